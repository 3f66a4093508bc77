package conquer

import (
	"math/bits"

	"tabard/engines/game"
)

// Misdirection's window: opponents are asked clockwise, again from the first after a card, until all have passed.
// Who is asked depends on what everybody sees alone.

// askStep asks the opponents for a Misdirection, then goes on with the turn.
func (s *State) askStep(step uint16, out *game.Sink) { s.askStepFrom(step, s.next(s.Current), out) }

func (s *State) askStepFrom(step uint16, from game.Player, out *game.Sink) {
	for q := from; q != s.Current; q = s.next(q) {
		if s.Enemies(q, s.Current) && s.mayPlay(FrameStepAsk, q, Misdirection) && s.anyMisdirect(q) {
			s.Push(FrameStepAsk, q, step, 0, 0)
			return
		}
	}
	if step == StepEnd {
		s.leaveMain(s.Current, out)
	}
}

// anyMisdirect says that some enemy soldier of the seat could be misdirected. Nearly always the first has a step to take.
func (s *State) anyMisdirect(p game.Player) bool {
	for search := range 2 {
		for o := range game.Player(s.N) {
			if !s.Enemies(o, p) {
				continue
			}
			for _, x := range s.Seats[o].army() {
				if search == 0 && s.steps(x.Cell) || search == 1 && s.walks(o, x.Cell) {
					return true
				}
			}
		}
	}
	return false
}

// mobile says that a soldier of the seat has a space to go to with the highest roll.
func (s *State) mobile(p game.Player, c Cell) bool { return s.steps(c) || s.walks(p, c) }

// steps says that the soldier at that cell has a space to go to with one step.
func (s *State) steps(c Cell) bool {
	x := s.spacesOf(c)
	for _, u := range x.all() {
		for ways := s.board.ways[u]; ways != 0; ways &= ways - 1 {
			if !s.on.taken(s.board.next[u][bits.TrailingZeros8(ways)]) {
				return true
			}
		}
	}
	return false
}

// walks says the same of the highest roll, by search.
func (s *State) walks(p game.Player, c Cell) bool {
	g := s.ground(p)
	var r reached
	w := s.walker(p, int(s.Die()[DieSides-1]), 0)
	w.outside = true
	s.board.reach(s.spacesOf(c), w, &g, &r)
	return !r.to.empty()
}

// listStepAsk lists the soldiers that the asked seat may misdirect.
func (s *State) listStepAsk(dst []game.Action, f *game.Frame) []game.Action {
	dst = append(dst, Pass())
	if !s.Seats[f.Who].holds(Misdirection) {
		return dst
	}
	var can CellSet
	for o := range s.N {
		if !s.Enemies(game.Player(o), f.Who) {
			continue
		}
		for _, x := range s.Seats[o].army() {
			if s.mobile(game.Player(o), x.Cell) {
				can.Add(x.Cell)
			}
		}
	}
	for c := can.Next(0); c != NoCell; c = can.Next(c + 1) {
		dst = append(dst, Play(Misdirection, c, 0))
	}
	return dst
}

// stepAnswer answers StepAsk.
func (s *State) stepAnswer(f game.Frame, a game.Action, out *game.Sink) {
	if a.Kind == game.Pass {
		s.Pop()
		s.askStepFrom(f.A, s.next(f.Who), out)
		return
	}
	s.played(f.Who, Misdirection, a.B, 0, out)
	die := s.die()
	out.Add(game.Event{Kind: EvMisDie, Who: f.Who, Flags: game.Reveals, A: a.B, C: s.tagAt(a.B), N: int16(die)})
	s.Push(FrameMisdirect, f.Who, a.B, 0, die)
}

// listMisdirect lists where the soldier may be led: as its owner could go, without bonuses, into no settlement.
func (s *State) listMisdirect(dst []game.Action, f *game.Frame) []game.Action {
	owner, _ := s.SoldierAt(f.A)
	g := s.ground(owner)
	var r reached
	w := s.walker(owner, int(f.N), 0)
	w.outside = true
	s.board.reach(s.spacesOf(f.A), w, &g, &r)
	return append(r.to.actions(dst, KindMoveTo), Stay())
}

// misdirect answers Misdirect; then everybody is asked again.
func (s *State) misdirect(f game.Frame, a game.Action, out *game.Sink) {
	s.Pop()
	step := s.Pop().A
	if a.Kind == KindMoveTo {
		owner, i := s.SoldierAt(f.A)
		out.Add(game.Event{Kind: EvMoved, Who: owner, A: f.A, B: a.A, C: s.tagAt(f.A)})
		s.shift(owner, i, a.A, out)
	} else {
		out.Add(game.Event{Kind: EvStayed, Who: f.Who, A: f.A, B: s.tagAt(f.A)})
	}
	s.askStep(step, out)
}

// played puts a card from a seat's hand onto the discard pile.
func (s *State) played(p game.Player, k ActionCard, target, t uint16, out *game.Sink) {
	s.loseAct(p, k)
	e := game.Event{Kind: EvPlayed, Who: p, Flags: game.Reveals, A: uint16(k), B: target, C: t}
	if PlayTarget(k) == TargetSoldier || Cards[k].Windows&(InRolled|InRoll) != 0 {
		e.N = int16(s.tagAt(target))
	}
	out.Add(e)
}
