package table

import (
	"strings"

	"tabard/app/face"
	"tabard/app/session"
	"tabard/app/ui"
	"tabard/app/verbs"
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
	// Press is a press on a piece. With Care a single action is only shown at first: the piece may be too small to be sure of. Or is another
	// piece that lies as near to the finger: then the actions of both are shown. From is a piece that was dragged onto Ref: as if both were
	// pressed, one after the other.
	Press struct {
		Ref  face.Ref
		Or   face.Ref
		From face.Ref
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

// control is a press on a control that names a verb: the func of the verb, and the argument and the revision that the control carries.
type control struct {
	obey func(t *Table, arg string, rev uint32)
	arg  string
	rev  uint32
}

func (m control) do(t *Table) { m.obey(t, m.arg, m.rev) }

// controls has the verbs of a table's controls. A number that is none is -1, which no table has anything for. The program itself closes
// sheets and sets the pace.
var controls = []verbs.Verb[func(t *Table, arg string, rev uint32)]{
	{Name: "act", Do: func(t *Table, arg string, rev uint32) { t.hear(Act{actionOf(arg), rev}) }},
	{Name: "piece", Do: func(t *Table, arg string, rev uint32) { t.hear(Press{Ref: face.Ref(arg), Rev: rev}) }},
	{Name: "leave", Do: func(t *Table, _ string, _ uint32) { t.Choice.disarm() }}, // the first press on a choice
	{Name: "unpiece", Do: func(t *Table, _ string, _ uint32) { t.Choice.leave() }},
	{Name: "why", Do: func(t *Table, arg string, _ uint32) { t.Choice.why(actionOf(arg)) }}, // a locked action
	{Name: "todo", Do: func(t *Table, arg string, _ uint32) { t.whyOpen(ui.Number(arg)) }},  // an item of the checklist
	{Name: "only", Do: func(t *Table, arg string, _ uint32) { t.Choice.only = arg }},        // one heading of the list; empty for all
	{Name: "slide", Do: func(t *Table, arg string, _ uint32) { t.hear(Slide{To: ui.Number(arg)}) }},
	{Name: "step", Do: func(t *Table, arg string, _ uint32) { t.hear(Slide{ui.Number(arg), true}) }},
	{Name: "area", Do: func(t *Table, arg string, _ uint32) { t.Stage.zone.turn(ui.Number(arg)) }},
	{Name: "own", Do: func(t *Table, arg string, _ uint32) { t.Stage.own.turn(ui.Number(arg)) }},
	{Name: "aside", Do: func(t *Table, _ string, _ uint32) { t.score.aside = !t.score.aside && t.Ended() }}, // the result, to see the board behind it
	{Name: "explain", Do: func(t *Table, _ string, _ uint32) { t.hear(Explain{}) }},
	{Name: "inspect", Do: func(t *Table, arg string, _ uint32) { t.hear(Inspect{face.Ref(arg)}) }},
	{Name: "open", Do: func(t *Table, arg string, _ uint32) { t.hear(Open{arg}) }},
	{Name: "order", Do: func(t *Table, arg string, _ uint32) { t.hear(Order{arg == "aims"}) }},
	{Name: "shown", Do: func(t *Table, arg string, _ uint32) { t.Choice.locked, t.Choice.only = arg == "locked", "" }}, // by the list
	{Name: "scene", Do: func(t *Table, arg string, _ uint32) {
		t.Stage.touch()
		t.Stage.toScene(ui.Number(arg))
	}},
	{Name: "stay", Do: func(t *Table, _ string, _ uint32) { t.Stage.touch() }},
	{Name: "wholelog", Do: func(t *Table, _ string, _ uint32) { t.Chronicle.wholeLog = !t.Chronicle.wholeLog }},
	{Name: "undo", Do: func(t *Table, _ string, _ uint32) { t.hear(Play{session.Undo{}}) }},
	{Name: "cancel", Do: func(t *Table, _ string, _ uint32) { t.hear(Play{session.Cancel{}}) }},
	{Name: "restart", Do: func(t *Table, _ string, _ uint32) { // of the turn
		t.Sheets.Close()
		t.hear(Play{session.RestartTurn{}})
	}},
	{Name: "skip", Do: func(t *Table, _ string, _ uint32) { t.hear(Play{session.Skip{}}) }},
	{Name: "resume", Do: func(t *Table, _ string, _ uint32) { t.hear(Resume{}) }},
	{Name: "lift", Do: func(t *Table, _ string, _ uint32) { t.hear(Play{session.Lifted{}}) }},
	{Name: "handover", Do: func(t *Table, _ string, _ uint32) { t.hear(Play{session.HandOver{}}) }},
	{Name: "pass", Do: func(t *Table, arg string, rev uint32) { t.hear(Play{session.Passes{Rev: rev, Rest: arg == "rest"}}) }},
	{Name: "ask", Do: func(t *Table, arg string, _ uint32) { // how a seat is asked in windows
		if seat, way, _ := strings.Cut(arg, ":"); t.seated(ui.Number(seat)) {
			t.hear(Play{session.SetAsk{Seat: game.Player(ui.Number(seat)), Ask: session.Ask(ui.Number(way))}})
		}
	}},
	{Name: "awake", Do: func(t *Table, arg string, _ uint32) { // ends an order to pass; how the seat is asked otherwise stays as it is
		if seat := ui.Number(arg); t.seated(seat) {
			t.hear(Play{session.SetAsk{Seat: game.Player(seat), Ask: session.Ask(t.View.Seats[seat].Level)}})
		}
	}},
	{Name: "look", Do: func(t *Table, arg string, _ uint32) { // with the eyes of another seat
		if seat := ui.Number(arg); t.seated(seat) {
			t.hear(Play{session.Look{Viewer: game.Player(seat)}})
		}
	}},
	{Name: "walk", Do: func(t *Table, arg string, _ uint32) { t.hear(Walk{Steps: ui.Number(arg)}) }},
	{Name: "turn", Do: func(t *Table, arg string, _ uint32) { t.hear(Walk{Turns: ui.Number(arg)}) }},
	{Name: "roll", Do: roll},
	{Name: "counted", Do: func(*Table, string, uint32) {}}, // every message ends the counting of the score
	{Name: "showme", Do: showMe},
	{Name: "skipstep", Do: skipStep},
	{Name: "leavelesson", Do: leaveLesson},
	{Name: "ahead", Do: goAhead},
	{Name: "hints", Do: hints},
	{Name: "advise", Do: func(t *Table, _ string, _ uint32) { t.hear(Advise{}) }},
	{Name: "analyse", Do: analyse},
	{Name: "stopanalysis", Do: stopAnalysis},
	{Name: "analysislist", Do: analysisList},
}

// Verbs are the verbs that Parse knows.
func Verbs() []string { return verbs.Names(controls) }

// Parse reads what a control asks for; false if it is nothing of a table's.
func Parse(verb, arg string, rev uint32) (Msg, bool) {
	obey, ok := verbs.Find(controls, verb)
	return control{obey, arg, rev}, ok
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
func (m Press) do(t *Table) {
	if m.Or != "" {
		t.pressEither(m.Ref, m.Or, m.Rev)
	} else {
		if m.From != "" && m.Rev == t.View.Rev {
			t.Choice.leave()
			t.Choice.piece = m.From
		}
		t.press(m.Ref, m.Rev, m.Care)
	}
}
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
