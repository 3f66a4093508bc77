package coincrown

import (
	"strings"

	"tabard/app/face"
	rules "tabard/engines/coincrown"
	"tabard/engines/game"
)

// details are the events that a digest leaves out: they follow from another line or are housekeeping.
var details = map[game.EventKind]bool{
	rules.EvPaid: true, rules.EvDeckCard: true, rules.EvTokens: true, rules.EvLandShown: true, rules.EvTroopUsed: true,
	rules.EvArmor: true, rules.EvCollected: true, rules.EvHarbor: true, rules.EvUsed: true, rules.EvPurseFilled: true,
	rules.EvTurnEnded: true, rules.EvSwept: true, rules.EvSeeded: true, rules.EvConverted: true, rules.EvRefilled: true,
	rules.EvReadied: true, rules.EvReserveBack: true, rules.EvBonusTaken: true, rules.EvBonusLeft: true,
}

// line is an event in words.
func (c scene) line(e game.Event) face.Line {
	l := face.Line{Minor: details[e.Kind]}
	values := []string{"who", c.Who(e.Who)}
	add := func(namesAndValues ...string) { values = append(values, namesAndValues...) }
	coins := rules.Coins{byte(e.A), byte(e.B), byte(e.C)}
	n := int(e.N)
	switch e.Kind {
	case rules.EvYear:
		add("n", face.Num(n))
	case rules.EvStart:
		if int(e.A) < len(c.Starts) {
			add("start", face.Fill(c.Starts[e.A], "who", c.Who(e.Who)))
		}
	case rules.EvIncome, rules.EvPurseFilled, rules.EvSwept, rules.EvToll:
		add("coins", c.Coins(coins))
	case rules.EvOffered:
		add("coins", c.Coins(coins))
		l.Refs = []face.Ref{churchRef}
	case rules.EvPaid:
		to := ""
		if n == 1 {
			to = c.EventMore["toSupply"]
		}
		add("coins", c.Coins(coins), "to", to)
	case rules.EvReserveBack, rules.EvReserved:
		add("denom", c.Denoms[e.A])
	case rules.EvBought:
		add("how", c.bought(e))
		if e.C < rules.SourcePeeked {
			l.Refs = []face.Ref{rowRef(rules.Tier(e.B), int(e.C))}
		} else {
			l.Refs = []face.Ref{deckRef(rules.Tier(e.B))}
		}
	case rules.EvDeckCard:
		add("card", c.Cap(c.rowNoun(int(e.A)).A), "tier", c.Tiers[e.B])
		l.Refs = []face.Ref{deckRef(rules.Tier(e.B))}
	case rules.EvBonusTaken, rules.EvBonusLeft:
		add("coins", c.Coins(rules.Coins{byte(e.A), byte(e.B), 0}))
	case rules.EvTokens:
		add("troop", c.kindOf(e).A, "tokens", c.count(n, "token"))
	case rules.EvIron:
		from := ""
		if n >= 0 {
			from = face.Fill(c.EventMore["fromSeat"], "who", c.WhoIn(game.Player(n)))
		}
		add("iron", c.Irons[e.A].Name, "from", from)
		l.Refs = []face.Ref{ironRef(rules.Iron(e.A))}
	case rules.EvConquered:
		means := "diplomacy"
		if e.C == 1 {
			means = "force"
		}
		add("land", rules.LandCards[e.A].Name, "rank", c.Ranks[e.B].A, "means", c.EventMore[means])
		l.Refs = []face.Ref{landRef(int(e.A)), topRef(rules.Level(e.B))}
	case rules.EvLandShown:
		add("land", rules.LandCards[e.A].Name, "rank", c.Ranks[e.B].One)
		l.Refs = []face.Ref{topRef(rules.Level(e.B))}
	case rules.EvTroopUsed:
		add("troop", c.kindOf(e).A, "left", c.tokensLeft(rules.Class(e.A), int(e.B)))
	case rules.EvTroopRetired:
		add("troop", c.kindOf(e).A)
	case rules.EvBarracks:
		add("troop", c.Classes[e.A].A)
	case rules.EvCollected:
		add("item", c.Items[e.A])
		l.Refs = []face.Ref{itemRef(rules.Item(e.A))}
	case rules.EvHarbor:
		add("levels", c.count(n, "level"))
	case rules.EvAdvanced:
		add("from", face.Num(int(e.A)), "to", face.Num(int(e.B)))
		l.Refs = []face.Ref{overseasRef}
	case rules.EvUsed:
		add("cards", c.A(c.Cards[e.A].Noun, n))
	case rules.EvStorehouse:
		add("resources", c.count(n, "resource"))
	case rules.EvUpgraded:
		add("land", rules.LandCards[e.A].Name, "rank", c.Ranks[e.B].A)
		l.Refs = []face.Ref{landRef(int(e.A))}
	case rules.EvMinted:
		x := rules.MintSwaps[e.A]
		add("give", c.Coins(x.Give), "take", c.Coins(x.Take))
		l.Refs = []face.Ref{mintRef(rules.Swap(e.A))}
	case rules.EvMill:
		add("mill", c.Cards[e.A].A, "cards", c.A(c.Cards[millMakes(rules.CardKind(e.A))].Noun, n))
	case rules.EvWatchtower:
		add("seen", c.seen(e))
	case rules.EvFortress:
		add("actions", c.count(n, "moreAction"))
	case rules.EvSeeded, rules.EvConverted:
		add("tier", c.Cap(c.Tiers[e.A]), "place", face.Num(int(e.B)+1))
		l.Refs = []face.Ref{rowRef(rules.Tier(e.A), int(e.B))}
	case rules.EvRefilled:
		add("card", c.rowNoun(int(e.A)).One, "tier", c.Cap(c.Tiers[e.B]), "place", face.Num(int(e.C)+1))
		l.Refs = []face.Ref{rowRef(rules.Tier(e.B), int(e.C))}
	case rules.EvReadied:
		add("cards", c.count(n, "card"))
	}
	l.Text = face.Fill(c.Events[e.Kind], values...)
	if e.Kind == rules.EvSeeded || e.Kind == rules.EvConverted || e.Kind == rules.EvRefilled {
		l.Of, l.What, _ = strings.Cut(l.Text, ": ")
	}
	return l
}

// kindOf is the kind of troop that an event tells of.
func (c scene) kindOf(e game.Event) card { return c.Cards[rules.ClassKind(rules.Class(e.A))] }

func (c scene) bought(e game.Event) string {
	how := "boughtRow"
	switch e.C {
	case rules.SourcePeeked:
		how = "boughtPeeked"
	case rules.SourceBlind:
		how = "boughtBlind"
	}
	return face.Fill(c.EventMore[how], "card", c.rowNoun(int(e.A)).A, "tier", c.Tiers[e.B])
}

// seen names the cards of a Watchtower for the one who looked; for others the event holds none.
func (c scene) seen(e game.Event) string {
	var cards []string
	for _, row := range []uint16{e.A, e.B, e.C} {
		if row > 0 {
			cards = append(cards, c.rowNoun(int(row)-1).A)
		}
	}
	if len(cards) == 0 {
		return ""
	}
	return face.Fill(c.EventMore["seen"], "cards", c.List(cards))
}

// turning are the events by which a year ends.
var turning = map[game.EventKind]bool{rules.EvSwept: true, rules.EvSeeded: true, rules.EvConverted: true,
	rules.EvRefilled: true, rules.EvReadied: true, rules.EvOver: true}

// chapter is the heading before an event: where one year ends, and where the next begins.
func (c scene) chapter(events []game.Event, i int) string {
	switch e := events[i]; {
	case e.Kind == rules.EvYear:
		return face.Fill(c.Events[rules.EvYear], "n", face.Num(int(e.N)))
	case !turning[e.Kind] || i > 0 && turning[events[i-1].Kind]:
		return ""
	}
	year := rules.Years
	for _, later := range events[i:] {
		if later.Kind == rules.EvYear {
			year = int(later.N) - 1
		}
	}
	return face.Fill(c.EventMore["yearEnds"], "n", face.Num(year))
}
