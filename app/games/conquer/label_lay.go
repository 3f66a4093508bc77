package conquer

import (
	"tabard/app/face"
	"tabard/app/words"
	say "tabard/app/words/conquer"
	rules "tabard/engines/conquer"
	"tabard/engines/game"
)

// layLabel speaks of tiles, places and factions.
func (c labeller) layLabel(l *face.Label, a game.Action) {
	f := c.v.Prompt
	n := int(a.A)
	layout := c.s.Placement.Layout
	switch a.Kind {
	case rules.KindTile:
		l.Text, l.Short = say.ActTile(n), say.ActTileShort(n)
		l.Refs = []face.Ref{tileRef(n)}
		l.Note = face.Notes(say.SideTerrain(sideLetter(0), c.terrainOf(n, 0)), say.SideTerrain(sideLetter(1), c.terrainOf(n, 1)))
	case rules.KindSide:
		l.Text, l.Short = say.ActSide(sideLetter(a.A), c.terrainOf(int(f.A), rules.Side(a.A))), say.ActSideShort(sideLetter(a.A))
	case rules.KindSlot:
		l.Text, l.Short = say.ActSlot(c.slotName(n), c.besideSlot(n)), say.ActSlotShort(c.slotName(n))
		l.Refs = []face.Ref{slotRef(n)}
		l.Note = c.realms(n)
	case rules.KindRotation:
		l.Text = say.ActRotation(60*n, words.And(c.rivers(rules.TileCode(int(f.A>>1), rules.Side(f.A&1), n))))
		l.Short = say.ActRotationShort(60 * n)
		l.Refs = []face.Ref{slotRef(int(f.B))}
	case rules.KindSeatSlot:
		slot := rules.LayoutTiles(layout) + n
		l.Text, l.Short = say.ActSeatSlot(c.slotName(slot), c.way(middle(rules.CentreSlot(layout)), middle(slot))), say.ActSeatSlotShort(c.slotName(slot))
		l.Refs = []face.Ref{placeRef(n)}
		one, two := rules.KingdomSlots(layout, n)
		l.Note = face.Notes(c.laidTerrain(one), c.laidTerrain(two))
	case rules.KindFaction:
		k := rules.Faction(n % rules.Factions)
		card := &rules.FactionCards[k]
		l.Text, l.Short = say.ActFaction(say.Faction(k)), say.ActFactionShort(say.Faction(k))
		l.Refs = []face.Ref{factionRef(k)}
		l.Chips = c.earn(c.s.Box().Kits[k].Goods)
		if n := int(c.s.Box().Kits[k].Arrows); n > 0 {
			l.Chips = append(l.Chips, arrowChip(rules.Arrow, n))
			l.Chips[len(l.Chips)-1].Gain = true
		}
		l.Note = face.Notes(say.NoteBeginsWith(words.And(beginnings(card))), ribbon(card.Ribbon))
	}
}

// beginnings are the settlements and soldiers that a faction begins with: "a Farm", "a Village", "2 Archers".
func beginnings(card *rules.FactionCard) []string {
	return append([]string{say.Town(card.Towns[0]).A(), say.Town(card.Towns[1]).A()}, troop(card)...)
}

// troop are the soldiers that a faction begins with.
func troop(card *rules.FactionCard) []string {
	one, two := say.Soldier(card.Soldiers[0]), say.Soldier(card.Soldiers[1])
	if one != two {
		return []string{one.A(), two.A()}
	}
	return []string{one.Amount(2)}
}

// middle is the space in the middle of a slot.
func middle(slot int) rules.Cell { return rules.Cell(slot*rules.TileCells + rules.TileCells/2) }

// slotName is a slot by the space in its middle.
func (c labeller) slotName(slot int) string { return c.cellName(middle(slot)) }

// terrainOf counts what a tile side is made of, grass aside.
func (c labeller) terrainOf(tile int, side rules.Side) string {
	var n [rules.Terrains + 1]int
	code := rules.TileCode(tile, side, 0)
	for i := range rules.TileCells {
		n[rules.TileTerrain(code, i)]++
	}
	var parts []string
	for t, count := range n {
		if count > 0 {
			parts = append(parts, say.Terrain(t).Amount(count))
		}
	}
	return words.And(parts)
}

// laidTerrain is what the tile in a slot is made of, if one lies there.
func (c labeller) laidTerrain(slot int) string {
	code := c.s.Placement.Tiles[slot]
	if code == 0 {
		return ""
	}
	return say.AroundTerrain(c.slotName(slot), c.terrainOf(rules.TileOf(code), rules.SideOf(code)))
}

// besideSlot names the tiles that lie beside a slot; none for the first one.
func (c labeller) besideSlot(slot int) string {
	l := c.s.Placement.Layout
	var tiles []string
	for d := range rules.Directions {
		if o := rules.NextSlot(l, slot, d); o >= 0 && o < rules.LayoutTiles(l) && c.s.Placement.Tiles[o] != 0 {
			tiles = append(tiles, num(rules.TileOf(c.s.Placement.Tiles[o])))
		}
	}
	return words.And(tiles)
}

// realms says that a slot belongs to a kingdom to come.
func (c labeller) realms(slot int) string {
	l := c.s.Placement.Layout
	for i := range rules.LayoutSeats(l) {
		if one, two := rules.KingdomSlots(l, i); one == slot || two == slot {
			return say.RealmOf(c.slotName(rules.LayoutTiles(l) + i))
		}
	}
	return say.NoKingdom.String()
}

// rivers are the directions in which the large rivers of a tile run on.
func (c labeller) rivers(code uint8) (ways []string) {
	for d := range rules.Directions {
		if rules.Arrows(code)>>d&1 == 1 {
			ways = append(ways, say.Way(d).String())
		}
	}
	return ways
}
