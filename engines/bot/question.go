package bot

import "tabard/engines/game"

// Question is what a bot is asked. Most are for the action that Seat is to play. Where Advice is above zero it is for the best answers
// with their reasons, for somebody else to choose from. Where there are Moves it is for an Analysis of a game that has been played.
type Question struct {
	Game  string      // Def.ID
	Seat  game.Player // who has to decide; without meaning in an analysis
	Level uint8       // index into Def.Levels; without meaning in an analysis
	Trait uint8       // which of Def.Traits the seat has, by number from 1; 0 for none
	Seed  uint64      // see New
	// State is a snapshot of what the seat may know; for an analysis the whole position in which the game began.
	State []byte
	// Advice is how many answers are wanted, at most MaxAdvice. Any level will do; one without roll-outs is quick enough for every
	// decision.
	Advice int
	Moves  []uint16            // of an analysis: what was played, each as its index among the legal answers
	Of     [game.MaxSeats]bool // of an analysis: whose turning points are sought
	Anew   []Anew              // of an analysis of a table by link, in the order of their moves
}

// Anew says that before a move all that can be drawn was seeded anew (State.Determinize), as each letter of a table by link does (package post).
type Anew struct {
	Move  int // among those of the analysis
	Draws game.Rand
}

// Answer is the answer to a Question.
type Answer struct {
	Action     game.Action // to be played; the zero Action, which no game allows, if the position could not be read
	Advice     []Advice    // best first, the first of them is Action; nil if no advice was asked for
	Turns      []Turn      // of an analysis, as far as the moves could be followed
	Turnings   []Turning   // of an analysis
	Iterations int         // roll-outs that were flown
	// Fault is why a stand-in has answered, which thinks less than the question's level; empty otherwise.
	Fault string
}
