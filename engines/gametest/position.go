package gametest

import (
	"fmt"

	"tabard/engines/game"
)

// position is one position under examination. Laws must not change State; Untouched looks after them.
type position struct {
	g     *Game
	t     *tally // what is met on the way
	s     game.State
	seats int
	turn  game.Player
	legal []game.Action // Legal of s; empty at the end
	enc   []byte        // snapshot of s
	rand  game.Rand     // depends on the position and the law only, so that a shortened line repeats
}

// law is a statement about one position.
type law struct {
	id    string
	check func(p *position) error
	// every is the share of positions that are examined in a playout: 1 is all, 8 every eighth, chosen by hash.
	every uint64
}

// laws are in the order in which a reader would want to hear of them.
var laws = []law{
	{"ask", askLaw, 1},
	{"list", listLaw, 1},
	{"check", checkLaw, 1},
	{"accept", acceptLaw, 1},
	{"refuse", refuseLaw, 4},
	{"naive", naiveLaw, 1},
	{"helpers", helpersLaw, 1},
	{"tries", triesLaw, 8},
	{"lone", loneLaw, 1},
	{"events", eventsLaw, 1},
	{"copy", copyLaw, 1},
	{"codec", codecLaw, 2},
	{"view", viewLaw, 1},
	{"deal", dealLaw, 4},
	{"still", stillLaw, 1},
	{"reseed", reseedLaw, 4},
	{"secret", secretLaw, 4},
	{"vary", varyLaw, 16},
	{"reveal", revealLaw, 4},
	{"standing", standingLaw, 1},
	{"hostile", hostileLaw, 8},
	{"stack", stackLaw, 2},
}

// newPosition prepares s for examination. It fails only if the state cannot even be encoded or listed.
func newPosition(g *Game, s game.State, seats int) (p *position, err error) {
	defer caught(&err)
	p = &position{g: g, t: &tally{}, s: s, seats: seats}
	p.enc = encode(s)
	p.turn = s.Turn()
	p.legal = s.Legal(make([]game.Action, 0, 64))
	return p, nil
}

// caught turns a panic into an error.
func caught(err *error) {
	if r := recover(); r != nil {
		*err = fmt.Errorf("panic: %v", r)
	}
}

// hash spreads positions for sampling and gives each its own random numbers.
func (p *position) hash() uint64 {
	h := uint64(14695981039346656037)
	for _, c := range p.enc {
		h = (h ^ uint64(c)) * 1099511628211
	}
	return h
}

// broken returns the first findings in this position, at most one per law. With all set nothing is left to sampling.
func (p *position) broken(only string, all bool) []Finding {
	var found []Finding
	h := p.hash()
	backup := p.s.Clone()
	for i, l := range laws {
		if only != "" && only != l.id && only != "untouched" {
			continue
		}
		if !all && l.every > 1 && (h>>8+uint64(i))%l.every != 0 {
			continue
		}
		p.rand = game.NewRand(h, uint64(i))
		err := func() (err error) {
			defer caught(&err)
			return l.check(p)
		}()
		if err != nil && (only == "" || only == l.id) {
			found = append(found, Finding{Law: l.id, Detail: err.Error()})
		}
		if same(p.s, backup) {
			continue
		}
		if err == nil && (only == "" || only == "untouched") {
			found = append(found, Finding{Law: "untouched", Detail: "examining the law " + l.id + " changed the position"})
		}
		p.s, backup = backup, backup.Clone()
	}
	return found
}

// viewers calls f for every seat and for the spectator.
func (p *position) viewers(f func(v game.Player) error) error {
	for v := game.Nobody; int(v) < p.seats; v++ {
		if err := f(v); err != nil {
			return err
		}
	}
	return nil
}

// text is the machine text of an action, for details.
func (p *position) text(a game.Action) string { return p.g.Def.ActionText(a) }

// who tells a viewer.
func who(v game.Player) string {
	if v == game.Nobody {
		return "the spectator"
	}
	return fmt.Sprintf("seat %d", v)
}
