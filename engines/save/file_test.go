package save_test

import (
	"bytes"
	"errors"
	"reflect"
	"strings"
	"testing"

	"tabard/engines"
	"tabard/engines/coincrown"
	"tabard/engines/game"
	"tabard/engines/save"
	"tabard/engines/save/savetest"
)

var toy = coincrown.Def

func encoded(t testing.TB, g save.Game) []byte {
	t.Helper()
	data, err := save.Encode(g)
	if err != nil {
		t.Fatalf("encode: %v", err)
	}
	return data
}

func TestEveryFieldComesBack(t *testing.T) {
	for seats := toy.MinSeats; seats <= toy.MaxSeats; seats++ {
		for _, moves := range []int{0, 1, 31, 32, 33, 64, -1} {
			g := savetest.Played(t, toy, seats, 7, moves)
			g.Practice, g.Covered, g.Advised = moves%2 == 0, moves%2 == 1, moves%3 == 0
			got, err := save.Decode(encoded(t, g))
			if err != nil {
				t.Fatalf("%d seats, %d moves: %v", seats, moves, err)
			}
			if !reflect.DeepEqual(got, g) {
				t.Errorf("%d seats, %d moves: got %+v, want %+v", seats, moves, got, g)
			}
		}
	}
}

// Every game of a series comes back, and a record that tells of another is broken.
func TestASeriesComesBack(t *testing.T) {
	g := savetest.Played(t, toy, 2, 7, 3)
	good := map[uint8]save.Series{0: {}}
	for of := uint8(3); of <= 5; of += 2 {
		for n := uint8(1); n <= of; n++ {
			g.Series = save.Series{N: n, Of: of}
			good[g.Series.Bits()] = g.Series
			if got, err := save.Decode(encoded(t, g)); err != nil || !reflect.DeepEqual(got, g) {
				t.Errorf("%+v: got %+v, %v", g.Series, got.Series, err)
			}
		}
	}
	if len(good) != 9 {
		t.Errorf("%d series have %d different bits", 9, len(good))
	}
	for bits := range 256 {
		want, ok := good[uint8(bits)]
		if s, known := save.SeriesOf(uint8(bits)); known != ok || ok && s != want {
			t.Errorf("bits %#x: %+v, %v", bits, s, known)
		}
	}
}

func TestARebasedGameComesBack(t *testing.T) {
	g := savetest.Played(t, toy, 3, 7, 50)
	g.Rebase(toy)
	got, err := save.Decode(encoded(t, g))
	if err != nil {
		t.Fatal(err)
	}
	if !reflect.DeepEqual(got, g) {
		t.Errorf("got %+v, want %+v", got, g)
	}
}

func TestARecordIsTheSameEveryTime(t *testing.T) {
	g := savetest.Played(t, toy, 4, 3, 90)
	data := encoded(t, g)
	again, err := save.Decode(data)
	if err != nil {
		t.Fatal(err)
	}
	if !bytes.Equal(encoded(t, again), data) {
		t.Error("a decoded game encodes to other bytes")
	}
}

func TestEncodeCleansNames(t *testing.T) {
	g := savetest.Played(t, toy, 2, 1, 5)
	g.Title, g.Seats[0].Name = "  a\u202e\tb ", strings.Repeat("x", 60)
	got, err := save.Decode(encoded(t, g))
	if err != nil {
		t.Fatal(err)
	}
	if got.Title != "a b" || got.Seats[0].Name != strings.Repeat("x", save.MaxName) {
		t.Errorf("title %q, name %q", got.Title, got.Seats[0].Name)
	}
	if len(g.Seats[0].Name) != 60 {
		t.Error("Encode changed the caller's game")
	}
}

func TestACutRecordIsCut(t *testing.T) {
	data := encoded(t, savetest.Played(t, toy, 4, 2, 60))
	for n := range data {
		_, err := save.Decode(data[:n])
		want := save.ErrCut
		if n == 0 {
			want = save.ErrNotSave
		}
		if !errors.Is(err, want) {
			t.Fatalf("%d of %d bytes: %v, want %v", n, len(data), err, want)
		}
	}
}

func TestAFlippedBitIsSeen(t *testing.T) {
	data := encoded(t, savetest.Played(t, toy, 2, 2, 60))
	for i := range data {
		for bit := range 8 {
			bad := bytes.Clone(data)
			bad[i] ^= 1 << bit
			_, err := save.Decode(bad)
			switch {
			case i < 6 && errors.Is(err, save.ErrNotSave):
			case i >= 8 && i < 12 && errors.Is(err, save.ErrCut): // the length
			case i >= 6 && errors.Is(err, save.ErrChanged):
			default:
				t.Fatalf("byte %d, bit %d: %v", i, bit, err)
			}
		}
	}
	if _, err := save.Decode(append(bytes.Clone(data), 0)); !errors.Is(err, save.ErrChanged) {
		t.Errorf("one byte more: %v", err)
	}
}

func TestOtherDataIsNotASave(t *testing.T) {
	for _, data := range []string{"", "{}", "tabard", "PNG", "\x00", "TABLE", strings.Repeat("T", 100)} {
		if _, err := save.Decode([]byte(data)); !errors.Is(err, save.ErrNotSave) {
			t.Errorf("%q: %v", data, err)
		}
	}
}

func TestWhatMakesNoSenseIsRefused(t *testing.T) {
	tests := []struct {
		name  string
		spoil func(*save.Game)
		want  error
	}{
		{"an id with other characters", func(g *save.Game) { g.ID = "A" }, save.ErrBroken},
		{"an id that is too long", func(g *save.Game) { g.ID = strings.Repeat("a", save.MaxID+1) }, save.ErrBroken},
		{"a seat without a player", func(g *save.Game) { g.Setup.Seats++ }, save.ErrBroken},
		{"no seats", func(g *save.Game) { g.Setup.Seats, g.Seats = 0, nil }, save.ErrBroken},
		{"five seats", func(g *save.Game) { g.Setup.Seats, g.Seats = 5, make([]save.Seat, 5) }, save.ErrBroken},
		{"too many moves", func(g *save.Game) { g.Moves = make([]uint16, save.MaxMoves+1) }, save.ErrBroken},
		{"a hash without its moves", func(g *save.Game) { g.Hashes = make([]uint64, 9) }, save.ErrBroken},
		{"a colour that is none", func(g *save.Game) { g.Seats[0].Colour = 4 }, save.ErrBroken},
		{"a level that is none", func(g *save.Game) { g.Seats[1].Level = 200 }, save.ErrBroken},
		{"a game that is none", func(g *save.Game) { g.Code = 255 }, save.ErrUnknownGame},
		{"no snapshot", func(g *save.Game) { g.Snapshot = nil }, save.ErrBroken},
		{"a snapshot that is cut", func(g *save.Game) { g.Snapshot = g.Snapshot[:100] }, save.ErrBroken},
		{"a snapshot with more behind", func(g *save.Game) { g.Snapshot = append(g.Snapshot, 0xc0) }, save.ErrBroken},
		{"a snapshot of an impossible position", func(g *save.Game) { g.Snapshot, _ = toy.Zero().MarshalMsg(nil) }, save.ErrBroken},
		{"a snapshot with a seat more", func(g *save.Game) { g.Snapshot = savetest.Played(t, toy, 4, 4, 40).Snapshot }, save.ErrBroken},
		{"a snapshot with a seat less", func(g *save.Game) { g.Snapshot = savetest.Played(t, toy, 2, 4, 40).Snapshot }, save.ErrBroken},
		{"a record that is too large", func(g *save.Game) { g.Base = make([]byte, save.MaxBytes) }, save.ErrBroken},
	}
	for _, tt := range tests {
		g := savetest.Played(t, toy, 3, 4, 40)
		tt.spoil(&g)
		if _, err := save.Encode(g); !errors.Is(err, tt.want) {
			t.Errorf("%s: encode: %v, want %v", tt.name, err, tt.want)
		}
	}
}

// In no game can a position be given to more or fewer players than it has.
func TestSeatsOfTheRecordAreThoseOfThePosition(t *testing.T) {
	for _, d := range engines.Games() {
		for seats := d.MinSeats; seats <= d.MaxSeats; seats++ {
			for _, moves := range []int{0, 60, -1} {
				g := savetest.Played(t, d, seats, 4, moves)
				for named := 1; named <= game.MaxSeats; named++ {
					g.Seats, g.Setup.Seats = make([]save.Seat, named), named
					if err := save.Check(g); named == seats && err != nil || named != seats && !errors.Is(err, save.ErrBroken) {
						t.Errorf("%s, %d seats, %d of them named, %d moves: %v", d.ID, seats, named, moves, err)
					}
					g.Rebase(d)
					if line, err := save.Replay(g); (err == nil) != (named == seats) || (line != nil) != (named == seats) {
						t.Errorf("%s, %d seats, %d of them named, %d moves: replayed, %v", d.ID, seats, named, moves, err)
					}
				}
			}
		}
	}
}

func TestAHumansLevelDoesNotMatter(t *testing.T) {
	g := savetest.Played(t, toy, 2, 4, 4)
	g.Seats[0].Level = 200
	if _, err := save.Decode(encoded(t, g)); err != nil {
		t.Error(err)
	}
}

func TestClean(t *testing.T) {
	tests := []struct{ name, in, want string }{
		{"a plain name stays", "Ann", "Ann"},
		{"letters of any script stay", "Жанна 安 ñ", "Жанна 安 ñ"},
		{"spaces are trimmed and single", " \t Ann \n  Lee\u00a0\u2003X  ", "Ann Lee X"},
		{"control characters go", "A\x00n\x1bn\x7f\u0085", "Ann"},
		{"marks of direction go", "\u202eAnn\u2066\u200f", "Ann"},
		{"what takes no room goes", "A\u200bn\u200d\ufeffn\u00ad\u034f\ufe0f", "Ann"},
		{"invisible letters go", "\u3164\u115f\u1160\uffa0\u2800", ""},
		{"what is not UTF-8 goes", "A\xffn\xc3n", "Ann"},
		{"the private area goes", "A\ue000nn", "Ann"},
		{"tags go", "Ann\U000e0041", "Ann"},
		{"lines are joined", "Ann\u2028Lee", "Ann Lee"},
		{"long names end", strings.Repeat("ä", 30), strings.Repeat("ä", save.MaxName)},
		{"no space at the end of a long name", strings.Repeat("a", save.MaxName-1) + " b", strings.Repeat("a", save.MaxName-1)},
		{"nothing stays nothing", "", ""},
	}
	for _, tt := range tests {
		if got := save.Clean(tt.in); got != tt.want {
			t.Errorf("%s: Clean(%q) = %q, want %q", tt.name, tt.in, got, tt.want)
		}
	}
}

func TestDescribe(t *testing.T) {
	g := savetest.Played(t, toy, 3, 4, 40)
	got, err := save.Describe(g)
	if err != nil {
		t.Fatal(err)
	}
	_, s, err := save.Open(g)
	if err != nil {
		t.Fatal(err)
	}
	want := save.Summary{Game: toy.ID, Title: "Sunday", Seats: g.Seats, Moves: 40, Turn: s.Turn()}
	if !reflect.DeepEqual(got, want) {
		t.Errorf("got %+v, want %+v", got, want)
	}
	g = savetest.Played(t, toy, 2, 4, -1)
	g.Rebase(toy)
	if got, err = save.Describe(g); err != nil || !got.Over || got.Turn != game.Nobody || !got.Lost || got.Moves != 0 {
		t.Errorf("at the end, rebased: %+v, %v", got, err)
	}
	g.Code = 255
	if _, err := save.Describe(g); !errors.Is(err, save.ErrUnknownGame) {
		t.Errorf("unknown game: %v", err)
	}
}
