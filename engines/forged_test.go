package engines_test

import (
	"fmt"
	"math"
	"reflect"
	"runtime"
	"testing"

	"tabard/engines"
	"tabard/engines/bot"
	"tabard/engines/game"
)

// number is one number of a state, and how it is found in another state of the same game.
type number struct {
	path string
	in   func(game.State) reflect.Value
}

// numbers are all numbers of a state but those of random streams.
func numbers(s game.State) (all []number) {
	var walk func(v reflect.Value, path string, in func(game.State) reflect.Value)
	walk = func(v reflect.Value, path string, in func(game.State) reflect.Value) {
		switch {
		case v.Type() == reflect.TypeFor[game.Rand]():
		case v.Kind() == reflect.Struct:
			for i := range v.NumField() {
				if v.Type().Field(i).IsExported() {
					walk(v.Field(i), path+"."+v.Type().Field(i).Name, func(s game.State) reflect.Value { return in(s).Field(i) })
				}
			}
		case v.Kind() == reflect.Array:
			for i := range v.Len() {
				walk(v.Index(i), fmt.Sprintf("%s[%d]", path, i), func(s game.State) reflect.Value { return in(s).Index(i) })
			}
		case v.CanInt() || v.CanUint():
			all = append(all, number{path, in})
		}
	}
	root := func(s game.State) reflect.Value { return reflect.ValueOf(s).Elem() }
	walk(root(s), "", root)
	return all
}

// raise sets a number as high as Check allows, and says whether it is higher then.
func (n number) raise(s game.State) bool {
	v := n.in(s)
	get, set := func() int64 { return v.Int() }, func(n int64) { v.SetInt(n) }
	most := int64(math.MaxInt64) >> (64 - min(v.Type().Bits(), 32))
	if v.CanUint() {
		get, set = func() int64 { return int64(v.Uint()) }, func(n int64) { v.SetUint(uint64(n)) }
		most = 2*most + 1
	}
	old := get()
	low, high := old, most+1 // Check allows low; high may be beyond
	for step := most; step > 0; step /= 2 {
		if set(min(low+step, most)); low+step < high && sound(s) {
			low += step
		}
	}
	set(low)
	return low > old
}

// sound says that a position could be stored.
func sound(s game.State) (ok bool) {
	defer func() { ok = recover() == nil && ok }()
	return s.Check() == nil
}

// madeUp hands out positions that somebody has made up: those of a game at random, each with one number as high as Check allows. It
// returns how many there were.
func madeUp(t *testing.T, d *game.Def, try func(s game.State, i int, what string)) (tried int) {
	for _, seats := range []int{d.MinSeats, d.MaxSeats} {
		s, err := d.New(d.DefaultSetup(seats, 5))
		if err != nil {
			t.Fatal(err)
		}
		r := game.NewRand(5, uint64(seats))
		for step := 0; s.Turn() != game.Nobody; step++ {
			if step == 1 || step%150 == 60 {
				for i, n := range numbers(s) {
					forged := s.Clone()
					if n.raise(forged) {
						tried++
						try(forged, i, fmt.Sprintf("%s, %d seats, move %d, %s at %v", d.ID, seats, step, n.path, n.in(forged)))
					}
				}
			}
			legal := s.Legal(nil)
			s.Apply(legal[r.Intn(len(legal))], nil)
		}
	}
	return tried
}

// A position that somebody has made up, with one number as high as Check allows, can be stored after whatever is played from it. Otherwise
// its game could be opened and played, and nothing of that saved.
func TestWhatCanBeStoredStaysSo(t *testing.T) {
	if runtime.GOOS == "js" {
		t.Skip("proven natively")
	}
	for _, d := range engines.Games() {
		tried := madeUp(t, d, func(forged game.State, i int, what string) {
			if fault := playOn(d, forged, game.NewRand(uint64(i), 9)); fault != "" {
				t.Errorf("%s: %s", what, fault)
			}
		})
		if tried < 50 {
			t.Errorf("%s: only %d positions were made up", d.ID, tried)
		}
		t.Logf("%s: %d positions", d.ID, tried)
	}
}

// A bot that stands in on the page's thread looks at a position that somebody has made up in units that are as small as those at any other
// position, and not at more of them. (web/bridge gives it 1,024 units.)
func TestAMadeUpPositionIsThoughtAboutInSmallUnits(t *testing.T) {
	if runtime.GOOS == "js" {
		t.Skip("proven natively")
	}
	const mostEvals, mostUnits = 100, 1024
	for _, real := range engines.Games() {
		d, evals, worst, longest := *real, 0, 0, 0
		d.Eval = func(s game.State, p game.Player) int32 {
			evals++
			return real.Eval(s, p)
		}
		madeUp(t, real, func(s game.State, i int, what string) {
			who := s.Turn()
			search := bot.New(&d, game.View(s, who), who, bot.Hasty(), 1)
			for units, done := 0, false; !done; {
				evals = 0
				done = search.Step(1)
				units++
				if worst, longest = max(worst, evals), max(longest, units); evals > mostEvals || units > mostUnits {
					t.Errorf("%s: unit %d calls Eval %d times", what, units, evals)
					return
				}
			}
		})
		t.Logf("%s: %d calls of Eval in a unit, %d units", d.ID, worst, longest)
	}
}

// playOn plays at random, and says what is wrong as soon as the game could not be stored any more.
func playOn(d *game.Def, s game.State, r game.Rand) (fault string) {
	defer func() {
		if p := recover(); p != nil {
			fault = fmt.Sprint("panic: ", p)
		}
	}()
	for range 120 {
		if s.Turn() == game.Nobody {
			break
		}
		legal := s.Legal(nil)
		a := legal[r.Intn(len(legal))]
		s.Apply(a, nil)
		if err := s.Check(); err != nil {
			return fmt.Sprintf("after %s: %v", d.ActionText(a), err)
		}
	}
	return ""
}
