package coincrown

import (
	"fmt"

	"tabard/engines/game"
)

// Random streams of a seed, one per source of chance, so that what is drawn in one place never changes what is drawn in
// another. Numbers are wire format.
const (
	streamStart  = 1
	streamPurse  = 10 // + seat
	streamMarket = 20 // + tier
	streamLand   = 30 // + level
)

func init() { Def.New = game.Maker(New) } // not in Def itself, which New reads

// New lays out a game with our box.
func New(setup game.Setup) (*State, error) { return game.InBox(Def, &House, setup, NewIn) }

// NewIn lays out a game with a box and draws the income of the first year. The stream that picks the start player is not kept. The error
// wraps that of the box's Check.
func NewIn(b *Box, setup game.Setup) (*State, error) {
	if err := Def.CheckSetup(setup); err != nil {
		return nil, err
	}
	if *b != House {
		if err := b.Check(); err != nil {
			return nil, fmt.Errorf("coincrown: %w", err)
		}
	}
	if int(setup.Options[OptionStart]) > setup.Seats {
		return nil, fmt.Errorf("%w: seat %d cannot start among %d", game.ErrSetup, setup.Options[OptionStart], setup.Seats)
	}
	s := &State{box: valuesOf(b), Position: Position{N: uint8(setup.Seats), Year: 1, Supply: b.AllCoins, Tokens: b.TokensOfSize,
		UpgradeCards: b.AllUpgrades}}
	if setup.Options[OptionCards] == 1 {
		s.Used = KindsCount
	}
	for p := range setup.Seats {
		s.Seats[p].Purse = b.StartPurse
		s.Supply.sub(b.StartPurse)
		s.Purses[p] = game.NewRand(setup.Seed, streamPurse+uint64(p))
	}
	for i := range s.IronOwner {
		s.IronOwner[i] = game.Nobody
	}
	for id, c := range LandCards {
		s.LandOwner[id], s.LandLevel[id] = game.Nobody, c.Printed
	}
	for row, c := range &b.Cards {
		s.Left[row] = c.Copies
	}
	for t := range Tier(Tiers) {
		s.Market[t] = game.NewRand(setup.Seed, streamMarket+uint64(t))
		for slot := range setup.Seats + 1 {
			s.Row[t][slot].Def = uint8(s.drawCard(t)) + 1
		}
	}
	for l := range Level(LandLevels) {
		s.Land[l] = game.NewRand(setup.Seed, streamLand+uint64(l))
		s.showLand(l, nil)
	}
	s.Start = game.Player(setup.Options[OptionStart]) - 1
	if s.Start < 0 {
		start := game.NewRand(setup.Seed, streamStart)
		s.Start = game.Player(start.Intn(setup.Seats))
	}
	for i := range setup.Seats {
		// No iron check for the dealt hamlets.
		s.LandOwner[s.TopLand(Hamlet)] = (s.Start + game.Player(i)) % game.Player(setup.Seats)
		s.showLand(Hamlet, nil)
	}
	s.income(nil)
	s.startTurn(s.Start)
	return s, nil
}

// drawCard takes the top of a market deck, which must not be empty, and returns its row. A deck has no order: a top
// that somebody has seen is that card, any other is drawn now from what is left.
func (s *State) drawCard(t Tier) int {
	row := int(s.Top[t]) - 1
	if row < 0 {
		row = s.pickCard(t)
	}
	s.Left[row]--
	s.Top[t], s.KnownBy[t] = 0, 0
	s.Peeked &^= 1 << t
	return row
}

// pickCard draws the identity of a deck's top without taking it.
func (s *State) pickCard(t Tier) int {
	i := s.Market[t].Intn(s.DeckLeft(t))
	for _, row := range s.box.decks[t] {
		if i -= int(s.Left[row]); i < 0 {
			return int(row)
		}
	}
	panic("coincrown: a card of an empty deck")
}

// showLand turns up the next land of a deck after its top was taken, if there is one, at once.
func (s *State) showLand(l Level, out *game.Sink) {
	s.LandTop[l] = 0
	n := s.LandsLeft(l)
	if n == 0 {
		return
	}
	i := s.Land[l].Intn(n)
	for id := levelFirst[l]; ; id++ {
		if s.LandOwner[id] != game.Nobody {
			continue
		}
		if i == 0 {
			s.LandTop[l] = uint8(id + 1)
			out.Add(game.Event{Kind: EvLandShown, Who: game.Nobody, Flags: game.Reveals, A: uint16(id), B: uint16(l)})
			return
		}
		i--
	}
}
