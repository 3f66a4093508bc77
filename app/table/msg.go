package table

import (
	"strconv"
	"strings"

	"tabard/app/face"
	"tabard/app/session"
	"tabard/engines/game"
)

// Msg is something that a person asks of a table. The set is closed: each carries itself out.
type Msg interface{ do(*Table) }

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
	// Unpress drops the piece whose choices the bar shows.
	Unpress struct{}
	// Why asks for the reason of a locked action; Todo for that of an item of the checklist, by its place.
	Why  struct{ Action game.Action }
	Todo struct{ Item int }
	// Only narrows the list of actions to one heading; empty for all.
	Only struct{ Group string }
	// Slide chooses one of the numbers asked for, by its place; with Speak it is spoken.
	Slide struct {
		To    int
		Speak bool
	}
	// Area looks at another area of the board, Aside at the board behind the result, or at that again.
	Area  struct{ N int }
	Aside struct{}
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
	// Escape goes back one step of whatever is under way.
	Escape struct{}
	// Scene goes to a step of the open scenes; one past the last closes them.
	Scene struct{ Step int }
	// WholeLog shows all of the log, or its end only.
	WholeLog struct{}
	// Play is for the session as it is.
	Play struct{ session.Msg }
	// Restart takes the whole turn back.
	Restart struct{}
	// Resume sets the bots going again.
	Resume struct{}
	// SetAsk says how a person wants to be asked in windows; Awake ends an order to pass.
	SetAsk struct {
		Seat int
		Way  session.Ask
	}
	Awake struct{ Seat int }
	// SetPace changes how long a bot's action stays on the screen.
	SetPace struct{ Pace Pace }
	// Look changes whose eyes the table has.
	Look struct{ Seat int }
)

// verbs are the messages by what controls name them, made of the argument and the revision that a control carries. A number that
// is none is -1, which no table has anything for.
var verbs = [...]struct {
	name string
	read func(arg string, rev uint32) Msg
}{
	{"act", func(arg string, rev uint32) Msg { return Act{actionOf(arg), rev} }},
	{"piece", func(arg string, rev uint32) Msg { return Press{Ref: face.Ref(arg), Rev: rev} }},
	{"leave", func(string, uint32) Msg { return Disarm{} }},
	{"unpiece", func(string, uint32) Msg { return Unpress{} }},
	{"why", func(arg string, _ uint32) Msg { return Why{actionOf(arg)} }},
	{"todo", func(arg string, _ uint32) Msg { return Todo{number(arg)} }},
	{"only", func(arg string, _ uint32) Msg { return Only{arg} }},
	{"slide", func(arg string, _ uint32) Msg { return Slide{To: number(arg)} }},
	{"step", func(arg string, _ uint32) Msg { return Slide{number(arg), true} }},
	{"area", func(arg string, _ uint32) Msg { return Area{number(arg)} }},
	{"aside", func(string, uint32) Msg { return Aside{} }},
	{"explain", func(string, uint32) Msg { return Explain{} }},
	{"inspect", func(arg string, _ uint32) Msg { return Inspect{face.Ref(arg)} }},
	{"open", func(arg string, _ uint32) Msg { return Open{arg} }},
	{"close", func(string, uint32) Msg { return Close{} }},
	{"order", func(arg string, _ uint32) Msg { return Order{arg == "aims"} }},
	{"scene", func(arg string, _ uint32) Msg { return Scene{number(arg)} }},
	{"wholelog", func(string, uint32) Msg { return WholeLog{} }},
	{"undo", func(string, uint32) Msg { return Play{session.Undo{}} }},
	{"cancel", func(string, uint32) Msg { return Play{session.Cancel{}} }},
	{"restart", func(string, uint32) Msg { return Restart{} }},
	{"skip", func(string, uint32) Msg { return Play{session.Skip{}} }},
	{"resume", func(string, uint32) Msg { return Resume{} }},
	{"lift", func(string, uint32) Msg { return Play{session.Lifted{}} }},
	{"handover", func(string, uint32) Msg { return Play{session.HandOver{}} }},
	{"pass", func(arg string, rev uint32) Msg { return Play{session.Passes{Rev: rev, Rest: arg == "rest"}} }},
	{"ask", func(arg string, _ uint32) Msg {
		seat, way, _ := strings.Cut(arg, ":")
		return SetAsk{number(seat), session.Ask(number(way))}
	}},
	{"awake", func(arg string, _ uint32) Msg { return Awake{number(arg)} }},
	{"pace", func(arg string, _ uint32) Msg { return SetPace{PaceByID(arg)} }},
	{"look", func(arg string, _ uint32) Msg { return Look{number(arg)} }},
	{"walk", func(arg string, _ uint32) Msg { return Walk{Steps: number(arg)} }},
	{"turn", func(arg string, _ uint32) Msg { return Walk{Turns: number(arg)} }},
	{"counted", func(string, uint32) Msg { return Counted{} }},
	{"showme", func(string, uint32) Msg { return ShowMe{} }},
	{"skipstep", func(string, uint32) Msg { return SkipStep{} }},
	{"leavelesson", func(string, uint32) Msg { return LeaveLesson{} }},
	{"advise", func(string, uint32) Msg { return Advise{} }},
	{"roll", func(string, uint32) Msg { return Roll{} }},
	{"analyse", func(string, uint32) Msg { return Analyse{} }},
	{"stopreview", func(string, uint32) Msg { return StopReview{} }},
	{"reviewlist", func(string, uint32) Msg { return ReviewList{} }},
}

// Parse reads what a control asks for; false if it is nothing of a table's.
func Parse(verb, arg string, rev uint32) (Msg, bool) {
	for _, v := range &verbs {
		if v.name == verb {
			return v.read(arg, rev), true
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
	it, legal := t.Acts.Find(m.Action)
	switch {
	case legal || m.Rev != t.View.Rev:
		it.Action = m.Action
		t.choose(it, m.Rev)
	default:
		t.why(m.Action)
	}
}
func (m Press) do(t *Table)   { t.press(m.Ref, m.Rev, m.Care) }
func (m Unpress) do(t *Table) { t.armed, t.piece, t.with = none, "", "" }
func (m Why) do(t *Table)     { t.why(m.Action) }
func (m Todo) do(t *Table)    { t.whyOpen(m.Item) }
func (m Only) do(t *Table)    { t.only = m.Group }
func (m Slide) do(t *Table) {
	if t.slideTo(m.To) && m.Speak {
		t.Speak(t.numbers()[t.slide].Label.Text)
	}
}
func (m Area) do(t *Table) {
	if m.N >= 0 && m.N < len(t.Face.Areas) {
		t.area = m.N
	}
}
func (m Aside) do(t *Table)    { t.aside = !t.aside && t.Ended() }
func (m Explain) do(t *Table)  { t.toggleExplain() }
func (m Inspect) do(t *Table)  { t.inspect(m.Ref) }
func (m Open) do(t *Table)     { t.Open, t.trail = m.Sheet, nil }
func (m Rule) do(t *Table)     { t.toRule(m.ID) }
func (m Order) do(t *Table)    { t.byAim, t.only = m.ByAim, "" }
func (m Close) do(t *Table)    { t.Open, t.trail = "", nil }
func (m Back) do(t *Table)     { t.goBack() }
func (m Escape) do(t *Table)   { t.escape() }
func (m Scene) do(t *Table)    { t.toScene(m.Step) }
func (m WholeLog) do(t *Table) { t.wholeLog = !t.wholeLog }
func (m Play) do(t *Table)     { t.send(m.Msg) }
func (m Restart) do(t *Table) {
	t.Open = ""
	t.send(session.RestartTurn{})
}
func (m Resume) do(t *Table) { t.send(session.Resume{Rev: t.View.Rev}) }
func (m SetAsk) do(t *Table) {
	if t.seated(m.Seat) {
		t.send(session.SetAsk{Seat: game.Player(m.Seat), Ask: m.Way})
	}
}
func (m Awake) do(t *Table) { // how the seat is asked otherwise stays as it is
	if t.seated(m.Seat) {
		t.send(session.SetAsk{Seat: game.Player(m.Seat), Ask: session.Ask(t.View.Seats[m.Seat].Level)})
	}
}
func (m SetPace) do(t *Table) {
	live := t.present()
	t.Pace, live.Pace = m.Pace, m.Pace
	live.send(session.SetPace{Pause: m.Pace.Pause()})
}
func (m Look) do(t *Table) {
	if t.seated(m.Seat) {
		t.send(session.Look{Viewer: game.Player(m.Seat)})
	}
}

// seated says that there is such a seat.
func (t *Table) seated(seat int) bool { return seat >= 0 && seat < len(t.View.Seats) }
