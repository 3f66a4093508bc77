package game

import "fmt"

// A box is all numbers that are printed on the components of a game. A game has a type Box, a flat comparable struct of them; House is ours.
// A position points to its box and to what follows from it (Shared); the rules read no number from anywhere else. What is said here of
// boxes is the same for all games: Def.Sheets names the numbers, and Visit of a Box walks them in that order, which is wire format.

// Provenance says where a number of House comes from.
type Provenance byte

// The provenances, as they stand in Sheet.From.
const (
	FromRulebook Provenance = 'r' // its text prints it or leaves no other value
	FromHouse    Provenance = 'h' // it stood only on artwork that is lost: it is ours
	NoNumber     Provenance = '.' // there is no such number on this component
)

// Column is a number that a kind of component has.
type Column struct {
	ID       string // machine name, the key of its words and in files
	Min, Max int16  // what the engine can play with
}

// Sheet is a kind of component with numbers on it, or a run of places with numbers on the board.
type Sheet struct {
	ID   string   // machine name, the key of its words and of its block in files
	Rows []string // machine names of the components, as printed from first to last
	Cols []Column
	From string // the Provenance of each number, row by row; one letter if it is the same for all
}

// Of is the provenance of the number of a row and column of House.
func (s *Sheet) Of(row, col int) Provenance {
	if len(s.From) == 1 {
		return Provenance(s.From[0])
	}
	return Provenance(s.From[row*len(s.Cols)+col])
}

// Numbers calls f with the row and column of each number of the sheet, in the order of the wire format.
func (s *Sheet) Numbers(f func(row, col int)) {
	for row := range s.Rows {
		for col := range s.Cols {
			if s.Of(row, col) != NoNumber {
				f(row, col)
			}
		}
	}
}

// Boxed is a *Box of a game.
type Boxed interface {
	// Visit calls f with each number in the order of Def.Sheets and puts what f returns in its place.
	Visit(f func(old int) int)
	// Check returns an error that names the first number with which the engine cannot play: one beyond its column's bounds, or one
	// that breaks a law together with others.
	Check() error
}

// VisitNumber is Visit of one number.
func VisitNumber[T ~int | ~int8 | ~int16 | ~int32 | ~uint8 | ~uint16 | ~uint32](n *T, f func(int) int) {
	*n = T(f(int(*n)))
}

// VisitNumbers is Visit of numbers in a row.
func VisitNumbers[T ~int | ~int8 | ~int16 | ~int32 | ~uint8 | ~uint16 | ~uint32](row []T, f func(int) int) {
	for i := range row {
		VisitNumber(&row[i], f)
	}
}

// CheckBounds returns an error that names the first number of a box that is beyond the bounds of its column.
func CheckBounds(sheets []Sheet, b Boxed) error {
	var all []int
	b.Visit(func(n int) int { all = append(all, n); return n })
	var err error
	for i := range sheets {
		s := &sheets[i]
		s.Numbers(func(row, col int) {
			c := s.Cols[col]
			if n := all[0]; err == nil && (n < int(c.Min) || n > int(c.Max)) {
				err = fmt.Errorf("%w: %s of %s, %s: %d, from %d to %d", ErrBox, c.ID, s.Rows[row], s.ID, n, c.Min, c.Max)
			}
			all = all[1:]
		})
	}
	return err
}
