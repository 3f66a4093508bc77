package conquer

import (
	"tabard/app/face"
	say "tabard/app/words/conquer"
	rules "tabard/engines/conquer"
	"tabard/engines/game"
)

// What a fight promises: dice, chances and what is at stake, all without cards that nobody has played yet.

// typeAt is the type of the soldier on a space, none without one.
func (c *teller) typeAt(cell rules.Cell) rules.SoldierType {
	p, i := c.s.SoldierAt(cell)
	if p < 0 {
		return rules.NoSoldier
	}
	return c.s.Seats[p].Army[i].Type
}

// shotDice are the dice of a shot at a target.
func (c *teller) shotDice(from, target rules.Cell, ammo rules.Ammo) uint8 {
	t := c.typeAt(from)
	stones := uint8(0)
	if ammo >= rules.AmmoStone1 {
		stones = uint8(ammo-rules.AmmoStone1) + 1
	}
	dice := c.s.Box().AttackDice(t, ammo == rules.AmmoFlaming, stones)
	if t == rules.Catapult && dice > 0 {
		if _, sight := c.s.ShotAt(from, target); sight == rules.SightStones {
			dice--
		}
	}
	return dice
}

// answers are the dice with which the soldier on a space could strike back at another, at its best; 0 if it cannot.
func (c *teller) answers(from, target rules.Cell) uint8 {
	p, i := c.s.SoldierAt(from)
	if p < 0 {
		return 0
	}
	q, x := &c.s.Seats[p], &c.s.Seats[p].Army[i]
	if _, t := c.s.Occupying(x); t != nil {
		return 0
	}
	if _, sight := c.s.ShotAt(from, target); sight == rules.SightBlocked {
		return 0
	}
	switch {
	case !rules.SoldierKinds[x.Type].Ranged:
		return c.shotDice(from, target, rules.AmmoNone)
	case x.Type == rules.Catapult:
		n := min(q.Stock[rules.Stone], rules.MaxStones)
		if n == 0 {
			return 0
		}
		return c.shotDice(from, target, rules.AmmoStone1+n-1)
	case q.Flaming > 0:
		return c.shotDice(from, target, rules.AmmoFlaming)
	case q.Arrows > 0:
		return c.shotDice(from, target, rules.AmmoArrow)
	}
	return 0
}

// outlook says how an attack with so many dice may end: "52% to win, 6% to lose your Warrior; 3 dice against 3".
func (c *teller) outlook(from, target rules.Cell, dice uint8) string {
	return c.chances(rules.Roll{Attack: dice, Defence: c.shields(target)}, rules.Roll{Attack: c.answers(target, from), Defence: c.shields(from)}, from)
}

// shields are the defence dice of the soldier on a space.
func (c *teller) shields(cell rules.Cell) uint8 { return c.s.Box().Soldiers[c.typeAt(cell)].Defence }

// chances say how a roll of the soldier on a space may end, and with it the engagement, if the other one answers so; an
// answer without dice is none.
func (c *teller) chances(r, answer rules.Roll, from rules.Cell) string {
	first := c.s.Odds(r)
	dice := say.DiceAgainst(int(r.Attack), int(r.Defence))
	if answer.Attack == 0 {
		win, _ := first.Shares()
		return face.Notes(say.ChanceSafe(percent(win)), dice)
	}
	win, lose := rules.Exchange(first, c.s.Odds(answer), first)
	p, _ := c.s.SoldierAt(from)
	return face.Notes(say.ChanceBoth(percent(lose), c.Person(p), say.Soldier(c.typeAt(from)), percent(win)), dice)
}

// percent is a share in hundredths, never all or nothing unless it is.
func percent(share uint32) int {
	n := (int(share)*100 + rules.One65536/2) / rules.One65536
	switch {
	case n == 0 && share > 0:
		n = 1
	case n == 100 && share < rules.One65536:
		n = 99
	}
	return n
}

// booty is what defeating a soldier brings a seat.
func (c *teller) booty(p game.Player, t rules.SoldierType) int {
	n := int(c.s.Box().Soldiers[t].Reward)
	if c.s.HasPerk(p, rules.Spoils) {
		n += rules.SpoilsCraft
	}
	return n
}

// fightRoll is the next roll of the open engagement as far as it is known.
func (c *teller) fightRoll() rules.Roll {
	attack, defence := c.s.Due(c.s.Fight.Attacks())
	return rules.Roll{Attack: attack, Defence: defence}
}

// counterOutlook says what striking back with that ammunition promises; without, what it does at its best.
func (c *teller) counterOutlook(ammo rules.Ammo) string {
	x := &c.s.Fight
	side := 1 - x.Attacks() // of who strikes back
	from, target := x.Cell[side], x.Cell[1-side]
	r := rules.Roll{Attack: x.Dice[side], Defence: c.shields(target)}
	switch {
	case r.Attack > 0:
	case ammo != rules.AmmoNone:
		r.Attack = c.shotDice(from, target, ammo)
	default:
		r.Attack = c.answers(from, target)
	}
	answer := rules.Roll{Attack: x.Dice[1-side], Defence: c.shields(from)}
	if side == 0 {
		r.Attack, r.Defence = r.Attack+x.Strong, r.Defence+x.Added
	} else {
		answer.Attack, answer.Defence = answer.Attack+x.Strong, answer.Defence+x.Added
	}
	return c.chances(r, answer, from)
}
