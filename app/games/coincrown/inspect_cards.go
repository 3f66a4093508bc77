package coincrown

import (
	"tabard/app/face"
	rules "tabard/engines/coincrown"
	"tabard/engines/game"
)

// kindRows are what holds for every card of a kind: the iron coins that count it, and where all its copies are.
func (c explainer) kindRows(k rules.CardKind) []face.Row {
	var rows []face.Row
	for _, i := range rules.IronsOf(k) {
		rows = append(rows, face.Row{Name: c.say("ironCoin", "iron", c.Irons[i].Name), Text: c.ironText(i)})
	}
	return append(rows, c.row("copies", c.copies(k)))
}

// copies says where all cards of a kind are: in the decks, in the stalls, with whom.
func (c explainer) copies(k rules.CardKind) string {
	all, decks, stalls := 0, 0, 0
	for row, card := range rules.MarketCards {
		if card.Kind == k {
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
	parts := []string{c.say("inDecks", "n", face.Num(decks))}
	if stalls > 0 {
		parts = append(parts, c.say("inStalls", "n", face.Num(stalls)))
	}
	for p := range game.Player(c.s.N) {
		if n := c.s.Seats[p].Owned(k); n > 0 {
			parts = append(parts, c.say("with", "who", c.WhoIn(p), "n", face.Num(n)))
		}
	}
	return c.say("copiesAre", "all", face.Num(all), "where", c.List(parts))
}

func (c explainer) attacksRow(class rules.Class) face.Row {
	return c.row("tokens", c.say("tokensAre", "tokens", c.count(rules.ClassAttacks(class), "token"),
		"strength", face.Num(rules.ClassStrength(class)), "battles", c.count(rules.ClassAttacks(class), "battle")))
}

// inspectCard is a kind of card as the viewer has it.
func (c explainer) inspectCard(k rules.CardKind) face.Detail {
	d := face.Detail{Title: c.Cards[k].One, Icon: c.Cards[k].Icon, Art: pictures[k], Sub: c.Families[family(k)], Paras: []string{c.Cards[k].Line},
		Rule: cardRules[k]}
	if q := c.my(); q != nil && q.Owned(k) > 0 {
		d.Row(c.row("yours", c.say("yoursAre", "ready", face.Num(q.Ready(k)), "tired", face.Num(q.Exhausted(k)), "gone", face.Num(q.Retired(k)))))
		switch {
		case q.Ready(k) == 0 && q.Exhausted(k) > 0:
			c.sayUsed(&d, "tired")
		case q.Ready(k) == 0:
			d.Say(c.Inspect["retired"])
		}
	}
	var prices []string
	for t := range rules.Tier(rules.Tiers) {
		for _, card := range rules.MarketCards {
			if card.Kind == k && card.Tier == t {
				prices = append(prices, c.Coins(card.Cost))
			}
		}
	}
	d.Row(c.row("price", c.or(unique(prices))))
	d.Rows = append(d.Rows, c.kindRows(k)...)
	return d
}

// sayUsed says that a card was used this year, and that it is ready again next year if there is one.
func (c explainer) sayUsed(d *face.Detail, key string) {
	d.Say(c.Inspect[key])
	if c.s.Year < rules.Years {
		d.Say(c.Inspect["readyAgain"])
	}
}

// inspectTroop are the viewer's troops of one class with that many tokens.
func (c explainer) inspectTroop(class rules.Class, tokens int, tired bool) face.Detail {
	k := rules.ClassKind(class)
	d := face.Detail{Title: c.Cards[k].One, Icon: c.Cards[k].Icon, Art: pictures[k], Sub: c.say("tokensLeft", "left", c.labeller().tokensLeft(class, tokens)),
		Paras: []string{c.Cards[k].Line}}
	switch {
	case tired:
		c.sayUsed(&d, "tired")
	case tokens == 1:
		d.Say(c.Inspect["lastToken"])
	default:
		d.Say(c.say("goodFor", "battles", c.count(tokens, "moreBattle")))
	}
	if q := c.my(); q != nil {
		d.Rows = append(d.Rows, c.row("suchOnes", face.Num(q.Troops(class, tokens, tired))), c.row("strength", c.strengthText()))
	}
	d.Rows = append(d.Rows, c.kindRows(k)...)
	return d
}

// inspectFallen are the viewer's retired troops of one class.
func (c explainer) inspectFallen(class rules.Class) face.Detail {
	k := rules.ClassKind(class)
	d := face.Detail{Title: c.Cards[k].One, Icon: "g-crypt", Art: pictures[k], Sub: c.Board["crypt"],
		Paras: []string{c.say("fallen", "tokens", c.count(rules.ClassAttacks(class), "token"))}}
	if q := c.my(); q != nil {
		switch {
		case q.Ready(rules.Barracks) > 0:
			d.Say(c.Inspect["hasBarracks"])
		case q.Exhausted(rules.Barracks) > 0:
			c.sayUsed(&d, "tiredBarracks")
		default:
			d.Say(c.Inspect["noBarracks"])
		}
		d.Row(c.row("suchOnes", face.Num(int(q.Fallen[class]))))
	}
	d.Rows = append(d.Rows, c.kindRows(k)...)
	return d
}

// strengthText adds up what the viewer can bring into one battle.
func (c explainer) strengthText() string {
	q := c.my()
	var parts []string
	add := func(n int, cards string) {
		if n > 0 {
			parts = append(parts, c.say("adds", "cards", cards, "n", face.Num(n)))
		}
	}
	std, elite := q.Ready(rules.StandardTroop), q.Ready(rules.EliteTroop)
	armor, riders := min(q.Ready(rules.Armor), std+elite), q.Ready(rules.Cavalry)
	add(std, c.A(c.Cards[rules.StandardTroop].Noun, std))
	add(2*elite, c.A(c.Cards[rules.EliteTroop].Noun, elite))
	add(2*armor, c.A(c.Cards[rules.Armor].Noun, armor))
	add(3*riders, c.A(c.Cards[rules.Cavalry].Noun, riders))
	now, most := c.s.Strength(c.me), c.s.MaxStrength(c.me)
	if more := most - now; more > 0 {
		item := rules.OvStrength1
		if more == 2 {
			item = rules.OvStrength2
		}
		add(more, c.say("byShip", "price", c.bronze(c.reach(item))))
	}
	if len(parts) == 0 {
		return c.Inspect["strengthNone"]
	}
	return c.say("strengthIs", "n", face.Num(most), "parts", c.List(parts))
}

// reach is what an overseas item costs the viewer with the help of a ready Harbor.
func (c explainer) reach(i rules.Item) int {
	harbor := 0
	if c.my().Ready(rules.Harbor) > 0 {
		harbor = rules.HarborLevels
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
		return face.Detail{Title: c.Cap(c.Denoms[n]), Icon: coinIcon[n], Sub: c.say("coinSub", "n", face.Num(have)),
			Paras: []string{c.say("coinWorth", "denom", c.Denoms[n], "n", face.Num(rules.DenomValue[n])), c.Inspect["coinUse"], c.Inspect["coinEnd"]},
			Rows:  []face.Row{c.row("income", c.price(q.Income)), c.row("inSupply", c.say("pieces", "n", face.Num(int(c.s.Supply[n]))))}}
	case "reserve":
		d := face.Detail{Title: c.Board["reserved"], Icon: "ui-lock", Sub: c.Inspect["reserveSub"], Paras: []string{c.Inspect["reserve"]}}
		switch {
		case c.s.Year == rules.Years:
			d.Say(c.Reasons[rules.WhyLastYear] + ".")
		case q.Reserved > 0:
			d.Say(c.say("reserveHas", "denom", c.Denoms[q.Reserved-1]))
		}
		return d
	case "purse":
		d := face.Detail{Title: c.Board["purse"], Icon: "g-purse", Art: "purse", Sub: c.Cap(c.price(q.Purse)), Paras: []string{c.say("purse", "n", face.Num(rules.IncomeCoins))}}
		if q.Purse.Count() < rules.IncomeCoins {
			d.Say(c.say("purseShort", "n", face.Num(q.Purse.Count())))
		}
		d.Rows = []face.Row{c.row("income", c.price(q.Income)), c.row("discardRow", c.price(q.Discard)),
			c.row("allCoins", face.Num(q.Saved()+q.Income.Value()))}
		return d
	case "discard":
		return face.Detail{Title: c.Board["discard"], Icon: "ui-restart", Sub: c.Cap(c.price(q.Discard)),
			Paras: []string{c.Inspect["discard"], c.Inspect["discardEnd"]}, Rows: []face.Row{c.row("purseRow", c.price(q.Purse))}}
	}
	return face.Detail{}
}

// inspectSupply is what the table has left of everything.
func (c explainer) inspectSupply() face.Detail {
	d := face.Detail{Title: c.Board["supply"], Icon: "g-coins", Sub: c.Inspect["supplySub"], Paras: []string{c.Inspect["supply"]}}
	d.Paras = append(d.Paras, c.sentences(c.shortages())...)
	for denom := int(rules.Gold); denom >= 0; denom-- {
		d.Row(face.Row{Name: c.Cap(c.Denoms[denom]), Text: c.say("ofAll", "n", face.Num(int(c.s.Supply[denom])), "all", face.Num(int(rules.AllCoins[denom])))})
	}
	d.Rows = append(d.Rows,
		c.row("upgradeCards", c.say("ofAll", "n", face.Num(int(c.s.UpgradeCards)), "all", face.Num(rules.AllUpgrades))),
		c.row("tokensOne", c.say("ofAll", "n", face.Num(int(c.s.Tokens[0])), "all", face.Num(rules.TokensOfSize))),
		c.row("tokensTwo", c.say("ofAll", "n", face.Num(int(c.s.Tokens[1])), "all", face.Num(rules.TokensOfSize))))
	return d
}

// fewUpgrades is how many upgrade cards are worth a word of warning.
const fewUpgrades = 3

// shortages are what the supply runs out of, and what that means.
func (c explainer) shortages() []string {
	var out []string
	for denom := range rules.Denom(rules.Denoms) {
		if n := c.s.Supply[denom]; c.short(denom) {
			key := "few"
			if n == 0 {
				key = "none"
			}
			out = append(out, c.say(key, "n", face.Num(int(n)), "denom", c.Denoms[denom]))
		}
	}
	if c.s.UpgradeCards <= fewUpgrades {
		out = append(out, c.say("fewUpgrades", "n", face.Num(int(c.s.UpgradeCards))))
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
	d := face.Detail{Title: c.turnline(), Icon: "g-year", Sub: c.Inspect["yearSub"], Paras: []string{c.Inspect["year"]}}
	if c.s.Over {
		d.Paras = []string{c.Inspect["yearOver"]}
		return d
	}
	d.Row(c.row("startNow", c.NameOf(c.s.Start)))
	if c.s.Year < rules.Years {
		next, why := c.s.NextStart()
		d.Row(c.row("startNext", c.say("nextIs", "who", c.NameOf(next), "why", c.Inspect[face.At(nextWhy[:], int(why))])))
	} else {
		d.Say(c.Inspect["yearLast"])
	}
	var passed []string
	for p := range game.Player(c.s.N) {
		if c.s.Seats[p].Passed {
			passed = append(passed, c.NameOf(p))
		}
	}
	if len(passed) > 0 {
		d.Row(c.row("passedRow", c.List(passed)))
	}
	return d
}

// nextWhy are the sentences for the reasons of NextStart.
var nextWhy = [...]string{rules.StartRotates: "nextRotates", rules.StartFewestPoints: "nextPoints",
	rules.StartFewestCards: "nextCards", rules.StartClockwise: "nextClockwise"}
