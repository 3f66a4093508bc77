package coincrown

import (
	"strconv"

	"tabard/app/face"
	say "tabard/app/words/coincrown"
	rules "tabard/engines/coincrown"
	"tabard/engines/game"
)

// boxWords are the words of a box.
func boxWords() face.Numbers {
	n := face.NumbersOf[say.Boxsheet, say.Boxcol](say.BoxlawNamed)
	n.Row, n.First = rowName, first[:]
	n.Name = func(_ *game.Column, n int) string { return say.Tier(n).String() }
	return n
}

// first are the twenty numbers that change play most, each with the reason.
var first = [...]face.First{
	{Sheet: "coins", Col: "purse"},  // what the first purchases are made with
	{Sheet: "ranks", Col: "points"}, // the largest part of every score
	{Sheet: "iron", Col: "points"},  // the second: what the last years race for
	{Sheet: "blind", Col: "price"},  // a way round the market, in every year
	{Sheet: "market", Col: "attacks", Rows: []string{"B08 StandardTroop", "S04 EliteTroop"}}, // how much a troop fights for its price
}

// rowName is what a row of a sheet is called.
func rowName(s *game.Sheet, row int) string {
	switch s.ID {
	case "coins":
		return say.Denom(row).String()
	case "market":
		return marketRow(row)
	case "buildings":
		return say.Card([...]rules.CardKind{rules.TollStation, rules.Fortress, rules.Harbor}[row]).String()
	case "strength":
		return say.Card([...]rules.CardKind{rules.StandardTroop, rules.EliteTroop, rules.Armor, rules.Cavalry}[row]).String()
	case "blind":
		return say.Tier(row).String()
	case "ranks":
		return say.Rank(row).String()
	case "lands":
		return landName(uint16(row))
	case "iron":
		return say.Iron(row).String()
	case "overseas":
		return itemText(&rules.House, rules.Item(row+1)) // by our strengths: a box has one of each size
	}
	return face.NamedRow(say.BoxrowNamed, s, row)
}

// marketRow is what a row of the market is called: with a number where cards of one kind come with different numbers.
func marketRow(row int) string {
	n, all := 0, 0
	kind := rules.MarketCards[row].Kind
	for i, c := range rules.MarketCards {
		if c.Kind == kind {
			if all++; i <= row {
				n++
			}
		}
	}
	name := say.Card(kind).String()
	if all > 1 {
		name += " " + strconv.Itoa(n)
	}
	return name
}
