package conquer

import (
	"tabard/app/face"
	"tabard/app/words"
	say "tabard/app/words/conquer"
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
		return say.SiteFree(c.siteName(rules.Site(a)))
	case name == "slot":
		return say.SlotEmpty(c.labeller().slotName(a))
	case name == "place":
		return say.PlaceEmpty(c.labeller().slotName(rules.LayoutTiles(c.s.Placement.Layout) + a))
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
			return commas([]string{text, say.CanGo(n), d.nearest(rules.Cell(a))})
		}
		if share, can := d.aims.shares[rules.Cell(a)]; can {
			return commas([]string{text, say.CanAttack(shareText(share))})
		}
	}
	return commas([]string{text, say.CanChoose.String()})
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
	return say.EnemyNear(best)
}

// hexName is a space with what stands on it, and what it costs to go there.
func (c mapper) hexName(cell rules.Cell) string {
	b := c.s.Board()
	about := []string{c.cellName(cell), say.Terrain(b.Terrain(cell)).String()}
	if p, i := c.s.SoldierAt(cell); p != game.Nobody {
		x := &c.s.Seats[p].Army[i]
		about = append(about, c.soldierName(cell, subject))
		for bit, word := range flagWords {
			if x.Flags>>bit&1 == 1 && word != 0 {
				about = append(about, word.String())
			}
		}
	} else if p, i := c.s.TownOn(cell); p != game.Nobody {
		about = append(about, c.townName(c.s.Seats[p].Towns[i].Site, subject))
	}
	if b.Kingdom(cell) != 0 {
		about = append(about, c.lord(cell))
	}
	for d := range rules.Directions {
		switch b.Edge(cell, d) {
		case rules.EdgeRiver:
			about = append(about, say.RiverThere(say.Way(d)))
		case rules.EdgeBridge:
			about = append(about, say.BridgeThere(say.Way(d)))
		}
	}
	return commas(about)
}

// flagWords say how a soldier fares, by the bits of its flags.
var flagWords = [8]words.Text{0: say.HasMoved, 1: say.HasAttacked, 6: say.SickSoon, 7: say.IsSick}

// townState is a settlement with who works there and who troubles it.
func (c mapper) townState(p game.Player, t *rules.Town) string {
	about := []string{c.townName(t.Site, subject)}
	if t.Flags&rules.Peasant != 0 {
		about = append(about, say.WithPeasant.String())
	} else {
		about = append(about, say.NoPeasant.String())
	}
	if o := c.s.OccupierOf(t); o != game.Nobody {
		about = append(about, say.OccupiedBy(c.soldierName(t.Site/2, where)))
	}
	if c.s.Besieged(p, t) {
		about = append(about, say.BesiegedNow.String())
	}
	return words.Cap(commas(about))
}
