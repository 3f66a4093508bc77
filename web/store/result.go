package store

import (
	"cmp"
	"fmt"

	"tabard/engines/game"
	"tabard/engines/save"
)

//go:generate go run tabard/cmd/msgp -unexported result.go

//msgp:limit arrays:16 maps:0
//msgp:tuple ending sitter place
//msgp:ignore Result

// Result is how a finished game ended.
type Result struct {
	ID       string // of the game
	Code     uint8  // Def.Code
	Rules    uint16 // Def.Rules it was played under
	At       int64  // when it ended, Unix seconds
	Setup    game.Setup
	Box      string // what its owner calls the box of Setup
	Seats    []save.Seat
	Standing []game.Rank // as the game gave it at the end
	Advised  bool        // somebody asked for advice in it
	Series   save.Series
}

// ResultOf is the result of a game. ok is false where there is none to keep: the game is not over, it was practice, or no
// person had a seat in it, so that it is nobody's record.
func ResultOf(g save.Game) (r Result, ok bool) {
	defer func() {
		if recover() != nil { // the rules trust their positions; this one may come from outside
			r, ok = Result{}, false
		}
	}()
	if g.Practice || !people(g.Seats) {
		return Result{}, false
	}
	_, st, err := save.Open(g)
	if err != nil || st.Turn() != game.Nobody {
		return Result{}, false
	}
	return Result{ID: g.ID, Code: g.Code, Rules: g.Rules, At: g.Played, Setup: g.Setup, Box: g.Box, Seats: g.Seats,
		Standing: st.Standing(nil), Advised: g.Advised, Series: g.Series}, true
}

// CompareResults is negative if a stands before b in the order of results: that in which the games ended.
func CompareResults(a, b Result) int { return cmp.Or(cmp.Compare(a.At, b.At), cmp.Compare(a.ID, b.ID)) }

func people(seats []save.Seat) bool {
	for _, s := range seats {
		if !s.Bot {
			return true
		}
	}
	return false
}

const (
	resultMagic = "TRES"
	maxResult   = 4 << 10 // bytes of one record
	maxRanks    = game.MaxSeats + 4
	farFuture   = 1 << 40 // seconds: enough, and far from where sums would wrap
)

// resultRecord is the record of a result, which holds an ending.
var resultRecord = save.Record{Magic: resultMagic, Format: 1, Most: maxResult}

// Bits of ending.Flags.
const (
	endingAside uint8 = 1 << iota // the game does not count, and nothing but its id is here
	endingAdvised
	endingSeries   // and three more bits: save.Series.Bits
	endingFlagsEnd = endingSeries << 4
)

// ending is the content of a record of format 1. A field is never added here: a new one is a new format.
type ending struct {
	ID       string
	Code     uint8
	Rules    uint16
	At       int64
	Options  [game.MaxOptions]byte
	Seed     uint64
	Seats    []sitter `msg:",limit=4"`
	Standing []place  `msg:",limit=8"`
	Flags    uint8
	Box      []byte // game.Setup.Box
	Owner    string // Result.Box
}

type sitter struct {
	Name   string
	Bot    bool
	Level  uint8
	Colour uint8
}

type place struct {
	Who   int8
	Place uint8
	Keys  []int32 `msg:",limit=8"` // without the zeros at the end
	Parts []int16 `msg:",limit=12"`
}

// encodeResult returns a result as a record. What it accepts, decodeResult gives back.
func encodeResult(r Result) ([]byte, error) {
	e := ending{ID: r.ID, Code: r.Code, Rules: r.Rules, At: r.At, Options: r.Setup.Options, Seed: r.Setup.Seed, Box: []byte(r.Setup.Box), Owner: save.Clean(r.Box)}
	if e.Flags = r.Series.Bits() * endingSeries; r.Advised {
		e.Flags |= endingAdvised
	}
	for _, s := range r.Seats {
		s.Name = save.Clean(s.Name)
		e.Seats = append(e.Seats, sitter(s))
	}
	for _, k := range r.Standing {
		e.Standing = append(e.Standing, place{Who: int8(k.Who), Place: k.Place, Keys: trimmed(k.Keys[:]), Parts: trimmed(k.Parts[:])})
	}
	if r.Setup.Seats != len(r.Seats) {
		return nil, fmt.Errorf("store: result of %s: %w: %d seats, %d of them named", r.ID, save.ErrBroken, r.Setup.Seats, len(r.Seats))
	}
	if err := e.check(); err != nil {
		return nil, failed("result of", r.ID, err)
	}
	return sealResult(&e)
}

// aside is the record that says of a game only that it does not count.
func aside(id string) ([]byte, error) { return sealResult(&ending{ID: id, Flags: endingAside}) }

func sealResult(e *ending) ([]byte, error) {
	b, err := e.MarshalMsg(nil)
	if err != nil {
		return nil, failed("result of", e.ID, err)
	}
	return resultRecord.Seal(b), nil
}

// decodeResult reads a record. counts is false for one that only says that the game does not count. The error wraps one
// of ErrNotSave, ErrCut, ErrChanged, ErrNewer and ErrBroken of package save.
func decodeResult(raw []byte) (r Result, counts bool, err error) {
	var e ending
	if err := resultRecord.Open(raw, e.UnmarshalMsg); err != nil {
		return r, false, fmt.Errorf("result: %w", err)
	}
	if err := e.check(); err != nil {
		return r, false, fmt.Errorf("result: %w", err)
	}
	return e.result(), e.Flags&endingAside == 0, nil
}

// check holds for every record that is written and every one that is read. Whether this program knows the game, and has
// the options of its set-up, is another question: see Result.readable.
func (e *ending) check() error {
	if _, known := save.SeriesOf(e.Flags / endingSeries % 16); !save.ValidID(e.ID) || e.Flags >= endingFlagsEnd || !known {
		return fmt.Errorf("%w: id %.40q, flags %#x", save.ErrBroken, e.ID, e.Flags)
	}
	if e.Flags&endingAside != 0 {
		if len(e.Seats) > 0 || len(e.Standing) > 0 {
			return fmt.Errorf("%w: a game that does not count has a standing", save.ErrBroken)
		}
		return nil
	}
	if e.Code == 0 || e.At < 0 || e.At > farFuture || len(e.Seats) < 1 || len(e.Seats) > game.MaxSeats ||
		len(e.Standing) < 1 || len(e.Standing) > maxRanks {
		return fmt.Errorf("%w: code %d at %d, %d seats, %d ranks", save.ErrBroken, e.Code, e.At, len(e.Seats), len(e.Standing))
	}
	for i, s := range e.Seats {
		if s.Colour >= game.MaxSeats {
			return fmt.Errorf("%w: colour %d of seat %d", save.ErrBroken, s.Colour, i)
		}
	}
	var seen [game.MaxSeats]bool
	for _, p := range e.Standing {
		if p.Who < int8(game.Nobody) || int(p.Who) >= len(e.Seats) || p.Place < 1 || int(p.Place) > len(e.Standing) ||
			len(p.Keys) > game.MaxKeys || len(p.Parts) > game.MaxParts {
			return fmt.Errorf("%w: rank %d of seat %d", save.ErrBroken, p.Place, p.Who)
		}
		if p.Who >= 0 {
			if seen[p.Who] {
				return fmt.Errorf("%w: seat %d twice", save.ErrBroken, p.Who)
			}
			seen[p.Who] = true
		}
	}
	for i := range e.Seats {
		if !seen[i] {
			return fmt.Errorf("%w: seat %d has no rank", save.ErrBroken, i)
		}
	}
	return nil
}

func (e *ending) result() Result {
	r := Result{ID: e.ID, Code: e.Code, Rules: e.Rules, At: e.At,
		Setup: game.Setup{Seats: len(e.Seats), Options: e.Options, Seed: e.Seed, Box: string(e.Box)}, Box: save.Clean(e.Owner), Advised: e.Flags&endingAdvised != 0}
	r.Series, _ = save.SeriesOf(e.Flags / endingSeries)
	for _, s := range e.Seats {
		s.Name = save.Clean(s.Name)
		r.Seats = append(r.Seats, save.Seat(s))
	}
	for _, p := range e.Standing {
		k := game.Rank{Who: game.Player(p.Who), Place: p.Place}
		copy(k.Keys[:], p.Keys)
		copy(k.Parts[:], p.Parts)
		r.Standing = append(r.Standing, k)
	}
	return r
}

// readable says that this program knows the game and every option of its set-up. Others are kept for a program that does.
func (r Result) readable() bool {
	d := save.ByCode(r.Code)
	return d != nil && d.CheckSetup(r.Setup) == nil
}

// trimmed is all without the zeros at its end.
func trimmed[N int32 | int16](all []N) []N {
	n := len(all)
	for n > 0 && all[n-1] == 0 {
		n--
	}
	return all[:n]
}
