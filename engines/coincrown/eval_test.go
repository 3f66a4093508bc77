package coincrown

import (
	"testing"

	"tabard/engines/game"
)

// swapped is the position with two seats in each other's place.
func swapped(s State, a, b game.Player) State {
	other := func(p game.Player) game.Player {
		switch p {
		case a:
			return b
		case b:
			return a
		}
		return p
	}
	s.Seats[a], s.Seats[b] = s.Seats[b], s.Seats[a]
	s.Purses[a], s.Purses[b] = s.Purses[b], s.Purses[a]
	for i, o := range s.LandOwner {
		s.LandOwner[i] = other(o)
	}
	for i, o := range s.IronOwner {
		s.IronOwner[i] = other(o)
	}
	for i := range s.Frames[:s.Depth] {
		s.Frames[i].Who = other(s.Frames[i].Who)
	}
	s.Start = other(s.Start)
	return s
}

func TestEvalKnowsNoSeatByName(t *testing.T) {
	for seats := 2; seats <= MaxSeats; seats++ {
		for _, s := range positions(t, seats, 3) {
			last := game.Player(seats - 1)
			mirror := swapped(s, 0, last)
			for p := range game.Player(seats) {
				q := p
				switch p {
				case 0:
					q = last
				case last:
					q = 0
				}
				if a, b := Eval(&s, p), Eval(&mirror, q); a != b {
					t.Fatalf("seat %d of %d in year %d is worth %d, but %d in another chair", p, seats, s.Year, a, b)
				}
			}
		}
	}
}

func TestEvalSeesNothingHidden(t *testing.T) {
	r := game.NewRand(4, 4)
	for _, s := range positions(t, 3, 3) {
		for p := range game.Player(3) {
			v := s
			v.Redact(p)
			open := Eval(&v, p)
			v.Determinize(&r)
			if a, b := Eval(&s, p), Eval(&v, p); a != open || b != open {
				t.Fatalf("seat %d: %d redacted, %d in truth, %d on another deal", p, open, a, b)
			}
		}
	}
}

func TestMoreIsNeverWorse(t *testing.T) {
	for _, s := range positions(t, 3, 3) {
		if s.Over {
			continue
		}
		p := s.Turn()
		before := Eval(&s, p)
		gold := s
		gold.Seats[p].Income[Gold]++
		if after := Eval(&gold, p); after < before {
			t.Fatalf("year %d: a gold coin of income takes %d to %d", s.Year, before, after)
		}
		for row := range MarketCards {
			more := s
			q := &more.Seats[p]
			q.Have[row]++
			if class, ok := ClassOf(row); ok {
				q.Troop[0][troopIndex(class, ClassAttacks(class))]++
			}
			for _, iron := range kindIrons[MarketCards[row].Kind] {
				if iron >= 0 {
					more.checkIron(p, Iron(iron), nil)
				}
			}
			if after := Eval(&more, p); after < before {
				t.Fatalf("year %d: a %s takes %d to %d", s.Year, MarketCards[row].ID, before, after)
			}
		}
		for id, owner := range s.LandOwner {
			if owner != p || s.LandLevel[id] == City {
				continue
			}
			higher := s
			higher.LandLevel[id]++
			if after := Eval(&higher, p); after < before {
				t.Fatalf("year %d: %s raised to level %d takes %d to %d", s.Year, LandCards[id].ID, higher.LandLevel[id], before, after)
			}
		}
	}
}

func TestEvalIsTheScoreAtTheEnd(t *testing.T) {
	s, err := New(Def.DefaultSetup(4, 8))
	if err != nil {
		t.Fatal(err)
	}
	r := game.NewRand(8, 8)
	playout(s, &r, nil)
	for _, a := range s.Standing(nil) {
		for _, b := range s.Standing(nil) {
			if a.Keys[0] > b.Keys[0] && Eval(s, a.Who) <= Eval(s, b.Who) {
				t.Errorf("%d points are worth %d, %d points %d", a.Keys[0], Eval(s, a.Who), b.Keys[0], Eval(s, b.Who))
			}
		}
		if w := Eval(s, a.Who); w < 100*a.Keys[0] || w >= 100*a.Keys[0]+100 {
			t.Errorf("%d points are worth %d", a.Keys[0], w)
		}
	}
}

func TestEvalDoesNotAllocate(t *testing.T) {
	s := positions(t, 4, 1)[50]
	if n := testing.AllocsPerRun(100, func() { Eval(&s, 1) }); n != 0 {
		t.Errorf("%v allocations", n)
	}
}

func BenchmarkEval(b *testing.B) {
	all := positions(b, 4, 4)
	b.ReportAllocs()
	for i := 0; b.Loop(); i++ {
		Eval(&all[i%len(all)], 1)
	}
}
