package emara

import (
	"math/bits"
	"testing"

	"tabard/engines/gametest"
)

func TestTablesAreAsProofRead(t *testing.T) { gametest.ProofRead(t, Tables(&House)) }

// The checksums of the tables.
func TestTables(t *testing.T) {
	gametest.Scenarios{
		{"nine action cards, five of which give each another good", func(t *testing.T) {
			gametest.Want(t, "cards", bits.OnesCount16(AllCards), 9)
			var gives [Goods]int
			n := 0
			for c := Card(1); c <= Cards; c++ {
				if g, ok := CardGood(c); ok {
					gives[g]++
					n++
				}
			}
			gametest.Want(t, "goods", gives, [Goods]int{Wood: 1, Cloth: 1, Grain: 1, Stone: 1, Ring: 1})
			gametest.Want(t, "cards that give", n, 5)
		}},
		{"the noble ranks: 170 citizens in all, 50 for the first cards, 5 coins and 5 rings for the ladder", func(t *testing.T) {
			all, first, coins, rings := 0, 0, 0, 0
			var sums [Ranks]int
			for r := Baron; r <= Duke; r++ {
				c := House.Ranks[r]
				for i, cp := range c.CP {
					all += int(cp)
					sums[r-1] += int(cp)
					if i > 0 {
						gametest.Want(t, RankNames[r]+" high to low", cp < c.CP[i-1], true)
					}
				}
				first += int(c.CP[0])
				coins += int(c.Coins)
				rings += int(c.Rings)
			}
			gametest.Want(t, "sums", [4]int{all, first, coins, rings}, [4]int{170, 50, 5, 5})
			gametest.Want(t, "by rank", sums, [Ranks]int{10, 22, 30, 42, 66})
		}},
		{"the events: four gains, three with trades, seven rules; start data", func(t *testing.T) {
			gains, trades, numbers := 0, 0, 0
			var at [Locations]int
			pairs := map[[2]Location]bool{}
			spread := map[uint8]int{}
			for e := Event(1); e <= Events; e++ {
				if _, ok := EventGain(e); ok {
					gains++
				}
				if hasTrades(e) {
					trades++
				}
				c := House.Events[e]
				numbers += int(c.StartBP)
				spread[c.StartBP]++
				at[c.Country]++
				at[c.Town]++
				pairs[[2]Location{c.Country, c.Town}] = true
			}
			gametest.Want(t, "kinds", [3]int{gains, trades, Events - gains - trades}, [3]int{4, 3, 7})
			gametest.Want(t, "sum of the numbers", numbers, 395)
			gametest.Want(t, "locations", at, [Locations]int{3, 4, 3, 4, 3, 4, 3, 4})
			gametest.Want(t, "pairs", len(pairs), 14)
			for n, count := range map[uint8]int{15: 1, 20: 2, 25: 3, 30: 4, 35: 3, 40: 1} {
				gametest.Want(t, "cards of a number", spread[n], count)
			}
		}},
		{"the trades belong to the three events in their order", func(t *testing.T) {
			var n [Events + 1]int
			for row, x := range EventTrades {
				n[x.Event]++
				gametest.Want(t, "one kind of points", (House.Trades[row].CP > 0) != (House.Trades[row].BP > 0), true)
			}
			gametest.Want(t, "famine, alms, books", [3]int{n[Famine], n[Alms], n[OldBooks]}, [3]int{3, 2, 2})
		}},
		{"the advisors: 16 and 6, their citizens, costs and gifts", func(t *testing.T) {
			var cp [2]int
			var cost [2][4]int
			var classes [3]int
			for a := Advisor(1); a <= Advisors; a++ {
				c, set := House.Advisors[a], 0
				if a >= FirstPatron {
					set = 1
				}
				cp[set] += int(c.CP)
				for r, n := range c.Cost {
					cost[set][r] += int(n)
				}
				switch once := c.N > 0 || c.BP > 0; {
				case set == 1:
				case once:
					classes[0]++
				case OncePerTurn>>(a-1)&1 == 1:
					classes[1]++
				default:
					classes[2]++
				}
			}
			gametest.Want(t, "citizens", cp, [2]int{58, 8 + 8 + 10 + 12})
			gametest.Want(t, "costs", cost, [2][4]int{{16, 17, 13, 6}, {5, 11, 10, 4}})
			gametest.Want(t, "at once, once a turn, always", classes, [3]int{4, 6, 6})
			gametest.Want(t, "buildings of the second set", [2]uint8{House.Advisors[SirGustave].BP, House.Advisors[SirAntoni].BP}, [2]uint8{12, 15})
		}},
		{"the huts cost 14 wood, 10 cloth, 4 grain; two wood, and wood and cloth, exist (R-44)", func(t *testing.T) {
			var sum [4]int
			for _, huts := range House.HutCosts {
				for _, c := range huts {
					for r, n := range c {
						sum[r] += int(n)
					}
				}
			}
			gametest.Want(t, "costs", sum, [4]int{14, 10, 4, 0})
			gametest.Want(t, "huts", len(House.HutCosts)*Huts, 12)
			gametest.Want(t, "the rulebook's two", [2][4]byte{House.HutCosts[Grainfield][0], House.HutCosts[Grainfield][1]}, [2][4]byte{{2, 0, 0, 0}, {1, 1, 0, 0}})
		}},
		{"four craftsmen give 10 citizens", func(t *testing.T) {
			sum := 0
			for _, n := range House.CraftsmanCP {
				sum += int(n)
			}
			gametest.Want(t, "citizens", sum, 10)
		}},
		{"twelve favor tokens, three for each town location (R-85)", func(t *testing.T) {
			var at [Locations]int
			var rewards [5]int
			for _, x := range House.Tokens {
				at[x.At]++
				switch {
				case x.CP == 3:
					rewards[0]++
				case x.BP == 5:
					rewards[1]++
				case x.Gain == [3]uint8{1, 0, 0}:
					rewards[2]++
				case x.Gain == [3]uint8{0, 1, 0}:
					rewards[3]++
				case x.Gain == [3]uint8{0, 0, 1}:
					rewards[4]++
				}
			}
			gametest.Want(t, "locations", at, [Locations]int{Castle: 3, Cathedral: 3, Market: 3, ConstructionSite: 3})
			gametest.Want(t, "rewards", rewards, [5]int{3, 3, 2, 2, 2})
		}},
		{"the markers: three and four numbers, the second price is 2; prices rise and rewards fall (R-02)", func(t *testing.T) {
			for _, m := range [][2]Track{house.price, house.stone, house.bread} {
				gametest.Want(t, "numbers", [2]uint8{m[0].Len, m[1].Len}, [2]uint8{3, 4})
			}
			for side := range 2 {
				gametest.Want(t, "second price", house.price[side].At(1), 2)
				for step := range uint8(4) {
					gametest.Want(t, "prices rise", house.price[side].At(step+1) >= house.price[side].At(step), true)
					gametest.Want(t, "stone falls", house.stone[side].At(step+1) <= house.stone[side].At(step), true)
					gametest.Want(t, "bread falls", house.bread[side].At(step+1) <= house.bread[side].At(step), true)
				}
			}
		}},
		{"books, deliveries and left-over points as printed", func(t *testing.T) {
			gametest.Want(t, "books", House.BookCP, [6]uint8{0, 3, 6, 10, 15, 21})
			gametest.Want(t, "buildings", [4]uint8{House.CastleBookBP, House.StoneBP, House.WoodBP, House.WoodsBP}, [4]uint8{5, 5, 5, 10})
			gametest.Want(t, "left over", House.EndPoints2, [Goods]uint8{1, 1, 1, 1, 2, 2, 4, 2})
			q := Seat{Res: [4]byte{1, 1, 1, 2}, Bread: 1, Book: 1, Ring: 1, Coin: 1, Favors: 3}
			gametest.Want(t, "5 resources, bread, book, ring, coin, two tokens", House.Leftover(&q), 2+1+1+2+1+2)
		}},
		{"alone Victoria gets 18, 23 and 32", func(t *testing.T) {
			stone, bread, ranks := 0, 0, 0
			for i := range uint8(Rounds - 1) {
				stone += house.stone[1].At(i)
				bread += house.bread[1].At(i)
			}
			for r := Baron; r <= Marquess; r++ {
				ranks += int(House.Ranks[r].CP[0])
			}
			gametest.Want(t, "points", [3]int{stone, bread, ranks}, [3]int{18, 23, 32})
		}},
	}.Run(t)
}
