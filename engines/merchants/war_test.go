package merchants

import (
	"testing"

	"tabard/engines/game"
	"tabard/engines/gametest"
)

// fights carries out war and repairs and proves the position after.
func (s *State) fights(t *testing.T) []game.Event {
	t.Helper()
	s.holds(t)
	var out game.Sink
	s.war(&out)
	s.repairs(&out)
	s.holds(t)
	return out.Events
}

func TestWar(t *testing.T) {
	gametest.Scenarios{
		{"BM-25 a vorpal weapon beats a standard one of a higher level, on a locked battlefield too (R-25)", func(t *testing.T) {
			s := base(4).level('R', Mace, 5, 0).level('P', Axe, 7, 0).lies("MtnHob3=R Vorpal, MtnDwa3=P Std")
			e := s.fights(t)
			gametest.Want(t, "defeated", s.Seats[0].Defeated, [2]byte{1, 0})
			gametest.Want(t, "gone", s.Spaces[s.at("MtnDwa3")], 0)
			gametest.Want(t, "stays", TileOwner(s.Spaces[s.at("MtnHob3")]), 0)
			gametest.Want(t, "repaired", [2]int16{s.Seats[0].Gold, s.Seats[1].Gold}, [2]int16{12, 10})
			gametest.Want(t, "battle", e[0], game.Event{Kind: EvBattle, A: uint16(Mountains)<<3 | 3, B: 1,
				C: uint16(vorpal(Mace))<<8 | uint16(std(Axe)), N: (5<<3|1)<<8 | 7<<3 | 2})
			owners, levels := SidesOf(e[0].N)
			gametest.Want(t, "owners", owners, [2]uint8{1, 2})
			gametest.Want(t, "levels", levels, [2]int{5, 7})
			gametest.Want(t, "defeat", e[1], game.Event{Kind: EvDefeated, A: uint16(std(Axe)), B: 2})
			gametest.Want(t, "repairs", e[2], game.Event{Kind: EvRepairs, A: 1, N: 2})
		}},
		{"BM-26 between equals the higher level wins", func(t *testing.T) {
			s := base(4).level('Y', Hammer, 2, 0).level('P', Mace, 3, 0).lies("DesHob1=Y Std, DesOrc1=P Std")
			e := s.fights(t)
			gametest.Want(t, "defeated", s.Seats[1].DefeatedTotal(&House), 1)
			gametest.Want(t, "repaired", [2]int16{s.Seats[1].Gold, s.Seats[2].Gold}, [2]int16{12, 10})
			gametest.Want(t, "second row", [2]int{int(e[0].B), int(e[0].Who)}, [2]int{2, 1})
		}},
		{"BM-27 at equal levels both weapons are lost for a gold each", func(t *testing.T) {
			s := base(4).level('B', Sword, 5, 0).level('R', Axe, 5, 0).lies("GraOrc1=B Vorpal, GraElf1=R Vorpal")
			e := s.fights(t)
			gametest.Want(t, "gone", [2]byte{s.Spaces[s.at("GraOrc1")], s.Spaces[s.at("GraElf1")]}, [2]byte{})
			gametest.Want(t, "gold", [2]int16{s.Seats[0].Gold, s.Seats[3].Gold}, [2]int16{11, 11})
			gametest.Want(t, "no glory", s.Seats[0].DefeatedTotal(&House)+s.Seats[3].DefeatedTotal(&House), 0)
			gametest.Want(t, "events", [3]int{count(e, EvSalvage), count(e, EvDefeated), count(e, EvRepairs)}, [3]int{2, 0, 0})
		}},
		{"BM-28 own weapons fight each other like others (R-22)", func(t *testing.T) {
			own := func(sword, axe int) *State {
				s := base(4)
				s.level('R', Axe, axe, 0)
				if sword > 0 {
					s.level('R', Sword, sword, 0)
				}
				return s.lies("GraElf1=R Std, GraOrc1=R Std")
			}
			s := own(1, 3)
			s.fights(t)
			gametest.Want(t, "won", [2]int{s.Seats[0].DefeatedTotal(&House), int(s.Seats[0].Gold)}, [2]int{1, 12})
			s = own(1, 3).owns('R', WarInsurance)
			e := s.fights(t)
			gametest.Want(t, "insured", s.Seats[0].Gold, 14)
			gametest.Want(t, "event", bench.Find(t, e, EvInsured), game.Event{Kind: EvInsured, A: uint16(std(Sword)), N: 2})
			for _, fine := range []bool{false, true} {
				s = own(2, 2)
				if fine {
					s.owns('R', FinePrint)
				}
				s.fights(t)
				gametest.Want(t, "tied", [2]int{s.Seats[0].DefeatedTotal(&House), int(s.Seats[0].Gold)}, [2]int{0, 12})
				gametest.Want(t, "gone", [2]byte{s.Spaces[s.at("GraOrc1")], s.Spaces[s.at("GraElf1")]}, [2]byte{})
			}
		}},
		{"BM-29 levels count as they are when the war comes", func(t *testing.T) {
			s := base(4).lies("DesHob1=P Std, DesOrc1=R Std")
			gametest.Want(t, "a tie when sold", s.Battle(s.at("DesHob1"), s.at("DesOrc1")), 0)
			s.level('P', Hammer, 3, 0).fights(t)
			gametest.Want(t, "won", s.Seats[1].DefeatedTotal(&House), 1)
		}},
		{"BM-30 repairs pay for weapons that fought and for those that did not", func(t *testing.T) {
			for gold, cards := range map[int16][]uint8{14: nil, 16: {FieldSmiths}} {
				s := base(4).owns('R', cards...).level('R', Axe, 2, 0).lies("ForElf1=R Std, GraElf1=R Std, GraOrc1=B Std")
				s.fights(t)
				gametest.Want(t, "gold", s.Seats[0].Gold, gold)
			}
		}},
		{"Fine Print wins what would be a tie, unless both own it or Steve is there", func(t *testing.T) {
			s := base(4).owns('B', FinePrint).level('R', Axe, 1, 0).lies("GraOrc1=B Std, GraElf1=R Std")
			gametest.Want(t, "first", s.Battle(s.at("GraOrc1"), s.at("GraElf1")), 1)
			s.fights(t)
			gametest.Want(t, "won", s.Seats[3].DefeatedTotal(&House), 1)
			two := base(2).owns('R', FinePrint).lies("GraOrc1=S, GraElf1=S")
			gametest.Want(t, "Steve's tie", two.Battle(two.at("GraOrc1"), two.at("GraElf1")), 0)
		}},
		{"War Insurance pays for defeats, not for ties", func(t *testing.T) {
			s := base(4).owns('R', WarInsurance).lies("GraOrc1=B Std, GraElf1=R Std")
			gametest.Want(t, "no insurance", count(s.fights(t), EvInsured), 0)
			gametest.Want(t, "gold", s.Seats[0].Gold, 11)
			s = base(4).owns('R', WarInsurance).level('B', Sword, 2, 0).lies("GraOrc1=B Std, GraElf1=R Std")
			s.fights(t)
			gametest.Want(t, "gold", s.Seats[0].Gold, 12)
		}},
		{"a defeated vorpal weapon counts 2", func(t *testing.T) {
			s := base(4).level('B', Sword, 6, 0).level('R', Axe, 5, 0).lies("GraOrc1=B Vorpal, GraElf1=R Vorpal")
			s.fights(t)
			gametest.Want(t, "total", s.Seats[3].DefeatedTotal(&House), 2)
		}},
		{"a winner stays, and fights again when somebody faces it (R-30)", func(t *testing.T) {
			s := base(4).level('R', Axe, 2, 0).lies("GraElf1=R Std, GraOrc1=B Std")
			s.fights(t)
			gametest.Want(t, "still open", s.Open(s.at("GraOrc1")), true)
			s.lies("GraOrc1=B Std").level('B', Sword, 3, 0).fights(t)
			gametest.Want(t, "defeated", [2]int{s.Seats[0].DefeatedTotal(&House), s.Seats[3].DefeatedTotal(&House)}, [2]int{1, 1})
		}},
		{"BM-62 a player's weapon beats Steve's, whatever it is, and two of his fall for nothing (R-23, R-24)", func(t *testing.T) {
			s := base(2).lies("DesHob1=S, DesOrc1=R Std, GraOrc1=S, GraElf1=S")
			e := s.fights(t)
			gametest.Want(t, "won", [2]int{s.Seats[0].DefeatedTotal(&House), int(s.Seats[0].Gold)}, [2]int{1, 12})
			gametest.Want(t, "gone", [3]byte{s.Spaces[s.at("GraOrc1")], s.Spaces[s.at("GraElf1")], s.Spaces[s.at("DesHob1")]}, [3]byte{})
			gametest.Want(t, "nobody is paid", [2]int{count(e, EvSalvage), int(s.Seats[1].Gold)}, [2]int{0, 10})
			gametest.Want(t, "owner code", bench.Find(t, e, EvDefeated).B, uint16(SteveOwner))
			low := base(2).lies("DesHob1=S, DesOrc1=Y Std") // Yellow has no level in maces
			low.fights(t)
			gametest.Want(t, "level 0 wins", low.Seats[1].DefeatedTotal(&House), 1)
		}},
	}.Run(t)
}

// counts ends the year without another war; the first seat had ended the winter.
func (s *State) counts(out *game.Sink) {
	s.Trigger = 0
	s.endYear(out)
}

func TestYearsEnd(t *testing.T) {
	// ends plays the last turn of the year.
	ends := func(t *testing.T, s *State) []game.Event {
		t.Helper()
		s.lastTurn('R').crafts(37)
		return s.do(t, Learn(0), EndTurn())
	}
	gametest.Scenarios{
		{"BM-41 at a season's end all open cards but the Slush Fund are discarded and new ones come up (R-09, R-32)", func(t *testing.T) {
			s := base(4).level('R', Axe, 6, 0).frontier(Forest, 3).lastTurn('R').kingdoms(BigForge, SilverTongue, LandGrant)
			s.BonusReady = 0
			s.Reward[Elves] = 0b1110
			s.Seats[0].Race[Elves]++
			open, cards := s.CraftOpen, s.KingdomOpen
			front := s.Frontier
			e := s.do(t, TakeKingdom(0), EndTurn())
			for _, id := range open {
				gametest.Want(t, "craft card discarded", s.CraftGone>>(id-1)&1, 1)
			}
			for _, id := range cards[1:] {
				gametest.Want(t, "kingdom card discarded", s.KingdomGone>>(id-1)&1, 1)
			}
			gametest.Want(t, "slot card stays", s.Seats[0].Owns(BigForge), true)
			gametest.Want(t, "cleared", bench.Find(t, e, EvCleared), game.Event{Kind: EvCleared, Who: game.Nobody, N: 7})
			gametest.Want(t, "come up", [2]int{count(e, EvKingdomUp), count(e, EvCraftUp)}, [2]int{3, 5})
			gametest.Want(t, "tiles, cards and limit", [3]int{int(s.Reward[Elves]), int(s.BonusReady), House.KingdomLimit[s.Season]}, [3]int{15, 1, 3})
			gametest.Want(t, "depths", s.Frontier, front)
		}},
		{"BM-43 after the winter's war and repairs the year is counted, and nothing new comes", func(t *testing.T) {
			s := base(4).season(Winter).lies("GraElf1=R Std")
			e := ends(t, s)
			gametest.Want(t, "over", [3]int{int(s.Turn()), int(s.Season), len(s.Legal(nil))}, [3]int{-1, int(Winter), 0})
			gametest.Want(t, "events", [4]int{count(e, EvCleared), count(e, EvCraftUp), count(e, EvRepairs), count(e, EvOver)}, [4]int{0, 0, 1, 1})
			s.wantIllegal(t, WhyOver, EndTurn(), Learn(0))
		}},
		{"BM-63 unsold weapons, shared prizes and End cards (R-27, R-28)", func(t *testing.T) {
			s := base(4).level('Y', Axe, 5, 0).level('Y', Sword, 7, 0).level('Y', Mace, 2, 0).
				owns('P', CrownBond, TrophyHall).owns('Y', MastersMark, JackOfAllTrades).owns('B', MerchantGuild, Veterans).
				season(Winter).gold('R', 50).gold('P', 60).gold('Y', 70).gold('B', 40).
				held('R', std(Axe), std(Axe), vorpal(Mace)).tiles('B', Hobgoblins, 2).tiles('B', Orcs, 2).tiles('B', Elves, 2).
				tiles('B', Dwarves, 1).regionTile('B', Desert).lies("MtnHob1=B Std, DesHob2=B Std, ForElf4=B Std")
			s.Seats[0].Defeated[Standard], s.Seats[1].Defeated, s.Seats[2].Defeated[Vorpal] = 10, [2]byte{2, 4}, 2
			s.Seats[1].Bond = 8
			s.holds(t)
			before := s.Standing(nil)
			var out game.Sink
			s.counts(&out)
			s.holds(t)
			for p, gold := range []int16{68, 97, 87, 55} {
				gametest.Want(t, "gold", s.Seats[p].Gold, gold)
			}
			ranks := s.Standing(nil)
			for i, p := range []game.Player{1, 2, 0, 3} {
				gametest.Want(t, "rank", [2]int{int(ranks[i].Who), int(ranks[i].Place)}, [2]int{int(p), i + 1})
				gametest.Want(t, "as the standing said before", before[i], ranks[i])
			}
			gametest.Want(t, "parts", [4]int16(ranks[0].Parts[:4]), [4]int16{60, 0, 11, 26})
			gametest.Want(t, "events", [3]int{count(out.Events, EvUnsold), count(out.Events, EvPrize), count(out.Events, EvEndCard)}, [3]int{1, 2, 6})
		}},
		{"the prizes: 15 and 7; who shares a place shares what it covers; an empty pile wins nothing (R-27, R-28)", func(t *testing.T) {
			for _, c := range []struct {
				seats           int
				defeated, prize [4]int
			}{
				{4, [4]int{5, 4, 3, 2}, [4]int{15, 7, 0, 0}}, {4, [4]int{5, 4, 4, 4}, [4]int{15, 2, 2, 2}},
				{4, [4]int{5, 5, 5, 1}, [4]int{7, 7, 7, 0}}, {4, [4]int{5, 5, 5, 5}, [4]int{5, 5, 5, 5}},
				{4, [4]int{5, 0, 0, 0}, [4]int{15, 0, 0, 0}}, {3, [4]int{1, 1, 0}, [4]int{11, 11, 0}}, {3, [4]int{}, [4]int{}},
			} {
				s := base(c.seats)
				for p := range c.seats {
					s.Seats[p].Defeated[Standard] = byte(c.defeated[p])
				}
				for p := range c.seats {
					gametest.Want(t, "prize", s.ScoreOf(game.Player(p)).Prize, c.prize[p])
				}
			}
		}},
		{"BM-65 two players: 7 for the higher, 3 each on a tie, nothing for the second (R-55)", func(t *testing.T) {
			for _, c := range [][4]int{{6, 4, 7, 0}, {3, 3, 3, 3}, {0, 0, 0, 0}, {0, 1, 0, 7}} {
				s := base(2)
				s.Seats[0].Defeated[Standard], s.Seats[1].Defeated[Standard] = byte(c[0]), byte(c[1])
				gametest.Want(t, "prizes", [2]int{s.ScoreOf(0).Prize, s.ScoreOf(1).Prize}, [2]int{c[2], c[3]})
			}
		}},
		{"BM-66 weapons on the board break a tie for the first place, and none other (R-29)", func(t *testing.T) {
			s := base(2).season(Winter).gold('R', 90).gold('Y', 90).lies("MtnHob1=R Vorpal, DesOrc2=R Std, GraElf3=Y Std, ForDwa4=Y Std")
			s.counts(nil)
			s.holds(t)
			r := s.Standing(nil)
			gametest.Want(t, "first", [4]int{int(r[0].Who), int(r[0].Place), int(r[1].Place), int(r[0].Keys[0] - r[1].Keys[0])}, [4]int{0, 1, 2, 0})
			s = base(2).season(Winter).gold('R', 90).gold('Y', 90).lies("MtnHob1=R Vorpal, DesOrc2=Y Vorpal")
			s.counts(nil)
			r = s.Standing(nil)
			gametest.Want(t, "shared", [2]uint8{r[0].Place, r[1].Place}, [2]uint8{1, 1})
			s = base(3).season(Winter).gold('Y', 90).lies("MtnOrc1=R Vorpal")
			s.counts(nil)
			r = s.Standing(nil)
			gametest.Want(t, "lower places", [3]uint8{r[0].Place, r[1].Place, r[2].Place}, [3]uint8{1, 2, 2})
			gametest.Want(t, "second by seat", r[1].Who, 0)
		}},
		{"End cards pay 12 at most, Crown Bond twice what lies on it", func(t *testing.T) {
			s := base(4).level('R', Axe, 5, 0).level('R', Mace, 5, 0).level('R', Sword, 5, 0).level('R', Hammer, 5, 0).season(Winter).
				owns('R', TrophyHall, MerchantGuild, MastersMark, JackOfAllTrades).owns('P', Veterans, CrownBond).
				tiles('R', Elves, 3).tiles('R', Orcs, 3).tiles('R', Hobgoblins, 3).tiles('R', Dwarves, 3).
				lies("MtnHob1=P Std, MtnHob2=P Std, MtnHob3=P Std, MtnHob4=P Std, MtnHob5=P Std, MtnHob6=P Vorpal, DesHob1=P Std")
			s.Seats[0].Defeated[Standard] = 30
			s.Seats[1].Bond = 10
			s.holds(t)
			for _, id := range []uint8{TrophyHall, MerchantGuild, MastersMark, JackOfAllTrades} {
				gametest.Want(t, KingdomCards[id].ID, s.EndCard(0, id), 12)
				gametest.Want(t, "not another's", s.EndCard(1, id), 0)
			}
			gametest.Want(t, "veterans and bond", [2]int{s.EndCard(1, Veterans), s.EndCard(1, CrownBond)}, [2]int{12, 20})
			gametest.Want(t, "others pay nothing", s.EndCard(1, BigForge), 0)
		}},
	}.Run(t)
}
