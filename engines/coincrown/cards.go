package coincrown

// The tables of the game. Where a table says house, its numbers stood only on artwork that is lost: they are ours, made
// to fit every count and example of the rulebook, and may be replaced here without touching the rules. Where it says
// rulebook, the numbers are printed in the rulebook's text or forced by it.

// MarketCard is one row of the market table: all its copies are alike.
type MarketCard struct {
	ID      string // machine name, frozen
	Kind    CardKind
	Tier    Tier  // the deck it comes from
	Cost    Coins // as printed; see Value
	Copies  uint8
	Attacks uint8 // tokens a troop arrives with
}

// Value is the printed cost in bronze.
func (c MarketCard) Value() int { return c.Cost.Value() }

// MarketCards are all 96 market cards. Costs read bronze, silver, gold.
//
// Provenance: kinds, abilities and deck sizes (38, 34, 24) rulebook; placement, cost, copies and attacks house (BALANCE.md
// says by what they were found), except that some bronze Standard Troop arrives with two tokens (rulebook's buying example: B08).
var MarketCards = [Rows]MarketCard{
	{"B01", Field, TierBronze, Coins{1, 0, 0}, 4, 0},
	{"B02", Field, TierBronze, Coins{2, 0, 0}, 4, 0},
	{"B03", Pasture, TierBronze, Coins{2, 0, 0}, 5, 0},
	{"B04", Pasture, TierBronze, Coins{3, 0, 0}, 3, 0},
	{"B05", Forest, TierBronze, Coins{2, 0, 0}, 5, 0},
	{"B06", Forest, TierBronze, Coins{3, 0, 0}, 3, 0},
	{"B07", StandardTroop, TierBronze, Coins{1, 0, 0}, 2, 1},
	{"B08", StandardTroop, TierBronze, Coins{2, 0, 0}, 3, 2},
	{"B09", StandardTroop, TierBronze, Coins{3, 0, 0}, 2, 3},
	{"B10", ApprenticeBuilder, TierBronze, Coins{2, 0, 0}, 5, 0},
	{"B11", Harbor, TierBronze, Coins{3, 0, 0}, 1, 0},
	{"B12", Watchtower, TierBronze, Coins{2, 0, 0}, 1, 0},
	{"S01", StandardTroop, TierSilver, Coins{0, 1, 0}, 2, 3},
	{"S02", Mine, TierSilver, Coins{1, 1, 0}, 4, 0},
	{"S03", Mine, TierSilver, Coins{2, 1, 0}, 4, 0},
	{"S04", EliteTroop, TierSilver, Coins{2, 1, 0}, 4, 2},
	{"S05", Armor, TierSilver, Coins{2, 1, 0}, 5, 0},
	{"S06", Cavalry, TierSilver, Coins{2, 1, 0}, 4, 0},
	{"S07", SkilledBuilder, TierSilver, Coins{2, 1, 0}, 5, 0},
	{"S08", Storehouse, TierSilver, Coins{0, 2, 0}, 3, 0},
	{"S09", Harbor, TierSilver, Coins{0, 1, 0}, 1, 0},
	{"S10", Watchtower, TierSilver, Coins{0, 1, 0}, 1, 0},
	{"S11", Fortress, TierSilver, Coins{0, 2, 0}, 1, 0},
	{"G01", EliteTroop, TierGold, Coins{0, 0, 1}, 4, 3},
	{"G02", MasterBuilder, TierGold, Coins{0, 0, 1}, 5, 0},
	{"G03", Barracks, TierGold, Coins{0, 2, 0}, 5, 0},
	{"G04", Fortress, TierGold, Coins{0, 2, 0}, 2, 0},
	{"G05", TollStation, TierGold, Coins{0, 0, 2}, 1, 0},
	{"G06", LumberMill, TierGold, Coins{1, 2, 0}, 2, 0},
	{"G07", WoolenMill, TierGold, Coins{0, 2, 0}, 2, 0},
	{"G08", OreFoundry, TierGold, Coins{0, 0, 1}, 3, 0},
}

// CardKindNames are the machine names of the kinds of market card.
var CardKindNames = [CardKinds]string{"Field", "Pasture", "Forest", "Mine", "StandardTroop", "EliteTroop", "Armor",
	"Cavalry", "ApprenticeBuilder", "SkilledBuilder", "MasterBuilder", "Storehouse", "Barracks", "OreFoundry",
	"LumberMill", "WoolenMill", "Fortress", "Watchtower", "TollStation", "Harbor"}

// LandCard is one land.
type LandCard struct {
	ID      string // machine name, frozen
	Name    string // a proper name, the same in every language
	Printed Level
	Shield  uint8     // defence strength
	Rows    [3]string // symbols to become a village, a town, a city: W wheat, S sheep, L lumber, O ore
}

// LandCards are all 42 lands.
//
// Provenance: deck sizes (16, 14, 8, 4) rulebook; names, shields and symbols house, except that some hamlet needs WS and
// then SLO (rulebook's upgrade example: H01, H03) and some village has shield 5 (rulebook's battle example: V05 to V10).
var LandCards = [Lands]LandCard{
	{"H01", "Ashby", Hamlet, 3, [3]string{"WS", "SLO", "WLOO"}},
	{"H02", "Brookend", Hamlet, 3, [3]string{"WS", "WLO", "SLOO"}},
	{"H03", "Cotters Rest", Hamlet, 4, [3]string{"WS", "SLO", "WSLO"}},
	{"H04", "Dunfold", Hamlet, 3, [3]string{"WS", "LLO", "WSOO"}},
	{"H05", "Elmcroft", Hamlet, 3, [3]string{"WL", "SLO", "WSOO"}},
	{"H06", "Fernlea", Hamlet, 4, [3]string{"WL", "WSO", "WSLO"}},
	{"H07", "Goosegreen", Hamlet, 3, [3]string{"WL", "SSO", "LLOO"}},
	{"H08", "Hazelby", Hamlet, 4, [3]string{"WL", "SLO", "WSLO"}},
	{"H09", "Ivydale", Hamlet, 4, [3]string{"SL", "WLO", "WSLO"}},
	{"H10", "Juniper Hill", Hamlet, 3, [3]string{"SL", "WSO", "WLOO"}},
	{"H11", "Kilnstead", Hamlet, 4, [3]string{"SL", "WSL", "WSOO"}},
	{"H12", "Larkfield", Hamlet, 3, [3]string{"WW", "SLO", "SLOO"}},
	{"H13", "Mosswater", Hamlet, 4, [3]string{"WW", "SSL", "SLOO"}},
	{"H14", "Nettlecombe", Hamlet, 3, [3]string{"WW", "SLO", "LLOO"}},
	{"H15", "Oxmoor", Hamlet, 4, [3]string{"WO", "WSL", "WSLO"}},
	{"H16", "Pinehollow", Hamlet, 4, [3]string{"WO", "WSL", "SSLO"}},
	{"V01", "Alderbridge", Village, 4, [3]string{"", "SLO", "SLOO"}},
	{"V02", "Barrowgate", Village, 4, [3]string{"", "LLO", "WSOO"}},
	{"V03", "Cranmoor", Village, 4, [3]string{"", "WOO", "SSLO"}},
	{"V04", "Deepford", Village, 4, [3]string{"", "SLO", "LLOO"}},
	{"V05", "Eastmarch", Village, 5, [3]string{"", "SLO", "WSOO"}},
	{"V06", "Foxhollow", Village, 5, [3]string{"", "SLO", "WLOO"}},
	{"V07", "Granary Cross", Village, 5, [3]string{"", "WSO", "SLOO"}},
	{"V08", "Highmeadow", Village, 5, [3]string{"", "SSO", "WSLO"}},
	{"V09", "Ironbrook", Village, 5, [3]string{"", "WLO", "WSLO"}},
	{"V10", "Kingsmill", Village, 5, [3]string{"", "WSL", "WLOO"}},
	{"V11", "Longacre", Village, 6, [3]string{"", "WLO", "WSLO"}},
	{"V12", "Millbrook", Village, 6, [3]string{"", "WSO", "WSSO"}},
	{"V13", "Northwold", Village, 6, [3]string{"", "WSL", "SSLO"}},
	{"V14", "Orchardby", Village, 6, [3]string{"", "WSL", "WSLO"}},
	{"T01", "Quarrytown", Town, 7, [3]string{"", "", "SLOO"}},
	{"T02", "Ravenport", Town, 7, [3]string{"", "", "LLOO"}},
	{"T03", "Saltmarket", Town, 7, [3]string{"", "", "SSOO"}},
	{"T04", "Thornwall", Town, 8, [3]string{"", "", "WSOO"}},
	{"T05", "Redmarch", Town, 8, [3]string{"", "", "WLOO"}},
	{"T06", "Stonewick", Town, 8, [3]string{"", "", "SSLO"}},
	{"T07", "Westhallow", Town, 9, [3]string{"", "", "WSLO"}},
	{"T08", "Wolfgate", Town, 9, [3]string{"", "", "WSLO"}},
	{"C01", "Aurelia", City, 9, [3]string{}},
	{"C02", "Castellum", City, 10, [3]string{}},
	{"C03", "Highcrown", City, 10, [3]string{}},
	{"C04", "Valdara", City, 11, [3]string{}},
}

// IronCoin is one of the eight majority coins.
type IronCoin struct {
	ID     string // machine name, frozen
	Points uint8
	Counts []CardKind // what it counts; empty for IronLands, which counts land cards
}

// IronCoins are the majority coins by Iron. Provenance: what each counts rulebook, points house.
var IronCoins = [Irons]IronCoin{
	IronFields:   {"IronFields", 1, []CardKind{Field}},
	IronPastures: {"IronPastures", 1, []CardKind{Pasture, WoolenMill}},
	IronForests:  {"IronForests", 2, []CardKind{Forest, LumberMill}},
	IronMines:    {"IronMines", 2, []CardKind{Mine, OreFoundry}},
	IronMilitary: {"IronMilitary", 3, []CardKind{StandardTroop, EliteTroop, Armor, Cavalry}},
	IronBuildings: {"IronBuildings", 2, []CardKind{Storehouse, Barracks, OreFoundry, LumberMill, WoolenMill, Fortress,
		Watchtower, TollStation, Harbor}},
	IronBuilders: {"IronBuilders", 2, []CardKind{ApprenticeBuilder, SkilledBuilder, MasterBuilder}},
	IronLands:    {"IronLands", 3, nil},
}

// OverseasItem is a good of the overseas track.
type OverseasItem struct {
	ID       string
	Level    uint8    // on the track, which is also its price in bronze from the base
	Strength uint8    // for a conquest by force; 0 for a resource
	Resource Resource // for an upgrade, when Strength is 0
}

// OverseasItems are the goods by Item; the first row is no good. Provenance: rulebook.
var OverseasItems = [Items]OverseasItem{
	OvWheat:     {"OvWheat", 1, 0, Wheat},
	OvSheep:     {"OvSheep", 2, 0, Sheep},
	OvLumber:    {"OvLumber", 2, 0, Lumber},
	OvStrength1: {"OvStrength1", 2, 1, 0},
	OvStrength2: {"OvStrength2", 3, 2, 0},
	OvOre:       {"OvOre", 4, 0, Ore},
}

// itemOf is the overseas item that stands for a resource.
var itemOf = [Resources]Item{OvWheat, OvSheep, OvLumber, OvOre}

// MintSwap is an exchange of the Imperial Mint.
type MintSwap struct {
	ID         string
	Give, Take Coins // from income to supply, and back
}

// MintSwaps are the exchanges by Swap. Provenance: rulebook.
var MintSwaps = [Swaps]MintSwap{
	MintBronzeUp:   {"MintBronzeUp", Coins{3, 0, 0}, Coins{0, 1, 0}},
	MintSilverUp:   {"MintSilverUp", Coins{0, 3, 0}, Coins{0, 0, 1}},
	MintSilverDown: {"MintSilverDown", Coins{0, 1, 0}, Coins{3, 0, 0}},
	MintGoldDown:   {"MintGoldDown", Coins{0, 0, 1}, Coins{0, 3, 0}},
}

// The remaining numbers. Provenance: rulebook.
var (
	AllCoins   = Coins{36, 24, 8} // currency coins in the box
	StartPurse = Coins{5, 2, 1}   // what each seat begins with

	LandPoints   = [LandLevels]int{1, 2, 4, 7}                           // by present level
	ChurchPlaces = [MaxSeats + 1][3]int{2: {3}, 3: {3, 1}, 4: {4, 2, 1}} // by seats: points of first, second, third

	Strengths      = [CardKinds]uint8{StandardTroop: 1, EliteTroop: 2, Armor: 2, Cavalry: 3} // what a card adds in battle
	BlindPrice     = [Tiers]int{2, 6, 9}                                                     // paying to draw, in bronze
	DiplomacyPrice = [LandLevels]int{6, 9}                                                   // hamlet, village; towns and cities cannot be had so
	LandsOfLevel   = [LandLevels]int{16, 14, 8, 4}
)

// What buildings do, before the last year and in it. Provenance: rulebook.
var (
	TollCoins       = Yearly{1, 3} // drawn by one use of a toll station
	FortressActions = Yearly{1, 2} // main actions that one fortress gives
)

// Yearly is a number that another one takes the place of in the last year.
type Yearly [2]int

// In is the number of a year.
func (y Yearly) In(year uint8) int {
	if year == Years {
		return y[1]
	}
	return y[0]
}

// More numbers of the box. Provenance: rulebook.
const (
	TokensOfSize = 20 // troop tokens of each strength
	AllUpgrades  = 20 // land upgrade cards
	IncomeCoins  = 4  // drawn each year
	HarborLevels = 2  // that one harbor moves the token
	StoreSymbols = 2  // that one storehouse covers
)

// KindPoints are for each kind of market card that a seat has, if the table agrees on it. Provenance: house.
const KindPoints = 2

// What follows is worked out from the tables above, so that no number stands twice.

var (
	cardValue   [Rows]uint8
	cardClass   [Rows]int8                          // troop class of a row, or -1
	kindRows    [CardKinds][4]uint8                 // rows of a kind
	kindRowsN   [CardKinds]uint8                    // how many rows
	tierFirst   [Tiers]int                          // first row of a tier; rows of a tier are contiguous
	tierLast    [Tiers]int                          // last row of a tier
	landNeeds   [Lands][LandLevels][Resources]uint8 // symbols by land and present level; none for a city
	levelFirst  [LandLevels]int                     // first land of a level
	kindIrons   [CardKinds][2]int8                  // iron coins a kind counts for, or -1
	classKind   = [Classes]CardKind{StandardTroop, StandardTroop, StandardTroop, EliteTroop, EliteTroop}
	classAtt    = [Classes]uint8{1, 2, 3, 2, 3}
	troopBase   = [Classes]uint8{0, 1, 3, 6, 8} // index of (class, 1 token) in Seat.Troop
	troopClass  = [troopKinds]Class{Std1, Std2, Std2, Std3, Std3, Std3, Elite2, Elite2, Elite3, Elite3, Elite3}
	troopTokens = [troopKinds]uint8{1, 1, 2, 1, 2, 3, 1, 2, 1, 2, 3}
	troopPower  [troopKinds]uint8
	leastShield = 255 // the smallest of all lands: who has less needs no search for a target
)

const (
	troopKinds = 11 // pairs of class and tokens left
	firstElite = 6  // troopIndex of the first elite
)

// troopIndex is the place of troops of that class with that many tokens left in Seat.Troop.
func troopIndex(c Class, tokens int) int { return int(troopBase[c]) + tokens - 1 }

// classSize is the size of the tokens a class carries, as index into State.Tokens.
func classSize(c Class) int {
	if c >= Elite2 {
		return 1
	}
	return 0
}

func init() {
	for i, c := range troopClass {
		troopPower[i] = Strengths[classKind[c]]
	}
	for t := range tierFirst {
		tierFirst[t] = -1
	}
	for i, c := range MarketCards {
		cardValue[i] = uint8(c.Value())
		cardClass[i] = -1
		for class := range classKind {
			if classKind[class] == c.Kind && classAtt[class] == c.Attacks {
				cardClass[i] = int8(class)
			}
		}
		kindRows[c.Kind][kindRowsN[c.Kind]] = uint8(i)
		kindRowsN[c.Kind]++
		if tierFirst[c.Tier] < 0 {
			tierFirst[c.Tier] = i
		}
		tierLast[c.Tier] = i
	}
	for l := range LandLevels {
		levelFirst[l] = -1
	}
	for i, c := range LandCards {
		leastShield = min(leastShield, int(c.Shield))
		if levelFirst[c.Printed] < 0 {
			levelFirst[c.Printed] = i
		}
		for level, row := range c.Rows {
			for _, symbol := range row {
				switch symbol {
				case 'W':
					landNeeds[i][level][Wheat]++
				case 'S':
					landNeeds[i][level][Sheep]++
				case 'L':
					landNeeds[i][level][Lumber]++
				case 'O':
					landNeeds[i][level][Ore]++
				}
			}
		}
	}
	for k := range kindIrons {
		kindIrons[k] = [2]int8{-1, -1}
	}
	for i, c := range IronCoins {
		for _, k := range c.Counts {
			if kindIrons[k][0] < 0 {
				kindIrons[k][0] = int8(i)
			} else {
				kindIrons[k][1] = int8(i)
			}
		}
	}
}

// RowByID is the row of the market card of that machine name, or -1.
func RowByID(id string) int {
	for i, c := range MarketCards {
		if c.ID == id {
			return i
		}
	}
	return -1
}

// LandByID is the number of the land of that machine name, or -1.
func LandByID(id string) int {
	for i, c := range LandCards {
		if c.ID == id {
			return i
		}
	}
	return -1
}

// ClassOf is the troop class of a market row; ok is false for a card that is no troop.
func ClassOf(row int) (c Class, ok bool) {
	if cardClass[row] < 0 {
		return 0, false
	}
	return Class(cardClass[row]), true
}

// ClassKind is the kind of card of a troop class.
func ClassKind(c Class) CardKind { return classKind[c] }

// ClassAttacks is the number of tokens a troop of that class arrives with.
func ClassAttacks(c Class) int { return int(classAtt[c]) }

// ClassStrength is what a troop of that class adds in battle.
func ClassStrength(c Class) int { return int(Strengths[classKind[c]]) }
