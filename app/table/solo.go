package table

import (
	say "tabard/app/words/shell"
	"tabard/engines/game"
)

// A table of one seat, and rivals that have none: a game may bring an automaton, which scores but never decides.

// rankName is what the holder of a rank is called.
func (t *common) rankName(p game.Player) string {
	if p != game.Nobody {
		return t.Name(p)
	}
	if t.Face.Automaton != nil && t.View.State != nil {
		if name := t.Face.Automaton(t.View); name != "" {
			return name
		}
	}
	return say.SeatAutomaton.String()
}

// Aftermath is what the end means for the records, without the sentence that the headline has taken.
func (t *common) Aftermath() []string {
	if len(t.View.Seats) == 1 && len(t.Outcome.Lines) > 0 {
		return t.Outcome.Lines[1:]
	}
	return t.Outcome.Lines
}

// automata are the ranks of those who have no seat.
func (t *common) automata() []game.Rank {
	var out []game.Rank
	for _, r := range t.View.Standing {
		if r.Who == game.Nobody {
			out = append(out, r)
		}
	}
	return out
}

// soloHeadline is the end of a game for one seat: what the records say of it first, or else whether it beat the game's
// automaton, or what it reached.
func (t *common) soloHeadline() string {
	r, ok := game.RankOf(t.View.Standing, 0)
	switch {
	case len(t.Outcome.Lines) > 0:
		return t.Outcome.Lines[0]
	case ok && len(t.automata()) == 0:
		return say.EndReached(t.scored(int(r.Keys[0])), t.Name(0))
	}
	return t.victory()
}
