package session

import "tabard/engines/game"

// forced is the answer that the session gives in a human's place: the only possible one to a question in the middle of a
// decision. A turn's menu is always the person's own act, even with one way out of it, and so is anything that
// would reveal something: who presses it wants to watch.
//
// Replaying a save must come to the same result, so nothing but the position counts.
func (s *Session) forced(st game.State) (game.Action, bool) {
	if st.Settled() {
		return game.Action{}, false
	}
	s.buf = st.Legal(s.buf[:0])
	if len(s.buf) != 1 || s.buf[0].Kind == game.EndTurn {
		return game.Action{}, false
	}
	only := s.buf[0]
	var trial game.Sink
	st.Clone().Apply(only, &trial)
	return only, !trial.Reveals()
}
