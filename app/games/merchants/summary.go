package merchants

import (
	"math/bits"

	"tabard/app/face"
	"tabard/app/words"
	say "tabard/app/words/merchants"
	"tabard/engines/game"
	rules "tabard/engines/merchants"
)

// list are the lines of one list in the rules.
func list(boxed game.Boxed, name string) (out []string) {
	b := boxed.(*rules.Box)
	switch name {
	case "fronts":
		for r := range rules.Region(rules.Regions) {
			out = append(out, frontLine(r))
		}
	case "mats":
		for m := range b.Mats4 {
			out = append(out, matLine(b, m))
		}
	case "crafts":
		const all = uint64(1)<<rules.Crafts - 1
		out = append(deckLines(b, rules.SpringMask, say.Season(rules.Spring)), deckLines(b, all&^rules.SpringMask, say.Season(rules.Autumn))...)
	case "links":
		for i, to := range b.Links {
			out = append(out, say.ListLinkKingdom(int(to), 2*i+1))
		}
		for i := range rules.CraftPool {
			if to, kingdom := b.CraftLink(i); !kingdom && i < to {
				out = append(out, say.ListLinkCraft(i+1, to+1))
			}
		}
	default: // cards0 to cards3, the kingdom cards by their place in the deck
		deck := name[len(name)-1] - '0'
		for id := uint8(1); id <= rules.Kingdoms; id++ {
			if n := b.Kingdoms[id]; n.Deck == deck {
				gets, pays := gain(b, id), price(b, id)
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
func matLine(b *rules.Box, m int) string {
	side := b.Mats4[m]
	one, two := say.Weapon(side.Levels[0]), say.Weapon(side.Levels[1])
	if m >= len(b.Mats3) {
		return say.ListMatFour(say.Mat(m), one, say.Race(side.Tile), two)
	}
	other := b.Mats3[m]
	return say.ListMat(say.Weapon(other.Levels[1]), say.Mat(m), one, say.Weapon(other.Levels[0]), say.Race(side.Tile), say.Race(other.Tile), two)
}

// deckLines count the cards of a deck, which serves from a season to the next, by what they cost and bring: those of one weapon, if all have
// the same, otherwise those of each.
func deckLines(b *rules.Box, mask uint64, from say.Season) (out []string) {
	n, axes := bits.OnesCount64(mask), crafts(b, mask, rules.Axe)
	same := true
	for w := range rules.Weapon(rules.Weapons) {
		of := crafts(b, mask, w)
		same = same && of == axes
		if of != "" {
			out = append(out, say.ListCraftsOf(of, from, from+1, say.Weapon(w)))
		}
	}
	if same {
		return []string{say.ListCrafts(n, axes, n/rules.Weapons, from, from+1)}
	}
	return out
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

// told is what the rules tell of a box in their tags.
func told(boxed game.Boxed, name string) string {
	b := boxed.(*rules.Box)
	const standard, vorpal = rules.Standard, rules.Vorpal
	prizes := func(of func(p [2]int) int) string {
		three, four := of(b.Prizes[3]), of(b.Prizes[4])
		if three == four {
			return face.Num(three)
		}
		return say.ListPrizes(four, three)
	}
	n := 0
	switch name {
	case "limits":
		var limits []string
		for s, most := range b.KingdomLimit {
			limits = append(limits, face.Num(most)+" "+say.Season(s).In())
		}
		return words.And(limits)
	case "prizeFirst":
		return prizes(func(p [2]int) int { return p[0] })
	case "prizeSecond":
		return prizes(func(p [2]int) int { return p[1] })
	case "prizeShared":
		return prizes(func(p [2]int) int { return (p[0] + p[1]) / 2 })
	case "prizeTwo":
		n = b.Prizes[2][0]
	case "prizeTwoShared":
		n = b.Prizes[2][0] / 2
	case "forge":
		n = b.ForgeBase[standard]
	case "forgeVorpal":
		n = b.ForgeBase[vorpal]
	case "forgeOff":
		n = max(b.ForgeBase[standard]-1, 0)
	case "forgeSum":
		n = b.ForgeBase[standard] + 2*max(b.ForgeBase[standard]-1, 0)
	case "needStandard":
		n = int(b.NeedLevel[standard])
	case "needVorpal":
		n = int(b.NeedLevel[vorpal])
	case "sell":
		n = b.SellBase[standard]
	case "sellVorpal":
		n = b.SellBase[vorpal]
	case "sellTwo":
		n = b.SellBase[standard] + 2
	case "sellThree":
		n = b.SellBase[standard] + 3
	case "defeated":
		n = b.DefeatedValue[standard]
	case "defeatedVorpal":
		n = b.DefeatedValue[vorpal]
	case "end":
		n = b.EndValue[standard]
	case "endVorpal":
		n = b.EndValue[vorpal]
	case "tie":
		n = b.TieValue[standard]
	case "tieVorpal":
		n = b.TieValue[vorpal]
	default:
		return ""
	}
	return face.Num(n)
}
