package coincrown

import (
	"strings"
	"testing"

	"tabard/engines/gametest"
)

func TestTablesAreAsProofRead(t *testing.T) { gametest.ProofRead(t, Tables(&House)) }

func TestTables(t *testing.T) {
	gametest.Scenarios{
		{"R-80 the decks have 38, 34 and 24 cards, 96 in all", func(t *testing.T) {
			var n [Tiers]int
			for _, c := range House.Cards {
				n[c.Deck] += int(c.Copies)
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
			for i, c := range House.Cards {
				if class, ok := House.ClassOf(i); ok {
					n[classSize(class)] += int(c.Copies * c.Attacks)
				}
			}
			gametest.Want(t, "attacks", n, [2]int{int(House.TokensOfSize[0]), int(House.TokensOfSize[1])})
		}},
		{"R-80 copies per kind", func(t *testing.T) {
			var n [CardKinds]int
			for i, c := range MarketCards {
				n[c.Kind] += int(House.Cards[i].Copies)
			}
			gametest.Want(t, "copies", n, [CardKinds]int{8, 8, 8, 8, 9, 8, 5, 4, 5, 5, 5, 3, 5, 3, 2, 2, 3, 2, 1, 2})
		}},
		{"R-80 the rows of a deck are contiguous and ids start with its letter", func(t *testing.T) {
			for i, c := range MarketCards {
				gametest.Want(t, c.ID, strings.IndexByte("BSG", c.ID[0]), int(House.Cards[i].Deck))
				if i > 0 && House.Cards[i].Deck < House.Cards[i-1].Deck {
					t.Errorf("%s is out of order", c.ID)
				}
			}
		}},
		{"R-80 symbols grow by level: 2 for a village, 3 for a town, 4 for a city", func(t *testing.T) {
			for i, c := range LandCards {
				for level := range Level(LandLevels) {
					want := int(level) + 2
					if level < c.Printed || level == City {
						want = 0
					}
					n := 0
					for _, k := range House.Lands[i].Steps[level] {
						n += int(k)
					}
					gametest.Want(t, c.ID+" from "+levelNames[level], n, want)
				}
			}
		}},
		{"R-80 the iron coins are worth 16", func(t *testing.T) {
			n := 0
			for _, points := range House.IronPoints {
				n += int(points)
			}
			gametest.Want(t, "points", n, 16)
		}},
		{"R-80 no swap changes the value (R-01)", func(t *testing.T) {
			for x, swap := range MintSwaps {
				give, take := House.Swap(Swap(x))
				gametest.Want(t, swap.ID, give.Value(), take.Value())
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
