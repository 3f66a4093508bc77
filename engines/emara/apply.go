package emara

import "tabard/engines/game"

// Legal appends what may be answered to the open question, in strictly ascending order.
func (s *State) Legal(dst []game.Action) []game.Action { return dst }

// Apply carries out a legal action. What it does with any other is not defined; game.Play checks.
func (s *State) Apply(a game.Action, out *game.Sink) {}

// Standing ranks the seats as if the game ended now.
func (s *State) Standing(dst []game.Rank) []game.Rank { return dst }

// Redact forgets what viewer cannot know.
func (s *State) Redact(viewer game.Player) {}

// Determinize deals what was forgotten.
func (s *State) Determinize(r *game.Rand) {}
