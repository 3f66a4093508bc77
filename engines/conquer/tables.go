package conquer

// The tables of the game, but for objectives (objectives.go), tiles and layouts. Where a table says house, its numbers
// stood only on artwork that is lost: they are ours, made to fit every count, example and hint of the rulebook, and may be
// replaced here without touching the rules. Where it says rulebook, the text prints them or leaves no other value.

// Machine names. Those of the factions are house.
var (
	TerrainNames    = [Terrains]string{"Grass", "Forest", "Mountain", "Lake", "River", "Bridge"}
	ResourceNames   = [Resources]string{"Wood", "Iron", "Horse", "Stone", "Craft"}
	SoldierNames    = [SoldierTypes + 1]string{"NoSoldier", "Warrior", "Archer", "Knight", "Bolteer", "Champion", "Catapult"}
	SettlementNames = [SettlementTypes]string{"Farm", "Quarry", "Village"}
	ColorNames      = [Colors]string{"Red", "Blue", "Green", "Gold", "Purple", "Silver"}
	FactionNames    = [Factions]string{"Emberhold", "Thornwatch", "Sunspear", "Tidewall", "Goldmere", "Oakenshaw", "Mossgate", "Ravenmoor"}
	PerkNames       = [Factions]string{"Spoils", "Woodcraft", "Outriders", "Masons", "Tithes", "Quivers", "Hearthfolk", "Smugglers"}
	CardNames       = [ActionCards + 1]string{"NoCard", "AddedDefense", "ArcherVolley", "Attrition", "Craftpoints", "DoubleSpeed",
		"FlamingArrows", "HinderedPath", "Kidnapped", "Misdirection", "MountainCrossing", "Promoted", "Reinforcement", "Repeat",
		"ShieldWall", "Sickness", "StrategicRetreat", "StrongAttack", "WaterCrossing", "WeakFight", "WeakerFight"}
	LayoutNames = [Layouts]string{"Std2", "Std3", "Std4", "SideBySide", "Crossroads", "GreatRiver", "RoundTable", "GrandCampaign"}
)

// Goods are coins, resources and peasants: a price, a yield, or what a player has of them.
type Goods struct {
	Coins    uint16
	Stock    [Resources]uint16
	Peasants uint16 // not on a settlement
}

// Cost is a row of a price list, in the order of its columns.
func Cost(coins, wood, iron, horse, stone, craft, peasants uint16) Goods {
	return Goods{coins, [Resources]uint16{wood, iron, horse, stone, craft}, peasants}
}

// Missing is what g lacks of a price.
func (g Goods) Missing(price Goods) Goods {
	m := Goods{Coins: price.Coins - min(price.Coins, g.Coins), Peasants: price.Peasants - min(price.Peasants, g.Peasants)}
	for r := range m.Stock {
		m.Stock[r] = price.Stock[r] - min(price.Stock[r], g.Stock[r])
	}
	return m
}

// Covers says whether g is enough for a price.
func (g Goods) Covers(price Goods) bool { return g.covers(&price) }

func (g *Goods) covers(price *Goods) bool {
	a, b := &g.Stock, &price.Stock
	return g.Coins >= price.Coins && a[Craft] >= b[Craft] && a[Wood] >= b[Wood] && a[Iron] >= b[Iron] && a[Horse] >= b[Horse] &&
		a[Stone] >= b[Stone] && g.Peasants >= price.Peasants
}

// StepPrices are the movement points that it costs to enter each terrain; nobody enters those of 0 without a card.
// Provenance: rulebook.
var StepPrices = [Terrains + 1]uint8{Grass: 1, Forest: 2, Bridge: 1}

// MoveDie are the sides of the movement die, ascending. Provenance: house; the rulebook's examples roll 3, 4 and 5. PlainDie are
// those of an ordinary die, which a table may agree on.
var (
	MoveDie  = [DieSides]uint8{3, 4, 5, 6, 7, MaxDie}
	PlainDie = [DieSides]uint8{1, 2, 3, 4, 5, 6}
)

// Die are the sides of the movement die that is played with, ascending.
func (s *State) Die() *[DieSides]uint8 {
	if s.Opt&OptPlainDie != 0 {
		return &PlainDie
	}
	return &MoveDie
}

// MaxDie is the most that a movement die shows.
const MaxDie = 8

// MaxStones is how many stones a catapult throws at most.
const MaxStones = 3

// The arrows, and their machine names.
const (
	Arrow uint8 = iota
	Flaming
	ArrowKinds = 2
)

// ArrowNames are machine names of the arrows.
var ArrowNames = [ArrowKinds]string{"Arrow", "Flaming"}

// SoldierStats is what a soldier can do. Provenance: rulebook; house are the archer's and the bolteer's defence, the
// bolteer's attack and the champion's dice.
type SoldierStats struct {
	Tier            uint8
	Ranged          bool
	Attack, Defence uint8 // dice; a catapult attacks with so many for each stone
	Near, Far       uint8 // range
	Base            uint8 // movement without a die
	Bonus           uint8 // on the movement die
	Reward          uint8 // craftpoints for defeating it
	Next            SoldierType
}

// Soldiers are the soldiers' values by type.
var Soldiers = [SoldierTypes + 1]SoldierStats{
	Warrior:  {Tier: 1, Attack: 3, Defence: 3, Near: 1, Far: 1, Reward: 2, Next: Knight},
	Archer:   {Tier: 1, Ranged: true, Attack: 2, Defence: 2, Near: 1, Far: 4, Reward: 2, Next: Bolteer},
	Knight:   {Tier: 2, Attack: 5, Defence: 5, Near: 1, Far: 1, Reward: 4, Next: Champion},
	Bolteer:  {Tier: 2, Ranged: true, Attack: 4, Defence: 3, Near: 1, Far: 5, Reward: 4, Next: Catapult},
	Champion: {Tier: 3, Attack: 6, Defence: 6, Near: 1, Far: 1, Bonus: 1, Reward: 6},
	Catapult: {Tier: 3, Ranged: true, Attack: 2, Defence: 2, Near: 5, Far: 8, Base: 3, Reward: 6},
}

// AttackDice are the dice of an attack in clear sight before any cards: of a ranged soldier with a flaming arrow or not,
// of a catapult with so many stones.
func AttackDice(t SoldierType, flaming bool, stones uint8) uint8 {
	dice := Soldiers[t].Attack
	switch {
	case t == Catapult:
		return dice * stones
	case flaming:
		return dice + FlamingDice
	}
	return dice
}

// Prices. Provenance: house, but that soldiers take a peasant and upgrades none, that upgrades and
// settlements take craftpoints, and the price of an arrow.
var (
	SoldierCost = [SoldierTypes + 1]Goods{ // to craft the first tier, to upgrade to the others
		Warrior:  Cost(3, 1, 2, 0, 0, 0, 1),
		Archer:   Cost(3, 2, 1, 0, 0, 0, 1),
		Knight:   Cost(2, 0, 1, 1, 0, 2, 0),
		Bolteer:  Cost(2, 1, 1, 0, 0, 2, 0),
		Champion: Cost(3, 0, 2, 1, 0, 3, 0),
		Catapult: Cost(3, 2, 0, 0, 1, 3, 0),
	}
	TownCost = [SettlementTypes][Avalon + 1]Goods{ // to reach this tier from the one below
		Farm:    {1: Cost(5, 0, 2, 0, 2, 2, 0), 2: Cost(6, 0, 1, 0, 2, 2, 0), Avalon: Cost(8, 2, 2, 2, 2, 5, 0)},
		Quarry:  {1: Cost(5, 2, 0, 2, 0, 2, 0), 2: Cost(6, 2, 0, 1, 0, 2, 0), Avalon: Cost(8, 2, 2, 2, 2, 5, 0)},
		Village: {1: Cost(5, 1, 1, 1, 1, 2, 0), 2: Cost(6, 1, 0, 1, 1, 2, 0), Avalon: Cost(8, 2, 2, 2, 2, 5, 0)},
	}
	ArrowCost = [ArrowKinds]Goods{Arrow: Cost(1, 1, 0, 0, 0, 0, 0), Flaming: Cost(3, 1, 0, 0, 0, 0, 0)} // flaming: house
	BuyPrice  = [Resources]uint16{2, 2, 2, 2, 10}                                                       // rulebook
)

// leastCraft are the craftpoints that any settlement and any upgrade takes.
var leastCraft = func() uint16 {
	least := SoldierCost[Knight].Stock[Craft]
	for t := Knight; t <= Catapult; t++ {
		least = min(least, SoldierCost[t].Stock[Craft])
	}
	for _, tiers := range TownCost {
		for _, cost := range tiers[1:] {
			least = min(least, cost.Stock[Craft])
		}
	}
	return least
}()

// Box is what lies in the box before anybody takes anything; it matters only if pieces are counted.
// Provenance: rulebook are the numbers of peasants, of coins, and of soldiers, resources, arrows and settlements in all; how
// these are split is house.
var Box = Pieces{
	Soldiers: [SoldierTypes + 1]int{Warrior: 8, Archer: 8, Knight: 5, Bolteer: 5, Champion: 3, Catapult: 3},
	Towns: [SettlementTypes][Avalon + 1]int{
		Farm: {1: 8, 2: 8}, Quarry: {1: 6, 2: 6}, Village: {1: 6, 2: 6},
	},
	Peasants: 32,
	Stock:    [Resources]int{Wood: 45, Iron: 45, Horse: 35, Stone: 35, Craft: 40},
	Coins:    60,
	Arrows:   [ArrowKinds]int{Arrow: 16, Flaming: 8},
}

// Yields by type and tier: coins each turn, and resources for the peasant on it. Provenance: house; rulebook
// are the coins of the first two tiers, two resources for the first, and craftpoints from the second on.
var Yields = [SettlementTypes][Avalon + 1]Goods{
	Farm:    {1: Cost(2, 1, 0, 1, 0, 0, 0), 2: Cost(3, 1, 0, 2, 0, 1, 0), Avalon: Cost(4, 1, 1, 1, 1, 2, 0)},
	Quarry:  {1: Cost(2, 0, 1, 0, 1, 0, 0), 2: Cost(3, 0, 2, 0, 1, 1, 0), Avalon: Cost(4, 1, 1, 1, 1, 2, 0)},
	Village: {1: Cost(2, 1, 1, 0, 0, 0, 0), 2: Cost(3, 2, 1, 0, 0, 1, 0), Avalon: Cost(4, 1, 1, 1, 1, 2, 0)},
}

// Single numbers. Provenance: rulebook, but for the trade-up, the perks' numbers, what the two gift cards say, the
// coins of who plays later, what kingdoms bring and the standstill, which are house.
const (
	SellPrice       = 1 // of any resource
	PeasantPrice    = 2
	PeasantSale     = 1 // in the last step
	TradeUpPrice    = 2 // beside a normal arrow
	SmugglersPrice  = 1
	HearthfolkPrice = 1
	MasonsOff       = 2
	TithesCoins     = 1
	SpoilsCraft     = 1
	LaterCoins      = 2 // for each who plays before
	KindPoints      = 4 // for each kind of settlement and soldier on the board
	LastTurns       = 3 // instead of one, with the same option
	OutridersBonus  = 1
	QuiversArrows   = 1
	CardCraft       = 3 // of the card Craftpoints
	CardFlaming     = 3 // of the card Flaming Arrows
	HinderedBy      = 2 // what Hindered Path divides a die by
	SpeedTimes      = 2 // what Double Speed multiplies a move by
	WoodcraftStep   = 1 // into a forest
	CrossingStep    = 1 // into a space that is crossed by a card
	StartDice       = 2 // attack dice for the first turn
	VolleyArrows    = 2 // of a Double Attack, one for each Archer
	FlamingDice     = 1 // that a flaming arrow adds
	BlindDice       = 1 // that a Catapult lacks without a clear sight
	SiteDistance    = 3 // between settlements
	DieSides        = 6
	AfarDistance    = 2 // of a soldier defeated from afar
	DeclaredTurns   = 3 // of a declared objective
	SetCards        = 3 // with one colour
	SetPoints       = 3
	MaxTarget       = 8 // objectives to complete
	MaxRounds       = 40
	CounterRounds   = 50 // of one engagement
)

// Perks, by the faction that has them.
const (
	Spoils     = Emberhold
	Woodcraft  = Thornwatch
	Outriders  = Sunspear
	Masons     = Tidewall
	Tithes     = Goldmere
	Quivers    = Oakenshaw
	Hearthfolk = Mossgate
	Smugglers  = Ravenmoor
)

// FactionCard is a faction with its kit. Provenance: house; rulebook is that there are two colours and what sorts of
// things a card gives.
type FactionCard struct {
	Ribbon   uint8 // mask of its two colours
	Towns    [2]SettlementType
	Soldiers [2]SoldierType
	Goods    Goods
	Arrows   uint8 // normal ones
}

// FactionCards are the factions.
var FactionCards = [Factions]FactionCard{
	Emberhold:  {1<<Red | 1<<Blue, [2]SettlementType{Village, Quarry}, [2]SoldierType{Warrior, Warrior}, Cost(2, 1, 1, 1, 1, 2, 2), 0},
	Thornwatch: {1<<Red | 1<<Green, [2]SettlementType{Farm, Village}, [2]SoldierType{Warrior, Archer}, Cost(2, 1, 1, 1, 1, 2, 2), 2},
	Sunspear:   {1<<Red | 1<<Gold, [2]SettlementType{Farm, Quarry}, [2]SoldierType{Warrior, Warrior}, Cost(1, 1, 1, 1, 1, 2, 2), 0},
	Tidewall:   {1<<Blue | 1<<Purple, [2]SettlementType{Quarry, Village}, [2]SoldierType{Warrior, Archer}, Cost(2, 1, 1, 1, 1, 2, 2), 1},
	Goldmere:   {1<<Blue | 1<<Gold, [2]SettlementType{Farm, Quarry}, [2]SoldierType{Warrior, Archer}, Cost(1, 1, 1, 1, 1, 2, 2), 1},
	Oakenshaw:  {1<<Green | 1<<Gold, [2]SettlementType{Farm, Village}, [2]SoldierType{Archer, Archer}, Cost(2, 1, 1, 1, 1, 2, 2), 2},
	Mossgate:   {1<<Green | 1<<Silver, [2]SettlementType{Farm, Quarry}, [2]SoldierType{Warrior, Archer}, Cost(1, 1, 1, 1, 1, 2, 3), 1},
	Ravenmoor:  {1<<Purple | 1<<Silver, [2]SettlementType{Village, Quarry}, [2]SoldierType{Warrior, Archer}, Cost(1, 1, 1, 1, 1, 2, 2), 2},
}

// Icons of an action card.
const (
	IconYour       uint8 = 1 << iota // playable on the own turn
	IconOther                        // on another player's
	IconFlipped                      // turned over when used, until the owner's next turn
	IconContinuous                   // stays in the hand, face up
	IconAny        = IconYour | IconOther
)

// Windows in which an action card may be played, as a mask.
const (
	InMain    uint16 = 1 << iota // among the actions of the own turn
	InRolled                     // own movement rolled
	InRoll                       // another's movement rolled
	InStep                       // between another's actions
	InDecl                       // own soldier declared a target
	InAttack                     // before the roll, attacking
	InDefence                    // before the roll, defending
	InPost                       // after the roll, losing
)

// CardStats are an action card's icons and windows.
type CardStats struct {
	Icons   uint8
	Windows uint16
}

// Cards are the action cards. Provenance: rulebook.
var Cards = [ActionCards + 1]CardStats{
	AddedDefense:     {IconOther, InDefence | InPost},
	ArcherVolley:     {IconYour | IconFlipped | IconContinuous, InMain},
	Attrition:        {IconYour, InMain},
	Craftpoints:      {IconYour, InMain},
	DoubleSpeed:      {IconYour, InRolled},
	FlamingArrows:    {IconYour, InMain},
	HinderedPath:     {IconOther, InRoll},
	Kidnapped:        {IconYour, InMain},
	Misdirection:     {IconOther, InStep},
	MountainCrossing: {IconYour, InRolled},
	Promoted:         {IconYour, InMain},
	Reinforcement:    {IconYour, InMain},
	Repeat:           {IconYour, InMain},
	ShieldWall:       {IconOther | IconFlipped | IconContinuous, InDefence},
	Sickness:         {IconYour, InMain},
	StrategicRetreat: {IconOther, InDecl},
	StrongAttack:     {IconYour, InAttack},
	WaterCrossing:    {IconYour, InRolled},
	WeakFight:        {IconAny, InPost},
	WeakerFight:      {IconAny, InPost},
}

// Length is how long a game is meant to take: half an hour, one hour, one and a half, two.
type Length = uint8

// The lengths.
const (
	Half Length = iota
	Hour
	HourAndHalf
	TwoHours
	Lengths = 4
)

// LengthMinutes are the lengths in minutes.
var LengthMinutes = [Lengths]int{30, 60, 90, 120}

// Recommended are the least and the most objectives recommended by number of players and length; 0 to 0 where the
// rulebook gives none, and at the longest the most is open. Provenance: rulebook, the open ends ours.
var Recommended = [MaxSeats + 1][Lengths][2]uint8{
	2: {{2, 2}, {3, 3}, {4, 4}, {5, MaxTarget}},
	3: {{1, 2}, {2, 2}, {3, 3}, {4, MaxTarget}},
	4: {{}, {1, 2}, {2, 3}, {3, MaxTarget}},
}

// TargetFor is how many objectives a game of this length is played to, 0 if it cannot be so short: the most that is
// recommended, or the least where that is open.
func TargetFor(seats int, l Length) uint8 {
	r := Recommended[seats][l]
	if l == TwoHours {
		return r[0]
	}
	return r[1]
}

// DefaultTarget is how many objectives a game is played to if nobody says otherwise.
const DefaultTarget = 4
