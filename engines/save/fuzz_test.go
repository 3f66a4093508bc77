package save

import (
	"reflect"
	"testing"
	"unicode/utf8"

	"tabard/engines"
	"tabard/engines/game"
)

// small is a game after a few moves, for seeds. (Package savetest imports this one.)
func small(t testing.TB, d *game.Def, seats, moves int) Game {
	g := Game{ID: "a1", Title: "T", Played: 5, Code: d.Code, Rules: d.Rules, Setup: d.DefaultSetup(seats, 3), Seats: make([]Seat, seats)}
	s, err := d.New(g.Setup)
	if err != nil {
		t.Fatal(err)
	}
	r := game.NewRand(uint64(moves), 1)
	for len(g.Moves) < moves && s.Turn() != game.Nobody {
		legal := s.Legal(nil)
		i := r.Intn(len(legal))
		s.Apply(legal[i], nil)
		g.Add(i, s)
	}
	if g.Snapshot, err = Pack(s); err != nil {
		t.Fatal(err)
	}
	return g
}

// FuzzDecode tries data as a record, and as the body of one whose envelope is right. What decodes must encode and decode
// to the same game, and must replay or open at its snapshot.
func FuzzDecode(f *testing.F) {
	for _, d := range engines.Games() {
		for seats := d.MinSeats; seats <= d.MaxSeats; seats++ {
			g := small(f, d, seats, 20*seats)
			data, err := Encode(g)
			if err != nil {
				f.Fatal(err)
			}
			f.Add(data)
			f.Add(data[header : len(data)-tail])
			g.Rebase(d)
			if data, err = Encode(g); err != nil {
				f.Fatal(err)
			}
			f.Add(data[header : len(data)-tail])
		}
	}
	f.Fuzz(func(t *testing.T, data []byte) {
		for _, record := range [][]byte{data, seal(current, data)} {
			g, err := Decode(record)
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
			line, err := Replay(g)
			if line == nil || line.Verified == line.Lost || line.Lost != (err != nil) {
				t.Fatalf("replay: %+v, %v", line, err)
			}
		}
	})
}

// FuzzReplay plays moves of some game as they come: nothing may panic, and what is rebuilt must replay.
func FuzzReplay(f *testing.F) {
	f.Add(uint8(0), uint8(2), uint64(1), []byte{1, 2, 3, 0, 0, 0})
	f.Add(uint8(1), uint8(1), uint64(5), []byte{1, 2, 3, 0, 9, 9, 1, 0, 0})
	f.Add(uint8(2), uint8(3), uint64(7), []byte{4, 4, 4, 4, 4, 4, 4, 4})
	f.Add(uint8(0), uint8(4), uint64(9), []byte{0, 255, 7, 7, 7, 7, 7, 7, 7, 7, 7, 7, 7, 7, 7, 7, 7, 7, 7, 7, 7, 7, 7, 7, 7, 7, 7, 7, 7, 7, 7, 7, 7, 7})
	f.Fuzz(func(t *testing.T, which, seats uint8, seed uint64, moves []byte) {
		d := engines.Games()[int(which)%len(engines.Games())]
		g := Game{Code: d.Code, Rules: d.Rules, Setup: d.DefaultSetup(int(seats), seed), Seats: make([]Seat, seats%5)}
		i := 0
		g, err := Rebuild(g, len(moves), func(count int) (int, error) {
			i++
			return int(moves[i-1]) % count, nil
		}, nil)
		if err != nil {
			return
		}
		if line, err := Replay(g); err != nil || !line.Verified {
			t.Fatalf("a rebuilt game does not replay: %v", err)
		}
	})
}

// FuzzClean: a clean name is short, valid, and clean already.
func FuzzClean(f *testing.F) {
	for _, s := range []string{"", "Ann", " a  b ", "\u202eab\u200d", "\xff", "aaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaa", "a\u0301 \u3164"} {
		f.Add(s)
	}
	f.Fuzz(func(t *testing.T, name string) {
		c := Clean(name)
		if !utf8.ValidString(c) || utf8.RuneCountInString(c) > MaxName || Clean(c) != c {
			t.Fatalf("Clean(%q) = %q, again %q", name, c, Clean(c))
		}
	})
}
