package emara

import (
	"tabard/app/face"
	"tabard/app/words"
	say "tabard/app/words/emara"
	rules "tabard/engines/emara"
	"tabard/engines/game"
)

// list are the lines of one list in the rules.
func list(boxed game.Boxed, name string) (out []string) {
	box := boxed.(*rules.Box)
	switch name {
	case "cards":
		for card := rules.CardWood; card <= rules.CardTown; card++ {
			out = append(out, say.ListCard(say.Card(card)))
		}
	case "events":
		for e := rules.OldForest; e <= rules.GoodLabour; e++ {
			if g, ok := rules.EventGain(e); ok {
				out = append(out, say.ListGain(say.Occasion(e), say.Good(g)))
			} else {
				out = append(out, say.ListEvent(eventDoes(box, e), say.Occasion(e)))
			}
		}
	case "advisors":
		for a := rules.MasterOfCoin; a < rules.FirstPatron; a++ {
			card := &box.Advisors[a]
			out = append(out, say.ListAdvisor(say.Advisor(a), int(card.CP), cost(card.Cost, 0), advisorDoes(box, a)))
		}
	case "patrons":
		for a := rules.FirstPatron; a <= rules.SirAntoni; a++ {
			out = append(out, say.ListPatron(say.Advisor(a), cost(box.Advisors[a].Cost, 0), advisorDoes(box, a)))
		}
	case "ranks":
		for r := rules.Baron; r <= rules.Duke; r++ {
			card := &box.Ranks[r]
			out = append(out, say.ListRank(rankPrice(card), words.Or(each(card.CP[:], number)), say.Rank(r)))
		}
	case "huts":
		for l, huts := range box.HutCosts {
			out = append(out, say.ListHut(cost(huts[0], 0), cost(huts[1], 0), cost(huts[2], 0), say.Place(l)))
		}
	case "starts":
		for seats := 1; seats <= rules.MaxSeats; seats++ {
			for step := uint8(1); step <= 2; step++ {
				if markers := startingOn(&box.Starts[seats], step); markers != nil {
					out = append(out, say.ListStart(words.And(markers), seats, int(step)))
				}
			}
		}
	case "favors":
		for l := rules.Castle; l < rules.Locations; l++ {
			var rewards []string
			for i := range box.Tokens {
				if box.Tokens[i].At == l {
					rewards = append(rewards, reward(box, i))
				}
			}
			out = append(out, say.ListFavor(say.Place(l), words.Or(rewards)))
		}
	}
	return out
}

// startingOn are the markers that begin so many numbers after their first.
func startingOn(m *rules.MarkerStart, step uint8) (names []string) {
	for g := range m.Donation {
		if m.Donation[g] == step {
			names = append(names, say.SheetDonationOf(say.Good(g)))
		}
	}
	for g := range m.Gift {
		if m.Gift[g] == step {
			names = append(names, say.SheetGiftOf(say.Good(g)))
		}
	}
	if m.Site == step {
		names = append(names, say.SheetStoneMark.String(), say.SheetBreadMark.String())
	}
	return names
}

// worth is a number of halves of a point in words.
func worth(halves uint8) string { return say.Halves(halves%2 == 1, int(halves/2)) }

// worths are what left-over goods and favor tokens are worth, those together that are worth the same.
func worths(box *rules.Box) string {
	var parts []string
	for halves := range uint8(255) {
		var goods []string
		for g, n := range box.EndPoints2 {
			if n == halves {
				goods = append(goods, say.Good(g).String())
			}
		}
		if box.TokenPoints2 == halves {
			goods = append(goods, say.TokensWord(1))
		}
		if goods != nil {
			parts = append(parts, say.ListWorth(words.Or(goods), halves%2 == 1, int(halves/2)))
		}
	}
	return words.And(parts)
}

// exampleEnd is the seat of which the example of the end tells.
var exampleEnd = rules.Seat{CP: 60, BP: 66, Ring: 2, Coin: 1, Favors: 1, Bread: 1, Res: [4]byte{2, 1, 1, 1}}

// told is what the rules tell of a box in their tags.
func told(boxed game.Boxed, name string) string {
	box := boxed.(*rules.Box)
	track := func(numbers []uint8, after uint8) string {
		return say.ListTrack(int(after), words.And(each(numbers, number)))
	}
	left := box.Leftover(&exampleEnd)
	citizens := rules.BestSplit(int(exampleEnd.CP), int(exampleEnd.BP), left)
	all := [2]int{int(exampleEnd.CP) + citizens, int(exampleEnd.BP) + left - citizens}
	switch name {
	case "castleBook":
		return say.Buildings(int(box.CastleBookBP))
	case "stone":
		return say.Buildings(int(box.StoneBP))
	case "wood":
		return say.Buildings(int(box.WoodBP))
	case "woods":
		return say.Buildings(int(box.WoodsBP))
	case "books":
		return words.Or(each(box.BookCP[1:], number))
	case "craftCP":
		return words.And(each(box.CraftsmanCP[:], number))
	case "price3":
		return track(box.Price.Small[:], box.Price.Board)
	case "price4":
		return track(box.Price.Large[:], box.Price.Board)
	case "stone3":
		return track(box.Stone.Small[:], box.Stone.Board)
	case "stone4":
		return track(box.Stone.Large[:], box.Stone.Board)
	case "bread3":
		return track(box.Bread.Small[:], box.Bread.Board)
	case "bread4":
		return track(box.Bread.Large[:], box.Bread.Board)
	case "token":
		return worth(box.TokenPoints2)
	case "worths":
		return worths(box)
	case "left":
		return face.Num(left)
	case "leftCitizens":
		return face.Num(citizens)
	case "leftBuildings":
		return face.Num(left - citizens)
	case "allCitizens":
		return face.Num(all[0])
	case "allBuildings":
		return face.Num(all[1])
	case "exampleScore":
		return face.Num(min(all[0], all[1]))
	}
	return ""
}
