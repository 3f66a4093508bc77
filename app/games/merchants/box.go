package merchants

import (
	"tabard/app/face"
	say "tabard/app/words/merchants"
	"tabard/engines/game"
	rules "tabard/engines/merchants"
)

// boxWords are the words of a box.
func boxWords() face.Numbers {
	n := face.NumbersOf[say.Boxsheet, say.Boxcol](say.BoxlawNamed)
	n.Row = rowName
	n.Name = func(c *game.Column, n int) string {
		switch c.ID {
		case "tile":
			return say.Race(n).String()
		case "deck":
			return c.Names[n]
		}
		return say.Weapon(n).String()
	}
	return n
}

// rowName is what a row of a sheet is called.
func rowName(s *game.Sheet, row int) string {
	switch s.ID {
	case "limits":
		return say.Season(row).String()
	case "board4":
		return frontName(rules.Board4[row])
	case "board3":
		return frontName(rules.Board3[row])
	case "mats4", "mats3":
		return say.Mat(row).String()
	case "crafts":
		return say.SubCraftCard(row + 1)
	case "kingdoms":
		return say.Card(row + 1).String()
	case "links":
		return say.SubKingdomBox(2*row + 1)
	}
	return face.NamedRow(say.BoxrowNamed, s, row)
}

// frontName is what a row of a board is called.
func frontName(r rules.Row) string { return say.BoxrowsFront(say.Race(r.Race), say.Region(r.Region)) }
