package library

import (
	"errors"
	"strconv"
	"strings"
	"time"

	"github.com/maxence-charriere/go-app/v10/pkg/app"

	"tabard/app/house"
	"tabard/app/ui"
	say "tabard/app/words/shell"
	"tabard/web/store"
)

// intake takes files in, one after the other and each in steps, between which the page answers. A file of more than one step shows its
// progress in a dialog; closing the dialog stops it.
type intake struct {
	lib   *Library
	files [][]byte // that wait
	file  *store.Intake
	lost  string // what is told of games of the file that neither the storage nor the journal keeps; empty for none
	lostN int    // how many they are
}

// take takes a file in after those that came before it.
func (s *intake) take(data []byte) {
	s.files = append(s.files, data)
	if s.file == nil {
		s.next()
	}
}

// next takes in the waiting files up to the first that needs more than one step.
func (s *intake) next() {
	for len(s.files) > 0 && s.file == nil {
		data := s.files[0]
		s.files = s.files[1:]
		file, err := s.lib.house.Shelf.Intake(data)
		if err != nil {
			s.lib.house.Tell(takenText(store.Taken{}, err))
			continue
		}
		s.file, s.lost, s.lostN = file, "", 0
		if house.Sliced(file.Step) {
			s.end()
		} else {
			s.lib.ask(house.Dialog{Kind: "intake"})
			s.wait()
		}
	}
}

// StepRest is how long the intake rests after each slice, in which the browser draws and hears of a press.
const StepRest = 4 * time.Millisecond

// wait shows the progress, and goes on after StepRest.
func (s *intake) wait() {
	s.lib.house.Dialog.At, s.lib.house.Dialog.Size = s.file.Progress()
	visits := s.lib.house.Visits
	s.lib.house.After(StepRest, func() {
		switch {
		case s.lib.house.Visits != visits: // another screen is shown, and has closed the dialog
			s.lib.ask(house.Dialog{Kind: "intake"})
			s.wait()
		case s.lib.house.Dialog.Kind != "intake":
			s.files = nil
			s.end()
		case house.Sliced(s.file.Step):
			s.lib.house.Dialog = house.Dialog{}
			s.end()
			s.next()
		default:
			s.wait()
		}
	})
}

// Unkept tells the player that so many games are on this page alone, and why: at once, or at the end of the file that is being taken in.
func (l *Library) Unkept(n int, err error) {
	s := &l.intake
	s.lostN += n
	s.lost = say.SavesUnkept(s.lostN, house.Problem(err))
	if s.file == nil {
		l.house.Tell(s.lost)
	}
}

// end finishes the file, tells the player what it gave, and has the lists read.
func (s *intake) end() {
	taken, err := s.file.End()
	s.file = nil
	s.lib.Reload()
	s.lib.house.Tell(strings.TrimSpace(takenText(taken, err) + " " + s.lost))
}

// intakeBody is the dialog of a file of which at of so many bytes are done with.
func intakeBody(at, of int) app.UI {
	text := say.IntakeAt(strconv.Itoa(at * 100 / max(of, 1)))
	return app.Div().Body(
		ui.Say(say.IntakeText.String()),
		app.Progress().Max(of).Value(at).Aria("label", text),
		ui.Para("hint", text),
		ui.Box("row", ui.WordButton("close", "", "btn-wax", "", say.IntakeStop)))
}

// takenText tells what a file gave.
func takenText(taken store.Taken, err error) string {
	var said []string
	if n := len(taken.Games) - taken.Here; n > 0 || err == nil && taken.Here+taken.Rounds+taken.Results+taken.Known+taken.Aside+taken.Left == 0 {
		said = append(said, say.SavesTaken(n))
	}
	if taken.Here > 0 {
		said = append(said, say.SavesHere(taken.Here))
	}
	if taken.Rounds > 0 {
		said = append(said, say.SavesFromrounds(taken.Rounds))
	}
	if taken.Results > 0 {
		said = append(said, say.RecordsTaken(taken.Results))
	} else if taken.Known > 0 && len(taken.Games) == 0 {
		said = append(said, say.RecordsKnown.String())
	}
	unread := taken.Aside + taken.Left
	switch {
	case err == nil:
	case errors.Is(err, store.ErrStopped):
		said = append(said, say.SavesStopped.String())
	case errors.Is(err, store.ErrFull) && len(said) > 0:
		said = append(said, say.SavesNoroom.String())
	case len(said) == 0:
		said = append(said, say.SavesRefused(house.Problem(err)))
	case unread > 0: // told below
	case errors.Is(err, store.ErrResult) && len(taken.Games) > 0:
		said = append(said, say.RecordsSomebad(house.Problem(err)))
	default:
		said = append(said, say.SavesSomebad.String())
	}
	if taken.Again > 0 {
		said = append(said, say.SavesAgain(taken.Again))
	}
	if taken.Aside > 0 {
		said = append(said, say.SavesAside(taken.Aside))
	}
	if taken.Left > 0 {
		said = append(said, say.SavesLeft(taken.Left))
	}
	return strings.Join(said, " ")
}
