package conquer

import (
	"testing"

	"tabard/engines/game"
	"tabard/engines/gametest"
)

// of is a position in which seat 0 has that faction with its perk, and seat 1 another one.
func of(t *testing.T, f Faction, edits ...string) stage {
	t.Helper()
	s := base(t, 2, edits...)
	s.Opt |= OptPerks
	s.Seats[0].Faction, s.Seats[1].Faction = f, (f+4)%Factions
	return s
}

// Each perk does what it says, for its faction only, and none does where perks are off.
func TestPerks(t *testing.T) {
	gametest.Scenarios{
		{"Spoils: a craftpoint more for every defeat, in anybody's turn", func(t *testing.T) {
			for turn := range game.Player(2) {
				s := of(t, Spoils).man(turn, Knight, "(0,0)").man(1-turn, Warrior, "(1,0)")
				reward := [2]uint16{3, 0}
				if turn == 1 {
					s.Current = 1
					s.Ask(FrameMain, 1, 0, 0, 0)
					s.dice("a00000 dC00 a200 d00000").hits("(1,0)", AmmoNone).does(Counter(AmmoNone))
					reward[0] = 5
				} else {
					s.dice("a22222 d000").hits("(1,0)", AmmoNone)
				}
				is(s, "craftpoints", [2]uint16{s.Seats[0].Stock[Craft], s.Seats[1].Stock[Craft]}, reward)
			}
			s := of(t, Tithes).man(0, Knight, "(0,0)").man(1, Warrior, "(1,0)").dice("a22222 d000")
			s.hits("(1,0)", AmmoNone)
			is(s, "craftpoints of another faction", s.Seats[0].Stock[Craft], 2)
		}},
		{"Woodcraft: a forest costs one, misdirected too, and hides as before", func(t *testing.T) {
			of(t, Woodcraft, corridor()...).man(0, Knight, "(0,0)").dice("m3").walks("(0,0)").goesTo("(1,0) (2,0) (3,0)")
			of(t, Tithes, corridor()...).man(0, Knight, "(0,0)").dice("m3").walks("(0,0)").goesTo("(1,0) (2,0)")
			s := of(t, Woodcraft, corridor()...).man(0, Archer, "(0,0)").man(1, Warrior, "(3,0)").gives(1, Misdirection).dice("m4")
			s.Seats[0].Arrows = 1
			s.offers(KindAttack, 0).does(EndTurn()).does(Play(Misdirection, s.at("(0,0)"), 0)).asks(1, FrameMisdirect)
			wantCells(t, s.board, "misdirected", s.spots(KindMoveTo, false), "(1,0) (2,0)")
		}},
		{"Outriders: Knights and Champions add one to the die, after Hindered Path, not when misdirected (R-56)", func(t *testing.T) {
			for x, points := range map[SoldierType]int16{Warrior: 2, Bolteer: 2, Knight: 3, Champion: 4, Catapult: 3} {
				s := of(t, Outriders).man(0, x, "(0,0)").gives(1, HinderedPath)
				if x == Catapult {
					s.walks("(0,0)").asks(0, FrameRolled)
				} else {
					s.dice("m4").walks("(0,0)").does(Play(HinderedPath, 0, 0)).asks(0, FrameRolled)
				}
				is(s, SoldierNames[x], s.Prompt().N, points)
			}
			s := of(t, Outriders).man(0, Champion, "(0,0)").gives(1, Misdirection).dice("m3")
			s.does(EndTurn()).does(Play(Misdirection, s.at("(0,0)"), 0)).goes(1).offers(KindMoveTo, 6)
		}},
		{"Masons: settlements, improvements and the city cost two coins less (R-134)", func(t *testing.T) {
			s := of(t, Masons).town(0, Farm, 1, "(1,0)").town(0, Farm, 2, "(-5,0)").rich(0)
			s.Opt |= OptAvalon
			s.does(Establish(Farm)).does(PickSite(siteAt(t, s.board, "(5,-5)")))
			is(s, "coins after a farm", s.Seats[0].Coins, 99-3)
			s.does(Improve(siteAt(t, s.board, "(1,0)")))
			is(s, "coins after an improvement", s.Seats[0].Coins, 99-3-4)
			s.does(ToAvalon(siteAt(t, s.board, "(-5,0)"), s.at("(-6,0)")))
			is(s, "coins after the city", s.Seats[0].Coins, 99-3-4-6)
			for coins, n := range map[uint16]int{2: 0, 3: 1} {
				s = of(t, Masons)
				s.Seats[0].Stock = [5]uint16{2, 0, 2, 0, 2}
				s.Seats[0].Coins = coins
				s.offers(KindEstablish, n)
			}
		}},
		{"Tithes: a coin more in every turn, which counts as collected", func(t *testing.T) {
			s := of(t, Tithes).town(0, Farm, 1, "(1,0)")
			s.collect(0, nil)
			is(s, "coins", [2]uint16{s.Seats[0].Coins, uint16(s.Counts[CollectedCoins])}, [2]uint16{3, 3})
			s = of(t, Tithes)
			s.collect(0, nil)
			is(s, "coins without a settlement", s.Seats[0].Coins, 1)
		}},
		{"Quivers: an arrow in every turn with an Archer or a Bolteer on the board, which is not crafted", func(t *testing.T) {
			for x, arrows := range map[SoldierType]uint16{Warrior: 0, Archer: 1, Bolteer: 1, Catapult: 0} {
				s := of(t, Quivers).man(0, x, "(0,0)").man(0, Warrior, "(5,0)")
				s.Seats[0].Reserve[1] = 1
				s.collect(0, nil)
				is(s, SoldierNames[x], s.Seats[0].Arrows, arrows)
				is(s, "crafted", s.Counts[MadeArrows], 0)
			}
		}},
		{"Hearthfolk: peasants cost one coin, in the last step too, and bring no money", func(t *testing.T) {
			s := of(t, Hearthfolk).town(0, Farm, 1, "(1,0)")
			s.Seats[0].Coins, s.Seats[0].Towns[0].Flags = 2, 0
			s.does(BuyPeasant()).does(EndTurn()).asks(1, FrameDropObj)
			is(s, "coins", s.Seats[0].Coins, 1)
			s = of(t, Hearthfolk).town(0, Farm, 1, "(1,0)")
			s.Seats[0].Coins, s.Seats[0].Towns[0].Flags = 1, 0
			s.does(EndTurn()).asks(0, FramePeasants).does(BuyPeasant()).asks(1, FrameDropObj)
			is(s, "at work", s.Seats[0].Towns[0].Flags, Peasant)
		}},
		{"Smugglers: one basic resource a turn for one coin", func(t *testing.T) {
			s := of(t, Smugglers)
			s.Seats[0].Coins = 4
			s.does(Buy(Iron)).does(Buy(Iron))
			is(s, "coins", s.Seats[0].Coins, 1)
			s.offers(KindBuy, 0)
			s.Mart = 0
			s.turn(0)
			is(s, "price in the next turn", s.CostOfResource(0, Wood), 1)
			is(s, "price of a craftpoint", s.CostOfResource(0, Craft), 10)
		}},
		{"without perks no faction has one", func(t *testing.T) {
			for f := range Faction(Factions) {
				s := of(t, f)
				s.Opt &^= OptPerks
				for o := range Faction(Factions) {
					is(s, PerkNames[o], s.HasPerk(0, o), false)
				}
				s.Opt |= OptPerks
				for o := range Faction(Factions) {
					is(s, PerkNames[o], s.HasPerk(0, o), o == f)
				}
			}
		}},
	}.Run(t)
}

// The City of Avalon: everything that is said of the spaces of a settlement is said of four.
func TestCityOfAvalon(t *testing.T) {
	city := func(t *testing.T, edits ...string) stage {
		s := base(t, 2, edits...).town(1, Village, 2, "(1,0)")
		s.Opt |= OptAvalon
		s.Seats[1].Towns[0].Tier, s.Seats[1].Towns[0].Fourth = Avalon, s.at("(0,1)")
		s.State.on = s.pieces()
		return s
	}
	gametest.Scenarios{
		{"R-119 one city a player, on a free settlement of the second tier, in no turn of another change", func(t *testing.T) {
			s := base(t, 2).town(0, Farm, 2, "(1,0)").town(0, Farm, 2, "(-5,0)").town(0, Farm, 1, "(5,-5)").rich(0)
			s.offers(KindAvalon, 0) // not agreed
			s.Opt |= OptAvalon
			s.offers(KindAvalon, 18).does(Improve(siteAt(t, s.board, "(5,-5)"))).offers(KindAvalon, 18)
			s.does(ToAvalon(siteAt(t, s.board, "(1,0)"), s.at("(0,1)"))).offers(KindAvalon, 0)
			is(s, "price", s.Seats[0].Goods(), Goods{Coins: 99 - 6 - 8, Stock: [5]uint16{97, 96, 97, 95, 92}})
			s.turn(0).offers(KindAvalon, 0)
			s = base(t, 2).held(0, Farm, 2, "(1,0)", 1, Warrior).rich(0)
			s.Opt |= OptAvalon
			s.offers(KindAvalon, 0)
			if err := s.Check(); err != nil {
				t.Error(err)
			}
		}},
		{"R-119 the city yields to its owner and to its occupier", func(t *testing.T) {
			s := city(t).turn(1)
			is(s, "goods", s.Seats[1].Goods(), Goods{Coins: 4, Stock: [5]uint16{1, 1, 1, 1, 2}, Peasants: 1})
			s = city(t).man(0, Warrior, "(1,0)")
			s.Seats[1].Towns[0].Flags = 0
			s.turn(0)
			is(s, "goods", s.Seats[0].Goods(), Goods{Coins: 4, Stock: [5]uint16{1, 1, 1, 1, 2}})
		}},
		{"R-119 the fourth space is entered, left, besieged and shot at like the others", func(t *testing.T) {
			s := city(t).man(0, Warrior, "(-1,1)").dice("m3").walks("(-1,1)").can(Enter(siteAt(t, city(t).board, "(1,0)")), true)
			is(s, "besieged", s.Besieged(1, &s.Seats[1].Towns[0]), true)
			s.does(Enter(siteAt(t, s.board, "(1,0)"))).turn(0).dice("m3").does(Move(s.at("(1,0)"))).goes(1).offers(KindMoveTo, 10)
			s = city(t).man(0, Warrior, "(1,0)").man(1, Archer, "(-4,1)")
			s.Seats[1].Towns[0].Flags, s.Seats[1].Arrows = 0, 1
			s.turn(1).offers(KindAttack, 1) // four spaces from (0,1)
			s = city(t).rich(1)
			s.Seats[1].Reserve[0] = 1
			s.turn(1).offers(KindDeploy, 10).can(Deploy(Warrior, s.at("(-1,1)")), true)
		}},
		{"R-119 two spaces lie between the fourth space and other settlements", func(t *testing.T) {
			s := base(t, 2).town(0, Farm, 2, "(1,0)").town(1, Farm, 1, "(5,0)").rich(0)
			s.Opt |= OptAvalon
			s.offers(KindAvalon, 8).can(ToAvalon(siteAt(t, s.board, "(1,0)"), s.at("(3,0)")), false)
			s = city(t).rich(0).does(Establish(Farm))
			s.can(PickSite(siteAt(t, s.board, "(-3,1)")), false).can(PickSite(siteAt(t, s.board, "(-4,1)")), true)
		}},
		{"R-119 the city counts as an improved settlement", func(t *testing.T) {
			s := base(t, 2).town(0, Farm, 2, "(1,0)").rich(0).wants(0, 32).wants(0, 29)
			s.Opt |= OptAvalon
			s.does(ToAvalon(siteAt(t, s.board, "(1,0)"), s.at("(0,1)"))).can(Claim(32, 0), true).can(Claim(29, 0), false)
		}},
	}.Run(t)
}
