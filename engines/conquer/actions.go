package conquer

import "tabard/engines/game"

func act(k game.Kind, abc ...uint16) game.Action {
	a := game.Action{Kind: k}
	for i, v := range abc {
		switch i {
		case 0:
			a.A = v
		case 1:
			a.B = v
		case 2:
			a.C = v
		}
	}
	return a
}

// Constructors, one per verb.

// PickTile takes that tile, 1 to 14.
func PickTile(tile int) game.Action { return act(KindTile, uint16(tile)) }

// PickSide lays the tile with that side up, 0 or 1.
func PickSide(side int) game.Action { return act(KindSide, uint16(side)) }

// PickSlot lays it into that slot.
func PickSlot(slot int) game.Action { return act(KindSlot, uint16(slot)) }

// PickRotation turns it so often.
func PickRotation(turns int) game.Action { return act(KindRotation, uint16(turns)) }

// PickSeatSlot takes that player slot of the layout.
func PickSeatSlot(slot int) game.Action { return act(KindSeatSlot, uint16(slot)) }

// PickFaction takes a faction.
func PickFaction(f Faction) game.Action { return act(KindFaction, uint16(f)) }

// StartType names the settlement to place next.
func StartType(t SettlementType) game.Action { return act(KindStartType, uint16(t)) }

// PickSite places a settlement.
func PickSite(site uint16) game.Action { return act(KindSite, site) }

// StartSoldier places a soldier before the first turn.
func StartSoldier(t SoldierType, cell uint16) game.Action {
	return act(KindStartSoldier, uint16(t), cell)
}

// SiegeBuy crafts a soldier at the start of the turn and deploys it at once.
func SiegeBuy(t SoldierType, cell uint16) game.Action { return act(KindSiegeBuy, uint16(t), cell) }

// DropObj discards an objective, held or declared.
func DropObj(id uint8) game.Action { return act(KindDropObj, uint16(id)) }

// DropAct discards an action card, from the hand or an open one.
func DropAct(k ActionCard, open bool) game.Action {
	if open {
		return act(KindDropAct, uint16(k), 1)
	}
	return act(KindDropAct, uint16(k))
}

// Sell sells one of a resource.
func Sell(r Resource) game.Action { return act(KindSell, uint16(r)) }

// Buy buys one of a resource.
func Buy(r Resource) game.Action { return act(KindBuy, uint16(r)) }

// BuyPeasant buys a peasant.
func BuyPeasant() game.Action { return act(KindBuyPeasant) }

// CraftSoldier crafts a Warrior or an Archer into the reserve.
func CraftSoldier(t SoldierType) game.Action { return act(KindCraft, uint16(t)) }

// CraftAmmo crafts an Arrow or a Flaming one.
func CraftAmmo(kind uint8) game.Action { return act(KindAmmo, uint16(kind)) }

// TradeUp makes an arrow a flaming one.
func TradeUp() game.Action { return act(KindTradeUp) }

// Deploy places a soldier from the reserve.
func Deploy(t SoldierType, cell uint16) game.Action { return act(KindDeploy, uint16(t), cell) }

// Establish buys a settlement; the site is asked next.
func Establish(t SettlementType) game.Action { return act(KindEstablish, uint16(t)) }

// Improve makes a settlement second tier.
func Improve(site uint16) game.Action { return act(KindImprove, site) }

// ToAvalon makes a second tier settlement the City of Avalon with that fourth space.
func ToAvalon(site, cell uint16) game.Action { return act(KindAvalon, site, cell) }

// Upgrade makes the soldier there the next of its line.
func Upgrade(cell uint16) game.Action { return act(KindUpgrade, cell) }

// Move announces that the soldier there moves.
func Move(cell uint16) game.Action { return act(KindMove, cell) }

// Attack declares an attack.
func Attack(cell, target uint16, a Ammo) game.Action {
	return act(KindAttack, cell, target, a)
}

// Volley declares a Double Attack of two Archers; the lower cell comes first.
func Volley(first, second, target uint16) game.Action { return act(KindVolley, first, second, target) }

// Play plays an action card. Target and type are what PlayTarget says.
func Play(k ActionCard, target uint16, t uint16) game.Action {
	return act(KindPlay, uint16(k), target, t)
}

// Claim fulfils an objective; cell is that of the soldier that retires for it.
func Claim(id uint8, cell uint16) game.Action { return act(KindClaim, uint16(id), cell) }

// Declare declares an objective; site is that of the settlement to be held.
func Declare(id uint8, site uint16) game.Action { return act(KindDeclare, uint16(id), site) }

// UseFlaming says how many of a volley's two arrows are flaming ones.
func UseFlaming(n int) game.Action { return act(KindFlaming, uint16(n)) }

// MoveTo ends the move there.
func MoveTo(cell uint16) game.Action { return act(KindMoveTo, cell) }

// Enter ends the move in an enemy settlement.
func Enter(site uint16) game.Action { return act(KindEnter, site) }

// Stay ends the move where it began.
func Stay() game.Action { return act(KindStay) }

// RetreatTo withdraws the target of an attack.
func RetreatTo(cell uint16) game.Action { return act(KindRetreatTo, cell) }

// RemoveDie takes away an enemy die of that face; 3 is C.
func RemoveDie(face int) game.Action { return act(KindRemoveDie, uint16(face)) }

// Casualty picks which of two defending Warriors falls.
func Casualty(cell uint16) game.Action { return act(KindCasualty, cell) }

// Counter strikes back.
func Counter(a Ammo) game.Action { return act(KindCounter, a) }

// Place puts a peasant onto a settlement.
func Place(site uint16) game.Action { return act(KindPlace, site) }

// SellPeasant sells a peasant that has nothing to do.
func SellPeasant() game.Action { return act(KindSellPeasant) }

// Pass declines.
func Pass() game.Action { return act(game.Pass) }

// EndTurn ends the main part of the turn.
func EndTurn() game.Action { return act(game.EndTurn) }

// Done closes the question.
func Done() game.Action { return act(game.Done) }

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
