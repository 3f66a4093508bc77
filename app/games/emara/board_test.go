package emara

import (
	"regexp"
	"slices"
	"strings"
	"testing"

	"github.com/maxence-charriere/go-app/v10/pkg/app"

	"tabard/app/face"
	"tabard/app/face/facetest"
	rules "tabard/engines/emara"
	"tabard/engines/game"
)

// A sheet about a seat counts its hand and shows it only where hands are open: even drawn from a position that knows all
// cards, it looks the same whatever the seat holds.
func TestHandsStayHidden(t *testing.T) {
	f := Face()
	for _, full := range []bool{false, true} {
		setup := rules.Def.DefaultSetup(3, 5)
		if full {
			setup.Options[rules.OptionSelection] = 1
		}
		s, err := rules.New(setup)
		if err != nil {
			t.Fatal(err)
		}
		page := func(hand uint16) string {
			held := *s
			held.Seats[1].Hand, held.Seats[1].Deck = hand, rules.AllCards&^hand
			v := viewOf(s, 0, 3)
			v.State = &held
			return facetest.Canon(f.Player(v, 1, face.Unlit), f.Board(v, face.Unlit), f.Mine(v, face.Unlit))
		}
		if same := page(0b111) == page(0b111000000); same == full {
			t.Errorf("open hands %v: two hands look the same: %v", full, same)
		}
	}
}

// A circuit whose places are mixed is neither the country nor the town, on its tab either.
func TestTabsOfMixedPlaces(t *testing.T) {
	f := Face()
	for layout, want := range [][]string{{"Country", "Town"}, {"Circuit I", "Circuit II"}} {
		setup := rules.Def.DefaultSetup(2, 1)
		setup.Options[rules.OptionLayout] = uint8(layout)
		s, err := rules.New(setup)
		if err != nil {
			t.Fatal(err)
		}
		for n, name := range want {
			if got := f.Areas[n].Named(viewOf(s, 0, 2)); got != name {
				t.Errorf("layout %d: tab %d is %q, want %q", layout, n, got, name)
			}
		}
	}
}

// The places of a circuit are drawn in the order in which councilors walk, however the locations are mixed.
func TestPlacesFollowTheWalk(t *testing.T) {
	f := Face()
	for seed := uint64(1); seed <= 6; seed++ {
		setup := rules.Def.DefaultSetup(2, seed)
		setup.Options[rules.OptionLayout] = uint8(seed % 2)
		s, err := rules.New(setup)
		if err != nil {
			t.Fatal(err)
		}
		var want, got []face.Ref
		for _, circuit := range s.Circuits {
			for _, l := range circuit {
				want = append(want, look(viewOf(s, 0, 2)).laid(locRef(l)))
			}
		}
		for _, r := range facetest.Order(f.Board(viewOf(s, 0, 2), face.Unlit)) {
			if name, _, _ := r.Parts(); name == "loc" || name == "loc2" {
				got = append(got, r)
			}
		}
		if !slices.Equal(got, want) {
			t.Errorf("seed %d: drawn %v, laid out %v", seed, got, want)
		}
	}
}

// The number that limits a seat is lit, both if they are level, and the words say which is short.
func TestTheLowerTotalIsLit(t *testing.T) {
	for _, tc := range []struct {
		name   string
		cp, bp int16
		lit    []string
		say    string
	}{
		{"citizens are fewer", 14, 30, []string{"g-citizen"}, "citizens are short by 16"},
		{"buildings are fewer", 50, 44, []string{"g-building"}, "buildings are short by 6"},
		{"level", 33, 33, []string{"g-citizen", "g-building"}, "both level"},
		{"beyond the printed track", 120, 131, []string{"g-citizen"}, "citizens are short by 11"},
	} {
		t.Run(tc.name, func(t *testing.T) {
			s, err := rules.New(rules.Def.DefaultSetup(2, 1))
			if err != nil {
				t.Fatal(err)
			}
			s.Seats[0].CP, s.Seats[0].BP = tc.cp, tc.bp
			page := app.HTMLString(draw(viewOf(s, 0, 2), face.Unlit).lane(0, 140, false))
			var lit []string
			for _, m := range regexp.MustCompile(`em-figure em-low"[^>]*>\s*<circle[^>]*>(?:\s*</circle>)?\s*<use[^>]*#([a-z-]+)"`).FindAllStringSubmatch(page, -1) {
				lit = append(lit, m[1])
			}
			if !slices.Equal(lit, tc.lit) {
				t.Errorf("lit are %v", lit)
			}
			if said := draw(viewOf(s, 0, 2), face.Unlit).laneText(0); !strings.Contains(said, tc.say) {
				t.Errorf("it says %q", said)
			}
		})
	}
}

// Left to herself Victoria ends at 73 points (CE-64), and says so from the start; what she has taken counts.
func TestVictoriasWay(t *testing.T) {
	s, err := rules.New(rules.Def.DefaultSetup(1, 1))
	if err != nil {
		t.Fatal(err)
	}
	turn, split := []game.Frame{{Kind: rules.FrameTurn}}, []game.Frame{{Kind: rules.FrameSplit, N: 1}}
	for _, tc := range []struct {
		name        string
		round       uint8
		cp          int16
		stone, took uint8
		open        []game.Frame
		want        int
	}{
		{"at the beginning", 1, 0, 0, 0, turn, 73},
		{"after her first step", 3, 15, 1, 1, turn, 73},
		{"in the last round, without a rank", 6, 68, 4, 4, turn, 73},
		{"at the last question, when she has taken her last step", 6, 73, 4, 4, split, 73},
		{"at the end", 6, 73, 4, 4, nil, 73},
	} {
		s.Depth = uint8(copy(s.Frames[:], tc.open))
		s.Round, s.VictoriaCP, s.StoneMark, s.BreadMark = tc.round, tc.cp, tc.stone, tc.stone
		for r := range s.NobleTaken {
			s.NobleTaken[r] = 0
			if r < int(tc.took) {
				s.NobleTaken[r] = 1
			}
		}
		if got := draw(viewOf(s, 0, 1), face.Unlit).victoriaHeads(); got != tc.want {
			t.Errorf("%s: heading for %d", tc.name, got)
		}
	}
}
