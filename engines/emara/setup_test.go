package emara

import (
	"errors"
	"fmt"
	"math/bits"
	"testing"

	"tabard/engines/game"
	"tabard/engines/gametest"
)

// laid sets up games of those options until one is as wanted.
func laid(t *testing.T, seats int, option map[int]int, ok func(*State) bool) *State {
	t.Helper()
	for seed := range uint64(200000) {
		setup := Def.DefaultSetup(seats, seed)
		for o, v := range option {
			setup.Options[o] = uint8(v)
		}
		s, err := New(setup)
		if err != nil {
			t.Fatal(err)
		}
		if ok(s) {
			s.holds(t)
			return s
		}
	}
	t.Fatal("no seed gives that set-up")
	return nil
}

// like says whether both circuits have the locations of the base position in the same clockwise order.
func like(s *State) bool {
	b := b0()
	for c := range s.Circuits {
		_, from := s.Place(Location(b.Circuits[c][0]))
		for i, l := range b.Circuits[c] {
			if s.Circuits[c][(from+i)%4] != l {
				return false
			}
		}
	}
	return true
}

var onCard = map[int]int{OptionSpace: SpaceCard}

func TestSetup(t *testing.T) {
	begins := func(t *testing.T, s *State, bp string) {
		for p, at := range [3][2]Location{{Forest, Castle}, {Quarry, Market}, {Grainfield, Cathedral}} {
			gametest.Want(t, "country councilor", s.At(game.Player(p), CountryCircuit), at[0])
			gametest.Want(t, "town councilor", s.At(game.Player(p), TownCircuit), at[1])
			s.wants(t, game.Player(p), "CP 0, BP "+bp+", Bk 0, Ri 0, Co 0, Br 0")
		}
		s.wants(t, 0, "W 1, C 0, G 0, S 0")
		s.wants(t, 1, "W 0, C 0, G 0, S 1")
		s.wants(t, 2, "W 0, C 0, G 1, S 0")
	}
	asBase := func(s *State) bool {
		_, gain := EventGain(s.Event)
		return s.StartCard == OldForest && s.Start == 0 && !gain && like(s)
	}
	gametest.Scenarios{
		{"CE-01 three seats by the start card: councilors, first resources, cards, markers, piles (R-35, R-43)", func(t *testing.T) {
			s := laid(t, 3, onCard, asBase)
			begins(t, s, "30")
			for p := range s.Seats[:3] {
				gametest.Want(t, "hand", bits.OnesCount16(s.Seats[p].Hand), 3)
				gametest.Want(t, "deck", bits.OnesCount16(s.Seats[p].Deck), 6)
			}
			for l := range s.AdvisorAt {
				for _, a := range s.AdvisorAt[l] {
					gametest.Want(t, "an advisor of the first set on each space", a >= 1 && a <= AdvisorsA, true)
				}
			}
			gametest.Want(t, "stack", bits.OnesCount8(s.BLeft)+1, 6)
			gametest.Want(t, "top of the stack", s.BTop >= FirstPatron, true)
			for r := range Good(Resources) {
				gametest.Want(t, "donation", s.DonationPrice(r), 1)
				gametest.Want(t, "gift", s.GiftPrice(r), 1)
			}
			gametest.Want(t, "stone", s.Shows(MarkStone), 5)
			gametest.Want(t, "bread", s.Shows(MarkBread), 6)
			gametest.Want(t, "tokens", bits.OnesCount16(s.FavorStack), 12)
			gametest.Want(t, "events beside start card and first event", bits.OnesCount16(s.EventsLeft), 12)
			gametest.Want(t, "noble cards gone", s.NobleTaken, [5]byte{})
			gametest.Want(t, "the first question", s.Prompt(), game.Frame{Kind: FramePlayCard})
		}},
		{"CE-02 on an agreed number only the buildings differ", func(t *testing.T) {
			begins(t, laid(t, 3, nil, asBase), "35")
		}},
		{"CE-03 the start card's event is never played, the next one holds in round 1 (R-49)", func(t *testing.T) {
			s := laid(t, 3, onCard, func(s *State) bool { return s.StartCard == OldForest && s.Event == FineCloth })
			gametest.Want(t, "round", s.Round, 1)
			for p := range game.Player(3) {
				first := 0
				if s.At(p, CountryCircuit) == Forest {
					first = 1
				}
				gametest.Want(t, "wood", s.Seats[p].Owned(Wood), first)
				if s.At(p, CountryCircuit) == WeavingMill {
					first = 1
				} else {
					first = 0
				}
				gametest.Want(t, "cloth", s.Seats[p].Owned(Cloth), 1+first)
			}
		}},
		{"CE-04 two seats begin some prices on 2 and both deliveries one step on (R-01, R-86)", func(t *testing.T) {
			s := laid(t, 2, nil, func(*State) bool { return true })
			prices := [2][4]int{}
			for r := range Good(Resources) {
				prices[0][r], prices[1][r] = s.DonationPrice(r), s.GiftPrice(r)
			}
			gametest.Want(t, "donations and gifts", prices, [2][4]int{{2, 1, 2, 1}, {1, 2, 1, 2}})
			gametest.Want(t, "stone", s.Shows(MarkStone), 4)
			gametest.Want(t, "bread", s.Shows(MarkBread), 5)
		}},
		{"CE-05 with four seats donations of one kind cost 1, 2, 2, 3 and then the board's 4 (R-02, R-03)", func(t *testing.T) {
			s := base(4).has(0, "C 16")
			for i, price := range []int{1, 2, 2, 3, 4, 4} {
				gametest.Want(t, "price", s.DonationPrice(Cloth), price)
				gametest.Want(t, "the marker is gone", s.Donation[Cloth] == 4, i >= 4)
				s.at(2, 1).visits(t, Cathedral).do(t, Donate(Cloth))
				s.keep(t, 0)
			}
			s.wants(t, 0, "C 0, Bk 6")
		}},
		{"CE-06 with three seats a donation marker shows 1, 2, 3 and then the board's 4", func(t *testing.T) {
			s := b0().has(0, "C 1").visits(t, Cathedral)
			s.do(t, Donate(Cloth))
			s.wants(t, 0, "C 0, Bk 1")
			for _, price := range []int{2, 3, 4, 4} {
				gametest.Want(t, "price", s.DonationPrice(Cloth), price)
				s.keep(t, 0).has(0, "C 4").at(2, 1).visits(t, Cathedral).do(t, Donate(Cloth))
				s.wants(t, 0, map[int]string{2: "C 2", 3: "C 1", 4: "C 0"}[price])
			}
		}},
		{"CE-69 alone: no early winter, prices of two, deliveries of four, the card's number ignored (R-04, R-79)", func(t *testing.T) {
			var starts [Events + 1]bool
			laid(t, 1, nil, func(s *State) bool {
				gametest.Want(t, "events", bits.OnesCount16(s.EventsLeft), 13-2)
				if (1<<(s.StartCard-1)|1<<(s.Event-1)|s.EventsLeft)>>(EarlyWinter-1)&1 == 1 {
					t.Fatal("an early winter")
				}
				prices := [2][4]int{}
				for r := range Good(Resources) {
					prices[0][r], prices[1][r] = s.DonationPrice(r), s.GiftPrice(r)
				}
				gametest.Want(t, "donations and gifts", prices, [2][4]int{{2, 1, 2, 1}, {1, 2, 1, 2}})
				gametest.Want(t, "stone", s.Shows(MarkStone), 5)
				gametest.Want(t, "bread", s.Shows(MarkBread), 6)
				gametest.Want(t, "buildings", s.Seats[0].BP, 35)
				gametest.Want(t, "Victoria", s.VictoriaCP, 0)
				starts[s.StartCard] = true
				n := 0
				for _, seen := range starts {
					if seen {
						n++
					}
				}
				return n == 13
			})
		}},
		{"the start seat is random", func(t *testing.T) {
			for seats := 2; seats <= MaxSeats; seats++ {
				var seen [MaxSeats]bool
				n := 0
				laid(t, seats, nil, func(s *State) bool {
					if !seen[s.Start] {
						seen[s.Start] = true
						n++
					}
					return n == seats
				})
			}
		}},
	}.Run(t)
}

// What may be chosen before a game.
func TestOptions(t *testing.T) {
	try := func(seats int, space, solo int) (*State, error) {
		setup := Def.DefaultSetup(seats, 1)
		setup.Options[OptionSpace], setup.Options[OptionSolo] = uint8(space), uint8(solo)
		return New(setup)
	}
	gametest.Scenarios{
		{"a first game begins on 35 (R-80)", func(t *testing.T) {
			for seats := 1; seats <= MaxSeats; seats++ {
				s, err := New(Def.DefaultSetup(seats, 1))
				if err != nil {
					t.Fatal(err)
				}
				gametest.Want(t, "buildings", s.Seats[0].BP, 35)
			}
		}},
		{"15 to 40 are offered to everybody, other numbers to the campaign only", func(t *testing.T) {
			for n := range TrackEnd + 1 {
				s, err := try(3, n+1, 0)
				if ok := n >= 15 && n <= 40; ok != (err == nil) || err != nil && !errors.Is(err, game.ErrSetup) {
					t.Errorf("%d: %v", n, err)
				} else if ok {
					gametest.Want(t, "buildings", int(s.Seats[2].BP), n)
				}
				s, err = try(1, n+1, 1)
				if err != nil {
					t.Fatalf("campaign on %d: %v", n, err)
				}
				gametest.Want(t, "buildings", int(s.Seats[0].BP), n)
			}
		}},
		{"a late place in the order of play is worth a point on both totals if the table wants that (R-97)", func(t *testing.T) {
			for seats := 1; seats <= MaxSeats; seats++ {
				setup := Def.DefaultSetup(seats, 3)
				setup.Options[OptionLater] = 1
				s, err := New(setup)
				if err != nil {
					t.Fatal(err)
				}
				ahead := ""
				for i := range game.Player(seats) {
					q := &s.Seats[(s.Start+i)%game.Player(seats)]
					gametest.Want(t, "buildings ahead", q.BP-int16(s.StartBP), q.CP)
					ahead += fmt.Sprint(q.CP)
				}
				gametest.Want(t, "ahead in the order of play", ahead, [...]string{1: "0", 2: "01", 3: "001", 4: "0011"}[seats])
				s.holds(t)
				s.anyTurn(t)
				s.holds(t)
			}
		}},
		{"alone there is no card's number, and only alone is there a campaign (R-79)", func(t *testing.T) {
			for name, f := range map[string]func() (*State, error){
				"the card's number alone":  func() (*State, error) { return try(1, SpaceCard, 0) },
				"campaign by the card":     func() (*State, error) { return try(1, SpaceCard, 1) },
				"a campaign of two seats":  func() (*State, error) { return try(2, 36, 1) },
				"a campaign of four seats": func() (*State, error) { return try(4, 36, 1) },
			} {
				if _, err := f(); !errors.Is(err, game.ErrSetup) {
					t.Errorf("%s: %v, want ErrSetup", name, err)
				}
			}
		}},
	}.Run(t)
}

// The variant of 16.1.
func TestRandomLayout(t *testing.T) {
	random := map[int]int{OptionSpace: SpaceCard, OptionLayout: 1}
	gametest.Scenarios{
		{"councilors stand on the start card's locations if these lie on both circuits; the others follow clockwise (R-82)",
			func(t *testing.T) {
				s := laid(t, 4, random, func(s *State) bool { return s.Prompt().Kind == FrameStartResource && s.Start == 1 })
				card := House.Events[s.StartCard]
				for _, l := range []Location{card.Country, card.Town} {
					c, i := s.Place(l)
					for k := range 4 {
						gametest.Want(t, "councilor", int(s.Seats[(1+k)%4].Councilor[c]), (i+k)%4)
					}
				}
			}},
		{"if both lie on one circuit the starting player sends one to any place of the other (R-81, R-82)", func(t *testing.T) {
			s := laid(t, 3, random, func(s *State) bool { return s.Prompt().Kind == FrameRelocate && s.Start == 2 })
			gametest.Want(t, "who is asked", s.Turn(), 2)
			gametest.Want(t, "ways", len(s.Legal(nil)), 8)
			card := House.Events[s.StartCard]
			for keeps, l := range []Location{card.Country, card.Town} {
				for place := range 4 {
					c := s.copied()
					events := c.do(t, Relocate(keeps, place))
					stays, at := c.Place(l)
					for k := range 3 {
						gametest.Want(t, "the one that stays", int(c.Seats[(2+k)%3].Councilor[stays]), (at+k)%4)
						gametest.Want(t, "the one that goes", int(c.Seats[(2+k)%3].Councilor[1-stays]), (place+k)%4)
					}
					gametest.Want(t, "next question", c.Prompt(), game.Frame{Kind: FrameStartResource, Who: 2})
					gametest.Want(t, "undo stops", reveals(events), true)
				}
			}
		}},
		{"each seat takes a resource of its choice, in player order, before round 1", func(t *testing.T) {
			s := laid(t, 3, random, func(s *State) bool {
				return s.Prompt().Kind == FrameStartResource && s.Start == 1 && s.EventsLeft&0xf == 0xf
			})
			gametest.Want(t, "round", s.Round, 0)
			s.do(t, TakeStart(Stone), TakeStart(Wood))
			s.wants(t, 1, "S 1, W 0")
			s.wants(t, 2, "W 1, S 0")
			gametest.Want(t, "who is asked", s.Turn(), 0)
			s.do(t, TakeStart(Grain))
			gametest.Want(t, "round", s.Round, 1)
			gametest.Want(t, "turn", s.Prompt(), game.Frame{Kind: FramePlayCard, Who: 1})
			more := 0
			if g, ok := EventGain(s.Event); ok && g == Grain {
				more = 1
			}
			gametest.Want(t, "grain", s.Seats[0].Owned(Grain), 1+more)
		}},
		{"hires and recruits go by the location, on whichever circuit it lies, and the town card by the four town locations (R-83)",
			func(t *testing.T) {
				s := b0()
				s.Opt |= OptRandomLayout
				s.Circuits = [2][4]byte{{Castle, Forest, Market, Quarry}, {Cathedral, Grainfield, ConstructionSite, WeavingMill}}
				s.Seats[0].Councilor = [2]byte{0, 1} // castle and grainfield
				s.has(0, "W 9, C 9, G 9, S 9").plays(t, CardTown, 1)
				s.wantLegal(t, Hire(Grainfield, 0), Recruit(Castle, 0), VisitTown(Castle), VisitTown(Cathedral), VisitTown(Market),
					VisitTown(ConstructionSite))
				s.wantIllegal(t, Hire(Forest, 0), Recruit(Cathedral, 0), VisitTown(Forest))
				s.do(t, Move(CountryCircuit))
				gametest.Want(t, "visit", s.Prompt().A, uint16(Forest))
				s.do(t, Gather(0, 0))
				s.wantIllegal(t, Recruit(Castle, 0))
				s.wantLegal(t, Hire(Forest, 0))
			}},
	}.Run(t)
}
