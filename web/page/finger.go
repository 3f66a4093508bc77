package page

import "math"

// A finger means what lies nearest, not only what lies under it. Lengths are in pixels.
const (
	FingerReach = 24.0 // how far from a finger a piece with uses of the board, of the map or of one's own may lie that it means
	fingerSize  = 24.0 // as large as any piece with uses is for a finger, even where another piece lies beside it
	fingerDoubt = 4.0  // two pieces whose distances differ by less lie as near
)

// aim is how near a piece lies to a finger.
type aim struct {
	el  element
	out float64 // from the piece's edge; 0 on it
	mid float64 // from the piece's middle
}

// off is how much farther from the finger b lies than a; negative if it lies nearer. A piece under the finger is nearer than any beside it,
// and of two under the finger the one whose middle is nearer.
func (a aim) off(b aim) float64 {
	switch {
	case a.out == 0 && b.out == 0:
		return b.mid - a.mid
	case a.out == 0 || b.out == 0:
		return math.Copysign(math.Inf(1), b.out-a.out)
	}
	return b.out - a.out
}

// meant returns the piece of the board or of one's own that a press by finger means, and another one that lies as near. A press on a piece
// without uses means that piece, unless one with uses lies so near that its place would be too small for a finger. A press by mouse or key
// means hit, which lies under it.
func (r *root) meant(e event, target, hit element) (piece, or element) {
	if kind := e.text("pointerType"); kind != "touch" && kind != "pen" || target.closest("#board") == nil && target.closest("#mine") == nil {
		return hit, nil
	}
	x, y := pageXY(e)
	var best, next aim
	for _, el := range r.win.all("#board .lit[data-ref], #mine .lit[data-ref]") {
		if hit != nil && !el.same(hit) && (el.contains(hit) || hit.contains(el)) || !el.visible() {
			continue // of two pieces in each other the finger means the one that it hits
		}
		box, reach := el.box(), FingerReach
		if hit != nil {
			reach = max(0, (fingerSize-min(box.high.x-box.low.x, box.high.y-box.low.y))/2)
		}
		m := box.middle()
		at := aim{el, math.Hypot(max(box.low.x-x, 0, x-box.high.x), max(box.low.y-y, 0, y-box.high.y)), math.Hypot(m.x-x, m.y-y)}
		switch {
		case at.out > reach:
		case best.el == nil || at.off(best) > 0:
			best, next = at, best
		case next.el == nil || at.off(next) > 0:
			next = at
		}
	}
	switch {
	case best.el == nil:
		return hit, nil
	case next.el != nil && best.off(next) < fingerDoubt:
		return best.el, next.el
	}
	return best.el, nil
}
