package merchants

import "tabard/engines/game"

// endTurn ends the turn of a seat: the next one begins, or the season ends.
func (s *State) endTurn(p game.Player, out *game.Sink) {
	out.Add(game.Event{Kind: EvTurnEnded, Who: p})
	if s.Trigger == game.Nobody && s.tokensGone() {
		s.trigger(p, TriggerEmpty, out)
	}
	next := (p + 1) % game.Player(s.N)
	switch {
	case s.TriggeredNow:
		s.TriggeredNow = false
	case s.Trigger != game.Nobody:
		if s.FinalTurns--; s.FinalTurns == 0 {
			s.endSeason(out)
			return
		}
	case int(s.Stall) >= StallTurns*int(s.N):
		s.Trigger = next
		out.Add(game.Event{Kind: EvTriggered, Who: next, A: TriggerStall})
		s.endSeason(out)
		return
	}
	s.refill(out)
	s.startTurn(next)
}

// tokensGone says that no demand token is left on the board.
func (s *State) tokensGone() bool {
	for _, f := range s.Frontier {
		if f != 0 && f <= Depths {
			return false
		}
	}
	return true
}

// endSeason fights the war, pays the repairs and begins the next season, or ends the year.
func (s *State) endSeason(out *game.Sink) {
	out.Add(game.Event{Kind: EvWar, Who: game.Nobody, N: int16(s.Season)})
	s.war(out)
	s.repairs(out)
	if s.Season == Winter {
		s.endYear(out)
		return
	}
	s.cleanUp(out)
}

// Battle is how a battlefield stands: 1 if the first row's weapon wins, 2 if the second's, 0 for a tie. Both spaces must be
// taken.
func (s *State) Battle(first, second int) int {
	a, b := s.Spaces[first], s.Spaces[second]
	switch {
	case TileSteve(a) && TileSteve(b):
		return 0
	case TileSteve(b):
		return 1
	case TileSteve(a):
		return 2
	}
	ka, kb, oa, ob := TileKind(a), TileKind(b), TileOwner(a), TileOwner(b)
	x, y := int(QualityOf(ka)), int(QualityOf(kb))
	if x == y {
		x, y = int(s.Seats[oa].Level[WeaponOf(ka)]), int(s.Seats[ob].Level[WeaponOf(kb)])
	}
	if x == y && oa != ob {
		x, y = fine(&s.Seats[oa]), fine(&s.Seats[ob])
	}
	switch {
	case x > y:
		return 1
	case y > x:
		return 2
	}
	return 0
}

func fine(q *Seat) int {
	if q.Owns(FinePrint) {
		return 1
	}
	return 0
}

// war fights every battlefield with two weapons, locked ones too, in the order of regions and depths.
func (s *State) war(out *game.Sink) {
	for _, f := range &s.layout().fields {
		a, b := s.Spaces[f.first], s.Spaces[f.second]
		if a == 0 || b == 0 || f.depth == 0 {
			continue
		}
		first, second := int(f.first), int(f.second)
		result := s.Battle(first, second)
		e := game.Event{Kind: EvBattle, Who: game.Nobody, A: uint16(f.region)<<3 | uint16(f.depth), B: uint16(result),
			C: uint16(TileKind(a))<<8 | uint16(TileKind(b)), N: int16(s.side(a)<<8 | s.side(b))}
		switch result {
		case 1:
			e.Who = TileOwner(a)
			out.Add(e)
			s.fall(second, TileOwner(a), out)
		case 2:
			e.Who = TileOwner(b)
			out.Add(e)
			s.fall(first, TileOwner(b), out)
		default:
			out.Add(e)
			s.Spaces[first], s.Spaces[second] = 0, 0
			s.salvage(TileOwner(a), TileOwner(b), out)
		}
	}
}

// side packs a weapon's owner and its owner's level in it now, as both bytes of EvBattle's N hold them.
func (s *State) side(t uint8) uint16 {
	level := uint8(0)
	if o := TileOwner(t); o != game.Nobody {
		level = s.Seats[o].Level[WeaponOf(TileKind(t))]
	}
	return uint16(level<<3 | t&7)
}

// fall takes a defeated weapon off the board and gives it to the winner's owner.
func (s *State) fall(space int, winner game.Player, out *game.Sink) {
	t := s.Spaces[space]
	s.Spaces[space] = 0
	s.Seats[winner].Defeated[QualityOf(TileKind(t))]++
	out.Add(game.Event{Kind: EvDefeated, Who: winner, A: uint16(TileKind(t)), B: uint16(t & 7)})
	if o := TileOwner(t); o != game.Nobody && s.Seats[o].Owns(WarInsurance) {
		s.Seats[o].earn(InsuranceGold)
		out.Add(game.Event{Kind: EvInsured, Who: o, A: uint16(TileKind(t)), N: InsuranceGold})
	}
}

// salvage pays the owners of two weapons that destroyed each other.
func (s *State) salvage(a, b game.Player, out *game.Sink) {
	n := int16(TieSalvage)
	if a == b {
		n, b = 2*n, game.Nobody
	}
	for _, o := range [2]game.Player{a, b} {
		if o != game.Nobody {
			s.Seats[o].earn(n)
			out.Add(game.Event{Kind: EvSalvage, Who: o, N: n})
		}
	}
}

// RepairPay is the gold that a seat gets for each own weapon on the board at a season's end.
func (q *Seat) RepairPay() int {
	if q.Owns(FieldSmiths) {
		return RepairGold + 1
	}
	return RepairGold
}

func (s *State) repairs(out *game.Sink) {
	for p := range game.Player(s.N) {
		q, n := &s.Seats[p], s.OnBoard(p)
		tiles := n[Standard] + n[Vorpal]
		if tiles == 0 {
			continue
		}
		gold := int16(tiles * q.RepairPay())
		q.earn(gold)
		out.Add(game.Event{Kind: EvRepairs, Who: p, A: uint16(tiles), N: gold})
	}
}

// cleanUp begins the next season.
func (s *State) cleanUp(out *game.Sink) {
	cleared := game.Event{Kind: EvCleared, Who: game.Nobody}
	if s.Season == Summer {
		s.CraftLeft &^= SpringMask // out of the game, unseen; with two players open cards stay
		cleared.A = 1
	}
	kingdoms, crafts := len(s.KingdomOpen), len(s.CraftOpen)
	if s.N == 2 {
		kingdoms, crafts = 1, 1 // the first boxes only
		if s.LastAction == ActLearn || s.LastAction == ActKingdom {
			kingdoms, crafts = 0, 0
		}
	}
	for i := range kingdoms {
		cleared.N += s.loseKingdom(i, false, nil)
	}
	for i := range crafts {
		cleared.N += s.loseCraft(i, false, nil)
	}
	if cleared.A != 0 || cleared.N != 0 {
		out.Add(cleared)
	}
	s.Season++
	s.Tokens = 0
	for r := range s.Reward {
		if s.N != 3 || Race(r) != Hobgoblins {
			s.Reward[r] = 1<<s.N - 1
		}
	}
	for w, holder := range s.BonusHolder {
		if holder != game.Nobody {
			s.BonusReady |= 1 << w
		}
	}
	out.Add(game.Event{Kind: EvRestocked, Who: game.Nobody})
	s.Start = s.Trigger
	s.Trigger, s.TriggeredNow, s.FinalTurns, s.Stall = game.Nobody, false, 0, 0
	out.Add(game.Event{Kind: EvSeason, Who: s.Start, N: int16(s.Season)})
	s.refill(out)
	s.startTurn(s.Start)
}
