package merchants

import "tabard/engines/game"

// Constructors, one per verb.

// Learn takes the craft card at that position, 0 to 4.
func Learn(position int) game.Action { return game.Act(KindLearn, uint16(position)) }

// Forge makes one weapon of that kind.
func Forge(k Kind) game.Action { return game.Act(KindForge, uint16(k)) }

// Sell sells a weapon of that kind into a space.
func Sell(space int, k Kind) game.Action { return game.Act(KindSell, uint16(space), uint16(k)) }

// TakeKingdom takes the kingdom card at that position, 0 to 2.
func TakeKingdom(position int) game.Action { return game.Act(KindTakeKingdom, uint16(position)) }

// ForgeSell forges a weapon of that kind and sells it into a space.
func ForgeSell(space int, k Kind) game.Action {
	return game.Act(KindForgeSell, uint16(space), uint16(k))
}

// TakeRegion takes a region's tile.
func TakeRegion(r Region) game.Action { return game.Act(KindRegion, uint16(r)) }

// TakeRace takes the own reward tile of a race.
func TakeRace(r Race) game.Action { return game.Act(KindRace, uint16(r)) }

// TakeFree takes the craft card at that position for nothing.
func TakeFree(position int) game.Action { return game.Act(KindFree, uint16(position)) }

// TakeOld takes a craft card, by its id, from the discard pile.
func TakeOld(card int) game.Action { return game.Act(KindOld, uint16(card)) }

// Bond puts so much gold on the Crown Bond.
func Bond(gold int) game.Action { return game.Act(KindBond, uint16(gold)) }

// Done closes the open question: no more weapons, no second part.
func Done() game.Action { return game.Act(game.Done) }

// EndTurn ends the turn.
func EndTurn() game.Action { return game.Act(game.EndTurn) }

// Pass does nothing, when nothing can be done.
func Pass() game.Action { return game.Act(game.Pass) }
