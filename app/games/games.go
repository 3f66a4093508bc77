// Package games lists the games that can be played, each with its face.
package games

import (
	"tabard/app/face"
	"tabard/app/games/coincrown"
	"tabard/app/games/conquer"
	"tabard/app/games/emara"
	"tabard/app/games/merchants"
	"tabard/app/words"
	"tabard/engines"
	"tabard/engines/game"
)

// Drawn are the games that have words and a board. Tests put faces of their own here.
var Drawn = []*face.Face{{}, {}, {}, {}}

func init() {
	if words.Tag() != "" { // the client gets its words after this, from its page
		Renew()
	}
}

// Renew makes the faces anew, in the language at hand. Whoever holds one has the new words.
func Renew() {
	for i, f := range [...]*face.Face{coincrown.Face(), emara.Face(), merchants.Face(), conquer.Face()} {
		*Drawn[i] = *f
		f.Lesson.Then = Drawn[(i+1)%len(Drawn)]
	}
}

// All returns the face of every playable game, in the order of engines.Games. A game that nobody has drawn yet gets face.Plain.
func All() []*face.Face {
	out := make([]*face.Face, 0, len(Drawn))
	for _, d := range engines.Games() {
		out = append(out, Of(d))
	}
	return out
}

// Of returns the face of a game.
func Of(d *game.Def) *face.Face {
	for _, f := range Drawn {
		if f.Def == d {
			return f
		}
	}
	return face.Plain(d)
}

// ByID returns the face of the game of that id; nil if there is no such game.
func ByID(id string) *face.Face {
	if d := engines.ByID(id); d != nil {
		return Of(d)
	}
	return nil
}
