package house

import (
	"time"

	"github.com/maxence-charriere/go-app/v10/pkg/app"

	"tabard/app/session"
	"tabard/app/ui"
	say "tabard/app/words/shell"
	"tabard/web/page"
)

// Slice is how long one slice of a long piece of work takes of the page's time. Tests change it.
var Slice = 12 * time.Millisecond

// Sliced calls step until it says that it is done, or until a slice of the page's time is over; it says whether step is done.
func Sliced(step func() (done bool)) (done bool) {
	for begun, more := time.Now(), true; more && !done; more = time.Since(begun) < Slice {
		done = step()
	}
	return done
}

// ReadRest is how long PlayThrough rests between two slices, in which the browser draws and hears of a press.
const ReadRest = 5 * time.Millisecond

// PlayThrough plays a game through in slices. It calls then with true at the end, or with false once another screen is shown.
func (h *House) PlayThrough(r *session.Reading, then func(done bool)) {
	h.reading = nil
	if Sliced(r.Step) {
		then(true)
		return
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
	if Sliced(func() bool { return !step() }) {
		done()
		return
	}
	h.After(ReadRest, func() { h.InSlices(step, done) })
	h.Do(page.Still{})
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
