package gametest

import (
	"bytes"
	"fmt"
	"testing"

	"tabard/engines/game"
)

// A position from outside comes with a save, a link or a copy that somebody has changed. Check refuses it, or it can be played.

// hostileLaw: damage in a snapshot is noticed by the decoder or by Check, or has made another position that can be played.
func hostileLaw(p *position) error {
	for range 24 {
		b := bytes.Clone(p.enc)
		damage := "bit"
		switch p.rand.Intn(4) {
		case 0, 1:
			for range 1 + p.rand.Intn(2) {
				b[p.rand.Intn(len(b))] ^= 1 << p.rand.Intn(8)
			}
		case 2:
			damage = "byte"
			b[p.rand.Intn(len(b))] = byte(p.rand.Intn(256))
		default:
			damage = "block"
			from, to := p.rand.Intn(len(b)), p.rand.Intn(len(b))
			copy(b[to:], p.enc[from:min(len(b), from+1+p.rand.Intn(8))])
		}
		t := p.g.Def.Zero()
		if _, err := t.UnmarshalMsg(b); err != nil || t.Check() != nil {
			continue
		}
		if !same(t, p.s) {
			p.t.damaged++
		}
		if err := p.survives(t, damage); err != nil {
			return err
		}
	}
	return nil
}

// survives uses a position that Check has accepted: it has a snapshot of its own, and shows, deals and plays on.
func (p *position) survives(t game.State, damage string) (err error) {
	before := encode(t)
	defer func() {
		if r := recover(); r != nil {
			err = fmt.Errorf("a damaged %s passes Check and then panics: %v; %s", damage, r, difference(p.enc, before))
		}
	}()
	back := p.g.Def.Zero()
	if _, err := back.UnmarshalMsg(before); err != nil || !same(back, t) {
		return fmt.Errorf("a damaged %s passes Check, but its snapshot does not come back", damage)
	}
	t.Settled()
	t.Standing(nil)
	if t.Turn() != game.Nobody && int(t.Turn()) >= game.MaxSeats {
		return fmt.Errorf("a damaged %s passes Check with the turn of seat %d", damage, t.Turn())
	}
	for v := game.Nobody; int(v) < p.seats; v++ {
		w := game.View(t, v)
		w.Prompt()
		w.Legal(nil)
		w.Standing(nil)
	}
	t.Determinize(&p.rand)
	if err := p.g.outlives(t, &p.rand); err != nil {
		return fmt.Errorf("a damaged %s passes Check; %w; %s", damage, err, difference(p.enc, before))
	}
	return nil
}

// stackLaw: another question than the one that was asked is refused by Check, or can be answered and played on.
func stackLaw(p *position) error {
	if p.g.Asked == nil || p.turn == game.Nobody {
		return nil
	}
	t := p.s.Clone()
	for range 16 {
		t.CopyFrom(p.s)
		p.g.Asked(t, &p.rand)
		if same(t, p.s) || t.Check() != nil {
			continue
		}
		p.t.stacks++
		asked := p.g.Def.FrameText(t.Prompt())
		err := func() (err error) {
			defer caught(&err)
			return p.g.outlives(t, &p.rand)
		}()
		if err != nil {
			return fmt.Errorf("seat %d is asked %s, which passes Check; %w", t.Turn(), asked, err)
		}
	}
	return nil
}

// outlives plays a position that Check has passed at random: what it asks and what follows, every eighth time to the end of the game.
// Check must hold all the way, unless the position was richer than any game.
func (g *Game) outlives(t game.State, r *game.Rand) error {
	rich, most := g.Rich != nil && g.Rich(t), 40
	if g.Share <= 1 && r.Intn(8) == 0 {
		most = g.Def.Limit + 1
	}
	var buf [64]game.Action
	legal := buf[:0]
	for n := range most {
		if legal = t.Legal(legal[:0]); len(legal) == 0 {
			if t.Turn() != game.Nobody {
				return fmt.Errorf("after %d decisions %s has no answer", n, g.Def.FrameText(t.Prompt()))
			}
			return nil
		}
		asked, a := t.Prompt(), legal[r.Intn(len(legal))]
		t.Apply(a, nil)
		if err := t.Check(); err != nil && !rich {
			return fmt.Errorf("after %d decisions, the last %s to %s: %w", n+1, g.Def.ActionText(a), g.Def.FrameText(asked), err)
		}
	}
	if most > g.Def.Limit {
		return fmt.Errorf("after %d decisions there is no end", most)
	}
	return nil
}

// Fuzz is the body of a game's fuzz test: bytes from anywhere are refused by UnmarshalMsg or Check, or the mover's view of them can be
// dealt and played. It begins with positions of all set-ups.
func Fuzz(f *testing.F, g Game) {
	for i, setup := range g.setups() {
		setup.Seed = uint64(i)
		s, err := g.Def.New(setup)
		if err != nil {
			f.Fatal(err)
		}
		r := game.NewRand(setup.Seed, 9)
		n := 0
		Playout(s, &r, func() {
			if n++; n&(n-1) == 0 { // the first, the second, the fourth, ...
				f.Add(encode(s))
			}
		})
	}
	f.Fuzz(func(t *testing.T, b []byte) {
		s := g.Def.Zero()
		if _, err := s.UnmarshalMsg(b); err != nil || s.Check() != nil {
			return
		}
		r := game.NewRand(1, 1)
		s.Redact(s.Turn())
		s.Determinize(&r)
		if err := g.outlives(s, &r); err != nil {
			t.Fatal(err)
		}
	})
}

// Askew changes what a question is about, or which of so many kinds it is: a step of Game.Asked.
func Askew(f *game.Frame, kinds int, r *game.Rand) {
	switch r.Intn(5) {
	case 0:
		f.A = Argument(r)
	case 1:
		f.B = Argument(r)
	case 2:
		f.N = int16(r.Intn(12))
	case 3:
		f.A, f.B, f.N = Argument(r), Argument(r), int16(Argument(r))
	case 4:
		f.Kind = uint8(1 + r.Intn(kinds))
	}
}

// Argument is a number that often means something as an argument of a question: nothing, a small number, one bit or two small numbers.
func Argument(r *game.Rand) uint16 {
	switch r.Intn(6) {
	case 0:
		return 0
	case 1, 2:
		return uint16(r.Intn(14))
	case 3:
		return uint16(r.Intn(44))
	case 4:
		return 1 << r.Intn(13)
	}
	return uint16(r.Intn(12))<<8 | uint16(r.Intn(14))
}
