package conquer

import (
	"sync"

	"tabard/app/face"
	"tabard/app/words"
	say "tabard/app/words/conquer"
	rules "tabard/engines/conquer"
	"tabard/engines/game"
)

// Places by name. The board has columns by letters from the west and rows by numbers from the north, so that a space is
// "C4" wherever it is spoken of. Rows run from east to west; every second one lies half a space further east.

// corner is the westernmost column and the northernmost row of a layout.
type corner struct{ column, row int }

var corners [rules.Layouts]struct {
	made sync.Once
	corner
}

// columnOf counts spaces from the west: two spaces one above the other in every second row are in one column.
func columnOf(q, r int) int { return q + (r-(r&1))/2 }

func cornerOf(l rules.Layout) corner {
	x := &corners[l]
	x.made.Do(func() {
		g := rules.GridOf(l)
		q, r := g.Coord(0)
		x.corner = corner{columnOf(q, r), r}
		for c := range g.Cells() {
			q, r := g.Coord(rules.Cell(c))
			x.column, x.row = min(x.column, columnOf(q, r)), min(x.row, r)
		}
	})
	return x.corner
}

// cellName is the name of a space: "C4".
func (c *teller) cellName(cell rules.Cell) string {
	l := c.s.Placement.Layout
	g := rules.GridOf(l)
	if int(cell) >= g.Cells() {
		return say.Nowhere.String()
	}
	at := cornerOf(l)
	q, r := g.Coord(cell)
	return letters(columnOf(q, r)-at.column) + num(r-at.row+1)
}

// letters counts columns: A to Z, AA, AB.
func letters(n int) string {
	if n < 26 {
		return string(rune('A' + n))
	}
	return letters(n/26-1) + letters(n%26)
}

// siteName is where a settlement stands or could stand, by its three spaces: "C4, D4 and C5".
func (c *teller) siteName(site rules.Site) string {
	cells, ok := rules.GridOf(c.s.Placement.Layout).SiteCells(site)
	if !ok {
		return say.Nowhere.String()
	}
	return say.SpacesOf(c.cellName(cells[0]), c.cellName(cells[1]), c.cellName(cells[2]))
}

// siteAt is where a settlement stands in short: its first space.
func (c *teller) siteAt(site rules.Site) string { return c.cellName(site / 2) }

// use is what a sentence does with a piece that it names: languages that decline have a form for each.
type use uint8

const (
	subject use = iota // the piece does something, or is something
	object             // something is done to it
	where              // something is beside it, on it, by it or with it
)

// The forms of pieces by their use.
var (
	townForms     = [...]func(owner words.Person, place string, town say.Town) string{say.NamedTown, say.NamedTownObject, say.NamedTownAt}
	soldierForms  = [...]func(owner words.Person, place string, soldier say.Soldier) string{say.NamedSoldier, say.NamedSoldierObject, say.NamedSoldierAt}
	occupierForms = [...]func(lord, owner words.Person, place string, soldier say.Soldier, town say.Town) string{say.NamedOccupier, say.NamedOccupierObject, say.NamedOccupierAt}
	goneTowns     = [...]func(place string) string{say.GoneTown, say.GoneTownObject, say.GoneTownAt}
	goneSoldiers  = [...]func(place string, soldier say.Soldier) string{say.GoneSoldier, say.GoneSoldierObject, say.GoneSoldierAt}
)

// townName is a settlement within a sentence: "your Farm at C4", "Ann's tier 2 Quarry at H7". One that is gone goes by its
// place alone.
func (c *teller) townName(site rules.Site, as use) string {
	p, i := c.s.TownAt(site)
	if p < 0 {
		return goneTowns[as](c.siteAt(site))
	}
	t := &c.s.Seats[p].Towns[i]
	return townForms[as](c.Person(p), c.siteAt(site), townOf(t.Type, t.Tier))
}

// soldierName is a soldier within a sentence: "your Archer at C4", "Ann's Knight in your Farm at H7". If none stands there
// any more it is "the soldier at C4".
func (c *teller) soldierName(cell rules.Cell, as use) string {
	p, i := c.s.SoldierAt(cell)
	if p < 0 {
		return c.soldierOf(game.Nobody, rules.NoSoldier, cell, as)
	}
	x := &c.s.Seats[p].Army[i]
	if owner, t := c.s.Occupying(x); t != nil {
		return occupierForms[as](c.Person(owner), c.Person(p), c.siteAt(t.Site), say.Soldier(x.Type), townOf(t.Type, t.Tier))
	}
	return c.soldierOf(p, x.Type, cell, as)
}

// soldierOf is a soldier of a seat and a type at a place, whether it still stands there or not.
func (c *teller) soldierOf(p game.Player, t rules.SoldierType, cell rules.Cell, as use) string {
	soldier := say.Soldier(t % (rules.SoldierTypes + 1))
	if p < 0 {
		return goneSoldiers[as](c.cellName(cell), soldier)
	}
	return soldierForms[as](c.Person(p), c.cellName(cell), soldier)
}

// way is where one space lies from another: "2 spaces north-east", "1 space east"; empty for the same one. The direction is that of the
// six which comes nearest.
func (c *teller) way(from, to rules.Cell) string {
	g := rules.GridOf(c.s.Placement.Layout)
	if from == to || int(from) >= g.Cells() || int(to) >= g.Cells() {
		return ""
	}
	q1, r1 := g.Coord(from)
	q2, r2 := g.Coord(to)
	best, most := 0, -1<<15
	for d := range rules.Directions {
		// Twice the inner product of the two ways, on coordinates whose axes stand at sixty degrees.
		dq, dr := stepOf[d][0], stepOf[d][1]
		if n := 2*(q2-q1)*dq + (q2-q1)*dr + (r2-r1)*dq + 2*(r2-r1)*dr; n > most {
			best, most = d, n
		}
	}
	return say.Distance(g.HexDist(from, to), say.Way(best))
}

// stepOf are the six directions as coordinates.
var stepOf = [rules.Directions][2]int{rules.East: {1, 0}, rules.SouthEast: {0, 1}, rules.SouthWest: {-1, 1}, rules.West: {-1, 0}, rules.NorthWest: {0, -1}, rules.NorthEast: {1, -1}}

// lord is in whose kingdom a space lies: "in your kingdom"; "in no kingdom" where nobody's.
func (c *teller) lord(cell rules.Cell) string {
	mask := c.s.Board().Kingdom(cell)
	var owners []string
	for p := range game.Player(c.s.N) {
		if mask>>p&1 == 1 {
			owners = append(owners, say.KingdomOwner(c.Person(p)))
		}
	}
	if owners == nil {
		return say.NoKingdom.String()
	}
	return say.InKingdom(words.And(owners))
}

// beside is what stands on the spaces next to one, friends and enemies of the viewer alike: "next to your Farm at C4 and
// Ann's Archer at D5"; empty if nothing does. One space is left out: where who goes there comes from.
func (c *teller) beside(cell, but rules.Cell) string {
	b := c.s.Board()
	var near []string
	seen := [rules.MaxSeats * rules.TownLimit]bool{}
	for d := range rules.Directions {
		o := b.Next(cell, d)
		if o == rules.NoCell || o == but {
			continue
		}
		if p, i := c.s.TownOn(o); p >= 0 {
			if n := int(p)*rules.TownLimit + i; !seen[n] {
				seen[n] = true
				near = append(near, c.townName(c.s.Seats[p].Towns[i].Site, where))
			}
			continue
		}
		if p, _ := c.s.SoldierAt(o); p >= 0 {
			near = append(near, c.soldierName(o, where))
		}
	}
	if near == nil {
		return ""
	}
	return say.NextTo(words.And(near))
}

// place tells of a space: terrain, kingdom and what is next to it.
func (c *teller) place(cell rules.Cell) string {
	return face.Notes(say.Terrain(c.s.Board().Terrain(cell)).String(), c.lord(cell), c.beside(cell, rules.NoCell))
}
