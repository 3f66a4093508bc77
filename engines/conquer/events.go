package conquer

import "tabard/engines/game"

// Events: what happened. Names are used by transcripts: append only.
const (
	EvTile         game.EventKind = 1 + iota // Who laid tile A (tile<<1 | side) into slot B with C turns
	EvSeatSlot                               // Who took player slot A
	EvFaction                                // Who plays faction A
	EvStartRoll                              // Who rolled N for the first turn; reveals
	EvFirst                                  // Who has the first turn
	EvStartTown                              // Who placed the starting settlement A of type B
	EvStartSoldier                           // Who placed a starting soldier of type A at cell B
	EvTurn                                   // Who begins own turn N
	EvSiegeBuy                               // Who bought soldier A at cell B under siege
	EvDrewObj                                // Who drew objective A; secret, reveals
	EvDrewAct                                // Who drew action card A; secret, reveals
	EvReshuffled                             // A 1: the discarded objectives, 2: the discarded action cards are the deck again; reveals
	EvDroppedObj                             // Who discarded objective A; B 1 if it was declared; reveals
	EvDroppedAct                             // Who discarded action card A; B 1 if it lay open; reveals
	EvKept                                   // Who kept all objectives (A 1) or action cards (A 2)
	EvGathered                               // Who took the yield of settlement A (site), C: its tag; B odd as its occupier, see GatheredOf; N tokens
	EvCoins                                  // Who collected N coins
	EvQuiver                                 // Who took an arrow by the faction's perk
	EvSold                                   // Who sold resource A for a coin
	EvBought                                 // Who bought resource A for N coins
	EvPeasant                                // Who bought a peasant for N coins
	EvCrafted                                // Who crafted soldier A into the reserve
	EvAmmo                                   // Who crafted an arrow, A 1 a flaming one
	EvTradeUp                                // Who made an arrow a flaming one
	EvDeployed                               // Who deployed soldier A at cell B
	EvEstablished                            // Who established a settlement of type A at site B
	EvImproved                               // Who improved the settlement at site A, type N, to tier B; C: the fourth cell of Avalon
	EvUpgraded                               // Who made the soldier at cell A a type B; N 1 by Promoted
	EvMoveDie                                // Who rolled N for the move of the soldier at cell A; reveals; B 1 for a Catapult, which does not roll; C: its tag
	EvMoved                                  // Who moved a soldier from cell A to cell B; C: its tag
	EvStayed                                 // Who left the soldier at cell A where it is; B: its tag
	EvEntered                                // Who occupied the settlement at site B, C: its tag, with the soldier of type N of cell A
	EvFreed                                  // the occupation of site A ended, B: its tag; Who owns the settlement
	EvCaptured                               // Who captured a peasant of seat B from site A, C: its tag
	EvAttacked                               // Who attacks the soldier at cell B with the one at cell A; C: ammunition; N: see Duel
	EvVolley                                 // Who attacks the soldier at cell C with the Archers at cells A and B; N: see VolleyOf
	EvCounter                                // Who strikes back from cell A at cell B; C: ammunition; N: see Duel
	EvNoCounter                              // Who could have struck back with the soldier at cell A, B: its tag, and did not
	EvRoll                                   // Who attacks in this round: A attack dice, B defence dice, see DiceOf; N: see TotalsOf; reveals
	EvAddedDie                               // Who rolled one more defence die, face A; reveals
	EvDieRemoved                             // Who took a die of face A off the enemy; B 1 if it was a defence die
	EvHeld                                   // the attack on cell A failed; Who defends with the soldier there, B: its tag
	EvDefeated                               // Who defeated the soldier of type A at cell B, seat C's; N Craftpoints gained
	EvPlayed                                 // Who played action card A on target B, type C (see PlayTarget); reveals if it was hidden; N: a soldier's tag
	EvShown                                  // Who turned over open card A; B 1 if it came from the hand; reveals then
	EvMisDie                                 // Who rolled N to misdirect the soldier at cell A, C: its tag; reveals
	EvRetreated                              // Who withdrew a soldier from cell A to cell B; C: its tag
	EvClaimed                                // Who fulfilled objective A; reveals. N points
	EvRetired                                // Who retired the soldier of type A at cell B
	EvDeclared                               // Who declared objective A, for the settlement at site B, C: its tag; reveals
	EvLapsed                                 // Who lost declared objective A
	EvPlaced                                 // Who put a peasant on settlement A (site), B: its tag
	EvSoldPeasant                            // Who sold a peasant
	EvFinished                               // Who has all objectives: the last round begins
	EvTurnEnded                              // Who ended the turn
	EvOver                                   // the game is over; A 1 by the number of rounds
	eventsEnd
)

// A tag is what an event says of a soldier or a settlement beside its place, since both may be gone when it is told: type,
// seat and, where it is a settlement that yields or gets a peasant, tier.
func tag(p game.Player, t uint8) uint16 { return uint16(t) | uint16(p)<<3 }

// tagAt is the tag of the soldier on a space, 0 without one.
func (s *State) tagAt(c Cell) uint16 {
	p, i := s.SoldierAt(c)
	if p == game.Nobody {
		return 0
	}
	return tag(p, s.Seats[p].Army[i].Type)
}

// TagOf reads a tag: a SoldierType or SettlementType, whose it is, and the tier if it says one.
func TagOf(v uint16) (t uint8, p game.Player, tier Tier) {
	return uint8(v & 7), game.Player(v >> 3 & 3), Tier(v >> 5 & 3)
}

// packShort packs what the box could not give of a yield, two bits for each resource above the first bit.
func packShort(yield, got *Goods) (b uint16) {
	for r := range Resources {
		b |= (yield.Stock[r] - got.Stock[r]) << (1 + 2*r)
	}
	return b
}

// GatheredOf are the goods that EvGathered is about: the yield of the settlement without what the box did not have.
func (b *Box) GatheredOf(e game.Event) (g Goods) {
	t, _, tier := TagOf(e.C)
	g.Stock = b.Town(t%SettlementTypes, max(tier, 1)).Yield.Stock
	for r := range g.Stock {
		g.Stock[r] -= min(g.Stock[r], e.B>>(1+2*r)&3)
	}
	return g
}

// duel packs what EvAttacked and EvCounter hold as N: the type of the soldier that strikes, and the tag of the one struck.
func duel(striker SoldierType, struck uint16) int16 { return int16(uint16(striker) | struck<<3) }

// volleyed packs what EvVolley holds as N: how many arrows are flaming, and the tag of the target.
func volleyed(flaming, target uint16) int16 { return int16(flaming | target<<3) }

// VolleyOf reads what EvVolley holds as N.
func VolleyOf(n int16) (flaming int, struck SoldierType, owner game.Player) {
	_, struck, owner = Duel(n)
	return int(n & 7), struck, owner
}

// totals packs what EvRoll holds as N: the points of the attack and of the defence, 31 at most.
func totals(attack, defence int) int16 { return int16(attack<<5 | defence) }

// TotalsOf reads what EvRoll holds as N.
func TotalsOf(n int16) (attack, defence int) { return int(n >> 5), int(n & 31) }

// Duel reads what EvAttacked and EvCounter hold as N: the type of the soldier that strikes, and type and seat of the one that
// is struck.
func Duel(n int16) (striker, struck SoldierType, owner game.Player) {
	struck, owner, _ = TagOf(uint16(n) >> 3)
	return SoldierType(n & 7), struck, owner
}

// PackDice packs how many dice show each face, as A and B of EvRoll hold it: four bits a face, the lowest first. Attack
// dice have the faces 0, 1, 2; defence dice the faces 0, 1, 2 and C.
func PackDice(faces [4]byte) uint16 {
	return uint16(faces[0]) | uint16(faces[1])<<4 | uint16(faces[2])<<8 | uint16(faces[3])<<12
}

// DiceOf unpacks what PackDice packed.
func DiceOf(a uint16) [4]byte {
	return [4]byte{byte(a & 15), byte(a >> 4 & 15), byte(a >> 8 & 15), byte(a >> 12)}
}
