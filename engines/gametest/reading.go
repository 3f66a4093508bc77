package gametest

import "tabard/engines/game"

// ArgOf reads argument A of events of the given kinds, for a Cover whose content an event names.
func ArgOf(kinds ...game.EventKind) func(game.State, game.Event) int {
	return func(_ game.State, e game.Event) int {
		for _, k := range kinds {
			if e.Kind == k {
				return int(e.A)
			}
		}
		return -1
	}
}

// IfKind is i if the event is of that kind, or -1.
func IfKind(e game.Event, k game.EventKind, i int) int {
	if e.Kind == k {
		return i
	}
	return -1
}

// Reseed is the Change of a Secret that a stream will bring: new streams until the next draw is another.
func Reseed[S game.State](stream func(S) *game.Rand, next func(S) uint64) func(game.State, *game.Rand) bool {
	return func(state game.State, r *game.Rand) bool {
		s := state.(S)
		was := next(s)
		for range 200 {
			*stream(s) = game.NewRand(r.Uint64(), r.Uint64())
			if next(s) != was {
				return true
			}
		}
		return false
	}
}
