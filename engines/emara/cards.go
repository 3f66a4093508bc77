package emara

// The tables of the game. Where a table says house, its numbers stood only on artwork that is lost: they are ours, made
// to fit every count and example of the rulebook, and may be replaced here without touching the rules. Where it says
// rulebook, the numbers are printed in the rulebook's text or forced by it.

// GoodNames are the machine names of the goods.
var GoodNames = [Goods]string{"Wood", "Cloth", "Grain", "Stone", "Bread", "Book", "Ring", "Coin"}

// LocationNames are the machine names of the locations. A countryside location has the number of the resource that it
// yields (rulebook).
var LocationNames = [Locations]string{"Forest", "WeavingMill", "Grainfield", "Quarry", "Castle", "Cathedral", "Market",
	"ConstructionSite"}

// CardNames are the machine names of the action cards (rulebook).
var CardNames = [Cards + 1]string{CardWood: "Wood", CardStone: "Stone", CardCloth: "Cloth", CardGrain: "Grain",
	CardRing: "Ring", CardExchange: "Exchange", CardStep: "Step", CardHelpers: "Helpers", CardTown: "Town"}

// CardGood is what a card gives, and whether it gives anything.
func CardGood(c Card) (Good, bool) {
	switch c {
	case CardWood:
		return Wood, true
	case CardStone:
		return Stone, true
	case CardCloth:
		return Cloth, true
	case CardGrain:
		return Grain, true
	case CardRing:
		return Ring, true
	}
	return 0, false
}

// HutCosts are the prices of the huts by countryside location, as wood, cloth, grain, stone.
//
// Provenance: house, except that costs of 2 wood and of 1 wood and 1 cloth exist on one location (rulebook's example).
var HutCosts = [Resources][Huts][4]byte{
	Forest:      {{0, 2, 0, 0}, {1, 1, 0, 0}, {1, 1, 1, 0}},
	WeavingMill: {{2, 0, 0, 0}, {1, 1, 0, 0}, {1, 1, 1, 0}},
	Grainfield:  {{2, 0, 0, 0}, {1, 1, 0, 0}, {1, 1, 1, 0}},
	Quarry:      {{2, 0, 0, 0}, {1, 1, 0, 0}, {1, 1, 1, 0}},
}

// CraftsmanCP are the citizen points of a seat's first to fourth craftsman: 1 for the first rulebook, the others house.
var CraftsmanCP = [Craftsmen]uint8{1, 2, 3, 4}

// RankCard is the price of a noble rank and the points of its four cards, first taken first.
type RankCard struct {
	ID    string
	Coins uint8
	Rings uint8
	CP    [4]uint8
}

// RankCards are the ranks by Rank. Provenance: order and counts rulebook; costs and points house.
var RankCards = [Ranks + 1]RankCard{
	Baron:    {"Baron", 1, 0, [4]uint8{4, 3, 2, 1}},
	Count:    {"Count", 1, 1, [4]uint8{7, 6, 5, 4}},
	Prince:   {"Prince", 1, 1, [4]uint8{9, 8, 7, 6}},
	Marquess: {"Marquess", 1, 1, [4]uint8{12, 11, 10, 9}},
	Duke:     {"Duke", 1, 2, [4]uint8{18, 17, 16, 15}},
}

// AdvisorCard is one advisor. Its immediate gain, if it has one, is N of Gain, or CP and BP.
type AdvisorCard struct {
	ID   string
	CP   uint8   // on recruiting; for the second set it is the whole ability
	Cost [4]byte // wood, cloth, grain, stone
	Gain Good    // immediate good, if N > 0
	N    uint8
	BP   uint8 // immediate building points, one receipt
}

// AdvisorCards are the advisors by Advisor. Provenance: points and abilities rulebook; costs house.
var AdvisorCards = [Advisors + 1]AdvisorCard{
	MasterOfCoin:  {"MasterOfCoin", 6, [4]byte{2, 2, 0, 1}, Coin, 1, 0},
	Archivist:     {"Archivist", 2, [4]byte{1, 1, 2, 0}, Book, 2, 0},
	Goldsmith:     {"Goldsmith", 5, [4]byte{0, 2, 1, 1}, Ring, 1, 0},
	Carpenter:     {"Carpenter", 1, [4]byte{2, 1, 1, 0}, 0, 0, 10},
	Baker:         {"Baker", 3, [4]byte{1, 0, 1, 0}, 0, 0, 0},
	Schoolmarm:    {"Schoolmarm", 3, [4]byte{1, 1, 1, 0}, 0, 0, 0},
	Bailiff:       {"Bailiff", 5, [4]byte{1, 1, 0, 1}, 0, 0, 0},
	Dressmaker:    {"Dressmaker", 5, [4]byte{0, 2, 1, 0}, 0, 0, 0},
	Landlord:      {"Landlord", 3, [4]byte{2, 1, 0, 0}, 0, 0, 0},
	Merchant:      {"Merchant", 2, [4]byte{1, 1, 1, 0}, 0, 0, 0},
	Chamberlain:   {"Chamberlain", 6, [4]byte{0, 2, 0, 1}, 0, 0, 0},
	Scholar:       {"Scholar", 3, [4]byte{1, 0, 1, 1}, 0, 0, 0},
	Mayoress:      {"Mayoress", 5, [4]byte{1, 1, 1, 0}, 0, 0, 0},
	Steward:       {"Steward", 5, [4]byte{1, 0, 2, 0}, 0, 0, 0},
	Abbess:        {"Abbess", 2, [4]byte{1, 1, 1, 0}, 0, 0, 0},
	Toolmaker:     {"Toolmaker", 2, [4]byte{1, 1, 0, 1}, 0, 0, 0},
	SirChristiaan: {"SirChristiaan", 8, [4]byte{1, 1, 2, 0}, 0, 0, 0},
	LadyMarie:     {"LadyMarie", 8, [4]byte{0, 2, 1, 1}, 0, 0, 0},
	SirCarl:       {"SirCarl", 10, [4]byte{1, 2, 1, 1}, 0, 0, 0},
	LadyFrida:     {"LadyFrida", 12, [4]byte{2, 2, 2, 0}, 0, 0, 0},
	SirGustave:    {"SirGustave", 0, [4]byte{0, 2, 2, 1}, 0, 0, 12},
	SirAntoni:     {"SirAntoni", 0, [4]byte{1, 2, 2, 1}, 0, 0, 15},
}

// EventCard is one event. What it does stands in the rules; what it gives at the round's beginning or trades at its end,
// here.
type EventCard struct {
	ID            string
	Country, Town Location // where the start player's councilors begin if this is the start card
	StartBP       uint8    // where the buildings begin then
}

// EventCards are the events by Event. Provenance: titles and effects rulebook; start data house, with the
// example 30 and the range 15 to 40 from the rulebook.
var EventCards = [Events + 1]EventCard{
	OldForest:     {"OldForest", Forest, Castle, 30},
	Harvest:       {"Harvest", Grainfield, Market, 25},
	FarStone:      {"FarStone", Quarry, Cathedral, 35},
	FineCloth:     {"FineCloth", WeavingMill, ConstructionSite, 20},
	Famine:        {"Famine", Grainfield, Cathedral, 30},
	Alms:          {"Alms", WeavingMill, Market, 25},
	OldBooks:      {"OldBooks", Forest, Cathedral, 35},
	EarlyWinter:   {"EarlyWinter", Quarry, Market, 40},
	FarMerchants:  {"FarMerchants", WeavingMill, Castle, 30},
	LongSummer:    {"LongSummer", Forest, ConstructionSite, 15},
	PiousDonation: {"PiousDonation", WeavingMill, Cathedral, 25},
	Respected:     {"Respected", Quarry, Castle, 35},
	PeoplesGift:   {"PeoplesGift", Grainfield, ConstructionSite, 20},
	GoodLabour:    {"GoodLabour", Quarry, ConstructionSite, 30},
}

// EventGain is the resource that everybody gets at the round's beginning, and whether there is one.
func EventGain(e Event) (Good, bool) {
	switch e {
	case OldForest:
		return Wood, true
	case Harvest:
		return Grain, true
	case FarStone:
		return Stone, true
	case FineCloth:
		return Cloth, true
	}
	return 0, false
}

// EventTrade is one thing that a seat may do at the round's end: hand in N of Pay for points. Grain is a resource, so
// coins may stand in for it.
type EventTrade struct {
	Event  Event
	Pay    Good
	N      uint8
	CP, BP uint8 // building points are one receipt
}

// EventTrades are the trades of the three reward events, rulebook. A Trade action names its row.
var EventTrades = [7]EventTrade{
	{Famine, Grain, 1, 3, 0},
	{Famine, Grain, 2, 5, 0},
	{Famine, Ring, 1, 5, 0},
	{Alms, Coin, 1, 4, 0},
	{Alms, Ring, 1, 4, 0},
	{OldBooks, Book, 1, 0, 5},
	{OldBooks, Ring, 1, 0, 5},
}

// FavorToken is one of the twelve favor tokens: where it is redeemed and for what.
type FavorToken struct {
	At     Location
	CP, BP uint8 // building points are one receipt
	Gain   Good  // one of it, if CP and BP are 0
}

// FavorTokens are the tokens by number. Provenance: the five rewards and the four
// locations rulebook; the mix house.
var FavorTokens = [Tokens]FavorToken{
	{Castle, 3, 0, 0}, {Castle, 0, 5, 0}, {Castle, 0, 0, Coin},
	{Cathedral, 0, 5, 0}, {Cathedral, 0, 0, Ring}, {Cathedral, 0, 0, Coin},
	{Market, 3, 0, 0}, {Market, 0, 5, 0}, {Market, 0, 0, Book},
	{ConstructionSite, 3, 0, 0}, {ConstructionSite, 0, 0, Book}, {ConstructionSite, 0, 0, Ring},
}

// Track is one side of a marker: its numbers in the order in which they come up, and the number printed on the board
// that holds once the marker is gone.
type Track struct {
	Numbers [4]uint8
	Len     uint8
	After   uint8
}

// The markers: one side for up to three players, one for four; see Sides. Provenance: house, except that 1 is
// followed by 2 on a donation marker and that the smaller side's 2 is where two players start (rulebook).
var (
	PriceTracks = [2]Track{{[4]uint8{1, 2, 3}, 3, 4}, {[4]uint8{1, 2, 2, 3}, 4, 4}} // donations, gifts: resources to pay
	StoneTracks = [2]Track{{[4]uint8{5, 4, 3}, 3, 2}, {[4]uint8{5, 4, 4, 3}, 4, 2}} // citizens for a stone
	BreadTracks = [2]Track{{[4]uint8{6, 5, 4}, 3, 3}, {[4]uint8{6, 5, 5, 4}, 4, 3}} // citizens for each bread
)

// At is the number that the track shows on that step; After from the end on.
func (t *Track) At(step uint8) int {
	if step < t.Len {
		return int(t.Numbers[step])
	}
	return int(t.After)
}

// MarkerStart is how the markers begin by number of players: the side of the price markers and of stone and bread, and
// the first steps (rulebook, gifts from the other editions' set-up).
type MarkerStart struct {
	PriceSide, SiteSide uint8
	Donation, Gift      [4]byte
	Site                uint8 // stone and bread
}

// MarkerStarts are by number of players; solo has two players' prices and four players' site.
var MarkerStarts = [MaxSeats + 1]MarkerStart{
	1: {0, 1, [4]byte{1, 0, 1, 0}, [4]byte{0, 1, 0, 1}, 0},
	2: {0, 0, [4]byte{1, 0, 1, 0}, [4]byte{0, 1, 0, 1}, 1},
	3: {},
	4: {PriceSide: 1, SiteSide: 1},
}

// BookCP are the citizen points for 0 to 5 books at the market (rulebook).
var BookCP = [6]int{0, 3, 6, 10, 15, 21}

// Points of a delivery (rulebook).
const (
	CastleBookBP = 5
	StoneBP      = 5
	WoodBP       = 5  // for one
	WoodsBP      = 10 // for three
	MostBreads   = 3  // delivered at once
)

// Extra citizen points (rulebook), and the building points of the abilities that give some.
const (
	MayoressCP      = 2 // per gift
	PeoplesGiftCP   = 3 // per gift
	PiousDonationCP = 3 // per donation
	RespectedCP     = 2 // per rank
	DressmakerCP    = 2
	BailiffBP       = 5
	LandlordBP      = 5
)

// EndPoints2 are the left-over points of one piece of each good in halves of a point: a resource half a point, a ring two,
// the others one (rulebook). A favor token is worth one.
var EndPoints2 = [Goods]int{1, 1, 1, 1, 2, 2, 4, 2}
