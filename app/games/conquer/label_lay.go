package conquer

import (
	"tabard/app/face"
	rules "tabard/engines/conquer"
	"tabard/engines/game"
)

// layLabel speaks of tiles, places and factions.
func (c labeller) layLabel(l *face.Label, a game.Action) []string {
	f := c.v.Prompt
	n := int(a.A)
	layout := c.s.Placement.Layout
	switch a.Kind {
	case rules.KindTile:
		l.Refs = []face.Ref{tileRef(n)}
		l.Note = face.Notes(c.say(sideIs, "side", sideLetter(0), "terrain", c.terrainOf(n, 0)), c.say(sideIs, "side", sideLetter(1), "terrain", c.terrainOf(n, 1)))
		return nil
	case rules.KindSide:
		return []string{"terrain", c.terrainOf(int(f.A), rules.Side(a.A))}
	case rules.KindSlot:
		l.Refs = []face.Ref{slotRef(n)}
		l.Note = c.realms(n)
		return []string{"beside", c.besideSlot(n)}
	case rules.KindRotation:
		l.Refs = []face.Ref{slotRef(int(f.B))}
		turn := c.More[turnNone]
		if n > 0 {
			turn = c.say(turnBy, "n", num(60*n))
		}
		rivers := ""
		if ways := c.rivers(rules.TileCode(int(f.A>>1), rules.Side(f.A&1), n)); ways != nil {
			rivers = c.say(riversTo, "ways", c.List(ways))
		}
		return []string{"turn", turn, "rivers", rivers}
	case rules.KindSeatSlot:
		slot := rules.LayoutTiles(layout) + n
		l.Refs = []face.Ref{placeRef(n)}
		way := c.way(middle(rules.CentreSlot(layout)), middle(slot))
		one, two := rules.KingdomSlots(layout, n)
		l.Note = face.Notes(c.laidTerrain(one), c.laidTerrain(two))
		return []string{"place", c.slotName(slot), "way", c.say(fromMiddle, "way", way)}
	}
	k := rules.Faction(n % rules.Factions)
	card := &rules.FactionCards[k]
	l.Refs = []face.Ref{factionRef(k)}
	l.Chips = c.earn(card.Goods)
	if n := int(card.Arrows); n > 0 {
		l.Chips = append(l.Chips, face.Chip{Icon: arrowIcon, N: n, Word: c.some(n, arrowOne, arrowMany), Gain: true})
	}
	l.Note = face.Notes(c.say(beginsWith, "things", c.List(c.beginnings(card))), c.say(coloursAre, "colours", c.List(c.colours(card.Ribbon))))
	return []string{"perk", c.Factions[k].Line}
}

// beginnings are the settlements and soldiers that a faction begins with: "a Farm", "a Village", "2 Archers".
func (c labeller) beginnings(card *rules.FactionCard) []string {
	all := []string{c.Towns[card.Towns[0]].A, c.Towns[card.Towns[1]].A}
	if one, two := card.Soldiers[0], card.Soldiers[1]; one != two {
		return append(all, c.Soldiers[one].A, c.Soldiers[two].A)
	}
	return append(all, c.Times(2, c.Soldiers[card.Soldiers[0]]))
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
			parts = append(parts, c.Times(count, c.Terrains[t]))
		}
	}
	return c.List(parts)
}

// laidTerrain is what the tile in a slot is made of, if one lies there.
func (c labeller) laidTerrain(slot int) string {
	code := c.s.Placement.Tiles[slot]
	if code == 0 {
		return ""
	}
	return c.say(aroundIs, "place", c.slotName(slot), "terrain", c.terrainOf(rules.TileOf(code), rules.SideOf(code)))
}

// besideSlot names the tiles that lie beside a slot.
func (c labeller) besideSlot(slot int) string {
	l := c.s.Placement.Layout
	var tiles []string
	for d := range rules.Directions {
		if o := rules.NextSlot(l, slot, d); o >= 0 && o < rules.LayoutTiles(l) && c.s.Placement.Tiles[o] != 0 {
			tiles = append(tiles, num(rules.TileOf(c.s.Placement.Tiles[o])))
		}
	}
	if tiles == nil {
		return c.More[inTheMiddle]
	}
	return c.say(besideTiles, "tiles", c.List(tiles))
}

// realms says that a slot belongs to a kingdom to come.
func (c labeller) realms(slot int) string {
	l := c.s.Placement.Layout
	for i := range rules.LayoutSeats(l) {
		if one, two := rules.KingdomSlots(l, i); one == slot || two == slot {
			return c.say(realmOf, "place", c.slotName(rules.LayoutTiles(l)+i))
		}
	}
	return c.More[realmNone]
}

// rivers are the directions in which the large rivers of a tile run on.
func (c labeller) rivers(code uint8) (ways []string) {
	for d := range rules.Directions {
		if rules.Arrows(code)>>d&1 == 1 {
			ways = append(ways, c.Ways[d])
		}
	}
	return ways
}
