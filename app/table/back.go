package table

import (
	"strconv"
	"strings"
	"time"

	"tabard/app/lingo"
	"tabard/app/session"
	"tabard/engines/game"
	"tabard/engines/save"
	"tabard/web/page"
)

// Past is what a table has that looks back over a game: see LookBack.
type Past struct {
	Live *Table // the table of the present

	past    *session.Past
	steps   []int  // the entries of the log that have words, oldest first: all that can be looked at
	heard   string // what the table of the present last said aloud
	rev     uint32 // of the present that the steps are of
	playing bool
	plays   int // how many steps were waited for
}

// Shown is the table that is drawn and played at: the one that looks back over the game, if there is one, or this one.
func (t *Table) Shown() *Table {
	if t.back != nil {
		return t.back
	}
	return t
}

// present is the table of the present.
func (t *Table) present() *Table {
	if t.Past != nil {
		return t.Past.Live
	}
	return t
}

// lookBack looks back over the game, from an entry of its log on, or says that nothing is to be seen. That changes nothing of the game:
// bots wait until the present is shown again, as far as they are waited for.
func (t *Table) lookBack(entry int) {
	past := t.Machine.LookBack(entry)
	if t.back = nil; past == nil {
		t.Tell(lingo.T("back.nothing"))
		return
	}
	b := &Table{
		Face: t.Face, Pace: t.Pace, Theme: t.Theme, Outcome: t.Outcome, area: t.area, flashN: t.flashN, ticker: Tick{Who: game.Nobody},
		Machine: past, Watched: true,
		Past: &Past{Live: t, past: past, heard: t.Alert, rev: t.View.Rev},
	}
	t.Open, t.back = "", b
	b.Past.list(b)
	b.toStep(b.Past.place(), false)
	t.emit(Page{page.Focus{Selector: "#back"}})
}

// toPresent ends a look back: the table of the present goes on.
func (t *Table) toPresent() {
	b := t.back
	if b == nil {
		return
	}
	t.back, t.flash, t.moves, t.flashN = nil, nil, nil, b.flashN
	if t.View.Over {
		t.emit(Page{page.Focus{Selector: "#bar [data-do=lookback]"}})
	} else {
		t.emit(Page{page.Focus{Selector: "#prompt"}})
	}
}

// sync lets the look back follow the present, which may have gone on, and ends it where nobody may look back any more.
func (t *Table) sync() {
	if t.back != nil && !t.back.follows(t) {
		t.toPresent()
		t.settle()
		t.release()
	}
}

// list notes what can be looked at: where the game began, and every entry with words.
func (b *Past) list(t *Table) {
	b.steps = b.steps[:0]
	for i, e := range b.past.Log() {
		if i == 0 || len(t.log.words(t.Face, t.Machine.View(), e)) > 0 {
			b.steps = append(b.steps, i)
		}
	}
}

// place is which of the steps is looked at: an entry without words shows what the one before it tells.
func (b *Past) place() int {
	i := b.last()
	for i > 0 && b.steps[i] > b.past.Entry() {
		i--
	}
	return i
}

// last is the newest step.
func (b *Past) last() int { return len(b.steps) - 1 }

// ends says that a turn ends with a step, or the game.
func (b *Past) ends(i int) bool {
	if i <= 0 || i >= b.last() {
		return true
	}
	log := b.past.Log()
	now, next := log[b.steps[i]], log[b.steps[i+1]]
	return now.Who != next.Who || now.Action.Kind == game.EndTurn
}

// turn is the step at which the turn before or after that of step i ended.
func (b *Past) turn(i, way int) int {
	for i += way; i > 0 && i < b.last() && !b.ends(i); i += way {
	}
	return max(0, min(i, b.last()))
}

func (b *Past) pause() { b.playing = false }

// toStep shows a step, with its pieces marked; they travel as in play if the game is followed step by step.
func (t *Table) toStep(i int, follow bool) {
	b := t.Past
	i = max(0, min(i, b.last()))
	if !b.past.To(b.steps[i]) {
		return
	}
	t.refresh()
	t.flash, t.moves = t.flash[:0:0], t.moves[:0:0]
	t.flashN++
	for _, e := range t.entry().Events {
		t.note(t.View, e)
	}
	for _, r := range t.flash {
		t.lookAt(r)
	}
	if !follow {
		t.moves = nil
	}
}

// entry is what is looked at.
func (t *Table) entry() session.Entry { return t.View.Log[len(t.View.Log)-1] }

// told is what the entry tells, without details unless there is nothing else.
func (t *Table) told() []LogLine {
	all := t.log.words(t.Face, t.View, t.entry())
	var main []LogLine
	for _, l := range all {
		if !l.Minor {
			main = append(main, l)
		}
	}
	if main == nil {
		main = all
	}
	return folded(main)
}

// Caption is the step in sentences.
func (t *Table) Caption() string {
	text := strings.Join(texts(t.told()), ". ")
	if text == "" {
		return lingo.T("back.begins")
	}
	return text
}

// Where is the step as a place in the game: "Year 2 of 5, Alison, step 40 of 212".
func (t *Table) Where() string {
	return lingo.T("back.where", t.turnline(), t.doer(), t.stepText())
}

func (t *Table) stepText() string {
	return lingo.T("back.step", strconv.Itoa(t.Past.place()), strconv.Itoa(t.Past.last()))
}

// doer is whose step it is.
func (t *Table) doer() string {
	if p := t.entry().Who; p != game.Nobody {
		return t.Name(p)
	}
	return lingo.T("log.setup")
}

// follows takes the present into a look back, and says whether one may still look back.
func (t *Table) follows(live *Table) bool {
	b := t.Past
	if live.View.Rev == b.rev {
		return true
	}
	if b.rev = live.View.Rev; live.View.Covered || !b.past.To(b.past.Entry()) {
		return false
	}
	b.list(t)
	t.refresh()
	if live.Alert != b.heard {
		b.heard, t.Alert = live.Alert, live.Alert
	}
	return true
}

// PlaysOn says that the game can be played on from the step that is looked at.
func (t *Table) PlaysOn() bool { return t.Past != nil && !t.View.Over }

// Copy is the game as it stood at the step that is looked at: see session.Copy.
func (t *Table) Copy() (g save.Game, title string) {
	return t.Past.past.Copy(), lingo.T("back.copy", strconv.Itoa(t.Past.place()))
}

// What a person asks of a look back.
type (
	// LookBack looks back over the game from an entry of its log on. Below zero it is from the beginning of a game that is over, and from
	// the present of another one.
	LookBack struct{ Entry int }
	// Present ends that.
	Present struct{}
	// LookAt goes to a step, dragged there on the slider, whose own value is spoken.
	LookAt struct{ Step int }
	// Walk goes so many steps on, or to where so many turns on one ended; what is negative goes back.
	Walk struct{ Steps, Turns int }
	// Roll plays the game step by step, or stops there.
	Roll struct{}
)

func (m LookBack) do(t *Table) {
	t = t.present()
	if m.Entry < 0 && !t.View.Over {
		m.Entry = len(t.View.Log)
	}
	t.lookBack(m.Entry)
}

func (Present) do(t *Table) { t.present().toPresent() }

func (m LookAt) do(t *Table) {
	if t.Past != nil && m.Step >= 0 && m.Step != t.Past.place() {
		t.Past.pause()
		t.toStep(m.Step, false)
		t.Speak(t.Caption())
	}
}

func (m Walk) do(t *Table) {
	if t.Past == nil {
		return
	}
	t.Past.pause()
	i := t.Past.place() + m.Steps
	if m.Turns != 0 {
		i = t.Past.turn(i, m.Turns)
	}
	t.toStep(i, m.Steps == 1)
	t.Speak(t.Where() + ". " + t.Caption())
}

func (m Roll) do(t *Table) {
	b := t.Past
	switch {
	case b == nil:
	case b.playing:
		b.pause()
	default:
		if b.place() == b.last() {
			t.toStep(0, false)
		}
		b.playing = true
		t.roll()
	}
}

// quickest is how long each step stays where bots play without a pause.
const quickest = 250 * time.Millisecond

// roll takes the next step after a while: twice as long as a bot's action is shown, since it is there to be read.
func (t *Table) roll() {
	t.Past.plays++
	t.emit(After{max(2*t.Pace.Pause(), quickest), stepOver{t.Past.plays}})
}

// stepOver goes on to the next step, if that is still the one that is waited for.
func (t *Table) stepOver(n int) {
	b := t.Past
	if !b.playing || n != b.plays {
		return
	}
	if t.Open != "" { // something else is being read
		b.pause()
		return
	}
	t.toStep(b.place()+1, true)
	t.Speak(t.Caption())
	if b.place() == b.last() {
		b.pause()
		return
	}
	t.roll()
}
