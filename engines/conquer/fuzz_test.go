package conquer_test

import (
	"testing"

	"tabard/engines/conquer"
	"tabard/engines/game"
)

// FuzzSnapshot: bytes from anywhere are refused by UnmarshalMsg, Check or Whole, or are a position that can be played on.
func FuzzSnapshot(f *testing.F) {
	d := conquer.Def
	for i := range 2 * (d.MaxSeats - d.MinSeats + 1) {
		seats := d.MinSeats + i/2
		setup := d.DefaultSetup(seats, uint64(seats))
		setup.Options[conquer.OptionPieces] = uint8(i % 2)
		s, err := d.New(setup)
		if err != nil {
			f.Fatal(err)
		}
		r := game.NewRand(uint64(seats), 3)
		for n := 0; n < 400 && s.Turn() != game.Nobody; n++ {
			if n%80 == 0 {
				b, err := s.MarshalMsg(nil)
				if err != nil {
					f.Fatal(err)
				}
				f.Add(b)
			}
			legal := s.Legal(nil)
			s.Apply(legal[r.Intn(len(legal))], nil)
		}
	}
	f.Fuzz(func(t *testing.T, b []byte) {
		s := d.Zero()
		if _, err := s.UnmarshalMsg(b); err != nil || s.Check() != nil || d.Whole != nil && !d.Whole(s) {
			return
		}
		r := game.NewRand(1, 1)
		buf := make([]game.Action, 0, 512)
		for range 30 {
			legal := s.Legal(buf[:0])
			if len(legal) == 0 {
				return
			}
			s.Apply(legal[r.Intn(len(legal))], nil)
			if err := s.Check(); err != nil {
				t.Fatal(err)
			}
		}
	})
}
