package table

import (
	"strconv"

	"github.com/maxence-charriere/go-app/v10/pkg/app"

	"tabard/app/session"
	"tabard/app/ui"
	apart "tabard/app/words/post"
	say "tabard/app/words/shell"
	"tabard/engines/game"
)

// A table by link shows first what has come with the letters since it was last looked at: a look back that goes on by itself from there to the
// present, with the draws of the present letter. The person can step in it, or leave it, like any other.

// cameFrom is the first entry of the log that a session announces when it opens a letter; 0 for none, or for the beginning of the game.
func cameFrom(effects []session.Effect) int {
	for _, e := range effects {
		if a, ok := e.(session.Announce); ok && len(a.Entries) > 0 {
			return a.Entries[0].Index
		}
	}
	return 0
}

// catchUp shows what has come with a letter.
func catchUp(t *Table) {
	from := t.waits.came
	if t.View.Letter == 0 || t.Watched || t.Pace == Instant || from == 0 || from >= len(t.View.Log) {
		t.waits.came = 0
		return
	}
	t.lookBack(from - 1)
	if b := t.back; b != nil && b.past.place() < b.past.last() {
		b.past.playing, b.past.catches = true, true
		b.past.roll()
		return
	}
	t.toPresent()
}

// keep asks for how a table by link stands to be written.
func (t *waits) keep(rev uint32) { t.emit(Keep{rev, t.came == 0}) }

// offerLetter has the sending of a letter that has ended offered: at once, or after the scenes of its last answer and the counting of the score,
// which a dialog would cover. Whose answer was taken back meanwhile writes on.
func offerLetter(t *Table) {
	if !t.waits.posts || t.before != nil || t.waits.ending || t.score.counting.on {
		return
	}
	t.waits.posts = false
	if t.rests() || t.View.Over {
		t.emit(Letter{})
	}
}

// letterMark says in the head of the table which letter it stands at, and that all of it is proved; it offers the letter to be sent.
func (t *common) letterMark() app.UI {
	n := strconv.Itoa(t.View.Letter)
	return app.Button().Type("button").Class("letter-mark").Hidden(t.View.Letter == 0).DataSet("do", "letter").DataSet("arg", t.View.ID).
		Aria("label", apart.StripAbout(n)).Body(ui.Pic("check"), app.Text(apart.StripLetter(n)), ui.Span("letter-proved", apart.StripProved.String()))
}

// rests says that a table waits for the letter of somebody else.
func (t *common) rests() bool { return t.View.Letter > 0 && t.View.Next != game.Nobody && !t.View.Over }

// restCells are what can be done while a table waits for the letter of somebody else: to send once more, and to look back.
func (t *common) restCells() []cell {
	back := wordCell("lookback", "", "", "clock", say.MenuLookback.String())
	if t.Watched { // a letter that is only looked at, or one that another tab sends
		return []cell{back}
	}
	return []cell{wordCell("letter", t.View.ID, "btn-wax", "share", apart.ListSend.String()), back}
}
