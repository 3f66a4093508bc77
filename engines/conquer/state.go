package conquer

import "tabard/engines/game"

//go:generate go run tabard/cmd/msgp state.go

//msgp:tuple Placement Soldier Town Seat Fight Vow Position
//msgp:limit arrays:64 maps:8

// Placement is all that the board is made of: equal placements are equal boards.
type Placement struct {
	Layout uint8
	Tiles  [14]byte // by tile slot of the layout: 1 + (tile-1)*12 + side*6 + rotation; 0 for an empty slot
	Seats  [4]byte  // by seat: 1 + player slot of the layout; 0 while it has none
}

// Bits of Soldier.Flags. All but the last two are cleared when the owner's turn begins.
const (
	Moved      uint8 = 1 << iota // has moved, or rolled and stayed
	Attacked                     // is spent
	Acted                        // has moved or attacked this turn; Repeat leaves it
	Deployed                     // came onto the board this turn
	Reinforced                   // by Reinforcement: may be upgraded all the same
	Upgraded                     // became another type this turn
	SickNext                     // will be sick in its owner's next turn
	SickNow                      // can neither be moved nor used to attack this turn
)

// Soldier is a soldier on the board. One that stands on a settlement occupies it and has the cell of the settlement's
// first space.
type Soldier struct {
	Cell  uint16
	Type  uint8 // a SoldierType
	Flags uint8
}

// Bits of Town.Flags. All but the first are cleared when the owner's turn begins.
const (
	Peasant    uint8 = 1 << iota // a peasant works there
	Built                        // established this turn
	Improved                     // improved this turn
	DeployUsed                   // a soldier was deployed beside it this turn
)

// Town is a settlement on the board.
type Town struct {
	Site   uint16 // its first three spaces
	Fourth uint16 // Avalon's fourth space; 0 for the lower tiers
	Type   uint8  // a SettlementType
	Tier   uint8  // a Tier
	Flags  uint8
}

// TurnedOver marks an open card that was used and is not ready until its owner's next turn: a bit beside the kind in
// Seat.Open.
const TurnedOver uint8 = 0x80

// Bits of Seat.Flags.
const (
	NoAttackNext uint8 = 1 << iota // by Attrition: no attacks in the next turn
	NoAttackNow                    // no attacks in this turn
	HasFaction                     // Seat.Faction is chosen
	flagsEnd
)

// Seat is everything of one player. Cells past a count are zero; lists are sorted; a zero within the count is a card that
// is not known here.
type Seat struct {
	Stock           [5]uint16 // by resource
	Coins           uint16
	Spare, Captured uint16 // peasants not on the board, captured ones
	Arrows, Flaming uint16
	Turns           uint16 // own turns begun
	Army            [8]Soldier
	Towns           [5]Town
	Obj             [4]byte // hidden objectives
	Act             [3]byte // hidden action cards
	Open            [3]byte // revealed action cards, with TurnedOver
	DoneObj         [8]byte // completed objectives
	Reserve         [2]byte // Warriors, Archers
	NArmy, NTowns   uint8
	NObj, NAct      uint8
	NOpen, NDone    uint8
	Faction         uint8
	Flags           uint8
}

// Fight is the open engagement; zero if there is none. Side 0 is the declared attacker, side 1 its target; in round 1, 3,
// 5 ... side 0 attacks.
type Fight struct {
	Cell    [2]uint16 // by side: the soldier, the first of two Archers
	Partner [2]uint16 // by side: 1 + cell of the second Archer, of the second Warrior; 0 for none
	Owner   game.Player
	Dice    [2]uint8 // by side: attack dice that are paid for; 0 for none yet
	Round   uint8    // 1 for the declared attack; 0 while a volley's arrows are chosen
	Strong  uint8    // Strong Attacks of the active player
	Added   uint8    // Added Defenses of the other one
	Attack  [3]byte  // this roll's attack dice by face
	Defence [4]byte  // this roll's defence dice by face
	Halved  [2]uint8 // Weaker Fights against the attack, the defence of this roll
	Tie     uint8    // who wins equality: 0 the defence, 1 the attack
}

// Vow is a declared objective.
type Vow struct {
	Owner game.Player // Nobody while it is not declared
	Site  uint16      // the occupied settlement; 0 for the campaign
	Since uint16      // the owner's turn of the declaration
	Count uint8       // enemies defeated since, for the campaign
}

// VowObjectives are the objectives that are declared, by their place in Position.Vows.
var VowObjectives = [3]uint8{65, 74, 75}

// Bits of Position.Opt: how the game was set up.
const (
	OptPerks    uint16 = 1 << iota // factions have their perks
	OptTeams                       // seats 0 and 2 against 1 and 3
	OptAvalon                      // the City of Avalon can be built
	OptAlign                       // large rivers are joined when tiles are chosen
	OptDealt                       // factions were dealt
	OptOrder                       // the first seat was agreed, not rolled for
	OptCounted                     // the pieces in the box are counted
	OptLater                       // who plays later begins richer
	OptKingdom                     // kingdoms bring points, and there are more last turns
	OptPlainDie                    // the movement die shows 1 to 6
	optEnd
)

// Position is what a snapshot holds: everything but the board, which follows from the placement.
type Position struct {
	Seats              [4]Seat
	Placement          Placement
	ObjDeck, ObjGone   [2]uint64 // masks of objectives: bit id
	ActDeck, ActGone   [21]byte  // copies by kind
	Vows               [3]Vow
	Counts             [32]byte // this turn's events: Counters
	Fight              Fight
	ObjRand, ActRand   game.Rand
	Dice               game.Rand
	Opt                uint16
	Round              uint16 // begins with 1, when the first seat begins its turn; 0 before
	MaxRounds          uint16
	N, Target          uint8
	First              game.Player // who had the first turn
	Current            game.Player // whose turn it is
	Finisher           game.Player // who has all objectives; Nobody
	Mart               uint8       // last place of a run of trades; 0 outside one
	EitherOr, Smuggled bool        // used this turn
	Ended              bool        // the turn was ended by the final objective
	Over               bool
	Pair               game.Pair
	game.Stack8
}
