package table

import (
	"slices"
	"time"

	"tabard/app/session"
)

// Pace is how long a bot's action stays on screen before the next.
type Pace uint8

// The paces.
const (
	Normal Pace = iota
	Slow
	Fast
	Instant
)

// Paces lists all paces, slowest first.
var Paces = []Pace{Slow, Normal, Fast, Instant}

// PaceIDs are their names in settings and attributes, in the same order.
var PaceIDs = []string{"slow", "normal", "fast", "instant"}

var pauses = [...]time.Duration{Normal: 700 * time.Millisecond, Slow: 1600 * time.Millisecond, Fast: 250 * time.Millisecond}

// ID is the pace's name.
func (p Pace) ID() string { return PaceIDs[slices.Index(Paces, p)] }

// Pause is what the session is told; zero for Instant.
func (p Pace) Pause() time.Duration {
	if int(p) >= len(pauses) {
		return 0
	}
	return pauses[p]
}

// A bot's whole turn takes at most so many pauses, however much it does in it; after that each decision is shown in passing.
const (
	turnPauses = 4
	inPassing  = 20 * time.Millisecond
)

// linger is how long what bots have just done stays on the screen: in passing, if it is no more than a detail, and if the turn
// has had its time.
func (t *waits) linger(d time.Duration) time.Duration {
	if d > inPassing && (!t.worth || t.lingered >= turnPauses*d) {
		d = inPassing
	}
	t.lingered += d
	t.worth = false
	return d
}

// Passing says of a view that bots play on at once, so that what they do need not be shown one by one.
func (t *common) Passing(v session.View) bool {
	return v.Thinking && (t.Pace == Instant || v.Skipping)
}

// PaceByID reads what ID wrote; anything else is Normal.
func PaceByID(id string) Pace {
	if i := slices.Index(PaceIDs, id); i >= 0 {
		return Paces[i]
	}
	return Normal
}
