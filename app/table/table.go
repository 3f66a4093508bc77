// Package table is the shell around any game: the question, the board, the list of everything that may be done, the other
// players, the log, the score and the way back. A game gives it words and a board through package face; without a board
// the list of actions alone plays it.
//
// Nothing here decides what is legal: every control carries an action of the view and the revision it was drawn for, and
// the session refuses another revision.
package table

import (
	"strconv"
	"strings"
	"time"

	"tabard/app/face"
	"tabard/app/lingo"
	"tabard/app/session"
	"tabard/engines/game"
)

// Table is one game on the page.
type Table struct {
	Face    *face.Face
	Machine Machine
	View    session.View
	Watched bool // the table is only looked at: see Watch
	Acts    Actions
	Pace    Pace
	Confirm Confirm
	Theme   string // of the page, for the menu: "auto", "light" or "dark"
	Outcome Outcome

	// Open names the sheet that covers the table: "", "log", "score", "rules", "players", "menu", "help", "seat:2", or "piece:" and the
	// ref of the piece that it explains; or what lies on the board, "scenes:7:0".
	Open string
	// Explain says that a press on a piece explains it instead of using it.
	Explain bool
	// Hasty says that somebody waits for what a press does: the list of actions and the log may stay as they were.
	Hasty bool
	keys  [parts]string // by which the parts were drawn last

	// Toast is a short message, gone after a while. ToastN tells equal ones apart.
	Toast  string
	ToastN int
	// Report is what went wrong in the program, empty if nothing did.
	Report string
	// Say and Alert are the texts of the polite and the assertive live region.
	Say, Alert string

	// Past is set at a table that looks back over the game of another.
	Past *Past

	effects   []Effect // that this Update will return
	overtakes uint32   // the revision of the write after which the table is to be played at; 0 for none
	pause     pause
	ending    bool // the end of the game has not been told yet

	counting bool // the score is being counted
	points   []session.Point
	courseOf uint32        // the revision that points are of
	back     *Table        // looks back over the game; nil while the present is shown
	armed    game.Action   // an action that was pressed once and wants a second press; none if there is none
	piece    face.Ref      // piece whose several actions the bar shows
	with     face.Ref      // piece that was chosen before it, and has a part in all of them
	over     pointed       // what the pointer or the focus rests on
	only     string        // heading of the one group that the list shows; empty for all
	slide    int           // which of the numbers asked for is chosen
	ticker   Tick          // what happened last
	deeds    []string      // what the viewer has just done, in words; not said yet
	asked    string        // the question as it was said last
	flash    []face.Ref    // pieces that changed last
	moves    []moved       // what travelled then
	before   *session.View // the table as it is shown while what has just happened is watched; nil for as it is
	flashN   int
	log      logCache
	reviewed review // the look back at the whole game
	works    int    // how often a bot has set to work
	atWork   bool   // one is at work
	slow     bool   // it has been at work long enough to say so
	wholeLog bool
	trail    []step        // the sheets that led to the open one, the nearest last
	ruleAt   string        // the paragraph that the rules were opened at
	byAim    bool          // the list of actions stands in the order of what they are good for
	lingered time.Duration // how long the turn of the bot at work has been shown
	worth    bool          // something has happened since the last pause that is more than a detail
	area     int           // which of the board's areas is looked at, where there is no room for all
	areasLit []int         // in how many ways each area can be used
	lesson   lesson        // where the guided first game is
	advice   advice
	aside    bool // the result has been put aside to look at the board
}

// Tick is the last thing that happened, in words.
type Tick struct {
	Who  game.Player
	Text string
}

// New makes the table of a session that has just been made or opened. Its first effects are for Start.
func New(f *face.Face, m Machine, pace Pace) *Table {
	t := &Table{Face: f, Pace: pace, Machine: m, ticker: Tick{Who: game.Nobody}}
	t.refresh()
	return t
}

// refresh shows the present of the session, if it is another one.
func (t *Table) refresh() {
	old, v := t.View, t.seen()
	if t.View = v; v.Rev == old.Rev && old.Def != nil {
		t.waiting()
		return
	}
	t.show(&old)
}

// seen is what the session shows to whoever sits at the table.
func (t *Table) seen() session.View {
	v := t.Machine.View()
	if t.Watched {
		v = looking(v)
	}
	return v
}

// show works out what follows from the view, after what was shown before: the zero view if that was nothing.
func (t *Table) show(old *session.View) {
	v := t.View
	if t.study(); t.lesson.mine {
		v.Suggested = t.lesson.next
	}
	t.Acts = ActionsOf(t.Face, v)
	t.Acts.lesson = t.lesson.mine
	t.bring()
	t.armed, t.piece, t.with, t.only = none, "", "", ""
	if t.Open == warnSheet {
		t.Open, t.trail = "", nil
	}
	t.over = pointed{}
	t.slide = t.slideStart()
	t.waiting()
	taken := rewound(old, &v)
	if taken {
		t.ticker = t.lastTold()
		if entry, _, ok := t.scene(); ok && entry >= len(v.Log) { // of what is no longer so there is nothing to watch
			t.Open = ""
		}
	}
	if old.Over && !v.Over && t.Past == nil {
		t.Outcome = Outcome{}
		t.emit(Reopened{})
	}
	mine := !v.Over && !v.Covered && v.Turn == v.Viewer && v.Viewer != game.Nobody && !t.Watched
	was := !old.Covered && old.Turn == old.Viewer && old.Def != nil
	deeds, asked := t.deeds, t.asked
	if t.deeds, t.asked = nil, ""; mine {
		t.asked = t.PromptText()
	}
	switch {
	case v.Covered:
		// What was said or shown to the one is not for the next.
		t.Open, t.Toast, t.ticker, t.flash, t.wholeLog = "", "", Tick{Who: game.Nobody}, nil, false
		t.moves, t.before = nil, nil
		t.Explain, t.trail = false, nil
		t.Say, t.Alert = "", lingo.T("say.cover", t.Name(v.CoverFor))
	case mine && t.lesson.on:
		t.Say = again(t.Say, t.LessonText())
	case mine && !was && v.Window:
		t.Alert = again(t.Alert, lingo.T("say.window", t.PromptText()))
	case mine && !was:
		t.Alert = again(t.Alert, lingo.T("say.yourturn", t.PromptText()))
		if d := t.Digest(); len(d) > 0 {
			t.Say = again(t.Say, lingo.T("say.since", strings.Join(texts(d), ". ")))
		}
	case v.Called && (!old.Called || v.Prompt != old.Prompt):
		t.Alert = again(t.Alert, lingo.T("say.called", t.Name(v.Turn), t.calledFor()))
	case mine && taken:
		t.Say = again(t.Say, lingo.T("say.back", t.asked))
	case mine && t.asked != asked:
		t.Say = again(t.Say, face.Sentences(append(deeds, t.asked)...))
	case v.Over:
		t.deeds = deeds // tellEnd tells them
	case len(deeds) > 0 && t.before == nil:
		t.Say = again(t.Say, face.Sentences(deeds...))
	}
}

// rewound says that of what one view knew to have happened the next one of the same game does not.
func rewound(old, v *session.View) bool {
	n := len(v.Log)
	return old.Def != nil && (n < len(old.Log) || n > 0 && n == len(old.Log) && len(v.Log[n-1].Events) < len(old.Log[n-1].Events))
}

// waiting notes when a bot sets to work, and says so if that takes long.
func (t *Table) waiting() {
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
	t.flash, t.moves = t.flash[:0:0], t.moves[:0:0]
	t.flashN++
	for _, e := range entries {
		var deeds, details []string // the viewer's own
		for _, ev := range e.Events {
			l := t.note(v, ev)
			own := ev.Who == e.Who && e.Who == v.Viewer
			switch {
			case l.Text == "":
				continue
			case own && l.Minor:
				details = append(details, l.Text)
			case own:
				deeds = append(deeds, l.Text)
			}
			if !l.Minor {
				if ev.Who != t.ticker.Who {
					t.lingered = 0
				}
				t.worth = true
				t.ticker = Tick{Who: ev.Who, Text: l.Text}
			}
		}
		if deeds == nil { // details are told where there is nothing else
			deeds = details
		}
		t.deeds = append(t.deeds, deeds...)
	}
	t.follow()
	t.showScenes(v, entries)
}

// Piece is the piece whose choices the bar shows, or empty.
func (t *Table) Piece() face.Ref { return t.piece }

// Tell shows a short message.
func (t *Table) Tell(text string) {
	t.Toast = text
	t.ToastN++
	t.Say = again(t.Say, text)
}

// Repeat says once more what others have done since the viewer's last decision, and what is asked.
func (t *Table) Repeat() {
	if s, _, _ := t.watched(); t.before != nil {
		t.Say = again(t.Say, face.Sentences(s.Title, s.Text))
		return
	}
	text := face.Sentences(t.LessonText(), t.PromptText())
	if t.View.Over {
		text = t.EndText()
	}
	if d := t.Digest(); len(d) > 0 {
		text = lingo.T("say.since", strings.Join(texts(d), ". ")) + ". " + text
	}
	t.Say = again(t.Say, text)
}

// Speak says something to those who listen, and shows nothing.
func (t *Table) Speak(text string) { t.Say = again(t.Say, text) }

// again alters a text that equals the one before, so that a live region reads it out once more.
func again(old, text string) string {
	if old == text {
		return text + "\u00a0"
	}
	return text
}

// PromptText is the whole question as one text.
func (t *Table) PromptText() string {
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

// Name is what the seat is called at this table.
func (t *Table) Name(p game.Player) string {
	if p < 0 || int(p) >= len(t.View.Seats) {
		return lingo.T("table.nobody")
	}
	if n := t.View.Seats[p].Name; n != "" {
		return n
	}
	return lingo.T("table.seat", strconv.Itoa(int(p)+1))
}

// Headline is the end of the game in one sentence, or where it stands.
func (t *Table) Headline() string {
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
