package merchants

import "tabard/engines/game"

// Eval is the worth of a position to a seat, in hundredths of a gold piece.
func Eval(state game.State, p game.Player) int32 { return 100 * int32(state.(*State).Seats[p].Gold) }
