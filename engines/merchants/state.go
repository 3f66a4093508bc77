package merchants

import "tabard/engines/game"

//go:generate go run tabard/cmd/msgp state.go

//msgp:tuple Seat Position
//msgp:limit arrays:64 maps:8

// Weapon is a weapon type.
type Weapon = uint8

// The weapon types.
const (
	Axe Weapon = iota
	Sword
	Mace
	Hammer
	Weapons = 4
)

// Quality is how good a weapon is.
type Quality = uint8

// The qualities.
const (
	Standard Quality = iota
	Vorpal
	Qualities = 2
)

// Kind is a weapon of a type and a quality: 2*weapon + quality.
type Kind = uint8

// Kinds is how many kinds of weapon there are.
const Kinds = Weapons * Qualities

// KindOf is the kind of a weapon.
func KindOf(w Weapon, q Quality) Kind { return 2*w + q }

// WeaponOf is a kind's weapon type; QualityOf its quality.
func WeaponOf(k Kind) Weapon { return k >> 1 }

// QualityOf is a kind's quality.
func QualityOf(k Kind) Quality { return k & 1 }

// Race is one of the four races at war.
type Race = uint8

// The races, clockwise on the board for four.
const (
	Hobgoblins Race = iota
	Orcs
	Elves
	Dwarves
	Races = 4
)

// Region is a front between two races.
type Region = uint8

// The regions, clockwise on the board for four.
const (
	Mountains Region = iota
	Desert
	Grasslands
	Forest
	Regions = 4
)

// Season is a quarter of the year.
type Season = uint8

// The seasons.
const (
	Spring Season = iota
	Summer
	Autumn
	Winter
	Seasons = 4
)

// Mat is one of the player mats.
type Mat = uint8

// The mats, by the colour that the printed game gives them.
const (
	Red Mat = iota
	Purple
	Yellow
	Blue
	Mats = 4
)

// Sizes of the game.
const (
	MaxSeats    = 4
	Depths      = 6
	MaxRows     = 8
	MaxSpaces   = MaxRows * Depths
	Crafts      = 56
	SpringCards = 36 // craft cards 1 to 36 are the spring and summer deck
	Kingdoms    = 28
	CraftPool   = 5
	KingdomPool = 3
	SteveOwner  = 5 // owner code of Salesman Steve's weapons in Spaces; a seat's is seat+1
)

// Seat is everything of one player.
type Seat struct {
	Crafts   uint64    // mask: bit id-1
	Kingdoms uint32    // mask of slot cards in front: bit id-1
	Held     [8]uint16 // weapons not sold yet, by kind
	Gold     int16
	Level    [4]byte // by weapon, the mat's included
	Coins    [4]byte // discount by weapon
	Race     [4]byte // reward tiles by race, the printed one included
	Defeated [2]byte // by quality
	Regions  uint8   // mask of region tiles
	Bond     uint8   // gold on the Crown Bond
	Mat      uint8
	Unsold   int16 // the last four: parts of the final score, zero before the year's end
	Prize    int16
	Cards    int16
	Tie      int16 // value of the weapons on the board, for the tie-break
}

// Position is what a snapshot holds: everything but the box.
type Position struct {
	Seats                    [4]Seat
	Spaces                   [48]byte // by row*6 + depth-1: 0 empty; owner code | weapon<<3 | quality<<5, see Tile
	CraftLeft, CraftGone     uint64   // cards in the decks, on the discard pile
	KingdomLeft, KingdomGone uint32
	CraftOpen                [5]byte // 0 for an empty position
	KingdomOpen              [3]byte
	Frontier                 [4]byte // by region: depth of the open token, 7 for none left; 0 for a region that is not in play
	Reward                   [4]byte // by race: mask of seats whose reward tile lies there
	RegionFree               uint8   // mask of region tiles on the board
	BonusHolder              [4]game.Player
	BonusReady               uint8 // mask of weapons whose bonus card lies face up
	SteveOrder               [4]byte
	StevePos                 uint8
	N                        uint8
	Season, Tokens           uint8
	Stall, FinalTurns        uint8
	LastAction               uint8 // of the latest turn: an Act
	Start                    game.Player
	Trigger                  game.Player // who brought the season's end about; Nobody
	TriggeredNow, Over       bool
	Turns                    uint16 // begun in all
	KingdomRand              game.Rand
	SpringRand, AutumnRand   game.Rand
	Pair                     game.Pair
	game.Stack6
}

// What a turn's action was: Position.LastAction.
const (
	ActNone uint8 = iota
	ActLearn
	ActForge
	ActSell
	ActKingdom
	ActForgeSell
	ActPass
	actsEnd
)
