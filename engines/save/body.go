package save

//go:generate go run tabard/cmd/msgp -unexported body.go

import "tabard/engines/game"

//msgp:limit arrays:65536 maps:0
//msgp:tuple body seat

// body is the content of a record of format 1, field by field in this order. A field is never added here: a new one is
// a new format, with a step in upgrades.
type body struct {
	ID      string
	Title   string
	Created int64
	Played  int64
	Code    uint8
	Rules   uint16
	Options [game.MaxOptions]byte
	Seed    uint64
	Seats   []seat `msg:",limit=4"`
	Flags   uint8
	Moves   []byte   // varints
	Hashes  []uint64 `msg:",limit=512"`
	Snap    []byte
	Base    []byte
	Box     []byte // game.Setup.Box
	Owner   string // Game.Box
}

type seat struct {
	Name   string
	Bot    bool
	Level  uint8
	Colour uint8
}

// Bits of body.Flags.
const (
	flagPractice uint8 = 1 << iota
	flagCovered
	flagAdvised
	flagSeries // and three more bits: Series.Bits
	flagsEnd   = flagSeries << 4
)
