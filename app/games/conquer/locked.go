package conquer

import (
	"tabard/app/face"
	rules "tabard/engines/conquer"
	"tabard/engines/game"
)

// reason says why an action is refused. An unknown id gives nothing, which the shell words itself.
func (c labeller) reason(r game.Reason) string {
	if c.s == nil || int(r.ID) >= len(c.Reasons) {
		return ""
	}
	extra := ""
	switch r.ID {
	case rules.WhyGoods:
		extra = c.goods(rules.Lacks(r))
	case rules.WhyArrows:
		arrow := text(0)
		if r.A == rules.AmmoFlaming {
			arrow = 1
		}
		extra = c.count(int(r.Need), arrowOne+arrow, arrowMany+arrow)
	case rules.WhyWindow:
		extra = c.moment(rules.ActionCard(r.A % (rules.ActionCards + 1)))
	case rules.WhyUnfulfilled:
		extra = c.part(r)
	case rules.WhyBoxTown:
		extra = c.townOfTier(rules.SettlementType(r.A%rules.SettlementTypes), min(rules.Tier(r.B), rules.Avalon))
	}
	return c.Cap(c.narrator().about(face.Subject{A: r.A, B: r.B, N: int(r.Need)}, c.Reasons[r.ID], "need", num(int(r.Need)), "have", num(int(r.Have)), "extra", extra))
}

// moment is when an action card can be played: ": your turn, when you have rolled for a move".
func (c labeller) moment(k rules.ActionCard) string {
	if k == rules.NoCard {
		return ""
	}
	return c.say(momentIs, "when", c.when(k))
}

// part says which of several things an objective still wants.
func (c labeller) part(r game.Reason) string {
	o := &rules.ObjectiveCards[r.A%(rules.Objectives+1)]
	n := int(r.B)
	if o.Kind == rules.ByPay {
		if o.Goods.Coins > 0 {
			if n == 0 {
				return " " + c.some(int(r.Need), coinOne, coinMany)
			}
			n--
		}
		for i, need := range o.Goods.Stock {
			if need == 0 {
				continue
			}
			if n == 0 {
				return " " + c.Some(int(r.Need), c.Resources[i].One, c.Resources[i].Many)
			}
			n--
		}
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
