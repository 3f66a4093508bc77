package table

import (
	"slices"
	"strings"

	"tabard/app/face"
	"tabard/app/words"
	say "tabard/app/words/shell"
	"tabard/engines/game"
)

// tellEnd begins the counting of the score and tells those who listen how the game has ended: first the rest of the story, then
// everybody's points and places, then what the records say. The first two are one text, so that they are heard in this order.
func (t *Table) tellEnd() {
	t.count()
	told := append(t.Voice.deeds, t.opened(t.digest(t.since()))...)
	t.Voice.deeds = nil
	t.Voice.alarm(face.Sentences(append(told, t.score.EndText())...))
	if more := t.Aftermath(); len(more) > 0 {
		t.Voice.Speak(strings.Join(more, " "))
	}
}

// over says that the game is over, in the game's own words if it has some: they may say why.
func (t *common) over() string {
	if n := len(t.View.Log); n > 0 {
		for _, ev := range slices.Backward(t.View.Log[n-1].Events) {
			if l := t.Face.Event(t.View, ev); isEnd(l.Text) {
				return l.Text
			}
		}
	}
	return say.EndOver.String()
}

// EndText is the end of the game in sentences: who wins, with how many points, by what, and the place of everybody else.
// Ranks on one place share a sentence; partners have one place, and the side after them has the next.
func (t *score) EndText() string { return face.Sentences(t.ending()...) }

// ending are the sentences of EndText.
func (t *score) ending() []string {
	ranks := t.View.Standing
	told := []string{t.over()}
	if len(ranks) == 0 {
		return told
	}
	if len(t.View.Seats) == 1 && len(t.Outcome.Lines) > 0 {
		told = append(told, t.Outcome.Lines[0])
	}
	teams := t.against(ranks) > 1
	for place := 1; len(ranks) > 0; place++ {
		n := 1
		for n < len(ranks) && ranks[n].Place == ranks[0].Place {
			n++
		}
		if !teams {
			place = int(ranks[0].Place)
		}
		points := t.scored(int(ranks[0].Keys[0]))
		switch names := t.names(ranks[:n]); {
		case place > 1:
			told = append(told, say.EndPlace(n, names, place, points))
		case len(t.View.Standing) == 1:
			told = append(told, say.EndReached(points, names))
		default:
			told = append(told, say.EndWith(t.victory(), points), t.Why())
		}
		ranks = ranks[n:]
	}
	return slices.DeleteFunc(told, func(s string) bool { return s == "" })
}

// scored is an amount of the score in words.
func (t *common) scored(n int) string {
	if t.Face.Points != nil {
		return t.Face.Points(n)
	}
	return say.EndPoints(n)
}

// names are the holders of ranks: "Ann, Bo and Cat".
func (t *common) names(ranks []game.Rank) string {
	var names []string
	for _, r := range ranks {
		names = append(names, t.rankName(r.Who))
	}
	return words.And(names)
}

// victory says who wins.
func (t *common) victory() string {
	ranks := t.View.Standing
	n := slices.IndexFunc(ranks, func(r game.Rank) bool { return r.Place != 1 })
	if n < 0 {
		n = len(ranks)
	}
	names := t.names(ranks[:n])
	switch {
	case n == 0:
		return say.EndOver.String()
	case len(t.View.Seats) == 1 && n == 1 && ranks[0].Who != game.Nobody && len(ranks) > 1:
		return say.EndBeats(t.rankName(game.Nobody), names)
	case n == 1:
		return say.EndWins(names)
	case n == t.against(ranks):
		return say.EndTogether(names)
	}
	return say.EndShare(names)
}
