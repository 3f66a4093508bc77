package face

import (
	"testing"

	"tabard/app/session"
	"tabard/app/words"
	"tabard/engines/game"
	"tabard/engines/save"
)

// A table by numbers has nothing for a number that it lacks.
func TestTablesByNumbers(t *testing.T) {
	for _, c := range []struct{ got, want string }{{At([]string{"a", "b"}, 1), "b"}, {At([]string{"a"}, 1), ""}, {At([]string{"a"}, -1), ""}} {
		if c.got != c.want {
			t.Errorf("%q, want %q", c.got, c.want)
		}
	}
}

// The one person among bots is you, and two people are called by their names.
func TestWhoIsYou(t *testing.T) {
	seats := []save.Seat{{Name: "Ann", Bot: true}, {Name: "Ben"}}
	alone := &Speaker{V: session.View{Viewer: 1, Seats: seats}, Nobody: "Victoria"}
	seats[0].Bot = true
	for p, want := range map[game.Player]words.Person{0: "Ann", 1: words.You, game.Nobody: "Victoria", 7: "Victoria"} {
		if got := alone.Person(p); got != want {
			t.Errorf("%d is %q, want %q", p, got, want)
		}
	}
	both := &Speaker{V: session.View{Viewer: 1, Seats: []save.Seat{{Name: "Ann"}, {Name: "Ben"}}}}
	if got := both.Person(1); got != "Ben" {
		t.Errorf("one of two people is %q", got)
	}
}

// A family is asked by the rules' name, and has nothing for others.
func TestHinted(t *testing.T) {
	ask := Hinted(func(name string) (pair, bool) { return pair{"A", "B"}, name == "a" })
	if name, hint := ask("a"); name != "A" || hint != "B" {
		t.Errorf("%q, %q", name, hint)
	}
	if name, hint := ask("b"); name != "" || hint != "" {
		t.Errorf("%q, %q", name, hint)
	}
}

type pair struct{ name, hint string }

func (p pair) String() string { return p.name }
func (p pair) Hint() string   { return p.hint }
