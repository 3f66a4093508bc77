package emara

import "tabard/engines/game"

// The verbs of the game, for readers that switch on them; actions come from Legal or from the constructors in
// actions.go. Wire numbers: append only.
const (
	KindCardGain     = game.FirstKind + iota // CardGain: take what the card gives
	KindCardExchange                         // CardExchange(1 or 3): that many resources for 1 or 2 coins, by the card
	KindCardStep                             // CardStep(circuit): move a councilor one step, by the card
	KindCardHire                             // CardHire(location, hut): hire one resource cheaper, by the card
	KindCardRecruit                          // CardRecruit(town location, space): recruit one resource cheaper, by the card
	KindCardTown                             // CardTown(town location): visit it without moving, by the card
	KindMove                                 // Move(circuit): move a councilor as many steps as the slot says
	KindRankUp                               // RankUp: take the next noble rank
	KindHire                                 // Hire(location, hut): put a craftsman into a hut
	KindRecruit                              // Recruit(town location, space): take an advisor
	KindAdvisor                              // Advisor(advisor, mode): use an ability that is there once per turn; mode as for Use
	KindChamberlain                          // Chamberlain(0 rings to coins, 1 coins to rings; how many)
	KindGather                               // Gather(breads baked, grains of these that coins replace)
	KindGift                                 // Gift(resource): a gift to the king
	KindCastleBook                           // CastleBook: a book for building points
	KindDonate                               // Donate(resource): a donation in the cathedral
	KindBuyCoin                              // BuyCoin(coins): resources for coins at the market
	KindSellBooks                            // SellBooks(books)
	KindBuildStone                           // BuildStone: deliver a stone
	KindFeed                                 // Feed(breads): deliver breads
	KindBuildWood                            // BuildWood(1 or 3): deliver wood
	KindRedeem                               // Redeem(token): hand in a favor token
	KindPay                                  // Pay(coins, resources): one whole payment; see PayRes
	KindPayKind                              // PayKind(resource, count): part of a long payment of any kinds
	KindKeep                                 // Keep(token): keep one of the tokens drawn
	KindTrade                                // Trade(row): one trade of the event at the round's end; see EventTrades
	KindSplit                                // Split(citizens): so many of the left-over points become citizens, the others buildings
	KindPlayCard                             // PlayCard(card, slot)
	KindRelocate                             // Relocate(which entry of the start card stays: 0 country, 1 town; place of the other councilor on the other circuit)
	KindTakeStart                            // TakeStart(resource): the first resource, of one's choice
	kindsEnd
)

// Frames: the questions of the game. Wire numbers: append only.
const (
	FrameRelocate      uint8 = 1 + iota // random layout: which of two councilors on one circuit goes to the other, and where
	FrameStartResource                  // random layout: which resource to start with
	FramePlayCard                       // which card into which slot
	FrameTurn                           // the turn's menu
	FrameVisit                          // A location, B mask of the tokens that may be redeemed, N what is done: bits 1<<Sub
	FramePay                            // A purpose, B target: which resources and coins
	FramePayKind                        // A purpose, B target, N resource<<8 | still to pay: how many of this resource; the rest in coins
	FrameKeep                           // N tokens drawn: which to keep
	FrameReward                         // the event's trade at the round's end
	FrameSplit                          // N left-over points: how many become citizens
	framesEnd
)

// What there is to do in a visit, each once: bits 1<<Sub of a FrameVisit's N.
const (
	SubGather uint8 = iota
	SubGift
	SubCastleBook
	SubDonate
	SubBuyCoin
	SubSellBooks
	SubBuildStone
	SubFeed
	SubBuildWood
	Subs = 9
)

// What a FramePay or FramePayKind pays for: its argument A. B is the target.
const (
	PayForExchange    uint16 = 1 + iota // B resources to hand in: 1 or 3; no coins
	PayForCardHire                      // B location<<8 | hut; one cheaper
	PayForCardRecruit                   // B town location<<8 | space; one cheaper
	PayForHire                          // B location<<8 | hut
	PayForRecruit                       // B town location<<8 | space
	PayForAdvisor                       // B advisor<<8 | mode
	PayForGift                          // B resource
	PayForDonation                      // B resource
	PayForCoins                         // B coins to buy; no coins
	PayForStone                         // B 0
	PayForWood                          // B 1 or 3
	PayForTrade                         // B row of EventTrades; grain only
	paysEnd
)

// Events: what happened. Names are used by transcripts: append only. Where a line names no Who, it is Nobody. "Source and
// detail" are a Source and what stands with it below.
const (
	EvRound       game.EventKind = 1 + iota // A: the event that now holds; N: the round that begins. Reveals
	EvStart                                 // Who has the statue and starts this round
	EvGot                                   // Who got N of good A; B, C: source and detail
	EvPaid                                  // Who paid resources A (see PayRes) and B coins; C: purpose (PayFor...), N: its target. A long payment comes in several
	EvSpent                                 // Who handed in N of good A, never a resource; B, C: source and detail of what it was for
	EvCitizens                              // Who got N citizen points; A, B: source and detail. Who Nobody: Victoria
	EvBuildings                             // Who got N building points in one receipt; A: source; B: detail; C: base<<4 | Receipt's why
	EvCitizenLost                           // Who handed in N citizen points for the Landlord
	EvPlayed                                // Who played card A into slot B (0..2)
	EvMoved                                 // Who moved the councilor of circuit A to location B, N steps; C: 1 by card
	EvVisited                               // Who began a visit to location A; B: 1 by a card without moving
	EvLeft                                  // Who ended the visit to location A; B: 1 since nothing was left to do there
	EvBaked                                 // Who turned N grains into breads at location A, B of them replaced by coins. Tells the breads, which Got does not
	EvMarker                                // marker A (see Markers) turned and now N holds; B: 1 it left the board. Who turned it, Nobody: Victoria
	EvHired                                 // Who put craftsman number N (1..4) into hut B of location A; C: 1 by card
	EvRecruited                             // Who took advisor A from town location B, space C; N: 1 by card
	EvReplaced                              // advisor A came from the stack to town location B, space C
	EvPatron                                // advisor A now lies on top of the stack. Reveals
	EvRanked                                // Who took rank A with N printed points (told again by Citizens). Who Nobody: Victoria
	EvAbility                               // Who used advisor A in mode B; Chamberlain: B direction, N how many
	EvDrew                                  // Who drew N favor tokens; secret: A their mask. Reveals
	EvKept                                  // Who kept token A
	EvDiscarded                             // Who put N tokens with mask A on the discard pile
	EvReshuffled                            // the N discarded tokens became the stack again
	EvRedeemed                              // Who redeemed token A at location B
	EvTraded                                // Who made trade A (row of EventTrades). Reveals: it is final
	EvDeclined                              // Who made no trade of event A; B: 1 could not make any. Reveals
	EvTurnEnded                             // Who ended the turn. Reveals
	EvRoundEnded                            // round N is over
	EvNewDeck                               // Who took all nine cards together again
	EvHand                                  // Who drew N cards; secret: A their mask (bit Card-1). Reveals
	EvSplit                                 // Who turned A left-over points into citizens and B into buildings. Reveals
	EvStartTaken                            // Who began with one of resource A, of one's choice. Reveals
	EvRelocated                             // Who chose where to start: councilors of the circuits 0 and 1 at locations A and B. Reveals
	EvOver                                  // the game is over
	eventsEnd
)

// Source says in events where goods and points came from, or what they were handed in for.
type Source = uint16

// The sources, each with its detail.
const (
	FromCard     Source = 1 + iota // detail: action card
	FromLocation                   // location: its yield, or what is delivered and bought there
	FromCraft                      // location: craftsmen at work
	FromHire                       // number of the craftsman, 1 to 4
	FromAdvisor                    // advisor: recruited, or its ability used
	FromRank                       // rank
	FromFavor                      // token
	FromEvent                      // event
	FromStart                      // 0; set-up
	sourcesEnd
)

// SourceNames are the machine names of the sources.
var SourceNames = [sourcesEnd]string{FromCard: "Card", FromLocation: "Location", FromCraft: "Craftsmen", FromHire: "Hire",
	FromAdvisor: "Advisor", FromRank: "Rank", FromFavor: "Favor", FromEvent: "Event", FromStart: "Start"}

// Markers as EvMarker counts them: the donation markers by resource, the gift markers by resource, stone, bread.
const (
	MarkDonation uint16 = 0
	MarkGift     uint16 = 4
	MarkStone    uint16 = 8
	MarkBread    uint16 = 9
	Markers             = 10
)
