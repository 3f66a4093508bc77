package share_test

import (
	"testing"

	"tabard/engines/save/savetest"
	"tabard/engines/share"
)

// BenchmarkLink makes and reads the link of a four-player game in its middle.
func BenchmarkLink(b *testing.B) {
	g := savetest.Played(b, toy, 4, 5, 120)
	b.ReportAllocs()
	n := 0
	for b.Loop() {
		text, err := share.Encode(g)
		if err != nil {
			b.Fatal(err)
		}
		if _, err := share.Decode(text); err != nil {
			b.Fatal(err)
		}
		n = len(text)
	}
	b.ReportMetric(float64(n), "characters/link")
}
