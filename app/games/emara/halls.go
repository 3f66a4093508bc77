package emara

import (
	"slices"
	"strings"
	"time"

	"tabard/app/face"
	"tabard/app/ui"
	rules "tabard/engines/emara"
	"tabard/engines/game"
)

// The player's records: high scores and campaigns of the solo games, each apart for the two ways of selecting cards, and
// a list of the games with others.

// soloGames are the solo games among the results that a person played, and which result each of them is.
func soloGames(results []face.Result) (games []rules.SoloGame, of []int) {
	for i, r := range results {
		if len(r.Bots) > 0 && r.Bots[0] {
			continue
		}
		if g, ok := rules.SoloOf(r.Setup, r.Standing); ok {
			games, of = append(games, g), append(of, i)
		}
	}
	return games, of
}

// prescribe sets where the next game of a campaign starts; anything else starts where one likes.
func prescribe(w map[string]string) func(*game.Setup, []face.Result) map[string]string {
	return func(setup *game.Setup, results []face.Result) map[string]string {
		if setup.Seats != 1 || setup.Options[rules.OptionSolo] == 0 {
			return nil
		}
		games, _ := soloGames(results)
		c := rules.CampaignOf(games, setup.Options[rules.OptionSelection] == 1)
		setup.Options[rules.OptionSpace] = uint8(c.Next + 1)
		key := "goesOn"
		if len(c.Log) == 0 {
			key = "begins"
		}
		return map[string]string{rules.Def.Options[rules.OptionSpace].ID: face.Fill(w[key], "n", face.Num(c.Next))}
	}
}

// score is a final score with the higher total as the records write it: "75 (81)".
func score(final, second int) string { return face.Num(final) + " (" + face.Num(second) + ")" }

func day(r face.Result) string { return ui.Day(time.Unix(r.At, 0)) }

// halls are all tables of records. Those of the full selection appear with its first game.
func halls(w map[string]string) func([]face.Result) []face.Hall {
	return func(results []face.Result) (all []face.Hall) {
		games, of := soloGames(results)
		for _, full := range []bool{false, true} {
			if full && !slices.ContainsFunc(games, func(g rules.SoloGame) bool { return g.Full }) {
				break
			}
			all = append(all, highScores(w, results, games, of, full), campaign(w, results, games, of, full))
		}
		return append(all, company(w, results))
	}
}

// hall is an empty table of records by the key of its words.
func hall(w map[string]string, key string, full bool) face.Hall {
	h := face.Hall{Title: w[key], Intro: w[key+"Intro"], Columns: strings.Split(w[key+"Columns"], "|"), Empty: w[key+"Empty"]}
	if full {
		h.Title = face.Fill(w["full"], "title", h.Title)
	}
	return h
}

func highScores(w map[string]string, results []face.Result, games []rules.SoloGame, of []int, full bool) face.Hall {
	h := hall(w, "scores", full)
	for _, best := range rules.HighScores(games, full) {
		g, r := games[best.Game], results[of[best.Game]]
		h.Rows = append(h.Rows, []string{face.Num(best.Start), score(g.Final, g.Second), name(r, 0), day(r)})
	}
	return h
}

func campaign(w map[string]string, results []face.Result, games []rules.SoloGame, of []int, full bool) face.Hall {
	h := hall(w, "campaign", full)
	c := rules.CampaignOf(games, full)
	said := []string{face.Fill(w["next"], "n", face.Num(c.Next))}
	if c.HasBest {
		said = append(said, face.Fill(w["record"], "n", face.Num(c.BestStart), "score", score(c.BestFinal, c.BestSecond)))
	}
	h.Intro = strings.Join(append(said, h.Intro), " ")
	for i, g := range games {
		if g.Campaign && g.Full == full {
			r := results[of[i]]
			h.Rows = append(h.Rows, []string{face.Num(g.Start), score(g.Final, g.Second), face.Num(g.VictoriaCP), w[verdict(g)], name(r, 0), day(r)})
		}
	}
	slices.Reverse(h.Rows)
	return h
}

// verdict is the key of how a game against Victoria ended.
func verdict(g rules.SoloGame) string {
	switch {
	case g.Won:
		return "won"
	case g.Final == g.VictoriaCP:
		return "tied"
	}
	return "lost"
}

// company are the games with others, the latest first.
func company(w map[string]string, results []face.Result) face.Hall {
	h := hall(w, "company", false)
	for _, r := range slices.Backward(results) {
		if r.Setup.Seats < 2 {
			continue
		}
		var winners, scores []string
		for _, k := range r.Standing {
			if k.Place == 1 {
				winners = append(winners, name(r, k.Who))
			}
			scores = append(scores, name(r, k.Who)+" "+score(int(k.Keys[0]), int(k.Keys[1])))
		}
		h.Rows = append(h.Rows, []string{day(r), face.Num(r.Setup.Seats), strings.Join(winners, ", "), strings.Join(scores, ", ")})
	}
	return h
}

func name(r face.Result, p game.Player) string {
	if p < 0 || int(p) >= len(r.Names) {
		return ""
	}
	return r.Names[p]
}

// outcome says what the last of the results means for the records; nothing for a game with others.
func outcome(w map[string]string) func([]face.Result) []string {
	return func(results []face.Result) []string {
		games, of := soloGames(results)
		last := len(games) - 1
		if last < 0 || of[last] != len(results)-1 {
			return nil
		}
		g := games[last]
		say := func(key string) string {
			return face.Fill(w[key], "start", face.Num(g.Start), "score", score(g.Final, g.Second), "final", face.Num(g.Final),
				"victoria", face.Num(g.VictoriaCP), "by", face.Num(max(g.Final-g.VictoriaCP, g.VictoriaCP-g.Final)))
		}
		if !g.Campaign {
			return append(newBest(w, games, last, say), say("beside"))
		}
		before, after := rules.CampaignOf(games[:last], g.Full), rules.CampaignOf(games, g.Full)
		out := []string{say(verdict(g) + "By")}
		if after.HasBest && (!before.HasBest || before.BestStart != after.BestStart || before.BestFinal != after.BestFinal ||
			before.BestSecond != after.BestSecond) {
			out = append(out, say("newRecord"))
		}
		return append(out, face.Fill(w["nextGame"], "n", face.Num(after.Next)))
	}
}

// newBest says how a high-score game stands against the best from the same number before it.
func newBest(w map[string]string, games []rules.SoloGame, last int, say func(string) string) []string {
	g := games[last]
	for _, h := range rules.HighScores(games[:last], g.Full) {
		if h.Start != g.Start {
			continue
		}
		old := games[h.Game]
		if rules.BetterResult(g.SoloResult, old.SoloResult) {
			return []string{say("newBest")}
		}
		return []string{face.Fill(w["stays"], "start", face.Num(g.Start), "score", score(old.Final, old.Second))}
	}
	return []string{say("firstBest")}
}
