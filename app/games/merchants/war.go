package merchants

import (
	say "tabard/app/words/merchants"
	"tabard/engines/game"
	rules "tabard/engines/merchants"
)

// What a war would bring if it came now. Everything that decides it is open to all.

// fortune is what a war would bring a seat.
type fortune struct {
	won, lost, tied int
	gold            int // of repairs, salvage and insurance
	pile            int // the value of its defeated weapons afterwards
	prize           int // what they would bring at the year's end
}

// said is what a war would bring a seat.
func (f fortune) said() string {
	return say.AriaLaneWar(f.gold, f.lost, f.pile, f.prize, f.tied, f.won)
}

// war is how every seat would come out of a war now.
func (c *teller) war() (all [rules.MaxSeats]fortune) {
	after := c.s.Clone().(*rules.State)
	for a := range len(c.rows()) * rules.Depths {
		b := c.s.Opposite(a)
		if b < a || c.s.Spaces[a] == 0 || c.s.Spaces[b] == 0 {
			continue
		}
		switch c.s.Battle(a, b) {
		case 1:
			c.falls(after, &all, b, a)
		case 2:
			c.falls(after, &all, a, b)
		default:
			for _, space := range [2]int{a, b} {
				if p := rules.TileOwner(c.s.Spaces[space]); p != game.Nobody {
					all[p].tied++
					all[p].gold += rules.TieSalvage
				}
				after.Spaces[space] = 0
			}
		}
	}
	for p := range game.Player(c.s.N) {
		n := after.OnBoard(p)
		all[p].gold += (n[rules.Standard] + n[rules.Vorpal]) * after.Seats[p].RepairPay()
		all[p].pile, all[p].prize = after.Seats[p].DefeatedTotal(c.box()), after.ScoreOf(p).Prize
	}
	return all
}

// falls takes a weapon off the board and gives it to the one that beats it.
func (c *teller) falls(after *rules.State, all *[rules.MaxSeats]fortune, loser, winner int) {
	t := c.s.Spaces[loser]
	if p := rules.TileOwner(t); p != game.Nobody {
		all[p].lost++
		if c.s.Seats[p].Owns(rules.WarInsurance) {
			all[p].gold += rules.InsuranceGold
		}
	}
	if p := rules.TileOwner(c.s.Spaces[winner]); p != game.Nobody {
		all[p].won++
		after.Seats[p].Defeated[rules.QualityOf(rules.TileKind(t))]++
	}
	after.Spaces[loser] = 0
}
