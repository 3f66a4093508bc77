package coincrown

import (
	"slices"
	"testing"

	"tabard/engines/game"
	"tabard/engines/gametest"
)

func TestPurpleCardsAndReserve(t *testing.T) {
	gametest.Scenarios{
		{"CC-30 three bronze become a silver, one swap a turn, and the supply must have the coins (R-11, R-73)", func(t *testing.T) {
			s := table(2).income3(0, 3, 3, 0).supply(20, 20, 6)
			s.do(t, Mint(MintBronzeUp))
			gametest.Want(t, "income", s.Seats[0].Income, Coins{0, 4, 0})
			gametest.Want(t, "supply", s.Supply, Coins{23, 19, 6})
			s.wantIllegal(t, WhyVisited, Mint(MintBronzeUp), Mint(MintSilverUp), Mint(MintSilverDown))
			s.startTurn(0)
			s.do(t, Mint(MintSilverUp))
			gametest.Want(t, "income", s.Seats[0].Income, Coins{0, 1, 1})
			gametest.Want(t, "supply", s.Supply, Coins{23, 22, 5})
		}},
		{"CC-30 without gold or bronze in the supply the swap is not offered (R-79)", func(t *testing.T) {
			s := table(2).income3(0, 0, 3, 0).supply(2, 4, 0)
			s.wantIllegal(t, WhySupply, Mint(MintSilverUp), Mint(MintSilverDown))
			gametest.Want(t, "reason", s.Why(Mint(MintSilverDown)), game.Reason{ID: WhySupply, A: uint16(Bronze), Need: 3, Have: 2})
			s.wantIllegal(t, WhyNoSuchCoin, Mint(MintBronzeUp), Mint(MintGoldDown))
		}},
		{"CC-31 a silver minted down pays exactly (R-73)", func(t *testing.T) {
			s := table(2).income3(0, 0, 2, 0).slot(TierBronze, 0, "B08", 0, 0)
			s.do(t, Mint(MintSilverDown))
			gametest.Want(t, "income", s.Seats[0].Income, Coins{3, 1, 0})
			s.do(t, BuyRow(TierBronze, 0), payBSG(2, 0, 0))
			gametest.Want(t, "income", s.Seats[0].Income, Coins{1, 1, 0})
			gametest.Want(t, "discard", s.Seats[0].Discard, Coins{2, 0, 0})
		}},
		{"R-80 a gold becomes three silver", func(t *testing.T) {
			s := table(2).income3(0, 0, 0, 1)
			s.do(t, Mint(MintGoldDown))
			gametest.Want(t, "income", s.Seats[0].Income, Coins{0, 3, 0})
		}},
		{"CC-32 a reserved coin leaves at once and returns on top of next year's four (R-44, R-73)", func(t *testing.T) {
			s := table(2).income3(0, 1, 0, 1).purse(0, 4, 2, 0)
			s.do(t, Reserve(Gold))
			gametest.Want(t, "reserved", s.Seats[0].Reserved, Gold+1)
			gametest.Want(t, "income", s.Seats[0].Income, Coins{1, 0, 0})
			s.wantIllegal(t, WhyReserved, Reserve(Bronze))
			s.do(t, pass)
			s.allPass(t)
			q := &s.Seats[0]
			gametest.Want(t, "swept", q.Discard, Coins{1, 0, 0})
			gametest.Want(t, "coins in year 3", q.Income.Count(), 5)
			gametest.Want(t, "gold", q.Income[Gold], 1)
			gametest.Want(t, "it may reserve again", q.ReservedThisYear, false)
		}},
		{"CC-32 nothing is reserved in the last year (R-43)", func(t *testing.T) {
			s := table(2).income3(0, 1, 0, 1).at(5, 0)
			s.wantIllegal(t, WhyLastYear, Reserve(Bronze), Reserve(Gold))
			s.at(4, 0).wantLegal(t, Reserve(Bronze), Reserve(Gold))
			s.wantIllegal(t, WhyNoSuchCoin, Reserve(Silver))
			s.Supply.add(s.Seats[0].Income)
			s.Seats[0].Income = Coins{}
			s.wantIllegal(t, WhyNoIncome, Reserve(Bronze))
		}},
		{"R-73 an offering asks each kind of coin in turn and takes at least one", func(t *testing.T) {
			s := table(2).income3(0, 2, 0, 1)
			s.do(t, Church())
			if got := s.Legal(nil); !slices.Equal(got, []game.Action{Offer(Bronze, 0), Offer(Bronze, 1), Offer(Bronze, 2)}) {
				t.Errorf("bronze %v", got)
			}
			c := *s
			c.do(t, Offer(Bronze, 0))
			if got := c.Legal(nil); !slices.Equal(got, []game.Action{Offer(Gold, 1)}) {
				t.Errorf("gold %v", got)
			}
			c.wantIllegal(t, WhyNothingGiven, Offer(Gold, 0))
			events := s.do(t, Offer(Bronze, 2), Offer(Gold, 0))
			gametest.Want(t, "church", s.Seats[0].Church, Coins{2, 0, 0})
			gametest.Want(t, "income", s.Seats[0].Income, Coins{0, 0, 1})
			gametest.Want(t, "event", bench.Find(t, events, EvOffered), game.Event{Kind: EvOffered, A: 2})
			s.wantIllegal(t, WhyVisited, Church())
			s.startTurn(0)
			s.wantLegal(t, Church())
		}},
		{"R-68 an empty income offers nothing", func(t *testing.T) {
			table(2).wantIllegal(t, WhyNoIncome, Church())
		}},
		{"R-12 free actions come before, between and after main actions", func(t *testing.T) {
			s := table(2).income3(0, 6, 0, 0).give(0, "S11").slot(TierBronze, 0, "B07", 0, 0).slot(TierBronze, 1, "B07", 0, 0)
			s.do(t, Reserve(Bronze), BuyRow(TierBronze, 0), payBSG(1, 0, 0), Mint(MintBronzeUp), UseFortress(),
				BuyRow(TierBronze, 1), payBSG(1, 0, 0), Church(), Offer(Silver, 1), endTurn)
			gametest.Want(t, "turn", s.Turn(), 1)
		}},
	}.Run(t)
}

func TestPassing(t *testing.T) {
	gametest.Scenarios{
		{"CC-45 without a main action a turn ends with Pass only, free actions or not (R-13)", func(t *testing.T) {
			s := table(3).income3(0, 4, 0, 0)
			s.wantIllegal(t, WhyNotActed, endTurn)
			s.do(t, Mint(MintBronzeUp), Church(), Offer(Bronze, 1), Offer(Silver, 0), Reserve(Silver))
			s.wantIllegal(t, WhyNotActed, endTurn)
			s.do(t, pass)
			gametest.Want(t, "turn", s.Turn(), 1)
		}},
		{"CC-45 who has passed gets no turn until next year", func(t *testing.T) {
			s := table(3).income3(1, 1, 0, 0).slot(TierBronze, 0, "B07", 0, 0)
			s.do(t, pass, BuyRow(TierBronze, 0), payBSG(1, 0, 0), endTurn, pass)
			gametest.Want(t, "seat 0 is skipped", s.Turn(), 1)
			s.do(t, pass)
			gametest.Want(t, "year", s.Year, 3)
			gametest.Want(t, "passed", s.Seats[0].Passed, false)
		}},
		{"R-14 the last player goes on taking turns, each with fresh purple cards", func(t *testing.T) {
			s := table(2).income3(1, 6, 0, 0).slot(TierBronze, 0, "B07", 0, 0).slot(TierBronze, 1, "B07", 0, 0)
			s.do(t, pass, Mint(MintBronzeUp), BuyRow(TierBronze, 0), payBSG(1, 0, 0))
			s.wantIllegal(t, WhyVisited, Mint(MintSilverDown))
			s.do(t, endTurn)
			gametest.Want(t, "turn", s.Turn(), 1)
			gametest.Want(t, "actions", s.ActionsLeft, 1)
			s.wantLegal(t, Mint(MintSilverDown), BuyRow(TierBronze, 1))
		}},
		{"R-55 passing with actions possible is allowed, after one it is not", func(t *testing.T) {
			s := table(2).income3(0, 1, 0, 0).slot(TierBronze, 0, "B07", 0, 0)
			s.wantLegal(t, pass, BuyRow(TierBronze, 0))
			s.do(t, BuyRow(TierBronze, 0), payBSG(1, 0, 0))
			s.wantIllegal(t, WhyActed, pass)
			s.wantLegal(t, endTurn)
		}},
		{"R-65 a toll station does not help who has passed", func(t *testing.T) {
			s := table(2).give(0, "G05").purse(0, 3, 0, 0)
			s.do(t, pass)
			gametest.Want(t, "turn", s.Turn(), 1)
			s.wantIllegal(t, WhyNoCard, UseTollStation())
		}},
		{"ending a turn and passing are undo barriers", func(t *testing.T) {
			s := table(2)
			gametest.Want(t, "pass", s.do(t, pass)[0].Flags, game.Reveals)
			s = table(2).income3(0, 1, 0, 0).slot(TierBronze, 0, "B07", 0, 0)
			events := s.do(t, BuyRow(TierBronze, 0), payBSG(1, 0, 0), endTurn)
			gametest.Want(t, "end", bench.Find(t, events, EvTurnEnded).Flags, game.Reveals)
		}},
		{"the last pass of a year tells the whole change of years", func(t *testing.T) {
			s := table(2).purse(0, 4, 0, 0).income3(0, 1, 0, 0).give(0, "B01-").slot(TierGold, 0, "G01", 2, 0)
			s.do(t, pass)
			got := gametest.EventKinds(s.do(t, pass))
			if !slices.Equal(slices.Compact(got), []game.EventKind{EvPassed, EvSwept, EvSeeded, EvConverted, EvRefilled, EvReadied,
				EvYear, EvStart, EvIncome}) {
				t.Errorf("events %v", got)
			}
		}},
	}.Run(t)
}

func TestBuildings(t *testing.T) {
	gametest.Scenarios{
		{"CC-15 barracks raise neither cavalry nor storehouse (R-75)", func(t *testing.T) {
			s := table(2).give(0, "G03", "S06x", "S08x")
			gametest.Want(t, "offered", s.hasKind(KindBarracks), false)
			s.wantIllegal(t, WhyNoneFallen, UseBarracks(Std1), UseBarracks(Elite3))
		}},
		{"R-46 barracks need a token of the troop's size and give what is there", func(t *testing.T) {
			s := table(2).give(0, "G03", "B09x")
			s.Tokens[0] = 0
			gametest.Want(t, "raised without tokens", s.can(UseBarracks(Std3)), false)
			gametest.Want(t, "reason", s.Why(UseBarracks(Std3)).ID, WhyNoTokens)
			s.Tokens[0] = 2
			s.doQuiet(t, UseBarracks(Std3))
			gametest.Want(t, "troops with 2 tokens", s.Seats[0].Troops(Std3, 2, false), 1)
		}},
		{"CC-22 a lumber mill readies both forests and is ready again next year (R-75)", func(t *testing.T) {
			s := table(2).give(0, "B05-", "B06-", "G06")
			events := s.do(t, UseMill(LumberMill))
			gametest.Want(t, "forests", s.Seats[0].Ready(Forest), 2)
			gametest.Want(t, "mill", s.Seats[0].Exhausted(LumberMill), 1)
			gametest.Want(t, "event", bench.Find(t, events, EvMilled), game.Event{Kind: EvMilled, A: uint16(LumberMill), N: 2})
			s.wantIllegal(t, WhyExhausted, UseMill(LumberMill))
			s.allPass(t)
			gametest.Want(t, "next year", s.Seats[0].Ready(LumberMill), 1)
		}},
		{"R-30 each mill works on its own resource, and only if some card is exhausted", func(t *testing.T) {
			s := table(2).give(0, "S02-", "B03-", "B05", "G06", "G07", "G08")
			s.wantLegal(t, UseMill(OreFoundry), UseMill(WoolenMill))
			s.wantIllegal(t, WhyNothingTired, UseMill(LumberMill))
			s.wantIllegal(t, WhyNoCard, UseMill(Fortress))
		}},
		{"CC-40 a fortress gives one more action, used after the first (R-62, R-75)", func(t *testing.T) {
			s := table(2).at(3, 0).income3(0, 1, 0, 0).owns(0, "H01").give(0, "S11", "B01", "B03").slot(TierBronze, 0, "B07", 0, 0)
			s.wantIllegal(t, WhyActFirst, UseFortress())
			s.do(t, BuyRow(TierBronze, 0), payBSG(1, 0, 0), UseFortress())
			s.wantIllegal(t, WhyExhausted, UseFortress())
			s.do(t, Upgrade(land("H01")), Fill(Wheat, 0), Fill(Sheep, 0))
			gametest.Want(t, "actions", s.Taken, 2)
			s.do(t, endTurn)
		}},
		{"CC-40 in year 5 it gives two, which may lapse; visited purple cards stay visited (R-17, R-18)", func(t *testing.T) {
			s := table(2).at(5, 0).income3(0, 7, 0, 0).give(0, "S11", "G04").slot(TierBronze, 0, "B07", 0, 0).
				slot(TierBronze, 1, "B07", 0, 0).slot(TierBronze, 2, "B01", 0, 0)
			s.do(t, Mint(MintBronzeUp), BuyRow(TierBronze, 0), payBSG(1, 0, 0), UseFortress())
			gametest.Want(t, "actions left", s.ActionsLeft, 2)
			s.wantIllegal(t, WhyVisited, Mint(MintSilverDown))
			s.wantIllegal(t, WhyActionsLeft, UseFortress()) // the second fortress waits
			s.do(t, BuyRow(TierBronze, 1), payBSG(1, 0, 0))
			gametest.Want(t, "actions left", s.ActionsLeft, 1)
			same := *s
			same.do(t, BuyRow(TierBronze, 2), payBSG(1, 0, 0))
			gametest.Want(t, "three purchases", same.Taken, 3)
			same.do(t, UseFortress()) // now the second serves too
			gametest.Want(t, "actions left", same.ActionsLeft, 2)
			s.do(t, endTurn)
			gametest.Want(t, "turn", s.Turn(), 1)
		}},
		{"CC-42 a toll station draws one coin and fills an empty purse first (R-75)", func(t *testing.T) {
			s := table(2).give(0, "G05").discard(0, 2, 0, 1)
			events := s.do(t, UseTollStation())
			q := &s.Seats[0]
			gametest.Want(t, "income", q.Income.Count(), 1)
			gametest.Want(t, "purse", q.Purse.Count(), 2)
			gametest.Want(t, "discard", q.Discard, Coins{})
			all := q.Income
			all.add(q.Purse)
			gametest.Want(t, "coins", all, Coins{2, 0, 1})
			gametest.Want(t, "flags", bench.Find(t, events, EvToll).Flags, game.Reveals)
			s.wantIllegal(t, WhyExhausted, UseTollStation())
		}},
		{"CC-42 in year 5 it draws three (R-16)", func(t *testing.T) {
			s := table(2).at(5, 0).give(0, "G05").purse(0, 1, 0, 0).discard(0, 0, 1, 1)
			s.do(t, UseTollStation())
			gametest.Want(t, "income", s.Seats[0].Income, Coins{1, 1, 1})
			gametest.Want(t, "piles", s.Seats[0].Saved(), 0)
		}},
		{"CC-42 with two coins in all it draws two, with none it is not offered", func(t *testing.T) {
			s := table(2).at(5, 0).give(0, "G05").discard(0, 0, 2, 0)
			s.do(t, UseTollStation())
			gametest.Want(t, "income", s.Seats[0].Income, Coins{0, 2, 0})
			table(2).at(5, 0).give(0, "G05").wantIllegal(t, WhyPurseEmpty, UseTollStation())
		}},
		{"R-15 buildings are used between actions, not inside one, and only one's own", func(t *testing.T) {
			s := table(2).give(0, "G05", "S06").give(1, "B12").purse(0, 4, 0, 0).tops("H01")
			s.wantIllegal(t, WhyNoCard, UseWatchtower())
			s.do(t, Force(Hamlet))
			s.wantIllegal(t, WhyNotAsked, UseTollStation())
		}},
	}.Run(t)
}
