package gametest

import (
	"fmt"

	"tabard/engines/game"
)

// player makes the choices of a playout. Uniform play alone seldom gets far in a rich game, so there are several manners.
type player struct {
	g      *Game
	manner int
	rand   game.Rand
	try    game.State    // for looking one decision ahead
	open   []game.Action // and for finishing it
}

// The manners of random play.
const (
	uniform = iota
	byVerb  // a verb first, then one of its actions: rare verbs are not drowned by long lists
	eager   // ends turns and declines only when unlucky three times
	busy    // as long as there is something to do, does it; later actions of the list more often
	keen    // mostly what Def.Eval or one of the game's goals likes best once it is settled, chance included
)

// manners is how many manners of play a game knows: each goal makes one.
func (g *Game) manners() int { return keen + len(g.goals()) }

// goals are what keen players want: the game's evaluation, if it has one, and what the suite is given.
func (g *Game) goals() []Goal {
	if g.Def.Eval == nil {
		return g.Goals
	}
	return append([]Goal{g.Def.Eval}, g.Goals...)
}

// choose picks an index of the legal list.
func (k *player) choose(s game.State, legal []game.Action) int {
	r := &k.rand
	i := r.Intn(len(legal))
	switch k.manner {
	case byVerb:
		kinds, last := 0, game.Kind(0)
		for _, a := range legal {
			if a.Kind != last {
				kinds, last = kinds+1, a.Kind
			}
		}
		pick := r.Intn(kinds)
		from, to := 0, len(legal)
		kinds, last = -1, 0
		for j, a := range legal {
			if a.Kind != last {
				kinds, last = kinds+1, a.Kind
				if kinds == pick {
					from = j
				}
				if kinds == pick+1 {
					to = j
				}
			}
		}
		return from + r.Intn(to-from)
	case eager:
		for n := 0; n < 3 && legal[i].Kind < game.FirstKind; n++ {
			i = r.Intn(len(legal))
		}
	case busy:
		i = max(i, r.Intn(len(legal)))
		for n := 0; n < 12 && legal[i].Kind < game.FirstKind; n++ {
			i = r.Intn(len(legal))
		}
	case uniform:
	default:
		if len(legal) == 1 || r.Intn(6) == 0 {
			return i
		}
		if k.try == nil {
			k.try = k.g.Def.Zero()
		}
		goal := k.g.goals()[k.manner-keen]
		best, from := int32(0), i
		for n := range legal {
			j := (from + n) % len(legal)
			k.try.CopyFrom(s)
			k.try.Apply(legal[j], nil)
			k.finish(s.Turn())
			if worth := goal(k.try, s.Turn()); n == 0 || worth > best {
				i, best = j, worth
			}
		}
	}
	return i
}

// finish answers at random what the tried action leaves open, so that it is judged by what it leads to.
func (k *player) finish(seat game.Player) {
	for n := 0; n < 20 && k.try.Turn() == seat && !k.try.Settled(); n++ {
		k.open = k.try.Legal(k.open[:0])
		k.try.Apply(k.open[k.rand.Intn(len(k.open))], nil)
	}
}

// ticket is one playout to make: everything about it follows from these.
type ticket struct {
	setup  game.Setup
	player player
}

// ticket returns playout number n of a series of the set-up.
func (p *prover) ticket(setup game.Setup, series, n int) ticket {
	r := game.NewRand(p.c.Seed+uint64(n)*0x9e3779b97f4a7c15, uint64(series))
	setup.Seed = r.Uint64()
	manner := r.Intn(p.g.manners())
	return ticket{setup: setup, player: player{g: p.g, manner: manner, rand: r}}
}

// tally counts what the corpus has shown.
type tally struct {
	games, decisions, longest int
	kinds, events, frames     []bool
	reasons                   []bool // why something was refused, by Reason.ID
	stacks, damaged           int    // positions from outside that Check has passed, by the laws stack and hostile
	covers                    [][]bool
	values                    [game.MaxOptions][]bool
	differ                    bool // two viewers saw different things
}

func newTally(g *Game) *tally {
	d := g.Def
	t := &tally{kinds: make([]bool, len(d.Kinds)), events: make([]bool, len(d.Events)), frames: make([]bool, len(d.Frames)),
		reasons: make([]bool, len(g.Reasons))}
	for _, c := range g.Covers {
		t.covers = append(t.covers, make([]bool, c.N))
	}
	for i, o := range d.Options {
		t.values[i] = make([]bool, len(o.Values))
	}
	return t
}

// began notes a set-up, asked a question, acted a choice, heard an event.
func (t *tally) began(d *game.Def, s game.Setup) {
	t.games++
	for i := range d.Options {
		mark(t.values[i], int(s.Options[i]))
	}
}

func (t *tally) asked(f game.Frame) { mark(t.frames, int(f.Kind)) }

func (t *tally) acted(g *Game, s game.State, a game.Action) {
	mark(t.kinds, int(a.Kind))
	for i := range g.Covers {
		if c := &g.Covers[i]; c.Action != nil {
			mark(t.covers[i], c.Action(s, a))
		}
	}
}

func (t *tally) heard(g *Game, s game.State, events []game.Event) {
	for _, e := range events {
		mark(t.events, int(e.Kind))
		for i := range g.Covers {
			if c := &g.Covers[i]; c.Event != nil {
				mark(t.covers[i], c.Event(s, e))
			}
		}
	}
}

func mark(seen []bool, i int) {
	if i >= 0 && i < len(seen) {
		seen[i] = true
	}
}

// add joins what another playout has shown.
func (t *tally) add(o *tally) {
	t.games += o.games
	t.decisions += o.decisions
	t.longest = max(t.longest, o.longest)
	t.differ = t.differ || o.differ
	join := func(a, b []bool) {
		for i := range b {
			a[i] = a[i] || b[i]
		}
	}
	join(t.kinds, o.kinds)
	join(t.events, o.events)
	join(t.frames, o.frames)
	join(t.reasons, o.reasons)
	t.stacks, t.damaged = t.stacks+o.stacks, t.damaged+o.damaged
	for i := range t.covers {
		join(t.covers[i], o.covers[i])
	}
	for i := range t.values {
		join(t.values[i], o.values[i])
	}
}

// missing lists what never occurred.
func (t *tally) missing(g *Game) []string {
	var out []string
	names := func(what string, seen []bool, names []string) {
		for i, ok := range seen {
			name := what + " " + names[i]
			if _, bare := g.Bare[name]; !ok && names[i] != "" && !bare {
				out = append(out, name)
			}
		}
	}
	names("verb", t.kinds, g.Def.Kinds)
	names("event", t.events, g.Def.Events)
	names("question", t.frames, g.Def.Frames)
	names("reason", t.reasons, g.Reasons)
	for i, o := range g.Def.Options {
		names("option "+o.ID, t.values[i], o.Values)
	}
	for i := range g.Covers {
		for j, ok := range t.covers[i] {
			if !ok {
				out = append(out, g.Covers[i].Name+" "+g.Covers[i].label(j))
			}
		}
	}
	return out
}

// quick plays one ticket to its end under the cheap laws and returns the first finding. It shows every position to visit,
// which may be nil.
func (g *Game) quick(k ticket, t *tally, visit func(l *Line, s game.State)) (found *Finding) {
	line := &Line{Setup: k.setup}
	defer func() {
		if r := recover(); r != nil {
			found = &Finding{Law: "accept", Detail: fmt.Sprint("panic: ", r), Line: line, Long: len(line.Acts)}
		}
	}()
	bad := func(law string, err error) *Finding {
		return &Finding{Law: law, Detail: err.Error(), Line: line, Long: len(line.Acts)}
	}
	s, err := g.Def.New(k.setup)
	if err != nil {
		return bad("def", err)
	}
	t.began(g.Def, k.setup)
	var legal []game.Action
	var out game.Sink
	for {
		if err := s.Check(); err != nil {
			return bad("check", err)
		}
		legal = s.Legal(legal[:0])
		if err := listed(g.Def, legal); err != nil {
			return bad("list", err)
		}
		over := s.Turn() == game.Nobody
		if over != (len(legal) == 0) {
			return bad("list", fmt.Errorf("turn %d with %d actions", s.Turn(), len(legal)))
		}
		if visit != nil {
			visit(line, s)
		}
		if over {
			break
		}
		if len(line.Acts) >= g.Def.Limit {
			return bad("end", fmt.Errorf("still going after %d decisions", g.Def.Limit))
		}
		t.asked(s.Prompt())
		a := legal[k.player.choose(s, legal)]
		t.acted(g, s, a)
		out.Reset()
		s.Apply(a, &out)
		line.Acts = append(line.Acts, a)
		t.heard(g, s, out.Events)
	}
	t.decisions += len(line.Acts)
	t.longest = max(t.longest, len(line.Acts))
	if err := ranked(g.Def, s.Standing(nil), k.setup.Seats); err != nil {
		return bad("standing", err)
	}
	return nil
}
