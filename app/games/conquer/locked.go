package conquer

import (
	"tabard/app/face"
	say "tabard/app/words/conquer"
	rules "tabard/engines/conquer"
	"tabard/engines/game"
)

// reason says why an action is refused. An unknown id gives nothing, which the shell words itself. A and B mean another thing each time,
// so everything is kept in range.
func (c labeller) reason(r game.Reason) string {
	if c.s == nil {
		return ""
	}
	switch {
	case r.ID >= rules.WhyBoxSoldier:
		return boxReason(r)
	case aboutSoldiers[r.ID] != nil:
		return aboutSoldiers[r.ID](c.soldierName(r.A, subject))
	case aboutPlaces[r.ID] != nil:
		return aboutPlaces[r.ID](c.cellName(r.A))
	case aboutCards[r.ID] != nil:
		return aboutCards[r.ID](say.Card(r.A % (rules.ActionCards + 1)))
	case aboutGoals[r.ID] != nil:
		return aboutGoals[r.ID](goal(uint8(r.A % (rules.Objectives + 1))))
	case aboutTowns[r.ID].say != nil:
		x := aboutTowns[r.ID]
		return x.say(c.townName(r.A, x.as))
	case counted[r.ID] != nil:
		return counted[r.ID](int(r.Have), int(r.Need))
	}
	return c.singleReason(r)
}

// Reasons that are about one thing alone.
var (
	aboutSoldiers = [rules.WhyBoxSoldier]func(soldier string) string{rules.WhyActed: say.WhyActed, rules.WhyUpgraded: say.WhyUpgraded,
		rules.WhyDeployed: say.WhyDeployed, rules.WhyMoved: say.WhyMoved, rules.WhyAttacked: say.WhyAttacked, rules.WhySick: say.WhySick, rules.WhyOnTown: say.WhyOnTown,
		rules.WhyNotArcher: say.WhyNotArcher, rules.WhyFresh: say.WhyFresh, rules.WhyStuck: say.WhyStuck}
	aboutPlaces = [rules.WhyBoxSoldier]func(place string) string{rules.WhyKingdom: say.WhyKingdom, rules.WhyRiverBetween: say.WhyRiverBetween,
		rules.WhySpaceTaken: say.WhySpaceTaken, rules.WhyNoTownBeside: say.WhyNoTownBeside, rules.WhyNoSoldier: say.WhyNoSoldier, rules.WhyNotBeside: say.WhyNotBeside,
		rules.WhyNoFoe: say.WhyNoFoe, rules.WhyNoPartner: say.WhyNoPartner, rules.WhyNoWay: say.WhyNoWay, rules.WhyWayRound: say.WhyWayRound, rules.WhyBesideFoe: say.WhyBesideFoe}
	aboutCards = [rules.WhyBoxSoldier]func(say.Card) string{rules.WhyNoCard: say.WhyNoCard, rules.WhyTurnedOver: say.WhyTurnedOver, rules.WhyFriendly: say.WhyFriendly,
		rules.WhyAlready: say.WhyAlready, rules.WhyNoGain: say.WhyNoGain, rules.WhyCrossed: say.WhyCrossed}
	aboutGoals = [rules.WhyBoxSoldier]func(goal string) string{rules.WhyNoObjective: say.WhyNoObjective, rules.WhyUndeclared: say.WhyUndeclared,
		rules.WhyNotThatOne: say.WhyNotThatOne, rules.WhyDeclared: say.WhyDeclared, rules.WhyNoVow: say.WhyNoVow}
	aboutTowns = [rules.WhyBoxSoldier]struct {
		say func(town string) string
		as  use
	}{rules.WhyTooNear: {say.WhyTooNear, where}, rules.WhyDeployUsed: {say.WhyDeployUsed, where}, rules.WhyBesieged: {say.WhyBesieged, subject},
		rules.WhyPassed: {say.WhyPassed, where}, rules.WhyBuilt: {say.WhyBuilt, subject}, rules.WhyImproved: {say.WhyImproved, subject},
		rules.WhyAvalonStands: {say.WhyAvalonStands, subject}, rules.WhyNoPeasant: {say.WhyNoPeasant, where}, rules.WhyNotHeld: {say.WhyNotHeld, object},
		rules.WhyDefended: {say.WhyDefended, where}, rules.WhyOwnTown: {say.WhyOwnTown, subject}, rules.WhyWorking: {say.WhyWorking, where},
		rules.WhyMustPlace: {say.WhyMustPlace, subject}}
	counted = [rules.WhyBoxSoldier]func(have, need int) string{rules.WhyCoins: say.WhyCoins, rules.WhyArmyLimit: say.WhyArmyLimit, rules.WhyTownLimit: say.WhyTownLimit,
		rules.WhyStones: say.WhyStones, rules.WhyHand: say.WhyHand}
)

// singleReason says the reasons that are about more than one thing.
func (c labeller) singleReason(r game.Reason) string {
	have, need := int(r.Have), int(r.Need)
	soldier := say.Soldier(r.A % (rules.SoldierTypes + 1))
	switch r.ID {
	case rules.WhyTileLaid:
		return say.WhyTileLaid(int(r.A))
	case rules.WhySlotTaken:
		return say.WhySlotTaken(c.slotName(int(r.A)))
	case rules.WhySeatSlotTaken:
		return say.WhySeatSlotTaken(c.Person(game.Player(r.B)))
	case rules.WhyFactionTaken:
		return say.WhyFactionTaken(say.Faction(r.A%rules.Factions), c.Person(game.Player(r.B)))
	case rules.WhyNotInKit:
		return say.WhyNotInKit(say.Town(r.A % rules.SettlementTypes))
	case rules.WhyTerrain:
		return say.WhyTerrain(c.cellName(r.A), say.Terrain(r.B%(rules.Terrains+1)))
	case rules.WhyGoods:
		return say.WhyGoods(amounts(rules.Lacks(r)))
	case rules.WhyNoResource:
		return say.WhyNoResource(say.Resource(r.A % rules.Resources))
	case rules.WhyReserve:
		return say.WhyReserve(soldier)
	case rules.WhyOccupied:
		return say.WhyOccupied(c.townName(r.A, object), c.Person(game.Player(r.B)))
	case rules.WhyNoTown:
		return say.WhyNoTown(c.siteAt(r.A))
	case rules.WhyTier:
		return say.WhyTier(have, need, c.townName(r.A, subject))
	case rules.WhyTopOfLine:
		return say.WhyTopOfLine(soldier)
	case rules.WhyTooFar:
		return say.WhyTooFar(have, need, c.soldierName(r.A, subject))
	case rules.WhyTooClose:
		return say.WhyTooClose(have, need, c.soldierName(r.A, subject))
	case rules.WhySight:
		return say.WhySight(c.cellName(r.B), c.soldierName(r.A, subject))
	case rules.WhyArrows:
		arrow := say.Arrow(rules.Arrow)
		if r.A == rules.AmmoFlaming {
			arrow = say.Arrow(rules.Flaming)
		}
		return say.WhyArrows(arrow, have, need)
	case rules.WhyAmmo:
		return say.WhyAmmo(soldier)
	case rules.WhyNotSideBySide:
		return say.WhyNotSideBySide(c.cellName(r.A), c.cellName(r.B))
	case rules.WhyWindow:
		return c.windowReason(rules.ActionCard(r.A % (rules.ActionCards + 1)))
	case rules.WhyUnfulfilled:
		return say.WhyUnfulfilled(have, need, c.wanted(r))
	case rules.WhyPoints:
		return say.WhyPoints(have, need, c.cellName(r.A))
	case rules.WhyNotAway:
		return say.WhyNotAway(have, need, c.cellName(r.A))
	}
	return say.Why(r.ID).String()
}

// boxReason says what the box does not have.
func boxReason(r game.Reason) string {
	switch r.ID {
	case rules.WhyBoxSoldier:
		return say.WhyBoxSoldier(say.Soldier(r.A % (rules.SoldierTypes + 1)))
	case rules.WhyBoxTown:
		return say.WhyBoxTown(townOf(rules.SettlementType(r.A%rules.SettlementTypes), min(rules.Tier(r.B), rules.Avalon)))
	case rules.WhyBoxResource:
		return say.WhyBoxResource(say.Resource(r.A % rules.Resources))
	case rules.WhyBoxArrow:
		return say.WhyBoxArrow(say.Arrow(r.A & 1))
	case rules.WhyBoxCoins:
		return say.WhyBoxCoins(int(r.Have), int(r.Need))
	}
	return say.Why(r.ID).String()
}

// windowReason says when a card can be played that cannot be now.
func (c labeller) windowReason(k rules.ActionCard) string {
	if k == rules.NoCard {
		return say.WhyWindow(say.Card(k), "")
	}
	return say.WhyWindow(say.Card(k), when(k))
}

// wanted says which of several things an objective still wants.
func (c *teller) wanted(r game.Reason) string {
	id := r.A % (rules.Objectives + 1)
	goods := &c.s.Box().Objectives[id].Goods
	n := int(r.B)
	if rules.ObjectiveCards[id].Kind != rules.ByPay {
		return ""
	}
	if goods.Coins > 0 {
		if n == 0 {
			return say.CoinsWord(int(r.Need))
		}
		n--
	}
	for i, need := range goods.Stock {
		if need == 0 {
			continue
		}
		if n == 0 {
			return say.Resource(i).Word(int(r.Need))
		}
		n--
	}
	return ""
}

// locked are the actions that a player may look for in vain, each with the reason.
func (c labeller) locked() []face.Locked {
	if c.my() == nil || c.v.Turn != c.me {
		return nil
	}
	var list []face.Locked
	for _, a := range c.s.Tries(nil) {
		l := c.label(a)
		l.Warn = ""
		list = append(list, face.Locked{Action: a, Label: l, Reason: c.reason(c.s.Why(a))})
	}
	return list
}
