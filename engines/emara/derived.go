package emara

import (
	"math/bits"

	"tabard/engines/game"
)

// What follows from a position: what rules, screens and bots ask about it. Nothing here changes it, and nothing here
// needs what is hidden.

// Owned is how many of a good the seat has.
func (q *Seat) Owned(g Good) int {
	switch g {
	case Bread:
		return int(q.Bread)
	case Book:
		return int(q.Book)
	case Ring:
		return int(q.Ring)
	case Coin:
		return int(q.Coin)
	}
	return int(q.Res[g])
}

// Resources is how many resources of all kinds the seat has; coins do not count.
func (q *Seat) Resources() int {
	return int(q.Res[Wood]) + int(q.Res[Cloth]) + int(q.Res[Grain]) + int(q.Res[Stone])
}

// Has says whether the seat has recruited the advisor.
func (q *Seat) Has(a Advisor) bool { return q.Advisors>>(a-1)&1 == 1 }

// Filled is how many of the seat's slots hold a card: turns begun this round.
func (q *Seat) Filled() int {
	n := 0
	for _, c := range q.Slots {
		if c != NoCard {
			n++
		}
	}
	return n
}

// Leftover is what a seat's goods would be worth at the end, in points to share out: counted in halves, a half lost.
func (b *Box) Leftover(q *Seat) int { return b.halves(q) / 2 }

// halves is the same in halves of a point.
func (b *Box) halves(q *Seat) int {
	n := int(b.TokenPoints2) * bits.OnesCount16(q.Favors)
	for g, each := range &b.EndPoints2 {
		n += int(each) * q.Owned(Good(g))
	}
	return n
}

// BestSplit is the number of left-over points that should become citizens so that the lower total is as high as can be,
// and of those splits the one with the higher second total; the odd point goes to the buildings.
func BestSplit(cp, bp, n int) int {
	x := (bp - cp + n) / 2
	if bp-cp+n < 0 {
		x = 0
	}
	return min(max(x, 0), n)
}

// Forecast is the final score of a seat if the game ended now, the left-over goods shared out in the best way: the lower
// total, and the higher one.
func (s *State) Forecast(p game.Player) (final, second int) {
	q := &s.Seats[p]
	cp, bp := int(q.CP), int(q.BP)
	if s.SplitDone>>p&1 == 0 {
		n := s.box.Leftover(q)
		x := BestSplit(cp, bp, n)
		cp, bp = cp+x, bp+n-x
	}
	return min(cp, bp), max(cp, bp)
}

// TurnsLeft is how many turns of the seat are still to be begun.
func (s *State) TurnsLeft(p game.Player) int {
	if s.Round == 0 {
		return Rounds * Laps
	}
	return (Rounds-int(s.Round)+1)*Laps - s.Seats[p].Filled()
}

// LastTurn says that the mover's last turn has begun, or is to begin now: all of its cards lie, or all but the one that is asked for.
func (s *State) LastTurn() bool {
	p := s.Turn()
	if p == game.Nobody || int(s.Round) != Rounds {
		return false
	}
	left := s.TurnsLeft(p)
	return left == 0 || left == 1 && s.Prompt().Kind == FramePlayCard
}

// Sum is game.Sum of the position.
func (s *State) Sum() uint64 { return game.Sum(*s) }

// HandSize is how many cards a seat holds, which everybody can count.
func (s *State) HandSize(p game.Player) int {
	q := &s.Seats[p]
	if s.Opt&OptFullSelection != 0 {
		return bits.OnesCount16(q.Hand)
	}
	return Laps - q.Filled()
}

// Full says that hands are open: the full selection.
func (s *State) Full() bool { return s.Opt&OptFullSelection != 0 }

// At is where the councilor of a circuit stands.
func (s *State) At(p game.Player, circuit int) Location {
	return s.Circuits[circuit][s.Seats[p].Councilor[circuit]]
}

// Present says whether one of the seat's councilors stands on the location.
func (s *State) Present(p game.Player, l Location) bool { return s.At(p, 0) == l || s.At(p, 1) == l }

// Reaches is where a councilor comes to in so many steps.
func (s *State) Reaches(p game.Player, circuit, steps int) Location {
	return s.Circuits[circuit][(int(s.Seats[p].Councilor[circuit])+steps)%4]
}

// Place is where a location lies: its circuit and the place on it.
func (s *State) Place(l Location) (circuit, place int) {
	for c := range s.Circuits {
		for i, at := range s.Circuits[c] {
			if at == l {
				return c, i
			}
		}
	}
	return 0, 0
}

// Crafts is how many craftsmen of a seat work on a countryside location.
func (s *State) Crafts(p game.Player, l Location) int {
	n := 0
	if l < Town {
		for _, o := range s.Huts[l] {
			if o == p {
				n++
			}
		}
	}
	return n
}

// priceTrack is the side of the price markers in this game.
func (s *State) priceTrack() *Track { return &s.box.price[priceSide[s.N]] }

// TrackOf is the track of a marker (see Markers) and the step on which it stands; a step past the end means that the
// marker is gone.
func (s *State) TrackOf(marker uint16) (t *Track, step uint8) {
	switch {
	case marker == MarkStone:
		return &s.box.stone[siteSide[s.N]], s.StoneMark
	case marker == MarkBread:
		return &s.box.bread[siteSide[s.N]], s.BreadMark
	case marker >= MarkGift:
		return s.priceTrack(), s.Gift[marker-MarkGift]
	}
	return s.priceTrack(), s.Donation[marker]
}

// Shows is the number that holds for a marker now.
func (s *State) Shows(marker uint16) int {
	t, step := s.TrackOf(marker)
	return t.At(step)
}

// DonationPrice is how many of the resource a donation of it costs; GiftPrice the same for a gift.
func (s *State) DonationPrice(r Good) int { return s.Shows(MarkDonation + uint16(r)) }

// GiftPrice is how many of the resource a gift of it costs.
func (s *State) GiftPrice(r Good) int { return s.Shows(MarkGift + uint16(r)) }

// NextRankCP is the printed points of the top card of a rank, and whether one is left.
func (s *State) NextRankCP(r Rank) (int, bool) {
	if r < Baron || r > Duke || s.NobleTaken[r-1] >= 4 {
		return 0, false
	}
	return int(s.box.Ranks[r].CP[s.NobleTaken[r-1]]), true
}

// Receipt is how many building points a seat gets for one receipt of that base now, and what changed it:
// 1 Toolmaker, 2 early winter, 4 long summer. It is never less than nothing, whatever an early winter of another box takes.
func (s *State) Receipt(p game.Player, base int) (n int, why uint16) {
	n = base
	if s.Seats[p].Has(Toolmaker) {
		n, why = n+int(s.box.Advisors[Toolmaker].Ability), why|1
	}
	switch s.Event {
	case EarlyWinter:
		n, why = max(n-int(s.box.Events[EarlyWinter].Effect), 0), why|2
	case LongSummer:
		n, why = n+int(s.box.Events[LongSummer].Effect), why|4
	}
	return n, why
}
