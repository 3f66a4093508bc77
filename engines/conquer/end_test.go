package conquer

import (
	"testing"

	"tabard/engines/game"
	"tabard/engines/gametest"
)

// places are the seats' places as they stand, from 1.
func (s stage) places() (places [MaxSeats]uint8) {
	for _, r := range s.Standing(nil) {
		places[r.Who] = r.Place
	}
	return places
}

// has gives a seat completed objectives.
func (s stage) has(p game.Player, ids ...uint8) stage {
	for _, id := range ids {
		s.ObjDeck[id>>6] &^= 1 << (id & 63)
		insert(s.Seats[p].DoneObj[:], &s.Seats[p].NDone, id)
	}
	return s
}

func TestRulingsOfObjectives(t *testing.T) {
	gametest.Scenarios{
		{"R-101 R-102 one deed serves several cards, of either-or cards one a turn", func(t *testing.T) {
			s := base(t, 2).man(0, Knight, "(0,0)").man(1, Knight, "(1,0)").wants(0, 56).wants(0, 61).dice("a22222 d00000")
			s.hits("(1,0)", AmmoNone).does(Claim(56, 0)).does(Claim(61, 0))
			is(s, "completed", s.Seats[0].NDone, 2)
			s = base(t, 2).town(1, Farm, 1, "(1,0)").town(1, Farm, 1, "(-5,0)").man(0, Warrior, "(0,0)").wants(0, 66).wants(0, 71).wants(0, 72).gives(0, Kidnapped).dice("m3")
			s.does(Play(Kidnapped, siteAt(t, s.board, "(-5,0)"), 0)).does(Claim(71, 0)).offers(KindClaim, 0)
			s.walks("(0,0)").does(Enter(siteAt(t, s.board, "(1,0)"))).offers(KindClaim, 0)
			s.turn(0).offers(KindClaim, 0).gives(0, Kidnapped)
			_, i := s.TownAt(siteAt(t, s.board, "(-5,0)"))
			s.Seats[1].Towns[0].Flags, s.Seats[1].Towns[1].Flags = 0, 0
			s.Seats[1].Towns[i].Flags = Peasant
			s.does(Play(Kidnapped, siteAt(t, s.board, "(-5,0)"), 0)).can(Claim(72, 0), true)
		}},
		{"whatever is made at home counts in its turn, and only in it", func(t *testing.T) {
			for _, c := range [...]struct {
				id  uint8
				act func(s stage)
			}{
				{1, func(s stage) { s.does(CraftSoldier(Warrior)) }},
				{2, func(s stage) { s.does(CraftSoldier(Archer)) }},
				{7, func(s stage) {
					for range 4 {
						s.can(Claim(7, 0), false).does(CraftAmmo(Arrow))
					}
				}},
				{8, func(s stage) {
					s.does(CraftAmmo(Flaming)).does(TradeUp()).can(Claim(8, 0), false).does(TradeUp())
				}},
				{10, func(s stage) { s.does(Deploy(Warrior, s.at("(0,0)"))).does(Deploy(Warrior, s.at("(-4,1)"))) }},
				{13, func(s stage) { s.does(Upgrade(s.at("(0,6)"))) }},
				{16, func(s stage) { s.does(Upgrade(s.at("(0,7)"))) }},
				{19, func(s stage) { s.does(Upgrade(s.at("(0,8)"))) }},
				{21, func(s stage) { s.does(Upgrade(s.at("(1,8)"))) }},
				{24, func(s stage) { s.does(Establish(Farm)).does(PickSite(siteAt(t, s.board, "(5,-5)"))) }},
				{25, func(s stage) { s.does(Establish(Quarry)).does(PickSite(siteAt(t, s.board, "(5,-5)"))) }},
				{26, func(s stage) { s.does(Establish(Village)).does(PickSite(siteAt(t, s.board, "(5,-5)"))) }},
				{29, func(s stage) { s.does(Improve(siteAt(t, s.board, "(1,0)"))) }},
				{30, func(s stage) { s.does(Improve(siteAt(t, s.board, "(-5,0)"))) }},
			} {
				s := base(t, 2).town(0, Farm, 1, "(1,0)").town(0, Quarry, 1, "(-5,0)").rich(0).wants(0, c.id)
				s.man(0, Warrior, "(0,6)").man(0, Archer, "(0,7)").man(0, Knight, "(0,8)").man(0, Bolteer, "(1,8)")
				s.Seats[0].Reserve[0], s.Seats[0].Spare, s.Seats[0].Arrows = 2, 2, 2
				s.can(Claim(c.id, 0), false)
				c.act(s)
				s.can(Claim(c.id, 0), true).turn(0).can(Claim(c.id, 0), false)
			}
		}},
		{"R-121 an occupation of an earlier turn is no capture", func(t *testing.T) {
			s := base(t, 2).held(1, Farm, 1, "(1,0)", 0, Warrior).wants(0, 66).wants(0, 68).wants(0, 71)
			s.Seats[0].Captured = 2
			s.offers(KindClaim, 0)
		}},
		{"R-103 an occupation may be declared in any of its turns, a claim waits for the third turn after (R-104)", func(t *testing.T) {
			s := base(t, 2).held(1, Farm, 1, "(1,0)", 0, Warrior).wants(0, 74).wants(0, 75)
			site := siteAt(t, s.board, "(1,0)")
			s.does(Declare(75, site)).turn(0).does(Declare(74, site)).turn(0).offers(KindClaim, 0)
			s.turn(0).can(Claim(75, 0), true).can(Claim(74, 0), false).turn(0).does(Claim(74, 0)).does(Claim(75, 0))
			is(s, "declared", s.Vowed(0), 0)
			is(s, "completed", s.Seats[0].NDone, 2)
			base(t, 2).man(0, Warrior, "(0,0)").wants(0, 74).offers(KindDeclare, 0)
		}},
		{"R-104 what is declared of one settlement does not hang on another", func(t *testing.T) {
			s := base(t, 2).held(1, Farm, 1, "(1,0)", 0, Warrior).held(1, Farm, 1, "(-5,0)", 0, Archer).wants(0, 74).dice("m3 m3")
			s.does(Declare(74, siteAt(t, s.board, "(1,0)"))).walks("(-5,0)").does(MoveTo(s.at("(-6,0)")))
			is(s, "declared", s.Vowed(0), 1)
			s.walks("(1,0)").does(MoveTo(s.at("(0,0)")))
			is(s, "declared after leaving", s.Vowed(0), 0)
		}},
		{"R-104 a campaign counts what follows its declaration, and lapses when its last turn ends", func(t *testing.T) {
			s := base(t, 2).man(0, Knight, "(0,0)").man(1, Warrior, "(1,0)").wants(0, 65).dice("a22222 d000")
			s.hits("(1,0)", AmmoNone).does(Declare(65, 0)).offers(KindClaim, 0)
			is(s, "counted", s.Vows[campaign].Count, 0)
			for turn := 1; turn <= 3; turn++ {
				is(s, "declared", s.Vowed(0), 1)
				s.ends(0).turn(0).man(1, Warrior, "(1,0)").dice("a22222 d000").hits("(1,0)", AmmoNone).can(Claim(65, 0), turn >= 2)
			}
			s.man(0, Warrior, "(0,1)").turn(1).man(1, Champion, "(0,2)").dice("a222222 d000") // others do not fight for it
			count := s.Vows[campaign].Count
			s.does(Attack(s.at("(0,2)"), s.at("(0,1)"), AmmoNone))
			is(s, "counted in another's turn", s.Vows[campaign].Count, count)
			s.Current = 0
			s.ends(0)
			is(s, "declared after the last turn", s.Vowed(0), 0)
			is(s, "still there", s.hasObj(0, 65), false)
		}},
		{"R-106 only soldiers of one's own on the board retire, occupiers too", func(t *testing.T) {
			s := base(t, 2).held(1, Farm, 1, "(1,0)", 0, Warrior).man(0, Warrior, "(5,0)").wants(0, 44).wants(0, 45).wants(0, 74)
			s.Seats[0].Reserve = [2]byte{1, 1}
			s.does(Declare(74, siteAt(t, s.board, "(1,0)"))).offers(KindClaim, 2).does(Claim(44, s.at("(1,0)")))
			is(s, "occupier", s.OccupierOf(&s.Seats[1].Towns[0]), game.Nobody)
			is(s, "declared", s.Vowed(0), 0)
			is(s, "craftpoints", s.Seats[0].Stock[Craft]+s.Seats[1].Stock[Craft], 0)
		}},
		{"R-105 goods for an objective are given up from the stock", func(t *testing.T) {
			s := base(t, 2).wants(0, 41).wants(0, 42)
			s.Seats[0].Coins, s.Seats[0].Stock = 15, [5]uint16{3, 3, 3, 4, 1}
			s.does(Claim(41, 0)).does(Claim(42, 0))
			is(s, "left", s.Seats[0].Goods(), Goods{Stock: [5]uint16{3: 1, 4: 1}})
		}},
	}.Run(t)
}

func TestRulingsOfTheEnd(t *testing.T) {
	gametest.Scenarios{
		{"CQ-73 the last round is one turn for everybody else (R-107, R-108)", func(t *testing.T) {
			s := base(t, 3).wants(1, 40).wants(1, 39).has(1, 37).man(1, Warrior, "(0,0)").man(2, Warrior, "(1,0)").gives(1, AddedDefense)
			s.Target, s.Current, s.First, s.Round = 2, 1, 0, 5
			s.rich(1).Ask(FrameMain, 1, 0, 0, 0)
			s.does(Claim(40, 0)).asks(2, FrameDropObj)
			is(s, "finisher", s.Finisher, 1)
			is(s, "completed", s.Seats[1].NDone, 2)
			s.does(Done()).does(Done()).asks(2, FrameMain).dice("a000 dC00")
			s.does(Attack(s.at("(1,0)"), s.at("(0,0)"), AmmoNone)).asks(2, FramePreAttack).does(Pass()).asks(2, FramePost).does(Pass())
			s.asks(1, FrameCounter).does(Pass()).calm().does(EndTurn()).calm().asks(0, FrameDropObj)
			is(s, "round", s.Round, 6)
			s.does(Done()).does(Done()).calm().does(EndTurn()).calm()
			is(s, "over", s.Over, true)
		}},
		{"R-41 the last objective ends the turn before anybody can interfere", func(t *testing.T) {
			s := base(t, 2).man(0, Warrior, "(0,0)").wants(0, 40).rich(0).gives(1, Misdirection).wants(1, 1)
			s.Target = 1
			s.log().NoteCraft(Warrior)
			is(s, "what counts for others", s.StandingOf(1, 1).Log, Counters{})
			s.does(Claim(40, 0)).asks(1, FrameDropObj)
		}},
		{"R-109 others who get there end their turn, and no round follows", func(t *testing.T) {
			s := base(t, 3).wants(2, 40).wants(2, 39).rich(2)
			s.Target, s.Finisher, s.Current = 1, 1, 2
			s.has(1, 37).Ask(FrameMain, 2, 0, 0, 0)
			s.does(Claim(40, 0)).asks(0, FrameDropObj)
			is(s, "finisher", s.Finisher, 1)
			s.does(Done()).does(Done()).calm().does(EndTurn()).calm()
			is(s, "over", s.Over, true)
		}},
		{"R-131 the limit of rounds ends the last round too", func(t *testing.T) {
			s := base(t, 3).has(1, 37)
			s.Target, s.Finisher, s.Current, s.First, s.Round, s.MaxRounds = 1, 1, 2, 0, 10, 10
			s.endTurn(2, nil)
			is(s, "over", s.Over, true)
			s = base(t, 3)
			s.Current, s.First, s.Round, s.MaxRounds = 2, 0, 9, 10
			s.endTurn(2, nil)
			is(s, "over", s.Over, false)
			is(s, "round", s.Round, 10)
		}},
		{"CQ-75 who finishes may lose (R-01)", func(t *testing.T) {
			s := base(t, 2).has(0, 1, 27).has(1, 48) // 1 red + 2 green and gold; 6 gold and purple
			s.Target, s.Finisher, s.Current = 2, 0, 1
			s.Seats[0].Faction, s.Seats[1].Faction = Tidewall, Emberhold
			is(s, "points", [2]int{s.SheetOf(0).Total(), s.SheetOf(1).Total()}, [2]int{2, 5})
			s.endTurn(1, nil)
			is(s, "over", s.Over, true)
			is(s, "places", s.places(), [MaxSeats]uint8{2, 1})
		}},
		{"R-114 ties are broken by soldiers and settlements on the board (R-115, R-116)", func(t *testing.T) {
			s := base(t, 3).man(0, Warrior, "(0,-3)").man(0, Warrior, "(0,-4)").held(0, Farm, 1, "(-5,0)", 1, Warrior).town(1, Farm, 1, "(1,0)").town(1, Farm, 2, "(5,-5)")
			s.Seats[2].Reserve = [2]byte{4, 4} // those in reserve do not count
			is(s, "places", s.places(), [MaxSeats]uint8{1, 1, 3})
			s.man(1, Warrior, "(0,-6)")
			is(s, "places", s.places(), [MaxSeats]uint8{2, 1, 3})
			s.has(2, 1)
			is(s, "places", s.places(), [MaxSeats]uint8{3, 2, 1})
		}},
		{"R-113 a card counts for the set and for the faction, a captured peasant is a point", func(t *testing.T) {
			s := base(t, 2).has(0, 36, 59, 75)
			s.Seats[0].Faction, s.Seats[0].Captured = Emberhold, 2
			is(s, "sheet", s.SheetOf(0), Sheet{Cards: 18, Set: 3, SetColor: Blue, Faction: 3, Captured: 2})
		}},
	}.Run(t)
}

func TestRulingsOfTeams(t *testing.T) {
	allies := func(t *testing.T, edits ...string) stage {
		s := base(t, 4, edits...)
		s.Opt |= OptTeams
		return s
	}
	gametest.Scenarios{
		{"R-118 partners pass each other's soldiers and settlements and cannot be attacked", func(t *testing.T) {
			s := allies(t, corridor()...).man(0, Warrior, "(0,0)").man(2, Warrior, "(1,0)").dice("m4")
			s.offers(KindAttack, 0).walks("(0,0)").goesTo("(2,0) (3,0)")
			s = allies(t).town(2, Farm, 1, "(1,0)").man(0, Warrior, "(0,0)").dice("m3").walks("(0,0)")
			s.offers(KindEnter, 0).can(MoveTo(s.at("(3,0)")), true)
		}},
		{"R-118 partners defend each other's settlements and besiege none of them", func(t *testing.T) {
			s := allies(t).town(1, Farm, 1, "(1,0)").man(0, Warrior, "(0,0)").man(3, Warrior, "(3,0)").dice("m3").walks("(0,0)")
			s.offers(KindEnter, 0)
			is(s, "besieged by an enemy", s.Besieged(1, &s.Seats[1].Towns[0]), true)
			s = allies(t).town(1, Farm, 1, "(1,0)").man(3, Warrior, "(3,0)")
			is(s, "besieged by a partner", s.Besieged(1, &s.Seats[1].Towns[0]), false)
		}},
		{"R-118 hostile cards and windows are for the other team, purses stay apart", func(t *testing.T) {
			s := allies(t).gives(0, Attrition).gives(0, Sickness).town(2, Farm, 1, "(1,0)").man(2, Warrior, "(5,0)").man(1, Warrior, "(0,5)").gives(2, Misdirection).rich(2)
			s.offers(KindPlay, 3).can(Play(Attrition, 1, 0), true).can(Play(Attrition, 3, 0), true).can(Play(Sickness, s.at("(0,5)"), 0), true)
			s.offers(KindDeploy, 0).offers(KindSell, 0).does(EndTurn()).asks(1, FrameDropObj) // the partner is not asked
			s = allies(t).gives(0, Kidnapped).town(2, Farm, 1, "(1,0)").town(3, Farm, 1, "(-5,0)")
			s.offers(KindPlay, 1)
		}},
		{"R-118 partners add up their scores and what they have on the board", func(t *testing.T) {
			s := allies(t).has(0, 1).has(1, 52).has(2, 48)
			for p := range s.Seats {
				s.Seats[p].Faction = Mossgate
			}
			s.Seats[0].Faction = Ravenmoor
			is(s, "places", s.places(), [MaxSeats]uint8{1, 3, 1, 3})
			s = allies(t).man(1, Warrior, "(0,0)").man(2, Warrior, "(5,0)").man(3, Warrior, "(0,5)")
			is(s, "places", s.places(), [MaxSeats]uint8{3, 1, 3, 1})
		}},
	}.Run(t)
}
