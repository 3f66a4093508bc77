package coincrown

import "tabard/engines/game"

// The verbs of the game, for readers that switch on them; actions come from Legal or from the constructors in
// actions.go. Wire numbers: append only.
const (
	KindBuyRow      = game.FirstKind + iota // BuyRow(tier, slot): buy a face-up card at its printed cost
	KindBuyPeeked                           // BuyPeeked(tier): buy the deck top that one has seen at its printed cost
	KindDrawBlind                           // DrawBlind(tier): pay to draw the unseen deck top
	KindDiplomacy                           // Diplomacy(level): conquer the top hamlet or village with coins
	KindForce                               // Force(level): conquer the top land of a deck with troops
	KindUpgrade                             // Upgrade(land): raise an own land by one level
	KindReserve                             // Reserve(denom): keep a coin for next year
	KindMint                                // Mint(swap): one exchange with the Imperial Mint
	KindChurch                              // Church: begin an offering
	KindAdvance                             // Advance: begin to move the overseas token
	KindBarracks                            // Barracks(class): bring back a retired troop
	KindMill                                // Mill(card kind): ready all cards of its resource
	KindTollStation                         // TollStation: draw coins from the purse
	KindWatchtower                          // Watchtower: look at the deck tops
	KindFortress                            // Fortress: more main actions this turn
	KindPay                                 // Pay(gold, silver, bronze): one whole payment
	KindTakeBonus                           // TakeBonus(0 leave to the supply, 1 take)
	KindTroop                               // Troop(class, tokens): deploy one such ready troop
	KindArmor                               // Armor: put armor on a deployed troop
	KindCavalry                             // Cavalry: deploy one
	KindCollect                             // Collect(item, harbor levels): take an overseas item for this action
	KindFill                                // Fill(resource, wilds): how many of its symbols are covered by wilds
	KindBuilder                             // Builder(card kind): use one builder as a wild
	KindStoreTwo                            // StoreTwo: retire a storehouse for two symbols
	KindStoreOne                            // StoreOne: retire a storehouse for one symbol
	KindOffer                               // Offer(denom, count): coins of that kind for the church
	KindAdvanceBy                           // AdvanceBy(harbor levels, paid levels)
	kindsEnd
)

// Frames: the questions of the game. Wire numbers: append only.
const (
	FrameTurn   uint8 = 1 + iota // the turn's menu
	FramePay                     // A purpose, B target, N price in bronze: which coins
	FrameBonus                   // A tier, B slot: take the card's bonus coins or not
	FrameDeploy                  // A level<<8 | cursor, B troops without armor, N strength so far: which forces
	FrameItem                    // A land: an overseas item for this upgrade or none
	FrameFill                    // A land, B resource, N wilds promised so far: symbols of B covered by wilds
	FrameWilds                   // A land, B cursor, N symbols still to cover: which wilds
	FrameOffer                   // A denomination, N coins offered so far: how many of this kind
	FrameLevels                  // how far the overseas token moves
	framesEnd
)

// What a FramePay pays for: its argument A. B is the target.
const (
	PayForRow       uint16 = 1 + iota // B tier<<8 | slot
	PayForPeeked                      // B tier
	PayForBlind                       // B tier
	PayForDiplomacy                   // B level
	PayForItem                        // B item<<8 | harbor levels
	PayForLevels                      // B harbor levels<<8 | paid levels
)

// Events: what happened. Names are used by transcripts: append only.
const (
	EvYear              game.EventKind = 1 + iota // N: the year that begins
	EvStart                                       // Who starts the year; A: StartRandom, StartRotates, StartFewestPoints, StartFewestCards, StartClockwise, StartChosen
	EvIncome                                      // Who drew A bronze, B silver, C gold; reveals
	EvReserveBack                                 // Who: the reserved coin of denomination A joins the income
	EvPurseFilled                                 // Who: the discard (A, B, C coins) went back into the purse
	EvPaid                                        // Who paid A bronze, B silver, C gold; N: 0 to the own discard, 1 to the supply
	EvBought                                      // Who got the market card of row A; B: tier; C: slot, or SourcePeeked, SourceBlind
	EvDeckCard                                    // the card of row A of tier B came face up from its deck; reveals
	EvBonusTaken                                  // Who: A bronze, B silver of bonus coins into income
	EvBonusLeft                                   // Who: A bronze, B silver of bonus coins to the supply
	EvTokens                                      // Who: N tokens onto a new or recommissioned troop of class A
	EvIron                                        // Who took iron coin A; N: its former owner or -1
	EvConquered                                   // Who took land A at level B; C: 0 diplomacy, 1 force
	EvLandShown                                   // land A now lies on top of deck B; reveals
	EvTroopUsed                                   // Who: troop of class A spent a token, B are left and it is exhausted
	EvTroopRetired                                // Who: troop of class A spent its last token (or found none)
	EvCavalryRetired                              // Who: a cavalry rode and retired
	EvArmorUsed                                   // Who: an armor was exhausted
	EvCollected                                   // Who took overseas item A; N: level the token stood on
	EvHarborUsed                                  // Who used a harbor for N levels
	EvAdvanced                                    // Who: overseas token from level A to level B
	EvUsed                                        // Who exhausted N cards of kind A for an upgrade
	EvStorehouseRetired                           // Who retired a storehouse for N symbols
	EvUpgraded                                    // Who raised land A to level B
	EvReserved                                    // Who put a coin of denomination A on the purse
	EvMinted                                      // Who made swap A
	EvOffered                                     // Who gave A bronze, B silver, C gold to the church
	EvRecommissioned                              // Who brought back a troop of class A
	EvMilled                                      // Who readied N cards with a mill of kind A
	EvToll                                        // Who drew A bronze, B silver, C gold with a toll station; reveals
	EvLooked                                      // Who looked at the deck tops; secret: A, B, C are the rows+1 of tiers bronze, silver, gold; reveals
	EvFortified                                   // Who got N more main actions
	EvTurnEnded                                   // Who ended the turn
	EvPassed                                      // Who is out for the year
	EvSwept                                       // Who: A bronze, B silver, C gold of unspent income to the discard
	EvSeeded                                      // a bronze coin onto tier A, slot B
	EvConverted                                   // three bronze became a silver on tier A, slot B
	EvRefilled                                    // the card of row A into tier B, slot C; reveals
	EvReadied                                     // Who: N exhausted cards are ready again
	EvOver                                        // the game is over
	eventsEnd
)

// Where a bought card came from when it was not a slot: argument C of EvBought.
const (
	SourcePeeked uint16 = 100
	SourceBlind  uint16 = 101
)

// Why a seat starts the year: argument A of EvStart.
const (
	StartRandom uint16 = iota
	StartRotates
	StartFewestPoints
	StartFewestCards
	StartClockwise
	StartChosen
)
