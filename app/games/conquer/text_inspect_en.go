package conquer

// account names a text of a sheet that explains a piece.
type account int

// The texts of sheets.
const (
	accountNone account = iota
	accounts
)

var enInspect = [accounts]string{}
