package merchants

import (
	"math/bits"
	"strings"

	"tabard/app/face"
	rules "tabard/engines/merchants"
)

// summary is the rules in short with every number and name from the tables of the game.
func (w *words) summary() []face.Section {
	lines := w.Lists
	card := func(ids ...uint8) string {
		names := make([]string, len(ids))
		for i, id := range ids {
			names[i] = w.Kingdoms[id].Name
		}
		return w.List(names)
	}
	var weapons, limits []string
	for _, x := range w.Weapons {
		weapons = append(weapons, x.One)
	}
	for s, n := range rules.KingdomLimit {
		limits = append(limits, face.Fill(lines["limit"], "n", face.Num(n), "season", w.Seasons[s].The))
	}
	var later []string
	for n := 2; n <= rules.MaxSeats; n++ {
		var gold []string
		for _, more := range rules.LaterGold[n][:n] {
			gold = append(gold, face.Num(rules.StartGold+int(more)))
		}
		later = append(later, face.Fill(lines["later"], "n", face.Num(n), "gold", w.List(gold)))
	}
	const standard, vorpal = rules.Standard, rules.Vorpal
	prizes, two := rules.Prizes[rules.MaxSeats], rules.Prizes[2]
	return face.Summary(w.Rules, w.Cap, w.list,
		"weapons", w.List(weapons), "limits", w.List(limits), "craftPool", face.Num(rules.CraftPool), "kingdomPool", face.Num(rules.KingdomPool),
		"startGold", face.Num(rules.StartGold), "later", w.List(later), "relief", face.Num(rules.ReliefGold), "bonusLevel", face.Num(rules.BonusLevel), "maxForge", face.Num(rules.MaxForge),
		"forge", face.Num(rules.ForgeBase[standard]), "forgeVorpal", face.Num(rules.ForgeBase[vorpal]), "needStandard", face.Num(int(rules.NeedLevel[standard])),
		"needVorpal", face.Num(int(rules.NeedLevel[vorpal])), "forgeOff", face.Num(rules.ForgeBase[standard]-1), "forgeSum", face.Num(3*rules.ForgeBase[standard]-2),
		"sell", face.Num(rules.SellBase[standard]), "sellVorpal", face.Num(rules.SellBase[vorpal]), "sellTwo", face.Num(rules.SellBase[standard]+2),
		"sellThree", face.Num(rules.SellBase[standard]+3), "tokens", face.Num(rules.SeasonTokens), "stall", face.Num(rules.StallTurns),
		"defeated", face.Num(rules.DefeatedValue[standard]), "defeatedVorpal", face.Num(rules.DefeatedValue[vorpal]), "salvage", face.Num(rules.TieSalvage),
		"salvageBoth", face.Num(2*rules.TieSalvage), "repair", face.Num(rules.RepairGold), "end", face.Num(rules.EndValue[standard]), "endVorpal", face.Num(rules.EndValue[vorpal]),
		"prizeFirst", face.Num(prizes[0]), "prizeSecond", face.Num(prizes[1]), "prizeShared", face.Num((prizes[0]+prizes[1])/2),
		"prizeTwo", face.Num(two[0]), "prizeTwoShared", face.Num((two[0]+two[1])/2), "tie", face.Num(rules.TieValue[standard]), "tieVorpal", face.Num(rules.TieValue[vorpal]),
		"without", w.List([]string{w.Regions[rules.Desert].The, w.Races[rules.Hobgoblins].The}), "slush", card(rules.SlushFund),
		"surveys", card(rules.LandGrant, rules.BorderTreaty, rules.RoyalSurvey), "crafty", card(rules.ExtraCrafty), "drive", card(rules.DriveTheWorkers),
		"apprentice", card(rules.Apprentice), "ancient", card(rules.AncientTechniques), "desperate", card(rules.DesperateTimes), "big", card(rules.BigForge),
		"night", card(rules.NightShift), "ties", card(rules.FamilyTies), "bait", card(rules.BaitAndSwitch), "road", card(rules.SmugglersRoad),
		"rush", card(rules.RushOrder), "bond", card(rules.CrownBond), "fine", card(rules.FinePrint), "insurance", card(rules.WarInsurance),
	)
}

// list are the lines of one list in the rules.
func (w *words) list(name string) (out []string) {
	lines := w.Lists
	switch name {
	case "fronts":
		for r := range rules.Region(rules.Regions) {
			sides, three := w.opponents(rules.Board4, r), ""
			switch other := w.opponents(rules.Board3, r); other {
			case sides:
			case "":
				three = lines["frontNone"]
			default:
				three = face.Fill(lines["frontThree"], "sides", other)
			}
			out = append(out, face.Fill(lines["front"], "region", w.Regions[r].Name, "sides", sides, "three", three))
		}
	case "mats":
		for m, side := range rules.Mats4 {
			three := lines["matNone"]
			if m < len(rules.Mats3) {
				three = w.mat(lines["matThree"], m, rules.Mats3[m], "")
			}
			out = append(out, w.mat(lines["mat"], m, side, three))
		}
	case "crafts":
		const all = uint64(1)<<rules.Crafts - 1
		out = []string{w.craftDeck(rules.SpringMask, rules.Spring), w.craftDeck(all&^rules.SpringMask, rules.Autumn)}
	case "links":
		for i, to := range rules.KingdomLink {
			out = append(out, face.Fill(lines["linkKingdom"], "a", face.Num(2*i+1), "b", face.Num(to+1)))
		}
		for i := range rules.CraftPool {
			if to, kingdom := rules.CraftLink(i); !kingdom && i < to {
				out = append(out, face.Fill(lines["linkCraft"], "a", face.Num(i+1), "b", face.Num(to+1)))
			}
		}
	default: // cards0 to cards3, the kingdom cards by their place in the deck
		deck := name[len(name)-1] - '0'
		for id := 1; id <= rules.Kingdoms; id++ {
			c, text := rules.KingdomCards[id], w.Kingdoms[id]
			if c.Deck != deck {
				continue
			}
			players := ""
			switch {
			case c.Players>>3&1 == 0:
				players = lines["onlyFour"]
			case c.Players>>2&1 == 0:
				players = lines["notTwo"]
			}
			out = append(out, face.Fill(lines["kingdom"], "name", text.Name, "gold", w.cardGold(int(c.Gold)), "lasts", w.Durations[c.Duration],
				"line", text.Line, "players", players))
		}
	}
	return out
}

// cardGold is the gold on a kingdom card in words.
func (w *words) cardGold(n int) string {
	switch {
	case n > 0:
		return face.Fill(w.Board["goldGet"], "gold", w.gold(n))
	case n < 0:
		return face.Fill(w.Board["goldPay"], "gold", w.gold(-n))
	}
	return w.Board["goldNone"]
}

// opponents are the two races of a region on a board; empty if the region is not on it.
func (w *words) opponents(board []rules.Row, r rules.Region) string {
	var both []string
	for _, row := range board {
		if row.Region == r {
			both = append(both, w.Races[row.Race].The)
		}
	}
	if len(both) < 2 {
		return ""
	}
	return face.Fill(w.Lists["sides"], "one", both[0], "two", both[1])
}

// mat is what a side of a mat gives.
func (w *words) mat(line string, m int, side rules.MatSide, three string) string {
	var levels []string
	for _, weapon := range side.Levels {
		levels = append(levels, w.Weapons[weapon].Many)
	}
	return face.Fill(line, "name", w.Mats[m].Name, "levels", w.List(levels), "one", w.Races[side.Tile].One, "three", three)
}

// craftDeck counts the cards of a deck by what they cost and bring. All weapons have the same cards, so one is counted.
func (w *words) craftDeck(mask uint64, season rules.Season) string {
	n := bits.OnesCount64(mask)
	seasons := w.List([]string{w.Seasons[season].The, w.Seasons[season+1].The})
	return face.Fill(w.Lists["craftDeck"], "cards", w.count(n, "card"), "seasons", seasons, "n", face.Num(n/rules.Weapons), "crafts", w.crafts(mask, rules.Axe))
}

// crafts counts the craft cards of a weapon among those in the mask by what they cost and bring.
func (w *words) crafts(mask uint64, weapon rules.Weapon) string {
	lines := w.Lists
	var kinds []string
	for i, c := range rules.CraftCards[1:] {
		if c.Weapon != weapon || mask>>i&1 == 0 {
			continue
		}
		n := 0
		for j, same := range rules.CraftCards[1:] {
			if same == c && mask>>j&1 == 1 {
				n++
				mask &^= 1 << j
			}
		}
		gain, kind, times := lines["gain"], lines["craftFree"], lines["once"]
		if c.Coins > 0 {
			gain = lines["gainOff"]
		}
		if c.Times > 0 {
			kind = lines["craftTimes"]
		}
		if c.Times > 1 {
			times = lines["twice"]
		}
		gain = face.Fill(gain, "levels", w.count(int(c.Levels), "level"), "gold", w.gold(int(c.Coins)))
		kinds = append(kinds, face.Fill(kind, "n", face.Num(n), "times", times, "gain", gain))
	}
	return strings.Join(kinds, "; ")
}
