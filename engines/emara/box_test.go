package emara

import (
	"errors"
	"testing"

	"tabard/engines/game"
	"tabard/engines/gametest"
)

// Crown of Emara can be played with any box within bounds.
func TestBoxes(t *testing.T) {
	gametest.Boxes[Box, *Box]{Game: conformance(), House: House,
		NewIn: func(b *Box, setup game.Setup) (game.State, error) {
			s, err := NewIn(b, setup)
			if err != nil {
				return nil, err
			}
			return s, nil
		},
		Of: func(s game.State) *Box { return s.(*State).Box() },
		Mend: func(b *Box, r *game.Rand) {
			for l := range b.HutCosts {
				for hut := range b.HutCosts[l] {
					cheapen(&b.HutCosts[l][hut], r)
				}
			}
			for a := range b.Advisors {
				cheapen(&b.Advisors[a].Cost, r)
			}
		},
		Bare: map[string]string{"rank Marquess fourth": "TestNobleCards", "rank Duke second": "TestNobleCards", "rank Duke third": "TestNobleCards",
			"rank Duke fourth": "TestNobleCards"}, // random play seldom rises so far
	}.Prove(t)
}

// cheapen makes a price one that can be paid.
func cheapen(cost *[4]uint8, r *game.Rand) {
	for sizeOf(cost) > mostCost {
		if n := &cost[r.Intn(len(cost))]; *n > 0 {
			*n--
		}
	}
}

// another is a box of which every number differs from ours.
func another(t *testing.T) Box {
	b := House
	var most []int
	for i := range sheets {
		sheets[i].Numbers(func(_, col int) { most = append(most, int(sheets[i].Cols[col].Max)) })
	}
	i := -1
	b.Visit(func(n int) int {
		if i++; n < most[i] {
			return n + 1
		}
		return n - 1
	})
	if err := b.Check(); err != nil {
		t.Fatal(err)
	}
	return b
}

// A price beyond what a payment can hold is refused by name, one of as many resources as can be is played.
func TestPricesFitPayments(t *testing.T) {
	b := House
	b.Advisors[Carpenter].Cost = [4]uint8{6, 6, 3, 0}
	if err := b.Check(); err != nil {
		t.Fatal(err)
	}
	b.Advisors[Carpenter].Cost = [4]uint8{6, 6, 4, 0}
	fault := &game.BoxFault{}
	if err := b.Check(); !errors.As(err, &fault) {
		t.Fatalf("16 resources are no fault: %v", err)
	}
	gametest.Want(t, "where", fault.Sheet.ID+" "+fault.Sheet.Rows[fault.Row]+" "+fault.Sheet.Cols[fault.Col].ID+" "+fault.Law, "advisor Carpenter grain payment")
}

// Numbers that no sheet names are no part of a box.
func TestBoxesHaveNothingBesideTheSheets(t *testing.T) {
	for name, change := range map[string]func(*Box){
		"a rank below baron":        func(b *Box) { b.Ranks[NoRank].Coins = 1 },
		"citizens of Sir Gustave":   func(b *Box) { b.Advisors[SirGustave].CP = 1 },
		"an effect of old books":    func(b *Box) { b.Events[OldBooks].Effect = 1 },
		"citizens for no book sold": func(b *Box) { b.BookCP[0] = 1 },
	} {
		b := House
		if change(&b); !errors.Is(b.Check(), game.ErrBox) {
			t.Errorf("a box with %s: %v", name, b.Check())
		}
	}
}

// The points of all noble cards are those of the box.
func TestNobleCards(t *testing.T) {
	b := another(t)
	s, err := NewIn(&b, Def.DefaultSetup(4, 1))
	if err != nil {
		t.Fatal(err)
	}
	for r := Baron; r <= Duke; r++ {
		for card, cp := range b.Ranks[r].CP {
			before := s.Seats[0].CP
			shows, left := s.NextRankCP(r)
			gametest.Want(t, RankNames[r], [4]int{shows, int(s.takeRank(0, r, nil)), int(s.Seats[0].CP - before), int(s.NobleTaken[r-1])},
				[4]int{int(cp), int(cp), int(cp), card + 1})
			gametest.Want(t, "there was a card", left, true)
		}
	}
}

// Four noble cards of one rank may have the same points: who holds which does not matter then.
func TestEqualNobleCards(t *testing.T) {
	b := House
	b.Ranks[Baron].CP = [4]uint8{3, 3, 2, 2}
	setup := Def.DefaultSetup(4, 1)
	s, err := NewIn(&b, setup)
	if err != nil {
		t.Fatal(err)
	}
	for p, cp := range []uint8{3, 3, 2, 2} {
		s.Seats[p].Rank, s.Seats[p].RankCardCP = Baron, cp
		s.NobleTaken[Baron-1]++
		s.holds(t)
	}
	s.Seats[3].RankCardCP = 3
	if err := s.checkNobility(); err == nil {
		t.Error("three seats hold a card of which there are two")
	}
}

// What changes a receipt is what the box says, and no receipt is less than nothing.
func TestReceiptsOfOtherBoxes(t *testing.T) {
	b := House
	b.Advisors[Toolmaker].Ability, b.Events[EarlyWinter].Effect, b.Events[LongSummer].Effect = 4, 10, 3
	s, err := NewIn(&b, Def.DefaultSetup(2, 1))
	if err != nil {
		t.Fatal(err)
	}
	s.Seats[0].Advisors = 1 << (Toolmaker - 1)
	for event, want := range map[Event][2]int{Harvest: {9, 5}, LongSummer: {12, 8}, EarlyWinter: {0, 0}} {
		s.Event = event
		tools, _ := s.Receipt(0, 5)
		plain, _ := s.Receipt(1, 5)
		gametest.Want(t, OccasionNames[event], [2]int{tools, plain}, want)
	}
	s.Event = EarlyWinter
	s.receive(1, 5, FromLocation, uint16(Castle), nil)
	gametest.Want(t, "buildings", s.Seats[1].BP, int16(s.StartBP))
}
