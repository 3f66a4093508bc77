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
	n.Row, n.First, n.Shown = rowName, first[:], shown
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

// shown is a row of a sheet with the numbers of a box.
func shown(boxed game.Boxed, s *game.Sheet, row int) (d face.Detail) {
	b := boxed.(*rules.Box)
	switch s.ID {
	case "hut":
		l := row / rules.Huts
		d.Art, d.Chips = rules.LocationNames[l], costChips(b.HutCosts[l][row%rules.Huts], 0)
	case "rank":
		x := &b.Ranks[row+1]
		d.Icon, d.Chips = nobleIcon, goodChips(false, coin, int(x.Coins), ring, int(x.Rings))
		for _, n := range x.CP {
			d.Chips = append(d.Chips, pointChips(int(n), 0)...)
		}
	case "advisor":
		a := rules.Advisor(row + 1)
		d.Art, d.Chips = rules.AdvisorNames[a], advisorChips(b, a)
		d.Say(advisorDoes(b, a) + ".")
	case "event":
		e := rules.Event(row + 1)
		d.Art = rules.OccasionNames[e]
		d.Say(eventDoes(b, e) + ".")
	case "token":
		t := &b.Tokens[row]
		d.Art, d.Chips = rules.LocationNames[t.At], append(pointChips(int(t.CP), int(t.BP)),
			goodChips(true, int(rules.Book), int(t.Gain[0]), int(rules.Ring), int(t.Gain[1]), int(rules.Coin), int(t.Gain[2]))...)
	}
	return d
}
