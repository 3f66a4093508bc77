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
	n.Row, n.First, n.Shown = rowName, first[:], shown
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

// shown is a row of a sheet with the numbers of a box.
func shown(boxed game.Boxed, s *game.Sheet, row int) (d face.Detail) {
	b := boxed.(*rules.Box)
	want := func(n int, w rules.Weapon) {
		d.Chips = append(d.Chips, face.Chip{Icon: weaponIcon[w], N: n, Word: say.Weapon(w).String()})
	}
	mat := func(m *rules.MatSide) {
		want(1, m.Levels[0])
		want(2, m.Levels[1])
		d.Art = rules.RaceNames[m.Tile]
	}
	front := func(r rules.Row, depths *[rules.Depths]rules.Weapon) {
		for i, w := range depths {
			want(i+1, w)
		}
		d.Art = rules.RaceNames[r.Race]
	}
	switch s.ID {
	case "board4":
		front(rules.Board4[row], &b.Wants4[row])
	case "board3":
		front(rules.Board3[row], &b.Wants3[row])
	case "mats4":
		mat(&b.Mats4[row])
	case "mats3":
		mat(&b.Mats3[row])
	case "crafts":
		x := &b.Crafts[row+1]
		d.Art = rules.WeaponNames[x.Weapon]
		d.Chips = chips(weaponIcon[x.Weapon], int(x.Levels), say.ChipLevels(int(x.Levels), say.Weapon(x.Weapon)), true)
		if x.Times > 0 {
			para(&d, say.SheetCraftTimes(int(x.Times), say.Weapon(x.Weapon)))
		} else {
			para(&d, say.SheetCraftFree.String())
		}
	case "kingdoms":
		id := uint8(row + 1)
		d.Art, d.Chips = rules.KingdomCards[id].ID, append(pay(price(b, id)), earn(gain(b, id))...)
		para(&d, say.Card(id).Line())
	}
	return d
}
