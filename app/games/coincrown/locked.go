package coincrown

import (
	"tabard/app/face"
	rules "tabard/engines/coincrown"
	"tabard/engines/game"
)

// reason says why an action is refused. An unknown id gives nothing, which the shell words itself.
func (c labeller) reason(r game.Reason) string {
	return c.Cap(face.Fill(face.At(c.Reasons[:], int(r.ID)), c.reasonValues(r)...))
}

// reasonValues are the places that reasons may have. A means another thing in each, so what it cannot be here stays out.
func (c labeller) reasonValues(r game.Reason) []string {
	values := []string{"need", face.Num(int(r.Need)), "have", face.Num(int(r.Have))}
	a := int(r.A)
	switch r.ID {
	case rules.WhyNoSuchCoin, rules.WhySupply, rules.WhySuperfluous:
		values = append(values, "denom", c.Denoms[min(a, rules.Denoms-1)])
	case rules.WhyNoCard, rules.WhyExhausted, rules.WhyNothingTired, rules.WhyRank:
		values = append(values, "card", c.Cards[min(a, rules.CardKinds-1)].One)
	case rules.WhyNoneFallen, rules.WhyNoTokens:
		values = append(values, "troop", c.Classes[min(a, rules.Classes-1)].One)
	case rules.WhyVisited:
		place := face.At([]string{rules.UsedMint: "mint", rules.UsedChurch: "church", rules.UsedOverseas: "overseas"}, a)
		values = append(values, "place", c.WhyMore.Of(place))
	case rules.WhyResources:
		wilds := c.WhyMore.Of("noWilds")
		if r.Have > 0 {
			wilds = face.Fill(c.WhyMore.Of("wilds"), "n", face.Num(int(r.Have)))
		}
		values = append(values, "missing", c.missing(r), "wilds", wilds)
	}
	return values
}

// missing names the symbols that the ready cards of the seat on turn leave open; without a state to look at, only how
// many they are.
func (c labeller) missing(r game.Reason) string {
	p := c.v.Turn
	if c.s == nil || p < 0 || int(r.A) >= rules.Lands || c.s.LandOwner[r.A] != p {
		return c.count(int(r.Need), "resource")
	}
	open, _ := c.s.Missing(p, int(r.A))
	var needs [rules.Resources]uint8
	for i, n := range open {
		needs[i] = uint8(n)
	}
	return c.symbolText(needs)
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
