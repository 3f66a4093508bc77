package post

import (
	"fmt"

	"tabard/engines/game"
	"tabard/engines/save"
	"tabard/engines/share"
)

//go:generate go run tabard/cmd/msgp -unexported head.go

//msgp:limit arrays:65536 maps:0
//msgp:tuple headBody headSeat keysBody
//msgp:ignore Head Keys

// Head is what a device keeps of a table: the newest letter and how far the people at this device have seen it. Everything else in it follows
// from the letter, and is there so that a list of tables need not prove each of them. It has no key in it: those are a record of
// their own (Keys), so that a backup can have the one and not the other.
type Head struct {
	ID      string // names the table in the store; random, lower-case letters and digits
	Came    int64  // when Text came or was written, Unix seconds from the device's clock; 0 if unknown
	Text    string // an invitation, the newest letter, or a letter that is open (Course.Record)
	Seen    int    // how many of its letters have been shown to this device's people; what came after that is shown first
	Earlier string // the letters that were given up for others, as Text has them, the newest first, a line for each; empty for none

	Code    uint8  // Def.Code
	Title   string // the table's name; may be empty
	Seats   []save.Seat
	Letters int         // how many letters are finished
	Next    game.Player // who writes the next one, or the one that is open; Nobody while people join, and when the game is over
	Over    bool
}

// NewHead is the head of a device after a letter that it has proved, or written itself. The error is Text's.
func NewHead(id string, l Letter, came int64) (Head, error) {
	t := l.Table
	h := Head{ID: id, Came: came, Code: t.Code, Title: t.Title, Seats: t.Seats, Letters: len(t.Letters), Next: game.Nobody}
	var err error
	if c := l.Course; c != nil {
		h.Next, h.Over = c.next, c.Over()
		if c.holder != game.Nobody {
			h.Next = c.holder
		}
		h.Text, err = c.Record()
	} else {
		h.Text, err = t.Text(true)
	}
	return h, err
}

// Open proves the letter of a head.
func (h Head) Open() (Letter, error) {
	l, err := decode(h.Text, nil, true)
	if err != nil {
		return Letter{}, fmt.Errorf("post: open head: %w", err)
	}
	return l, nil
}

// Keys are the keys of the seats of one table that are this device's. The record never leaves the device: a key on two devices would let anybody
// try a turn on one and play it on the other.
type Keys struct {
	ID    string              // of the table
	Nonce uint64              // of the table: a key is good for no other
	Held  [game.MaxSeats]bool // which seats are here
	Of    [game.MaxSeats]Key  // their keys
}

const maxRecord = 2*share.MaxText + 1024 // bytes

// The records of heads and of keys hold headBody and keysBody.
var (
	headRecord = save.Record{Magic: "TPST", Format: 1, Most: maxRecord}
	keysRecord = save.Record{Magic: "TKEY", Format: 1, Most: maxRecord}
)

// headBody is the content of a head's record of format 1. A field is never added here: a new one is a new format.
type headBody struct {
	ID      string
	Came    int64
	Text    string
	Seen    uint16
	Earlier string
	Code    uint8
	Title   string
	Seats   []headSeat `msg:",limit=4"`
	Letters uint16
	Next    int8
	Over    bool
}

type headSeat struct {
	Name   string
	Bot    bool
	Level  uint8
	Colour uint8
}

// keysBody is the content of a record of keys of format 1.
type keysBody struct {
	ID    string
	Nonce uint64
	Held  uint8 // a bit for each seat
	Keys  []byte
}

// Encode returns the record of a head. The error wraps save.ErrBroken.
func (h Head) Encode() ([]byte, error) {
	if err := h.check(); err != nil {
		return nil, fmt.Errorf("post: encode head: %w", err)
	}
	b := headBody{ID: h.ID, Came: h.Came, Text: h.Text, Seen: uint16(h.Seen), Earlier: h.Earlier, Code: h.Code, Title: save.Clean(h.Title),
		Letters: uint16(h.Letters), Next: int8(h.Next), Over: h.Over}
	for _, s := range h.Seats {
		s.Name = save.Clean(s.Name)
		b.Seats = append(b.Seats, headSeat(s))
	}
	content, err := b.MarshalMsg(nil)
	if err != nil {
		return nil, fmt.Errorf("post: encode head: %w", err)
	}
	return headRecord.Seal(content), nil
}

// DecodeHead reads the record of a head, whose letter it does not prove: Open does. The error wraps save.ErrNotSave, save.ErrCut,
// save.ErrChanged, save.ErrNewer or save.ErrBroken.
func DecodeHead(data []byte) (Head, error) {
	var b headBody
	err := headRecord.Open(data, b.UnmarshalMsg)
	h := Head{ID: b.ID, Came: b.Came, Text: b.Text, Seen: int(b.Seen), Earlier: b.Earlier, Code: b.Code, Title: save.Clean(b.Title),
		Letters: int(b.Letters), Next: game.Player(b.Next), Over: b.Over}
	for _, s := range b.Seats {
		s.Name = save.Clean(s.Name)
		h.Seats = append(h.Seats, save.Seat(s))
	}
	if err == nil {
		err = h.check()
	}
	if err != nil {
		return Head{}, fmt.Errorf("post: decode head: %w", err)
	}
	return h, nil
}

func (h Head) check() error {
	next := h.Next == game.Nobody || h.Next >= 0 && int(h.Next) < len(h.Seats) && !h.Seats[h.Next].Bot
	switch {
	case !save.ValidID(h.ID) || h.Came < 0 || h.Text == "" || max(len(h.Text), len(h.Earlier)) > share.MaxText:
	case len(h.Seats) < 2 || len(h.Seats) > game.MaxSeats || !next || h.Over && h.Next != game.Nobody:
	case h.Letters < 0 || h.Letters > Chain*game.MaxSeats || h.Seen < 0 || h.Seen > h.Letters:
	default:
		return nil
	}
	return fmt.Errorf("%w: head of table %.40q", save.ErrBroken, h.ID)
}

// Encode returns the record of keys. The error wraps save.ErrBroken.
func (k Keys) Encode() ([]byte, error) {
	b := keysBody{ID: k.ID, Nonce: k.Nonce}
	for p, held := range k.Held {
		if held {
			b.Held |= 1 << p
			b.Keys = append(b.Keys, k.Of[p][:]...)
		}
	}
	if !save.ValidID(k.ID) || b.Held == 0 {
		return nil, fmt.Errorf("post: encode keys: %w: table %.40q", save.ErrBroken, k.ID)
	}
	content, err := b.MarshalMsg(nil)
	if err != nil {
		return nil, fmt.Errorf("post: encode keys: %w", err)
	}
	return keysRecord.Seal(content), nil
}

// DecodeKeys reads the record of keys. The error is of the kinds of DecodeHead.
func DecodeKeys(data []byte) (Keys, error) {
	var b keysBody
	err := keysRecord.Open(data, b.UnmarshalMsg)
	k := Keys{ID: b.ID, Nonce: b.Nonce}
	rest := b.Keys
	for p := range k.Held {
		if b.Held>>p&1 != 0 && len(rest) >= len(Key{}) {
			k.Held[p], k.Of[p] = true, Key(rest[:len(Key{})])
			rest = rest[len(Key{}):]
			b.Held &^= 1 << p
		}
	}
	if err == nil && (!save.ValidID(k.ID) || b.Held != 0 || len(rest) > 0 || k.Held == [game.MaxSeats]bool{}) {
		err = fmt.Errorf("%w: keys", save.ErrBroken)
	}
	if err != nil {
		return Keys{}, fmt.Errorf("post: decode keys: %w", err)
	}
	return k, nil
}

// Format writes no key, whatever the verb: none may come into a report or a log.
func (k Key) Format(f fmt.State, _ rune) { _, _ = f.Write([]byte("a key")) }
