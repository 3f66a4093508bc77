package merchants

import (
	"tabard/app/face"
	"tabard/engines/game"
	rules "tabard/engines/merchants"
)

// reason says why an action is refused. An unknown id gives nothing, which the shell words itself.
func (c scene) reason(r game.Reason) string {
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
	return c.Cap(face.Fill(c.Reasons[r.ID], "need", face.Num(int(r.Need)), "have", face.Num(int(r.Have)), "gold", c.gold(int(r.Need)),
		"kind", c.kind(k), "weapon", c.Weapons[w].A, "weapons", c.Weapons[w].Many, "field", field, "race", people,
		"card", c.Kingdoms[a%(rules.Kingdoms+1)].Name))
}

// locked are the actions that a player may look for in vain, each with the reason.
func (c scene) locked() []face.Locked {
	q := c.my()
	if q == nil || c.v.Turn != c.me {
		return nil
	}
	var list []face.Locked
	add := func(a game.Action, l face.Label, reason string) {
		l.Warn = ""
		list = append(list, face.Locked{Action: a, Label: l, Reason: reason})
	}
	why := func(tries ...game.Action) {
		for _, a := range tries {
			if r := c.s.Why(a); r.ID != 0 && r.ID != rules.WhyEmpty {
				add(a, c.label(a), c.reason(r))
			}
		}
	}
	kind := c.v.Prompt.Kind
	menu := kind == rules.FrameAction || kind == rules.FrameDrive
	if menu || kind == rules.FrameSecond {
		for i := range rules.CraftPool {
			why(rules.Learn(i))
		}
	}
	if menu || kind == rules.FrameForge {
		for k := range rules.Kind(rules.Kinds) {
			if rules.QualityOf(k) == rules.Standard || q.Level[rules.WeaponOf(k)] >= 3 {
				why(rules.Forge(k))
			}
		}
	}
	if menu {
		c.lockedSales(q, add)
	}
	if kind == rules.FrameAction {
		for i := range rules.KingdomPool {
			why(rules.TakeKingdom(i))
		}
		for w := range rules.Weapon(rules.Weapons) {
			if c.s.BonusHolder[w] == c.me {
				c.lockedBonus(w, add)
			}
		}
	}
	return list
}

// lockedSales are the weapons that cannot be sold, one line for each type, and the locked spaces.
func (c scene) lockedSales(q *rules.Seat, add func(game.Action, face.Label, string)) {
	var locked []face.Ref
	var open [rules.Weapons][]face.Ref
	var nearest [rules.Weapons]int
	for space := range len(c.s.Board()) * rules.Depths {
		w := c.s.Wants(space)
		switch {
		case c.s.Open(space):
			open[w] = append(open[w], spaceRef(space))
			nearest[w] = space
		case c.s.Spaces[space] == 0:
			locked = append(locked, spaceRef(space))
			if open[w] == nil {
				nearest[w] = space
			}
		}
	}
	for w, refs := range open {
		weapon := rules.Weapon(w)
		standard := rules.KindOf(weapon, rules.Standard)
		held := q.Held[standard]+q.Held[standard+1] > 0
		key := "holdNone"
		switch {
		case held && refs != nil:
			continue
		case held:
			key, refs = "noSpace", []face.Ref{heldRef(standard), heldRef(standard + 1)}
		}
		values := []string{"weapon", c.Weapons[w].A, "weapons", c.Weapons[w].Many}
		text := c.say("sellKind", values...)
		add(rules.Sell(nearest[w], standard), face.Label{Text: text, Short: text, Group: c.More["sellOther"], Refs: refs}, c.say(key, values...))
	}
	if locked != nil {
		_, space, _ := refParts(locked[0])
		text := c.More["sellLocked"]
		add(rules.Sell(space, rules.KindOf(c.s.Wants(space), rules.Standard)),
			face.Label{Text: text, Short: text, Group: c.More["sellOther"], Refs: locked}, c.More["untilFull"])
	}
}

// lockedBonus says why an own bonus card cannot be used.
func (c scene) lockedBonus(w rules.Weapon, add func(game.Action, face.Label, string)) {
	k := rules.KindOf(w, rules.Standard)
	space := -1
	for i := range len(c.s.Board()) * rules.Depths {
		if c.s.Wants(i) == w && (space < 0 || c.s.Open(i) && !c.s.Open(space)) {
			space = i
		}
	}
	a := rules.ForgeSell(space, k)
	r := c.s.Why(a)
	if r.ID == 0 {
		return
	}
	values := []string{"weapon", c.Weapons[w].A, "weapons", c.Weapons[w].Many}
	reason := c.reason(r)
	if r.ID == rules.WhyOccupied || r.ID == rules.WhyLocked {
		reason = c.say("noSpace", values...)
	}
	text := c.say("bothKind", values...)
	add(a, face.Label{Text: text, Short: text, Group: c.say("both", values...), Refs: []face.Ref{bonusRef(w)}}, reason)
}
