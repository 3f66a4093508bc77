package main

import (
	"tabard/engines/game"
	"tabard/engines/merchants"
)

func init() {
	f := &fitting{def: merchants.Def, names: merchants.FeatureNames[:], bounds: merchants.Bounds, fixed: merchants.Fixed, base: 1}
	f.halves(each("time", merchants.KnotTimes[:]))
	f.current = func() (w weights) {
		for _, row := range *merchants.CurrentWeights() {
			w = append(w, append([]int16(nil), row[:]...))
		}
		return w
	}
	f.eval = func(w weights) func(game.State, game.Player) int32 {
		var own merchants.Weights
		for i := range own {
			copy(own[i][:], w[i])
		}
		return merchants.EvalWith(&own)
	}
	f.look = func(state game.State, p game.Player, _ weights) (looked, bool) {
		s := state.(*merchants.State)
		features, gold := merchants.Features(s, p)
		column, part, whole := merchants.ColumnOf(s, p)
		return looked{append([]int16(nil), features[:]...), column, float64(part) / float64(whole), perPoint * float64(gold)}, true
	}
	fittings[merchants.Def.ID] = f
}
