package coincrown

import (
	"github.com/maxence-charriere/go-app/v10/pkg/app"

	"tabard/app/face"
	"tabard/app/ui"
	say "tabard/app/words/coincrown"
	rules "tabard/engines/coincrown"
	"tabard/engines/game"
)

// box is a captioned part of the board.
func box(class, title string, note app.UI, body ...app.UI) app.UI {
	head := []app.UI{app.H2().Class("part-title").Text(title)}
	if note != nil {
		head = append(head, note)
	}
	return app.Section().Class("cc-box "+class).Aria("label", title).Body(
		app.Div().Class("cc-head").Body(head...), app.Div().Class("cc-body").Body(body...))
}

var coinClass = [rules.Denoms]string{"cc-bronze", "cc-silver", "cc-gold"}

// coin is one struck coin: metal, rim and number tell the kinds apart.
func coin(d rules.Denom) app.UI {
	return app.Span().Class("cc-coin " + coinClass[d]).Text(face.Num(rules.DenomValue[d]))
}

// coinRow draws coins, the dearest first; more than three of a kind are one coin and a number.
func coinRow(class string, coins rules.Coins) app.UI {
	var body []app.UI
	for d := int(rules.Gold); d >= 0; d-- {
		n := int(coins[d])
		if n > 3 {
			body = append(body, ui.Wrap("cc-many", coin(rules.Denom(d)), times(n)))
			continue
		}
		for range n {
			body = append(body, coin(rules.Denom(d)))
		}
	}
	return ui.Wrap("cc-coins "+class, body...)
}

// tally draws coins as one coin of each kind with its number.
func tally(class string, coins rules.Coins) app.UI {
	var body []app.UI
	for d := int(rules.Gold); d >= 0; d-- {
		if coins[d] > 0 {
			body = append(body, ui.Wrap("cc-many", coin(rules.Denom(d)), times(int(coins[d]))))
		}
	}
	return ui.Wrap("cc-coins "+class, body...)
}

// cardName is the name of a kind of card, and where there is little room its short name.
func cardName(class string, k rules.CardKind) app.UI {
	name := say.Card(k)
	if name.Tag() == "" {
		return ui.Span(class, name.String())
	}
	return ui.Wrap(class, ui.Span("cc-long", name.String()), ui.Span("cc-tag", name.Tag()))
}

// cardsLeft is how many cards a deck still has.
func cardsLeft(n int) app.UI {
	return ui.Wrap("cc-left", ui.Sign("g-card", ""), ui.Span("", face.Num(n)))
}

// times is a number of coins, beside one of them.
func times(n int) app.UI { return ui.Span("cc-times", "×"+face.Num(n)) }

// crest is the mark of a seat.
func (c *teller) crest(p game.Player) app.UI {
	return ui.Crest(c.v.Seats[p].Colour, c.v.Seats[p].Name)
}

// symbols are resources of one row: "WSO" as pictures.
func symbols(class string, needs [rules.Resources]uint8) app.UI {
	var body []app.UI
	for r, n := range needs {
		for range n {
			body = append(body, ui.Sign(resourceIcon[r], "cc-res cc-res-"+face.Num(r)))
		}
	}
	return ui.Wrap("cc-symbols "+class, body...)
}

// family is the colour of a kind of card.
func family(k rules.CardKind) say.Family {
	switch {
	case k <= rules.Mine:
		return say.Family(k) // Fields, Pastures, Forests and Mines come in the order of the kinds
	case k <= rules.Cavalry:
		return say.FamilyMilitary
	case k <= rules.MasterBuilder:
		return say.FamilyBuilders
	}
	return say.FamilyBuildings
}

// toTake is how many more of its kind a seat needs to take an iron coin from where it is; 0 for its holder.
func (c *teller) toTake(p game.Player, i rules.Iron) int {
	if c.s.IronOwner[i] == p {
		return 0
	}
	best := 0
	for q := range game.Player(c.s.N) {
		if q != p {
			best = max(best, c.s.IronCount(q, i))
		}
	}
	return max(1, best+1-c.s.IronCount(p, i))
}
