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
		tell(say.Advisor(a).Line())
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
		"Bountiful harvest: everybody takes 1 grain at the beginning of the round.",
	} {
		if !strings.Contains(text, want) {
			t.Errorf("the rules do not say %q", want)
		}
	}
	starts := &rules.House.Starts
	if starts[1].Donation != starts[2].Donation || starts[1].Gift != starts[2].Gift || starts[2].Site != 1 || starts[1].Site != 0 {
		t.Error("the markers start otherwise than the rules say")
	}
}

// Left-over goods bring what the rules say of them.
func TestLeftOverGoods(t *testing.T) {
	if rules.House.EndPoints2 != [rules.Goods]uint8{1, 1, 1, 1, 2, 2, 4, 2} {
		t.Errorf("left-over goods bring %v halves of a point", rules.House.EndPoints2)
	}
}

// The numbers and names that the rules show in tags are those of the tables.
func TestTheRulesTellTheNumbersOfTheTables(t *testing.T) {
	facetest.InEach(t, "emara", func(t *testing.T, tag string) {
		shape := map[string][2]string{"en": {"%s, then always %d", "%s after round %d"}, "de": {"%s, danach immer %d", "%s nach Runde %d"}}[tag]
		tellsTheNumbers(t, shape[0], shape[1])
	})
}

// tellsTheNumbers proves it with what a language makes of the numbers of a marker, and of a rank of Victoria's.
func tellsTheNumbers(t *testing.T, always, after string) {
	place := func(l rules.Location) string { return say.Place(l).Entry() }
	event := func(e rules.Event) string { return say.Occasion(e).String() }
	card := func(c rules.Card) string { return say.Card(c).String() }
	box := &rules.House
	track := func(numbers []uint8, m *rules.Marker) string {
		return fmt.Sprintf(always, words.And(each(numbers, number)), m.Board)
	}
	var second [2][]string // resources whose donation and gift markers start on the second number
	var yields, hers []string
	for g := range rules.Good(rules.Resources) {
		yields = append(yields, say.Good(g).One()+" "+say.Place(g).At())
		for i, start := range [2][4]byte{box.Starts[2].Donation, box.Starts[2].Gift} {
			if start[g] == 1 {
				second[i] = append(second[i], say.Good(g).String())
			}
		}
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
	// The example of the end: 60 citizens, 66 buildings, and these goods.
	end := rules.Seat{CP: 60, BP: 66, Ring: 2, Coin: 1, Favors: 1, Bread: 1, Res: [4]byte{2, 1, 1, 1}}
	left := box.Leftover(&end)
	citizens := rules.BestSplit(60, 66, left)
	facetest.Numbers(t, Face(),
		"left", face.Num(left), "leftCitizens", face.Num(citizens), "leftBuildings", face.Num(left-citizens), "allCitizens", face.Num(60+citizens),
		"allBuildings", face.Num(66+left-citizens), "exampleScore", face.Num(min(60+citizens, 66+left-citizens)),
		"rounds", face.Num(rules.Rounds), "laps", face.Num(rules.Laps), "huts", face.Num(rules.Huts), "tokens", face.Num(rules.Tokens),
		"advisorsA", face.Num(rules.AdvisorsA), "advisorsB", face.Num(rules.Advisors-rules.AdvisorsA), "cards", face.Num(rules.Cards),
		"locations", face.Num(rules.Locations), "bookMost", face.Num(rules.MostBooks), "rankCards", face.Num(len(box.Ranks[rules.Baron].CP)),
		"trackEnd", face.Num(rules.TrackEnd),
		"begin", face.Num(rules.SpaceBeginner), "first", face.Num(rules.SpaceFirst), "last", face.Num(rules.SpaceLast),
		"country", at(0, rules.Town), "town", at(rules.Town, rules.Locations), "crafts", face.Num(rules.Craftsmen),
		"step", card(rules.CardStep), "helpers", card(rules.CardHelpers), "town1", card(rules.CardTown),
		"yields", words.And(yields), "grainfield", place(rules.Grainfield),
		"castleBook", say.Buildings(int(box.CastleBookBP)), "stone", say.Buildings(int(box.StoneBP)),
		"wood", say.Buildings(int(box.WoodBP)), "woods", say.Buildings(int(box.WoodsBP)),
		"books", words.Or(each(box.BookCP[1:], number)), "craftCP", words.And(each(box.CraftsmanCP[:], number)),
		"price3", track(box.Price.Small[:], &box.Price), "price4", track(box.Price.Large[:], &box.Price),
		"stone3", track(box.Stone.Small[:], &box.Stone), "stone4", track(box.Stone.Large[:], &box.Stone),
		"bread3", track(box.Bread.Small[:], &box.Bread), "bread4", track(box.Bread.Large[:], &box.Bread),
		"secondDonations", words.And(second[0]), "secondGifts", words.And(second[1]),
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
