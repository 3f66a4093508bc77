package conquer

import "tabard/engines/game"

// The stack of open questions. At the bottom lies the stage: one of the set-up's questions, Siege, DropObj, DropAct, Main
// or Peasants. What Main opens lies above it, at most three deep:
//
//	Main
//	Main [Site | Flaming | RollAsk | Rolled]
//	Main StepAsk [Misdirect]
//	Main [DeclAsk | Retreat | PreAttack | PreDefend | Post | Post RemoveDie | Casualty | Counter]     with Fight

// State is one position together with its box and its board. See the package comment for what is hidden in it.
type State struct {
	Position
	box   *values // nil in the zero State, which is no position
	board *Board  // of Placement; nil until the last tile and seat lie
	on    pieces  // what stands on it
	brisk brisk   // the zero value but for the copies of a search
}

// Settled says that no choice is half made, or that the game is over.
func (s *State) Settled() bool {
	if s.Depth != 1 {
		return s.Depth == 0
	}
	if s.onErrand() {
		return false
	}
	switch s.Frames[0].Kind {
	case FrameSide, FrameSlot, FrameRotation, FrameStartSite:
		return false
	}
	return true
}

// next is the seat after p, clockwise.
func (s *State) next(p game.Player) game.Player { return (p + 1) % game.Player(s.N) }

// Box are the numbers that the position is played with.
func (s *State) Box() *Box { return &s.box.Box }

// PackedBox is the box that the position is played with, as a set-up holds it.
func (s *State) PackedBox() string {
	if s.box == nil {
		return "" // the zero State
	}
	return s.box.packed
}

// MarshalMsg appends the snapshot: the box if it is not ours, and the position.
func (s *State) MarshalMsg(b []byte) ([]byte, error) {
	return s.Position.MarshalMsg(game.AppendBox(b, s.PackedBox()))
}

// UnmarshalMsg reads a snapshot and attaches its box and its board.
func (s *State) UnmarshalMsg(b []byte) ([]byte, error) {
	boxed, rest, err := Def.CutBox(b)
	if err != nil {
		return b, err
	}
	if rest, err = s.Position.UnmarshalMsg(rest); err != nil {
		return b, err
	}
	s.box, s.board, s.on = house(), nil, pieces{}
	if boxed != nil {
		s.box = valuesOf(boxed.(*Box))
	}
	if s.Placement.whole(int(s.N)) {
		if s.board, err = boardOf(s.Placement); err != nil {
			return b, err
		}
		s.on = s.pieces()
	}
	return rest, nil
}

// whole says that every seat has its place, which comes last, so that there is a board.
func (p *Placement) whole(seats int) bool {
	for i := range min(seats, MaxSeats) {
		if p.Seats[i] == 0 {
			return false
		}
	}
	return seats > 0
}

// Clone returns a copy.
func (s *State) Clone() game.State {
	c := *s
	return &c
}

// CopyFrom makes s the position of from, which must be of this game.
func (s *State) CopyFrom(from game.State) { *s = *from.(*State) }

// windowOf is the moment of each question at which cards are played, as Cards has it.
var windowOf = [framesEnd]uint16{FrameMain: InMain, FrameRolled: InRolled, FrameRollAsk: InRoll, FrameStepAsk: InStep,
	FrameDeclAsk: InDecl, FramePreAttack: InAttack, FramePreDefend: InDefence, FramePost: InPost}

// cardsFor are the cards of each question's moment, ascending.
var cardsFor = func() (all [framesEnd][]ActionCard) {
	for kind, moment := range windowOf {
		for k := NoCard + 1; k <= ActionCards; k++ {
			if Cards[k].Windows&moment != 0 {
				all[kind] = append(all[kind], k)
			}
		}
	}
	return all
}()
