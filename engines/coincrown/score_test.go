package coincrown

import (
	"testing"

	"tabard/engines/game"
	"tabard/engines/gametest"
)

func TestChurchPoints(t *testing.T) {
	rows := []struct {
		name    string
		offered []int
		want    [MaxSeats]int
	}{
		{"CC-49 two seats that tie get 2 each (R-41)", []int{4, 4}, [MaxSeats]int{2, 2}},
		{"CC-49 nothing offered, nothing gained", []int{1, 0}, [MaxSeats]int{3, 0}},
		{"CC-49 the rulebook's tie: two for most, and the next is still second", []int{9, 9, 1}, [MaxSeats]int{2, 2, 1}},
		{"CC-49 a shared second place of three seats is worth nothing", []int{3, 1, 1}, [MaxSeats]int{3, 0, 0}},
		{"CC-49 three for most", []int{9, 9, 9}, [MaxSeats]int{2, 2, 2}},
		{"CC-49 nobody offered", []int{0, 0, 0}, [MaxSeats]int{}},
		{"CC-49 four different values", []int{8, 6, 4, 2}, [MaxSeats]int{4, 2, 1, 0}},
		{"CC-49 a shared second place of four seats", []int{12, 5, 5, 3}, [MaxSeats]int{4, 1, 1, 1}},
		{"CC-49 three for most among four", []int{5, 5, 5, 0}, [MaxSeats]int{3, 3, 3, 0}},
		{"CC-49 a shared third place is worth nothing", []int{6, 4, 2, 2}, [MaxSeats]int{4, 2, 0, 0}},
		{"CC-49 two shared places", []int{7, 7, 3, 3}, [MaxSeats]int{3, 3, 1, 1}},
	}
	for _, c := range rows {
		t.Run(c.name, func(t *testing.T) {
			s := table(len(c.offered))
			for p, v := range c.offered {
				s.church(game.Player(p), v%3, v/3, 0)
			}
			s.holds(t)
			gametest.Want(t, "points", s.ChurchPoints(), c.want)
		})
	}
	t.Run("CC-50 value counts, not the number of coins (R-78)", func(t *testing.T) {
		s := table(2).church(0, 0, 0, 1).church(1, 8, 0, 0)
		gametest.Want(t, "points", s.ChurchPoints(), [MaxSeats]int{3, 0})
	})
}

func TestKindsOfCard(t *testing.T) {
	gametest.Scenarios{
		{"R-81 each kind counts once, exhausted and retired cards too", func(t *testing.T) {
			s := table(2).give(0, "B01", "B02", "B08x", "S05-").give(1, "G05")
			gametest.Want(t, "off by default", [2]int{s.CardPoints(0), s.CardPoints(1)}, [2]int{})
			before := s.Points(0)
			s.Used |= KindsCount
			s.holds(t)
			gametest.Want(t, "fields, troops, armor", s.CardPoints(0), 3*KindPoints)
			gametest.Want(t, "a toll station", s.CardPoints(1), KindPoints)
			gametest.Want(t, "points", s.Points(0), before+3*KindPoints)
			for _, r := range s.Standing(nil) {
				gametest.Want(t, "part", int(r.Parts[3]), s.CardPoints(r.Who))
				gametest.Want(t, "score", int(r.Keys[0]), s.Points(r.Who))
			}
		}},
		{"R-81 every one of the twenty kinds has its place", func(t *testing.T) {
			s := table(2)
			s.Used |= KindsCount
			for row := range MarketCards {
				s.Seats[0].Have[row] = 1
			}
			gametest.Want(t, "all", s.CardPoints(0), CardKinds*KindPoints)
		}},
		{"R-81 it is agreed on before the game and holds to the end", func(t *testing.T) {
			for agreed := range uint8(2) {
				setup := Def.DefaultSetup(2, 3)
				setup.Options[OptionCards] = agreed
				s, err := New(setup)
				if err != nil {
					t.Fatal(err)
				}
				var legal []game.Action
				for turns := 0; ; turns++ {
					if got := s.Used&KindsCount != 0; got != (agreed == 1) {
						t.Fatalf("after %d decisions %v, agreed on %d", turns, got, agreed)
					}
					if s.Over {
						break
					}
					legal = s.Legal(legal[:0])
					if err := game.Play(s, legal[turns%len(legal)], nil); err != nil {
						t.Fatal(err)
					}
				}
				s.holds(t)
			}
		}},
		{"R-81 bots and their advice know what a new kind brings", func(t *testing.T) {
			s := table(2).give(0, "B01", "S05")
			before := Eval(s, 0)
			s.Used |= KindsCount
			gametest.Want(t, "worth", Eval(s, 0)-before, int32(2*100*KindPoints))
			into := make([]int32, len(featureNames))
			Weigh(s, 0, into)
			gametest.Want(t, "told", into[byKinds], int32(2*1600*KindPoints))
		}},
	}.Run(t)
}

func TestStanding(t *testing.T) {
	// tied is CC-54: both first seats have 18 points.
	tied := func(lands0, lands1 []string) *State {
		s := table(4).church(0, 0, 1, 0).church(1, 0, 1, 0).at(5, 0)
		s.owns(0, lands0...).owns(1, lands1...)
		// Iron worth 5 each: military and buildings, lands and builders.
		for c := range s.IronOwner {
			s.IronOwner[c] = game.Nobody
		}
		s.IronOwner[IronMilitary], s.IronOwner[IronBuildings] = 0, 0
		s.IronOwner[IronLands], s.IronOwner[IronBuilders] = 1, 1
		return s
	}
	gametest.Scenarios{
		{"CC-54 equal points: the seat with more cities wins (R-78)", func(t *testing.T) {
			s := tied([]string{"C01", "V01", "H01"}, []string{"T01", "T02", "V02"})
			// The shared first place in the church is worth 4 - 1.
			ranks := s.Standing(nil)
			gametest.Want(t, "winner", ranks[0].Who, 0)
			gametest.Want(t, "points", ranks[0].Keys[0], 18)
			gametest.Want(t, "parts", [3]int16(ranks[0].Parts[:3]), [3]int16{10, 3, 5})
			gametest.Want(t, "second", ranks[1].Who, 1)
			gametest.Want(t, "points of the second", ranks[1].Keys[0], 18)
			gametest.Want(t, "place of the second", ranks[1].Place, 2)
			gametest.Want(t, "city of the winner", ranks[0].Keys[1], 1)
			gametest.Want(t, "towns of the second", ranks[1].Keys[2], 2)
		}},
		{"CC-54 equal cities: towns, then villages, then hamlets decide, at present levels (R-57)", func(t *testing.T) {
			s := table(2).owns(0, "T01", "H01").owns(1, "V01", "V02", "H02")
			s.IronOwner = [Irons]game.Player{-1, -1, -1, -1, -1, -1, -1, -1}
			ranks := s.Standing(nil)
			gametest.Want(t, "points", ranks[0].Keys[0], ranks[1].Keys[0])
			gametest.Want(t, "town beats two villages", ranks[0].Who, 0)
			raised := table(2).owns(0, "H01@3").owns(1, "C01")
			raised.IronOwner = s.IronOwner
			gametest.Want(t, "a raised city is a city", raised.Standing(nil)[1].Place, 1)
		}},
		{"CC-54 equal lands: the coins of purse, discard and reserve decide, the church does not (R-42)", func(t *testing.T) {
			s := table(2).owns(0, "H01").owns(1, "H02").purse(0, 1, 0, 0).discard(1, 2, 0, 0)
			s.IronOwner = [Irons]game.Player{-1, -1, -1, -1, -1, -1, -1, -1}
			gametest.Want(t, "winner", s.Standing(nil)[0].Who, 1)
			s.discard(0, 1, 0, 0)
			ranks := s.Standing(nil)
			gametest.Want(t, "shared first", ranks[0].Place, 1)
			gametest.Want(t, "shared first too", ranks[1].Place, 1)
			s.church(0, 0, 0, 1).church(1, 0, 0, 1)
			gametest.Want(t, "the church is not counted", s.Standing(nil)[1].Place, 1)
			s.reserved(1, Bronze)
			gametest.Want(t, "a reserved coin is", s.Standing(nil)[0].Who, 1)
		}},
		{"the standing during a year counts income as the discard it would become (R-03)", func(t *testing.T) {
			s := table(2).income3(1, 0, 1, 0)
			gametest.Want(t, "leader", s.Standing(nil)[0].Who, 1)
			gametest.Want(t, "value", s.Standing(nil)[0].Keys[5], 3)
		}},
		{"R-80 lands are worth 1, 2, 4 and 7", func(t *testing.T) {
			s := table(2).owns(0, "H01", "V01", "T01", "C01")
			gametest.Want(t, "points", s.LandPoints(0), 14)
			gametest.Want(t, "with most lands", s.Points(0), 17)
		}},
	}.Run(t)
}

func TestDerivedViews(t *testing.T) {
	gametest.Scenarios{
		{"what is unseen in a deck is what was never turned up, and for a looker his card", func(t *testing.T) {
			s := table(2).slot(TierGold, 0, "G01", 0, 0).give(0, "G02").seen(0, false, "G08")
			u := s.Unseen(TierGold, 1)
			gametest.Want(t, "G01", u[row("G01")], 3)
			gametest.Want(t, "G02", u[row("G02")], 4)
			gametest.Want(t, "G08", u[row("G08")], 3)
			gametest.Want(t, "B01", u[row("B01")], 0)
			own := s.Unseen(TierGold, 0)
			gametest.Want(t, "own G08", own[row("G08")], 1)
			gametest.Want(t, "own G01", own[row("G01")], 0)
		}},
		{"the lands under a top are known as a set", func(t *testing.T) {
			s := table(2).owns(0, "C01")
			s.tops("C03")
			gametest.Want(t, "cities", s.LandsUnder(City), 1<<uint(land("C02"))|1<<uint(land("C04")))
			gametest.Want(t, "left", s.LandsLeft(City), 3)
			gametest.Want(t, "held", s.Holding(0), 1<<uint(land("C01")))
		}},
		{"what a land still misses is told by resource, with the wilds that may help", func(t *testing.T) {
			s := table(2).owns(0, "H04@1").give(0, "B05", "B10", "S07", "S08") // LLO at a village
			open, wilds := s.Missing(0, land("H04"))
			gametest.Want(t, "open", open, [Resources]int{0, 0, 1, 1})
			gametest.Want(t, "a skilled builder and a storehouse", wilds, 3)
			gametest.Want(t, "possible", s.CanUpgrade(0, land("H04")), true)
			gametest.Want(t, "for another", s.CanUpgrade(1, land("H04")), false)
		}},
		{"an item's price counts from the token and the harbor", func(t *testing.T) {
			s := table(2).give(0, "B11").income3(0, 1, 0, 0)
			s.Seats[0].Overseas = 1
			gametest.Want(t, "ore", s.ItemPrice(0, OvOre, 0), 3)
			gametest.Want(t, "ore with a harbor", s.ItemPrice(0, OvOre, 2), 1)
			gametest.Want(t, "wheat", s.ItemPrice(0, OvWheat, 0), 0)
			gametest.Want(t, "ore is within reach", s.CanCollect(0, OvOre), true)
			s.Used = UsedOverseas
			gametest.Want(t, "not after a visit", s.CanCollect(0, OvOre), false)
		}},
		{"a visit overseas is that of the seat on turn: the others have theirs before them", func(t *testing.T) {
			s := table(2).owns(1, "H04@1").give(1, "B05").income3(0, 9, 0, 0).income3(1, 9, 0, 0) // LLO at a village, and a Forest
			s.give(1, "S07")
			s.Used = UsedOverseas
			gametest.Want(t, "strength of who was there", s.MaxStrength(0), 0)
			gametest.Want(t, "strength of the other", s.MaxStrength(1), 2)
			gametest.Want(t, "nothing more for who was there", s.CanCollect(0, OvWheat), false)
			gametest.Want(t, "all for the other", s.CanCollect(1, OvOre), true)
			gametest.Want(t, "the other could raise the land", s.CanUpgrade(1, land("H04")), true)
			s.Frames[0].Who = 1
			gametest.Want(t, "strength of who has been there now", s.MaxStrength(1), 0)
			gametest.Want(t, "nor can the land be raised", s.CanUpgrade(1, land("H04")), false)
		}},
		{"cards of a kind are ready, exhausted or retired", func(t *testing.T) {
			q := &table(2).give(0, "B01", "B02-", "S06", "S06x", "B08-", "S01x", "G01").Seats[0]
			for k, n := range map[CardKind][4]int{Field: {2, 1, 1, 0}, Cavalry: {2, 1, 0, 1}, StandardTroop: {2, 0, 1, 1}, EliteTroop: {1, 1, 0, 0}} {
				gametest.Want(t, CardKindNames[k], [4]int{q.Owned(k), q.Ready(k), q.Exhausted(k), q.Retired(k)}, n)
			}
			gametest.Want(t, "in the tableau", q.TableauCards(), 5)
		}},
		{"troop classes know their kind, strength and attacks", func(t *testing.T) {
			for i, c := range MarketCards {
				class, ok := House.ClassOf(i)
				gametest.Want(t, c.ID, ok, c.Kind == StandardTroop || c.Kind == EliteTroop)
				if ok {
					gametest.Want(t, c.ID+" kind", ClassKind(class), c.Kind)
					gametest.Want(t, c.ID+" attacks", ClassAttacks(class), int(House.Cards[i].Attacks))
					gametest.Want(t, c.ID+" strength", House.ClassStrength(class), map[CardKind]int{StandardTroop: 1, EliteTroop: 2}[c.Kind])
				}
			}
		}},
	}.Run(t)
}
