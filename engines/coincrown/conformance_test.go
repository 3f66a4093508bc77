package coincrown

import (
	"fmt"
	"math/bits"
	"slices"
	"testing"

	"tabard/engines/game"
	"tabard/engines/gametest"
)

// Every law of the contract holds for Coin & Crown.
func TestConformance(t *testing.T) { gametest.Run(t, conformance()) }

// Many games run to their end without breaking a law; `make soak` makes it 100,000.
func TestSoak(t *testing.T) { gametest.Soak(t, conformance()) }

func FuzzSnapshot(f *testing.F) { gametest.Fuzz(f, conformance()) }

func conformance() gametest.Game {
	return gametest.Game{Def: Def, Secrets: secrets, Naive: naive, Asked: askOther, Reasons: WhyNames[:], Small: gametest.Small{State: 1024, Snapshot: 2048},
		Bare:  map[string]string{"reason UpgradeCards": "TestUpgrade", "reason City": "TestUpgrade", "reason Order": "TestForce", "reason NoBearer": "TestForce", "reason Rank": "TestWhyInsideAQuestion"},
		Goals: []gametest.Goal{warlord, mason, emperor}, Covers: []gametest.Cover{
			{Name: "market card bought", N: Rows, Label: func(i int) string { return MarketCards[i].ID },
				Event: gametest.ArgOf(EvBought)},
			{Name: "market card turned up into a row", N: Rows, Label: func(i int) string { return MarketCards[i].ID },
				Event: gametest.ArgOf(EvRefilled)},
			{Name: "market card drawn from a deck", N: Rows, Label: func(i int) string { return MarketCards[i].ID },
				Event: gametest.ArgOf(EvDeckCard)},
			{Name: "land conquered", N: Lands, Label: func(i int) string { return LandCards[i].ID }, Event: gametest.ArgOf(EvConquered)},
			{Name: "land upgraded", N: Lands - int(LandsOfLevel[City]), Label: func(i int) string { return LandCards[i].ID },
				Event: gametest.ArgOf(EvUpgraded)},
			{Name: "iron coin", N: Irons, Label: func(i int) string { return IronCoins[i].ID }, Event: gametest.ArgOf(EvIron)},
			{Name: "mint swap", N: Swaps, Label: func(i int) string { return MintSwaps[i].ID }, Event: gametest.ArgOf(EvMinted)},
			{Name: "overseas item", N: Items - 1, Label: func(i int) string { return OverseasItems[i+1].ID },
				Event: func(_ game.State, e game.Event) int { return gametest.IfKind(e, EvCollected, int(e.A)) - 1 }},
			{Name: "kind of card used", N: len(usable), Label: func(i int) string { return CardKindNames[usable[i]] },
				Event: func(_ game.State, e game.Event) int {
					return slices.Index(usable, CardKind(max(gametest.IfKind(e, EvUsed, int(e.A)), gametest.IfKind(e, EvMilled, int(e.A)))))
				}},
			{Name: "class recommissioned", N: Classes, Event: gametest.ArgOf(EvRecommissioned)},
			{Name: "reason for the start seat", N: int(StartClockwise), Event: func(_ game.State, e game.Event) int {
				return gametest.IfKind(e, EvStart, int(e.A)) - 1 // the first year has no event
			}},
		}}
}

// askOther puts another question on a position.
func askOther(state game.State, r *game.Rand) {
	s := state.(*State)
	if s.Depth > 1 && r.Intn(4) > 0 {
		gametest.Askew(&s.Frames[1+r.Intn(int(s.Depth)-1)], int(framesEnd)-1, r)
		return
	}
	for s.Depth > 1 {
		s.Pop()
	}
	s.Taken, s.ActionsLeft = 0, 1
	s.Follow(uint8(1+r.Intn(int(framesEnd))), gametest.Argument(r), gametest.Argument(r), max(0, r.Intn(16)-6))
	if r.Intn(2) == 0 {
		s.Follow(uint8(1+r.Intn(int(framesEnd))), s.Frames[1].A, gametest.Argument(r), r.Intn(6))
	}
}

// usable are the kinds of card that are exhausted for resources.
var usable = []CardKind{Field, Pasture, Forest, Mine, ApprenticeBuilder, SkilledBuilder, MasterBuilder, OreFoundry,
	LumberMill, WoolenMill}

// warlord wants strength and the lands that need most of it.
func warlord(state game.State, p game.Player) int32 {
	s := state.(*State)
	q := &s.Seats[p]
	worth := 60*(q.Owned(StandardTroop)+q.Owned(Armor)) + 140*q.Owned(EliteTroop) + 100*q.Owned(Barracks)
	for id, o := range s.LandOwner {
		if c := LandCards[id]; o == p && c.Printed >= Town {
			worth += 1000 * int(s.Box().Lands[id].Shield)
		}
	}
	return int32(worth + 3*s.MaxStrength(p))
}

// mason wants producers, builders and lands as high as they go.
func mason(state game.State, p game.Player) int32 {
	s := state.(*State)
	worth := 0
	for _, k := range usable {
		worth += 50 * min(s.Seats[p].Owned(k), 3)
	}
	for id, o := range s.LandOwner {
		if o == p {
			worth += 200 + 1000*int(s.LandLevel[id]-LandCards[id].Printed) + 600*int(LandCards[id].Printed)
		}
	}
	return int32(worth)
}

// emperor wants towns, and what the next step of his lands needs.
func emperor(state game.State, p game.Player) int32 {
	s := state.(*State)
	q := &s.Seats[p]
	worth := 0
	for id, o := range s.LandOwner {
		if c := LandCards[id]; o == p && c.Printed == Town {
			if worth += 9000; s.LandLevel[id] == City {
				worth += 20000
			}
			for r, n := range s.Needs(id) {
				worth += 700 * min(int(n), q.Owned(CardKind(r)))
			}
			worth += 300 * (q.Owned(MasterBuilder) + q.Owned(SkilledBuilder) + q.Owned(ApprenticeBuilder) + q.Ready(Storehouse))
		}
	}
	return int32(worth) + warlord(s, p)
}

// secrets lists what is hidden in a position: the deck tops that some seat has seen, and the next draw of every stream
// that has something to draw.
func secrets(state game.State) []gametest.Secret {
	s := state.(*State)
	var all []gametest.Secret
	for t := range Tier(Tiers) {
		if s.KnownBy[t] != 0 {
			all = append(all, topSecret(s, t))
		}
		if x, ok := cardSecret(s, t); ok {
			all = append(all, x)
		}
	}
	for l := range Level(LandLevels) {
		if under := s.LandsUnder(l); under != 0 {
			x := gametest.Secret{Name: fmt.Sprint("next land ", l),
				Probe:  func(s game.State) uint64 { return nextLand(s.(*State), l) },
				Change: gametest.Reseed(func(s *State) *game.Rand { return &s.Land[l] }, func(s *State) uint64 { return nextLand(s, l) })}
			if bits.OnesCount64(under) == 1 {
				x.Forced = gametest.Everybody
			}
			all = append(all, x)
		}
	}
	for p := range game.Player(s.N) {
		from := &s.Seats[p].Purse
		if from.Count() == 0 {
			from = &s.Seats[p].Discard
		}
		if from.Count() == 0 {
			continue
		}
		x := gametest.Secret{Name: fmt.Sprint("next coin of seat ", p),
			Probe:  func(s game.State) uint64 { return nextCoin(s.(*State), p) },
			Change: gametest.Reseed(func(s *State) *game.Rand { return &s.Purses[p] }, func(s *State) uint64 { return nextCoin(s, p) })}
		for _, n := range from {
			if int(n) == from.Count() {
				x.Forced = gametest.Everybody
			}
		}
		all = append(all, x)
	}
	return all
}

// possibleTops are the rows that may be the seen top of a deck as far as everybody knows: those left, and while it is
// being paid only those of its price.
func possibleTops(s *State, t Tier) []int {
	var rows []int
	f := s.Prompt()
	for row, c := range &s.Box().Cards {
		paid := f.Kind == FramePay && f.A == PayForPeeked && f.B == uint16(t)
		if c.Deck == t && s.Left[row] > 0 && (!paid || c.Value() == int(f.N)) {
			rows = append(rows, row)
		}
	}
	return rows
}

func topSecret(s *State, t Tier) gametest.Secret {
	x := gametest.Secret{Name: fmt.Sprint("seen top ", t), Known: gametest.Viewers(s.KnownBy[t]),
		May:   func(top uint64) bool { return slices.Contains(possibleTops(s, t), int(top)-1) },
		Probe: func(s game.State) uint64 { return uint64(s.(*State).Top[t]) },
		Change: func(state game.State, r *game.Rand) bool {
			s := state.(*State)
			rows := possibleTops(s, t)
			if len(rows) < 2 {
				return false
			}
			for was := s.Top[t]; s.Top[t] == was; {
				s.Top[t] = uint8(rows[r.Intn(len(rows))]) + 1
			}
			return true
		}}
	if len(possibleTops(s, t)) == 1 {
		x.Forced = gametest.Everybody
	}
	return x
}

// cardSecret is the first card of a deck that nobody has seen. A viewer can work it out if, whatever the seen top may
// be for him, the same single row is left below it.
func cardSecret(s *State, t Tier) (gametest.Secret, bool) {
	hidden := s.DeckLeft(t)
	if s.KnownBy[t] != 0 {
		hidden--
	}
	if hidden < 1 {
		return gametest.Secret{}, false
	}
	x := gametest.Secret{Name: fmt.Sprint("next card ", t),
		Probe:  func(s game.State) uint64 { return nextCard(s.(*State), t) },
		Change: gametest.Reseed(func(s *State) *game.Rand { return &s.Market[t] }, func(s *State) uint64 { return nextCard(s, t) })}
	rowsBelow := func(tops []int) int {
		below := map[int]bool{}
		for _, top := range tops {
			for row, c := range &s.Box().Cards {
				n := int(s.Left[row])
				if row == top {
					n--
				}
				if c.Deck == t && n > 0 {
					below[row] = true
				}
			}
		}
		return len(below)
	}
	for v := game.Nobody; v < game.Player(s.N); v++ {
		tops := []int{-1}
		if s.KnownBy[t] != 0 {
			tops = possibleTops(s, t)
			if v >= 0 && s.KnownBy[t]>>uint(v)&1 != 0 {
				tops = []int{int(s.Top[t]) - 1}
			}
		}
		if rowsBelow(tops) == 1 {
			x.Forced |= gametest.Seat(v)
		}
	}
	return x, true
}

// nextCard draws the first unseen card of a deck on a copy.
func nextCard(s *State, t Tier) uint64 {
	c := *s
	if c.Top[t] != 0 {
		c.drawCard(t)
	}
	return uint64(c.drawCard(t))
}

// nextLand takes the top land away on a copy and turns up the next.
func nextLand(s *State, l Level) uint64 {
	c := *s
	c.LandOwner[c.TopLand(l)] = 0
	c.showLand(l, nil)
	return uint64(c.LandTop[l])
}

// nextCoin draws one coin on a copy.
func nextCoin(s *State, p game.Player) uint64 {
	c := *s
	got := c.drawCoins(p, 1, nil)
	return uint64(got[Silver]) + 2*uint64(got[Gold])
}
