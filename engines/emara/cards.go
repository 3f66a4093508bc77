package emara

// What the components are. The numbers on them are a Box.

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

// RankNames are the machine names of the noble ranks (rulebook).
var RankNames = [Ranks + 1]string{Baron: "Baron", Count: "Count", Prince: "Prince", Marquess: "Marquess", Duke: "Duke"}

// AdvisorNames are the machine names of the advisors (rulebook).
var AdvisorNames = [Advisors + 1]string{MasterOfCoin: "MasterOfCoin", Archivist: "Archivist", Goldsmith: "Goldsmith",
	Carpenter: "Carpenter", Baker: "Baker", Schoolmarm: "Schoolmarm", Bailiff: "Bailiff", Dressmaker: "Dressmaker",
	Landlord: "Landlord", Merchant: "Merchant", Chamberlain: "Chamberlain", Scholar: "Scholar", Mayoress: "Mayoress",
	Steward: "Steward", Abbess: "Abbess", Toolmaker: "Toolmaker", SirChristiaan: "SirChristiaan", LadyMarie: "LadyMarie",
	SirCarl: "SirCarl", LadyFrida: "LadyFrida", SirGustave: "SirGustave", SirAntoni: "SirAntoni"}

// AdvisorGain is the good that an advisor brings at once, if its card has a number of it (rulebook).
var AdvisorGain = [Advisors + 1]Good{MasterOfCoin: Coin, Archivist: Book, Goldsmith: Ring}

// OccasionNames are the machine names of the events (rulebook). What an event does stands in the rules; what it gives at the round's
// beginning or trades at its end, below.
var OccasionNames = [Events + 1]string{OldForest: "OldForest", Harvest: "Harvest", FarStone: "FarStone", FineCloth: "FineCloth",
	Famine: "Famine", Alms: "Alms", OldBooks: "OldBooks", EarlyWinter: "EarlyWinter", FarMerchants: "FarMerchants",
	LongSummer: "LongSummer", PiousDonation: "PiousDonation", Respected: "Respected", PeoplesGift: "PeoplesGift",
	GoodLabour: "GoodLabour"}

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

// EventTrade is one thing that a seat may do at the round's end: hand in some of Pay for points, as TradeTerms say. Grain is a resource,
// so coins may stand in for it.
type EventTrade struct {
	Event Event
	Pay   Good
}

// TradeRows is how many trades there are.
const TradeRows = 7

// EventTrades are the trades of the three reward events, rulebook. A Trade action names its row.
var EventTrades = [TradeRows]EventTrade{{Famine, Grain}, {Famine, Grain}, {Famine, Ring}, {Alms, Coin}, {Alms, Ring}, {OldBooks, Book}, {OldBooks, Ring}}

// What is delivered or sold at once at most (rulebook).
const (
	MostBreads = 3
	MostBooks  = 5
)
