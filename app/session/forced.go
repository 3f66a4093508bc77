package session

import "tabard/engines/game"

// Forced is the answer that the session gives in a human's place: the only possible one, of the legal ones, to a question in the middle of a
// decision. A turn's menu is always the person's own act, even with one way out of it, and so is anything that
// would reveal something: who presses it wants to watch.
//
// Replaying a save must come to the same result, so nothing but the position counts.
func Forced(pos game.State, legal []game.Action) (game.Action, bool) {
	if len(legal) != 1 || pos.Settled() || legal[0].Kind == game.EndTurn {
		return game.Action{}, false
	}
	var trial game.Sink
	pos.Clone().Apply(legal[0], &trial)
	return legal[0], !trial.Reveals()
}
