package emara

import "tabard/engines/game"

// VictoriaSecond is the second key of Victoria, above every total that a seat can have, since a tie is hers. It
// is no number to be shown: she has one total only.
const VictoriaSecond = 9999

// Standing ranks the seats as if the game ended now: by the lower total, then the higher, then the noble
// rank, then the points printed on its card. Left-over goods are shared out in the best way until a seat
// has done it. In solo games Victoria has a row, whose Who is game.Nobody.
func (s *State) Standing(dst []game.Rank) []game.Rank {
	first := len(dst)
	for p := range game.Player(s.N) {
		q := &s.Seats[p]
		r := game.Rank{Who: p}
		final, second := s.Forecast(p)
		r.Keys[0], r.Keys[1], r.Keys[2], r.Keys[3] = int32(final), int32(second), int32(q.Rank), int32(q.RankCardCP)
		r.Parts[0], r.Parts[1] = q.CP, q.BP
		if s.SplitDone>>p&1 == 0 {
			r.Parts[2] = int16(s.box.Leftover(q))
		}
		dst = append(dst, r)
	}
	if s.N == 1 {
		r := game.Rank{Who: game.Nobody}
		r.Keys[0], r.Keys[1] = int32(s.VictoriaCP), VictoriaSecond
		r.Parts[0] = s.VictoriaCP
		dst = append(dst, r)
	}
	game.Place(dst[first:])
	return dst
}

// split asks seat p and those after it how their left-over points are shared out; who has none is not
// asked.
func (s *State) split(p game.Player, out *game.Sink) {
	for {
		if n := s.box.Leftover(&s.Seats[p]); n > 0 {
			s.Push(FrameSplit, p, 0, 0, n)
			return
		}
		s.SplitDone |= 1 << p
		out.Add(game.Event{Kind: EvSplit, Who: p, Flags: game.Reveals})
		if p = s.next(p); p == s.Start {
			break
		}
	}
	out.Add(game.Event{Kind: EvOver, Who: game.Nobody})
}

// applySplit adds the points as chosen; they are no receipt.
func (s *State) applySplit(p game.Player, a game.Action, out *game.Sink) {
	f := s.Pop()
	q, x := &s.Seats[p], int16(a.A)
	score(&q.CP, int(x))
	score(&q.BP, int(f.N-x))
	s.SplitDone |= 1 << p
	out.Add(game.Event{Kind: EvSplit, Who: p, Flags: game.Reveals, A: a.A, B: uint16(f.N - x)})
	if p = s.next(p); p != s.Start {
		s.split(p, out)
		return
	}
	out.Add(game.Event{Kind: EvOver, Who: game.Nobody})
}
