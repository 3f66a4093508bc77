package coincrown

import "tabard/engines/game"

// The Overseas Market: one visit a turn, either an advance or a collection inside a conquest or an upgrade. A
// harbor belongs to the visit; every collection sends the token back to the base.

// legalCollect appends the ways to collect an item: with 0, 1 or 2 levels of a harbor.
func (s *State) legalCollect(dst []game.Action, p game.Player, i Item) []game.Action {
	if s.Used&UsedOverseas != 0 {
		return dst
	}
	q := &s.Seats[p]
	money := q.Income.Value()
	missing := max(0, int(s.box.Goods[i].Level)-int(q.Overseas))
	for h := 0; h <= min(missing, s.harborLevels(q)); h++ {
		if s.reachesItem(q, i, money, h) {
			dst = append(dst, game.Action{Kind: KindCollect, A: uint16(i), B: uint16(h)})
		}
	}
	return dst
}

// payItem opens the payment for an item, unless the token and the harbor reach it without one.
func (s *State) payItem(p game.Player, i Item, harbor int, out *game.Sink) {
	if price := s.ItemPrice(p, i, harbor); price > 0 {
		s.askPay(PayForItem, uint16(i)<<8|uint16(harbor), price)
		return
	}
	s.collected(p, i, harbor, out)
}

// collected hands over a paid item to the conquest or upgrade below.
func (s *State) collected(p game.Player, i Item, harbor int, out *game.Sink) {
	stood := s.Seats[p].Overseas
	s.Seats[p].Overseas = 0
	s.visit(p, harbor, out)
	out.Add(game.Event{Kind: EvCollected, Who: p, A: uint16(i), N: int16(stood)})
	if s.Asked().Kind == FrameDeploy {
		s.forced(p, out)
		return
	}
	s.Asked().B = uint16(i)
	s.askFill(p, 0, 0, out)
}

// visit spends the turn's visit and, if used, a harbor.
func (s *State) visit(p game.Player, harbor int, out *game.Sink) {
	s.Used |= UsedOverseas
	if harbor > 0 {
		s.Seats[p].Tired[Harbor]++
		out.Add(game.Event{Kind: EvHarborUsed, Who: p, N: int16(harbor)})
	}
}

func (s *State) legalLevels(dst []game.Action, p game.Player) []game.Action {
	q := &s.Seats[p]
	room, money := TopLevel-int(q.Overseas), q.Income.Value()
	for h := 0; h <= min(room, s.harborLevels(q)); h++ {
		for k := 0; k <= min(room-h, money); k++ {
			if h+k > 0 {
				dst = append(dst, game.Action{Kind: KindAdvanceBy, A: uint16(h), B: uint16(k)})
			}
		}
	}
	return dst
}

func (s *State) applyLevels(p game.Player, a game.Action, out *game.Sink) {
	s.Pop()
	harbor, paid := LevelsOf(a)
	if paid > 0 {
		s.askPay(PayForLevels, uint16(harbor)<<8|uint16(paid), paid)
		return
	}
	s.advanced(p, harbor, paid, out)
}

func (s *State) advanced(p game.Player, harbor, paid int, out *game.Sink) {
	s.visit(p, harbor, out)
	q := &s.Seats[p]
	from := q.Overseas
	q.Overseas += uint8(harbor + paid)
	out.Add(game.Event{Kind: EvAdvanced, Who: p, A: uint16(from), B: uint16(q.Overseas)})
}
