package conquer

import (
	"testing"

	"tabard/engines/game"
)

// Games in which the box is nearly empty: hoards take all but a few of everything, again and again, and whatever is played
// is what the second generator lists, has reasons for all it does not list, and keeps the position sound.
func TestScarceBox(t *testing.T) {
	var met [whyEnd]int
	short := 0
	for i := range 9 {
		s := deals(t, 2+i%3, uint64(60+i), map[int]uint8{OptionPieces: 1, OptionAvalon: 1, OptionTarget: 7, OptionFactions: 1, OptionRounds: 1})
		r := game.NewRand(uint64(i), 97)
		var out game.Sink
		for n := 0; s.Turn() != game.Nobody && n < 1500; n++ {
			if s.Round > 0 && n%40 == 0 {
				s.hoard(&r)
			}
			legal := s.Legal(nil)
			sameActions(t, s.State, legal)
			if n%97 == 0 {
				agree(t, s.State, &met)
			}
			a := legal[r.Intn(len(legal))]
			for k := 0; k < 4 && a.Kind < game.FirstKind; k++ {
				a = legal[r.Intn(len(legal))]
			}
			out.Reset()
			s.Apply(a, &out)
			s.sound()
			for _, e := range out.Events {
				if e.Kind == EvGathered && e.B > 1 {
					short++
				}
			}
			if t.Failed() {
				t.Fatalf("after %s", Def.ActionText(a))
			}
		}
	}
	for id := WhyBoxSoldier; id < whyEnd; id++ {
		if met[id] == 0 {
			t.Errorf("nothing is refused for %s", WhyNames[id])
		}
	}
	if short == 0 {
		t.Error("no settlement brought less than its yield")
	}
}

// hoard gives one seat nearly all that is left in the box, at random.
func (s stage) hoard(r *game.Rand) {
	q := &s.Seats[r.Intn(int(s.N))]
	left := s.Left()
	some := func(n int) uint16 { return uint16(max(0, n-r.Intn(4))) }
	if r.Intn(3) > 0 {
		q.Coins += some(left.Coins)
	}
	q.Captured += some(left.Peasants)
	q.Arrows += some(left.Arrows[Arrow])
	q.Flaming += some(left.Arrows[Flaming])
	for i := range q.Stock {
		q.Stock[i] += some(left.Stock[i])
	}
	for t := Warrior; t <= Archer; t++ {
		for q.ArmySize() < ArmyLimit && left.Soldiers[t] > 0 && r.Intn(3) > 0 {
			q.Reserve[t-Warrior]++
			left.Soldiers[t]--
		}
	}
}

// sameActions compares the list of legal actions with the second generator's.
func sameActions(t testing.TB, s *State, legal []game.Action) {
	t.Helper()
	t.Helper()
	want := map[game.Action]bool{}
	for _, a := range naive(s, nil) {
		if want[a] = true; game.Index(legal, a) < 0 {
			t.Fatalf("%s is not listed", Def.ActionText(a))
		}
	}
	if len(want) != len(legal) {
		t.Fatalf("%d actions are listed, not %d", len(legal), len(want))
	}
}

// A search that trades in a game with a scarce box trades what the box allows, and every run of its trades leads to what it is
// for.
func TestErrandsKnowTheBox(t *testing.T) {
	runs := 0
	for i := range 6 {
		s := deals(t, 2+i%3, uint64(80+i), map[int]uint8{OptionPieces: 1, OptionFactions: 1})
		r := game.NewRand(uint64(i), 96)
		for n := 0; s.Turn() != game.Nobody && n < 1200; n++ {
			if s.Round > 0 && n%30 == 0 {
				s.hoard(&r)
			}
			legal := s.Legal(nil)
			if s.Prompt().Kind == FrameMain {
				search := *s.State
				search.Mart = 0
				search.Brisk()
				for _, a := range search.Legal(nil) {
					if martOf(a) == 0 {
						continue
					}
					if game.Index(legal, a) < 0 {
						t.Fatalf("%s is not legal", Def.ActionText(a))
					}
					runs++
					follow(t, search, a)
				}
			}
			a := legal[r.Intn(len(legal))]
			if a.Kind == game.EndTurn && r.Intn(3) > 0 {
				a = legal[r.Intn(len(legal))]
			}
			s.Apply(a, nil)
		}
	}
	if runs < 100 {
		t.Errorf("%d runs of trades: too few to prove anything", runs)
	}
}

// follow makes a trade and goes on with the run wherever it leads.
func follow(t *testing.T, s State, a game.Action) {
	t.Helper()
	s.Apply(a, nil)
	done := false
	for _, b := range s.Legal(nil) {
		switch {
		case martOf(b) != 0:
			follow(t, s, b)
			done = true
		case tradedFor(b.Kind):
			done = true
		}
	}
	if !done {
		t.Fatalf("%s led to nothing", Def.ActionText(a))
	}
}
