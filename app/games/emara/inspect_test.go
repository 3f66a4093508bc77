package emara

import (
	"regexp"
	"slices"
	"strings"
	"testing"

	"github.com/maxence-charriere/go-app/v10/pkg/app"

	"tabard/app/face"
	rules "tabard/engines/emara"
	"tabard/engines/game"
)

// everyRef are the refs of all pieces that a game can have.
func everyRef(seats int) (all []face.Ref) {
	all = []face.Ref{stoneRef, breadRef, patronRef, eventRef, favorsRef, trackRef}
	for l := range rules.Location(rules.Locations) {
		all = append(all, locRef(l))
		for i := range rules.Huts {
			if l < rules.Town {
				all = append(all, hutRef(l, i))
			} else if i < 2 {
				all = append(all, advisorRef(l, i))
			}
		}
	}
	for p := range game.Player(seats) {
		all = append(all, councilorRef(p, 0), councilorRef(p, 1))
	}
	for r := rules.Baron; r <= rules.Duke; r++ {
		all = append(all, nobleRef(r))
	}
	for g := range rules.Good(rules.Goods) {
		all = append(all, goodRef(g))
		if g < rules.Resources {
			all = append(all, donationRef(g), giftRef(g))
		}
	}
	for i := 1; i <= rules.Advisors; i++ {
		all = append(all, myAdvisorRef(rules.Advisor(i)))
	}
	for i := range rules.Tokens {
		all = append(all, tokenRef(i))
	}
	for i := range rules.Cards {
		all = append(all, cardRef(rules.Card(i+1)))
	}
	for i := range rules.Laps {
		all = append(all, slotRef(i))
	}
	if seats == 1 {
		all = append(all, victoriaRef)
	}
	return all
}

// whole reports what a detail lacks, or says twice.
func whole(t *testing.T, r face.Ref, d face.Detail) {
	t.Helper()
	text := func(what, s string) {
		if s == "" || strings.TrimSpace(s) != s || strings.ContainsAny(s, "{}") || strings.Contains(s, "%!") || strings.Contains(s, "  ") || strings.Contains(s, "..") {
			t.Fatalf("%s: %s is %q", r, what, s)
		}
	}
	text("its title", d.Title)
	text("its kind", d.Sub)
	text("its icon", d.Icon)
	seen := map[string]bool{}
	for _, p := range d.Paras {
		text("a sentence", p)
		if seen[p] || !strings.HasSuffix(p, ".") {
			t.Fatalf("%s: %q is said twice or is no sentence", r, p)
		}
		seen[p] = true
	}
	if len(seen) == 0 {
		t.Fatalf("%s: nothing is said of %q", r, d.Title)
	}
	names := map[string]bool{}
	for _, row := range d.Rows {
		text("a row", row.Name)
		text("the row "+row.Name, row.Text)
		if names[row.Name] {
			t.Fatalf("%s: two rows %q", r, row.Name)
		}
		names[row.Name] = true
	}
	for _, c := range d.Chips {
		if c.N == 0 || c.Icon == "" || c.Word == "" {
			t.Fatalf("%s: an empty chip %+v", r, c)
		}
	}
}

// setupOf is a set-up with both variants as the bits of variant say.
func setupOf(seats, variant int, seed uint64) game.Setup {
	setup := rules.Def.DefaultSetup(seats, seed)
	setup.Options[rules.OptionLayout], setup.Options[rules.OptionSelection] = uint8(variant&1), uint8(variant>>1&1)
	if seats == 1 && seed%2 == 1 {
		setup.Options[rules.OptionSolo] = 1
	}
	return setup
}

// Every piece explains itself to every seat and to who only watches, whoever's turn it is, in every variant.
func TestEveryPieceExplainsItself(t *testing.T) {
	f := Face()
	for seats := 1; seats <= rules.MaxSeats; seats++ {
		refs := everyRef(seats)
		for variant := range 4 {
			step := 0
			lively(t, setupOf(seats, variant, uint64(seats+variant)), func(s *rules.State, _ []game.Event) {
				if step++; step%61 != 1 && s.Turn() != game.Nobody {
					return
				}
				for viewer := game.Nobody; viewer < game.Player(seats); viewer++ {
					v := viewOf(s, viewer, 1+variant%2)
					for _, r := range refs {
						whole(t, r, f.Inspect(v, r))
					}
				}
			})
		}
	}
}

// What is no piece explains nothing, and harms nothing.
func TestNoSuchPiece(t *testing.T) {
	f := Face()
	v := viewOf(position(t, 2, nil), 0, 1)
	for _, r := range []face.Ref{"", "loc", "loc:8", "loc:-1", "loc:x", "councilor:2:0", "councilor:0:2", "councilor:0", "hut:4:0", "hut:0:3", "advisor:0:0",
		"advisor:4:2", "advisor:4", "noble:0", "noble:6", "donation:4", "gift:4", "mark:wood", "card:0", "card:10", "slot:3", "good:8", "token:12",
		"myadvisor:0", "myadvisor:23", "victoria", "nonsense", "prompt:1"} {
		if d := f.Inspect(v, r); d.Title != "" {
			t.Errorf("%q is %q", r, d.Title)
		}
	}
	v.State = nil
	if d := f.Inspect(v, eventRef); d.Title != "" {
		t.Errorf("a covered table explains %q", d.Title)
	}
}

// position is the first position of a game, changed; seat 0 is to play.
func position(t *testing.T, seats int, change func(*rules.State)) *rules.State {
	t.Helper()
	s, err := rules.New(rules.Def.DefaultSetup(seats, 1))
	if err != nil {
		t.Fatal(err)
	}
	s.Start, s.Frames[0].Who = 0, 0
	s.Circuits = [2][4]byte{{rules.Forest, rules.WeavingMill, rules.Grainfield, rules.Quarry},
		{rules.Castle, rules.Cathedral, rules.Market, rules.ConstructionSite}}
	for p := range s.Seats {
		s.Seats[p].Councilor, s.Seats[p].Res = [2]byte{byte(p), byte(p)}, [4]byte{}
	}
	s.Event = rules.OldForest
	if change != nil {
		change(s)
	}
	return s
}

// said joins all that a detail says.
func said(d face.Detail) string {
	parts := slices.Clone(d.Paras)
	for _, r := range d.Rows {
		parts = append(parts, r.Name+": "+r.Text)
	}
	return strings.Join(append(parts, d.Title, d.Sub), "\n")
}

func TestDetailsTellTheRightNumbers(t *testing.T) {
	at := func(s *rules.State, l rules.Location, a rules.Advisor) { s.AdvisorAt[l-rules.Town] = [2]byte{a, 0} }
	own := func(s *rules.State, p game.Player, a rules.Advisor) { s.Seats[p].Advisors |= 1 << (a - 1) }
	for _, c := range []struct {
		name   string
		seats  int
		ref    face.Ref
		change func(*rules.State)
		want   []string
		never  []string
	}{
		{"an advisor that cannot be paid, elsewhere", 2, "advisor:5:0", func(s *rules.State) {
			at(s, rules.Cathedral, rules.Baker)
			s.Seats[0].Res[rules.Grain] = 1
		}, []string{"You have no councilor at the Cathedral.", "You lack 1 wood.", "Price: 1 wood and 1 grain", "Recruiting brings 3 citizens at once.",
			"Ben's councilor: here", "Your councilor: 1 step away, at the Castle"}, []string{"You have what it costs"}},
		{"an advisor paid with a coin", 2, "advisor:4:0", func(s *rules.State) {
			at(s, rules.Castle, rules.Baker)
			s.Seats[0].Res[rules.Grain], s.Seats[0].Coin = 1, 1
		}, []string{"You have what it costs, with 1 coin in place of resources."}, []string{"You lack", "no councilor"}},
		{"an advisor cheaper by the event and the card", 2, "advisor:4:0", func(s *rules.State) {
			at(s, rules.Castle, rules.Goldsmith)
			s.Event, s.Seats[0].Hand = rules.GoodLabour, 1<<(rules.CardHelpers-1)
		}, []string{"Costs you now: 1 cloth, 1 grain and 1 stone, less 1 resource of your choice",
			"With the card Helpers: 1 cloth, 1 grain and 1 stone, less 2 resources of your choice", "You lack 2 resources."}, nil},
		{"an advisor for a Scholar with a Steward", 2, "advisor:6:0", func(s *rules.State) {
			at(s, rules.Market, rules.Dressmaker)
			own(s, 0, rules.Scholar)
			own(s, 0, rules.Steward)
			s.Seats[0].Res[rules.Stone] = 3
		}, []string{"Costs you now: 3 resources of any kind", "You have what it costs."}, []string{"no councilor"}},
		{"a Carpenter with a Toolmaker in the summer", 2, "advisor:4:0", func(s *rules.State) {
			at(s, rules.Castle, rules.Carpenter)
			own(s, 0, rules.Toolmaker)
			s.Event = rules.LongSummer
		}, []string{"For you: 10 buildings, +2 Toolmaker, +2 A long summer = 14."}, nil},
		{"an empty space", 2, "advisor:4:1", func(s *rules.State) { at(s, rules.Castle, rules.Baker) }, []string{"Empty space"}, nil},
		{"a free hut", 2, "hut:0:0", func(s *rules.State) { s.Seats[0].CraftPlaced, s.Seats[0].Res[rules.Cloth], s.Seats[0].Coin = 2, 0, 1 },
			[]string{"First hut", "Hiring brings you 3 citizens at once: it would be your craftsman number 3.",
				"You lack 2 cloth. Even with 1 coin in place of resources, 1 resource would be missing."}, nil},
		{"a hut with somebody's craftsman", 2, "hut:2:1", func(s *rules.State) { s.Huts[2][1], s.Seats[1].CraftPlaced = 1, 1 },
			[]string{"Ben's craftsman works here", "Ben's craftsmen: 1 here, 3 not hired yet", "Your craftsmen: 0 here, 4 not hired yet"}, nil},
		{"a rank within reach", 2, "noble:1", func(s *rules.State) { s.NobleTaken[0], s.Seats[0].Coin, s.Seats[1].Rank = 1, 1, rules.Baron },
			[]string{"The top card brings 3 citizens.", "You have what it costs.", "Citizens on the cards left: 3, 2 and 1", "Who has risen to it: Ben"}, nil},
		{"a rank that lacks a ring", 2, "noble:2", func(s *rules.State) { s.Seats[0].Rank, s.Seats[0].Coin = rules.Baron, 3 }, []string{"You lack 1 ring."}, nil},
		{"a rank too high", 2, "noble:3", nil, []string{"First you must become Baron."}, nil},
		{"a donation", 2, "donation:0", func(s *rules.State) { own(s, 0, rules.Abbess); s.Event = rules.PiousDonation },
			[]string{"A donation now costs 2 wood. It brings 2 books and a favor token.", "Numbers: 2 now, then 3, then always 4", "3 citizens for every donation", "You lack 2 wood."}, nil},
		{"a gift marker that is gone", 2, "gift:3", func(s *rules.State) { s.Gift[3] = 3 }, []string{"A gift now costs 4 stone.", "Numbers: 4 to the end of the game", "marker is gone"}, nil},
		{"the stone marker", 2, "mark:stone", func(s *rules.State) { s.Event = rules.EarlyWinter },
			[]string{"Delivering 1 stone brings 4 buildings and 4 citizens.", "For you: 5 buildings, -1 An early winter = 4.", "4 now, then 3, then always 2"}, nil},
		{"the famine", 2, "event", func(s *rules.State) { s.Event, s.Seats[0].Coin = rules.Famine, 1 },
			[]string{"1 grain: 3 citizens; you have it", "2 grain: 5 citizens; you do not have it", "1 ring: 5 citizens; you do not have it", "Who has the statue: You"}, nil},
		{"the tokens", 2, "favors", func(s *rules.State) {
			s.FavorStack, s.FavorDiscard, s.Seats[1].Favors = 1<<4, 1<<1|1<<8, 0xfff&^(1<<4|1<<1|1<<8)
		}, []string{"1 in the stack, 2 discarded", "Unseen, in unknown order: 1 ring at the Cathedral", "Discarded: 5 buildings at the Castle; 1 book at the Market"}, nil},
		{"a token", 2, "token:7", func(s *rules.State) {
			s.FavorStack &^= 1 << 7
			s.Seats[0].Favors = 1 << 7
			own(s, 0, rules.Toolmaker)
		}, []string{"Favor token: 5 buildings", "To be redeemed at the Market", "+2 Toolmaker = 7", "Where it is: Your token", "Your councilor: 2 steps away, at the Castle"}, nil},
		{"a card in the hand", 2, "card:7", func(s *rules.State) { s.Seats[0].Hand, s.Seats[0].Slots = 1<<6, [3]byte{rules.CardWood, 0, 0} },
			[]string{"In your hand", "Slot 2: the Grainfield or the Market. With the card's step first to the Weaving Mill or the Cathedral; the same councilor then comes to the Quarry or the Construction Site"},
			[]string{"Slot 1"}},
		{"a slot", 2, "slot:2", nil, []string{"exactly 3 steps", "From the Forest: the Quarry", "From the Castle: the Construction Site"}, nil},
		{"the totals", 2, "track", func(s *rules.State) {
			s.Seats[0].CP, s.Seats[0].BP, s.Seats[0].Ring = 60, 66, 4
			s.Seats[0].Favors = 1
		}, []string{"Your citizens are 6 behind your buildings", "You: 60 citizens, 66 buildings, 9 points for left-over goods: 67, with 68 for the other total"}, nil},
		{"the Market", 2, "loc:6", func(s *rules.State) { s.Event = rules.FarMerchants },
			[]string{"1 book for 3, 2 books for 6, 3 books for 10, 4 books for 15 and 5 books for 21", "you may buy a second coin", "Next, clockwise: the Construction Site"}, nil},
		{"an advisor used up", 2, "myadvisor:5", func(s *rules.State) { own(s, 1, rules.Baker); s.AdvisorAt = [4][2]byte{} }, []string{"Ben's advisor"}, []string{"Not used yet"}},
		// alone she comes to 74, and never to less than what the boards and the second cards give.
		{"Victoria", 1, "victoria", func(s *rules.State) { s.Round = 1 },
			[]string{"After round 2: stone 5, bread 6 and Baron 4: 15 more, 15 in all", "After round 6: stone 2 and bread 3: 5 more, 74 in all", "At the end, as it stands: 74",
				"At the end, at least: 54"}, nil},
	} {
		s := position(t, c.seats, c.change)
		d := Face().Inspect(viewOf(s, 0, 1), c.ref)
		whole(t, c.ref, d)
		text := said(d)
		for _, want := range c.want {
			if !strings.Contains(text, want) {
				t.Errorf("%s: %q is not in\n%s", c.name, want, text)
			}
		}
		for _, never := range c.never {
			if strings.Contains(text, never) {
				t.Errorf("%s: %q is in\n%s", c.name, never, text)
			}
		}
	}
}

// What a seat reads does not hang on what it may not know.
func TestNothingHiddenIsTold(t *testing.T) {
	f, refs, r := Face(), everyRef(3), game.NewRand(5, 5)
	step := 0
	lively(t, setupOf(3, 0, 8), func(s *rules.State, _ []game.Event) {
		if step++; step%23 != 0 {
			return
		}
		for viewer := range game.Player(3) {
			other := game.View(s, viewer)
			other.Determinize(&r)
			v, w := viewOf(s, viewer, 3), viewOf(other.(*rules.State), viewer, 3)
			for _, ref := range refs {
				if a, b := said(f.Inspect(v, ref)), said(f.Inspect(w, ref)); a != b {
					t.Fatalf("seat %d, %s:\n%s\nin another world:\n%s", viewer, ref, a, b)
				}
			}
		}
	})
}

var drawnRef = regexp.MustCompile(`data-ref="([^"]+)"|data-do="inspect" data-arg="([^"]+)"|data-arg="([^"]+)" data-do="inspect"`)

// Whatever is drawn of the table and of any seat explains itself.
func TestWhatIsDrawnExplainsItself(t *testing.T) {
	f, kinds := Face(), map[string]bool{}
	none := func(face.Ref) bool { return false }
	for _, seats := range []int{1, 4} {
		step := 0
		lively(t, setupOf(seats, 0, 2), func(s *rules.State, _ []game.Event) {
			if step++; step%151 != 1 && s.Turn() != game.Nobody {
				return
			}
			v := viewOf(s, 0, 1)
			html := app.HTMLString(f.Board(v, none)) + app.HTMLString(f.Mine(v, none))
			for p := range game.Player(seats) {
				html += app.HTMLString(f.Player(v, p, none))
			}
			for _, m := range drawnRef.FindAllStringSubmatch(html, -1) {
				r := face.Ref(m[1] + m[2] + m[3])
				whole(t, r, f.Inspect(v, r))
				name, _, _ := refParts(r)
				kinds[name] = true
			}
		})
	}
	for _, r := range append(everyRef(1), everyRef(4)...) {
		if name, _, _ := refParts(r); !kinds[name] {
			t.Errorf("no %s was drawn", name)
		}
	}
}
