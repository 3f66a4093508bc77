package merchants

import (
	"tabard/app/face"
	say "tabard/app/words/merchants"
	"tabard/engines/game"
	rules "tabard/engines/merchants"
)

// reason says why an action is refused. An unknown id gives nothing, which the shell words itself.
func (c labeller) reason(r game.Reason) string {
	a, need, have := int(r.A), int(r.Need), int(r.Have)
	at := c.at(a)
	switch r.ID {
	case rules.WhyGold:
		return say.WhyGold(have, need)
	case rules.WhyLevel:
		return say.WhyLevel(have, need, say.Weapon(rules.WeaponOf(rules.Kind(a))))
	case rules.WhyNotHeld:
		return say.WhyNotHeld(say.Kind(a))
	case rules.WhyOccupied:
		return say.WhyOccupied(at.depth, at.race, at.region)
	case rules.WhyWeapon:
		return say.WhyWeapon(at.depth, at.race, at.region, say.Weapon(r.B))
	case rules.WhySameWeapon:
		return say.WhySameWeapon(at.depth, at.race, at.region)
	case rules.WhyLocked:
		return say.WhyLocked(at.depth, at.region)
	case rules.WhyNotLocked:
		return say.WhyNotLocked(at.depth, at.region)
	case rules.WhyLimit:
		return say.WhyLimit(have, need)
	case rules.WhyUseless:
		return say.WhyUseless(say.Card(a))
	case rules.WhyNoBonus:
		return say.WhyNoBonus(say.Weapon(a))
	case rules.WhyBonusUsed:
		return say.WhyBonusUsed(say.Weapon(a))
	}
	return say.Why(r.ID).String()
}

// locked are the actions that a player may look for in vain, each with the reason.
func (c labeller) locked() []face.Locked {
	if c.my() == nil || c.v.Turn != c.me {
		return nil
	}
	var list []face.Locked
	tries := c.s.Tries(nil)
	for i, a := range tries {
		switch {
		case a.Kind == rules.KindForgeSell:
			list = append(list, c.lockedBonus(a))
		case a.Kind != rules.KindSell:
			l := c.label(a)
			l.Warn = ""
			list = append(list, face.Locked{Action: a, Label: l, Reason: c.reason(c.s.Why(a))})
		case i == 0 || tries[i-1].Kind != rules.KindSell:
			list = append(list, c.lockedSales(tries)...)
		}
	}
	return list
}

// lockedSales are the weapons that cannot be sold, one line for each type, and one for all locked spaces.
func (c labeller) lockedSales(tries []game.Action) (list []face.Locked) {
	var open [rules.Weapons][]face.Ref
	var nearest [rules.Weapons]*game.Action
	var locked []game.Action
	for i, a := range tries {
		if a.Kind != rules.KindSell {
			continue
		}
		space, w := int(a.A), rules.WeaponOf(rules.Kind(a.B))
		switch {
		case c.s.Open(space):
			open[w] = append(open[w], spaceRef(space))
			nearest[w] = &tries[i]
			continue
		case c.s.Spaces[space] == 0:
			locked = append(locked, a)
		}
		if open[w] == nil {
			nearest[w] = &tries[i]
		}
	}
	for _, a := range c.v.Legal {
		if a.Kind == rules.KindSell {
			nearest[rules.WeaponOf(rules.Kind(a.B))] = nil // it can be sold
		}
	}
	q := c.my()
	for w, a := range nearest {
		if a == nil {
			continue
		}
		weapon, standard := say.Weapon(w), rules.KindOf(rules.Weapon(w), rules.Standard)
		why, refs := say.LockedNoneHeld(weapon), open[w]
		if q.Held[standard]+q.Held[standard+1] > 0 {
			why, refs = say.LockedNoSpace(weapon), []face.Ref{heldRef(standard), heldRef(standard + 1)}
		}
		text := say.LockedSell(weapon)
		list = append(list, face.Locked{Action: *a, Label: face.Label{Text: text, Short: text, Group: say.LockedGroup.String(), Refs: refs}, Reason: why})
	}
	if locked != nil {
		l := face.Label{Text: say.LockedBehind.String(), Short: say.LockedBehind.String(), Group: say.LockedGroup.String()}
		for _, a := range locked {
			l.Refs = append(l.Refs, spaceRef(int(a.A)))
		}
		list = append(list, face.Locked{Action: locked[0], Label: l, Reason: say.LockedBehindWhy.String()})
	}
	return list
}

// lockedBonus says why an own bonus card cannot be used.
func (c labeller) lockedBonus(a game.Action) face.Locked {
	w, r := rules.WeaponOf(rules.Kind(a.B)), c.s.Why(a)
	weapon, reason := say.Weapon(w), c.reason(r)
	if r.ID == rules.WhyOccupied || r.ID == rules.WhyLocked {
		reason = say.LockedNoSpace(weapon)
	}
	text := say.LockedForgeSell(weapon)
	return face.Locked{Action: a, Label: face.Label{Text: text, Short: text, Group: say.ActForgeSellGroup(weapon), Refs: []face.Ref{bonusRef(w)}},
		Reason: reason}
}
