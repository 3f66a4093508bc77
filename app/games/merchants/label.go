package merchants

import (
	"tabard/app/face"
	"tabard/app/words"
	say "tabard/app/words/merchants"
	"tabard/engines/game"
	rules "tabard/engines/merchants"
)

// label is an action in words, with what it costs, brings and causes.
func (c labeller) label(a game.Action) face.Label {
	act, l := say.Act(a.Kind), face.Label{Group: group(a)}
	if c.s == nil || c.v.Turn < 0 {
		return l
	}
	next, events := c.try(a)
	switch a.Kind {
	case rules.KindLearn, rules.KindFree, rules.KindOld:
		c.craftLabel(&l, a)
	case rules.KindForge:
		c.forgeLabel(&l, a)
	case rules.KindSell, rules.KindForgeSell:
		c.saleLabel(&l, a, next)
	case rules.KindTakeKingdom:
		c.kingdomLabel(&l, int(a.A), next)
	case rules.KindRegion:
		c.regionLabel(&l, rules.Region(a.A%rules.Regions))
	case rules.KindRace:
		r := rules.Race(a.A % rules.Races)
		l.Text, l.Short = say.ActRace(say.Race(r)), say.Race(r).String()
		l.Refs, l.Chips = []face.Ref{raceRef(r)}, chips(raceIcon[r], 1, say.ChipRaceTile.String(), true)
		l.Note = face.Notes(say.NoteThem.String(), say.NoteNoMore(say.Race(r)))
	case rules.KindBond:
		n := int(a.A)
		l.Text, l.Short = say.ActBond(2*n, n), say.Gold(n)
		l.Amount, l.Chips, l.Refs = n, pay(n), []face.Ref{myKingdomRef(rules.CrownBond)}
	case game.Pass:
		l.Text, l.Short = act.String(), act.Short()
		if n := rules.ReliefGold - int(c.s.Seats[c.v.Turn].Gold); n > 0 {
			l.Text, l.Chips = act.Relief(n), earn(n)
		}
	case game.Done:
		ask := say.Ask(c.v.Prompt.Kind)
		l.Text, l.Short = ask.Done(), ask.Enough()
	case game.EndTurn:
		l.Text, l.Short = act.String(), act.Short()
		c.endLabel(&l)
	}
	c.effects(&l, events)
	l.Note, l.Warn = words.Cap(l.Note), words.Cap(l.Warn)
	return l
}

// group is the heading that an action stands under.
func group(a game.Action) string {
	weapon := say.Weapon(rules.WeaponOf(rules.Kind(a.B)))
	switch a.Kind {
	case rules.KindSell:
		return say.ActSellGroup(weapon)
	case rules.KindForgeSell:
		return say.ActForgeSellGroup(weapon)
	}
	return say.Act(a.Kind).Group()
}

// craftLabel speaks of craft cards, open or discarded.
func (c labeller) craftLabel(l *face.Label, a game.Action) {
	_, q := c.acting()
	card, n := uint8(0), int(a.A)+1
	if a.Kind == rules.KindOld {
		card, n = uint8(a.A), 0
		for id := range a.A {
			n += int(c.s.CraftGone >> id & 1) // its place among the discarded ones
		}
		l.Refs = []face.Ref{craftGoneRef}
	} else {
		card = c.s.CraftOpen[a.A%rules.CraftPool]
		l.Refs = []face.Ref{craftRef(int(a.A))}
	}
	x := &c.box().Crafts[card%(rules.Crafts+1)]
	levels, weapon := int(x.Levels), say.Weapon(x.Weapon)
	switch a.Kind {
	case rules.KindLearn:
		cost := q.LearnCost(c.box(), card)
		l.Text, l.Short, l.Chips = say.ActLearn(cost, c.craft(card), n), say.ActLearnShort(cost, levels, weapon), pay(cost)
	case rules.KindFree:
		l.Text, l.Short = say.ActFree(c.craft(card), n), say.ActFreeShort(levels, weapon)
	default:
		l.Text, l.Short = say.ActOld(c.craft(card), n), say.ActFreeShort(levels, weapon)
	}
	l.Chips = append(l.Chips, chips(weaponIcon[x.Weapon], levels, say.ChipLevels(levels, weapon), true)...)
	l.Note = c.learns(q, card)
	if a.Kind == rules.KindLearn && c.v.Prompt.Kind != rules.FrameSecond && q.Owns(rules.ExtraCrafty) {
		l.Note = face.Notes(l.Note, say.NoteThenSecond.String())
	}
}

// forgeLabel speaks of forging one weapon.
func (c labeller) forgeLabel(l *face.Label, a game.Action) {
	_, q := c.acting()
	k := rules.Kind(a.A % rules.Kinds)
	kind, cost := say.Kind(k), q.ForgeCost(c.box(), k, c.v.Prompt.Kind == rules.FrameForge && c.v.Prompt.A == 1)
	l.Text, l.Short = say.ActForge(cost, kind), say.ActForgeShort(cost, kind)
	l.Refs = []face.Ref{levelRef(rules.WeaponOf(k))}
	l.Chips = append(pay(cost), chips(kindIcon(k), 1, kind.String(), true)...)
	l.Note = c.market(rules.WeaponOf(k))
	if left := int(q.Gold) - cost; left >= 0 {
		l.Note = face.Notes(say.NoteLeaves(left), l.Note)
	}
}

// saleLabel speaks of sales, of weapons in store and of such that are forged for it.
func (c labeller) saleLabel(l *face.Label, a game.Action, next *rules.State) {
	p, q := c.acting()
	f := c.v.Prompt
	space, k := int(a.A)%(len(c.s.Board())*rules.Depths), rules.Kind(a.B%rules.Kinds)
	cut := 0
	if f.Kind == rules.FrameSellByCard && uint8(f.A) != rules.SmugglersRoad {
		cut = 1
	}
	gold, parts := c.s.SaleValue(p, space, k, cut)
	at, kind, weapon := c.at(space), say.Kind(k), say.Weapon(rules.WeaponOf(k))
	l.Short, l.Refs = say.ActSellShort(at.depth, kind, at.region), []face.Ref{spaceRef(space)}
	if a.Kind == rules.KindSell {
		l.Text = say.ActSell(at.depth, gold, kind, at.race, at.region)
		l.Refs = append(l.Refs, heldRef(k))
	} else {
		cost := q.ForgeCost(c.box(), k, false)
		l.Text, l.Chips = say.ActForgeSell(cost, at.depth, gold, kind, at.race, at.region), pay(cost)
		if f.Kind == rules.FrameAction {
			l.Refs = append(l.Refs, bonusRef(rules.WeaponOf(k)))
			l.Note = say.NoteUsesBonus(weapon)
		}
	}
	l.Chips = append(l.Chips, earn(gold)...)
	if wants := c.s.Wants(space); wants != rules.WeaponOf(k) {
		l.Note = face.Notes(l.Note, say.NoteWrong(say.Weapon(wants)))
	}
	r := c.s.Board()[rules.RowOf(space)].Race
	l.Note = face.Notes(c.sum(space, k, parts, gold), l.Note)
	if c.s.Reward[r]>>p&1 == 1 {
		l.Chips = append(l.Chips, chips(raceIcon[r], 1, say.ChipRaceTile.String(), true)...)
	} else {
		l.Note = face.Notes(l.Note, say.NoteNoTile.String())
	}
	if next != c.s {
		l.Note = face.Notes(l.Note, c.forecast(next, space))
	}
}

// kingdomLabel speaks of a kingdom card.
func (c labeller) kingdomLabel(l *face.Label, position int, next *rules.State) {
	p, q := c.acting()
	id := c.s.KingdomOpen[position%rules.KingdomPool]
	x, card, get, paid := &rules.KingdomCards[id], say.Card(id), gain(c.box(), id), price(c.box(), id)
	l.Text, l.Short, l.Chips = say.ActTakeKingdom(card, get, paid), card.String(), append(earn(get), pay(paid)...)
	lasts := say.Lasts(x.Duration).String()
	if x.Duration == rules.Permanent || x.Duration == rules.End {
		lasts = say.NoteSlot(say.Lasts(x.Duration), c.box().KingdomLimit[c.s.Season], q.SlotCards()+1)
	}
	worth := ""
	if x.Duration == rules.End && id != rules.CrownBond && next != c.s {
		worth = say.NoteWorth(next.EndCard(p, id))
	}
	l.Refs = []face.Ref{kingdomRef(position)}
	l.Note = face.Notes(card.Line(), lasts, worth)
}

// regionLabel speaks of the tile of a region.
func (c labeller) regionLabel(l *face.Label, r rules.Region) {
	spaces := 0
	for space := range len(c.s.Board()) * rules.Depths {
		if c.s.Board()[rules.RowOf(space)].Region == r && c.s.Open(space) {
			spaces++
		}
	}
	l.Text, l.Short = say.ActRegion(say.Region(r)), say.Region(r).String()
	l.Refs, l.Chips = []face.Ref{regionRef(r)}, chips(regionIcon[r], 1, say.ChipRegionTile.String(), true)
	l.Note = face.Notes(say.NoteThere.String(), say.NoteOpenThere(spaces))
}

// endLabel says what comes after the turn.
func (c labeller) endLabel(l *face.Label) {
	s := c.s
	next := c.NameOf((max(0, c.v.Turn) + 1) % game.Player(s.N))
	last, more := s.Trigger != game.Nobody, int(s.FinalTurns)-2 // final turns after the next one
	if s.TriggeredNow {
		more++
	}
	if !last {
		last, more = true, int(s.N)-2 // if no token is left
		for _, f := range s.Frontier {
			last = last && (f == 0 || f > rules.Depths)
		}
	}
	war := last && more < 0 || !last && int(s.Stall) >= rules.StallTurns*int(s.N)
	switch {
	case !war:
		l.Note = nextTurn(next, last, more)
	case s.Season == rules.Winter:
		l.Warn = say.WarnYear.String()
	default:
		l.Warn = say.WarnWar(say.Season(s.Season))
	}
}

// nextTurn says who is next, and in the final turns how many more come after that.
func nextTurn(who string, last bool, more int) string {
	switch {
	case !last:
		return say.NoteNext(who)
	case more == 0:
		return say.NoteFinalLast(who)
	}
	return say.NoteFinal(more, who)
}
