package emara

import "tabard/engines/game"

// Apply carries out a legal action. What it does with any other is not defined; game.Play checks.
func (s *State) Apply(a game.Action, out *game.Sink) {
	if s.Depth == 0 {
		panic("emara: an action after the end")
	}
	p := s.Asked().Who
	switch s.Asked().Kind {
	case FramePlayCard:
		s.playCard(p, a, out)
	case FrameTurn:
		s.applyTurn(p, a, out)
	case FrameVisit:
		s.applyVisit(p, a, out)
	case FramePay:
		s.applyPay(p, a, out)
	case FramePayKind:
		s.applyPayKind(p, a, out)
	case FrameKeep:
		s.Pop()
		s.keepToken(p, 1<<a.A, out)
		s.closeVisit(out)
	case FrameReward:
		s.applyReward(p, a, out)
	case FrameSplit:
		s.applySplit(p, a, out)
	case FrameRelocate:
		s.applyRelocate(p, a, out)
	case FrameStartResource:
		s.applyStartRes(p, a, out)
	default:
		panic("emara: unknown question")
	}
}

// playCard begins a turn.
func (s *State) playCard(p game.Player, a game.Action, out *game.Sink) {
	q := &s.Seats[p]
	q.Hand &^= 1 << (a.A - 1)
	q.Slots[a.B] = byte(a.A)
	s.Card, s.Slot = uint8(a.A), uint8(a.B)
	out.Add(game.Event{Kind: EvPlayed, Who: p, A: a.A, B: a.B})
	s.Asked().Kind = FrameTurn
}

// applyTurn does one thing of the menu; each is finished before the next begins.
func (s *State) applyTurn(p game.Player, a game.Action, out *game.Sink) {
	s.Flags &^= LastChamberlain
	switch a.Kind {
	case game.EndTurn:
		s.endTurn(p, out)
	case KindCardGain:
		g, _ := CardGood(s.Card)
		s.Flags |= DoneCard
		s.gain(p, g, 1, FromCard, uint16(s.Card), out)
	case KindCardExchange:
		s.ask(p, PayForExchange, a.A, out)
	case KindCardStep:
		s.Flags |= DoneCard
		s.move(p, int(a.A), 1, 1, out)
	case KindCardHire:
		s.ask(p, PayForCardHire, a.A<<8|a.B, out)
	case KindCardRecruit:
		s.ask(p, PayForCardRecruit, a.A<<8|a.B, out)
	case KindCardTown:
		s.Flags |= DoneCard
		s.visit(p, Location(a.A), 1, out)
	case KindMove:
		s.Flags |= DoneMove
		s.move(p, int(a.A), int(s.Slot)+1, 0, out)
	case KindRankUp:
		s.rankUp(p, out)
	case KindHire:
		s.ask(p, PayForHire, a.A<<8|a.B, out)
	case KindRecruit:
		s.ask(p, PayForRecruit, a.A<<8|a.B, out)
	case KindAdvisor:
		s.use(p, Advisor(a.A), int(a.B), out)
	case KindChamberlain:
		s.swap(p, a.A, int(a.B), out)
	default:
		panic("emara: not an action of a turn")
	}
}

// move takes a councilor exactly so many steps and opens the visit there at once.
func (s *State) move(p game.Player, circuit, steps int, byCard uint16, out *game.Sink) {
	at := &s.Seats[p].Councilor[circuit]
	*at = (*at + byte(steps)) % 4
	l := s.At(p, circuit)
	out.Add(game.Event{Kind: EvMoved, Who: p, A: uint16(circuit), B: uint16(l), C: byCard, N: int16(steps)})
	s.visit(p, l, 0, out)
}

// exchanged gives the coins of the exchange card: one for one resource, two for three.
func (s *State) exchanged(p game.Player, resources int, out *game.Sink) {
	s.Flags |= DoneCard
	s.gain(p, Coin, (resources+1)/2, FromCard, uint16(CardExchange), out)
}
