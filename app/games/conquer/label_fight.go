package conquer

import (
	"tabard/app/face"
	rules "tabard/engines/conquer"
	"tabard/engines/game"
)

// fightLabel speaks of attacks and what is chosen within an engagement.
func (c labeller) fightLabel(l *face.Label, a game.Action) []string {
	s := c.s
	x := &s.Fight
	switch a.Kind {
	case rules.KindAttack:
		l.Refs = []face.Ref{hexRef(a.B), hexRef(a.A)}
		ammo, short := c.ammo(l, a.C, andArrow)
		l.Note = face.Notes(c.outlook(a.A, a.B, c.shotDice(a.A, a.B, a.C)), c.worth(l, a.B), c.lastOf(a.C))
		return []string{"ammo", ammo, "ammoShort", short}
	case rules.KindVolley:
		l.Refs = []face.Ref{hexRef(a.C), hexRef(a.A), hexRef(a.B), actRef(rules.ArcherVolley, s.Seats[c.v.Prompt.Who].ShowsReady(rules.ArcherVolley))}
		q := &s.Seats[c.v.Prompt.Who]
		least := 2*int(rules.Soldiers[rules.Archer].Attack) + 2 - int(min(2, q.Arrows))
		l.Note = face.Notes(c.chances(rules.Roll{Attack: uint8(least), Defence: c.shields(a.C)}, rules.Roll{}, a.A), c.worth(l, a.C), c.More[twoArrows])
		return nil
	case rules.KindFlaming:
		n := int(a.A)
		l.Refs = []face.Ref{ammoRef(rules.Flaming)}
		if n == 0 {
			l.Refs = []face.Ref{ammoRef(rules.Arrow)}
		}
		if n > 0 {
			l.Chips = append(l.Chips, face.Chip{Icon: flamingIcon, N: n, Word: c.some(n, arrowOne+1, arrowMany+1)})
		}
		if n < 2 {
			l.Chips = append(l.Chips, face.Chip{Icon: arrowIcon, N: 2 - n, Word: c.some(2-n, arrowOne, arrowMany)})
		}
		dice := 2*rules.Soldiers[rules.Archer].Attack + uint8(n)
		l.Note = c.chances(rules.Roll{Attack: dice, Defence: c.shields(x.Cell[1])}, rules.Roll{}, x.Cell[0])
		return []string{"shots", c.More[flamingNone+text(min(n, 2))]}
	case rules.KindRemoveDie:
		die := rules.Face(a.A % rules.Faces)
		l.Refs = []face.Ref{dieRef(die)}
		l.Note = c.without(die)
		return nil
	case rules.KindCasualty:
		l.Refs = []face.Ref{hexRef(a.A)}
		l.Note = c.place(a.A)
		return nil
	}
	side := 1 - x.Attacks() // of who strikes back
	target := x.Cell[1-side]
	l.Refs = []face.Ref{hexRef(target), fightRef}
	ammo, short := c.ammo(l, a.A, withArrow)
	l.Note = face.Notes(c.counterOutlook(a.A), c.worth(l, target), c.lastOf(a.A))
	return []string{"ammo", ammo, "ammoShort", short}
}

// ammo is what an attack is paid with, in words: "", " and a flaming arrow"; on a button only what is not plain.
func (c labeller) ammo(l *face.Label, ammo rules.Ammo, key text) (in, short string) {
	switch {
	case ammo == rules.AmmoArrow:
		l.Chips = append(l.Chips, face.Chip{Icon: arrowIcon, N: 1, Word: c.More[arrowOne]})
		l.Refs = append(l.Refs, ammoRef(rules.Arrow))
	case ammo == rules.AmmoFlaming:
		l.Chips = append(l.Chips, face.Chip{Icon: flamingIcon, N: 1, Word: c.More[arrowOne+1]})
		l.Refs = append(l.Refs, ammoRef(rules.Flaming))
		short = c.More[byFlaming]
	case ammo >= rules.AmmoStone1:
		n := int(ammo-rules.AmmoStone1) + 1
		g := rules.Goods{}
		g.Stock[rules.Stone] = uint16(n)
		l.Chips = append(l.Chips, c.pay(g)...)
		l.Refs = append(l.Refs, resRef(rules.Stone))
		short = c.say(byStones, "n", c.Times(n, c.Resources[rules.Stone]))
	}
	return c.with(ammo, key), short
}

// with is the ammunition of an attack within a sentence; nothing for melee.
func (c labeller) with(ammo rules.Ammo, key text) string {
	switch {
	case ammo == rules.AmmoNone:
		return ""
	case ammo < rules.AmmoStone1:
		return c.say(key, "arrow", c.More[arrowA+text(ammo-rules.AmmoArrow)])
	}
	return c.say(key, "arrow", c.Times(int(ammo-rules.AmmoStone1)+1, c.Resources[rules.Stone]))
}

// lastOf says that an attack uses the last of its ammunition.
func (c labeller) lastOf(ammo rules.Ammo) string {
	q := &c.s.Seats[c.v.Prompt.Who]
	switch {
	case ammo == rules.AmmoArrow && q.Arrows == 1:
		return c.More[lastArrow]
	case ammo == rules.AmmoFlaming && q.Flaming == 1:
		return c.More[lastArrow+1]
	case ammo >= rules.AmmoStone1 && q.Stock[rules.Stone] == ammo-rules.AmmoStone1+1:
		return c.More[lastStones]
	}
	return ""
}

// worth is what the defeat of a soldier brings who strikes.
func (c labeller) worth(l *face.Label, target rules.Cell) string {
	p := c.v.Prompt.Who
	n := c.booty(p, c.typeAt(target))
	l.Chips = append(l.Chips, face.Chip{Icon: resourceIcon[rules.Craft], N: n, Word: c.Some(n, c.Resources[rules.Craft].One, c.Resources[rules.Craft].Many), Gain: true})
	return c.say(winsCraft, "craft", c.Times(n, c.Resources[rules.Craft]))
}

// without is how the roll lies when an enemy die of that face is gone.
func (c labeller) without(die rules.Face) string {
	x := c.s.Fight
	if c.sideOf(c.v.Prompt.Who) == x.Attacks() {
		x.Defence[die]--
	} else {
		x.Attack[die]--
	}
	return c.lies(&x)
}

// lies is a roll in words: "4 against 3: the attack wins".
func (c labeller) lies(x *rules.Fight) string {
	a, d := x.Totals()
	return c.say(rollLies, "a", num(a), "d", num(d), "result", c.verdict(x))
}
