package emara

import (
	"github.com/maxence-charriere/go-app/v10/pkg/app"

	"tabard/app/face"
	"tabard/app/session"
	"tabard/app/ui"
	say "tabard/app/words/emara"
	rules "tabard/engines/emara"
	"tabard/engines/game"
)

// drawing is a teller that draws the board, and knows which pieces are lit.
type drawing struct {
	*teller
	lit func(face.Ref) bool
}

func draw(v session.View, lit func(face.Ref) bool) drawing { return drawing{look(v), lit} }

// piece is something on the board that can be pressed, lit while actions belong to it.
func (d drawing) piece(class string, r face.Ref, label string, body ...app.UI) app.UI {
	r = d.laid(r)
	return ui.Piece(class, string(r), d.lit(r), label, body...)
}

// crest is the mark of a seat.
func (c *teller) crest(p game.Player) app.UI {
	return ui.Crest(c.v.Seats[p].Colour, c.v.Seats[p].Name)
}

// seatClass colours what belongs to a seat.
func (c *teller) seatClass(p game.Player) string {
	return ui.SeatClass(c.v.Seats[p].Colour)
}

// good is a good's symbol in its colour.
func good(g rules.Good) app.UI { return ui.Sign(goodIcon[g], "em-g em-g-"+face.Num(int(g))) }

// price draws resources: a symbol for each kind, after the number of them if it is not 1.
func price(res [4]byte) app.UI {
	var body []app.UI
	for g, n := range res {
		if n > 1 {
			body = append(body, ui.Span("em-count", face.Num(int(n))))
		}
		if n > 0 {
			body = append(body, good(rules.Good(g)))
		}
	}
	return ui.Wrap("em-price", body...)
}

// placeName is what a place is called, in short too where that differs: the style sheet shows one of the two.
func placeName(l say.Place) app.UI {
	if l.Short() == l.String() {
		return ui.Span("em-name", l.String())
	}
	return ui.Wrap("em-name", ui.Span("em-long", l.String()), ui.Span("em-short", l.Short()))
}

// points is a number of citizens or buildings with their symbol.
func points(sign string, n int) app.UI {
	return ui.Wrap("em-points", ui.Sign(sign, ""), ui.Span("", face.Num(n)))
}

// roman numbers the places of a circuit and the slots.
var roman = [4]string{"I", "II", "III", "IV"}

var locationIcon = [rules.Locations]string{"g-forest", "g-woolenmill", "g-field", "g-quarry", "g-castle", "g-church", "g-shop", "g-site"}

// picture is a drawing of the game's sheet, which has every advisor, location, event and action card by its machine name.
func picture(id, class string) app.UI { return ui.Art("emara", id, class) }

// bust is the portrait of an advisor; those of the second set wear gold.
func bust(a rules.Advisor) app.UI {
	class := "em-bust"
	if a >= rules.FirstPatron {
		class += " em-noblebust"
	}
	return ui.Wrap(class, picture(rules.AdvisorNames[a], ""))
}

// advisorPoints are what an advisor is worth on recruiting, as drawn: citizens, or buildings.
func (c *teller) advisorPoints(a rules.Advisor) app.UI {
	card := &c.box().Advisors[a]
	if card.CP == 0 {
		return points(buildingIcon, int(card.BP))
	}
	return points(citizenIcon, int(card.CP))
}

// advisorLine says what an advisor is worth and does: the second set is worth what it does and nothing else.
func (c *teller) advisorLine(a rules.Advisor) string {
	line := advisorDoes(c.box(), a) + "."
	if a >= rules.FirstPatron {
		return line
	}
	return face.Sentences(say.Citizens(int(c.box().Advisors[a].CP)), line)
}
