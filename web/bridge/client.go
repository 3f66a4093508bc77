package bridge

import (
	"fmt"
	"time"

	"tabard/engines"
	"tabard/engines/bot"
	"tabard/engines/game"
)

// Handlers hear what comes of one question. They are called from the browser's event loop, never inside Ask or Stop.
type Handlers struct {
	// Answer is the end of it.
	Answer func(bot.Answer)
	// Progress, which may be nil, says how much of the work is done.
	Progress func(done, total int)
}

// How long a thinker may be silent. It is counted in ticks of the page's own clock, so that a page or device that slept
// does not blame the thinker. A working thinker speaks after every slice; a starting one first has to be compiled.
const (
	tick         = 500 * time.Millisecond
	silentTicks  = 8  // twice the budget of a decision
	startUpTicks = 40 // until Hello
)

// worker is one thinker as the client sees it.
type worker interface {
	post(b []byte)
	terminate()
}

// port is what the browser does for a client.
type port interface {
	// spawn starts a thinker. heard and failed are called from the event loop; after terminate they are not.
	spawn(heard func([]byte), failed func(reason string)) (worker, error)
	// after calls f once from the event loop.
	after(d time.Duration, f func())
}

// Client is the page's end of the bridge.
type Client struct {
	port   port
	find   func(id string) *game.Def
	worker worker // nil until the first question, and after a death
	ready  bool   // Hello has been heard
	starts int
	asked  *asked // the question that is owed an answer
	own    *asked // the question that the page answers itself
	n      uint32 // how many questions there were: an answer names its own
	quiet  int    // ticks since the thinker last spoke
	ticks  bool   // the clock runs
	closed bool
}

// asked is an open question under its number.
type asked struct {
	n uint32
	bot.Question
	on Handlers
}

func newClient(p port) *Client { return &Client{port: p, find: engines.ByID} }

// maxStarts is how often a thinker is started before the page does without: once, and once more after a death.
const maxStarts = 2

// Ask asks a question. An older one that is still open is dropped without an answer.
func (c *Client) Ask(q bot.Question, on Handlers) {
	if c.closed {
		return
	}
	c.n++
	c.own = nil
	c.asked = &asked{c.n, q, on}
	c.quiet = 0
	c.wake()
	switch {
	case c.worker == nil:
		c.start()
	case c.ready:
		c.ask()
	}
}

// Stop drops the open question. Nothing is heard of it any more.
func (c *Client) Stop() {
	c.own = nil
	if c.asked == nil {
		return
	}
	c.asked = nil
	if c.worker != nil && c.ready {
		c.worker.post(Encode(Stop{}))
	}
}

// Close ends the thinker. The client cannot be used again.
func (c *Client) Close() {
	c.closed, c.asked, c.own = true, nil, nil
	c.drop()
}

func (c *Client) drop() {
	if c.worker != nil {
		c.worker.terminate()
	}
	c.worker, c.ready = nil, false
}

// start brings up a thinker, or does without if there have been enough.
func (c *Client) start() {
	if c.starts == maxStarts {
		c.giveUp("the thinker has died before")
		return
	}
	c.starts++
	gen := c.starts
	w, err := c.port.spawn(
		func(b []byte) {
			if gen == c.starts {
				c.heard(b)
			}
		},
		func(reason string) {
			if gen == c.starts {
				c.died(reason)
			}
		})
	if err != nil {
		c.starts = maxStarts
		c.giveUp(fmt.Sprint("the thinker does not start: ", err))
		return
	}
	c.worker, c.ready, c.quiet = w, false, 0
}

// died buries a thinker and starts the next one if a question is open.
func (c *Client) died(reason string) {
	if c.worker == nil {
		return
	}
	c.drop()
	if c.asked == nil {
		return
	}
	if c.starts == maxStarts {
		c.giveUp(reason)
		return
	}
	c.start()
}

// giveUp has the page answer the open question itself, later, never inside Ask, and a little at a time.
func (c *Client) giveUp(reason string) {
	q := c.asked
	c.asked, c.own = nil, q
	var m *makeshift
	var slice func()
	slice = func() {
		if c.own != q {
			return // dropped meanwhile
		}
		if m == nil {
			m = newMakeshift(q.Question, c.find)
		}
		if !m.step() {
			c.port.after(0, slice)
			return
		}
		c.own = nil
		m.answer.Fault = reason
		q.on.Answer(m.answer)
	}
	c.port.after(0, slice)
}

func (c *Client) ask() {
	q := c.asked
	rules := uint16(0)
	if def := c.find(q.Game); def != nil {
		rules = def.Rules
	}
	b := Encode(Think{N: q.n, Game: q.Game, Rules: rules, Seat: int8(q.Seat), Level: q.Level, Trait: q.Trait, Seed: q.Seed, State: q.State, Advice: uint8(q.Advice),
		Moves: packMoves(q.Moves), Of: mask(q.Of)})
	if len(b) > MaxMessage {
		c.giveUp("the question is too long")
		return
	}
	c.worker.post(b)
}

// heard takes one message of the thinker.
func (c *Client) heard(b []byte) {
	if c.closed || c.worker == nil {
		return
	}
	c.quiet = 0
	m, err := Decode(b)
	if err != nil {
		c.died(err.Error())
		return
	}
	switch m := m.(type) {
	case Hello:
		if m.Version != Version {
			c.starts = maxStarts // another build of the program: the next one would be the same
			c.died(fmt.Sprintf("the thinker speaks version %d, the page %d", m.Version, Version))
			return
		}
		c.ready = true
		if c.asked != nil {
			c.ask()
		}
	case Thought:
		if q := c.asked; q != nil && m.N == q.n {
			c.asked = nil
			a := bot.Answer{Action: game.Action{Kind: game.Kind(m.Kind), A: m.A, B: m.B, C: m.C}, Advice: unpack(m.Best), Iterations: int(m.Iterations)}
			a.Turns, a.Turnings, _ = unpackReview(m.Past)
			q.on.Answer(a)
		}
	case Progress:
		if q := c.asked; q != nil && m.N == q.n && q.on.Progress != nil {
			q.on.Progress(int(m.Done), int(m.Total))
		}
	case Failed:
		if c.asked != nil && m.N == c.asked.n {
			c.giveUp(m.Text)
		}
	}
}

// wake starts the clock that watches over an open question.
func (c *Client) wake() {
	if !c.ticks {
		c.ticks = true
		c.port.after(tick, c.onTick)
	}
}

func (c *Client) onTick() {
	c.ticks = false
	if c.closed || c.asked == nil {
		return
	}
	c.quiet++
	limit := silentTicks
	if !c.ready {
		limit = startUpTicks
	}
	if c.worker != nil && c.quiet >= limit {
		c.died("the thinker is silent")
	}
	if c.asked != nil {
		c.wake()
	}
}
