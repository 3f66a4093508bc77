package coincrown

import (
	"slices"
	"testing"

	"tabard/app/face"
	"tabard/app/face/facetest"
	rules "tabard/engines/coincrown"
)

// What the worked examples tell is what the rules do with the position that is drawn.
func TestTheExamplesOfTheRules(t *testing.T) {
	s, err := rules.New(rules.Def.DefaultSetup(2, exampleSeed))
	if err != nil {
		t.Fatal(err)
	}
	p := s.Turn()
	if s.Seats[p].Income != (rules.Coins{3, 1, 0}) {
		t.Errorf("the income is %v", s.Seats[p].Income)
	}
	pays := func(slot int, kind rules.CardKind, price int, how ...rules.Coins) {
		card := rules.MarketCards[s.Row[rules.TierBronze][slot].Def-1]
		ways := rules.PaymentOptions(nil, s.Seats[p].Income, card.Value())
		if card.Kind != kind || card.Value() != price || len(ways) != len(how) {
			t.Errorf("place %d is %v for %d, paid by %v", slot, card.Kind, card.Value(), ways)
		}
		for _, h := range how {
			if !slices.Contains(ways, h) {
				t.Errorf("%v is not paid by %v", kind, h)
			}
		}
	}
	pays(1, rules.Field, 2, rules.Coins{2, 0, 0}, rules.Coins{0, 1, 0})
	pays(0, rules.Pasture, 3, rules.Coins{3, 0, 0}, rules.Coins{0, 1, 0})

	land := rules.LandCards[s.TopLand(rules.Hamlet)]
	if land.Name != "Ivydale" || land.Shield != 4 || blindPrice(rules.TierSilver) != (rules.Coins{0, 2, 0}) || diplomacyPrice(rules.Hamlet) != (rules.Coins{0, 2, 0}) {
		t.Errorf("the hamlet is %v", land)
	}
	if two := rules.OverseasItems[rules.OvStrength2]; two.Level != 3 || two.Strength != 2 {
		t.Errorf("2 strength from overseas is %+v", two)
	}
	if x := rules.Strengths; x[rules.StandardTroop] != 1 || x[rules.Armor] != 2 {
		t.Errorf("strengths are %v", x)
	}
}

// The numbers that the rules show in tags are those of the tables.
func TestTheRulesTellTheNumbersOfTheTables(t *testing.T) {
	facetest.InEach(t, "coincrown", func(t *testing.T, _ string) {
		all, start := rules.AllCoins, rules.StartPurse
		points := rules.LandPoints
		facetest.Numbers(t, Face(),
			"years", face.Num(rules.Years), "hamlet", face.Num(points[rules.Hamlet]), "village", face.Num(points[rules.Village]), "town", face.Num(points[rules.Town]),
			"city", face.Num(points[rules.City]), "purse", coinText(start), "coins", coinText(all), "draw", face.Num(rules.IncomeCoins), "upgrades", face.Num(rules.AllUpgrades),
			"top", face.Num(rules.TopLevel), "tokens", face.Num(rules.TokensOfSize), "kind", face.Num(rules.KindPoints), "all", face.Num(rules.CardKinds))
	})
}
