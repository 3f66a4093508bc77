package conquer

import "tabard/engines/game"

// Laying the board: the players take turns with tiles, clockwise from the one who rolled highest, then they choose their
// places in the same order.

// fits says that a tile side may lie so in that slot.
func (s *State) fits(slot, tile int, side Side, turns int) bool {
	return s.Opt&OptAlign == 0 || RiversMeet(s.Placement, slot, TileCode(tile, side, turns))
}

// slotOpen says that a tile may lie in that slot: the centre first, then beside what lies.
func (s *State) slotOpen(slot int) bool {
	l := s.Placement.Layout
	if s.Placement.Tiles[slot] != 0 {
		return false
	}
	if s.Placement.Tiles == [14]byte{} {
		return slot == CentreSlot(l)
	}
	for d := range Directions {
		if o := NextSlot(l, slot, d); o >= 0 && o < LayoutTiles(l) && s.Placement.Tiles[o] != 0 {
			return true
		}
	}
	return false
}

// turnsFor says that some turn of the tile side fits the slot.
func (s *State) turnsFor(slot, tile int, side Side) bool {
	for turns := range Directions {
		if s.fits(slot, tile, side, turns) {
			return true
		}
	}
	return false
}

// slotFor says that some open slot takes the tile side.
func (s *State) slotFor(tile int, side Side) bool {
	for slot := range LayoutTiles(s.Placement.Layout) {
		if s.slotOpen(slot) && s.turnsFor(slot, tile, side) {
			return true
		}
	}
	return false
}

// listLaying lists the answers to the questions of laying.
func (s *State) listLaying(dst []game.Action, f *game.Frame) []game.Action {
	l := s.Placement.Layout
	switch f.Kind {
	case FrameTile:
		used := uint16(0)
		for _, code := range s.Placement.Tiles {
			if code != 0 {
				used |= 1 << TileOf(code)
			}
		}
		for tile := 1; tile <= Tiles; tile++ {
			if used>>tile&1 == 0 {
				dst = append(dst, PickTile(tile))
			}
		}
	case FrameSide:
		for side := range Side(Sides) {
			if s.slotFor(int(f.A), side) {
				dst = append(dst, PickSide(int(side)))
			}
		}
	case FrameSlot:
		for slot := range LayoutTiles(l) {
			if s.slotOpen(slot) && s.turnsFor(slot, int(f.A), Side(f.B)) {
				dst = append(dst, PickSlot(slot))
			}
		}
	case FrameRotation:
		for turns := range Directions {
			if s.fits(int(f.B), int(f.A>>1), Side(f.A&1), turns) {
				dst = append(dst, PickRotation(turns))
			}
		}
	case FrameSeatSlot:
		taken := uint8(0)
		for _, slot := range s.Placement.Seats {
			taken |= 1 << slot
		}
		for slot := range LayoutSeats(l) {
			if taken>>(slot+1)&1 == 0 {
				dst = append(dst, PickSeatSlot(slot))
			}
		}
	}
	return dst
}

// lay answers the questions of laying.
func (s *State) lay(f game.Frame, a game.Action, out *game.Sink) {
	p := f.Who
	switch f.Kind {
	case FrameTile:
		s.Ask(FrameSide, p, a.A, 0, int(f.N))
	case FrameSide:
		s.Ask(FrameSlot, p, f.A, a.A, int(f.N))
	case FrameSlot:
		s.Ask(FrameRotation, p, f.A<<1|f.B, a.A, int(f.N))
	case FrameRotation:
		s.Placement.Tiles[f.B] = TileCode(int(f.A>>1), Side(f.A&1), int(a.A))
		out.Add(game.Event{Kind: EvTile, Who: p, A: f.A, B: f.B, C: a.A})
		laid := int(f.N) + 1
		if laid < LayoutTiles(s.Placement.Layout) {
			s.Ask(FrameTile, s.next(p), 0, 0, laid)
			return
		}
		n := game.Player(s.N)
		s.Ask(FrameSeatSlot, (p+n-game.Player((laid-1)%int(n)))%n, 0, 0, 0)
	case FrameSeatSlot:
		s.Placement.Seats[p] = byte(a.A) + 1
		out.Add(game.Event{Kind: EvSeatSlot, Who: p, A: a.A})
		if int(f.N)+1 < int(s.N) {
			s.Ask(FrameSeatSlot, s.next(p), 0, 0, int(f.N)+1)
			return
		}
		s.boardLies(out)
	}
}
