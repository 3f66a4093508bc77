package coincrown

import (
	"slices"
	"testing"

	"tabard/app/face"
	"tabard/app/face/facetest"
	"tabard/app/session"
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
		row := s.Row[rules.TierBronze][slot].Def - 1
		is, card := rules.MarketCards[row].Kind, s.Box().Cards[row]
		ways := rules.PaymentOptions(nil, s.Seats[p].Income, card.Value())
		if is != kind || card.Value() != price || len(ways) != len(how) {
			t.Errorf("place %d is %v for %d, paid by %v", slot, is, card.Value(), ways)
		}
		for _, h := range how {
			if !slices.Contains(ways, h) {
				t.Errorf("%v is not paid by %v", kind, h)
			}
		}
	}
	pays(1, rules.Field, 2, rules.Coins{2, 0, 0}, rules.Coins{0, 1, 0})
	pays(0, rules.Pasture, 3, rules.Coins{3, 0, 0}, rules.Coins{0, 1, 0})

	land, c := rules.LandCards[s.TopLand(rules.Hamlet)], look(session.View{State: s})
	if land.Name != "Ivydale" || s.Box().Lands[s.TopLand(rules.Hamlet)].Shield != 4 || c.blindPrice(rules.TierSilver) != (rules.Coins{0, 2, 0}) ||
		c.diplomacyPrice(rules.Hamlet) != (rules.Coins{0, 2, 0}) {
		t.Errorf("the hamlet is %v", land)
	}
	if two := s.Box().Goods[rules.OvStrength2]; two.Level != 3 || two.Strength != 2 {
		t.Errorf("2 strength from overseas is %+v", two)
	}
	if x := s.Box().Strengths; x[rules.StandardTroop] != 1 || x[rules.Armor] != 2 {
		t.Errorf("strengths are %v", x)
	}
}

// The numbers that the rules show in tags are those of the tables.
func TestTheRulesTellTheNumbersOfTheTables(t *testing.T) {
	facetest.InEach(t, "coincrown", func(t *testing.T, _ string) {
		facetest.Numbers(t, Face(), "years", face.Num(rules.Years), "draw", face.Num(rules.IncomeCoins), "top", face.Num(rules.TopLevel),
			"kind", face.Num(rules.KindPoints), "all", face.Num(rules.CardKinds))
	})
}
