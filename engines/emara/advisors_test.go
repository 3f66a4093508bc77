package emara

import (
	"math/bits"
	"slices"
	"testing"

	"tabard/engines/game"
	"tabard/engines/gametest"
)

func TestAdvisors(t *testing.T) {
	gametest.Scenarios{
		{"CE-35 a recruit pays, takes, is replaced from the stack, then brings its points; an empty stack leaves the space empty (R-47, R-48)",
			func(t *testing.T) {
				s := b0().lies(Merchant, Castle, 1).stack(SirCarl, LadyMarie).has(0, "W 1, C 1, G 1").plays(t, CardWood, 1)
				events := s.do(t, Recruit(Castle, 1))
				s.wants(t, 0, "CP 12, W 0, C 0, G 0")
				gametest.Want(t, "the space", s.AdvisorAt[0][1], SirCarl)
				gametest.Want(t, "the top of the stack", s.BTop, LadyMarie)
				gametest.Want(t, "undo stops", reveals(events), true)
				if got := gametest.EventKinds(events); !slices.Equal(got, []game.EventKind{EvPaid, EvRecruited, EvReplaced, EvPatron, EvCitizens}) {
					t.Errorf("events %v", got)
				}
				last := b0().lies(Merchant, Castle, 1).stack(LadyMarie).has(0, "W 1, C 1, G 1").plays(t, CardWood, 1)
				gametest.Want(t, "nothing was under the last one: no barrier", reveals(last.do(t, Recruit(Castle, 1))), false)
				gametest.Want(t, "the space", last.AdvisorAt[0][1], LadyMarie)
				gametest.Want(t, "the stack", last.BTop, NoAdvisor)
				none := b0().lies(Merchant, Castle, 1).stack().has(0, "W 1, C 1, G 1").plays(t, CardWood, 1)
				gametest.Want(t, "no barrier", reveals(none.do(t, Recruit(Castle, 1))), false)
				gametest.Want(t, "the space", none.AdvisorAt[0][1], NoAdvisor)
				none.wantIllegal(t, Recruit(Castle, 1))
			}},
		{"CE-37 good labour and helpers together make a Baker free (R-13, R-14)", func(t *testing.T) {
			s := b0().event(GoodLabour).lies(Baker, Castle, 0).plays(t, CardHelpers, 1)
			s.wantIllegal(t, Recruit(Castle, 0))
			s.do(t, CardRecruit(Castle, 0))
			s.wants(t, 0, "CP 13")
			gametest.Want(t, "recruited", s.Seats[0].Has(Baker), true)
		}},
		{"CE-38 a Scholar pays the number in any kinds, also the reduced one (R-16)", func(t *testing.T) {
			s := b0().owns(0, Scholar).lies(Dressmaker, Castle, 0).has(0, "S 3").plays(t, CardWood, 1)
			s.do(t, Recruit(Castle, 0))
			s.wants(t, 0, "S 0, CP 15")
			s = b0().owns(0, Scholar).lies(Dressmaker, Castle, 0).has(0, "S 1, W 1").plays(t, CardHelpers, 1)
			s.wantIllegal(t, Recruit(Castle, 0))
			s.do(t, CardRecruit(Castle, 0))
			s.wants(t, 0, "S 0, W 0, CP 15")
			s = b0().owns(0, Scholar).has(0, "S 2").plays(t, CardWood, 1)
			s.do(t, Hire(Forest, 0))
			s.wants(t, 0, "S 0, CP 11")
		}},
		{"CE-39 a Steward hires and recruits anywhere on the board, by card too (R-17, R-18)", func(t *testing.T) {
			s := b0().owns(0, Steward).has(0, "W 2").plays(t, CardHelpers, 1)
			c := s.copied()
			c.do(t, Hire(Quarry, 0))
			c.wants(t, 0, "CP 11, W 0")
			s.has(0, "W 3, C 3, G 3, S 3")
			recruits, byCard := 0, 0
			for _, a := range s.Legal(nil) {
				switch a.Kind {
				case KindRecruit:
					recruits++
				case KindCardRecruit:
					byCard++
				}
			}
			gametest.Want(t, "every advisor of the board and no other", [2]int{recruits, byCard}, [2]int{8, 8})
			s.wantLegal(t, Recruit(Market, 0), Recruit(Market, 1), CardRecruit(Market, 0), CardHire(WeavingMill, 0))
			without := b0().has(0, "W 3, C 3, G 3, S 3").plays(t, CardHelpers, 1)
			without.wantKind(t, KindRecruit, Recruit(Castle, 0), Recruit(Castle, 1))
		}},
		{"CE-40 the Chamberlain turns coins into rings on the last turn, before the scoring (R-26, R-28)", func(t *testing.T) {
			s := b0().lastTurn(6, 0).owns(0, Chamberlain).has(0, "Co 3, Ri 0")
			s.do(t, s.Legal(nil)[0])
			s.wantKind(t, KindChamberlain, Swap(-1), Swap(-2), Swap(-3))
			s.do(t, Swap(-3))
			s.wantKind(t, KindChamberlain) // not at once again
			s.wants(t, 0, "Ri 3, Co 0")
			if s.can(Gain()) {
				s.do(t, Gain())
				s.wantKind(t, KindChamberlain, Swap(1), Swap(2), Swap(3))
			}
			s.finish(t)
			gametest.Want(t, "scoring", s.Prompt().Kind, FrameSplit)
			gametest.Want(t, "left over", s.Prompt().N, 6)
			s.wantKind(t, KindChamberlain)
		}},
		{"CE-41 the Landlord needs a citizen point (R-25)", func(t *testing.T) {
			s := b0().owns(0, Landlord).has(0, "C 1, CP 0").plays(t, CardWood, 1)
			s.wantIllegal(t, Use(Landlord, 0))
			s = b0().owns(0, Landlord).has(0, "C 1, CP 1").plays(t, CardWood, 1)
			s.do(t, Use(Landlord, 0))
			s.wants(t, 0, "CP 0, BP 35, C 0")
		}},
		{"CE-42 a Baker works in the turn he comes, once a turn, in one of his ways (R-24)", func(t *testing.T) {
			s := b0().lies(Baker, Castle, 0).has(0, "W 1, G 3, C 1").plays(t, CardStone, 1)
			s.do(t, Recruit(Castle, 0), Use(Baker, 2))
			s.wants(t, 0, "CP 13, W 0, G 0, C 0, Br 2")
			s.has(0, "C 2, G 3")
			s.wantIllegal(t, Use(Baker, 1), Use(Baker, 2))
			s.finish(t)
			s.anyTurn(t)
			s.anyTurn(t)
			gametest.Want(t, "own turn", s.Turn(), 0)
			s.do(t, s.Legal(nil)[0])
			s.wantLegal(t, Use(Baker, 1), Use(Baker, 2))
			s.do(t, Use(Baker, 1))
			s.wantIllegal(t, Use(Baker, 1), Use(Baker, 2))
		}},
		{"CE-44 a gift brings a Mayoress two points and the event three (R-29)", func(t *testing.T) {
			s := b0().owns(0, Mayoress).event(PeoplesGift).has(0, "C 1").visits(t, Castle)
			s.do(t, Gift(Cloth))
			s.wants(t, 0, "C 0, Ri 1, CP 15")
		}},
		{"CE-45 a donation brings an Abbess a second book and the event three points (R-29)", func(t *testing.T) {
			s := b0().owns(0, Abbess).event(PiousDonation).has(0, "G 1").visits(t, Cathedral)
			s.do(t, Donate(Grain))
			s.keep(t, 0)
			s.wants(t, 0, "G 0, Bk 2, CP 13")
			gametest.Want(t, "tokens", bits.OnesCount16(s.Seats[0].Favors), 1)
		}},
		{"CE-46 abilities and bonus actions wait until the visit is over (R-10, R-27, R-90)", func(t *testing.T) {
			s := b0().owns(0, Schoolmarm).has(0, "W 2, C 2").arrives(t, Market)
			s.wantIllegal(t, Use(Schoolmarm, 0), Hire(Forest, 0), RankUp(), EndTurn())
			s.do(t, Leave())
			s.wantLegal(t, Use(Schoolmarm, 0), Hire(Forest, 0))
		}},
		{"the other abilities of a turn: Schoolmarm, Dressmaker, each once", func(t *testing.T) {
			s := b0().owns(0, Schoolmarm, Dressmaker).has(0, "C 5, Co 1").plays(t, CardWood, 1)
			s.do(t, Use(Dressmaker, 0))
			s.wantKind(t, KindPay, pay(0, 1, 0, 0, 0), pay(0, 0, 0, 0, 1))
			s.do(t, pay(0, 0, 0, 0, 1))
			s.wants(t, 0, "C 5, Co 0, CP 12")
			coins := s.copied().has(0, "C 1, Co 1")
			coins.do(t, Use(Schoolmarm, 0)) // a coin will do
			coins.wants(t, 0, "C 0, Co 0, Bk 1")
			s.do(t, Use(Schoolmarm, 0))
			s.wants(t, 0, "C 3, Bk 1")
			s.wantIllegal(t, Use(Dressmaker, 0), Use(Schoolmarm, 0))
		}},
		{"gifts on recruiting: a coin, two books, a ring (R-29)", func(t *testing.T) {
			for a, after := range map[Advisor]string{MasterOfCoin: "CP 16, Co 1", Archivist: "CP 12, Bk 2", Goldsmith: "CP 15, Ri 1"} {
				s := b0().lies(a, Castle, 0).has(0, "W 3, C 3, G 3, S 3").plays(t, CardWood, 1)
				s.do(t, Recruit(Castle, 0))
				s.wants(t, 0, after)
			}
		}},
		{"a recruited advisor is no longer on the board, and only the seat that has it uses it", func(t *testing.T) {
			s := b0().owns(1, Bailiff).has(0, "Ri 1").plays(t, CardWood, 1)
			s.wantIllegal(t, Use(Bailiff, 0))
		}},
	}.Run(t)
}

// The Merchant gives another kind than he takes; for a coin any.
func TestMerchant(t *testing.T) {
	s := b0().owns(0, Merchant).has(0, "W 1").plays(t, CardStone, 1)
	s.wantKind(t, KindAdvisor, Use(Merchant, int(Cloth)), Use(Merchant, int(Grain)), Use(Merchant, int(Stone)))
	s.has(0, "Co 1")
	s.wantKind(t, KindAdvisor, Use(Merchant, int(Wood)), Use(Merchant, int(Cloth)), Use(Merchant, int(Grain)), Use(Merchant, int(Stone)))
	c := s.copied()
	c.do(t, Use(Merchant, int(Wood)))
	c.wants(t, 0, "W 2, Co 0")
	s.do(t, Use(Merchant, int(Grain)))
	s.wantKind(t, KindPay, pay(1, 0, 0, 0, 0), pay(0, 0, 0, 0, 1))
	s.do(t, pay(1, 0, 0, 0, 0))
	s.wants(t, 0, "W 0, G 1, Co 1")
	s.wantKind(t, KindAdvisor)
}

// The good labour event makes recruits cheaper and hires not.
func TestGoodLabour(t *testing.T) {
	s := b0().event(GoodLabour).lies(Baker, Castle, 0).has(0, "W 1").plays(t, CardHelpers, 1)
	s.wantLegal(t, Recruit(Castle, 0))
	s.wantIllegal(t, Hire(Forest, 0), Hire(Forest, 1))
	s.wantLegal(t, CardHire(Forest, 1))
	s.do(t, Recruit(Castle, 0))
	s.wants(t, 0, "W 0, CP 13")
}
