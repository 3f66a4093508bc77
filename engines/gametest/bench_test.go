package gametest

import (
	"fmt"
	"strings"
	"testing"

	"tabard/engines/game"
)

// ear stands for a test and hears what it is told.
type ear struct {
	testing.TB
	heard string
}

func (e *ear) Helper()                         {}
func (e *ear) Errorf(text string, args ...any) { e.heard += fmt.Sprintf(text, args...) }
func (e *ear) Fatal(args ...any)               { e.heard += fmt.Sprint(args...); panic(e) }
func (e *ear) Fatalf(text string, args ...any) { e.Errorf(text, args...); panic(e) }

// A scenario that goes otherwise than it says fails, and tells why.
func TestABenchNoticesWhatIsOtherwise(t *testing.T) {
	b := Bench{Def: toyDef(), Reasons: []string{"", "NotNow"}}
	show, end := game.Action{Kind: toyShow, A: 4}, game.Action{Kind: game.EndTurn}
	fresh := func() *toy {
		bend = bends{}
		s, err := b.Def.New(b.Def.DefaultSetup(2, 1))
		if err != nil {
			t.Fatal(err)
		}
		show.A = s.Legal(nil)[0].A
		return s.(*toy)
	}
	defer func() { bend = bends{} }()
	roll, draw := game.Action{Kind: toyRoll}, game.Action{Kind: toyDraw}
	broken := func(s *toy) { bend.check = func(*toy, error) error { return fmt.Errorf("TOY-99: broken") } }
	sure := func(s *toy) {
		bend.why = func(*toy, game.Action, game.Reason) game.Reason { return game.Reason{ID: 1} }
	}
	for _, c := range []struct {
		name  string
		spoil func(s *toy) // may be nil
		play  func(t testing.TB, s *toy)
		want  string // in what is told; nothing for a scenario that holds
	}{
		{"a legal action", nil, func(t testing.TB, s *toy) { b.Do(t, s, show) }, ""},
		{"an illegal action", nil, func(t testing.TB, s *toy) { b.Do(t, s, end) }, "reason NotNow; the question is Turn with Show"},
		{"a position that is broken before", broken, func(t testing.TB, s *toy) { b.Do(t, s) }, "TOY-99"},
		{"a position that breaks", nil, func(t testing.TB, s *toy) {
			bend.apply = func(s *toy, _ toy, _ game.Action, _ *game.Sink) { s.N = 9 }
			b.Do(t, s, roll)
		}, "TOY-1"},
		{"what is legal", nil, func(t testing.TB, s *toy) { b.Legal(t, s, roll, show) }, ""},
		{"what is not", nil, func(t testing.TB, s *toy) { b.Legal(t, s, roll, end) }, "EndTurn is not legal, reason NotNow"},
		{"what is legal and has a reason", sure, func(t testing.TB, s *toy) { b.Legal(t, s, roll) }, "Roll is legal and has reason"},
		{"what is refused", nil, func(t testing.TB, s *toy) { b.Illegal(t, s, 1, end); b.Illegal(t, s, 0, end) }, ""},
		{"what is not refused", nil, func(t testing.TB, s *toy) { b.Illegal(t, s, 1, roll) }, "Roll is legal"},
		{"another reason", func(s *toy) {
			bend.why = func(*toy, game.Action, game.Reason) game.Reason { return game.Reason{} }
		}, func(t testing.TB, s *toy) { b.Illegal(t, s, 1, end) }, `EndTurn: reason "", want "NotNow"`},
		{"no reason", func(s *toy) {
			bend.why = func(*toy, game.Action, game.Reason) game.Reason { return game.Reason{} }
		}, func(t testing.TB, s *toy) { b.Illegal(t, s, 0, end) }, "EndTurn: reason"},
		{"a refusal that leaves a trace", func(s *toy) {
			bend.legal = func(s *toy, _ int, l []game.Action) []game.Action { s.Acted = true; return l }
		}, func(t testing.TB, s *toy) { b.Illegal(t, s, 0, end) }, "is refused and changes the position"},
		{"all of a verb", nil, func(t testing.TB, s *toy) { b.OfKind(t, s, toyRoll, roll) }, ""},
		{"one more of a verb", nil, func(t testing.TB, s *toy) { b.OfKind(t, s, toyRoll, roll, draw) }, "Roll: "},
		{"one fewer of a verb", nil, func(t testing.TB, s *toy) { b.OfKind(t, s, toyRoll) }, "Roll: "},
		{"an event", nil, func(t testing.TB, s *toy) {
			Want(t, "card", b.Find(t, b.Do(t, s, show), toyShown).A, show.A)
		}, ""},
		{"an event that did not come", nil, func(t testing.TB, s *toy) { b.Find(t, b.Do(t, s, show), toyTook) }, "no event Took among"},
		{"another value", nil, func(t testing.TB, s *toy) { Want(t, "coins", s.Supply, 3) }, "coins: 8, want 3"},
	} {
		heard := func() (heard string) {
			e := &ear{}
			defer func() {
				if r := recover(); r != nil && r != any(e) {
					panic(r)
				}
				heard = e.heard
			}()
			s := fresh()
			if c.spoil != nil {
				c.spoil(s)
			}
			c.play(e, s)
			return ""
		}()
		if (heard == "") != (c.want == "") || !strings.Contains(heard, c.want) {
			t.Errorf("%s: %q is told, want %q", c.name, heard, c.want)
		}
	}
	bend = bends{}
	if s := fresh(); !Can(s, roll) || Can(s, end) || EventKinds(b.Do(t, s, show))[0] != toyShown {
		t.Error("a roll cannot be made, the end of the turn can, or a shown card is told otherwise")
	}
	ran := ""
	Scenarios{{"one", func(t *testing.T) { ran += t.Name() }}, {"two", func(t *testing.T) { ran += " " + t.Name() }}}.Run(t)
	Want(t, "scenarios", ran, t.Name()+"/one "+t.Name()+"/two")
}
