package emara

import "tabard/engines/game"

// VictoriaStep is what Victoria, the rival of a game alone, takes at the end of one round.
type VictoriaStep struct {
	Round        uint8
	Stone, Bread int  // citizen points for one stone and one bread delivered
	Rank         Rank // the rank she takes; NoRank once she is a marquess
	RankCP       int  // the points printed on its top card
}

// Sum is what the step brings her in all.
func (v VictoriaStep) Sum() int { return v.Stone + v.Bread + v.RankCP }

// lastRoundEnded says that the last round is over, Victoria's step included: what is left is the scoring.
func (s *State) lastRoundEnded() bool { return s.Depth == 0 || s.Frames[0].Kind == FrameSplit }

// victoriaStep is what she takes if the round ended now. Events and advisors do not change it. She begins with
// the second round.
func (s *State) victoriaStep() (v VictoriaStep, ok bool) {
	if s.N != 1 || s.Round < 2 || s.Round > Rounds {
		return VictoriaStep{}, false
	}
	v = VictoriaStep{Round: s.Round, Stone: s.Shows(MarkStone), Bread: s.Shows(MarkBread)}
	if r := s.Round - 1; r <= Marquess {
		v.Rank = r
		v.RankCP, _ = s.NextRankCP(r)
	}
	return v, true
}

// victoria carries out her step, if there is one in this round.
func (s *State) victoria(out *game.Sink) {
	v, ok := s.victoriaStep()
	if !ok {
		return
	}
	s.citizens(game.Nobody, v.Stone, FromLocation, uint16(ConstructionSite), out)
	s.turn(game.Nobody, MarkStone, out)
	s.citizens(game.Nobody, v.Bread, FromLocation, uint16(ConstructionSite), out)
	s.turn(game.Nobody, MarkBread, out)
	if v.Rank != NoRank {
		s.takeRank(game.Nobody, v.Rank, out)
	}
}

// VictoriaAhead appends the steps that she has still to take, as they come if nobody but her turns a marker or takes a
// rank: none once the last round is over, nor in a game of several seats.
func (s *State) VictoriaAhead(dst []VictoriaStep) []VictoriaStep {
	if s.lastRoundEnded() {
		return dst
	}
	for c := *s; c.Round <= Rounds; c.Round++ {
		if v, ok := c.victoriaStep(); ok {
			dst = append(dst, v)
			c.victoria(nil)
		}
	}
	return dst
}

// victoriaRanks is how many ranks she has taken: from the end of round 2 on one in each round, up to the marquess.
func (s *State) victoriaRanks() int {
	if s.N > 1 {
		return 0
	}
	ends := int(s.Round) - 1
	if s.lastRoundEnded() {
		ends = Rounds
	}
	return min(max(ends-1, 0), int(Marquess))
}
