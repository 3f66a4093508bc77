package save

import "tabard/engines/game"

// Limits of what a record may hold. Everything from outside is bounded by them.
const (
	MaxName  = 24       // runes of a seat's name or a game's title, after Clean
	MaxID    = 32       // bytes of an id
	MaxMoves = 16384    // decisions of one game
	MaxBytes = 64 << 10 // of one encoded game, envelope included
)

// HashEvery is how many moves lie between two of Game.Hashes: Hashes[i] is the state's hash after (i+1)*HashEvery moves.
// The position after the last move needs no hash of its own, because the snapshot is that position.
const HashEvery = 32

// Seat is who sits there.
type Seat struct {
	Name   string
	Bot    bool
	Level  uint8 // index into Def.Levels for a bot; for a person how windows are asked: see session.Ask
	Colour uint8 // 0..3: sky circle, yellow square, blue triangle, vermillion diamond
}

// Series says which game of how many against the same rivals one is; zero for a game by itself.
type Series struct{ N, Of uint8 }

// Bits are a series in four bits: N in the lower three, and whether it is of five games and not of three.
func (s Series) Bits() uint8 { return s.N | s.Of&4<<1 }

// SeriesOf is the series of its Bits; false if there is no such one.
func SeriesOf(bits uint8) (s Series, ok bool) {
	if bits == 0 {
		return s, true
	}
	s = Series{N: bits & 7, Of: 3 + bits>>2&2}
	return s, bits < 16 && s.N > 0 && s.N <= s.Of
}

// Game is one saved game: where it started, every decision since, and where it stands.
type Game struct {
	ID       string // names the save in the store; random, lower-case letters and digits
	Title    string // the player's own name for it; may be empty
	Created  int64  // Unix seconds, from the page's clock; 0 if unknown
	Played   int64  // Unix seconds of the last decision
	Code     uint8  // Def.Code
	Rules    uint16 // Def.Rules it was played under
	Setup    game.Setup
	Box      string // what its owner calls the box of Setup; may be empty
	Seats    []Seat
	Practice bool // undo passes every barrier
	Covered  bool // the curtain is down: opening the save must not show a hand
	Advised  bool // somebody asked for advice in it
	Series   Series

	// Moves are the decisions in order, each as its index among the legal options. Legal counts are found again by
	// replaying, so they are not stored.
	Moves []uint16
	// Hashes are the state's hash after every HashEvery moves, oldest first: where a replay first differs is where
	// history is lost. Add and Cut keep them in step with Moves.
	Hashes []uint64
	// Snapshot is the present state as msgp. It opens even where the moves no longer replay.
	Snapshot []byte
	// Base is empty as long as the moves begin at the set-up. Where older history was lost it is the state, as msgp, from
	// which Moves start.
	Base []byte
}
