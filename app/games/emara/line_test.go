package emara

import (
	"strings"
	"testing"

	"tabard/app/face"
	"tabard/app/face/facetest"
	"tabard/app/words"
	say "tabard/app/words/emara"
	rules "tabard/engines/emara"
	"tabard/engines/game"
)

// The sentence about an event with numbers that the rules do not have harms nothing.
func TestEventsWithOddNumbers(t *testing.T) {
	c := atTable(t, game.Frame{Kind: rules.FrameTurn}, nil)
	for kind := range rules.EventNames {
		for _, n := range []uint16{0, 7, 8, 63, 255, 999, 1<<16 - 1} {
			for _, who := range []game.Player{game.Nobody, 0, 9} {
				c.narrator().text(game.Event{Kind: game.EventKind(kind), Who: who, A: n, B: n, C: n, N: int16(n)})
			}
		}
	}
}

// Of several seats that stand alone the first begins with a large letter, and inside a sentence none does.
func TestYouAmongOthers(t *testing.T) {
	c := atTable(t, game.Frame{Kind: rules.FrameTurn}, nil)
	for want, seats := range map[string][]game.Player{"": nil, "You": {0}, "You and Cleo": {0, 2}, "Ben, you and Cleo": {1, 0, 2}} {
		if got := words.And(c.inTurn(seats)); got != want {
			t.Errorf("%v: %q, want %q", seats, got, want)
		}
		if got, want := words.And(c.within(seats)), strings.ReplaceAll(want, "You", "you"); got != want {
			t.Errorf("%v inside a sentence: %q, want %q", seats, got, want)
		}
	}
	c.s.NobleTaken[rules.Baron-1], c.s.Seats[0].Rank = 1, rules.Baron
	page := facetest.Canon(drawing{c, face.Unlit}.court())
	if !strings.Contains(page, "Held by you") || strings.Contains(page, "Held by You") {
		t.Errorf("the board says of a rank that is mine: %s", page)
	}
}

// The last event that is to come is counted as one.
func TestOneEventIsLeft(t *testing.T) {
	for left, want := range map[int]string{0: " 0 events not seen yet", 1: " 1 event not seen yet", 2: " 2 events not seen yet"} {
		if got := say.AriaEvent("It does", say.Occasion(rules.Alms), left); !strings.HasSuffix(got, want) {
			t.Errorf("%q does not end with %q", got, want)
		}
	}
}
