package emara

import (
	"strings"

	"tabard/app/face"
	rules "tabard/engines/emara"
)

// summary is the rules in short with every number and name from the tables of the game.
func (w *words) summary(lines map[string]string) []face.Section {
	place := func(l rules.Location) string { return w.Locations[l].The }
	event := func(e rules.Event) string { return w.Occasions[e].Name }
	track := func(t *rules.Track) string {
		return face.Fill(lines["track"], "numbers", w.List(each(t.Numbers[:t.Len], number)), "after", face.Num(int(t.After)))
	}
	var second [2][]string // resources whose donation and gift markers start on the second number
	var yields, hers []string
	for g := range rules.Good(rules.Resources) {
		yields = append(yields, w.amount(1, g)+" "+lines["in"]+place(g))
		for i, start := range [2][4]byte{rules.MarkerStarts[2].Donation, rules.MarkerStarts[2].Gift} {
			if start[g] == 1 {
				second[i] = append(second[i], w.Goods[g].One)
			}
		}
	}
	for r := rules.Baron; r < rules.Duke; r++ {
		hers = append(hers, face.Fill(lines["inRound"], "rank", w.Ranks[r], "n", face.Num(int(r)+1)))
	}
	at := func(from, to rules.Location) string {
		var names []string
		for l := from; l < to; l++ {
			names = append(names, place(l))
		}
		return w.List(names)
	}
	return face.Summary(w.Rules, func(text string) string { return text }, func(name string) []string { return w.list(name, lines) },
		"begin", face.Num(rules.SpaceBeginner), "first", face.Num(rules.SpaceFirst), "last", face.Num(rules.SpaceLast),
		"country", at(0, rules.Town), "town", at(rules.Town, rules.Locations), "crafts", face.Num(rules.Craftsmen),
		"step", w.Cards[rules.CardStep].Name, "helpers", w.Cards[rules.CardHelpers].Name, "town1", w.Cards[rules.CardTown].Name,
		"yields", w.List(yields), "grainfield", place(rules.Grainfield),
		"castleBook", w.count(rules.CastleBookBP, "building"), "stone", w.count(rules.StoneBP, "building"),
		"wood", w.count(rules.WoodBP, "building"), "woods", w.count(rules.WoodsBP, "building"),
		"books", w.Or(each(rules.BookCP[1:], face.Num)), "craftCP", w.List(each(rules.CraftsmanCP[:], number)),
		"price3", track(&rules.PriceTracks[0]), "price4", track(&rules.PriceTracks[1]),
		"stone3", track(&rules.StoneTracks[0]), "stone4", track(&rules.StoneTracks[1]),
		"bread3", track(&rules.BreadTracks[0]), "bread4", track(&rules.BreadTracks[1]),
		"secondDonations", w.List(second[0]), "secondGifts", w.List(second[1]),
		"toolmaker", w.Advisors[rules.Toolmaker].Name, "winter", event(rules.EarlyWinter), "summer", event(rules.LongSummer),
		"victoriaRanks", w.List(hers), "campaign", face.Num(rules.CampaignStart), "won", face.Num(rules.CampaignWon), "lost", face.Num(rules.CampaignLost),
	)
}

// list are the lines of one list in the rules.
func (w *words) list(name string, lines map[string]string) (out []string) {
	things := func(all []face.Card) {
		for _, t := range all {
			out = append(out, face.Fill(lines["thing"], "name", t.Name, "line", t.Line))
		}
	}
	switch name {
	case "cards":
		things(w.Cards[1:])
	case "events":
		for e := rules.OldForest; e <= rules.GoodLabour; e++ {
			if g, ok := rules.EventGain(e); ok {
				out = append(out, face.Fill(lines["gain"], "name", w.Occasions[e].Name, "good", w.amount(1, g)))
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
				out = append(out, face.Fill(lines[key], "name", w.Advisors[a].Name, "line", w.Advisors[a].Line,
					"cost", w.cost(card.Cost, 0), "citizens", w.count(int(card.CP), "citizen")))
			}
		}
	case "ranks":
		for r := rules.Baron; r <= rules.Duke; r++ {
			out = append(out, face.Fill(lines["rank"], "name", w.Ranks[r], "cost", scene{words: w}.rankPrice(&rules.RankCards[r]), "citizens", w.Or(each(rules.RankCards[r].CP[:], number))))
		}
	case "huts":
		for l, huts := range rules.HutCosts {
			costs := each(huts[:], func(c [4]byte) string { return w.cost(c, 0) })
			out = append(out, face.Fill(lines["hut"], "name", w.Locations[l].Name, "costs", strings.Join(costs, lines["or"])))
		}
	case "favors":
		for l := rules.Castle; l < rules.Locations; l++ {
			var rewards []string
			for i, t := range rules.FavorTokens {
				if t.At == l {
					rewards = append(rewards, w.reward(i))
				}
			}
			out = append(out, face.Fill(lines["favor"], "name", w.Locations[l].Name, "rewards", w.Or(rewards)))
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
