package coincrown

import "tabard/engines/game"

//go:generate go run tabard/cmd/msgp state.go

//msgp:tuple Place Seat Position
//msgp:ignore CardKind
//msgp:limit arrays:64 maps:8

// Denom is a kind of currency coin; its value doubles as index into Coins.
type Denom = uint8

// The coins, cheapest first. Value is in bronze.
const (
	Bronze Denom = iota
	Silver
	Gold
	Denoms = 3
)

// DenomValue is the worth of each coin in bronze.
var DenomValue = [Denoms]int{1, 3, 9}

// Tier is a market deck and its row: the same three metals.
type Tier = uint8

// Tiers of the market.
const (
	TierBronze Tier = iota
	TierSilver
	TierGold
	Tiers = 3
)

// CardKind is one of the twenty kinds of market card.
type CardKind uint8

// The kinds in the order of the decks.
const (
	Field CardKind = iota
	Pasture
	Forest
	Mine
	StandardTroop
	EliteTroop
	Armor
	Cavalry
	ApprenticeBuilder
	SkilledBuilder
	MasterBuilder
	Storehouse
	Barracks
	OreFoundry
	LumberMill
	WoolenMill
	Fortress
	Watchtower
	TollStation
	Harbor
	CardKinds = 20
)

// Level is the rank of a land.
type Level = uint8

// Levels of land, and of the land decks.
const (
	Hamlet Level = iota
	Village
	Town
	City
	LandLevels = 4
)

// Resource is a good that upgrades need.
type Resource = uint8

// The resources in the order in which Fill asks for them.
const (
	Wheat Resource = iota
	Sheep
	Lumber
	Ore
	Resources = 4
)

// Class tells troops apart that are not interchangeable: their kind and printed attacks.
type Class = uint8

// The troop classes.
const (
	Std1 Class = iota
	Std2
	Std3
	Elite2
	Elite3
	Classes = 5
)

// Iron is one of the eight majority coins.
type Iron = uint8

// The iron coins.
const (
	IronFields Iron = iota
	IronPastures
	IronForests
	IronMines
	IronMilitary
	IronBuildings
	IronBuilders
	IronLands
	Irons = 8
)

// Item is a good on the overseas track; 0 is none.
type Item = uint8

// The overseas items, numbered from 1 so that 0 means none.
const (
	OvWheat Item = 1 + iota
	OvSheep
	OvLumber
	OvStrength1
	OvStrength2
	OvOre
	Items = 7
)

// Swap is an exchange at the Imperial Mint.
type Swap = uint8

// The four swaps.
const (
	MintBronzeUp   Swap = iota // 3 bronze for 1 silver
	MintSilverUp               // 3 silver for 1 gold
	MintSilverDown             // 1 silver for 3 bronze
	MintGoldDown               // 1 gold for 3 silver
	Swaps          = 4
)

// Sizes of the tables.
const (
	MaxSeats = 4
	Rows     = 31 // market card rows, see MarketCards
	Lands    = 42
	RowSlots = 5
	Years    = 5
	TopLevel = 4 // of the overseas track
)

// Bits of State.Used: the visits of the purple cards this turn, and what was agreed before the game.
const (
	UsedMint uint8 = 1 << iota
	UsedChurch
	UsedOverseas
	KindsCount // each kind of market card brings points at the end
)

// Coins is a multiset of currency coins, indexed by Denom.
type Coins [3]byte

// Place is one slot of a market row.
type Place struct {
	Def    uint8 // card row + 1; 0 for a vacant slot
	Bronze uint8 // bonus coins
	Silver uint8
}

// Seat is everything in front of one player. Cards of a kind are interchangeable, so they are counts:
// ready cards of a kind = those of Have - Tired - retired ones.
type Seat struct {
	Purse, Discard, Income, Church Coins
	Reserved                       uint8 // denomination + 1 of the coin on the purse; 0 for none
	Overseas                       uint8 // token level, 0 to TopLevel
	Passed                         bool  // out for this year
	ReservedThisYear               bool
	Have                           [31]byte    // by card row: all ever acquired; never falls
	Tired                          [20]byte    // by CardKind: exhausted cards (troops are counted in Troop instead)
	Gone                           [2]byte     // retired Cavalry, Storehouse
	Fallen                         [5]byte     // by Class: retired troops
	Troop                          [2][11]byte // ready, exhausted troops by (class, tokens left): see troopIndex
}

// Position is what a snapshot holds of a State.
type Position struct {
	Seats        [4]Seat
	Left         [31]byte // by card row: copies still in the market decks, a peeked top included
	Top, KnownBy [3]byte  // by tier: the deck top that somebody has seen, as card row + 1 (0: unseen); mask of seats who saw it
	Row          [3][5]Place
	LandOwner    [42]game.Player
	LandLevel    [42]byte // present level
	LandTop      [4]byte  // by level: land id + 1 on top of the deck; 0 for an empty deck
	IronOwner    [8]game.Player
	Supply       Coins
	Tokens       [2]byte // supply of strength-1 and strength-2 troop tokens
	UpgradeCards uint8
	N            uint8 // seats
	Year         uint8
	Taken        uint8 // main actions done this turn
	ActionsLeft  uint8
	Used         uint8 // purple cards visited this turn (UsedMint, UsedChurch, UsedOverseas), and KindsCount
	Peeked       uint8 // tiers whose top the mover knows, by bit
	Over         bool
	Start        game.Player
	Purses       [4]game.Rand
	Market       [3]game.Rand
	Land         [4]game.Rand
	Pair         game.Pair
	game.Stack6
}
