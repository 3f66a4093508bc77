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
	n.Row, n.First = rowName, first[:]
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

// first are the twenty numbers that change play most, each with the reason.
var first = [...]face.First{
	{Sheet: "weapons", Col: "forge"},    // every weapon is forged
	{Sheet: "weapons", Col: "sell"},     // and most are sold
	{Sheet: "weapons", Col: "end"},      // the others count so
	{Sheet: "weapons", Col: "defeated"}, // what wars are fought for
	{Sheet: "limits", Col: "cards"},     // how many kingdom cards work at a time
	{Sheet: "prizes", Col: "first"},     // the largest sum at the end
	{Sheet: "prizes", Col: "second"},    // and the next
	{Sheet: "links", Col: "craft"},      // what a kingdom card takes away with it
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
