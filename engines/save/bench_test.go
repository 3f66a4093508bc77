package save_test

import (
	"testing"

	"tabard/engines"
	"tabard/engines/game"
	"tabard/engines/save"
	"tabard/engines/save/savetest"
)

// A four-player game in its middle.
func middle(b *testing.B, d *game.Def) save.Game {
	whole := savetest.Played(b, d, 4, 5, -1)
	return savetest.Played(b, d, 4, 5, len(whole.Moves)/2)
}

// each runs a benchmark with a game of each kind.
func each(b *testing.B, run func(b *testing.B, g save.Game)) {
	for _, d := range engines.Games() {
		b.Run(d.ID, func(b *testing.B) {
			g := middle(b, d)
			b.ReportAllocs()
			run(b, g)
		})
	}
}

func BenchmarkEncode(b *testing.B) {
	each(b, func(b *testing.B, g save.Game) {
		n := 0
		for b.Loop() {
			data, err := save.Encode(g)
			if err != nil {
				b.Fatal(err)
			}
			n = len(data)
		}
		b.ReportMetric(float64(n), "bytes/save")
	})
}

func BenchmarkDecode(b *testing.B) {
	each(b, func(b *testing.B, g save.Game) {
		data := encoded(b, g)
		for b.Loop() {
			if _, err := save.Decode(data); err != nil {
				b.Fatal(err)
			}
		}
	})
}

func BenchmarkReplay(b *testing.B) {
	each(b, func(b *testing.B, g save.Game) {
		for b.Loop() {
			if _, err := save.Replay(g); err != nil {
				b.Fatal(err)
			}
		}
		b.ReportMetric(float64(len(g.Moves)), "moves")
	})
}
