package merchants

import "tabard/engines/game"

// The verbs of the game, for readers that switch on them; actions come from Legal or from the constructors in
// actions.go. Wire numbers: append only.
const (
	KindLearn       = game.FirstKind + iota // Learn(craft position): take a craft card
	KindForge                               // Forge(kind): make one more weapon of that kind
	KindSell                                // Sell(space, kind)
	KindTakeKingdom                         // TakeKingdom(kingdom position)
	KindForgeSell                           // ForgeSell(space, kind): forge one weapon and sell it at once
	KindRegion                              // Region(region): take its tile
	KindRace                                // Race(race): take the own reward tile there
	KindFree                                // Free(craft position): take a craft card for nothing
	KindOld                                 // Old(craft card): take it from the discard pile for nothing
	KindBond                                // Bond(gold): put so much on the Crown Bond
	kindsEnd
)

// Frames: the questions of the game. Wire numbers: append only.
const (
	FrameAction     uint8 = 1 + iota // the turn's action
	FrameForge                       // A 1 by Night Shift; N weapons still allowed, the first included for Night Shift. Done ends it
	FrameSecond                      // Extra-Crafty: a second craft card or Done
	FrameDrive                       // A 1 or 2: that action of Drive the Workers; Done only in 2
	FrameSellByCard                  // A kingdom card; B 1 or 2: that sale by the card; Done only in Desperate Times' 2
	FrameRush                        // Rush Order: forge and sell one weapon
	FrameRegion                      // which region tile
	FrameRace                        // which own reward tile
	FrameFree                        // which open craft card for nothing
	FrameOld                         // which discarded craft card for nothing
	FrameBond                        // how much gold on the Crown Bond
	FrameTurnDone                    // end the turn
	framesEnd
)

// Events: what happened. Names are used by transcripts: append only.
const (
	EvSeason    game.EventKind = 1 + iota // N: the season that begins (1..3, the first has no event); Who starts it
	EvCraftUp                             // craft card A came up at position B; reveals
	EvKingdomUp                           // kingdom card A came up at position B; reveals
	EvLearned                             // Who took craft card A; B: a way, see Learn*; N: gold paid
	EvBonus                               // Who took the craft bonus card of weapon A
	EvForged                              // Who forged one weapon of kind A for N gold
	EvSold                                // Who sold kind A into space B for N gold; C: how the gold came about, see SaleParts
	EvReward                              // Who took a reward tile of race A; B: 1 without a sale
	EvToken                               // a demand token left region A; B: 1 to the season area (N: how many are there), 0 out of the game
	EvUnlocked                            // battlefield N (depth) of region A is open now
	EvTriggered                           // Who: the season ends after the final turns; A: 0 third token, 1 no token is left, 2 standstill
	EvSteveSold                           // Salesman Steve filled space A with kind B
	EvSteveNone                           // Salesman Steve found no room with race A
	EvKingdom                             // Who took kingdom card A from position B; N: its gold, signed
	EvLinked                              // the card linked to it was discarded: A craft card or B kingdom card
	EvRegion                              // Who took the tile of region A
	EvBonded                              // Who put N gold on the Crown Bond
	EvPassed                              // Who passed; N: gold given so that there are five
	EvTurnEnded                           // Who ended the turn
	EvSlid                                // two players: cards slid into the lowest boxes; A: 1 kingdom cards, B: 1 craft cards
	EvWar                                 // season N's war begins
	EvBattle                              // battlefield A (region<<3 | depth): B: 0 tie, 1 the first row's weapon wins, 2 the second's; Who owns the winner or Nobody; C: kinds, first<<8 | second; N: see SidesOf
	EvDefeated                            // Who scores a defeated weapon of kind A; B: the loser's owner code of Tile
	EvSalvage                             // Who got N gold for own weapons in a tie
	EvInsured                             // Who got N gold by War Insurance for a weapon of kind A
	EvRepairs                             // Who got N gold for A weapons on the board
	EvCleared                             // N open cards went to the discard piles; A: 1 the spring and summer deck left the game. None if neither
	EvRestocked                           // reward spaces are full and bonus cards ready again
	EvUnsold                              // Who got N gold for unsold weapons
	EvPrize                               // Who got N gold for defeated weapons; A: their value
	EvEndCard                             // Who got N gold from kingdom card A at the year's end
	EvOver                                // the game is over
	eventsEnd
)

// How a craft card was taken: argument B of EvLearned.
const (
	LearnPaid   uint16 = iota // by the Learn action
	LearnSecond               // as Extra-Crafty's second
	LearnFree                 // by Apprentice
	LearnOld                  // by Ancient Techniques
)

// SaleParts packs how the gold of a sale came about, as EvSold's C holds it: tiles of the race, 1 for the region, 1 for
// Silver Tongue, 1 gold less by a card. The rest is the weapon's own value.
func SaleParts(race int, region, tongue, cut bool) uint16 {
	p := uint16(race) & 0xff
	for i, on := range [3]bool{region, tongue, cut} {
		if on {
			p |= 1 << (8 + i)
		}
	}
	return p
}

// PartsOf unpacks what SaleParts packed.
func PartsOf(c uint16) (race int, region, tongue, cut bool) {
	return int(c & 0xff), c>>8&1 == 1, c>>9&1 == 1, c>>10&1 == 1
}

// SidesOf unpacks N of EvBattle: whose the two weapons were, as owner codes of Tile, and their owners' levels in them.
func SidesOf(n int16) (owners [2]uint8, levels [2]int) {
	for i, b := range [2]uint8{uint8(uint16(n) >> 8), uint8(n)} {
		owners[i], levels[i] = b&7, int(b>>3)
	}
	return owners, levels
}

// Why the season end was triggered: argument A of EvTriggered.
const (
	TriggerToken uint16 = iota
	TriggerEmpty
	TriggerStall
)
