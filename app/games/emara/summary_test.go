package emara

import (
	"fmt"
	"strings"
	"testing"

	"tabard/app/face"
	"tabard/app/face/facetest"
	"tabard/app/words"
	say "tabard/app/words/emara"
	rules "tabard/engines/emara"
)

func TestTheRulesTellOfEverything(t *testing.T) {
	facetest.InEach(t, "emara", func(t *testing.T, _ string) { tellsOfEverything(t) })
}

func tellsOfEverything(t *testing.T) {
	text := facetest.Chapters(Face())
	tell := func(name string) {
		if name == "" || !strings.Contains(text, name) {
			t.Errorf("the rules do not mention %q", name)
		}
	}
	for a := rules.MasterOfCoin; a <= rules.SirAntoni; a++ {
		tell("\n" + say.Advisor(a).String() + ". ")
		tell(advisorDoes(&rules.House, a) + ".")
	}
	for e := rules.OldForest; e <= rules.GoodLabour; e++ {
		tell("\n" + say.Occasion(e).String() + ": ")
	}
	for card := rules.CardWood; card <= rules.CardTown; card++ {
		tell("\n" + say.Card(card).String() + ": " + say.Card(card).Line())
	}
	for r := rules.Baron; r <= rules.Duke; r++ {
		tell("\n" + say.Rank(r).String() + ": ")
	}
	for l := range rules.Location(rules.Locations) {
		tell(say.Place(l).Entry())
	}
	for i := range rules.House.Tokens {
		tell(reward(&rules.House, i))
	}
}

// The lines of lists, which the program makes of the tables, read as they would be written by hand.
func TestTheListsOfTheRules(t *testing.T) {
	text := facetest.Chapters(Face())
	for _, want := range []string{
		"Duke: 1 coin and 2 rings for 18, 17, 16 or 15 citizens.",
		"Forest: 2 cloth, or 1 wood and 1 cloth, or 1 wood, 1 cloth and 1 grain.",
		"Baker. Costs 1 wood and 1 grain and brings 3 citizens. Once in each of your turns:",
		"Castle: 3 citizens, 5 buildings or 1 coin.",
		"With 2 players, these start on the second number: Donation of wood, Donation of grain, Gift of cloth, Gift of stone, Stone marker and Bread marker.",
		"The great famine: At the end of the round you may hand in 1 grain for 3 citizens, 2 grain for 5 citizens or 1 ring for 5 citizens.",
		"Master of Coin. Costs 2 wood, 2 cloth and 1 stone and brings 6 citizens. 1 coin at once.",
		"Bountiful harvest: everybody takes 1 grain at the beginning of the round.",
	} {
		if !strings.Contains(text, want) {
			t.Errorf("the rules do not say %q", want)
		}
	}
}

// The numbers and names that the rules show in tags are those of the tables.
func TestTheRulesTellTheNumbersOfTheTables(t *testing.T) {
	facetest.InEach(t, "emara", func(t *testing.T, tag string) {
		tellsTheNumbers(t, map[string]string{"en": "%s after round %d", "de": "%s nach Runde %d"}[tag])
	})
}

// tellsTheNumbers proves it with what a language makes of a rank of Victoria's.
func tellsTheNumbers(t *testing.T, after string) {
	place := func(l rules.Location) string { return say.Place(l).Entry() }
	event := func(e rules.Event) string { return say.Occasion(e).String() }
	card := func(c rules.Card) string { return say.Card(c).String() }
	box := &rules.House
	var yields, hers []string
	for g := range rules.Good(rules.Resources) {
		yields = append(yields, say.Good(g).One()+" "+say.Place(g).At())
	}
	for r := rules.Baron; r < rules.Duke; r++ {
		hers = append(hers, fmt.Sprintf(after, say.Rank(r), r+1))
	}
	at := func(from, to rules.Location) string {
		var names []string
		for l := from; l < to; l++ {
			names = append(names, place(l))
		}
		return words.And(names)
	}
	facetest.Numbers(t, Face(),
		"rounds", face.Num(rules.Rounds), "laps", face.Num(rules.Laps), "huts", face.Num(rules.Huts), "tokens", face.Num(rules.Tokens),
		"advisorsA", face.Num(rules.AdvisorsA), "advisorsB", face.Num(rules.Advisors-rules.AdvisorsA), "cards", face.Num(rules.Cards),
		"locations", face.Num(rules.Locations), "bookMost", face.Num(rules.MostBooks), "rankCards", face.Num(len(box.Ranks[rules.Baron].CP)),
		"trackEnd", face.Num(rules.TrackEnd),
		"begin", face.Num(rules.SpaceBeginner), "first", face.Num(rules.SpaceFirst), "last", face.Num(rules.SpaceLast),
		"country", at(0, rules.Town), "town", at(rules.Town, rules.Locations), "crafts", face.Num(rules.Craftsmen),
		"step", card(rules.CardStep), "helpers", card(rules.CardHelpers), "town1", card(rules.CardTown),
		"yields", words.And(yields), "grainfield", place(rules.Grainfield),
		"toolmaker", say.Advisor(rules.Toolmaker).String(), "winter", event(rules.EarlyWinter), "summer", event(rules.LongSummer),
		"victoriaRanks", words.And(hers), "campaign", face.Num(rules.CampaignStart), "won", face.Num(rules.CampaignWon), "lost", face.Num(rules.CampaignLost),
	)
}

// What the worked example tells is the position that is drawn.
func TestTheExampleOfTheRules(t *testing.T) {
	s, err := rules.New(rules.Def.DefaultSetup(2, exampleSeed))
	if err != nil {
		t.Fatal(err)
	}
	at := int(s.Seats[0].Councilor[0])
	for steps, want := range []rules.Location{rules.Quarry, rules.Grainfield, rules.WeavingMill, rules.Forest} {
		if l := s.Circuits[0][(at+steps)%4]; l != want {
			t.Errorf("%d steps lead to %s, not to %s", steps, say.Place(l), say.Place(want))
		}
	}
	if s.Turn() != 0 {
		t.Errorf("seat %d begins", s.Turn())
	}
}

// What has a line of its own in the rules leads to that line.
func TestCardsLeadToTheirLines(t *testing.T) {
	f := Face()
	for card := rules.Card(1); card <= rules.Cards; card++ {
		facetest.Leads(t, f, ruleOf(cardRef(card)), say.Card(card).String())
	}
	for a := rules.MasterOfCoin; a <= rules.SirAntoni; a++ {
		facetest.Leads(t, f, ruleOf(myAdvisorRef(a)), say.Advisor(a).String())
	}
}
