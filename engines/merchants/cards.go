package merchants

// The tables of the game. Where a table says house, its numbers stood only on artwork that is lost: they are ours, made
// to fit every count, example and hint of the rulebook, and may be replaced here without touching the rules. Where it
// says rulebook, the numbers are printed in the rulebook's text or forced by it.

// Machine names.
var (
	WeaponNames  = [Weapons]string{"Axe", "Sword", "Mace", "Hammer"}
	QualityNames = [Qualities]string{"Standard", "Vorpal"}
	RaceNames    = [Races]string{"Hobgoblins", "Orcs", "Elves", "Dwarves"}
	RegionNames  = [Regions]string{"Mountains", "Desert", "Grasslands", "Forest"}
	SeasonNames  = [Seasons]string{"Spring", "Summer", "Autumn", "Winter"}
	MatNames     = [Mats]string{"Red", "Purple", "Yellow", "Blue"}
)

// Numbers of the rules. Provenance: rulebook, except the value of a vorpal weapon when sold and at the end,
// the relief and the standstill, which are house.
var (
	ForgeBase     = [Qualities]int{5, 15}
	SellBase      = [Qualities]int{6, 18}
	EndValue      = [Qualities]int{1, 5}
	DefeatedValue = [Qualities]int{1, 2}
	TieValue      = [Qualities]int{2, 3}                                    // for the tie-break, on the board
	NeedLevel     = [Qualities]uint8{1, 5}                                  // to forge
	KingdomLimit  = [Seasons]int{2, 3, 3, 4}                                // slot cards in front of a player
	Prizes        = [MaxSeats + 1][2]int{2: {7, 0}, 3: {15, 7}, 4: {15, 7}} // for defeated weapons, by players
)

// LaterGold is the gold that who begins later begins with beyond StartGold, by players and place in the order of spring, if
// the table wishes so. Provenance: house.
var LaterGold = [MaxSeats + 1][MaxSeats]int16{2: {0, 4}, 3: {0, 2, 4}, 4: {0, 2, 4, 6}}

// Single numbers of the rules.
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
	Wants  [Depths]Weapon // by depth-1
}

// Board4 is the board for two and four players, rows clockwise; Board3 the one for three. Provenance: house,
// with the rulebook's examples and one review's picture as hints.
var (
	Board4 = []Row{
		{"MtnHob", Mountains, Hobgoblins, [Depths]Weapon{Sword, Mace, Mace, Axe, Hammer, Axe}},
		{"DesHob", Desert, Hobgoblins, [Depths]Weapon{Hammer, Sword, Hammer, Sword, Axe, Mace}},
		{"DesOrc", Desert, Orcs, [Depths]Weapon{Mace, Axe, Axe, Hammer, Sword, Hammer}},
		{"GraOrc", Grasslands, Orcs, [Depths]Weapon{Sword, Mace, Sword, Mace, Hammer, Axe}},
		{"GraElf", Grasslands, Elves, [Depths]Weapon{Axe, Hammer, Hammer, Sword, Mace, Sword}},
		{"ForElf", Forest, Elves, [Depths]Weapon{Mace, Axe, Mace, Axe, Sword, Hammer}},
		{"ForDwa", Forest, Dwarves, [Depths]Weapon{Hammer, Sword, Sword, Mace, Axe, Mace}},
		{"MtnDwa", Mountains, Dwarves, [Depths]Weapon{Axe, Hammer, Axe, Hammer, Mace, Sword}},
	}
	Board3 = []Row{
		{"MtnOrc", Mountains, Orcs, [Depths]Weapon{Mace, Axe, Sword, Hammer, Sword, Axe}},
		{"GraOrc", Grasslands, Orcs, [Depths]Weapon{Sword, Mace, Hammer, Axe, Hammer, Mace}},
		{"GraElf", Grasslands, Elves, [Depths]Weapon{Axe, Hammer, Sword, Mace, Sword, Hammer}},
		{"ForElf", Forest, Elves, [Depths]Weapon{Sword, Axe, Mace, Hammer, Mace, Axe}},
		{"ForDwa", Forest, Dwarves, [Depths]Weapon{Hammer, Mace, Sword, Axe, Sword, Mace}},
		{"MtnDwa", Mountains, Dwarves, [Depths]Weapon{Sword, Hammer, Axe, Mace, Axe, Hammer}},
	}
)

// MatSide is one side of a player mat: level 1 in two weapons, and the printed reward tile.
type MatSide struct {
	Levels [2]Weapon
	Tile   Race
}

// Mats4 are the mats for two and four players, Mats3 for three. Provenance: house; the printed tile itself and
// the two levels are rulebook. Blue has no side for three.
var (
	Mats4 = [Mats]MatSide{
		Red:    {[2]Weapon{Axe, Mace}, Elves},
		Purple: {[2]Weapon{Axe, Hammer}, Dwarves},
		Yellow: {[2]Weapon{Sword, Hammer}, Hobgoblins},
		Blue:   {[2]Weapon{Sword, Mace}, Orcs},
	}
	Mats3 = [Mats - 1]MatSide{
		Red:    {[2]Weapon{Sword, Axe}, Elves},
		Purple: {[2]Weapon{Sword, Hammer}, Dwarves},
		Yellow: {[2]Weapon{Sword, Mace}, Orcs},
	}
)

// CraftCard is a craft card; card id i stands at CraftCards[i].
type CraftCard struct {
	Weapon Weapon
	Levels uint8
	Times  uint8 // cost: so many times the own level before; 0 is free
	Coins  uint8 // discount on forging its weapon
}

// CraftCards are the craft cards by id. Provenance: house; 36 and 20 cards, most of them free, and the cards
// of the examples are rulebook.
var CraftCards = craftCards()

// craftRows are the copies of one weapon in a deck.
var craftRows = [2][]CraftCard{
	{{0, 1, 0, 0}, {0, 1, 0, 0}, {0, 1, 0, 0}, {0, 1, 0, 0}, {0, 1, 0, 0}, {0, 1, 1, 1}, {0, 1, 1, 2}, {0, 2, 2, 0}, {0, 2, 2, 0}},
	{{0, 1, 0, 0}, {0, 1, 0, 0}, {0, 1, 0, 0}, {0, 1, 1, 2}, {0, 2, 2, 1}},
}

func craftCards() (all [Crafts + 1]CraftCard) {
	id := 1
	for _, rows := range craftRows {
		for w := range Weapon(Weapons) {
			for _, c := range rows {
				c.Weapon = w
				all[id] = c
				id++
			}
		}
	}
	return all
}

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

// KingdomCard is a kingdom card.
type KingdomCard struct {
	ID       string
	Deck     uint8 // 0 to 3: A, B, C, D; they lie in this order
	Duration Duration
	Gold     int8
	Players  uint8 // mask: bit n for n players
}

const (
	two34  = 1<<2 | 1<<3 | 1<<4
	three4 = 1<<3 | 1<<4
	four   = 1 << 4
)

// KingdomCards are the kingdom cards by id. Provenance: house, except the names of Extra-Crafty, Drive the
// Workers, Desperate Times and Slush Fund and what the rulebook says of them.
var KingdomCards = [Kingdoms + 1]KingdomCard{
	ExtraCrafty:       {"ExtraCrafty", 0, Permanent, -4, two34},
	BigForge:          {"BigForge", 0, Permanent, 2, two34},
	SilverTongue:      {"SilverTongue", 0, Permanent, -2, two34},
	OreContract:       {"OreContract", 0, Permanent, -2, three4},
	LandGrant:         {"LandGrant", 0, Immediate, 0, two34},
	BorderTreaty:      {"BorderTreaty", 0, Immediate, 0, three4},
	FamilyTies:        {"FamilyTies", 0, Immediate, 1, two34},
	Apprentice:        {"Apprentice", 0, Immediate, -2, two34},
	RushOrder:         {"RushOrder", 0, Immediate, -5, two34},
	PatronsPurse:      {"PatronsPurse", 0, Immediate, 3, four},
	DriveTheWorkers:   {"DriveTheWorkers", 1, Immediate, -6, two34},
	BaitAndSwitch:     {"BaitAndSwitch", 1, Immediate, -3, two34},
	AncientTechniques: {"AncientTechniques", 1, Immediate, -1, two34},
	FinePrint:         {"FinePrint", 1, Permanent, 2, two34},
	WarInsurance:      {"WarInsurance", 1, Permanent, -5, two34},
	FieldSmiths:       {"FieldSmiths", 1, Permanent, -7, two34},
	TrophyHall:        {"TrophyHall", 1, End, -1, two34},
	MerchantGuild:     {"MerchantGuild", 1, End, -3, three4},
	RoyalSurvey:       {"RoyalSurvey", 1, Immediate, 1, four},
	DesperateTimes:    {"DesperateTimes", 2, Immediate, -3, two34},
	SmugglersRoad:     {"SmugglersRoad", 2, Immediate, -3, two34},
	NightShift:        {"NightShift", 2, Immediate, -4, two34},
	KingsRansom:       {"KingsRansom", 2, Immediate, 7, two34},
	CrownBond:         {"CrownBond", 2, End, 0, two34},
	MastersMark:       {"MastersMark", 2, End, 1, two34},
	Veterans:          {"Veterans", 2, End, 0, three4},
	JackOfAllTrades:   {"JackOfAllTrades", 2, End, 0, four},
	SlushFund:         {"SlushFund", 3, Final, 1, two34},
}

// The links of the two-player boxes: taking the card in one box discards the one in its linked box.
// Provenance: house; that a kingdom box is linked to a craft box and a craft box to another is rulebook. KingdomLink is the
// craft position linked to a kingdom position.
var KingdomLink = [KingdomPool]int{0, 2, 4}

// CraftLink is, by craft position, the linked craft position, or the kingdom position when kingdom is true.
func CraftLink(position int) (linked int, kingdom bool) {
	switch position {
	case 1:
		return 3, false
	case 3:
		return 1, false
	}
	return position / 2, true
}
