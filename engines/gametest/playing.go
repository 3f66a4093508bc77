package gametest

import (
	"bytes"
	"fmt"
	"slices"

	"tabard/engines/game"
)

// prover collects findings, the first of each law.
type prover struct {
	g     *Game
	c     Config
	t     *tally
	found []Finding
	notes []string
	met   map[meeting]int
}

// meeting is how a position came about: the verb before it and the question now. The first few of each are examined
// without sampling, so that a rare corner of a game is looked at as closely as a common one.
type meeting struct {
	verb game.Kind
	ask  uint8
}

// rare counts a position and says whether it is one of the first of its kind.
func (p *prover) rare(l *Line, s game.State) bool {
	m := meeting{ask: s.Prompt().Kind}
	if n := len(l.Acts); n > 0 {
		m.verb = l.Acts[n-1].Kind
	}
	if p.met == nil {
		p.met = map[meeting]int{}
	}
	p.met[m]++
	return p.met[m] <= 10
}

// report keeps a finding unless its law has one already.
func (p *prover) report(f *Finding) {
	if f != nil && !p.knows(f.Law) {
		p.found = append(p.found, *f)
	}
}

func (p *prover) knows(law string) bool {
	return slices.ContainsFunc(p.found, func(f Finding) bool { return f.Law == law })
}

func (p *prover) fail(law, format string, args ...any) {
	p.report(&Finding{Law: law, Detail: fmt.Sprintf(format, args...)})
}

// examine plays one ticket and examines every position by every law, then replays the line.
func (p *prover) examine(k ticket) {
	var line *Line
	var old []kept
	f := p.g.quick(k, p.t, func(l *Line, s game.State) {
		line = l
		if n := len(l.Acts); n > 0 && n%16 == 0 {
			old = append(old, kept{n, s.Clone(), encode(s)})
		}
		p.differs(s, k.setup.Seats)
		p.position(l, s, p.rare(l, s))
	})
	p.reportQuick(f)
	for _, o := range old {
		if !bytes.Equal(encode(o.s), o.enc) {
			p.fail("history", "the copy kept after decision %d has changed by the end of the game", o.n)
		}
	}
	if f == nil {
		p.repeat(line)
	}
}

// reportQuick shortens what the cheap laws found where the law speaks of one position.
func (p *prover) reportQuick(f *Finding) {
	if f == nil || p.knows(f.Law) {
		return
	}
	if slices.ContainsFunc(laws, func(l law) bool { return l.id == f.Law }) {
		f.Line, f.Detail = p.g.shorten(f.Line, f.Law, f.Detail)
	}
	p.report(f)
}

// kept is an old copy and what it was.
type kept struct {
	n   int
	s   game.State
	enc []byte
}

// differs notes whether two viewers see different things, and holds it against Def.Private.
func (p *prover) differs(s game.State, seats int) {
	defer func() { _ = recover() }() // the view law reports what goes wrong here
	first := encode(game.View(s, 0))
	for v := game.Player(1); int(v) < seats && !p.t.differ; v++ {
		p.t.differ = !bytes.Equal(first, encode(game.View(s, v)))
	}
}

// position examines one position and shortens the line of what it finds.
func (p *prover) position(line *Line, s game.State, all bool) {
	pos, err := newPosition(p.g, s, line.Setup.Seats)
	if err != nil {
		p.report(&Finding{Law: "list", Detail: err.Error(), Line: line.copy(), Long: len(line.Acts)})
		return
	}
	pos.t = p.t
	for _, f := range pos.broken("", all) {
		if p.knows(f.Law) {
			continue
		}
		f.Long = len(line.Acts)
		f.Line, f.Detail = p.g.shorten(line, f.Law, f.Detail)
		p.report(&f)
	}
}

func (l *Line) copy() *Line { return &Line{Setup: l.Setup, Acts: slices.Clone(l.Acts)} }

// repeat plays the line twice more, from the indices of its moves, and wants the same positions and events each time.
func (p *prover) repeat(line *Line) {
	bad := func(format string, args ...any) {
		p.report(&Finding{Law: "repeat", Detail: fmt.Sprintf(format, args...), Line: line.copy(), Long: len(line.Acts)})
	}
	a, err := p.g.Def.New(line.Setup)
	b, err2 := p.g.Def.New(line.Setup)
	if err != nil || err2 != nil {
		bad("New: %v, %v", err, err2)
		return
	}
	var one, two game.Sink
	for n, act := range line.Acts {
		if !same(a, b) || !slices.Equal(one.Events, two.Events) {
			bad("two plays of one line differ after %d decisions", n)
			return
		}
		legal := b.Legal(nil)
		i := game.Index(legal, act)
		if i < 0 || i >= 1<<16 {
			bad("decision %d, %s, is not found in the list of the second play", n, p.g.Def.ActionText(act))
			return
		}
		one.Reset()
		two.Reset()
		a.Apply(act, &one)
		b.Apply(legal[i], &two)
	}
	if !same(a, b) || a.Turn() != game.Nobody {
		bad("two plays of one line end differently")
	}
}

// shorten drops decisions from a line as long as the law stays broken somewhere on it. A line that cannot be shortened
// is cut at the broken position.
func (g *Game) shorten(line *Line, law, detail string) (*Line, string) {
	best := line.copy()
	budget := 6000 // positions to examine
	size := (len(best.Acts) + 1) / 2
	for size > 0 && budget > 0 {
		shorter := false
		for from := 0; from < len(best.Acts) && budget > 0; {
			to := min(len(best.Acts), from+size)
			try := slices.Concat(best.Acts[:from], best.Acts[to:])
			if acts, d := g.breaks(line.Setup, try, law, &budget); acts != nil && len(acts) < len(best.Acts) {
				best.Acts, detail, shorter = acts, d, true
				continue
			}
			from += size
		}
		if !shorter || size > len(best.Acts) {
			size /= 2
		}
	}
	return best, detail
}

// breaks plays what is legal of acts and returns the played part up to the first position in which the law is broken.
func (g *Game) breaks(setup game.Setup, acts []game.Action, law string, budget *int) (played []game.Action, detail string) {
	defer func() {
		if recover() != nil {
			played = nil // another fault than the one looked for
		}
	}()
	s, err := g.Def.New(setup)
	if err != nil {
		return nil, ""
	}
	line := make([]game.Action, 0, len(acts))
	for i := 0; ; i++ {
		if *budget--; *budget < 0 {
			return nil, ""
		}
		pos, err := newPosition(g, s, setup.Seats)
		if err != nil {
			return nil, ""
		}
		if found := pos.broken(law, true); len(found) > 0 {
			return line, found[0].Detail
		}
		for i < len(acts) && indexOf(pos.legal, acts[i]) < 0 {
			i++
		}
		if i >= len(acts) {
			return nil, ""
		}
		line = append(line, acts[i])
		s.Apply(acts[i], nil)
	}
}
