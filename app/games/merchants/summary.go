package merchants

import (
	"math/bits"

	"tabard/app/face"
	say "tabard/app/words/merchants"
	rules "tabard/engines/merchants"
)

// list are the lines of one list in the rules, with the numbers of our box.
func list(name string) (out []string) {
	switch name {
	case "fronts":
		for r := range rules.Region(rules.Regions) {
			out = append(out, frontLine(r))
		}
	case "mats":
		for m := range rules.House.Mats4 {
			out = append(out, matLine(m))
		}
	case "crafts":
		const all = uint64(1)<<rules.Crafts - 1
		out = []string{deckLine(rules.SpringMask, say.Season(rules.Spring)), deckLine(all&^rules.SpringMask, say.Season(rules.Autumn))}
	case "links":
		for i, to := range rules.House.Links {
			out = append(out, say.ListLinkKingdom(int(to), 2*i+1))
		}
		for i := range rules.CraftPool {
			if to, kingdom := rules.House.CraftLink(i); !kingdom && i < to {
				out = append(out, say.ListLinkCraft(i+1, to+1))
			}
		}
	default: // cards0 to cards3, the kingdom cards by their place in the deck
		deck := name[len(name)-1] - '0'
		for id := uint8(1); id <= rules.Kingdoms; id++ {
			if n := rules.House.Kingdoms[id]; n.Deck == deck {
				gets, pays := gain(&rules.House, id), price(&rules.House, id)
				out = append(out, say.ListKingdom(say.Card(id), gets, say.Lasts(rules.KingdomCards[id].Duration), pays, int(n.From)))
			}
		}
	}
	return out
}

// frontLine is who fights in a region, and who does with three players.
func frontLine(r rules.Region) string {
	four, three := facers(rules.Board4[:], r), facers(rules.Board3[:], r)
	switch region := say.Region(r); {
	case three == nil:
		return say.ListFrontNone(four[0], region, four[1])
	case three[0] != four[0] || three[1] != four[1]:
		return say.ListFrontThree(three[1], four[0], region, three[0], four[1])
	default:
		return say.ListFront(four[0], region, four[1])
	}
}

// facers are the two races of a region on a board; none if the region is not on it.
func facers(board []rules.Row, r rules.Region) (both []say.Race) {
	for _, row := range board {
		if row.Region == r {
			both = append(both, say.Race(row.Race))
		}
	}
	return both
}

// matLine is what the sides of a mat give.
func matLine(m int) string {
	side := rules.House.Mats4[m]
	one, two := say.Weapon(side.Levels[0]), say.Weapon(side.Levels[1])
	if m >= len(rules.House.Mats3) {
		return say.ListMatFour(say.Mat(m), one, say.Race(side.Tile), two)
	}
	other := rules.House.Mats3[m]
	return say.ListMat(say.Weapon(other.Levels[1]), say.Mat(m), one, say.Weapon(other.Levels[0]), say.Race(side.Tile), say.Race(other.Tile), two)
}

// deckLine counts the cards of a deck, which serves from a season to the next, by what they cost and bring. All weapons have the same
// cards, so one is counted.
func deckLine(mask uint64, from say.Season) string {
	n := bits.OnesCount64(mask)
	return say.ListCrafts(n, crafts(&rules.House, mask, rules.Axe), n/rules.Weapons, from, from+1)
}

// crafts counts the craft cards of a weapon among those of a box in the mask by what they cost and bring; nothing for none.
func crafts(b *rules.Box, mask uint64, weapon rules.Weapon) string {
	var kinds []string
	for i, c := range b.Crafts[1:] {
		if c.Weapon != weapon || mask>>i&1 == 0 {
			continue
		}
		n := 0
		for j, same := range b.Crafts[1:] {
			if same == c && mask>>j&1 == 1 {
				n++
				mask &^= 1 << j
			}
		}
		kinds = append(kinds, say.ListCraft(int(c.Levels), n, int(c.Coins), int(c.Times)))
	}
	return face.Notes(kinds...)
}
