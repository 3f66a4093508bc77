package merchants

import (
	"math/bits"

	"tabard/engines/game"
)

// Score is what a seat would add to its gold if the year ended now, without another war.
type Score struct{ Unsold, Prize, Cards, Tie int }

// ScoreOf is what the year's end brings, or has brought, a seat.
func (s *State) ScoreOf(p game.Player) Score {
	q := &s.Seats[p]
	if s.Over {
		return Score{int(q.Unsold), int(q.Prize), int(q.Cards), int(q.Tie)}
	}
	var x Score
	for k, n := range q.Held {
		x.Unsold += int(n) * s.box.EndValue[QualityOf(Kind(k))]
	}
	x.Prize = s.prize(p)
	for card := uint8(1); card <= Kingdoms; card++ {
		x.Cards += s.EndCard(p, card)
	}
	n := s.OnBoard(p)
	x.Tie = n[Standard]*s.box.TieValue[Standard] + n[Vorpal]*s.box.TieValue[Vorpal]
	return x
}

// prize is the seat's share of the prizes for defeated weapons: who is level shares what they cover, rounded down;
// nothing for an empty pile.
func (s *State) prize(p game.Player) int {
	own := s.Seats[p].DefeatedTotal(s.Box())
	if own == 0 {
		return 0
	}
	above, level := 0, 0
	for o := range s.N {
		switch t := s.Seats[o].DefeatedTotal(s.Box()); {
		case t > own:
			above++
		case t == own:
			level++
		}
	}
	sum := 0
	for place := above; place < min(above+level, 2); place++ {
		sum += s.box.Prizes[s.N][place]
	}
	return sum / level
}

// EndCard is what an End card in front of the seat pays at the year's end; 0 for any other.
func (s *State) EndCard(p game.Player, card uint8) int {
	q := &s.Seats[p]
	if !q.Owns(card) {
		return 0
	}
	n := 0
	switch card {
	case TrophyHall:
		return min(EndCardMax, q.DefeatedTotal(s.Box()))
	case MerchantGuild:
		n = bits.OnesCount8(q.Regions)
		for _, tiles := range q.Race {
			n += int(tiles)
		}
		return min(EndCardMax, n)
	case CrownBond:
		return 2 * int(q.Bond)
	case MastersMark:
		for _, l := range q.Level {
			if l >= 5 {
				n += 4
			}
		}
		return min(EndCardMax, n)
	case Veterans:
		tiles := s.OnBoard(p)
		return min(EndCardMax, 2*(tiles[Standard]+tiles[Vorpal]))
	case JackOfAllTrades:
		for _, l := range q.Level {
			if l >= 2 {
				n += 3
			}
		}
	}
	return n
}

// endYear pays what the year's end brings and ends the game.
func (s *State) endYear(out *game.Sink) {
	var all [MaxSeats]Score
	for p := range game.Player(s.N) {
		all[p] = s.ScoreOf(p)
	}
	for p := range game.Player(s.N) {
		q, x := &s.Seats[p], all[p]
		x.Unsold = min(x.Unsold, maxGold-x.Prize-x.Cards)
		q.Unsold, q.Prize, q.Cards, q.Tie = int16(x.Unsold), int16(x.Prize), int16(x.Cards), int16(x.Tie)
		q.earn(q.Unsold + q.Prize + q.Cards)
		if x.Unsold > 0 {
			out.Add(game.Event{Kind: EvUnsold, Who: p, N: q.Unsold})
		}
		if x.Prize > 0 {
			out.Add(game.Event{Kind: EvPrize, Who: p, A: uint16(q.DefeatedTotal(s.Box())), N: q.Prize})
		}
		for card := uint8(1); card <= Kingdoms; card++ {
			if n := s.EndCard(p, card); n > 0 {
				out.Add(game.Event{Kind: EvEndCard, Who: p, A: uint16(card), N: int16(n)})
			}
		}
	}
	s.Over, s.Stack6 = true, game.Stack6{}
	out.Add(game.Event{Kind: EvOver, Who: game.Nobody})
}

// Standing ranks the seats as if the year ended now, without another war. The value of weapons on the board decides who
// is first among those with the most gold; lower places with equal gold are shared.
func (s *State) Standing(dst []game.Rank) []game.Rank {
	first, most := len(dst), int32(0)
	for p := range game.Player(s.N) {
		x, gold := s.ScoreOf(p), int(s.Seats[p].Gold)
		if s.Over {
			gold -= x.Unsold + x.Prize + x.Cards
		}
		r := game.Rank{Who: p}
		r.Parts[0], r.Parts[1], r.Parts[2], r.Parts[3] = int16(gold), int16(x.Unsold), int16(x.Prize), int16(x.Cards)
		r.Keys[0], r.Keys[1] = int32(gold+x.Unsold+x.Prize+x.Cards), int32(x.Tie)
		most = max(most, r.Keys[0])
		dst = append(dst, r)
	}
	for i := range dst[first:] {
		if r := &dst[first+i]; r.Keys[0] < most {
			r.Keys[1] = 0
		}
	}
	game.Place(dst[first:])
	return dst
}
