package conquer

import (
	"testing"

	"tabard/engines/game"
)

// Reasons agree with the list of legal actions, word for word: over positions of random games everything that could be
// tried is either legal and has no reason, or is not and has one that speaks of it.

// tries are all actions that name things of the position: every space, every piece, every card.
func tries(s *State, do func(game.Action)) {
	numbers := func(k game.Kind, from, to int) {
		for n := from; n < to; n++ {
			do(game.Act(k, uint16(n)))
		}
	}
	for _, k := range [...]game.Kind{game.Pass, game.Done, game.EndTurn, KindBuyPeasant, KindTradeUp, KindStay, KindSellPeasant} {
		do(game.Act(k))
	}
	numbers(KindTile, 1, Tiles+1)
	numbers(KindSide, 0, Sides)
	numbers(KindSlot, 0, LayoutTiles(s.Placement.Layout))
	numbers(KindRotation, 0, Directions)
	numbers(KindSeatSlot, 0, LayoutSeats(s.Placement.Layout))
	numbers(KindFaction, 0, Factions)
	numbers(KindStartType, 0, SettlementTypes)
	if s.board == nil {
		return
	}
	cells := s.board.Cells()
	sites := s.sites()
	soldiers := s.soldiers()
	for site := range Site(2 * cells) {
		if x := s.board.token(site); x.n > 0 {
			do(PickSite(site))
		}
	}
	for c := range Cell(cells) {
		for t := Warrior; t <= Archer; t++ {
			do(StartSoldier(t, c))
			do(SiegeBuy(t, c))
			do(Deploy(t, c))
			do(Play(Reinforcement, c, uint16(t)))
		}
		do(MoveTo(c))
		do(RetreatTo(c))
		for _, site := range sites {
			do(ToAvalon(site, c))
		}
	}
	for id := uint8(1); id <= Objectives; id++ {
		do(DropObj(id))
		for _, c := range soldiers {
			if ObjectiveCards[id].Kind == ByRetire {
				do(Claim(id, c))
			}
		}
		for _, site := range sites {
			if id != VowObjectives[campaign] {
				do(Declare(id, site))
			}
		}
		if ObjectiveCards[id].Kind != ByRetire {
			do(Claim(id, 0))
		}
	}
	do(Declare(VowObjectives[campaign], 0))
	for k := AddedDefense; k <= WeakerFight; k++ {
		do(DropAct(k, false))
		do(DropAct(k, true))
		switch PlayTarget(k) {
		case NoTarget:
			do(Play(k, 0, 0))
		case TargetSeat:
			for p := range s.N {
				do(Play(k, uint16(p), 0))
			}
		case TargetTown:
			for _, site := range sites {
				do(Play(k, site, 0))
			}
		case TargetSoldier:
			for _, c := range soldiers {
				do(Play(k, c, 0))
			}
		}
	}
	numbers(KindSell, 0, Resources)
	numbers(KindBuy, 0, Resources)
	numbers(KindCraft, int(Warrior), int(Archer)+1)
	numbers(KindAmmo, 0, ArrowKinds)
	numbers(KindEstablish, 0, SettlementTypes)
	numbers(KindFlaming, 0, 3)
	numbers(KindRemoveDie, 0, 4)
	numbers(KindCounter, 0, int(AmmoStone3)+1)
	for _, site := range sites {
		do(Improve(site))
		do(Enter(site))
		do(Place(site))
	}
	for i, c := range soldiers {
		do(Upgrade(c))
		do(Move(c))
		do(Casualty(c))
		for _, o := range soldiers {
			for a := AmmoNone; a <= AmmoStone3; a++ {
				do(Attack(c, o, a))
			}
			for _, y := range soldiers[i+1:] {
				do(Volley(min(c, y), max(c, y), o))
			}
		}
	}
}

// sites and soldiers are where settlements and soldiers are, of all seats.
func (s *State) sites() (all []Site) {
	for p := range s.N {
		for _, t := range s.Seats[p].towns() {
			all = append(all, t.Site)
		}
	}
	return all
}

func (s *State) soldiers() (all []Cell) {
	for p := range s.N {
		for _, x := range s.Seats[p].army() {
			all = append(all, x.Cell)
		}
	}
	return all
}

// agree compares the reasons with the list and notes which there are.
func agree(t *testing.T, s *State, met *[whyEnd]int) {
	t.Helper()
	legal := s.Legal(nil)
	tried := 0
	tries(s, func(a game.Action) {
		r := s.Why(a)
		met[r.ID]++
		switch listed := game.Index(legal, a) >= 0; {
		case listed && r.ID != 0:
			t.Fatalf("%s on %s is legal and refused for %s %+v", Def.ActionText(a), Def.FrameText(s.Prompt()), WhyNames[r.ID], r)
		case listed:
			tried++
		case r.ID == 0 || r.ID == WhyNoSuch:
			t.Fatalf("%s on %s is refused for no good reason: %+v", Def.ActionText(a), Def.FrameText(s.Prompt()), r)
		}
	})
	view := *s
	view.Redact(game.Nobody)
	for _, a := range legal {
		if r := view.Why(a); r.ID >= whyEnd {
			t.Fatalf("%s: a view knows the reason %d", Def.ActionText(a), r.ID)
		}
	}
	if tried != len(legal) {
		t.Fatalf("of %d legal answers to %s %d are tried", len(legal), Def.FrameText(s.Prompt()), tried)
	}
}

// Every refusal in random play has a reason, and nothing legal has one.
func TestWhyAlwaysKnows(t *testing.T) {
	var met [whyEnd]int
	for i, setup := range setups() {
		setup.Seed = uint64(i) + 1
		s, err := New(setup)
		if err != nil {
			t.Fatal(err)
		}
		r := game.NewRand(setup.Seed, 8)
		for n := 0; s.Turn() != game.Nobody && n < 3000; n++ {
			if r.Intn(60) == 0 || s.Prompt().Kind != FrameMain && r.Intn(10) == 0 {
				agree(t, s, &met)
			}
			legal := s.Legal(nil)
			a := legal[r.Intn(len(legal))]
			for k := 0; k < 3 && a.Kind < game.FirstKind; k++ {
				a = legal[r.Intn(len(legal))]
			}
			s.Apply(a, nil)
		}
	}
	kinds := 0
	for _, n := range met[1:] {
		kinds += min(n, 1)
	}
	if kinds < 50 {
		t.Errorf("%d kinds of reasons in random games: too few to prove anything", kinds)
	}
}
