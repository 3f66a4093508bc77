// Package conquer is Craft & Conquer: Medieval: two to four lords raise settlements and armies on a board of hexes and
// fulfil objectives; who has made the most of them when the last round ends rules the realm. Published by Savage Gamez.
// The rulings cited as R-nn stand in RULES.md.
//
// # Where chance comes from and what is hidden
//
// The decks have no order: a card gets its identity from the stream of its deck when it is drawn. All dice come from one
// stream. Hidden are the objectives and action cards in a hand from everybody else, and what the streams will bring from
// all. After a reshuffle a view no longer knows that an old hidden card cannot be one of those discarded since.
//
// # How a turn is asked
//
// Siege purchases, the exchange of drawn cards, the menu of the main part, and the last step with the peasants. Compound
// actions are one question after another; trades within one run come in a fixed order, so that what a run amounts to is
// reached in one way. Other seats are asked for reactions when everybody can see that they may hold a fitting card and that
// it would have a target, whether they hold it or not: being asked tells nothing.
//
// # The board and the box
//
// A position holds only the placement of the tiles. The board that follows from it is interned: one per placement. So are the numbers
// that are printed on components (box.go): one for equal boxes. A board depends on no number of a box.
package conquer

//go:generate go run ../../cmd/names
