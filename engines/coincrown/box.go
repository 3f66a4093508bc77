package coincrown

import "tabard/engines/game"

// Box is all numbers that are printed on the components and in the tables of the rulebook. A position points to its box. What a card is
// and does, which land lies in which deck, and which coin is exchanged for which is no number: cards.go has it.
type Box struct {
	AllCoins, StartPurse Coins                  // currency coins in the box; what each seat begins with
	Cards                [Rows]CardNumbers      // by row of MarketCards
	TollCoins            Yearly                 // coins that one use of a Toll Station draws
	FortressActions      Yearly                 // main actions that one Fortress gives
	HarborLevels         uint8                  // that one Harbor moves the token
	Strengths            [CardKinds]uint8       // what a card adds in battle; 0 for kinds that do not fight
	TokensOfSize         [2]uint8               // troop tokens of Standard and of Elite Troops
	AllUpgrades          uint8                  // land upgrade cards
	BlindPrice           [Tiers]uint8           // paying to draw, in bronze
	LandPoints           [LandLevels]uint8      // by present level
	DiplomacyPrice       [Village + 1]uint8     // of a hamlet and a village, in bronze; towns and cities cannot be had so
	Lands                [Lands]LandNumbers     // by number in LandCards
	IronPoints           [Irons]uint8           // by Iron
	Goods                [Items]GoodNumbers     // by Item
	Mint                 [Swaps]MintNumbers     // by Swap
	ChurchPlaces         [MaxSeats + 1][3]uint8 // by seats: points of first, second, third
}

// CardNumbers are those of a market card.
type CardNumbers struct {
	Deck    Tier  // the deck it comes from
	Cost    Coins // as printed; see Value
	Copies  uint8
	Attacks uint8 // tokens a troop arrives with; 0 for cards that are no troops
}

// Value is the printed cost in bronze.
func (c CardNumbers) Value() int { return c.Cost.Value() }

// LandNumbers are those of a land.
type LandNumbers struct {
	Shield uint8 // defence strength
	Steps  Steps
}

// Steps are the symbols that a land asks for, by its present level and by resource; none below its printed level, and none for a city.
type Steps [LandLevels][Resources]uint8

// GoodNumbers are those of a good of the overseas track.
type GoodNumbers struct {
	Level    uint8 // on the track, which is also its price in bronze from the base
	Strength uint8 // for a conquest by force; 0 for a resource
}

// MintNumbers are how many coins a swap of the Imperial Mint gives and takes.
type MintNumbers struct{ Give, Take uint8 }

// Yearly is a number that another one takes the place of in the last year.
type Yearly [2]uint8

// In is the number of a year.
func (y Yearly) In(year uint8) int {
	if year == Years {
		return int(y[1])
	}
	return int(y[0])
}

// House is the box that we play with. What is printed in the rulebook's text or forced by it is as there. The other numbers stood only on
// artwork that is lost: they are ours, made to fit every count and example of the rulebook. Sheets says of each which it is.
var House = Box{
	AllCoins: Coins{36, 24, 8}, StartPurse: Coins{5, 2, 1},
	TollCoins: Yearly{1, 3}, FortressActions: Yearly{1, 2}, HarborLevels: 2,
	Strengths:    [CardKinds]uint8{StandardTroop: 1, EliteTroop: 2, Armor: 2, Cavalry: 3},
	TokensOfSize: [2]uint8{20, 20}, AllUpgrades: 20,
	BlindPrice: [Tiers]uint8{2, 6, 9},
	LandPoints: [LandLevels]uint8{1, 2, 4, 7}, DiplomacyPrice: [Village + 1]uint8{6, 9},
	IronPoints: [Irons]uint8{IronFields: 1, IronPastures: 1, IronForests: 2, IronMines: 2, IronMilitary: 3, IronBuildings: 2, IronBuilders: 2,
		IronLands: 3},
	Goods: [Items]GoodNumbers{OvWheat: {1, 0}, OvSheep: {2, 0}, OvLumber: {2, 0}, OvStrength1: {2, 1}, OvStrength2: {3, 2}, OvOre: {4, 0}},
	Mint:  [Swaps]MintNumbers{MintBronzeUp: {3, 1}, MintSilverUp: {3, 1}, MintSilverDown: {1, 3}, MintGoldDown: {1, 3}},

	ChurchPlaces: [MaxSeats + 1][3]uint8{2: {3}, 3: {3, 1}, 4: {4, 2, 1}},

	// Costs read bronze, silver, gold. The sizes of the decks (38, 34, 24) are printed. Decks, costs, copies and attacks are ours (BALANCE.md
	// says by what they were found), except that some bronze Standard Troop arrives with two tokens (rulebook's buying example: B08).
	Cards: [Rows]CardNumbers{
		{TierBronze, Coins{1, 0, 0}, 4, 0}, // B01 Field
		{TierBronze, Coins{2, 0, 0}, 4, 0}, // B02 Field
		{TierBronze, Coins{2, 0, 0}, 5, 0}, // B03 Pasture
		{TierBronze, Coins{3, 0, 0}, 3, 0}, // B04 Pasture
		{TierBronze, Coins{2, 0, 0}, 5, 0}, // B05 Forest
		{TierBronze, Coins{3, 0, 0}, 3, 0}, // B06 Forest
		{TierBronze, Coins{1, 0, 0}, 2, 1}, // B07 StandardTroop
		{TierBronze, Coins{2, 0, 0}, 3, 2}, // B08 StandardTroop
		{TierBronze, Coins{3, 0, 0}, 2, 3}, // B09 StandardTroop
		{TierBronze, Coins{2, 0, 0}, 5, 0}, // B10 ApprenticeBuilder
		{TierBronze, Coins{3, 0, 0}, 1, 0}, // B11 Harbor
		{TierBronze, Coins{2, 0, 0}, 1, 0}, // B12 Watchtower
		{TierSilver, Coins{0, 1, 0}, 2, 3}, // S01 StandardTroop
		{TierSilver, Coins{1, 1, 0}, 4, 0}, // S02 Mine
		{TierSilver, Coins{2, 1, 0}, 4, 0}, // S03 Mine
		{TierSilver, Coins{2, 1, 0}, 4, 2}, // S04 EliteTroop
		{TierSilver, Coins{2, 1, 0}, 5, 0}, // S05 Armor
		{TierSilver, Coins{2, 1, 0}, 4, 0}, // S06 Cavalry
		{TierSilver, Coins{2, 1, 0}, 5, 0}, // S07 SkilledBuilder
		{TierSilver, Coins{0, 2, 0}, 3, 0}, // S08 Storehouse
		{TierSilver, Coins{0, 1, 0}, 1, 0}, // S09 Harbor
		{TierSilver, Coins{0, 1, 0}, 1, 0}, // S10 Watchtower
		{TierSilver, Coins{0, 2, 0}, 1, 0}, // S11 Fortress
		{TierGold, Coins{0, 0, 1}, 4, 3},   // G01 EliteTroop
		{TierGold, Coins{0, 0, 1}, 5, 0},   // G02 MasterBuilder
		{TierGold, Coins{0, 2, 0}, 5, 0},   // G03 Barracks
		{TierGold, Coins{0, 2, 0}, 2, 0},   // G04 Fortress
		{TierGold, Coins{0, 0, 2}, 1, 0},   // G05 TollStation
		{TierGold, Coins{1, 2, 0}, 2, 0},   // G06 LumberMill
		{TierGold, Coins{0, 2, 0}, 2, 0},   // G07 WoolenMill
		{TierGold, Coins{0, 0, 1}, 3, 0},   // G08 OreFoundry
	},

	// Symbols read wheat, sheep, lumber, ore, to become a village, a town, a city. Shields and symbols are ours, except that some hamlet needs
	// a wheat and a sheep and then a sheep, a lumber and an ore (rulebook's upgrade example: H01, H03), and some village has shield 5
	// (rulebook's battle example: V05 to V10).
	Lands: [Lands]LandNumbers{
		{3, Steps{{1, 1, 0, 0}, {0, 1, 1, 1}, {1, 0, 1, 2}}}, // H01 Ashby
		{3, Steps{{1, 1, 0, 0}, {1, 0, 1, 1}, {0, 1, 1, 2}}}, // H02 Brookend
		{4, Steps{{1, 1, 0, 0}, {0, 1, 1, 1}, {1, 1, 1, 1}}}, // H03 Cotters Rest
		{3, Steps{{1, 1, 0, 0}, {0, 0, 2, 1}, {1, 1, 0, 2}}}, // H04 Dunfold
		{3, Steps{{1, 0, 1, 0}, {0, 1, 1, 1}, {1, 1, 0, 2}}}, // H05 Elmcroft
		{4, Steps{{1, 0, 1, 0}, {1, 1, 0, 1}, {1, 1, 1, 1}}}, // H06 Fernlea
		{3, Steps{{1, 0, 1, 0}, {0, 2, 0, 1}, {0, 0, 2, 2}}}, // H07 Goosegreen
		{4, Steps{{1, 0, 1, 0}, {0, 1, 1, 1}, {1, 1, 1, 1}}}, // H08 Hazelby
		{4, Steps{{0, 1, 1, 0}, {1, 0, 1, 1}, {1, 1, 1, 1}}}, // H09 Ivydale
		{3, Steps{{0, 1, 1, 0}, {1, 1, 0, 1}, {1, 0, 1, 2}}}, // H10 Juniper Hill
		{4, Steps{{0, 1, 1, 0}, {1, 1, 1, 0}, {1, 1, 0, 2}}}, // H11 Kilnstead
		{3, Steps{{2, 0, 0, 0}, {0, 1, 1, 1}, {0, 1, 1, 2}}}, // H12 Larkfield
		{4, Steps{{2, 0, 0, 0}, {0, 2, 1, 0}, {0, 1, 1, 2}}}, // H13 Mosswater
		{3, Steps{{2, 0, 0, 0}, {0, 1, 1, 1}, {0, 0, 2, 2}}}, // H14 Nettlecombe
		{4, Steps{{1, 0, 0, 1}, {1, 1, 1, 0}, {1, 1, 1, 1}}}, // H15 Oxmoor
		{4, Steps{{1, 0, 0, 1}, {1, 1, 1, 0}, {0, 2, 1, 1}}}, // H16 Pinehollow
		{4, Steps{{}, {0, 1, 1, 1}, {0, 1, 1, 2}}},           // V01 Alderbridge
		{4, Steps{{}, {0, 0, 2, 1}, {1, 1, 0, 2}}},           // V02 Barrowgate
		{4, Steps{{}, {1, 0, 0, 2}, {0, 2, 1, 1}}},           // V03 Cranmoor
		{4, Steps{{}, {0, 1, 1, 1}, {0, 0, 2, 2}}},           // V04 Deepford
		{5, Steps{{}, {0, 1, 1, 1}, {1, 1, 0, 2}}},           // V05 Eastmarch
		{5, Steps{{}, {0, 1, 1, 1}, {1, 0, 1, 2}}},           // V06 Foxhollow
		{5, Steps{{}, {1, 1, 0, 1}, {0, 1, 1, 2}}},           // V07 Granary Cross
		{5, Steps{{}, {0, 2, 0, 1}, {1, 1, 1, 1}}},           // V08 Highmeadow
		{5, Steps{{}, {1, 0, 1, 1}, {1, 1, 1, 1}}},           // V09 Ironbrook
		{5, Steps{{}, {1, 1, 1, 0}, {1, 0, 1, 2}}},           // V10 Kingsmill
		{6, Steps{{}, {1, 0, 1, 1}, {1, 1, 1, 1}}},           // V11 Longacre
		{6, Steps{{}, {1, 1, 0, 1}, {1, 2, 0, 1}}},           // V12 Millbrook
		{6, Steps{{}, {1, 1, 1, 0}, {0, 2, 1, 1}}},           // V13 Northwold
		{6, Steps{{}, {1, 1, 1, 0}, {1, 1, 1, 1}}},           // V14 Orchardby
		{7, Steps{{}, {}, {0, 1, 1, 2}}},                     // T01 Quarrytown
		{7, Steps{{}, {}, {0, 0, 2, 2}}},                     // T02 Ravenport
		{7, Steps{{}, {}, {0, 2, 0, 2}}},                     // T03 Saltmarket
		{8, Steps{{}, {}, {1, 1, 0, 2}}},                     // T04 Thornwall
		{8, Steps{{}, {}, {1, 0, 1, 2}}},                     // T05 Redmarch
		{8, Steps{{}, {}, {0, 2, 1, 1}}},                     // T06 Stonewick
		{9, Steps{{}, {}, {1, 1, 1, 1}}},                     // T07 Westhallow
		{9, Steps{{}, {}, {1, 1, 1, 1}}},                     // T08 Wolfgate
		{9, Steps{}},                                         // C01 Aurelia
		{10, Steps{}},                                        // C02 Castellum
		{10, Steps{}},                                        // C03 Highcrown
		{11, Steps{}},                                        // C04 Valdara
	},
}

// values are a box with what follows from it, worked out once. They never change.
type values struct {
	Box
	game.InShared
	packed string // the box by Def.PackBox; empty for ours
	derived
}

// derived is what follows from a box.
type derived struct {
	value       [Rows]uint8       // printed cost in bronze
	decks       [Tiers][]uint8    // rows of a deck, ascending
	power       [troopKinds]uint8 // strength by place in Seat.Troop
	leastShield int               // the smallest of all lands: who has less needs no search for a target
	swaps       [Swaps]struct{ give, take Coins }
}

// house are the values of House; boxes are those of the other boxes in use.
var (
	house = workOut(House)
	boxes game.Shared
)

// valuesOf are the values of a box with which the engine can play. Equal boxes have equal pointers.
func valuesOf(b *Box) *values {
	if *b == House {
		return house
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
	v.leastShield = 255
	for i, c := range &b.Cards {
		v.value[i] = uint8(c.Value())
		v.decks[c.Deck] = append(v.decks[c.Deck], uint8(i))
	}
	for i, c := range troopClass {
		v.power[i] = b.Strengths[classKind[c]]
	}
	for _, c := range &b.Lands {
		v.leastShield = min(v.leastShield, int(c.Shield))
	}
	for x := range v.swaps {
		v.swaps[x].give, v.swaps[x].take = b.Swap(Swap(x))
	}
	return v
}

// Swap is what a swap of the Imperial Mint gives from the income, and takes from the supply.
func (b *Box) Swap(x Swap) (give, take Coins) {
	give[MintSwaps[x].Give], take[MintSwaps[x].Take] = b.Mint[x].Give, b.Mint[x].Take
	return give, take
}

// ClassOf is the troop class of a market row; ok is false for a card that is no troop.
func (b *Box) ClassOf(row int) (c Class, ok bool) {
	switch attacks := b.Cards[row].Attacks; MarketCards[row].Kind {
	case StandardTroop:
		return Std1 + attacks - 1, true
	case EliteTroop:
		return Elite2 + attacks - 2, true
	}
	return 0, false
}

// ClassStrength is what a troop of that class adds in battle.
func (b *Box) ClassStrength(c Class) int { return int(b.Strengths[classKind[c]]) }
