package merchants

import (
	"math/bits"

	"tabard/engines/game"
)

// What follows from a position: what rules, screens and bots ask about it. Nothing here changes it, and nothing here
// needs what is hidden.

// Board is the board that is played on.
func (s *State) Board() []Row {
	if s.N == 3 {
		return Board3[:]
	}
	return Board4[:]
}

// Side is the seat's side of its mat.
func (s *State) Side(p game.Player) MatSide {
	if s.N == 3 {
		return s.box.Mats3[s.Seats[p].Mat]
	}
	return s.box.Mats4[s.Seats[p].Mat]
}

// SpaceOf is the space of a row at a depth, 1 to 6.
func SpaceOf(row, depth int) int { return row*Depths + depth - 1 }

// RowOf is the row of a space; DepthOf its depth, 1 to 6.
func RowOf(space int) int { return space / Depths }

// DepthOf is the depth of a space, 1 to 6.
func DepthOf(space int) int { return space%Depths + 1 }

// Wants is the weapon that a space asks for.
func (s *State) Wants(space int) Weapon { return s.layout().wants[space] }

// Opposite is the space on the other side of the battlefield.
func (s *State) Opposite(space int) int { return int(s.layout().opposite[space]) }

// Tile packs a weapon on the board.
func Tile(owner uint8, k Kind) uint8 { return owner | WeaponOf(k)<<3 | QualityOf(k)<<5 }

// TileOwner is the seat that owns a tile; Nobody for an empty space and for Salesman Steve.
func TileOwner(t uint8) game.Player {
	if o := t & 7; o >= 1 && o <= MaxSeats {
		return game.Player(o) - 1
	}
	return game.Nobody
}

// TileSteve says that a tile is Salesman Steve's.
func TileSteve(t uint8) bool { return t&7 == SteveOwner }

// TileKind is the kind of a tile.
func TileKind(t uint8) Kind { return KindOf(t>>3&3, t>>5&1) }

// Open says that a normal sale may go into the space: it is empty and its depth is not beyond the open token.
func (s *State) Open(space int) bool {
	return s.Spaces[space] == 0 && DepthOf(space) <= int(s.Frontier[s.layout().region[space]])
}

// Owns says whether a slot card lies in front of the seat.
func (q *Seat) Owns(card uint8) bool { return q.Kingdoms>>(card-1)&1 == 1 }

// SlotCards is how many slot cards lie in front of the seat.
func (q *Seat) SlotCards() int { return bits.OnesCount32(q.Kingdoms) }

// ForgeCost is the price of forging one weapon of a kind with that box.
func (q *Seat) ForgeCost(b *Box, k Kind, nightShift bool) int {
	cost := b.ForgeBase[QualityOf(k)] - int(q.Coins[WeaponOf(k)])
	if QualityOf(k) == Standard && q.Owns(OreContract) {
		cost--
	}
	if nightShift {
		cost -= 2
	}
	return max(0, cost)
}

// CanForge says whether the seat's level is high enough for a kind.
func (q *Seat) CanForge(b *Box, k Kind) bool {
	return q.Level[WeaponOf(k)] >= b.NeedLevel[QualityOf(k)]
}

// LearnCost is the price of a craft card for the seat.
func (q *Seat) LearnCost(b *Box, card uint8) int {
	c := &b.Crafts[card]
	return int(c.Times) * int(q.Level[c.Weapon])
}

// SaleValue is the gold of a sale of a kind into a space now; cut is the gold less that a card takes.
func (s *State) SaleValue(p game.Player, space int, k Kind, cut int) (gold int, parts uint16) {
	q, l := &s.Seats[p], s.layout()
	race, region := int(q.Race[l.race[space]]), q.Regions>>l.region[space]&1 == 1
	tongue := QualityOf(k) == Standard && q.Owns(SilverTongue)
	gold = s.box.SellBase[QualityOf(k)] + race - cut
	if region {
		gold++
	}
	if tongue {
		gold++
	}
	return max(0, gold), SaleParts(race, region, tongue, cut > 0)
}

// DefeatedTotal is the value of the seat's defeated weapons.
func (q *Seat) DefeatedTotal(b *Box) int {
	return int(q.Defeated[Standard])*b.DefeatedValue[Standard] + int(q.Defeated[Vorpal])*b.DefeatedValue[Vorpal]
}

// OnBoard is how many weapons of the seat lie on the board, by quality.
func (s *State) OnBoard(p game.Player) (n [Qualities]int) {
	for _, t := range s.Spaces {
		if t != 0 && TileOwner(t) == p {
			n[QualityOf(TileKind(t))]++
		}
	}
	return n
}

// KingdomDeck is how many kingdom cards are left to come; CraftDeck the same for the craft deck in use.
func (s *State) KingdomDeck() int { return bits.OnesCount32(s.KingdomLeft) }

// CraftDeck is how many cards are left in the craft deck in use.
func (s *State) CraftDeck() int {
	if s.Season <= Summer {
		return bits.OnesCount64(s.CraftLeft & SpringMask)
	}
	return bits.OnesCount64(s.CraftLeft &^ SpringMask)
}

// SpringMask are the craft cards of the spring and summer deck.
const SpringMask uint64 = 1<<SpringCards - 1
