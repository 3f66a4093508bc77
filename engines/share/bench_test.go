package share_test

import (
	"testing"

	"tabard/engines"
	"tabard/engines/save/savetest"
	"tabard/engines/share"
)

// BenchmarkLink makes and reads the link of a four-player game of each kind in its middle.
func BenchmarkLink(b *testing.B) {
	for _, d := range engines.Games() {
		b.Run(d.ID, func(b *testing.B) {
			whole := savetest.Played(b, d, 4, 5, -1)
			g := savetest.Played(b, d, 4, 5, len(whole.Moves)/2)
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
		})
	}
}
