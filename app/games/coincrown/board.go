package coincrown

import (
	"github.com/maxence-charriere/go-app/v10/pkg/app"

	"tabard/app/face"
	"tabard/app/session"
	"tabard/app/ui"
	say "tabard/app/words/coincrown"
	rules "tabard/engines/coincrown"
	"tabard/engines/game"
)

func board(v session.View, lit func(face.Ref) bool) app.UI {
	c := look(v).painter()
	if c.s == nil {
		return app.Div().Class("cc")
	}
	return app.Div().Class("cc").Body(app.Div().Class("cc-board").Body(
		c.chronicle(lit),
		c.market(lit),
		c.lands(lit),
		app.Div().Class("cc-purples area area-2").Body(c.mint(lit), c.church(lit), c.overseas(lit)),
		c.irons(lit),
	))
}

// chronicle is the year track with the start player and the next one, and what the supply still holds.
func (c painter) chronicle(lit func(face.Ref) bool) app.UI {
	var years []app.UI
	for y := 1; y <= rules.Years; y++ {
		class := "cc-year"
		switch {
		case y < int(c.s.Year):
			class += " cc-past"
		case y == int(c.s.Year):
			class += " cc-now"
		}
		years = append(years, ui.Span(class, face.Num(y)))
	}
	label := say.YearAria(rules.Years, int(c.s.Year), c.Person(c.s.Start))
	years = append(years, ui.Wrap("cc-start", ui.Sign("g-start", ""), c.crest(c.s.Start)))
	if c.s.Year < rules.Years && !c.s.Over {
		next, why := c.s.NextStart()
		label = face.Sentences(label, say.NextStart(c.Person(next), say.Start(why).Next()))
		years = append(years, ui.Wrap("cc-next", ui.Sign("ui-right", ""), c.crest(next)))
	}
	supply := face.Sentences(append([]string{say.SupplyAria(coinText(c.s.Supply), int(c.s.Tokens[0]), int(c.s.Tokens[1]), int(c.s.UpgradeCards))},
		statements(c.explainer().shortages())...)...)
	return app.Div().Class("cc-chronicle area area-0").Body(
		ui.Piece("cc-years", string(yearRef), lit(yearRef), label, years...),
		c.passedOnes(),
		ui.Piece("cc-supply", string(supplyRef), lit(supplyRef), supply, append([]app.UI{ui.Span("cc-label", say.Supply.String())}, c.stock()...)...),
	)
}

// stock is what the supply holds: every kind of coin, even if none is left, and the upgrade cards.
func (c painter) stock() []app.UI {
	var body []app.UI
	amount := func(sign app.UI, n int, short bool) {
		class := "cc-many"
		if short {
			class += " cc-short"
		}
		body = append(body, ui.Wrap(class, sign, ui.Span("cc-times", "×"+face.Num(n))))
	}
	for d := int(rules.Gold); d >= 0; d-- {
		amount(coin(rules.Denom(d)), int(c.s.Supply[d]), c.explainer().short(rules.Denom(d)))
	}
	amount(ui.Sign("g-village", ""), int(c.s.UpgradeCards), c.s.UpgradeCards <= fewUpgrades)
	return body
}

// passedOnes are the seats that are out for this year.
func (c painter) passedOnes() app.UI {
	var crests []app.UI
	for p := range game.Player(c.s.N) {
		if c.s.Seats[p].Passed && !c.s.Over {
			crests = append(crests, c.crest(p))
		}
	}
	if len(crests) == 0 {
		return app.Div().Class("cc-passed cc-nobody")
	}
	return app.Div().Class("cc-passed").Body(append([]app.UI{ui.Span("cc-label", say.Passed.String())}, crests...)...)
}
