package emara

import (
	"strings"
	"testing"

	"tabard/app/face"
	"tabard/app/face/facetest"
	rules "tabard/engines/emara"
)

func TestTheRulesTellOfEverything(t *testing.T) {
	text := facetest.Chapters(Face())
	tell := func(name string) {
		if name == "" || !strings.Contains(text, name) {
			t.Errorf("the rules do not mention %q", name)
		}
	}
	for _, a := range en.Advisors[1:] {
		tell("\n" + a.Name + ". ")
		tell(a.Line)
	}
	for _, e := range en.Occasions[1:] {
		tell("\n" + e.Name + ": ")
	}
	for _, c := range en.Cards[1:] {
		tell("\n" + c.Name + ": " + c.Line)
	}
	for _, r := range en.Ranks[1:] {
		tell("\n" + r + ": ")
	}
	for _, l := range en.Locations {
		tell(l.The)
	}
	for i := range rules.FavorTokens {
		tell(en.reward(i))
	}
}

// The numbers of the tables as they read in the rules.
func TestTheRulesTellTheNumbersOfTheTables(t *testing.T) {
	text := facetest.Chapters(Face())
	for _, want := range []string{
		"35 suits a first game, 15 is hard, 40 is easy",
		"Hand in 1 book for 5 buildings.",
		"they bring 3, 6, 10, 15 or 21 citizens",
		"Deliver 1 stone: 5 buildings",
		"Deliver 1 wood for 5 buildings, or 3 wood for 10 buildings.",
		"Gifts and donations cost 1, 2 and 3, then always 4. With four players they cost 1, 2, 2 and 3, then always 4. With one or two players wood and grain donations and cloth and stone gifts start on the second number.",
		"The stone marker shows 5, 4 and 3, then always 2, the bread marker 6, 5 and 4, then always 3.",
		"they show 5, 4, 4 and 3, then always 2, and 6, 5, 5 and 4, then always 3.",
		"Duke: 1 coin and 2 rings for 18, 17, 16 or 15 citizens.",
		"Forest: 2 cloth, or 1 wood and 1 cloth, or 1 wood, 1 cloth and 1 grain.",
		"Baker. Costs 1 wood and 1 grain and brings 3 citizens. Once in each of your turns:",
		"Your craftsmen bring 1, 2, 3 and 4 citizens",
		"Castle: 3 citizens, 5 buildings or 1 coin.",
		"Baron after round 2, Count after round 3, Prince after round 4 and Marquess after round 5",
		"the next game starts 5 lower, but never below 0; otherwise it starts 2 higher",
		"Bountiful harvest: everybody takes 1 grain at the beginning of the round.",
	} {
		if !strings.Contains(text, want) {
			t.Errorf("the rules do not say %q", want)
		}
	}
	if rules.MarkerStarts[1].Donation != rules.MarkerStarts[2].Donation || rules.MarkerStarts[1].Gift != rules.MarkerStarts[2].Gift ||
		rules.MarkerStarts[1].PriceSide != 0 || rules.MarkerStarts[2].PriceSide != 0 || rules.MarkerStarts[1].SiteSide != 1 ||
		rules.MarkerStarts[4].SiteSide != 1 || rules.MarkerStarts[4].PriceSide != 1 || rules.MarkerStarts[2].Site != 1 || rules.MarkerStarts[1].Site != 0 {
		t.Error("the markers start otherwise than the rules say")
	}
}

// The counts that stand as words in the rules are those of the game.
func TestTheRulesCountRight(t *testing.T) {
	counts := [...]int{rules.Rounds, rules.Laps, rules.Huts, rules.Tokens, rules.AdvisorsA, rules.Advisors - rules.AdvisorsA, rules.Cards,
		rules.Locations, len(rules.BookCP) - 1, len(rules.RankCards[rules.Baron].CP)}
	if counts != [...]int{6, 3, 3, 12, 16, 6, 9, 8, 5, 4} {
		t.Errorf("the game counts %v", counts)
	}
	if rules.EndPoints2 != [rules.Goods]int{1, 1, 1, 1, 2, 2, 4, 2} {
		t.Errorf("left-over goods bring %v halves of a point", rules.EndPoints2)
	}
}

// The example of the end is reckoned as the game reckons it.
func TestTheExampleOfTheEnd(t *testing.T) {
	q := rules.Seat{CP: 60, BP: 66, Ring: 2, Coin: 1, Favors: 1, Bread: 1, Res: [4]byte{2, 1, 1, 1}}
	n := q.Leftover()
	x := rules.BestSplit(60, 66, n)
	if n != 9 || x != 7 || 60+x != 67 || 66+n-x != 68 {
		t.Errorf("%d points, %d of them for citizens", n, x)
	}
	if want := "make 9 points. Use 7 for citizens and 2 for buildings. That makes 67 and 68, and your score is 67."; !strings.Contains(facetest.Chapters(Face()), want) {
		t.Errorf("the rules do not say %q", want)
	}
}

// The numbers and names of the rules are those of the tables.
func TestTheRulesAreFilledFromTheTables(t *testing.T) {
	w := en
	lines := w.Lists
	place := func(l rules.Location) string { return w.Locations[l].The }
	event := func(e rules.Event) string { return w.Occasions[e].Name }
	track := func(t *rules.Track) string {
		return face.Fill(lines.Of("track"), "numbers", w.List(each(t.Numbers[:t.Len], number)), "after", face.Num(int(t.After)))
	}
	var second [2][]string // resources whose donation and gift markers start on the second number
	var yields, hers []string
	for g := range rules.Good(rules.Resources) {
		yields = append(yields, w.amount(1, g)+" "+lines.Of("in")+place(g))
		for i, start := range [2][4]byte{rules.MarkerStarts[2].Donation, rules.MarkerStarts[2].Gift} {
			if start[g] == 1 {
				second[i] = append(second[i], w.Goods[g].One)
			}
		}
	}
	for r := rules.Baron; r < rules.Duke; r++ {
		hers = append(hers, face.Fill("{rank} after round {n}", "rank", w.Ranks[r], "n", face.Num(int(r)+1)))
	}
	at := func(from, to rules.Location) string {
		var names []string
		for l := from; l < to; l++ {
			names = append(names, place(l))
		}
		return w.List(names)
	}
	facetest.RulesText(t, Face().Chapters(), nil,
		"begin", face.Num(rules.SpaceBeginner), "first", face.Num(rules.SpaceFirst), "last", face.Num(rules.SpaceLast),
		"country", at(0, rules.Town), "town", at(rules.Town, rules.Locations), "crafts", face.Num(rules.Craftsmen),
		"step", w.Cards[rules.CardStep].Name, "helpers", w.Cards[rules.CardHelpers].Name, "town1", w.Cards[rules.CardTown].Name,
		"yields", w.List(yields), "grainfield", place(rules.Grainfield),
		"castleBook", w.count(rules.CastleBookBP, "building"), "stone", w.count(rules.StoneBP, "building"),
		"wood", w.count(rules.WoodBP, "building"), "woods", w.count(rules.WoodsBP, "building"),
		"books", w.Or(each(rules.BookCP[1:], face.Num)), "craftCP", w.List(each(rules.CraftsmanCP[:], number)),
		"price3", track(&rules.PriceTracks[0]), "price4", track(&rules.PriceTracks[1]),
		"stone3", track(&rules.StoneTracks[0]), "stone4", track(&rules.StoneTracks[1]),
		"bread3", track(&rules.BreadTracks[0]), "bread4", track(&rules.BreadTracks[1]),
		"secondDonations", w.List(second[0]), "secondGifts", w.List(second[1]),
		"toolmaker", w.Advisors[rules.Toolmaker].Name, "winter", event(rules.EarlyWinter), "summer", event(rules.LongSummer),
		"victoriaRanks", w.List(hers), "campaign", face.Num(rules.CampaignStart), "won", face.Num(rules.CampaignWon), "lost", face.Num(rules.CampaignLost),
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
			t.Errorf("%d steps lead to %s, not to %s", steps, en.Locations[l].Name, en.Locations[want].Name)
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
		facetest.Leads(t, f, ruleOf(cardRef(card)), en.Cards[card].Name)
	}
	for a := rules.MasterOfCoin; a <= rules.SirAntoni; a++ {
		facetest.Leads(t, f, ruleOf(myAdvisorRef(a)), en.Advisors[a].Name)
	}
}
