package coincrown

import (
	"testing"

	"tabard/engines/game"
	"tabard/engines/gametest"
)

// swapped is the position with its first and last seat in each other's place.
func swapped(s State) State {
	other := func(p game.Player) game.Player { return gametest.Ends(p, game.Player(s.N)) }
	a, b := game.Player(0), game.Player(s.N)-1
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

// What a position is worth is worth it to whoever sits there, and to nobody else for knowing more.
func TestEvalIsFair(t *testing.T) {
	gametest.Evals[State]{Def: Def, Moved: swapped, Chair: gametest.Ends, Agreed: func(s *State) { s.Used |= KindsCount }}.Prove(t)
}

// Whoever could take every land that lies open is near to the dearest by all that it is worth, however strong it is.
func TestAMarchIsWorthTheLand(t *testing.T) {
	for _, s := range gametest.Positions[State](t, Def, 3, 3) {
		dearest := int16(0)
		for l, top := range s.LandTop {
			if top > 0 {
				dearest = max(dearest, 100*int16(s.box.LandPoints[l]))
			}
		}
		q := s.Seats[0]
		q.Troop[1][0] = 40
		var own [CardKinds]int16
		var f [features]int16
		s.countArmy(&q, &own, false, &f)
		if f[fMarch] != dearest {
			t.Fatalf("it is worth %d hundredths, the land %d", f[fMarch], dearest)
		}
	}
}

func TestMoreIsNeverWorse(t *testing.T) {
	for _, s := range gametest.Positions[State](t, Def, 3, 3) {
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
			if class, ok := House.ClassOf(row); ok {
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
	gametest.Playout(s, &r, nil)
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
