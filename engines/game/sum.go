package game

import "hash/maphash"

var sums = maphash.MakeSeed()

// Sum is a hash of a position, many times quicker than Hash: equal for equal positions for as long as the program runs.
func Sum[T comparable](s T) uint64 { return maphash.Comparable(sums, s) }
