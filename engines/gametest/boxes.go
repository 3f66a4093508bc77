package gametest

import (
	"errors"
	"fmt"
	"runtime"
	"slices"
	"testing"

	"tabard/engines/game"
)

// Boxes proves that a game can be played with other boxes than ours. B is its type of box, P a pointer to one:
//
//	sheets   Def.Sheets are sound, Visit walks as many numbers as they name, each number once and all of them; our own is within bounds,
//	         what is beyond them is refused, and the game's type of each number holds all of its bounds
//	shared   Def.Box makes our box, packed boxes are what they were, a position knows its box, equal boxes are one pointer, copies keep it, and ours is what Def.New plays with
//	play     random boxes within bounds are played to the end under the cheap laws of a game and its naive generator; one position of
//	         each game is examined by every law
//	read     each number alone, when it differs from ours, makes a difference to a game (each fifth one of a game with a Share, where tests are short)
type Boxes[B comparable, P interface {
	*B
	game.Boxed
}] struct {
	Game  Game                                             // as for Run
	House B                                                // ours
	NewIn func(b *B, setup game.Setup) (game.State, error) // New with a box; wraps the error of its Check
	Of    func(s game.State) *B                            // the box of a position
	// Mend puts right what Check refuses of numbers that are random, each within its bounds. Nil if nothing has to be.
	Mend func(b *B, r *game.Rand)
	// Bare exempts numbers from the law read, as "sheet row column", each with why.
	Bare map[string]string
}

// Prove proves the laws of boxes.
func (x Boxes[B, P]) Prove(t *testing.T) {
	boxes := max(1, 1000/max(1, x.Game.Share))
	if small() {
		boxes = max(1, 60/max(1, x.Game.Share))
	}
	if *boxings > 0 {
		boxes = *boxings
	}
	for _, law := range []struct {
		name  string
		prove func(fail func(string, ...any))
	}{
		{"sheets", x.sheets},
		{"shared", x.shared},
		{"play", func(fail func(string, ...any)) { x.play(boxes, fail) }},
		{"read", x.read},
	} {
		if !t.Run(law.name, func(t *testing.T) { law.prove(t.Errorf) }) {
			return // the next one builds upon it
		}
	}
}

// small says that less is tried: where tests are short, and as wasm, where all takes several times as long.
func small() bool { return testing.Short() || runtime.GOOS == "js" }

// number is one number of a box: its name and its bounds.
type number struct {
	name      string // sheet row column
	low, high int
}

// boxNumbers are those that the sheets name, in their order.
func boxNumbers(sheets []game.Sheet) (all []number) {
	game.Places(sheets, func(sheet, row, col int) {
		s := &sheets[sheet]
		c := &s.Cols[col]
		all = append(all, number{s.ID + " " + s.Rows[row] + " " + c.ID, int(c.Min), int(c.Max)})
	})
	return all
}

// values are the numbers of a box.
func (x *Boxes[B, P]) values(b B) []int { return game.BoxNumbers(P(&b)) }

// with is a box with those numbers.
func (x *Boxes[B, P]) with(values []int) B {
	b := x.House
	game.PutBoxNumbers(P(&b), values)
	return b
}

// but is our box with another number in one place.
func (x *Boxes[B, P]) but(i, n int) B {
	values := x.values(x.House)
	values[i] = n
	return x.with(values)
}

func (x *Boxes[B, P]) sheets(fail func(string, ...any)) {
	sheets := x.Game.Def.Sheets
	if err := soundSheets(sheets); err != nil {
		fail("%v", err)
		return
	}
	all, house := boxNumbers(sheets), x.values(x.House)
	if len(all) != len(house) {
		fail("the sheets name %d numbers, Visit walks %d", len(all), len(house))
		return
	}
	if err := errors.Join(game.CheckBounds(sheets, P(&x.House)), P(&x.House).Check()); err != nil {
		fail("%v", err)
	}
	var none B
	if x.with(make([]int, len(house))) != none {
		fail("our box has numbers that Visit does not reach")
	}
	for i, n := range all {
		for _, v := range []int{n.low, n.high} {
			b := x.but(i, v)
			want := slices.Clone(house)
			want[i] = v
			if got := x.values(b); !slices.Equal(got, want) || (b == x.House) != (v == house[i]) {
				fail("%s cannot be %d, or is not a number of its own", n.name, v)
			}
		}
		for _, v := range []int{n.low - 1, n.high + 1} {
			b := x.but(i, v)
			if x.values(b)[i] != v {
				continue // the type of the number does not hold it
			}
			if err := P(&b).Check(); !errors.Is(err, game.ErrBox) {
				fail("%s: %d is not refused: %v", n.name, v, err)
			}
		}
	}
}

// soundSheets says what is wrong with sheets by themselves.
func soundSheets(sheets []game.Sheet) error {
	var ids []string
	for i := range sheets {
		s := &sheets[i]
		ids = append(ids, s.ID)
		var cols []string
		for _, c := range s.Cols {
			cols = append(cols, c.ID)
			if c.Min >= c.Max {
				return fmt.Errorf("%s of %s can only be %d", c.ID, s.ID, c.Min)
			}
			if c.Names == nil {
				continue
			}
			if c.Min < 0 || int(c.Max) >= len(c.Names) {
				return fmt.Errorf("%s of %s, from %d to %d, has %d names", c.ID, s.ID, c.Min, c.Max, len(c.Names))
			}
			if err := distinct("name of "+c.ID, c.Names, 0); err != nil {
				return err
			}
		}
		if err := errors.Join(distinct("row of "+s.ID, s.Rows, 0), distinct("column of "+s.ID, cols, 0)); err != nil {
			return err
		}
		if len(s.From) != 1 && len(s.From) != len(s.Rows)*len(s.Cols) {
			return fmt.Errorf("provenance of %d numbers of %s, which has %d", len(s.From), s.ID, len(s.Rows)*len(s.Cols))
		}
		for _, from := range []byte(s.From) {
			switch p := game.Provenance(from); {
			case p == game.FromRulebook, p == game.FromHouse, p == game.NoNumber && len(s.From) > 1:
			default:
				return fmt.Errorf("provenance %q in %s", from, s.ID)
			}
		}
	}
	return distinct("sheet", ids, 0)
}

func (x *Boxes[B, P]) shared(fail func(string, ...any)) {
	g := &x.Game
	if g.Def.Box == nil || *g.Def.Box().(P) != x.House || g.Def.Box() == g.Def.Box() {
		fail("Def.Box does not make our box anew")
		return
	}
	r := game.NewRand(*seed, 80)
	for i, setup := range g.setups() {
		setup.Seed = uint64(i)
		house := x.House
		ours, err := g.Def.New(setup)
		again, err2 := x.NewIn(&house, setup)
		if err := errors.Join(err, err2); err != nil {
			fail("%v", err)
			return
		}
		if !same(ours, again) || x.Of(ours) != x.Of(again) || *x.Of(ours) != x.House {
			fail("set-up %v: a new game is not played with our box", setup)
		}
		b, err := x.random(&r)
		if again, err := g.Def.UnpackBox(g.Def.PackBox(P(&b))); err != nil || *again.(P) != b {
			fail("a box is another when it is packed and unpacked: %v", err)
		}
		one, other := b, b
		s, err2 := x.NewIn(&one, setup)
		u, err3 := x.NewIn(&other, setup)
		if err := errors.Join(err, err2, err3); err != nil {
			fail("%v", err)
			return
		}
		into := g.Def.Zero()
		into.CopyFrom(s)
		switch {
		case *x.Of(s) != b:
			fail("set-up %v: a position does not know its box", setup)
		case x.Of(s) != x.Of(u) || !same(s, u):
			fail("set-up %v: equal boxes are not one", setup)
		case x.Of(into) != x.Of(s) || x.Of(s.Clone()) != x.Of(s) || x.Of(game.View(s, game.Nobody)) != x.Of(s):
			fail("set-up %v: a copy has another box", setup)
		case x.Of(s) == x.Of(ours) || same(s, ours):
			fail("set-up %v: another box is taken for ours", setup)
		}
	}
	bad := x.House
	for i, n := range boxNumbers(g.Def.Sheets) {
		if b := x.but(i, n.high+1); x.values(b)[i] == n.high+1 {
			bad = b
			break
		}
	}
	if s, err := x.NewIn(&bad, g.setups()[0]); !errors.Is(err, game.ErrBox) || s != nil {
		fail("a game is played with a box beyond its bounds: %v", err)
	}
}

// random is a box with which the engine can play: anything within bounds, their ends, or something near ours.
func (x *Boxes[B, P]) random(r *game.Rand) (B, error) {
	all, house := boxNumbers(x.Game.Def.Sheets), x.values(x.House)
	var err error
	for range 200 {
		manner := r.Intn(4)
		values := slices.Clone(house)
		for i, n := range all {
			switch {
			case manner == 0:
				values[i] = n.low + r.Intn(n.high-n.low+1)
			case manner == 1 && r.Intn(2) == 0:
				values[i] = n.low
			case manner == 1:
				values[i] = n.high
			case manner == 2:
				values[i] = min(max(values[i]+r.Intn(5)-2, n.low), n.high)
			case r.Intn(4) == 0:
				values[i] = n.low + r.Intn(n.high-n.low+1)
			}
		}
		b := x.with(values)
		if x.Mend != nil {
			x.Mend(&b, r)
		}
		if err = P(&b).Check(); err == nil && b != x.House {
			return b, nil
		}
	}
	return x.House, fmt.Errorf("of 200 random boxes none can be played with; the last: %w", err)
}

// in is the game played with a box.
func (x *Boxes[B, P]) in(b *B) *Game {
	return x.Game.boxed(x.Game.Def.PackBox(P(b)), func(setup game.Setup) (game.State, error) { return x.NewIn(b, setup) })
}

func (x *Boxes[B, P]) play(boxes int, fail func(string, ...any)) {
	setups := x.Game.setups()
	for n := range boxes {
		r := game.NewRand(*seed+uint64(n)*0x9e3779b97f4a7c15, 81)
		b, err := x.random(&r)
		if err != nil {
			fail("%v", err)
			return
		}
		g := x.in(&b)
		p := &prover{g: g, c: Config{Seed: *seed}, t: newTally(g)}
		k := p.ticket(setups[n%len(setups)], 82, n)
		if k.player.manner >= keen && r.Intn(4) != 0 {
			k.player.manner = r.Intn(keen) // looking ahead takes long
		}
		pick, at, seen := game.NewRand(k.setup.Seed, 83), &Line{}, 0
		then := g.Def.Zero()
		p.report(g.quick(k, p.t, func(l *Line, s game.State) {
			pos := position{g: g, s: s}
			pos.legal = s.Legal(nil)
			if err := naiveLaw(&pos); err != nil {
				p.report(&Finding{Law: "naive", Detail: err.Error(), Line: l.copy(), Long: len(l.Acts)})
			}
			if seen++; pick.Intn(seen) == 0 {
				then.CopyFrom(s)
				at = l.copy()
			}
		}))
		if pos, err := newPosition(g, then, k.setup.Seats); err != nil {
			p.report(&Finding{Law: "list", Detail: err.Error(), Line: at})
		} else {
			for _, l := range laws {
				for _, f := range pos.broken(l.id, true) {
					f.Line, f.Long = at, len(at.Acts)
					p.report(&f)
				}
			}
		}
		for i := range p.found {
			fail("box %d: %s\n%+v", n, p.found[i].text(g.Def, "play"), b)
		}
		if len(p.found) > 0 {
			return // the others would likely say the same
		}
	}
}

// read: a number of which a game with our box takes no notice has no place in a box.
func (x *Boxes[B, P]) read(fail func(string, ...any)) {
	all, house := boxNumbers(x.Game.Def.Sheets), x.values(x.House)
	setups := x.Game.setups()
	step := 1
	if small() && x.Game.Share > 0 {
		step = 5 // of a game whose playouts are long; all are tried in full size
	}
	for i, n := range all {
		if x.Bare[n.name] != "" || i%step != 0 {
			continue
		}
		var tried []B
		for _, v := range []int{house[i] + 1, house[i] - 1, n.high, n.low} {
			b := x.but(i, v)
			if v >= n.low && v <= n.high && P(&b).Check() == nil && b != x.House {
				tried = append(tried, b)
			}
		}
		if len(tried) == 0 {
			fail("%s cannot be other than %d by itself", n.name, house[i])
			continue
		}
		found := false
		for try := 0; try < 40*len(setups) && !found; try++ {
			setup := setups[try%len(setups)]
			setup.Seed = uint64(try)
			found = x.differ(&tried[try/len(setups)%len(tried)], setup)
		}
		if !found {
			fail("%s makes no difference to any game", n.name)
		}
	}
}

// differ plays a game with our box and another, alike as long as they are: what can be done, what comes of it and how it stands.
func (x *Boxes[B, P]) differ(b *B, setup game.Setup) bool {
	s, err := x.Game.Def.New(setup)
	u, err2 := x.NewIn(b, setup)
	if err != nil || err2 != nil {
		return (err == nil) != (err2 == nil)
	}
	box := len(game.AppendBox(nil, x.Game.Def.PackBox(P(b)))) // what a snapshot has before the position
	r := game.NewRand(setup.Seed, 84)
	k := player{g: &x.Game, manner: r.Intn(keen), rand: r}
	var one, two game.Sink
	var legal, other []game.Action
	var enc, enc2 []byte
	var ranks, ranks2 []game.Rank
	for {
		enc, _ = s.MarshalMsg(enc[:0])
		enc2, _ = u.MarshalMsg(enc2[:0])
		legal, other = s.Legal(legal[:0]), u.Legal(other[:0])
		ranks, ranks2 = s.Standing(ranks[:0]), u.Standing(ranks2[:0])
		if !slices.Equal(enc, enc2[box:]) || !slices.Equal(legal, other) || !slices.Equal(ranks, ranks2) || !slices.Equal(one.Events, two.Events) {
			return true
		}
		if s.Turn() == game.Nobody {
			return false
		}
		a := legal[k.choose(s, legal)]
		one.Reset()
		two.Reset()
		s.Apply(a, &one)
		u.Apply(a, &two)
	}
}
