package share

import (
	"encoding/base64"
	"encoding/binary"
	"errors"
	"hash/crc32"
	"math/big"
	"reflect"
	"slices"
	"testing"

	"tabard/engines"
	"tabard/engines/coincrown"
	"tabard/engines/game"
	"tabard/engines/save"
	"tabard/engines/save/savetest"
)

// wrap puts a right envelope around a payload.
func wrap(first, code byte, rules uint64, flags byte, payload []byte) string {
	b := binary.AppendUvarint([]byte{first, code}, rules)
	b = binary.AppendUvarint(append(b, flags), uint64(len(payload)))
	b = append(b, payload...)
	return base64.RawURLEncoding.EncodeToString(binary.BigEndian.AppendUint32(b, crc32.ChecksumIEEE(b)))
}

// payloads of a game: what both forms share, the moves with their hash, and the snapshot.
func parts(t testing.TB, g save.Game) (begin, moves, snapshot []byte) {
	begin, _, err := AppendHead(nil, g, false)
	if err != nil {
		t.Fatal(err)
	}
	line, err := save.Replay(g)
	if err != nil {
		t.Fatal(err)
	}
	h, _ := game.Hash(line.Final, nil)
	moves = append(binary.AppendUvarint(nil, uint64(len(g.Moves))), PackMoves(g.Moves, line.Counts)...)
	return begin, binary.BigEndian.AppendUint64(moves, h), g.Snapshot
}

// Links whose envelope is right and whose content is not.
func TestContentThatMakesNoSense(t *testing.T) {
	const v1 = form<<4 | version
	d := coincrown.Def
	g := savetest.Played(t, d, 2, 3, 30)
	begin, moves, snapshot := parts(t, g)
	join := func(b ...[]byte) []byte { return slices.Concat(b...) }
	deflated, _ := Squeeze(snapshot)
	huge, _ := Squeeze(make([]byte, maxSnapshot+1))
	hash := moves[len(moves)-8:]
	tests := []struct {
		name    string
		first   byte
		code    byte
		rules   uint64
		flags   byte
		payload []byte
		want    error
	}{
		{"all is well", v1, 1, 1, 0, join(begin, moves), nil},
		{"a plain snapshot", v1, 1, 1, flagSnapshot, join(begin, snapshot), nil},
		{"a deflated snapshot", v1, 1, 1, flagSnapshot | flagDeflated, join(begin, deflated), nil},
		{"a snapshot of more seats", v1, 1, 1, flagSnapshot, join(begin, savetest.Played(t, d, 4, 3, 30).Snapshot), save.ErrBroken},
		{"a newer version", v1 + 1, 1, 1, 0, join(begin, moves), save.ErrNewer},
		{"version 0", v1 - 1, 1, 1, 0, join(begin, moves), save.ErrBroken},
		{"another form", v1 + 16, 1, 1, 0, join(begin, moves), ErrNotLink},
		{"an unknown game", v1, 200, 1, 0, join(begin, moves), save.ErrUnknownGame},
		{"newer rules", v1, 1, uint64(d.Rules) + 1, 0, join(begin, moves), save.ErrNewer},
		{"rules that are no number of rules", v1, 1, 1 << 16, 0, join(begin, moves), save.ErrBroken},
		{"a flag that is none", v1, 1, 1, flagsEnd, join(begin, moves), save.ErrBroken},
		{"deflated moves", v1, 1, 1, flagDeflated, join(begin, moves), save.ErrBroken},
		{"nothing", v1, 1, 1, 0, nil, save.ErrBroken},
		{"no seats", v1, 1, 1, 0, []byte{0}, save.ErrBroken},
		{"five seats", v1, 1, 1, 0, make([]byte, 100), save.ErrBroken},
		{"one seat", v1, 1, 1, 0, join([]byte{1, 0, 0, 0, 0}, make([]byte, 8), moves), save.ErrBroken},
		{"a name that is cut", v1, 1, 1, 0, begin[:4], save.ErrBroken},
		{"a seed that is cut", v1, 1, 1, 0, begin[:len(begin)-1], save.ErrBroken},
		{"too many options", v1, 1, 1, 0, join([]byte{1, 0, 0, 0, game.MaxOptions + 1}, make([]byte, 40)), save.ErrBroken},
		{"no moves and no hash", v1, 1, 1, 0, begin, save.ErrBroken},
		{"a hash that is cut", v1, 1, 1, 0, join(begin, moves[:1], hash[:7]), save.ErrBroken},
		{"fewer moves than said", v1, 1, 1, 0, join(begin, []byte{moves[0] + 1}, moves[1:]), save.ErrBroken},
		{"more moves than said", v1, 1, 1, 0, join(begin, []byte{moves[0] - 9}, moves[1:]), save.ErrBroken},
		{"a number with a zero on top", v1, 1, 1, 0, join(begin, moves[:len(moves)-8], []byte{0}, hash), save.ErrBroken},
		{"a number that is too large", v1, 1, 1, 0, join(begin, moves[:len(moves)-8], make([]byte, 60), []byte{1}, hash), save.ErrBroken},
		{"too many moves", v1, 1, 1, 0, join(begin, binary.AppendUvarint(nil, save.MaxMoves+1), hash), save.ErrBroken},
		{"another hash", v1, 1, 1, 0, join(begin, moves[:len(moves)-8], make([]byte, 8)), save.ErrBroken},
		{"a snapshot that is cut", v1, 1, 1, flagSnapshot, join(begin, snapshot[:50]), save.ErrBroken},
		{"a snapshot that does not inflate", v1, 1, 1, flagSnapshot | flagDeflated, join(begin, snapshot), save.ErrBroken},
		{"a snapshot that inflates and goes on", v1, 1, 1, flagSnapshot | flagDeflated, join(begin, deflated, []byte{0}), save.ErrBroken},
		{"a snapshot that inflates too far", v1, 1, 1, flagSnapshot | flagDeflated, join(begin, huge), save.ErrBroken},
	}
	for _, tt := range tests {
		got, err := Decode(wrap(tt.first, tt.code, tt.rules, tt.flags, tt.payload))
		if !errors.Is(err, tt.want) {
			t.Errorf("%s: %v, want %v", tt.name, err, tt.want)
		}
		if err != nil && !reflect.DeepEqual(got, save.Game{}) {
			t.Errorf("%s: an error and a game", tt.name)
		}
	}
}

// The number must be the one that math/big makes of the same digits, and give the digits back.
func TestRadix(t *testing.T) {
	r := game.NewRand(1, 1)
	for n := range 300 {
		moves, counts := make([]uint16, n), make([]int, n)
		for i := range moves {
			counts[i] = 1 + r.Intn(1+r.Intn(40))
			if r.Intn(50) == 0 {
				counts[i] = 1 << 16
			}
			moves[i] = uint16(r.Intn(counts[i]))
		}
		want := new(big.Int)
		for i := n - 1; i >= 0; i-- {
			want.Mul(want, big.NewInt(int64(counts[i])))
			want.Add(want, big.NewInt(int64(moves[i])))
		}
		b := PackMoves(moves, counts)
		big := want.Bytes()
		slices.Reverse(big)
		if !slices.Equal(b, big) {
			t.Fatalf("%d digits: %x, want %x", n, b, big)
		}
		number, ok := ToRadix(b)
		if !ok {
			t.Fatalf("%x is not read", b)
		}
		for i := range moves {
			var digit uint32
			if digit, number = number.Pop(uint32(counts[i])); digit != uint32(moves[i]) {
				t.Fatalf("digit %d of %d: %d, want %d", i, n, digit, moves[i])
			}
		}
		if len(number) > 0 {
			t.Fatalf("%d digits: %v is left", n, number)
		}
	}
}

// A link of a hundred characters can ask for ten thousand moves, the first legal one each time. No move is tried of a game that is never so
// long; else each is told to the mover, which can end the reading between two moves (app/session reads in slices so), and the end of a game
// is the end of the link.
func TestALinkOfTenThousandMovesIsPlayedStepByStep(t *testing.T) {
	const many = 10_000
	enough := errors.New("enough")
	for _, d := range engines.Games() {
		begin, moves, _ := parts(t, savetest.Played(t, d, d.MaxSeats, 3, 1))
		link := wrap(form<<4|version, d.Code, uint64(d.Rules), 0, slices.Concat(begin, binary.AppendUvarint(nil, many), moves[len(moves)-8:]))
		if len(link) > 200 {
			t.Errorf("%s: %d characters", d.ID, len(link))
		}
		for _, bound := range []int{many, 100} {
			told := 0
			g, err := Play(link, nil, func(*game.Def) save.Mover {
				return func(_ int, before game.State, a game.Action, _ int) (game.State, error) {
					if told++; told > bound {
						return nil, enough
					}
					after := before.Clone()
					after.Apply(a, nil)
					return after, nil
				}
			})
			switch {
			case many > d.Limit:
				if told != 0 || !errors.Is(err, save.ErrBroken) {
					t.Errorf("%s, whose games are shorter: %d moves are tried: %v", d.ID, told, err)
				}
			case bound == 100 && (told != 101 || !errors.Is(err, enough)):
				t.Errorf("%s: stopped after %d moves: %v", d.ID, told, err)
			case bound == many && (told > many || !errors.Is(err, save.ErrBroken)):
				t.Errorf("%s: %d moves: %v", d.ID, told, err)
			case !reflect.DeepEqual(g, save.Game{}):
				t.Errorf("%s: an error and a game", d.ID)
			}
		}
	}
}

func TestForcedMovesCostNothing(t *testing.T) {
	moves, counts := make([]uint16, 500), make([]int, 500)
	for i := range counts {
		counts[i] = 1
	}
	moves[250], counts[250] = 5, 6
	if b := PackMoves(moves, counts); len(b) != 1 {
		t.Errorf("%d bytes", len(b))
	}
}

// FuzzDecode tries text as it is, and data as a payload inside a right envelope, in both forms, of the game that a number
// picks. What decodes must encode, and decode to the same game again.
func FuzzDecode(f *testing.F) {
	all := engines.Games()
	for i, d := range all {
		for seats := d.MinSeats; seats <= d.MaxSeats; seats++ {
			g := savetest.Played(f, d, seats, 3, 25*seats)
			text, err := Encode(g)
			if err != nil {
				f.Fatal(err)
			}
			f.Add(text, uint8(i), []byte{})
			begin, moves, snapshot := parts(f, g)
			small, _ := Squeeze(snapshot)
			f.Add("#g=", uint8(i), slices.Concat(begin, moves))
			f.Add("https://example.org/#g=AQ", uint8(i), slices.Concat(begin, snapshot))
			f.Add("", uint8(i), slices.Concat(begin, small))
		}
	}
	f.Fuzz(func(t *testing.T, text string, which uint8, payload []byte) {
		d := all[int(which)%len(all)]
		for _, x := range []string{text,
			wrap(form<<4|version, d.Code, uint64(d.Rules), 0, payload),
			wrap(form<<4|version, d.Code, uint64(d.Rules), flagSnapshot, payload),
			wrap(form<<4|version, d.Code, uint64(d.Rules), flagSnapshot|flagDeflated, payload)} {
			g, err := Decode(x)
			if err != nil {
				continue
			}
			again, err := Encode(g)
			if err != nil {
				t.Fatalf("a decoded game does not encode: %v", err)
			}
			if twice, err := Decode(again); err != nil || !reflect.DeepEqual(twice, g) {
				t.Fatalf("a second time: %+v, %v, first %+v", twice, err, g)
			}
		}
	})
}
