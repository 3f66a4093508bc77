package emara

import (
	"math/bits"

	"tabard/engines/game"
)

// The course of a round: its event, three laps of turns, and what happens before the next.

// pick draws one of the set bits and returns its number.
func pick[M uint16 | uint32](mask M, r *game.Rand) int {
	m := uint32(mask)
	for range r.Intn(bits.OnesCount32(m)) {
		m &= m - 1
	}
	return bits.TrailingZeros32(m)
}

func (s *State) drawEvent() Event {
	i := pick(s.EventsLeft, &s.EventRand)
	s.EventsLeft &^= 1 << i
	return Event(i + 1)
}

// drawHand moves three cards at random from a seat's deck to its hand. Its other cards keep no order.
func (s *State) drawHand(p game.Player, out *game.Sink) {
	q := &s.Seats[p]
	var drawn uint16
	for range Laps {
		bit := uint16(1) << pick(q.Deck, &s.Hands[p])
		q.Deck &^= bit
		drawn |= bit
	}
	q.Hand |= drawn
	out.Add(game.Event{Kind: EvHand, Who: p, Flags: game.Reveals | game.Secret, A: drawn, N: Laps})
}

// beginRound turns up the next event, gives what it gives, and starts the first turn.
func (s *State) beginRound(out *game.Sink) {
	s.Round++
	s.Lap = 1
	s.Event = s.drawEvent()
	out.Add(game.Event{Kind: EvRound, Who: game.Nobody, Flags: game.Reveals, A: uint16(s.Event), N: int16(s.Round)})
	out.Add(game.Event{Kind: EvStart, Who: s.Start})
	if g, ok := EventGain(s.Event); ok {
		for k := range game.Player(s.N) {
			s.gain((s.Start+k)%game.Player(s.N), g, 1, FromEvent, uint16(s.Event), out)
		}
	}
	s.Push(FramePlayCard, s.Start, 0, 0, 0)
}

func (s *State) endTurn(p game.Player, out *game.Sink) {
	s.Pop()
	s.Card, s.Slot, s.Flags, s.Used = NoCard, 0, 0, 0
	out.Add(game.Event{Kind: EvTurnEnded, Who: p, Flags: game.Reveals})
	next := s.next(p)
	if next == s.Start {
		if s.Lap == Laps {
			s.reward(s.Start, out)
			return
		}
		s.Lap++
	}
	s.Push(FramePlayCard, next, 0, 0, 0)
}

// reward asks seat p and those after it for their trade of the event, if it has trades; who can make none is not asked
//
func (s *State) reward(p game.Player, out *game.Sink) {
	if hasTrades(s.Event) {
		for {
			if s.canTrade(p) {
				s.Push(FrameReward, p, 0, 0, 0)
				return
			}
			out.Add(game.Event{Kind: EvDeclined, Who: p, Flags: game.Reveals, A: uint16(s.Event), B: 1})
			if p = s.next(p); p == s.Start {
				break
			}
		}
	}
	s.endRound(out)
}

func hasTrades(e Event) bool { return e == Famine || e == Alms || e == OldBooks }

func (s *State) canTrade(p game.Player) bool {
	for row := range EventTrades {
		if s.tradeable(p, row) {
			return true
		}
	}
	return false
}

// tradeable says whether the seat may make that trade now.
func (s *State) tradeable(p game.Player, row int) bool {
	t, q := &EventTrades[row], &s.Seats[p]
	have := q.Owned(t.Pay)
	if t.Pay < Resources {
		have += int(q.Coin)
	}
	return t.Event == s.Event && have >= int(s.box.Trades[row].N)
}

func (s *State) legalReward(dst []game.Action, p game.Player) []game.Action {
	dst = append(dst, game.Action{Kind: game.Pass})
	for row := range EventTrades {
		if s.tradeable(p, row) {
			dst = append(dst, game.Action{Kind: KindTrade, A: uint16(row)})
		}
	}
	return dst
}

func (s *State) applyReward(p game.Player, a game.Action, out *game.Sink) {
	if a.Kind == game.Pass {
		s.Pop()
		out.Add(game.Event{Kind: EvDeclined, Who: p, Flags: game.Reveals, A: uint16(s.Event)})
		s.rewarded(p, out)
		return
	}
	t := &EventTrades[a.A]
	if t.Pay < Resources {
		s.ask(p, PayForTrade, a.A, out)
		return
	}
	s.spend(p, t.Pay, int(s.box.Trades[a.A].N), FromEvent, uint16(s.Event), out)
	s.traded(p, a.A, out)
}

// traded gives what a trade gives and closes the question.
func (s *State) traded(p game.Player, row uint16, out *game.Sink) {
	s.Pop()
	t := &s.box.Trades[row]
	out.Add(game.Event{Kind: EvTraded, Who: p, Flags: game.Reveals, A: row})
	s.citizens(p, int(t.CP), FromEvent, uint16(s.Event), out)
	s.receive(p, int(t.BP), FromEvent, uint16(s.Event), out)
	s.rewarded(p, out)
}

func (s *State) rewarded(p game.Player, out *game.Sink) {
	if p = s.next(p); p == s.Start {
		s.endRound(out)
		return
	}
	s.reward(p, out)
}

// endRound closes the round after the rewards: Victoria's step, then final scoring or the next round.
func (s *State) endRound(out *game.Sink) {
	s.victoria(out)
	out.Add(game.Event{Kind: EvRoundEnded, Who: game.Nobody, N: int16(s.Round)})
	if s.Round == Rounds {
		s.split(s.Start, out)
		return
	}
	s.Start = s.next(s.Start)
	for k := range game.Player(s.N) {
		p := (s.Start + k) % game.Player(s.N)
		q := &s.Seats[p]
		for i, c := range q.Slots {
			q.Played |= 1 << (c - 1)
			q.Slots[i] = NoCard
		}
		if s.Round == Rounds/2 {
			q.Played = 0
			if s.Full() {
				q.Hand = AllCards
			} else {
				q.Deck = AllCards
			}
			out.Add(game.Event{Kind: EvNewDeck, Who: p})
		}
		if !s.Full() {
			s.drawHand(p, out)
		}
	}
	s.beginRound(out)
}
