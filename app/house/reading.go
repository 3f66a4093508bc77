package house

import (
	"time"

	"github.com/maxence-charriere/go-app/v10/pkg/app"

	"tabard/app/session"
	"tabard/app/ui"
	say "tabard/app/words/shell"
	"tabard/web/page"
)

// Slice is how long one slice of PlayThrough takes of the page's time, and ReadRest the rest after it, in which the browser draws
// and hears of a press. Tests change Slice.
var Slice = 12 * time.Millisecond

// ReadRest is how long PlayThrough rests between two slices.
const ReadRest = 5 * time.Millisecond

// PlayThrough plays a game through in slices. It calls then with true at the end, or with false once another screen is shown.
func (h *House) PlayThrough(r *session.Reading, then func(done bool)) {
	h.reading = nil
	for begun, more := time.Now(), true; more; more = time.Since(begun) < Slice {
		if r.Step() {
			then(true)
			return
		}
	}
	h.reading = r
	visits := h.Visits
	h.After(ReadRest, func() {
		if h.Visits == visits {
			h.PlayThrough(r, then)
			return
		}
		r.Stop()
		if h.reading == r {
			h.reading = nil
		}
		then(false)
	})
}

// InSlices calls step in slices of the page's time until it returns false, and then done. The page is drawn for the last slice only.
func (h *House) InSlices(step func() (more bool), done func()) {
	for begun := time.Now(); step(); {
		if time.Since(begun) >= Slice {
			h.After(ReadRest, func() { h.InSlices(step, done) })
			h.Do(page.Still{})
			return
		}
	}
	done()
}

// Reading says that a game is being played through for the screen.
func (h *House) Reading() bool { return h.reading != nil }

// ReadingPage is the screen in the place of a game that is being played through, and says how far that is.
func (h *House) ReadingPage(title string) app.UI {
	said := ""
	if h.reading != nil {
		said = say.ReadingMoves(h.reading.Moves())
	}
	return app.Main().Class("page").Body(app.H1().ID("title").TabIndex(-1).Text(title),
		ui.Para("hint", said),
		ui.Box("row", ui.WordLink("", "btn", "", say.ReadingLeave)).Hidden(h.reading == nil))
}
