package merchants

import (
	"math/bits"

	"tabard/engines/game"
)

// Legal appends the legal actions in ascending order.
func (s *State) Legal(dst []game.Action) []game.Action {
	if s.Depth == 0 {
		return dst
	}
	f := s.Frames[s.Depth-1]
	q := &s.Seats[f.Who]
	first := len(dst)
	switch f.Kind {
	case FrameAction:
		dst = s.listLearn(dst, q)
		dst = s.listForge(dst, q, false)
		dst = s.listSell(dst, q)
		for i, id := range s.KingdomOpen {
			if id != 0 && s.whyNotKingdom(f.Who, i).ID == 0 {
				dst = append(dst, TakeKingdom(i))
			}
		}
		dst = s.listForgeSell(dst, q, int(q.Gold), s.ready(f.Who))
		if len(dst) == first {
			dst = append(dst, Pass())
		}
	case FrameForge:
		if f.A == 0 || f.N < MaxForge {
			dst = append(dst, Done())
		}
		dst = s.listForge(dst, q, f.A == 1)
	case FrameSecond:
		dst = s.listLearn(append(dst, Done()), q)
	case FrameDrive:
		if f.A == 2 {
			dst = append(dst, Done())
		}
		dst = s.listLearn(dst, q)
		dst = s.listForge(dst, q, false)
		dst = s.listSell(dst, q)
	case FrameSellByCard:
		if f.B == 2 {
			dst = append(dst, Done())
		}
		dst = s.listSellCard(dst, q, uint8(f.A))
	case FrameRush:
		dst = s.listForgeSell(dst, q, int(q.Gold), 1<<Weapons-1)
	case FrameRegion:
		for m := s.RegionFree; m != 0; m &= m - 1 {
			dst = append(dst, TakeRegion(uint8(bits.TrailingZeros8(m))))
		}
	case FrameRace:
		for r := range Race(Races) {
			if s.Reward[r]>>f.Who&1 == 1 {
				dst = append(dst, TakeRace(r))
			}
		}
	case FrameFree:
		for i, id := range s.CraftOpen {
			if id != 0 {
				dst = append(dst, TakeFree(i))
			}
		}
	case FrameOld:
		for m := s.CraftGone; m != 0; m &= m - 1 {
			dst = append(dst, TakeOld(bits.TrailingZeros64(m)+1))
		}
	case FrameBond:
		for n := range min(BondMax, int(q.Gold)) + 1 {
			dst = append(dst, Bond(n))
		}
	case FrameTurnDone:
		dst = append(dst, EndTurn())
	}
	return dst
}

func (s *State) listLearn(dst []game.Action, q *Seat) []game.Action {
	b := s.Box()
	for i, id := range s.CraftOpen {
		if id != 0 && q.LearnCost(b, id) <= int(q.Gold) {
			dst = append(dst, Learn(i))
		}
	}
	return dst
}

// listForge lists single weapons; several are forged one after the other, in any order.
func (s *State) listForge(dst []game.Action, q *Seat, night bool) []game.Action {
	b := s.Box()
	for k := range Kind(Kinds) {
		if q.CanForge(b, k) && q.ForgeCost(b, k, night) <= int(q.Gold) {
			dst = append(dst, Forge(k))
		}
	}
	return dst
}

func (s *State) listSell(dst []game.Action, q *Seat) []game.Action {
	return s.listSellCard(dst, q, NoKingdom)
}

// listSellCard lists the sales that a kingdom card allows (NoKingdom: the Sell action): into a space of another weapon
// for Bait and Switch, into a locked one for Smuggler's Road.
func (s *State) listSellCard(dst []game.Action, q *Seat, card uint8) []game.Action {
	held := q.heldMask()
	if held == 0 {
		return dst
	}
	l := s.layout()
	for m := s.sellable(card, held); m != 0; m &= m - 1 {
		space := bits.TrailingZeros64(m)
		first, last := KindOf(l.wants[space], Standard), KindOf(l.wants[space], Vorpal)
		if card == BaitAndSwitch {
			first, last = 0, Kinds-1
		}
		for k := first; k <= last; k++ {
			if q.Held[k] > 0 && (card != BaitAndSwitch || WeaponOf(k) != l.wants[space]) {
				dst = append(dst, Sell(space, k))
			}
		}
	}
	return dst
}

// ready is the mask of weapons for which the seat may use its craft bonus card.
func (s *State) ready(p game.Player) (mask uint8) {
	for w := range Weapon(Weapons) {
		if s.BonusHolder[w] == p && s.BonusReady>>w&1 == 1 {
			mask |= 1 << w
		}
	}
	return mask
}

// listForgeSell lists what can be forged with that gold and sold at once, of the weapons in the mask.
func (s *State) listForgeSell(dst []game.Action, q *Seat, gold int, weapons uint8) []game.Action {
	if weapons == 0 {
		return dst
	}
	l, b := s.layout(), s.Box()
	for m := s.open() & l.asking(weapons); m != 0; m &= m - 1 {
		space := bits.TrailingZeros64(m)
		w := l.wants[space]
		for k := KindOf(w, Standard); k <= KindOf(w, Vorpal); k++ {
			if q.CanForge(b, k) && q.ForgeCost(b, k, false) <= gold {
				dst = append(dst, ForgeSell(space, k))
			}
		}
	}
	return dst
}
