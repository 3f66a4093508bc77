package coincrown

import (
	"cmp"
	"fmt"
	"strings"
)

// Tables are all tables of the game with the numbers of a box as text, for reading against the printed components.
func Tables(box *Box) string {
	var b strings.Builder
	v := valuesOf(box)
	b.WriteString("Coin & Crown: tables\n\nMarket cards (row, id, kind, deck, gold, silver, bronze, value, copies, attacks)\n")
	for i, c := range &v.Cards {
		card := MarketCards[i]
		fmt.Fprintf(&b, "%2d  %s  %-17s %-6s  %d %d %d  %2d  x%d", i, card.ID, CardKindNames[card.Kind], denomNames[c.Deck], c.Cost[Gold],
			c.Cost[Silver], c.Cost[Bronze], c.Value(), c.Copies)
		if c.Attacks > 0 {
			fmt.Fprintf(&b, "  %d attacks", c.Attacks)
		}
		b.WriteByte('\n')
	}
	var deck, kind [CardKinds]int
	var attacks [2]int
	for i, c := range &v.Cards {
		deck[c.Deck] += int(c.Copies)
		kind[MarketCards[i].Kind] += int(c.Copies)
		if class, ok := v.ClassOf(i); ok {
			attacks[classSize(class)] += int(c.Copies * c.Attacks)
		}
	}
	fmt.Fprintf(&b, "decks: bronze %d, silver %d, gold %d; attacks: standard %d, elite %d\n", deck[0], deck[1], deck[2], attacks[0],
		attacks[1])
	b.WriteString("copies:")
	for k, n := range kind {
		fmt.Fprintf(&b, " %s %d", CardKindNames[k], n)
	}
	b.WriteString("\n\nLands (number, id, name, printed, shield, diplomacy in bronze, to village, to town, to city)\n")
	for i, c := range LandCards {
		fmt.Fprintf(&b, "%2d  %s  %-13s  %-7s  %2d  %s  %-4s %-4s %-4s\n", i, c.ID, c.Name, levelNames[c.Printed], v.Lands[i].Shield,
			diplomacy(v, c.Printed), symbols(v, i, Hamlet), symbols(v, i, Village), symbols(v, i, Town))
	}
	b.WriteString("\nIron coins (number, id, points, counts)\n")
	for i, c := range IronCoins {
		fmt.Fprintf(&b, "%d  %-13s  %d ", i, c.ID, v.IronPoints[i])
		for _, k := range c.Counts {
			b.WriteString(" " + CardKindNames[k])
		}
		if len(c.Counts) == 0 {
			b.WriteString(" land cards")
		}
		b.WriteByte('\n')
	}
	b.WriteString("\nOverseas items (number, id, level and price, strength)\n")
	for i := OvWheat; i < Items; i++ {
		fmt.Fprintf(&b, "%d  %-11s  %d  %s\n", i, OverseasItems[i].ID, v.Goods[i].Level, orDash(int(v.Goods[i].Strength)))
	}
	b.WriteString("\nMint swaps (number, id, gives, takes; bronze silver gold)\n")
	for i, x := range MintSwaps {
		fmt.Fprintf(&b, "%d  %-14s  %v  %v\n", i, x.ID, v.swaps[i].give, v.swaps[i].take)
	}
	fmt.Fprintf(&b, "\nPoints of lands by level: %v\nChurch places for 2, 3, 4 seats: %v\n", v.LandPoints, v.ChurchPlaces[2:])
	fmt.Fprintf(&b, "Paying to draw: %v\nCoins in the box: %v, in each first purse: %v\n", v.BlindPrice, v.AllCoins, v.StartPurse)
	fmt.Fprintf(&b, "Troop tokens of each strength: %d; upgrade cards: %d; coins drawn a year: %d\n", v.TokensOfSize[0], v.AllUpgrades,
		IncomeCoins)
	return b.String()
}

var (
	denomNames    = [Denoms]string{"bronze", "silver", "gold"} // of coins, and of decks
	levelNames    = [LandLevels]string{"hamlet", "village", "town", "city"}
	resourceNames = [Resources]string{"wheat", "sheep", "lumber", "ore"}
)

func orDash(n int) string {
	if n == 0 {
		return "-"
	}
	return fmt.Sprint(n)
}

func diplomacy(v *values, l Level) string {
	if l > Village {
		return "-"
	}
	return fmt.Sprint(v.DiplomacyPrice[l])
}

func symbols(v *values, land int, l Level) string {
	var row string
	for r, n := range v.Lands[land].Steps[l] {
		row += strings.Repeat("WSLO"[r:r+1], int(n))
	}
	return cmp.Or(row, "-")
}
