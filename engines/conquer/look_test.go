package conquer

import (
	"testing"

	"tabard/engines/game"
)

// What AtTurn shows of a seat's next turn is what that turn begins with: soldiers fresh or sick, attacks barred or not,
// settlements as good as new; and its menu can be listed at any time.
func TestAtTurnIsHowATurnBegins(t *testing.T) {
	compared, sick, barred := 0, 0, 0
	for i, setup := range setups() {
		setup.Seed = uint64(i + 3)
		s, err := New(setup)
		if err != nil {
			t.Fatal(err)
		}
		r := game.NewRand(setup.Seed, 7)
		var before State
		for step := 0; s.Turn() != game.Nobody && step < 6000; step++ {
			before = *s
			legal := s.Legal(nil)
			a := legal[r.Intn(len(legal))]
			for range 6 { // cards that last
				if k := ActionCard(a.A); a.Kind == KindPlay && (k == Sickness || k == Attrition) {
					break
				}
				a = legal[r.Intn(len(legal))]
			}
			s.Apply(a, nil)
			if before.Round == 0 || s.Over || before.Current == s.Current {
				continue
			}
			p := s.Current
			look, now := before.AtTurn(p), &s.Seats[p]
			q := &look.Seats[p]
			if q.Army != now.Army || q.NArmy != now.NArmy || q.Flags != now.Flags {
				t.Fatalf("soldiers %v %x, but the turn began with %v %x", q.Army, q.Flags, now.Army, now.Flags)
			}
			for i := range q.NTowns {
				if q.Towns[i].Flags&^Peasant != 0 || now.Towns[i].Flags&^Peasant != 0 {
					t.Fatalf("settlement %v, but the turn began with %v", q.Towns[i], now.Towns[i])
				}
			}
			for _, x := range q.Army[:q.NArmy] {
				if x.Flags == SickNow {
					sick++
				}
			}
			if q.Flags&NoAttackNow != 0 {
				barred++
			}
			compared++
			for o := range game.Player(s.N) {
				menu := s.AtTurn(o).Legal(nil)
				if len(menu) == 0 || menu[0] != EndTurn() {
					t.Fatalf("the menu of seat %d begins with %v", o, menu)
				}
			}
		}
	}
	if compared < 60 || sick == 0 || barred == 0 {
		t.Errorf("%d turns, %d sick soldiers, %d barred seats", compared, sick, barred)
	}
}

// While a turn runs, AtTurn leaves its traces: who has moved has moved, and what was used is turned over until the next one.
func TestAtTurnKeepsTheTurnThatRuns(t *testing.T) {
	s, err := New(game.Setup{Seats: 2, Seed: 2, Options: [game.MaxOptions]uint8{OptionTarget: 2}})
	if err != nil {
		t.Fatal(err)
	}
	for s.Prompt().Kind != FrameMain {
		s.Apply(s.Legal(nil)[0], nil)
	}
	p := s.Current
	q := &s.Seats[p]
	q.Army[0].Flags |= Moved | Acted
	q.Open, q.NOpen = [3]byte{ArcherVolley | TurnedOver}, 1
	if now := s.AtTurn(p).Seats[p]; now.Army[0].Flags != Moved|Acted || now.ready(ArcherVolley) {
		t.Errorf("the soldier is %v, the card %v", now.Army[0], now.Open)
	}
	if next := s.AtTurn(1 - p).AtTurn(p).Seats[p]; next.Army[0].Flags != 0 || !next.ready(ArcherVolley) {
		t.Errorf("in the next turn the soldier is %v, the card %v", next.Army[0], next.Open)
	}
}

// What is told of single questions is what the rules do with them.
func TestLooksAgreeWithTheRules(t *testing.T) {
	for terrain := range Terrain(Terrains) {
		if (StepCost(terrain) > 0) != land(terrain) || MayCover(terrain) != firm(terrain) {
			t.Errorf("%s costs %d, covered %v", TerrainNames[terrain], StepCost(terrain), MayCover(terrain))
		}
	}
	setup := game.Setup{Seats: 3, Seed: 5, Options: [game.MaxOptions]uint8{OptionTarget: 2, OptionRounds: 1}}
	s, err := New(setup)
	if err != nil {
		t.Fatal(err)
	}
	r := game.NewRand(5, 5)
	sites, cells := 0, 0
	for s.Turn() != game.Nobody {
		legal := s.Legal(nil)
		free, deploy := SiteSet{}, CellSet{}
		if s.board != nil {
			free, deploy = s.FreeSites(s.Turn()), s.DeployCells(s.Turn())
		}
		for _, a := range legal {
			switch a.Kind {
			case KindSite:
				if sites++; !free.Has(a.A) {
					t.Fatalf("site %d is legal and not free", a.A)
				}
			case KindDeploy:
				if cells++; !deploy.Has(a.B) {
					t.Fatalf("cell %d is legal for a deployment and not told", a.B)
				}
			}
		}
		s.Apply(legal[r.Intn(len(legal))], nil)
	}
	if sites < 100 || cells < 20 {
		t.Errorf("%d sites and %d cells were compared", sites, cells)
	}
}
