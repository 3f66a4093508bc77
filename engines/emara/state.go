package emara

import "tabard/engines/game"

//go:generate go run tabard/cmd/msgp state.go

//msgp:tuple Seat Position
//msgp:limit arrays:64 maps:8

// Good is something a seat owns by number. The first four are the resources.
type Good = uint8

// The goods; resources first, in the order of the countryside locations that yield them.
const (
	Wood Good = iota
	Cloth
	Grain
	Stone
	Bread
	Book
	Ring
	Coin
	Goods     = 8
	Resources = 4
)

// Location is a place on one of the circuits.
type Location = uint8

// The locations: the countryside, each under the number of its resource, then the town.
const (
	Forest Location = iota
	WeavingMill
	Grainfield
	Quarry
	Castle
	Cathedral
	Market
	ConstructionSite
	Locations = 8
	Town      = Castle // the first location of the town
	Towns     = 4
)

// Card is one of the nine action cards; 0 is none.
type Card = uint8

// The action cards. Masks of cards have bit Card-1.
const (
	NoCard Card = iota
	CardWood
	CardStone
	CardCloth
	CardGrain
	CardRing
	CardExchange
	CardStep
	CardHelpers
	CardTown
	Cards           = 9
	AllCards uint16 = 1<<Cards - 1
)

// Advisor is one of the 22 advisors; 0 is none.
type Advisor = uint8

// The advisors. Masks of advisors have bit Advisor-1.
const (
	NoAdvisor Advisor = iota
	MasterOfCoin
	Archivist
	Goldsmith
	Carpenter
	Baker
	Schoolmarm
	Bailiff
	Dressmaker
	Landlord
	Merchant
	Chamberlain
	Scholar
	Mayoress
	Steward
	Abbess
	Toolmaker
	SirChristiaan
	LadyMarie
	SirCarl
	LadyFrida
	SirGustave
	SirAntoni
	Advisors           = 22
	AdvisorsA          = 16 // the first ones; the others are the second set
	FirstPatron        = SirChristiaan
	OncePerTurn uint32 = 1<<(Baker-1) | 1<<(Schoolmarm-1) | 1<<(Bailiff-1) | 1<<(Dressmaker-1) | 1<<(Landlord-1) | 1<<(Merchant-1)
)

// Event is one of the 14 events; 0 is none.
type Event = uint8

// The events. Masks of events have bit Event-1.
const (
	NoEvent Event = iota
	OldForest
	Harvest
	FarStone
	FineCloth
	Famine
	Alms
	OldBooks
	EarlyWinter
	FarMerchants
	LongSummer
	PiousDonation
	Respected
	PeoplesGift
	GoodLabour
	Events = 14
)

// Rank is a noble rank; 0 is none.
type Rank = uint8

// The ranks, lowest first.
const (
	NoRank Rank = iota
	Baron
	Count
	Prince
	Marquess
	Duke
	Ranks = 5
)

// Sizes of the game.
const (
	MaxSeats       = 4
	Rounds         = 6
	Laps           = 3 // turns of a seat in one round
	Huts           = 3 // per countryside location
	Craftsmen      = 4 // per seat
	CraftsmenAtOne = 3 // of a seat on one location
	Tokens         = 12
	TrackEnd       = 104 // last space of the printed score track; points may go beyond
)

// Country and Town circuit: indices of Circuits and Councilor. In the random layout they are only names.
const (
	CountryCircuit = 0
	TownCircuit    = 1
)

// Bits of State.Opt: how the game was set up.
const (
	OptRandomLayout  uint8 = 1 << iota // locations mixed over both circuits
	OptFullSelection                   // nine cards in hand
	OptCampaign                        // solo: the campaign's number, otherwise high score
	OptFixedSpace                      // buildings started on an agreed number instead of the start card's
	OptLaterPoint                      // the later half of the table began one point ahead
)

// Bits of State.Flags: what is done this turn.
const (
	DoneCard uint8 = 1 << iota
	DoneMove
	DoneRank
	DoneHire
	DoneRecruit
	LastChamberlain // the Chamberlain was the last thing done: not offered again until something else is
)

// Seat is everything of one player.
type Seat struct {
	CP, BP             int16  // citizen points, building points
	Advisors           uint32 // mask
	Favors             uint16 // mask of the tokens kept
	Hand, Deck, Played uint16 // masks; with Slots they are the nine cards
	Res                [4]byte
	Bread, Book, Ring  uint8
	Coin               uint8
	Rank, RankCardCP   uint8 // highest rank and the points printed on its card
	CraftPlaced        uint8
	Councilor          [2]byte // by circuit: index into Circuits
	Slots              [3]byte // this round's cards; slot i moves i+1 steps
}

// Position is what a snapshot holds.
type Position struct {
	Seats                    [4]Seat
	VictoriaCP               int16
	Circuits                 [2][4]byte // locations, clockwise
	Huts                     [4][3]game.Player
	AdvisorAt                [4][2]byte // by town location - Town; NoAdvisor for an empty space
	BTop                     uint8      // advisor face up on the stack; NoAdvisor once it is used up
	BLeft                    uint8      // those under it: bit Advisor-FirstPatron
	NobleTaken               [5]byte    // by Rank-1: cards that are gone
	Donation, Gift           [4]byte    // steps of the markers, by resource; see MarkerValue
	StoneMark, BreadMark     uint8
	Event                    uint8
	EventsLeft               uint16 // not seen yet
	FavorStack, FavorDiscard uint16 // masks of tokens: bit token
	Round, Lap               uint8  // 1..6; turn of the round, 1..3
	N, Opt                   uint8  // seats; Opt bits
	StartCard                uint8  // the event whose card gave the councilors' start and, unless fixed, the number
	StartBP                  uint8  // where the buildings started
	Start                    game.Player
	Card, Slot, Flags        uint8  // this turn: card played, its slot (0..2), what is done
	Used                     uint32 // advisors used this turn
	Drawn, Certain           uint16 // tokens drawn and not yet kept or rejected; those of them that all can name by elimination
	SplitDone                uint8  // seats whose left-over points have become points, by bit
	Hands                    [4]game.Rand
	EventRand, FavorRand     game.Rand
	PatronRand               game.Rand
	Pair                     game.Pair
	game.Stack6
}
