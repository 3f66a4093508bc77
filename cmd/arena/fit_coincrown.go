package main

import (
	"tabard/engines/coincrown"
	"tabard/engines/game"
)

func init() {
	f := &fitting{def: coincrown.Def, names: coincrown.FeatureNames[:], base: 1}
	f.bounds = func(feature int) (low, high int16) {
		if coincrown.MayHurt(feature) {
			return -32000, 32000
		}
		return 0, 32000
	}
	f.halves(each("year", []int{1, 2, 3, 4, 5}))
	f.current = func() (w weights) {
		for _, row := range *coincrown.CurrentWeights() {
			w = append(w, append([]int16(nil), row[:]...))
		}
		return w
	}
	f.eval = func(w weights) func(game.State, game.Player) int32 {
		var own coincrown.Weights
		for i := range own {
			copy(own[i][:], w[i])
		}
		return coincrown.EvalWith(&own)
	}
	f.see = func(weights) sight {
		return func(state game.State, p game.Player) (seen counts, at spot) {
			s := state.(*coincrown.State)
			features := coincrown.Features(s, p)
			copy(seen[:], features[:])
			return seen, spot{int32(coincrown.ColumnOf(s)), 0, 1, perPoint * int32(s.CardPoints(p))}
		}
	}
	fittings[coincrown.Def.ID] = f
}
