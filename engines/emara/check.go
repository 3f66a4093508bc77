package emara

import (
	"fmt"
	"math/bits"

	"tabard/engines/game"
)

// Bounds that no game reaches. Positions from outside may be made up to stand at them, and play keeps within them: see gain and score.
const (
	mostOfGood = 127
	mostPoints = 3000
)

// Check returns an error that cites the broken row of RULES.md. It accepts redacted states, and bytes from anywhere:
// every index is proved in range before it is used.
func (s *State) Check() error {
	for _, check := range [...]func() error{s.checkSetup, s.checkStreams, s.checkSeats, s.checkCards, s.checkBoard,
		s.checkAdvisors, s.checkNobility, s.checkTokens, s.checkMoment, s.checkTurn, s.checkFrames} {
		if err := check(); err != nil {
			return err
		}
	}
	return nil
}

func broken(rule, format string, args ...any) error {
	return fmt.Errorf("emara: "+rule+": "+format, args...)
}

func (s *State) isSeat(p game.Player) bool { return p >= 0 && int(p) < int(s.N) }

// whole says that nothing has been forgotten.
func (s *State) whole() bool { return s.FavorRand.Known() }

// checkSetup proves what never changes after the set-up, and every number that counts up to a bound.
func (s *State) checkSetup() error {
	switch {
	case s.box == nil:
		return broken("CAN", "no box")
	case s.N < 1 || s.N > MaxSeats:
		return broken("CAN", "%d seats", s.N)
	case s.Opt >= OptLaterPoint<<1:
		return broken("CAN", "unknown options %b", s.Opt)
	case s.Opt&OptCampaign != 0 && s.N > 1:
		return broken("CAN", "a campaign of %d seats", s.N)
	case s.StartCard < 1 || s.StartCard > Events:
		return broken("CAN", "start card %d", s.StartCard)
	case s.Opt&OptFixedSpace == 0 && s.StartBP != s.box.Events[s.StartCard].StartBP:
		return broken("CAN", "buildings began at %d without an agreement", s.StartBP)
	case s.StartBP > TrackEnd:
		return broken("R-68", "buildings began at %d", s.StartBP)
	case !s.isSeat(s.Start):
		return broken("CAN", "start player %d", s.Start)
	case s.CheckStack() != nil:
		return broken("CAN", "%v", s.CheckStack())
	case s.Round > Rounds || s.Lap > Laps:
		return broken("CAN", "round %d, turn %d", s.Round, s.Lap)
	case s.Event > Events:
		return broken("CAN", "event %d", s.Event)
	}
	return nil
}

// checkStreams proves that streams are all random or all forgotten, and belong to a seat. A scripted stream is for tests
// and ends in a panic, so it must not come in with a save.
func (s *State) checkStreams() error {
	known := s.whole()
	good := func(r game.Rand) bool { return r == game.Rand{} && !known || r.Inc&1 == 1 && known }
	for p, r := range s.Hands {
		if p >= int(s.N) && r != (game.Rand{}) || p < int(s.N) && !good(r) {
			return broken("CAN", "stream of hand %d", p)
		}
	}
	switch {
	case !good(s.FavorRand):
		return broken("CAN", "stream of the tokens")
	case !good(s.EventRand):
		return broken("CAN", "stream of the events")
	case !good(s.PatronRand):
		return broken("CAN", "stream of the advisors")
	}
	return nil
}

// checkSeats proves what each seat has.
func (s *State) checkSeats() error {
	for p := range s.Seats {
		q := &s.Seats[p]
		if p >= int(s.N) {
			if *q != (Seat{}) {
				return broken("CAN", "seat %d is not in the game and has something", p)
			}
			continue
		}
		if q.CP < 0 || q.BP < 0 || q.CP > mostPoints || q.BP > mostPoints {
			return broken("INV-8", "seat %d has %d and %d points", p, q.CP, q.BP)
		}
		for g := range Good(Goods) {
			if q.Owned(g) > mostOfGood {
				return broken("INV-8", "seat %d has %d %s", p, q.Owned(g), GoodNames[g])
			}
		}
		switch {
		case q.Rank > Duke:
			return broken("CAN", "seat %d has rank %d", p, q.Rank)
		case q.Councilor[0] > 3 || q.Councilor[1] > 3:
			return broken("INV-6", "a councilor of seat %d is on no location", p)
		case q.Advisors>>Advisors != 0:
			return broken("CAN", "seat %d has unknown advisors", p)
		}
	}
	if s.VictoriaCP < 0 || s.VictoriaCP > mostPoints || s.N > 1 && s.VictoriaCP != 0 {
		return broken("INV-8", "Victoria has %d points", s.VictoriaCP)
	}
	return nil
}

// checkCards proves that each seat's nine cards are in one place each, and as many in each as the round says.
func (s *State) checkCards() error {
	gone := 0 // played in earlier rounds of this half of the game
	if s.Round > 0 {
		gone = (int(s.Round) - 1) % 3 * Laps
	}
	for p := range s.Seats[:s.N] {
		q := &s.Seats[p]
		all, n := uint16(0), 0
		for _, m := range [...]uint16{q.Hand, q.Deck, q.Played} {
			all |= m
			n += bits.OnesCount16(m)
		}
		for _, c := range q.Slots {
			if c > Cards {
				return broken("CAN", "seat %d played card %d", p, c)
			}
			if c != NoCard {
				all |= 1 << (c - 1)
				n++
			}
		}
		hand := Laps - q.Filled()
		if s.Full() {
			hand = Cards - gone - q.Filled()
		}
		switch held := bits.OnesCount16(q.Hand); {
		case all != AllCards || n != Cards:
			return broken("INV-1", "seat %d has %d cards, %b", p, n, all)
		case bits.OnesCount16(q.Played) != gone:
			return broken("INV-1", "seat %d has put %b away in round %d", p, q.Played, s.Round)
		case held != hand && (held != 0 || s.whole() || s.Full()):
			return broken("INV-1", "seat %d holds %d cards instead of %d", p, held, hand)
		}
	}
	return nil
}

// checkBoard proves the circuits, the huts and the markers.
func (s *State) checkBoard() error {
	seen := 0
	for c := range s.Circuits {
		for _, l := range s.Circuits[c] {
			switch {
			case l >= Locations:
				return broken("CAN", "location %d", l)
			case s.Opt&OptRandomLayout == 0 && (l >= Town) != (c == TownCircuit):
				return broken("INV-6", "%s lies on the other circuit", LocationNames[l])
			}
			seen |= 1 << l
		}
	}
	if seen != 1<<Locations-1 {
		return broken("INV-6", "the circuits have locations %b", seen)
	}
	var placed [MaxSeats]uint8
	for l := range s.Huts {
		for _, o := range s.Huts[l] {
			if o != game.Nobody {
				if !s.isSeat(o) {
					return broken("CAN", "a hut of seat %d", o)
				}
				placed[o]++
			}
		}
	}
	for p := range s.Seats {
		if n := s.Seats[p].CraftPlaced; n != placed[p] || n > Craftsmen {
			return broken("INV-4", "seat %d has %d craftsmen in %d huts", p, n, placed[p])
		}
	}
	begin := &s.box.Starts[s.N]
	for m := range uint16(Markers) {
		first := begin.Site
		if m < MarkGift {
			first = begin.Donation[m]
		} else if m < MarkStone {
			first = begin.Gift[m-MarkGift]
		}
		if t, step := s.TrackOf(m); step < first || step > t.Len {
			return broken("INV-7", "marker %d stands on step %d", m, step)
		}
	}
	return nil
}

// checkAdvisors proves that no advisor is twice, that those of the game are eight and six, and that spaces are refilled
// as long as the stack lasts.
func (s *State) checkAdvisors() error {
	var seen uint32
	n, recruited, empty := 0, 0, 0
	add := func(mask uint32) {
		n += bits.OnesCount32(mask)
		seen |= mask
	}
	for p := range s.Seats[:s.N] {
		add(s.Seats[p].Advisors)
	}
	recruited = n
	for l := range s.AdvisorAt {
		for _, a := range s.AdvisorAt[l] {
			switch {
			case a > Advisors:
				return broken("CAN", "advisor %d", a)
			case a == NoAdvisor:
				empty++
			default:
				add(1 << (a - 1))
			}
		}
	}
	switch {
	case s.BLeft>>(Advisors-AdvisorsA) != 0 || s.BTop > Advisors || s.BTop != NoAdvisor && s.BTop < FirstPatron:
		return broken("CAN", "advisor stack %d, %b", s.BTop, s.BLeft)
	case s.BTop == NoAdvisor && s.BLeft != 0:
		return broken("CAN", "nothing lies on top of the advisors left")
	}
	stack := bits.OnesCount8(s.BLeft)
	add(uint32(s.BLeft) << AdvisorsA)
	if s.BTop != NoAdvisor {
		stack++
		add(1 << (s.BTop - 1))
	}
	switch {
	case n != bits.OnesCount32(seen) || n != 2*Towns+Advisors-AdvisorsA:
		return broken("INV-3", "%d advisors, %b", n, seen)
	case seen>>AdvisorsA != 1<<(Advisors-AdvisorsA)-1:
		return broken("INV-3", "advisors of the second set are missing: %b", seen>>AdvisorsA)
	case empty > 0 && stack > 0 || stack != max(0, Advisors-AdvisorsA-recruited):
		return broken("R-47", "%d recruited, %d empty spaces and a stack of %d", recruited, empty, stack)
	}
	return nil
}

// checkNobility proves that every rank that somebody has is a card gone from its stack, and each card is held once.
func (s *State) checkNobility() error {
	for r := Baron; r <= Duke; r++ {
		gone, held := 0, 0
		for p := range s.Seats[:s.N] {
			q := &s.Seats[p]
			if q.Rank >= r {
				gone++
			}
			if q.Rank != r {
				continue
			}
			card := 0 // cards of equal points are alike
			for card < 4 && (held>>card&1 == 1 || s.box.Ranks[r].CP[card] != q.RankCardCP) {
				card++
			}
			if card >= int(s.NobleTaken[r-1]) {
				return broken("INV-5", "seat %d holds the %s of %d points", p, RankNames[r], q.RankCardCP)
			}
			held |= 1 << card
		}
		if int(r) <= s.victoriaRanks() {
			gone++
		}
		if gone != int(s.NobleTaken[r-1]) {
			return broken("INV-5", "%d cards of %s are gone instead of %d", s.NobleTaken[r-1], RankNames[r], gone)
		}
	}
	for p := range s.Seats[:s.N] {
		if q := &s.Seats[p]; q.Rank == NoRank && q.RankCardCP != 0 {
			return broken("CAN", "seat %d has points of a rank it has not", p)
		}
	}
	return nil
}

// checkTokens proves that each favor token is in one place.
func (s *State) checkTokens() error {
	all, n := uint16(0), 0
	add := func(mask uint16) {
		n += bits.OnesCount16(mask)
		all |= mask
	}
	add(s.FavorStack)
	add(s.FavorDiscard)
	add(s.Drawn)
	for p := range s.Seats[:s.N] {
		add(s.Seats[p].Favors)
	}
	asked := s.Depth > 0 && s.Frames[s.Depth-1].Kind == FrameKeep
	switch {
	case n != Tokens || all != 1<<Tokens-1:
		return broken("INV-2", "%d favor tokens, %b", n, all)
	case s.Certain&^s.Drawn != 0:
		return broken("CAN", "tokens are certain that were not drawn")
	case !asked && s.Drawn != 0:
		return broken("CAN", "tokens are drawn and nobody is asked")
	case !asked && s.FavorStack == 0 && s.FavorDiscard != 0:
		return broken("R-36", "the stack is empty beside discarded tokens")
	}
	return nil
}

// checkMoment proves round, turn of the round and event against the question at the bottom, and against the cards lying
// in the slots.
func (s *State) checkMoment() error {
	over := s.Depth == 0
	var f game.Frame
	if !over {
		f = s.Frames[0]
		if !s.isSeat(f.Who) {
			return broken("CAN", "a question to seat %d", f.Who)
		}
	}
	setup := f.Kind == FrameRelocate || f.Kind == FrameStartResource
	last := s.lastRoundEnded()
	switch {
	case setup != (s.Round == 0) || (s.Lap == 0) != setup:
		return broken("CAN", "round %d, turn %d with the question %s", s.Round, s.Lap, Def.FrameText(f))
	case setup && s.Opt&OptRandomLayout == 0:
		return broken("CAN", "%s in the sorted layout", Def.FrameText(f))
	case (last || f.Kind == FrameReward) && s.Lap != Laps || last && s.Round != Rounds:
		return broken("CAN", "round %d, turn %d at its end", s.Round, s.Lap)
	case (s.Event == NoEvent) != setup:
		return broken("CAN", "event %d in round %d", s.Event, s.Round)
	}
	boxed, total := uint16(1)<<(s.StartCard-1), Events
	if s.Event != NoEvent {
		boxed |= 1 << (s.Event - 1)
	}
	if s.N == 1 {
		total--
		if (boxed|s.EventsLeft)>>(EarlyWinter-1)&1 == 1 {
			return broken("INV-9", "an early winter in a game alone")
		}
	}
	switch {
	case s.EventsLeft>>Events != 0 || s.EventsLeft&boxed != 0 || s.Event == s.StartCard:
		return broken("INV-9", "event %d, start card %d, left %b", s.Event, s.StartCard, s.EventsLeft)
	case bits.OnesCount16(s.EventsLeft) != total-1-int(s.Round):
		return broken("INV-9", "%d events are left in round %d", bits.OnesCount16(s.EventsLeft), s.Round)
	}
	for i := range game.Player(s.N) {
		p := (s.Start + i) % game.Player(s.N)
		turns := Laps
		if setup {
			turns = 0
		} else if f.Kind == FramePlayCard || f.Kind == FrameTurn {
			turns = int(s.Lap) - 1
			if before := (f.Who - s.Start + game.Player(s.N)) % game.Player(s.N); i < before || i == before && f.Kind == FrameTurn {
				turns++
			}
		}
		if n := s.Seats[p].Filled(); n != turns {
			return broken("INV-10", "seat %d has filled %d slots instead of %d", p, n, turns)
		}
		done := over || f.Kind == FrameSplit && i < (f.Who-s.Start+game.Player(s.N))%game.Player(s.N)
		if done != (s.SplitDone>>p&1 == 1) {
			return broken("CAN", "left-over points of seat %d", p)
		}
	}
	if s.SplitDone>>s.N != 0 {
		return broken("CAN", "left-over points of nobody's seat")
	}
	if setup {
		return s.checkBefore(f)
	}
	return nil
}

// checkBefore proves that nobody has anything before round 1 but points and the first resource.
func (s *State) checkBefore(f game.Frame) error {
	for i := range game.Player(s.N) {
		p := (s.Start + i) % game.Player(s.N)
		q, taken := s.Seats[p], 0
		if f.Kind == FrameStartResource && i < (f.Who-s.Start+game.Player(s.N))%game.Player(s.N) {
			taken = 1
		}
		if q.Resources() != taken {
			return broken("CAN", "seat %d has %d resources in the set-up", p, q.Resources())
		}
		q.Res = [4]byte{}
		later := s.laterPoint(p)
		if q != (Seat{CP: later, BP: int16(s.StartBP) + later, Hand: q.Hand, Deck: q.Deck, Councilor: q.Councilor}) {
			return broken("CAN", "seat %d has something in the set-up", p)
		}
	}
	if f.Kind == FrameRelocate {
		card := &s.box.Events[s.StartCard]
		one, _ := s.Place(card.Country)
		if two, _ := s.Place(card.Town); one != two || f.Who != s.Start {
			return broken("R-81", "seat %d places a councilor", f.Who)
		}
	}
	if s.FavorStack != 1<<Tokens-1 || s.BTop == NoAdvisor || s.VictoriaCP != 0 {
		return broken("CAN", "the set-up is not fresh")
	}
	return nil
}

// checkTurn proves what is noted of the turn: nothing unless a turn is on, and then only what its seat can have done.
func (s *State) checkTurn() error {
	if s.Depth == 0 || s.Frames[0].Kind != FrameTurn {
		if s.Card|s.Slot|s.Flags != 0 || s.Used != 0 {
			return broken("CAN", "something is noted of a turn that is not on")
		}
		return nil
	}
	q := &s.Seats[s.Frames[0].Who]
	visiting := s.Depth > 1 && s.Frames[1].Kind == FrameVisit
	switch {
	case s.Slot > 2 || s.Card == NoCard || q.Slots[s.Slot] != s.Card:
		return broken("CAN", "card %d in slot %d is this turn's", s.Card, s.Slot)
	case s.Flags >= LastChamberlain<<1:
		return broken("CAN", "unknown flags %b", s.Flags)
	case s.Used&^(q.Advisors&OncePerTurn) != 0:
		return broken("CAN", "advisors %b are used, of %b", s.Used, q.Advisors)
	case s.Flags&LastChamberlain != 0 && (!q.Has(Chamberlain) || visiting):
		return broken("R-26", "the Chamberlain was not the last thing")
	case s.Flags&DoneRank != 0 && q.Rank == NoRank || s.Flags&DoneHire != 0 && q.CraftPlaced == 0 ||
		s.Flags&DoneRecruit != 0 && q.Advisors == 0:
		return broken("CAN", "a bonus action left nothing behind")
	}
	return nil
}
