package emara

import (
	"tabard/app/face"
	"tabard/app/words"
	say "tabard/app/words/emara"
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

// mains are the events that rivals want to know first: what brings many points, and what there is only once.
var mains = [len(rules.EventNames)]bool{
	rules.EvHired: true, rules.EvRecruited: true, rules.EvRanked: true, rules.EvStartTaken: true,
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
	l := face.Line{Motion: c.motion(e), Text: c.text(e), Minor: face.At(details[:], int(e.Kind)), Main: face.At(mains[:], int(e.Kind)), Refs: c.allLaid(eventRefs(e))}
	switch e.Kind {
	case rules.EvGot:
		l.Minor = e.B == rules.FromCraft || e.B == rules.FromStart || e.B == rules.FromEvent
		if e.B == rules.FromEvent {
			l.Of, l.What = c.who(e.Who), say.Good(e.A).Amount(int(e.N))
		}
	case rules.EvHand:
		if e.A == 0 {
			l.Of, l.What = c.who(e.Who), say.HandDrawn(int(e.N))
		}
	case rules.EvNewDeck:
		l.Of, l.What = c.who(e.Who), say.DeckWhole.String()
	}
	return l
}

// text is the sentence about an event. Of a number that the rules do not have, which a save may say, it tells nothing.
func (c narrator) text(e game.Event) string {
	n, who := int(e.N), c.Person(e.Who)
	switch e.Kind {
	case rules.EvGot:
		return say.EventGot(say.Good(e.A), n, sourceOfGoods(e), who)
	case rules.EvPaid:
		return say.EventPaid(cost(rules.ResOf(e.A), int(e.B)), who)
	case rules.EvSpent:
		return say.EventSpent(say.Good(e.A), n, who)
	case rules.EvBaked:
		return say.EventBaked(cost(of(rules.Grain, n-int(e.B)), int(e.B)), n, who)
	case rules.EvStartTaken:
		return say.EventStartTaken(say.Good(e.A), who)
	case rules.EvCitizens:
		return say.EventCitizens(n, sourceOfCitizens(e), who)
	case rules.EvBuildings:
		_, sum := buildingsSum(int(e.C>>4), c.changes(e.C&15)...)
		return say.EventBuildings(n, source(e.A, e.B), sum, who)
	case rules.EvCitizenLost:
		return say.EventCitizenLost(who)
	case rules.EvSplit:
		return say.EventSplit(int(e.B), int(e.A), who)
	case rules.EvMarker:
		return turned(e)
	case rules.EvHired:
		return say.EventHired(int(c.box().CraftsmanCP[(n-1)&3]), say.Place(e.A), who)
	case rules.EvRecruited:
		return say.EventRecruited(say.Advisor(e.A), say.Place(e.B), who)
	case rules.EvReplaced:
		return say.EventReplaced(say.Advisor(e.A), say.Place(e.B))
	case rules.EvPatron:
		return say.EventPatron(say.Advisor(e.A))
	case rules.EvRanked:
		return say.EventRanked(n, say.Rank(e.A), who)
	case rules.EvDrew, rules.EvKept, rules.EvDiscarded, rules.EvRedeemed:
		return c.tokenText(e, who)
	}
	return c.turnText(e, who)
}

// turnText is the sentence about how rounds and turns go on: cards, movements, and what ends.
func (c narrator) turnText(e game.Event, who words.Person) string {
	n := int(e.N)
	switch e.Kind {
	case rules.EvRound:
		return say.EventRound(eventDoes(c.box(), rules.Event(e.A)), say.Occasion(e.A), n)
	case rules.EvStart:
		return say.EventStart(who)
	case rules.EvPlayed:
		return say.EventPlayed(say.Card(e.A), int(e.B)+1, who)
	case rules.EvMoved:
		return say.EventMoved(e.C == 1, n, say.Place(e.B), who)
	case rules.EvVisited:
		return say.EventVisited(say.Place(e.A), who)
	case rules.EvRelocated:
		return say.EventRelocated(say.Place(e.B), who)
	case rules.EvDeclined:
		return say.EventDeclined(who)
	case rules.EvTurnEnded:
		return say.EventTurnEnded(who)
	case rules.EvRoundEnded:
		return say.EventRoundEnded(n)
	case rules.EvNewDeck:
		return say.EventNewDeck(who)
	case rules.EvHand:
		return say.EventHand(n, among(e.A, rules.Cards, func(card int) string { return say.Card(card + 1).String() }), who)
	}
	return say.Event(e.Kind).String()
}

// tokenText is the sentence about favor tokens.
func (c narrator) tokenText(e game.Event, who words.Person) string {
	token := int(e.A % rules.Tokens)
	at := say.Place(c.box().Tokens[token].At)
	switch e.Kind {
	case rules.EvDrew:
		return say.EventDrew(among(e.A, rules.Tokens, c.tokenAt), int(e.N), who)
	case rules.EvDiscarded:
		return say.EventDiscarded(among(e.A, rules.Tokens, c.tokenAt), int(e.N), who)
	case rules.EvKept:
		return say.EventKept(at, reward(c.box(), token), who)
	}
	return say.EventRedeemed(at, who)
}

// among lists the first all of the things whose bits are set, for those who may know them; for others the event has none.
func among(mask uint16, all int, thing func(int) string) string {
	var things []string
	for i := range all {
		if mask>>i&1 == 1 {
			things = append(things, thing(i))
		}
	}
	return words.And(things)
}

// tokenAt is a favor token in a list.
func (c *teller) tokenAt(token int) string {
	return say.TokenAt(say.Place(c.box().Tokens[token].At), reward(c.box(), token))
}

// turned is a marker that has turned, and what it shows now.
func turned(e game.Event) string {
	n, gone, good := int(e.N), e.B == 1, say.Good(e.A&3)
	switch {
	case e.A == rules.MarkStone:
		return say.TurnedStone(n, gone)
	case e.A == rules.MarkBread:
		return say.TurnedBread(n, gone)
	case e.A >= rules.MarkGift:
		return say.TurnedGift(gone, good, n)
	}
	return say.TurnedDonation(gone, good, n)
}

// sourceOfGoods says what brought goods.
func sourceOfGoods(e game.Event) string {
	switch {
	case e.B == rules.FromLocation && e.C == uint16(rules.Castle):
		return say.ForAGift.String()
	case e.B == rules.FromLocation && e.C == uint16(rules.Cathedral):
		return say.ForADonation.String()
	}
	return source(e.B, e.C)
}

// sourceOfCitizens says what brought citizens.
func sourceOfCitizens(e game.Event) string {
	if e.A == rules.FromLocation && e.B == uint16(rules.Market) {
		return say.ForBooks.String()
	}
	return source(e.A, e.B)
}

// source says what brought something.
func source(from rules.Source, detail uint16) string {
	switch from {
	case rules.FromLocation:
		return say.SourceLocation(say.Place(detail))
	case rules.FromCraft:
		return say.SourceCraftsmen(say.Place(detail))
	case rules.FromAdvisor:
		return say.SourceAdvisor(say.Advisor(detail))
	}
	return say.Source(from).String()
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
		return say.RoundBegins(int(e.N))
	case !closing(e) || i > 0 && closing(events[i-1]):
		return ""
	}
	for _, later := range events[i:] {
		if later.Kind == rules.EvRoundEnded {
			return say.RoundEnds(int(later.N))
		}
	}
	return ""
}
