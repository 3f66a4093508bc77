package coincrown

import "tabard/engines/game"

// Constructors, one per verb.

// BuyRow buys the card in that slot of a tier's row.
func BuyRow(t Tier, slot int) game.Action { return game.Act(KindBuyRow, uint16(t), uint16(slot)) }

// BuyPeeked buys the deck top that the seat has seen.
func BuyPeeked(t Tier) game.Action { return game.Act(KindBuyPeeked, uint16(t)) }

// DrawBlind pays to draw the unseen top of a deck.
func DrawBlind(t Tier) game.Action { return game.Act(KindDrawBlind, uint16(t)) }

// Diplomacy conquers the top hamlet or village with coins.
func Diplomacy(l Level) game.Action { return game.Act(KindDiplomacy, uint16(l)) }

// Force attacks the top land of a level.
func Force(l Level) game.Action { return game.Act(KindForce, uint16(l)) }

// Upgrade raises an own land.
func Upgrade(land int) game.Action { return game.Act(KindUpgrade, uint16(land)) }

// Reserve keeps a coin for next year.
func Reserve(d Denom) game.Action { return game.Act(KindReserve, uint16(d)) }

// Mint makes one swap.
func Mint(x Swap) game.Action { return game.Act(KindMint, uint16(x)) }

// Church begins an offering.
func Church() game.Action { return game.Act(KindChurch) }

// Advance begins to move the overseas token.
func Advance() game.Action { return game.Act(KindAdvance) }

// UseBarracks brings back a retired troop of a class.
func UseBarracks(c Class) game.Action { return game.Act(KindBarracks, uint16(c)) }

// UseMill readies all cards of the mill's resource.
func UseMill(k CardKind) game.Action { return game.Act(KindMill, uint16(k)) }

// UseTollStation draws from the purse.
func UseTollStation() game.Action { return game.Act(KindTollStation) }

// UseWatchtower looks at the deck tops.
func UseWatchtower() game.Action { return game.Act(KindWatchtower) }

// UseFortress gives more main actions.
func UseFortress() game.Action { return game.Act(KindFortress) }

// Pay pays exactly these coins.
func Pay(c Coins) game.Action {
	return game.Act(KindPay, uint16(c[Gold]), uint16(c[Silver]), uint16(c[Bronze]))
}

// TakeBonus takes the bonus coins of the bought card, or leaves them to the supply.
func TakeBonus(take bool) game.Action {
	if take {
		return game.Act(KindTakeBonus, 1)
	}
	return game.Act(KindTakeBonus)
}

// Troop deploys a ready troop of that class with that many tokens left.
func Troop(c Class, tokens int) game.Action { return game.Act(KindTroop, uint16(c), uint16(tokens)) }

// WearArmor puts armor on a deployed troop.
func WearArmor() game.Action { return game.Act(KindArmor) }

// Ride deploys a cavalry.
func Ride() game.Action { return game.Act(KindCavalry) }

// Collect takes an overseas item, using that many levels of a harbor.
func Collect(i Item, harbor int) game.Action { return game.Act(KindCollect, uint16(i), uint16(harbor)) }

// Fill covers that many symbols of a resource by wilds and the others by ready cards.
func Fill(r Resource, wilds int) game.Action { return game.Act(KindFill, uint16(r), uint16(wilds)) }

// Builder uses a builder as a wild.
func Builder(k CardKind) game.Action { return game.Act(KindBuilder, uint16(k)) }

// StoreTwo retires a storehouse for two symbols.
func StoreTwo() game.Action { return game.Act(KindStoreTwo) }

// StoreOne retires a storehouse for one symbol.
func StoreOne() game.Action { return game.Act(KindStoreOne) }

// Offer gives that many coins of a denomination to the church.
func Offer(d Denom, count int) game.Action { return game.Act(KindOffer, uint16(d), uint16(count)) }

// AdvanceBy moves the overseas token by free and paid levels.
func AdvanceBy(harbor, paid int) game.Action {
	return game.Act(KindAdvanceBy, uint16(harbor), uint16(paid))
}

// Readers. Each is for the verbs it names; the result for another verb means nothing.

// Slot is the tier and slot of BuyRow.
func Slot(a game.Action) (Tier, int) { return Tier(a.A), int(a.B) }

// TierOf is the tier of BuyRow, BuyPeeked and DrawBlind.
func TierOf(a game.Action) Tier { return Tier(a.A) }

// LevelOf is the level of Diplomacy and Force.
func LevelOf(a game.Action) Level { return Level(a.A) }

// LandOf is the land of Upgrade.
func LandOf(a game.Action) int { return int(a.A) }

// DenomOf is the denomination of Reserve and Offer.
func DenomOf(a game.Action) Denom { return Denom(a.A) }

// SwapOf is the exchange of Mint.
func SwapOf(a game.Action) Swap { return Swap(a.A) }

// ClassTokens is the class of UseBarracks and Troop, and the tokens left of Troop.
func ClassTokens(a game.Action) (Class, int) { return Class(a.A), int(a.B) }

// KindOf is the card kind of UseMill and Builder.
func KindOf(a game.Action) CardKind { return CardKind(a.A) }

// Paid are the coins of Pay.
func Paid(a game.Action) Coins { return Coins{byte(a.C), byte(a.B), byte(a.A)} }

// ItemOf is the item and the harbor levels of Collect.
func ItemOf(a game.Action) (Item, int) { return Item(a.A), int(a.B) }

// Filled is the resource and the number of wilds of Fill.
func Filled(a game.Action) (Resource, int) { return Resource(a.A), int(a.B) }

// Offered is the denomination and count of Offer.
func Offered(a game.Action) (Denom, int) { return Denom(a.A), int(a.B) }

// LevelsOf is the harbor and paid levels of AdvanceBy.
func LevelsOf(a game.Action) (harbor, paid int) { return int(a.A), int(a.B) }

// Readers of frames.

// PaySlot is the tier and slot of a FramePay for PayForRow.
func PaySlot(f game.Frame) (Tier, int) { return Tier(f.B >> 8), int(f.B & 0xff) }

// PayItem is the item and harbor levels of a FramePay for PayForItem.
func PayItem(f game.Frame) (Item, int) { return Item(f.B >> 8), int(f.B & 0xff) }

// PayLevels is the harbor and paid levels of a FramePay for PayForLevels.
func PayLevels(f game.Frame) (harbor, paid int) { return int(f.B >> 8), int(f.B & 0xff) }

// DeployLevel is the level of the land that a FrameDeploy attacks.
func DeployLevel(f game.Frame) Level { return Level(f.A >> 8) }

func deployCursor(f *game.Frame) int { return int(f.A & 0xff) }
