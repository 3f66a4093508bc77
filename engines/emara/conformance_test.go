package emara

import (
	"fmt"
	"math/bits"
	"slices"
	"testing"

	"tabard/engines/game"
	"tabard/engines/gametest"
)

// Every law of the contract holds for Crown of Emara.
func TestConformance(t *testing.T) { gametest.Run(t, conformance()) }

// Many games run to their end without breaking a law; `make soak` makes it 100,000 for each number of seats.
func TestSoak(t *testing.T) { gametest.Soak(t, conformance()) }

func FuzzSnapshot(f *testing.F) { gametest.Fuzz(f, conformance()) }

func conformance() gametest.Game {
	name := func(names []string) func(int) string { return func(i int) string { return names[i] } }
	return gametest.Game{Def: Def, Setups: setups(), Secrets: secrets, Naive: naive, Asked: askOther, Rich: beyond, Reasons: WhyNames[:],
		Small: gametest.Small{State: 400, Snapshot: 1024},
		Bare:  map[string]string{"reason NoCitizen": "TestWhy", "reason TokenNew": "TestWhy", "reason NoRankCard": "there is a card of each rank for every seat"},
		Goals: []gametest.Goal{courtier, patron, scholar, donor, builder},
		Covers: []gametest.Cover{
			{Name: "card in a slot", N: Cards * Laps, Label: func(i int) string { return fmt.Sprint(CardNames[i/Laps+1], " ", i%Laps) },
				Event: func(_ game.State, e game.Event) int {
					return gametest.IfKind(e, EvPlayed, (int(e.A)-1)*Laps+int(e.B))
				}},
			{Name: "use of a card", N: Cards, Label: func(i int) string { return CardNames[i+1] }, Action: usedCard},
			{Name: "advisor recruited", N: Advisors, Label: func(i int) string { return AdvisorNames[i+1] },
				Event: func(_ game.State, e game.Event) int { return gametest.IfKind(e, EvRecruited, int(e.A)-1) }},
			{Name: "advisor turned up on the stack", N: Advisors - AdvisorsA,
				Label: func(i int) string { return AdvisorNames[i+int(FirstPatron)] },
				Event: func(_ game.State, e game.Event) int { return gametest.IfKind(e, EvPatron, int(e.A)-int(FirstPatron)) }},
			{Name: "ability", N: len(abilityModes), Label: func(i int) string { return fmt.Sprint(abilityModes[i]) },
				Event: func(_ game.State, e game.Event) int {
					return gametest.IfKind(e, EvAbility, slices.Index(abilityModes, [2]uint16{e.A, e.B}))
				}},
			{Name: "event", N: Events, Label: func(i int) string { return OccasionNames[i+1] },
				Event: func(_ game.State, e game.Event) int { return gametest.IfKind(e, EvRound, int(e.A)-1) }},
			{Name: "start card", N: Events, Label: func(i int) string { return OccasionNames[i+1] },
				Event: func(s game.State, _ game.Event) int { return int(s.(*State).StartCard) - 1 }},
			{Name: "trade", N: len(EventTrades), Event: func(_ game.State, e game.Event) int { return gametest.IfKind(e, EvTraded, int(e.A)) }},
			{Name: "token kept", N: Tokens, Event: func(_ game.State, e game.Event) int { return gametest.IfKind(e, EvKept, int(e.A)) }},
			{Name: "token redeemed", N: Tokens, Event: func(_ game.State, e game.Event) int { return gametest.IfKind(e, EvRedeemed, int(e.A)) }},
			{Name: "hut", N: int(Town) * Huts, Event: func(_ game.State, e game.Event) int {
				return gametest.IfKind(e, EvHired, int(e.A)*Huts+int(e.B))
			}},
			{Name: "craftsman of a seat", N: Craftsmen, Event: func(_ game.State, e game.Event) int { return gametest.IfKind(e, EvHired, int(e.N)-1) }},
			{Name: "rank", N: Ranks, Label: func(i int) string { return RankNames[i+1] },
				Event: func(_ game.State, e game.Event) int { return gametest.IfKind(e, EvRanked, int(e.A)-1) }},
			{Name: "visit", N: Locations, Label: name(LocationNames[:]),
				Event: func(_ game.State, e game.Event) int { return gametest.IfKind(e, EvVisited, int(e.A)) }},
			{Name: "baking at", N: int(Town), Label: name(LocationNames[:]),
				Event: func(_ game.State, e game.Event) int { return gametest.IfKind(e, EvBaked, int(e.A)) }},
			{Name: "marker gone", N: Markers, Event: func(_ game.State, e game.Event) int {
				if e.B == 0 {
					return -1
				}
				return gametest.IfKind(e, EvMarker, int(e.A))
			}},
			{Name: "long payment in", N: Resources, Label: name(GoodNames[:]), Action: func(_ game.State, a game.Action) int {
				if a.Kind != KindPayKind || a.B == 0 {
					return -1
				}
				return int(a.A)
			}},
			{Name: "pile of tokens", N: len(piles), Label: name(piles), Event: pileSeen},
			{Name: "source", N: int(sourcesEnd), Label: name(SourceNames[:]), Event: func(_ game.State, e game.Event) int {
				switch e.Kind {
				case EvGot, EvSpent:
					return int(e.B)
				case EvCitizens, EvBuildings:
					return int(e.A)
				case EvStartTaken:
					return int(FromStart)
				case EvRound:
					return 0 // not a source
				}
				return -1
			}},
		}}
}

// askOther puts another question on a position.
func askOther(state game.State, r *game.Rand) {
	s := state.(*State)
	if s.Depth > 1 && r.Intn(3) > 0 {
		gametest.Askew(&s.Frames[1+r.Intn(int(s.Depth)-1)], int(framesEnd), r)
		return
	}
	for s.Depth > 1 {
		s.Pop()
	}
	s.Drawn, s.FavorStack = 0, s.FavorStack|s.Drawn
	s.Certain = 0
	s.Flags = uint8(r.Intn(64))
	for range 1 + r.Intn(2) {
		s.Push(uint8(1+r.Intn(int(framesEnd))), s.Frames[0].Who, gametest.Argument(r), gametest.Argument(r), int(int16(gametest.Argument(r))))
	}
}

// beyond says that somebody has more than any game brings.
func beyond(state game.State) bool {
	s := state.(*State)
	rich := s.VictoriaCP > 500
	for p := range s.Seats {
		q := &s.Seats[p]
		for g := range Good(Goods) {
			rich = rich || q.Owned(g) > 20
		}
		rich = rich || q.CP > 500 || q.BP > 500
	}
	return rich
}

// setups are default and variants for each number of seats; alone, several numbers and the campaign.
func setups() (all []game.Setup) {
	add := func(seats, space, layout, selection, solo int) *game.Setup {
		s := Def.DefaultSetup(seats, 0)
		s.Options[OptionSpace], s.Options[OptionLayout] = uint8(space), uint8(layout)
		s.Options[OptionSelection], s.Options[OptionSolo] = uint8(selection), uint8(solo)
		all = append(all, s)
		return &all[len(all)-1]
	}
	number := func(n int) int { return n + 1 }
	for seats := 2; seats <= MaxSeats; seats++ {
		add(seats, number(SpaceBeginner), 0, 0, 0)
		add(seats, SpaceCard, 0, 0, 0)
		add(seats, SpaceCard, 1, 0, 0)
		add(seats, number(SpaceBeginner), 0, 1, 0).Options[OptionLater] = 1
		add(seats, SpaceCard, 1, 1, 0)
	}
	add(1, number(SpaceBeginner), 0, 0, 0)
	add(1, number(SpaceFirst), 0, 0, 0)
	add(1, number(SpaceLast), 1, 0, 0)
	add(1, number(25), 1, 1, 0)
	add(1, number(SpaceLast), 0, 0, 1)
	add(1, number(3), 1, 0, 1)
	add(1, number(TrackEnd), 0, 1, 1)
	return all
}

// abilityModes are the advisors with something to use, and its modes.
var abilityModes = [][2]uint16{{uint16(Baker), 1}, {uint16(Baker), 2}, {uint16(Schoolmarm), 0}, {uint16(Bailiff), 0},
	{uint16(Dressmaker), 0}, {uint16(Landlord), 0}, {uint16(Merchant), 0}, {uint16(Merchant), 1}, {uint16(Merchant), 2},
	{uint16(Merchant), 3}, {uint16(Chamberlain), 0}, {uint16(Chamberlain), 1}}

// usedCard says which card an action carries out.
func usedCard(state game.State, a game.Action) int {
	switch a.Kind {
	case KindCardGain, KindCardExchange, KindCardStep, KindCardHire, KindCardRecruit, KindCardTown:
		return int(state.(*State).Card) - 1
	}
	return -1
}

// piles are states of the token piles that seldom occur.
var piles = []string{"drawn by two", "one drawn and kept", "reshuffled in a draw", "partly certain", "certain"}

func pileSeen(state game.State, e game.Event) int {
	s := state.(*State)
	switch {
	case e.Kind == EvDrew && e.N == 2:
		return 0
	case e.Kind == EvDrew && e.N == 1:
		return 1
	case e.Kind == EvReshuffled && s.Drawn != 0:
		return 2
	case e.Kind == EvDrew && s.Certain != 0 && s.Certain != s.Drawn:
		return 3
	case e.Kind == EvDrew && s.Certain != 0:
		return 4
	}
	return -1
}

// courtier wants ranks, and the rings and coins for them.
func courtier(state game.State, p game.Player) int32 {
	q := &state.(*State).Seats[p]
	return 1000*int32(q.Rank) + 90*int32(q.Ring) + 60*int32(q.Coin) + 5*int32(q.Resources())
}

// patron wants advisors.
func patron(state game.State, p game.Player) int32 {
	q := &state.(*State).Seats[p]
	return 500*int32(bits.OnesCount32(q.Advisors)) + 10*int32(min(q.Resources(), 12)) + int32(q.Coin)
}

// scholar wants the Scholar and the Steward, and resources for dear huts and advisors.
func scholar(state game.State, p game.Player) int32 {
	q := &state.(*State).Seats[p]
	worth := 20 * int32(min(q.Resources(), 14))
	if q.Has(Scholar) {
		worth += 3000
	}
	if q.Has(Steward) {
		worth += 500
	}
	for a := FirstPatron; a <= Advisors; a++ {
		if q.Has(a) {
			worth += 300
		}
	}
	return worth
}

// donor wants favor tokens, and never parts with one.
func donor(state game.State, p game.Player) int32 {
	s := state.(*State)
	q := &s.Seats[p]
	worth := 1000*int32(bits.OnesCount16(q.Favors)) + 20*int32(q.Resources()) + 15*int32(q.Coin)
	for _, n := range s.Donation {
		worth += 50 * int32(n)
	}
	return worth
}

// builder wants craftsmen, breads and what turns the markers of castle and site.
func builder(state game.State, p game.Player) int32 {
	s := state.(*State)
	q := &s.Seats[p]
	worth := 150*int32(q.CraftPlaced) + 20*int32(q.Bread) + 15*int32(q.Res[Stone]) + 5*int32(q.Resources()) +
		200*int32(s.StoneMark) + 200*int32(s.BreadMark)
	for _, n := range s.Gift {
		worth += 100 * int32(n)
	}
	return worth
}

// secrets lists what is hidden in a position: hands, tokens that are being chosen among, and the next draw of every
// stream that has something to draw.
func secrets(state game.State) []gametest.Secret {
	s := state.(*State)
	var all []gametest.Secret
	if s.Depth == 0 {
		return nil
	}
	if !s.Full() {
		for p := range game.Player(s.N) {
			if s.Seats[p].Hand != 0 {
				all = append(all, handSecret(s, p))
			}
			if x, ok := nextHandSecret(s, p); ok {
				all = append(all, x)
			}
		}
	}
	if s.Round < Rounds {
		all = append(all, gametest.Secret{Name: "next event", Probe: draw(nextEvent),
			Change: gametest.Reseed(func(s *State) *game.Rand { return &s.EventRand }, nextEvent)})
	}
	if s.BLeft != 0 {
		x := gametest.Secret{Name: "next advisor", Probe: draw(nextAdvisor),
			Change: gametest.Reseed(func(s *State) *game.Rand { return &s.PatronRand }, nextAdvisor)}
		if bits.OnesCount8(s.BLeft) == 1 {
			x.Forced = gametest.Everybody
		}
		all = append(all, x)
	}
	hidden := s.Drawn &^ s.Certain
	if s.FavorStack != 0 {
		x := gametest.Secret{Name: "next token", Probe: draw(nextToken),
			Change: gametest.Reseed(func(s *State) *game.Rand { return &s.FavorRand }, nextToken)}
		if bits.OnesCount16(s.FavorStack) == 1 {
			x.Forced = gametest.Everybody
			if hidden != 0 {
				x.Forced = gametest.Seat(s.Turn())
			}
		}
		all = append(all, x)
	}
	if hidden != 0 {
		all = append(all, tokenSecret(s, "lowest token drawn", func(m uint16) int { return bits.TrailingZeros16(m) }),
			tokenSecret(s, "highest token drawn", func(m uint16) int { return 15 - bits.LeadingZeros16(m) }))
	}
	return all
}

func draw(next func(*State) uint64) func(game.State) uint64 {
	return func(s game.State) uint64 { return next(s.(*State)) }
}

func nextEvent(s *State) uint64 {
	c := *s
	return uint64(c.drawEvent())
}

func nextAdvisor(s *State) uint64 {
	c := *s
	c.turnUpPatron(nil)
	return uint64(c.BTop)
}

func nextToken(s *State) uint64 {
	r := s.FavorRand
	return uint64(pick(s.FavorStack, &r))
}

// handSecret is what a seat holds: any of its cards that nobody has seen.
func handSecret(s *State, p game.Player) gametest.Secret {
	q := &s.Seats[p]
	pool, n := q.Hand|q.Deck, bits.OnesCount16(q.Hand)
	x := gametest.Secret{Name: fmt.Sprint("hand ", p), Known: gametest.Seat(p),
		May:   func(h uint64) bool { return uint16(h)&^pool == 0 && bits.OnesCount64(h) == n },
		Probe: func(s game.State) uint64 { return uint64(s.(*State).Seats[p].Hand) },
		Change: func(state game.State, r *game.Rand) bool {
			q := &state.(*State).Seats[p]
			if q.Deck == 0 {
				return false
			}
			out, in := uint16(1)<<pick(q.Hand, r), uint16(1)<<pick(q.Deck, r)
			q.Hand ^= out | in
			q.Deck ^= out | in
			return true
		}}
	if q.Deck == 0 {
		x.Forced = gametest.Everybody
	}
	return x
}

// nextHandSecret is what a seat will draw at the round's end. Where that is all that is left of its deck, whoever knows
// its hand knows it.
func nextHandSecret(s *State, p game.Player) (gametest.Secret, bool) {
	half := Rounds / 2
	if s.Round == Rounds {
		return gametest.Secret{}, false
	}
	next := func(s *State) uint64 {
		c := *s
		q := &c.Seats[p]
		if q.Hand = 0; int(s.Round) == half {
			q.Deck = AllCards
		}
		c.drawHand(p, nil)
		return uint64(c.Seats[p].Hand)
	}
	x := gametest.Secret{Name: fmt.Sprint("next hand ", p), Probe: draw(next),
		Change: gametest.Reseed(func(s *State) *game.Rand { return &s.Hands[p] }, next)}
	if int(s.Round)%half == 2 {
		x.Forced = gametest.Seat(p)
		if s.Seats[p].Hand == 0 {
			x.Forced = gametest.Everybody
		}
	}
	return x, true
}

// tokenSecret is one of the tokens that a seat is choosing among, read from those that are not certain.
func tokenSecret(s *State, name string, which func(uint16) int) gametest.Secret {
	pool := s.FavorStack | s.Drawn&^s.Certain
	hidden := func(s *State) uint16 { return s.Drawn &^ s.Certain }
	return gametest.Secret{Name: name, Known: gametest.Seat(s.Turn()),
		May:   func(token uint64) bool { return pool>>token&1 == 1 },
		Probe: func(state game.State) uint64 { return uint64(which(hidden(state.(*State)))) },
		Change: func(state game.State, r *game.Rand) bool {
			s := state.(*State)
			was := *s
			for range 200 {
				out, in := uint16(1)<<which(hidden(s)), uint16(1)<<pick(s.FavorStack, r)
				s.Drawn ^= out | in
				s.FavorStack ^= out | in
				if which(hidden(s)) != which(hidden(&was)) {
					return true
				}
				*s = was
			}
			return false
		}}
}
