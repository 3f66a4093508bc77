package coincrown

import (
	"slices"

	"tabard/engines/game"
)

// sheets name the numbers of a Box in the order of Visit. Numbers are small counts of things on a table; the bounds that say more:
//
//   - A price is at most 51 bronze: then there are at most MaxPayments ways to pay it. It is at least 1, since there is no way to pay nothing. All coins together are worth more than that.
//   - A Standard Troop has 1 to 3 attacks and an Elite Troop 2 or 3: Seat.Troop and Seat.Fallen count these classes.
//   - A land has a shield, since the army's way to it is measured in shares of it.
//   - Ten copies of a row keep what an iron coin counts within a byte.
//   - A level of the overseas track is one that the track has.
var sheets = []game.Sheet{
	{ID: "coins", From: "r", Rows: denomNames[:], Cols: []game.Column{{ID: "box", Min: 4, Max: 99}, {ID: "purse", Min: 1, Max: 9}}},
	{ID: "market", From: ours(Rows, 6, func(row, col int) bool { return col < 5 || isTroop(MarketCards[row].Kind) }),
		Rows: names(MarketCards[:], func(c MarketCard) string { return c.ID + " " + CardKindNames[c.Kind] }),
		Cols: []game.Column{{ID: "deck", Min: 0, Max: Tiers - 1, Names: denomNames[:]}, {ID: "bronze", Min: 0, Max: 6}, {ID: "silver", Min: 0, Max: 6},
			{ID: "gold", Min: 0, Max: 3}, {ID: "copies", Min: 0, Max: 10}, {ID: "attacks", Min: 1, Max: 3}}},
	{ID: "buildings", From: "rrrrr.", Rows: []string{"TollStation", "Fortress", "Harbor"},
		Cols: []game.Column{{ID: "year", Min: 1, Max: 5}, {ID: "last", Min: 1, Max: 5}}},
	{ID: "strength", From: "r", Rows: names(fighters[:], func(k CardKind) string { return CardKindNames[k] }),
		Cols: []game.Column{{ID: "strength", Min: 1, Max: 9}}},
	{ID: "supply", From: "r", Rows: []string{"Standard", "Elite", "Upgrade"}, Cols: []game.Column{{ID: "count", Min: 1, Max: 60}}},
	{ID: "blind", From: "r", Rows: denomNames[:], Cols: []game.Column{{ID: "price", Min: 1, Max: 51}}},
	{ID: "ranks", From: "rrrrr.r.", Rows: levelNames[:], Cols: []game.Column{{ID: "points", Min: 0, Max: 20}, {ID: "diplomacy", Min: 1, Max: 51}}},
	{ID: "lands", From: ours(Lands, 1+(LandLevels-1)*Resources, func(row, col int) bool { return col == 0 || (col-1)/Resources >= int(LandCards[row].Printed) }),
		Rows: names(LandCards[:], func(c LandCard) string { return c.ID }), Cols: landColumns()},
	{ID: "iron", From: "h", Rows: names(IronCoins[:], func(c IronCoin) string { return c.ID }), Cols: []game.Column{{ID: "points", Min: 0, Max: 20}}},
	{ID: "overseas", From: "r.r.r.rrrrr.", Rows: names(OverseasItems[1:], func(o OverseasItem) string { return o.ID }),
		Cols: []game.Column{{ID: "level", Min: 1, Max: TopLevel}, {ID: "strength", Min: 1, Max: 9}}},
	{ID: "mint", From: "r", Rows: names(MintSwaps[:], func(x MintSwap) string { return x.ID }),
		Cols: []game.Column{{ID: "give", Min: 1, Max: 9}, {ID: "take", Min: 1, Max: 9}}},
	{ID: "church", From: "r..rr.rrr", Rows: []string{"two", "three", "four"},
		Cols: []game.Column{{ID: "first", Min: 0, Max: 20}, {ID: "second", Min: 0, Max: 20}, {ID: "third", Min: 0, Max: 20}}},
}

// fighters are the kinds of card that have a strength.
var fighters = [...]CardKind{StandardTroop, EliteTroop, Armor, Cavalry}

// names are the machine names of a table's rows.
func names[T any](table []T, id func(T) string) []string {
	all := make([]string, len(table))
	for i, c := range table {
		all[i] = id(c)
	}
	return all
}

func isTroop(k CardKind) bool { return k == StandardTroop || k == EliteTroop }

// ours is the provenance of numbers that are all ours, where there are any.
func ours(rows, cols int, has func(row, col int) bool) string {
	from := make([]byte, rows*cols)
	for i := range from {
		from[i] = byte(game.NoNumber)
		if has(i/cols, i%cols) {
			from[i] = byte(game.FromHouse)
		}
	}
	return string(from)
}

// landColumns are the shield and the symbols of each step.
func landColumns() []game.Column {
	all := []game.Column{{ID: "shield", Min: 1, Max: 20}}
	for l := range Level(City) {
		for _, r := range resourceNames {
			all = append(all, game.Column{ID: levelNames[l+1] + "_" + r, Min: 0, Max: 4})
		}
	}
	return all
}

// Visit calls f with each number in the order of Def.Sheets and puts what f returns in its place.
func (b *Box) Visit(f func(int) int) {
	for d := range b.AllCoins {
		game.VisitNumber(&b.AllCoins[d], f)
		game.VisitNumber(&b.StartPurse[d], f)
	}
	for i := range b.Cards {
		c := &b.Cards[i]
		game.VisitNumber(&c.Deck, f)
		game.VisitNumbers(c.Cost[:], f)
		game.VisitNumber(&c.Copies, f)
		if isTroop(MarketCards[i].Kind) {
			game.VisitNumber(&c.Attacks, f)
		}
	}
	game.VisitNumbers(b.TollCoins[:], f)
	game.VisitNumbers(b.FortressActions[:], f)
	game.VisitNumber(&b.HarborLevels, f)
	for _, k := range fighters {
		game.VisitNumber(&b.Strengths[k], f)
	}
	game.VisitNumbers(b.TokensOfSize[:], f)
	game.VisitNumber(&b.AllUpgrades, f)
	game.VisitNumbers(b.BlindPrice[:], f)
	for l := range b.LandPoints {
		game.VisitNumber(&b.LandPoints[l], f)
		if l < len(b.DiplomacyPrice) {
			game.VisitNumber(&b.DiplomacyPrice[l], f)
		}
	}
	for i := range b.Lands {
		c := &b.Lands[i]
		game.VisitNumber(&c.Shield, f)
		for l := LandCards[i].Printed; l < City; l++ {
			game.VisitNumbers(c.Steps[l][:], f)
		}
	}
	game.VisitNumbers(b.IronPoints[:], f)
	for i := OvWheat; i < Items; i++ {
		game.VisitNumber(&b.Goods[i].Level, f)
		if OverseasItems[i].Fights {
			game.VisitNumber(&b.Goods[i].Strength, f)
		}
	}
	for x := range b.Mint {
		game.VisitNumber(&b.Mint[x].Give, f)
		game.VisitNumber(&b.Mint[x].Take, f)
	}
	for n := 2; n <= MaxSeats; n++ {
		game.VisitNumbers(b.ChurchPlaces[n][:n-1], f)
	}
}

// Laws that numbers break together, by game.BoxFault.Law.
const (
	lawFree  = "free"  // a card has a price: there is no way to pay nothing
	lawTroop = "troop" // an Elite Troop has two attacks or three (INV-5)
	lawDeck  = "deck"  // a deck fills the stalls of four seats (INV-8)
	lawPurse = "purse" // the coins are enough for four purses (INV-1)
)

// Check returns a *game.BoxFault for the first number with which the engine cannot play.
func (b *Box) Check() error {
	if err := game.CheckBounds(sheets, b); err != nil {
		return err
	}
	var deck [Tiers]int
	for i, c := range &b.Cards {
		switch {
		case c.Value() == 0:
			return fault("market", i, "bronze", 0, lawFree)
		case MarketCards[i].Kind == EliteTroop && c.Attacks < 2:
			return fault("market", i, "attacks", int(c.Attacks), lawTroop)
		}
		deck[c.Deck] += int(c.Copies)
	}
	for t, n := range deck {
		if n < RowSlots {
			i := max(0, slices.IndexFunc(b.Cards[:], func(c CardNumbers) bool { return int(c.Deck) == t }))
			return fault("market", i, "copies", int(b.Cards[i].Copies), lawDeck)
		}
	}
	for d, n := range b.StartPurse {
		if MaxSeats*int(n) > int(b.AllCoins[d]) {
			return fault("coins", d, "purse", int(n), lawPurse)
		}
	}
	return nil
}

// fault is a broken law that names a number.
func fault(sheet string, row int, col string, n int, law string) error {
	f := &game.BoxFault{Row: row, N: n, Law: law}
	for i := range sheets {
		if s := &sheets[i]; s.ID == sheet {
			f.Sheet = s
			f.Col = slices.IndexFunc(s.Cols, func(c game.Column) bool { return c.ID == col })
		}
	}
	return f
}
