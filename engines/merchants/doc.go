// Package merchants is Battle Merchants: two to four arms dealers learn crafts, forge weapons and sell them to four races
// at war, until after four seasons the richest wins. Designed by Gil Hova. The rulings cited as R-nn stand in RULES.md.
//
// # Where chance comes from and what is hidden
//
// Nothing but what the decks will bring: no seat knows more than another. A deck has no order; it is a mask of the cards
// that are left, and a card gets its identity when it is turned up, from the small stream of its deck. All shuffling
// ends with the set-up; afterwards only the refill at a turn's end draws.
//
// # How a turn is asked
//
// One action, what it opens, and the end of the turn as an act of its own, because the refill shows new cards.
package merchants

//go:generate go run ../../cmd/names
