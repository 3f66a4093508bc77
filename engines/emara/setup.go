package emara

import (
	"fmt"

	"tabard/engines/game"
)

// Random streams of a seed, one per source of chance, so that what is drawn in one place never changes what is drawn in
// another. The first ones serve the set-up alone and are not kept. Numbers are wire format.
const (
	streamStart    = 1
	streamCountry  = 2
	streamTown     = 3
	streamLayout   = 4
	streamAdvisors = 5
	streamHands    = 10 // + seat
	streamEvents   = 20
	streamFavor    = 21
	streamPatrons  = 22
)

func init() { Def.New = game.Maker(New) } // not in Def itself, which New reads

// checkOptions wraps ErrSetup for options that do not go together.
func checkOptions(setup game.Setup) error {
	if err := Def.CheckSetup(setup); err != nil {
		return err
	}
	space, campaign := int(setup.Options[OptionSpace])-1, setup.Options[OptionSolo] == 1
	switch {
	case setup.Seats > 1 && campaign:
		return fmt.Errorf("%w: a campaign is for one seat", game.ErrSetup)
	case setup.Seats == 1 && space < 0:
		return fmt.Errorf("%w: one seat starts on a number, not on the card's", game.ErrSetup)
	case space >= 0 && !campaign && (space < SpaceFirst || space > SpaceLast):
		return fmt.Errorf("%w: buildings start on %d to %d, not on %d", game.ErrSetup, SpaceFirst, SpaceLast, space)
	}
	return nil
}

// New is NewIn with our box.
func New(setup game.Setup) (*State, error) { return game.InBox(Def, &House, setup, NewIn) }

// NewIn lays out a game with a box. It stands at the first question: of the layout if that is random, otherwise of the first turn. The
// error wraps game.ErrSetup or, from Check of the box, game.ErrBox.
func NewIn(b *Box, setup game.Setup) (*State, error) {
	if err := checkOptions(setup); err != nil {
		return nil, err
	}
	if *b != House {
		if err := b.Check(); err != nil {
			return nil, err
		}
	}
	box := valuesOf(b)
	s := &State{box: box, Position: Position{N: uint8(setup.Seats), Opt: optBits(setup), FavorStack: 1<<Tokens - 1,
		EventsLeft: 1<<Events - 1, BLeft: 1<<(Advisors-AdvisorsA) - 1}}
	if s.N > 1 {
		r := game.NewRand(setup.Seed, streamStart)
		s.Start = game.Player(r.Intn(setup.Seats))
	}
	s.layCircuits(setup.Seed)
	marks := &box.Starts[s.N]
	s.Donation, s.Gift, s.StoneMark, s.BreadMark = marks.Donation, marks.Gift, marks.Site, marks.Site
	for l := range s.Huts {
		s.Huts[l] = [Huts]game.Player{game.Nobody, game.Nobody, game.Nobody}
	}
	s.dealAdvisors(setup.Seed)
	s.FavorRand = game.NewRand(setup.Seed, streamFavor)
	s.EventRand = game.NewRand(setup.Seed, streamEvents)
	if s.N == 1 {
		s.EventsLeft &^= 1 << (EarlyWinter - 1) // rulebook, Solo mode
	}
	s.StartCard = s.drawEvent()
	s.StartBP = box.Events[s.StartCard].StartBP
	if s.Opt&OptFixedSpace != 0 {
		s.StartBP = setup.Options[OptionSpace] - 1
	}
	for p := range game.Player(s.N) {
		q := &s.Seats[p]
		q.CP = s.laterPoint(p)
		q.BP = int16(s.StartBP) + q.CP
		s.Hands[p] = game.NewRand(setup.Seed, streamHands+uint64(p))
		if s.Full() {
			q.Hand = AllCards
			continue
		}
		q.Deck = AllCards
		s.drawHand(p, nil)
	}
	s.placeCouncilors()
	return s, nil
}

func optBits(setup game.Setup) uint8 {
	var bits uint8
	if setup.Options[OptionLayout] == 1 {
		bits |= OptRandomLayout
	}
	if setup.Options[OptionSelection] == 1 {
		bits |= OptFullSelection
	}
	if setup.Options[OptionSolo] == 1 {
		bits |= OptCampaign
	}
	if setup.Options[OptionSpace] != SpaceCard {
		bits |= OptFixedSpace
	}
	if setup.Options[OptionLater] == 1 {
		bits |= OptLaterPoint
	}
	return bits
}

// laterPoint is how far on both totals a seat begins ahead if it is in the later half of the order of play and the table has
// agreed on that.
func (s *State) laterPoint(p game.Player) int16 {
	n := game.Player(s.N)
	if s.Opt&OptLaterPoint == 0 || (p-s.Start+n)%n < (n+1)/2 {
		return 0
	}
	return 1
}

// layCircuits mixes each circuit, or all eight locations over both.
func (s *State) layCircuits(seed uint64) {
	var all [Locations]byte
	for l := range all {
		all[l] = byte(l)
	}
	if s.Opt&OptRandomLayout != 0 {
		r := game.NewRand(seed, streamLayout)
		shuffle(all[:], &r)
	} else {
		country, town := game.NewRand(seed, streamCountry), game.NewRand(seed, streamTown)
		shuffle(all[:Town], &country)
		shuffle(all[Town:], &town)
	}
	s.Circuits = [2][4]byte{CountryCircuit: [4]byte(all[:4]), TownCircuit: [4]byte(all[4:])}
}

func shuffle(b []byte, r *game.Rand) {
	for i := len(b) - 1; i > 0; i-- {
		j := r.Intn(i + 1)
		b[i], b[j] = b[j], b[i]
	}
}

// dealAdvisors lays two advisors of the first set on each town location; the others leave the game. One of the second
// set lies face up on its stack.
func (s *State) dealAdvisors(seed uint64) {
	r := game.NewRand(seed, streamAdvisors)
	left := uint32(1)<<AdvisorsA - 1
	for l := range s.AdvisorAt {
		for i := range s.AdvisorAt[l] {
			bit := pick(left, &r)
			left &^= 1 << bit
			s.AdvisorAt[l][i] = byte(bit + 1)
		}
	}
	s.PatronRand = game.NewRand(seed, streamPatrons)
	s.turnUpPatron(nil)
}

// placeCouncilors puts the councilors where the start card says, each seat one step further than the one before.
// In the random layout both places may be on one circuit: then the start player chooses.
func (s *State) placeCouncilors() {
	card := &s.box.Events[s.StartCard]
	c1, i1 := s.Place(card.Country)
	c2, i2 := s.Place(card.Town)
	if c1 == c2 {
		s.Push(FrameRelocate, s.Start, 0, 0, 0)
		return
	}
	var at [2]byte
	at[c1], at[c2] = byte(i1), byte(i2)
	s.seatCouncilors(at, nil)
}

func (s *State) applyRelocate(p game.Player, a game.Action, out *game.Sink) {
	s.Pop()
	card := &s.box.Events[s.StartCard]
	stays := card.Country
	if a.A == 1 {
		stays = card.Town
	}
	circuit, place := s.Place(stays)
	var at [2]byte
	at[circuit], at[1-circuit] = byte(place), byte(a.B)
	out.Add(game.Event{Kind: EvRelocated, Who: p, Flags: game.Reveals, A: uint16(s.Circuits[0][at[0]]),
		B: uint16(s.Circuits[1][at[1]])})
	s.seatCouncilors(at, out)
}

// seatCouncilors places everybody's councilors from the start player's, and gives or asks for the first resources.
func (s *State) seatCouncilors(at [2]byte, out *game.Sink) {
	for k := range game.Player(s.N) {
		q := &s.Seats[(s.Start+k)%game.Player(s.N)]
		for c := range at {
			q.Councilor[c] = (at[c] + byte(k)) % 4
		}
	}
	if s.Opt&OptRandomLayout != 0 {
		s.Push(FrameStartResource, s.Start, 0, 0, 0)
		return
	}
	for k := range game.Player(s.N) {
		p := (s.Start + k) % game.Player(s.N)
		s.gain(p, s.At(p, CountryCircuit), 1, FromStart, 0, out)
	}
	s.beginRound(out)
}

func (s *State) applyStartRes(p game.Player, a game.Action, out *game.Sink) {
	s.Pop()
	s.Seats[p].Res[a.A] = min(s.Seats[p].Res[a.A]+1, mostOfGood)
	out.Add(game.Event{Kind: EvStartTaken, Who: p, Flags: game.Reveals, A: a.A})
	if next := s.next(p); next != s.Start {
		s.Push(FrameStartResource, next, 0, 0, 0)
		return
	}
	s.beginRound(out)
}

// next is the seat to the left.
func (s *State) next(p game.Player) game.Player { return (p + 1) % game.Player(s.N) }
