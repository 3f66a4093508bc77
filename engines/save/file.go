package save

import (
	"encoding/binary"
	"fmt"
	"hash/crc32"

	"tabard/engines"
	"tabard/engines/game"
)

// ByCode finds the game of a record. Tests put games of their own here.
var ByCode func(code uint8) *game.Def = engines.ByCode

const (
	magic  = "TABARD"
	header = len(magic) + 2 + 4
	tail   = 4

	oldest  = 1 // the first format there ever was
	current = 1 // the format that Encode writes
)

// upgrades turn a body of format oldest+i into one of format oldest+i+1. They work on bytes and on types of their own,
// never on today's, so that a step that was once right stays right.
var upgrades = [current - oldest]func(body []byte) ([]byte, error){}

var castagnoli = crc32.MakeTable(crc32.Castagnoli)

// Encode returns the game as one record. Names and title are cleaned on the way. What Encode accepts, Decode gives back.
func Encode(g Game) ([]byte, error) {
	g.Title, g.Box = Clean(g.Title), Clean(g.Box)
	seats := make([]Seat, len(g.Seats))
	for i, s := range g.Seats {
		s.Name = Clean(s.Name)
		seats[i] = s
	}
	g.Seats = seats
	if err := Check(g); err != nil {
		return nil, fmt.Errorf("save: encode: %w", err)
	}
	content, err := pour(&g).MarshalMsg(nil)
	if err != nil {
		return nil, fmt.Errorf("save: encode: %w", err)
	}
	out := seal(current, content)
	if len(out) > MaxBytes {
		return nil, fmt.Errorf("save: encode: %w: %d bytes", ErrBroken, len(out))
	}
	return out, nil
}

// seal puts the envelope around a body.
func seal(format uint16, content []byte) []byte {
	b := make([]byte, 0, header+len(content)+tail)
	b = append(b, magic...)
	b = binary.BigEndian.AppendUint16(b, format)
	b = binary.BigEndian.AppendUint32(b, uint32(len(content)))
	b = append(b, content...)
	return binary.BigEndian.AppendUint32(b, crc32.Checksum(b, castagnoli))
}

// Decode reads one record. The error wraps one of ErrNotSave, ErrCut, ErrChanged, ErrNewer, ErrUnknownGame and
// ErrBroken. Without an error the snapshot is known to open; whether the moves lead there is for Replay to say.
func Decode(data []byte) (Game, error) {
	g, err := decode(data)
	if err != nil {
		return Game{}, fmt.Errorf("save: decode: %w", err)
	}
	return g, nil
}

func decode(data []byte) (Game, error) {
	content, format, err := open(data)
	if err != nil {
		return Game{}, err
	}
	if content, err = upgrade(content, format, upgrades[:]); err != nil {
		return Game{}, err
	}
	var b body
	rest, err := b.UnmarshalMsg(content)
	if err != nil {
		return Game{}, fmt.Errorf("%w: %w", ErrBroken, err)
	}
	if len(rest) > 0 {
		return Game{}, fmt.Errorf("%w: %d bytes too many", ErrBroken, len(rest))
	}
	g, err := b.game()
	if err != nil {
		return Game{}, err
	}
	return g, Check(g)
}

// open is seal turned round. Checksum before format: a newer format is believed only of a record that is whole.
func open(data []byte) (content []byte, format int, err error) {
	n := min(len(data), len(magic))
	switch {
	case n == 0 || string(data[:n]) != magic[:n]:
		return nil, 0, ErrNotSave
	case len(data) < header+tail:
		return nil, 0, ErrCut
	}
	size := int64(binary.BigEndian.Uint32(data[len(magic)+2:]))
	switch whole := int64(header) + size + int64(tail); {
	case int64(len(data)) < whole:
		return nil, 0, fmt.Errorf("%w: %d of %d bytes", ErrCut, len(data), whole)
	case int64(len(data)) > whole:
		return nil, 0, fmt.Errorf("%w: %d bytes follow", ErrChanged, int64(len(data))-whole)
	}
	end := len(data) - tail
	if crc32.Checksum(data[:end], castagnoli) != binary.BigEndian.Uint32(data[end:]) {
		return nil, 0, ErrChanged
	}
	format = int(binary.BigEndian.Uint16(data[len(magic):]))
	if format > current {
		return nil, 0, fmt.Errorf("%w: format %d", ErrNewer, format)
	}
	if len(data) > MaxBytes {
		return nil, 0, fmt.Errorf("%w: %d bytes", ErrBroken, len(data))
	}
	return data[header:end], format, nil
}

// upgrade brings a body of that format up to the format after the last of steps.
func upgrade(content []byte, format int, steps []func([]byte) ([]byte, error)) ([]byte, error) {
	if format < oldest {
		return nil, fmt.Errorf("%w: there was never a format %d", ErrBroken, format)
	}
	for i := format - oldest; i < len(steps); i++ {
		var err error
		if content, err = steps[i](content); err != nil {
			return nil, fmt.Errorf("%w: from format %d to %d: %w", ErrBroken, oldest+i, oldest+i+1, err)
		}
	}
	return content, nil
}

// Check holds for everything that Encode writes and Decode returns: every field is within its bounds, and the snapshot
// opens and has as many seats as are named. The error wraps ErrBroken, ErrUnknownGame or, for rules of a later version, ErrNewer.
func Check(g Game) error {
	switch {
	case g.ID != "" && !ValidID(g.ID):
		return fmt.Errorf("%w: id %.40q", ErrBroken, g.ID)
	case g.Setup.Seats != len(g.Seats) || len(g.Seats) < 1 || len(g.Seats) > game.MaxSeats:
		return fmt.Errorf("%w: %d seats, %d of them named", ErrBroken, g.Setup.Seats, len(g.Seats))
	case len(g.Moves) > MaxMoves:
		return fmt.Errorf("%w: %d moves", ErrBroken, len(g.Moves))
	case len(g.Hashes) > len(g.Moves)/HashEvery:
		return fmt.Errorf("%w: %d hashes for %d moves", ErrBroken, len(g.Hashes), len(g.Moves))
	}
	for i, s := range g.Seats {
		if s.Colour >= game.MaxSeats {
			return fmt.Errorf("%w: colour %d of seat %d", ErrBroken, s.Colour, i)
		}
	}
	d := ByCode(g.Code)
	if d == nil {
		return fmt.Errorf("%w: code %d", ErrUnknownGame, g.Code)
	}
	if g.Rules > d.Rules {
		return fmt.Errorf("%w: rules %d of %s", ErrNewer, g.Rules, d.ID)
	}
	for i, s := range g.Seats {
		if s.Bot && int(s.Level) >= len(d.Levels) {
			return fmt.Errorf("%w: level %d of seat %d", ErrBroken, s.Level, i)
		}
	}
	s, err := unpack(d, g.Snapshot, len(g.Seats))
	if err != nil {
		return err
	}
	return boxed(s, g)
}

// boxed says whether a position is played with the box of its game.
func boxed(s game.State, g Game) error {
	packed := ""
	if p, ok := s.(game.Packed); ok {
		packed = p.PackedBox()
	}
	switch {
	case packed != g.Setup.Box:
		return fmt.Errorf("%w: a position with another box than the game's", ErrBroken)
	case packed == "" && g.Box != "":
		return fmt.Errorf("%w: %q names no box", ErrBroken, g.Box)
	}
	return nil
}

// ValidID says that an id can be that of a game, a box or a table in the store: small letters and digits, MaxID of them at most.
func ValidID(id string) bool {
	if id == "" || len(id) > MaxID {
		return false
	}
	for _, c := range []byte(id) {
		if (c < 'a' || c > 'z') && (c < '0' || c > '9') {
			return false
		}
	}
	return true
}

func pour(g *Game) *body {
	b := &body{ID: g.ID, Title: g.Title, Created: g.Created, Played: g.Played, Code: g.Code, Rules: g.Rules,
		Options: g.Setup.Options, Seed: g.Setup.Seed, Hashes: g.Hashes, Snap: g.Snapshot, Base: g.Base, Box: []byte(g.Setup.Box), Owner: g.Box}
	for _, s := range g.Seats {
		b.Seats = append(b.Seats, seat(s))
	}
	if g.Practice {
		b.Flags |= flagPractice
	}
	if g.Covered {
		b.Flags |= flagCovered
	}
	if g.Advised {
		b.Flags |= flagAdvised
	}
	b.Flags |= g.Series.Bits() * flagSeries
	b.Moves = make([]byte, 0, len(g.Moves)+16)
	for _, m := range g.Moves {
		b.Moves = binary.AppendUvarint(b.Moves, uint64(m))
	}
	return b
}

func (b *body) game() (Game, error) {
	g := Game{ID: b.ID, Title: Clean(b.Title), Created: b.Created, Played: b.Played, Code: b.Code, Rules: b.Rules,
		Setup: game.Setup{Seats: len(b.Seats), Options: b.Options, Seed: b.Seed, Box: string(b.Box)}, Box: Clean(b.Owner),
		Practice: b.Flags&flagPractice != 0, Covered: b.Flags&flagCovered != 0,
		Advised: b.Flags&flagAdvised != 0, Hashes: orNil(b.Hashes), Snapshot: orNil(b.Snap), Base: orNil(b.Base)}
	known := false
	if g.Series, known = SeriesOf(b.Flags / flagSeries); !known {
		return Game{}, fmt.Errorf("%w: flags %#x", ErrBroken, b.Flags)
	}
	for _, s := range b.Seats {
		s.Name = Clean(s.Name)
		g.Seats = append(g.Seats, Seat(s))
	}
	for rest := b.Moves; len(rest) > 0; {
		m, n := binary.Uvarint(rest)
		if n <= 0 || n > 3 || m > 0xffff || len(g.Moves) == MaxMoves {
			return Game{}, fmt.Errorf("%w: move %d", ErrBroken, len(g.Moves))
		}
		g.Moves = append(g.Moves, uint16(m))
		rest = rest[n:]
	}
	return g, nil
}

// orNil makes no difference between absent and empty.
func orNil[T any](s []T) []T {
	if len(s) == 0 {
		return nil
	}
	return s
}
