// Package table is the shell around any game: the question, the board, the list of everything that may be done, the other
// players, the log, the score and the way back. A game gives it words and a board through package face; without a board
// the list of actions alone plays it.
//
// Nothing here decides what is legal: every control carries an action of the view and the revision it was drawn for, and
// the session refuses another revision.
package table

import (
	"slices"
	"strconv"
	"strings"
	"time"

	"tabard/app/face"
	"tabard/app/session"
	say "tabard/app/words/shell"
	"tabard/engines/game"
)

// Tick is the last thing that happened, in words.
type Tick struct {
	Who  game.Player
	Text string
}

// refresh takes the view of the session and, if its revision is a new one, shows it.
func (t *Table) refresh() {
	old, v := t.View, t.seen()
	if t.View = v; v.Rev == old.Rev && old.Def != nil {
		t.waits.waiting()
		return
	}
	t.show(&old)
}

// seen is the view of the session, without what those who only look on must not use.
func (t *common) seen() session.View {
	v := t.Machine.View()
	if t.Watched {
		v = looking(v)
	}
	return v
}

// show works out everything that follows from the view: the actions, the lesson, the texts. old is the view that was shown before; the zero
// view if none was.
func (t *Table) show(old *session.View) {
	v := t.View
	taught := t.Tutor.lesson.mine
	if t.Tutor.study(); t.Tutor.lesson.mine {
		v.Suggested = t.Tutor.lesson.next
	}
	if taught && t.Tutor.lesson.done && !v.Over {
		t.Sheets.open(learntSheet)
	}
	t.Choice.Acts = ActionsOf(t.Face, v)
	t.Choice.Acts.lesson = t.Tutor.lesson.mine
	t.Stage.bring()
	t.Choice.leave()
	t.Choice.only = ""
	if t.Sheets.opened == warnSheet {
		t.Sheets.Close()
	}
	t.Choice.pointed = pointed{}
	t.Choice.slide = t.Choice.slideStart()
	t.waits.waiting()
	taken := rewound(old, &v)
	if taken {
		t.Stage.ticker = t.Chronicle.lastTold()
		if entry, _, ok := t.Sheets.scene(); ok && entry >= len(v.Log) { // of what is no longer so there is nothing to watch
			t.Sheets.Close()
		}
	}
	if old.Over && !v.Over && !t.looksBack {
		t.Outcome = Outcome{}
		t.emit(Reopened{})
	}
	mine := !v.Over && !v.Covered && v.Turn == v.Viewer && v.Viewer != game.Nobody && !t.Watched
	was := !old.Covered && old.Turn == old.Viewer && old.Def != nil
	deeds, asked := t.Voice.deeds, t.Voice.asked
	if t.Voice.deeds, t.Voice.asked = nil, ""; mine {
		t.Voice.asked = t.PromptText()
	}
	switch {
	case v.Covered:
		// What was said or shown to the one is not for the next.
		t.Sheets.Close()
		t.Voice.hush()
		t.Stage.ticker, t.Stage.flash, t.Stage.moves, t.before = Tick{Who: game.Nobody}, nil, nil, nil
		t.Chronicle.wholeLog, t.Choice.explaining = false, false
		t.Voice.Alert(say.SayCover(t.Name(v.CoverFor)))
	case mine && t.Tutor.lesson.on:
		t.Voice.Speak(t.Tutor.LessonText())
	case mine && !was && v.Window:
		t.Voice.alarm(say.SayWindow(t.PromptText()))
	case mine && !was:
		// One text, and one that waits until others are heard: what has led to the question comes before it.
		t.Voice.Speak(face.Sentences(append(t.opened(t.digest(t.since())), say.SayYourturn(t.Voice.asked))...))
	case v.Called && (!old.Called || v.Prompt != old.Prompt):
		t.Voice.alarm(say.SayCalled(t.Name(v.Turn), t.calledFor()))
	case mine && taken:
		t.Voice.Speak(say.SayBack(t.Voice.asked))
	case mine && t.Voice.asked != asked:
		t.Voice.Speak(face.Sentences(append(deeds, t.Voice.asked)...))
	case v.Over:
		t.Voice.deeds = deeds // tellEnd tells them
	case len(deeds) > 0 && t.before == nil:
		t.Voice.Speak(face.Sentences(deeds...))
	}
}

// rewound says that the new view of a game lacks events that the old view had: somebody has taken a decision back.
func rewound(old, v *session.View) bool {
	n := len(v.Log)
	return old.Def != nil && (n < len(old.Log) || n > 0 && n == len(old.Log) && len(v.Log[n-1].Events) < len(old.Log[n-1].Events))
}

// waiting notes when a bot starts to think, and asks for a message that tells if it thinks for long.
func (t *waits) waiting() {
	if !t.View.Thinking || t.View.Window { // how long a bot looks at its hand in a window is nobody's business
		t.slow, t.atWork = false, false
		return
	}
	if !t.atWork {
		t.atWork = true
		t.works++
		t.emit(After{thinkingAfter, botIsSlow{t.works}})
	}
}

// thinkingAfter is how long a bot may be at work before the table says that it thinks.
const thinkingAfter = 300 * time.Millisecond

func (t *Table) announced(entries []session.Entry) {
	v := t.Machine.View()
	t.Stage.flash, t.Stage.moves = t.Stage.flash[:0:0], t.Stage.moves[:0:0]
	t.Stage.flashN++
	for _, e := range entries {
		var deeds, details []string // the viewer's own
		mine, untold := e.Who == v.Viewer && e.Who != game.Nobody, t.shows(v, e)
		for i, ev := range e.Events {
			l := t.Stage.note(v, ev)
			own := mine && ev.Who == e.Who && i < untold
			switch {
			case l.Text == "":
				continue
			case own && l.Minor:
				details = append(details, l.Text)
			case own:
				deeds = append(deeds, l.Text)
			}
			if !l.Minor {
				if ev.Who != t.Stage.ticker.Who {
					t.waits.lingered = 0
				}
				t.waits.worth = true
				t.Stage.ticker = Tick{Who: ev.Who, Text: l.Text}
			}
		}
		if deeds == nil { // details are told where there is nothing else
			deeds = details
		}
		t.Voice.deeds = append(t.Voice.deeds, deeds...)
		if mine { // and what has come of it for others
			t.Voice.deeds = append(t.Voice.deeds, t.digest(t.tell(v, []session.Entry{e}))...)
		}
	}
	t.Stage.follow()
	t.Stage.showScenes(v, entries)
}

// Piece is the piece whose choices the bar shows, or empty.
func (t *choice) Piece() face.Ref { return t.piece }

// Continue takes over the open sheet and the spoken texts of an older table of the same game.
func (t *Table) Continue(old *Table) {
	t.Sheets.open(old.Sheets.opened)
	t.Voice.repeat(old.Voice)
}

// Repeat tells once more what has happened since the viewer's last decision, and then the question or the end of the game: one sentence each
// time, in a circle. Unlike the digest it leaves no deed out.
func (t *Table) Repeat() {
	if s, _, _ := t.Stage.watched(); t.before != nil {
		t.Voice.Speak(face.Sentences(s.Title, s.Text))
		return
	}
	sentences := t.opened(t.whole(t.since()))
	if t.View.Over {
		end := t.score.ending()
		first := min(2, len(end)) // that the game is over, and who wins
		sentences = slices.Concat(sentences, []string{face.Sentences(end[:first]...)}, end[first:], t.Aftermath())
	} else {
		sentences = append(sentences, face.Sentences(t.Tutor.LessonText(), t.PromptText()))
	}
	t.Voice.Speak(sentences[t.Voice.next(t.View.Rev)%len(sentences)])
}

// PromptText is the whole question in sentences.
func (t *common) PromptText() string {
	if t.View.State == nil || t.View.Over {
		return t.Headline()
	}
	p := t.Face.Prompt(t.View)
	text := sentence(p.Text, p.Why)
	if p.Left == "" {
		return text
	}
	if !strings.HasSuffix(text, "?") && !strings.HasSuffix(text, ".") {
		text += "."
	}
	return sentence(text, p.Left)
}

// Name is the name of a seat at this table.
func (t *common) Name(p game.Player) string {
	if p < 0 || int(p) >= len(t.View.Seats) {
		return say.TableNobody.String()
	}
	if n := t.View.Seats[p].Name; n != "" {
		return n
	}
	return say.TableSeat(strconv.Itoa(int(p) + 1))
}

// Headline tells in one sentence how the game ended, or where it stands.
func (t *common) Headline() string {
	v := t.View
	if t.before != nil {
		v = *t.before
	}
	if !v.Over {
		return t.Face.Turnline(v)
	}
	if len(v.Seats) == 1 {
		return t.soloHeadline()
	}
	return t.victory()
}
