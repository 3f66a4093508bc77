package emara

import "tabard/engines/game"

// Constructors, one per verb.

// PlayCard plays a card of the hand into an empty slot, 0 to 2.
func PlayCard(c Card, slot int) game.Action { return game.Act(KindPlayCard, uint16(c), uint16(slot)) }

// Gain takes what the played card gives.
func Gain() game.Action { return game.Act(KindCardGain) }

// Exchange hands in 1 or 3 resources for 1 or 2 coins by the played card.
func Exchange(resources int) game.Action { return game.Act(KindCardExchange, uint16(resources)) }

// Step moves the councilor of a circuit one step by the played card.
func Step(circuit int) game.Action { return game.Act(KindCardStep, uint16(circuit)) }

// CardHire hires into that hut by the played card.
func CardHire(l Location, hut int) game.Action { return game.Act(KindCardHire, uint16(l), uint16(hut)) }

// CardRecruit recruits from that space by the played card.
func CardRecruit(l Location, space int) game.Action {
	return game.Act(KindCardRecruit, uint16(l), uint16(space))
}

// VisitTown visits a town location by the played card.
func VisitTown(l Location) game.Action { return game.Act(KindCardTown, uint16(l)) }

// Move moves the councilor of a circuit by the slot's steps.
func Move(circuit int) game.Action { return game.Act(KindMove, uint16(circuit)) }

// RankUp takes the next noble rank.
func RankUp() game.Action { return game.Act(KindRankUp) }

// Hire puts a craftsman into that hut.
func Hire(l Location, hut int) game.Action { return game.Act(KindHire, uint16(l), uint16(hut)) }

// Recruit takes the advisor on that space.
func Recruit(l Location, space int) game.Action {
	return game.Act(KindRecruit, uint16(l), uint16(space))
}

// Use uses an advisor's ability. The mode is the breads for the Baker (1 or 2), the resource to take for the Merchant,
// otherwise 0.
func Use(a Advisor, mode int) game.Action { return game.Act(KindAdvisor, uint16(a), uint16(mode)) }

// Swap turns n rings into coins (n > 0) or -n coins into rings by the Chamberlain.
func Swap(n int) game.Action {
	if n < 0 {
		return game.Act(KindChamberlain, 1, uint16(-n))
	}
	return game.Act(KindChamberlain, 0, uint16(n))
}

// Gather takes the location's resource and sets the craftsmen to work: that many of them bake, coins of their grains
// being replaced by coins.
func Gather(breads, coins int) game.Action {
	return game.Act(KindGather, uint16(breads), uint16(coins))
}

// Gift makes a gift of that resource.
func Gift(r Good) game.Action { return game.Act(KindGift, uint16(r)) }

// CastleBook hands a book in at the castle.
func CastleBook() game.Action { return game.Act(KindCastleBook) }

// Donate makes a donation of that resource.
func Donate(r Good) game.Action { return game.Act(KindDonate, uint16(r)) }

// BuyCoin buys n coins at the market.
func BuyCoin(n int) game.Action { return game.Act(KindBuyCoin, uint16(n)) }

// SellBooks sells n books at the market.
func SellBooks(n int) game.Action { return game.Act(KindSellBooks, uint16(n)) }

// BuildStone delivers a stone.
func BuildStone() game.Action { return game.Act(KindBuildStone) }

// Feed delivers n breads.
func Feed(n int) game.Action { return game.Act(KindFeed, uint16(n)) }

// BuildWood delivers 1 or 3 wood.
func BuildWood(n int) game.Action { return game.Act(KindBuildWood, uint16(n)) }

// Redeem hands in a favor token, 0 to 11.
func Redeem(token int) game.Action { return game.Act(KindRedeem, uint16(token)) }

// Leave ends the visit.
func Leave() game.Action { return game.Act(game.Done) }

// EndTurn ends the turn.
func EndTurn() game.Action { return game.Act(game.EndTurn) }

// Decline makes no trade at the round's end.
func Decline() game.Action { return game.Act(game.Pass) }

// Pay pays exactly these resources and coins.
func Pay(res [4]byte, coins int) game.Action { return game.Act(KindPay, uint16(coins), PayRes(res)) }

// PayRes packs resources as payments and EvPaid hold them: four bits each, wood highest, so that payments sort by coins
// and then lexicographically.
func PayRes(res [4]byte) uint16 {
	return uint16(res[Wood])<<12 | uint16(res[Cloth])<<8 | uint16(res[Grain])<<4 | uint16(res[Stone])
}

// ResOf unpacks what PayRes packed.
func ResOf(packed uint16) [4]byte {
	return [4]byte{byte(packed >> 12), byte(packed >> 8 & 15), byte(packed >> 4 & 15), byte(packed & 15)}
}

// PayKind pays that many of one resource, as part of a long payment.
func PayKind(r Good, count int) game.Action { return game.Act(KindPayKind, uint16(r), uint16(count)) }

// Keep keeps one of the drawn tokens.
func Keep(token int) game.Action { return game.Act(KindKeep, uint16(token)) }

// Trade makes one trade of the event.
func Trade(row int) game.Action { return game.Act(KindTrade, uint16(row)) }

// Split turns that many left-over points into citizens and the others into buildings.
func Split(citizens int) game.Action { return game.Act(KindSplit, uint16(citizens)) }

// Relocate keeps the start councilor meant by the country entry (0) or the town entry (1) of the start card where it
// is, and puts the other one on that place of the other circuit.
func Relocate(keeps, place int) game.Action {
	return game.Act(KindRelocate, uint16(keeps), uint16(place))
}

// TakeStart takes the first resource.
func TakeStart(r Good) game.Action { return game.Act(KindTakeStart, uint16(r)) }
