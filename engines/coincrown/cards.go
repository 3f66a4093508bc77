package coincrown

// The tables of the game without their numbers, which box.go has: what the components are, and what they do.

// MarketCard is one row of the market table: all its copies are alike.
type MarketCard struct {
	ID   string // machine name, frozen
	Kind CardKind
}

// MarketCards are all 96 market cards. Kinds and abilities: rulebook.
var MarketCards = [Rows]MarketCard{
	{"B01", Field},
	{"B02", Field},
	{"B03", Pasture},
	{"B04", Pasture},
	{"B05", Forest},
	{"B06", Forest},
	{"B07", StandardTroop},
	{"B08", StandardTroop},
	{"B09", StandardTroop},
	{"B10", ApprenticeBuilder},
	{"B11", Harbor},
	{"B12", Watchtower},
	{"S01", StandardTroop},
	{"S02", Mine},
	{"S03", Mine},
	{"S04", EliteTroop},
	{"S05", Armor},
	{"S06", Cavalry},
	{"S07", SkilledBuilder},
	{"S08", Storehouse},
	{"S09", Harbor},
	{"S10", Watchtower},
	{"S11", Fortress},
	{"G01", EliteTroop},
	{"G02", MasterBuilder},
	{"G03", Barracks},
	{"G04", Fortress},
	{"G05", TollStation},
	{"G06", LumberMill},
	{"G07", WoolenMill},
	{"G08", OreFoundry},
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
}

// LandCards are all 42 lands. The sizes of the decks (16, 14, 8, 4) are the rulebook's, the names ours.
var LandCards = [Lands]LandCard{
	{"H01", "Ashby", Hamlet},
	{"H02", "Brookend", Hamlet},
	{"H03", "Cotters Rest", Hamlet},
	{"H04", "Dunfold", Hamlet},
	{"H05", "Elmcroft", Hamlet},
	{"H06", "Fernlea", Hamlet},
	{"H07", "Goosegreen", Hamlet},
	{"H08", "Hazelby", Hamlet},
	{"H09", "Ivydale", Hamlet},
	{"H10", "Juniper Hill", Hamlet},
	{"H11", "Kilnstead", Hamlet},
	{"H12", "Larkfield", Hamlet},
	{"H13", "Mosswater", Hamlet},
	{"H14", "Nettlecombe", Hamlet},
	{"H15", "Oxmoor", Hamlet},
	{"H16", "Pinehollow", Hamlet},
	{"V01", "Alderbridge", Village},
	{"V02", "Barrowgate", Village},
	{"V03", "Cranmoor", Village},
	{"V04", "Deepford", Village},
	{"V05", "Eastmarch", Village},
	{"V06", "Foxhollow", Village},
	{"V07", "Granary Cross", Village},
	{"V08", "Highmeadow", Village},
	{"V09", "Ironbrook", Village},
	{"V10", "Kingsmill", Village},
	{"V11", "Longacre", Village},
	{"V12", "Millbrook", Village},
	{"V13", "Northwold", Village},
	{"V14", "Orchardby", Village},
	{"T01", "Quarrytown", Town},
	{"T02", "Ravenport", Town},
	{"T03", "Saltmarket", Town},
	{"T04", "Thornwall", Town},
	{"T05", "Redmarch", Town},
	{"T06", "Stonewick", Town},
	{"T07", "Westhallow", Town},
	{"T08", "Wolfgate", Town},
	{"C01", "Aurelia", City},
	{"C02", "Castellum", City},
	{"C03", "Highcrown", City},
	{"C04", "Valdara", City},
}

// IronCoin is one of the eight majority coins.
type IronCoin struct {
	ID     string     // machine name, frozen
	Counts []CardKind // what it counts; empty for IronLands, which counts land cards
}

// IronCoins are the majority coins by Iron. Provenance: rulebook.
var IronCoins = [Irons]IronCoin{
	IronFields:   {"IronFields", []CardKind{Field}},
	IronPastures: {"IronPastures", []CardKind{Pasture, WoolenMill}},
	IronForests:  {"IronForests", []CardKind{Forest, LumberMill}},
	IronMines:    {"IronMines", []CardKind{Mine, OreFoundry}},
	IronMilitary: {"IronMilitary", []CardKind{StandardTroop, EliteTroop, Armor, Cavalry}},
	IronBuildings: {"IronBuildings", []CardKind{Storehouse, Barracks, OreFoundry, LumberMill, WoolenMill, Fortress,
		Watchtower, TollStation, Harbor}},
	IronBuilders: {"IronBuilders", []CardKind{ApprenticeBuilder, SkilledBuilder, MasterBuilder}},
	IronLands:    {"IronLands", nil},
}

// OverseasItem is a good of the overseas track.
type OverseasItem struct {
	ID       string
	Fights   bool     // it is strength for a conquest by force
	Resource Resource // for an upgrade, if it does not fight
}

// OverseasItems are the goods by Item; the first row is no good. Provenance: rulebook.
var OverseasItems = [Items]OverseasItem{
	OvWheat:     {"OvWheat", false, Wheat},
	OvSheep:     {"OvSheep", false, Sheep},
	OvLumber:    {"OvLumber", false, Lumber},
	OvStrength1: {"OvStrength1", true, 0},
	OvStrength2: {"OvStrength2", true, 0},
	OvOre:       {"OvOre", false, Ore},
}

// itemOf is the overseas item that stands for a resource.
var itemOf = [Resources]Item{OvWheat, OvSheep, OvLumber, OvOre}

// MintSwap is an exchange of the Imperial Mint.
type MintSwap struct {
	ID         string
	Give, Take Denom // from income to supply, and back
}

// MintSwaps are the exchanges by Swap. Provenance: rulebook.
var MintSwaps = [Swaps]MintSwap{
	MintBronzeUp:   {"MintBronzeUp", Bronze, Silver},
	MintSilverUp:   {"MintSilverUp", Silver, Gold},
	MintSilverDown: {"MintSilverDown", Silver, Bronze},
	MintGoldDown:   {"MintGoldDown", Gold, Silver},
}

// LandsOfLevel are how many lands each deck has. Provenance: rulebook.
var LandsOfLevel = [LandLevels]int{16, 14, 8, 4}

// Numbers of the rules that stand on no component, or that verbs are made for. Provenance: rulebook, but for KindPoints, which is ours.
const (
	IncomeCoins  = 4 // drawn each year
	StoreSymbols = 2 // that one storehouse covers: StoreTwo or StoreOne
	KindPoints   = 2 // for each kind of market card that a seat has, if the table agrees on it
)

// What follows is worked out from the tables above, so that nothing stands twice.

var (
	kindRows    [CardKinds][4]uint8 // rows of a kind
	kindRowsN   [CardKinds]uint8    // how many rows
	levelFirst  [LandLevels]int     // first land of a level: a deck's lands are contiguous
	kindIrons   [CardKinds][2]int8  // iron coins a kind counts for, or -1
	classKind   = [Classes]CardKind{StandardTroop, StandardTroop, StandardTroop, EliteTroop, EliteTroop}
	classAtt    = [Classes]uint8{1, 2, 3, 2, 3}
	troopBase   = [Classes]uint8{0, 1, 3, 6, 8} // index of (class, 1 token) in Seat.Troop
	troopClass  = [troopKinds]Class{Std1, Std2, Std2, Std3, Std3, Std3, Elite2, Elite2, Elite3, Elite3, Elite3}
	troopTokens = [troopKinds]uint8{1, 1, 2, 1, 2, 3, 1, 2, 1, 2, 3}
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
	for i, c := range MarketCards {
		kindRows[c.Kind][kindRowsN[c.Kind]] = uint8(i)
		kindRowsN[c.Kind]++
	}
	first := 0
	for l, n := range LandsOfLevel {
		levelFirst[l] = first
		first += n
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

// ClassKind is the kind of card of a troop class.
func ClassKind(c Class) CardKind { return classKind[c] }

// ClassAttacks is the number of tokens a troop of that class arrives with.
func ClassAttacks(c Class) int { return int(classAtt[c]) }
