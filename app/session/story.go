package session

import (
	"slices"

	"tabard/engines/game"
)

// Story is a whole game for who looks back at it and knows all: where it began, as its snapshot, what was played, each move as its index
// among the legal answers, and in which seats people sat.
type Story struct {
	Game   string // Def.ID
	Start  []byte
	Moves  []uint16
	People [game.MaxSeats]bool
}

// Story is the whole game once it is over, as far as its history is known; false before.
func (s *Session) Story() (Story, bool) {
	if s.pos.Turn() != game.Nobody || len(s.steps) == 0 {
		return Story{}, false
	}
	all := Story{Game: s.def.ID, Start: marshal(s.at(0)), Moves: slices.Clone(s.rec.Moves)}
	for p, seat := range s.rec.Seats {
		all.People[p] = !seat.Bot
	}
	return all, true
}

// Moment is the table as it was for who made a move of the story, with all the answers that there were.
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
	return View{Def: s.def, Setup: s.rec.Setup, Seats: s.view.Seats, ID: s.rec.ID, Viewer: who, CoverFor: game.Nobody, Turn: who,
		Prompt: pos.Prompt(), State: game.View(pos, who), Legal: pos.Legal(nil)}, true
}

// EntryOf is the entry of the log that tells of a move of the story.
func (s *Session) EntryOf(move int) int {
	entry := 0
	for n := 0; n <= move && n < len(s.steps); n++ {
		if n == 0 || s.steps[n].settled {
			entry++
		}
	}
	return entry
}
