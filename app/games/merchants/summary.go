package merchants

import (
	"math/bits"
	"strings"

	"tabard/app/face"
	rules "tabard/engines/merchants"
)

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
				three = lines.Of("frontNone")
			default:
				three = face.Fill(lines.Of("frontThree"), "sides", other)
			}
			out = append(out, face.Fill(lines.Of("front"), "region", w.Regions[r].Name, "sides", sides, "three", three))
		}
	case "mats":
		for m, side := range rules.Mats4 {
			three := lines.Of("matNone")
			if m < len(rules.Mats3) {
				three = w.mat(lines.Of("matThree"), m, rules.Mats3[m], "")
			}
			out = append(out, w.mat(lines.Of("mat"), m, side, three))
		}
	case "crafts":
		const all = uint64(1)<<rules.Crafts - 1
		out = []string{w.craftDeck(rules.SpringMask, rules.Spring), w.craftDeck(all&^rules.SpringMask, rules.Autumn)}
	case "links":
		for i, to := range rules.KingdomLink {
			out = append(out, face.Fill(lines.Of("linkKingdom"), "a", face.Num(2*i+1), "b", face.Num(to+1)))
		}
		for i := range rules.CraftPool {
			if to, kingdom := rules.CraftLink(i); !kingdom && i < to {
				out = append(out, face.Fill(lines.Of("linkCraft"), "a", face.Num(i+1), "b", face.Num(to+1)))
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
				players = lines.Of("onlyFour")
			case c.Players>>2&1 == 0:
				players = lines.Of("notTwo")
			}
			out = append(out, face.Fill(lines.Of("kingdom"), "name", text.Name, "gold", w.cardGold(int(c.Gold)), "lasts", w.Durations[c.Duration],
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
	return face.Fill(w.Lists.Of("sides"), "one", both[0], "two", both[1])
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
	return face.Fill(w.Lists.Of("craftDeck"), "cards", w.count(n, "card"), "seasons", seasons, "n", face.Num(n/rules.Weapons), "crafts", w.crafts(mask, rules.Axe))
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
		gain, kind, times := lines.Of("gain"), lines.Of("craftFree"), lines.Of("once")
		if c.Coins > 0 {
			gain = lines.Of("gainOff")
		}
		if c.Times > 0 {
			kind = lines.Of("craftTimes")
		}
		if c.Times > 1 {
			times = lines.Of("twice")
		}
		gain = face.Fill(gain, "levels", w.count(int(c.Levels), "level"), "gold", w.gold(int(c.Coins)))
		kinds = append(kinds, face.Fill(kind, "n", face.Num(n), "times", times, "gain", gain))
	}
	return strings.Join(kinds, "; ")
}
