package coincrown

import (
	"testing"

	"tabard/engines/game"
	"tabard/engines/gametest"
)

func TestHidden(t *testing.T) {
	gametest.Scenarios{
		{"a view forgets every stream, for the seat itself too (Q-10)", func(t *testing.T) {
			s := table(3)
			s.Redact(0)
			for _, r := range s.Purses {
				gametest.Want(t, "purse", r.Known(), false)
			}
			for _, r := range s.Market {
				gametest.Want(t, "market", r.Known(), false)
			}
			for _, r := range s.Land {
				gametest.Want(t, "land", r.Known(), false)
			}
			s.holds(t)
		}},
		{"a seen top stays in the views of all who saw it and in no other (R-20)", func(t *testing.T) {
			s := table(4).seen(1, false, "G03").seen(3, false, "G03", "S06")
			for v, tops := range map[game.Player][2]bool{game.Nobody: {}, 0: {}, 1: {false, true}, 2: {}, 3: {true, true}} {
				c := *s
				c.Redact(v)
				gametest.Want(t, "silver", c.Top[TierSilver] != 0, tops[0])
				gametest.Want(t, "gold", c.Top[TierGold] != 0, tops[1])
				c.holds(t)
			}
		}},
		{"purse contents stay in every view: they can be computed (R-51)", func(t *testing.T) {
			s := table(2).purse(1, 3, 2, 1).discard(1, 1, 0, 0)
			v := *s
			v.Redact(0)
			gametest.Want(t, "seat 1", v.Seats[1], s.Seats[1])
		}},
		{"a dealt top is one of the cards that are left, each as often as there are copies", func(t *testing.T) {
			s := table(2).seen(1, false, "G08").give(0, "G01", "G01", "G01", "G01", "G02", "G02", "G02", "G02", "G02", "G03",
				"G03", "G03", "G03", "G03", "G04", "G04", "G05") // left: 2 G06, 2 G07, 3 G08
			s.Redact(0)
			r := game.NewRand(1, 1)
			var seen [Rows]int
			for range 700 {
				d := *s
				d.Determinize(&r)
				d.holds(t)
				seen[d.Top[TierGold]-1]++
			}
			for id, n := range map[string]int{"G06": 200, "G07": 200, "G08": 300} {
				if got := seen[row(id)]; got < n-60 || got > n+60 {
					t.Errorf("%s is dealt %d times of 700, want about %d", id, got, n)
				}
			}
		}},
		{"while a seen card is being paid, its price is open and a deal respects it", func(t *testing.T) {
			s := table(2).income3(0, 0, 2, 0).seen(0, true, "G03")
			s.do(t, BuyPeeked(TierGold))
			s.Redact(1)
			s.holds(t)
			r := game.NewRand(1, 1)
			for range 50 {
				d := *s
				d.Determinize(&r)
				d.holds(t)
				gametest.Want(t, "price", House.Cards[d.Top[TierGold]-1].Value(), 6)
				d.do(t, payBSG(0, 2, 0))
			}
		}},
		{"one seat's toll station changes no other seat's coins (R-67)", func(t *testing.T) {
			quiet := table(2).give(0, "G05").purse(0, 5, 2, 1).purse(1, 5, 2, 1)
			loud := *quiet
			loud.do(t, UseTollStation())
			quiet.income(nil)
			loud.income(nil)
			gametest.Want(t, "income of seat 1", loud.Seats[1].Income, quiet.Seats[1].Income)
		}},
	}.Run(t)
}
