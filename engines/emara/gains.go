package emara

import (
	"math/bits"

	"tabard/engines/game"
)

// What is had, got and handed in, each with its event.

// good is where the seat keeps a good.
func (q *Seat) good(g Good) *byte {
	switch g {
	case Bread:
		return &q.Bread
	case Book:
		return &q.Book
	case Ring:
		return &q.Ring
	case Coin:
		return &q.Coin
	}
	return &q.Res[g]
}

// gain gives a seat n of a good. The supply never ends; only in a position that somebody has made up does a seat have so many
// that there is no number for more.
func (s *State) gain(p game.Player, g Good, n int, from Source, detail uint16, out *game.Sink) {
	if n = min(n, mostOfGood-s.Seats[p].Owned(g)); n <= 0 {
		return
	}
	*s.Seats[p].good(g) += byte(n)
	out.Add(game.Event{Kind: EvGot, Who: p, A: uint16(g), B: from, C: detail, N: int16(n)})
}

// spend takes n of a good that is no resource.
func (s *State) spend(p game.Player, g Good, n int, for_ Source, detail uint16, out *game.Sink) {
	if n == 0 {
		return
	}
	have := s.Seats[p].good(g)
	if n > int(*have) {
		panic("emara: goods are handed in that are not there")
	}
	*have -= byte(n)
	out.Add(game.Event{Kind: EvSpent, Who: p, A: uint16(g), B: for_, C: detail, N: int16(n)})
}

// score adds points, of which nobody has more than Check allows: play from a position that can be saved leads to none that cannot.
func score(points *int16, n int) { *points = int16(min(int(*points)+n, mostPoints)) }

// citizens gives citizen points to a seat, or to Victoria if that is Nobody.
func (s *State) citizens(p game.Player, n int, from Source, detail uint16, out *game.Sink) {
	if n == 0 {
		return
	}
	if p == game.Nobody {
		score(&s.VictoriaCP, n)
	} else {
		score(&s.Seats[p].CP, n)
	}
	out.Add(game.Event{Kind: EvCitizens, Who: p, A: from, B: detail, N: int16(n)})
}

// receive is the one way for building points during the game: one receipt. A base of 0 is no
// receipt.
func (s *State) receive(p game.Player, base int, from Source, detail uint16, out *game.Sink) {
	if base == 0 {
		return
	}
	n, why := s.Receipt(p, base)
	score(&s.Seats[p].BP, n)
	out.Add(game.Event{Kind: EvBuildings, Who: p, A: from, B: detail, C: uint16(base)<<4 | why, N: int16(n)})
}

// turn turns a marker after its number has counted; past its last number it leaves the board.
func (s *State) turn(p game.Player, marker uint16, out *game.Sink) {
	t, step := s.TrackOf(marker)
	if step >= t.Len {
		return
	}
	step++
	switch {
	case marker == MarkStone:
		s.StoneMark = step
	case marker == MarkBread:
		s.BreadMark = step
	case marker >= MarkGift:
		s.Gift[marker-MarkGift] = step
	default:
		s.Donation[marker] = step
	}
	e := game.Event{Kind: EvMarker, Who: p, A: marker, N: int16(t.At(step))}
	if step == t.Len {
		e.B = 1
	}
	out.Add(e)
}

// drawTokens draws up to three favor tokens after a donation and lets the seat keep one. Tokens are certain to
// everybody when a draw takes the last of its source.
func (s *State) drawTokens(p game.Player, out *game.Sink) {
	var source uint16 // drawn from the stack that lies there now
	n := 0
	for ; n < 3; n++ {
		if s.FavorStack == 0 {
			if s.reshuffle(out); s.FavorStack == 0 {
				break
			}
			source = 0
		}
		bit := uint16(1) << pick(s.FavorStack, &s.FavorRand)
		s.FavorStack &^= bit
		s.Drawn |= bit
		if source |= bit; s.FavorStack == 0 {
			s.Certain |= source
		}
	}
	if n == 0 {
		return
	}
	out.Add(game.Event{Kind: EvDrew, Who: p, Flags: game.Reveals | game.Secret, A: s.Drawn, N: int16(n)})
	if n == 1 {
		s.keepToken(p, s.Drawn, out)
		return
	}
	s.Push(FrameKeep, p, 0, 0, n)
}

// keepToken gives a drawn token to the seat and puts the others on the discard pile.
func (s *State) keepToken(p game.Player, bit uint16, out *game.Sink) {
	s.Seats[p].Favors |= bit
	out.Add(game.Event{Kind: EvKept, Who: p, A: uint16(bits.TrailingZeros16(bit))})
	rejected := s.Drawn &^ bit
	s.Drawn, s.Certain = 0, 0
	if rejected == 0 {
		return
	}
	s.FavorDiscard |= rejected
	out.Add(game.Event{Kind: EvDiscarded, Who: p, A: rejected, N: int16(bits.OnesCount16(rejected))})
	if s.FavorStack == 0 {
		s.reshuffle(out)
	}
}

// reshuffle makes the discarded tokens the stack, which is empty. It has no order, so that no number is drawn.
func (s *State) reshuffle(out *game.Sink) {
	if s.FavorDiscard == 0 {
		return
	}
	out.Add(game.Event{Kind: EvReshuffled, Who: game.Nobody, N: int16(bits.OnesCount16(s.FavorDiscard))})
	s.FavorStack, s.FavorDiscard = s.FavorDiscard, 0
}

// redeem hands in a token and gives its reward.
func (s *State) redeem(p game.Player, token uint16, out *game.Sink) {
	t := &s.box.Tokens[token]
	s.Seats[p].Favors &^= 1 << token
	out.Add(game.Event{Kind: EvRedeemed, Who: p, A: token, B: uint16(t.At)})
	s.citizens(p, int(t.CP), FromFavor, token, out)
	s.receive(p, int(t.BP), FromFavor, token, out)
	for i, n := range t.Gain {
		s.gain(p, Book+Good(i), int(n), FromFavor, token, out)
	}
	s.FavorDiscard |= 1 << token
	if s.FavorStack == 0 {
		s.reshuffle(out)
	}
}
