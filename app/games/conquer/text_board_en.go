package conquer

// caption names a text of the board.
type caption int

// The texts of the board.
const (
	captionNone caption = iota
	captions
)

var enBoard = [captions]string{}
