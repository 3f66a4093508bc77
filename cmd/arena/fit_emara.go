package main

import (
	"tabard/engines/emara"
	"tabard/engines/game"
)

func init() {
	f := &fitting{def: emara.Def, names: emara.FeatureNames[:], bounds: emara.Bounds, fixed: emara.Fixed}
	f.halves(each("turns left", emara.KnotTurns[:]))
	f.current = func() (w weights) {
		for _, row := range *emara.CurrentWeights() {
			w = append(w, append([]int16(nil), row[:]...))
		}
		return w
	}
	table := func(w weights) *emara.Weights {
		var own emara.Weights
		for i := range own {
			copy(own[i][:], w[i])
		}
		return &own
	}
	f.eval = func(w weights) func(game.State, game.Player) int32 { return emara.EvalWith(table(w)) }
	f.see = func(w weights) sight {
		own := table(w)
		return func(state game.State, p game.Player) (seen counts, at spot) {
			s := state.(*emara.State)
			features, worth := emara.Features(s, p, own)
			copy(seen[:], features[:])
			column, part, whole := emara.ColumnOf(s, p)
			return seen, spot{int32(column), int32(part), int32(whole), 16 * worth}
		}
	}
	fittings[emara.Def.ID] = f
}
