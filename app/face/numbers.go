package face

import (
	"slices"

	"tabard/engines/game"
)

// Numbers has the words of the numbers of a game's box (game.Def.Sheets).
type Numbers struct {
	Sheet func(i int) string                      // by place in Def.Sheets: "Craft cards"
	Col   func(i int) string                      // by place among the columns of all sheets: "Price in bronze"
	Row   func(sheet *game.Sheet, row int) string // a component: "Field 2"
	// Name is what is printed for n in a column with Names. Its argument is one of them; nil if there are none.
	Name func(column *game.Column, n int) string
	// Shown is a component as it is drawn beside its fields, with the numbers of a box within bounds: its picture or symbol, chips and paragraphs. It
	// has neither picture nor symbol for what cannot be drawn.
	Shown func(b game.Boxed, sheet *game.Sheet, row int) Detail
	Law   func(id string) string // what numbers break together, as the sentence that holds: "A card costs at least one coin."
	// First are the numbers that change play most, the most telling first: a quick start asks for them.
	First []First
}

// First are numbers of a sheet in one column: those of the rows named, of all rows where none is.
type First struct {
	Sheet, Col string
	Rows       []string
}

// Has says that a row, by its machine name, is among them.
func (f *First) Has(row string) bool { return f.Rows == nil || slices.Contains(f.Rows, row) }

// NumbersOf has the words of the families that each game has.
func NumbersOf[Sheet, Col interface {
	~uint16
	String() string
}, Law interface{ String() string }](law func(string) (Law, bool)) Numbers {
	return Numbers{
		Sheet: func(i int) string { return Sheet(i).String() },
		Col:   func(i int) string { return Col(i).String() },
		Law: func(id string) string {
			x, ok := law(id)
			if !ok {
				return ""
			}
			return x.String()
		},
	}
}

// NamedRow is the words of a row that goes by its machine name; empty if it has none.
func NamedRow[Row interface{ String() string }](named func(string) (Row, bool), sheet *game.Sheet, row int) string {
	x, ok := named(sheet.Rows[row])
	if !ok {
		return ""
	}
	return x.String()
}

// SheetName is what a sheet of the face's game is called.
func (f *Face) SheetName(sheet int) string { return f.Numbers.Sheet(sheet) }

// RowName is what a component of a sheet is called.
func (f *Face) RowName(sheet, row int) string { return f.Numbers.Row(&f.Def.Sheets[sheet], row) }

// ColName is what a column of a sheet is called.
func (f *Face) ColName(sheet, col int) string {
	for i := range sheet {
		col += len(f.Def.Sheets[i].Cols)
	}
	return f.Numbers.Col(col)
}

// FieldName is what a number of a sheet is called: "Market cards, Field 2, price: bronze".
func (f *Face) FieldName(sheet, row, col int) string {
	return f.SheetName(sheet) + ", " + f.RowName(sheet, row) + ", " + f.ColName(sheet, col)
}
