package emara

import (
	"testing"

	rules "tabard/engines/emara"
	"tabard/engines/game"
)

// scene3 is a table of three in round 2 with the first seat to act, nothing owned; change makes of it what a row needs.
func atTable(t *testing.T, frame game.Frame, change func(s *rules.State, q *rules.Seat)) *teller {
	t.Helper()
	s, err := rules.New(rules.Def.DefaultSetup(3, 1))
	if err != nil {
		t.Fatal(err)
	}
	s.Round, s.Event, s.Start = 2, rules.Harvest, 0
	s.Circuits = [2][4]byte{{rules.Forest, rules.Quarry, rules.Grainfield, rules.WeavingMill},
		{rules.Castle, rules.Market, rules.Cathedral, rules.ConstructionSite}}
	for l := range s.Huts {
		s.Huts[l] = [3]game.Player{game.Nobody, game.Nobody, game.Nobody}
	}
	s.AdvisorAt = [4][2]byte{{rules.Merchant, rules.Baker}, {rules.Abbess, rules.Carpenter}, {rules.Toolmaker, rules.Goldsmith},
		{rules.Landlord, rules.Scholar}}
	s.BTop, s.BLeft = rules.SirCarl, 1
	q := &s.Seats[0]
	*q = rules.Seat{CP: 10, BP: 30, Deck: rules.AllCards &^ 7, Hand: 7}
	s.Frames, s.Depth = [6]game.Frame{{Kind: rules.FrameTurn}}, 1
	s.Card, s.Slot = rules.CardWood, 1
	if frame.Kind != rules.FrameTurn {
		s.Frames[1], s.Depth = frame, 2
	}
	if change != nil {
		change(s, q)
	}
	return look(viewOf(s, 0, 1))
}

// Labels tell the exact outcome, with everything that changes it.
func TestLabelsTellTheOutcome(t *testing.T) {
	turn := game.Frame{Kind: rules.FrameTurn}
	at := func(l rules.Location) game.Frame { return game.Frame{Kind: rules.FrameVisit, A: uint16(l)} }
	for _, row := range []struct {
		name       string
		frame      game.Frame
		change     func(s *rules.State, q *rules.Seat)
		action     game.Action
		text, note string
		warn       string
	}{
		{"a stone with a Toolmaker in an early winter", at(rules.ConstructionSite), func(s *rules.State, q *rules.Seat) {
			q.Res[rules.Stone], s.Event = 1, rules.EarlyWinter
			q.Advisors = 1 << (rules.Toolmaker - 1)
		}, rules.BuildStone(), "Deliver 1 stone for 6 buildings and 5 citizens",
			"5 buildings, +2 Toolmaker, -1 An early winter = 6; the next stone will bring 4 citizens", ""},
		{"the last number of a marker", at(rules.ConstructionSite), func(s *rules.State, q *rules.Seat) {
			q.Bread, s.BreadMark = 2, 3
		}, rules.Feed(2), "Deliver 2 breads for 6 citizens", "", ""},
		{"a gift with the Mayoress in the event of gifts", at(rules.Castle), func(s *rules.State, q *rules.Seat) {
			q.Res[rules.Cloth], s.Event, q.Advisors = 1, rules.PeoplesGift, 1<<(rules.Mayoress-1)
		}, rules.Gift(rules.Cloth), "Give the king 1 cloth for 1 ring",
			"Citizens +2 Mayoress, +3 A gift from the people = 5; the next gift of cloth will cost 2", ""},
		{"a donation draws tokens", at(rules.Cathedral), func(s *rules.State, q *rules.Seat) {
			q.Res[rules.Grain], s.Donation[rules.Grain], q.Advisors = 2, 1, 1<<(rules.Abbess-1)
		}, rules.Donate(rules.Grain), "Donate 2 grain for 2 books and a favor token",
			"The Abbess adds 1 book; the next donation of grain will cost 3", "Tokens are drawn: this cannot be taken back"},
		{"a donation without tokens left", at(rules.Cathedral), func(s *rules.State, q *rules.Seat) {
			q.Res[rules.Wood], s.FavorStack = 1, 0
		}, rules.Donate(rules.Wood), "Donate 1 wood for 1 book",
			"No favor token is left to draw; the next donation of wood will cost 2", ""},
		{"five books", at(rules.Market), func(_ *rules.State, q *rules.Seat) { q.Book = 6 },
			rules.SellBooks(5), "Hand in 5 books for 21 citizens", "", ""},
		{"a recruit that turns up the next advisor", turn, func(_ *rules.State, q *rules.Seat) {
			q.Res = [4]byte{2, 1, 1, 0}
			q.Councilor[rules.TownCircuit] = 2
			q.Advisors = 1 << (rules.Toolmaker - 1)
		}, rules.Recruit(rules.Cathedral, 1), "Recruit the Carpenter at the Cathedral, for 2 wood, 1 cloth and 1 grain",
			"10 buildings, +2 Toolmaker = 12; Sir Carl takes the place", "A hidden advisor comes to light: this cannot be taken back"},
		{"the last of the stack hides nothing", turn, func(s *rules.State, q *rules.Seat) {
			q.Res, s.BLeft, s.Event = [4]byte{0, 1, 1, 0}, 0, rules.GoodLabour
		}, rules.Recruit(rules.Castle, 0), "Recruit the Merchant at the Castle, for 1 wood, 1 cloth and 1 grain, less 1 resource of your choice",
			"Once in each of your turns: 1 resource for 1 of another kind; Sir Carl takes the place", ""},
		{"a Scholar pays with anything", turn, func(_ *rules.State, q *rules.Seat) {
			q.Res, q.Advisors = [4]byte{0, 0, 0, 2}, 1<<(rules.Scholar-1)
		}, rules.Hire(rules.Forest, 0), "Hire a craftsman for the first hut of the Forest, for 2 resources of any kind", "", ""},
		{"a rank in the event of ranks", turn, func(s *rules.State, q *rules.Seat) {
			q.Coin, s.Event, s.NobleTaken[0] = 1, rules.Respected, 1
		}, rules.RankUp(), "Become Baron for 1 coin",
			"3 citizens, +2 Respected at court, loved by the people = 5; the next rank is Count, for 1 coin and 1 ring", ""},
		{"where a movement leads", turn, func(s *rules.State, q *rules.Seat) {
			q.Favors = 1 << 3
			q.Res[rules.Wood] = 1
		}, rules.Move(rules.TownCircuit), "Move 2 steps from the Castle to the Cathedral",
			"Cathedral: a donation of wood, a favor token for 5 buildings", ""},
		{"baking with a coin", at(rules.Forest), func(s *rules.State, q *rules.Seat) {
			s.Huts[rules.Forest] = [3]game.Player{0, 0, game.Nobody}
			q.Res[rules.Grain], q.Coin = 1, 1
		}, rules.Gather(2, 1), "Gather 1 wood and bake 2 breads with 1 grain and 1 coin", "", ""},
		{"ending the turn with a craftsman in reach", turn, func(s *rules.State, q *rules.Seat) {
			q.Res[rules.Cloth], s.Card = 2, rules.CardExchange
			s.Flags = rules.DoneMove
		}, rules.EndTurn(), "End your turn", "", "Your card is not used yet; you can still hire a craftsman"},
		{"the Chamberlain helps to a rank", turn, func(_ *rules.State, q *rules.Seat) {
			q.Ring, q.Advisors = 2, 1<<(rules.Chamberlain-1)
		}, rules.Swap(1), "Use the Chamberlain: 1 ring for 1 coin", "Enough to become Baron", ""},
		{"a payment says what is kept", game.Frame{Kind: rules.FramePay, A: rules.PayForHire, B: uint16(rules.Quarry)<<8 | 1}, func(_ *rules.State, q *rules.Seat) {
			q.Res, q.Coin = [4]byte{2, 1, 0, 0}, 2
		}, rules.Pay([4]byte{1, 1, 0, 0}, 0), "Pay 1 wood and 1 cloth", "You keep 1 wood and 2 coins", ""},
		{"a token and the way to its place", game.Frame{Kind: rules.FrameKeep, N: 3}, func(s *rules.State, _ *rules.Seat) {
			s.Drawn, s.FavorStack = 7<<6, s.FavorStack&^(7<<6)
		}, rules.Keep(7), "Keep the token for the Market: 5 buildings", "Your councilor at the Castle is 1 step away", ""},
		{"a split", game.Frame{Kind: rules.FrameSplit, N: 5}, nil,
			rules.Split(4), "4 citizens and 1 building: totals 14 and 31, final score 14", "", ""},
	} {
		c := atTable(t, row.frame, row.change)
		if game.Index(c.v.Legal, row.action) < 0 {
			t.Errorf("%s: %s is not possible", row.name, rules.Def.ActionText(row.action))
			continue
		}
		if l := c.labeller().label(row.action); l.Text != row.text || l.Note != row.note || l.Warn != row.warn {
			t.Errorf("%s:\n%q\n%q\n%q\nwant\n%q\n%q\n%q", row.name, l.Text, l.Note, l.Warn, row.text, row.note, row.warn)
		}
	}
}

// A card that steps tells where its step leads, alone and with the slot's movement.
func TestTheStepCardTellsBothWays(t *testing.T) {
	c := atTable(t, game.Frame{Kind: rules.FrameTurn}, func(s *rules.State, q *rules.Seat) {
		s.Frames[0].Kind, s.Card = rules.FramePlayCard, rules.NoCard
		q.Hand, q.Deck = 1<<(rules.CardStep-1), rules.AllCards&^(1<<(rules.CardStep-1))
	})
	l := c.labeller().label(rules.PlayCard(rules.CardStep, 1))
	if want := "Play Step into slot 2: 2 steps from the Forest to the Grainfield or from the Castle to the Cathedral"; l.Text != want {
		t.Errorf("%q, want %q", l.Text, want)
	}
	want := "Grainfield: 1 grain; Cathedral: nothing to do with what you have; " +
		"its step alone leads to the Quarry or the Market, both with one councilor to the Weaving Mill or the Construction Site"
	if l.Note != want {
		t.Errorf("%q, want %q", l.Note, want)
	}
}

// Reasons name what is missing, kind by kind.
func TestReasonsNameWhatIsMissing(t *testing.T) {
	for _, row := range []struct {
		name   string
		change func(s *rules.State, q *rules.Seat)
		action game.Action
		want   string
	}{
		{"all of it", nil, rules.Hire(rules.Forest, 1), "Missing 1 wood and 1 cloth"},
		{"one kind", func(_ *rules.State, q *rules.Seat) { q.Res[rules.Wood] = 1 }, rules.Hire(rules.Forest, 1), "Missing 1 cloth"},
		{"with a coin", func(_ *rules.State, q *rules.Seat) { q.Coin = 1 }, rules.Hire(rules.Forest, 1), "Missing 1 wood and 1 cloth; you have 1 coin"},
		{"with a reduction", func(s *rules.State, _ *rules.Seat) { s.Card = rules.CardHelpers }, rules.CardHire(rules.Forest, 1), "Missing 1 of 1 wood and 1 cloth"},
		{"with a reduction of one kind", func(s *rules.State, _ *rules.Seat) { s.Card = rules.CardHelpers }, rules.CardHire(rules.Forest, 0), "Missing 1 cloth"},
		{"any kinds", func(_ *rules.State, q *rules.Seat) { q.Advisors, q.Res[rules.Stone] = 1<<(rules.Scholar-1), 1 }, rules.Hire(rules.Forest, 0), "Needs 2 resources: you have 1"},
		{"no councilor", nil, rules.Hire(rules.Quarry, 0), "You have no councilor at the Quarry"},
		{"a rank", func(_ *rules.State, q *rules.Seat) { q.Rank, q.Coin = rules.Baron, 1 }, rules.RankUp(), "Needs 1 ring: you have none"},
		{"a hut of one's own", func(s *rules.State, _ *rules.Seat) { s.Huts[rules.Forest][0] = 0 }, rules.Hire(rules.Forest, 0), "This hut is taken"},
		{"done", func(s *rules.State, _ *rules.Seat) { s.Flags = rules.DoneHire }, rules.Hire(rules.Forest, 0), "You have hired a craftsman this turn"},
	} {
		c := atTable(t, game.Frame{Kind: rules.FrameTurn}, row.change)
		if got := c.labeller().reason(c.s.Why(row.action)); got != row.want {
			t.Errorf("%s: %q, want %q", row.name, got, row.want)
		}
	}
}

// The checklist tells what must be, what is done and what stands in the way.
func TestChecklist(t *testing.T) {
	c := atTable(t, game.Frame{Kind: rules.FrameTurn}, func(s *rules.State, q *rules.Seat) {
		s.Flags, q.Res[rules.Cloth] = rules.DoneMove, 2
		q.Advisors, s.Used = 1<<(rules.Bailiff-1)|1<<(rules.Dressmaker-1), 1<<(rules.Dressmaker-1)
	})
	got := c.checklist()
	type item struct {
		text       string
		done, must bool
		locked     string
	}
	want := []item{{"Card", false, true, ""}, {"Movement", true, true, ""}, {"Rank", false, false, "Needs 1 coin: you have none"},
		{"Craftsman", false, false, ""}, {"Advisor", false, false, "Missing 1 wood and 1 grain"},
		{"Bailiff", false, false, "Needs 1 ring: you have none"}, {"Dressmaker", true, false, ""}}
	if len(got) != len(want) {
		t.Fatalf("%d parts, want %d: %+v", len(got), len(want), got)
	}
	for i, it := range got {
		if (item{it.Text, it.Done, it.Must, it.Locked}) != want[i] {
			t.Errorf("%+v, want %+v", it, want[i])
		}
	}
}

// A marker's line in the log says what each bread brings, and what one stone does.
func TestLinesOfMarkers(t *testing.T) {
	c := atTable(t, game.Frame{Kind: rules.FrameTurn}, nil)
	for marker, want := range map[uint16]string{rules.MarkStone: "Stone: brings 4 citizens", rules.MarkBread: "Bread: brings 4 citizens each", rules.MarkGift: "Gift of wood: costs 4"} {
		if got := c.narrator().line(game.Event{Kind: rules.EvMarker, Who: game.Nobody, A: marker, N: 4}).Text; got != want {
			t.Errorf("%q, want %q", got, want)
		}
	}
}

// A round's end is one chapter, with what Victoria gains before it is over.
func TestChapters(t *testing.T) {
	c := atTable(t, game.Frame{Kind: rules.FrameTurn}, nil)
	events := []game.Event{
		{Kind: rules.EvTurnEnded, Who: 0},
		{Kind: rules.EvCitizens, Who: game.Nobody, A: rules.FromLocation, B: uint16(rules.ConstructionSite), N: 5},
		{Kind: rules.EvMarker, Who: game.Nobody, A: rules.MarkStone, N: 4},
		{Kind: rules.EvRanked, Who: game.Nobody, A: uint16(rules.Baron), N: 4},
		{Kind: rules.EvRoundEnded, Who: game.Nobody, N: 2},
		{Kind: rules.EvHand, Who: 0, N: 3},
		{Kind: rules.EvRound, Who: game.Nobody, A: uint16(rules.Alms), N: 3},
	}
	want := []string{"", "Round 2 ends", "", "", "", "", "Round 3"}
	for i := range events {
		if got := c.narrator().chapter(events, i); got != want[i] {
			t.Errorf("before event %d: %q, want %q", i, got, want[i])
		}
	}
}

// The question names the end of the turn only once nothing else must be done, be there only one thing to choose or not.
func TestTheQuestionOfATurn(t *testing.T) {
	for _, row := range []struct {
		name  string
		flags uint8
		legal []game.Action
		want  string
	}{
		{"only the card is left", rules.DoneMove, []game.Action{rules.Gain()}, "Choose what to do"},
		{"all is done", rules.DoneMove | rules.DoneCard, []game.Action{{Kind: game.EndTurn}}, "End your turn"},
		{"all that must be is done", rules.DoneMove | rules.DoneCard, []game.Action{{Kind: game.EndTurn}, rules.RankUp()}, "End your turn, or do more"},
	} {
		c := atTable(t, game.Frame{Kind: rules.FrameTurn}, func(s *rules.State, _ *rules.Seat) { s.Flags = row.flags })
		c.v.Legal = row.legal
		if got := c.prompt(); got.Text != row.want {
			t.Errorf("%s: %q, want %q", row.name, got.Text, row.want)
		}
	}
}

// The huts of a place have buttons of their own, where what they cost does not tell them apart either.
func TestHutsHaveButtonsOfTheirOwn(t *testing.T) {
	for _, row := range []struct {
		name   string
		change func(s *rules.State, q *rules.Seat)
		hire   func(l rules.Location, hut int) game.Action
	}{
		{"by the card of helpers", func(s *rules.State, _ *rules.Seat) { s.Card = rules.CardHelpers }, rules.CardHire},
		{"with a Scholar", func(_ *rules.State, q *rules.Seat) { q.Advisors = 1 << (rules.Scholar - 1) }, rules.Hire},
	} {
		c := atTable(t, game.Frame{Kind: rules.FrameTurn}, row.change)
		seen := map[string]int{}
		for hut := range rules.Huts {
			short := c.labeller().label(row.hire(rules.Forest, hut)).Short
			if other, ok := seen[short]; ok {
				t.Errorf("%s: huts %d and %d have the same button: %q", row.name, other, hut, short)
			}
			seen[short] = hut
		}
	}
}
