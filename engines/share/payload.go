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

// reader takes a payload apart. After a failure it returns zeros.
type reader struct {
	rest   []byte
	failed bool
}

func (r *reader) take(n int) []byte {
	if r.failed || n > len(r.rest) {
		r.failed = true
		return nil
	}
	b := r.rest[:n]
	r.rest = r.rest[n:]
	return b
}

func (r *reader) byte() byte {
	if b := r.take(1); b != nil {
		return b[0]
	}
	return 0
}

func (r *reader) uvarint() uint64 {
	if r.failed {
		return 0
	}
	v, n := binary.Uvarint(r.rest)
	if n <= 0 {
		r.failed = true
		return 0
	}
	r.rest = r.rest[n:]
	return v
}

func (r *reader) text() string { return save.Clean(string(r.take(int(r.byte())))) }

// head reads what head wrote.
func (r *reader) head(g *save.Game) {
	n := int(r.byte())
	if n < 1 || n > game.MaxSeats {
		r.failed = true
		return
	}
	g.Setup.Seats = n
	for range n {
		about := r.byte()
		g.Seats = append(g.Seats, save.Seat{Bot: about&1 != 0, Colour: about >> 1 & 3, Level: about >> 3, Name: r.text()})
	}
	g.Title = r.text()
	options := r.take(int(r.byte()))
	if len(options) > len(g.Setup.Options) {
		r.failed = true
		return
	}
	copy(g.Setup.Options[:], options)
	if seed := r.take(8); seed != nil {
		g.Setup.Seed = binary.BigEndian.Uint64(seed)
	}
}

// box reads with which box the game is played: the box itself, or the hash of one that must be here.
func (r *reader) box(g *save.Game, d *game.Def, along bool, boxes Boxes) error {
	g.Box = r.text()
	if along {
		size := r.uvarint()
		if size == 0 || size > uint64(len(r.rest)) {
			return fmt.Errorf("%w: a box of %d bytes", save.ErrBroken, size)
		}
		g.Setup.Box = string(r.take(int(size)))
	} else {
		b := r.take(8)
		if r.failed {
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

// maxSnapshot is how far a link may expand.
const maxSnapshot = 1 << 20

// squeeze deflates a snapshot if that makes it shorter.
func squeeze(snapshot []byte) (b []byte, deflated bool) {
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

// expand is squeeze turned round, with a bound on what comes out.
func expand(b []byte, deflated bool) ([]byte, error) {
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
