package conquer

import (
	"tabard/app/face"
	rules "tabard/engines/conquer"
	"tabard/engines/game"
)

// placeName says what is at a place, as whoever listens hears it when the focus comes there.
func (c mapper) placeName(r face.Ref) string {
	name, a, _ := r.Parts()
	switch {
	case a < 0:
	case name == "hex" && a < c.grid().Cells():
		return c.hexName(rules.Cell(a))
	case name == "site" && a < 2*c.grid().Cells():
		if p, i := c.s.TownAt(rules.Site(a)); p != game.Nobody {
			return c.townState(p, &c.s.Seats[p].Towns[i])
		}
		return c.caption(siteFree, "site", c.siteName(rules.Site(a)))
	case name == "slot":
		return c.caption(slotEmpty, "place", c.cellName(rules.Cell(a*rules.TileCells+rules.TileCells/2)))
	case name == "place":
		slot := rules.LayoutTiles(c.s.Placement.Layout) + a
		return c.caption(placeEmpty, "place", c.cellName(rules.Cell(slot*rules.TileCells+rules.TileCells/2)))
	}
	return ""
}

// spotName is the name of a piece of the map, with what it can be chosen for.
func (d drawing) spotName(r face.Ref) string {
	name, a, _ := r.Parts()
	text := d.mapper().placeName(r)
	if !d.lit(r) {
		return text
	}
	if name == "hex" {
		if n := int(d.aims.cost[a]); n > 0 {
			return commas([]string{text, d.caption(canGo, "n", itoa(n)), d.nearest(rules.Cell(a))})
		}
		if share, can := d.aims.shares[rules.Cell(a)]; can {
			return commas([]string{text, d.caption(canAttack, "share", shareText(share))})
		}
	}
	return commas([]string{text, d.Board[canChoose]})
}

// nearest says how far it is from a space to the next enemy soldier; nothing where there is none.
func (d drawing) nearest(cell rules.Cell) string {
	best := 0
	for p := range game.Player(d.s.N) {
		if !d.s.Enemies(p, d.v.Turn) {
			continue
		}
		for i := range int(d.s.Seats[p].NArmy) {
			if n := d.mapper().grid().HexDist(cell, d.s.Seats[p].Army[i].Cell); best == 0 || n < best {
				best = n
			}
		}
	}
	if best == 0 {
		return ""
	}
	return d.caption(enemyNear, "n", itoa(best))
}

// hexName is a space with what stands on it, and what it costs to go there.
func (c mapper) hexName(cell rules.Cell) string {
	b := c.s.Board()
	about := []string{c.cellName(cell), c.Terrains[b.Terrain(cell)].One}
	if p, i := c.s.SoldierAt(cell); p != game.Nobody {
		x := &c.s.Seats[p].Army[i]
		about = append(about, c.soldierName(cell))
		for bit, word := range flagWords {
			if x.Flags>>bit&1 == 1 && word != captionNone {
				about = append(about, c.Board[word])
			}
		}
	} else if p, i := c.s.TownOn(cell); p != game.Nobody {
		about = append(about, c.townName(c.s.Seats[p].Towns[i].Site))
	}
	if kingdom := c.lord(cell); kingdom != "" && b.Kingdom(cell) != 0 {
		about = append(about, kingdom)
	}
	for d := range rules.Directions {
		switch b.Edge(cell, d) {
		case rules.EdgeRiver:
			about = append(about, c.caption(riverThere, "way", c.Ways[d]))
		case rules.EdgeBridge:
			about = append(about, c.caption(bridgeThere, "way", c.Ways[d]))
		}
	}
	return commas(about)
}

// flagWords say how a soldier fares, by the bits of its flags.
var flagWords = [8]caption{0: hasMoved, 1: hasAttacked, 6: sickSoon, 7: isSick}

// townState is a settlement with who works there and who troubles it.
func (c mapper) townState(p game.Player, t *rules.Town) string {
	about := []string{c.townName(t.Site)}
	if t.Flags&rules.Peasant != 0 {
		about = append(about, c.Board[withPeasant])
	} else {
		about = append(about, c.Board[noPeasant])
	}
	if o := c.s.OccupierOf(t); o != game.Nobody {
		about = append(about, c.caption(occupiedBy, "soldier", c.soldierName(t.Site/2)))
	}
	if c.s.Besieged(p, t) {
		about = append(about, c.Board[besiegedNow])
	}
	return c.Cap(commas(about))
}

func commas(parts []string) (text string) {
	for _, p := range parts {
		if p != "" && text != "" {
			text += ", "
		}
		text += p
	}
	return text
}
