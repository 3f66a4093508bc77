package main

import (
	"bytes"
	"math"
	"os"
	"path/filepath"
	"strings"
	"testing"

	"tabard/engines/game"
	"tabard/engines/gametest"
	"tabard/engines/merchants"
)

// smallRun begins a run.
func smallRun(t *testing.T, id string) *learner {
	t.Helper()
	r := &learner{Learning: learning{Game: id, Level: "greedy:width=1:deals=1", Seats: []int{2}, Seed: 1, Hidden: 8, Lambda: 1, Every: batch, Games: 2}}
	if err := r.furnish(); err != nil {
		t.Fatal(err)
	}
	if err := r.begin(1); err != nil {
		t.Fatal(err)
	}
	return r
}

// shaken moves all numbers of a net at random.
func shaken(r *learner) []float64 {
	rng := game.NewRand(7, 7)
	x := append([]float64(nil), r.Numbers...)
	for i := range x {
		x[i] += (float64(rng.Intn(2001)) - 1000) / 5000
	}
	r.Shape.bounded(x)
	return x
}

// oneGame is a game of the present bots, with what units see in it.
func oneGame(t *testing.T, r *learner, k int) episode {
	t.Helper()
	e, err := r.play(k, r.f.def, r.f.see(r.f.current()), r.Shape.shifts())
	if err != nil {
		t.Fatal(err)
	}
	return e
}

func TestSlopesAreThoseOfTheLoss(t *testing.T) {
	r := smallRun(t, "merchants")
	s, x, e := &r.Shape, shaken(r), oneGame(t, r, 1)
	loss := func() (sum float64) {
		for i := range e.positions {
			p := &e.positions[i]
			s.foretell(x, p)
			for k, c := range p.chance {
				sum -= e.won[k] * math.Log(c) / float64(len(e.positions)*batch)
			}
		}
		return sum
	}
	slopes := make([]float64, len(x))
	s.learnFrom(x, &e, 1, slopes)
	kinds := [4]int{} // of numbers whose slope was compared
	for i := range x {
		if i%7 != 0 && i < s.bias(0, 0) || math.Abs(slopes[i]) < 1e-7 {
			continue
		}
		const d = 1e-6
		was := x[i]
		x[i] = was + d
		more := loss()
		x[i] = was - d
		less := loss()
		x[i] = was
		if got := (more - less) / (2 * d); math.Abs(got-slopes[i]) > 1e-6+0.01*math.Abs(slopes[i]) {
			t.Errorf("number %d: the loss goes by %g, its slope is %g", i, got, slopes[i])
		}
		switch {
		case i >= s.price(0, 0):
			kinds[3]++
		case i >= s.bias(0, 0):
			kinds[2]++
		case i >= s.input(0, 0):
			kinds[1]++
		default:
			kinds[0]++
		}
	}
	for i, n := range kinds {
		if n < 20 {
			t.Errorf("of kind %d only %d numbers have a slope", i, n)
		}
	}
}

// With lambda 0 a position is drawn to what is said of the next one, with 1 to who has won.
func TestHowFarLearningLooksAhead(t *testing.T) {
	r := smallRun(t, "merchants")
	s, x, e := &r.Shape, shaken(r), oneGame(t, r, 0)
	e.positions = e.positions[:3]
	slopes := func(lambda float64, of ...position) []float64 {
		out := make([]float64, len(x))
		s.learnFrom(x, &episode{of, e.won}, lambda, out)
		return out
	}
	// The first position alone, drawn to what is said of the second, and the same within the game.
	alone := make([]float64, len(x))
	s.foretell(x, &e.positions[1])
	s.learnFrom(x, &episode{e.positions[:1], e.positions[1].chance}, 1, alone)
	all, rest := slopes(0, e.positions...), slopes(0, e.positions[1:]...)
	most := 0.0
	for i := range x {
		most = max(most, math.Abs(alone[i]))
		if d := 3*all[i] - 2*rest[i] - alone[i]; math.Abs(d) > 1e-12 {
			t.Fatalf("number %d: %g for the first turn of three, drawn to the second turn alone %g", i, 3*all[i]-2*rest[i], alone[i])
		}
	}
	if most == 0 {
		t.Error("nothing is learnt")
	}
}

// TestTheNetPlaysAsItLearns: integers say what floats say, but for their own rounding, in little room and without allocations.
func TestTheNetPlaysAsItLearns(t *testing.T) {
	for id, f := range fittings {
		r := smallRun(t, id)
		s, x := &r.Shape, shaken(r)
		fresh, p := s.round(f, r.Numbers), s.round(f, x)
		if n := p.bytes(); n > mostBytes {
			t.Errorf("%s: %d bytes", id, n)
		}
		see, inputs, added, looked := f.see(s.weights(x)), s.shifts(), 0, 0
		_, err := turns(f.def, r.level, f.def.DefaultSetup(3, 5), func(state game.State) {
			now := r.lookAt(state, 3, see, inputs)
			for k := range now.seats {
				v, who := &now.seats[k], game.Player(k)
				want, bound := s.value(x, v), 2.0
				for _, n := range v.features {
					bound += math.Abs(float64(n)) / 16 // weights are whole
				}
				if d := math.Abs(float64(fresh.worth(state, who) - f.def.Eval(state, who))); d > bound {
					t.Fatalf("%s: a net that has learnt nothing is %g hundredths off", id, d)
				}
				if !v.plain {
					continue
				}
				if n := testing.AllocsPerRun(1, func() { p.worth(state, who) }); n != 0 {
					t.Fatalf("%s: %v allocations", id, n)
				}
				looked++
				for i := range v.features {
					bound += math.Abs(v.input[i]) / (2 * unitOne) * pricesOf(s, x, v)
				}
				bound += pricesOf(s, x, v)*2/256 + float64(s.Hidden)
				if d := math.Abs(float64(p.worth(state, who)) - want); d > bound {
					t.Fatalf("%s: %d where floats say %.2f; rounding is at most %.2f", id, p.worth(state, who), want, bound)
				}
				if math.Abs(want-float64(p.eval(state, who))) > bound {
					added++
				}
			}
		})
		if err != nil {
			t.Fatal(err)
		}
		if looked < 30 || added < 10 {
			t.Errorf("%s: in %d positions the units add something %d times", id, looked, added)
		}
	}
}

// pricesOf is by how much the worth goes with all sums of units, at most: hundredths of a point.
func pricesOf(s *shape, x []float64, v *seen) (sum float64) {
	for h := range s.Hidden {
		v.mix(func(c int, part float64) { sum += 2 * part * math.Abs(x[s.price(h, c)]*s.Nat[c]) })
	}
	return sum
}

// TestTheNetKnowsNoSeatByName moves everybody to the next chair: what each has is worth the same there.
func TestTheNetKnowsNoSeatByName(t *testing.T) {
	r := smallRun(t, "merchants")
	p := r.Shape.round(r.f, shaken(r))
	for seats := 2; seats <= merchants.MaxSeats; seats++ {
		for i, s := range gametest.Positions[merchants.State](t, merchants.Def, seats, 1) {
			n := game.Player(seats)
			next := func(p game.Player) game.Player { return gametest.Next(p, n) }
			moved := s
			for p := range n {
				moved.Seats[next(p)] = s.Seats[p]
			}
			for i, tile := range s.Spaces {
				if o := merchants.TileOwner(tile); o != game.Nobody {
					moved.Spaces[i] = merchants.Tile(uint8(next(o))+1, merchants.TileKind(tile))
				}
			}
			for r, mask := range s.Reward {
				moved.Reward[r] = (mask<<1 | mask>>(n-1)) & (1<<n - 1)
			}
			for w, o := range s.BonusHolder {
				moved.BonusHolder[w] = next(o)
			}
			for i := range s.Depth {
				moved.Frames[i].Who = next(s.Frames[i].Who)
			}
			moved.Trigger, moved.Start = next(s.Trigger), next(s.Start)
			for who := range n {
				if a, b := p.worth(&s, who), p.worth(&moved, next(who)); a != b {
					t.Fatalf("seat %d of %d in position %d is worth %d, but %d in the next chair", who, n, i, a, b)
				}
			}
		}
	}
}

// TestLearntWeightsCanBePlayed: without units a net is weights, which are printed as a fit prints them.
func TestLearntWeightsCanBePlayed(t *testing.T) {
	file := filepath.Join(t.TempDir(), "run.json")
	var out bytes.Buffer
	args := []string{"-game", "merchants", "-learn", "32", "-run", file, "-seats", "2", "-levels", "greedy:width=1", "-games", "2", "-hidden", "0"}
	if err := run(args, &out); err != nil {
		t.Fatal(err)
	}
	r, err := readRun(file)
	if err != nil {
		t.Fatal(err)
	}
	w, moved := r.f.current(), 0
	if err := r.f.scan(&out, w); err != nil {
		t.Fatal(err)
	}
	for i, row := range r.f.current() {
		low, high := r.f.bounds(i)
		for c, v := range w[i] {
			if v != row[c] {
				moved++
			}
			if v != r.Shape.weights(r.Mean)[i][c] || v < low || v > high {
				t.Errorf("weight %d in column %d is printed as %d", i, c, v)
			}
		}
	}
	if moved < 50 {
		t.Errorf("%d weights have moved", moved)
	}
}

// TestARunGoesOnWhereItWas: a run in two parts, and one with two games at a time, come to the same file as an unbroken one.
func TestARunGoesOnWhereItWas(t *testing.T) {
	if testing.Short() {
		t.Skip("it learns from 128 games: in full size only")
	}
	dir := t.TempDir()
	args := func(file, games, procs string) []string {
		return []string{"-game", "merchants", "-learn", games, "-run", filepath.Join(dir, file), "-seats", "2,3", "-levels", "squire:width=1",
			"-games", "2", "-every", "64", "-hidden", "4", "-p", procs}
	}
	var out bytes.Buffer
	play := func(a []string) {
		t.Helper()
		out.Reset()
		if err := run(a, &out); err != nil {
			t.Fatal(err)
		}
	}
	play(args("parts.json", "32", "1"))
	play(args("parts.json", "64", "2"))
	broken := out.String()
	play(args("whole.json", "64", "1"))
	if out.String() != broken || strings.Count(broken, "\n") != 4 {
		t.Errorf("a run in two parts tells:\n%s\nan unbroken one:\n%s", broken, out.String())
	}
	parts, err := os.ReadFile(filepath.Join(dir, "parts.json"))
	if err != nil {
		t.Fatal(err)
	}
	whole, err := os.ReadFile(filepath.Join(dir, "whole.json"))
	if err != nil {
		t.Fatal(err)
	}
	if !bytes.Equal(parts, whole) {
		t.Error("a run in two parts comes to another file than an unbroken one")
	}
	if left, err := os.ReadDir(dir); err != nil || len(left) != 2 {
		t.Errorf("%d files are left (%v)", len(left), err)
	}

	// The file can be played by, and is refused where it does not belong.
	file := filepath.Join(dir, "whole.json")
	play([]string{"-game", "merchants", "-seats", "2", "-games", "2", "-levels", "greedy,greedy", "-weights", file})
	for _, bad := range [][]string{
		{"-game", "emara", "-seats", "2", "-games", "2", "-levels", "greedy,greedy", "-weights", file},
		append(args("whole.json", "64", "1"), "-hidden", "8"),
		append(args("", "64", "1"), "-run", ""),
		append(args("none.json", "64", "1"), "-hidden", "5"),
		append(args("none.json", "64", "1"), "-lambda", "2"),
		append(args("none.json", "64", "1"), "-every", "10"),
		append(args("none.json", "64", "1"), "-seats", "1"),
		append(args("none.json", "64", "1"), "-game", "chess"),
	} {
		if err := run(bad, &out); err == nil {
			t.Errorf("%v: no error", bad)
		}
	}
	for _, text := range []string{"", "{}", strings.Replace(string(whole), `"Mean":[`, `"Mean":[1,`, 1)} {
		if err := os.WriteFile(file, []byte(text), 0o600); err != nil {
			t.Fatal(err)
		}
		if _, err := readRun(file); err == nil {
			t.Errorf("%.20q was read", text)
		}
	}
}
