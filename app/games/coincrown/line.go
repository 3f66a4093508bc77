package coincrown

import (
	"strings"

	"tabard/app/face"
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

// line is an event in words. Seeds of a market are told of many places in a row.
func (c narrator) line(e game.Event) face.Line {
	l := face.Line{Text: c.about(e, face.At(c.Events[:], int(e.Kind))), Minor: face.At(details[:], int(e.Kind)), Refs: eventRefs(e), Motion: c.motion(e)}
	if e.Kind == rules.EvSeeded || e.Kind == rules.EvConverted || e.Kind == rules.EvRefilled {
		l.Of, l.What, _ = strings.Cut(l.Text, ": ")
	}
	return l
}

// about fills a sentence about an event.
func (c narrator) about(e game.Event, sentence string) string {
	return c.About(face.Told(e), sentence, c.named, c.extra(e)...)
}

// named is what a number of an event stands for. A, B and C mean another thing each time, so everything is kept in range.
func (c narrator) named(what string, v uint16) (string, bool) {
	troop := c.Cards[rules.ClassKind(rules.Class(v%rules.Classes))]
	swap := rules.MintSwaps[v%rules.Swaps]
	switch what {
	case "denom":
		return c.Denoms[v%rules.Denoms], true
	case "row":
		return c.rowNoun(int(v) % len(rules.MarketCards)).One, true
	case "aRow":
		return c.rowNoun(int(v) % len(rules.MarketCards)).A, true
	case "ARow":
		return c.Cap(c.rowNoun(int(v) % len(rules.MarketCards)).A), true
	case "tier":
		return c.Tiers[v%rules.Tiers], true
	case "Tier":
		return c.Cap(c.Tiers[v%rules.Tiers]), true
	case "place":
		return face.Num(int(v) + 1), true
	case "num":
		return face.Num(int(v)), true
	case "aTroop":
		return troop.A, true
	case "aClass":
		return c.Classes[v%rules.Classes].A, true
	case "iron":
		return c.Irons[v%rules.Irons].Name, true
	case "land":
		return rules.LandCards[int(v)%len(rules.LandCards)].Name, true
	case "rank":
		return c.Ranks[v%rules.LandLevels].One, true
	case "aRank":
		return c.Ranks[v%rules.LandLevels].A, true
	case "means":
		return c.EventMore.Of([2]string{"diplomacy", "force"}[v&1]), true
	case "item":
		return c.Items[v%rules.Items], true
	case "aCard":
		return c.Cards[v%rules.CardKinds].A, true
	case "give":
		return c.Coins(swap.Give), true
	case "take":
		return c.Coins(swap.Take), true
	case "token", "level", "resource", "moreAction", "card":
		return c.count(int(v), what), true
	}
	return "", false
}

// extra are the places of a sentence about an event that hang on more than one number.
func (c narrator) extra(e game.Event) []string {
	coins := "coins"
	switch n := int(e.N); e.Kind {
	case rules.EvStart:
		if int(e.A) < len(c.Starts) {
			return []string{"start", face.Fill(c.Starts[e.A], "who", c.Who(e.Who))}
		}
	case rules.EvIncome, rules.EvPurseFilled, rules.EvSwept, rules.EvToll, rules.EvOffered, rules.EvBonusTaken, rules.EvBonusLeft:
		return []string{coins, c.coinsOf(e)}
	case rules.EvPaid:
		to := ""
		if n == 1 {
			to = c.EventMore.Of("toSupply")
		}
		return []string{coins, c.coinsOf(e), "to", to}
	case rules.EvBought:
		return []string{"how", c.bought(e)}
	case rules.EvIron:
		from := ""
		if n >= 0 {
			from = face.Fill(c.EventMore.Of("fromSeat"), "who", c.WhoIn(game.Player(n)))
		}
		return []string{"from", from}
	case rules.EvTroopUsed:
		return []string{"left", c.labeller().tokensLeft(rules.Class(e.A), int(e.B))}
	case rules.EvUsed:
		return []string{"cards", c.A(c.Cards[e.A].Noun, n)}
	case rules.EvMilled:
		return []string{"cards", c.A(c.Cards[millMakes(rules.CardKind(e.A))].Noun, n)}
	case rules.EvLooked:
		return []string{"seen", c.seen(e)}
	}
	return nil
}

func (c narrator) coinsOf(e game.Event) string {
	return c.Coins(rules.Coins{byte(e.A), byte(e.B), byte(e.C)})
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

// bought is how a card was bought.
func (c narrator) bought(e game.Event) string {
	how := "boughtRow"
	switch e.C {
	case rules.SourcePeeked:
		how = "boughtPeeked"
	case rules.SourceBlind:
		how = "boughtBlind"
	}
	return c.About(face.Told(e), c.EventMore.Of(how), c.named)
}

// seen names the cards of a Watchtower for the one who looked; for others the event holds none.
func (c narrator) seen(e game.Event) string {
	var cards []string
	for _, row := range []uint16{e.A, e.B, e.C} {
		if row > 0 {
			cards = append(cards, c.rowNoun(int(row)-1).A)
		}
	}
	if len(cards) == 0 {
		return ""
	}
	return face.Fill(c.EventMore.Of("seen"), "cards", c.List(cards))
}

// turning are the events by which a year ends.
var turning = [len(rules.EventNames)]bool{rules.EvSwept: true, rules.EvSeeded: true, rules.EvConverted: true,
	rules.EvRefilled: true, rules.EvReadied: true, rules.EvOver: true}

// chapter is the heading before an event: where one year ends, and where the next begins.
func (c narrator) chapter(events []game.Event, i int) string {
	switch e := events[i]; {
	case e.Kind == rules.EvYear:
		return c.about(e, c.Events[rules.EvYear])
	case !face.At(turning[:], int(e.Kind)) || i > 0 && face.At(turning[:], int(events[i-1].Kind)):
		return ""
	}
	year := rules.Years
	for _, later := range events[i:] {
		if later.Kind == rules.EvYear {
			year = int(later.N) - 1
		}
	}
	return face.Fill(c.EventMore.Of("yearEnds"), "n", face.Num(year))
}
