package house

import (
	"strings"
	"testing"
)

// A reader's answer to what is drawn is asked for in the browser tests; here is that it is drawn in bounds.
func TestQRGrowsWithTheLinkAndEnds(t *testing.T) {
	last := 0
	for _, n := range []int{1, 20, 120, 400, qrMost} {
		path, side := qrPath(strings.Repeat("a", n))
		if side <= last || side > 109 || !strings.HasPrefix(path, "M0 0h7v1H0z") {
			t.Errorf("%d characters: %d modules after %d, begins %.20q", n, side, last, path)
		}
		last = side
	}
	if path, side := qrPath(strings.Repeat("a", qrMost+1)); path != "" || side != 0 {
		t.Error("a link is drawn that nobody could read")
	}
}
