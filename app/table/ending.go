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
	t.score.count()
	deeds, rest := t.sinceLast()
	if t.Voice.deeds == nil { // they were told when they were done
		deeds = nil
	}
	t.Voice.deeds = nil
	end := t.score.EndText()
	if n := len(rest) - 1; n >= 0 && strings.HasPrefix(rest[n], say.EndOver.String()) { // the game's own words for it may say why
		end, rest = rest[n]+strings.TrimPrefix(end, say.EndOver.String()), rest[:n]
	}
	if len(rest) > 0 {
		deeds = append(deeds, say.SaySince(strings.Join(rest, ". ")))
	}
	t.Voice.alarm(face.Sentences(append(deeds, end)...))
	if more := t.Aftermath(); len(more) > 0 {
		t.Voice.Speak(strings.Join(more, " "))
	}
}

// sinceLast is what the viewer did by the last decision, and the rest of what has happened since, without details. It leaves out what
// the scenes of a decision have shown.
func (t *common) sinceLast() (deeds, rest []string) {
	v := t.View
	if v.Viewer == game.Nobody {
		return nil, nil
	}
	for _, e := range v.Log[min(max(v.Since-1, 0), len(v.Log)):] {
		shown := t.Pace.Pause() > 0 && len(t.scenesOf(v, e.Index)) > 0
		for i, ev := range e.Events {
			if shown && t.Face.Chapter != nil && t.Face.Chapter(v, e.Events, i) != "" {
				break // here the scenes begin
			}
			l := t.Face.Event(v, ev)
			switch {
			case l.Text == "" || l.Minor:
			case e.Index < v.Since && ev.Who == v.Viewer:
				deeds = append(deeds, l.Text)
			case v.Since > 0 || ev.Who != game.Nobody: // how the game was laid out is no news
				rest = append(rest, l.Text)
			}
		}
	}
	return deeds, rest
}

// EndText is the end of the game in sentences: who wins, with how many points, what decided a tie, and the place of everybody else.
// Ranks on one place share a sentence; partners have one place, and the side after them has the next.
func (t *score) EndText() string {
	ranks := t.View.Standing
	if len(ranks) == 0 {
		return say.EndOver.String()
	}
	told := []string{say.EndOver.String()}
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
			told = append(told, say.EndWith(t.victory(), points), t.TieText())
		}
		ranks = ranks[n:]
	}
	return face.Sentences(told...)
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
