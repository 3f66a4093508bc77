package merchants

import (
	"tabard/app/face"
	"tabard/engines/game"
	rules "tabard/engines/merchants"
)

// reason says why an action is refused. An unknown id gives nothing, which the shell words itself.
func (c labeller) reason(r game.Reason) string {
	a := int(r.A)
	field, people := c.at(a)
	k := rules.Kind(a % rules.Kinds)
	w := rules.Weapon(a % rules.Weapons)
	switch r.ID {
	case rules.WhyLevel:
		w = rules.WeaponOf(k)
	case rules.WhyWeapon:
		w = rules.Weapon(r.B % rules.Weapons)
	}
	return c.Cap(face.Fill(face.At(c.Reasons[:], int(r.ID)), "need", face.Num(int(r.Need)), "have", face.Num(int(r.Have)), "gold", c.gold(int(r.Need)),
		"kind", c.kind(k), "weapon", c.Weapons[w].A, "weapons", c.Weapons[w].Many, "field", field, "race", people,
		"card", c.Kingdoms[a%(rules.Kingdoms+1)].Name))
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
		standard := rules.KindOf(rules.Weapon(w), rules.Standard)
		key, refs := "holdNone", open[w]
		if q.Held[standard]+q.Held[standard+1] > 0 {
			key, refs = "noSpace", []face.Ref{heldRef(standard), heldRef(standard + 1)}
		}
		values := []string{"weapon", c.Weapons[w].A, "weapons", c.Weapons[w].Many}
		text := c.say("sellKind", values...)
		list = append(list, face.Locked{Action: *a, Label: face.Label{Text: text, Short: text, Group: c.More["sellOther"], Refs: refs},
			Reason: c.say(key, values...)})
	}
	if locked != nil {
		l := face.Label{Text: c.More["sellLocked"], Short: c.More["sellLocked"], Group: c.More["sellOther"]}
		for _, a := range locked {
			l.Refs = append(l.Refs, spaceRef(int(a.A)))
		}
		list = append(list, face.Locked{Action: locked[0], Label: l, Reason: c.More["untilFull"]})
	}
	return list
}

// lockedBonus says why an own bonus card cannot be used.
func (c labeller) lockedBonus(a game.Action) face.Locked {
	w, r := rules.WeaponOf(rules.Kind(a.B)), c.s.Why(a)
	values := []string{"weapon", c.Weapons[w].A, "weapons", c.Weapons[w].Many}
	reason := c.reason(r)
	if r.ID == rules.WhyOccupied || r.ID == rules.WhyLocked {
		reason = c.say("noSpace", values...)
	}
	text := c.say("bothKind", values...)
	return face.Locked{Action: a, Label: face.Label{Text: text, Short: text, Group: c.say("both", values...), Refs: []face.Ref{bonusRef(w)}},
		Reason: reason}
}
