package emara

import (
	"cmp"

	"tabard/engines/game"
)

// What follows from finished solo games: the high scores, one per starting number, and the campaign, whose starting
// number moves on with every game. Both are plain functions of the games alone, so that records which were lost, mended
// or brought together from two devices give the same table everywhere.

// The campaign's numbers.
const (
	CampaignStart = 40 // where the buildings start in its first game
	CampaignWon   = 5  // the next game starts so much lower after a victory
	CampaignLost  = 2  // and so much higher otherwise
)

// SoloResult is how one solo game ended.
type SoloResult struct {
	Start         int // where the buildings started
	Final, Second int // the lower total, which counts, and the higher one
	VictoriaCP    int
	Won           bool // Final is more than Victoria has; a tie is not enough
}

// SoloGame is a solo game as the records see it.
type SoloGame struct {
	SoloResult
	Campaign bool // it was a game of the campaign, otherwise of the high scores
	Full     bool // all nine cards in hand: kept apart, since it gives more points
}

// SoloOf reads a solo game from how it was set up and how it stood at the end. ok is false for anything else.
func SoloOf(setup game.Setup, standing []game.Rank) (g SoloGame, ok bool) {
	if setup.Seats != 1 || len(standing) != 2 {
		return SoloGame{}, false
	}
	var seen [2]bool
	for _, r := range standing {
		switch r.Who {
		case 0:
			g.Final, g.Second = int(r.Keys[0]), int(r.Keys[1])
			seen[0] = true
		case game.Nobody:
			g.VictoriaCP = int(r.Keys[0])
			seen[1] = true
		}
	}
	g.Start = SoloStart(setup)
	g.Won = g.Final > g.VictoriaCP
	g.Campaign = setup.Options[OptionSolo] == 1
	g.Full = setup.Options[OptionSelection] == 1
	return g, seen == [2]bool{true, true}
}

// SoloStart is where the buildings start in a solo game of that set-up: the number that was chosen. The start card's
// number does not count there: New refuses a set-up that leaves it to the card, and a record that holds one all the
// same is read as from the number that beginners and the first game of a campaign get.
func SoloStart(setup game.Setup) int {
	if v := int(setup.Options[OptionSpace]); v != SpaceCard {
		return min(v-1, TrackEnd)
	}
	if setup.Options[OptionSolo] == 1 {
		return CampaignStart
	}
	return SpaceBeginner
}

// NextStart is where the buildings start in the campaign's next game: always reckoned from the number just played
// never below the track's beginning and, by our own ruling, never beyond its end.
func NextStart(start int, won bool) int {
	if won {
		start -= CampaignWon
	} else {
		start += CampaignLost
	}
	return min(max(start, 0), TrackEnd)
}

// BetterResult says that a is a better score than b: the lower total counts first, then the higher one. Equal scores are
// not better, so that whoever was first keeps the place.
func BetterResult(a, b SoloResult) bool {
	return cmp.Or(cmp.Compare(a.Final, b.Final), cmp.Compare(a.Second, b.Second)) > 0
}

// HighScore is the best game from one starting number.
type HighScore struct {
	Start int
	Game  int // its place among the games that were asked about
}

// HighScores are the best games of the high-score mode with that selection, one per starting number, the lowest number
// first. The games are in the order in which they were played.
func HighScores(games []SoloGame, full bool) []HighScore {
	var best [TrackEnd + 1]int // 0 none, otherwise its place and one more
	for i, g := range games {
		if g.Campaign || g.Full != full || g.Start < 0 || g.Start > TrackEnd {
			continue
		}
		if b := best[g.Start]; b == 0 || BetterResult(g.SoloResult, games[b-1].SoloResult) {
			best[g.Start] = i + 1
		}
	}
	var list []HighScore
	for start, b := range best {
		if b != 0 {
			list = append(list, HighScore{Start: start, Game: b - 1})
		}
	}
	return list
}

// Campaign is where a campaign stands.
type Campaign struct {
	Next    int  // where the buildings start in its next game
	HasBest bool // one of its games was won
	// The record: the lowest number that was won from, and the better score among victories from there.
	BestStart, BestFinal, BestSecond int
	Log                              []SoloResult // its games, the first one first
}

// CampaignOf is the campaign with that selection after those games, which are in the order in which they were played.
func CampaignOf(games []SoloGame, full bool) Campaign {
	c := Campaign{Next: CampaignStart}
	for _, g := range games {
		if !g.Campaign || g.Full != full {
			continue
		}
		c.Log = append(c.Log, g.SoloResult)
		c.Next = NextStart(g.Start, g.Won)
		best := SoloResult{Final: c.BestFinal, Second: c.BestSecond}
		if g.Won && (!c.HasBest || g.Start < c.BestStart || g.Start == c.BestStart && BetterResult(g.SoloResult, best)) {
			c.HasBest, c.BestStart, c.BestFinal, c.BestSecond = true, g.Start, g.Final, g.Second
		}
	}
	return c
}
