// Package engines lists the games.
package engines

import (
	"tabard/engines/coincrown"
	"tabard/engines/conquer"
	"tabard/engines/emara"
	"tabard/engines/game"
	"tabard/engines/merchants"
)

// Games returns every playable game, in the order of the start screen.
func Games() []*game.Def { return []*game.Def{coincrown.Def, emara.Def, merchants.Def, conquer.Def} }

// ByID returns the game of that id, or nil.
func ByID(id string) *game.Def {
	for _, d := range Games() {
		if d.ID == id {
			return d
		}
	}
	return nil
}

// ByCode returns the game of that wire code, or nil.
func ByCode(code uint8) *game.Def {
	for _, d := range Games() {
		if d.Code == code {
			return d
		}
	}
	return nil
}
