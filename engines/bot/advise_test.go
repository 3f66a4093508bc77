package bot

import (
	"reflect"
	"testing"

	"tabard/engines/game"
)

// sight is a level without roll-outs, on a few deals.
var sight = game.Level{ID: "sight", Width: 6, Deals: 3, Endings: 1000}

func TestAdviceIsWhatTheLevelWouldPlay(t *testing.T) {
	full, caused := 0, 0
	for seats := 2; seats <= 4; seats++ {
		positions(t, seats, 5, func(s game.State) {
			seat := s.Turn()
			for _, l := range []game.Level{sight, toy.Levels[1]} {
				before := *s.(*toyState)
				list := Advise(toy, s, seat, l, 7, MaxAdvice)
				if *s.(*toyState) != before {
					t.Fatal("the position was changed")
				}
				if len(list) == 0 || len(list) > MaxAdvice || list[0].Behind != 0 || list[0].Action != Choose(toy, s, seat, l, 7) {
					t.Fatalf("%s plays %v and advises %v", l.ID, Choose(toy, s, seat, l, 7), list)
				}
				if len(list) == MaxAdvice {
					full++
				}
				legal := s.Legal(nil)
				for i, a := range list {
					if game.Index(legal, a.Action) < 0 || i > 0 && (a.Behind < list[i-1].Behind || a.Action == list[i-1].Action) {
						t.Fatalf("%s advises %v", l.ID, list)
					}
					for k, c := range a.Causes {
						size := max(c.More, -c.More)
						if size == 0 {
							break
						}
						if int(c.Feature) >= len(toy.Features) || size < leastCause || k > 0 && size > max(a.Causes[k-1].More, -a.Causes[k-1].More) {
							t.Fatalf("causes %v", a.Causes)
						}
						caused++
					}
				}
			}
		})
	}
	if full < 20 || caused < 100 {
		t.Errorf("three answers %d times, %d causes", full, caused)
	}
}

// TestCausesAddUp: without roll-outs all that tells two answers apart is what their ends are worth.
func TestCausesAddUp(t *testing.T) {
	looked := 0
	positions(t, 3, 13, func(s game.State) {
		one := sight
		one.Deals = 1
		a := NewAdvice(toy, s, s.Turn(), one, 7, MaxAdvice)
		for !a.Step(1 << 20) {
		}
		worth, r := a.turn.result(), a.turn.reasons
		for i := range worth {
			sum := int64(0)
			for _, n := range r.of(i) {
				sum += n
			}
			if d := sum/(16*int64(r.scale)*r.deals) - worth[i]; a.turn.ended[i] != unseen && (d < -2 || d > 2) {
				t.Fatalf("answer %d is worth %d, its parts %d", i, worth[i], sum/(16*int64(r.scale)*r.deals))
			}
			looked++
		}
	})
	if looked < 50 {
		t.Errorf("only %d answers", looked)
	}
}

func TestAdviceDependsOnTheViewAlone(t *testing.T) {
	shuffle := game.NewRand(3, 3)
	positions(t, 3, 11, func(s game.State) {
		seat := s.Turn()
		other := game.View(s, seat)
		other.Determinize(&shuffle)
		for _, l := range []game.Level{sight, toy.Levels[1]} {
			want := Advise(toy, s, seat, l, 7, MaxAdvice)
			if got := Advise(toy, other, seat, l, 7, MaxAdvice); !reflect.DeepEqual(got, want) {
				t.Fatalf("%s advises %v, but %v when what it cannot see is dealt differently", l.ID, want, got)
			}
			sliced := NewAdvice(toy, s, seat, l, 7, MaxAdvice)
			for !sliced.Step(3) {
			}
			if got := sliced.Advice(); !reflect.DeepEqual(got, want) {
				t.Fatalf("%s: in slices %v, at once %v", l.ID, got, want)
			}
		}
	})
}

func TestAdviceOfPlansNotOfTheirOrder(t *testing.T) {
	// Selling and then showing the card, or the other way round, is one plan.
	s := &toyState{N: 2, Round: toyRounds - 1, Coins: [4]uint8{1}, Card: [4]uint8{5}, Held: [4]uint8{1}, Luck: game.NewRand(1, 1)}
	list := Advise(toy, s, 0, sight, 1, MaxAdvice)
	plans := 0
	for _, a := range list {
		if a.Behind == 0 {
			plans++
		}
	}
	if plans != 1 || len(list) < 2 {
		t.Errorf("%d best plans of %v", plans, list)
	}
}

func TestAdviceWhereThereIsNothingToSay(t *testing.T) {
	s := &toyState{N: 2, Acted: 1, Luck: game.NewRand(1, 1)}
	if list := Advise(toy, s, 0, sight, 1, MaxAdvice); len(list) != 1 || list[0].Action.Kind != game.EndTurn || list[0].Causes != [MaxCauses]Cause{} {
		t.Errorf("the only answer: %v", list)
	}
	if list := Advise(toy, s, 1, sight, 1, MaxAdvice); list != nil {
		t.Errorf("a seat that is not asked: %v", list)
	}
	s.Acted = 0
	if list := Advise(toy, s, 0, sight, 1, 1); len(list) != 1 || list[0].Causes != [MaxCauses]Cause{} {
		t.Errorf("one answer was wanted: %v", list)
	}
}
