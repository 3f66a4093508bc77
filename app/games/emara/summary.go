package emara

import (
	"strings"

	"tabard/app/face"
	rules "tabard/engines/emara"
)

// list are the lines of one list in the rules.
func (w *words) list(name string) (out []string) {
	lines := w.Lists
	things := func(all []face.Card) {
		for _, t := range all {
			out = append(out, face.Fill(lines.Of("thing"), "name", t.Name, "line", t.Line))
		}
	}
	switch name {
	case "cards":
		things(w.Cards[1:])
	case "events":
		for e := rules.OldForest; e <= rules.GoodLabour; e++ {
			if g, ok := rules.EventGain(e); ok {
				out = append(out, face.Fill(lines.Of("gain"), "name", w.Occasions[e].Name, "good", w.amount(1, g)))
			} else {
				things(w.Occasions[e : e+1])
			}
		}
	case "advisors", "patrons":
		for a := rules.MasterOfCoin; a <= rules.SirAntoni; a++ {
			key := "advisor"
			if a >= rules.FirstPatron {
				key = "patron"
			}
			if key+"s" == name {
				card := rules.AdvisorCards[a]
				out = append(out, face.Fill(lines.Of(key), "name", w.Advisors[a].Name, "line", w.Advisors[a].Line,
					"cost", w.cost(card.Cost, 0), "citizens", w.count(int(card.CP), "citizen")))
			}
		}
	case "ranks":
		for r := rules.Baron; r <= rules.Duke; r++ {
			out = append(out, face.Fill(lines.Of("rank"), "name", w.Ranks[r], "cost", (&teller{words: w}).rankPrice(&rules.RankCards[r]), "citizens", w.Or(each(rules.RankCards[r].CP[:], number))))
		}
	case "huts":
		for l, huts := range rules.HutCosts {
			costs := each(huts[:], func(c [4]byte) string { return w.cost(c, 0) })
			out = append(out, face.Fill(lines.Of("hut"), "name", w.Locations[l].Name, "costs", strings.Join(costs, lines.Of("or"))))
		}
	case "favors":
		for l := rules.Castle; l < rules.Locations; l++ {
			var rewards []string
			for i, t := range rules.FavorTokens {
				if t.At == l {
					rewards = append(rewards, w.reward(i))
				}
			}
			out = append(out, face.Fill(lines.Of("favor"), "name", w.Locations[l].Name, "rewards", w.Or(rewards)))
		}
	}
	return out
}

// each are all items in words.
func each[T any](items []T, say func(T) string) []string {
	out := make([]string, len(items))
	for i, it := range items {
		out[i] = say(it)
	}
	return out
}

func number(n uint8) string { return face.Num(int(n)) }
