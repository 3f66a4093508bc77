package table

import (
	"strconv"
	"strings"
	"time"
	"unicode/utf8"

	"tabard/app/session"
	say "tabard/app/words/shell"
	"tabard/engines/game"
	"tabard/engines/save"
	"tabard/web/page"
)

// Past is what a table has that looks back over a game: see LookBack.
type Past struct {
	live *Table // the table of the present
	t    *Table // on which the past is shown
	past *session.Past

	steps   []int  // the entries of the log that have words, oldest first: all that can be looked at
	heard   string // what the table of the present last said aloud
	rev     uint32 // of the present that the steps are of
	playing bool
	plays   int  // how many steps were waited for
	catches bool // it shows what has come with a letter, and ends with the present
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
	if t.past != nil {
		return t.past.live
	}
	return t
}

// lookBack starts a look back over the game at an entry of its log, or tells the player that there is nothing to see. It does not change
// the game. Bots finish the decision that they are at and then wait until the table shows the present again.
func (t *Table) lookBack(entry int) {
	past := t.Machine.LookBack(entry)
	if t.back = nil; past == nil {
		t.Voice.Tell(say.BackNothing.String())
		return
	}
	c := *t.common
	c.Machine, c.View, c.before, c.Watched, c.looksBack = past, session.View{}, nil, true, true
	b := assemble(&c)
	b.Stage.zone.at, b.Stage.own.at, b.Stage.flashN = t.Stage.zone.at, t.Stage.own.at, t.Stage.flashN
	b.past = &Past{live: t, t: b, past: past, heard: t.Voice.alerted, rev: t.View.Rev}
	t.Sheets.Close()
	t.back = b
	b.past.list()
	b.past.toStep(b.past.place(), false)
	t.emit(Page{page.Focus{Selector: "#back"}})
}

// toPresent ends a look back: the table of the present goes on.
func (t *Table) toPresent() {
	b := t.back
	if b == nil {
		return
	}
	t.back, t.Stage.flash, t.Stage.moves, t.Stage.flashN = nil, nil, nil, b.Stage.flashN
	if t.View.Letter > 0 && !t.Watched && t.waits.came > 0 {
		t.waits.came = 0
		t.waits.keep(t.View.Rev)
	}
	if t.View.Over {
		t.emit(Page{page.Focus{Selector: "#bar [data-do=lookback]"}})
	} else {
		t.emit(Page{page.Focus{Selector: "#prompt"}})
	}
}

// sync lets the look back follow the present, which may have gone on, and ends it where nobody may look back any more.
func (t *Table) sync() {
	if t.back != nil && !t.back.past.follows() {
		t.toPresent()
		t.settle()
		t.release()
	}
}

// Past is the look back that is shown on this table; nil if it shows the present.
func (t *Table) Past() *Past { return t.past }

// list notes what can be looked at: where the game began, and every entry with words.
func (b *Past) list() {
	t := b.t
	b.steps = b.steps[:0]
	for i, e := range b.past.Log() {
		if i == 0 || len(t.Chronicle.cache.words(t.Face, t.Machine.View(), e)) > 0 {
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
func (b *Past) toStep(i int, follow bool) {
	t := b.t
	i = max(0, min(i, b.last()))
	if !b.past.To(b.steps[i]) {
		return
	}
	t.refresh()
	t.Stage.mark(b.entry().Events)
	if !follow {
		t.Stage.moves = nil
	}
}

// entry is what is looked at.
func (b *Past) entry() session.Entry { return b.t.View.Log[len(b.t.View.Log)-1] }

// told is what the entry tells, without details unless there is nothing else.
func (b *Past) told() []LogLine {
	all := b.t.Chronicle.cache.words(b.t.Face, b.t.View, b.entry())
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
func (b *Past) Caption() string {
	text := strings.Join(texts(b.told()), ". ")
	if text == "" {
		return say.BackBegins.String()
	}
	return text
}

// headingFits is how many letters the place of the question holds on a small phone.
const headingFits = 90

// heading is the caption as far as there is room for it, one line at least. It counts the lines that are left out: they stand in the log.
func (b *Past) heading() string {
	caption, told := b.Caption(), texts(b.told())
	if len(told) < 2 || utf8.RuneCountInString(caption) <= headingFits {
		return caption
	}
	kept, n := told[0], 1
	for n < len(told)-1 && utf8.RuneCountInString(kept+told[n]) < headingFits {
		kept += ". " + told[n]
		n++
	}
	return say.SayMore(kept, len(told)-n)
}

// where is the step as a place in the game: "Year 2 of 5, Alison, step 40 of 212".
func (b *Past) where() string {
	return say.BackWhere(b.stepText(), b.doer(), b.t.turnline())
}

func (b *Past) stepText() string {
	return say.BackStep(strconv.Itoa(b.last()), strconv.Itoa(b.place()))
}

// doer is whose step it is.
func (b *Past) doer() string {
	if p := b.entry().Who; p != game.Nobody {
		return b.t.Name(p)
	}
	return say.LogSetup.String()
}

// follows takes the present into the look back, and says whether one may still look back.
func (b *Past) follows() bool {
	if b.live.View.Rev == b.rev {
		return true
	}
	if b.rev = b.live.View.Rev; b.live.View.Covered || !b.past.To(b.past.Entry()) {
		return false
	}
	b.list()
	b.t.refresh()
	if b.live.Voice.alerted != b.heard {
		b.heard = b.live.Voice.alerted
		b.t.Voice.Alert(b.heard)
	}
	return true
}

// PlaysOn says that the game can be played on from the step that is looked at.
func (b *Past) PlaysOn() bool { return !b.t.View.Over }

// Copy is the game as it stood at the step that is looked at: see session.Copy.
func (b *Past) Copy() (g save.Game, title string) {
	return b.past.Copy(), say.BackCopy(strconv.Itoa(b.place()))
}

// roll takes the next step after a while: twice as long as a bot's action is shown, since it is there to be read.
func (b *Past) roll() {
	b.plays++
	b.t.emit(After{max(2*b.t.Pace.Pause(), quickest), stepOver{b.plays}})
}

// quickest is how long each step stays where bots play without a pause.
const quickest = 250 * time.Millisecond

// stepOver goes on to the next step, if that is still the one that is waited for.
func (b *Past) stepOver(n int) {
	if !b.playing || n != b.plays {
		return
	}
	if b.catches && b.place() == b.last() {
		b.live.toPresent()
		return
	}
	if b.t.Sheets.opened != "" { // something else is being read
		b.pause()
		return
	}
	b.toStep(b.place()+1, true)
	b.t.Voice.Speak(b.Caption())
	if b.place() == b.last() && !b.catches {
		b.pause()
		return
	}
	b.roll()
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
	if b := t.past; b != nil && m.Step >= 0 && m.Step != b.place() {
		b.pause()
		b.toStep(m.Step, false)
		t.Voice.Speak(b.Caption())
	}
}

func (m Walk) do(t *Table) {
	b := t.past
	if b == nil {
		return
	}
	b.pause()
	i := b.place() + m.Steps
	if m.Turns != 0 {
		i = b.turn(i, m.Turns)
	}
	b.toStep(i, m.Steps == 1)
	t.Voice.Speak(b.where() + ". " + b.Caption())
}

// roll plays the game of a look back step by step, or stops there.
func roll(t *Table, _ string, _ uint32) {
	b := t.past
	switch {
	case b == nil:
	case b.playing:
		b.pause()
	default:
		if b.place() == b.last() {
			b.toStep(0, false)
		}
		b.playing = true
		b.roll()
	}
}
