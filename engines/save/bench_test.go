package save_test

import (
	"testing"

	"tabard/engines/save"
	"tabard/engines/save/savetest"
)

// A four-player game in its middle.
func middle(b *testing.B) save.Game { return savetest.Played(b, toy, 4, 5, 120) }

func BenchmarkEncode(b *testing.B) {
	g := middle(b)
	b.ReportAllocs()
	n := 0
	for b.Loop() {
		data, err := save.Encode(g)
		if err != nil {
			b.Fatal(err)
		}
		n = len(data)
	}
	b.ReportMetric(float64(n), "bytes/save")
}

func BenchmarkDecode(b *testing.B) {
	data := encoded(b, middle(b))
	b.ReportAllocs()
	for b.Loop() {
		if _, err := save.Decode(data); err != nil {
			b.Fatal(err)
		}
	}
}

func BenchmarkReplay(b *testing.B) {
	g := middle(b)
	b.ReportAllocs()
	for b.Loop() {
		if _, err := save.Replay(g); err != nil {
			b.Fatal(err)
		}
	}
	b.ReportMetric(float64(len(g.Moves)), "moves")
}
