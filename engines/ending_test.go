package engines_test

import (
	"runtime"
	"testing"

	"tabard/engines"
	"tabard/engines/bot"
	"tabard/engines/game"
)

// TestEndingsAreSolved plays last turns by the strongest level, and tries all their lines. Of those that turn nothing up on the way none
// ends better than the one played, if that turns nothing up either. Where it does, it may end worse, but all in all it has brought more.
func TestEndingsAreSolved(t *testing.T) {
	for _, d := range engines.Games() {
		level := d.Levels[len(d.Levels)-1]
		if level.Endings == 0 {
			continue
		}
		t.Run(d.ID, func(t *testing.T) {
			most := 200
			if testing.Short() || runtime.GOOS == "js" { // as wasm it takes twenty times as long
				most = 20
			}
			sure, risks, more := 0, 0, int64(0)
			for seed := uint64(1); sure+risks < most; seed++ {
				s, err := d.New(d.DefaultSetup(2+int(seed%3), seed))
				if err != nil {
					t.Fatal(err)
				}
				for s.Turn() != game.Nobody && sure+risks < most {
					who := s.Turn()
					if !s.Settled() || !s.(game.Ending).LastTurn() {
						apply(t, s, bot.Choose(d, game.View(s, who), who, d.Levels[0], seed))
						continue
					}
					lines := &lines{d: d, who: who, seen: map[uint64]int32{}}
					best := lines.best(s)
					risky, before := false, s.Clone()
					for s.Turn() == who {
						risky = apply(t, s, bot.Choose(d, game.View(s, who), who, level, seed)) && s.Turn() == who || risky
					}
					switch got := lead(d, s, who); {
					case len(lines.seen) > mostSeen || best == unknown:
					case risky:
						risks++
						more += int64(got - best)
					default:
						sure++
						if got < best {
							t.Errorf("seed %d, seat %d: %d hundredths of a point, and there are %d:\n%v", seed, who, got, best, before)
						}
					}
				}
			}
			t.Logf("%d turns in which nothing turned up, %d others, which brought %d hundredths of a point more", sure, risks, more)
			if more < 0 {
				t.Errorf("%d turns with risks brought %d hundredths of a point less than without", risks, -more)
			}
		})
	}
}

// apply plays an answer and says whether it turns something up.
func apply(t *testing.T, s game.State, a game.Action) bool {
	t.Helper()
	out := &game.Sink{}
	if err := game.Play(s, a, out); err != nil {
		t.Fatal(err)
	}
	return out.Reveals()
}

// lead is what a seat has more than the mean of its best rival's worth and all its rivals', as bots count it.
func lead(d *game.Def, s game.State, who game.Player) int32 {
	var best, sum, rivals int32 = -1 << 30, 0, 0
	for _, r := range s.Standing(nil) {
		if r.Who != who && r.Who != game.Nobody {
			w := d.Eval(s, r.Who)
			best, sum, rivals = max(best, w), sum+w, rivals+1
		}
	}
	return d.Eval(s, who) - (best+sum/rivals)/2
}

const (
	mostSeen = 10000    // positions of a turn that are looked at
	unknown  = -1 << 30 // where every line turns something up
)

// lines are all lines of a seat's turn that turn nothing up.
type lines struct {
	d    *game.Def
	who  game.Player
	seen map[uint64]int32
}

// best is what the best line brings from a position on.
func (x *lines) best(s game.State) int32 {
	if s.Turn() != x.who {
		return lead(x.d, s, x.who)
	}
	key, _ := game.Hash(s, nil)
	if w, known := x.seen[key]; known {
		return w
	}
	best := int32(unknown)
	x.seen[key] = best
	for _, a := range s.Legal(nil) {
		c, out := s.Clone(), &game.Sink{}
		c.Apply(a, out)
		if len(x.seen) <= mostSeen && (c.Turn() != x.who || !out.Reveals()) {
			best = max(best, x.best(c))
		}
	}
	x.seen[key] = best
	return best
}
