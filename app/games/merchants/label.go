package merchants

import (
	"strings"

	"tabard/app/face"
	"tabard/engines/game"
	rules "tabard/engines/merchants"
)

// label is an action in words, with what it costs, brings and causes.
func (c labeller) label(a game.Action) face.Label {
	words := face.At(c.Actions[:], int(a.Kind))
	l := face.Label{Text: words.Text, Short: words.Short, Group: c.More[words.Group]}
	if c.s == nil || c.v.Turn < 0 {
		return l
	}
	next, events := c.try(a)
	var values []string
	switch a.Kind {
	case rules.KindLearn, rules.KindFree, rules.KindOld:
		values = c.craftLabel(&l, a)
	case rules.KindForge:
		values = c.forgeLabel(&l, a)
	case rules.KindSell, rules.KindForgeSell:
		values = c.saleLabel(&l, a, next)
	case rules.KindTakeKingdom:
		values = c.kingdomLabel(&l, int(a.A), next)
	case rules.KindRegion:
		r := rules.Region(a.A % rules.Regions)
		spaces := 0
		for space := range len(c.s.Board()) * rules.Depths {
			if c.s.Board()[rules.RowOf(space)].Region == r && c.s.Open(space) {
				spaces++
			}
		}
		l.Refs, l.Chips = []face.Ref{regionRef(r)}, c.chips(regionIcon[r], 1, c.More["regionTile"], true)
		l.Note = face.Notes(c.More["moreThere"], c.say("openHere", "spaces", c.count(spaces, "space")))
		values = []string{"region", c.Regions[r].The, "name", c.Regions[r].Name}
	case rules.KindRace:
		r := rules.Race(a.A % rules.Races)
		l.Refs, l.Chips = []face.Ref{raceRef(r)}, c.chips(raceIcon[r], 1, c.More["raceTile"], true)
		l.Note = face.Notes(c.More["moreThem"], c.say("noMore", "race", c.Races[r].The))
		values = []string{"one", c.Races[r].One, "name", c.Races[r].Name}
	case rules.KindBond:
		n := int(a.A)
		l.Amount, l.Chips, l.Refs = n, c.pay(n), []face.Ref{myKingdomRef(rules.CrownBond)}
		values = []string{"gold", c.gold(n), "back", c.gold(2 * n), "card", c.Kingdoms[rules.CrownBond].Name}
	case game.Pass:
		if n := rules.ReliefGold - int(c.s.Seats[c.v.Turn].Gold); n > 0 {
			l.Text, l.Chips, values = c.More["relief"], c.earn(n), []string{"gold", c.gold(n)}
		}
	case game.Done:
		d := face.At(c.Dones[:], int(c.v.Prompt.Kind))
		values = []string{"done", d.Name, "short", d.Hint}
	case game.EndTurn:
		c.endLabel(&l)
	}
	c.effects(&l, events)
	l.Text, l.Short, l.Group = c.Cap(face.Fill(l.Text, values...)), c.Cap(face.Fill(l.Short, values...)), face.Fill(l.Group, values...)
	l.Note, l.Warn = c.Cap(l.Note), c.Cap(l.Warn)
	return l
}

// craftLabel speaks of craft cards, open or discarded.
func (c labeller) craftLabel(l *face.Label, a game.Action) []string {
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
	x := &rules.CraftCards[card%(rules.Crafts+1)]
	cost := 0
	if a.Kind == rules.KindLearn {
		cost = q.LearnCost(card)
	}
	price, short := " "+c.More["free"], c.More["freeShort"]
	if cost > 0 {
		price, short = c.say("price", "gold", c.gold(cost)), c.gold(cost)
	}
	weapons := c.Weapons[x.Weapon].Many
	l.Chips = append(c.pay(cost), c.chips(weaponIcon[x.Weapon], int(x.Levels), c.say("levelChip", "levels", c.plural(int(x.Levels), "level"), "weapons", weapons), true)...)
	l.Note = c.learns(q, card)
	if a.Kind == rules.KindLearn && c.v.Prompt.Kind != rules.FrameSecond && q.Owns(rules.ExtraCrafty) {
		l.Note = face.Notes(l.Note, c.More["thenSecond"])
	}
	return []string{"n", face.Num(n), "craft", c.craft(card), "price", price, "cost", short, "weapons", weapons, "levels", face.Num(int(x.Levels))}
}

// forgeLabel speaks of forging one weapon.
func (c labeller) forgeLabel(l *face.Label, a game.Action) []string {
	_, q := c.acting()
	k := rules.Kind(a.A % rules.Kinds)
	cost := q.ForgeCost(k, c.v.Prompt.Kind == rules.FrameForge && c.v.Prompt.A == 1)
	l.Refs = []face.Ref{levelRef(rules.WeaponOf(k))}
	l.Chips = append(c.pay(cost), c.chips(kindIcon(k), 1, c.kind(k), true)...)
	l.Note = c.market(rules.WeaponOf(k))
	if left := int(q.Gold) - cost; left >= 0 {
		l.Note = face.Notes(c.say("leaves", "gold", c.gold(left)), l.Note)
	}
	return []string{"kind", c.kind(k), "short", c.plain(k), "gold", c.gold(cost)}
}

// saleLabel speaks of sales, of weapons in store and of such that are forged for it.
func (c labeller) saleLabel(l *face.Label, a game.Action, next *rules.State) []string {
	p, q := c.acting()
	f := c.v.Prompt
	space, k := int(a.A)%(len(c.s.Board())*rules.Depths), rules.Kind(a.B%rules.Kinds)
	cut := 0
	if f.Kind == rules.FrameSellByCard && uint8(f.A) != rules.SmugglersRoad {
		cut = 1
	}
	gold, parts := c.s.SaleValue(p, space, k, cut)
	field, people := c.at(space)
	w := c.Weapons[rules.WeaponOf(k)]
	l.Refs = []face.Ref{spaceRef(space)}
	if a.Kind == rules.KindSell {
		l.Refs = append(l.Refs, heldRef(k))
	} else {
		l.Chips = c.pay(q.ForgeCost(k, false))
		if f.Kind == rules.FrameAction {
			l.Refs = append(l.Refs, bonusRef(rules.WeaponOf(k)))
			l.Note = c.say("usesBonus", "weapons", w.Many)
		}
	}
	l.Chips = append(l.Chips, c.earn(gold)...)
	if wants := c.s.Wants(space); wants != rules.WeaponOf(k) {
		l.Note = face.Notes(l.Note, c.say("wrong", "weapon", c.Weapons[wants].A))
	}
	r := c.s.Board()[rules.RowOf(space)].Race
	l.Note = face.Notes(c.sum(space, k, parts, gold), l.Note)
	if c.s.Reward[r]>>p&1 == 1 {
		l.Chips = append(l.Chips, c.chips(raceIcon[r], 1, c.More["raceTile"], true)...)
	} else {
		l.Note = face.Notes(l.Note, c.More["noTile"])
	}
	if next != c.s {
		l.Note = face.Notes(l.Note, c.forecast(next, space))
	}
	return []string{"kind", c.kind(k), "short", c.plain(k), "gold", c.gold(q.ForgeCost(k, false)), "earn", c.gold(gold), "race", people,
		"field", field, "weapons", w.Many}
}

// kingdomLabel speaks of a kingdom card.
func (c labeller) kingdomLabel(l *face.Label, position int, next *rules.State) []string {
	p, q := c.acting()
	id := c.s.KingdomOpen[position%rules.KingdomPool]
	x, card := &rules.KingdomCards[id], c.Kingdoms[id]
	gold := ""
	switch n := int(x.Gold); {
	case n > 0:
		l.Chips, gold = c.earn(n), c.say("takeGet", "gold", c.gold(n))
	case n < 0:
		l.Chips, gold = c.pay(-n), c.say("price", "gold", c.gold(-n))
	}
	lasts := c.Durations[x.Duration]
	if x.Duration == rules.Permanent || x.Duration == rules.End {
		lasts = c.say("slot", "lasts", lasts, "n", face.Num(q.SlotCards()+1), "limit", face.Num(rules.KingdomLimit[c.s.Season]))
	}
	worth := ""
	if x.Duration == rules.End && id != rules.CrownBond && next != c.s {
		worth = c.say("worth", "gold", c.gold(next.EndCard(p, id)))
	}
	l.Refs = []face.Ref{kingdomRef(position)}
	l.Note = face.Notes(strings.TrimSuffix(card.Line, "."), lasts, worth)
	return []string{"card", card.Name, "gold", gold}
}

// endLabel says what comes after the turn.
func (c labeller) endLabel(l *face.Label) {
	s := c.s
	next := (max(0, c.v.Turn) + 1) % game.Player(s.N)
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
	key := "next"
	switch {
	case last && more < 0, !last && int(s.Stall) >= rules.StallTurns*int(s.N):
		key = "warnWar"
		if s.Season == rules.Winter {
			key = "warnYear"
		}
		l.Warn = c.say(key, "inSeason", c.Seasons[s.Season].The)
		return
	case last && more == 0:
		key = "finalLast"
	case last:
		key = "finalTurn"
	}
	l.Note = c.say(key, "who", c.NameOf(next), "turns", c.count(more, "turn"))
}
