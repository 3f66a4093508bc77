package emara

import "tabard/engines/game"

// Eval is the worth of a position to a seat, in hundredths of a point.
func Eval(state game.State, p game.Player) int32 {
	final, second := state.(*State).Forecast(p)
	return int32(100*final + second)
}
