package emara

import (
	"html"
	"regexp"
	"slices"
	"strings"
	"testing"

	"github.com/maxence-charriere/go-app/v10/pkg/app"

	"tabard/app/face"
	"tabard/app/session"
	rules "tabard/engines/emara"
	"tabard/engines/game"
)

func unlit(face.Ref) bool { return false }

// pieces are the refs that must be drawn for a seat: the table's, and its own.
func pieces(s *rules.State, p game.Player) map[face.Ref]int {
	want := map[face.Ref]int{}
	add := func(refs ...face.Ref) {
		for _, r := range refs {
			want[r]++
		}
	}
	add(stoneRef, breadRef, patronRef, eventRef, favorsRef, trackRef)
	if s.N == 1 {
		add(victoriaRef)
	}
	for l := range rules.Location(rules.Locations) {
		add(locRef(l))
		if l < rules.Town {
			add(hutRef(l, 0), hutRef(l, 1), hutRef(l, 2), donationRef(l), giftRef(l))
		} else {
			add(advisorRef(l, 0), advisorRef(l, 1))
		}
	}
	for q := range game.Player(s.N) {
		add(councilorRef(q, 0), councilorRef(q, 1))
	}
	for r := rules.Baron; r <= rules.Duke; r++ {
		add(nobleRef(r))
	}
	for c := rules.CardWood; c <= rules.CardTown; c++ {
		add(cardRef(c))
	}
	add(slotRef(0), slotRef(1), slotRef(2))
	for g := range rules.Good(rules.Goods) {
		add(goodRef(g))
	}
	own := s.Seats[p].Favors
	if s.Prompt().Kind == rules.FrameKeep && s.Turn() == p {
		own |= s.Drawn
	}
	for t := range rules.Tokens {
		if own>>t&1 != 0 {
			add(tokenRef(t))
		}
	}
	for a := rules.MasterOfCoin; a <= rules.SirAntoni; a++ {
		if s.Seats[p].Has(a) {
			add(myAdvisorRef(a))
		}
	}
	return want
}

// In games of every size and variant each piece is drawn once for each seat, and nothing else is.
func TestEveryPieceIsDrawnOnce(t *testing.T) {
	f := Face()
	for _, setup := range setups(4) {
		step := 0
		lively(t, setup, func(s *rules.State, _ []game.Event) {
			if step++; step%71 != 1 && s.Prompt().Kind != rules.FrameKeep && s.Turn() != game.Nobody {
				return
			}
			for p := range game.Player(setup.Seats) {
				want, got := pieces(s, p), drawnRefs(f, viewOf(s, p, setup.Seats))
				for r := range want {
					if got[r] != 1 {
						t.Fatalf("%d seats, seed %d, step %d: seat %d sees %q %d times", setup.Seats, setup.Seed, step, p, r, got[r])
					}
				}
				for r := range got {
					if want[r] == 0 {
						t.Fatalf("%d seats, seed %d, step %d: seat %d sees %q", setup.Seats, setup.Seed, step, p, r)
					}
				}
			}
		})
	}
}

var (
	litPiece = regexp.MustCompile(`class="piece [^"]* lit"`)
	label    = regexp.MustCompile(`aria-label="([^"]*)"|class="sr">\s*([^<]*?)\s*<`)
)

// The board is drawn for every seat, for a spectator and while the table is covered; every piece is a button that says a
// whole sentence, and those with actions are lit.
func TestBoardForEveryViewer(t *testing.T) {
	f := Face()
	for _, setup := range setups(4) {
		step := 0
		lively(t, setup, func(s *rules.State, _ []game.Event) {
			if step++; step%97 != 1 && s.Turn() != game.Nobody {
				return
			}
			for viewer := game.Nobody; viewer < game.Player(setup.Seats); viewer++ {
				v := viewOf(s, viewer, setup.Seats)
				lit := map[face.Ref]bool{}
				for _, a := range v.Legal {
					for _, r := range f.Action(v, a).Refs {
						lit[r] = true
					}
				}
				isLit := func(r face.Ref) bool { return lit[r] }
				page := app.HTMLString(f.Board(v, isLit)) + app.HTMLString(f.Mine(v, isLit))
				if got := len(litPiece.FindAllString(page, -1)); got != len(lit) {
					t.Fatalf("%d lit pieces for %d lit refs", got, len(lit))
				}
				if buttons, all := strings.Count(page, `role="button"`), len(refAttr.FindAllString(page, -1)); buttons != all {
					t.Fatalf("%d buttons for %d pieces", buttons, all)
				}
				if pressable := strings.Count(page, `aria-haspopup="dialog"`) + len(lit); pressable != strings.Count(page, `role="button"`) {
					t.Fatalf("%d of the pieces are lit or explain themselves", pressable)
				}
				for p := range game.Player(setup.Seats) {
					page += app.HTMLString(f.Player(v, p, isLit))
				}
				said := label.FindAllStringSubmatch(page, -1)
				if len(said) < 50 {
					t.Fatalf("the board says %d things", len(said))
				}
				for _, m := range said {
					isSentence(t, "label", html.UnescapeString(m[1]+m[2]))
				}
				for _, bad := range []string{"style=", "<nil>", "NaN", "-1%"} {
					if strings.Contains(page, bad) {
						t.Fatalf("the page holds %q", bad)
					}
				}
			}
		})
	}
	covered := session.View{Def: rules.Def, Covered: true}
	for _, u := range []app.UI{f.Board(covered, unlit), f.Mine(covered, unlit), f.Player(covered, 0, unlit)} {
		if refAttr.MatchString(app.HTMLString(u)) {
			t.Error("a covered table shows pieces")
		}
	}
}

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
			parts := strings.Fields(strings.ReplaceAll(app.HTMLString(f.Player(v, 1, unlit))+app.HTMLString(f.Board(v, unlit))+
				app.HTMLString(f.Mine(v, unlit)), ">", " "))
			slices.Sort(parts) // attributes come in any order
			return strings.Join(parts, " ")
		}
		if same := page(0b111) == page(0b111000000); same == full {
			t.Errorf("open hands %v: two hands look the same: %v", full, same)
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
		var want, got []string
		for _, circuit := range s.Circuits {
			for _, l := range circuit {
				want = append(want, string(locRef(l)))
			}
		}
		for _, m := range refAttr.FindAllStringSubmatch(app.HTMLString(f.Board(viewOf(s, 0, 2), unlit)), -1) {
			if strings.HasPrefix(m[1], "loc:") {
				got = append(got, m[1])
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
			page := app.HTMLString(draw(viewOf(s, 0, 2), en, unlit).lane(0, 140, false))
			var lit []string
			for _, m := range regexp.MustCompile(`em-figure em-low"[^>]*>\s*<circle[^>]*>(?:\s*</circle>)?\s*<use[^>]*#([a-z-]+)"`).FindAllStringSubmatch(page, -1) {
				lit = append(lit, m[1])
			}
			if !slices.Equal(lit, tc.lit) {
				t.Errorf("lit are %v", lit)
			}
			if said := draw(viewOf(s, 0, 2), en, unlit).laneText(0); !strings.Contains(said, tc.say) {
				t.Errorf("it says %q", said)
			}
		})
	}
}

// Left to herself Victoria ends at 74 points (CE-64), and says so from the start; what she has taken counts.
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
		{"at the beginning", 1, 0, 0, 0, turn, 74},
		{"after her first step", 3, 15, 1, 1, turn, 74},
		{"in the last round, without a rank", 6, 69, 4, 4, turn, 74},
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
		if got := draw(viewOf(s, 0, 1), en, unlit).victoriaHeads(); got != tc.want {
			t.Errorf("%s: heading for %d", tc.name, got)
		}
	}
}

// BenchmarkBoard builds the elements of a table of four.
func BenchmarkBoard(b *testing.B) {
	f := Face()
	s, err := rules.New(rules.Def.DefaultSetup(4, 1))
	if err != nil {
		b.Fatal(err)
	}
	v := viewOf(s, s.Turn(), 1)
	lit := func(face.Ref) bool { return true }
	b.ReportAllocs()
	for b.Loop() {
		f.Board(v, lit)
		f.Mine(v, lit)
	}
}
