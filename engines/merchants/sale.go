package merchants

import (
	"math/bits"

	"tabard/engines/game"
)

// sell takes a weapon out of the seat's store and sells it.
func (s *State) sell(p game.Player, space int, k Kind, cut int, out *game.Sink) {
	s.Seats[p].Held[k]--
	s.sale(p, space, k, cut, out)
}

// forgeSell forges a weapon and sells it at once; it is paid before it earns.
func (s *State) forgeSell(p game.Player, space int, k Kind, out *game.Sink) {
	s.pay(p, k, false, out)
	s.sale(p, space, k, 0, out)
}

// sale is what every sale of a player brings about: the tile, the gold, the reward tile, the demand, Steve.
func (s *State) sale(p game.Player, space int, k Kind, cut int, out *game.Sink) {
	q, race := &s.Seats[p], s.layout().race[space]
	gold, parts := s.SaleValue(p, space, k, cut) // before the reward tile counts
	s.Spaces[space] = Tile(uint8(p)+1, k)
	q.earn(int16(gold))
	out.Add(game.Event{Kind: EvSold, Who: p, A: uint16(k), B: uint16(space), C: parts, N: int16(gold)})
	if s.Reward[race]>>p&1 == 1 {
		s.Reward[race] &^= 1 << p
		q.Race[race]++
		out.Add(game.Event{Kind: EvReward, Who: p, A: uint16(race)})
	}
	s.demand(p, s.layout().region[space], out)
	if s.N == 2 {
		s.steve(p, RowOf(space), out)
	}
}

// demand moves the tokens of a region outward as long as the battlefield of the open one is full.
func (s *State) demand(p game.Player, r Region, out *game.Sink) {
	for s.Frontier[r] <= Depths && s.full(r, int(s.Frontier[r])) {
		e := game.Event{Kind: EvToken, Who: game.Nobody, A: uint16(r)}
		counts := s.Tokens < SeasonTokens
		if counts {
			s.Tokens++
			e.B, e.N = 1, int16(s.Tokens)
		}
		out.Add(e)
		s.Frontier[r]++
		if s.Frontier[r] <= Depths {
			out.Add(game.Event{Kind: EvUnlocked, Who: game.Nobody, A: uint16(r), N: int16(s.Frontier[r])})
		}
		if counts && s.Tokens == SeasonTokens {
			s.trigger(p, TriggerToken, out)
		}
	}
}

// full says whether both spaces of a battlefield are taken.
func (s *State) full(r Region, depth int) bool {
	for m := s.layout().field[r][depth]; m != 0; m &= m - 1 {
		if s.Spaces[bits.TrailingZeros64(m)] == 0 {
			return false
		}
	}
	return true
}

// trigger begins the season's end: the seat finishes its turn, then each other takes one more.
func (s *State) trigger(p game.Player, why uint16, out *game.Sink) {
	if s.Trigger != game.Nobody {
		return
	}
	s.Trigger, s.TriggeredNow, s.FinalTurns = p, true, s.N-1
	out.Add(game.Event{Kind: EvTriggered, Who: p, A: why})
}

// SteveTarget is the space that Salesman Steve would fill after a sale into that row, or -1.
func (s *State) SteveTarget(row int) int {
	race, best := s.SteveOrder[s.StevePos], -1
	for i := range MaxRows {
		r := (row + i) % MaxRows
		if Board4[r].Race != race {
			continue
		}
		for d := 1; d <= Depths; d++ {
			if space := SpaceOf(r, d); s.Spaces[space] == 0 {
				if best < 0 || d < DepthOf(best) {
					best = space
				}
				break
			}
		}
	}
	return best
}

// steve lets Salesman Steve sell after a sale of the seat into that row.
func (s *State) steve(p game.Player, row int, out *game.Sink) {
	space := s.SteveTarget(row)
	race := s.SteveOrder[s.StevePos]
	s.StevePos = (s.StevePos + 1) % Races
	if space < 0 {
		out.Add(game.Event{Kind: EvSteveNone, Who: game.Nobody, A: uint16(race)})
		return
	}
	k := KindOf(s.Wants(space), Standard)
	s.Spaces[space] = Tile(SteveOwner, k)
	out.Add(game.Event{Kind: EvSteveSold, Who: game.Nobody, A: uint16(space), B: uint16(k)})
	s.demand(p, s.layout().region[space], out)
}
