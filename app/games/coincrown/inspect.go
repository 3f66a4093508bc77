package coincrown

import (
	"strconv"
	"strings"

	"tabard/app/face"
	"tabard/app/words"
	say "tabard/app/words/coincrown"
	rules "tabard/engines/coincrown"
)

// inspect explains a piece by its ref. A ref of no piece gives nothing.
func (c explainer) inspect(r face.Ref) face.Detail {
	if c.s == nil {
		return face.Detail{}
	}
	name, n, ok := numbers(r)
	if !ok {
		return face.Detail{}
	}
	switch name {
	case "row":
		if n[0] < rules.Tiers && n[1] < c.labeller().slots() {
			return c.inspectRow(rules.Tier(n[0]), n[1])
		}
	case "deck":
		if n[0] < rules.Tiers {
			return c.inspectDeck(rules.Tier(n[0]))
		}
	case "top":
		if n[0] < rules.LandLevels {
			return c.inspectTop(rules.Level(n[0]))
		}
	case "land":
		if n[0] < rules.Lands && c.s.LandOwner[n[0]] >= 0 {
			return c.inspectLand(n[0])
		}
	case "iron":
		if n[0] < rules.Irons {
			return c.inspectIron(rules.Iron(n[0]))
		}
	case "mint":
		if n[0] < rules.Swaps {
			return c.inspectMint(rules.Swap(n[0]))
		}
	case "church":
		return c.inspectChurch()
	case "overseas":
		return c.inspectOverseas()
	case "item":
		if n[0] > 0 && n[0] < rules.Items {
			return c.inspectItem(rules.Item(n[0]))
		}
	case "card", "crypt":
		if n[0] < rules.CardKinds {
			return c.inspectCard(rules.CardKind(n[0]))
		}
	case "troop", "tired":
		if n[0] < rules.Classes && n[1] > 0 && n[1] <= rules.ClassAttacks(rules.Class(n[0])) {
			return c.inspectTroop(rules.Class(n[0]), n[1], name == "tired")
		}
	case "fallen":
		if n[0] < rules.Classes {
			return c.inspectFallen(rules.Class(n[0]))
		}
	}
	return c.inspectMoney(name, n[0])
}

// numbers takes a ref apart: two numbers at most, 0 where there is none.
func numbers(r face.Ref) (name string, n [2]int, ok bool) {
	parts := strings.Split(string(r), ":")
	if len(parts) > 1+len(n) {
		return "", n, false
	}
	for i, p := range parts[1:] {
		v, err := strconv.ParseUint(p, 10, 8)
		if err != nil {
			return "", n, false
		}
		n[i] = int(v)
	}
	return parts[0], n, true
}

func rowOf(name words.Text, text string) face.Row { return face.Row{Name: name.String(), Text: text} }

// spent adds that the turn has no action left, which is why nothing of the market and the lands can be had any more.
func (c explainer) spent(paras []string) []string {
	if c.me >= 0 && c.v.Turn == c.me && c.v.Prompt.Kind == rules.FrameTurn && c.s.ActionsLeft == 0 {
		paras = append(paras, refused(rules.WhyNoAction))
	}
	return paras
}

// inspectRow is a card in a stall.
func (c explainer) inspectRow(t rules.Tier, slot int) face.Detail {
	p := c.s.Row[t][slot]
	d := face.Detail{Icon: "g-coins", Sub: say.SheetSlot(slot+1, say.Tier(t))}
	if p.Def == 0 {
		d.Title = say.SheetVacant.String()
		d.Paras = []string{say.SheetVacantWhy.String()}
		if c.s.DeckLeft(t) == 0 || c.s.Year == rules.Years {
			d.Paras = []string{say.SheetVacantStays.String()}
		}
		return d
	}
	row := int(p.Def) - 1
	card := rules.MarketCards[row]
	d.Title, d.Icon, d.Art = say.Card(card.Kind).String(), cardIcons[card.Kind], pictures[card.Kind]
	printed := c.box().Cards[row]
	d.Chips, d.Rule = coinChips(printed.Cost, false), cardRules[card.Kind]
	d.Say(c.cardLine(card.Kind))
	if b := bonus(p); b.Count() > 0 {
		d.Chips = append(d.Chips, coinChips(b, true)...)
		d.Say(say.SheetBonus(coinText(b)))
	}
	d.Paras = append(d.Paras, c.payText(printed.Value())...)
	if c.me >= 0 {
		d.Paras = append(d.Paras, statements(c.cardNews(card.Kind))...)
	}
	d.Paras = c.spent(d.Paras)
	d.Row(rowOf(say.RowPrice, worthOf(printed.Cost)))
	if class, ok := c.box().ClassOf(row); ok {
		d.Row(c.attacksRow(class))
	}
	d.Rows = append(d.Rows, c.kindRows(card.Kind)...)
	return d
}

// worthOf is coins with their worth, if that is not plain to see.
func worthOf(coins rules.Coins) string {
	if coins == (rules.Coins{byte(coins.Value()), 0, 0}) {
		return coinText(coins)
	}
	return say.CoinsWorth(coinText(coins), coins.Value())
}

// refused is a reason as a sentence, of those that are about nothing in particular.
func refused(why uint16) string { return say.Statement(say.Why(why).String()) }

// payText says how the viewer could pay a price.
func (c explainer) payText(price int) []string {
	q := c.my()
	if q == nil || c.s.Over {
		return nil
	}
	switch c.painter().mark(price) {
	case say.MarkExact:
		return []string{say.PayExact.String()}
	case say.MarkMint:
		return []string{say.PayMint.String()}
	case say.MarkOver:
		least, _ := overpaid(q.Income, price)
		return []string{say.PayOver(least)}
	}
	return []string{say.PayNot(q.Income.Value(), price)}
}

// inspectDeck is a market deck: what its unseen top costs, and what may come up.
func (c explainer) inspectDeck(t rules.Tier) face.Detail {
	left, price := c.s.DeckLeft(t), c.blindPrice(t)
	d := face.Detail{Title: say.Deck(say.Tier(t)), Icon: "g-coins", Art: "back-" + face.Num(int(t)),
		Sub: say.SheetDeck(left)}
	if left == 0 {
		d.Paras = []string{say.SheetDeckEmpty.String()}
		return d
	}
	cost := price
	switch top := c.painter().knownTop(t); {
	case top >= 0:
		cost = c.box().Cards[top].Cost
		d.Say(say.SheetDeckSeen(c.cardOf(top), coinText(cost)))
		d.Say(c.cardLine(rules.MarketCards[top].Kind))
	default:
		d.Say(say.SheetDeckBlind(coinText(price)))
	}
	d.Chips = coinChips(cost, false)
	d.Paras = c.spent(append(d.Paras, c.payText(cost.Value())...))
	d.Row(rowOf(say.RowPrice, worthOf(cost)))
	for k := range rules.CardKind(rules.CardKinds) {
		n := 0
		var prices []string
		for row, card := range &c.box().Cards {
			if rules.MarketCards[row].Kind == k && card.Deck == t && c.s.Left[row] > 0 {
				n += int(c.s.Left[row])
				prices = append(prices, coinText(card.Cost))
			}
		}
		if n > 0 {
			d.Row(face.Row{Name: say.Card(k).String(), Text: say.SheetDeckCome(left, n, words.Or(unique(prices)))})
		}
	}
	return d
}

func unique(items []string) []string {
	var out []string
	for _, s := range items {
		if len(out) == 0 || out[len(out)-1] != s {
			out = append(out, s)
		}
	}
	return out
}
