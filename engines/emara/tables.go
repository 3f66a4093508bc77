package emara

import (
	"fmt"
	"strings"
)

// Tables are all tables of the game and the numbers of a box as text, for reading against the printed components.
func Tables(box *Box) string {
	v := valuesOf(box)
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
	for l, huts := range box.HutCosts {
		fmt.Fprintf(&b, "%-12s  %v  %v  %v\n", LocationNames[l], huts[0], huts[1], huts[2])
	}
	fmt.Fprintf(&b, "citizens for a seat's craftsmen: %v\n", box.CraftsmanCP)
	b.WriteString("\nNoble ranks (coins, rings: citizens of the four cards)\n")
	for r := Baron; r <= Duke; r++ {
		c := box.Ranks[r]
		fmt.Fprintf(&b, "%d  %-9s %d %d: %v\n", r, RankNames[r], c.Coins, c.Rings, c.CP)
	}
	b.WriteString("\nAdvisors (number, set, id, citizens, cost, gift, when)\n")
	for a := Advisor(1); a <= Advisors; a++ {
		c, set, when := box.Advisors[a], "A", "at once"
		if a >= FirstPatron {
			set = "B"
		}
		gift := "-"
		switch {
		case c.N > 0:
			gift = fmt.Sprint(c.N, " ", GoodNames[AdvisorGain[a]])
		case c.BP > 0:
			gift = fmt.Sprint(c.BP, " buildings")
		}
		switch {
		case OncePerTurn>>(a-1)&1 == 1:
			when = "once a turn"
		case a < FirstPatron && gift == "-":
			when = "always"
		}
		fmt.Fprintf(&b, "%2d  %s  %-13s %2d  %v  %-12s %s\n", a, set, AdvisorNames[a], c.CP, c.Cost, gift, when)
	}
	b.WriteString("\nEvents (number, id, as a start card: countryside, town, buildings; what it gives or trades)\n")
	for e := Event(1); e <= Events; e++ {
		c := box.Events[e]
		fmt.Fprintf(&b, "%2d  %-13s  %-11s %-16s %d", e, OccasionNames[e], LocationNames[c.Country], LocationNames[c.Town], c.StartBP)
		if g, ok := EventGain(e); ok {
			fmt.Fprintf(&b, "  +1 %s", GoodNames[g])
		}
		for i, x := range EventTrades {
			if x.Event == e {
				fmt.Fprintf(&b, "  %d %s for %d citizens, %d buildings;", box.Trades[i].N, GoodNames[x.Pay], box.Trades[i].CP, box.Trades[i].BP)
			}
		}
		b.WriteByte('\n')
	}
	b.WriteString("\nFavor tokens (number, location, citizens, buildings or good)\n")
	for i, x := range box.Tokens {
		var rewards []string
		if x.CP > 0 || x.BP > 0 {
			rewards = append(rewards, fmt.Sprintf("%d citizens, %d buildings", x.CP, x.BP))
		}
		for g, n := range x.Gain {
			for range n {
				rewards = append(rewards, GoodNames[int(Book)+g])
			}
		}
		fmt.Fprintf(&b, "%2d  %-16s  %s\n", i+1, LocationNames[x.At], strings.Join(rewards, ", "))
	}
	b.WriteString("\nMarkers (up to three seats, four seats: numbers, then the board's)\n")
	for _, m := range []struct {
		name  string
		sides [2]Track
	}{{"prices", v.price}, {"stone", v.stone}, {"bread", v.bread}} {
		fmt.Fprintf(&b, "%-6s  %v, %d;  %v, %d\n", m.name, m.sides[0].Numbers[:m.sides[0].Len], m.sides[0].After,
			m.sides[1].Numbers[:m.sides[1].Len], m.sides[1].After)
	}
	for n := 1; n <= MaxSeats; n++ {
		m := box.Starts[n]
		fmt.Fprintf(&b, "%d seats: price side %d, site side %d; first steps of donations %v, gifts %v, site %d\n", n, priceSide[n], siteSide[n],
			m.Donation, m.Gift, m.Site)
	}
	fmt.Fprintf(&b, "\nBooks sold: %v\nBuildings for a book %d, a stone %d, one wood %d, three wood %d\n", box.BookCP, box.CastleBookBP,
		box.StoneBP, box.WoodBP, box.WoodsBP)
	fmt.Fprintf(&b, "Abilities: Mayoress %d citizens, Dressmaker %d citizens, Bailiff %d and Landlord %d buildings\n", box.Advisors[Mayoress].Ability,
		box.Advisors[Dressmaker].Ability, box.Advisors[Bailiff].Ability, box.Advisors[Landlord].Ability)
	fmt.Fprintf(&b, "Events: gift %d, donation %d, rank %d citizens\n", box.Events[PeoplesGift].Effect,
		box.Events[PiousDonation].Effect, box.Events[Respected].Effect)
	fmt.Fprintf(&b, "Left-over points in halves, by good: %v\n", box.EndPoints2)
	return b.String()
}
