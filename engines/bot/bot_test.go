package bot

import (
	"slices"
	"testing"

	"tabard/engines/game"
)

// positions plays toy games at random and calls f for every position with more than one answer.
func positions(t *testing.T, seats int, seed uint64, f func(s game.State)) {
	t.Helper()
	s, err := toy.New(game.Setup{Seats: seats, Seed: seed})
	if err != nil {
		t.Fatal(err)
	}
	rng := game.NewRand(seed, 99)
	for n := 0; s.Turn() != game.Nobody; n++ {
		if n > toy.Limit {
			t.Fatal("the toy game does not end")
		}
		legal := s.Legal(nil)
		if len(legal) > 1 {
			f(s)
		}
		s.Apply(legal[rng.Intn(len(legal))], nil)
	}
}

var levels = []game.Level{Random(), Greedy(), toy.Levels[0], toy.Levels[1]}

func TestEveryAnswerIsLegal(t *testing.T) {
	for seats := 2; seats <= 4; seats++ {
		positions(t, seats, 5, func(s game.State) {
			for _, l := range levels {
				a := Choose(toy, game.View(s, s.Turn()), s.Turn(), l, 7)
				if game.Index(s.Legal(nil), a) < 0 {
					t.Fatalf("%s answers %v, which is not legal", l.ID, a)
				}
			}
		})
	}
}

func TestHiddenThingsDoNotMoveABot(t *testing.T) {
	shuffle := game.NewRand(3, 3)
	positions(t, 3, 11, func(s game.State) {
		seat := s.Turn()
		other := game.View(s, seat)
		other.Determinize(&shuffle)
		for _, l := range levels {
			// Full states, so that a bot that looked would give itself away.
			if a, b := Choose(toy, s, seat, l, 7), Choose(toy, other, seat, l, 7); a != b {
				t.Fatalf("%s answers %v, but %v when what it cannot see is dealt differently", l.ID, a, b)
			}
		}
	})
}

func TestSlicingDoesNotChangeTheAnswer(t *testing.T) {
	positions(t, 2, 17, func(s game.State) {
		for _, l := range levels {
			want := Choose(toy, s, s.Turn(), l, 7)
			search := New(toy, s, s.Turn(), l, 7)
			last := -1
			for !search.Step(3) {
				done, total := search.Progress()
				if done < last || done > total {
					t.Fatalf("%s: progress %d of %d after %d", l.ID, done, total, last)
				}
				last = done
				if game.Index(s.Legal(nil), search.Best()) < 0 {
					t.Fatalf("%s: the answer so far is not legal", l.ID)
				}
			}
			if done, total := search.Progress(); done != total {
				t.Fatalf("%s: finished with %d of %d", l.ID, done, total)
			}
			if got := search.Best(); got != want {
				t.Fatalf("%s: in slices %v, at once %v", l.ID, got, want)
			}
		}
	})
}

func TestThinkingLeavesTheViewAlone(t *testing.T) {
	positions(t, 2, 23, func(s game.State) {
		before := *s.(*toyState)
		Choose(toy, s, s.Turn(), toy.Levels[1], 1)
		if *s.(*toyState) != before {
			t.Fatal("the position was changed")
		}
	})
}

func TestForcedChoicesAreAnsweredAtOnce(t *testing.T) {
	s := &toyState{N: 2, Acted: 1, Luck: game.NewRand(1, 1)}
	search := New(toy, s, 0, toy.Levels[1], 1)
	if !search.Step(0) || search.Best() != (game.Action{Kind: game.EndTurn}) {
		t.Fatal("a single answer needs no thought")
	}
	if search := New(toy, s, 1, toy.Levels[1], 1); !search.Step(0) || search.Best() != (game.Action{}) {
		t.Fatal("a seat that is not asked has no answer")
	}
}

// TestStrongerLevelsWin plays mirrored seeds: each pair of games swaps the seats.
func TestStrongerLevelsWin(t *testing.T) {
	ladder := []game.Level{Random(), toy.Levels[0], toy.Levels[1]}
	for i := 1; i < len(ladder); i++ {
		won := 0
		const pairs = 40
		for g := range 2 * pairs {
			s, _ := toy.New(game.Setup{Seats: 2, Seed: uint64(g / 2)})
			strong := game.Player(g % 2)
			for s.Turn() != game.Nobody {
				who, level := s.Turn(), ladder[i-1]
				if who == strong {
					level = ladder[i]
				}
				s.Apply(Choose(toy, game.View(s, who), who, level, uint64(g)), nil)
			}
			switch ranks := s.Standing(nil); {
			case ranks[1].Place == 1:
				won++ // a shared win is half a win
			case ranks[0].Who == strong:
				won += 2
			}
		}
		if won < 2*pairs*6/5 {
			t.Errorf("%s wins %d half games of %d against %s", ladder[i].ID, won, 4*pairs, ladder[i-1].ID)
		}
	}
}

func TestTasteIsSteadyAndItsRegretBounded(t *testing.T) {
	legal := []game.Action{{Kind: game.Pass}, {Kind: 9, A: 1}, {Kind: 9, A: 2}, {Kind: 12}}
	worth := []int64{0, 100, 90, -500}
	picked := [4]int{}
	for seed := range uint64(200) {
		w := taste{seed: seed, seat: 1, noise: 150}
		coloured, again := slices.Clone(worth), slices.Clone(worth)
		w.colour(legal, coloured, nil)
		w.colour(legal, again, nil)
		if !slices.Equal(coloured, again) {
			t.Fatal("two minds about one position")
		}
		picked[best(coloured)]++
	}
	if picked[3] != 0 {
		t.Error("chose an action that costs more than the noise")
	}
	if picked[1] == 0 || picked[2] == 0 {
		t.Errorf("taste makes no difference: %v", picked)
	}
	plain := slices.Clone(worth)
	taste{}.colour(legal, plain, nil)
	if !slices.Equal(plain, worth) {
		t.Errorf("without noise %v became %v", worth, plain)
	}
}

// What scores at once is not refused for taste's sake: with the last turn's coins one sells, or shows the card.
func TestTasteNeverOutweighsWhatScoresAtOnce(t *testing.T) {
	s := &toyState{N: 2, Round: toyRounds - 2, Coins: [4]uint8{4, 4}, Points: [4]uint8{3, 3}, Card: [4]uint8{2, 2}, Held: [4]uint8{1, 1}, Luck: game.NewRand(1, 1)}
	scores := func(k game.Kind) bool { return k == toySell || k == toyCard }
	open := 0
	for seed := range uint64(200) {
		if !scores(Choose(toy, s, 0, game.Level{Width: 4}, seed).Kind) {
			continue // a gamble that it imagines to go well is better
		}
		open++
		kind := Choose(toy, s, 0, game.Level{Width: 4, Noise: 900}, seed).Kind
		if !scores(kind) {
			t.Fatalf("seed %d: verb %d", seed, kind)
		}
	}
	if open < 40 {
		t.Errorf("only %d positions", open)
	}
}

// The cap on what a taste may cost is not the misjudgement itself: a strong taste chooses among what is nearly as good.
func TestTasteIsCapped(t *testing.T) {
	legal := []game.Action{{Kind: 9, A: 1}, {Kind: 9, A: 2}, {Kind: 9, A: 3}}
	picked := [3]int{}
	for seed := range uint64(200) {
		worth := []int64{400, 330, 200}
		taste{seed: seed, noise: 4000, regret: 100}.colour(legal, worth, nil)
		picked[best(worth)]++
	}
	if picked[0] < 50 || picked[1] < 50 || picked[2] > 0 {
		t.Errorf("picked %v", picked)
	}
}

func TestShares(t *testing.T) {
	out := make([]int64, 3)
	shares([]int32{500, 500, 500}, halving, out)
	if out[0] != out[1] || out[0] != unit/3 {
		t.Errorf("equal positions share equally: %v", out)
	}
	shares([]int32{500 + halving, 500, -1 << 20}, halving, out)
	if out[2] != 0 || out[0] < 2*out[1]-2 || out[0] > 2*out[1]+2 {
		t.Errorf("a lead of %d is worth twice the share: %v", halving, out)
	}
}

func TestRollOutsDoNotAllocate(t *testing.T) {
	s, _ := toy.New(game.Setup{Seats: 4, Seed: 1})
	search := New(toy, s, 0, game.Level{Width: 6, Iterations: 1 << 20, Horizon: 12}, 1)
	for search.Iterations() < 10 {
		search.Step(1)
	}
	if n := testing.AllocsPerRun(200, func() { search.Step(1) }); n != 0 {
		t.Errorf("%v allocations per roll-out", n)
	}
}

// TestTheTreeKeepsItsBooks looks at the tree after searches with few and many iterations.
func TestTheTreeKeepsItsBooks(t *testing.T) {
	deepest := 0
	for _, iterations := range []int{1, 20, 600} {
		positions(t, 3, 29, func(s game.State) {
			search := New(toy, s, s.Turn(), game.Level{Width: 6, Deals: 1, Iterations: iterations, Horizon: 12}, 3)
			for !search.Step(1) {
			}
			d := search.duel
			if len(d.nodes) == 0 {
				return // one answer stood out, there was no duel
			}
			visits := int32(0)
			for _, n := range d.nodes[:len(d.answers)] {
				visits += n.visits
			}
			if int(visits) != search.Iterations() {
				t.Fatalf("the first answers were tried %d times in %d iterations", visits, search.Iterations())
			}
			for at, n := range d.nodes {
				seen := map[game.Action]bool{}
				sum, children := int32(0), 0
				for c := n.first; c != 0; c = d.nodes[c].next {
					child := d.nodes[c]
					if seen[child.action] {
						t.Fatalf("node %d has two children for %v", at, child.action)
					}
					seen[child.action] = true
					if child.visits < 1 || child.could < child.visits || child.could > n.visits {
						t.Fatalf("node %d: visited %d, possible %d, parent %d times", c, child.visits, child.could, n.visits)
					}
					if child.sum < 0 || child.sum > int64(child.visits)*(unit+unit/4) {
						t.Fatalf("node %d: shares of %d in %d visits", c, child.sum, child.visits)
					}
					sum += child.visits
					children++
				}
				if sum > n.visits {
					t.Fatalf("node %d was visited %d times, its children %d times", at, n.visits, sum)
				}
				deepest = max(deepest, children)
			}
		})
	}
	if deepest < 2 {
		t.Error("no node ever got a second child")
	}
}

func TestAFullTreeLeavesTheRestToThePilot(t *testing.T) {
	duels := 0
	positions(t, 3, 31, func(s game.State) {
		search := New(toy, s, s.Turn(), game.Level{Width: 6, Deals: 1, Iterations: 60, Horizon: 12}, 3)
		for search.duel.count == 0 && !search.Step(1) {
		}
		d := search.duel
		if search.ended || len(d.answers) < 2 {
			return
		}
		d.nodes = d.nodes[:len(d.nodes):len(d.nodes)]
		full := len(d.nodes)
		for !search.Step(1) {
		}
		if len(d.nodes) != full || game.Index(s.Legal(nil), search.Best()) < 0 {
			t.Fatalf("a full tree of %d nodes grew to %d and answers %v", full, len(d.nodes), search.Best())
		}
		duels++
	})
	if duels == 0 {
		t.Error("no duel was fought")
	}
}

// Searches that are under way at a time, or that give up, are in nobody's way: each works in a room of its own.
func TestSearchesDoNotShareARoom(t *testing.T) {
	s, _ := toy.New(game.Setup{Seats: 3, Seed: 5})
	strong := game.Level{Width: 4, Deals: 2, Iterations: 40, Horizon: 6}
	for n := 0; s.Turn() != game.Nobody; n++ {
		who := s.Turn()
		alone := Choose(toy, s, who, strong, 1)
		one, other := New(toy, s, who, strong, 1), New(toy, s, who, strong, 1)
		given := New(toy, s, who, strong, 2)
		given.Step(3)
		for done := false; !done; {
			one.Step(2)
			done = other.Step(3) && one.Step(1)
		}
		if one.Best() != alone || other.Best() != alone || one.Iterations() != other.Iterations() {
			t.Fatalf("decision %d: %v and %v at a time, %v alone", n, one.Best(), other.Best(), alone)
		}
		s.Apply(alone, nil)
	}
}

func TestAWideTurnIsFollowedByTheBestOnly(t *testing.T) {
	s, _ := toy.New(game.Setup{Seats: 2, Seed: 1})
	search := newTurnSearch(toy, s, 0, game.Level{Width: 5}, s.Legal(nil), 1)
	search.next = search.next[:5]
	for i, w := range []int32{3, 9, 1, 9, 4} {
		search.next[i].worth, search.next[i].hash = w, uint64(i)
	}
	search.cut()
	if n := search.next; len(n) != narrow || n[0].hash != 1 || n[1].hash != 3 {
		t.Errorf("the best two of five are not what is left: %d", len(n))
	}
	search.next = search.next[:1]
	if search.cut(); len(search.next) != 1 {
		t.Errorf("one position became %d", len(search.next))
	}
}

func TestRootsAndLogarithms(t *testing.T) {
	for n := uint64(0); n < 5000; n++ {
		if r := isqrt(n); r*r > n || (r+1)*(r+1) <= n {
			t.Fatalf("isqrt(%d) = %d", n, r)
		}
	}
	for k := range uint32(31) {
		if l := log2(1 << k); l != k<<8 {
			t.Errorf("log2(1<<%d) = %d/256", k, l)
		}
	}
	if l := log2(3); l != 405 { // 1.585 * 256 = 405.7, cut off
		t.Errorf("log2(3) = %d/256", l)
	}
}
