package house

import (
	"errors"

	"tabard/app/lingo"
	"tabard/app/session"
	"tabard/engines/game"
	"tabard/engines/save"
	"tabard/web/store"
)

// problems are the errors that have a text of their own, the most telling first.
var problems = [...]struct {
	err error
	id  string
}{
	{store.ErrOwed, "problem.owed"}, {store.ErrFull, "problem.full"}, {store.ErrBlocked, "problem.blocked"}, {store.ErrStale, "problem.stale"},
	{store.ErrUnsure, "problem.unsure"}, {store.ErrNone, "problem.none"}, {store.ErrGone, "problem.gone"},
	{save.ErrCut, "problem.cut"}, {save.ErrChanged, "problem.changed"}, {save.ErrNewer, "problem.newer"},
	{save.ErrUnknownGame, "problem.unknown"}, {save.ErrNotSave, "problem.notsave"}, {save.ErrBroken, "problem.broken"},
	{game.ErrSetup, "problem.setup"}, {session.ErrSeats, "problem.seats"},
}

// Problem is an error of the store, of a save or of a set-up in the player's words. What the error itself says is for engineers.
func Problem(err error) string {
	for _, p := range &problems {
		if errors.Is(err, p.err) {
			return lingo.T(p.id)
		}
	}
	return lingo.T("problem.other")
}
