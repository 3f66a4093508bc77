package conquer

import (
	"fmt"
	"testing"

	"tabard/engines/game"
	"tabard/engines/gametest"
)

// What must occur in the games that the suite plays, beside every verb, event, question and value of an option.

// heard is a cover by events of one kind; which says what of it.
func heard(name string, n int, label func(int) string, kind game.EventKind, which func(s *State, e game.Event) int) gametest.Cover {
	return gametest.Cover{Name: name, N: n, Label: label, Event: func(s game.State, e game.Event) int {
		if e.Kind != kind {
			return -1
		}
		return which(s.(*State), e)
	}}
}

func covers() []gametest.Cover {
	soldier := func(i int) string { return SoldierNames[i+1] }
	town := func(i int) string { return SettlementNames[i%SettlementTypes] }
	return []gametest.Cover{
		heard("sort of objective claimed", int(ByRetire)+1, nil, EvClaimed, // the others, and every single one, in TestEveryObjective
			func(_ *State, e game.Event) int { return int(ObjectiveCards[e.A].Kind) }),
		heard("sort of objective declared", 2, nil, EvDeclared, vowSort),
		heard("sort of objective lapsed", 2, nil, EvLapsed, vowSort),
		{Name: "action card played", N: ActionCards, Label: func(i int) string { return CardNames[i+1] }, Event: func(_ game.State, e game.Event) int {
			switch e.Kind {
			case EvPlayed:
				return int(e.A) - 1
			case EvVolley:
				return int(ArcherVolley) - 1
			}
			return -1
		}},
		{Name: "perk", N: Factions, Label: func(i int) string { return PerkNames[i] }, Event: perkSeen},
		heard("layout", Layouts, func(i int) string { return LayoutNames[i] }, EvTurn,
			func(s *State, _ game.Event) int { return int(s.Placement.Layout) }),
		heard("soldier defeated", SoldierTypes, soldier, EvDefeated, func(_ *State, e game.Event) int { return int(e.A) - 1 }),
		heard("soldier upgraded to", SoldierTypes-2, func(i int) string { return SoldierNames[i+3] }, EvUpgraded,
			func(_ *State, e game.Event) int { return int(e.B) - int(Knight) }),
		heard("settlement established", SettlementTypes, town, EvEstablished, func(_ *State, e game.Event) int { return int(e.A) }),
		heard("settlement entered", SettlementTypes, town, EvEntered, func(s *State, e game.Event) int {
			p, i := s.TownAt(e.B)
			return int(s.Seats[p].Towns[i].Type)
		}),
		heard("deck made anew", 2, nil, EvReshuffled, func(_ *State, e game.Event) int { return int(e.A) - 1 }),
		heard("end", 2, nil, EvOver, func(_ *State, e game.Event) int { return int(e.A) }),
	}
}

// vowSort is 0 for the campaign, 1 for a settlement that is held.
func vowSort(_ *State, e game.Event) int { return min(vowOf(uint8(e.A)), 1) }

// perkSeen says whose perk an event shows at work.
func perkSeen(state game.State, e game.Event) int {
	s := state.(*State)
	if e.Who == game.Nobody || s.Opt&OptPerks == 0 {
		return -1
	}
	faction := s.Seats[e.Who].Faction
	cheap := false
	switch e.Kind {
	case EvDefeated:
		cheap = faction == Spoils
	case EvMoved:
		cheap = faction == Woodcraft && s.board.Terrain(e.B) == Forest
	case EvMoveDie:
		cheap = faction == Outriders && SoldierKinds[s.soldier(e.A).Type].Next != NoSoldier
	case EvEstablished, EvImproved:
		cheap = faction == Masons
	case EvCoins:
		cheap = faction == Tithes
	case EvQuiver:
		cheap = true
	case EvPeasant:
		cheap = faction == Hearthfolk
	case EvBought:
		cheap = faction == Smugglers && e.N == SmugglersPrice
	}
	if !cheap {
		return -1
	}
	return int(faction)
}

// Every objective, in a position that lacks one thing, is refused with how far it has come, is claimed once that is there,
// and gives what it takes, its points and its place among the completed ones.
func TestEveryObjective(t *testing.T) {
	for id := uint8(1); id <= Objectives; id++ {
		o, x := &ObjectiveCards[id], &House.Objectives[id]
		t.Run(fmt.Sprint(id, " ", o.Title), func(t *testing.T) {
			occupier := Knight
			if o.Type == Knight {
				occupier = Warrior
			}
			s := base(t, 2).town(1, Farm, 1, "(1,0)").man(0, occupier, "(1,0)").wants(0, id)
			s.Seats[1].Towns[0].Flags = 0
			q, claim := &s.Seats[0], Claim(id, 0)
			q.Turns = 1
			lack, fill := func() {}, func() {}
			switch o.Kind {
			case ByEvent:
				for i, need := range [2]uint8{x.Need, x.Also} {
					for k := range CounterKinds {
						if o.Of[i]>>k&1 != 0 {
							s.Counts[k] = need
							lack = func() { s.Counts[k]-- }
							fill = func() { s.Counts[k]++ }
							break
						}
					}
				}
			case ByPay:
				q.Coins, q.Stock = x.Goods.Coins, x.Goods.Stock
				if x.Goods.Coins > 0 {
					lack, fill = func() { q.Coins-- }, func() { q.Coins++ }
				}
				for r := range q.Stock {
					if q.Stock[r] > 0 {
						lack, fill = func() { q.Stock[r]-- }, func() { q.Stock[r]++ }
					}
				}
			case ByRetire:
				s.man(0, o.Type, "(5,0)")
				man := s.soldier(s.at("(5,0)"))
				claim = Claim(id, man.Cell)
				lack, fill = func() { man.Type = occupier }, func() { man.Type = o.Type }
			case ByCampaign:
				s.no(claim, WhyUndeclared, int(id)).does(Declare(id, 0))
				v := &s.Vows[campaign]
				v.Count = x.Need
				lack, fill = func() { v.Count-- }, func() { v.Count++ }
			case ByHold:
				s.no(claim, WhyUndeclared, int(id)).does(Declare(id, s.site("(1,0)")))
				q.Turns += DeclaredTurns
				lack, fill = func() { q.Turns-- }, func() { q.Turns++ }
			}
			st := s.StandingOf(0, id)
			is(s, "fulfilled", House.Holds(id, &st), true)
			lack()
			if r := s.Why(claim); r.ID != WhyUnfulfilled || r.Have >= r.Need {
				t.Fatalf("with one thing missing it is refused for %s %+v", WhyNames[r.ID], r)
			}
			fill()
			was := *q
			s.does(claim)
			is(s, "completed", [2]uint8{q.NDone, q.DoneObj[0]}, [2]uint8{1, id})
			is(s, "points", s.SheetOf(0).Cards, int(x.Points))
			is(s, "in hand", s.hasObj(0, id), false)
			is(s, "coins", q.Coins, was.Coins-x.Goods.Coins)
			is(s, "either-or", s.EitherOr, o.Icons&IconEitherOr != 0)
			for r := range q.Stock {
				is(s, "stock", q.Stock[r], was.Stock[r]-x.Goods.Stock[r])
			}
			if left := uint8(2); o.Kind == ByRetire {
				is(s, "soldiers", q.NArmy, left-1)
			}
		})
	}
}
