package post

import (
	"fmt"
	"math/bits"
	"testing"

	"tabard/engines/conquer"
	"tabard/engines/emara"
	"tabard/engines/game"
	"tabard/engines/merchants"
)

// tally counts how often a seat got which of equally likely results.
type tally map[game.Player][]int

func (y tally) add(p game.Player, result, of int) {
	if y[p] == nil {
		y[p] = make([]int, of)
	}
	y[p][result]++
}

// fair fails if a seat has fewer results than least, or if they are further from an equal share than independent draws bring about once in
// ten million times (chi squared with 2 to 8 degrees of freedom); the cards of one hand, which exclude each other, are nearer to it.
func (y tally) fair(t *testing.T, what string, seats, least int) {
	t.Helper()
	for p := range game.Player(seats) {
		n, chi := 0, 0.0
		for _, c := range y[p] {
			n += c
		}
		share := float64(n) / float64(len(y[p]))
		for _, c := range y[p] {
			chi += (float64(c) - share) * (float64(c) - share) / share
		}
		free := float64(len(y[p]) - 1)
		t.Logf("%s of seat %d: %v, chi squared %.1f of %.0f", what, p, y[p], chi, free)
		if n < least || chi > free+40 {
			t.Errorf("%s of seat %d: %v, chi squared %.1f of %.0f", what, p, y[p], chi, free)
		}
	}
}

// chains are all links of the seats of a table, from which tests write letters without working each out.
func chains(seed uint64, seats int) (all [game.MaxSeats][]Hash) {
	for p := range game.Player(seats) {
		all[p] = make([]Hash, Chain)
		v := key(seed, p).link(seed, p, Chain-1)
		for n := Chain - 1; n >= 0; n-- {
			all[p][n] = v
			v = step(seed, p, v)
		}
	}
	return all
}

// Dice and draws of 10,000 tables follow their law for whoever writes the letter and whoever gets the cards.
func TestDiceAndDrawsFollowTheirLaw(t *testing.T) {
	tables, seats := 10_000, 3
	if testing.Short() {
		tables = 300
	}
	for _, d := range []*game.Def{conquer.Def, emara.Def} {
		dice, hands, first := tally{}, tally{}, tally{}
		most := 3
		if d == conquer.Def {
			most = 24 // the first dozen sets up
		}
		for seed := range uint64(tables) {
			links := chains(seed, seats)
			table, err := New(setUp(d, "PPP", seed), 0)
			if err != nil {
				t.Fatal(err)
			}
			for p := range game.Player(seats) {
				table.Tips[p], table.Links[p] = links[p][0], links[p][0]
			}
			table.First = game.Player(seed % 3)
			c, err := Follow(table)
			if err != nil {
				t.Fatal(err)
			}
			by, dealt := random(seed), false
			var out game.Sink
			for letters := 0; letters < most && !c.Over(); letters++ {
				p := c.Next()
				if err := c.begin(links[p][c.t.Shown[p]+1], &out); err != nil {
					t.Fatal(err)
				}
				if s, ok := c.now.(*emara.State); ok && !dealt {
					dealt = true
					first.add(0, int(s.Turn()), seats)
					for q := range game.Player(seats) {
						for m := s.Seats[q].Hand; m != 0; m &= m - 1 {
							hands.add(q, bits.TrailingZeros16(m), 9)
						}
					}
				}
				for c.holder != game.Nobody {
					i := by(c, c.Turn())
					if err := c.play(func(int) (int, error) { return i, nil }, &out); err != nil {
						t.Fatal(err)
					}
				}
				for _, e := range out.Events {
					if d == conquer.Def && e.Kind == conquer.EvMoveDie && e.B == 0 {
						dice.add(p, int(e.N)-3, conquer.DieSides)
					}
				}
				out.Reset()
			}
		}
		if d == conquer.Def {
			dice.fair(t, "dice", seats, tables)
			continue
		}
		hands.fair(t, "first hands", seats, 3*tables)
		first.fair(t, "who begins", 1, tables)
	}
}

// One seat that chooses its key by brute force: it tries thousands against what it knows, the other's tip, and takes the one whose
// letters bring it the most sixes. Played against the other's links, which it does not know, its dice are as they come.
func TestAKeyChosenByBruteForceStaysFair(t *testing.T) {
	tables, tries, letters := 40, uint64(1<<12), 8
	if testing.Short() {
		tries = 1 << 7
	}
	dice, hoped := tally{}, 0
	for seed := range uint64(tables) {
		table, err := New(setUp(merchants.Def, "PP", seed), 0)
		if err != nil {
			t.Fatal(err)
		}
		if err := table.Sit(0, "A", key(seed, 0)); err != nil {
			t.Fatal(err)
		}
		table.First = 1
		die := func(k int, mine, theirs Hash) int {
			id := table.ID()
			r := digest("chance", id[:], []byte{0, byte(k)}, append(append([]byte{}, theirs[:]...), mine[:]...)).rand()
			return int(r.Uint64() % 6) // the first stream that Determinize seeds
		}
		best, most := Key{}, -1
		for try := range tries {
			k := key(seed<<20|try+1<<13, 1)
			v := k.link(seed, 1, letters)
			sum := 0
			table.Tips[1] = back(seed, 1, v, letters)
			for n := letters; n > 0; n-- {
				if die(2*n-1, v, table.Tips[0]) == 5 {
					sum++
				}
				v = step(seed, 1, v)
			}
			if sum > most {
				best, most = k, sum
			}
		}
		hoped += most
		table.First, table.Tips[1] = game.Nobody, Hash{}
		if err := table.Sit(1, "B", best); err != nil {
			t.Fatal(err)
		}
		table.First = 1
		for n := 1; n <= letters; n++ { // letter 2n-1 is the cheat's, letter 2n the other's
			mine, theirs := best.link(seed, 1, n), key(seed, 0).link(seed, 0, n)
			dice.add(1, die(2*n-1, mine, key(seed, 0).link(seed, 0, n-1)), 6)
			dice.add(0, die(2*n, mine, theirs), 6)
		}
	}
	t.Logf("hoped for %d sixes of %d", hoped, tables*letters)
	if hoped < tables*letters/2-tables {
		t.Errorf("the brute force finds nothing: %d of %d", hoped, tables*letters)
	}
	dice.fair(t, fmt.Sprint("dice after ", tries, " keys"), 2, tables*letters)
}
