package coincrown

import (
	"strings"
	"testing"

	"tabard/engines/gametest"
)

func TestTablesAreAsProofRead(t *testing.T) { gametest.ProofRead(t, Tables()) }

func TestTables(t *testing.T) {
	gametest.Scenarios{
		{"R-80 the decks have 38, 34 and 24 cards, 96 in all", func(t *testing.T) {
			var n [Tiers]int
			for _, c := range MarketCards {
				n[c.Tier] += int(c.Copies)
			}
			gametest.Want(t, "decks", n, [Tiers]int{38, 34, 24})
		}},
		{"R-80 the land decks have 16, 14, 8 and 4 cards, in the order of their levels", func(t *testing.T) {
			var n [LandLevels]int
			for i, c := range LandCards {
				n[c.Printed]++
				if i > 0 && c.Printed < LandCards[i-1].Printed {
					t.Errorf("%s is out of order", c.ID)
				}
			}
			gametest.Want(t, "decks", n, LandsOfLevel)
		}},
		{"R-80 the attacks of each size use up all tokens, so they cannot run out", func(t *testing.T) {
			var n [2]int
			for i, c := range MarketCards {
				if class, ok := ClassOf(i); ok {
					n[classSize(class)] += int(c.Copies * c.Attacks)
				}
			}
			gametest.Want(t, "attacks", n, [2]int{TokensOfSize, TokensOfSize})
		}},
		{"R-80 copies per kind", func(t *testing.T) {
			var n [CardKinds]int
			for _, c := range MarketCards {
				n[c.Kind] += int(c.Copies)
			}
			gametest.Want(t, "copies", n, [CardKinds]int{8, 8, 8, 8, 9, 8, 5, 4, 5, 5, 5, 3, 5, 3, 2, 2, 3, 2, 1, 2})
		}},
		{"R-80 the rows of a deck are contiguous and ids start with its letter", func(t *testing.T) {
			for i, c := range MarketCards {
				gametest.Want(t, c.ID, strings.IndexByte("BSG", c.ID[0]), int(c.Tier))
				if i > 0 && c.Tier < MarketCards[i-1].Tier {
					t.Errorf("%s is out of order", c.ID)
				}
			}
		}},
		{"R-80 symbols grow by level: 2 for a village, 3 for a town, 4 for a city", func(t *testing.T) {
			for _, c := range LandCards {
				for level, symbols := range c.Rows {
					n := level + 2
					if Level(level) < c.Printed {
						n = 0
					}
					gametest.Want(t, c.ID+" "+symbols, len(symbols), n)
					gametest.Want(t, c.ID+" known symbols", strings.Trim(symbols, "WSLO"), "")
				}
			}
		}},
		{"R-80 the iron coins are worth 16", func(t *testing.T) {
			n := 0
			for _, c := range IronCoins {
				n += int(c.Points)
			}
			gametest.Want(t, "points", n, 16)
		}},
		{"R-80 no swap changes the value (R-01)", func(t *testing.T) {
			for _, x := range MintSwaps {
				gametest.Want(t, x.ID, x.Give.Value(), x.Take.Value())
			}
		}},
		{"every card and land is found by its id", func(t *testing.T) {
			for i, c := range MarketCards {
				gametest.Want(t, c.ID, RowByID(c.ID), i)
			}
			for i, c := range LandCards {
				gametest.Want(t, c.ID, LandByID(c.ID), i)
			}
			gametest.Want(t, "no card", RowByID("X01"), -1)
			gametest.Want(t, "no land", LandByID("X01"), -1)
		}},
	}.Run(t)
}
