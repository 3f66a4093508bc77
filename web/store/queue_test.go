package store

import (
	"math/rand/v2"
	"slices"
	"testing"
)

// Numbers come out in order whatever the order in which they went in, some of them after others are out, and neither way costs more than
// twice the logarithm of how many there are.
func TestAQueueGivesOutInOrder(t *testing.T) {
	const n = 3000
	dice := rand.New(rand.NewPCG(7, 7))
	for _, order := range [][]int{dice.Perm(n), slices.Sorted(slices.Values(dice.Perm(n)))} {
		asked, most := 0, 0
		q := queue{before: func(i, j int) bool { asked++; return i < j }}
		do := func(what func()) {
			asked = 0
			what()
			most = max(most, asked)
		}
		var out []int
		for i, x := range order {
			do(func() { q.put(x) })
			if i == n/2 { // the first half of what is there
				for range n / 4 {
					do(func() { out = append(out, q.take()) })
				}
			}
		}
		half := len(out)
		for q.any() {
			do(func() { out = append(out, q.take()) })
		}
		if !slices.IsSorted(out[:half]) || !slices.IsSorted(out[half:]) || len(out) != n || half != n/4 {
			t.Errorf("%d of %d in order %v", half, len(out), out[:min(len(out), 20)])
		}
		if slices.Sort(out); !slices.Equal(out, slices.Sorted(slices.Values(order))) {
			t.Error("some were lost")
		}
		if most > 24 {
			t.Errorf("%d questions for one number", most)
		}
	}
}
