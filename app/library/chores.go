package library

import (
	"strconv"
	"time"

	"github.com/maxence-charriere/go-app/v10/pkg/app"

	"tabard/app/house"
	"tabard/app/ui"
	"tabard/app/words"
	say "tabard/app/words/shell"
)

// chore is a piece of work that may be long.
type chore struct {
	kind     string              // of its dialog, in choreWords
	step     func() (done bool)  // does a little
	progress func() (at, of int) // how far it is
	end      func()              // after the last step, or once it is stopped
}

// chores are done one after the other, each in slices of the page's time, between which the page answers. One of more than one slice shows its
// progress in a dialog; closing the dialog stops it, and drops those that wait.
type chores struct {
	lib *Library
	all []chore
}

// add does a chore after those that came before it.
func (s *chores) add(c chore) {
	s.all = append(s.all, c)
	if len(s.all) == 1 {
		s.work()
	}
}

// does says that a chore of a kind is under way.
func (s *chores) does(kind string) bool { return len(s.all) > 0 && s.all[0].kind == kind }

// work does the chores up to the first that needs more than one slice.
func (s *chores) work() {
	for len(s.all) > 0 {
		c := s.all[0]
		if !house.Sliced(c.step) {
			s.lib.ask(house.Dialog{Kind: c.kind})
			s.wait(c)
			return
		}
		s.all = s.all[1:]
		c.end()
	}
}

// StepRest is how long a chore rests after each slice, in which the browser draws and hears of a press.
const StepRest = 4 * time.Millisecond

// wait shows how far a chore is, and goes on after StepRest.
func (s *chores) wait(c chore) {
	h := s.lib.house
	h.Dialog.At, h.Dialog.Size = c.progress()
	visits := h.Visits
	h.After(StepRest, func() {
		switch {
		case h.Visits != visits: // another screen is shown, and has closed the dialog
			s.lib.ask(house.Dialog{Kind: c.kind})
			s.wait(c)
		case h.Dialog.Kind != c.kind:
			s.all = nil
			c.end()
		case house.Sliced(c.step):
			h.After(StepRest, func() { // what its end costs, and to draw it, is a task of its own
				if h.Dialog.Kind == c.kind {
					h.Dialog = house.Dialog{}
				}
				s.all = s.all[1:]
				c.end()
				s.work()
			})
		default:
			s.wait(c)
		}
	})
}

// choreWords are the title of a chore's dialog, and what it says of stopping.
var choreWords = map[string][2]words.Text{
	"intake":    {say.IntakeTitle, say.IntakeText},
	"exporting": {say.ExportTitle, say.ExportText},
	"clearing":  {say.ClearTitle, say.ClearText},
	"restoring": {say.RestoreTitle, say.RestoreText},
}

// choreBody is the dialog of a chore.
func choreBody(d house.Dialog) (title string, body app.UI) {
	text := say.ChoreAt(strconv.Itoa(d.At * 100 / max(d.Size, 1)))
	return choreWords[d.Kind][0].String(), app.Div().Body(
		ui.Say(choreWords[d.Kind][1].String()),
		app.Progress().Max(d.Size).Value(d.At).Aria("label", text),
		ui.Para("hint", text),
		ui.Box("row", ui.WordButton("close", "", "btn-wax", "", say.ChoreStop)))
}
