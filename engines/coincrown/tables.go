package coincrown

import (
	"fmt"
	"strings"
)

// Tables are all tables of the game as text, for reading against the printed components.
func Tables() string {
	var b strings.Builder
	b.WriteString("Coin & Crown: tables\n\nMarket cards (row, id, kind, deck, gold, silver, bronze, value, copies, attacks)\n")
	for i, c := range MarketCards {
		fmt.Fprintf(&b, "%2d  %s  %-17s %-6s  %d %d %d  %2d  x%d", i, c.ID, CardKindNames[c.Kind], tierNames[c.Tier], c.Cost[Gold],
			c.Cost[Silver], c.Cost[Bronze], c.Value(), c.Copies)
		if c.Attacks > 0 {
			fmt.Fprintf(&b, "  %d attacks", c.Attacks)
		}
		b.WriteByte('\n')
	}
	var deck, kind [CardKinds]int
	var attacks [2]int
	for i, c := range MarketCards {
		deck[c.Tier] += int(c.Copies)
		kind[c.Kind] += int(c.Copies)
		if class, ok := ClassOf(i); ok {
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
		fmt.Fprintf(&b, "%2d  %s  %-13s  %-7s  %2d  %s  %-4s %-4s %-4s\n", i, c.ID, c.Name, levelNames[c.Printed], c.Shield,
			orDash(DiplomacyPrice[c.Printed]), symbols(c, 0), symbols(c, 1), symbols(c, 2))
	}
	b.WriteString("\nIron coins (number, id, points, counts)\n")
	for i, c := range IronCoins {
		fmt.Fprintf(&b, "%d  %-13s  %d ", i, c.ID, c.Points)
		for _, k := range c.Counts {
			b.WriteString(" " + CardKindNames[k])
		}
		if len(c.Counts) == 0 {
			b.WriteString(" land cards")
		}
		b.WriteByte('\n')
	}
	b.WriteString("\nOverseas items (number, id, level and price, strength)\n")
	for i, o := range OverseasItems[1:] {
		fmt.Fprintf(&b, "%d  %-11s  %d  %s\n", i+1, o.ID, o.Level, orDash(int(o.Strength)))
	}
	b.WriteString("\nMint swaps (number, id, gives, takes; bronze silver gold)\n")
	for i, x := range MintSwaps {
		fmt.Fprintf(&b, "%d  %-14s  %v  %v\n", i, x.ID, x.Give, x.Take)
	}
	fmt.Fprintf(&b, "\nPoints of lands by level: %v\nChurch places for 2, 3, 4 seats: %v\n", LandPoints, ChurchPlaces[2:])
	fmt.Fprintf(&b, "Paying to draw: %v\nCoins in the box: %v, in each first purse: %v\n", BlindPrice, AllCoins, StartPurse)
	fmt.Fprintf(&b, "Troop tokens of each strength: %d; upgrade cards: %d; coins drawn a year: %d\n", TokensOfSize, AllUpgrades,
		IncomeCoins)
	return b.String()
}

var (
	tierNames  = [Tiers]string{"bronze", "silver", "gold"}
	levelNames = [LandLevels]string{"hamlet", "village", "town", "city"}
)

func orDash(n int) string {
	if n == 0 {
		return "-"
	}
	return fmt.Sprint(n)
}

func symbols(c LandCard, row int) string {
	if c.Rows[row] == "" {
		return "-"
	}
	return c.Rows[row]
}
