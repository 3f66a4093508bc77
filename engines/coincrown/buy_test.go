package coincrown

import (
	"slices"
	"testing"

	"tabard/engines/game"
	"tabard/engines/gametest"
)

func TestBuying(t *testing.T) {
	gametest.Scenarios{
		{"CC-06 overpaying gives no change (R-05)", func(t *testing.T) {
			s := table(2).income3(0, 0, 0, 1).slot(TierSilver, 1, "S04", 0, 0)
			supply := s.Supply
			s.do(t, BuyRow(TierSilver, 1), payBSG(0, 0, 1))
			gametest.Want(t, "income", s.Seats[0].Income, Coins{})
			gametest.Want(t, "discard", s.Seats[0].Discard, Coins{0, 0, 1})
			gametest.Want(t, "supply", s.Supply, supply)
			gametest.Want(t, "elite troops ready with 2 tokens", s.Seats[0].Troops(Elite2, 2, false), 1)
			gametest.Want(t, "tokens of strength 2", s.Tokens[1], 18)
		}},
		{"CC-07 the rulebook's purchase: card, bonus coin, tokens and iron coin in this order (R-69)", func(t *testing.T) {
			s := table(2).income3(0, 3, 1, 0).slot(TierBronze, 0, "B08", 1, 0)
			events := s.do(t, BuyRow(TierBronze, 0), payBSG(2, 0, 0), TakeBonus(true))
			gametest.Want(t, "discard", s.Seats[0].Discard, Coins{2, 0, 0})
			gametest.Want(t, "income", s.Seats[0].Income, Coins{2, 1, 0})
			gametest.Want(t, "troops ready with 2 tokens", s.Seats[0].Troops(Std2, 2, false), 1)
			gametest.Want(t, "tokens of strength 1", s.Tokens[0], 18)
			gametest.Want(t, "slot", s.Row[TierBronze][0], Place{})
			gametest.Want(t, "iron", s.IronOwner[IronMilitary], 0)
			gametest.Want(t, "actions left", s.ActionsLeft, 0)
			if got := gametest.EventKinds(events); !slices.Equal(got, []game.EventKind{EvPaid, EvBought, EvBonusTaken, EvTokens, EvIron}) {
				t.Errorf("events %v", got)
			}
		}},
		{"CC-08 bonus coins cannot pay for their own card (R-69)", func(t *testing.T) {
			s := table(2).income3(0, 1, 0, 0).slot(TierBronze, 0, "B08", 0, 1)
			s.wantIllegal(t, WhyNoCoins, BuyRow(TierBronze, 0))
			gametest.Want(t, "need and have", s.Why(BuyRow(TierBronze, 0)), game.Reason{ID: WhyNoCoins, Need: 2, Have: 1})
		}},
		{"CC-09 bonus coins may be refused and go to the supply (R-07)", func(t *testing.T) {
			s := table(2).income3(0, 3, 1, 0).slot(TierBronze, 0, "B08", 1, 0)
			supply := s.Supply[Bronze]
			events := s.do(t, BuyRow(TierBronze, 0), payBSG(2, 0, 0), TakeBonus(false))
			gametest.Want(t, "income", s.Seats[0].Income, Coins{1, 1, 0})
			gametest.Want(t, "supply", s.Supply[Bronze], supply+1)
			gametest.Want(t, "discard", s.Seats[0].Discard, Coins{2, 0, 0})
			gametest.Want(t, "event", bench.Find(t, events, EvBonusLeft).A, 1)
		}},
		{"R-07 taking the bonus coins is suggested, and asked only where there are any", func(t *testing.T) {
			s := table(2).income3(0, 4, 0, 0).slot(TierBronze, 0, "B08", 0, 1).slot(TierBronze, 1, "B07", 0, 0)
			without := *s
			without.do(t, BuyRow(TierBronze, 1), payBSG(1, 0, 0))
			gametest.Want(t, "settled", without.Settled(), true)
			s.do(t, BuyRow(TierBronze, 0), payBSG(2, 0, 0))
			gametest.Want(t, "question", s.Prompt(), game.Frame{Kind: FrameBonus, A: uint16(TierBronze)})
			gametest.Want(t, "suggested", s.Suggest(), TakeBonus(true))
			s.do(t, TakeBonus(true))
			gametest.Want(t, "income", s.Seats[0].Income, Coins{2, 1, 0})
		}},
		{"R-52 a bought card's slot stays vacant until the year's end", func(t *testing.T) {
			s := table(2).income3(0, 2, 0, 0).slot(TierBronze, 1, "B05", 0, 0).slot(TierBronze, 2, "B01", 0, 0)
			s.do(t, BuyRow(TierBronze, 1), payBSG(2, 0, 0))
			gametest.Want(t, "slot", s.Row[TierBronze][1], Place{})
			gametest.Want(t, "its neighbour", s.Row[TierBronze][2].Def, uint8(row("B01"))+1)
			s.wantIllegal(t, WhyNoAction, BuyRow(TierBronze, 2))
			s.do(t, endTurn)
			s.wantIllegal(t, WhyEmptySlot, BuyRow(TierBronze, 1))
		}},
		{"R-48 a card bought this turn is ready", func(t *testing.T) {
			cost := House.Cards[row("G05")].Cost
			s := table(2).income3(0, int(cost[Bronze]), int(cost[Silver]), int(cost[Gold])).discard(0, 1, 0, 0).slot(TierGold, 0, "G05", 0, 0)
			s.do(t, BuyRow(TierGold, 0), Pay(cost))
			s.wantLegal(t, UseTollStation())
		}},
		{"CC-57 with one token in the supply a troop gets one (R-46)", func(t *testing.T) {
			s := table(2).income3(0, 2, 0, 0).slot(TierBronze, 0, "B08", 0, 0)
			s.Tokens[0] = 1
			s.doQuiet(t, BuyRow(TierBronze, 0), payBSG(2, 0, 0))
			gametest.Want(t, "troops with 1 token", s.Seats[0].Troops(Std2, 1, false), 1)
			gametest.Want(t, "tokens", s.Tokens[0], 0)
		}},
		{"CC-57 without tokens a troop goes straight to the retired area and counts as military (R-46)", func(t *testing.T) {
			s := table(2).income3(0, 1, 0, 0).slot(TierBronze, 0, "B07", 0, 0)
			s.Tokens[0] = 0
			s.doQuiet(t, BuyRow(TierBronze, 0), payBSG(1, 0, 0))
			gametest.Want(t, "retired", s.Seats[0].Retired(StandardTroop), 1)
			gametest.Want(t, "ready", s.Seats[0].Ready(StandardTroop), 0)
			gametest.Want(t, "military", s.IronCount(0, IronMilitary), 1)
		}},
	}.Run(t)
}

func TestPayToDraw(t *testing.T) {
	gametest.Scenarios{
		{"R-80 drawing costs 2, 6 or 9 by deck, whatever the card", func(t *testing.T) {
			s := table(2).income3(0, 2, 2, 1)
			s.wantLegal(t, DrawBlind(TierBronze), DrawBlind(TierSilver), DrawBlind(TierGold))
			for tier, price := range []int{2, 6, 9} {
				c := *s
				c.do(t, DrawBlind(Tier(tier)))
				gametest.Want(t, "price", c.Price(), price)
			}
			poor := table(2).income3(0, 2, 1, 0)
			poor.wantIllegal(t, WhyNoCoins, DrawBlind(TierSilver), DrawBlind(TierGold))
			poor.wantLegal(t, DrawBlind(TierBronze))
		}},
		{"R-69 the drawn card is paid first and shown last, to everybody", func(t *testing.T) {
			s := table(2).income3(0, 2, 0, 0)
			before := s.DeckLeft(TierBronze)
			var out game.Sink
			s.Apply(DrawBlind(TierBronze), &out)
			gametest.Want(t, "nothing is shown before the payment", out.Reveals(), false)
			gametest.Want(t, "deck", s.DeckLeft(TierBronze), before)
			events := s.do(t, payBSG(2, 0, 0))
			gametest.Want(t, "deck", s.DeckLeft(TierBronze), before-1)
			shown := bench.Find(t, events, EvDeckCard)
			gametest.Want(t, "flags", shown.Flags, game.Reveals)
			gametest.Want(t, "bought", bench.Find(t, events, EvBought), game.Event{Kind: EvBought, A: shown.A, B: 0, C: SourceBlind})
			gametest.Want(t, "owned", s.Seats[0].Have[shown.A], 1)
			gametest.Want(t, "actions", s.Taken, 1)
		}},
		{"Q-10 the drawn card is uniform over the cards that are left", func(t *testing.T) {
			s := table(2).income3(0, 2, 0, 0)
			s.Market[TierBronze] = game.Script(6, 4+4+5) // the first of the dearer pastures
			s.doQuiet(t, DrawBlind(TierBronze), payBSG(2, 0, 0))
			gametest.Want(t, "owned", s.Seats[0].Have[row("B04")], 1)
		}},
	}.Run(t)
}

func TestWatchtower(t *testing.T) {
	looked := func(t *testing.T) *State {
		s := table(2).income3(0, 0, 2, 1).give(0, "B12", "S11").seen(1, false, "G03")
		s.do(t, UseWatchtower())
		return s
	}
	gametest.Scenarios{
		{"CC-43 a looked-at card is bought at its printed cost and not drawn blind (R-19, R-20)", func(t *testing.T) {
			s := looked(t)
			s.wantIllegal(t, WhyPeeked, DrawBlind(TierBronze), DrawBlind(TierSilver), DrawBlind(TierGold))
			s.wantLegal(t, BuyPeeked(TierGold))
			s.do(t, BuyPeeked(TierGold))
			gametest.Want(t, "price", s.Price(), 6)
			events := s.do(t, payBSG(0, 2, 0))
			gametest.Want(t, "barracks", s.Seats[0].Ready(Barracks), 1)
			gametest.Want(t, "actions left", s.ActionsLeft, 0)
			gametest.Want(t, "bought", bench.Find(t, events, EvBought).C, SourcePeeked)
			gametest.Want(t, "shown", bench.Find(t, events, EvDeckCard).Flags, game.Reveals)
			s.do(t, UseFortress())
			s.wantLegal(t, DrawBlind(TierGold)) // the new top is unseen
			s.wantIllegal(t, WhyPeeked, DrawBlind(TierBronze), DrawBlind(TierSilver))
			s.wantIllegal(t, WhyNotPeeked, BuyPeeked(TierGold))
			for _, tier := range []Tier{TierBronze, TierSilver} {
				affordable := House.Cards[s.Top[tier]-1].Value() <= s.Seats[0].Income.Value()
				gametest.Want(t, "seen and affordable", s.can(BuyPeeked(tier)), affordable)
			}
		}},
		{"CC-44 in a later turn the card is still to be had at its printed cost, by its looker alone (R-20)", func(t *testing.T) {
			s := table(2).income3(0, 0, 0, 1).income3(1, 0, 0, 1).seen(0, false, "G03")
			s.startTurn(1)
			s.wantIllegal(t, WhyNotPeeked, BuyPeeked(TierGold))
			s.wantLegal(t, DrawBlind(TierGold))
			s.startTurn(0)
			s.wantIllegal(t, WhyPeeked, DrawBlind(TierGold))
			own, other, nobody := *s, *s, *s
			own.Redact(0)
			other.Redact(1)
			nobody.Redact(game.Nobody)
			gametest.Want(t, "own view", own.Top[TierGold], uint8(row("G03"))+1)
			gametest.Want(t, "other view", other.Top[TierGold], 0)
			gametest.Want(t, "spectator", nobody.Top[TierGold], 0)
			gametest.Want(t, "that he looked is public", other.KnownBy[TierGold], 1)
			s.do(t, BuyPeeked(TierGold), payBSG(0, 0, 1))
			gametest.Want(t, "he buys what he remembers", s.Seats[0].Owned(Barracks), 1)
		}},
		{"R-20 what was seen is seen for one's own turns, as long as it lies there", func(t *testing.T) {
			s := looked(t)
			s.income3(1, 0, 0, 1).do(t, pass)
			gametest.Want(t, "the other has seen the gold deck alone", s.Peeked, 1<<TierGold)
			s.do(t, BuyPeeked(TierGold), payBSG(0, 0, 1))
			s.startTurn(0)
			gametest.Want(t, "what he bought is not seen by the first", s.Peeked, 1<<TierBronze|1<<TierSilver)
			gametest.Want(t, "its successor is known to nobody", s.KnownBy[TierGold], 0)
		}},
		{"R-75 looking shows three cards to the looker alone and exhausts the tower", func(t *testing.T) {
			s := table(2).give(0, "B12").seen(1, false, "S06")
			events := s.do(t, UseWatchtower())
			gametest.Want(t, "exhausted", s.Seats[0].Exhausted(Watchtower), 1)
			e := bench.Find(t, events, EvLooked)
			gametest.Want(t, "flags", e.Flags, game.Reveals|game.Secret)
			gametest.Want(t, "the card that another had seen is the same", e.B, uint16(row("S06"))+1)
			gametest.Want(t, "for the other", e.For(1), game.Event{Kind: EvLooked, Flags: e.Flags})
			for tier := range s.Top {
				gametest.Want(t, "known", s.KnownBy[tier]&1, 1)
				gametest.Want(t, "card", s.Top[tier], [3]uint8{uint8(e.A), uint8(e.B), uint8(e.C)}[tier])
			}
			gametest.Want(t, "no action is spent", s.ActionsLeft, 1)
		}},
		{"R-68 with all decks empty there is nothing to look at; an empty one is skipped", func(t *testing.T) {
			s := table(2).give(0, "B12").emptied(TierBronze)
			c := *s
			events := c.do(t, UseWatchtower())
			gametest.Want(t, "bronze", bench.Find(t, events, EvLooked).A, 0)
			s.emptied(TierSilver).emptied(TierGold)
			s.wantIllegal(t, WhyDecksEmpty, UseWatchtower())
		}},
		{"R-19 a seen card that costs more than the income is not offered", func(t *testing.T) {
			s := table(2).income3(0, 1, 0, 0).seen(0, true, "G01")
			s.wantIllegal(t, WhyNoCoins, BuyPeeked(TierGold))
		}},
	}.Run(t)
}

func TestIron(t *testing.T) {
	buy := func(t *testing.T, s *State, p game.Player, id string) {
		t.Helper()
		c := House.Cards[row(id)]
		s.startTurn(p)
		s.from(&s.Seats[p].Income, int(c.Cost[0]), int(c.Cost[1]), int(c.Cost[2]))
		s.slot(c.Deck, 0, id, 0, 0)
		s.do(t, BuyRow(c.Deck, 0), Pay(c.Cost))
	}
	gametest.Scenarios{
		{"CC-36 the first takes an iron coin, a tie leaves it, more takes it away (R-76)", func(t *testing.T) {
			s := table(2)
			for i, step := range []struct{ buyer, holder game.Player }{{0, 0}, {1, 0}, {1, 1}, {0, 1}} {
				buy(t, s, step.buyer, "B01")
				gametest.Want(t, []string{"1:0", "1:1", "1:2", "2:2"}[i], s.IronOwner[IronFields], step.holder)
			}
		}},
		{"CC-37 a mill counts for its resource and as a building (R-76)", func(t *testing.T) {
			s := table(2).give(1, "B03").give(0, "B03")
			gametest.Want(t, "before", s.IronOwner[IronPastures], 1)
			buy(t, s, 0, "G07")
			gametest.Want(t, "pastures", s.IronOwner[IronPastures], 0)
			gametest.Want(t, "buildings", s.IronOwner[IronBuildings], 0)
		}},
		{"R-31 a mill alone, without any card of its resource, takes the coin; each mill counts", func(t *testing.T) {
			s := table(2)
			buy(t, s, 0, "G06")
			gametest.Want(t, "forests", s.IronOwner[IronForests], 0)
			buy(t, s, 1, "B05")
			gametest.Want(t, "a tie leaves it", s.IronOwner[IronForests], 0)
			buy(t, s, 1, "G06")
			gametest.Want(t, "forest and mill against a mill", s.IronOwner[IronForests], 1)
			buy(t, s, 0, "G08")
			gametest.Want(t, "a foundry counts for mines", s.IronOwner[IronMines], 0)
		}},
		{"R-37 a tie for a coin that nobody holds leaves it beside the table", func(t *testing.T) {
			s := table(3)
			s.give(0, "B03")
			s.give(1, "B03")
			s.IronOwner[IronPastures] = game.Nobody // as if both had come at once
			s.checkIron(1, IronPastures, nil)
			gametest.Want(t, "holder", s.IronOwner[IronPastures], game.Nobody)
		}},
		{"R-76 retired cards count for ever", func(t *testing.T) {
			s := table(2).give(0, "S06x", "B07x", "S08x")
			gametest.Want(t, "military", s.IronCount(0, IronMilitary), 2)
			gametest.Want(t, "buildings", s.IronCount(0, IronBuildings), 1)
			gametest.Want(t, "holder", s.IronOwner[IronMilitary], 0)
		}},
		{"R-80 military counts four kinds, builders three, buildings nine", func(t *testing.T) {
			s := table(2).give(0, "B07", "S04", "S05", "S06", "B10", "S07", "G02", "S08", "G03", "G08", "G06", "G07", "S11",
				"B12", "G05", "B11")
			gametest.Want(t, "military", s.IronCount(0, IronMilitary), 4)
			gametest.Want(t, "builders", s.IronCount(0, IronBuilders), 3)
			gametest.Want(t, "buildings", s.IronCount(0, IronBuildings), 9)
		}},
		{"CC-39 most lands: not for dealt hamlets (R-36), not for upgrades (R-35), and a tie leaves it", func(t *testing.T) {
			setup := Def.DefaultSetup(2, 1)
			s, err := New(setup)
			if err != nil {
				t.Fatal(err)
			}
			gametest.Want(t, "after set-up", s.IronOwner[IronLands], game.Nobody)

			s = table(2)
			s.LandOwner[land("H01")], s.LandOwner[land("H02")] = 0, 1
			s.tops("H03").startTurn(1)
			s.income3(1, 0, 2, 0)
			s.do(t, Diplomacy(Hamlet), payBSG(0, 2, 0))
			gametest.Want(t, "2 to 1", s.IronOwner[IronLands], 1)
			s.give(0, "B01", "B03").startTurn(0)
			s.do(t, Upgrade(land("H01")), Fill(Wheat, 0), Fill(Sheep, 0))
			gametest.Want(t, "an upgrade changes nothing", s.IronOwner[IronLands], 1)
			s.income3(0, 0, 2, 0).startTurn(0)
			s.do(t, Diplomacy(Hamlet), payBSG(0, 2, 0))
			gametest.Want(t, "2 to 2", s.IronOwner[IronLands], 1)
		}},
		{"R-64 who takes a coin from another cannot help it, and both are announced", func(t *testing.T) {
			s := table(2).give(1, "B01").income3(0, 2, 0, 0).give(0, "B02").slot(TierBronze, 0, "B02", 0, 0)
			events := s.do(t, BuyRow(TierBronze, 0), payBSG(2, 0, 0))
			gametest.Want(t, "event", bench.Find(t, events, EvIron), game.Event{Kind: EvIron, Who: 0, A: uint16(IronFields), N: 1})
		}},
	}.Run(t)
}
