package merchants

// layout is what a board says of its spaces, worked out once. Sets of spaces are masks.
type layout struct {
	all      uint64 // the spaces in play
	wants    [MaxSpaces]Weapon
	race     [MaxSpaces]Race
	region   [MaxSpaces]Region
	opposite [MaxSpaces]uint8
	asks     [Weapons]uint64                // spaces that want a weapon
	within   [Regions][Depths + 2]uint64    // spaces of a region up to a depth, 7 for all
	field    [Regions][Depths + 1]uint64    // both spaces of a battlefield
	fields   [Regions * Depths]fieldOfSides // the battlefields in play by region and depth; the rest is zero
}

// fieldOfSides is a battlefield: its place and its spaces, that of the lower row first.
type fieldOfSides struct{ region, depth, first, second uint8 }

func (s *State) layout() *layout { return &s.box.layouts[s.N&1] }

// lay works out a layout of these rows and of what their spaces want by depth-1.
func (l *layout) lay(rows []Row, wants [][Depths]Weapon) {
	for i, r := range rows {
		for d := 1; d <= Depths; d++ {
			space := SpaceOf(i, d)
			bit := uint64(1) << space
			l.all |= bit
			l.wants[space], l.race[space], l.region[space] = wants[i][d-1], r.Race, r.Region
			l.asks[wants[i][d-1]] |= bit
			l.field[r.Region][d] |= bit
			for f := d; f <= Depths+1; f++ {
				l.within[r.Region][f] |= bit
			}
		}
	}
	n := 0
	for region := range Region(Regions) {
		first, second := -1, -1
		for i, r := range rows {
			switch {
			case r.Region != region:
			case first < 0:
				first = i
			default:
				second = i
			}
		}
		for d := 1; second >= 0 && d <= Depths; d++ {
			a, b := SpaceOf(first, d), SpaceOf(second, d)
			l.opposite[a], l.opposite[b] = uint8(b), uint8(a)
			l.fields[n] = fieldOfSides{region, uint8(d), uint8(a), uint8(b)}
			n++
		}
	}
}

// empty is the mask of the spaces without a weapon.
func (s *State) empty() (mask uint64) {
	for i, t := range s.Spaces {
		if t == 0 {
			mask |= 1 << i
		}
	}
	return mask & s.layout().all
}

// reach is the mask of the spaces that are not locked.
func (s *State) reach() (mask uint64) {
	l := s.layout()
	for r, f := range s.Frontier {
		mask |= l.within[r][f]
	}
	return mask
}

// open is the mask of the spaces that a normal sale may go into.
func (s *State) open() uint64 { return s.empty() & s.reach() }

// asking is the mask of the spaces that want one of the weapons in the mask.
func (l *layout) asking(weapons uint8) (mask uint64) {
	for w, m := range l.asks {
		if weapons>>w&1 == 1 {
			mask |= m
		}
	}
	return mask
}

// heldMask is the mask of the weapon types that the seat holds.
func (q *Seat) heldMask() (weapons uint8) {
	for k, n := range q.Held {
		if n > 0 {
			weapons |= 1 << WeaponOf(Kind(k))
		}
	}
	return weapons
}

// sellable is the mask of the spaces that the sale allowed by a kingdom card can go into, with weapons of those types:
// any open space that wants none of them but for Bait and Switch, a locked one for Smuggler's Road, an open one for
// Desperate Times and for the Sell action.
func (s *State) sellable(card, weapons uint8) uint64 {
	l := s.layout()
	switch card {
	case BaitAndSwitch:
		mask := uint64(0)
		for w := range Weapon(Weapons) { // a space is out only if what it wants is all there is
			if weapons&^(1<<w) != 0 {
				mask |= l.asks[w]
			}
		}
		return s.open() & mask
	case SmugglersRoad:
		return s.empty() &^ s.reach() & l.asking(weapons)
	}
	return s.open() & l.asking(weapons)
}
