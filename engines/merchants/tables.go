package merchants

import (
	"fmt"
	"strings"
)

// Tables are all tables of the game as text, with the numbers of a box, for reading against the printed components.
func Tables(box *Box) string {
	var b strings.Builder
	b.WriteString("Battle Merchants: tables\n")
	for _, board := range []struct {
		name  string
		rows  []Row
		wants [][Depths]Weapon
	}{{"two and four", Board4[:], box.Wants4[:]}, {"three", Board3[:], box.Wants3[:]}} {
		fmt.Fprintf(&b, "\nBoard for %s players, rows clockwise (wanted weapons from the middle outward)\n", board.name)
		for i, r := range board.rows {
			fmt.Fprintf(&b, "%d  %-7s %-10s  %-10s ", i, r.ID, RegionNames[r.Region], RaceNames[r.Race])
			for _, w := range board.wants[i] {
				fmt.Fprintf(&b, " %-6s", WeaponNames[w])
			}
			b.WriteByte('\n')
		}
	}
	for _, mats := range []struct {
		name  string
		sides []MatSide
	}{{"two and four", box.Mats4[:]}, {"three", box.Mats3[:]}} {
		fmt.Fprintf(&b, "\nMats for %s players (level 1 in, printed tile)\n", mats.name)
		for m, side := range mats.sides {
			fmt.Fprintf(&b, "%-6s  %-6s %-6s  %s\n", MatNames[m], WeaponNames[side.Levels[0]], WeaponNames[side.Levels[1]], RaceNames[side.Tile])
		}
	}
	b.WriteString("\nCraft cards (number: levels, cost as times the own level, coins)\n")
	for id := 1; id <= Crafts; id++ {
		c, deck := box.Crafts[id], "spring, summer"
		if id > SpringCards {
			deck = "autumn, winter"
		}
		fmt.Fprintf(&b, "%2d  %s  %-6s  %d  x%d  %d\n", id, deck, WeaponNames[c.Weapon], c.Levels, c.Times, c.Coins)
	}
	b.WriteString("\nKingdom cards (number, letter, duration, gold, players)\n")
	for id := 1; id <= Kingdoms; id++ {
		c, n := KingdomCards[id], box.Kingdoms[id]
		players := ""
		for seats := max(2, int(n.From)); seats <= MaxSeats; seats++ {
			players += fmt.Sprint(" ", seats)
		}
		fmt.Fprintf(&b, "%2d  %c  %-9s  %+d  %-17s %s\n", id, 'A'+n.Deck, durationNames[c.Duration], n.Gold, c.ID, players)
	}
	b.WriteString("\nBoxes for two players (kingdom 1, 3, 5; craft 1 to 5)\n")
	for i, to := range box.Links {
		fmt.Fprintf(&b, "kingdom %d - craft %d\n", 2*i+1, to)
	}
	for i := range CraftPool {
		if to, kingdom := box.CraftLink(i); !kingdom && i < to {
			fmt.Fprintf(&b, "craft %d - craft %d\n", i+1, to+1)
		}
	}
	b.WriteString("\nNumbers by quality: forge, sell, at the end, defeated, tie-break, level\n")
	for q, name := range QualityNames {
		fmt.Fprintf(&b, "%-8s  %d  %d  %d  %d  %d  %d\n", name, box.ForgeBase[q], box.SellBase[q], box.EndValue[q], box.DefeatedValue[q], box.TieValue[q], box.NeedLevel[q])
	}
	fmt.Fprintf(&b, "\nslot cards by season %v; prizes: two %v, three %v, four %v\n", box.KingdomLimit, box.Prizes[2], box.Prizes[3], box.Prizes[4])
	return b.String()
}

var durationNames = [...]string{Immediate: "immediate", Permanent: "permanent", End: "end", Final: "final"}
