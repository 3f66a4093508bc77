package gametest

import (
	"errors"
	"fmt"
	"reflect"
	"slices"
	"testing"

	"tabard/engines/game"
)

// Report is what Prove did and found.
type Report struct {
	Games, Decisions, Longest int
	Findings                  []Finding
	Notes                     []string // warnings that break no law
}

// Prove examines a game and returns the first finding of each broken law.
func Prove(g Game, c Config) Report {
	p := &prover{g: &g, c: c, t: newTally(&g)}
	p.describe()
	if len(p.found) > 0 {
		return p.result() // nothing can be played by a description that is not whole
	}
	switch {
	case c.Golden:
	case c.Abroad:
		for seats := g.Def.MinSeats; seats <= g.Def.MaxSeats; seats++ {
			p.examine(p.ticket(g.setupsFor(seats)[0], seats, 0))
		}
	default:
		for i, setup := range g.setups() {
			for n := range c.Games {
				p.examine(p.ticket(setup, i, n))
			}
		}
		p.quantities()
		p.widen()
		p.wholes()
	}
	p.thrift()
	if p.clean() { // a broken game has no golden texts worth comparing
		p.transcripts()
		p.perfts()
	}
	return p.result()
}

func (p *prover) result() Report {
	return Report{Games: p.t.games, Decisions: p.t.decisions, Longest: p.t.longest, Findings: p.found, Notes: p.notes}
}

func (p *prover) clean() bool { return len(p.found) == 0 }

// quantities sets the game up with every value of the options that are quantities and examines where it begins.
func (p *prover) quantities() {
	for i, o := range p.g.Def.Options {
		if !quantity(o) {
			continue
		}
		for v := range o.Values {
			setup, ok := p.g.settings(i, v, p.c.Seed+uint64(v))
			if !ok {
				continue // the law cover tells it
			}
			s, err := p.g.Def.New(setup)
			if err != nil {
				p.fail("def", "option %s %s: %v", o.ID, o.Values[v], err)
				return
			}
			mark(p.t.values[i], v)
			p.position(&Line{Setup: setup}, s, false)
		}
	}
}

// widen makes the quick playouts, spread over the set-ups. Every law gets to see what is still rare in them.
func (p *prover) widen() {
	setups := p.g.setups()
	for n := range p.c.Quick {
		p.reportQuick(p.g.quick(p.ticket(setups[n%len(setups)], 1000, n), p.t, func(l *Line, s game.State) {
			if p.rare(l, s) {
				p.position(l, s, true)
			}
		}))
	}
}

// wholes are the laws about the game as a whole, once the corpus has been played.
func (p *prover) wholes() {
	d := p.g.Def
	if d.Private != p.t.differ {
		p.fail("private", "Def.Private is %v, but that two seats see different things in the corpus is %v", d.Private, p.t.differ)
	}
	if missing := p.t.missing(p.g); len(missing) > 0 {
		p.fail("cover", "never seen in %d games: %q", p.t.games, missing)
	}
	if n := p.t.stacks; p.g.Asked != nil && n < p.c.Enough {
		p.fail("cover", "only %d other questions passed Check: the law stack proves little", n)
	}
	if n := p.t.damaged; n < p.c.Enough {
		p.fail("cover", "only %d damaged snapshots passed Check: the law hostile proves little", n)
	}
	if p.t.longest > d.Alarm {
		p.notes = append(p.notes, fmt.Sprintf("a playout took %d decisions, over the alarm of %d (limit %d)", p.t.longest, d.Alarm, d.Limit))
	}
}

// thrift is the law that play leaves nothing for the collector.
func (p *prover) thrift() {
	if err := p.frugal(); err != nil {
		p.fail("alloc", "%v", err)
	}
}

// frugal returns an error if a step of play allocates, or what people try in vain there.
func (p *prover) frugal() (err error) {
	defer caught(&err)
	for i, setup := range p.g.setups() {
		k := p.ticket(setup, i, 0)
		k.player.manner = uniform // the only one that itself never allocates
		start, err := p.g.Def.New(k.setup)
		if err != nil {
			return err
		}
		s, player := start.Clone(), k.player
		legal, tries := make([]game.Action, 0, 1024), make([]game.Action, 0, 1024)
		explainer, _ := s.(game.Explainer)
		steps := 0
		allocs := testing.AllocsPerRun(2, func() {
			s.CopyFrom(start)
			player, steps = k.player, 0
			for legal = s.Legal(legal[:0]); len(legal) > 0 && steps < p.g.Def.Limit; legal = s.Legal(legal[:0]) {
				if explainer != nil && steps%16 == 0 {
					explainer.Tries(tries)
				}
				s.Apply(legal[player.choose(s, legal)], nil)
				steps++
			}
		})
		if allocs > 0 {
			return fmt.Errorf("a playout of %d steps at %d seats allocates %.0f times", steps, setup.Seats, allocs)
		}
	}
	return nil
}

// describe holds the description and the type of the state against what everything outside the game relies on.
func (p *prover) describe() {
	d := p.g.Def
	if err := described(d); err != nil {
		p.fail("def", "%v", err)
		return
	}
	if err := refusesSetups(d); err != nil {
		p.fail("def", "%v", err)
	}
	if err := flat(d.Zero()); err != nil {
		p.fail("type", "%v", err)
	}
	if n, most := int(reflect.TypeOf(d.Zero()).Elem().Size()), p.g.Small.State; most > 0 && n > most {
		p.fail("type", "a position takes %d bytes, more than %d", n, most)
	}
	setups := p.g.setups()
	covered := map[int]bool{}
	for _, s := range setups {
		covered[s.Seats] = true
		s.Seed = p.c.Seed
		err := func() (err error) {
			defer caught(&err)
			one, err := d.New(s)
			if err != nil {
				return err
			}
			two, err := d.New(s)
			if err != nil {
				return err
			}
			if !same(one, two) {
				return errors.New("the game's New gives two positions for one set-up")
			}
			return seeded(one, one)
		}()
		if err != nil {
			p.fail("def", "set-up with %d seats and options %v: %v", s.Seats, s.Options, err)
		}
	}
	for seats := d.MinSeats; seats <= d.MaxSeats; seats++ {
		if !covered[seats] {
			p.fail("def", "no set-up has %d seats", seats)
		}
	}
}

// described says what is missing in a description.
func described(d *game.Def) error {
	switch {
	case d.ID == "" || d.Code == 0 || d.Rules == 0:
		return errors.New("the game's ID, Code and Rules must not be zero")
	case d.MinSeats < 1 || d.MinSeats > d.MaxSeats || d.MaxSeats > game.MaxSeats:
		return fmt.Errorf("%d to %d seats", d.MinSeats, d.MaxSeats)
	case len(d.Options) > game.MaxOptions:
		return fmt.Errorf("%d options, at most %d fit", len(d.Options), game.MaxOptions)
	case slices.ContainsFunc(d.Options, func(o game.Option) bool { return len(o.Values) > 256 }):
		return errors.New("an option has at most 256 values, which is what a byte can tell apart")
	case d.Alarm < 1 || d.Alarm > d.Limit:
		return fmt.Errorf("alarm %d, limit %d", d.Alarm, d.Limit)
	case len(d.Keys) < 1 || len(d.Keys) > game.MaxKeys || len(d.Parts) > game.MaxParts:
		return fmt.Errorf("%d keys and %d parts of the standing", len(d.Keys), len(d.Parts))
	case d.New == nil || d.Zero == nil:
		return errors.New("the game's New and Zero must be there")
	case d.Zero() == d.Zero():
		return errors.New("the game's Zero gives the same state twice")
	}
	for _, w := range d.Windows {
		if w == 0 || int(w) >= len(d.Frames) {
			return fmt.Errorf("window %d is no question", w)
		}
	}
	for _, w := range d.Minor {
		if !slices.Contains(d.Windows, w) {
			return fmt.Errorf("minor window %d is no window", w)
		}
	}
	options := []string{}
	for _, o := range d.Options {
		if int(o.Default) >= len(o.Values) {
			return fmt.Errorf("option %s has no value %d, its default", o.ID, o.Default)
		}
		if err := distinct("value of option "+o.ID, o.Values, 0); err != nil {
			return err
		}
		options = append(options, o.ID)
	}
	levels := []string{}
	for _, l := range d.Levels {
		levels = append(levels, l.ID)
	}
	return errors.Join(distinct("option", options, 0), distinct("level", levels, 0), distinct("key", d.Keys, 0),
		distinct("part", d.Parts, 0), distinct("verb", d.Kinds, int(game.FirstKind)), distinct("event", d.Events, 1),
		distinct("question", d.Frames, 1))
}

// distinct says which machine name from the first on is empty or occurs twice.
func distinct(what string, names []string, first int) error {
	for i := first; i < len(names); i++ {
		if names[i] == "" {
			return fmt.Errorf("%s %d has no machine name", what, i)
		}
		if j := slices.Index(names, names[i]); j < i {
			return fmt.Errorf("%ss %d and %d are both called %s", what, j, i, names[i])
		}
	}
	return nil
}

// refusesSetups returns an error if New takes a set-up outside the limits.
func refusesSetups(d *game.Def) (err error) {
	defer caught(&err)
	bad := []game.Setup{d.DefaultSetup(d.MinSeats-1, 1), d.DefaultSetup(d.MaxSeats+1, 1), d.DefaultSetup(-1, 1)}
	for i := range game.MaxOptions {
		s := d.DefaultSetup(d.MinSeats, 1)
		s.Options[i] = 1
		if i < len(d.Options) {
			s.Options[i] = uint8(len(d.Options[i].Values))
		}
		bad = append(bad, s)
	}
	for _, s := range bad {
		if _, err := d.New(s); !errors.Is(err, game.ErrSetup) {
			return fmt.Errorf("the game's New takes %d seats with options %v: %v, want ErrSetup", s.Seats, s.Options, err)
		}
	}
	return nil
}
