package merchants

import (
	"github.com/maxence-charriere/go-app/v10/pkg/app"

	"tabard/app/face"
	"tabard/app/session"
	"tabard/app/ui"
	"tabard/app/words"
	"tabard/engines/game"
	rules "tabard/engines/merchants"
)

// drawing is a teller that draws the board, and knows which pieces are lit.
type drawing struct {
	*teller
	lit    func(face.Ref) bool
	prices map[int][2]int // by space: the least and the most gold of the sales that are possible now
	goals  map[int]bool   // two players: the spaces that Salesman Steve would fill after one of these sales
}

func draw(v session.View, lit func(face.Ref) bool) drawing {
	d := drawing{teller: look(v), lit: lit, prices: map[int][2]int{}, goals: map[int]bool{}}
	if d.s == nil || v.Turn == game.Nobody {
		return d
	}
	cut := 0
	if v.Prompt.Kind == rules.FrameSellByCard && uint8(v.Prompt.A) != rules.SmugglersRoad {
		cut = 1
	}
	for _, a := range v.Legal {
		if a.Kind != rules.KindSell && a.Kind != rules.KindForgeSell {
			continue
		}
		space := int(a.A)
		gold, _ := d.s.SaleValue(v.Turn, space, rules.Kind(a.B), cut)
		price, known := d.prices[space]
		if !known {
			price = [2]int{gold, gold}
			if d.s.N == 2 {
				_, events := d.try(a)
				for _, e := range events {
					if e.Kind == rules.EvSteveSold {
						d.goals[int(e.A)] = true
					}
				}
			}
		}
		d.prices[space] = [2]int{min(price[0], gold), max(price[1], gold)}
	}
	return d
}

// piece is something on the board that can be pressed, lit while actions belong to it.
func (d drawing) piece(class string, r face.Ref, label string, body ...app.UI) app.UI {
	return ui.Piece(class, string(r), d.lit(r), label, body...)
}

// crest is the mark of a seat; that of Nobody is Salesman Steve's.
func (c *teller) crest(p game.Player) app.UI {
	if p < 0 {
		return ui.NeutralCrest(c.Nobody)
	}
	return ui.Crest(c.v.Seats[p].Colour, c.v.Seats[p].Name)
}

// seatClass colours what belongs to a seat.
func (c *teller) seatClass(p game.Player) string {
	if p < 0 {
		return "bm-steves"
	}
	return ui.SeatClass(c.v.Seats[p].Colour)
}

// picture is a drawing of the game's sheet, which has every weapon, people, land and kingdom card by its machine name.
func picture(id, class string) app.UI { return ui.Art("merchants", id, class) }

// weaponArt is the picture of a kind of weapon.
func weaponArt(k rules.Kind) string {
	if rules.QualityOf(k) == rules.Vorpal {
		return rules.WeaponNames[rules.WeaponOf(k)] + "Vorpal"
	}
	return rules.WeaponNames[rules.WeaponOf(k)]
}

// amount is a symbol with its number.
func amount(class, sign string, n string) app.UI {
	return ui.Wrap("bm-amount "+class, ui.Sign(sign, ""), ui.Span("", n))
}

// gold is an amount of gold, as drawn.
func gold(n string) app.UI { return amount("bm-gold", goldIcon, n) }

// signed is a gain or a cost with its sign.
func signed(n int) string {
	if n < 0 {
		return "−" + face.Num(-n)
	}
	return "+" + face.Num(n)
}

// names are the seats that fulfil a condition, as listed has them.
func (c *teller) names(first func(words.Person) string, is func(game.Player) bool) string {
	var seats []game.Player
	for p := range game.Player(c.s.N) {
		if is(p) {
			seats = append(seats, p)
		}
	}
	return c.listed(first, seats)
}

// listed are seats in words, the first of them as first says it: "You and Ann", "Ann and you".
func (c *teller) listed(first func(words.Person) string, seats []game.Player) string {
	var who []string
	for i, p := range seats {
		if i == 0 {
			who = append(who, first(c.Person(p)))
		} else {
			who = append(who, words.WhoIn(c.Person(p)))
		}
	}
	return words.And(who)
}

// peoples are the races on this board, in the order of the rules.
func (c *teller) peoples() (races []rules.Race) {
	for r := range rules.Race(rules.Races) {
		for _, row := range c.rows() {
			if row.Race == r {
				races = append(races, r)
				break
			}
		}
	}
	return races
}

var seasonIcon = [rules.Seasons]string{"g-spring", "g-summer", "g-autumn", "g-winter"}
