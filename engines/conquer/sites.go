package conquer

import "math/bits"

// Site is three spaces that touch one another, where a settlement can stand: 2*cell for the cell, the one east and the one
// south-east of it, 2*cell+1 for the cell, the one south-east and the one south-west.
type Site = uint16

// NoSite stands for none.
const NoSite Site = NoCell

// SiteSet is a set of sites.
type SiteSet [(2*MaxCells + 63) / 64]uint64

// Has says whether the site is in the set.
func (s *SiteSet) Has(x Site) bool { return s[x>>6]>>(x&63)&1 != 0 }

// Add puts a site into the set.
func (s *SiteSet) Add(x Site) { s[x>>6] |= 1 << (x & 63) }

// Next is the lowest site of the set from there on, or NoSite.
func (s *SiteSet) Next(from Site) Site { return nextBit(s[:], from) }

// Len is how many sites are in the set.
func (s *SiteSet) Len() int {
	n := 0
	for x := s.Next(0); x != NoSite; x = s.Next(x + 1) {
		n++
	}
	return n
}

// turnOfSite are the directions of the second and third space of a site.
var turnOfSite = [2][2]uint8{{East, SouthEast}, {SouthEast, SouthWest}}

// token are the spaces of a settlement at a site. It has none if the site is not on the board.
func (g *Grid) token(s Site) spaces {
	if int(s) >= len(g.sites) {
		return spaces{}
	}
	return g.sites[s]
}

// city are the spaces of an Avalon: those of its site and the fourth.
func (g *Grid) city(s Site, fourth Cell) spaces {
	x := g.token(s)
	x.cell[3], x.n = fourth, 4
	return x
}

// SiteCells are the three spaces of a site, or false if the board does not have them.
func (g *Grid) SiteCells(s Site) (cells [3]Cell, ok bool) {
	x := g.token(s)
	return [3]Cell(x.cell[:3]), x.n == 3
}

// firm says whether a settlement may cover a terrain.
func firm(t Terrain) bool { return t == Grass || t == Forest }

// survey notes what follows from terrain, rivers and kingdoms, when all of them lie.
func (b *Board) survey() {
	b.dry = b.weave(func(c Cell, d int) bool { return b.river[c]>>d&1 == 0 })
	for c, t := range b.terrain {
		b.terrains[t].Add(Cell(c))
		if land(t) {
			b.land.Add(Cell(c))
		}
		for d, o := range b.next[c] {
			if o != NoCell && b.river[c]>>d&1 == 0 && land(b.terrain[o]) {
				b.ways[c] |= 1 << d
			}
		}
	}
	b.findSites()
}

// findSites notes the sites that terrain, rivers and kingdoms allow, by seat.
func (b *Board) findSites() {
	for s := range Site(2 * b.Cells()) {
		x := b.token(s)
		if x.n == 0 {
			continue
		}
		owners := uint8(1<<MaxSeats - 1)
		for i, c := range x.all() {
			owners &= b.kingdom[c]
			if !firm(b.terrain[c]) || b.streams(c, x.cell[(i+1)%3]) {
				owners = 0
			}
		}
		for seat := range MaxSeats {
			if owners>>seat&1 != 0 {
				b.realms[seat].Add(s)
			}
		}
	}
}

// streams says whether a small river runs between two neighbours, bridged or not.
func (b *Board) streams(from, to Cell) bool {
	return (b.river[from]|b.bridge[from])>>b.direction(from, to)&1 != 0
}

// Sites are the sites of a seat's kingdom that terrain and rivers allow.
func (b *Board) Sites(seat int) *SiteSet { return &b.realms[seat] }

// freeSites are the sites at which a seat may build: in its kingdom, without soldiers, and with at least two spaces
// between them and every other settlement.
func (b *Board) freeSites(seat int, f *pieces) (free SiteSet) {
	taken := f.builtUp()
	for i, left := range b.realms[seat] {
		for ; left != 0; left &= left - 1 {
			if b.isFree(Site(i<<6+bits.TrailingZeros64(left)), &taken) {
				free[i] |= left & -left
			}
		}
	}
	return
}

// hasFreeSite says whether there is any of freeSites.
func (b *Board) hasFreeSite(seat int, f *pieces) bool {
	taken := f.builtUp()
	for s := b.realms[seat].Next(0); s != NoSite; s = b.realms[seat].Next(s + 1) {
		if b.isFree(s, &taken) {
			return true
		}
	}
	return false
}

// builtUp are the spaces under soldiers and settlements, and those within two of a settlement.
func (f *pieces) builtUp() (taken CellSet) {
	taken = f.soldier
	taken.join(&f.close)
	return taken
}

// isFree says that no space of a site is taken.
func (b *Board) isFree(s Site, taken *CellSet) bool {
	x := &b.sites[s].cell
	return !taken.Has(x[0]) && !taken.Has(x[1]) && !taken.Has(x[2])
}

// deploySpaces are the spaces on which a soldier may be deployed from a settlement of that seat: land in its kingdom,
// empty, and touching the settlement otherwise than across a small river. Siege, occupation and what was deployed before
// are the caller's to check.
func (b *Board) deploySpaces(seat int, town spaces, f *pieces) (set CellSet) {
	for _, c := range town.all() {
		for ways := b.ways[c]; ways != 0; ways &= ways - 1 {
			if o := b.next[c][bits.TrailingZeros8(ways)]; b.kingdom[o]>>seat&1 != 0 && !f.taken(o) {
				set.Add(o)
			}
		}
	}
	return
}

// fourthSpaces are the spaces that a settlement of that seat may cover in addition when it becomes the City of Avalon:
// beside it without a small river between, in the kingdom, empty, and still two spaces from every other settlement
//
func (b *Board) fourthSpaces(seat int, town spaces, f *pieces) (set CellSet) {
	beside := b.around(town)
	for c := beside.Next(0); c != NoCell; c = beside.Next(c + 1) {
		if b.fourth(c, seat, town, f) {
			set.Add(c)
		}
	}
	return
}

func (b *Board) fourth(c Cell, seat int, town spaces, f *pieces) bool {
	if !firm(b.terrain[c]) || b.kingdom[c]>>seat&1 == 0 || f.taken(c) {
		return false
	}
	for d, o := range b.next[c] {
		if o != NoCell && town.has(o) && b.Edge(c, d) != EdgeOpen {
			return false
		}
	}
	others := f.town
	for _, o := range town.all() {
		others.Remove(o)
	}
	return !others.meets(&b.near[c])
}
