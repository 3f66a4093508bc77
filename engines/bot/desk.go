package bot

import (
	"sync"

	"tabard/engines/game"
)

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

// room is where a search works. All of it is written before it is read, so that what an earlier search has left there is seen by none.
type room struct {
	desk      desk
	now, next []place
	world     game.State // of roll-outs
	best      game.State // of the pilot
	tree      tree
	ending    *ending // nil before the first
	judge     judge
	legal     []game.Action
	buf       []byte
}

// vacant is the room of the last search that is over, and the game that it is furnished for: the next one moves in.
var vacant struct {
	sync.Mutex
	def  *game.Def
	room *room
}

// moveIn takes the vacant room for a search of positions like s, or makes one.
func moveIn(def *game.Def, s game.State) *room {
	vacant.Lock()
	defer vacant.Unlock()
	if r := vacant.room; r != nil && vacant.def == def {
		vacant.room = nil
		return r
	}
	return &room{world: s.Clone(), best: s.Clone(), tree: tree{path: make([]int32, 0, 256)}, judge: judge{ranks: make([]game.Rank, 0, 8)},
		legal: make([]game.Action, 0, maxLegal)}
}

// moveOut leaves the room to the next search.
func (r *room) moveOut(def *game.Def) {
	vacant.Lock()
	defer vacant.Unlock()
	vacant.def, vacant.room = def, r
}

// beam is an empty one for so many positions, of which the first has been made.
func beam(of []place, s game.State, width int) []place {
	if cap(of) < width {
		of = make([]place, width)
	}
	if of = of[:1]; of[0].state == nil {
		of[0].state = s.Clone() // of the others those that are needed
	}
	return of[:0]
}
