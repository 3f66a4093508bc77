package conquer

import (
	"math/bits"
	"testing"

	"tabard/engines/gametest"
)

func TestTablesAreAsProofRead(t *testing.T) { gametest.ProofRead(t, Tables(&House)) }

// resources counts the resources of goods, craftpoints too.
func (g Goods) resources() int {
	n := 0
	for _, of := range g.Stock {
		n += int(of)
	}
	return n
}

// What the rulebook says of soldiers holds in the table, and each line gets stronger.
func TestSoldiers(t *testing.T) {
	for typ := Warrior; typ <= SoldierTypes; typ++ {
		s, kind, name := House.Soldiers[typ], SoldierKinds[typ], SoldierNames[typ]
		gametest.Want(t, name+" tier", kind.Tier, (typ+1)/2)
		gametest.Want(t, name+" reward", s.Reward, 2*kind.Tier)
		gametest.Want(t, name+" line", kind.Ranged, typ%2 == 0)
		if kind.Tier < 3 {
			gametest.Want(t, name+" next", kind.Next, typ+2)
			next := House.Soldiers[kind.Next]
			gametest.Want(t, name+" next line", SoldierKinds[kind.Next].Ranged, kind.Ranged)
			gametest.Want(t, name+" reaches less than the next", s.Far < next.Far || !kind.Ranged, true)
		} else {
			gametest.Want(t, name+" next", kind.Next, NoSoldier)
		}
	}
	for typ, dice := range map[SoldierType][2]uint8{Warrior: {3, 3}, Archer: {2, 2}, Knight: {5, 5}, Bolteer: {4, 3}, Champion: {6, 6}} {
		gametest.Want(t, SoldierNames[typ]+" dice", [2]uint8{House.AttackDice(typ, false, 0), House.Soldiers[typ].Defence}, dice)
	}
	gametest.Want(t, "flaming arrows", [2]uint8{House.AttackDice(Archer, true, 0), House.AttackDice(Bolteer, true, 0)}, [2]uint8{3, 5})
	for stones := uint8(1); stones <= MaxStones; stones++ {
		gametest.Want(t, "stones", House.AttackDice(Catapult, false, stones), 2*stones)
	}
	for typ, to := range map[SoldierType][2]uint8{Warrior: {0, 1}, Archer: {1, 4}, Knight: {0, 1}, Bolteer: {1, 5}, Champion: {0, 1}, Catapult: {5, 8}} {
		gametest.Want(t, SoldierNames[typ]+" range", [2]uint8{House.Soldiers[typ].Near, House.Soldiers[typ].Far}, to)
	}
	gametest.Want(t, "movement", [3]uint8{House.Soldiers[Champion].Bonus, House.Soldiers[Catapult].Base, House.Soldiers[Catapult].Bonus}, [3]uint8{1, 3, 0})
}

// The dice have the faces that the rulebook names, the same points on average against each other but for the strike.
func TestDice(t *testing.T) {
	var attack, defence [Faces]int
	for side := range DieSides {
		attack[house().attackDie[side]]++
		defence[house().defenceDie[side]]++
	}
	gametest.Want(t, "attack", attack, [Faces]int{2, 2, 2, 0})
	gametest.Want(t, "defence", defence, [Faces]int{2, 2, 1, 1})
	gametest.Want(t, "a strike is one point", Total([]byte{1, 2, 3, 4}, 0), 12)
	gametest.Want(t, "attack dice have three faces", Total([]byte{1, 2, 3}, 0), 8)
	gametest.Want(t, "seven halved twice is one (R-80)", Total([]byte{0, 1, 3}, 2), 1)
	gametest.Want(t, "halved once", Total([]byte{0, 1, 3}, 1), 3)
}

// Prices: soldiers take a peasant, upgrades none; upgrades and settlements take craftpoints; a farm takes what a quarry
// yields and the other way round.
func TestPrices(t *testing.T) {
	for typ := Warrior; typ <= SoldierTypes; typ++ {
		cost, first := House.Soldiers[typ].Cost, SoldierKinds[typ].Tier == 1
		gametest.Want(t, SoldierNames[typ]+" takes a peasant", cost.Peasants == 1, first)
		gametest.Want(t, SoldierNames[typ]+" takes craftpoints", cost.Stock[Craft] > 0, !first)
		gametest.Want(t, SoldierNames[typ]+" is paid in resources", cost.resources() >= 3, true)
	}
	for typ := range SettlementType(SettlementTypes) {
		name := SettlementNames[typ]
		for tier := Tier(1); tier <= Avalon; tier++ {
			cost := House.Town(typ, tier).Cost
			gametest.Want(t, name+" takes craftpoints, no peasants", [2]bool{cost.Stock[Craft] >= 2, cost.Peasants == 0}, [2]bool{true, true})
		}
		gametest.Want(t, name+" is paid in four basic resources", House.Town(typ, 1).Cost.resources(), 6)
		gametest.Want(t, name+" to the city", House.Town(typ, Avalon).Cost, House.Town(Farm, Avalon).Cost)
		gametest.Want(t, name+" as the city", House.Town(typ, Avalon).Yield, House.Town(Farm, Avalon).Yield)
		gametest.Want(t, name+" yields two resources", House.Town(typ, 1).Yield.resources(), 2)
		gametest.Want(t, name+" yields more when improved", House.Town(typ, 2).Yield.resources(), 4)
		gametest.Want(t, name+" yields craftpoints from the second tier on", [3]uint16{House.Town(typ, 1).Yield.Stock[Craft], House.Town(typ, 2).Yield.Stock[Craft],
			House.Town(typ, Avalon).Yield.Stock[Craft]}, [3]uint16{0, 1, 2})
		gametest.Want(t, name+" pays coins", [3]uint16{House.Town(typ, 1).Yield.Coins, House.Town(typ, 2).Yield.Coins, House.Town(typ, Avalon).Yield.Coins}, [3]uint16{2, 3, 4})
	}
	for r := range Basics {
		gametest.Want(t, ResourceNames[r]+" for a farm is of a quarry", House.Town(Farm, 1).Cost.Stock[r] > 0, House.Town(Quarry, 1).Yield.Stock[r] > 0)
		gametest.Want(t, ResourceNames[r]+" for a quarry is of a farm", House.Town(Quarry, 1).Cost.Stock[r] > 0, House.Town(Farm, 1).Yield.Stock[r] > 0)
		gametest.Want(t, ResourceNames[r]+" for a village", House.Town(Village, 1).Cost.Stock[r], 1)
		gametest.Want(t, ResourceNames[r]+" is bought for more than it sells", House.BuyPrice[r], 2*House.SellPrice)
	}
	gametest.Want(t, "craftpoint", House.BuyPrice[Craft], 10)
	gametest.Want(t, "arrow", House.ArrowCost[Arrow], Cost(1, 1, 0, 0, 0, 0, 0))
	gametest.Want(t, "a trade-up costs the difference of the arrows (R-37)", House.ArrowCost[Flaming].Coins-House.ArrowCost[Arrow].Coins, House.TradeUpPrice)
	gametest.Want(t, "no money in peasants (R-36)", House.PeasantSale <= HearthfolkPrice && HearthfolkPrice < House.PeasantPrice, true)
	gametest.Want(t, "no money in smuggled goods", House.SellPrice <= SmugglersPrice, true)
}

func TestGoods(t *testing.T) {
	have := Cost(2, 0, 3, 0, 1, 0, 1)
	gametest.Want(t, "missing", have.Missing(House.Soldiers[Warrior].Cost), Cost(1, 1, 0, 0, 0, 0, 0))
	gametest.Want(t, "not covered", have.Covers(House.Soldiers[Warrior].Cost), false)
	gametest.Want(t, "covered exactly", House.Soldiers[Warrior].Cost.Covers(House.Soldiers[Warrior].Cost), true)
	gametest.Want(t, "a peasant missing", Cost(9, 9, 9, 9, 9, 9, 0).Missing(House.Soldiers[Archer].Cost), Cost(0, 0, 0, 0, 0, 0, 1))
}

// Kits are two first settlements of two types and two first soldiers; the colours of every faction match 37 cards that are
// worth about the same.
func TestFactions(t *testing.T) {
	var colors [Colors]int
	seen := map[uint8]bool{}
	for f, c := range FactionCards {
		name := FactionNames[f]
		gametest.Want(t, name+" has two colours, like no other", bits.OnesCount8(c.Ribbon) == 2 && !seen[c.Ribbon], true)
		seen[c.Ribbon] = true
		gametest.Want(t, name+" has two types of settlements", c.Towns[0] != c.Towns[1] && c.Towns[0] < SettlementTypes && c.Towns[1] < SettlementTypes, true)
		for _, s := range c.Soldiers {
			gametest.Want(t, name+" soldier", SoldierKinds[s].Tier, 1)
		}
		gametest.Want(t, name+" has a peasant for each settlement", House.Kits[f].Goods.Peasants >= 2, true)
		gametest.Want(t, name+" has one of each resource", House.Kits[f].Goods.Missing(Cost(1, 1, 1, 1, 1, 2, 2)), Goods{})
		archers := 0
		for _, s := range c.Soldiers {
			if s == Archer {
				archers++
			}
		}
		gametest.Want(t, name+" has arrows for its archers", House.Kits[f].Arrows > 0, archers > 0)
		cards, points := 0, 0
		for id := 1; id <= Objectives; id++ {
			if o := ObjectiveCards[id]; o.Ribbon&c.Ribbon != 0 {
				cards++
				points += int(House.Objectives[id].Points)
			}
		}
		gametest.Want(t, name+" cards", cards, 37)
		gametest.Want(t, name+" points of the cards", points >= 120 && points <= 128, true)
		for color := range colors {
			colors[color] += int(c.Ribbon >> color & 1)
		}
	}
	gametest.Want(t, "factions by colour", colors, [Colors]int{3, 3, 3, 3, 2, 2})
	gametest.Want(t, "perks", [8]Faction{Spoils, Woodcraft, Outriders, Masons, Tithes, Quivers, Hearthfolk, Smugglers}, [8]Faction{0, 1, 2, 3, 4, 5, 6, 7})
}

// Action cards: twenty kinds of four; a card's icons and windows agree.
func TestActionCards(t *testing.T) {
	gametest.Want(t, "cards", total(&House.Copies), 80)
	const own, others = InMain | InRolled | InAttack, InRoll | InStep | InDecl | InDefence
	for id := AddedDefense; id <= ActionCards; id++ {
		c, name := Cards[id], CardNames[id]
		gametest.Want(t, name+" has a window", c.Windows != 0, true)
		gametest.Want(t, name+" in own turns", c.Icons&IconYour != 0, c.Windows&own != 0 || id == WeakFight || id == WeakerFight)
		gametest.Want(t, name+" in turns of others", c.Icons&IconOther != 0, c.Windows&(others|InPost) != 0)
		gametest.Want(t, name+" stays", c.Icons&IconContinuous != 0, id == ArcherVolley || id == ShieldWall)
		gametest.Want(t, name+" is flipped", c.Icons&IconFlipped != 0, c.Icons&IconContinuous != 0)
		gametest.Want(t, name+" in any turn", c.Icons&IconAny == IconAny, id == WeakFight || id == WeakerFight)
	}
}

// Numbers of objectives as recommended, and the upper end of a range taken.
func TestTargets(t *testing.T) {
	for seats, want := range map[int][Lengths]uint8{2: {2, 3, 4, 5}, 3: {2, 2, 3, 4}, 4: {0, 2, 3, 3}} {
		for l, n := range want {
			gametest.Want(t, "objectives", TargetFor(seats, uint8(l)), n)
		}
	}
	for seats := 2; seats <= MaxSeats; seats++ {
		fits := false
		for _, r := range Recommended[seats] {
			fits = fits || r[0] <= DefaultTarget && DefaultTarget <= r[1]
		}
		gametest.Want(t, "the default is recommended", fits, true)
	}
}
