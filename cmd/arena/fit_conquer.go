package main

import (
	"tabard/engines/conquer"
	"tabard/engines/game"
)

func init() {
	f := &fitting{def: conquer.Def, names: conquer.FeatureNames[:], bounds: conquer.Bounds, fixed: conquer.Fixed}
	f.halves(conquer.TimeNames[:])
	f.current = func() (w weights) {
		for _, row := range *conquer.CurrentWeights() {
			w = append(w, append([]int16(nil), row[:]...))
		}
		return w
	}
	f.eval = func(w weights) func(game.State, game.Player) int32 {
		var own conquer.Weights
		for i := range own {
			copy(own[i][:], w[i])
		}
		return conquer.EvalWith(&own)
	}
	f.see = func(weights) sight {
		return func(state game.State, p game.Player) (seen counts, at spot) {
			s := state.(*conquer.State)
			features, worth := conquer.Features(s, p)
			copy(seen[:], features[:])
			return seen, spot{int32(conquer.ColumnOf(s, p)), 0, 1, 16 * worth}
		}
	}
	f.beyond = func(s game.State, p game.Player) bool { return !conquer.Weighed(s.(*conquer.State), p) }
	fittings[conquer.Def.ID] = f
}
