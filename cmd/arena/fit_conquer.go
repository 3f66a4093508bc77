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
	f.look = func(state game.State, p game.Player, _ weights) (looked, bool) {
		s := state.(*conquer.State)
		features, score := conquer.Features(s, p)
		return looked{append([]int16(nil), features[:]...), conquer.ColumnOf(s, p), 0, perPoint * float64(score)}, true
	}
	fittings[conquer.Def.ID] = f
}
