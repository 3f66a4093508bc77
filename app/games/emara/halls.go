package emara

import (
	"slices"
	"strings"
	"time"

	"tabard/app/face"
	"tabard/app/ui"
	"tabard/app/words"
	say "tabard/app/words/emara"
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
func prescribe(setup *game.Setup, results []face.Result) map[string]string {
	if setup.Seats != 1 || setup.Options[rules.OptionSolo] == 0 {
		return nil
	}
	games, _ := soloGames(results)
	c := rules.CampaignOf(games, setup.Options[rules.OptionSelection] == 1)
	setup.Options[rules.OptionSpace] = uint8(c.Next + 1)
	why := say.CampaignGoesOn(c.Next)
	if len(c.Log) == 0 {
		why = say.CampaignBegins(c.Next)
	}
	return map[string]string{rules.Def.Options[rules.OptionSpace].ID: why}
}

func day(r face.Result) string { return ui.Day(time.Unix(r.At, 0)) }

// halls are all tables of records. Those of the full selection appear with its first game.
func halls(results []face.Result) (all []face.Hall) {
	games, of := soloGames(results)
	for _, full := range []bool{false, true} {
		if full && !slices.ContainsFunc(games, func(g rules.SoloGame) bool { return g.Full }) {
			break
		}
		all = append(all, highScores(results, games, of, full), campaign(results, games, of, full))
	}
	return append(all, company(results))
}

// columns are the headings of a table.
func columns(texts ...words.Text) []string { return each(texts, words.Text.String) }

func highScores(results []face.Result, games []rules.SoloGame, of []int, full bool) face.Hall {
	h := face.Hall{Title: say.Scores.String(), Intro: say.ScoresIntro.String(), Empty: say.ScoresEmpty.String(),
		Columns: columns(say.ColumnStart, say.ColumnScore, say.ColumnName, say.ColumnDate)}
	if full {
		h.Title = say.ScoresFull.String()
	}
	for _, best := range rules.HighScores(games, full) {
		g, r := games[best.Game], results[of[best.Game]]
		h.Rows = append(h.Rows, []string{face.Num(best.Start), say.ScoreOfTwo(g.Final, g.Second), name(r, 0), day(r)})
	}
	return h
}

func campaign(results []face.Result, games []rules.SoloGame, of []int, full bool) face.Hall {
	h := face.Hall{Title: say.Campaign.String(), Empty: say.CampaignEmpty.String(),
		Columns: columns(say.ColumnStart, say.ColumnScore, say.ColumnVictoria, say.ColumnResult, say.ColumnName, say.ColumnDate)}
	if full {
		h.Title = say.CampaignFull.String()
	}
	c := rules.CampaignOf(games, full)
	said := []string{say.NextStart(c.Next)}
	if c.HasBest {
		said = append(said, say.Record(say.ScoreOfTwo(c.BestFinal, c.BestSecond), c.BestStart))
	}
	h.Intro = strings.Join(append(said, say.CampaignIntro.String()), " ")
	for i, g := range games {
		if g.Campaign && g.Full == full {
			r := results[of[i]]
			h.Rows = append(h.Rows, []string{face.Num(g.Start), say.ScoreOfTwo(g.Final, g.Second), face.Num(g.VictoriaCP), verdict(g).String(), name(r, 0), day(r)})
		}
	}
	slices.Reverse(h.Rows)
	return h
}

// verdict is how a game against Victoria ended.
func verdict(g rules.SoloGame) words.Text {
	switch {
	case g.Won:
		return say.VerdictWon
	case g.Final == g.VictoriaCP:
		return say.VerdictTied
	}
	return say.VerdictLost
}

// company are the games with others, the latest first.
func company(results []face.Result) face.Hall {
	h := face.Hall{Title: say.Company.String(), Intro: say.CompanyIntro.String(), Empty: say.CompanyEmpty.String(),
		Columns: columns(say.ColumnDate, say.ColumnPlayers, say.ColumnWinner, say.ColumnScores)}
	for _, r := range slices.Backward(results) {
		if r.Setup.Seats < 2 {
			continue
		}
		var winners, scores []string
		for _, k := range r.Standing {
			if k.Place == 1 {
				winners = append(winners, name(r, k.Who))
			}
			scores = append(scores, say.ScoreOfOne(name(r, k.Who), say.ScoreOfTwo(int(k.Keys[0]), int(k.Keys[1]))))
		}
		h.Rows = append(h.Rows, []string{day(r), face.Num(r.Setup.Seats), words.List(winners), words.List(scores)})
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
func outcome(results []face.Result) []string {
	games, of := soloGames(results)
	last := len(games) - 1
	if last < 0 || of[last] != len(results)-1 {
		return nil
	}
	g := games[last]
	if !g.Campaign {
		return []string{newBest(games, last), say.Beside(g.VictoriaCP)}
	}
	out := []string{against(g)}
	before, after := rules.CampaignOf(games[:last], g.Full), rules.CampaignOf(games, g.Full)
	if after.HasBest && (!before.HasBest || before.BestStart != after.BestStart || before.BestFinal != after.BestFinal ||
		before.BestSecond != after.BestSecond) {
		out = append(out, say.NewRecord(say.ScoreOfTwo(g.Final, g.Second), g.Start))
	}
	return append(out, say.NextGame(after.Next))
}

// against says how a campaign's game against Victoria ended.
func against(g rules.SoloGame) string {
	switch {
	case g.Won:
		return say.WonBy(g.Final-g.VictoriaCP, g.Final, g.VictoriaCP)
	case g.Final == g.VictoriaCP:
		return say.TiedBy(g.Final)
	}
	return say.LostBy(g.VictoriaCP-g.Final, g.Final, g.VictoriaCP)
}

// newBest says how a high-score game stands against the best from the same number before it.
func newBest(games []rules.SoloGame, last int) string {
	g := games[last]
	for _, h := range rules.HighScores(games[:last], g.Full) {
		if h.Start != g.Start {
			continue
		}
		old := games[h.Game]
		if rules.BetterResult(g.SoloResult, old.SoloResult) {
			return say.NewBest(say.ScoreOfTwo(g.Final, g.Second), g.Start)
		}
		return say.BestStays(say.ScoreOfTwo(old.Final, old.Second), g.Start)
	}
	return say.FirstBest(say.ScoreOfTwo(g.Final, g.Second), g.Start)
}
