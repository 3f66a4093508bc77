package house

import (
	"errors"

	"tabard/app/session"
	"tabard/app/words"
	say "tabard/app/words/shell"
	"tabard/engines/game"
	"tabard/engines/save"
	"tabard/web/store"
)

// problems are the errors that have a text of their own, the most telling first.
var problems = [...]struct {
	err  error
	text words.Text
}{
	{store.ErrOwed, say.ProblemOwed}, {store.ErrFull, say.ProblemFull}, {store.ErrBlocked, say.ProblemBlocked}, {store.ErrStale, say.ProblemStale},
	{store.ErrUnsure, say.ProblemUnsure}, {store.ErrNone, say.ProblemNone}, {store.ErrGone, say.ProblemGone},
	{save.ErrCut, say.ProblemCut}, {save.ErrChanged, say.ProblemChanged}, {save.ErrNewer, say.ProblemNewer},
	{save.ErrUnknownGame, say.ProblemUnknown}, {save.ErrNotSave, say.ProblemNotsave}, {save.ErrBroken, say.ProblemBroken},
	{game.ErrSetup, say.ProblemSetup}, {session.ErrSeats, say.ProblemSeats},
}

// Problem is an error of the store, of a save or of a set-up in the player's words. What the error itself says is for engineers.
func Problem(err error) string {
	for _, p := range &problems {
		if errors.Is(err, p.err) {
			return p.text.String()
		}
	}
	return say.ProblemOther.String()
}
