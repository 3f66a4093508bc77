package app

import (
	"tabard/app/face"
	"tabard/app/games/coincrown"
	"tabard/app/games/conquer"
	"tabard/app/games/emara"
	"tabard/app/games/merchants"
	"tabard/engines"
	"tabard/engines/game"
)

// faces are the games that have words and a board.
var faces = []*face.Face{coincrown.Face(), emara.Face(), merchants.Face(), conquer.Face()}

// Faces returns every playable game. A game that nobody has drawn yet shows its machine names.
func Faces() []*face.Face {
	out := make([]*face.Face, 0, len(faces))
	for _, d := range engines.Games() {
		out = append(out, faceOf(d))
	}
	return out
}

func faceOf(d *game.Def) *face.Face {
	for _, f := range faces {
		if f.Def == d {
			return f
		}
	}
	return face.Plain(d)
}

// FaceByID returns the game of that id, or nil.
func FaceByID(id string) *face.Face {
	if d := engines.ByID(id); d != nil {
		return faceOf(d)
	}
	return nil
}
