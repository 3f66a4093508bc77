package bot

import (
	"reflect"
	"testing"

	"tabard/engines/game"
)

var everybody = [game.MaxSeats]bool{true, true, true, true}

// look thinks an analysis to its end in slices of a size.
func look(start game.State, moves []uint16, of [game.MaxSeats]bool, slice int) *Analysis {
	r := NewAnalysis(toy, start, Question{Moves: moves, Of: of, Seed: 7})
	for !r.Step(slice) {
	}
	return r
}

// spelled are the moves that those actions are.
func spelled(t *testing.T, start game.State, actions ...game.Action) (moves []uint16) {
	t.Helper()
	s := start.Clone()
	for _, a := range actions {
		moves = append(moves, uint16(game.Index(s.Legal(nil), a)))
		if err := game.Play(s, a, nil); err != nil {
			t.Fatal(err)
		}
	}
	return moves
}

// played is a game at the toy between its levels.
func played(t *testing.T, seats int, seed uint64) (start, end game.State, moves []uint16) {
	t.Helper()
	s, err := toy.New(toy.DefaultSetup(seats, seed))
	if err != nil {
		t.Fatal(err)
	}
	start = s.Clone()
	for s.Turn() != game.Nobody {
		a := Choose(toy, s, s.Turn(), toy.Levels[0], seed)
		moves = append(moves, uint16(game.Index(s.Legal(nil), a)))
		s.Apply(a, nil)
	}
	return start, s, moves
}

func TestAnalysisFollowsTheGame(t *testing.T) {
	lucky, turnings := 0, 0
	for seed := range uint64(6) {
		seats := 2 + int(seed)%3
		start, end, moves := played(t, seats, seed)
		before := *start.(*toyState)
		r := look(start, moves, everybody, 1<<20)
		if *start.(*toyState) != before || r.Fault() != nil {
			t.Fatalf("the start was changed, or %v", r.Fault())
		}
		next := 0
		for i, x := range r.Turns() {
			sum, luck := 0, 0
			for p, n := range x.Chances {
				sum += n
				luck += x.Luck[p]
				if x.Luck[p] != 0 {
					lucky++
				}
			}
			if x.First != next || x.Next <= x.First || sum != 1000 || luck < -seats || luck > seats || i > 0 && x.Who == r.Turns()[i-1].Who {
				t.Fatalf("turn %d of %v", i, r.Turns())
			}
			next = x.Next
		}
		if last := r.Turns()[len(r.Turns())-1]; next != len(moves) || last.Chances != Chances(toy, end) {
			t.Fatalf("%d moves end with %v, not %v", len(moves), last, Chances(toy, end))
		}
		for i, x := range r.Turnings() {
			if x.Cost < leastCost || x.Margin <= 0 && x.Cost < 300 || x.Trials < leastTrials || x.Better.Action == x.Played || i > 0 && x.Move <= r.Turnings()[i-1].Move {
				t.Errorf("turning point %+v", x)
			}
			turnings++
		}
		for _, slice := range []int{1, 13} {
			if other := look(start, moves, everybody, slice); !reflect.DeepEqual(other.Turns(), r.Turns()) || !reflect.DeepEqual(other.Turnings(), r.Turnings()) {
				t.Fatalf("in slices of %d another analysis", slice)
			}
		}
	}
	if lucky == 0 || turnings == 0 {
		t.Errorf("%d numbers of luck, %d turning points", lucky, turnings)
	}
}

// TestAnalysisOfWhatWasSeededAnew: a table by link draws anew with each letter. Its analysis ends as the table did, in slices of any size.
func TestAnalysisOfWhatWasSeededAnew(t *testing.T) {
	elsewhere, turnings := 0, 0
	for seed := range uint64(6) {
		s, err := toy.New(toy.DefaultSetup(3, seed))
		if err != nil {
			t.Fatal(err)
		}
		start, q := s.Clone(), Question{Of: everybody, Seed: 7}
		for who := game.Nobody; s.Turn() != game.Nobody; who = s.Turn() {
			if s.Turn() != who {
				draws := game.NewRand(seed, uint64(100+len(q.Moves)))
				q.Anew = append(q.Anew, Anew{len(q.Moves), draws})
				s.Determinize(&draws)
			}
			a := Choose(toy, s, s.Turn(), toy.Levels[0], seed)
			q.Moves = append(q.Moves, uint16(game.Index(s.Legal(nil), a)))
			s.Apply(a, nil)
		}
		r := NewAnalysis(toy, start, q)
		for !r.Step(1 << 20) {
		}
		if last := r.Turns()[len(r.Turns())-1]; r.Fault() != nil || last.Next != len(q.Moves) || last.Chances != Chances(toy, s) {
			t.Fatalf("%v: the table ended with %v, its analysis with %v", r.Fault(), Chances(toy, s), last)
		}
		turnings += len(r.Turnings())
		slices := NewAnalysis(toy, start, q)
		for !slices.Step(13) {
		}
		if !reflect.DeepEqual(slices.Turns(), r.Turns()) || !reflect.DeepEqual(slices.Turnings(), r.Turnings()) {
			t.Fatal("in slices another analysis")
		}
		q.Anew = nil
		other := NewAnalysis(toy, start, q)
		for !other.Step(1 << 20) {
		}
		if !reflect.DeepEqual(other.Turns(), r.Turns()) {
			elsewhere++
		}
	}
	if elsewhere == 0 || turnings == 0 {
		t.Errorf("%d games go otherwise with the draws of their beginning, %d turning points", elsewhere, turnings)
	}
}

// TestAnalysisTellsLuckFromChoice: what a gamble brings is luck, beyond what it promised; selling is a choice and nothing else.
func TestAnalysisTellsLuckFromChoice(t *testing.T) {
	good, bad := 0, 0
	for seed := range uint64(40) {
		start := &toyState{N: 2, Round: 6, Coins: [4]uint8{3, 3}, Luck: game.NewRand(seed, 1)}
		moves := spelled(t, start, game.Action{Kind: toyGamble}, game.Action{Kind: game.EndTurn}, game.Action{Kind: toySell, A: 2}, game.Action{Kind: game.EndTurn})
		r := look(start, moves, [game.MaxSeats]bool{}, 1<<20)
		if len(r.Turns()) != 2 || len(r.Turnings()) != 0 {
			t.Fatalf("turns %v, turning points of nobody %v", r.Turns(), r.Turnings())
		}
		end := start.Clone().(*toyState)
		end.Apply(game.Action{Kind: toyGamble}, nil)
		switch luck := r.Turns()[0].Luck; {
		case luck[0]+luck[1] != 0:
			t.Fatalf("luck %v", luck)
		case end.Coins[0] == 7 && luck[0] > 50:
			good++
		case end.Coins[0] == 3 && luck[0] < -50:
			bad++
		case end.Coins[0] == 7 || end.Coins[0] == 3:
			t.Errorf("%d coins won: luck %v", end.Coins[0]-3, luck)
		}
		if luck := r.Turns()[1].Luck; luck != [game.MaxSeats]int{} {
			t.Errorf("selling is luck: %v", luck)
		}
	}
	if good == 0 || bad == 0 {
		t.Errorf("lucky %d times, unlucky %d times", good, bad)
	}
}

// TestAnalysisFindsTheBlunder: in the last round six coins win the game, if one sells them.
func TestAnalysisFindsTheBlunder(t *testing.T) {
	def := *toy
	def.Eval = func(s game.State, p game.Player) int32 { // coins bring nothing any more
		return 100 * int32(s.(*toyState).Points[p])
	}
	look := func(start game.State, moves []uint16, of [game.MaxSeats]bool) []Turning {
		r := NewAnalysis(&def, start, Question{Moves: moves, Of: of, Seed: 7})
		for !r.Step(100) {
		}
		return r.Turnings()
	}
	start := &toyState{N: 2, Round: toyRounds - 1, Coins: [4]uint8{6, 0}, Points: [4]uint8{0, 4}, Luck: game.NewRand(1, 1)}
	lost := spelled(t, start, game.Action{Kind: game.EndTurn}, game.Action{Kind: game.EndTurn})
	found := look(start, lost, everybody)
	if len(found) != 1 || found[0].Move != 0 || found[0].Who != 0 || found[0].Played.Kind != game.EndTurn || found[0].Better.Action.Kind != toySell ||
		found[0].Cost < 900 || found[0].Better.Causes[0].More == 0 {
		t.Errorf("turning points %+v", found)
	}
	won := spelled(t, start, game.Action{Kind: toySell, A: 6}, game.Action{Kind: game.EndTurn}, game.Action{Kind: game.EndTurn})
	if found := look(start, won, everybody); len(found) != 0 {
		t.Errorf("the win was turned by %+v", found)
	}
	if found := look(start, lost, [game.MaxSeats]bool{1: true}); len(found) != 0 {
		t.Errorf("of the other seat: %+v", found)
	}
}

// TestAnalysisBlamesNobodyForWhatCouldNotBeKnown: a rival's card that stays in the hand changes nothing.
func TestAnalysisBlamesNobodyForWhatCouldNotBeKnown(t *testing.T) {
	for card := uint8(1); card <= 9; card++ {
		start := &toyState{N: 2, Round: 5, Coins: [4]uint8{6, 5}, Card: [4]uint8{0, card}, Held: [4]uint8{0, 1}, Luck: game.NewRand(1, 1)}
		moves := spelled(t, start, game.Action{Kind: game.EndTurn}, game.Action{Kind: toySell, A: 5}, game.Action{Kind: game.EndTurn})
		r := look(start, moves, [game.MaxSeats]bool{true}, 1<<20)
		start.Card[1] = 1
		if other := look(start, moves, [game.MaxSeats]bool{true}, 1<<20); !reflect.DeepEqual(other.Turns(), r.Turns()) || !reflect.DeepEqual(other.Turnings(), r.Turnings()) {
			t.Fatalf("card %d makes %v of %v", card, r.Turnings(), other.Turnings())
		}
	}
}

func TestAnalysisEndsWhereTheMovesDo(t *testing.T) {
	start, _, moves := played(t, 2, 3)
	bad := append(append([]uint16{}, moves[:9]...), 500)
	r := look(start, bad, everybody, 1<<20)
	if r.Fault() == nil || r.Turns()[len(r.Turns())-1].Next > 9 {
		t.Errorf("fault %v after %v", r.Fault(), r.Turns())
	}
	if r := look(start, append(moves, 0), everybody, 1<<20); r.Fault() == nil {
		t.Error("a move after the end")
	}
	if r := look(start, nil, everybody, 1); r.Fault() != nil || len(r.Turns()) != 0 {
		t.Errorf("no moves: %v, %v", r.Fault(), r.Turns())
	}
}

func TestAnalysisTellsHowFarItIs(t *testing.T) {
	start, _, moves := played(t, 3, 5)
	r := NewAnalysis(toy, start, Question{Moves: moves, Of: everybody, Seed: 7})
	last, total := r.Progress()
	for done := false; !done; {
		done = r.Step(9)
		now, of := r.Progress()
		if now < last || of != total || now > of {
			t.Fatalf("%d of %d after %d of %d", now, of, last, total)
		}
		last = now
	}
	if last != total {
		t.Errorf("%d of %d at the end", last, total)
	}
}

func TestNumbersOfAnalyses(t *testing.T) {
	for n := int64(0); n < 5000; n++ {
		if x := root(n); x*x > n || (x+1)*(x+1) <= n {
			t.Fatalf("root of %d: %d", n, x)
		}
	}
	if big := int64(unit) * unit; root(big) != unit || root(big-1) != unit-1 {
		t.Error("large roots")
	}
	for _, x := range [][3]int{{7, 2, 4}, {-7, 2, -4}, {5, 3, 2}, {4, 3, 1}, {0, 3, 0}} {
		if got := nearest(x[0], x[1]); got != x[2] {
			t.Errorf("%d parts of %d: %d", x[1], x[0], got)
		}
	}
}
