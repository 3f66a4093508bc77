package gametest

import (
	"errors"
	"fmt"
	"slices"

	"tabard/engines/game"
)

// askLaw: Turn, Prompt and the end of the game fit together.
func askLaw(p *position) error {
	d, f := p.g.Def, p.s.Prompt()
	if p.turn == game.Nobody {
		if f.Kind != 0 {
			return fmt.Errorf("the game is over and still asks %s", d.FrameText(f))
		}
		return nil
	}
	switch {
	case int(p.turn) < 0 || int(p.turn) >= p.seats:
		return fmt.Errorf("turn of seat %d of %d", p.turn, p.seats)
	case f.Kind == 0:
		return fmt.Errorf("seat %d must answer, but nothing is asked", p.turn)
	case f.Who != p.turn:
		return fmt.Errorf("turn of seat %d, but %s asks seat %d", p.turn, d.FrameText(f), f.Who)
	case int(f.Kind) >= len(d.Frames) || d.Frames[f.Kind] == "":
		return fmt.Errorf("question kind %d has no machine name", f.Kind)
	case !d.Window(f):
		return nil
	case p.s.Settled():
		return fmt.Errorf("%s is one of Def.Windows, but settled: a reaction comes in the middle of something", d.FrameText(f))
	case indexOf(p.legal, game.Action{Kind: game.Pass}) < 0:
		return fmt.Errorf("%s is one of Def.Windows, but cannot be passed", d.FrameText(f))
	}
	return nil
}

// listLaw: Legal appends a strictly ascending, named list that is empty exactly at the end.
func listLaw(p *position) error {
	if err := listed(p.g.Def, p.legal); err != nil {
		return err
	}
	if over := p.turn == game.Nobody; over != (len(p.legal) == 0) {
		return fmt.Errorf("turn %d with %d actions", p.turn, len(p.legal))
	}
	mark := game.Action{Kind: 65535, A: 1, B: 2, C: 3}
	again := p.s.Legal([]game.Action{mark})
	if len(again) == 0 || again[0] != mark {
		return errors.New("the game's Legal does not append to what it is given")
	}
	if !slices.Equal(again[1:], p.legal) {
		return errors.New("the game's Legal asked twice gives two lists")
	}
	return nil
}

// listed checks the order and the names of a legal list.
func listed(d *game.Def, legal []game.Action) error {
	for i, a := range legal {
		if a.Kind == 0 || int(a.Kind) >= len(d.Kinds) || d.Kinds[a.Kind] == "" {
			return fmt.Errorf("action %d of the list has kind %d, which has no machine name", i, a.Kind)
		}
		if i > 0 && a.Key() <= legal[i-1].Key() {
			return fmt.Errorf("%s is listed after %s", d.ActionText(a), d.ActionText(legal[i-1]))
		}
	}
	return nil
}

// acceptLaw: each listed action can be played, keeps Check, and is a function of position and action alone.
func acceptLaw(p *position) error {
	t, u := p.s.Clone(), p.s.Clone()
	var one, two game.Sink
	for _, a := range p.legal {
		err := func() (err error) {
			defer caught(&err)
			t.CopyFrom(p.s)
			one.Reset()
			if err := game.Play(t, a, &one); err != nil {
				return err
			}
			if err := t.Check(); err != nil {
				return fmt.Errorf("the game's Check after it: %w", err)
			}
			if same(t, p.s) {
				return errors.New("it changes nothing")
			}
			u.CopyFrom(p.s)
			two.Reset()
			u.Apply(a, &two)
			if !same(t, u) || !slices.Equal(one.Events, two.Events) {
				return errors.New("played twice it gives two results")
			}
			u.CopyFrom(p.s)
			u.Apply(a, nil)
			if !same(t, u) {
				return errors.New("without a Sink it gives another position")
			}
			return nil
		}()
		if err != nil {
			return fmt.Errorf("%s: %w", p.text(a), err)
		}
	}
	return nil
}

// refuseLaw: what is not listed is refused and changes nothing.
func refuseLaw(p *position) error {
	t := p.s.Clone()
	var out game.Sink
	try := func(a game.Action) error {
		if indexOf(p.legal, a) >= 0 {
			return nil
		}
		err := game.Play(t, a, &out)
		switch {
		case p.turn == game.Nobody && !errors.Is(err, game.ErrOver):
			return fmt.Errorf("%s after the end: %v, want ErrOver", p.text(a), err)
		case p.turn != game.Nobody && !errors.Is(err, game.ErrIllegal):
			return fmt.Errorf("%s is not listed: %v, want ErrIllegal", p.text(a), err)
		case len(out.Events) > 0:
			return fmt.Errorf("%s is refused, but reports events", p.text(a))
		case !same(t, p.s):
			return fmt.Errorf("%s is refused, but changes the position", p.text(a))
		}
		return nil
	}
	for i := range 24 {
		a := p.attempt(i)
		if err := try(a); err != nil {
			return err
		}
	}
	return try(game.Action{})
}

// attempt is what somebody might try: by turns a legal action with one number changed, or anything.
func (p *position) attempt(i int) game.Action {
	if i%2 == 1 || len(p.legal) == 0 {
		return game.Action{Kind: game.Kind(p.rand.Intn(len(p.g.Def.Kinds) + 2)), A: p.small(), B: p.small(), C: p.small()}
	}
	a, n := p.legal[p.rand.Intn(len(p.legal))], p.small()
	if p.rand.Intn(2) == 0 {
		n = -n // downwards
	}
	switch p.rand.Intn(4) {
	case 0:
		a.A += n
	case 1:
		a.B += n
	case 2:
		a.C += n
	default:
		a.Kind = game.Kind(p.rand.Intn(len(p.g.Def.Kinds) + 2))
	}
	return a
}

// small is a number that is near zero more often than not, and sometimes absurd.
func (p *position) small() uint16 {
	if p.rand.Intn(8) == 0 {
		return uint16(p.rand.Intn(65536))
	}
	return uint16(p.rand.Intn(6))
}

// naiveLaw: the game's slow generator, if it has one, finds what Legal lists.
func naiveLaw(p *position) error {
	if p.g.Naive == nil {
		return nil
	}
	found := p.g.Naive(p.s, nil)
	slices.SortFunc(found, game.Action.Compare)
	found = slices.Compact(found)
	for _, a := range found {
		if indexOf(p.legal, a) < 0 {
			return fmt.Errorf("%s is possible by the rules, but not listed", p.text(a))
		}
	}
	for _, a := range p.legal {
		if indexOf(found, a) < 0 {
			return fmt.Errorf("%s is listed, but not possible by the rules", p.text(a))
		}
	}
	return nil
}

// helpersLaw: Why and Suggest agree with Legal, on the mover's own view too: what is not legal is refused for a reason that has a name.
func helpersLaw(p *position) error {
	views := []game.State{p.s}
	if p.turn != game.Nobody {
		views = append(views, game.View(p.s, p.turn))
	}
	for _, s := range views {
		if e, ok := s.(game.Explainer); ok {
			if err := p.explained(e); err != nil {
				return err
			}
		}
		if e, ok := s.(game.Suggester); ok && p.turn != game.Nobody {
			if a := e.Suggest(); a != (game.Action{}) && indexOf(p.legal, a) < 0 {
				return fmt.Errorf("the game's Suggest gives %s, which is not legal", p.text(a))
			}
		}
	}
	return nil
}

func (p *position) explained(e game.Explainer) error {
	for _, a := range p.legal {
		if r := e.Why(a); r != (game.Reason{}) {
			return fmt.Errorf("%s is legal, but Why gives reason %+v", p.text(a), r)
		}
	}
	for i := range 12 {
		a := p.attempt(i)
		if indexOf(p.legal, a) >= 0 {
			continue
		}
		r := e.Why(a)
		if r.ID == 0 || p.g.Reasons != nil && (int(r.ID) >= len(p.g.Reasons) || p.g.Reasons[r.ID] == "") {
			return fmt.Errorf("%s is refused for reason %d, which is none", p.text(a), r.ID)
		}
		mark(p.t.reasons, int(r.ID))
	}
	return nil
}

// triesLaw: what a game says that people try in vain is refused, each once and with a reason, and is the same on the mover's
// own view. It is appended, and nothing is tried once the game is over.
func triesLaw(p *position) error {
	e, ok := p.s.(game.Explainer)
	if !ok {
		return nil
	}
	first := game.Action{Kind: 1, A: 2, B: 3, C: 4}
	all := e.Tries([]game.Action{first})
	if len(all) == 0 || all[0] != first {
		return errors.New("the list that Tries appends to is written over")
	}
	tries := all[1:]
	for i, a := range tries {
		switch {
		case p.turn == game.Nobody:
			return fmt.Errorf("%s is tried after the end", p.text(a))
		case i > 0 && tries[i-1].Compare(a) >= 0:
			return fmt.Errorf("%s is tried after %s", p.text(a), p.text(tries[i-1]))
		case indexOf(p.legal, a) >= 0:
			return fmt.Errorf("%s is tried in vain and is legal", p.text(a))
		case e.Why(a).ID == 0:
			return fmt.Errorf("%s is tried, and Why has nothing against it", p.text(a))
		}
		mark(p.t.reasons, int(e.Why(a).ID))
	}
	if p.turn == game.Nobody {
		return nil
	}
	seen := game.View(p.s, p.turn).(game.Explainer).Tries(nil)
	if !slices.Equal(seen, tries) {
		return fmt.Errorf("%d actions are tried in vain, on the mover's own view %d others", len(tries), len(seen))
	}
	return nil
}

// loneLaw: a question whose only answer is Done closes itself, unless it is a menu.
func loneLaw(p *position) error {
	if len(p.legal) == 1 && p.legal[0].Kind == game.Done && !p.s.Settled() {
		return fmt.Errorf("%s can only be answered with Done", p.g.Def.FrameText(p.s.Prompt()))
	}
	return nil
}

// eventsLaw: every event has a name and a seat, and a secret one has an owner.
func eventsLaw(p *position) error {
	t := p.s.Clone()
	var out game.Sink
	for _, a := range p.legal {
		t.CopyFrom(p.s)
		out.Reset()
		t.Apply(a, &out)
		for _, e := range out.Events {
			d := p.g.Def
			switch {
			case e.Kind == 0 || int(e.Kind) >= len(d.Events) || d.Events[e.Kind] == "":
				return fmt.Errorf("%s: event kind %d has no machine name", p.text(a), e.Kind)
			case e.Who != game.Nobody && (e.Who < 0 || int(e.Who) >= p.seats):
				return fmt.Errorf("%s: event %s of seat %d", p.text(a), d.EventText(e), e.Who)
			case e.Flags&game.Secret != 0 && e.Who == game.Nobody:
				return fmt.Errorf("%s: secret event %s belongs to nobody", p.text(a), d.EventText(e))
			case e.Flags&^(game.Secret|game.Reveals) != 0:
				return fmt.Errorf("%s: event %s has unknown flags %d", p.text(a), d.EventText(e), e.Flags)
			}
		}
	}
	return nil
}
