// Package coincrown is Coin & Crown, a game by Steven Aramini and Janice Baker, for two to four players: five years of
// drawing coins, buying cards, conquering lands and raising them. RULES.md lists every ruling with its source; tests
// cite its ids and those of the scenarios.
//
// What is hidden: the next card of each market deck (unless a Watchtower showed it to a seat), the next land under each
// top, and which coins a purse gives next. None of these has an order that could leak: decks and purses are multisets
// with a random stream each, and a card gets its identity when it is first seen.
package coincrown

//go:generate go run ../../cmd/names
