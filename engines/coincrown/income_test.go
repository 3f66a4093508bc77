package coincrown

import (
	"testing"

	"tabard/engines/game"
	"tabard/engines/gametest"
)

func TestIncome(t *testing.T) {
	gametest.Scenarios{
		{"CC-02 an empty purse is filled in the middle of a draw (R-67)", func(t *testing.T) {
			for seed := range uint64(20) {
				s := table(2).purse(0, 1, 1, 0).discard(0, 3, 1, 1)
				s.Purses[0] = game.NewRand(seed, 1)
				s.income(nil)
				s.holds(t)
				q := s.Seats[0]
				gametest.Want(t, "coins drawn", q.Income.Count(), 4)
				if q.Income[Bronze] < 1 || q.Income[Silver] < 1 {
					t.Errorf("income %v lacks what was in the purse", q.Income)
				}
				gametest.Want(t, "discard", q.Discard, Coins{})
				gametest.Want(t, "coins in the purse", q.Purse.Count(), 3)
				q.Purse.add(q.Income)
				gametest.Want(t, "all coins", q.Purse, Coins{4, 2, 1})
			}
		}},
		{"R-02 a turn draws no coins, neither its own seat nor another", func(t *testing.T) {
			s := table(2).income3(0, 2, 1, 0).purse(1, 5, 2, 1).income3(1, 1, 1, 1)
			first, second := s.Seats[0], s.Seats[1]
			s.do(t, game.Action{Kind: game.Pass})
			gametest.Want(t, "turn", s.Turn(), 1)
			gametest.Want(t, "income of the first", s.Seats[0].Income, first.Income)
			gametest.Want(t, "income of the second", s.Seats[1].Income, second.Income)
			gametest.Want(t, "purse of the second", s.Seats[1].Purse, second.Purse)
			s.do(t, game.Action{Kind: game.Pass}) // the year ends
			gametest.Want(t, "income of the new year", s.Seats[1].Income.Count(), IncomeCoins)
		}},
		{"CC-03 the purse is refilled only when a coin must be drawn (R-45)", func(t *testing.T) {
			s := table(2).purse(0, 5, 2, 1)
			s.income(nil)
			first := s.Seats[0].Income
			s.Seats[0].Discard, s.Seats[0].Income = first, Coins{}
			s.income(nil)
			q := &s.Seats[0]
			gametest.Want(t, "purse", q.Purse, Coins{})
			gametest.Want(t, "discard", q.Discard, first)
			all := q.Income
			all.add(first)
			gametest.Want(t, "both incomes", all, House.StartPurse)
			q.Discard, q.Income = House.StartPurse, Coins{}
			s.income(nil)
			gametest.Want(t, "coins of the third year", q.Income.Count(), 4)
			gametest.Want(t, "left in the purse", q.Purse.Count(), 4)
			gametest.Want(t, "left in the discard", q.Discard, Coins{})
		}},
		{"CC-04 who has fewer than four coins plays with what there is (R-67)", func(t *testing.T) {
			s := table(2).discard(0, 1, 0, 1).reserved(0, Silver)
			s.income(nil)
			q := s.Seats[0]
			gametest.Want(t, "income", q.Income, Coins{1, 1, 1})
			gametest.Want(t, "purse and discard", q.Purse.Count()+q.Discard.Count(), 0)
			gametest.Want(t, "reserved", q.Reserved, 0)
			s.holds(t)
		}},
		{"R-67 every coin is equally likely, not every kind", func(t *testing.T) {
			for i, d := range []Denom{Bronze, Bronze, Bronze, Bronze, Bronze, Silver, Silver, Gold} {
				c, r := House.StartPurse, game.Script(3, i)
				gametest.Want(t, "coin", c.drawOne(&r), d)
				gametest.Want(t, "left", c.Count(), 7)
			}
		}},
		{"R-67 a draw is announced with what it gave, refills included", func(t *testing.T) {
			s := table(2).purse(0, 1, 0, 0).discard(0, 0, 1, 1)
			var out game.Sink
			s.income(&out)
			e := out.Events
			gametest.Want(t, "first", e[0], game.Event{Kind: EvPurseFilled, Who: 0, B: 1, C: 1})
			gametest.Want(t, "second", e[1], game.Event{Kind: EvIncome, Who: 0, Flags: game.Reveals, A: 1, B: 1, C: 1})
		}},
	}.Run(t)
}

func TestYearEnd(t *testing.T) {
	gametest.Scenarios{
		{"CC-33 unspent income goes to the discard (R-03)", func(t *testing.T) {
			s := table(2).income3(0, 2, 1, 0).discard(0, 0, 0, 1)
			var out game.Sink
			s.sweep(&out)
			gametest.Want(t, "discard", s.Seats[0].Discard, Coins{2, 1, 1})
			gametest.Want(t, "income", s.Seats[0].Income, Coins{})
			gametest.Want(t, "event", out.Events[0], game.Event{Kind: EvSwept, A: 2, B: 1})
		}},
		{"CC-34 unsold cards are seeded and three bronze become a silver at once (R-77)", func(t *testing.T) {
			s := table(3).slot(TierGold, 0, "G01", 0, 0).slot(TierGold, 2, "G02", 2, 0).
				slot(TierSilver, 1, "S01", 0, 1).slot(TierBronze, 3, "B01", 2, 1).supply(10, 5, 0)
			s.seed(nil)
			gametest.Want(t, "first card", s.Row[TierGold][0], Place{uint8(row("G01")) + 1, 1, 0})
			gametest.Want(t, "second card", s.Row[TierGold][2], Place{uint8(row("G02")) + 1, 0, 1})
			gametest.Want(t, "third card", s.Row[TierSilver][1], Place{uint8(row("S01")) + 1, 1, 1})
			gametest.Want(t, "fourth card", s.Row[TierBronze][3], Place{uint8(row("B01")) + 1, 0, 2})
			gametest.Want(t, "supply", s.Supply, Coins{12, 3, 0})
			s.holds(t)
		}},
		{"R-09 with too little bronze the gold row is served first, from the left", func(t *testing.T) {
			s := table(2).slot(TierGold, 2, "G01", 0, 0).slot(TierSilver, 0, "S01", 0, 0).
				slot(TierBronze, 0, "B01", 0, 0).supply(2, 0, 0)
			s.seed(nil)
			gametest.Want(t, "gold", s.Row[TierGold][2].Bronze, 1)
			gametest.Want(t, "silver", s.Row[TierSilver][0].Bronze, 1)
			gametest.Want(t, "bronze", s.Row[TierBronze][0].Bronze, 0)
			gametest.Want(t, "supply", s.Supply, Coins{})
		}},
		{"R-09 a conversion gives bronze back for the cards that follow", func(t *testing.T) {
			s := table(2).slot(TierGold, 0, "G01", 2, 0).slot(TierBronze, 0, "B01", 0, 0).supply(1, 1, 0)
			s.seed(nil)
			gametest.Want(t, "gold", s.Row[TierGold][0], Place{uint8(row("G01")) + 1, 0, 1})
			gametest.Want(t, "bronze", s.Row[TierBronze][0].Bronze, 1)
			gametest.Want(t, "supply", s.Supply, Coins{2, 0, 0})
		}},
		{"R-10 without silver three bronze stay until a later seeding", func(t *testing.T) {
			s := table(2).slot(TierGold, 0, "G01", 2, 0).supply(1, 0, 0)
			s.seed(nil)
			gametest.Want(t, "card", s.Row[TierGold][0], Place{uint8(row("G01")) + 1, 3, 0})
			s.Seats[1].Church[Silver]--
			s.Supply[Silver]++
			s.seed(nil)
			gametest.Want(t, "card later", s.Row[TierGold][0], Place{uint8(row("G01")) + 1, 0, 1})
		}},
		{"R-77 vacant slots are refilled after the seeding and without coins", func(t *testing.T) {
			s := table(2).slot(TierGold, 1, "G01", 0, 0)
			s.allPass(t)
			for tier := range s.Row {
				for slot := range s.Row[tier][:3] {
					place := s.Row[tier][slot]
					if place.Def == 0 {
						t.Errorf("slot %d %d is vacant", tier, slot)
					}
					seeded := tier == int(TierGold) && slot == 1
					gametest.Want(t, "bonus", place.Bronze == 1, seeded)
				}
			}
		}},
		{"R-52 a refill leaves the other cards where they are", func(t *testing.T) {
			s := table(2).slot(TierBronze, 2, "B12", 0, 0)
			s.refill(nil)
			gametest.Want(t, "third slot", s.Row[TierBronze][2].Def, uint8(row("B12"))+1)
		}},
		{"R-20 a deck that gave a card is unknown again", func(t *testing.T) {
			s := table(2).seen(1, false, "G05", "S06")
			for slot := range 3 {
				s.slot(TierSilver, slot, "S04", 0, 0)
			}
			events := s.allPass(t)
			gametest.Want(t, "the seen card came first", s.Row[TierGold][0].Def, uint8(row("G05"))+1)
			gametest.Want(t, "gold top", s.KnownBy[TierGold], 0)
			gametest.Want(t, "silver top", s.KnownBy[TierSilver], 2)
			gametest.Want(t, "silver card", s.Top[TierSilver], uint8(row("S06"))+1)
			gametest.Want(t, "refill reveals", bench.Find(t, events, EvRefilled).Flags, game.Reveals)
		}},
		{"CC-52 an empty market deck leaves slots vacant, and seeding skips them (R-49, R-79)", func(t *testing.T) {
			s := table(2).emptied(TierBronze).income3(0, 4, 0, 0)
			s.wantIllegal(t, WhyEmptyDeck, DrawBlind(TierBronze))
			s.allPass(t)
			for slot := range s.Row[TierBronze] {
				gametest.Want(t, "slot", s.Row[TierBronze][slot], Place{})
			}
		}},
		{"CC-52 an empty land deck cannot be attacked (R-79)", func(t *testing.T) {
			s := table(2).give(0, "G01", "G01", "G01", "G01", "S05", "S05", "S05").
				owns(1, "T01", "T02", "T03", "T04", "T05", "T06", "T07", "T08")
			gametest.Want(t, "top town", s.TopLand(Town), -1)
			s.wantLegal(t, Force(Hamlet))
			s.wantIllegal(t, WhyEmptyDeck, Force(Town))
		}},
		{"CC-53 the last year ends without seeding, refilling or readying (R-59)", func(t *testing.T) {
			s := table(2).slot(TierGold, 0, "G01", 0, 0).income3(0, 2, 0, 0).give(0, "B01-").at(5, 0)
			events := s.allPass(t)
			gametest.Want(t, "card", s.Row[TierGold][0], Place{Def: uint8(row("G01")) + 1})
			gametest.Want(t, "vacant slot", s.Row[TierGold][1], Place{})
			gametest.Want(t, "discard", s.Seats[0].Discard, Coins{2, 0, 0})
			gametest.Want(t, "income", s.Seats[0].Income, Coins{})
			gametest.Want(t, "over", s.Over, true)
			gametest.Want(t, "year", s.Year, 5)
			gametest.Want(t, "turn", s.Turn(), game.Nobody)
			gametest.Want(t, "winner by the coins", s.Standing(nil)[0], game.Rank{Who: 0, Place: 1, Keys: [game.MaxKeys]int32{1, 5: 2},
				Parts: [game.MaxParts]int16{2: 1}}) // the most fields
			gametest.Want(t, "last event", events[len(events)-1].Kind, EvOver)
			gametest.Want(t, "exhausted", s.Seats[0].Exhausted(Field), 1)
			if s.Legal(nil) != nil {
				t.Error("something is legal after the end")
			}
			gametest.Want(t, "reason", s.Why(pass).ID, WhyOver)
		}},
		{"CC-59 exhausted cards are readied, retired ones stay, the overseas token keeps its level (R-77)", func(t *testing.T) {
			s := table(2).give(0, "B01-", "S05-", "S04/1-", "B11-", "S06x", "S08x")
			s.Seats[0].Overseas = 3
			events := s.allPass(t)
			q := &s.Seats[0]
			for _, k := range []CardKind{Field, Armor, EliteTroop, Harbor} {
				gametest.Want(t, CardKindNames[k], q.Ready(k), 1)
			}
			gametest.Want(t, "tokens on the elite", q.Troops(Elite2, 1, false), 1)
			gametest.Want(t, "cavalry", q.Ready(Cavalry), 0)
			gametest.Want(t, "storehouse", q.Ready(Storehouse), 0)
			gametest.Want(t, "retired", q.Retired(Cavalry)+q.Retired(Storehouse), 2)
			gametest.Want(t, "token", q.Overseas, 3)
			gametest.Want(t, "readied", bench.Find(t, events, EvReadied).N, 4)
		}},
		{"R-44 a reserved coin joins next year's income on top of the four", func(t *testing.T) {
			s := table(2).purse(0, 4, 1, 0).reserved(0, Gold)
			events := s.allPass(t)
			gametest.Want(t, "coins", s.Seats[0].Income.Count(), 5)
			gametest.Want(t, "gold", s.Seats[0].Income[Gold], 1)
			gametest.Want(t, "event", bench.Find(t, events, EvReserveBack).A, uint16(Gold))
		}},
	}.Run(t)
}

func TestStartPlayer(t *testing.T) {
	type years []game.Player
	rows := []struct {
		name  string
		seats int
		want  years
	}{
		{"CC-47 with two seats it goes round until year 4", 2, years{0, 1, 0, 1}},
		{"CC-47 with three seats it goes round until year 3", 3, years{0, 1, 2}},
		{"CC-47 with four seats it goes round until year 4", 4, years{0, 1, 2, 3}},
	}
	for _, c := range rows {
		t.Run(c.name, func(t *testing.T) {
			setup := Def.DefaultSetup(c.seats, 3)
			setup.Options[0] = 1
			s, err := New(setup)
			if err != nil {
				t.Fatal(err)
			}
			for year, start := range c.want {
				gametest.Want(t, "year", s.Year, uint8(year+1))
				gametest.Want(t, "start", s.Start, start)
				gametest.Want(t, "turn", s.Turn(), start)
				// Nobody gains a land, so who has fewest points would sit at the same place: the reason tells them apart.
				_, why := s.NextStart()
				gametest.Want(t, "goes round into the next year", why == StartRotates, year+1 < len(c.want))
				s.allPass(t)
			}
		})
	}
	// lands worth so many points and so many field cards, per seat
	build := func(seats, year int, last game.Player, lands [][]string, cards []int) *State {
		s := table(seats)
		for p := range seats {
			s.owns(game.Player(p), lands[p]...)
			for i := range cards[p] {
				s.give(game.Player(p), []string{"B01", "B02", "B03", "B05"}[i%4])
			}
		}
		s.Start = last
		return s.at(year, last)
	}
	gametest.Scenarios{
		{"CC-48 two seats into year 5: fewest points, then fewest cards in the tableau, retired ones not counted (R-38)", func(t *testing.T) {
			s := build(2, 4, 1, [][]string{{"C01", "V01"}, {"C02", "V02"}}, []int{7, 8})
			s.give(0, "S06x", "S08x")
			s.holds(t)
			gametest.Want(t, "points", [2]int{s.LandPoints(0), s.LandPoints(1)}, [2]int{9, 9})
			p, why := s.NextStart()
			gametest.Want(t, "start", p, 0)
			gametest.Want(t, "why", why, StartFewestCards)
		}},
		{"CC-48 two seats into year 5 with equal cards: the first clockwise after the outgoing start player (R-38)", func(t *testing.T) {
			s := build(2, 4, 1, [][]string{{"C01", "V01"}, {"C02", "V02"}}, []int{8, 8})
			p, why := s.NextStart()
			gametest.Want(t, "start", p, 0)
			gametest.Want(t, "why", why, StartClockwise)
			s.Start = 0
			p, _ = s.NextStart()
			gametest.Want(t, "start after seat 0", p, 1)
		}},
		{"CC-48 three seats into year 4: among those with fewest points the first clockwise (R-77)", func(t *testing.T) {
			s := build(3, 3, 2, [][]string{{"T01", "H01"}, {"T02"}, {"T03"}}, []int{0, 6, 6})
			gametest.Want(t, "points", [3]int{s.LandPoints(0), s.LandPoints(1), s.LandPoints(2)}, [3]int{5, 4, 4})
			p, why := s.NextStart()
			gametest.Want(t, "start", p, 1)
			gametest.Want(t, "why", why, StartClockwise)
		}},
		{"R-77 three seats decide by fewest points into year 5 as well", func(t *testing.T) {
			s := build(3, 4, 0, [][]string{{"T01", "H01"}, {"T02"}, {"V01"}}, []int{0, 0, 9})
			p, why := s.NextStart()
			gametest.Want(t, "start", p, 2)
			gametest.Want(t, "why", why, StartFewestPoints)
		}},
		{"R-39 upgraded lands count at their present level", func(t *testing.T) {
			s := build(2, 4, 0, [][]string{{"H01@2"}, {"V01"}}, []int{0, 0})
			gametest.Want(t, "points", s.LandPoints(0), 4)
			p, _ := s.NextStart()
			gametest.Want(t, "start", p, 1)
		}},
	}.Run(t)
}
