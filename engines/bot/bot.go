package bot

import "tabard/engines/game"

// Search is one decision being thought about. It is made by New, fed by Step until that says done, and read by Best.
type Search struct {
	def   *game.Def
	level game.Level
	seat  game.Player
	legal []game.Action
	turn  *turnSearch
	duel  *duel
	taste taste
	best  game.Action
	most  int // answers that are wanted with their reasons; 0 for a decision
	ended bool
}

// usual is how many answers most decisions have at most: room for so many is made at once.
const usual = 32

// New begins to think about the decision that seat has to make. view is what the seat may know; it is copied, and
// whatever else it may hold is forgotten first. seed belongs to this bot in this game: the same for all its decisions, so
// that its taste does not change; positions get different luck because their own hash is mixed in.
func New(def *game.Def, view game.State, seat game.Player, level game.Level, seed uint64) *Search {
	s := &Search{def: def, level: level, seat: seat}
	if view.Turn() != seat {
		s.ended = true
		return s
	}
	own := game.View(view, seat)
	s.legal = own.Legal(make([]game.Action, 0, usual))
	s.best = s.legal[0]
	if len(s.legal) == 1 {
		s.ended = true
		return s
	}
	hash, _ := game.Hash(own, nil)
	rng := game.NewRand(seed^hash, uint64(seat)+1)
	s.taste = taste{seed: seed, seat: seat, noise: level.Noise, regret: level.Regret, trait: traitOf(def, level)}
	if level.Width == 0 {
		s.best = s.legal[rng.Intn(len(s.legal))]
		s.ended = true
		return s
	}
	if b, ok := own.(game.Brisk); ok {
		b.Brisk()
		s.legal = own.Legal(s.legal[:0])
		s.best = s.legal[0]
	}
	s.turn = newTurnSearch(def, own, seat, level, s.legal, rng.Uint64())
	if level.Iterations > 0 {
		s.duel = newDuel(def, own, seat, level, rng.Uint64(), s.turn.room)
	}
	return s
}

// Step does n more units of work, a fraction of a millisecond each, and says whether the search is finished. Slices of
// any size lead to the same answer.
func (s *Search) Step(n int) bool {
	for ; n > 0 && !s.ended; n-- {
		if !s.turn.done() {
			s.turn.step()
			if s.turn.done() {
				s.looked()
			}
			continue
		}
		s.duel.step()
		if s.duel.done() {
			s.best = s.duel.result()
			s.end()
		}
	}
	return s.ended
}

// looked ends the turn search: its best answer stands, or goes into the duel with the next best.
func (s *Search) looked() {
	worth := s.turn.result()
	if s.turn.ending != nil {
		s.duel = nil // all is known
	} else if s.turn.menu {
		s.taste.colour(s.legal, worth, s.turn.scores)
	}
	s.best = s.legal[best(worth)]
	if s.duel != nil {
		s.duel.begin(s.legal, worth)
	}
	if s.duel == nil || s.duel.done() {
		s.end()
	}
}

// Hurry ends the search with the best of what its look over the own turn has seen so far.
func (s *Search) Hurry() {
	if !s.ended && !s.turn.done() {
		s.turn.hurry()
		s.looked()
	}
	if !s.ended {
		s.end()
	}
}

// end is the end of the work.
func (s *Search) end() {
	s.ended = true
	s.turn.leave()
}

// best is the index of the largest number, the first of equals.
func best(worth []int64) int {
	at := 0
	for i, w := range worth {
		if w > worth[at] {
			at = i
		}
	}
	return at
}

// Best is the answer so far: always legal, final once Step has said done. It is the zero Action if seat is not to decide.
func (s *Search) Best() game.Action { return s.best }

// Progress says how many of how many parts are done, for a bar.
func (s *Search) Progress() (done, total int) {
	total = s.level.Iterations
	if s.turn != nil {
		total += s.turn.deals
		done += s.turn.deal
	}
	if s.duel != nil {
		done += min(s.duel.count, s.level.Iterations)
	}
	if s.ended {
		return max(total, 1), max(total, 1)
	}
	return done, max(total, 1)
}

// Iterations is how many roll-outs have been flown.
func (s *Search) Iterations() int {
	if s.duel == nil {
		return 0
	}
	return s.duel.count
}

// Choose thinks to the end and returns the action.
func Choose(def *game.Def, view game.State, seat game.Player, level game.Level, seed uint64) game.Action {
	s := New(def, view, seat, level, seed)
	for !s.Step(1 << 20) {
	}
	return s.Best()
}

// Random plays a legal action at random: the anchor 0 of every comparison.
func Random() game.Level { return game.Level{ID: "random"} }

// Greedy looks over its own turn and no further, with open eyes: another anchor of comparisons.
func Greedy() game.Level { return game.Level{ID: "greedy", Width: 12, Deals: 2} }

// Hasty does the same with a tenth of Greedy's work: it stands in where the search of a rival's own level has broken down.
func Hasty() game.Level { return game.Level{ID: "hasty", Width: 2, Deals: 1} }
