package merchants

import (
	"testing"

	"tabard/engines/game"
	"tabard/engines/gametest"
)

// order sets Steve's order and his place in it.
func (s *State) order(pos uint8, races ...Race) *State {
	copy(s.SteveOrder[:], races)
	s.StevePos = pos
	return s
}

// lost is what a link or a season's end has put on the discard piles.
func (s *State) lost(craft, kingdom uint8) bool {
	return s.CraftGone == bit64(craft) && (kingdom == 0 || s.KingdomGone&bit32(kingdom) != 0)
}

func TestBoxes(t *testing.T) {
	gametest.Scenarios{
		{"BM-44 a kingdom card takes the craft card of its box with it", func(t *testing.T) {
			s := base(2).kingdoms(ExtraCrafty, BigForge, SilverTongue).crafts(35, 2, 10, 11, 19)
			e := s.do(t, TakeKingdom(0))
			gametest.Want(t, "gold", s.Seats[0].Gold, 6)
			gametest.Want(t, "box and pile", [2]bool{s.CraftOpen[0] == 0, s.lost(35, 0)}, [2]bool{true, true})
			gametest.Want(t, "event", bench.Find(t, e, EvLinked), game.Event{Kind: EvLinked, Who: game.Nobody, A: 35})
		}},
		{"BM-45 the second and the fourth craft card are linked with each other", func(t *testing.T) {
			boxes := func() *State { return base(2).crafts(1, 26, 10, 6, 19) }
			s := boxes()
			s.do(t, Learn(1))
			gametest.Want(t, "fourth", s.lost(6, 0) && s.CraftOpen == [5]byte{1, 0, 10, 0, 19}, true)
			s = boxes()
			s.do(t, Learn(3))
			gametest.Want(t, "second", s.lost(26, 0) && s.CraftOpen == [5]byte{1, 0, 10, 0, 19}, true)
		}},
		{"a craft card of the first, third and fifth box takes a kingdom card with it (R-03)", func(t *testing.T) {
			for i, card := range []uint8{BigForge, SilverTongue, LandGrant} {
				s := base(2)
				e := s.do(t, Learn(2*i))
				gametest.Want(t, "lost", s.lost(0, card) && s.KingdomOpen[i] == 0, true)
				gametest.Want(t, "event", bench.Find(t, e, EvLinked).B, uint16(card))
			}
		}},
		{"BM-46 the Slush Fund is never lost, but using it loses the card linked to it (R-36)", func(t *testing.T) {
			s := base(2).kingdoms(KingsRansom, SlushFund, CrownBond).crafts(2, 10, 1, 11, 19)
			learn := s.copied()
			learn.do(t, Learn(2))
			gametest.Want(t, "stays", learn.KingdomOpen[1], SlushFund)
			gametest.Want(t, "nothing lost", learn.lost(0, 0), true)
			s.do(t, TakeKingdom(1))
			gametest.Want(t, "gold and place", [2]int{int(s.Seats[0].Gold), int(s.KingdomOpen[1])}, [2]int{11, int(SlushFund)})
			gametest.Want(t, "card 1 is lost", s.lost(1, 0), true)
		}},
		{"an empty box loses nothing; Apprentice and a second craft are linked too", func(t *testing.T) {
			s := base(2).crafts(1, 2, 10, 0, 19)
			gametest.Want(t, "nothing", count(s.do(t, Learn(1)), EvLinked), 0)
			s = base(2).crafts(1, 2, 10, 11, 19).kingdoms(Apprentice)
			s.do(t, TakeKingdom(0))
			s.wantKind(t, KindFree, TakeFree(1), TakeFree(2), TakeFree(3), TakeFree(4))
			s.do(t, TakeFree(1))
			gametest.Want(t, "both lost", s.CraftGone, bit64(1)|bit64(11))
			s = base(2).crafts(1, 2, 10, 11, 19).owns('R', ExtraCrafty)
			s.do(t, Learn(0), Learn(1))
			gametest.Want(t, "the second's", s.CraftGone, bit64(11))
			s = base(2).crafts(1).kingdoms(Apprentice)
			s.wantIllegal(t, WhyUseless, TakeKingdom(0)) // its own link takes the only card
		}},
		{"BM-48 cards slide into the lowest boxes before new ones come up (R-37)", func(t *testing.T) {
			gaps := func() *State { return base(2).kingdoms(BigForge, 0, LandGrant).crafts(1, 2, 0, 10, 11) }
			s := gaps()
			var out game.Sink
			s.refill(&out)
			s.holds(t)
			gametest.Want(t, "kingdom", [2]byte(s.KingdomOpen[:2]), [2]byte{BigForge, LandGrant})
			gametest.Want(t, "craft", [4]byte(s.CraftOpen[:4]), [4]byte{1, 2, 10, 11})
			gametest.Want(t, "new ones last", s.KingdomOpen[2] != 0 && s.CraftOpen[4] != 0, true)
			gametest.Want(t, "slid", out.Events[0], game.Event{Kind: EvSlid, Who: game.Nobody, A: 1, B: 1})
			gametest.Want(t, "came up", out.Events[1], game.Event{Kind: EvKingdomUp, Who: game.Nobody, Flags: game.Reveals, A: uint16(s.KingdomOpen[2]), B: 2})
			s = gaps()
			s.KingdomLeft, s.CraftLeft = 0, 0 // both decks are used up
			s.refill(nil)
			gametest.Want(t, "kingdom", s.KingdomOpen, [3]byte{BigForge, LandGrant})
			gametest.Want(t, "craft", s.CraftOpen, [5]byte{1, 2, 10, 11})
			full := base(2)
			out.Reset()
			full.refill(&out)
			gametest.Want(t, "full rows do not move", len(out.Events), 0)
		}},
		{"BM-49 after a sale the first boxes are lost at a season's end, after learning or a kingdom card nothing (R-49)", func(t *testing.T) {
			late := func() *State {
				return base(2).kingdoms(Apprentice, LandGrant, SlushFund).crafts(1, 10, 19, 28, 7).held('R', std(Axe)).lastTurn('R').frontier(Grasslands, 1)
			}
			s := late()
			e := s.do(t, Sell(s.at("GraElf1"), std(Axe)), EndTurn())
			gametest.Want(t, "kingdom", s.KingdomOpen, [3]byte{LandGrant, SlushFund})
			gametest.Want(t, "craft", [4]byte(s.CraftOpen[:4]), [4]byte{10, 19, 28, 7})
			gametest.Want(t, "drawn", s.CraftOpen[4] != 0, true)
			gametest.Want(t, "lost", s.lost(1, Apprentice), true)
			gametest.Want(t, "cleared", bench.Find(t, e, EvCleared).N, 2)
			s = late()
			e = s.do(t, Learn(1), EndTurn()) // loses the fourth box
			gametest.Want(t, "kingdom", s.KingdomOpen, [3]byte{Apprentice, LandGrant, SlushFund})
			gametest.Want(t, "craft", [3]byte(s.CraftOpen[:3]), [3]byte{1, 19, 7})
			gametest.Want(t, "cleared", [2]int{count(e, EvCleared), count(e, EvCraftUp)}, [2]int{0, 2})
			s = late()
			s.do(t, TakeKingdom(2), EndTurn()) // the Slush Fund is a kingdom card too
			gametest.Want(t, "kingdom", s.KingdomOpen, [3]byte{Apprentice, LandGrant, SlushFund})
			gametest.Want(t, "craft", [4]byte(s.CraftOpen[:4]), [4]byte{1, 10, 19, 28})
			s = base(2).kingdoms(SlushFund, KingsRansom, CrownBond).crafts(1, 10, 19, 28, 7).held('R', std(Axe)).lastTurn('R')
			s.do(t, Sell(s.at("GraElf1"), std(Axe)), EndTurn())
			gametest.Want(t, "only the craft card", s.lost(1, 0) && s.KingdomOpen == [3]byte{SlushFund, KingsRansom, CrownBond}, true)
			for _, a := range []game.Action{Forge(std(Axe)), Pass()} {
				s = late().held('R')
				if a == Pass() {
					s.crafts(8).kingdoms().gold('R', 0)
				}
				s.do(t, a)
				if s.Prompt().Kind == FrameForge {
					s.do(t, Done())
				}
				first := s.CraftOpen[0]
				s.do(t, EndTurn())
				gametest.Want(t, "after forging and passing too", s.CraftGone, bit64(first))
			}
		}},
		{"BM-50 at the summer's end the cards in the boxes stay and new ones come from the autumn deck (R-48)", func(t *testing.T) {
			s := base(2).season(Summer).crafts(1, 10, 19, 28, 7).lastTurn('R')
			e := s.do(t, Learn(1), EndTurn())
			gametest.Want(t, "stay", [3]byte(s.CraftOpen[:3]), [3]byte{1, 19, 7})
			gametest.Want(t, "autumn cards", s.CraftOpen[3] > SpringCards && s.CraftOpen[4] > SpringCards, true)
			gametest.Want(t, "deck and pile", [2]uint64{s.CraftLeft & SpringMask, s.CraftGone}, [2]uint64{0, bit64(28)})
			gametest.Want(t, "cleared", bench.Find(t, e, EvCleared), game.Event{Kind: EvCleared, Who: game.Nobody, A: 1})
		}},
		{"BM-51 Ancient Techniques may take the card that its own link has lost (R-53)", func(t *testing.T) {
			s := base(2).kingdoms(AncientTechniques).crafts(17)
			s.do(t, TakeKingdom(0), TakeOld(17))
			gametest.Want(t, "level and gold", [2]int{int(s.Seats[0].Level[Sword]), int(s.Seats[0].Gold)}, [2]int{2, 9})
			s = base(2).kingdoms(AncientTechniques).crafts(0, 17)
			s.wantIllegal(t, WhyUseless, TakeKingdom(0))
		}},
		{"a worker's action must be possible without the card that the link takes", func(t *testing.T) {
			s := base(2).kingdoms(DriveTheWorkers).crafts(10).gold('R', 6)
			s.wantIllegal(t, WhyUseless, TakeKingdom(0))
			s.crafts(0, 10).wantLegal(t, TakeKingdom(0))
		}},
	}.Run(t)
}

func TestSteve(t *testing.T) {
	gametest.Scenarios{
		{"BM-52 Steve sells into the lowest space of his race, of two alike the first clockwise from the sale", func(t *testing.T) {
			s := base(2)
			e := s.sells(t, 'Y', "MtnHob1", std(Sword))
			gametest.Want(t, "gold", s.Seats[1].Gold, 17)
			gametest.Want(t, "Steve", s.Spaces[s.at("DesOrc1")], Tile(SteveOwner, std(Mace)))
			gametest.Want(t, "event", bench.Find(t, e, EvSteveSold), game.Event{Kind: EvSteveSold, Who: game.Nobody, A: uint16(s.at("DesOrc1")), B: uint16(std(Mace))})
			gametest.Want(t, "place", s.StevePos, 1)
			gametest.Want(t, "nobody earns (R-39)", [3]int{int(s.Seats[0].Gold), int(s.Reward[Orcs]), count(e, EvReward)}, [3]int{10, 3, 1})
		}},
		{"BM-53 locked spaces count like others, and nothing flips (R-02, R-34)", func(t *testing.T) {
			s := base(2).lies("DesOrc1=R Std, GraOrc1=Y Std")
			e := s.sells(t, 'Y', "MtnHob1", std(Sword))
			gametest.Want(t, "Steve", s.Spaces[s.at("DesOrc2")], Tile(SteveOwner, std(Axe)))
			gametest.Want(t, "tokens", [2]int{count(e, EvToken), int(s.Frontier[Desert])}, [2]int{0, 1})
		}},
		{"BM-54 the lower space wins over the nearer one", func(t *testing.T) {
			s := base(2).lies("DesOrc1=S, GraOrc1=S, GraOrc2=S")
			for row := range MaxRows {
				gametest.Want(t, "after any sale", s.SteveTarget(row), s.at("DesOrc2"))
			}
		}},
		{"the search begins with the row of the sale itself (R-35)", func(t *testing.T) {
			s := base(2).order(0, Orcs, Elves, Dwarves, Hobgoblins).lies("DesOrc1=R Std, GraOrc1=S")
			for row, name := range []string{"DesOrc2", "DesOrc2", "DesOrc2", "GraOrc2", "DesOrc2", "DesOrc2", "DesOrc2", "DesOrc2"} {
				gametest.Want(t, name, s.SteveTarget(row), s.at(name))
			}
		}},
		{"BM-56 a third token that Steve moves is the seller's (R-07, R-38)", func(t *testing.T) {
			s := base(2).order(0, Elves, Orcs, Dwarves, Hobgoblins).lies("GraElf1=R Std, ForDwa1=Y Std").tokens(2)
			s.sells(t, 'Y', "MtnHob1", std(Sword))
			gametest.Want(t, "Steve", TileSteve(s.Spaces[s.at("ForElf1")]), true)
			gametest.Want(t, "tokens and trigger", [3]int{int(s.Tokens), int(s.Trigger), int(s.Frontier[Forest])}, [3]int{3, 1, 2})
			s.do(t, EndTurn())
			gametest.Want(t, "one turn more", [2]int{int(s.Turn()), int(s.Season)}, [2]int{0, 0})
			e := s.sells(t, 'R', "GraOrc1", std(Sword))
			gametest.Want(t, "Steve sells in final turns too", count(e, EvSteveSold), 1)
			s.do(t, EndTurn())
			gametest.Want(t, "summer", [2]int{int(s.Turn()), int(s.Season)}, [2]int{1, 1})
		}},
		{"BM-58 what he has filled before leaves at once, tokens past the third for nothing (R-05, R-06)", func(t *testing.T) {
			s := base(2).lies("DesHob1=S, DesHob2=S, DesOrc2=S, DesHob3=S, DesOrc3=S, GraOrc1=S").tokens(1)
			e := s.sells(t, 'Y', "MtnHob1", std(Sword))
			gametest.Want(t, "Steve", TileSteve(s.Spaces[s.at("DesOrc1")]), true)
			gametest.Want(t, "tokens", [3]int{count(e, EvToken), int(s.Tokens), int(s.Frontier[Desert])}, [3]int{3, 3, 4})
			gametest.Want(t, "trigger", s.Trigger, 1)
		}},
		{"BM-59 without room he places nothing and goes on", func(t *testing.T) {
			full := ""
			for d := '1'; d <= '6'; d++ {
				full += "GraElf" + string(d) + "=S, ForElf" + string(d) + "=S, "
			}
			s := base(2).order(0, Elves, Orcs, Dwarves, Hobgoblins).lies(full[:len(full)-2])
			e := s.sells(t, 'Y', "MtnHob1", std(Sword))
			gametest.Want(t, "nothing", [2]int{count(e, EvSteveSold), int(s.StevePos)}, [2]int{0, 1})
			gametest.Want(t, "event", bench.Find(t, e, EvSteveNone), game.Event{Kind: EvSteveNone, Who: game.Nobody, A: uint16(Elves)})
			s.StevePos = 3
			s.sells(t, 'Y', "DesHob1", std(Hammer))
			gametest.Want(t, "round again", s.StevePos, 0)
		}},
		{"BM-60 he sells after each of two sales in a turn", func(t *testing.T) {
			s := base(2).order(0, Dwarves, Hobgoblins, Orcs, Elves).kingdoms(DesperateTimes).held('R', std(Axe), std(Mace))
			s.do(t, TakeKingdom(0), Sell(s.at("GraElf1"), std(Axe)))
			gametest.Want(t, "Steve", s.Spaces[s.at("ForDwa1")], Tile(SteveOwner, std(Hammer)))
			gametest.Want(t, "gold", s.Seats[0].Gold, 13)
			s.do(t, Sell(s.at("ForElf1"), std(Mace)))
			gametest.Want(t, "tokens", [2]uint8{s.Tokens, s.Frontier[Forest]}, [2]uint8{1, 2})
			gametest.Want(t, "Steve", s.Spaces[s.at("MtnHob1")], Tile(SteveOwner, std(Sword)))
			gametest.Want(t, "gold and place", [2]int{int(s.Seats[0].Gold), int(s.StevePos)}, [2]int{20, 2})
		}},
		{"BM-61 every sale of a player wakes him once, nothing else does (R-38)", func(t *testing.T) {
			axe := func(s *State) game.Action { return Sell(s.at("GraElf1"), std(Axe)) }
			for _, c := range []struct {
				name  string
				s     *State
				acts  func(s *State) []game.Action
				sales int
			}{
				{"Sell", base(2), func(s *State) []game.Action { return []game.Action{axe(s)} }, 1},
				{"Forge and Sell", base(2).level('R', Axe, 6, 0),
					func(s *State) []game.Action { return []game.Action{ForgeSell(s.at("GraElf1"), std(Axe))} }, 1},
				{"Rush Order", base(2).kingdoms(RushOrder),
					func(s *State) []game.Action {
						return []game.Action{TakeKingdom(0), ForgeSell(s.at("GraElf1"), std(Axe))}
					}, 1},
				{"Bait and Switch", base(2).kingdoms(BaitAndSwitch),
					func(s *State) []game.Action { return []game.Action{TakeKingdom(0), Sell(s.at("ForElf1"), std(Axe))} }, 1},
				{"Smuggler's Road", base(2).kingdoms(SmugglersRoad),
					func(s *State) []game.Action { return []game.Action{TakeKingdom(0), Sell(s.at("ForElf2"), std(Axe))} }, 1},
				{"Drive the Workers", base(2).kingdoms(DriveTheWorkers), func(s *State) []game.Action {
					return []game.Action{TakeKingdom(0), axe(s), Sell(s.at("MtnDwa1"), std(Axe))}
				}, 2},
				{"Desperate Times", base(2).kingdoms(DesperateTimes), func(s *State) []game.Action {
					return []game.Action{TakeKingdom(0), axe(s), Sell(s.at("MtnDwa1"), std(Axe))}
				}, 2},
				{"Learn", base(2), func(*State) []game.Action { return []game.Action{Learn(0)} }, 0},
				{"Forge", base(2), func(*State) []game.Action { return []game.Action{Forge(std(Axe))} }, 0},
				{"kingdom card", base(2), func(*State) []game.Action { return []game.Action{TakeKingdom(0)} }, 0},
				{"Pass", base(2).crafts().kingdoms().gold('R', 0), func(s *State) []game.Action {
					s.held('R')
					return []game.Action{Pass()}
				}, 0},
			} {
				s := c.s.order(0, Hobgoblins, Orcs, Dwarves, Elves).held('R', std(Axe), std(Axe))
				e := s.do(t, c.acts(s)...)
				gametest.Want(t, c.name, [2]int{count(e, EvSteveSold), int(s.StevePos)}, [2]int{c.sales, c.sales})
				gametest.Want(t, c.name+": sales", count(e, EvSold), c.sales)
			}
		}},
		{"his place stays where it is from season to season", func(t *testing.T) {
			s := base(2).order(2, Elves, Orcs, Dwarves, Hobgoblins).lastTurn('R')
			s.do(t, Learn(0), EndTurn())
			gametest.Want(t, "place and season", [2]uint8{s.StevePos, s.Season}, [2]uint8{2, Summer})
		}},
	}.Run(t)
}
