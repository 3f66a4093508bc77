package emara

import (
	"tabard/app/face"
	say "tabard/app/words/emara"
	rules "tabard/engines/emara"
	"tabard/engines/game"
)

// boxWords are the words of a box.
func boxWords() face.Numbers {
	n := face.NumbersOf[say.Boxsheet, say.Boxcol](say.BoxlawNamed)
	n.Row, n.First = rowName, first[:]
	n.Name = func(_ *game.Column, n int) string { return say.Place(n).String() }
	return n
}

// first are the twenty numbers that change play most, each with the reason.
var first = [...]face.First{
	{Sheet: "rank", Col: "coins"},                               // which ranks a game can afford
	{Sheet: "rank", Col: "first"},                               // the citizens that most games are won by
	{Sheet: "craftsman", Col: "citizens"},                       // everybody hires them
	{Sheet: "price", Col: "small1"},                             // what donations and gifts cost at first,
	{Sheet: "price", Col: "small2"},                             // and how fast
	{Sheet: "price", Col: "small3"},                             // that changes
	{Sheet: "site", Col: "small1"},                              // deliveries of stone and bread
	{Sheet: "leftover", Col: "halves", Rows: []string{"Token"}}, // whether tokens are kept
}

// rowName is what a row of a sheet is called.
func rowName(s *game.Sheet, row int) string {
	switch s.ID {
	case "hut":
		return say.BoxrowsHut(row%rules.Huts+1, say.Place(row/rules.Huts))
	case "rank":
		return say.Rank(row + 1).String()
	case "advisor":
		return say.Advisor(row + 1).String()
	case "event":
		return say.Occasion(row + 1).String()
	case "token":
		return say.BoxrowsToken(row + 1)
	case "site":
		return say.Good(int(rules.Stone) + row).String()
	case "book":
		return say.BoxrowsBooks(row + 1)
	case "leftover":
		if row < rules.Goods {
			return say.Good(row).String()
		}
	}
	return face.NamedRow(say.BoxrowNamed, s, row)
}
