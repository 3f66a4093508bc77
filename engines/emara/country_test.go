package emara

import (
	"testing"

	"tabard/engines/game"
	"tabard/engines/gametest"
)

func TestHires(t *testing.T) {
	gametest.Scenarios{
		{"CE-15 with one wood and one cloth the second hut of the grainfield can be paid, a taken one never", func(t *testing.T) {
			s := b0().stands(0, Grainfield, Castle).hut(1, int(Grainfield), 0).has(0, "W 1, C 1").plays(t, CardWood, 1)
			s.wantKind(t, KindHire, Hire(Grainfield, 1))
			s.do(t, Hire(Grainfield, 1))
			s.wants(t, 0, "W 0, C 0, CP 11")
			gametest.Want(t, "craftsmen", s.Seats[0].CraftPlaced, 1)
			gametest.Want(t, "hut", s.Huts[Grainfield][1], game.Player(0))
		}},
		{"CE-16 helpers and the bonus hire are two hires in one turn, and no third (R-12, R-13)", func(t *testing.T) {
			s := b0().stands(0, Quarry, Castle).has(0, "W 2, C 1").plays(t, CardHelpers, 1)
			gametest.Want(t, "hired by card", bench.Find(t, s.do(t, CardHire(Quarry, 0)), EvHired).C, 1)
			s.wants(t, 0, "W 1, C 1, CP 11")
			s.do(t, Hire(Quarry, 1))
			s.wants(t, 0, "W 0, C 0, CP 13")
			gametest.Want(t, "craftsmen at the quarry", s.Crafts(0, Quarry), 2)
			s.has(0, "W 9, C 9, G 9")
			s.wantKind(t, KindHire)
			s.wantKind(t, KindCardHire)
			s.wantKind(t, KindCardRecruit)
			s.wantLegal(t, Recruit(Castle, 1))
		}},
		{"card, bonus hire, bonus recruit and rank all fit in one turn, each once (R-12, R-63)", func(t *testing.T) {
			s := b0().stands(0, Quarry, Castle).lies(Baker, Castle, 0).lies(Merchant, Castle, 1).has(0, "W 9, C 9, G 9, Co 3, Ri 3").
				plays(t, CardHelpers, 1)
			gametest.Want(t, "recruited by card", bench.Find(t, s.do(t, CardRecruit(Castle, 0), pay(0, 0, 1, 0, 0)), EvRecruited).N, 1)
			gametest.Want(t, "recruited by card", bench.Find(t, s.do(t, Recruit(Castle, 1), pay(1, 1, 1, 0, 0)), EvRecruited).N, 0)
			gametest.Want(t, "hired by card", bench.Find(t, s.do(t, Hire(Quarry, 0), pay(2, 0, 0, 0, 0)), EvHired).C, 0)
			s.do(t, RankUp())
			s.wants(t, 0, "W 6, C 8, G 7, Co 2, CP 20") // 3, 2, 1 and 4 points
			for _, k := range []game.Kind{KindCardHire, KindCardRecruit, KindHire, KindRecruit, KindRankUp} {
				s.wantKind(t, k)
			}
			s.finish(t)
			s.anyTurn(t)
			s.anyTurn(t)
			s.do(t, s.Legal(nil)[0])
			s.wantLegal(t, Hire(Quarry, 1), RankUp())
		}},
		{"CE-17 nobody hires a fourth craftsman on a location or a fifth in all (R-44)", func(t *testing.T) {
			s := b0().stands(0, Quarry, Castle).hut(0, int(Quarry), 0, int(Quarry), 1, int(Quarry), 2).has(0, "W 9, C 9, G 9, S 9").
				plays(t, CardHelpers, 1)
			s.wantKind(t, KindHire)
			s.wantKind(t, KindCardHire)
			s = b0().stands(0, Forest, Castle).hut(0, int(Quarry), 0, int(Quarry), 1, int(Quarry), 2, int(Grainfield), 0).
				has(0, "W 9, C 9, G 9, S 9").plays(t, CardHelpers, 1)
			s.wantKind(t, KindHire)
			s.wantKind(t, KindCardHire)
		}},
		{"each craftsman of a seat gives one point more than the last", func(t *testing.T) {
			s := b0().stands(0, Quarry, Castle).has(0, "W 9, C 9, G 9, CP 0")
			for i, at := range []struct {
				l   Location
				hut int
				cp  string
			}{{Quarry, 0, "CP 1"}, {Quarry, 1, "CP 3"}, {Forest, 2, "CP 6"}, {Grainfield, 0, "CP 10"}} {
				s.at(2, 1).stands(0, at.l, Castle).plays(t, CardWood, 1)
				e := bench.Find(t, s.do(t, Hire(at.l, at.hut)), EvHired)
				gametest.Want(t, "number", int(e.N), i+1)
				s.wants(t, 0, at.cp)
			}
		}},
		{"without the step a hire needs a councilor on the location; helpers save any one resource (R-13)", func(t *testing.T) {
			s := b0().has(0, "W 1, C 1, G 1").plays(t, CardHelpers, 1)
			s.wantKind(t, KindHire, Hire(Forest, 1), Hire(Forest, 2))
			s.wantKind(t, KindCardHire, CardHire(Forest, 0), CardHire(Forest, 1), CardHire(Forest, 2))
			s.do(t, CardHire(Forest, 2))
			s.wantKind(t, KindPay, pay(0, 1, 1, 0, 0), pay(1, 0, 1, 0, 0), pay(1, 1, 0, 0, 0))
		}},
	}.Run(t)
}

func TestGather(t *testing.T) {
	gathers := func(t *testing.T, s *State, l Location, breads, coins int, after string) {
		t.Helper()
		c := s.copied()
		c.arrives(t, l)
		c.do(t, Gather(breads, coins))
		c.wants(t, 0, after)
		gametest.Want(t, "the visit is over by itself (Q-04)", c.Prompt().Kind, FrameTurn)
	}
	gametest.Scenarios{
		{"CE-19 one craftsman at the forest brings a second wood or bakes a bread (R-62)", func(t *testing.T) {
			s := b0().hut(0, int(Forest), 0).has(0, "G 1")
			gathers(t, s, Forest, 1, 0, "W 1, G 0, Br 1")
			gathers(t, s, Forest, 0, 0, "W 2, G 1, Br 0")
			s.arrives(t, Forest)
			s.wantKind(t, KindGather, Gather(0, 0), Gather(1, 0))
		}},
		{"CE-20 of three craftsmen two bake and one gathers", func(t *testing.T) {
			s := b0().hut(0, int(WeavingMill), 0, int(WeavingMill), 1, int(WeavingMill), 2).has(0, "G 2")
			gathers(t, s, WeavingMill, 2, 0, "C 2, G 0, Br 2")
			s.arrives(t, WeavingMill)
			s.wantIllegal(t, Gather(3, 0))
		}},
		{"at the grainfield the grain just gathered may be baked (R-61)", func(t *testing.T) {
			s := b0().hut(0, int(Grainfield), 0, int(Grainfield), 1, int(Grainfield), 2)
			gathers(t, s, Grainfield, 1, 0, "G 2, Br 1")
			gathers(t, s, Grainfield, 2, 0, "G 0, Br 2")
			s.arrives(t, Grainfield)
			s.wantKind(t, KindGather, Gather(0, 0), Gather(1, 0), Gather(2, 0))
		}},
		{"coins stand in for grain, as many as the player likes (R-19)", func(t *testing.T) {
			s := b0().hut(0, int(Forest), 0, int(Forest), 1).has(0, "G 1, Co 2")
			gathers(t, s, Forest, 2, 1, "W 1, G 0, Co 1, Br 2")
			gathers(t, s, Forest, 2, 2, "W 1, G 1, Co 0, Br 2")
			gathers(t, s, Forest, 1, 1, "W 2, G 1, Co 1, Br 1")
			s.arrives(t, Forest)
			s.wantKind(t, KindGather, Gather(0, 0), Gather(1, 0), Gather(1, 1), Gather(2, 1), Gather(2, 2))
		}},
		{"others' craftsmen do not work for the visitor", func(t *testing.T) {
			s := b0().hut(1, int(Quarry), 0, int(Quarry), 1).has(0, "G 2").arrives(t, Quarry)
			s.wantKind(t, KindGather, Gather(0, 0))
		}},
	}.Run(t)
}
