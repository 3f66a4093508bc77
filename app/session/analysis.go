package session

import (
	"slices"

	"tabard/engines/bot"
	"tabard/engines/game"
)

// Analysis is the question to a bot for an analysis of the whole game, as far as its history is known. It holds all that was hidden. It is
// false before the game is over.
func (s *Session) Analysis() (bot.Question, bool) {
	if s.pos.Turn() != game.Nobody || len(s.steps) == 0 {
		return bot.Question{}, false
	}
	q := bot.Question{Game: s.def.ID, Seat: game.Nobody, State: marshal(s.at(0)), Moves: slices.Clone(s.rec.Moves)}
	if s.by != nil {
		q.Moves, q.Anew = s.letters()
	}
	for p, seat := range s.rec.Seats {
		q.Of[p] = !seat.Bot
	}
	return q, true
}

// letters are all answers of a table by link, those that a standing order gave included, and where the draws of each letter were seeded.
func (s *Session) letters() (moves []uint16, anew []bot.Anew) {
	pos := s.at(0).Clone()
	var legal []game.Action
	for i := range s.steps {
		st := &s.steps[i]
		if st.first { // thin leaves its position
			pos.CopyFrom(st.before)
			anew = append(anew, bot.Anew{Move: i, Draws: s.by.draws[st.letter]})
		}
		legal = pos.Legal(legal[:0])
		moves = append(moves, uint16(game.Index(legal, st.action)))
		pos.Apply(st.action, nil)
	}
	return moves, anew
}

// Moment is the table as it was for who made a move of the game, with all the answers that there were.
func (s *Session) Moment(move int) (v View, ok bool) {
	defer func() {
		if recover() != nil { // as in At
			v, ok = View{}, false
		}
	}()
	if s.covered || move < 0 || move >= len(s.steps) {
		return View{}, false
	}
	pos := s.at(move)
	who := pos.Turn()
	return View{Def: s.def, Setup: s.rec.Setup, Seats: s.view.Seats, ID: s.rec.ID, Viewer: who, CoverFor: game.Nobody, Next: game.Nobody, Turn: who,
		Prompt: pos.Prompt(), State: game.View(pos, who), Legal: pos.Legal(nil)}, true
}

// EntryOf is the entry of the log that tells of a move of the game.
func (s *Session) EntryOf(move int) int {
	entry := 0
	for n := 0; n <= move && n < len(s.steps); n++ {
		if n == 0 || s.steps[n].settled {
			entry++
		}
	}
	return entry
}
