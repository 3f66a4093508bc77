package conquer

import "tabard/engines/game"

// How a round of an engagement ends, and what follows: a soldier falls, withdraws, or strikes back.

// resolve ends a round.
func (s *State) resolve(out *game.Sink) {
	x := &s.Fight
	side := x.Attacks()
	if x.AttackWins() {
		if x.IsPair(1) {
			low, high := x.warriors()
			s.stand(FrameCasualty, s.sideOf(side), low, high)
			return
		}
		s.fell(x.Cell[1-side], out)
		return
	}
	out.Add(game.Event{Kind: EvHeld, Who: s.sideOf(1 - side), A: x.Cell[1-side], B: s.tagAt(x.Cell[1-side])})
	if s.canCounter(1 - side) {
		s.stand(FrameCounter, s.sideOf(1-side), 0, 0)
		return
	}
	s.endFight(out)
}

// fell removes the soldier at that cell, which has lost; the winner's owner is paid.
func (s *State) fell(c Cell, out *game.Sink) {
	x := &s.Fight
	side := x.Attacks()
	p := s.sideOf(side)
	target := s.spacesOf(c)
	dist := s.board.distTo(x.Cell[side], target)
	if x.IsPair(0) {
		dist = min(dist, s.board.distTo(x.Partner[0]-1, target))
	}
	loser, i := s.SoldierAt(c)
	fallen := s.Seats[loser].Army[i].Type
	reward := uint16(s.box.Soldiers[fallen].Reward)
	if s.HasPerk(p, Spoils) {
		reward += SpoilsCraft
	}
	reward = s.FromSupply(Goods{Stock: [Resources]uint16{Craft: reward}}).Stock[Craft]
	more(&s.Seats[p].Stock[Craft], reward)
	out.Add(game.Event{Kind: EvDefeated, Who: p, A: uint16(fallen), B: c, C: uint16(loser), N: int16(reward)})
	if p == s.Current {
		s.log().NoteDefeat(fallen, s.fighter(side).Type, dist)
		if v := &s.Vows[campaign]; v.Owner == p && v.Count < 255 {
			v.Count++
		}
	}
	s.remove(loser, i, out)
	s.endFight(out)
}

// canCounter says that the defending side, which has held, may strike back: it shows a C, fights alone against one, is not on
// a settlement, and reaches the attacker with something to pay for it. A chain of counters ends after a number of
// rounds that no dice have ever been seen to reach.
func (s *State) canCounter(side int) bool {
	x := &s.Fight
	if x.Defence[Strike] == 0 || x.IsPair(0) || x.IsPair(1) || x.Round >= CounterRounds {
		return false
	}
	own := s.fighter(side)
	if s.holdsTown(own) {
		return false
	}
	return s.strikeSight(side) != SightBlocked && (x.Dice[side] > 0 || s.Seats[s.sideOf(side)].shoots(own.Type))
}

// strikeSight is how a side that strikes back sees the other.
func (s *State) strikeSight(side int) Sight {
	own := s.fighter(side)
	_, sight := s.shot(own.Type, own.Cell, oneSpace(s.Fight.Cell[1-side]))
	return sight
}

// listCounter lists how the defender may strike back. Ammunition is paid once in an engagement.
func (s *State) listCounter(dst []game.Action, f *game.Frame) []game.Action {
	side := 1 - s.Fight.Attacks()
	dst = append(dst, Pass())
	if s.Fight.Dice[side] > 0 {
		return append(dst, Counter(AmmoNone))
	}
	s.Seats[f.Who].eachAmmo(s.fighter(side).Type, func(a Ammo) { dst = append(dst, Counter(a)) })
	return dst
}

// counter answers Counter.
func (s *State) counter(f game.Frame, a game.Action, out *game.Sink) {
	x := &s.Fight
	if a.Kind == game.Pass {
		out.Add(game.Event{Kind: EvNoCounter, Who: f.Who, A: x.Cell[1-x.Attacks()], B: s.tagAt(x.Cell[1-x.Attacks()])})
		s.endFight(out)
		return
	}
	side := 1 - x.Attacks()
	if x.Dice[side] == 0 {
		x.Dice[side] = s.spend(f.Who, s.fighter(side).Type, a.A, s.strikeSight(side))
	}
	out.Add(game.Event{Kind: EvCounter, Who: f.Who, A: x.Cell[side], B: x.Cell[1-side], C: a.A,
		N: duel(s.fighter(side).Type, s.tagAt(x.Cell[1-side]))})
	x.Round++
	s.askFight(FramePreAttack, out)
}

// stand makes a question the only one above the menu.
func (s *State) stand(kind uint8, who game.Player, a, b uint16) {
	for s.Depth > 1 {
		s.Pop()
	}
	s.Push(kind, who, a, b, 0)
}

// endFight goes back to the turn.
func (s *State) endFight(out *game.Sink) {
	for s.Depth > 1 {
		s.Pop()
	}
	s.Fight = Fight{}
	s.askStep(StepBetween, out)
}

// retreatTo withdraws the target; the attack is lost.
func (s *State) retreatTo(f game.Frame, a game.Action, out *game.Sink) {
	at := s.Fight.Cell[1]
	_, i := s.SoldierAt(at)
	out.Add(game.Event{Kind: EvRetreated, Who: f.Who, A: at, B: a.A, C: s.tagAt(at)})
	s.shift(f.Who, i, a.A, out)
	s.endFight(out)
}

// removeDie takes a die off the enemy's roll.
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
	s.askFight(FramePost, out)
}
