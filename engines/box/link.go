package box

import (
	"encoding/binary"
	"errors"
	"fmt"

	"tabard/engines"
	"tabard/engines/save"
	"tabard/engines/share"
)

// Prefix is what stands before the text of a link to a box in the address.
const Prefix = "#b="

// A link is an envelope of package share, whose payload is, deflated if that makes it shorter,
//
//	title with a length byte
//	uvarint  length of the marks
//	marks    two bits for each number in the order of Game.Sheets, the first one lowest, without the zeros at their end
//	varint   each number that was read off
const (
	linkVersion  = 3 // of envelopes: 1 is a game, 2 a letter
	flagDeflated = 1
	perByte      = 4 // marks
)

// Link is the text of a link to the box as it is, without Prefix. The error wraps save.ErrBroken.
func (b *Box) Link() (string, error) {
	marks := make([]byte, (len(b.Marks)+perByte-1)/perByte)
	end, numbers := 0, []byte(nil)
	for i, m := range b.Marks {
		if marks[i/perByte] |= byte(m) << (i % perByte * 2); m != Open {
			end = i/perByte + 1
		}
		if m == Read {
			numbers = binary.AppendVarint(numbers, int64(b.N[i]))
		}
	}
	title := save.Clean(b.Title)
	payload := append([]byte{byte(len(title))}, title...)
	payload = append(binary.AppendUvarint(payload, uint64(end)), marks[:end]...)
	e := share.Envelope{Version: linkVersion, Code: b.Game.Code, Rules: b.Game.Rules}
	var deflated bool
	if e.Payload, deflated = share.Squeeze(append(payload, numbers...)); deflated {
		e.Flags = flagDeflated
	}
	return e.Text()
}

// InLink says that the text of a link, without its prefix, is that of a box, be it whole or not.
func InLink(text string) bool {
	e, err := share.Unwrap(text, linkVersion)
	return err == nil && e.Version == linkVersion
}

// FromLink reads the text of a link, without Prefix. The error is a *Fault with NoBox for anything else, or wraps save.ErrCut,
// save.ErrChanged, save.ErrNewer, save.ErrUnknownGame or save.ErrBroken.
func FromLink(text string) (*Box, error) {
	e, err := share.Unwrap(share.Prefix+text, linkVersion)
	switch {
	case errors.Is(err, share.ErrNotLink) || err == nil && e.Version != linkVersion:
		return nil, &Fault{Why: NoBox}
	case err != nil:
		return nil, fmt.Errorf("box: link: %w", err)
	}
	d := engines.ByCode(e.Code)
	switch {
	case d == nil || d.Box == nil:
		return nil, fmt.Errorf("box: link: %w: code %d", save.ErrUnknownGame, e.Code)
	case e.Rules > d.Rules:
		return nil, fmt.Errorf("box: link: %w: rules %d of %s", save.ErrNewer, e.Rules, d.ID)
	case e.Flags > flagDeflated:
		return nil, fmt.Errorf("box: link: %w: flags %#x", save.ErrBroken, e.Flags)
	}
	b := New(d, "")
	payload, err := share.Expand(e.Payload, e.Flags == flagDeflated)
	if err == nil {
		err = b.read(payload)
	}
	if err != nil {
		return nil, fmt.Errorf("box: link: %w", err)
	}
	return b, nil
}

// read takes the payload of a link over.
func (b *Box) read(payload []byte) error {
	r := share.Reader{Rest: payload}
	b.Title = r.Text()
	size := r.Uvarint()
	if most := (len(b.Marks) + perByte - 1) / perByte; size > uint64(most) {
		return fmt.Errorf("%w: marks in %d bytes", save.ErrBroken, size)
	}
	marks := r.Take(int(size))
	for i := range len(marks) * perByte {
		m := Mark(marks[i/perByte] >> (i % perByte * 2) & 3)
		if m > Missing || i >= len(b.Marks) && m != Open {
			return fmt.Errorf("%w: mark %d of number %d", save.ErrBroken, m, i)
		}
		if m == Open {
			continue
		}
		n := 0
		if m == Read {
			n = number(&r)
		}
		b.Put(i, m, n)
	}
	if r.Failed || len(r.Rest) > 0 {
		return fmt.Errorf("%w: numbers", save.ErrBroken)
	}
	if f := b.beyond(); f != nil {
		return fmt.Errorf("%w: %w", save.ErrBroken, f)
	}
	return nil
}

// number reads what binary.AppendVarint wrote of a number that a box may have.
func number(r *share.Reader) int {
	v := r.Uvarint()
	if v > 1<<16-1 {
		r.Failed = true
		return 0
	}
	return int(v>>1) ^ -int(v&1)
}
