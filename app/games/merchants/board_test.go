package merchants

import (
	"html"
	"slices"
	"strings"
	"testing"

	"github.com/maxence-charriere/go-app/v10/pkg/app"

	"tabard/app/face"
	"tabard/app/face/facetest"
	say "tabard/app/words/merchants"
	"tabard/engines/game"
	rules "tabard/engines/merchants"
)

// pieceOf is the text of one drawn piece, with its label and the class.
func pieceOf(t *testing.T, page string, r face.Ref) string {
	t.Helper()
	at := strings.Index(page, `data-ref="`+string(r)+`"`)
	if at < 0 {
		t.Fatalf("%q is not drawn", r)
	}
	from, end := strings.LastIndex(page[:at], "<div"), strings.Index(page[at:], `class="sr"`)
	return page[from : at+end+strings.Index(page[at+end:], "</span>")]
}

// The battlefields of a region are drawn from the middle outward, with the Elves always to the south, on both boards.
func TestFrontsLieAsOnTheTable(t *testing.T) {
	for seats, north := range map[int][]rules.Race{
		3: {rules.Orcs, rules.Orcs, rules.Dwarves}, 4: {rules.Hobgoblins, rules.Hobgoblins, rules.Orcs, rules.Dwarves},
	} {
		s, err := rules.New(rules.Def.DefaultSetup(seats, 1))
		if err != nil {
			t.Fatal(err)
		}
		d := draw(viewOf(s, 0, 1), face.Unlit)
		var got []rules.Race
		for r := range rules.Region(rules.Regions) {
			if sides := d.sides(r); len(sides) == 2 {
				got = append(got, s.Board()[sides[0]].Race)
				var want []face.Ref
				for depth := 1; depth <= rules.Depths; depth++ {
					want = append(want, spaceRef(rules.SpaceOf(sides[0], depth)), battleRef(r, depth), spaceRef(rules.SpaceOf(sides[1], depth)))
				}
				drawn := facetest.Order(d.front(r, sides))[1:]
				if !slices.Equal(drawn, want) {
					t.Errorf("%d seats, region %d: drawn %v", seats, r, drawn)
				}
			}
		}
		if !slices.Equal(got, north) {
			t.Errorf("%d seats: in the north stand %v", seats, got)
		}
	}
}

// What lies on a battlefield, whether it is open and how a war would end there is drawn and said.
func TestBattlefieldsSayHowTheyStand(t *testing.T) {
	s, err := rules.New(rules.Def.DefaultSetup(2, 1))
	if err != nil {
		t.Fatal(err)
	}
	standard := func(owner uint8, space int) uint8 {
		return rules.Tile(owner, rules.KindOf(s.Wants(space), rules.Standard))
	}
	hob, dwarf := rules.SpaceOf(0, 1), rules.SpaceOf(7, 1)
	s.Spaces[hob], s.Spaces[dwarf] = standard(1, hob), standard(2, dwarf)
	s.Seats[0].Level[s.Wants(hob)], s.Seats[1].Level[s.Wants(dwarf)] = 4, 2
	s.Spaces[rules.SpaceOf(1, 1)] = rules.Tile(1, rules.KindOf(rules.Axe, rules.Vorpal)) // Bait and Switch: a hammer was asked for
	s.Spaces[rules.SpaceOf(5, 1)], s.Spaces[rules.SpaceOf(6, 1)] = standard(rules.SteveOwner, rules.SpaceOf(5, 1)), standard(rules.SteveOwner, rules.SpaceOf(6, 1))
	s.Frontier = [4]byte{2, 1, 1, 2}
	f := Face()
	page := app.HTMLString(f.Board(viewOf(s, 0, 1), face.Unlit))
	for _, tc := range []struct {
		ref   face.Ref
		holds []string
		not   string
	}{
		{spaceRef(hob), []string{"bm-tile", "seat-0", "Mountains 1, the Hobgoblins: your standard sword"}, "bm-falls"},
		{spaceRef(dwarf), []string{"bm-falls", "seat-1", "Ben&#39;s standard axe", "lost in a war"}, "#AxeVorpal"},
		{battleRef(rules.Mountains, 1), []string{"bm-decided", ">wins<", "In a war now your standard sword would beat Ben&#39;s standard axe, level 4 to 2"}, "g-fire"},
		{battleRef(rules.Mountains, 2), []string{"g-fire", "the demand token burns here"}, "bm-arrow"},
		{battleRef(rules.Mountains, 3), []string{"g-lock", "locked"}, "g-fire"},
		{spaceRef(rules.SpaceOf(0, 2)), []string{"bm-open", "open, asks for a mace"}, "bm-tag"},
		{spaceRef(rules.SpaceOf(0, 3)), []string{"bm-locked", "locked, asks for a mace"}, "bm-tag"},
		{spaceRef(rules.SpaceOf(1, 1)), []string{"AxeVorpal", "your vorpal axe", "The space asked for a hammer"}, "bm-falls"},
		{battleRef(rules.Desert, 1), []string{"bm-alone", "Your vorpal axe is unopposed"}, "wins"},
		{regionRef(rules.Mountains), []string{"Your standard sword and Ben&#39;s standard axe on 1 and battlefield 2 is empty"}, "on 3"},
		{regionRef(rules.Desert), []string{"Your vorpal axe alone on 1"}, "empty"},
		{battleRef(rules.Forest, 1), []string{">tie<", "would break each other, "}, "bm-arrow"},
	} {
		got := pieceOf(t, page, tc.ref)
		for _, part := range tc.holds {
			if !strings.Contains(got, part) {
				t.Errorf("%s lacks %q: %s", tc.ref, part, got)
			}
		}
		if strings.Contains(got, tc.not) {
			t.Errorf("%s holds %q: %s", tc.ref, tc.not, got)
		}
	}
}

// A craft card says what its box discards, and that the Slush Fund stays.
func TestCraftCardsSayWhatTheirBoxDiscards(t *testing.T) {
	s, err := rules.New(rules.Def.DefaultSetup(2, 1))
	if err != nil {
		t.Fatal(err)
	}
	s.KingdomOpen = [3]byte{rules.SilverTongue, rules.SlushFund, rules.BigForge}
	page := app.HTMLString(Face().Board(viewOf(s, 0, 1), face.Unlit))
	for i, want := range []string{"Box 1: the kingdom card of box 1 is discarded", "Box 2: craft card 4 is discarded", "unless it is the " + say.Card(rules.SlushFund).String()} {
		if got := pieceOf(t, page, craftRef(i)); !strings.Contains(got, want) {
			t.Errorf("%q lacks %q", got, want)
		}
	}
}

// Every space that a weapon can be sold into carries its price, or both prices if weapons of both qualities may go there;
// with two players the spaces that Salesman Steve would take are marked.
func TestPricesAreOnTags(t *testing.T) {
	s, err := rules.New(rules.Def.DefaultSetup(2, 1))
	if err != nil {
		t.Fatal(err)
	}
	p := s.Turn()
	q := &s.Seats[p]
	q.Held[rules.KindOf(rules.Axe, rules.Standard)], q.Held[rules.KindOf(rules.Axe, rules.Vorpal)] = 1, 1
	s.SteveOrder, s.StevePos = [4]byte{rules.Orcs, rules.Elves, rules.Dwarves, rules.Hobgoblins}, 0
	q.Race = [4]byte{}
	q.Race[rules.Elves] = 2
	f := Face()
	v := viewOf(s, p, 1)
	lit := facetest.Lit(f, v)
	page := app.HTMLString(f.Board(v, func(r face.Ref) bool { return lit[r] }))
	elves, dwarves := rules.SpaceOf(4, 1), rules.SpaceOf(7, 1)
	for space, want := range map[int]string{elves: "8·20", dwarves: "6·18"} {
		got := pieceOf(t, page, spaceRef(space))
		if least, most, _ := strings.Cut(want, "·"); !strings.Contains(got, ">"+least+"<") || !strings.Contains(got, ">·"+most+"<") {
			t.Errorf("space %d lacks %q: %s", space, want, got)
		}
	}
	if n := strings.Count(page, "bm-tag"); n != 2 {
		t.Errorf("%d tags for two open spaces that want an axe", n)
	}
	// After a sale to the Elves in row 4 the first Orc row is row 2; after one to the Dwarves in row 7 too.
	if got := pieceOf(t, page, spaceRef(rules.SpaceOf(2, 1))); !strings.Contains(got, "bm-goal") || !strings.Contains(got, "Steve may sell here") {
		t.Errorf("Steve's goal is not marked: %s", got)
	}
	if got := pieceOf(t, page, steveRef); !strings.Contains(got, "sells to the Orcs, the Elves, the Dwarves and the Hobgoblins") || !strings.Contains(got, "Desert 1") {
		t.Errorf("Steve's track says: %s", got)
	}
	if n := strings.Count(app.HTMLString(f.Board(v, face.Unlit)), "bm-tag"); n != 0 {
		t.Errorf("%d tags where nothing can be sold", n)
	}
}

// The outlook is what the war that really comes brings.
func TestOutlookIsTheWarThatComes(t *testing.T) {
	wars := 0
	for _, setup := range facetest.Setups(rules.Def, 6) {
		var before fortunes
		lively(t, setup, func(s *rules.State, events []game.Event) {
			if i := slices.IndexFunc(events, func(e game.Event) bool { return e.Kind == rules.EvWar }); i >= 0 {
				wars++
				var got fortunes
				for _, e := range events[i:] {
					switch e.Kind {
					case rules.EvDefeated:
						if e.Who >= 0 {
							got[e.Who].won++
						}
						if loser := rules.TileOwner(uint8(e.B)); loser >= 0 {
							got[loser].lost++
						}
					case rules.EvSalvage:
						got[e.Who].tied += int(e.N)
						got[e.Who].gold += int(e.N)
					case rules.EvInsured, rules.EvRepairs:
						got[e.Who].gold += int(e.N)
					}
				}
				for p := range s.N {
					got[p].pile = s.Seats[p].DefeatedTotal(s.Box())
					got[p].prize = s.ScoreOf(game.Player(p)).Prize
					if got[p] != before[p] {
						t.Fatalf("%d seats, seed %d: seat %d was promised %+v and got %+v", setup.Seats, setup.Seed, p, before[p], got[p])
					}
				}
			}
			before = look(viewOf(s, game.Nobody, 1)).war()
		})
	}
	if wars < 40 {
		t.Errorf("only %d wars", wars)
	}
}

type fortunes = [rules.MaxSeats]fortune

// What a seat's purse adds up to is where it stands, during the year and after it.
func TestPurseAddsUp(t *testing.T) {
	for _, setup := range facetest.Setups(rules.Def, 2) {
		step := 0
		lively(t, setup, func(s *rules.State, _ []game.Event) {
			if step++; step%37 != 0 && !s.Over {
				return
			}
			d := draw(viewOf(s, 0, 1), face.Unlit)
			for _, r := range s.Standing(nil) {
				want := "At the year's end now: " + face.Num(int(r.Keys[0])) + " gold, with " + face.Num(int(r.Parts[1])) + " for unsold weapons, " +
					face.Num(int(r.Parts[2])) + " for defeated ones and " + face.Num(int(r.Parts[3])) + " from cards"
				if page := html.UnescapeString(app.HTMLString(d.purse(r.Who, true))); !strings.Contains(page, want) ||
					!strings.Contains(page, `"`+face.Num(int(r.Parts[0]))+" gold, ") {
					t.Fatalf("seat %d does not say %q: %s", r.Who, want, page)
				}
			}
		})
	}
}

// After the season's end was brought about the table names those who still have a turn, in their order.
func TestFinalTurnsAreNamed(t *testing.T) {
	for _, seats := range []int{2, 3, 4} {
		ends := 0
		lively(t, rules.Def.DefaultSetup(seats, 3), func(s *rules.State, _ []game.Event) {
			if s.Trigger == game.Nobody || s.Over {
				return
			}
			ends++
			c := look(viewOf(s, 0, 1))
			who := c.movers()
			first := s.Turn()
			if s.TriggeredNow {
				first = (first + 1) % game.Player(seats)
			}
			if len(who) != int(s.FinalTurns) || who[0] != first || who[len(who)-1] != (s.Trigger+game.Player(seats)-1)%game.Player(seats) {
				t.Fatalf("%d seats: seat %d triggered, seat %d acts, %d turns left: %v", seats, s.Trigger, s.Turn(), s.FinalTurns, who)
			}
		})
		if ends == 0 {
			t.Errorf("%d seats: no season came to its end", seats)
		}
	}
}
