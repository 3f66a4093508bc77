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

// How long the thinker may be silent about a question that it has. That is counted in ticks of the page's own clock, so that a page or
// device that slept does not blame the thinker: a working thinker speaks after every slice, of 15 ms. How long it takes to start is not
// limited, since nobody waits for that: compiling the program can take a minute on a busy machine.
const (
	tick        = 500 * time.Millisecond
	silentTicks = 6
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
	gen    int    // tells the worker from those before it
	ready  bool   // Hello has been heard
	starts int    // thinkers that were started since one has answered
	asked  *asked // the question that is owed an answer
	local  *local // the page's own work on it; nil while it is left to the thinker
	n      uint32 // how many questions there were: an answer names its own
	ticks  bool   // the clock runs
	closed bool
}

// asked is an open question under its number.
type asked struct {
	n uint32
	bot.Question
	on    Handlers
	fault string // why the thinker that had it before is gone; empty if there was none
	quiet int    // ticks since the thinker last spoke of it
}

func newClient(p port) *Client { return &Client{port: p, find: engines.ByID} }

// maxStarts is how many thinkers in a row may die without an answer before the page does without.
const maxStarts = 2

// Ask asks a question. An older one that is still open is dropped without an answer. Until there is a thinker the page's thread works
// on the question itself.
func (c *Client) Ask(q bot.Question, on Handlers) {
	if c.closed {
		return
	}
	c.n++
	c.asked, c.local = &asked{n: c.n, Question: q, on: on}, nil
	if c.worker == nil {
		c.start()
	}
	if c.ready {
		c.ask()
	} else {
		c.think("")
	}
}

// Stop drops the open question. Nothing is heard of it any more.
func (c *Client) Stop() {
	if c.asked != nil && c.local == nil && c.ready {
		c.worker.post(Encode(Stop{}))
	}
	c.asked, c.local = nil, nil
}

// Close ends the thinker. The client cannot be used again.
func (c *Client) Close() {
	c.closed, c.asked, c.local = true, nil, nil
	c.drop()
}

func (c *Client) drop() {
	if c.worker != nil {
		c.worker.terminate()
	}
	c.worker, c.ready = nil, false
}

// start brings up a thinker, unless too many have died.
func (c *Client) start() {
	if c.starts >= maxStarts {
		return
	}
	c.starts++
	c.gen++
	gen := c.gen
	w, err := c.port.spawn(
		func(b []byte) {
			if gen == c.gen {
				c.heard(b)
			}
		},
		func(reason string) {
			if gen == c.gen {
				c.died(reason)
			}
		})
	if err != nil {
		c.starts = maxStarts // this browser has none
		return
	}
	c.worker = w
}

// died buries a thinker. The question that it had goes to another one, which gets no more patience than the first, and then to a
// stand-in: the question itself may be what kills thinkers, and must not end the page as well.
func (c *Client) died(reason string) {
	if c.worker == nil {
		return
	}
	c.drop()
	q := c.asked
	if q == nil {
		return
	}
	c.start()
	switch {
	case c.local != nil: // the thinker never had it
	case q.fault != "" || c.worker == nil:
		c.think(reason)
	default:
		q.fault, q.quiet = reason, 0
		c.wake()
	}
}

// think has the page's thread work on the open question, later, never inside Ask, and a slice at a time. With a fault, a stand-in does.
func (c *Client) think(fault string) {
	q, l := c.asked, newLocal(c.asked.Question, c.find, fault)
	c.local = l
	var slice func()
	slice = func() {
		switch {
		case c.local != l: // dropped, or left to the thinker, meanwhile
		case l.step():
			c.asked, c.local = nil, nil
			q.on.Answer(l.answer)
		default:
			if q.on.Progress != nil {
				q.on.Progress(l.progress())
			}
			c.port.after(0, slice)
		}
	}
	c.port.after(0, slice)
}

// ask leaves the open question to the thinker.
func (c *Client) ask() {
	q := c.asked
	rules := uint16(0)
	if def := c.find(q.Game); def != nil {
		rules = def.Rules
	}
	b := Encode(Think{N: q.n, Game: q.Game, Rules: rules, Seat: int8(q.Seat), Level: q.Level, Trait: q.Trait, Seed: q.Seed, State: q.State, Advice: uint8(q.Advice),
		Moves: packMoves(q.Moves), Of: mask(q.Of), Anew: packAnew(q.Anew)})
	if len(b) > MaxMessage {
		if c.local == nil {
			c.think("")
		}
		return
	}
	c.local = nil
	c.worker.post(b)
	c.wake()
}

// heard takes one message of the thinker.
func (c *Client) heard(b []byte) {
	if c.closed || c.worker == nil {
		return
	}
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
		if c.asked != nil && (c.local == nil || c.local.fault == "") {
			c.ask()
		}
	case Thought:
		if q := c.has(m.N); q != nil {
			c.asked, c.starts = nil, 0
			a := bot.Answer{Action: game.Action{Kind: game.Kind(m.Kind), A: m.A, B: m.B, C: m.C}, Advice: unpack(m.Best), Iterations: int(m.Iterations)}
			a.Turns, a.Turnings, _ = unpackAnalysis(m.Past)
			q.on.Answer(a)
		}
	case Progress:
		if q := c.has(m.N); q != nil {
			q.quiet = 0
			if q.on.Progress != nil {
				q.on.Progress(int(m.Done), int(m.Total))
			}
		}
	case Failed:
		if c.has(m.N) != nil {
			c.think(m.Text)
		}
	}
}

// has is the open question if the thinker has it and it is the one of that number, else nil.
func (c *Client) has(n uint32) *asked {
	if c.asked == nil || c.local != nil || c.asked.n != n {
		return nil
	}
	return c.asked
}

// wake starts the clock that watches over a question that is left to the thinker.
func (c *Client) wake() {
	if !c.ticks {
		c.ticks = true
		c.port.after(tick, c.onTick)
	}
}

func (c *Client) onTick() {
	c.ticks = false
	q := c.asked
	if q == nil || c.local != nil {
		return
	}
	if q.quiet++; q.quiet >= silentTicks {
		if c.ready {
			c.died("the thinker is silent")
		} else { // the second one does not start in time, but may be there for the next question
			c.think(q.fault)
		}
	}
	if c.local == nil {
		c.wake()
	}
}
