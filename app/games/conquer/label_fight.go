package conquer

import (
	"tabard/app/face"
	say "tabard/app/words/conquer"
	rules "tabard/engines/conquer"
	"tabard/engines/game"
)

// fightLabel speaks of attacks and what is chosen within an engagement.
func (c labeller) fightLabel(l *face.Label, a game.Action) {
	s := c.s
	x := &s.Fight
	switch a.Kind {
	case rules.KindAttack:
		l.Text = say.ActAttack(shot(a.C), c.soldierName(a.A, where), c.soldierName(a.B, object))
		l.Short = say.ActAttackShort(shortShot(a.C), c.cellName(a.A), c.cellName(a.B), say.Soldier(c.typeAt(a.A)))
		l.Refs = []face.Ref{hexRef(a.B), hexRef(a.A)}
		c.shoots(l, a.C)
		l.Note = face.Notes(c.outlook(a.A, a.B, c.shotDice(a.A, a.B, a.C)), c.worth(l, a.B), c.lastOf(a.C))
	case rules.KindVolley:
		l.Text = say.ActVolley(c.cellName(a.A), c.cellName(a.B), c.soldierName(a.C, object))
		l.Short = say.ActVolleyShort(c.cellName(a.A), c.cellName(a.B), c.cellName(a.C))
		l.Refs = []face.Ref{hexRef(a.C), hexRef(a.A), hexRef(a.B), actRef(rules.ArcherVolley, s.Seats[c.v.Prompt.Who].ShowsReady(rules.ArcherVolley))}
		q := &s.Seats[c.v.Prompt.Who]
		least := 2*int(c.s.Box().Soldiers[rules.Archer].Attack) + 2 - int(min(2, q.Arrows))
		l.Note = face.Notes(c.chances(rules.Roll{Attack: uint8(least), Defence: c.shields(a.C)}, rules.Roll{}, a.A), c.worth(l, a.C), say.NoteTwoArrows.String())
	case rules.KindFlaming:
		c.flamingLabel(l, int(a.A))
	case rules.KindRemoveDie:
		die := rules.Face(a.A % rules.Faces)
		l.Text, l.Short = say.ActRemoveDie(say.Face(die)), say.ActRemoveDieShort(say.Face(die))
		l.Refs = []face.Ref{dieRef(die)}
		l.Note = c.without(die)
	case rules.KindCasualty:
		l.Text, l.Short = say.ActCasualty(c.soldierName(a.A, object)), say.ActCasualtyShort(c.cellName(a.A))
		l.Refs = []face.Ref{hexRef(a.A)}
		l.Note = c.place(a.A)
	case rules.KindCounter:
		target := x.Cell[x.Attacks()] // of who strikes back
		l.Text, l.Short = say.ActCounter(shot(a.A)), say.ActCounterShort(shortShot(a.A))
		l.Refs = []face.Ref{hexRef(target), fightRef}
		c.shoots(l, a.A)
		l.Note = face.Notes(c.counterOutlook(a.A), c.worth(l, target), c.lastOf(a.A))
	}
}

// flamingLabel is about how many of a volley's two arrows are flaming.
func (c labeller) flamingLabel(l *face.Label, n int) {
	x := &c.s.Fight
	l.Text, l.Short = say.ActFlaming(n), say.ActFlamingShort(n)
	l.Refs = []face.Ref{ammoRef(rules.Flaming)}
	if n == 0 {
		l.Refs = []face.Ref{ammoRef(rules.Arrow)}
	}
	if n > 0 {
		l.Chips = append(l.Chips, arrowChip(rules.Flaming, n))
	}
	if n < 2 {
		l.Chips = append(l.Chips, arrowChip(rules.Arrow, 2-n))
	}
	dice := 2*c.s.Box().Soldiers[rules.Archer].Attack + uint8(n)
	l.Note = c.chances(rules.Roll{Attack: dice, Defence: c.shields(x.Cell[1])}, rules.Roll{}, x.Cell[0])
}

// arrowChip is a number of arrows of a kind.
func arrowChip(kind uint8, n int) face.Chip {
	return face.Chip{Icon: [rules.ArrowKinds]string{arrowIcon, flamingIcon}[kind], N: n, Word: say.Arrow(kind).Word(n)}
}

// shortShot is what an attack is paid with as far as it is not plain from the soldier.
func shortShot(a rules.Ammo) string {
	if a == rules.AmmoNone {
		return ""
	}
	return say.Shot(a - rules.AmmoArrow).Short()
}

// shoots adds what an attack is paid with.
func (c labeller) shoots(l *face.Label, ammo rules.Ammo) {
	switch {
	case ammo == rules.AmmoArrow || ammo == rules.AmmoFlaming:
		kind := uint8(ammo - rules.AmmoArrow)
		l.Chips = append(l.Chips, arrowChip(kind, 1))
		l.Refs = append(l.Refs, ammoRef(kind))
	case ammo >= rules.AmmoStone1:
		g := rules.Goods{}
		g.Stock[rules.Stone] = uint16(ammo-rules.AmmoStone1) + 1
		l.Chips = append(l.Chips, c.pay(g)...)
		l.Refs = append(l.Refs, resRef(rules.Stone))
	}
}

// lastOf says that an attack uses the last of its ammunition.
func (c labeller) lastOf(ammo rules.Ammo) string {
	q := &c.s.Seats[c.v.Prompt.Who]
	switch {
	case ammo == rules.AmmoArrow && q.Arrows == 1:
		return say.NoteLastArrow.String()
	case ammo == rules.AmmoFlaming && q.Flaming == 1:
		return say.NoteLastFlaming.String()
	case ammo >= rules.AmmoStone1 && q.Stock[rules.Stone] == ammo-rules.AmmoStone1+1:
		return say.NoteLastStones.String()
	}
	return ""
}

// worth is what the defeat of a soldier brings who strikes.
func (c labeller) worth(l *face.Label, target rules.Cell) string {
	n := c.booty(c.v.Prompt.Who, c.typeAt(target))
	l.Chips = append(l.Chips, craftChip(n))
	return say.NoteWins(n)
}

// craftChip are craftpoints that are won.
func craftChip(n int) face.Chip {
	return face.Chip{Icon: resourceIcon[rules.Craft], N: n, Word: say.Resource(rules.Craft).Word(n), Gain: true}
}

// without is how the roll lies when an enemy die of that face is gone.
func (c labeller) without(die rules.Face) string {
	x := c.s.Fight
	if c.sideOf(c.v.Prompt.Who) == x.Attacks() {
		x.Defence[die]--
	} else {
		x.Attack[die]--
	}
	return lies(&x)
}

// lies is a roll in words: "4 against 3: the attack wins".
func lies(x *rules.Fight) string {
	a, d := x.Totals()
	return say.RollLies(a, d, x.AttackWins())
}
