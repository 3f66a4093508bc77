package emara

import (
	"math/bits"
	"strings"

	"tabard/app/face"
	rules "tabard/engines/emara"
	"tabard/engines/game"
)

// details are the events that a digest leaves out: they follow from another line or are housekeeping.
var details = map[game.EventKind]bool{
	rules.EvPaid: true, rules.EvSpent: true, rules.EvCitizenLost: true,
	rules.EvMarker: true, rules.EvReplaced: true, rules.EvPatron: true, rules.EvDrew: true, rules.EvDiscarded: true,
	rules.EvReshuffled: true, rules.EvRedeemed: true, rules.EvTurnEnded: true, rules.EvNewDeck: true, rules.EvHand: true,
	rules.EvDeclined: true, rules.EvRoundEnded: true,
}

// silent says that another line tells of the event already: the movement of the visit, the gains of abilities and of the
// event, the points in hiring and rising. It also holds what nobody decided.
func (c scene) silent(e game.Event) bool {
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
func (c scene) line(e game.Event) face.Line {
	if c.silent(e) {
		return face.Line{}
	}
	l := face.Line{Minor: details[e.Kind]}
	values := []string{"who", c.Who(e.Who)}
	add := func(namesAndValues ...string) { values = append(values, namesAndValues...) }
	place := func(l uint16) { add("place", c.Locations[l%rules.Locations].The) }
	n := int(e.N)
	switch e.Kind {
	case rules.EvRound:
		event := c.Occasions[e.A%(rules.Events+1)]
		add("n", face.Num(n), "event", event.Name, "line", strings.TrimSuffix(event.Line, "."))
		l.Refs = []face.Ref{eventRef}
	case rules.EvGot:
		goods := c.amount(n, rules.Good(e.A))
		source := c.source(e.B, e.C)
		switch {
		case e.B == rules.FromLocation && e.C == uint16(rules.Castle):
			source = c.EventMore["forGift"]
		case e.B == rules.FromLocation && e.C == uint16(rules.Cathedral):
			source = c.EventMore["forDonation"]
		}
		add("goods", goods, "source", source)
		l.Minor = e.B == rules.FromCraft || e.B == rules.FromStart
		switch e.B {
		case rules.FromLocation, rules.FromCraft:
			l.Refs = []face.Ref{locRef(rules.Location(e.C))}
		case rules.FromEvent:
			l.Minor, l.Of, l.What = true, c.Who(e.Who), goods
		}
	case rules.EvPaid:
		add("cost", c.cost(rules.ResOf(e.A), int(e.B)))
	case rules.EvSpent:
		add("goods", c.amount(n, rules.Good(e.A)))
	case rules.EvCitizens:
		source := c.source(e.A, e.B)
		if e.A == rules.FromLocation && e.B == uint16(rules.Market) {
			source = face.Fill(c.EventMore["forBooks"], "place", c.Locations[rules.Market].The)
		}
		add("points", c.count(n, "citizen"), "source", source)
		l.Refs = []face.Ref{trackRef}
	case rules.EvBuildings:
		how := ""
		if _, sum := c.sum(int(e.C>>4), "building", c.changes(e.C&15)...); sum != "" {
			how = face.Fill(c.EventMore["how"], "sum", sum)
		}
		add("points", c.count(n, "building"), "source", c.source(e.A, e.B), "how", how)
		l.Refs = []face.Ref{trackRef}
	case rules.EvPlayed:
		add("card", c.Cards[e.A].Name, "slot", face.Num(int(e.B)+1))
	case rules.EvMoved:
		by := ""
		if e.C == 1 {
			by = c.EventMore["byCard"]
		}
		add("steps", c.count(n, "step"), "by", by)
		place(e.B)
		l.Refs = []face.Ref{locRef(rules.Location(e.B))}
	case rules.EvVisited:
		add("by", c.EventMore["byCard"])
		place(e.A)
		l.Refs = []face.Ref{locRef(rules.Location(e.A))}
	case rules.EvBaked:
		add("breads", c.amount(n, rules.Bread), "cost", c.cost(of(rules.Grain, n-int(e.B)), int(e.B)))
	case rules.EvMarker:
		add("marker", c.marker(e.A), "now", c.shows(e))
		l.Refs = []face.Ref{markerRef(e.A)}
	case rules.EvHired:
		add("points", c.count(int(rules.CraftsmanCP[(n-1)&3]), "citizen"))
		place(e.A)
		l.Refs = []face.Ref{hutRef(rules.Location(e.A), int(e.B))}
	case rules.EvRecruited, rules.EvReplaced:
		add("advisor", c.named(rules.Advisor(e.A)))
		place(e.B)
		l.Refs = []face.Ref{advisorRef(rules.Location(e.B), int(e.C))}
	case rules.EvPatron:
		add("advisor", c.named(rules.Advisor(e.A)))
		l.Refs = []face.Ref{patronRef}
	case rules.EvRanked:
		add("rank", c.Ranks[e.A], "points", c.count(n, "citizen"))
		l.Refs = []face.Ref{nobleRef(rules.Rank(e.A))}
	case rules.EvDrew, rules.EvDiscarded:
		add("tokens", c.count(n, "token"), "seen", c.seenTokens(e.A))
		l.Refs = []face.Ref{favorsRef}
	case rules.EvHand:
		add("cards", c.count(n, "card"), "seen", c.seenCards(e.A))
		if e.A == 0 {
			l.Of, l.What = c.Who(e.Who), face.Fill(c.EventMore["drew"], "cards", c.count(n, "card"))
		}
	case rules.EvNewDeck:
		l.Of, l.What = c.Who(e.Who), c.EventMore["shuffled"]
	case rules.EvKept, rules.EvRedeemed:
		add("reward", c.reward(int(e.A)))
		place(uint16(rules.FavorTokens[e.A].At))
	case rules.EvRoundEnded:
		add("n", face.Num(n))
	case rules.EvSplit:
		var points []string
		if e.A > 0 {
			points = append(points, c.count(int(e.A), "citizen"))
		}
		if e.B > 0 {
			points = append(points, c.count(int(e.B), "building"))
		}
		add("points", c.List(points))
		l.Refs = []face.Ref{trackRef}
	case rules.EvStartTaken:
		add("goods", c.amount(1, rules.Good(e.A)))
	case rules.EvRelocated:
		place(e.B)
		l.Refs = []face.Ref{locRef(rules.Location(e.B))}
	}
	l.Text = c.Cap(face.Fill(c.Events[e.Kind], values...))
	return l
}

// source says what brought something.
func (c scene) source(from rules.Source, detail uint16) string {
	var values []string
	switch from {
	case rules.FromLocation, rules.FromCraft:
		values = []string{"place", c.Locations[detail%rules.Locations].The}
	case rules.FromAdvisor:
		values = []string{"advisor", c.named(rules.Advisor(detail))}
	case rules.FromEvent:
		values = []string{"event", c.Occasions[detail%(rules.Events+1)].Name}
	}
	return face.Fill(c.Sources[from], values...)
}

// marker names a marker.
func (c scene) marker(m uint16) string {
	key := "donation"
	switch {
	case m == rules.MarkStone:
		key = "stone"
	case m == rules.MarkBread:
		key = "bread"
	case m >= rules.MarkGift:
		key = "gift"
	}
	return face.Fill(c.EventMore[key], "good", c.Goods[m&3].One)
}

// shows is what a marker shows after it has turned.
func (c scene) shows(e game.Event) string {
	key := "costs"
	if e.A >= rules.MarkStone {
		key = "brings"
	}
	now := face.Fill(c.EventMore[key], "n", face.Num(int(e.N)), "citizens", c.count(int(e.N), "citizen"))
	if e.B == 1 {
		return face.Fill(c.EventMore["gone"], "now", now)
	}
	return now
}

// seenTokens names drawn tokens for those who may know them; for others the event holds none.
func (c scene) seenTokens(mask uint16) string {
	var things []string
	for ; mask != 0; mask &= mask - 1 {
		token := bits.TrailingZeros16(mask)
		at := c.Locations[rules.FavorTokens[token].At].The
		things = append(things, face.Fill(c.EventMore["token"], "reward", c.reward(token), "place", at))
	}
	return c.seen(things)
}

func (c scene) seenCards(mask uint16) string {
	var things []string
	for ; mask != 0; mask &= mask - 1 {
		things = append(things, c.Cards[bits.TrailingZeros16(mask)+1].Name)
	}
	return c.seen(things)
}

func (c scene) seen(things []string) string {
	if len(things) == 0 {
		return ""
	}
	return face.Fill(c.EventMore["seen"], "things", c.List(things))
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
func (c scene) chapter(events []game.Event, i int) string {
	switch e := events[i]; {
	case e.Kind == rules.EvRound:
		return face.Fill(c.EventMore["roundBegins"], "n", face.Num(int(e.N)))
	case !closing(e) || i > 0 && closing(events[i-1]):
		return ""
	}
	for _, later := range events[i:] {
		if later.Kind == rules.EvRoundEnded {
			return face.Fill(c.EventMore["roundEnds"], "n", face.Num(int(later.N)))
		}
	}
	return ""
}
