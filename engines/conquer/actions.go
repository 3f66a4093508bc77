package conquer

import "tabard/engines/game"

// Constructors, one per verb.

// PickTile takes that tile, 1 to 14.
func PickTile(tile int) game.Action { return game.Action{Kind: KindTile, A: uint16(tile)} }

// PickSide lays the tile with that side up, 0 or 1.
func PickSide(side int) game.Action { return game.Action{Kind: KindSide, A: uint16(side)} }

// PickSlot lays it into that slot.
func PickSlot(slot int) game.Action { return game.Action{Kind: KindSlot, A: uint16(slot)} }

// PickRotation turns it so often.
func PickRotation(turns int) game.Action { return game.Action{Kind: KindRotation, A: uint16(turns)} }

// PickSeatSlot takes that player slot of the layout.
func PickSeatSlot(slot int) game.Action { return game.Action{Kind: KindSeatSlot, A: uint16(slot)} }

// PickFaction takes a faction.
func PickFaction(f Faction) game.Action { return game.Action{Kind: KindFaction, A: uint16(f)} }

// StartType names the settlement to place next.
func StartType(t SettlementType) game.Action { return game.Action{Kind: KindStartType, A: uint16(t)} }

// PickSite places a settlement.
func PickSite(site uint16) game.Action { return game.Action{Kind: KindSite, A: site} }

// StartSoldier places a soldier before the first turn.
func StartSoldier(t SoldierType, cell uint16) game.Action {
	return game.Action{Kind: KindStartSoldier, A: uint16(t), B: cell}
}

// SiegeBuy crafts a soldier at the start of the turn and deploys it at once.
func SiegeBuy(t SoldierType, cell uint16) game.Action {
	return game.Action{Kind: KindSiegeBuy, A: uint16(t), B: cell}
}

// DropObj discards an objective, held or declared.
func DropObj(id uint8) game.Action { return game.Action{Kind: KindDropObj, A: uint16(id)} }

// DropAct discards an action card, from the hand or an open one.
func DropAct(k ActionCard, open bool) game.Action {
	if open {
		return game.Action{Kind: KindDropAct, A: uint16(k), B: 1}
	}
	return game.Action{Kind: KindDropAct, A: uint16(k)}
}

// Sell sells one of a resource.
func Sell(r Resource) game.Action { return game.Action{Kind: KindSell, A: uint16(r)} }

// Buy buys one of a resource.
func Buy(r Resource) game.Action { return game.Action{Kind: KindBuy, A: uint16(r)} }

// BuyPeasant buys a peasant.
func BuyPeasant() game.Action { return game.Action{Kind: KindBuyPeasant} }

// CraftSoldier crafts a Warrior or an Archer into the reserve.
func CraftSoldier(t SoldierType) game.Action { return game.Action{Kind: KindCraft, A: uint16(t)} }

// CraftAmmo crafts an Arrow or a Flaming one.
func CraftAmmo(kind uint8) game.Action { return game.Action{Kind: KindAmmo, A: uint16(kind)} }

// TradeUp makes an arrow a flaming one.
func TradeUp() game.Action { return game.Action{Kind: KindTradeUp} }

// Deploy places a soldier from the reserve.
func Deploy(t SoldierType, cell uint16) game.Action {
	return game.Action{Kind: KindDeploy, A: uint16(t), B: cell}
}

// Establish buys a settlement; the site is asked next.
func Establish(t SettlementType) game.Action { return game.Action{Kind: KindEstablish, A: uint16(t)} }

// Improve makes a settlement second tier.
func Improve(site uint16) game.Action { return game.Action{Kind: KindImprove, A: site} }

// ToAvalon makes a second tier settlement the City of Avalon with that fourth space.
func ToAvalon(site, cell uint16) game.Action { return game.Action{Kind: KindAvalon, A: site, B: cell} }

// Upgrade makes the soldier there the next of its line.
func Upgrade(cell uint16) game.Action { return game.Action{Kind: KindUpgrade, A: cell} }

// Move announces that the soldier there moves.
func Move(cell uint16) game.Action { return game.Action{Kind: KindMove, A: cell} }

// Attack declares an attack.
func Attack(cell, target uint16, a Ammo) game.Action {
	return game.Action{Kind: KindAttack, A: cell, B: target, C: a}
}

// Volley declares a Double Attack of two Archers; the lower cell comes first.
func Volley(first, second, target uint16) game.Action {
	return game.Action{Kind: KindVolley, A: first, B: second, C: target}
}

// Play plays an action card. Target and type are what PlayTarget says.
func Play(k ActionCard, target uint16, t uint16) game.Action {
	return game.Action{Kind: KindPlay, A: uint16(k), B: target, C: t}
}

// Claim fulfils an objective; cell is that of the soldier that retires for it.
func Claim(id uint8, cell uint16) game.Action {
	return game.Action{Kind: KindClaim, A: uint16(id), B: cell}
}

// Declare declares an objective; site is that of the settlement to be held.
func Declare(id uint8, site uint16) game.Action {
	return game.Action{Kind: KindDeclare, A: uint16(id), B: site}
}

// UseFlaming says how many of a volley's two arrows are flaming ones.
func UseFlaming(n int) game.Action { return game.Action{Kind: KindFlaming, A: uint16(n)} }

// MoveTo ends the move there.
func MoveTo(cell uint16) game.Action { return game.Action{Kind: KindMoveTo, A: cell} }

// Enter ends the move in an enemy settlement.
func Enter(site uint16) game.Action { return game.Action{Kind: KindEnter, A: site} }

// Stay ends the move where it began.
func Stay() game.Action { return game.Action{Kind: KindStay} }

// RetreatTo withdraws the target of an attack.
func RetreatTo(cell uint16) game.Action { return game.Action{Kind: KindRetreatTo, A: cell} }

// RemoveDie takes away an enemy die of that face; 3 is C.
func RemoveDie(face int) game.Action { return game.Action{Kind: KindRemoveDie, A: uint16(face)} }

// Casualty picks which of two defending Warriors falls.
func Casualty(cell uint16) game.Action { return game.Action{Kind: KindCasualty, A: cell} }

// Counter strikes back.
func Counter(a Ammo) game.Action { return game.Action{Kind: KindCounter, A: a} }

// Place puts a peasant onto a settlement.
func Place(site uint16) game.Action { return game.Action{Kind: KindPlace, A: site} }

// SellPeasant sells a peasant that has nothing to do.
func SellPeasant() game.Action { return game.Action{Kind: KindSellPeasant} }

// Pass declines.
func Pass() game.Action { return game.Action{Kind: game.Pass} }

// EndTurn ends the main part of the turn.
func EndTurn() game.Action { return game.Action{Kind: game.EndTurn} }

// Done closes the question.
func Done() game.Action { return game.Action{Kind: game.Done} }

// Target is what the second argument of Play names.
type Target uint8

// The targets of cards. A Reinforcement's third argument is the type of the soldier.
const (
	NoTarget      Target = iota
	TargetSeat           // a seat
	TargetTown           // a site
	TargetSoldier        // a soldier's cell
	TargetCell           // an empty cell
)

// PlayTarget says what the card's target is.
func PlayTarget(k ActionCard) Target {
	switch k {
	case Attrition:
		return TargetSeat
	case Kidnapped:
		return TargetTown
	case Misdirection, Promoted, Repeat, ShieldWall, Sickness:
		return TargetSoldier
	case Reinforcement:
		return TargetCell
	}
	return NoTarget
}
