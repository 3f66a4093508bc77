package coincrown

import "tabard/engines/game"

// Apply carries out a legal action. What it does with any other is not defined; game.Play checks.
func (s *State) Apply(a game.Action, out *game.Sink) {
	if s.Depth == 0 {
		panic("coincrown: an action after the end")
	}
	f := s.Asked()
	p := f.Who
	switch f.Kind {
	case FrameTurn:
		s.applyTurn(p, a, out)
	case FramePay:
		s.applyPay(p, a, out)
	case FrameBonus:
		s.applyBonus(p, a, out)
	case FrameDeploy:
		s.applyDeploy(p, a, out)
	case FrameItem:
		s.applyItem(p, a, out)
	case FrameFill:
		s.applyFill(p, a, out)
	case FrameWilds:
		s.applyWilds(p, a, out)
	case FrameOffer:
		s.applyOffer(p, a, out)
	case FrameLevels:
		s.applyLevels(p, a, out)
	default:
		panic("coincrown: unknown question")
	}
}

func (s *State) applyTurn(p game.Player, a game.Action, out *game.Sink) {
	switch a.Kind {
	case game.Pass:
		s.Seats[p].Passed = true
		out.Add(game.Event{Kind: EvPassed, Who: p, Flags: game.Reveals})
		s.nextTurn(p, out)
	case game.EndTurn:
		out.Add(game.Event{Kind: EvTurnEnded, Who: p, Flags: game.Reveals})
		s.nextTurn(p, out)
	case KindBuyRow:
		t, slot := Slot(a)
		s.askPay(PayForRow, uint16(t)<<8|uint16(slot), int(s.box.value[s.Row[t][slot].Def-1]))
	case KindBuyPeeked:
		s.askPay(PayForPeeked, a.A, int(s.box.value[s.Top[a.A]-1]))
	case KindDrawBlind:
		s.askPay(PayForBlind, a.A, int(s.box.BlindPrice[a.A]))
	case KindDiplomacy:
		s.askPay(PayForDiplomacy, a.A, int(s.box.DiplomacyPrice[a.A]))
	case KindForce:
		s.Follow(FrameDeploy, a.A<<8, 0, 0)
	case KindUpgrade:
		s.beginUpgrade(p, LandOf(a), out)
	case KindReserve:
		s.reserve(p, DenomOf(a), out)
	case KindMint:
		s.mint(p, SwapOf(a), out)
	case KindChurch:
		s.askOffer(p, 0, 0)
	case KindAdvance:
		s.Follow(FrameLevels, 0, 0, 0)
	case KindBarracks:
		s.recommission(p, Class(a.A), out)
	case KindMill:
		s.mill(p, KindOf(a), out)
	case KindTollStation:
		s.toll(p, out)
	case KindWatchtower:
		s.look(p, out)
	case KindFortress:
		s.fortify(p, out)
	default:
		panic("coincrown: not an action of a turn")
	}
}

// reserve puts a coin on the purse: it is in no pile until next year's income.
func (s *State) reserve(p game.Player, d Denom, out *game.Sink) {
	q := &s.Seats[p]
	q.Income[d]--
	q.Reserved, q.ReservedThisYear = d+1, true
	out.Add(game.Event{Kind: EvReserved, Who: p, A: uint16(d)})
}

func (s *State) mint(p game.Player, x Swap, out *game.Sink) {
	swap, q := &s.box.swaps[x], &s.Seats[p]
	q.Income.sub(swap.give)
	s.Supply.add(swap.give)
	s.Supply.sub(swap.take)
	q.Income.add(swap.take)
	s.Used |= UsedMint
	out.Add(game.Event{Kind: EvMinted, Who: p, A: uint16(x)})
}

// askOffer asks for the next kind of coin from d on of which the seat has any.
func (s *State) askOffer(p game.Player, d, offered int) {
	for ; d < Denoms; d++ {
		if s.Seats[p].Income[d] > 0 {
			s.Follow(FrameOffer, uint16(d), 0, offered)
			return
		}
	}
	s.Used |= UsedChurch
}

func (s *State) applyOffer(p game.Player, a game.Action, out *game.Sink) {
	f, q := s.Pop(), &s.Seats[p]
	d, n := Offered(a)
	if n > 0 {
		var c Coins
		c[d] = uint8(n)
		q.Income.sub(c)
		q.Church.add(c)
		out.Add(game.Event{Kind: EvOffered, Who: p, A: uint16(c[Bronze]), B: uint16(c[Silver]), C: uint16(c[Gold])})
	}
	s.askOffer(p, int(d)+1, int(f.N)+n)
}
