package coincrown

import (
	"github.com/maxence-charriere/go-app/v10/pkg/app"

	"tabard/app/face"
	"tabard/app/ui"
	say "tabard/app/words/coincrown"
	rules "tabard/engines/coincrown"
)

// market draws the three stalls, the dearest on top.
func (c painter) market(lit func(face.Ref) bool) app.UI {
	var stalls []app.UI
	for t := int(rules.TierGold); t >= 0; t-- {
		stalls = append(stalls, c.stall(rules.Tier(t), lit))
	}
	return app.Div().Class("cc-market area area-0").Body(stalls...)
}

func (c painter) stall(t rules.Tier, lit func(face.Ref) bool) app.UI {
	cards := []app.UI{c.deck(t, lit(deckRef(t)))}
	for slot := range c.labeller().slots() {
		cards = append(cards, c.place(t, slot, lit(rowRef(t, slot))))
	}
	title := say.Stall(say.Tier(t))
	return app.Section().Class("cc-stall cc-tier-"+face.Num(int(t))).Aria("label", title).Body(
		app.H2().Class("cc-awning").Text(title),
		app.Div().Class("cc-cards cc-seats-"+face.Num(int(c.s.N))).Body(cards...))
}

func (c painter) deck(t rules.Tier, lit bool) app.UI {
	left, price := c.s.DeckLeft(t), c.blindPrice(t)
	label, body := say.DeckAria(left, coinText(price), say.Tier(t)), []app.UI{ui.Art(sheet, "back-"+face.Num(int(t)), "cc-back")}
	switch top := c.knownTop(t); {
	case left == 0:
		label = say.DeckEmpty(say.Tier(t))
		body = []app.UI{ui.Span("cc-name", say.DeckNone.String())}
	case top >= 0:
		kind, card := rules.MarketCards[top].Kind, c.box().Cards[top]
		price, label = card.Cost, say.DeckSeen(c.cardOf(top), left, coinText(card.Cost), say.Tier(t))
		body = []app.UI{
			c.head(kind, ui.Sign("ui-eye", "cc-eye")),
			c.title(kind),
			attacks(int(card.Attacks), int(card.Attacks)),
		}
	}
	if left > 0 {
		body = append(body, ui.Wrap("cc-foot", coinRow("cc-price", price), cardsLeft(left)))
	}
	return ui.Piece("cc-card cc-deck", string(deckRef(t)), lit, label, body...)
}

// knownTop is the row of the card on top of a deck if the viewer knows it, or -1.
func (c painter) knownTop(t rules.Tier) int {
	if c.me < 0 || c.s.Top[t] == 0 || c.s.KnownBy[t]>>uint(c.me)&1 == 0 {
		return -1
	}
	return int(c.s.Top[t]) - 1
}

func (c painter) place(t rules.Tier, slot int, lit bool) app.UI {
	p := c.s.Row[t][slot]
	if p.Def == 0 {
		return ui.Piece("cc-card cc-vacant", string(rowRef(t, slot)), lit, say.SoldAria(slot+1, say.Tier(t)), ui.Span("cc-name", say.Sold.String()))
	}
	row := int(p.Def) - 1
	kind, card := rules.MarketCards[row].Kind, c.box().Cards[row]
	mark := c.mark(card.Value())
	label := say.InStall(coinsOn(bonus(p)), c.cardOf(row), c.cardLine(kind), mark.String(), slot+1, coinText(card.Cost), say.Tier(t))
	foot := []app.UI{coinRow("cc-price", card.Cost)}
	if mark < say.MarkDear {
		foot = append(foot, ui.Wrap("cc-mark cc-mark-"+marks[mark].class, ui.Sign(marks[mark].icon, "")))
	}
	class, laid := "cc-card", app.UI(nil)
	if b := bonus(p); b.Count() > 0 {
		class, laid = "cc-card cc-laden", ui.Wrap("cc-bonus", ui.Span("cc-plus", "+"), coinRow("", b))
	}
	return ui.Piece(class, string(rowRef(t, slot)), lit, label,
		c.head(kind, laid),
		c.title(kind),
		attacks(int(card.Attacks), int(card.Attacks)),
		ui.Wrap("cc-foot", foot...))
}

// title is a kind of card by its name and what it does.
func (c painter) title(k rules.CardKind) app.UI {
	return ui.Wrap("cc-title-block", cardName("cc-name", k), ui.Span("cc-brief", c.cardBrief(k)))
}

// marks are how a card shows in which way its price could be paid, where it could.
var marks = [...]struct{ class, icon string }{say.MarkExact: {"exact", "ui-check"}, say.MarkMint: {"mint", "g-mint"}, say.MarkOver: {"over", "ui-alert"}}

// unmarked is what a spectator sees of prices.
const unmarked = say.MarkDear + 1

// mark says how the viewer could pay a price: exactly, only with coins that lose value, exactly after a swap at the Mint,
// or not at all.
func (c painter) mark(price int) say.Mark {
	q := c.my()
	if q == nil || c.s.Over {
		return unmarked
	}
	switch paysExactly, pays := payable(q.Income, price); {
	case paysExactly:
		return say.MarkExact
	case !pays:
		return say.MarkDear
	}
	if !c.s.Visited(rules.UsedMint) || c.v.Turn != c.me {
		for x := range rules.Swap(rules.Swaps) {
			give, take := c.box().Swap(x)
			if !q.Income.Has(give) || !c.s.Supply.Has(take) {
				continue
			}
			after := q.Income
			for d := range after {
				after[d] += take[d] - give[d]
			}
			if exactly, _ := payable(after, price); exactly {
				return say.MarkMint
			}
		}
	}
	return say.MarkOver
}

func payable(coins rules.Coins, price int) (exactly, atAll bool) {
	var buf [rules.MaxPayments]rules.Coins
	for _, o := range rules.PaymentOptions(buf[:0], coins, price) {
		if o.Value() == price {
			return true, true
		}
		atAll = true
	}
	return false, atAll
}

// attacks are the tokens of a troop: those left and those spent.
func attacks(left, all int) app.UI {
	var body []app.UI
	for i := range all {
		class := "cc-pip"
		if i >= left {
			class += " cc-spent"
		}
		body = append(body, ui.Span(class, ""))
	}
	return ui.Wrap("cc-pips", body...)
}
