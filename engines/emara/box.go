package emara

import (
	"fmt"

	"tabard/engines/game"
)

// Box is all numbers that are printed on the components: what House holds stands in our own box. Arrays by rank, advisor and event have
// nothing at 0. What a card does, which goods it takes and how many pieces an action hands in at a time is no number of a box but a rule.
type Box struct {
	HutCosts                               [Resources][Huts][4]uint8 // by countryside location: wood, cloth, grain, stone
	CraftsmanCP                            [Craftsmen]uint8          // citizens of a seat's first to fourth craftsman
	Ranks                                  [Ranks + 1]RankCard
	Advisors                               [Advisors + 1]AdvisorCard
	Events                                 [Events + 1]EventCard
	Trades                                 [TradeRows]TradeTerms // by row of EventTrades
	Tokens                                 [Tokens]FavorToken
	Price                                  Marker                    // donations, gifts: resources to pay
	Stone                                  Marker                    // citizens for a stone
	Bread                                  Marker                    // citizens for each bread
	Starts                                 [MaxSeats + 1]MarkerStart // by number of seats
	BookCP                                 [MostBooks + 1]uint8      // citizens for 1 to 5 books at the market
	CastleBookBP, StoneBP, WoodBP, WoodsBP uint8                     // buildings for a book at the castle, a stone, one wood, three wood
	EndPoints2                             [Goods]uint8              // left-over points of one piece of each good, in halves of a point
	TokenPoints2                           uint8                     // the same of a favor token
}

// RankCard is the price of a noble rank and the citizens of its four cards, first taken first.
type RankCard struct {
	Coins, Rings uint8
	CP           [4]uint8
}

// AdvisorCard is the price of an advisor and what it brings.
type AdvisorCard struct {
	Cost    [4]uint8 // wood, cloth, grain, stone
	CP      uint8    // citizens on recruiting; for the second set they are the whole ability
	BP      uint8    // buildings on recruiting, one receipt
	N       uint8    // pieces of AdvisorGain on recruiting
	Ability uint8    // points that its ability gives each time: buildings of Bailiff, Landlord and Toolmaker, citizens of Dressmaker and Mayoress
}

// EventCard is what an event says as a start card, and how much its effect changes.
type EventCard struct {
	Country, Town Location // where the start player's councilors begin
	StartBP       uint8    // where the buildings begin
	Effect        uint8    // points more, for an early winter fewer, of each receipt, donation, gift or rank
}

// TradeTerms are how many pieces are handed in at a round's end, and for what.
type TradeTerms struct {
	N      uint8
	CP, BP uint8 // building points are one receipt
}

// FavorToken is one of the twelve favor tokens: where it is redeemed and for what.
type FavorToken struct {
	At     Location
	CP, BP uint8    // building points are one receipt
	Gain   [3]uint8 // books, rings, coins: pieces of Book + i
}

// Marker is the numbers of a kind of marker in the order in which they come up: on the side for up to three seats and on the one for four.
// Board is the number printed on the board that holds once the marker is gone.
type Marker struct {
	Small [3]uint8
	Large [4]uint8
	Board uint8
}

// MarkerStart is the first steps of the markers: donations and gifts by resource, stone and bread.
type MarkerStart struct {
	Donation, Gift [4]uint8
	Site           uint8
}

// House is our box. Where the provenance in the sheets says house, the number stood only on artwork that is lost: ours is made to fit
// every count and example of the rulebook. It is not to be changed.
var House = Box{
	// House, except that costs of 2 wood and of 1 wood and 1 cloth exist on one location (rulebook's example).
	HutCosts: [Resources][Huts][4]uint8{
		Forest:      {{0, 2, 0, 0}, {1, 1, 0, 0}, {1, 1, 1, 0}},
		WeavingMill: {{2, 0, 0, 0}, {1, 1, 0, 0}, {1, 1, 1, 0}},
		Grainfield:  {{2, 0, 0, 0}, {1, 1, 0, 0}, {1, 1, 1, 0}},
		Quarry:      {{2, 0, 0, 0}, {1, 1, 0, 0}, {1, 1, 1, 0}},
	},
	// 1 for the first rulebook, the others house.
	CraftsmanCP: [Craftsmen]uint8{1, 2, 3, 4},
	// Order and counts rulebook; costs and points house.
	Ranks: [Ranks + 1]RankCard{
		Baron:    {1, 0, [4]uint8{4, 3, 2, 1}},
		Count:    {1, 1, [4]uint8{7, 6, 5, 4}},
		Prince:   {1, 1, [4]uint8{9, 8, 7, 6}},
		Marquess: {1, 1, [4]uint8{12, 11, 10, 9}},
		Duke:     {1, 2, [4]uint8{18, 17, 16, 15}},
	},
	// Points and abilities rulebook; costs house.
	Advisors: [Advisors + 1]AdvisorCard{
		MasterOfCoin:  {Cost: [4]uint8{2, 2, 0, 1}, CP: 6, N: 1},
		Archivist:     {Cost: [4]uint8{1, 1, 2, 0}, CP: 2, N: 2},
		Goldsmith:     {Cost: [4]uint8{0, 2, 1, 1}, CP: 5, N: 1},
		Carpenter:     {Cost: [4]uint8{2, 1, 1, 0}, CP: 1, BP: 10},
		Baker:         {Cost: [4]uint8{1, 0, 1, 0}, CP: 3},
		Schoolmarm:    {Cost: [4]uint8{1, 1, 1, 0}, CP: 3},
		Bailiff:       {Cost: [4]uint8{1, 1, 0, 1}, CP: 5, Ability: 5},
		Dressmaker:    {Cost: [4]uint8{0, 2, 1, 0}, CP: 5, Ability: 2},
		Landlord:      {Cost: [4]uint8{2, 1, 0, 0}, CP: 3, Ability: 5},
		Merchant:      {Cost: [4]uint8{1, 1, 1, 0}, CP: 2},
		Chamberlain:   {Cost: [4]uint8{0, 2, 0, 1}, CP: 6},
		Scholar:       {Cost: [4]uint8{1, 0, 1, 1}, CP: 3},
		Mayoress:      {Cost: [4]uint8{1, 1, 1, 0}, CP: 5, Ability: 2},
		Steward:       {Cost: [4]uint8{1, 0, 2, 0}, CP: 5},
		Abbess:        {Cost: [4]uint8{1, 1, 1, 0}, CP: 2},
		Toolmaker:     {Cost: [4]uint8{1, 1, 0, 1}, CP: 2, Ability: 2},
		SirChristiaan: {Cost: [4]uint8{1, 1, 2, 0}, CP: 8},
		LadyMarie:     {Cost: [4]uint8{0, 2, 1, 1}, CP: 8},
		SirCarl:       {Cost: [4]uint8{1, 2, 1, 1}, CP: 10},
		LadyFrida:     {Cost: [4]uint8{2, 2, 2, 0}, CP: 12},
		SirGustave:    {Cost: [4]uint8{0, 2, 2, 1}, BP: 12},
		SirAntoni:     {Cost: [4]uint8{1, 2, 2, 1}, BP: 15},
	},
	// Effects rulebook; start data house, with the example 30 and the range 15 to 40 from the rulebook.
	Events: [Events + 1]EventCard{
		OldForest:     {Forest, Castle, 30, 0},
		Harvest:       {Grainfield, Market, 25, 0},
		FarStone:      {Quarry, Cathedral, 35, 0},
		FineCloth:     {WeavingMill, ConstructionSite, 20, 0},
		Famine:        {Grainfield, Cathedral, 30, 0},
		Alms:          {WeavingMill, Market, 25, 0},
		OldBooks:      {Forest, Cathedral, 35, 0},
		EarlyWinter:   {Quarry, Market, 40, 1},
		FarMerchants:  {WeavingMill, Castle, 30, 0},
		LongSummer:    {Forest, ConstructionSite, 15, 2},
		PiousDonation: {WeavingMill, Cathedral, 25, 3},
		Respected:     {Quarry, Castle, 35, 2},
		PeoplesGift:   {Grainfield, ConstructionSite, 20, 3},
		GoodLabour:    {Quarry, ConstructionSite, 30, 0},
	},
	// Rulebook.
	Trades: [TradeRows]TradeTerms{{1, 3, 0}, {2, 5, 0}, {1, 5, 0}, {1, 4, 0}, {1, 4, 0}, {1, 0, 5}, {1, 0, 5}},
	// The five rewards and the four locations rulebook; the mix house.
	Tokens: [Tokens]FavorToken{
		{At: Castle, CP: 3}, {At: Castle, BP: 5}, {At: Castle, Gain: [3]uint8{0, 0, 1}},
		{At: Cathedral, BP: 5}, {At: Cathedral, Gain: [3]uint8{0, 1, 0}}, {At: Cathedral, Gain: [3]uint8{0, 0, 1}},
		{At: Market, CP: 3}, {At: Market, BP: 5}, {At: Market, Gain: [3]uint8{1, 0, 0}},
		{At: ConstructionSite, CP: 3}, {At: ConstructionSite, Gain: [3]uint8{1, 0, 0}}, {At: ConstructionSite, Gain: [3]uint8{0, 1, 0}},
	},
	// House, except that 1 is followed by 2 on a donation marker and that the smaller side's 2 is where two players start (rulebook).
	Price: Marker{[3]uint8{1, 2, 3}, [4]uint8{1, 2, 2, 3}, 4},
	Stone: Marker{[3]uint8{5, 4, 3}, [4]uint8{5, 4, 4, 3}, 2},
	Bread: Marker{[3]uint8{6, 5, 4}, [4]uint8{6, 5, 5, 4}, 3},
	// Rulebook, gifts from the other editions' set-up; solo has two players' prices and four players' site.
	Starts: [MaxSeats + 1]MarkerStart{
		1: {[4]uint8{1, 0, 1, 0}, [4]uint8{0, 1, 0, 1}, 0},
		2: {[4]uint8{1, 0, 1, 0}, [4]uint8{0, 1, 0, 1}, 1},
	},
	// Rulebook.
	BookCP:       [MostBooks + 1]uint8{0, 3, 6, 10, 15, 21},
	CastleBookBP: 5, StoneBP: 5, WoodBP: 5, WoodsBP: 10,
	EndPoints2:   [Goods]uint8{1, 1, 1, 1, 2, 2, 4, 2}, // a resource half a point, a ring two, the others one
	TokenPoints2: 2,
}

// Bounds of numbers. They are far beyond what is printed, and near enough that play keeps within what a position can hold.
const (
	mostOfKind = 6  // resources of one kind in a price
	mostCost   = 15 // resources in a price: a payment has four bits for each kind (PayRes), and a Scholar may pay with one kind
	mostCoins  = 9  // coins, rings and other goods in a price, or gained
	mostGain   = 40 // points of one deed: scores end at mostPoints
	mostHalves = 12 // left-over points of a good
)

// The sheets by their place in sheets, which is wire format.
const (
	sheetHut = iota
	sheetCraftsman
	sheetRank
	sheetAdvisor
	sheetEvent
	sheetTrade
	sheetToken
	sheetPrice
	sheetSite
	sheetStart
	sheetBook
	sheetDelivery
	sheetLeftover
)

func column(id string, least, most int16) game.Column {
	return game.Column{ID: id, Min: least, Max: most}
}

// The columns of prices, of markers and of their first steps.
var (
	costColumns  = []game.Column{column("wood", 0, mostOfKind), column("cloth", 0, mostOfKind), column("grain", 0, mostOfKind), column("stone", 0, mostOfKind)}
	priceColumns = []game.Column{column("small1", 0, mostCost), column("small2", 0, mostCost), column("small3", 0, mostCost), column("large1", 0, mostCost),
		column("large2", 0, mostCost), column("large3", 0, mostCost), column("large4", 0, mostCost), column("board", 0, mostCost)}
	siteColumns = []game.Column{column("small1", 0, mostGain), column("small2", 0, mostGain), column("small3", 0, mostGain), column("large1", 0, mostGain),
		column("large2", 0, mostGain), column("large3", 0, mostGain), column("large4", 0, mostGain), column("board", 0, mostGain)}
	stepColumns = []game.Column{column("donationWood", 0, 2), column("donationCloth", 0, 2), column("donationGrain", 0, 2), column("donationStone", 0, 2),
		column("giftWood", 0, 2), column("giftCloth", 0, 2), column("giftGrain", 0, 2), column("giftStone", 0, 2), column("site", 0, 2)} // a number of the side for few
)

// location is a column of locations.
func location(id string, least, most int16) game.Column {
	return game.Column{ID: id, Min: least, Max: most, Names: LocationNames[:]}
}

// sheets are Def.Sheets.
var sheets = []game.Sheet{
	sheetHut: {ID: "hut", From: "h", Cols: costColumns,
		Rows: []string{"Forest1", "Forest2", "Forest3", "WeavingMill1", "WeavingMill2", "WeavingMill3", "Grainfield1", "Grainfield2",
			"Grainfield3", "Quarry1", "Quarry2", "Quarry3"}},
	sheetCraftsman: {ID: "craftsman", From: "rhhh", Cols: []game.Column{column("citizens", 0, mostGain)},
		Rows: []string{"First", "Second", "Third", "Fourth"}},
	sheetRank: {ID: "rank", From: "h", Rows: RankNames[1:],
		Cols: []game.Column{column("coins", 0, mostCoins), column("rings", 0, mostCoins), column("first", 0, mostGain),
			column("second", 0, mostGain), column("third", 0, mostGain), column("fourth", 0, mostGain)}},
	sheetAdvisor: {ID: "advisor", Rows: AdvisorNames[1:],
		Cols: []game.Column{column("wood", 0, mostOfKind), column("cloth", 0, mostOfKind), column("grain", 0, mostOfKind), column("stone", 0, mostOfKind),
			column("citizens", 0, mostGain), column("buildings", 0, mostGain), column("goods", 0, mostCoins), column("ability", 0, mostGain)},
		From: "hhhhr.r." + "hhhhr.r." + "hhhhr.r." + "hhhhrr.." + // gifts at once
			"hhhhr..." + "hhhhr..." + "hhhhr..r" + "hhhhr..r" + "hhhhr..r" + "hhhhr..." + // once a turn
			"hhhhr..." + "hhhhr..." + "hhhhr..r" + "hhhhr..." + "hhhhr..." + "hhhhr..r" + // always
			"hhhhr..." + "hhhhr..." + "hhhhr..." + "hhhhr..." + "hhhh.r.." + "hhhh.r.."}, // the second set
	sheetEvent: {ID: "event", Rows: OccasionNames[1:],
		Cols: []game.Column{location("country", 0, int16(Town)-1), location("town", int16(Town), Locations-1), column("start", 0, TrackEnd), column("effect", 0, mostGain)},
		From: "hhh." + "hhh." + "hhh." + "hhh." + "hhh." + "hhh." + "hhh." + "hhhr" + "hhh." + "hhhr" + "hhhr" + "hhhr" + "hhhr" + "hhh."},
	sheetTrade: {ID: "trade", From: "rr." + "rr." + "rr." + "rr." + "rr." + "r.r" + "r.r",
		Rows: []string{"FamineGrain", "FamineGrains", "FamineRing", "AlmsCoin", "AlmsRing", "OldBooksBook", "OldBooksRing"},
		Cols: []game.Column{column("goods", 1, mostCoins), column("citizens", 0, mostGain), column("buildings", 0, mostGain)}},
	sheetToken: {ID: "token", From: "h", Rows: []string{"1", "2", "3", "4", "5", "6", "7", "8", "9", "10", "11", "12"},
		Cols: []game.Column{location("place", int16(Town), Locations-1), column("citizens", 0, mostGain), column("buildings", 0, mostGain),
			column("books", 0, mostCoins), column("rings", 0, mostCoins), column("coins", 0, mostCoins)}},
	sheetPrice: {ID: "price", From: "rrhrrhhh", Rows: []string{"Price"}, Cols: priceColumns},
	sheetSite:  {ID: "site", From: "h", Rows: []string{"Stone", "Bread"}, Cols: siteColumns},
	sheetStart: {ID: "start", From: "r", Rows: []string{"1", "2", "3", "4"},
		Cols: stepColumns},
	sheetBook: {ID: "book", From: "r", Rows: []string{"1", "2", "3", "4", "5"}, Cols: []game.Column{column("citizens", 0, mostGain)}},
	sheetDelivery: {ID: "delivery", From: "r", Rows: []string{"CastleBook", "Stone", "Wood", "Woods"},
		Cols: []game.Column{column("buildings", 0, mostGain)}},
	sheetLeftover: {ID: "leftover", From: "r", Rows: []string{"Wood", "Cloth", "Grain", "Stone", "Bread", "Book", "Ring", "Coin", "Token"},
		Cols: []game.Column{column("halves", 0, mostHalves)}},
}

// Visit calls f with each number in the order of the sheets and puts what f returns in its place.
func (b *Box) Visit(f func(old int) int) {
	game.Places(sheets, func(sheet, row, col int) { game.VisitNumber(b.at(sheet, row, col), f) })
}

// at is the number of a sheet in that row and column.
func (b *Box) at(sheet, row, col int) *uint8 {
	switch sheet {
	case sheetHut:
		return &b.HutCosts[row/Huts][row%Huts][col]
	case sheetCraftsman:
		return &b.CraftsmanCP[row]
	case sheetRank:
		if c := &b.Ranks[row+1]; col > 1 {
			return &c.CP[col-2]
		} else {
			return [...]*uint8{&c.Coins, &c.Rings}[col]
		}
	case sheetAdvisor:
		if c := &b.Advisors[row+1]; col < len(c.Cost) {
			return &c.Cost[col]
		} else {
			return [...]*uint8{&c.CP, &c.BP, &c.N, &c.Ability}[col-len(c.Cost)]
		}
	case sheetEvent:
		c := &b.Events[row+1]
		return [...]*uint8{&c.Country, &c.Town, &c.StartBP, &c.Effect}[col]
	case sheetTrade:
		t := &b.Trades[row]
		return [...]*uint8{&t.N, &t.CP, &t.BP}[col]
	case sheetToken:
		t := &b.Tokens[row]
		return [...]*uint8{&t.At, &t.CP, &t.BP, &t.Gain[0], &t.Gain[1], &t.Gain[2]}[col]
	case sheetPrice:
		return b.Price.at(col)
	case sheetSite:
		return [...]*Marker{&b.Stone, &b.Bread}[row].at(col)
	case sheetStart:
		if m := &b.Starts[row+1]; col < 4 {
			return &m.Donation[col]
		} else if col < 8 {
			return &m.Gift[col-4]
		} else {
			return &m.Site
		}
	case sheetBook:
		return &b.BookCP[row+1]
	case sheetDelivery:
		return [...]*uint8{&b.CastleBookBP, &b.StoneBP, &b.WoodBP, &b.WoodsBP}[row]
	case sheetLeftover:
		if row < Goods {
			return &b.EndPoints2[row]
		}
		return &b.TokenPoints2
	}
	panic("emara: no such sheet")
}

// at is a number by its column.
func (m *Marker) at(col int) *uint8 {
	switch small := len(m.Small); {
	case col < small:
		return &m.Small[col]
	case col < small+len(m.Large):
		return &m.Large[col-small]
	}
	return &m.Board
}

// Check wraps game.ErrBox for a box with which the engine cannot play: a number beyond its bounds, numbers where the game has none, or a
// price that does not fit a payment, which is the law "payment" of a game.BoxFault.
func (b *Box) Check() error {
	if err := game.CheckBounds(sheets, b); err != nil {
		return err
	}
	rest := *b
	rest.Visit(func(int) int { return 0 })
	if rest != (Box{}) {
		return fmt.Errorf("%w: a number that no component has", game.ErrBox)
	}
	for row := range sheets[sheetHut].Rows {
		if sizeOf(&b.HutCosts[row/Huts][row%Huts]) > mostCost {
			return b.tooDear(sheetHut, row)
		}
	}
	for row := range Advisors {
		if sizeOf(&b.Advisors[row+1].Cost) > mostCost {
			return b.tooDear(sheetAdvisor, row)
		}
	}
	return nil
}

// tooDear is the fault of a price that a Scholar could not pay, at its last kind that costs anything.
func (b *Box) tooDear(sheet, row int) error {
	col := Resources - 1
	for *b.at(sheet, row, col) == 0 {
		col--
	}
	return &game.BoxFault{Sheet: &sheets[sheet], Row: row, Col: col, N: int(*b.at(sheet, row, col)), Law: "payment"}
}
