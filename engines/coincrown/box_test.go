package coincrown

import (
	"errors"
	"slices"
	"testing"

	"tabard/engines/game"
	"tabard/engines/gametest"
)

// Any box within bounds is played under the laws of the suite, and each of its numbers is read.
func TestBoxes(t *testing.T) {
	gametest.Boxes[Box, *Box]{Game: conformance(), House: House, Mend: mend,
		NewIn: func(b *Box, setup game.Setup) (game.State, error) {
			return game.Maker(func(setup game.Setup) (*State, error) { return NewIn(b, setup) })(setup)
		},
		Of:   func(s game.State) *Box { return s.(*State).Box() },
		Bare: bare(),
	}.Prove(t)
}

// bare are the numbers that few games by random come to.
func bare() map[string]string {
	all := map[string]string{}
	for _, c := range LandCards {
		for l := max(c.Printed, Village); l < City; l++ {
			for _, r := range resourceNames {
				all["lands "+c.ID+" "+levelNames[l+1]+"_"+r] = "TestEachSymbolIsAskedFor"
			}
		}
	}
	return all
}

// Each symbol on a land is asked for at its level, and by no other land.
func TestEachSymbolIsAskedFor(t *testing.T) {
	for id, c := range LandCards {
		for l := c.Printed; l < City; l++ {
			for r := range Resources {
				b := House
				b.Lands[id].Steps[l][r] = 4
				s := table(2).owns(0, c.ID)
				s.box, s.LandLevel[id] = valuesOf(&b), l
				want := House.Lands[id].Steps[l]
				want[r] = 4
				gametest.Want(t, c.ID, s.Needs(id), want)
				open, _ := s.Missing(0, id)
				gametest.Want(t, c.ID+" missing", open[r], 4)
				for other := range LandCards {
					if other != id {
						gametest.Want(t, LandCards[other].ID, s.Needs(other), House.Lands[other].Steps[s.LandLevel[other]])
					}
				}
			}
		}
	}
}

// mend puts right what numbers at random break together.
func mend(b *Box, r *game.Rand) {
	var deck [Tiers]int
	for i := range b.Cards {
		c := &b.Cards[i]
		if c.Value() == 0 {
			c.Cost[r.Intn(Denoms)] = 1
		}
		if MarketCards[i].Kind == EliteTroop {
			c.Attacks = max(2, c.Attacks)
		}
		deck[c.Deck] += int(c.Copies)
	}
	for {
		t := 0
		for t < Tiers && deck[t] >= RowSlots {
			t++
		}
		if t == Tiers {
			break
		}
		c := &b.Cards[r.Intn(Rows)]
		deck[c.Deck] -= int(c.Copies)
		c.Deck, c.Copies = Tier(t), max(c.Copies, RowSlots)
		deck[t] += int(c.Copies)
	}
	for d, n := range b.StartPurse {
		b.AllCoins[d] = max(b.AllCoins[d], MaxSeats*n)
	}
}

// Laws that numbers break together name a number.
func TestBoxesThatCannotBePlayed(t *testing.T) {
	for _, c := range []struct {
		law, row, col string
		spoil         func(b *Box)
	}{
		{lawFree, "B01 Field", "bronze", func(b *Box) { b.Cards[row("B01")].Cost = Coins{} }},
		{lawTroop, "S04 EliteTroop", "attacks", func(b *Box) { b.Cards[row("S04")].Attacks = 1 }},
		{lawDeck, "G01 EliteTroop", "copies", func(b *Box) {
			for i := row("G01"); i < Rows; i++ {
				b.Cards[i].Copies = 0
			}
		}},
		{lawDeck, "B01 Field", "copies", func(b *Box) { // no card is of the gold deck, so any is as good
			for i := row("G01"); i < Rows; i++ {
				b.Cards[i].Deck = TierSilver
			}
		}},
		{lawPurse, "gold", "purse", func(b *Box) { b.StartPurse[Gold] = 3 }},
	} {
		b := House
		c.spoil(&b)
		var f *game.BoxFault
		err := b.Check()
		if !errors.As(err, &f) || f.Law != c.law || c.law != "" && !slices.Contains(Def.Laws, c.law) || f.Sheet.Rows[f.Row] != c.row || f.Sheet.Cols[f.Col].ID != c.col {
			t.Errorf("%s: %v", c.law, err)
		}
		if s, made := NewIn(&b, Def.DefaultSetup(2, 1)); !errors.Is(made, game.ErrBox) || s != nil {
			t.Errorf("%s is played: %v", c.law, made)
		}
	}
}

// The dearest price has no more payments than MaxPayments.
func TestNoPriceHasTooManyPayments(t *testing.T) {
	for price := 1; price <= 51; price++ {
		if n := len(PaymentOptions(nil, Coins{99, 99, 99}, price)); n == 0 || n > MaxPayments {
			t.Errorf("%d ways to pay %d", n, price)
		}
	}
}
