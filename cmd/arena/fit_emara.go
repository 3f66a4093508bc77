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
	f.look = func(state game.State, p game.Player, w weights) (looked, bool) {
		s := state.(*emara.State)
		features, worth := emara.Features(s, p, table(w))
		column, part, whole := emara.ColumnOf(s, p)
		return looked{append([]int16(nil), features[:]...), column, float64(part) / float64(whole), 16 * float64(worth)}, true
	}
	fittings[emara.Def.ID] = f
}
