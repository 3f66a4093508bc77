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
	// Act is a press on an action by its Key, drawn for revision Rev.
	Act struct {
		Key string
		Rev uint32
	}
	// Press is a press on a piece. With Care a single action is only shown at first: the piece may be too small to be sure of.
	Press struct {
		Ref  face.Ref
		Rev  uint32
		Care bool
	}
	// Unpress drops the piece whose choices the bar shows.
	Unpress struct{}
	// Why asks for the reason of a locked action, by its Key; Todo for that of an item of the checklist, by its place.
	Why  struct{ Key string }
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
	// Undo, Cancel, Restart, Skip, Lift and HandOver are the session's own: see package session.
	Undo     struct{}
	Cancel   struct{}
	Restart  struct{}
	Skip     struct{}
	Lift     struct{}
	HandOver struct{}
	// Resume sets the bots going again.
	Resume struct{}
	// Passes passes the window of revision Rev, with Rest all others of the turn too.
	Passes struct {
		Rev  uint32
		Rest bool
	}
	// Ask says how a person wants to be asked in windows; Awake ends an order to pass.
	Ask struct {
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
	{"act", func(arg string, rev uint32) Msg { return Act{arg, rev} }},
	{"piece", func(arg string, rev uint32) Msg { return Press{Ref: face.Ref(arg), Rev: rev} }},
	{"unpiece", func(string, uint32) Msg { return Unpress{} }},
	{"why", func(arg string, _ uint32) Msg { return Why{arg} }},
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
	{"undo", func(string, uint32) Msg { return Undo{} }},
	{"cancel", func(string, uint32) Msg { return Cancel{} }},
	{"restart", func(string, uint32) Msg { return Restart{} }},
	{"skip", func(string, uint32) Msg { return Skip{} }},
	{"resume", func(string, uint32) Msg { return Resume{} }},
	{"lift", func(string, uint32) Msg { return Lift{} }},
	{"handover", func(string, uint32) Msg { return HandOver{} }},
	{"pass", func(arg string, rev uint32) Msg { return Passes{rev, arg == "rest"} }},
	{"ask", func(arg string, _ uint32) Msg {
		seat, way, _ := strings.Cut(arg, ":")
		return Ask{number(seat), session.Ask(number(way))}
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

// Update carries out what a person asks for.
func (t *Table) Update(m Msg) {
	t.counting = false
	if !t.strays(m) {
		m.do(t)
	}
	t.dropAdvice()
	t.settle()
	t.Driver.Release() // if it was scenes that were closed
}

func (m Act) do(t *Table)     { t.act(m.Key, m.Rev) }
func (m Press) do(t *Table)   { t.press(m.Ref, m.Rev, m.Care) }
func (m Unpress) do(t *Table) { t.piece, t.with = "", "" }
func (m Why) do(t *Table)     { t.why(m.Key) }
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
func (m Undo) do(t *Table)     { t.Driver.Send(session.Undo{}) }
func (m Cancel) do(t *Table)   { t.Driver.Send(session.Cancel{}) }
func (m Restart) do(t *Table) {
	t.Open = ""
	t.Driver.Send(session.RestartTurn{})
}
func (m Skip) do(t *Table)     { t.Driver.Send(session.Skip{}) }
func (m Resume) do(t *Table)   { t.Driver.Send(session.Resume{Rev: t.View.Rev}) }
func (m Lift) do(t *Table)     { t.Driver.Send(session.Lifted{}) }
func (m HandOver) do(t *Table) { t.Driver.Send(session.HandOver{}) }
func (m Passes) do(t *Table)   { t.Driver.Send(session.Passes{Rev: m.Rev, Rest: m.Rest}) }
func (m Ask) do(t *Table) {
	if t.seated(m.Seat) {
		t.Driver.Send(session.SetAsk{Seat: game.Player(m.Seat), Ask: m.Way})
	}
}
func (m Awake) do(t *Table) { // how the seat is asked otherwise stays as it is
	if t.seated(m.Seat) {
		t.Driver.Send(session.SetAsk{Seat: game.Player(m.Seat), Ask: session.Ask(t.View.Seats[m.Seat].Level)})
	}
}
func (m SetPace) do(t *Table) {
	t.Pace = m.Pace
	t.Driver.Send(session.SetPace{Pause: m.Pace.Pause()})
}
func (m Look) do(t *Table) {
	if t.seated(m.Seat) {
		t.Driver.Send(session.Look{Viewer: game.Player(m.Seat)})
	}
}

// seated says that there is such a seat.
func (t *Table) seated(seat int) bool { return seat >= 0 && seat < len(t.View.Seats) }
