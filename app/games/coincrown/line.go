package coincrown

import (
	"tabard/app/face"
	"tabard/app/words"
	say "tabard/app/words/coincrown"
	rules "tabard/engines/coincrown"
	"tabard/engines/game"
)

// details are the events that a digest leaves out: they follow from another line or are housekeeping.
var details = [len(rules.EventNames)]bool{
	rules.EvPaid: true, rules.EvDeckCard: true, rules.EvTokens: true, rules.EvLandShown: true, rules.EvTroopUsed: true,
	rules.EvArmorUsed: true, rules.EvCollected: true, rules.EvHarborUsed: true, rules.EvUsed: true, rules.EvPurseFilled: true,
	rules.EvTurnEnded: true, rules.EvSwept: true, rules.EvSeeded: true, rules.EvConverted: true, rules.EvRefilled: true,
	rules.EvReadied: true, rules.EvReserveBack: true, rules.EvBonusTaken: true, rules.EvBonusLeft: true,
}

// mains are the events that rivals want to know first: what brings points, and what there is only once.
var mains = [len(rules.EventNames)]bool{
	rules.EvIron: true, rules.EvConquered: true, rules.EvUpgraded: true, rules.EvAdvanced: true, rules.EvFortified: true, rules.EvPassed: true,
}

// line is an event in words. What happens to a market is told of many places in a row.
func (c narrator) line(e game.Event) face.Line {
	l := face.Line{Text: c.text(e), Minor: face.At(details[:], int(e.Kind)), Main: face.At(mains[:], int(e.Kind)), Refs: eventRefs(e), Motion: motion(e)}
	switch e.Kind {
	case rules.EvSeeded, rules.EvConverted:
		l.Of, l.What = say.Spot(int(e.B)+1, say.Tier(e.A)), say.Event(e.Kind).What()
	case rules.EvRefilled:
		l.Of, l.What = say.Spot(int(e.C)+1, say.Tier(e.B)), c.rowCard(e.A).String()
	}
	return l
}

// text is an event as a sentence. A, B and C mean another thing each time; a save may say any numbers, so what is looked up in a table of
// the rules is brought into its range.
func (c narrator) text(e game.Event) string {
	who, n := c.Person(e.Who), int(e.N)
	switch e.Kind {
	case rules.EvYear:
		return say.EventYear(n)
	case rules.EvStart:
		return say.Start(e.A).Of(who)
	case rules.EvIncome:
		return say.EventIncome(coinsOf(e), who)
	case rules.EvReserveBack:
		return say.EventReserveBack(say.Denom(e.A), who)
	case rules.EvPurseFilled:
		return say.EventPurseFilled(coinsOf(e), who)
	case rules.EvPaid:
		return say.EventPaid(coinsOf(e), n == 1, who)
	case rules.EvBought:
		return c.bought(e, who)
	case rules.EvDeckCard:
		return say.EventDeckCard(c.rowCard(e.A), say.Tier(e.B))
	case rules.EvBonusTaken:
		return say.EventBonusTaken(coinsOf(e), who)
	case rules.EvBonusLeft:
		return say.EventBonusLeft(coinsOf(e), who)
	case rules.EvIron:
		return say.EventIron(c.Person(game.Player(n)), say.Iron(e.A), who)
	case rules.EvLandShown:
		return say.EventLandShown(landName(e.A), say.Rank(e.B))
	case rules.EvUpgraded:
		return say.EventUpgraded(landName(e.A), say.Rank(e.B), who)
	case rules.EvReserved:
		return say.EventReserved(say.Denom(e.A), who)
	case rules.EvMinted:
		give, take := c.box().Swap(rules.Swap(e.A % rules.Swaps))
		return say.EventMinted(coinText(give), coinText(take), who)
	case rules.EvOffered:
		return say.EventOffered(coinsOf(e), who)
	case rules.EvTurnEnded:
		return say.EventTurnEnded(who)
	case rules.EvPassed:
		return say.EventPassed(who)
	case rules.EvSwept:
		return say.EventSwept(coinsOf(e), who)
	case rules.EvSeeded:
		return say.EventSeeded(int(e.B)+1, say.Tier(e.A))
	case rules.EvConverted:
		return say.EventConverted(int(e.B)+1, say.Tier(e.A))
	case rules.EvRefilled:
		return say.EventRefilled(c.rowCard(e.A), int(e.C)+1, say.Tier(e.B))
	case rules.EvReadied:
		return say.EventReadied(n, who)
	case rules.EvOver:
		return say.Event(e.Kind).String()
	}
	return c.useText(e)
}

// useText is an event of cards that are used as a sentence.
func (c narrator) useText(e game.Event) string {
	who, n := c.Person(e.Who), int(e.N)
	class := rules.Class(e.A % rules.Classes)
	troop := say.Card(rules.ClassKind(class))
	switch e.Kind {
	case rules.EvTokens:
		return say.EventTokens(troop, n, who)
	case rules.EvConquered:
		return say.EventConquered(e.C&1 == 1, landName(e.A), say.Rank(e.B), who)
	case rules.EvTroopUsed:
		return say.EventTroopUsed(troop, int(e.B), rules.ClassAttacks(class), who)
	case rules.EvTroopRetired:
		return say.EventTroopRetired(troop, who)
	case rules.EvCavalryRetired:
		return say.EventCavalryRetired(who)
	case rules.EvArmorUsed:
		return say.EventArmorUsed(who)
	case rules.EvCollected:
		return say.EventCollected(itemText(c.box(), rules.Item(e.A)), who)
	case rules.EvHarborUsed:
		return say.EventHarborUsed(n, who)
	case rules.EvAdvanced:
		return say.EventAdvanced(int(e.A), int(e.B), who)
	case rules.EvUsed:
		return say.EventUsed(say.Card(e.A), n, who)
	case rules.EvStorehouseRetired:
		return say.EventStorehouseRetired(n, who)
	case rules.EvRecommissioned:
		return say.EventRecommissioned(troopOf(class), who)
	case rules.EvMilled:
		return say.EventMilled(say.Card(millMakes(rules.CardKind(e.A))), say.Card(e.A), n, who)
	case rules.EvToll:
		return say.EventToll(coinsOf(e), who)
	case rules.EvLooked:
		return say.EventLooked(c.seen(e), who)
	case rules.EvFortified:
		return say.EventFortified(n, who)
	}
	return ""
}

// rowCard is the card of a row of the market as an event names it.
func (c narrator) rowCard(row uint16) say.Card { return c.cardOf(int(row) % len(rules.MarketCards)) }

func landName(id uint16) string { return rules.LandCards[int(id)%len(rules.LandCards)].Name }

func coinsOf(e game.Event) string { return coinText(rules.Coins{byte(e.A), byte(e.B), byte(e.C)}) }

// bought is how a card was bought.
func (c narrator) bought(e game.Event, who words.Person) string {
	card, tier := c.rowCard(e.A), say.Tier(e.B)
	switch e.C {
	case rules.SourcePeeked:
		return say.Event(e.Kind).Peeked(card, tier, who)
	case rules.SourceBlind:
		return say.Event(e.Kind).Blind(card, tier, who)
	}
	return say.EventBought(card, who)
}

// seen names the cards of a Watchtower for the one who looked; for others the event holds none.
func (c narrator) seen(e game.Event) string {
	var cards []string
	for _, row := range []uint16{e.A, e.B, e.C} {
		if row > 0 {
			cards = append(cards, c.rowCard(row-1).A())
		}
	}
	return words.And(cards)
}

// eventRefs are the pieces that an event is about.
func eventRefs(e game.Event) []face.Ref {
	switch e.Kind {
	case rules.EvOffered:
		return []face.Ref{churchRef}
	case rules.EvBought:
		if e.C < rules.SourcePeeked {
			return []face.Ref{rowRef(rules.Tier(e.B), int(e.C))}
		}
		return []face.Ref{deckRef(rules.Tier(e.B))}
	case rules.EvDeckCard:
		return []face.Ref{deckRef(rules.Tier(e.B))}
	case rules.EvIron:
		return []face.Ref{ironRef(rules.Iron(e.A))}
	case rules.EvConquered:
		return []face.Ref{landRef(int(e.A)), topRef(rules.Level(e.B))}
	case rules.EvLandShown:
		return []face.Ref{topRef(rules.Level(e.B))}
	case rules.EvCollected:
		return []face.Ref{itemRef(rules.Item(e.A))}
	case rules.EvAdvanced:
		return []face.Ref{overseasRef}
	case rules.EvUpgraded:
		return []face.Ref{landRef(int(e.A))}
	case rules.EvMinted:
		return []face.Ref{mintRef(rules.Swap(e.A))}
	case rules.EvSeeded, rules.EvConverted:
		return []face.Ref{rowRef(rules.Tier(e.A), int(e.B))}
	case rules.EvRefilled:
		return []face.Ref{rowRef(rules.Tier(e.B), int(e.C))}
	}
	return nil
}

// turning are the events by which a year ends.
var turning = [len(rules.EventNames)]bool{rules.EvSwept: true, rules.EvSeeded: true, rules.EvConverted: true,
	rules.EvRefilled: true, rules.EvReadied: true, rules.EvOver: true}

// chapter is the heading before an event: where one year ends, and where the next begins.
func chapter(events []game.Event, i int) string {
	switch e := events[i]; {
	case e.Kind == rules.EvYear:
		return say.EventYear(int(e.N))
	case !face.At(turning[:], int(e.Kind)) || i > 0 && face.At(turning[:], int(events[i-1].Kind)):
		return ""
	}
	year := rules.Years
	for _, later := range events[i:] {
		if later.Kind == rules.EvYear {
			year = int(later.N) - 1
		}
	}
	return say.YearEnds(year)
}
