package emara

import (
	"tabard/app/words"
	say "tabard/app/words/emara"
	rules "tabard/engines/emara"
)

// list are the lines of one list in the rules.
func list(name string) (out []string) {
	box := &rules.House
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
				out = append(out, say.ListEvent(say.Occasion(e)))
			}
		}
	case "advisors":
		for a := rules.MasterOfCoin; a < rules.FirstPatron; a++ {
			card := &box.Advisors[a]
			out = append(out, say.ListAdvisor(say.Advisor(a), int(card.CP), cost(card.Cost, 0)))
		}
	case "patrons":
		for a := rules.FirstPatron; a <= rules.SirAntoni; a++ {
			out = append(out, say.ListPatron(say.Advisor(a), cost(box.Advisors[a].Cost, 0)))
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
