package table

import (
	"strconv"
	"strings"

	"tabard/app/face"
	"tabard/app/session"
	"tabard/engines/game"
)

// Msg is something that a table is told: by the person here, by the program in effect.go. The set is closed: each carries itself out.
type Msg interface{ do(*Table) }

// What a person asks of a table by more than a control's name.
type (
	// Act is a press on an action, drawn for revision Rev.
	Act struct {
		Action game.Action
		Rev    uint32
	}
	// Press is a press on a piece. With Care a single action is only shown at first: the piece may be too small to be sure of.
	Press struct {
		Ref  face.Ref
		Rev  uint32
		Care bool
	}
	// Slide chooses one of the numbers asked for, by its place; with Speak it is spoken.
	Slide struct {
		To    int
		Speak bool
	}
	// Explain changes what a press on a piece does; Inspect explains one.
	Explain struct{}
	Inspect struct{ Ref face.Ref }
	// Open opens a sheet, Close closes it, Back goes back to the sheet before.
	Open  struct{ Sheet string }
	Close struct{}
	Back  struct{}
	// Rule opens the rules at a paragraph.
	Rule struct{ ID string }
	// Order is how the list of actions stands: by what they do, or by what they are good for.
	Order struct{ ByAim bool }
	// Escape takes back one step: see Table.escape.
	Escape struct{}
	// Play is for the session as it is.
	Play struct{ session.Msg }
	// Resume sets the bots going again.
	Resume struct{}
	// SetPace changes how long a bot's action stays on the screen.
	SetPace struct{ Pace Pace }
)

// control is a press on a control that names a verb.
type control struct {
	verb *verb
	arg  string
	rev  uint32
}

func (m control) do(t *Table) { m.verb.do(t, m.arg, m.rev) }

// verb is what a control asks for: its name, and what carries it out at a table with the argument and the revision that the control
// carries. A number that is none is -1, which no table has anything for.
type verb struct {
	name string
	do   func(t *Table, arg string, rev uint32)
}

// verbs are all that a table knows. The list is nothing but data: a map would be built when the program starts.
var verbs = [...]verb{
	{"act", func(t *Table, arg string, rev uint32) { t.hear(Act{actionOf(arg), rev}) }},
	{"piece", func(t *Table, arg string, rev uint32) { t.hear(Press{Ref: face.Ref(arg), Rev: rev}) }},
	{"leave", func(t *Table, _ string, _ uint32) { t.Choice.disarm() }}, // the first press on a choice
	{"unpiece", func(t *Table, _ string, _ uint32) { t.Choice.armed, t.Choice.piece, t.Choice.other = none, "", "" }},
	{"why", func(t *Table, arg string, _ uint32) { t.Choice.why(actionOf(arg)) }}, // a locked action
	{"todo", func(t *Table, arg string, _ uint32) { t.whyOpen(number(arg)) }},     // an item of the checklist
	{"only", func(t *Table, arg string, _ uint32) { t.Choice.only = arg }},        // one heading of the list; empty for all
	{"slide", func(t *Table, arg string, _ uint32) { t.hear(Slide{To: number(arg)}) }},
	{"step", func(t *Table, arg string, _ uint32) { t.hear(Slide{number(arg), true}) }},
	{"area", func(t *Table, arg string, _ uint32) { t.Stage.lookAtArea(number(arg)) }},
	{"aside", func(t *Table, _ string, _ uint32) { t.score.aside = !t.score.aside && t.Ended() }}, // the result, to see the board behind it
	{"explain", func(t *Table, _ string, _ uint32) { t.hear(Explain{}) }},
	{"inspect", func(t *Table, arg string, _ uint32) { t.hear(Inspect{face.Ref(arg)}) }},
	{"open", func(t *Table, arg string, _ uint32) { t.hear(Open{arg}) }},
	{"close", func(t *Table, _ string, _ uint32) { t.hear(Close{}) }},
	{"order", func(t *Table, arg string, _ uint32) { t.hear(Order{arg == "aims"}) }},
	{"scene", func(t *Table, arg string, _ uint32) { t.Stage.toScene(number(arg)) }},
	{"wholelog", func(t *Table, _ string, _ uint32) { t.Chronicle.wholeLog = !t.Chronicle.wholeLog }},
	{"undo", func(t *Table, _ string, _ uint32) { t.hear(Play{session.Undo{}}) }},
	{"cancel", func(t *Table, _ string, _ uint32) { t.hear(Play{session.Cancel{}}) }},
	{"restart", func(t *Table, _ string, _ uint32) { // of the turn
		t.Sheets.Close()
		t.hear(Play{session.RestartTurn{}})
	}},
	{"skip", func(t *Table, _ string, _ uint32) { t.hear(Play{session.Skip{}}) }},
	{"resume", func(t *Table, _ string, _ uint32) { t.hear(Resume{}) }},
	{"lift", func(t *Table, _ string, _ uint32) { t.hear(Play{session.Lifted{}}) }},
	{"handover", func(t *Table, _ string, _ uint32) { t.hear(Play{session.HandOver{}}) }},
	{"pass", func(t *Table, arg string, rev uint32) { t.hear(Play{session.Passes{Rev: rev, Rest: arg == "rest"}}) }},
	{"ask", func(t *Table, arg string, _ uint32) { // how a seat is asked in windows
		if seat, way, _ := strings.Cut(arg, ":"); t.seated(number(seat)) {
			t.hear(Play{session.SetAsk{Seat: game.Player(number(seat)), Ask: session.Ask(number(way))}})
		}
	}},
	{"awake", func(t *Table, arg string, _ uint32) { // ends an order to pass; how the seat is asked otherwise stays as it is
		if seat := number(arg); t.seated(seat) {
			t.hear(Play{session.SetAsk{Seat: game.Player(seat), Ask: session.Ask(t.View.Seats[seat].Level)}})
		}
	}},
	{"pace", func(t *Table, arg string, _ uint32) { t.hear(SetPace{PaceByID(arg)}) }},
	{"look", func(t *Table, arg string, _ uint32) { // with the eyes of another seat
		if seat := number(arg); t.seated(seat) {
			t.hear(Play{session.Look{Viewer: game.Player(seat)}})
		}
	}},
	{"walk", func(t *Table, arg string, _ uint32) { t.hear(Walk{Steps: number(arg)}) }},
	{"turn", func(t *Table, arg string, _ uint32) { t.hear(Walk{Turns: number(arg)}) }},
	{"roll", roll},
	{"counted", func(*Table, string, uint32) {}}, // every message ends the counting of the score
	{"showme", showMe},
	{"skipstep", skipStep},
	{"leavelesson", leaveLesson},
	{"advise", func(t *Table, _ string, _ uint32) { t.hear(Advise{}) }},
	{"analyse", analyse},
	{"stopanalysis", stopAnalysis},
	{"analysislist", analysisList},
}

// Parse reads what a control asks for; false if it is nothing of a table's.
func Parse(name, arg string, rev uint32) (Msg, bool) {
	for i := range verbs {
		if v := &verbs[i]; v.name == name {
			return control{v, arg, rev}, true
		}
	}
	return nil, false
}

func number(text string) int {
	n, err := strconv.Atoi(text)
	if err != nil {
		return -1
	}
	return n
}

// actionOf reads what Key wrote. Anything else is the zero action, which no game allows.
func actionOf(key string) game.Action {
	a, _ := ParseKey(key)
	return a
}

func (m Act) do(t *Table) {
	it, legal := t.Choice.Acts.Find(m.Action)
	switch {
	case legal || m.Rev != t.View.Rev:
		it.Action = m.Action
		t.choose(it, m.Rev)
	default:
		t.Choice.why(m.Action)
	}
}
func (m Press) do(t *Table) { t.press(m.Ref, m.Rev, m.Care) }
func (m Slide) do(t *Table) {
	if t.Choice.slideTo(m.To) && m.Speak {
		t.Voice.Speak(t.Choice.numbers()[t.Choice.slide].Label.Text)
	}
}
func (m Explain) do(t *Table) { t.Choice.toggleExplain() }
func (m Inspect) do(t *Table) { t.Choice.inspect(m.Ref) }
func (m Open) do(t *Table)    { t.Sheets.open(m.Sheet) }
func (m Rule) do(t *Table)    { t.Sheets.toRule(m.ID) }
func (m Order) do(t *Table)   { t.Choice.byAim, t.Choice.only = m.ByAim, "" }
func (m Close) do(t *Table)   { t.Sheets.Close() }
func (m Back) do(t *Table)    { t.Sheets.goBack() }
func (m Escape) do(t *Table)  { t.escape() }
func (m Play) do(t *Table)    { t.send(m.Msg) }
func (m Resume) do(t *Table)  { t.send(session.Resume{Rev: t.View.Rev}) }
func (m SetPace) do(t *Table) {
	live := t.present()
	t.Pace, live.Pace = m.Pace, m.Pace
	live.send(session.SetPace{Pause: m.Pace.Pause()})
}

// seated says that there is such a seat.
func (t *common) seated(seat int) bool { return seat >= 0 && seat < len(t.View.Seats) }
