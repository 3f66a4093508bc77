package conquer

import "tabard/engines/game"

// The windows of an engagement, in the order in which they are asked. Each is asked on what everybody sees, of seats
// that may hold a fitting card; who holds none can only pass.

// askRetreat asks the target's owner for a Strategic Retreat.
func (s *State) askRetreat(out *game.Sink) {
	p := s.Fight.Owner
	if !s.brisk.on && s.mayHold(p, StrategicRetreat) && s.retreats() != (CellSet{}) {
		s.stand(FrameDeclAsk, p, 0, 0)
		return
	}
	s.askPreAttack(out)
}

// retreats are the spaces to which the target can withdraw.
func (s *State) retreats() CellSet {
	x := &s.Fight
	f := s.pieces()
	g := s.ground(x.Owner, &f)
	return s.board.retreats(s.spacesOf(x.Cell[1], &f), x.archers(), int(Soldiers[s.fighter(0).Type].Far), &g)
}

// retreatTo withdraws the target; the attack is lost.
func (s *State) retreatTo(f game.Frame, a game.Action, out *game.Sink) {
	_, i := s.SoldierAt(s.Fight.Cell[1])
	out.Add(game.Event{Kind: EvRetreated, Who: f.Who, A: s.Fight.Cell[1], B: a.A, C: s.tagAt(s.Fight.Cell[1])})
	s.shift(f.Who, i, a.A, out)
	s.endFight(out)
}

// askPreAttack asks the attacking side for a Strong Attack: the active player only.
func (s *State) askPreAttack(out *game.Sink) {
	if p := s.sideOf(s.Fight.attacks()); p == s.Current && s.mayHold(p, StrongAttack) && (!s.brisk.on || s.Seats[p].holds(StrongAttack)) {
		s.stand(FramePreAttack, p, 0, 0)
		return
	}
	s.askPreDefend(out)
}

// askPreDefend asks the defending side for Shield Wall and Added Defense: not the active player.
func (s *State) askPreDefend(out *game.Sink) {
	p := s.sideOf(1 - s.Fight.attacks())
	if p != s.Current && !s.brisk.on && (s.mayHold(p, AddedDefense) || s.mayWall(p)) {
		s.stand(FramePreDefend, p, 0, 0)
		return
	}
	s.roll(out)
}

// mayWall says that, from what all can see, the target may call a second Warrior.
func (s *State) mayWall(p game.Player) bool {
	if p == s.Finisher || !s.Seats[p].readyOpen(ShieldWall) && !s.mayHold(p, ShieldWall) {
		return false
	}
	return s.wallPartners(p) != (CellSet{})
}

// wallPartners are the Warriors that can help the target of a declared attack, one or two Archers'.
func (s *State) wallPartners(p game.Player) (set CellSet) {
	x := &s.Fight
	if x.Round != 1 || x.isWall() || s.fighter(1).Type != Warrior {
		return set
	}
	f := s.pieces()
	target := s.spacesOf(x.Cell[1], &f)
	for _, y := range s.Seats[p].army() {
		if y.Type != Warrior || y.Cell == x.Cell[1] {
			continue
		}
		other := s.spacesOf(y.Cell, &f)
		for _, c := range other.all() {
			if s.board.distTo(c, target) == 1 {
				set.Add(y.Cell)
			}
		}
	}
	return set
}

// askPost asks the losing side whether it mends the roll.
func (s *State) askPost(out *game.Sink) {
	x := &s.Fight
	if s.brisk.on {
		s.resolve(out)
		return
	}
	loser := x.attacks()
	if x.AttackWins() {
		loser = 1 - loser
	}
	p := s.sideOf(loser)
	if s.mayHold(p, WeakFight) && x.enemyDice(loser) > 0 || s.mayHold(p, WeakerFight) && x.enemyTotal(loser) > 0 ||
		x.defends(loser) && p != s.Current && s.mayHold(p, AddedDefense) {
		s.stand(FramePost, p, 0, 0)
		return
	}
	s.resolve(out)
}

// defends says that the side defends in this round.
func (x *Fight) defends(side int) bool { return side != x.attacks() }

// enemyDice counts the dice against a side.
func (x *Fight) enemyDice(side int) (n int) {
	if x.defends(side) {
		return int(x.Attack[0]) + int(x.Attack[1]) + int(x.Attack[2])
	}
	return int(x.Defence[0]) + int(x.Defence[1]) + int(x.Defence[2]) + int(x.Defence[3])
}

func (x *Fight) enemyTotal(side int) int {
	a, d := x.Totals()
	if x.defends(side) {
		return a
	}
	return d
}

// sideOfSeat is the side of a seat in the engagement.
func (s *State) sideOfSeat(p game.Player) int {
	if p == s.Current {
		return 0
	}
	return 1
}

// listFight lists the answers to the windows of an engagement.
func (s *State) listFight(dst []game.Action, f *game.Frame) []game.Action {
	x := &s.Fight
	q := &s.Seats[f.Who]
	side := s.sideOfSeat(f.Who)
	switch f.Kind {
	case FrameDeclAsk:
		dst = append(dst, Pass())
		if q.holds(StrategicRetreat) {
			dst = append(dst, Play(StrategicRetreat, 0, 0))
		}
	case FrameRetreat:
		to := s.retreats()
		for c := to.Next(0); c != NoCell; c = to.Next(c + 1) {
			dst = append(dst, RetreatTo(c))
		}
	case FramePreAttack:
		dst = append(dst, Pass())
		if q.holds(StrongAttack) {
			dst = append(dst, Play(StrongAttack, 0, 0))
		}
	case FramePreDefend:
		dst = append(dst, Pass())
		if q.holds(AddedDefense) {
			dst = append(dst, Play(AddedDefense, 0, 0))
		}
		if q.ready(ShieldWall) {
			to := s.wallPartners(f.Who)
			for c := to.Next(0); c != NoCell; c = to.Next(c + 1) {
				dst = append(dst, Play(ShieldWall, c, 0))
			}
		}
	case FramePost:
		dst = append(dst, Pass())
		if x.defends(side) && f.Who != s.Current && q.holds(AddedDefense) {
			dst = append(dst, Play(AddedDefense, 0, 0))
		}
		if q.holds(WeakFight) && x.enemyDice(side) > 0 {
			dst = append(dst, Play(WeakFight, 0, 0))
		}
		if q.holds(WeakerFight) && x.enemyTotal(side) > 0 {
			dst = append(dst, Play(WeakerFight, 0, 0))
		}
	case FrameRemoveDie:
		for face, n := range x.enemyFaces(side) {
			if n > 0 {
				dst = append(dst, RemoveDie(face))
			}
		}
	case FrameCasualty:
		dst = append(dst, Casualty(f.A), Casualty(f.B))
	}
	return dst
}

// enemyFaces are the dice against a side by face.
func (x *Fight) enemyFaces(side int) [4]byte {
	if x.defends(side) {
		return [4]byte{x.Attack[0], x.Attack[1], x.Attack[2]}
	}
	return x.Defence
}

// fightAnswer answers the windows of an engagement.
func (s *State) fightAnswer(f game.Frame, a game.Action, out *game.Sink) {
	switch f.Kind {
	case FrameDeclAsk:
		if a.Kind == game.Pass {
			s.askPreAttack(out)
			return
		}
		s.played(f.Who, StrategicRetreat, 0, 0, out)
		s.stand(FrameRetreat, f.Who, 0, 0)
	case FrameRetreat:
		s.retreatTo(f, a, out)
	case FramePreAttack:
		if a.Kind == game.Pass {
			s.askPreDefend(out)
			return
		}
		s.played(f.Who, StrongAttack, 0, 0, out)
		s.Fight.Strong++
		s.askPreAttack(out)
	case FramePreDefend:
		s.preDefend(f, a, out)
	case FramePost:
		s.post(f, a, out)
	case FrameRemoveDie:
		s.removeDie(f, a, out)
	case FrameCasualty:
		s.fell(a.A, out)
	}
}

func (s *State) preDefend(f game.Frame, a game.Action, out *game.Sink) {
	switch {
	case a.Kind == game.Pass:
		s.roll(out)
		return
	case ActionCard(a.A) == AddedDefense:
		s.played(f.Who, AddedDefense, 0, 0, out)
		s.Fight.Added++
	default:
		s.use(f.Who, ShieldWall, out)
		out.Add(game.Event{Kind: EvPlayed, Who: f.Who, A: uint16(ShieldWall), B: a.B, N: int16(s.tagAt(a.B))})
		s.Fight.Partner[1] = a.B + 1
	}
	s.askPreDefend(out)
}

func (s *State) post(f game.Frame, a game.Action, out *game.Sink) {
	x := &s.Fight
	side := s.sideOfSeat(f.Who)
	if a.Kind == game.Pass {
		s.resolve(out)
		return
	}
	s.played(f.Who, ActionCard(a.A), 0, 0, out)
	switch ActionCard(a.A) {
	case AddedDefense:
		x.Added++
		if s.brisk.on {
			s.expectLate()
			return
		}
		face := s.defenceFace()
		x.Defence[face]++
		out.Add(game.Event{Kind: EvAddedDie, Who: f.Who, Flags: game.Reveals, A: uint16(face)})
	case WeakFight:
		x.Tie = 1
		if x.defends(side) {
			x.Tie = 0
		}
		s.stand(FrameRemoveDie, f.Who, 0, 0)
		return
	case WeakerFight:
		if x.defends(side) {
			x.Halved[0]++
		} else {
			x.Halved[1]++
		}
	}
	s.askPost(out)
}

func (s *State) removeDie(f game.Frame, a game.Action, out *game.Sink) {
	x := &s.Fight
	e := game.Event{Kind: EvDieRemoved, Who: f.Who, A: a.A}
	if x.defends(s.sideOfSeat(f.Who)) {
		x.Attack[a.A]--
	} else {
		x.Defence[a.A]--
		e.B = 1
	}
	out.Add(e)
	s.askPost(out)
}
