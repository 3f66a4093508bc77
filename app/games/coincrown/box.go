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
	n.Row, n.First, n.Shown = rowName, first[:], shown
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
		return say.Card(buildings[row]).String()
	case "strength":
		return say.Card(fighters[row]).String()
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

// buildings and fighters are the kinds of cards by row of their sheets.
var (
	buildings = [...]rules.CardKind{rules.TollStation, rules.Fortress, rules.Harbor}
	fighters  = [...]rules.CardKind{rules.StandardTroop, rules.EliteTroop, rules.Armor, rules.Cavalry}
)

// shown is a row of a sheet with the numbers of a box.
func shown(boxed game.Boxed, s *game.Sheet, row int) (d face.Detail) {
	b := boxed.(*rules.Box)
	card := func(k rules.CardKind) {
		d.Art = pictures[k]
		d.Say(cardLine(b, k))
	}
	switch s.ID {
	case "market":
		card(rules.MarketCards[row].Kind)
		d.Chips = coinChips(b.Cards[row].Cost, false)
	case "buildings":
		card(buildings[row])
	case "strength":
		card(fighters[row])
	case "blind":
		d.Art, d.Chips = "back-"+strconv.Itoa(row), coinChips(fewest(int(b.BlindPrice[row])), false)
	case "ranks":
		d.Art, d.Chips = rankPicture(rules.Level(row)), []face.Chip{pointChip(int(b.LandPoints[row]))}
	case "lands":
		x := &b.Lands[row]
		d.Art, d.Chips = "land-"+scenery[row:row+1], []face.Chip{{Icon: "g-shield", N: int(x.Shield), Word: say.RowShield.String()}}
		for l := rules.LandCards[row].Printed; l < rules.City; l++ {
			d.Say(say.SheetLandNeeds(say.Rank(l+1), symbolText(x.Steps[l])))
		}
	case "overseas":
		d.Art = goodPicture(rules.OverseasItems[row+1])
	case "mint", "church":
		d.Art = s.ID
	}
	return d
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
