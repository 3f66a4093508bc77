package coincrown

// former is a row of the market table as rules 1 had it, whose copies and prices were others.
type former struct {
	row    int
	value  uint8 // in bronze
	copies uint8
}

// formers are the rows that have changed since. A game that was begun then keeps the copies it was dealt and the price that is
// just being paid, and opens for ever.
var formers = [...]former{
	{RowByID("G05"), 9, 3}, // first, since by its copies a box is told from a present one
	{RowByID("G03"), 7, 3},
	{RowByID("G07"), 7, 2},
	{RowByID("S06"), 3, 4},
}

// Copies is how many copies of a row there are in the game, wherever they lie: a game of earlier rules may have others than the table.
func (s *State) Copies(row int) int {
	n := int(s.Left[row])
	for t := range s.Row {
		for _, place := range s.Row[t] {
			if int(place.Def) == row+1 {
				n++
			}
		}
	}
	for p := range s.Seats {
		n += int(s.Seats[p].Have[row])
	}
	return n
}

// isFormer says that the game was begun under rules 1.
func (s *State) isFormer() bool { return s.Copies(formers[0].row) == int(formers[0].copies) }

// box is how many copies of each row the game was dealt from.
func (s *State) box() (n [Rows]int) {
	for row, c := range MarketCards {
		n[row] = int(c.Copies)
	}
	if s.isFormer() {
		for _, c := range formers {
			n[c.row] = int(c.copies)
		}
	}
	return n
}

// costs says whether a card may just be sold for a price: what it costs, or what it did where the sale began under rules 1.
func (s *State) costs(row, price int) bool {
	if int(cardValue[row]) == price {
		return true
	}
	for _, c := range formers {
		if c.row == row && int(c.value) == price {
			return s.isFormer()
		}
	}
	return false
}
