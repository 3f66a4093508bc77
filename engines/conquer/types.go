package conquer

// Terrain is what a space is made of.
type Terrain = uint8

// The terrains.
const (
	Grass Terrain = iota
	Forest
	Mountain
	Lake
	River    // large river: fills spaces
	Bridge   // large bridge
	Terrains = 6
)

// Resource is one of the five resources; the first four are basic.
type Resource = uint8

// The resources.
const (
	Wood Resource = iota
	Iron
	Horse
	Stone
	Craft     // craftpoints
	Resources = 5
	Basics    = 4
)

// SoldierType is a kind of soldier; 0 is none.
type SoldierType = uint8

// The soldiers, each line by tier.
const (
	NoSoldier SoldierType = iota
	Warrior
	Archer
	Knight
	Bolteer
	Champion
	Catapult
	SoldierTypes = 6
)

// SettlementType is a kind of settlement.
type SettlementType = uint8

// The settlements.
const (
	Farm SettlementType = iota
	Quarry
	Village
	SettlementTypes = 3
)

// Tier is how far a settlement is built, 1 to 3; Avalon is the option's city.
type Tier = uint8

// Avalon is the tier of the City of Avalon.
const Avalon Tier = 3

// Color is a ribbon's colour; masks of colours have bit Color.
type Color = uint8

// The colours.
const (
	Red Color = iota
	Blue
	Green
	Gold
	Purple
	Silver
	Colors = 6
)

// Faction is one of the eight factions.
type Faction = uint8

// The factions.
const (
	Emberhold Faction = iota
	Thornwatch
	Sunspear
	Tidewall
	Goldmere
	Oakenshaw
	Mossgate
	Ravenmoor
	Factions = 8
)

// ActionCard is one of the 20 kinds of action card; 0 is none.
type ActionCard = uint8

// The action cards.
const (
	NoCard ActionCard = iota
	AddedDefense
	ArcherVolley
	Attrition
	Craftpoints
	DoubleSpeed
	FlamingArrows
	HinderedPath
	Kidnapped
	Misdirection
	MountainCrossing
	Promoted
	Reinforcement
	Repeat
	ShieldWall
	Sickness
	StrategicRetreat
	StrongAttack
	WaterCrossing
	WeakFight
	WeakerFight
	ActionCards = 20
)

// Layout is an arrangement of tile slots.
type Layout = uint8

// The layouts.
const (
	Std2 Layout = iota
	Std3
	Std4
	SideBySide
	Crossroads
	GreatRiver
	RoundTable
	GrandCampaign
	Layouts = 8
)

// Sizes of the game.
const (
	MaxSeats      = 4
	Objectives    = 75
	Tiles         = 14
	TileCells     = 37
	ArmyLimit     = 8
	TownLimit     = 5
	ObjectiveHand = 3
	ActionHand    = 2
)
