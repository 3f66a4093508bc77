package share

import (
	"bytes"
	"compress/flate"
	"encoding/binary"
	"errors"
	"fmt"
	"io"

	"tabard/engines/game"
	"tabard/engines/save"
)

// Reader takes a payload apart. After a failure it returns zeros.
type Reader struct {
	Rest   []byte
	Failed bool
}

// Take returns the next n bytes, nil if there are fewer.
func (r *Reader) Take(n int) []byte {
	if r.Failed || n > len(r.Rest) {
		r.Failed = true
		return nil
	}
	b := r.Rest[:n]
	r.Rest = r.Rest[n:]
	return b
}

// Byte returns the next byte.
func (r *Reader) Byte() byte {
	if b := r.Take(1); b != nil {
		return b[0]
	}
	return 0
}

// Uvarint returns the next number.
func (r *Reader) Uvarint() uint64 {
	if r.Failed {
		return 0
	}
	v, n := binary.Uvarint(r.Rest)
	if n <= 0 {
		r.Failed = true
		return 0
	}
	r.Rest = r.Rest[n:]
	return v
}

// Text returns a name with a length byte.
func (r *Reader) Text() string { return save.Clean(string(r.Take(int(r.Byte())))) }

// Head reads what AppendHead wrote before the box.
func (r *Reader) Head(g *save.Game) {
	n := int(r.Byte())
	if n < 1 || n > game.MaxSeats {
		r.Failed = true
		return
	}
	g.Setup.Seats = n
	for range n {
		about := r.Byte()
		g.Seats = append(g.Seats, save.Seat{Bot: about&1 != 0, Colour: about >> 1 & 3, Level: about >> 3, Name: r.Text()})
	}
	g.Title = r.Text()
	options := r.Take(int(r.Byte()))
	if len(options) > len(g.Setup.Options) {
		r.Failed = true
		return
	}
	copy(g.Setup.Options[:], options)
	if seed := r.Take(8); seed != nil {
		g.Setup.Seed = binary.BigEndian.Uint64(seed)
	}
}

// Box reads, as AppendHead wrote it, with which box the game is played: the box itself, or the hash of one that must be here.
func (r *Reader) Box(g *save.Game, d *game.Def, along bool, boxes Boxes) error {
	g.Box = r.Text()
	if along {
		size := r.Uvarint()
		if size == 0 || size > uint64(len(r.Rest)) {
			return fmt.Errorf("%w: a box of %d bytes", save.ErrBroken, size)
		}
		g.Setup.Box = string(r.Take(int(size)))
	} else {
		b := r.Take(8)
		if r.Failed {
			return fmt.Errorf("%w: hash of a box", save.ErrBroken)
		}
		hash, ok := binary.BigEndian.Uint64(b), false
		if boxes != nil {
			g.Setup.Box, ok = boxes(d, hash)
		}
		if !ok || game.BoxHash(g.Setup.Box) != hash {
			return &BoxError{Game: d, Hash: hash, Owner: g.Box}
		}
	}
	if _, err := d.UnpackBox(g.Setup.Box); err != nil {
		return fmt.Errorf("%w: %w", save.ErrBroken, err)
	}
	return nil
}

// maxSnapshot is how far the payload of a link may expand.
const maxSnapshot = 1 << 20

// Squeeze deflates a snapshot, or another payload, if that makes it shorter.
func Squeeze(snapshot []byte) (b []byte, deflated bool) {
	var out bytes.Buffer
	w, err := flate.NewWriter(&out, flate.BestCompression)
	if err != nil {
		return snapshot, false
	}
	if _, err := w.Write(snapshot); err != nil || w.Close() != nil || out.Len() >= len(snapshot) {
		return snapshot, false
	}
	return out.Bytes(), true
}

// Expand is Squeeze turned round, with a bound of 1 MiB on what comes out. The error wraps save.ErrBroken.
func Expand(b []byte, deflated bool) ([]byte, error) {
	if !deflated {
		return bytes.Clone(b), nil
	}
	in := bytes.NewReader(b)
	snapshot, err := io.ReadAll(io.LimitReader(flate.NewReader(in), maxSnapshot+1))
	switch {
	case err != nil:
		return nil, fmt.Errorf("%w: inflate: %w", save.ErrBroken, err)
	case len(snapshot) > maxSnapshot:
		return nil, fmt.Errorf("%w: snapshot of more than %d bytes", save.ErrBroken, maxSnapshot)
	case in.Len() > 0:
		return nil, fmt.Errorf("%w: %w", save.ErrBroken, errors.New("bytes after the snapshot"))
	}
	return snapshot, nil
}
