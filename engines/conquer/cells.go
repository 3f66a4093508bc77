package conquer

import (
	"math/bits"

	"tabard/engines/game"
)

// CellSet is a set of spaces. What is done with whole sets is written out word by word: that is three to six times as fast as
// a loop where the program runs as WebAssembly, and no menu does without.
type CellSet [(MaxCells + 63) / 64]uint64

const _ = uint(11 - len(CellSet{})) // as many as are written out

// Has says whether the space is in the set.
func (s *CellSet) Has(c Cell) bool { return s[c>>6]>>(c&63)&1 != 0 }

// Add puts a space into the set.
func (s *CellSet) Add(c Cell) { s[c>>6] |= 1 << (c & 63) }

// Remove takes a space out of the set.
func (s *CellSet) Remove(c Cell) { s[c>>6] &^= 1 << (c & 63) }

// Next is the lowest space of the set from there on, or NoCell:
//
//	for c := s.Next(0); c != NoCell; c = s.Next(c + 1) { … }
func (s *CellSet) Next(from Cell) Cell { return nextBit(s[:], from) }

// Len is how many spaces are in the set.
func (s *CellSet) Len() int {
	n := 0
	for _, w := range s {
		n += bits.OnesCount64(w)
	}
	return n
}

// Minus is the set without the spaces of another.
func (s CellSet) Minus(o *CellSet) CellSet {
	s.drop(o)
	return s
}

// drop takes all spaces of another set out of the set.
func (s *CellSet) drop(o *CellSet) {
	s[0], s[1], s[2], s[3], s[4], s[5] = s[0]&^o[0], s[1]&^o[1], s[2]&^o[2], s[3]&^o[3], s[4]&^o[4], s[5]&^o[5]
	s[6], s[7], s[8], s[9], s[10] = s[6]&^o[6], s[7]&^o[7], s[8]&^o[8], s[9]&^o[9], s[10]&^o[10]
}

// keep takes all spaces out of the set that are not in another.
func (s *CellSet) keep(o *CellSet) {
	s[0], s[1], s[2], s[3], s[4], s[5] = s[0]&o[0], s[1]&o[1], s[2]&o[2], s[3]&o[3], s[4]&o[4], s[5]&o[5]
	s[6], s[7], s[8], s[9], s[10] = s[6]&o[6], s[7]&o[7], s[8]&o[8], s[9]&o[9], s[10]&o[10]
}

// actions appends an action for every space of the set.
func (s *CellSet) actions(dst []game.Action, k game.Kind) []game.Action {
	for i, left := range s {
		for ; left != 0; left &= left - 1 {
			dst = append(dst, game.Action{Kind: k, A: Cell(i<<6 + bits.TrailingZeros64(left))})
		}
	}
	return dst
}

// join puts all spaces of another set into the set.
func (s *CellSet) join(o *CellSet) {
	s[0], s[1], s[2], s[3], s[4], s[5] = s[0]|o[0], s[1]|o[1], s[2]|o[2], s[3]|o[3], s[4]|o[4], s[5]|o[5]
	s[6], s[7], s[8], s[9], s[10] = s[6]|o[6], s[7]|o[7], s[8]|o[8], s[9]|o[9], s[10]|o[10]
}

func (s *CellSet) empty() bool {
	return s[0]|s[1]|s[2]|s[3]|s[4]|s[5]|s[6]|s[7]|s[8]|s[9]|s[10] == 0
}

// meets says that a space is in both sets.
func (s *CellSet) meets(o *CellSet) bool {
	return s[0]&o[0]|s[1]&o[1]|s[2]&o[2]|s[3]&o[3]|s[4]&o[4]|s[5]&o[5]|s[6]&o[6]|s[7]&o[7]|s[8]&o[8]|s[9]&o[9]|s[10]&o[10] != 0
}

// put adds some spaces, of a soldier or of a settlement.
func (s *CellSet) put(x spaces) {
	for _, c := range x.cell[:x.n] {
		s.Add(c)
	}
}

func nextBit(words []uint64, from uint16) uint16 {
	i := int(from >> 6)
	if i >= len(words) {
		return NoCell
	}
	w := words[i] >> (from & 63) << (from & 63)
	for w == 0 {
		if i++; i == len(words) {
			return NoCell
		}
		w = words[i]
	}
	return uint16(i<<6 + bits.TrailingZeros64(w))
}
