package conquer

import (
	"fmt"
	"slices"
	"testing"

	"tabard/engines/game"
	"tabard/engines/gametest"
)

// refused are the reasons that scenarios have met, by id.
var refused [whyEnd]bool

// no compares why an action is refused, with all that the reason says.
func (s stage) no(a game.Action, id uint16, rest ...int) stage {
	s.t.Helper()
	want := game.Reason{ID: id}
	for i, n := range rest {
		switch i {
		case 0:
			want.A = uint16(n)
		case 1:
			want.B = uint16(n)
		case 2:
			want.Need = int16(n)
		case 3:
			want.Have = int16(n)
		}
	}
	if game.Index(s.Legal(nil), a) >= 0 {
		s.t.Errorf("%s is legal", Def.ActionText(a))
	}
	if got := s.Why(a); got != want {
		s.t.Errorf("%s on %s: %s %+v, want %s %+v", Def.ActionText(a), Def.FrameText(s.Prompt()), WhyNames[got.ID], got, WhyNames[id], want)
	}
	refused[id] = true
	return s
}

// c and site are numbers of a space and of the settlement with that first space.
func (s stage) c(at string) int        { s.t.Helper(); return int(s.at(at)) }
func (s stage) site(first string) Site { s.t.Helper(); return siteAt(s.t, s.board, first) }

// Every reason, in a position that brings it about and with everything that it says.
func TestEveryRefusal(t *testing.T) {
	refused = [whyEnd]bool{}
	gametest.Scenarios{
		{"the game is over; another question is open; there is no such thing", func(t *testing.T) {
			s := base(t, 2).no(Done(), WhyNotAsked, int(FrameMain)).no(MoveTo(3), WhyNotAsked, int(FrameMain))
			s.no(game.Action{}, WhyNoSuch).no(game.Action{Kind: kindsEnd}, WhyNoSuch).no(game.Act(game.EndTurn, 1), WhyNoSuch)
			s.no(Sell(Resources), WhyNoSuch).no(CraftSoldier(Knight), WhyNoSuch).no(CraftAmmo(2), WhyNoSuch).no(Establish(3), WhyNoSuch)
			s.no(Claim(0, 0), WhyNoSuch).no(Claim(76, 0), WhyNoSuch).no(Declare(76, 0), WhyNoSuch).no(Play(21, 0, 0), WhyNoSuch)
			s.no(Deploy(Champion, 0), WhyNoSuch)
			s.finish(0, nil)
			s.no(EndTurn(), WhyOver)
		}},
		{"laying the board", func(t *testing.T) {
			setup := Def.DefaultSetup(2, 1)
			setup.Options[OptionFill], setup.Options[OptionAlign] = FillChosen, 1
			state, err := New(setup)
			if err != nil {
				t.Fatal(err)
			}
			s := stage{state, t}
			centre := CentreSlot(Std2)
			var rivers []int // tiles whose second side has arrows
			for tile := 1; tile <= Tiles; tile++ {
				if Arrows(TileCode(tile, 1, 0)) != 0 {
					rivers = append(rivers, tile)
				}
			}
			river, second := rivers[0], rivers[1]
			s.does(PickTile(river)).does(PickSide(1)).no(PickSlot((centre+1)%LayoutTiles(Std2)), WhySlotApart, (centre+1)%LayoutTiles(Std2))
			s.no(PickSlot(LayoutTiles(Std2)), WhyNoSuch).does(PickSlot(centre)).does(PickRotation(0)).no(PickTile(river), WhyTileLaid, river)
			was := *s.State
			s.does(PickTile(second)).does(PickSide(1)).no(PickSlot(centre), WhySlotTaken, centre)
			for slot := range LayoutTiles(Std2) {
				at := *s.State
				if game.Index(s.Legal(nil), PickSlot(slot)) >= 0 {
					s.does(PickSlot(slot))
					for turns := range Directions {
						if game.Index(s.Legal(nil), PickRotation(turns)) < 0 {
							s.no(PickRotation(turns), WhyRivers, second, 1)
						}
					}
				}
				*s.State = at
			}
			*s.State = was
			for s.Prompt().Kind != FrameSeatSlot {
				s.does(s.Legal(nil)[0])
			}
			p := int(s.Turn())
			s.does(PickSeatSlot(1)).no(PickSeatSlot(1), WhySeatSlotTaken, 1, p).does(PickSeatSlot(0)).asks(0, FrameFaction)
			s.does(PickFaction(Goldmere)).no(PickFaction(Goldmere), WhyFactionTaken, int(Goldmere), 0).does(PickFaction(Masons))
			s.asks(0, FrameStartType).no(StartType(Village), WhyNotInKit, int(Village))
		}},
		{"a place for a settlement", func(t *testing.T) {
			s := base(t, 2, "M@(5,0)", "(7,0)-(8,0)").town(0, Farm, 1, "(1,0)").man(1, Warrior, "(-5,0)")
			s.Push(FrameSite, 0, uint16(Farm), 0, 0)
			s.no(PickSite(s.site("(1,0)")), WhySpaceTaken, s.c("(1,0)")).no(PickSite(s.site("(-5,0)")), WhySpaceTaken, s.c("(-5,0)"))
			s.no(PickSite(s.site("(5,0)")), WhyTerrain, s.c("(5,0)"), int(Mountain)).no(PickSite(s.site("(7,0)")), WhyRiverBetween, s.c("(7,0)"))
			s.no(PickSite(s.site("(3,1)")), WhyTooNear, int(s.site("(1,0)"))).no(PickSite(NoSite), WhyNoSuch)
			real := Def.DefaultSetup(2, 1)
			real.Options[OptionFactions] = 1
			state, err := New(real)
			if err != nil {
				t.Fatal(err)
			}
			s = stage{state, t}
			for s.Prompt().Kind != FrameStartSite {
				s.does(s.Legal(nil)[0])
			}
			there := state.board.Sites(1).Next(0)
			s.no(PickSite(there), WhyKingdom, int(there/2))
		}},
		{"prices", func(t *testing.T) {
			s := base(t, 2).no(Sell(Wood), WhyNoResource, int(Wood)).no(Buy(Iron), WhyCoins, 0, 0, 2, 0).no(BuyPeasant(), WhyCoins, 0, 0, 2, 0)
			s.no(CraftAmmo(Arrow), WhyGoods, 1, 1<<8).no(TradeUp(), WhyArrows, int(AmmoArrow), 0, 1, 0)
			s.Seats[0].Arrows, s.Seats[0].Coins = 1, 1
			s.no(TradeUp(), WhyCoins, 0, 0, 2, 1).no(CraftSoldier(Warrior), WhyGoods, 1|2<<4, 1<<4|2<<8)
			is(s, "what a Warrior lacks", Lacks(s.Why(CraftSoldier(Warrior))), Cost(2, 1, 2, 0, 0, 0, 1))
			is(s, "what a Farm lacks", Lacks(s.Why(Establish(Farm))), Cost(4, 0, 2, 0, 2, 2, 0))
			s.Seats[0].Coins, s.Seats[0].Stock = 30, [5]uint16{2, 2, 2, 2, 2}
			s.does(Sell(Iron)).does(Sell(Wood)).does(Buy(Horse)).does(Sell(Stone)).does(Buy(Iron)).does(BuyPeasant()).does(Buy(Craft))
		}},
		{"limits", func(t *testing.T) {
			s := base(t, 2).town(0, Farm, 1, "(1,0)")
			s.Seats[0].Coins, s.Seats[0].Stock, s.Seats[0].Spare = 90, [5]uint16{9, 9, 9, 9, 9}, 2
			s.Seats[0].Reserve = [2]byte{8, 0}
			s.no(CraftSoldier(Warrior), WhyArmyLimit, 0, 0, 8, 8).no(Deploy(Archer, s.at("(0,0)")), WhyReserve, int(Archer))
			for _, at := range []string{"(5,0)", "(-5,0)", "(-3,6)", "(1,-6)"} {
				s.town(0, Farm, 1, at)
			}
			s.no(Establish(Quarry), WhyTownLimit, 0, 0, 5, 5)
			s = base(t, 2, everywhere("M")...)
			s.Seats[0].Coins, s.Seats[0].Stock = 90, [5]uint16{9, 9, 9, 9, 9}
			s.no(Establish(Quarry), WhyNoSite)
		}},
		{"deployment", func(t *testing.T) {
			s := base(t, 2, "L@(0,1)", "(0,0)-(1,0)").town(0, Farm, 1, "(1,0)").man(0, Warrior, "(3,0)")
			s.Seats[0].Reserve = [2]byte{1, 0}
			s.no(Deploy(Warrior, s.at("(3,0)")), WhySpaceTaken, s.c("(3,0)")).no(Deploy(Warrior, s.at("(9,0)")), WhyNoTownBeside, s.c("(9,0)"))
			s.no(Deploy(Warrior, s.at("(0,1)")), WhyTerrain, s.c("(0,1)"), int(Lake)).no(Deploy(Warrior, s.at("(0,0)")), WhyRiverBetween, s.c("(0,0)"))
			s.no(Deploy(Warrior, NoCell), WhyNoSuch)
			s.man(1, Warrior, "(2,-1)").no(Deploy(Warrior, s.at("(1,2)")), WhyBesieged, int(s.site("(1,0)")))
			s.Seats[0].Towns[0].Flags |= DeployUsed
			s.no(Deploy(Warrior, s.at("(1,2)")), WhyDeployUsed, int(s.site("(1,0)")))
			s = base(t, 3).town(0, Farm, 1, "(1,0)").man(2, Warrior, "(1,0)")
			s.Seats[0].Reserve = [2]byte{1, 0}
			s.no(Deploy(Warrior, s.at("(1,2)")), WhyOccupied, int(s.site("(1,0)")), 2)
		}},
		{"buying under siege", func(t *testing.T) {
			s := base(t, 2).town(0, Farm, 1, "(1,0)").town(0, Farm, 1, "(1,5)").man(1, Warrior, "(0,0)")
			s.Seats[0].Coins, s.Seats[0].Stock, s.Seats[0].Spare = 9, [5]uint16{9, 9, 9, 9, 9}, 1
			s.Ask(FrameSiege, 0, 1, 0, 0)
			s.no(SiegeBuy(Warrior, s.at("(2,-1)")), WhyPassed, int(s.site("(1,0)"))).no(Sell(Wood), WhyNotAsked, int(FrameSiege))
			s.no(Play(Repeat, 0, 0), WhyNoCard, int(Repeat)).gives(0, Repeat).no(Play(Repeat, 0, 0), WhyWindow, int(Repeat))
			s.Seats[0].Spare = 0
			is(s, "what a Warrior lacks", Lacks(s.Why(SiegeBuy(Warrior, s.at("(0,6)")))), Goods{Peasants: 1})
			s.Seats[0].Reserve = [2]byte{4, 4}
			s.no(SiegeBuy(Warrior, s.at("(0,6)")), WhyArmyLimit, 0, 0, 8, 8)
		}},
		{"better settlements", func(t *testing.T) {
			s := base(t, 3).town(0, Farm, 1, "(1,0)").town(0, Quarry, 2, "(1,5)").town(1, Farm, 1, "(-5,0)")
			s.no(Improve(s.site("(-5,0)")), WhyNoTown, int(s.site("(-5,0)"))).no(Improve(s.site("(1,5)")), WhyTier, int(s.site("(1,5)")), 0, 1, 2)
			is(s, "what a better Farm lacks", Lacks(s.Why(Improve(s.site("(1,0)")))), Cost(6, 0, 1, 0, 2, 2, 0))
			s.Seats[0].Towns[0].Flags |= Built
			s.no(Improve(s.site("(1,0)")), WhyBuilt, int(s.site("(1,0)")))
			s.Seats[0].Towns[0].Flags = 0
			s.man(2, Warrior, "(1,0)").no(Improve(s.site("(1,0)")), WhyOccupied, int(s.site("(1,0)")), 2)
			s.no(ToAvalon(s.site("(1,5)"), 0), WhyNoAvalon)
		}},
		{"the city", func(t *testing.T) {
			s := base(t, 2, "M@(0,6)", "(1,4)-(1,5)").town(0, Farm, 1, "(1,0)").town(0, Quarry, 2, "(1,5)").town(1, Farm, 1, "(-2,7)").man(1, Archer, "(2,4)")
			s.Opt |= OptAvalon
			site := s.site("(1,5)")
			s.no(ToAvalon(s.site("(1,0)"), 0), WhyTier, int(s.site("(1,0)")), 0, 2, 1)
			is(s, "what the city lacks", Lacks(s.Why(ToAvalon(site, 0))), Cost(8, 2, 2, 2, 2, 5, 0))
			s.Seats[0].Coins, s.Seats[0].Stock = 90, [5]uint16{9, 9, 9, 9, 9}
			s.no(ToAvalon(site, s.at("(0,0)")), WhyNotBeside, s.c("(0,0)")).no(ToAvalon(site, s.at("(0,6)")), WhyTerrain, s.c("(0,6)"), int(Mountain))
			s.no(ToAvalon(site, s.at("(1,4)")), WhyRiverBetween, s.c("(1,4)")).no(ToAvalon(site, s.at("(2,4)")), WhySpaceTaken, s.c("(2,4)"))
			s.no(ToAvalon(site, s.at("(0,7)")), WhyTooNear, int(s.site("(-2,7)"))).no(ToAvalon(site, NoCell), WhyNoSuch)
			s.Seats[0].Towns[1].Flags |= Improved
			s.no(ToAvalon(site, s.at("(3,5)")), WhyImproved, int(site))
			s.Seats[0].Towns[0].Tier, s.Seats[0].Towns[0].Fourth = Avalon, s.at("(0,1)")
			s.on = s.pieces()
			s.no(ToAvalon(site, s.at("(3,5)")), WhyAvalonStands, int(s.site("(1,0)")))
		}},
		{"upgrades", func(t *testing.T) {
			s := base(t, 2).man(0, Warrior, "(0,0)").man(0, Champion, "(2,0)").man(1, Warrior, "(4,0)")
			here := s.c("(0,0)")
			s.no(Upgrade(s.at("(4,0)")), WhyNoSoldier, s.c("(4,0)")).no(Upgrade(s.at("(2,0)")), WhyTopOfLine, int(Champion))
			is(s, "what a Knight lacks", Lacks(s.Why(Upgrade(s.at("(0,0)")))), Cost(2, 0, 1, 1, 0, 2, 0))
			x := s.soldier(s.at("(0,0)"))
			x.Flags = Deployed
			s.no(Upgrade(s.at("(0,0)")), WhyDeployed, here)
			x.Flags = Acted
			s.no(Upgrade(s.at("(0,0)")), WhyActed, here)
			x.Type, x.Flags = Knight, Upgraded
			s.no(Upgrade(s.at("(0,0)")), WhyUpgraded, here)
		}},
		{"soldiers that cannot move or attack", func(t *testing.T) {
			s := base(t, 2).man(0, Warrior, "(0,0)").man(1, Warrior, "(1,0)").town(1, Farm, 1, "(5,0)").man(0, Archer, "(5,0)")
			here, there := s.at("(0,0)"), s.at("(1,0)")
			s.no(Move(there), WhyNoSoldier, int(there)).no(Attack(there, here, AmmoNone), WhyNoSoldier, int(there))
			s.no(Attack(s.at("(5,0)"), there, AmmoArrow), WhyOnTown, s.c("(5,0)")).no(Attack(here, s.at("(5,0)"), AmmoNone), WhyNoFoe, s.c("(5,0)"))
			x := s.soldier(here)
			x.Flags = Moved | Acted
			s.no(Move(here), WhyMoved, int(here)).can(Attack(here, there, AmmoNone), true)
			x.Flags |= Attacked
			s.no(Move(here), WhyAttacked, int(here)).no(Attack(here, there, AmmoNone), WhyAttacked, int(here))
			x.Flags = SickNow
			s.no(Move(here), WhySick, int(here)).no(Attack(here, there, AmmoNone), WhySick, int(here))
			s.Seats[0].Flags |= NoAttackNow
			s.no(Attack(here, there, AmmoNone), WhyAttrition).no(Volley(here, there, there), WhyAttrition)
		}},
		{"range, sight and ammunition", func(t *testing.T) {
			s := base(t, 2, "F@(-1,0)", "F@(-2,0)", "F@(-1,-1)", "F@(-2,-1)").man(0, Archer, "(0,0)").man(0, Catapult, "(3,0)").man(0, Knight, "(0,2)").man(1, Warrior, "(5,0)").man(1, Archer, "(-3,0)").man(1, Knight, "(1,0)")
			here, cat, far := s.at("(0,0)"), s.at("(3,0)"), s.at("(5,0)")
			s.no(Attack(here, far, AmmoArrow), WhyTooFar, int(here), int(far), 4, 5).no(Attack(cat, far, AmmoStone1), WhyTooClose, int(cat), int(far), 5, 2)
			s.no(Attack(here, s.at("(1,0)"), AmmoArrow), WhyArrows, int(AmmoArrow), 0, 1, 0).no(Attack(here, s.at("(1,0)"), AmmoFlaming), WhyArrows, int(AmmoFlaming), 0, 1, 0)
			s.no(Attack(here, s.at("(1,0)"), AmmoNone), WhyAmmo, int(Archer)).no(Attack(here, s.at("(1,0)"), AmmoStone1), WhyAmmo, int(Archer))
			s.no(Attack(here, s.at("(1,0)"), 60), WhyAmmo, int(Archer))
			s.Seats[0].Arrows, s.Seats[0].Stock[Stone] = 1, 1
			s.no(Attack(cat, s.at("(-3,0)"), AmmoStone2), WhyStones, 0, 0, 2, 1).no(Attack(cat, s.at("(-3,0)"), AmmoArrow), WhyAmmo, int(Catapult))
			s.no(Attack(here, s.at("(-3,0)"), AmmoArrow), WhySight, int(here), s.c("(-3,0)"))
		}},
		{"two Archers", func(t *testing.T) {
			s := base(t, 2).man(0, Archer, "(0,0)").man(0, Archer, "(0,1)").man(0, Archer, "(0,3)").man(0, Knight, "(-1,0)").man(1, Warrior, "(3,0)").man(1, Warrior, "(7,0)")
			one, two, far := s.at("(0,0)"), s.at("(0,1)"), s.at("(3,0)")
			s.no(Volley(one, two, far), WhyNoCard, int(ArcherVolley)).gives(0, ArcherVolley).no(Volley(one, two, far), WhyArrows, int(AmmoNone), 0, 2, 0)
			s.no(Play(ArcherVolley, 0, 0), WhyWindow, int(ArcherVolley))
			s.Seats[0].Arrows = 2
			s.can(Volley(one, two, far), true).no(Volley(two, one, far), WhyNoSuch)
			s.no(Volley(s.at("(-1,0)"), one, far), WhyNotArcher, s.c("(-1,0)")).no(Volley(one, s.at("(0,3)"), far), WhyNotSideBySide, int(one), s.c("(0,3)"))
			s.no(Volley(one, two, s.at("(7,0)")), WhyTooFar, int(one), s.c("(7,0)"), 4, 7)
			s.Seats[0].Flaming = 1
			s.Seats[0].Arrows = 1
			was := *s.State
			s.Seats[0].Arrows, s.Seats[0].Flaming = 1, 3
			s.does(Volley(one, two, far)).no(UseFlaming(0), WhyArrows, int(AmmoArrow), 0, 2, 1).no(UseFlaming(3), WhyNoSuch)
			*s.State = was
			s.Seats[0].Arrows, s.Seats[0].Flaming = 3, 1
			s.does(Volley(one, two, far)).no(UseFlaming(2), WhyArrows, int(AmmoFlaming), 0, 2, 1).does(UseFlaming(0)).calm()
			s.no(Volley(one, two, far), WhyTurnedOver, int(ArcherVolley))
		}},
		{"an engagement", func(t *testing.T) {
			s := base(t, 2).man(0, Archer, "(0,0)").man(1, Archer, "(1,0)").dice("a10 dC2 a000 dC1")
			s.Seats[0].Arrows, s.Seats[1].Flaming = 1, 1
			s.hits("(1,0)", AmmoArrow).asks(1, FrameCounter).no(Counter(AmmoArrow), WhyArrows, int(AmmoArrow), 0, 1, 0).no(Counter(AmmoNone), WhyAmmo, int(Archer))
			s.no(Counter(AmmoStone1), WhyAmmo, int(Archer)).no(Play(WeakFight, 0, 0), WhyNoCard, int(WeakFight))
			s.gives(1, WeakFight).no(Play(WeakFight, 0, 0), WhyWindow, int(WeakFight))
			s.does(Counter(AmmoFlaming)).does(Pass()).asks(0, FrameCounter).no(Counter(AmmoArrow), WhyPaid)
			s = base(t, 2).man(0, Warrior, "(0,0)").man(1, Warrior, "(1,0)").gives(0, WeakFight).gives(0, WeakerFight).dice("a100 dC20")
			s.hits("(1,0)", AmmoNone).does(Pass()).asks(0, FramePost).gives(0, AddedDefense).no(Play(AddedDefense, 0, 0), WhyWindow, int(AddedDefense))
			s.does(Play(WeakFight, 0, 0)).no(RemoveDie(1), WhyNoDie, 1).no(RemoveDie(4), WhyNoSuch)
			s = base(t, 2).man(0, Knight, "(0,0)").man(1, Warrior, "(1,0)").man(1, Warrior, "(2,0)").man(1, Warrior, "(5,0)").gives(1, ShieldWall).dice("a22222 d000000")
			s.hits("(1,0)", AmmoNone).does(Pass()).asks(1, FramePreDefend).no(Play(ShieldWall, s.at("(5,0)"), 0), WhyNoPartner, s.c("(5,0)"))
			s.does(Play(ShieldWall, s.at("(2,0)"), 0)).asks(0, FrameCasualty).no(Casualty(s.at("(5,0)")), WhyNoFoe, s.c("(5,0)"))
		}},
		{"Shield Wall is for a Warrior that is attacked; one that is used waits (R-85)", func(t *testing.T) {
			s := base(t, 2).man(0, Knight, "(0,0)").man(1, Knight, "(1,0)").man(1, Warrior, "(2,0)").gives(1, ShieldWall).gives(1, AddedDefense)
			s.hits("(1,0)", AmmoNone).does(Pass()).asks(1, FramePreDefend).no(Play(ShieldWall, s.at("(2,0)"), 0), WhyWindow, int(ShieldWall))
			discard(s.Seats[1].Act[:], &s.Seats[1].NAct, ShieldWall)
			insert(s.Seats[1].Open[:], &s.Seats[1].NOpen, ShieldWall|TurnedOver)
			s.no(Play(ShieldWall, s.at("(2,0)"), 0), WhyTurnedOver, int(ShieldWall))
		}},
		{"a retreat", func(t *testing.T) {
			s := base(t, 2, "M@(2,0)", "(1,0)-(2,-1)").man(0, Warrior, "(0,0)").man(1, Warrior, "(1,0)").man(1, Archer, "(-2,0)").man(0, Warrior, "(0,3)").gives(1, StrategicRetreat)
			s.hits("(1,0)", AmmoNone).does(Play(StrategicRetreat, 0, 0)).asks(1, FrameRetreat)
			s.no(RetreatTo(s.at("(-2,0)")), WhySpaceTaken, s.c("(-2,0)")).no(RetreatTo(s.at("(2,0)")), WhyTerrain, s.c("(2,0)"), int(Mountain))
			s.no(RetreatTo(s.at("(3,0)")), WhyNotAway, s.c("(3,0)"), 0, 2, 3).no(RetreatTo(s.at("(0,2)")), WhyBesideFoe, s.c("(0,2)"))
			s.no(RetreatTo(s.at("(2,-1)")), WhyNoWay, s.c("(2,-1)")).no(RetreatTo(NoCell), WhyNoSuch).can(RetreatTo(s.at("(1,1)")), true)
		}},
		{"a march", func(t *testing.T) {
			s := base(t, 3, "M@(2,0)").man(0, Warrior, "(0,0)").man(1, Warrior, "(0,1)").town(0, Farm, 1, "(-4,0)").town(1, Farm, 1, "(0,-4)").town(2, Farm, 1, "(5,0)").man(1, Archer, "(5,0)").town(2, Farm, 1, "(-2,6)").dice("m3")
			s.walks("(0,0)").goes(1).no(MoveTo(s.at("(0,1)")), WhySpaceTaken, s.c("(0,1)")).no(MoveTo(s.at("(2,0)")), WhyTerrain, s.c("(2,0)"), int(Mountain))
			s.no(MoveTo(s.at("(3,0)")), WhyPoints, s.c("(3,0)"), 0, 4, 1).no(MoveTo(NoCell), WhyNoSuch)
			s.no(Enter(s.site("(-4,0)")), WhyOwnTown, int(s.site("(-4,0)"))).no(Enter(s.site("(0,0)")), WhyNoTown, int(s.site("(0,0)")))
			s.no(Enter(s.site("(5,0)")), WhyOccupied, int(s.site("(5,0)")), 1).no(Enter(s.site("(0,-4)")), WhyPoints, s.c("(0,-4)"), 0, 3, 1)
			s.man(1, Warrior, "(0,-2)").no(Enter(s.site("(0,-4)")), WhyDefended, int(s.site("(0,-4)")))
			s.no(EndTurn(), WhyNotAsked, int(FrameRolled))
			ring := []string{"M@(1,0)", "M@(0,1)", "M@(-1,1)", "M@(-1,0)", "M@(0,-1)", "M@(1,-1)"}
			s = base(t, 2, ring...).man(0, Warrior, "(0,0)").town(1, Farm, 1, "(2,2)").dice("m6").gives(0, MountainCrossing).gives(0, WaterCrossing)
			s.walks("(0,0)").no(MoveTo(s.at("(2,0)")), WhyNoWay, s.c("(2,0)")).no(Enter(s.site("(2,2)")), WhyNoWay, s.c("(2,2)"))
			s.no(Play(WaterCrossing, 0, 0), WhyNoGain, int(WaterCrossing)).does(Play(MountainCrossing, 0, 0)).gives(0, MountainCrossing)
			s.no(Play(MountainCrossing, 0, 0), WhyCrossed, int(MountainCrossing)).no(Stay(), WhyCrossing).no(Enter(s.site("(2,2)")), WhyCrossing)
		}},
		{"a crossing ends beyond (R-61)", func(t *testing.T) {
			s := base(t, 2, "M@(1,0)", "M@(1,-1)", "M@(2,-1)", "M@(0,1)").man(0, Warrior, "(0,0)").dice("m3").gives(0, MountainCrossing)
			s.walks("(0,0)").does(Play(MountainCrossing, 0, 0)).no(MoveTo(s.at("(-1,0)")), WhyWayRound, s.c("(-1,0)"))
		}},
		{"a misdirection", func(t *testing.T) {
			ring := []string{"M@(1,0)", "M@(0,1)", "M@(-1,1)", "M@(-1,0)", "M@(0,-1)", "M@(1,-1)"}
			s := base(t, 2, ring...).man(0, Warrior, "(0,0)").man(0, Warrior, "(5,0)").man(1, Warrior, "(-5,0)").gives(1, Misdirection).dice("m4")
			s.askStep(StepStart, nil)
			s.asks(1, FrameStepAsk).no(Play(Misdirection, s.at("(0,0)"), 0), WhyStuck, s.c("(0,0)"))
			s.no(Play(Misdirection, s.at("(-5,0)"), 0), WhyFriendly, int(Misdirection), s.c("(-5,0)")).no(Play(Misdirection, s.at("(6,0)"), 0), WhyNoFoe, s.c("(6,0)"))
			s.does(Play(Misdirection, s.at("(5,0)"), 0)).goes(2).no(MoveTo(s.at("(8,0)")), WhyPoints, s.c("(8,0)"), 0, 3, 2)
		}},
		{"cards of the main part", func(t *testing.T) {
			s := base(t, 2).man(0, Knight, "(0,0)").man(0, Warrior, "(2,0)").man(1, Warrior, "(5,0)").town(0, Farm, 1, "(-4,0)").town(1, Farm, 1, "(0,-4)")
			s.no(Play(Attrition, 1, 0), WhyNoCard, int(Attrition))
			own, foe := s.at("(0,0)"), s.at("(5,0)")
			hold := func(k ActionCard) {
				s.Seats[0].Act, s.Seats[0].NAct = [3]byte{k}, 1
			}
			hold(Attrition)
			s.no(Play(Attrition, 0, 0), WhyFriendly, int(Attrition), 0).no(Play(Attrition, 2, 0), WhyNoSuch)
			s.Seats[1].Flags |= NoAttackNext
			s.no(Play(Attrition, 1, 0), WhyAlready, int(Attrition), 1)
			hold(Sickness)
			s.soldier(foe).Flags |= SickNext
			s.no(Play(Sickness, foe, 0), WhyAlready, int(Sickness), int(foe)).no(Play(Sickness, own, 0), WhyFriendly, int(Sickness), int(own))
			s.no(Play(Sickness, 0, 0), WhyNoFoe)
			hold(Kidnapped)
			s.Seats[1].Towns[0].Flags = 0
			s.no(Play(Kidnapped, s.site("(0,-4)"), 0), WhyNoPeasant, int(s.site("(0,-4)"))).no(Play(Kidnapped, s.site("(-4,0)"), 0), WhyFriendly, int(Kidnapped), int(s.site("(-4,0)")))
			s.no(Play(Kidnapped, s.site("(0,0)"), 0), WhyNoTown, int(s.site("(0,0)")))
			hold(Repeat)
			s.no(Play(Repeat, own, 0), WhyFresh, int(own)).no(Play(Repeat, foe, 0), WhyNoSoldier, int(foe))
			s.soldier(own).Flags = SickNow
			s.no(Play(Repeat, own, 0), WhySick, int(own))
			hold(Promoted)
			s.no(Play(Promoted, own, 0), WhyNotFirstTier, int(Knight))
			s.soldier(s.at("(2,0)")).Flags = Acted
			s.no(Play(Promoted, s.at("(2,0)"), 0), WhyActed, s.c("(2,0)"))
			hold(Reinforcement)
			s.no(Play(Reinforcement, s.at("(9,0)"), uint16(Warrior)), WhyNoTownBeside, s.c("(9,0)")).no(Play(Reinforcement, s.at("(-5,0)"), uint16(Knight)), WhyNoSuch)
			s.Seats[0].Reserve = [2]byte{3, 3}
			s.no(Play(Reinforcement, s.at("(-5,0)"), uint16(Warrior)), WhyArmyLimit, 0, 0, 8, 8)
			hold(DoubleSpeed)
			s.no(Play(DoubleSpeed, 0, 0), WhyWindow, int(DoubleSpeed))
		}},
		{"the box is empty (R-137, R-139, R-141)", func(t *testing.T) {
			for _, x := range takings() {
				s, a := x.make(t, 0)
				s.no(a, x.why.ID, int(x.why.A), int(x.why.B))
			}
			s := counted(t)
			s.Seats[0].Stock[Wood], s.Seats[2].Coins = 1, 60
			s.no(Sell(Wood), WhyBoxCoins, 0, 0, 1, 0)
		}},
		{"objectives", func(t *testing.T) {
			s := base(t, 2).man(0, Warrior, "(0,0)").man(0, Archer, "(2,0)").town(1, Farm, 1, "(5,0)").town(1, Farm, 1, "(0,-4)").man(0, Knight, "(5,0)")
			s.no(Claim(37, 0), WhyNoObjective, 37).wants(0, 41).no(Claim(41, 0), WhyUnfulfilled, 41, 0, 3, 0)
			s.Seats[0].Stock[Wood] = 3
			s.no(Claim(41, 0), WhyUnfulfilled, 41, 1, 3, 0).wants(0, 44).no(Claim(44, s.at("(2,0)")), WhyNotThatOne, 44, s.c("(2,0)"))
			s.wants(0, 74).no(Claim(74, 0), WhyUndeclared, 74).no(Declare(74, s.site("(0,-4)")), WhyNotHeld, int(s.site("(0,-4)")))
			s.no(Declare(75, s.site("(5,0)")), WhyNoObjective, 75).no(Declare(41, 0), WhyNoVow, 41)
			s.does(Declare(74, s.site("(5,0)"))).no(Declare(74, s.site("(5,0)")), WhyDeclared, 74).no(Claim(74, 0), WhyUnfulfilled, 74, 0, 3, 0)
			s = base(t, 2).wants(0, 66).wants(0, 71).no(Claim(66, 0), WhyUnfulfilled, 66, 0, 1, 0)
			s.log().NoteCapture(Farm)
			s.log().Note(TookPeasants, 1)
			s.does(Claim(66, 0)).no(Claim(71, 0), WhyEitherOr, 71)
		}},
		{"cards too many", func(t *testing.T) {
			s := base(t, 2).wants(0, 1).wants(0, 2).wants(0, 3).wants(0, 4).gives(0, Repeat)
			s.Ask(FrameDropObj, 0, 1, 0, 1)
			s.no(Done(), WhyHand, 1, 0, 3, 4).no(DropObj(9), WhyNoObjective, 9).does(DropObj(1)).asks(0, FrameDropAct)
			s.no(DropAct(Promoted, false), WhyNoCard, int(Promoted)).no(DropAct(Repeat, true), WhyNoCard, int(Repeat)).no(game.Act(KindDropAct, 1, 2), WhyNoSuch)
			s.gives(0, Repeat).gives(0, Promoted).Asked().N = 1
			s.no(Done(), WhyHand, 2, 0, 2, 3)
		}},
		{"peasants", func(t *testing.T) {
			s := base(t, 3).town(0, Farm, 1, "(1,0)").town(0, Farm, 1, "(1,5)").town(0, Quarry, 1, "(-5,0)").town(0, Quarry, 1, "(5,-5)").man(2, Warrior, "(5,-5)").town(1, Farm, 1, "(-5,5)")
			s.no(SellPeasant(), WhyLastStep)
			towns := s.Seats[0].Towns[:4]
			for i := range towns {
				towns[i].Flags = 0
			}
			held, first, middle, last := towns[0].Site, towns[1].Site, towns[2].Site, towns[3].Site
			s.Seats[0].Spare = 2
			s.Ask(FramePeasants, 0, 0, 0, 0)
			s.no(Done(), WhyMustPlace, int(first)).no(SellPeasant(), WhyMustPlace, int(first)).no(BuyPeasant(), WhyCoins, 0, 0, 2, 0)
			s.no(Place(held), WhyOccupied, int(held), 2).no(Place(last), WhySkips, int(last)).no(Place(s.site("(-5,5)")), WhyNoTown, int(s.site("(-5,5)")))
			s.Seats[0].Coins = 2
			was := *s.State
			s.Seats[0].Spare = 1
			s.Asked().A = 2
			s.no(BuyPeasant(), WhyPlacing).no(Place(first), WhyPassed, int(first))
			*s.State = was
			towns[1].Flags = Peasant
			s.Seats[0].Spare = 1
			s.no(Place(first), WhyWorking, int(first)).can(Place(middle), true)
			s.Seats[0].Spare = 0
			s.no(Place(middle), WhyNoSpare).no(SellPeasant(), WhyNoSpare)
			s.Ended = true
			s.no(BuyPeasant(), WhyLastObjective).no(SellPeasant(), WhyLastObjective)
			s.Ended = false
			towns[2].Flags, towns[3].Flags = Peasant, Peasant
			s.Seats[0].Spare = 1
			s.no(BuyPeasant(), WhyFilled)
		}},
	}.Run(t)
	for id := WhyOver; id < whyEnd; id++ {
		if WhyNames[id] == "" || slices.Index(WhyNames[:], WhyNames[id]) != int(id) {
			t.Errorf("reason %d has no name of its own", id)
		}
		if !refused[id] {
			t.Errorf("nothing is refused for %s", WhyNames[id])
		}
	}
}

// everywhere are the edits that make the whole meadow one terrain.
func everywhere(letter string) (edits []string) {
	for r := -9; r <= 9; r++ {
		for q := max(-9, -9-r); q <= min(9, 9-r); q++ {
			edits = append(edits, fmt.Sprintf("%s@(%d,%d)", letter, q, r))
		}
	}
	return edits
}
