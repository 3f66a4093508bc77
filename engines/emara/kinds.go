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
	KindAdvisor                              // Advisor(advisor, mode): use an ability that is there once per turn; see Modes
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
	KindRelocate                             // Relocate(circuit place index of the one that stays: 0 or 1; place on the other circuit)
	KindTakeStart                            // TakeStart(resource): the first resource, of one's choice
	kindsEnd
)

// KindNames are the machine names of the verbs by game.Kind.
var KindNames = [kindsEnd]string{
	game.Pass: "Pass", game.Done: "Leave", game.EndTurn: "EndTurn",
	KindCardGain: "CardGain", KindCardExchange: "CardExchange", KindCardStep: "CardStep", KindCardHire: "CardHire",
	KindCardRecruit: "CardRecruit", KindCardTown: "CardTown", KindMove: "Move", KindRankUp: "RankUp", KindHire: "Hire",
	KindRecruit: "Recruit", KindAdvisor: "Advisor", KindChamberlain: "Chamberlain", KindGather: "Gather", KindGift: "Gift",
	KindCastleBook: "CastleBook", KindDonate: "Donate", KindBuyCoin: "BuyCoin", KindSellBooks: "SellBooks",
	KindBuildStone: "BuildStone", KindFeed: "Feed", KindBuildWood: "BuildWood", KindRedeem: "Redeem", KindPay: "Pay",
	KindPayKind: "PayKind", KindKeep: "Keep", KindTrade: "Trade", KindSplit: "Split", KindPlayCard: "PlayCard",
	KindRelocate: "Relocate", KindTakeStart: "TakeStart",
}

// Frames: the questions of the game. Wire numbers: append only.
const (
	FrameRelocate uint8 = 1 + iota // random layout: which of two councilors on one circuit goes to the other, and where
	FrameStartRes                  // random layout: which resource to start with
	FramePlayCard                  // which card into which slot
	FrameTurn                      // the turn's menu
	FrameVisit                     // A location, B mask of the tokens that may be redeemed, N what is done: bits 1<<Sub
	FramePay                       // A purpose, B target: which resources and coins
	FramePayKind                   // A purpose, B target, N resource<<8 | still to pay: how many of this resource
	FrameKeep                      // N tokens drawn: which to keep
	FrameReward                    // the event's trade at the round's end
	FrameSplit                     // N left-over points: how many become citizens
	framesEnd
)

// FrameNames are the machine names of the questions by Frame.Kind.
var FrameNames = [framesEnd]string{FrameRelocate: "Relocate", FrameStartRes: "StartResource", FramePlayCard: "PlayCard",
	FrameTurn: "Turn", FrameVisit: "Visit", FramePay: "Pay", FramePayKind: "PayKind", FrameKeep: "Keep",
	FrameReward: "Reward", FrameSplit: "Split"}

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
	PayForTrade                         // B row of EventTrades
	paysEnd
)

// Events: what happened. Names are used by transcripts: append only.
const (
	EvRound       game.EventKind = 1 + iota // N: the round that begins; A: the event that now holds; reveals
	EvStart                                 // Who has the statue: starts this round
	EvGot                                   // Who got N of good A; B: its source, a Source
	EvPaid                                  // Who paid resources A (as PayRes) and B coins; C: N/A 0
	EvSpent                                 // Who handed in N of good A that is no resource (coins, rings, books, breads)
	EvCitizens                              // Who got N citizen points; A: Source; B: detail of the source. Who Nobody: Victoria
	EvBuildings                             // Who got N building points in one receipt; A: Source; B: base; C: 1 toolmaker | 2 winter | 4 summer
	EvCitizenLost                           // Who handed in a citizen point (Landlord)
	EvPlayed                                // Who played card A into slot B (0..2)
	EvMoved                                 // Who moved the councilor of circuit A to location B, N steps
	EvVisited                               // Who began a visit to location A; B: 1 by card without moving
	EvLeft                                  // Who ended the visit to location A
	EvBaked                                 // Who turned N grains into breads
	EvMarker                                // marker A (see Markers) turned and now shows N; B: 1 it left the board
	EvHired                                 // Who put craftsman number N (1..4) into hut B of location A
	EvRecruited                             // Who took advisor A from town location B, space C
	EvReplaced                              // advisor A came from the stack to town location B, space C
	EvPatron                                // advisor A now lies on top of the stack; reveals
	EvRanked                                // Who took rank A, printed points N. Who Nobody: Victoria
	EvAbility                               // Who used advisor A in mode B
	EvDrew                                  // Who drew N favor tokens; secret: A mask; reveals
	EvKept                                  // Who kept token A
	EvDiscarded                             // Who put tokens with mask A on the discard pile
	EvReshuffled                            // the discarded tokens became the stack again
	EvRedeemed                              // Who redeemed token A
	EvTraded                                // Who made trade A of the event
	EvDeclined                              // Who made no trade
	EvTurnEnded                             // Who ended the turn
	EvRoundEnded                            // round N is over
	EvNewDeck                               // Who took all nine cards together again
	EvHand                                  // Who drew N cards; secret: A mask; reveals
	EvSplit                                 // Who turned A left-over points into citizens and B into buildings
	EvStartTaken                            // Who began with one of resource A
	EvRelocated                             // Who placed the councilor of circuit A at location B
	EvOver                                  // the game is over
	eventsEnd
)

// EventNames are the machine names of the events by game.EventKind.
var EventNames = [eventsEnd]string{EvRound: "Round", EvStart: "Start", EvGot: "Got", EvPaid: "Paid", EvSpent: "Spent",
	EvCitizens: "Citizens", EvBuildings: "Buildings", EvCitizenLost: "CitizenLost", EvPlayed: "Played", EvMoved: "Moved",
	EvVisited: "Visited", EvLeft: "Left", EvBaked: "Baked", EvMarker: "Marker", EvHired: "Hired", EvRecruited: "Recruited",
	EvReplaced: "Replaced", EvPatron: "Patron", EvRanked: "Ranked", EvAbility: "Ability", EvDrew: "Drew", EvKept: "Kept",
	EvDiscarded: "Discarded", EvReshuffled: "Reshuffled", EvRedeemed: "Redeemed", EvTraded: "Traded",
	EvDeclined: "Declined", EvTurnEnded: "TurnEnded", EvRoundEnded: "RoundEnded", EvNewDeck: "NewDeck", EvHand: "Hand",
	EvSplit: "Split", EvStartTaken: "StartTaken", EvRelocated: "Relocated", EvOver: "Over"}

// Source says where goods and points came from, in events.
type Source = uint16

// The sources; what an event's B is for each.
const (
	FromCard     Source = 1 + iota // B action card
	FromLocation                   // B location
	FromCraft                      // craftsmen at work; B location
	FromHire                       // B craftsman number
	FromAdvisor                    // B advisor
	FromRank                       // B rank
	FromFavor                      // B token
	FromEvent                      // B event
	FromStart                      // set-up
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
