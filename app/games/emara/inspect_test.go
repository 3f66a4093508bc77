package emara

import (
	"testing"

	"tabard/app/face"
	"tabard/app/face/facetest"
	rules "tabard/engines/emara"
	"tabard/engines/game"
)

// position is the first position of a game, changed; seat 0 is to play.
func position(t *testing.T, seats int, change func(*rules.State)) *rules.State {
	t.Helper()
	s, err := rules.New(rules.Def.DefaultSetup(seats, 1))
	if err != nil {
		t.Fatal(err)
	}
	s.Start, s.Frames[0].Who = 0, 0
	s.Circuits = [2][4]byte{{rules.Forest, rules.WeavingMill, rules.Grainfield, rules.Quarry},
		{rules.Castle, rules.Cathedral, rules.Market, rules.ConstructionSite}}
	for p := range s.Seats {
		s.Seats[p].Councilor, s.Seats[p].Res = [2]byte{byte(p), byte(p)}, [4]byte{}
	}
	s.Event = rules.OldForest
	if change != nil {
		change(s)
	}
	return s
}

func TestDetailsTellTheRightNumbers(t *testing.T) {
	at := func(s *rules.State, l rules.Location, a rules.Advisor) { s.AdvisorAt[l-rules.Town] = [2]byte{a, 0} }
	own := func(s *rules.State, p game.Player, a rules.Advisor) { s.Seats[p].Advisors |= 1 << (a - 1) }
	for _, c := range []struct {
		name   string
		seats  int
		ref    face.Ref
		change func(*rules.State)
		want   []string
		never  []string
	}{
		{"an advisor that cannot be paid, elsewhere", 2, "advisor:5:0", func(s *rules.State) {
			at(s, rules.Cathedral, rules.Baker)
			s.Seats[0].Res[rules.Grain] = 1
		}, []string{"You have no councilor at the Cathedral.", "You lack 1 wood.", "Price: 1 wood and 1 grain", "Recruiting brings 3 citizens at once.",
			"Ben's councilor: here", "Your councilor: 1 step away, at the Castle"}, []string{"You have what it costs"}},
		{"an advisor paid with a coin", 2, "advisor:4:0", func(s *rules.State) {
			at(s, rules.Castle, rules.Baker)
			s.Seats[0].Res[rules.Grain], s.Seats[0].Coin = 1, 1
		}, []string{"You have what it costs, with 1 coin in place of resources."}, []string{"You lack", "no councilor"}},
		{"an advisor cheaper by the event and the card", 2, "advisor:4:0", func(s *rules.State) {
			at(s, rules.Castle, rules.Goldsmith)
			s.Event, s.Seats[0].Hand = rules.GoodLabour, 1<<(rules.CardHelpers-1)
		}, []string{"Costs you now: 2 cloth, 1 grain and 1 stone, less 1 resource of your choice",
			"With the card Helpers: 2 cloth, 1 grain and 1 stone, less 2 resources of your choice", "You lack 3 resources."}, nil},
		{"an advisor for a Scholar with a Steward", 2, "advisor:6:0", func(s *rules.State) {
			at(s, rules.Market, rules.Dressmaker)
			own(s, 0, rules.Scholar)
			own(s, 0, rules.Steward)
			s.Seats[0].Res[rules.Stone] = 3
		}, []string{"Costs you now: 3 resources of any kind", "You have what it costs."}, []string{"no councilor"}},
		{"a Carpenter with a Toolmaker in the summer", 2, "advisor:4:0", func(s *rules.State) {
			at(s, rules.Castle, rules.Carpenter)
			own(s, 0, rules.Toolmaker)
			s.Event = rules.LongSummer
		}, []string{"For you: 10 buildings, +2 Toolmaker, +2 A long summer = 14."}, nil},
		{"an empty space", 2, "advisor:4:1", func(s *rules.State) { at(s, rules.Castle, rules.Baker) }, []string{"Empty space"}, nil},
		{"a free hut", 2, "hut:0:0", func(s *rules.State) { s.Seats[0].CraftPlaced, s.Seats[0].Res[rules.Cloth], s.Seats[0].Coin = 2, 0, 1 },
			[]string{"First hut", "Hiring brings you 3 citizens at once: it would be your craftsman number 3.",
				"You lack 2 cloth. Even with 1 coin in place of resources, 1 resource would be missing."}, nil},
		{"a hut with somebody's craftsman", 2, "hut:2:1", func(s *rules.State) { s.Huts[2][1], s.Seats[1].CraftPlaced = 1, 1 },
			[]string{"Ben's craftsman works here", "Ben's craftsmen: 1 here, 3 not hired yet", "Your craftsmen: 0 here, 4 not hired yet"}, nil},
		{"a rank within reach", 2, "noble:1", func(s *rules.State) { s.NobleTaken[0], s.Seats[0].Coin, s.Seats[1].Rank = 1, 1, rules.Baron },
			[]string{"The top card brings 3 citizens.", "You have what it costs.", "Citizens on the cards left: 3, 2 and 1", "Who has risen to it: Ben"}, nil},
		{"a rank that lacks a ring", 2, "noble:2", func(s *rules.State) { s.Seats[0].Rank, s.Seats[0].Coin = rules.Baron, 3 }, []string{"You lack 1 ring."}, nil},
		{"a rank too high", 2, "noble:3", nil, []string{"First you must become Baron."}, nil},
		{"a donation", 2, "donation:0", func(s *rules.State) { own(s, 0, rules.Abbess); s.Event = rules.PiousDonation },
			[]string{"A donation now costs 2 wood. It brings 2 books and a favor token.", "Numbers: 2 now, then 3, then always 4", "3 citizens for every donation", "You lack 2 wood."}, nil},
		{"a gift marker that is gone", 2, "gift:3", func(s *rules.State) { s.Gift[3] = 3 }, []string{"A gift now costs 4 stone.", "Numbers: 4 to the end of the game", "marker is gone"}, nil},
		{"the stone marker", 2, "mark:stone", func(s *rules.State) { s.Event = rules.EarlyWinter },
			[]string{"Delivering 1 stone brings 4 buildings and 4 citizens.", "For you: 5 buildings, -1 An early winter = 4.", "4 now, then 3, then always 2"}, nil},
		{"the famine", 2, "event", func(s *rules.State) { s.Event, s.Seats[0].Coin = rules.Famine, 1 },
			[]string{"1 grain: 3 citizens; you have it", "2 grain: 5 citizens; you do not have it", "1 ring: 5 citizens; you do not have it", "Who has the statue: You"}, nil},
		{"the tokens", 2, "favors", func(s *rules.State) {
			s.FavorStack, s.FavorDiscard, s.Seats[1].Favors = 1<<4, 1<<1|1<<8, 0xfff&^(1<<4|1<<1|1<<8)
		}, []string{"1 in the stack, 2 discarded", "Unseen, in unknown order: 1 ring at the Cathedral", "Discarded: 5 buildings at the Castle; 1 book at the Market"}, nil},
		{"a token", 2, "token:7", func(s *rules.State) {
			s.FavorStack &^= 1 << 7
			s.Seats[0].Favors = 1 << 7
			own(s, 0, rules.Toolmaker)
		}, []string{"Favor token: 5 buildings", "To be redeemed at the Market", "+2 Toolmaker = 7", "Where it is: Your token", "Your councilor: 2 steps away, at the Castle"}, nil},
		{"a card in the hand", 2, "card:7", func(s *rules.State) { s.Seats[0].Hand, s.Seats[0].Slots = 1<<6, [3]byte{rules.CardWood, 0, 0} },
			[]string{"In your hand", "Slot 2: the Grainfield or the Market. With the card's step first to the Weaving Mill or the Cathedral; the same councilor then comes to the Quarry or the Construction Site"},
			[]string{"Slot 1"}},
		{"a slot", 2, "slot:2", nil, []string{"exactly 3 steps", "From the Forest: the Quarry", "From the Castle: the Construction Site"}, nil},
		{"the totals", 2, "track", func(s *rules.State) {
			s.Seats[0].CP, s.Seats[0].BP, s.Seats[0].Ring = 60, 66, 4
			s.Seats[0].Favors = 1
		}, []string{"Your citizens are 6 behind your buildings", "You: 60 citizens, 66 buildings, 9 points for left-over goods: 67, with 68 for the other total"}, nil},
		{"the Market", 2, "loc:6", func(s *rules.State) { s.Event = rules.FarMerchants },
			[]string{"1 book for 3, 2 books for 6, 3 books for 10, 4 books for 15 and 5 books for 21", "you may buy a second coin", "Next, clockwise: the Construction Site"}, nil},
		{"an advisor used up", 2, "myadvisor:5", func(s *rules.State) { own(s, 1, rules.Baker); s.AdvisorAt = [4][2]byte{} }, []string{"Ben's advisor"}, []string{"Not used yet"}},
		// alone she comes to 73, and never to less than what the boards and the second cards give.
		{"Victoria", 1, "victoria", func(s *rules.State) { s.Round = 1 },
			[]string{"After round 2: stone 5, bread 6 and Baron 4: 15 more, 15 in all", "After round 6: stone 2 and bread 3: 5 more, 73 in all", "At the end, as it stands: 73",
				"At the end, at least: 53"}, nil},
		{"a rank that Victoria will take", 1, "noble:2", func(s *rules.State) { s.Round = 3 }, []string{"Victoria: takes a card at the end of round 3"}, nil},
		{"a rank that Victoria has taken", 1, "noble:2", func(s *rules.State) { s.Round, s.NobleTaken[1] = 4, 1 }, []string{"Victoria: took a card at the end of round 3"}, nil},
	} {
		s := position(t, c.seats, c.change)
		d := Face().Inspect(viewOf(s, 0, 1), c.ref)
		facetest.Sheet(t, Face(), c.ref, d)
		facetest.Tells(t, c.name, facetest.Said(d), c.want, c.never)
	}
}

func TestVictoriaIsNoPieceAmongOthers(t *testing.T) {
	if d := Face().Inspect(viewOf(position(t, 2, nil), 0, 1), victoriaRef); d.Title != "" {
		t.Errorf("she is %q", d.Title)
	}
}
