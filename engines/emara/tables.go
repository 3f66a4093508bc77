package emara

import (
	"fmt"
	"strings"
)

// Tables are all tables of the game as text, for reading against the printed components.
func Tables() string {
	var b strings.Builder
	b.WriteString("Crown of Emara: tables (costs: wood, cloth, grain, stone)\n\nLocations\n")
	for l, name := range LocationNames {
		fmt.Fprintf(&b, "%d  %-16s", l, name)
		if l < int(Town) {
			fmt.Fprintf(&b, "  yields %s", GoodNames[l])
		}
		b.WriteByte('\n')
	}
	b.WriteString("\nAction cards, one of each for every seat\n")
	for c := Card(1); c <= Cards; c++ {
		fmt.Fprintf(&b, "%d  %-8s", c, CardNames[c])
		if g, ok := CardGood(c); ok {
			fmt.Fprintf(&b, "  +1 %s", GoodNames[g])
		}
		b.WriteByte('\n')
	}
	b.WriteString("\nHuts (location: cost of each)\n")
	for l, huts := range HutCosts {
		fmt.Fprintf(&b, "%-12s  %v  %v  %v\n", LocationNames[l], huts[0], huts[1], huts[2])
	}
	fmt.Fprintf(&b, "citizens for a seat's craftsmen: %v\n", CraftsmanCP)
	b.WriteString("\nNoble ranks (coins, rings: citizens of the four cards)\n")
	for r := Baron; r <= Duke; r++ {
		c := RankCards[r]
		fmt.Fprintf(&b, "%d  %-9s %d %d: %v\n", r, c.ID, c.Coins, c.Rings, c.CP)
	}
	b.WriteString("\nAdvisors (number, set, id, citizens, cost, gift, when)\n")
	for a := Advisor(1); a <= Advisors; a++ {
		c, set, when := AdvisorCards[a], "A", "at once"
		if a >= FirstPatron {
			set = "B"
		}
		gift := "-"
		switch {
		case c.N > 0:
			gift = fmt.Sprint(c.N, " ", GoodNames[c.Gain])
		case c.BP > 0:
			gift = fmt.Sprint(c.BP, " buildings")
		}
		switch {
		case OncePerTurn>>(a-1)&1 == 1:
			when = "once a turn"
		case a < FirstPatron && gift == "-":
			when = "always"
		}
		fmt.Fprintf(&b, "%2d  %s  %-13s %2d  %v  %-12s %s\n", a, set, c.ID, c.CP, c.Cost, gift, when)
	}
	b.WriteString("\nEvents (number, id, as a start card: countryside, town, buildings; what it gives or trades)\n")
	for e := Event(1); e <= Events; e++ {
		c := EventCards[e]
		fmt.Fprintf(&b, "%2d  %-13s  %-11s %-16s %d", e, c.ID, LocationNames[c.Country], LocationNames[c.Town], c.StartBP)
		if g, ok := EventGain(e); ok {
			fmt.Fprintf(&b, "  +1 %s", GoodNames[g])
		}
		for _, x := range EventTrades {
			if x.Event == e {
				fmt.Fprintf(&b, "  %d %s for %d citizens, %d buildings;", x.N, GoodNames[x.Pay], x.CP, x.BP)
			}
		}
		b.WriteByte('\n')
	}
	b.WriteString("\nFavor tokens (number, location, citizens, buildings or good)\n")
	for i, x := range FavorTokens {
		reward := fmt.Sprintf("%d citizens, %d buildings", x.CP, x.BP)
		if x.CP == 0 && x.BP == 0 {
			reward = GoodNames[x.Gain]
		}
		fmt.Fprintf(&b, "%2d  %-16s  %s\n", i+1, LocationNames[x.At], reward)
	}
	b.WriteString("\nMarkers (up to three seats, four seats: numbers, then the board's)\n")
	for _, m := range []struct {
		name  string
		sides [2]Track
	}{{"prices", PriceTracks}, {"stone", StoneTracks}, {"bread", BreadTracks}} {
		fmt.Fprintf(&b, "%-6s  %v, %d;  %v, %d\n", m.name, m.sides[0].Numbers[:m.sides[0].Len], m.sides[0].After,
			m.sides[1].Numbers[:m.sides[1].Len], m.sides[1].After)
	}
	for n := 1; n <= MaxSeats; n++ {
		m := MarkerStarts[n]
		fmt.Fprintf(&b, "%d seats: price side %d, site side %d; first steps of donations %v, gifts %v, site %d\n", n, m.PriceSide, m.SiteSide,
			m.Donation, m.Gift, m.Site)
	}
	fmt.Fprintf(&b, "\nBooks sold: %v\nBuildings for a book %d, a stone %d, one wood %d, three wood %d\n", BookCP, CastleBookBP, StoneBP,
		WoodBP, WoodsBP)
	fmt.Fprintf(&b, "Abilities: Mayoress %d citizens, Dressmaker %d citizens, Bailiff %d and Landlord %d buildings\n", MayoressCP, DressmakerCP,
		BailiffBP, LandlordBP)
	fmt.Fprintf(&b, "Events: gift %d, donation %d, rank %d citizens\n", PeoplesGiftCP, PiousDonationCP, RespectedCP)
	fmt.Fprintf(&b, "Left-over points in halves, by good: %v\n", EndPoints2)
	return b.String()
}
