// Package emara is Crown of Emara: one to four nobles send two councilors each round two circuits of locations, one of
// the countryside and one of the town, and win citizens and buildings; who has the highest lower total of the two after
// six rounds wears the crown. Designed by Benjamin Schwer. The rulings cited as R-nn stand in RULES.md.
//
// # Where chance comes from and what is hidden
//
// No pile has an order. What lies unseen is a mask, and a card or token gets its identity when somebody first sees it,
// from the small stream of its pile: one stream for each seat's action cards, one each for the events, the second
// advisors and the favor tokens. The hand of a seat is its own secret, and so are the tokens that it is choosing among.
// For everybody else a hand lies in the deck (see Redact).
//
// # How a turn is asked
//
// A turn plays a card into a slot and then is a menu: the card's action, the movement and the three bonus actions in
// any order. A location is visited in a menu of its own, which closes when nothing is left to do there.
// What costs something is paid in a question of its own.
package emara

//go:generate go run ../../cmd/names -done Leave
