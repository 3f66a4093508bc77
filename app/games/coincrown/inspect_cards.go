package coincrown

import (
	"tabard/app/face"
	"tabard/app/words"
	say "tabard/app/words/coincrown"
	rules "tabard/engines/coincrown"
	"tabard/engines/game"
)

// kindRows are what holds for every card of a kind: the iron coins that count it, and where all its copies are.
func (c explainer) kindRows(k rules.CardKind) []face.Row {
	var rows []face.Row
	for _, i := range rules.IronsOf(k) {
		rows = append(rows, face.Row{Name: say.SheetIron(say.Iron(i)), Text: c.ironText(i)})
	}
	return append(rows, rowOf(say.RowCopies, c.copies(k)))
}

// copies says where all cards of a kind are: in the decks, in the stalls, with whom.
func (c explainer) copies(k rules.CardKind) string {
	all, decks, stalls := 0, 0, 0
	for row, card := range &c.box().Cards {
		if rules.MarketCards[row].Kind == k {
			all += int(card.Copies)
			decks += int(c.s.Left[row])
		}
	}
	for t := range c.s.Row {
		for _, p := range c.s.Row[t] {
			if p.Def != 0 && rules.MarketCards[p.Def-1].Kind == k {
				stalls++
			}
		}
	}
	parts := []string{say.CopiesDecks(decks)}
	if stalls > 0 {
		parts = append(parts, say.CopiesStalls(stalls))
	}
	for p := range game.Player(c.s.N) {
		if n := c.s.Seats[p].Owned(k); n > 0 {
			parts = append(parts, say.CopiesWith(n, c.Person(p)))
		}
	}
	return say.Copies(all, words.And(parts))
}

func (c explainer) attacksRow(class rules.Class) face.Row {
	return rowOf(say.RowTokens, say.Tokens(rules.ClassAttacks(class), c.box().ClassStrength(class)))
}

// inspectCard is a kind of card as the viewer has it.
func (c explainer) inspectCard(k rules.CardKind) face.Detail {
	d := face.Detail{Title: say.Card(k).String(), Icon: cardIcons[k], Art: pictures[k], Sub: family(k).String(), Paras: []string{c.cardLine(k)},
		Rule: cardRules[k]}
	if q := c.my(); q != nil && q.Owned(k) > 0 {
		d.Row(rowOf(say.RowYours, say.Yours(q.Ready(k), q.Retired(k), q.Exhausted(k))))
		switch {
		case q.Ready(k) == 0 && q.Exhausted(k) > 0:
			c.sayUsed(&d, say.SheetTired)
		case q.Ready(k) == 0:
			d.Say(say.SheetRetired.String())
		}
	}
	var prices []string
	for t := range rules.Tier(rules.Tiers) {
		for row, card := range &c.box().Cards {
			if rules.MarketCards[row].Kind == k && card.Deck == t {
				prices = append(prices, coinText(card.Cost))
			}
		}
	}
	d.Row(rowOf(say.RowPrice, words.Or(unique(prices))))
	d.Rows = append(d.Rows, c.kindRows(k)...)
	return d
}

// sayUsed says that a card was used this year, and that it is ready again next year if there is one.
func (c explainer) sayUsed(d *face.Detail, used words.Text) {
	d.Say(used.String())
	if c.s.Year < rules.Years {
		d.Say(say.SheetTiredAgain.String())
	}
}

// inspectTroop are the viewer's troops of one class with that many tokens.
func (c explainer) inspectTroop(class rules.Class, tokens int, tired bool) face.Detail {
	k := rules.ClassKind(class)
	d := face.Detail{Title: say.Card(k).String(), Icon: cardIcons[k], Art: pictures[k], Sub: say.TokensLeft(tokens, rules.ClassAttacks(class)),
		Paras: []string{c.cardLine(k)}}
	switch {
	case tired:
		c.sayUsed(&d, say.SheetTired)
	case tokens == 1:
		d.Say(say.LastToken.String())
	default:
		d.Say(say.GoodFor(tokens))
	}
	if q := c.my(); q != nil {
		d.Rows = append(d.Rows, rowOf(say.RowSuch, face.Num(q.Troops(class, tokens, tired))), rowOf(say.RowStrength, c.strengthText()))
	}
	d.Rows = append(d.Rows, c.kindRows(k)...)
	return d
}

// inspectFallen are the viewer's retired troops of one class.
func (c explainer) inspectFallen(class rules.Class) face.Detail {
	k := rules.ClassKind(class)
	d := face.Detail{Title: say.Card(k).String(), Icon: "g-crypt", Art: pictures[k], Sub: say.Crypt.String(),
		Paras: []string{say.SheetFallen(rules.ClassAttacks(class))}}
	if q := c.my(); q != nil {
		switch {
		case q.Ready(rules.Barracks) > 0:
			d.Say(say.SheetBarracks.String())
		case q.Exhausted(rules.Barracks) > 0:
			c.sayUsed(&d, say.SheetBarracksTired)
		default:
			d.Say(say.SheetBarracksNone.String())
		}
		d.Row(rowOf(say.RowSuch, face.Num(int(q.Fallen[class]))))
	}
	d.Rows = append(d.Rows, c.kindRows(k)...)
	return d
}

// strengthText adds up what the viewer can bring into one battle.
func (c explainer) strengthText() string {
	q := c.my()
	var parts []string
	add := func(k rules.CardKind, count int) {
		if count > 0 {
			parts = append(parts, say.StrengthCards(say.Card(k), count, int(c.box().Strengths[k])*count))
		}
	}
	std, elite := q.Ready(rules.StandardTroop), q.Ready(rules.EliteTroop)
	add(rules.StandardTroop, std)
	add(rules.EliteTroop, elite)
	add(rules.Armor, min(q.Ready(rules.Armor), std+elite))
	add(rules.Cavalry, q.Ready(rules.Cavalry))
	now, most := c.s.Strength(c.me), c.s.MaxStrength(c.me)
	if more := most - now; more > 0 {
		item := rules.OvStrength1
		if more == int(c.box().Goods[rules.OvStrength2].Strength) {
			item = rules.OvStrength2
		}
		parts = append(parts, say.StrengthShip(more, paidLevels(c.reach(item))))
	}
	if len(parts) == 0 {
		return say.StrengthNone.String()
	}
	return say.Strength(most, words.And(parts))
}

// reach is what an overseas item costs the viewer with the help of a ready Harbor.
func (c explainer) reach(i rules.Item) int {
	harbor := 0
	if c.my().Ready(rules.Harbor) > 0 {
		harbor = int(c.box().HarborLevels)
	}
	return c.s.ItemPrice(c.me, i, harbor)
}

// inspectMoney are the coins and piles of the viewer, and what belongs to the whole table.
func (c explainer) inspectMoney(name string, n int) face.Detail {
	switch name {
	case "supply":
		return c.inspectSupply()
	case "year":
		return c.inspectYear()
	}
	q := c.my()
	if q == nil {
		return face.Detail{}
	}
	switch name {
	case "coin":
		if n >= rules.Denoms {
			break
		}
		have := int(q.Income[n])
		return face.Detail{Title: words.Cap(say.Denom(n).String()), Icon: coinIcon[n], Sub: say.SheetCoin(have),
			Paras: []string{say.SheetCoinWorth(say.Denom(n), rules.DenomValue[n]), say.SheetCoinUse.String(), say.SheetCoinEnd.String()},
			Rows:  []face.Row{rowOf(say.RowIncome, worthOf(q.Income)), rowOf(say.RowSupply, face.Num(int(c.s.Supply[n])))}}
	case "reserve":
		d := face.Detail{Title: say.PileReserved.String(), Icon: "ui-lock", Sub: say.SheetReserve.String(), Paras: []string{say.SheetReserveRule.String()}}
		switch {
		case c.s.Year == rules.Years:
			d.Say(refused(rules.WhyLastYear))
		case q.Reserved > 0:
			d.Say(say.SheetReserveHas(say.Denom(q.Reserved - 1)))
		}
		return d
	case "purse":
		d := face.Detail{Title: say.PilePurse.String(), Icon: "g-purse", Art: "purse", Sub: words.Cap(worthOf(q.Purse)), Paras: []string{say.SheetPurse(rules.IncomeCoins)}}
		if q.Purse.Count() < rules.IncomeCoins {
			d.Say(say.SheetPurseShort(q.Purse.Count()))
		}
		d.Rows = []face.Row{rowOf(say.RowIncome, worthOf(q.Income)), rowOf(say.RowDiscard, worthOf(q.Discard)),
			rowOf(say.RowAllCoins, face.Num(q.Saved()+q.Income.Value()))}
		return d
	case "discard":
		return face.Detail{Title: say.PileDiscard.String(), Icon: "ui-restart", Sub: words.Cap(worthOf(q.Discard)),
			Paras: []string{say.SheetDiscard.String(), say.SheetDiscardEnd.String()}, Rows: []face.Row{rowOf(say.RowPurse, worthOf(q.Purse))}}
	}
	return face.Detail{}
}

// inspectSupply is what the table has left of everything.
func (c explainer) inspectSupply() face.Detail {
	d := face.Detail{Title: say.Supply.String(), Icon: "g-coins", Sub: say.SheetSupply.String(), Paras: []string{say.SheetSupplyUse.String()}}
	d.Paras = append(d.Paras, statements(c.shortages())...)
	for denom := int(rules.Gold); denom >= 0; denom-- {
		d.Row(face.Row{Name: words.Cap(say.Denom(denom).String()), Text: say.OfAll(int(c.box().AllCoins[denom]), int(c.s.Supply[denom]))})
	}
	d.Rows = append(d.Rows,
		rowOf(say.RowUpgrades, say.OfAll(int(c.box().AllUpgrades), int(c.s.UpgradeCards))),
		rowOf(say.RowTokensOne, say.OfAll(int(c.box().TokensOfSize[0]), int(c.s.Tokens[0]))),
		rowOf(say.RowTokensTwo, say.OfAll(int(c.box().TokensOfSize[1]), int(c.s.Tokens[1]))))
	return d
}

// fewUpgrades is how many upgrade cards are worth a word of warning.
const fewUpgrades = 3

// shortages are what the supply runs out of, and what that means.
func (c explainer) shortages() []string {
	var out []string
	for denom := range rules.Denom(rules.Denoms) {
		switch n := int(c.s.Supply[denom]); {
		case !c.short(denom):
		case n == 0:
			out = append(out, say.SheetSupplyNone(say.Denom(denom)))
		default:
			out = append(out, say.SheetSupplyFew(say.Denom(denom), n))
		}
	}
	if c.s.UpgradeCards <= fewUpgrades {
		out = append(out, say.SheetSupplyUpgrades(int(c.s.UpgradeCards)))
	}
	return out
}

// short says that the supply may soon lack coins of a kind: it cannot serve a swap at the Mint.
func (c explainer) short(d rules.Denom) bool {
	if d == rules.Gold {
		return c.s.Supply[d] == 0
	}
	return c.s.Supply[d] < 3
}

// inspectYear is the year track: who starts, who would start next, and why.
func (c explainer) inspectYear() face.Detail {
	d := face.Detail{Title: c.turnline(), Icon: "g-year", Sub: say.SheetYear.String(), Paras: []string{say.SheetYearRule.String()}}
	if c.s.Over {
		d.Paras = []string{say.SheetYearOver.String()}
		return d
	}
	d.Row(rowOf(say.RowStart, c.NameOf(c.s.Start)))
	if c.s.Year < rules.Years {
		next, why := c.s.NextStart()
		d.Row(rowOf(say.RowNext, say.NextIs(c.NameOf(next), say.Start(why).Next())))
	} else {
		d.Say(say.SheetYearLast.String())
	}
	var passed []string
	for p := range game.Player(c.s.N) {
		if c.s.Seats[p].Passed {
			passed = append(passed, c.NameOf(p))
		}
	}
	if len(passed) > 0 {
		d.Row(rowOf(say.RowPassed, words.And(passed)))
	}
	return d
}
