package coincrown

import (
	"github.com/maxence-charriere/go-app/v10/pkg/app"

	"tabard/app/face"
	"tabard/app/ui"
	"tabard/app/words"
	say "tabard/app/words/coincrown"
	rules "tabard/engines/coincrown"
	"tabard/engines/game"
)

// visited is the note on a purple card that was used this turn.
func (c painter) visited(card uint8) app.UI {
	if !c.s.Visited(card) {
		return nil
	}
	return ui.Wrap("cc-visited", ui.Sign("ui-check", ""), ui.Span("", say.Visited.String()))
}

func (c painter) mint(lit func(face.Ref) bool) app.UI {
	var swaps []app.UI
	for x := range rules.Swap(rules.Swaps) {
		r := mintRef(x)
		give, take := c.box().Swap(x)
		swaps = append(swaps, ui.Piece("cc-swap", string(r), lit(r), say.MintAria(coinText(give), coinText(take)),
			coinRow("", give), ui.Sign("ui-right", "cc-arrow"), coinRow("", take)))
	}
	return box("cc-purple cc-mint", say.PurpleMint.String(), c.visited(rules.UsedMint), append(swaps, ui.Art(sheet, "mint", "cc-emblem"))...)
}

func (c painter) church(lit func(face.Ref) bool) app.UI {
	points := c.s.ChurchPoints()
	var rows []app.UI
	var offers []string
	for p := range game.Player(c.s.N) {
		value := c.s.Seats[p].Church.Value()
		offers = append(offers, say.ChurchOffer(value, c.NameOf(p)))
		class := "cc-offer"
		if points[p] > 0 {
			class += " cc-leads"
		}
		rows = append(rows, ui.Wrap(class, c.crest(p), ui.Span("cc-value", face.Num(value)),
			ui.Wrap("cc-points", ui.Sign("g-crown", ""), ui.Span("", face.Num(points[p])))))
	}
	label := say.ChurchAria(words.And(offers), c.stake())
	note := c.visited(rules.UsedChurch)
	if note == nil {
		note = ui.Wrap("cc-stake", ui.Sign("g-crown", ""), ui.Span("", c.stake()))
	}
	return box("cc-purple cc-church", say.PurpleChurch.String(), note,
		ui.Piece("cc-altar", string(churchRef), lit(churchRef), label, ui.Art(sheet, "church", "cc-big"), ui.Wrap("cc-offers", rows...)))
}

// overseas is the track: the port and four levels, the goods of each and the ships that wait there.
func (c painter) overseas(lit func(face.Ref) bool) app.UI {
	at := 0
	if q := c.my(); q != nil {
		at = int(q.Overseas)
	}
	var levels []app.UI
	for level := range rules.TopLevel + 1 {
		var goods, ships []app.UI
		for i := rules.OvWheat; i < rules.Items; i++ {
			if int(c.box().Goods[i].Level) == level {
				goods = append(goods, c.item(i, lit(itemRef(i))))
			}
		}
		var names []string
		for p := range game.Player(c.s.N) {
			if int(c.s.Seats[p].Overseas) == level {
				ships = append(ships, c.crest(p))
				names = append(names, c.NameOf(p))
			}
		}
		caption := face.Num(level)
		if level == 0 {
			caption = say.Port.String()
		}
		levels = append(levels, app.Div().Class("cc-level").Body(
			ui.Wrap("cc-goods", goods...),
			app.Span().Class("cc-ships").Role("img").Aria("label", say.ShipsAt(level, words.And(names))).Body(ships...),
			ui.Span("cc-level-n", caption)))
	}
	ship := ui.Piece("cc-sail", string(overseasRef), lit(overseasRef), say.OverseasAria(at, rules.TopLevel),
		ui.Art(sheet, "ship", "cc-big"))
	return box("cc-purple cc-overseas", say.PurpleOverseas.String(), c.visited(rules.UsedOverseas), ship,
		app.Div().Class("cc-track").Body(levels...))
}

func (c painter) item(i rules.Item, lit bool) app.UI {
	item, good := rules.OverseasItems[i], c.box().Goods[i]
	price := int(good.Level)
	if c.me >= 0 {
		price = c.s.ItemPrice(c.me, i, 0)
	}
	strength := ""
	if item.Fights {
		strength = face.Num(int(good.Strength))
	}
	label := say.OverseasGood(itemText(c.box(), i), int(good.Level), bronze(price))
	return ui.Piece("cc-item", string(itemRef(i)), lit, label, ui.Art(sheet, goodPicture(item), "cc-good"), ui.Span("cc-item-n", strength))
}
