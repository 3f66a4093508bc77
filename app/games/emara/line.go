package emara

import (
	"math/bits"
	"strings"

	"tabard/app/face"
	rules "tabard/engines/emara"
	"tabard/engines/game"
)

// details are the events that a digest leaves out: they follow from another line or are housekeeping.
var details = [len(rules.EventNames)]bool{
	rules.EvPaid: true, rules.EvSpent: true, rules.EvCitizenLost: true,
	rules.EvMarker: true, rules.EvReplaced: true, rules.EvPatron: true, rules.EvDrew: true, rules.EvDiscarded: true,
	rules.EvReshuffled: true, rules.EvRedeemed: true, rules.EvTurnEnded: true, rules.EvNewDeck: true, rules.EvHand: true,
	rules.EvDeclined: true, rules.EvRoundEnded: true,
}

// silent says that another line tells of the event already: the movement of the visit, the gains of abilities and of the
// event, the points in hiring and rising. It also holds what nobody decided.
func (c narrator) silent(e game.Event) bool {
	switch e.Kind {
	case rules.EvVisited:
		return e.B == 0
	case rules.EvLeft, rules.EvAbility, rules.EvTraded:
		return true
	case rules.EvDeclined:
		return e.B == 1
	case rules.EvCitizens:
		return e.A == rules.FromHire || e.A == rules.FromRank
	case rules.EvSplit:
		return e.A == 0 && e.B == 0
	case rules.EvStart:
		return c.s != nil && c.s.N == 1
	}
	return false
}

// line is an event in words.
func (c narrator) line(e game.Event) face.Line {
	if c.silent(e) {
		return face.Line{Motion: c.motion(e)}
	}
	l := face.Line{Motion: c.motion(e), Text: c.Cap(c.about(e, face.At(c.Events[:], int(e.Kind)))), Minor: face.At(details[:], int(e.Kind)), Refs: c.allLaid(eventRefs(e))}
	switch e.Kind {
	case rules.EvGot:
		l.Minor = e.B == rules.FromCraft || e.B == rules.FromStart || e.B == rules.FromEvent
		if e.B == rules.FromEvent {
			l.Of, l.What = c.Who(e.Who), c.amount(int(e.N), rules.Good(e.A))
		}
	case rules.EvHand:
		if e.A == 0 {
			l.Of, l.What = c.Who(e.Who), c.about(e, c.EventMore.Of("drew"))
		}
	case rules.EvNewDeck:
		l.Of, l.What = c.Who(e.Who), c.EventMore.Of("allNine")
	}
	return l
}

// about fills a sentence about an event.
func (c narrator) about(e game.Event, sentence string) string {
	return c.About(face.Told(e), sentence, c.named, c.extra(e)...)
}

// named is what a number of an event stands for. A, B and C mean another thing each time, so everything is kept in range.
func (c narrator) named(what string, v uint16) (string, bool) {
	token := int(v % rules.Tokens)
	switch what {
	case "event":
		return c.Occasions[v%(rules.Events+1)].Name, true
	case "line": // what the event of a round brings
		return strings.TrimSuffix(c.Occasions[v%(rules.Events+1)].Line, "."), true
	case "place":
		return c.Locations[v%rules.Locations].The, true
	case "played":
		return c.Cards[v%(rules.Cards+1)].Name, true
	case "slot":
		return face.Num(int(v) + 1), true
	case "breads":
		return c.amount(int(v), rules.Bread), true
	case "marker":
		return c.marker(v), true
	case "hired": // what a seat's craftsman of that number brings
		return c.count(int(rules.CraftsmanCP[(v-1)&3]), "citizen"), true
	case "advisor":
		return c.advisor(rules.Advisor(v % (rules.Advisors + 1))), true
	case "rank":
		return c.Ranks[v%(rules.Ranks+1)], true
	case "tokens": // a set of them, for those who may know it
		return c.seenTokens(v), true
	case "cards":
		return c.seenCards(v), true
	case "tokenPlace":
		return c.Locations[rules.FavorTokens[token].At].The, true
	case "reward":
		return c.reward(token), true
	case "oneGood":
		return c.amount(1, rules.Good(v%rules.Goods)), true
	case "good":
		return c.Goods[v&3].One, true
	case "citizen", "building", "step", "token", "card":
		return c.count(int(v), what), true
	}
	return "", false
}

// extra are the places of a sentence about an event that hang on more than one number.
func (c narrator) extra(e game.Event) []string {
	n := int(e.N)
	switch e.Kind {
	case rules.EvGot, rules.EvSpent:
		return []string{"goods", c.amount(n, rules.Good(e.A)), "source", c.sourceOfGoods(e)}
	case rules.EvPaid:
		return []string{"cost", c.cost(rules.ResOf(e.A), int(e.B))}
	case rules.EvCitizens:
		if e.A == rules.FromLocation && e.B == uint16(rules.Market) {
			return []string{"source", c.About(face.Told(e), c.EventMore.Of("forBooks"), c.named)}
		}
		return []string{"source", c.source(e.A, e.B)}
	case rules.EvBuildings:
		how := ""
		if _, sum := c.sum(int(e.C>>4), "building", c.changes(e.C&15)...); sum != "" {
			how = face.Fill(c.EventMore.Of("how"), "sum", sum)
		}
		return []string{"source", c.source(e.A, e.B), "how", how}
	case rules.EvMoved, rules.EvVisited:
		by := ""
		if e.Kind == rules.EvVisited || e.C == 1 {
			by = c.EventMore.Of("byCard")
		}
		return []string{"by", by}
	case rules.EvBaked:
		return []string{"cost", c.cost(of(rules.Grain, n-int(e.B)), int(e.B))}
	case rules.EvMarker:
		return []string{"now", c.shows(e)}
	case rules.EvSplit:
		var points []string
		if e.A > 0 {
			points = append(points, c.count(int(e.A), "citizen"))
		}
		if e.B > 0 {
			points = append(points, c.count(int(e.B), "building"))
		}
		return []string{"points", c.List(points)}
	}
	return nil
}

// sourceOfGoods says what brought goods.
func (c narrator) sourceOfGoods(e game.Event) string {
	switch {
	case e.B == rules.FromLocation && e.C == uint16(rules.Castle):
		return c.EventMore.Of("forGift")
	case e.B == rules.FromLocation && e.C == uint16(rules.Cathedral):
		return c.EventMore.Of("forDonation")
	}
	return c.source(e.B, e.C)
}

// source says what brought something.
func (c narrator) source(from rules.Source, detail uint16) string {
	return c.About(face.Subject{A: detail}, face.At(c.Sources[:], int(from)), c.named)
}

// eventRefs are the pieces that an event is about.
func eventRefs(e game.Event) []face.Ref {
	switch e.Kind {
	case rules.EvRound:
		return []face.Ref{eventRef}
	case rules.EvGot:
		if e.B == rules.FromLocation || e.B == rules.FromCraft {
			return []face.Ref{locRef(rules.Location(e.C))}
		}
	case rules.EvCitizens, rules.EvBuildings, rules.EvSplit:
		return []face.Ref{trackRef}
	case rules.EvMoved, rules.EvRelocated:
		return []face.Ref{locRef(rules.Location(e.B))}
	case rules.EvVisited:
		return []face.Ref{locRef(rules.Location(e.A))}
	case rules.EvMarker:
		return []face.Ref{markerRef(e.A)}
	case rules.EvHired:
		return []face.Ref{hutRef(rules.Location(e.A), int(e.B))}
	case rules.EvRecruited, rules.EvReplaced:
		return []face.Ref{advisorRef(rules.Location(e.B), int(e.C))}
	case rules.EvPatron:
		return []face.Ref{patronRef}
	case rules.EvRanked:
		return []face.Ref{nobleRef(rules.Rank(e.A))}
	case rules.EvDrew, rules.EvDiscarded:
		return []face.Ref{favorsRef}
	}
	return nil
}

// marker names a marker.
func (c narrator) marker(m uint16) string {
	key := "donation"
	switch {
	case m == rules.MarkStone:
		key = "stone"
	case m == rules.MarkBread:
		key = "bread"
	case m >= rules.MarkGift:
		key = "gift"
	}
	return c.About(face.Subject{A: m}, c.EventMore.Of(key), c.named)
}

// shows is what a marker shows after it has turned.
func (c narrator) shows(e game.Event) string {
	key := "costs"
	switch {
	case e.A == rules.MarkBread:
		key = "bringsEach"
	case e.A == rules.MarkStone:
		key = "brings"
	}
	now := c.About(face.Told(e), c.EventMore.Of(key), c.named)
	if e.B == 1 {
		return face.Fill(c.EventMore.Of("gone"), "now", now)
	}
	return now
}

// seenTokens names drawn tokens for those who may know them; for others the event holds none.
func (c narrator) seenTokens(mask uint16) string {
	var things []string
	for ; mask != 0; mask &= mask - 1 {
		token := face.Subject{A: uint16(bits.TrailingZeros16(mask))}
		things = append(things, c.About(token, c.EventMore.Of("token"), c.named))
	}
	return c.seen(things)
}

func (c narrator) seenCards(mask uint16) string {
	var things []string
	for ; mask != 0; mask &= mask - 1 {
		things = append(things, c.Cards[bits.TrailingZeros16(mask)+1].Name)
	}
	return c.seen(things)
}

func (c narrator) seen(things []string) string {
	if len(things) == 0 {
		return ""
	}
	return face.Fill(c.EventMore.Of("seen"), "things", c.List(things))
}

// closing says that an event belongs to a round's end: Victoria's gains come before the round is over.
func closing(e game.Event) bool {
	switch e.Kind {
	case rules.EvCitizens, rules.EvRanked, rules.EvMarker:
		return e.Who == game.Nobody
	}
	return e.Kind == rules.EvRoundEnded
}

// chapter is the heading before an event: where a round ends, and where one begins.
func (c narrator) chapter(events []game.Event, i int) string {
	switch e := events[i]; {
	case e.Kind == rules.EvRound:
		return face.Fill(c.EventMore.Of("roundBegins"), "n", face.Num(int(e.N)))
	case !closing(e) || i > 0 && closing(events[i-1]):
		return ""
	}
	for _, later := range events[i:] {
		if later.Kind == rules.EvRoundEnded {
			return face.Fill(c.EventMore.Of("roundEnds"), "n", face.Num(int(later.N)))
		}
	}
	return ""
}
