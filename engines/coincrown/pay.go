package coincrown

import "tabard/engines/game"

// Paying. A price is a value in bronze, a payment a multiset of income coins of which none could be left out
// in any denominations. There is never change.

// MaxPayments is how many payments a price can have at most with the prices and coins of this game.
const MaxPayments = 64

// PaymentOptions appends every legal payment of a price from those coins, each once, in the order of Legal.
func PaymentOptions(dst []Coins, have Coins, price int) []Coins {
	var buf [MaxPayments]game.Action
	for _, a := range payments(buf[:0], have, price) {
		dst = append(dst, Paid(a))
	}
	return dst
}

func payments(dst []game.Action, have Coins, price int) []game.Action {
	for g := 0; g <= int(have[Gold]); g++ {
		for s := 0; s <= int(have[Silver]); s++ {
			rest := price - 9*g - 3*s
			b := max(0, rest)
			if b > int(have[Bronze]) {
				continue
			}
			// With bronze the sum is exact. Without, the cheapest coin must be missed.
			if rest > 0 || s > 0 && rest > -3 || s == 0 && g > 0 && rest > -9 {
				dst = append(dst, game.Action{Kind: KindPay, A: uint16(g), B: uint16(s), C: uint16(b)})
				if rest <= 0 {
					break // more silver is superfluous
				}
			}
		}
		if price <= 9*g {
			break // more gold is superfluous
		}
	}
	return dst
}

// Suggest names the action to offer first: in a payment the one that loses least, then the one that spends most coins;
// bonus coins are taken.
func (s *State) Suggest() game.Action {
	f := s.Prompt()
	switch f.Kind {
	case FrameBonus:
		return TakeBonus(true)
	case FramePay:
		var buf [MaxPayments]game.Action
		var best game.Action
		lost, coins := 0, 0
		for _, a := range payments(buf[:0], s.Seats[f.Who].Income, int(f.N)) {
			c := Paid(a)
			over := c.Value() - int(f.N)
			if best.Kind == 0 || over < lost || over == lost && c.Count() > coins {
				best, lost, coins = a, over, c.Count()
			}
		}
		return best
	}
	return game.Action{}
}

// askPay opens a payment.
func (s *State) askPay(purpose, target uint16, price int) {
	s.Follow(FramePay, purpose, target, price)
}

// applyPay moves the coins and goes on with what they were for.
func (s *State) applyPay(p game.Player, a game.Action, out *game.Sink) {
	f := s.Pop()
	paid := Paid(a)
	s.Seats[p].Income.sub(paid)
	e := game.Event{Kind: EvPaid, Who: p, A: uint16(paid[Bronze]), B: uint16(paid[Silver]), C: uint16(paid[Gold])}
	if f.A == PayForItem || f.A == PayForLevels {
		s.Supply.add(paid) // whatever the coin
		e.N = 1
	} else {
		s.Seats[p].Discard.add(paid)
	}
	out.Add(e)
	switch f.A {
	case PayForRow:
		s.paidRow(p, f, out)
	case PayForPeeked:
		s.takeDeck(p, Tier(f.B), SourcePeeked, out)
	case PayForBlind:
		s.takeDeck(p, Tier(f.B), SourceBlind, out)
	case PayForDiplomacy:
		s.conquer(p, Level(f.B), 0, out)
	case PayForItem:
		item, harbor := PayItem(f)
		s.collected(p, item, harbor, out)
	case PayForLevels:
		harbor, levels := PayLevels(f)
		s.advanced(p, harbor, levels, out)
	}
}
