package gametest

import (
	"bytes"
	"errors"
	"fmt"

	"tabard/engines/game"
)

// checkLaw: the position keeps its own invariants.
func checkLaw(p *position) error { return p.s.Check() }

// copyLaw: a copy is the same position and lives its own life.
func copyLaw(p *position) error {
	c := p.s.Clone()
	if err := p.equals(c, "Clone"); err != nil {
		return err
	}
	into := p.g.Def.Zero()
	into.CopyFrom(p.s)
	if err := p.equals(into, "CopyFrom into a zero state"); err != nil {
		return err
	}
	for i := range min(3, len(p.legal)) {
		a := p.legal[(i+p.rand.Intn(len(p.legal)))%len(p.legal)]
		c.Apply(a, nil)
		if !bytes.Equal(encode(p.s), p.enc) || !bytes.Equal(encode(into), p.enc) {
			return fmt.Errorf("%s on a copy changes the original", p.text(a))
		}
		c.CopyFrom(p.s)
		if err := p.equals(c, "CopyFrom over a later position"); err != nil {
			return err
		}
	}
	return nil
}

// equals compares a copy with the position in both ways: as a value and as bytes.
func (p *position) equals(c game.State, how string) error {
	if !same(c, p.s) {
		return fmt.Errorf("%s gives another position", how)
	}
	if !bytes.Equal(encode(c), p.enc) {
		return fmt.Errorf("%s gives a position with another snapshot", how)
	}
	return nil
}

// codecLaw: a snapshot holds the whole position and nothing else.
func codecLaw(p *position) error {
	head, tail := []byte("head"), []byte("tail")
	b, err := p.s.MarshalMsg(bytes.Clone(head))
	if err != nil {
		return fmt.Errorf("encode: %w", err)
	}
	if !bytes.Equal(b, append(head, p.enc...)) {
		return errors.New("MarshalMsg does not append to what it is given")
	}
	old := p.s.Clone()
	if len(p.legal) > 0 {
		old.Apply(p.legal[p.rand.Intn(len(p.legal))], nil)
	}
	for _, into := range []game.State{p.g.Def.Zero(), old} {
		rest, err := into.UnmarshalMsg(append(bytes.Clone(p.enc), tail...))
		if err != nil {
			return fmt.Errorf("decode: %w", err)
		}
		if !bytes.Equal(rest, tail) {
			return fmt.Errorf("decoding leaves %q of %q", rest, tail)
		}
		if err := p.equals(into, "encoding and decoding"); err != nil {
			return err
		}
	}
	if most := p.g.Small.Snapshot; most > 0 && len(p.enc) > most {
		return fmt.Errorf("a snapshot takes %d bytes, more than %d", len(p.enc), most)
	}
	// Two neighbours are equal exactly if their snapshots are: the snapshot has no second spelling.
	if len(p.legal) > 1 {
		t, u := p.s.Clone(), p.s.Clone()
		i := p.rand.Intn(len(p.legal) - 1)
		t.Apply(p.legal[i], nil)
		u.Apply(p.legal[i+1], nil)
		if same(t, u) != bytes.Equal(encode(t), encode(u)) {
			return fmt.Errorf("after %s and after %s: equal positions %v, equal snapshots %v",
				p.text(p.legal[i]), p.text(p.legal[i+1]), same(t, u), !same(t, u))
		}
	}
	for range 4 {
		cut := p.rand.Intn(len(p.enc))
		if _, err := p.g.Def.Zero().UnmarshalMsg(p.enc[:cut]); err == nil {
			return fmt.Errorf("a snapshot of %d bytes decodes from its first %d", len(p.enc), cut)
		}
	}
	return nil
}

// difference tells where two snapshots of about the same position differ.
func difference(a, b []byte) string {
	i := 0
	for i < len(a) && i < len(b) && a[i] == b[i] {
		i++
	}
	j := 0
	for j < len(a)-i && j < len(b)-i && a[len(a)-1-j] == b[len(b)-1-j] {
		j++
	}
	return fmt.Sprintf("snapshot bytes %d..%d: % x became % x", i, len(a)-j, a[i:len(a)-j], b[i:len(b)-j])
}
