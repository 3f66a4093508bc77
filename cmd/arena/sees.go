package main

import (
	"strings"

	"tabard/cmd/lineup"
	"tabard/engines/game"
)

// What a level could make of knowing everything: "knight:sees=1" is handed the position as it is, hands, decks and streams of luck
// too, and imagines no deals. No game has such a rival. It shows what there is to be gained by guessing better what lies hidden.

// rival is who plays in the arena.
type rival struct {
	game.Level
	sees bool
}

// rivalOf finds a rival by its name: a level's, with sees=1 among its numbers perhaps.
func rivalOf(def *game.Def, text string) (rival, error) {
	plain := strings.ReplaceAll(text, ":sees=1", "")
	l, err := lineup.Level(def, plain)
	l.ID = text
	return rival{l, plain != text}, err
}

// open is a position of which nothing is ever forgotten.
type open struct{ game.State }

func (open) Redact(game.Player)     {}
func (open) Determinize(*game.Rand) {}

func (o open) Clone() game.State        { return open{o.State.Clone()} }
func (o open) CopyFrom(from game.State) { o.State.CopyFrom(from.(open).State) }

// Brisk is that of the game, if it knows one.
func (o open) Brisk() {
	if b, ok := o.State.(game.Brisk); ok {
		b.Brisk()
	}
}

// opened is a game whose positions are open.
func opened(def game.Def) game.Def {
	eval := def.Eval
	def.Eval = func(s game.State, p game.Player) int32 { return eval(s.(open).State, p) }
	return def
}
