package bot

import "tabard/engines/game"

// pilotLeaves is how many ends of compound choices a pilot looks at before it is content.
const pilotLeaves = 160

// pilot plays any seat quickly and sensibly: from a settled position it looks at every compound choice once and makes
// the one after which the position is worth most to the seat to move. Roll-outs are flown by it.
type pilot struct {
	def    *game.Def
	best   game.State
	worth  int32
	seat   game.Player
	leaves int
	limit  int // of leaves, for the present answer
	desk   *desk
}

// newPilot is a pilot that keeps its best position in best and looks at others at d.
func newPilot(def *game.Def, best game.State, d *desk) *pilot {
	return &pilot{def: def, best: best, desk: d}
}

// move plays the seat to move up to the next settled position.
func (p *pilot) move(s game.State) {
	p.seat, p.leaves, p.worth = s.Turn(), 0, unseen
	p.follow(s, 0, game.Action{})
	s.CopyFrom(p.best)
}

func (p *pilot) follow(s game.State, depth int, last game.Action) {
	legal := p.desk.answers(depth, s)
	if len(legal) == 1 && depth == 0 { // nothing to weigh
		p.best.CopyFrom(s)
		p.best.Apply(legal[0], nil)
		return
	}
	for _, a := range legal {
		if depth == 0 {
			p.limit = max(pilotLeaves, p.leaves+1) // no answer is overlooked
		} else if p.leaves >= p.limit {
			return
		}
		if again(p.def, last, a) {
			continue
		}
		child := p.desk.after(depth, s, a)
		if child.Turn() == p.seat && !child.Settled() && depth+1 < maxDepth {
			p.follow(child, depth+1, a)
			continue
		}
		p.leaves++
		if w := p.def.Eval(child, p.seat); w > p.worth {
			p.worth = w
			p.best.CopyFrom(child)
		}
	}
}

// bestOther is the answer to the present question that leads to the best position in the pilot's eyes, of those that are
// not among the tree's children from first on. There must be one.
func (p *pilot) bestOther(s game.State, legal []game.Action, t *tree, first int32) game.Action {
	var best game.Action
	top := int32(-1 << 31)
	p.seat = s.Turn()
	for _, a := range legal {
		if t.known(first, a) {
			continue
		}
		child := p.desk.after(0, s, a)
		p.worth, p.leaves, p.limit = unseen, 0, pilotLeaves
		if child.Turn() == p.seat && !child.Settled() {
			p.follow(child, 1, a)
		} else {
			p.worth = p.def.Eval(child, p.seat)
		}
		if p.worth > top {
			top, best = p.worth, a
		}
	}
	return best
}
