package merchants

// The tables of the game without the numbers on its components, which are in a Box.

// Machine names.
var (
	WeaponNames  = [Weapons]string{"Axe", "Sword", "Mace", "Hammer"}
	QualityNames = [Qualities]string{"Standard", "Vorpal"}
	RaceNames    = [Races]string{"Hobgoblins", "Orcs", "Elves", "Dwarves"}
	RegionNames  = [Regions]string{"Mountains", "Desert", "Grasslands", "Forest"}
	SeasonNames  = [Seasons]string{"Spring", "Summer", "Autumn", "Winter"}
	MatNames     = [Mats]string{"Red", "Purple", "Yellow", "Blue"}
)

// LaterGold is the gold that who begins later begins with beyond StartGold, by players and place in the order of spring, if
// the table wishes so. Provenance: house.
var LaterGold = [MaxSeats + 1][MaxSeats]int16{2: {0, 4}, 3: {0, 2, 4}, 4: {0, 2, 4, 6}}

// Numbers of the rules and of the kingdom cards' effects. Provenance: rulebook, unless it says house.
const (
	StartGold     = 10
	BonusLevel    = 6
	MaxForge      = 3
	BigForgeMax   = 5
	SeasonTokens  = 3
	RepairGold    = 2
	TieSalvage    = 1
	InsuranceGold = 2 // house
	ReliefGold    = 5 // house
	StallTurns    = 3 // times the players, house
	BondMax       = 10
	EndCardMax    = 12
)

// Row is one side of a region, the spaces of one race there.
type Row struct {
	ID     string
	Region Region
	Race   Race
}

// Board4 is the board for two and four players, rows clockwise; Board3 the one for three. Provenance: house.
var (
	Board4 = [MaxRows]Row{
		{"MtnHob", Mountains, Hobgoblins},
		{"DesHob", Desert, Hobgoblins},
		{"DesOrc", Desert, Orcs},
		{"GraOrc", Grasslands, Orcs},
		{"GraElf", Grasslands, Elves},
		{"ForElf", Forest, Elves},
		{"ForDwa", Forest, Dwarves},
		{"MtnDwa", Mountains, Dwarves},
	}
	Board3 = [rows3]Row{
		{"MtnOrc", Mountains, Orcs},
		{"GraOrc", Grasslands, Orcs},
		{"GraElf", Grasslands, Elves},
		{"ForElf", Forest, Elves},
		{"ForDwa", Forest, Dwarves},
		{"MtnDwa", Mountains, Dwarves},
	}
)

// rows3 is how many rows the board for three players has.
const rows3 = 6

// Duration says what becomes of a kingdom card that was taken.
type Duration uint8

// The durations. Permanent and End cards are slot cards: they stay in front of the player.
const (
	Immediate Duration = iota
	Permanent
	End
	Final // stays in the pool
)

// The kingdom cards by id.
const (
	NoKingdom uint8 = iota
	ExtraCrafty
	BigForge
	SilverTongue
	OreContract
	LandGrant
	BorderTreaty
	FamilyTies
	Apprentice
	RushOrder
	PatronsPurse
	DriveTheWorkers
	BaitAndSwitch
	AncientTechniques
	FinePrint
	WarInsurance
	FieldSmiths
	TrophyHall
	MerchantGuild
	RoyalSurvey
	DesperateTimes
	SmugglersRoad
	NightShift
	KingsRansom
	CrownBond
	MastersMark
	Veterans
	JackOfAllTrades
	SlushFund
)

// KingdomCard is what a kingdom card is, without its numbers.
type KingdomCard struct {
	ID       string
	Duration Duration
}

// KingdomCards are the kingdom cards by id. Provenance: house, except the names of Extra-Crafty, Drive the
// Workers, Desperate Times and Slush Fund and what the rulebook says of them.
var KingdomCards = [Kingdoms + 1]KingdomCard{
	ExtraCrafty:       {"ExtraCrafty", Permanent},
	BigForge:          {"BigForge", Permanent},
	SilverTongue:      {"SilverTongue", Permanent},
	OreContract:       {"OreContract", Permanent},
	LandGrant:         {"LandGrant", Immediate},
	BorderTreaty:      {"BorderTreaty", Immediate},
	FamilyTies:        {"FamilyTies", Immediate},
	Apprentice:        {"Apprentice", Immediate},
	RushOrder:         {"RushOrder", Immediate},
	PatronsPurse:      {"PatronsPurse", Immediate},
	DriveTheWorkers:   {"DriveTheWorkers", Immediate},
	BaitAndSwitch:     {"BaitAndSwitch", Immediate},
	AncientTechniques: {"AncientTechniques", Immediate},
	FinePrint:         {"FinePrint", Permanent},
	WarInsurance:      {"WarInsurance", Permanent},
	FieldSmiths:       {"FieldSmiths", Permanent},
	TrophyHall:        {"TrophyHall", End},
	MerchantGuild:     {"MerchantGuild", End},
	RoyalSurvey:       {"RoyalSurvey", Immediate},
	DesperateTimes:    {"DesperateTimes", Immediate},
	SmugglersRoad:     {"SmugglersRoad", Immediate},
	NightShift:        {"NightShift", Immediate},
	KingsRansom:       {"KingsRansom", Immediate},
	CrownBond:         {"CrownBond", End},
	MastersMark:       {"MastersMark", End},
	Veterans:          {"Veterans", End},
	JackOfAllTrades:   {"JackOfAllTrades", End},
	SlushFund:         {"SlushFund", Final},
}
