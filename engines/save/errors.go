package save

import "errors"

// What can be wrong with a record. Words for people belong to the app; these are for errors.Is.
var (
	// ErrNotSave says that the data is something else.
	ErrNotSave = errors.New("save: not a saved game")
	// ErrCut says that the data ends before its own length.
	ErrCut = errors.New("save: cut off")
	// ErrChanged says that the data has its length but not its checksum.
	ErrChanged = errors.New("save: changed since it was written")
	// ErrNewer says that a newer program wrote it.
	ErrNewer = errors.New("save: format is newer than this program")
	// ErrUnknownGame says that this program has no such game.
	ErrUnknownGame = errors.New("save: unknown game")
	// ErrBroken says that the data is whole but its content makes no sense.
	ErrBroken = errors.New("save: content is broken")
	// ErrHistory says that the moves do not lead to the position. The game goes on without them.
	ErrHistory = errors.New("save: history does not replay")
)
