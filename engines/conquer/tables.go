package conquer

// The tables of the game without the numbers that are printed on components (box.go), but for objectives (objectives.go), tiles and
// layouts. Where a table says house, it is ours, made to fit every count, example and hint of the rulebook. Where it says rulebook, the
// text prints it or leaves no other value.

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

// PlainDie are the sides of an ordinary die, which a table may agree on for movement.
var PlainDie = [DieSides]uint8{1, 2, 3, 4, 5, 6}

// Die are the sides of the movement die that is played with, ascending.
func (s *State) Die() *[DieSides]uint8 {
	if s.Opt&OptPlainDie != 0 {
		return &PlainDie
	}
	return &s.box.MoveDie
}

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

// SoldierKind is what a soldier is, without numbers (Box.Soldiers). Provenance: rulebook.
type SoldierKind struct {
	Tier   uint8
	Ranged bool
	Next   SoldierType
}

// SoldierKinds are the soldiers by type.
var SoldierKinds = [SoldierTypes + 1]SoldierKind{
	Warrior: {1, false, Knight}, Archer: {1, true, Bolteer},
	Knight: {2, false, Champion}, Bolteer: {2, true, Catapult},
	Champion: {Tier: 3}, Catapult: {Tier: 3, Ranged: true},
}

// AttackDice are the dice of an attack in clear sight before any cards: of a ranged soldier with a flaming arrow or not,
// of a catapult with so many stones.
func (b *Box) AttackDice(t SoldierType, flaming bool, stones uint8) uint8 {
	dice := b.Soldiers[t].Attack
	switch {
	case t == Catapult:
		return dice * stones
	case flaming:
		return dice + FlamingDice
	}
	return dice
}

// Numbers of the rules that stand on no component. Provenance: rulebook, but for the perks' numbers, the coins of who plays later,
// what kingdoms bring and the standstill, which are house.
const (
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

// FactionCard is a faction with what its kit is of, without numbers (Box.Kits). Provenance: house; rulebook is that there are two
// colours and what sorts of things a card gives.
type FactionCard struct {
	Ribbon   uint8 // mask of its two colours
	Towns    [2]SettlementType
	Soldiers [2]SoldierType
}

// FactionCards are the factions.
var FactionCards = [Factions]FactionCard{
	Emberhold:  {1<<Red | 1<<Blue, [2]SettlementType{Village, Quarry}, [2]SoldierType{Warrior, Warrior}},
	Thornwatch: {1<<Red | 1<<Green, [2]SettlementType{Farm, Village}, [2]SoldierType{Warrior, Archer}},
	Sunspear:   {1<<Red | 1<<Gold, [2]SettlementType{Farm, Quarry}, [2]SoldierType{Warrior, Warrior}},
	Tidewall:   {1<<Blue | 1<<Purple, [2]SettlementType{Quarry, Village}, [2]SoldierType{Warrior, Archer}},
	Goldmere:   {1<<Blue | 1<<Gold, [2]SettlementType{Farm, Quarry}, [2]SoldierType{Warrior, Archer}},
	Oakenshaw:  {1<<Green | 1<<Gold, [2]SettlementType{Farm, Village}, [2]SoldierType{Archer, Archer}},
	Mossgate:   {1<<Green | 1<<Silver, [2]SettlementType{Farm, Quarry}, [2]SoldierType{Warrior, Archer}},
	Ravenmoor:  {1<<Purple | 1<<Silver, [2]SettlementType{Village, Quarry}, [2]SoldierType{Warrior, Archer}},
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
