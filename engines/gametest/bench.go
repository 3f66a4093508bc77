package gametest

import (
	"slices"
	"strings"
	"testing"

	"tabard/engines/game"
)

// Scenarios are rows of a test. The name of each is a sentence that cites what the row proves.
type Scenarios []struct {
	Name string
	Play func(t *testing.T)
}

// Run runs each row as a subtest.
func (rows Scenarios) Run(t *testing.T) {
	t.Helper()
	for _, row := range rows {
		t.Run(row.Name, row.Play)
	}
}

// Bench plays scenarios of a game, on positions that a test has built.
type Bench struct {
	Def     *game.Def
	Reasons []string // machine names of Reason.ID
}

// Do plays actions and returns what they tell. Each must be legal and leave a position that Check accepts.
func (b Bench) Do(t testing.TB, s game.State, actions ...game.Action) []game.Event {
	t.Helper()
	Holds(t, s)
	var out game.Sink
	for _, a := range actions {
		if err := game.Play(s, a, &out); err != nil {
			t.Fatalf("%s: %v, reason %s; %s", b.Def.ActionText(a), err, b.why(s, a), b.Menu(s))
		}
		Holds(t, s)
	}
	return out.Events
}

// Holds proves that Check accepts the position.
func Holds(t testing.TB, s game.State) {
	t.Helper()
	if err := s.Check(); err != nil {
		t.Fatal(err)
	}
}

// Can says whether an action is legal now.
func Can(s game.State, a game.Action) bool { return game.Index(s.Legal(nil), a) >= 0 }

// Legal proves that each of the actions is legal now, and that Why has nothing against it.
func (b Bench) Legal(t testing.TB, s game.State, actions ...game.Action) {
	t.Helper()
	Holds(t, s)
	for _, a := range actions {
		if !Can(s, a) {
			t.Errorf("%s is not legal, reason %s; %s", b.Def.ActionText(a), b.why(s, a), b.Menu(s))
		} else if r := s.(game.Explainer).Why(a); r != (game.Reason{}) {
			t.Errorf("%s is legal and has reason %+v", b.Def.ActionText(a), r)
		}
	}
}

// Illegal proves that each of the actions is refused for that reason, or for any if it is 0, and that the position stays as it is.
func (b Bench) Illegal(t testing.TB, s game.State, reason uint16, actions ...game.Action) {
	t.Helper()
	Holds(t, s)
	before := s.Clone()
	for _, a := range actions {
		switch got := s.(game.Explainer).Why(a).ID; {
		case game.Play(s, a, nil) == nil:
			t.Fatalf("%s is legal", b.Def.ActionText(a))
		case !same(s, before):
			t.Fatalf("%s is refused and changes the position", b.Def.ActionText(a))
		case got == 0 || reason != 0 && got != reason:
			t.Errorf("%s: reason %q, want %q", b.Def.ActionText(a), b.Reasons[got], b.Reasons[reason])
		}
	}
}

// OfKind proves that exactly these actions of a verb are legal, in that order.
func (b Bench) OfKind(t testing.TB, s game.State, k game.Kind, actions ...game.Action) {
	t.Helper()
	Holds(t, s)
	got := slices.DeleteFunc(s.Legal(nil), func(a game.Action) bool { return a.Kind != k })
	if !slices.Equal(got, actions) {
		t.Errorf("%s: %v, want %v", b.Def.Kinds[k], got, actions)
	}
}

// Find returns the first event of a kind; there must be one.
func (b Bench) Find(t testing.TB, events []game.Event, k game.EventKind) game.Event {
	t.Helper()
	i := slices.IndexFunc(events, func(e game.Event) bool { return e.Kind == k })
	if i < 0 {
		t.Fatalf("no event %s among %v", b.Def.Events[k], events)
	}
	return events[i]
}

func (b Bench) why(s game.State, a game.Action) string {
	if e, ok := s.(game.Explainer); ok {
		return b.Reasons[e.Why(a).ID]
	}
	return "unknown"
}

// Menu is the question and its answers in machine names.
func (b Bench) Menu(s game.State) string {
	var all []string
	for _, a := range s.Legal(nil) {
		all = append(all, b.Def.ActionText(a))
	}
	return "the question is " + b.Def.FrameText(s.Prompt()) + " with " + strings.Join(all, ", ")
}

// EventKinds are the kinds of events.
func EventKinds(events []game.Event) (kinds []game.EventKind) {
	for _, e := range events {
		kinds = append(kinds, e.Kind)
	}
	return kinds
}

// Want compares one value.
func Want[T comparable](t testing.TB, what string, got, want T) {
	t.Helper()
	if got != want {
		t.Errorf("%s: %v, want %v", what, got, want)
	}
}
