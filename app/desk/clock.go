package desk

import (
	"slices"
	"time"

	"tabard/app/house"
	"tabard/web/page"
)

// patience is how long the desk waits for the journal or for another tab before it goes on without the answer.
const patience = 10 * time.Second

// clock ends what waits longer than patience. However many wait, the page has one timer for all of them.
type clock struct {
	house *house.House
	open  []*wait // the oldest first
	set   bool    // the timer runs
}

// wait is what somebody waits for: how long already, and what is done once that was too long. A field of type time.Time would keep what writes
// times as text in the program, 5 kB of its download.
type wait struct {
	age  func() time.Duration
	late func()
}

// await calls late once patience has passed, unless end is called before.
func (c *clock) await(late func()) (end func()) {
	begun := time.Now()
	w := &wait{func() time.Duration { return time.Since(begun) }, late}
	c.open = append(c.open, w)
	c.wind()
	return func() { c.open = slices.DeleteFunc(c.open, func(o *wait) bool { return o == w }) }
}

// wind sets the timer for the oldest of those that wait, if it does not run.
func (c *clock) wind() {
	if c.set || len(c.open) == 0 {
		return
	}
	c.set = true
	first := c.open[0]
	c.house.After(patience-first.age(), func() { c.ring(first) })
}

// ring ends what waits as long as first or too long. If nothing does, the page need not be drawn.
func (c *clock) ring(first *wait) {
	c.set = false
	still := true
	for len(c.open) > 0 && (c.open[0] == first || c.open[0].age() >= patience) {
		w := c.open[0]
		c.open = c.open[1:]
		w.late()
		still = false
	}
	if still {
		c.house.Do(page.Still{})
	}
	c.wind()
}
