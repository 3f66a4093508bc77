package app

import (
	"tabard/app/face"
	"tabard/app/games/coincrown"
	"tabard/app/games/emara"
	"tabard/app/games/merchants"
	"tabard/engines"
	"tabard/engines/game"
)

// faces are the games that have words and a board.
var faces = []*face.Face{coincrown.Face(), emara.Face(), merchants.Face()}

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

// soon is a game that is announced on the start screen.
type soon struct{ id, emblem string }

// announced are the games to come, in the order of the start screen.
var announced = []soon{{"emara", "game-emara"}, {"conquer", "game-conquer"}, {"merchants", "game-merchants"}}

// comingGames are those of the announced games that cannot be played yet.
func comingGames() []soon {
	var out []soon
	for _, c := range announced {
		if engines.ByID(c.id) == nil {
			out = append(out, c)
		}
	}
	return out
}
