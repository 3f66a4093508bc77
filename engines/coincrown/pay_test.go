package coincrown

import (
	"slices"
	"testing"

	"tabard/engines/game"
	"tabard/engines/gametest"
)

func TestPaymentOptions(t *testing.T) {
	rows := []struct {
		name  string
		have  Coins
		price int
		want  []Coins
	}{
		{"CC-05 price 1 is paid by any one coin", Coins{2, 2, 1}, 1, []Coins{{1, 0, 0}, {0, 1, 0}, {0, 0, 1}}},
		{"CC-05 price 3", Coins{2, 2, 1}, 3, []Coins{{0, 1, 0}, {0, 0, 1}}},
		{"CC-05 price 4", Coins{2, 2, 1}, 4, []Coins{{1, 1, 0}, {0, 2, 0}, {0, 0, 1}}},
		{"CC-05 price 5", Coins{2, 2, 1}, 5, []Coins{{2, 1, 0}, {0, 2, 0}, {0, 0, 1}}},
		{"CC-05 price 8", Coins{2, 2, 1}, 8, []Coins{{2, 2, 0}, {0, 0, 1}}},
		{"CC-05 price 9", Coins{2, 2, 1}, 9, []Coins{{0, 0, 1}}},
		{"CC-05 price 10", Coins{2, 2, 1}, 10, []Coins{{1, 0, 1}, {0, 1, 1}}},
		{"CC-05 price 18 is out of reach", Coins{2, 2, 1}, 18, nil},
		{"R-04 a price of 2 is not paid by a silver and a bronze", Coins{1, 1, 0}, 2, []Coins{{0, 1, 0}}},
	}
	for _, c := range rows {
		t.Run(c.name, func(t *testing.T) {
			if got := PaymentOptions(nil, c.have, c.price); !slices.Equal(got, c.want) {
				t.Errorf("%v, want %v", got, c.want)
			}
		})
	}
	t.Run("R-04 the options are exactly the sufficient payments without a superfluous coin, each once", func(t *testing.T) {
		for price := 1; price <= 12; price++ {
			for n := range 9 * 6 * 4 {
				have := Coins{uint8(n % 9), uint8(n / 9 % 6), uint8(n / 54)}
				var slow []Coins
				for g := range have[Gold] + 1 {
					for s := range have[Silver] + 1 {
						for b := range have[Bronze] + 1 {
							c := Coins{b, s, g}
							superfluous := false
							for d := range c {
								superfluous = superfluous || c[d] > 0 && c.Value()-DenomValue[d] >= price
							}
							if c.Value() >= price && !superfluous {
								slow = append(slow, c)
							}
						}
					}
				}
				got := PaymentOptions(nil, have, price)
				if !slices.Equal(got, slow) {
					t.Fatalf("price %d from %v: %v, want %v", price, have, got, slow)
				}
				if (len(got) > 0) != (have.Value() >= price) {
					t.Fatalf("price %d from %v: %d ways to pay", price, have, len(got))
				}
			}
		}
	})
}

func TestPaying(t *testing.T) {
	gametest.Scenarios{
		{"the suggestion loses least, then spends most coins", func(t *testing.T) {
			s := table(2).income3(0, 5, 2, 1).slot(TierBronze, 0, "B08", 0, 0).slot(TierBronze, 1, "B04", 0, 0)
			two := *s
			two.do(t, BuyRow(TierBronze, 0))
			gametest.Want(t, "for 2", two.Suggest(), payBSG(2, 0, 0))
			s.do(t, BuyRow(TierBronze, 1))
			gametest.Want(t, "for 3", s.Suggest(), payBSG(3, 0, 0))
			gametest.Want(t, "price", s.Price(), 3)
		}},
		{"Q-01 a single way to pay is asked too", func(t *testing.T) {
			s := table(2).income3(0, 2, 0, 0).slot(TierBronze, 0, "B08", 0, 0)
			s.do(t, BuyRow(TierBronze, 0))
			gametest.Want(t, "question", s.Prompt(), game.Frame{Kind: FramePay, A: PayForRow, N: 2})
			gametest.Want(t, "answers", len(s.Legal(nil)), 1)
			gametest.Want(t, "settled", s.Settled(), false)
		}},
		{"R-04 a superfluous coin is named, and so is a payment that is too small", func(t *testing.T) {
			s := table(2).income3(0, 3, 2, 0).slot(TierBronze, 0, "B08", 0, 0)
			s.do(t, BuyRow(TierBronze, 0))
			s.wantIllegal(t, WhySuperfluous, payBSG(3, 0, 0), payBSG(1, 1, 0), payBSG(0, 2, 0))
			gametest.Want(t, "superfluous coin", s.Why(payBSG(1, 1, 0)).A, uint16(Bronze))
			s.wantIllegal(t, WhyTooLittle, payBSG(1, 0, 0))
			s.wantIllegal(t, WhyNoSuchCoin, payBSG(0, 0, 1))
			s.wantIllegal(t, WhyNotAsked, pass, BuyRow(TierBronze, 0))
		}},
		{"R-05 diplomacy and drawing may be paid in any denomination, without change", func(t *testing.T) {
			s := table(2).income3(0, 0, 0, 2)
			s.do(t, Diplomacy(Hamlet), payBSG(0, 0, 1), endTurn, pass, DrawBlind(TierBronze), payBSG(0, 0, 1))
			gametest.Want(t, "discard", s.Seats[0].Discard, Coins{0, 0, 2})
			gametest.Want(t, "income", s.Seats[0].Income, Coins{})
		}},
	}.Run(t)
}
