package bot

import "tabard/engines/game"

// desk is room to follow compound choices in: at each depth a position and a list of answers, made when that is first reached. The
// turn search and the pilot sit at it one after the other.
type desk struct {
	states [maxDepth]game.State
	lists  [maxDepth][]game.Action
}

// answers lists what is legal in s, at that depth.
func (d *desk) answers(depth int, s game.State) []game.Action {
	if d.lists[depth] == nil {
		d.lists[depth] = make([]game.Action, 0, 64)
	}
	d.lists[depth] = s.Legal(d.lists[depth][:0])
	return d.lists[depth]
}

// after is the position that an answer to s leads to. It stands until the next one at that depth.
func (d *desk) after(depth int, s game.State, a game.Action) game.State {
	if d.states[depth] == nil {
		d.states[depth] = s.Clone()
	} else {
		d.states[depth].CopyFrom(s)
	}
	d.states[depth].Apply(a, nil)
	return d.states[depth]
}
