package gametest

import (
	"errors"
	"fmt"
	"reflect"
	"slices"

	"tabard/engines/game"
)

// viewLaw: what a viewer gets shows the question, hides every stream, and is enough for the mover to choose.
func viewLaw(p *position) error {
	return p.viewers(func(v game.Player) error {
		view := game.View(p.s, v)
		if view.Turn() != p.turn || view.Prompt() != p.s.Prompt() || view.Settled() != p.s.Settled() {
			return fmt.Errorf("%s sees another question than there is", who(v))
		}
		if err := view.Check(); err != nil {
			return fmt.Errorf("the game's Check on the view of %s: %w", who(v), err)
		}
		legal := view.Legal(nil)
		if v == p.turn && !slices.Equal(legal, p.legal) {
			return fmt.Errorf("the mover, %s, sees %d actions in their own view instead of %d", who(v), len(legal), len(p.legal))
		}
		if err := listed(p.g.Def, legal); err != nil {
			return fmt.Errorf("the game's Legal on the view of %s: %w", who(v), err)
		}
		if err := ranked(p.g.Def, view.Standing(nil), p.seats); err != nil {
			return fmt.Errorf("the game's Standing on the view of %s: %w", who(v), err)
		}
		if err := forgotten(view); err != nil {
			return fmt.Errorf("in the view of %s: %w", who(v), err)
		}
		if whole := p.g.Def.Whole; whole != nil && (!whole(p.s) || whole(view) && !same(view, p.s)) {
			return fmt.Errorf("the game's Whole does not tell a position from the view of %s", who(v))
		}
		twice := view.Clone()
		twice.Redact(v)
		if !same(twice, view) {
			return fmt.Errorf("the game's Redact twice for %s is not Redact once", who(v))
		}
		back := p.g.Def.Zero()
		if rest, err := back.UnmarshalMsg(encode(view)); err != nil || len(rest) != 0 || !same(back, view) {
			return fmt.Errorf("the view of %s does not survive encoding", who(v))
		}
		return nil
	})
}

// dealLaw: a view can be filled with a whole position that fits it and can be played to the end.
func dealLaw(p *position) error {
	return p.viewers(func(v game.Player) error {
		view := game.View(p.s, v)
		one, two := view.Clone(), view.Clone()
		r := p.rand
		one.Determinize(&r)
		r = p.rand
		two.Determinize(&r)
		if !same(one, two) {
			return fmt.Errorf("the game's Determinize for %s gives two results from one stream", who(v))
		}
		p.rand = r
		if err := one.Check(); err != nil {
			return fmt.Errorf("the game's Check on the dealt view of %s: %w", who(v), err)
		}
		if err := seeded(one, p.s); err != nil {
			return fmt.Errorf("in the dealt view of %s: %w", who(v), err)
		}
		if one.Turn() != p.turn || one.Prompt() != p.s.Prompt() || one.Settled() != p.s.Settled() {
			return fmt.Errorf("the dealt view of %s asks another question", who(v))
		}
		two.Redact(v)
		if !same(two, view) {
			return fmt.Errorf("the game's Redact after Determinize gives %s another view; %s", who(v), difference(encode(view), encode(two)))
		}
		legal := one.Legal(nil)
		if v == p.turn && !slices.Equal(legal, p.legal) {
			return fmt.Errorf("the mover, %s, has other actions once the view is dealt", who(v))
		}
		// A stranger's deal may give the mover another hand and other actions, but always some.
		if err := p.playable(one); err != nil {
			return fmt.Errorf("the dealt view of %s: %w", who(v), err)
		}
		return nil
	})
}

// stillLaw: a position without its streams is the same position.
func stillLaw(p *position) error {
	still, want := p.s.Clone(), p.s.Clone()
	still.Still()
	if err := forgotten(still); err != nil {
		return fmt.Errorf("after Still: %w", err)
	}
	eachStream(want, func(_ string, v reflect.Value) { v.SetZero() })
	if !same(still, want) {
		return fmt.Errorf("the game's Still forgets more than streams; %s", difference(encode(want), encode(still)))
	}
	if still.Turn() != p.turn || still.Prompt() != p.s.Prompt() || !slices.Equal(still.Legal(nil), p.legal) {
		return errors.New("the game's Still changes what is asked or what can be answered")
	}
	if err := still.Check(); err != nil {
		return fmt.Errorf("the game's Check after Still: %w", err)
	}
	back := p.g.Def.Zero()
	if rest, err := back.UnmarshalMsg(encode(still)); err != nil || len(rest) != 0 || !same(back, still) {
		return errors.New("the position after Still does not survive encoding")
	}
	return nil
}

// reseedLaw: dealing a position that lacks nothing else seeds its streams, all from what it is given.
func reseedLaw(p *position) error {
	still, one, two := p.s.Clone(), p.s.Clone(), p.s.Clone()
	still.Still()
	r := p.rand
	one.Determinize(&r)
	two.Still()
	r = p.rand
	two.Determinize(&r)
	if !same(one, two) {
		return errors.New("the game's Determinize of a whole position depends on the streams that it replaces")
	}
	if err := seeded(one, p.s); err != nil {
		return fmt.Errorf("after Determinize of a whole position: %w", err)
	}
	if one.Still(); !same(one, still) {
		return fmt.Errorf("the game's Determinize of a whole position changes more than streams; %s", difference(encode(still), encode(one)))
	}
	return nil
}

// playable plays some decisions of a dealt position with the laws of the list and Check.
func (p *position) playable(s game.State) error {
	var legal []game.Action
	for range 30 {
		legal = s.Legal(legal[:0])
		if err := listed(p.g.Def, legal); err != nil {
			return err
		}
		if (s.Turn() == game.Nobody) != (len(legal) == 0) {
			return fmt.Errorf("turn %d with %d actions", s.Turn(), len(legal))
		}
		if len(legal) == 0 {
			return nil
		}
		a := legal[p.rand.Intn(len(legal))]
		s.Apply(a, nil)
		if err := s.Check(); err != nil {
			return fmt.Errorf("the game's Check after %s: %w", p.text(a), err)
		}
	}
	return nil
}

// changed returns a copy in which the secret has another value, or nil if it has no other.
func (p *position) changed(x *Secret) (game.State, error) {
	t := p.s.Clone()
	if !x.Change(t, &p.rand) {
		return nil, nil
	}
	if err := t.Check(); err != nil {
		return nil, fmt.Errorf("the Change of secret %s breaks the position: %w", x.Name, err)
	}
	if x.Probe(t) == x.Probe(p.s) {
		return nil, fmt.Errorf("the Change of secret %s changes nothing", x.Name)
	}
	return t, nil
}

// secretLaw: a secret shows to those who know it and to nobody else.
func secretLaw(p *position) error {
	for _, x := range p.g.secrets(p.s) {
		t, err := p.changed(&x)
		if err != nil {
			return err
		}
		if t == nil {
			continue
		}
		if t.Turn() != p.turn || t.Prompt() != p.s.Prompt() || t.Settled() != p.s.Settled() {
			return fmt.Errorf("secret %s changes the question", x.Name)
		}
		err = p.viewers(func(v game.Player) error {
			equal := same(game.View(p.s, v), game.View(t, v))
			if !equal && !x.Known.Has(v) {
				return fmt.Errorf("secret %s changes the view of %s, who must not know it", x.Name, who(v))
			}
			if equal && x.Known.Has(v) {
				return fmt.Errorf("secret %s does not change the view of %s, who knows it", x.Name, who(v))
			}
			return nil
		})
		if err != nil {
			return err
		}
	}
	return nil
}

// deals is how often a view is dealt in search of a second value and of the true value of each secret.
const deals = 2000

// varyLaw: a bot is dealt all that may be, the truth included, and nothing that its seat can rule out by counting.
func varyLaw(p *position) error {
	all := p.g.secrets(p.s)
	truth := make([]uint64, len(all))
	for i := range all {
		truth[i] = all[i].Probe(p.s)
	}
	return p.viewers(func(v game.Player) error {
		view, t := game.View(p.s, v), p.s.Clone()
		varied, hit := make([]bool, len(all)), make([]bool, len(all))
		for range deals {
			t.CopyFrom(view)
			t.Determinize(&p.rand)
			open := false
			for i := range all {
				value := all[i].Probe(t)
				fixed := all[i].Known.Has(v) || all[i].Forced.Has(v)
				if fixed && value != truth[i] {
					return fmt.Errorf("secret %s is dealt as %d for %s, who knows or can work out that it is %d", all[i].Name, value,
						who(v), truth[i])
				}
				if !fixed && all[i].May != nil && !all[i].May(value) {
					return fmt.Errorf("secret %s is dealt as %d for %s, which cannot be", all[i].Name, value, who(v))
				}
				hit[i] = hit[i] || value == truth[i]
				varied[i] = varied[i] || fixed || value != truth[i]
				open = open || !hit[i] || !varied[i]
			}
			if !open {
				return nil
			}
		}
		for i := range all {
			if !varied[i] {
				return fmt.Errorf("secret %s is %d for %s in all of %d deals", all[i].Name, truth[i], who(v), deals)
			}
			if !hit[i] {
				return fmt.Errorf("secret %s is never dealt as it is, %d, for %s in %d deals", all[i].Name, truth[i], who(v), deals)
			}
		}
		return nil
	})
}

// revealLaw: two positions that look alike to a viewer before an action, and not after it, have taught the viewer
// something, so the events say Reveals. They also do if only the events differ, as for a die whose number is not kept.
// But if the views then differ for another viewer, the game keeps the matter between others, and it has leaked.
func revealLaw(p *position) error {
	var one, two game.Sink
	a, b := p.s.Clone(), p.s.Clone()
	viewA, viewB := p.s.Clone(), p.s.Clone()
	for _, x := range p.g.secrets(p.s) {
		t, err := p.changed(&x)
		if err != nil {
			return err
		}
		if t == nil || x.Known.Has(p.turn) {
			continue // who knows it may have other actions
		}
		for _, act := range p.legal {
			a.CopyFrom(p.s)
			b.CopyFrom(t)
			one.Reset()
			two.Reset()
			a.Apply(act, &one)
			b.Apply(act, &two)
			revealed := one.Reveals() && two.Reveals()
			learned, heard := game.Nobody-1, game.Nobody-1
			err := p.viewers(func(v game.Player) error {
				if x.Known.Has(v) {
					return nil
				}
				viewA.CopyFrom(a)
				viewB.CopyFrom(b)
				viewA.Redact(v)
				viewB.Redact(v)
				if !same(viewA, viewB) {
					learned = v
				} else if alike(one.Events, two.Events, v) {
					return nil
				} else if !alike(besideOwn(one.Events, v), besideOwn(two.Events, v), v) {
					heard = v
				}
				if !revealed {
					return fmt.Errorf("%s teaches %s something of secret %s without an event that Reveals", p.text(act), who(v), x.Name)
				}
				return nil
			})
			if err != nil {
				return err
			}
			if learned >= game.Nobody && heard >= game.Nobody {
				return fmt.Errorf("%s: its events tell %s something of secret %s that only others may know, as %s does", p.text(act),
					who(heard), x.Name, who(learned))
			}
		}
	}
	return nil
}

// besideOwn are the events without those that are a viewer's secrets: of two cards that a seat draws at once it hears in one
// order or the other, and its hand is the same.
func besideOwn(events []game.Event, v game.Player) (rest []game.Event) {
	for _, e := range events {
		if e.Who != v || e.Flags&game.Secret == 0 {
			rest = append(rest, e)
		}
	}
	return rest
}

// alike says whether two lists of events are the same to a viewer.
func alike(a, b []game.Event, v game.Player) bool {
	return slices.EqualFunc(a, b, func(x, y game.Event) bool { return x.For(v) == y.For(v) })
}

// standingLaw: the ranking is whole and in order at any time.
func standingLaw(p *position) error {
	mark := game.Rank{Who: 99}
	ranks := p.s.Standing([]game.Rank{mark})
	if len(ranks) == 0 || ranks[0] != mark {
		return errors.New("the game's Standing does not append to what it is given")
	}
	return ranked(p.g.Def, ranks[1:], p.seats)
}

// ranked checks one Standing.
func ranked(d *game.Def, ranks []game.Rank, seats int) error {
	var seen [game.MaxSeats]bool
	found := 0
	for i, r := range ranks {
		if r.Who != game.Nobody {
			if r.Who < 0 || int(r.Who) >= seats || seen[r.Who] {
				return fmt.Errorf("seat %d is ranked twice or does not exist", r.Who)
			}
			seen[r.Who] = true
			found++
		}
		for k := len(d.Keys); k < game.MaxKeys; k++ {
			if r.Keys[k] != 0 {
				return fmt.Errorf("seat %d has a key %d without a name", r.Who, k)
			}
		}
		for k := len(d.Parts); k < game.MaxParts; k++ {
			if r.Parts[k] != 0 {
				return fmt.Errorf("seat %d has a part %d without a name", r.Who, k)
			}
		}
		want := uint8(i + 1)
		if i > 0 {
			order := slices.Compare(ranks[i-1].Keys[:], r.Keys[:])
			if order < 0 {
				return fmt.Errorf("seat %d is ranked below seat %d with larger keys", r.Who, ranks[i-1].Who)
			}
			if order == 0 {
				want = ranks[i-1].Place
			}
		}
		if r.Place != want {
			return fmt.Errorf("seat %d has place %d, want %d", r.Who, r.Place, want)
		}
	}
	if found != seats {
		return fmt.Errorf("%d of %d seats are ranked", found, seats)
	}
	return nil
}
