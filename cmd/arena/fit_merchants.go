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
	f.see = func(weights) sight {
		return func(state game.State, p game.Player) (seen counts, at spot) {
			s := state.(*merchants.State)
			features, gold := merchants.Features(s, p)
			copy(seen[:], features[:])
			column, part, whole := merchants.ColumnOf(s, p)
			return seen, spot{int32(column), int32(part), int32(whole), perPoint * gold}
		}
	}
	fittings[merchants.Def.ID] = f
}
