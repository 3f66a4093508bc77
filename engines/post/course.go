package post

import (
	"fmt"

	"tabard/engines/game"
	"tabard/engines/save"
)

// Course follows a table from its first letter: whose turn it is to write, what is asked of whom, and where chance is drawn. It is at
// rest between two letters, when nothing is known of what comes, and open while one is written.
type Course struct {
	t   *Table
	def *game.Def
	id  Hash

	now    game.State  // nil before the deal; without streams while the course is at rest
	waits  bool        // an answer waits for the chance of the next letter
	answer game.Action // which
	next   game.Player // at rest: who writes the next letter; Nobody when the game is over
	holder game.Player // open: who writes; Nobody at rest
	chose  bool        // the holder has decided something in the open letter
	orders [game.MaxSeats]Order
	order  int       // what the author's order becomes when the open letter, or the next one, ends; -1 for no change
	counts []int     // how many options each of the table's moves had
	sealed Hash      // the holder's next link, if the letter is written here
	chance game.Rand // of the newest letter

	start game.State // open: the position in which its first answer is asked
	from  int        // and how many moves there were then
	watch func(Step)

	try, view game.State // scratch
	hash      []byte
}

// Step is one answer that was carried out.
type Step struct {
	Letter  int         // in which letter, from 1
	Way     Way         // how it came about
	Before  game.State  // with its streams: show people nothing but a game.View of it. It is the receiver's
	After   game.State  // the same
	Action  game.Action // by Before.Turn()
	Options int         // how many answers there were
	Moves   int         // how many moves the table had before it, and so for Course.Back
	Events  []game.Event
	Chance  game.Rand // with which the draws of its letter were seeded
}

// Way is how an answer came about.
type Way uint8

// The ways.
const (
	Answered Way = iota // in this letter
	Passed              // in this letter, by a standing order
	Drawn               // in the letter before, and has waited for the chance of this one
)

// Watch has every answer told that is carried out from now on, after out has been told of it; nil ends that.
func (c *Course) Watch(f func(Step)) { c.watch = f }

// Replay tells f of all answers since the first letter, in order. The course stays as it is.
func (c *Course) Replay(f func(Step)) error {
	_, err := c.t.replay(c.holder != game.Nobody, f, func(_ *Course, i, _ int) (int, error) { return int(c.t.Moves[i]), nil })
	return err
}

// apply carries an answer out.
func (c *Course) apply(a game.Action, way Way, out *game.Sink) {
	if c.watch == nil {
		c.now.Apply(a, out)
		return
	}
	x := Step{Letter: len(c.t.Letters) + 1, Way: way, Before: c.now.Clone(), Action: a, Options: len(c.now.Legal(nil)), Moves: len(c.t.Moves), Chance: c.chance}
	if way == Answered {
		x.Moves-- // it is one of them already
	}
	var told game.Sink
	c.now.Apply(a, &told)
	x.After, x.Events = c.now.Clone(), told.Events
	for _, e := range told.Events {
		out.Add(e)
	}
	c.watch(x)
}

// Follow begins a course at a table that has started and whose first letter is not written.
func Follow(t *Table) (*Course, error) {
	if t.First == game.Nobody || len(t.Letters) > 0 || len(t.Moves) > 0 {
		return nil, fmt.Errorf("post: follow: %w", ErrTable)
	}
	if err := t.check(); err != nil {
		return nil, fmt.Errorf("post: follow: %w", err)
	}
	return follow(t.clone()), nil
}

// follow begins a course at a checked table.
func follow(t *Table) *Course {
	c := &Course{t: t, def: save.ByCode(t.Code), id: t.ID(), next: t.First, holder: game.Nobody, order: -1}
	for i, s := range t.Seats {
		if !s.Bot {
			c.orders[i] = Order(s.Level)
		}
	}
	return c
}

// Table is what has been written. It is the course's own: read it only.
func (c *Course) Table() *Table { return c.t }

// Def is the game.
func (c *Course) Def() *game.Def { return c.def }

// Dealt says that the game has been dealt, so that there is a position.
func (c *Course) Dealt() bool { return c.now != nil }

// State is the position, nil before the deal. It is the course's own: read it only, and show people nothing but a game.View of it. At rest
// it has no streams, and an answer that waits is not yet carried out.
func (c *Course) State() game.State { return c.now }

// Waits is the answer that waits for the chance of the next letter.
func (c *Course) Waits() (game.Action, bool) { return c.answer, c.waits }

// Next is who writes the next letter: Nobody while one is written and when the game is over.
func (c *Course) Next() game.Player {
	if c.holder != game.Nobody {
		return game.Nobody
	}
	return c.next
}

// Holder is who writes the open letter; Nobody at rest.
func (c *Course) Holder() game.Player { return c.holder }

// Over says that the last letter ended the game.
func (c *Course) Over() bool { return c.holder == game.Nobody && c.next == game.Nobody }

// Turn is the seat that must answer in the open letter: the holder, or a bot that thinks on the holder's device. Nobody at rest.
func (c *Course) Turn() game.Player {
	if c.holder == game.Nobody {
		return game.Nobody
	}
	return c.now.Turn()
}

// Order is the standing order of a person.
func (c *Course) Order(p game.Player) Order { return c.orders[p] }

// BotSeed is with which seed a bot thinks: the same on every device.
func (c *Course) BotSeed(p game.Player) uint64 { return digest("bot", c.id[:], []byte{byte(p)}).seed() }

// Begin opens the letter of Next with the seat's next link. From then on what comes is known to this device: note that it has begun, for
// good, before anything is shown. What happens at once, the answer that waited and passes by order, is told to out, which may be nil. The
// error wraps ErrSeat if nobody has to write, ErrKey or ErrSpent.
func (c *Course) Begin(key Key, out *game.Sink) error {
	p := c.Next()
	if p == game.Nobody {
		return fmt.Errorf("post: begin: %w", ErrSeat)
	}
	n := c.t.Shown[p] + 1
	if n >= Chain {
		return fmt.Errorf("post: begin: %w", ErrSpent)
	}
	sealed := key.link(c.t.Setup.Seed, p, n+1)
	link := step(c.t.Setup.Seed, p, sealed)
	if step(c.t.Setup.Seed, p, link) != c.t.Links[p] {
		return fmt.Errorf("post: begin: %w", ErrKey)
	}
	c.sealed = sealed
	return save.Guard(func() error { return c.begin(link, out) })
}

// Resume goes on with an open letter that Restore has read. The error wraps ErrSeat if none is open, or ErrKey.
func (c *Course) Resume(key Key) error {
	p := c.holder
	if p == game.Nobody {
		return fmt.Errorf("post: resume: %w", ErrSeat)
	}
	sealed := key.link(c.t.Setup.Seed, p, c.t.Shown[p]+1)
	if step(c.t.Setup.Seed, p, sealed) != c.t.Links[p] {
		return fmt.Errorf("post: resume: %w", ErrKey)
	}
	c.sealed = sealed
	return nil
}

// SetOrder changes a standing order with the open letter, or at rest with the next one, whose author must be that seat. It holds when that
// letter has ended; at rest no Record has it. The error wraps ErrSeat.
func (c *Course) SetOrder(p game.Player, o Order) error {
	if p == game.Nobody || p != c.holder && p != c.Next() || !o.valid() {
		return fmt.Errorf("post: set order: %w: %d", ErrSeat, p)
	}
	c.order = int(o)
	return nil
}

// Play answers for Turn, by index among the legal actions, and goes on until somebody in this letter must answer again or the letter
// ends. What happens is told to out, which may be nil. The error wraps ErrSeat at rest and game.ErrIllegal for another index; nothing
// has happened then. ErrKey says that the letter was restored and not resumed, save.ErrBroken that the game has more decisions than a
// letter can hold.
func (c *Course) Play(index int, out *game.Sink) error {
	switch {
	case c.holder == game.Nobody:
		return fmt.Errorf("post: play: %w", ErrSeat)
	case c.sealed == Hash{}:
		return fmt.Errorf("post: play: %w", ErrKey)
	}
	return save.Guard(func() error {
		return c.play(func(int) (int, error) { return index, nil }, out)
	})
}

// opening is how many first links the deal needs. Two do against one cheat; a strict table has one of everybody, against all but one.
func (c *Course) opening() int {
	if c.t.Agreed&Strict == 0 {
		return 2
	}
	n := 0
	for p := range game.Player(len(c.t.Seats)) {
		if c.t.person(p) {
			n++
		}
	}
	return n
}

// clockwise is the next person after p.
func (c *Course) clockwise(p game.Player) game.Player {
	n := game.Player(len(c.t.Seats))
	for q := (p + 1) % n; ; q = (q + 1) % n {
		if c.t.person(q) {
			return q
		}
	}
}

// begin opens the letter of c.next with its link, which leads to the link before.
func (c *Course) begin(link Hash, out *game.Sink) error {
	p, k := c.next, len(c.t.Letters)+1
	c.t.Links[p] = link
	c.t.Shown[p]++
	c.holder, c.chose = p, false
	if k < c.opening() {
		c.end(c.clockwise(p))
		return nil
	}
	if c.now == nil {
		setup := c.t.Setup
		setup.Seed = digest("deal", c.id[:], c.t.links()).seed()
		s, err := c.def.New(setup)
		if err != nil {
			return err
		}
		c.now, c.try, c.view, c.start = s, s.Clone(), s.Clone(), s.Clone()
	}
	c.chance = digest("chance", c.id[:], []byte{byte(k >> 8), byte(k)}, c.t.links()).rand()
	r := c.chance
	c.now.Determinize(&r)
	if c.waits {
		c.waits = false
		c.apply(c.answer, Drawn, out)
	}
	c.advance(out)
	if c.holder != game.Nobody {
		c.start.CopyFrom(c.now)
		c.from = len(c.t.Moves)
	}
	return nil
}

// play lets Turn answer with what is picked among so many options.
func (c *Course) play(pick func(options int) (int, error), out *game.Sink) error {
	var room [128]game.Action
	legal := c.now.Legal(room[:0])
	i, err := pick(len(legal))
	if err != nil {
		return err
	}
	if i < 0 || i >= len(legal) {
		return fmt.Errorf("%w: option %d of %d", game.ErrIllegal, i, len(legal))
	}
	if len(c.t.Moves) >= min(save.MaxMoves, c.def.Limit) {
		return fmt.Errorf("%w: %d moves", save.ErrBroken, len(c.t.Moves)+1)
	}
	c.t.Moves, c.counts = append(c.t.Moves, uint16(i)), append(c.counts, len(legal))
	c.chose = c.chose || c.now.Turn() == c.holder
	if c.carry(legal[i], Answered, out) {
		c.advance(out)
	}
	return nil
}

// Final says that an answer of the holder, by index, cannot be taken back: it calls for chance, or ends the letter. It looks at nothing that is
// drawn.
func (c *Course) Final(index int) (final bool) {
	defer func() {
		if recover() != nil { // there is no chance to call for
			final = true
		}
	}()
	if c.holder == game.Nobody {
		return false
	}
	legal := c.now.Legal(nil)
	if index < 0 || index >= len(legal) {
		return false
	}
	c.try.CopyFrom(c.now)
	c.try.Still()
	for c.try.Apply(legal[index], nil); c.passes(c.try); c.try.Apply(game.Action{Kind: game.Pass}, nil) {
	}
	return c.try.Turn() != c.holder
}

// Back takes answers of the open letter back, until the table has so many moves: as many as it had when the letter's first question was asked,
// or more. What they had drawn is drawn again if they are given again. Whether somebody has seen it is for the caller to know. The error wraps
// ErrSeat.
func (c *Course) Back(moves int) error {
	if c.holder == game.Nobody || moves < c.from || moves > len(c.t.Moves) {
		return fmt.Errorf("post: back: %w: to %d moves", ErrSeat, moves)
	}
	again, watch := c.t.Moves[c.from:moves:moves], c.watch
	c.now.CopyFrom(c.start)
	c.t.Moves, c.counts, c.chose, c.watch = c.t.Moves[:c.from:c.from], c.counts[:c.from], false, nil
	defer func() { c.watch = watch }()
	return save.Guard(func() error {
		for _, m := range again {
			if err := c.play(func(int) (int, error) { return int(m), nil }, nil); err != nil {
				return err
			}
		}
		return nil
	})
}

// advance goes on until the holder, or a bot on the holder's device, must answer, or the letter ends.
func (c *Course) advance(out *game.Sink) {
	for {
		switch q := c.now.Turn(); {
		case q == game.Nobody:
			c.end(game.Nobody)
			return
		case c.passes(c.now):
			if !c.carry(game.Action{Kind: game.Pass}, Passed, out) {
				return
			}
		case q == c.holder, !c.t.person(q) && !c.chose:
			return
		case !c.t.person(q): // the holder must not see what a bot answers before the turn is given away
			c.end(c.clockwise(c.holder))
			return
		default:
			c.end(q)
			return
		}
	}
}

// passes says that a standing order passes what is asked in s.
func (c *Course) passes(s game.State) bool {
	q := s.Turn()
	return c.t.person(q) && c.orders[q].passes(c.def, s.Prompt())
}

// carry carries an answer out, or lets it wait for the chance of the next letter and ends this one, which it reports as false. Chance that
// comes before another person's decision is drawn with that person's link. In a strict table so is what would come to the
// holder again, with the link of the next person, if the holder has chosen anything.
func (c *Course) carry(a game.Action, way Way, out *game.Sink) bool {
	if c.plain(a) {
		c.apply(a, way, out)
		return true
	}
	to := c.decides(a)
	switch {
	case c.t.person(to) && to != c.holder:
	case c.chose && (c.t.Agreed&Strict != 0 || to != c.holder && to != game.Nobody):
		to = c.clockwise(c.holder)
	default:
		c.apply(a, way, out)
		return true
	}
	c.waits, c.answer = true, a
	c.end(to)
	return false
}

// plain says that an answer calls for no chance, by trying it on a copy that has none.
func (c *Course) plain(a game.Action) (plain bool) {
	defer func() {
		if recover() != nil {
			plain = false
		}
	}()
	c.try.CopyFrom(c.now)
	c.try.Still()
	c.try.Apply(a, nil)
	return true
}

// decides is who is asked next after an answer that calls for chance, standing orders heeded: tried on a copy whose streams come from what
// everybody sees, so that it is the same on every device and tells nothing of what will be drawn.
func (c *Course) decides(a game.Action) game.Player {
	c.view.CopyFrom(c.now)
	c.view.Redact(game.Nobody)
	var h uint64
	h, c.hash = game.Hash(c.view, c.hash)
	r := game.NewRand(h, 0)
	c.try.CopyFrom(c.now)
	c.try.Still()
	c.try.Determinize(&r)
	for c.try.Apply(a, nil); c.try.Turn() != game.Nobody && c.passes(c.try); c.try.Apply(game.Action{Kind: game.Pass}, nil) {
	}
	return c.try.Turn()
}

// end ends the open letter; to writes the next one.
func (c *Course) end(to game.Player) {
	p := c.holder
	if c.now != nil {
		c.now.Still()
	}
	c.t.Letters = append(c.t.Letters, Mark{p, len(c.t.Moves)})
	k := len(c.t.Letters)
	if c.order >= 0 {
		c.t.Acts = append(c.t.Acts, Act{k, ActOrder, p, uint8(c.order)})
		c.orders[p] = Order(c.order)
	}
	if c.sealed != (Hash{}) {
		c.t.Seals[p] = c.t.seal(c.id, k, c.sealed)
	}
	c.next, c.holder, c.sealed, c.order = to, game.Nobody, Hash{}, -1
}

// sight is the hash of what everybody sees, as a letter holds it; 0 before the deal.
func (c *Course) sight() uint32 {
	if c.now == nil {
		return 0
	}
	c.view.CopyFrom(c.now)
	c.view.Redact(game.Nobody)
	var h uint64
	h, c.hash = game.Hash(c.view, c.hash)
	return uint32(h)
}

// Think is how a bot thinks: the index of its answer among the legal actions, from its view of the position.
type Think func(d *game.Def, view game.State, seat game.Player, level uint8, seed uint64) int

// Rethink lets every answer of a bot be thought again. The error wraps ErrBot for the first that is another. A program whose bots have
// changed since finds such answers without anybody having cheated.
func (c *Course) Rethink(think Think) error {
	_, err := c.t.replay(c.holder != game.Nobody, nil, func(at *Course, i, options int) (int, error) {
		q := at.now.Turn()
		if !at.t.person(q) {
			if m := think(at.def, game.View(at.now, q), q, at.t.Seats[q].Level, at.BotSeed(q)); m != int(c.t.Moves[i]) {
				return 0, &BotError{Move: i, Seat: q}
			}
		}
		return int(c.t.Moves[i]), nil
	})
	return err
}
