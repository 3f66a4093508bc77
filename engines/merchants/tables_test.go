package merchants

import (
	"strings"
	"testing"

	"tabard/engines/gametest"
)

func TestTablesAreAsProofRead(t *testing.T) { gametest.ProofRead(t, Tables(&House)) }

// turned says whether a board is itself again after turning it by one race and renaming its weapons.
func turned(s *State, to [Weapons]Weapon) bool {
	spaces := len(s.Board()) * Depths
	for space := range spaces {
		if s.Wants((space+2*Depths)%spaces) != to[s.Wants(space)] {
			return false
		}
	}
	return true
}

func TestBoards(t *testing.T) {
	type counts [Weapons]int
	boards := []struct {
		name     string
		s        *State
		spaces   int
		each     int
		turns    [Weapons]Weapon
		byDepth  [2]counts // odd and even depths
		byRegion map[Region]counts
	}{
		{"two and four", base(4), 48, 12, [Weapons]Weapon{Axe: Hammer, Hammer: Sword, Sword: Mace, Mace: Axe},
			[2]counts{{2, 2, 2, 2}, {2, 2, 2, 2}},
			map[Region]counts{Mountains: {4, 2, 3, 3}, Desert: {3, 3, 2, 4}, Grasslands: {2, 4, 3, 3}, Forest: {3, 3, 4, 2}}},
		{"three", base(3), 36, 9, [Weapons]Weapon{Axe: Hammer, Hammer: Mace, Mace: Axe, Sword: Sword},
			[2]counts{{1, 3, 1, 1}, {2, 0, 2, 2}}, nil},
	}
	for _, b := range boards {
		gametest.Scenarios{
			{b.name + ": each weapon is wanted equally often, by each race three times, at each depth as often", func(t *testing.T) {
				var all counts
				byRace := map[Race]counts{}
				var byDepth [Depths + 1]counts
				for i, r := range b.s.Board() {
					for d := range Depths {
						w := b.s.Wants(SpaceOf(i, d+1))
						all[w]++
						n := byRace[r.Race]
						n[w]++
						byRace[r.Race] = n
						byDepth[d+1][w]++
					}
				}
				gametest.Want(t, "weapons", all, counts{b.each, b.each, b.each, b.each})
				for race, n := range byRace {
					gametest.Want(t, RaceNames[race], n, counts{3, 3, 3, 3})
				}
				for d := 1; d <= Depths; d++ {
					gametest.Want(t, "depth", byDepth[d], b.byDepth[1-d%2])
				}
			}},
			{b.name + ": no battlefield wants the same on both sides; regions have two rows of two races that meet once", func(t *testing.T) {
				spaces := 0
				for space := range len(b.s.Board()) * Depths {
					other := b.s.Opposite(space)
					gametest.Want(t, "opposite of the opposite", b.s.Opposite(other), space)
					gametest.Want(t, "depth", DepthOf(other), DepthOf(space))
					gametest.Want(t, "same weapon", b.s.Wants(other) == b.s.Wants(space), false)
					gametest.Want(t, "same region", b.s.Board()[RowOf(other)].Region, b.s.Board()[RowOf(space)].Region)
					gametest.Want(t, "same race", b.s.Board()[RowOf(other)].Race == b.s.Board()[RowOf(space)].Race, false)
					spaces++
				}
				gametest.Want(t, "spaces", spaces, b.spaces)
			}},
			{b.name + ": turned by a race and renamed it is itself", func(t *testing.T) {
				gametest.Want(t, "turned", turned(b.s, b.turns), true)
				gametest.Want(t, "unchanged names are another board", turned(b.s, [Weapons]Weapon{0, 1, 2, 3}), false)
			}},
			{b.name + ": regions have their own weapon most often", func(t *testing.T) {
				for region, n := range b.byRegion {
					var got counts
					for i, r := range b.s.Board() {
						for d := range Depths {
							if r.Region == region {
								got[b.s.Wants(SpaceOf(i, d+1))]++
							}
						}
					}
					gametest.Want(t, RegionNames[region], got, n)
				}
			}},
		}.Run(t)
	}
	gametest.Scenarios{
		{"the mats follow the board: turned by a race, each becomes the next", func(t *testing.T) {
			to := boards[0].turns
			for p := range House.Mats4 {
				side, next := House.Mats4[p], House.Mats4[(p+1)%len(House.Mats4)]
				level := map[Weapon]bool{to[side.Levels[0]]: true, to[side.Levels[1]]: true}
				gametest.Want(t, MatNames[p], level[next.Levels[0]] && level[next.Levels[1]], true)
				gametest.Want(t, "tile", next.Tile, (side.Tile+1)%Races)
			}
		}},
		{"two players by default share no weapon", func(t *testing.T) {
			a, b := House.Mats4[Red], House.Mats4[Yellow]
			for _, w := range a.Levels {
				gametest.Want(t, WeaponNames[w], w == b.Levels[0] || w == b.Levels[1], false)
			}
		}},
		{"what the rulebook's examples show (R-01, R-02)", func(t *testing.T) {
			s := base(4)
			for name, w := range map[string]Weapon{"GraElf1": Axe, "GraOrc1": Sword, "GraOrc2": Mace, "GraElf2": Hammer, "GraElf3": Hammer,
				"GraOrc3": Sword, "MtnHob1": Sword, "MtnHob5": Hammer, "DesOrc2": Axe, "DesHob1": Hammer, "DesOrc1": Mace, "DesHob2": Sword} {
				gametest.Want(t, name, s.Wants(s.at(name)), w)
			}
		}},
	}.Run(t)
}

func TestCards(t *testing.T) {
	gametest.Scenarios{
		{"36 and 20 craft cards: 32 free, 12 once, 12 twice the level; 11 and 6 levels of each weapon", func(t *testing.T) {
			var times [3]int
			var levels, cards [2][Weapons]int
			for id := 1; id <= Crafts; id++ {
				c, deck := House.Crafts[id], 0
				if id > SpringCards {
					deck = 1
				}
				times[c.Times]++
				levels[deck][c.Weapon] += int(c.Levels)
				cards[deck][c.Weapon]++
				gametest.Want(t, "free cards give one level", c.Times == 0 && (c.Levels != 1 || c.Coins != 0), false)
			}
			gametest.Want(t, "costs", times, [3]int{32, 12, 12})
			gametest.Want(t, "cards", cards, [2][Weapons]int{{9, 9, 9, 9}, {5, 5, 5, 5}})
			gametest.Want(t, "levels", levels, [2][Weapons]int{{11, 11, 11, 11}, {6, 6, 6, 6}})
			gametest.Want(t, "first and last", [2]CraftCard{House.Crafts[1], House.Crafts[56]}, [2]CraftCard{{Axe, 1, 0, 0}, {Hammer, 2, 2, 1}})
			gametest.Want(t, "of the examples", [3]CraftCard{House.Crafts[7], House.Crafts[8], House.Crafts[35]},
				[3]CraftCard{{Axe, 1, 1, 2}, {Axe, 2, 2, 0}, {Hammer, 2, 2, 0}})
			gametest.Want(t, "numbers", [4]Weapon{House.Crafts[10].Weapon, House.Crafts[27].Weapon, House.Crafts[37].Weapon, House.Crafts[47].Weapon},
				[4]Weapon{Sword, Mace, Axe, Mace})
		}},
		{"kingdom cards: 28, 25 and 21 by players; the letters and durations", func(t *testing.T) {
			for seats, letters := range map[int][4]int{2: {7, 7, 6, 1}, 3: {9, 8, 7, 1}, 4: {10, 9, 8, 1}} {
				var got [4]int
				for id := 1; id <= Kingdoms; id++ {
					if c := House.Kingdoms[id]; int(c.From) <= seats {
						got[c.Deck]++
					}
				}
				gametest.Want(t, "letters", got, letters)
			}
			durations := map[Duration]string{}
			for id := 1; id <= Kingdoms; id++ {
				c := KingdomCards[id]
				durations[c.Duration] += " " + c.ID
				gold := House.Kingdoms[id].Gold
				gametest.Want(t, "gold", gold >= -7 && gold <= 7, true)
			}
			gametest.Want(t, "permanent", durations[Permanent], " ExtraCrafty BigForge SilverTongue OreContract FinePrint WarInsurance FieldSmiths")
			gametest.Want(t, "end", durations[End], " TrophyHall MerchantGuild CrownBond MastersMark Veterans JackOfAllTrades")
			gametest.Want(t, "final", durations[Final], " SlushFund")
			gametest.Want(t, "immediate", len(strings.Fields(durations[Immediate])), 14)
		}},
		{"every box has one link, and back (R-03)", func(t *testing.T) {
			for i, to := range [KingdomPool]int{0, 2, 4} {
				gametest.Want(t, "there", House.KingdomLink(i), to)
				back, kingdom := House.CraftLink(to)
				gametest.Want(t, "back", [2]int{back, map[bool]int{true: 1}[kingdom]}, [2]int{i, 1})
			}
			for _, pair := range [][2]int{{1, 3}, {3, 1}} {
				to, kingdom := House.CraftLink(pair[0])
				gametest.Want(t, "craft", [2]int{to, map[bool]int{true: 1}[kingdom]}, [2]int{pair[1], 0})
			}
		}},
		{"numbers of the rulebook, and ours between them", func(t *testing.T) {
			gametest.Want(t, "forge and sell", [4]int{House.ForgeBase[0], House.ForgeBase[1], House.SellBase[0], House.SellBase[1]}, [4]int{5, 15, 6, 18})
			gametest.Want(t, "end, defeated, tie", [6]int{House.EndValue[0], House.EndValue[1], House.DefeatedValue[0], House.DefeatedValue[1], House.TieValue[0], House.TieValue[1]},
				[6]int{1, 5, 1, 2, 2, 3})
			gametest.Want(t, "levels", [3]uint8{House.NeedLevel[0], House.NeedLevel[1], BonusLevel}, [3]uint8{1, 5, 6})
			gametest.Want(t, "limits", House.KingdomLimit, [4]int{2, 3, 3, 4})
			gametest.Want(t, "prizes", House.Prizes, [5][2]int{2: {7, 0}, 3: {15, 7}, 4: {15, 7}})
			gametest.Want(t, "others", [8]int{StartGold, MaxForge, BigForgeMax, SeasonTokens, RepairGold, TieSalvage, ReliefGold, StallTurns},
				[8]int{10, 3, 5, 3, 2, 1, 5, 3})
			gametest.Want(t, "selling pays", House.SellBase[Standard] > House.ForgeBase[Standard] && House.SellBase[Vorpal] > House.ForgeBase[Vorpal], true)
		}},
	}.Run(t)
}

// The masks of a board say what its table says.
func TestLayouts(t *testing.T) {
	for _, s := range []*State{base(4), base(3)} {
		l := s.layout()
		fields := 0
		for _, f := range l.fields {
			if f.depth == 0 {
				continue
			}
			fields++
			gametest.Want(t, "sides", s.Opposite(int(f.first)), int(f.second))
			gametest.Want(t, "place", [2]uint8{f.region, f.depth}, [2]uint8{s.Board()[RowOf(int(f.first))].Region, uint8(DepthOf(int(f.second)))})
			gametest.Want(t, "field", l.field[f.region][f.depth], uint64(1)<<f.first|1<<f.second)
		}
		gametest.Want(t, "fields", fields*2, len(s.Board())*Depths)
		for space := range len(s.Board()) * Depths {
			gametest.Want(t, "asks", l.asks[s.Wants(space)]>>space&1, 1)
			for d := range Depths + 2 {
				gametest.Want(t, "within", l.within[l.region[space]][d]>>space&1 == 1, DepthOf(space) <= d)
			}
			gametest.Want(t, "open", s.open()>>space&1 == 1, s.Open(space))
		}
	}
}
