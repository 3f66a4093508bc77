package conquer

import (
	"sync"

	"tabard/engines/game"
)

// Box are all numbers that are printed on the components of the game. A position points to its box; rules and bots read no number
// that stands on a component from anywhere else.
type Box struct {
	Soldiers                  [SoldierTypes + 1]SoldierStats // by SoldierType
	ArrowCost                 [ArrowKinds]Goods
	Towns                     [SettlementTypes][2]TownStats // of the first and the second tier
	City                      TownStats                     // of Avalon, the same for all
	Kits                      [Factions]Kit
	Objectives                [Objectives + 1]Aim    // by number
	Copies                    [ActionCards + 1]uint8 // of the action cards, by kind
	CardCraft                 uint16                 // craftpoints of the card Craftpoints
	CardFlaming               uint16                 // flaming arrows of the card Flaming Arrows
	BuyPrice                  [Resources]uint16
	SellPrice                 uint16          // of any resource
	PeasantPrice, PeasantSale uint16          // bought, and sold in the last step
	TradeUpPrice              uint16          // of a flaming arrow, beside a normal one
	MoveDie                   [DieSides]uint8 // its sides, ascending
	AttackDie, DefenceDie     [Faces]uint8    // how many sides show each Face but Blank, which the others do
	Pieces                    Pieces          // what there is before anybody takes anything; it matters only if pieces are counted
}

// SoldierStats are the numbers of a soldier.
type SoldierStats struct {
	Attack, Defence uint8 // dice; a catapult attacks with so many for each stone
	Near, Far       uint8 // range; Near 0 for those who are not ranged
	Base            uint8 // movement without a die
	Bonus           uint8 // on the movement die
	Reward          uint8 // craftpoints for defeating it
	Cost            Goods // to craft it, or to upgrade to it
}

// TownStats are the numbers of a settlement of one tier.
type TownStats struct {
	Cost  Goods // to reach this tier from the one below
	Yield Goods // coins each turn, and resources for the peasant on it
}

// Kit are the numbers of what a faction begins with.
type Kit struct {
	Goods  Goods
	Arrows uint8 // normal ones
}

// Aim are the numbers of an objective.
type Aim struct {
	Points     uint8
	Need, Also uint8 // how much the first and the second mask of its counters must have counted; 0 where there is none
	Goods      Goods // of ByPay
}

// Town are the numbers of a settlement.
func (b *Box) Town(t SettlementType, tier Tier) *TownStats {
	if tier == Avalon {
		return &b.City
	}
	return &b.Towns[t][tier-1]
}

// House is our own box. Where a comment says house, the numbers stood only on artwork that is lost: they are ours, made to fit every
// count, example and hint of the rulebook. Where it says rulebook, the text prints them or leaves no other value.
var House = Box{
	// Rulebook; house are the archer's and the bolteer's defence, the bolteer's attack and the champion's dice, and all prices but that
	// soldiers take a peasant and upgrades none, and that upgrades take craftpoints.
	Soldiers: [SoldierTypes + 1]SoldierStats{
		Warrior:  {Attack: 3, Defence: 3, Far: 1, Reward: 2, Cost: Cost(3, 1, 2, 0, 0, 0, 1)},
		Archer:   {Attack: 2, Defence: 2, Near: 1, Far: 4, Reward: 2, Cost: Cost(3, 2, 1, 0, 0, 0, 1)},
		Knight:   {Attack: 5, Defence: 5, Far: 1, Reward: 4, Cost: Cost(2, 0, 1, 1, 0, 2, 0)},
		Bolteer:  {Attack: 4, Defence: 3, Near: 1, Far: 5, Reward: 4, Cost: Cost(2, 1, 1, 0, 0, 2, 0)},
		Champion: {Attack: 6, Defence: 6, Far: 1, Bonus: 1, Reward: 6, Cost: Cost(3, 0, 2, 1, 0, 3, 0)},
		Catapult: {Attack: 2, Defence: 2, Near: 5, Far: 8, Base: 3, Reward: 6, Cost: Cost(3, 2, 0, 0, 1, 3, 0)},
	},
	// Rulebook, but for the flaming arrow's.
	ArrowCost: [ArrowKinds]Goods{Arrow: Cost(1, 1, 0, 0, 0, 0, 0), Flaming: Cost(3, 1, 0, 0, 0, 0, 0)},
	// House; rulebook are that settlements take craftpoints, the coins that the first two tiers yield, two resources for the first, and
	// craftpoints from the second on.
	Towns: [SettlementTypes][2]TownStats{
		Farm:    {{Cost(5, 0, 2, 0, 2, 2, 0), Cost(2, 1, 0, 1, 0, 0, 0)}, {Cost(6, 0, 1, 0, 2, 2, 0), Cost(3, 1, 0, 2, 0, 1, 0)}},
		Quarry:  {{Cost(5, 2, 0, 2, 0, 2, 0), Cost(2, 0, 1, 0, 1, 0, 0)}, {Cost(6, 2, 0, 1, 0, 2, 0), Cost(3, 0, 2, 0, 1, 1, 0)}},
		Village: {{Cost(5, 1, 1, 1, 1, 2, 0), Cost(2, 1, 1, 0, 0, 0, 0)}, {Cost(6, 1, 0, 1, 1, 2, 0), Cost(3, 2, 1, 0, 0, 1, 0)}},
	},
	City: TownStats{Cost(8, 2, 2, 2, 2, 5, 0), Cost(4, 1, 1, 1, 1, 2, 0)},
	// House.
	Kits: [Factions]Kit{
		Emberhold:  {Cost(2, 1, 1, 1, 1, 2, 2), 0},
		Thornwatch: {Cost(2, 1, 1, 1, 1, 2, 2), 2},
		Sunspear:   {Cost(1, 1, 1, 1, 1, 2, 2), 0},
		Tidewall:   {Cost(2, 1, 1, 1, 1, 2, 2), 1},
		Goldmere:   {Cost(1, 1, 1, 1, 1, 2, 2), 1},
		Oakenshaw:  {Cost(2, 1, 1, 1, 1, 2, 2), 2},
		Mossgate:   {Cost(1, 1, 1, 1, 1, 2, 3), 1},
		Ravenmoor:  {Cost(1, 1, 1, 1, 1, 2, 2), 2},
	},
	// House.
	Objectives: [Objectives + 1]Aim{
		1:  {Points: 1, Need: 1},
		2:  {Points: 1, Need: 1},
		3:  {Points: 2, Need: 2},
		4:  {Points: 2, Need: 2},
		5:  {Points: 2, Need: 1, Also: 1},
		6:  {Points: 3, Need: 3},
		7:  {Points: 2, Need: 4},
		8:  {Points: 2, Need: 3},
		9:  {Points: 2, Need: 3},
		10: {Points: 2, Need: 2},
		11: {Points: 2, Need: 2},
		12: {Points: 4, Need: 3},
		13: {Points: 1, Need: 1},
		14: {Points: 1, Need: 1},
		15: {Points: 1, Need: 1},
		16: {Points: 1, Need: 1},
		17: {Points: 1, Need: 1},
		18: {Points: 1, Need: 1},
		19: {Points: 4, Need: 1},
		20: {Points: 4, Need: 1},
		21: {Points: 4, Need: 1},
		22: {Points: 4, Need: 1},
		23: {Points: 4, Need: 2},
		24: {Points: 1, Need: 1},
		25: {Points: 1, Need: 1},
		26: {Points: 1, Need: 1},
		27: {Points: 1, Need: 1},
		28: {Points: 4, Need: 2},
		29: {Points: 2, Need: 1},
		30: {Points: 2, Need: 1},
		31: {Points: 2, Need: 1},
		32: {Points: 1, Need: 1},
		33: {Points: 2, Need: 6},
		34: {Points: 5, Need: 9},
		35: {Points: 3, Need: 1},
		36: {Points: 3, Need: 7},
		37: {Points: 1, Goods: Cost(0, 7, 0, 0, 0, 0, 0)},
		38: {Points: 1, Goods: Cost(0, 0, 7, 0, 0, 0, 0)},
		39: {Points: 1, Goods: Cost(0, 0, 0, 6, 0, 0, 0)},
		40: {Points: 1, Goods: Cost(0, 0, 0, 0, 6, 0, 0)},
		41: {Points: 2, Goods: Cost(0, 3, 3, 3, 3, 0, 0)},
		42: {Points: 1, Goods: Cost(15, 0, 0, 0, 0, 0, 0)},
		43: {Points: 3, Goods: Cost(0, 0, 0, 0, 0, 5, 0)},
		44: {Points: 1},
		45: {Points: 1},
		46: {Points: 2},
		47: {Points: 3},
		48: {Points: 5},
		49: {Points: 5},
		50: {Points: 5, Need: 1},
		51: {Points: 5, Need: 1},
		52: {Points: 4, Need: 1},
		53: {Points: 4, Need: 1},
		54: {Points: 5, Need: 1},
		55: {Points: 5, Need: 1},
		56: {Points: 7, Need: 1},
		57: {Points: 7, Need: 1},
		58: {Points: 6, Need: 1},
		59: {Points: 6, Need: 1},
		60: {Points: 6, Need: 1},
		61: {Points: 6, Need: 1},
		62: {Points: 5, Need: 1},
		63: {Points: 8, Need: 2},
		64: {Points: 8, Need: 2},
		65: {Points: 7, Need: 2},
		66: {Points: 6, Need: 1},
		67: {Points: 6, Need: 1},
		68: {Points: 7, Need: 1},
		69: {Points: 7, Need: 1},
		70: {Points: 7, Need: 1},
		71: {Points: 4, Need: 1},
		72: {Points: 4, Need: 1},
		73: {Points: 4, Need: 1},
		74: {Points: 9},
		75: {Points: 9},
	},
	// Rulebook; what the two gift cards say is house.
	Copies:    [ActionCards + 1]uint8{0, 4, 4, 4, 4, 4, 4, 4, 4, 4, 4, 4, 4, 4, 4, 4, 4, 4, 4, 4, 4},
	CardCraft: 3, CardFlaming: 3,
	// Rulebook, but for the trade-up.
	BuyPrice:  [Resources]uint16{2, 2, 2, 2, 10},
	SellPrice: 1, PeasantPrice: 2, PeasantSale: 1, TradeUpPrice: 2,
	// House; the rulebook's examples roll 3, 4 and 5.
	MoveDie: [DieSides]uint8{3, 4, 5, 6, 7, 8},
	// House is how many sides show each face; which faces there are is rulebook.
	AttackDie:  [Faces]uint8{One: 2, Two: 2},
	DefenceDie: [Faces]uint8{One: 2, Two: 1, Strike: 1},
	// Rulebook are the numbers of peasants, of coins, and of soldiers, resources, arrows and settlements in all; how these are split is
	// house.
	Pieces: Pieces{
		Soldiers: [SoldierTypes + 1]int{Warrior: 8, Archer: 8, Knight: 5, Bolteer: 5, Champion: 3, Catapult: 3},
		Towns: [SettlementTypes][Avalon + 1]int{
			Farm: {1: 8, 2: 8}, Quarry: {1: 6, 2: 6}, Village: {1: 6, 2: 6},
		},
		Peasants: 32,
		Stock:    [Resources]int{Wood: 45, Iron: 45, Horse: 35, Stone: 35, Craft: 40},
		Coins:    60,
		Arrows:   [ArrowKinds]int{Arrow: 16, Flaming: 8},
	},
}

// values are the numbers of a box and what follows from them. They never change, and there is one for equal boxes.
type values struct {
	Box
	game.InShared
	packed     string            // the box by Def.PackBox; empty for ours
	leastCraft uint16            // craftpoints that any settlement and any upgrade takes
	smuggled   [Resources]uint16 // what a resource costs Smugglers
	attackDie  [DieSides]Face    // the sides of the dice
	defenceDie [DieSides]Face
	reach      [2][14]uint8                              // oddsOf the movement die, and of a plain one
	winShares  [SoldierTypes + 1][SoldierTypes + 1]uint8 // see sharesOf
	plain      func() *plainOdds
	mostDice   uint8 // with which a side attacks, without cards
	maxPoints  int16 // of a move, with all copies of Double Speed
}

// house are the values of House, worked out when the first game needs them and not at the start of the program.
var house = sync.OnceValue(func() *values { return workOut(House) })

// boxes are the values in use of other boxes.
var boxes game.Shared

// valuesOf are the values of a box.
func valuesOf(b *Box) *values {
	if *b == House {
		return house()
	}
	packed := Def.PackBox(b)
	return boxes.Of(packed, func() game.Sharable {
		v := workOut(*b)
		v.packed = packed
		return v
	}).(*values)
}

// workOut finds what follows from a box.
func workOut(b Box) *values {
	v := &values{Box: b}
	v.leastCraft = v.City.Cost.Stock[Craft]
	for t := Knight; t <= Catapult; t++ {
		v.leastCraft = min(v.leastCraft, v.Soldiers[t].Cost.Stock[Craft])
	}
	for _, tiers := range v.Towns {
		v.leastCraft = min(v.leastCraft, tiers[0].Cost.Stock[Craft], tiers[1].Cost.Stock[Craft])
	}
	v.smuggled = v.BuyPrice
	for r := range Basics {
		v.smuggled[r] = SmugglersPrice
	}
	v.attackDie, v.defenceDie = facesOf(&v.AttackDie), facesOf(&v.DefenceDie)
	far := 0
	for t := Warrior; t <= Catapult; t++ {
		far = max(far, int(v.Soldiers[t].Base), int(max(v.MoveDie[DieSides-1], PlainDie[DieSides-1])+v.Soldiers[t].Bonus)+OutridersBonus)
		v.mostDice = max(v.mostDice, uint8(v.attackers(t)))
	}
	v.maxPoints = int16(far << v.Copies[DoubleSpeed])
	v.reach = [2][14]uint8{oddsOf(&v.MoveDie), oddsOf(&PlainDie)}
	v.plain = sync.OnceValue(v.plainOdds)
	if b == House {
		v.winShares = houseShares
	} else {
		v.winShares = v.sharesOf()
	}
	return v
}

// DieFaces are how many sides of a die show each face, Blank too.
func DieFaces(die [Faces]uint8) [Faces]uint8 {
	die[Blank] = DieSides - die[One] - die[Two] - die[Strike]
	return die
}

// facesOf are the sides of a die by what they show.
func facesOf(die *[Faces]uint8) (faces [DieSides]Face) {
	i := 0
	for face, n := range DieFaces(*die) {
		for range n {
			faces[i] = Face(face)
			i++
		}
	}
	return faces
}
