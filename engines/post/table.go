package post

import (
	"bytes"
	"encoding/binary"
	"fmt"
	"slices"

	"tabard/engines/game"
	"tabard/engines/save"
	"tabard/engines/share"
)

// Agreement is what a table has agreed on before the game. It is part of the table's identity.
type Agreement uint8

// What can be agreed. Bits are wire format.
const (
	Strict  Agreement = 1 << iota // what the mover would draw in its own turn is drawn by the next person
	Advised                       // advice is allowed
	agreementEnd
)

// Order is a standing order of a person: which windows (game.Def.Windows) are put to the seat. The others are passed for it, without a
// word in the letter. It is public and tied to nothing in the hand. Until it is changed it is the Level of the seat's save.Seat; the
// numbers are those of session.Ask where both have a way, and wire format.
type Order uint8

// The standing orders.
const (
	Fights Order = 0 // all windows but the minor ones (game.Def.Minor)
	Always Order = 1
	Never  Order = 3
)

func (o Order) valid() bool { return o == Fights || o == Always || o == Never }

// passes says that the order passes that question.
func (o Order) passes(d *game.Def, f game.Frame) bool {
	return d.Window(f) && (o == Never || o == Fights && slices.Contains(d.Minor, f.Kind))
}

// Act is what a letter does beside play.
type Act struct {
	Letter int // in which letter, from 1: it holds when that letter has ended
	Kind   ActKind
	Seat   game.Player
	Arg    uint8
}

// ActKind is a kind of act; the numbers are wire format.
type ActKind uint8

// The acts.
const (
	ActOrder ActKind = 1 + iota // the author's standing order is Order(Arg)
	actsEnd
)

// Mark is one letter of a table: who wrote it, and how many moves there are at its end.
type Mark struct {
	Seat  game.Player
	Moves int
}

// Table is all that a letter tells: who plays what, what has been shown and what was answered. What follows from it by the rules is in a
// Course. The Seed of its Setup is the table's nonce: 64 bits from the system's source of chance. The deal comes from the first links.
type Table struct {
	Code   uint8
	Rules  uint16
	Title  string
	Setup  game.Setup
	Box    string // what its owner calls the box of Setup
	Seats  []save.Seat
	Agreed Agreement
	Tips   [game.MaxSeats]Hash // link 0 of each person; zero for a bot and for a seat that is free
	First  game.Player         // who shows the first link; Nobody while people join

	Shown   [game.MaxSeats]int  // how many links each seat has shown, one in each of its letters
	Links   [game.MaxSeats]Hash // the newest of them, or the tip
	Seals   [game.MaxSeats]Seal // of each seat's newest letter
	Acts    []Act               // by letter
	Moves   []uint16            // every decision as its index among the legal ones, bots' included, passes by order excluded
	Letters []Mark
}

// New returns a table at which nobody sits. The game's seed is the nonce; of the seats, names of people may be empty until they join.
// The error wraps ErrTable, save.ErrUnknownGame, or game.ErrSetup.
func New(g save.Game, agreed Agreement) (*Table, error) {
	t := &Table{Code: g.Code, Rules: g.Rules, Title: save.Clean(g.Title), Setup: g.Setup, Box: save.Clean(g.Box), Agreed: agreed, First: game.Nobody}
	for _, s := range g.Seats {
		s.Name = save.Clean(s.Name)
		t.Seats = append(t.Seats, s)
	}
	if err := t.check(); err != nil {
		return nil, fmt.Errorf("post: new table: %w", err)
	}
	return t, nil
}

// check holds for what every table is from the start.
func (t *Table) check() error {
	d := save.ByCode(t.Code)
	switch {
	case d == nil:
		return fmt.Errorf("%w: code %d", save.ErrUnknownGame, t.Code)
	case t.Rules > d.Rules:
		return fmt.Errorf("%w: rules %d of %s", save.ErrNewer, t.Rules, d.ID)
	case t.Rules < d.Rules:
		return fmt.Errorf("%w: rules %d of %s", save.ErrHistory, t.Rules, d.ID)
	case t.Agreed >= agreementEnd:
		return fmt.Errorf("%w: agreement %#x", save.ErrNewer, t.Agreed)
	case len(t.Seats) != t.Setup.Seats:
		return fmt.Errorf("%w: %d of %d seats", ErrTable, len(t.Seats), t.Setup.Seats)
	case t.Setup.Box == "" && t.Box != "":
		return fmt.Errorf("%w: %q names no box", ErrTable, t.Box)
	}
	if err := d.CheckSetup(t.Setup); err != nil {
		return err
	}
	people := 0
	for i, s := range t.Seats {
		if s.Colour >= game.MaxSeats || s.Bot && int(s.Level) >= len(d.Levels) || !s.Bot && !Order(s.Level).valid() {
			return fmt.Errorf("%w: seat %d", ErrTable, i)
		}
		if !s.Bot {
			people++
		}
	}
	if people < 2 {
		return fmt.Errorf("%w: %d people", ErrTable, people)
	}
	return nil
}

// person says that p is a seat of somebody who joins.
func (t *Table) person(p game.Player) bool {
	return p >= 0 && int(p) < len(t.Seats) && !t.Seats[p].Bot
}

// Joined says that a person has sat down in seat p.
func (t *Table) Joined(p game.Player) bool { return t.person(p) && t.Tips[p] != Hash{} }

// Complete says that everybody has joined.
func (t *Table) Complete() bool {
	for p := range game.Player(len(t.Seats)) {
		if t.person(p) && !t.Joined(p) {
			return false
		}
	}
	return true
}

// Sit sits somebody down on a free seat: the tip of the key and a name. The error wraps ErrSeat or ErrTaken.
func (t *Table) Sit(p game.Player, name string, key Key) error {
	switch {
	case !t.person(p) || t.First != game.Nobody:
		return fmt.Errorf("post: sit: %w: %d", ErrSeat, p)
	case t.Joined(p):
		return fmt.Errorf("post: sit: %w: %d", ErrTaken, p)
	}
	if name = save.Clean(name); name != "" {
		t.Seats[p].Name = name
	}
	t.Tips[p] = key.link(t.Setup.Seed, p, 0)
	t.Links[p] = t.Tips[p]
	return nil
}

// Merge sits those down who have joined in another copy of the same invitation. The error wraps ErrForeign, ErrTaken if two have joined
// for one seat, or ErrForged if a name was changed since; t is then as it was.
func (t *Table) Merge(from *Table) error {
	if t.First != game.Nobody || from.First != game.Nobody || !t.invites(from) {
		return fmt.Errorf("post: merge: %w", ErrForeign)
	}
	if err := t.clash(from); err != nil {
		return fmt.Errorf("post: merge: %w", err)
	}
	for p := range game.Player(len(t.Seats)) {
		if from.Joined(p) && !t.Joined(p) {
			t.Tips[p], t.Links[p], t.Seats[p].Name = from.Tips[p], from.Tips[p], from.Seats[p].Name
		}
	}
	return nil
}

// clash says whether anybody sits in both tables with another key or another name.
func (t *Table) clash(u *Table) error {
	for p := range game.Player(len(t.Seats)) {
		switch both := t.Joined(p) && u.Joined(p); {
		case both && t.Tips[p] != u.Tips[p]:
			return fmt.Errorf("%w: %d", ErrTaken, p)
		case both && t.Seats[p].Name != u.Seats[p].Name:
			return fmt.Errorf("%w: seat %d has another name", ErrForged, p)
		}
	}
	return nil
}

// invites says that both tables come from one invitation: all is the same but who has joined.
func (t *Table) invites(u *Table) bool {
	strip := func(t *Table) []byte {
		g := t.head()
		g.Seats = slices.Clone(g.Seats)
		for i := range g.Seats {
			if !g.Seats[i].Bot {
				g.Seats[i].Name = ""
			}
		}
		return t.fixed(g)
	}
	return bytes.Equal(strip(t), strip(u))
}

// Start ends the joining: seat p, whose device has seen everybody join, writes the first letter. The error wraps ErrSeat or ErrTable.
func (t *Table) Start(p game.Player) error {
	switch {
	case !t.Complete() || t.First != game.Nobody:
		return fmt.Errorf("post: start: %w", ErrTable)
	case !t.person(p):
		return fmt.Errorf("post: start: %w: %d", ErrSeat, p)
	}
	t.First = p
	return nil
}

// head is the table as package share writes down how a game is set up.
func (t *Table) head() save.Game {
	return save.Game{Code: t.Code, Rules: t.Rules, Title: t.Title, Setup: t.Setup, Box: t.Box, Seats: t.Seats}
}

// fixed is what a table is, as bytes; g is its head.
func (t *Table) fixed(g save.Game) []byte {
	b := binary.AppendUvarint([]byte{t.Code, byte(t.Agreed)}, uint64(t.Rules))
	b, _, err := share.AppendHead(b, g, false)
	if err != nil { // a level past 31, which check refuses
		panic(err)
	}
	return b
}

// ID is the identity of a table that has started: two tables have the same one only if everything that was agreed is the same,
// who sits where and with which key included.
func (t *Table) ID() Hash {
	tips := make([]byte, 0, game.MaxSeats*len(Hash{}))
	for _, tip := range t.Tips {
		tips = append(tips, tip[:]...)
	}
	return digest("table", t.fixed(t.head()), []byte{byte(t.First)}, tips)
}

// links are the newest links of all people, as bytes.
func (t *Table) links() []byte {
	b := make([]byte, 0, game.MaxSeats*len(Hash{}))
	for p := range game.Player(len(t.Seats)) {
		if t.person(p) {
			b = append(b, t.Links[p][:]...)
		}
	}
	return b
}

// seal is the seal of letter n, from 1, keyed with the author's next link.
func (t *Table) seal(id Hash, n int, link Hash) Seal {
	m := t.Letters[n-1]
	b := binary.AppendUvarint(nil, uint64(n))
	for _, i := range t.Moves[:m.Moves] {
		b = binary.AppendUvarint(b, uint64(i))
	}
	acts := []byte{}
	for _, a := range t.Acts {
		if a.Letter <= n {
			acts = append(binary.AppendUvarint(acts, uint64(a.Letter)), byte(a.Kind), byte(a.Seat), a.Arg)
		}
	}
	h := digest("seal", link[:], id[:], []byte{byte(m.Seat)}, b, acts)
	return Seal(h[:len(Seal{})])
}

// last is the number of the newest letter of a seat, from 1; 0 if there is none.
func (t *Table) last(p game.Player) int {
	for i := len(t.Letters); i > 0; i-- {
		if t.Letters[i-1].Seat == p {
			return i
		}
	}
	return 0
}

// clone is a copy that shares nothing.
func (t *Table) clone() *Table {
	c := *t
	c.Seats, c.Acts, c.Moves, c.Letters = slices.Clone(t.Seats), slices.Clone(t.Acts), slices.Clone(t.Moves), slices.Clone(t.Letters)
	return &c
}
