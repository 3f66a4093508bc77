package session

import "tabard/engines/game"

// forced is the answer that the session gives in a human's place: the only possible one to a question in the middle of a
// decision. A turn's menu is always the person's own act, even with one way out of it, and so is anything that
// would reveal something: who presses it wants to watch.
//
// Replaying a save must come to the same result, so nothing but the position counts.
func (s *Session) forced() (game.Action, bool) {
	if s.pos.Settled() {
		return game.Action{}, false
	}
	options := s.options()
	if len(options) != 1 || options[0].Kind == game.EndTurn {
		return game.Action{}, false
	}
	var trial game.Sink
	s.pos.Clone().Apply(options[0], &trial)
	return options[0], !trial.Reveals()
}
