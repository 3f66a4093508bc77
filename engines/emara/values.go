package emara

import "tabard/engines/game"

// values are a box and what follows from it. They never change, and there are one values for a box, so that equal boxes have the same
// pointer.
type values struct {
	Box
	game.InShared
	packed              string            // the box by Def.PackBox; empty for ours
	price, stone, bread [2]Track          // by side
	tokensAt            [Locations]uint16 // tokens that are redeemed at each town location, as masks
}

// boxes are the values in use, but for those of House.
var boxes game.Shared

// house are the values of House. They are always there, so that nobody waits for them.
var house = workOut(House)

// valuesOf are the values of a box.
func valuesOf(b *Box) *values {
	if *b == House {
		return house
	}
	packed := Def.PackBox(b)
	return boxes.Of(packed, func() game.Sharable {
		v := workOut(*b)
		v.packed = packed
		return v
	}).(*values)
}

// workOut finds what follows from a box.
func workOut(b Box) *values {
	v := &values{Box: b, price: b.Price.sides(), stone: b.Stone.sides(), bread: b.Bread.sides()}
	for i := range b.Tokens {
		v.tokensAt[b.Tokens[i].At] |= 1 << i
	}
	return v
}

// Track is one side of a marker: its numbers in the order in which they come up, and the number printed on the board
// that holds once the marker is gone.
type Track struct {
	Numbers [4]uint8
	Len     uint8
	After   uint8
}

// At is the number that the track shows on that step; After from the end on.
func (t *Track) At(step uint8) int {
	if step < t.Len {
		return int(t.Numbers[step])
	}
	return int(t.After)
}

// sides are both sides of a marker: for up to three seats, and for four.
func (m *Marker) sides() [2]Track {
	small := Track{Len: uint8(len(m.Small)), After: m.Board}
	copy(small.Numbers[:], m.Small[:])
	return [2]Track{small, {m.Large, uint8(len(m.Large)), m.Board}}
}

// Sides of markers by number of seats: those of the prices, and those of stone and bread, which alone are those of four.
var (
	priceSide = [MaxSeats + 1]uint8{4: 1}
	siteSide  = [MaxSeats + 1]uint8{1: 1, 4: 1}
)
