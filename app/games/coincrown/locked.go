package coincrown

import (
	"tabard/app/face"
	say "tabard/app/words/coincrown"
	rules "tabard/engines/coincrown"
	"tabard/engines/game"
)

// reason says why an action is refused. An unknown id gives nothing, which the shell words itself. A means another thing in each, so it
// is kept in range.
func (c labeller) reason(r game.Reason) string {
	need, have := int(r.Need), int(r.Have)
	denom := say.Denom(min(r.A, rules.Denoms-1))
	card := say.Card(min(r.A, rules.CardKinds-1))
	switch r.ID {
	case rules.WhyNoCoins:
		return say.WhyNoCoins(have, need)
	case rules.WhyStrength:
		return say.WhyStrength(have, need)
	case rules.WhyResources:
		return say.WhyResources(c.missing(r), max(0, have))
	case rules.WhyNoSuchCoin:
		return say.WhyNoSuchCoin(denom, have, need)
	case rules.WhyVisited:
		return say.WhyVisited(visitedCard(r.A))
	case rules.WhySupply:
		return say.WhySupply(denom, have, need)
	case rules.WhyNoCard:
		return say.WhyNoCard(card)
	case rules.WhyExhausted:
		return say.WhyExhausted(card)
	case rules.WhyNoneFallen:
		return say.WhyNoneFallen(troopOf(rules.Class(min(r.A, rules.Classes-1))))
	case rules.WhyNothingTired:
		return say.WhyNothingTired(card)
	case rules.WhyTooLittle:
		return say.WhyTooLittle(have, need)
	case rules.WhySuperfluous:
		return say.WhySuperfluous(denom)
	case rules.WhyOutOfReach:
		return say.WhyOutOfReach(have, need)
	case rules.WhyRank:
		return say.WhyRank(card)
	}
	return say.Why(r.ID).String()
}

// visitedCard is a purple card by its flag of the turn.
func visitedCard(used uint16) say.Purple {
	switch uint8(used) {
	case rules.UsedMint:
		return say.PurpleMint
	case rules.UsedChurch:
		return say.PurpleChurch
	}
	return say.PurpleOverseas
}

// missing names the symbols that the ready cards of the seat on turn leave open; without a state to look at, only how
// many they are.
func (c labeller) missing(r game.Reason) string {
	p := c.v.Turn
	if c.s == nil || p < 0 || int(r.A) >= rules.Lands || c.s.LandOwner[r.A] != p {
		return say.Resources(int(r.Need))
	}
	missing, _ := c.missingOf(p, int(r.A))
	return symbolText(missing)
}

// locked are the actions that a player may look for in vain this turn, each with the reason.
func (c labeller) locked() []face.Locked {
	if c.my() == nil || c.v.Turn != c.me {
		return nil
	}
	var list []face.Locked
	for _, a := range c.s.Tries(nil) {
		list = append(list, face.Locked{Action: a, Label: c.label(a), Reason: c.reason(c.s.Why(a))})
	}
	return list
}

func (c labeller) noneLegal(k game.Kind) bool {
	for _, a := range c.v.Legal {
		if a.Kind == k {
			return false
		}
	}
	return true
}

// slots is how many places a market row has at this table.
func (c labeller) slots() int { return min(int(c.s.N)+1, rules.RowSlots) }
