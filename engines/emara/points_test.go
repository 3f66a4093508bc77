package emara

import (
	"testing"

	"tabard/engines/game"
	"tabard/engines/gametest"
)

func TestReceipts(t *testing.T) {
	gametest.Scenarios{
		{"CE-30 the Toolmaker adds two to stone and to wood, once each (R-31)", func(t *testing.T) {
			s := b0().owns(0, Toolmaker).has(0, "S 1, W 3, Br 3").visits(t, ConstructionSite)
			s.do(t, BuildStone(), Feed(3), BuildWood(3))
			s.wants(t, 0, "BP 49, CP 33")
		}},
		{"CE-32 Toolmaker and a long summer add four (R-32)", func(t *testing.T) {
			s := b0().owns(0, Toolmaker).event(LongSummer).has(0, "Bk 1").visits(t, Castle)
			s.do(t, CastleBook())
			s.wants(t, 0, "BP 39")
		}},
		{"CE-33 the Toolmaker counts for a Carpenter recruited after him (R-29, R-34)", func(t *testing.T) {
			s := b0().owns(0, Toolmaker).lies(Carpenter, Castle, 0).has(0, "W 2, C 1, G 1").plays(t, CardWood, 1)
			s.do(t, Recruit(Castle, 0))
			s.wants(t, 0, "CP 11, BP 42, W 0, C 0, G 0")
		}},
		{"CE-34 what was built before the Toolmaker came does not count; a visit ends before a recruit (R-10, R-34, R-90)",
			func(t *testing.T) {
				s := b0().owns(0, Bailiff).lies(Toolmaker, ConstructionSite, 0).has(0, "Ri 1, S 2, W 1, C 1").
					arrives(t, ConstructionSite)
				s.do(t, BuildStone())
				s.wantIllegal(t, Recruit(ConstructionSite, 0), Use(Bailiff, 0))
				s.do(t, Leave(), Recruit(ConstructionSite, 0), Use(Bailiff, 0))
				s.wants(t, 0, "BP 42, CP 17, W 0, C 0, S 0, Ri 0")
			}},
	}.Run(t)
	// Every receipt of 13, by winter, by summer and with the Toolmaker.
	for _, c := range []struct {
		name string
		base int16
		do   func(t *testing.T, s *State)
	}{
		{"a book at the castle", 5, func(t *testing.T, s *State) { s.has(0, "Bk 1").visits(t, Castle).do(t, CastleBook()) }},
		{"a stone", 5, func(t *testing.T, s *State) { s.has(0, "S 1").visits(t, ConstructionSite).do(t, BuildStone()) }},
		{"one wood", 5, func(t *testing.T, s *State) { s.has(0, "W 1").visits(t, ConstructionSite).do(t, BuildWood(1)) }},
		{"three wood", 10, func(t *testing.T, s *State) { s.has(0, "W 3").visits(t, ConstructionSite).do(t, BuildWood(3)) }},
		{"the Bailiff", 5, func(t *testing.T, s *State) {
			s.owns(0, Bailiff).has(0, "Ri 1").plays(t, CardWood, 1).do(t, Use(Bailiff, 0))
		}},
		{"the Landlord", 5, func(t *testing.T, s *State) {
			s.owns(0, Landlord).has(0, "C 1").plays(t, CardWood, 1).do(t, Use(Landlord, 0))
		}},
		{"the Carpenter", 10, func(t *testing.T, s *State) {
			s.lies(Carpenter, Castle, 0).has(0, "W 2, C 1, G 1").plays(t, CardWood, 1).do(t, Recruit(Castle, 0))
		}},
		{"Sir Gustave", 12, func(t *testing.T, s *State) { recruitsPatron(t, s, SirGustave) }},
		{"Sir Antoni", 15, func(t *testing.T, s *State) { recruitsPatron(t, s, SirAntoni) }},
		{"a token", 5, func(t *testing.T, s *State) { s.tokens(0, 2).visits(t, Castle).do(t, Redeem(1)) }},
	} {
		t.Run(c.name, func(t *testing.T) {
			for _, m := range []struct {
				event Event
				tools bool
				more  int16
			}{{Harvest, false, 0}, {EarlyWinter, false, -1}, {LongSummer, false, 2}, {Harvest, true, 2}, {EarlyWinter, true, 1},
				{LongSummer, true, 4}} {
				s := b0().event(m.event)
				if m.tools {
					s.owns(0, Toolmaker)
				}
				c.do(t, s)
				gametest.Want(t, OccasionNames[m.event], s.Seats[0].BP, 30+c.base+m.more)
			}
		})
	}
}

// recruitsPatron puts an advisor of the second set on the castle's first space and recruits it.
func recruitsPatron(t *testing.T, s *State, a Advisor) []game.Event {
	t.Helper()
	s.patronLies(a)
	s.has(0, "W 3, C 3, G 3, S 3").plays(t, CardWood, 1)
	return s.do(t, Recruit(Castle, 0))
}

// patronLies gives the castle's first advisor to the last seat and lays one of the second set in its place.
func (s *State) patronLies(a Advisor) {
	s.Seats[s.N-1].Advisors |= 1 << (s.AdvisorAt[0][0] - 1)
	s.AdvisorAt[0][0] = s.BTop
	for b := range Advisors - AdvisorsA {
		if s.BLeft>>b&1 == 1 {
			s.BTop = FirstPatron + Advisor(b)
			s.BLeft &^= 1 << b
			break
		}
	}
	for l := range s.AdvisorAt {
		for i, at := range s.AdvisorAt[l] {
			if at == a {
				s.AdvisorAt[l][i], s.AdvisorAt[0][0] = s.AdvisorAt[0][0], a
				return
			}
		}
	}
	was := s.AdvisorAt[0][0]
	s.AdvisorAt[0][0] = a
	if s.BTop == a {
		s.BTop = was
		return
	}
	s.BLeft ^= 1<<(a-FirstPatron) | 1<<(was-FirstPatron)
}

// The second set gives what its ability says and nothing else.
func TestPatrons(t *testing.T) {
	for a, points := range map[Advisor]string{SirChristiaan: "CP 18, BP 30", LadyMarie: "CP 18, BP 30", SirCarl: "CP 20, BP 30",
		LadyFrida: "CP 22, BP 30", SirGustave: "CP 10, BP 42", SirAntoni: "CP 10, BP 45"} {
		s := b0()
		recruitsPatron(t, s, a)
		s.wants(t, 0, points)
		gametest.Want(t, "it is the seat's", s.Seats[0].Has(a), true)
	}
}

// Points go on beyond the printed track.
func TestPointsBeyondTheTrack(t *testing.T) {
	s := b0().has(0, "CP 103, BP 104, Bk 6").visits(t, Market)
	s.do(t, SellBooks(5))
	s.wants(t, 0, "CP 124")
	s.finish(t)
	s.at(2, 1).visits(t, Castle).do(t, CastleBook())
	s.wants(t, 0, "BP 109")
}
