package post

import (
	"encoding/binary"
	"errors"
	"fmt"
	"slices"

	"tabard/engines/game"
	"tabard/engines/save"
	"tabard/engines/share"
)

// version is that of links with letters; version 1 is a game.
const version = 2

// Bits of the envelope's flags beside share.FlagBox and share.FlagAlong.
const (
	flagJoining = 1 << iota // people are still joining
	flagOpen                // a device's own record of a letter that is being written
	flagsKnown  = flagJoining | flagOpen | share.FlagBox | share.FlagAlong
)

// Letter is a letter from outside: a table while people join, a course once it has started.
type Letter struct {
	Table  *Table
	Course *Course // nil while people join
}

// Text is the text of an invitation or an answer, without share.Prefix: a table while people join. along sends the box itself.
func (t *Table) Text(along bool) (string, error) {
	if t.First != game.Nobody {
		return "", fmt.Errorf("post: text: %w", ErrTable)
	}
	payload, flags, err := share.AppendHead(nil, t.head(), along)
	if err != nil {
		return "", fmt.Errorf("post: text: %w", err)
	}
	payload = append(payload, byte(t.Agreed))
	for p := range game.Player(len(t.Seats)) {
		switch {
		case t.Joined(p):
			payload = append(append(payload, 1), t.Tips[p][:]...)
		case t.person(p):
			payload = append(payload, 0)
		}
	}
	return t.wrap(flags|flagJoining, payload)
}

// Text is the text of the newest letter, without share.Prefix. along sends the box itself. The error wraps ErrSeat while a letter is
// open and before the first.
func (c *Course) Text(along bool) (string, error) {
	if c.holder != game.Nobody || len(c.t.Letters) == 0 {
		return "", fmt.Errorf("post: text: %w", ErrSeat)
	}
	return c.text(along, 0)
}

// Record is the text that the device itself keeps: the newest letter, or the one that is open as far as it is written. It has no key in it,
// but an open letter has all that its holder has drawn, so that it must not leave the device.
func (c *Course) Record() (string, error) {
	if c.holder == game.Nobody {
		return c.text(true, 0)
	}
	return c.text(true, flagOpen)
}

func (c *Course) text(along bool, open byte) (string, error) {
	t := c.t
	payload, flags, err := share.AppendHead(nil, t.head(), along)
	if err != nil {
		return "", fmt.Errorf("post: text: %w", err)
	}
	payload = append(payload, byte(t.Agreed), byte(t.First))
	for p := range game.Player(len(t.Seats)) {
		if t.person(p) {
			payload = binary.AppendUvarint(payload, uint64(t.Shown[p]))
			payload = append(append(payload, t.Links[p][:]...), t.Seals[p][:]...)
		}
	}
	acts := t.Acts
	if c.order >= 0 && open != 0 {
		acts = append(slices.Clone(acts), Act{len(t.Letters) + 1, ActOrder, c.holder, uint8(c.order)})
	}
	payload = binary.AppendUvarint(payload, uint64(len(acts)))
	for _, a := range acts {
		payload = append(binary.AppendUvarint(payload, uint64(a.Letter)), byte(a.Kind), byte(a.Seat), a.Arg)
	}
	payload = binary.BigEndian.AppendUint32(payload, c.sight())
	payload = binary.AppendUvarint(payload, uint64(len(t.Moves)))
	return t.wrap(flags|open, append(payload, share.PackMoves(t.Moves, c.counts)...))
}

func (t *Table) wrap(flags byte, payload []byte) (string, error) {
	text, err := share.Envelope{Version: version, Code: t.Code, Rules: t.Rules, Flags: flags, Payload: payload}.Text()
	if err != nil {
		return "", fmt.Errorf("post: text: %w", err)
	}
	return text, nil
}

// Decode reads a letter, or a whole address with one in its fragment, and proves it: without an error every link leads to the tip with which
// its seat joined, each letter was written by whoever had to, every draw came from the links, every move was legal, and what
// everybody sees at the end is what the author saw. It needs nothing but the letter. boxes are the boxes at hand; nil for none.
// The error wraps ErrNotLetter, ErrForged, or an error of package share or save.
func Decode(text string, boxes share.Boxes) (Letter, error) {
	l, err := decode(text, boxes, false)
	if err != nil {
		return Letter{}, fmt.Errorf("post: decode: %w", err)
	}
	return l, nil
}

// Restore reads a Record. A letter that is open in it can be gone on with after Resume.
func Restore(text string) (*Course, error) {
	l, err := decode(text, nil, true)
	if err == nil && l.Course == nil {
		err = fmt.Errorf("%w: an invitation", save.ErrBroken)
	}
	if err != nil {
		return nil, fmt.Errorf("post: restore: %w", err)
	}
	return l.Course, nil
}

func decode(text string, boxes share.Boxes, own bool) (Letter, error) {
	e, err := share.Unwrap(text, version)
	if err != nil {
		return Letter{}, err
	}
	d := save.ByCode(e.Code)
	switch {
	case e.Version != version:
		return Letter{}, ErrNotLetter
	case d == nil:
		return Letter{}, fmt.Errorf("%w: code %d", save.ErrUnknownGame, e.Code)
	case e.Flags&^flagsKnown != 0:
		return Letter{}, fmt.Errorf("%w: flags %#x", save.ErrNewer, e.Flags)
	case e.Flags&flagOpen != 0 && (!own || e.Flags&flagJoining != 0) || e.Flags&share.FlagAlong != 0 && e.Flags&share.FlagBox == 0:
		return Letter{}, fmt.Errorf("%w: flags %#x", save.ErrBroken, e.Flags)
	case e.Rules > d.Rules:
		return Letter{}, fmt.Errorf("%w: rules %d of %s", save.ErrNewer, e.Rules, d.ID)
	}
	r := share.Reader{Rest: e.Payload}
	g := save.Game{Code: e.Code, Rules: e.Rules}
	r.Head(&g)
	if r.Failed {
		return Letter{}, fmt.Errorf("%w: set-up", save.ErrBroken)
	}
	if e.Flags&share.FlagBox != 0 {
		if err := r.Box(&g, d, e.Flags&share.FlagAlong != 0, boxes); err != nil {
			return Letter{}, err
		}
	}
	t := &Table{Code: g.Code, Rules: g.Rules, Title: g.Title, Setup: g.Setup, Box: g.Box, Seats: g.Seats, Agreed: Agreement(r.Byte()), First: game.Nobody}
	if err := t.check(); err != nil {
		return Letter{}, err
	}
	if e.Flags&flagJoining != 0 {
		t.readJoined(&r)
		if r.Failed || len(r.Rest) > 0 {
			return Letter{}, fmt.Errorf("%w: who has joined", save.ErrBroken)
		}
		return Letter{Table: t}, nil
	}
	sight, n, err := t.readShown(&r)
	if err != nil {
		return Letter{}, err
	}
	number, ok := share.ToRadix(r.Rest)
	if r.Failed || !ok || n > save.MaxMoves || len(r.Rest) > 2*int(n) {
		return Letter{}, fmt.Errorf("%w: links or moves", save.ErrBroken)
	}
	t.Moves = make([]uint16, n) // so many are to be read
	c, err := t.replay(e.Flags&flagOpen != 0, nil, func(_ *Course, _, options int) (int, error) {
		var m uint32
		m, number = number.Pop(uint32(options))
		return int(m), nil
	})
	switch {
	case err != nil:
		return Letter{}, err
	case len(number) > 0:
		return Letter{}, fmt.Errorf("%w: more moves than were said", ErrForged)
	}
	c.t.Seals = t.Seals
	if c.sight() != sight {
		return Letter{}, fmt.Errorf("%w: another position at the end", ErrForged)
	}
	return Letter{Table: c.t, Course: c}, nil
}

// readJoined reads who has joined.
func (t *Table) readJoined(r *share.Reader) {
	for p := range game.Player(len(t.Seats)) {
		if !t.person(p) {
			continue
		}
		switch r.Byte() {
		case 0:
		case 1:
			copy(t.Tips[p][:], r.Take(len(Hash{})))
			t.Links[p] = t.Tips[p]
			r.Failed = r.Failed || t.Tips[p] == Hash{}
		default:
			r.Failed = true
		}
	}
}

// readShown reads what a table in play has shown, and works out the tips. It returns the hash of the position and how many moves follow.
// The error wraps save.ErrNewer for a kind of act that this program does not know.
func (t *Table) readShown(r *share.Reader) (sight uint32, moves uint64, err error) {
	t.First = game.Player(r.Byte())
	r.Failed = r.Failed || !t.person(t.First)
	letters := 0
	for p := range game.Player(len(t.Seats)) {
		if !t.person(p) {
			continue
		}
		n := r.Uvarint()
		copy(t.Links[p][:], r.Take(len(Hash{})))
		copy(t.Seals[p][:], r.Take(len(Seal{})))
		if r.Failed || n >= Chain {
			r.Failed = true
			return 0, 0, nil
		}
		t.Shown[p] = int(n)
		t.Tips[p] = back(t.Setup.Seed, p, t.Links[p], int(n))
		letters += int(n)
	}
	acts := r.Uvarint()
	if acts > uint64(letters) {
		r.Failed = true
		return 0, 0, nil
	}
	for range acts {
		a := Act{Letter: int(min(r.Uvarint(), Chain*game.MaxSeats)), Kind: ActKind(r.Byte()), Seat: game.Player(r.Byte()), Arg: r.Byte()}
		if !r.Failed && a.Kind >= actsEnd {
			return 0, 0, fmt.Errorf("%w: act %d", save.ErrNewer, a.Kind)
		}
		before := 0
		if len(t.Acts) > 0 {
			before = t.Acts[len(t.Acts)-1].Letter
		}
		if a.Letter <= before || a.Kind != ActOrder || !Order(a.Arg).valid() {
			r.Failed = true
			return 0, 0, nil
		}
		t.Acts = append(t.Acts, a)
	}
	if b := r.Take(4); b != nil {
		sight = binary.BigEndian.Uint32(b)
	}
	return sight, r.Uvarint(), nil
}

// replay plays a table again from its first letter, letter by letter, with the moves that are picked; i is the number of the move. Open says
// that its last letter is not finished; watch is told of every answer, nil for nobody. The error wraps ErrForged if the links and the moves do not belong together.
func (t *Table) replay(open bool, watch func(Step), pick func(c *Course, i, options int) (int, error)) (*Course, error) {
	links := [game.MaxSeats][]Hash{}
	letters := 0
	for p := range game.Player(len(t.Seats)) {
		if !t.person(p) {
			continue
		}
		letters += t.Shown[p]
		links[p] = make([]Hash, t.Shown[p]+1)
		v := t.Links[p]
		for n := t.Shown[p]; n >= 0; n-- {
			links[p][n] = v
			v = step(t.Setup.Seed, p, v)
		}
	}
	start := t.clone()
	start.Moves, start.Letters, start.Acts, start.Shown, start.Links, start.Seals = nil, nil, nil, [game.MaxSeats]int{}, t.Tips, [game.MaxSeats]Seal{}
	c, acts, moves := follow(start), t.Acts, len(t.Moves)
	c.watch = watch
	err := save.Guard(func() error {
		for k := 1; k <= letters; k++ {
			p := c.Next()
			if p == game.Nobody {
				return errors.New("letters after the end")
			}
			n := c.t.Shown[p] + 1
			if n >= len(links[p]) {
				return fmt.Errorf("letter %d is seat %d's, which has not shown its link", k, p)
			}
			mine := len(acts) > 0 && acts[0].Letter == k
			if mine && acts[0].Seat != p {
				return fmt.Errorf("an order of seat %d in letter %d", acts[0].Seat, k)
			}
			if mine {
				c.order, acts = int(acts[0].Arg), acts[1:]
			}
			if err := c.begin(links[p][n], nil); err != nil {
				return err
			}
			for c.holder != game.Nobody {
				i := len(c.t.Moves)
				if i == moves && open && k == letters {
					return nil
				}
				if i == moves {
					return fmt.Errorf("letter %d has no end", k)
				}
				if err := c.play(func(options int) (int, error) { return pick(c, i, options) }, nil); err != nil {
					return fmt.Errorf("move %d: %w", i, err)
				}
			}
		}
		return nil
	})
	var bot *BotError
	switch {
	case errors.As(err, &bot):
		return nil, err
	case err == nil && (len(acts) > 0 || len(c.t.Moves) != moves):
		err = fmt.Errorf("%d of %d moves, %d acts left", len(c.t.Moves), moves, len(acts))
	}
	if err != nil {
		return nil, fmt.Errorf("%w: %w", ErrForged, err)
	}
	c.t.Seals, c.watch = t.Seals, nil
	return c, nil
}
