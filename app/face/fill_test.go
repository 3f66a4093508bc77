package face

import (
	"testing"

	"tabard/app/session"
	"tabard/engines/game"
	"tabard/engines/save"
)

func TestFill(t *testing.T) {
	for _, c := range []struct{ sentence, want string }{
		{"", ""}, {"No place", "No place"}, {"{a}", "1"}, {"To {a} and {b}, {a} again", "To 1 and {a}, 1 again"},
		{"{unknown} {a}", "{unknown} 1"}, {"open {a", "open {a"}, {"{b}{a}.", "{a}1."},
	} {
		if got := Fill(c.sentence, "a", "1", "b", "{a}"); got != c.want {
			t.Errorf("%q becomes %q, not %q", c.sentence, got, c.want)
		}
	}
}

func TestFillBy(t *testing.T) {
	ask := func(name string) (string, bool) { return "<" + name + ">", name != "none" }
	if got := FillBy("{a} {b.a} {none} {c}", ask, "a", "1", "c", ""); got != "1 <b.a> {none} " {
		t.Errorf("became %q", got)
	}
}

// A sentence names what the numbers of its subject stand for.
func TestAbout(t *testing.T) {
	s := &Speaker{V: session.View{Viewer: 1, Seats: []save.Seat{{Name: "Ann", Bot: true}, {Name: "Ben"}}}, G: &English}
	named := func(what string, v uint16) (string, bool) { return what + Num(int(v)), what != "none" }
	for _, c := range []struct {
		who            game.Player
		sentence, want string
	}{
		{0, "{who} took {card.a} of {whose} {deck.b} for {n}, {whoseIn}", "Ann took card7 of Ann's deck8 for -1, Ann's"},
		{1, "{who}, {whose}, {whoseIn}: {x.c} {x.n}", "You, Your, your: x9 x65535"},
		{1, "{coins} {none.a} {some}", "all {none.a} {some}"},
	} {
		x := Told(game.Event{Who: c.who, A: 7, B: 8, C: 9, N: -1})
		if got := s.About(x, c.sentence, named, "coins", "all"); got != c.want {
			t.Errorf("%q becomes %q, not %q", c.sentence, got, c.want)
		}
	}
}
