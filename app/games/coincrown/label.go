package coincrown

import (
	"strings"

	"tabard/app/face"
	rules "tabard/engines/coincrown"
	"tabard/engines/game"
)

// label is an action in words, with what it costs and brings.
func (c labeller) label(a game.Action) face.Label {
	words := face.At(c.Actions[:], int(a.Kind))
	l := face.Label{Text: words.Text, Short: words.Short, Group: c.More[words.Group]}
	if c.s == nil {
		return l
	}
	l.Refs = c.refs(a)
	var values []string
	switch a.Kind {
	case game.Pass:
		l.Warn = c.passWarning()
	case game.Done:
		c.doneLabel(&l)
	case game.EndTurn:
		if c.s.ActionsLeft > 0 && c.canAct() {
			l.Warn = face.Fill(c.More["endLeft"], "actions", c.count(int(c.s.ActionsLeft), "action"))
		}
	case rules.KindBuyRow, rules.KindBuyPeeked, rules.KindDrawBlind:
		values = c.buyLabel(&l, a)
	case rules.KindDiplomacy, rules.KindForce, rules.KindUpgrade:
		values = c.landLabel(&l, a)
	case rules.KindReserve:
		d := rules.DenomOf(a)
		values = []string{"denom", c.Denoms[d]}
		l.Minor, l.Note = true, c.More["noteReserve"]
	case rules.KindMint:
		x := rules.MintSwaps[rules.SwapOf(a)]
		values = []string{"give", c.Coins(x.Give), "take", c.Coins(x.Take)}
		l.Chips = append(c.coinChips(x.Give, false), c.coinChips(x.Take, true)...)
		l.Minor = true
	case rules.KindChurch:
		l.Minor, l.Note = true, c.explainer().churchNote(max(0, c.v.Turn))
	case rules.KindAdvance:
		l.Minor, l.Note = true, c.More["noteSail"]
	case rules.KindBarracks, rules.KindMill, rules.KindTollStation, rules.KindFortress:
		values = c.buildingLabel(&l, a)
	case rules.KindPay:
		paid := rules.Paid(a)
		values = []string{"coins", c.Coins(paid)}
		l.Chips = c.coinChips(paid, false)
		if lost := paid.Value() - c.s.Price(); lost > 0 && c.v.Prompt.Kind == rules.FramePay {
			l.Warn = face.Fill(c.More["lost"], "n", face.Num(lost))
		}
	case rules.KindTakeBonus:
		coins := c.bonusAsked()
		values = []string{"coins", c.Coins(coins)}
		l.Chips = c.coinChips(coins, true)
		if a.A == 0 {
			l.Text, l.Short, l.Chips = c.More["leaveBonus"], c.More["leaveShort"], nil
		}
	case rules.KindTroop, rules.KindArmor, rules.KindCavalry:
		values = c.forceLabel(&l, a)
	case rules.KindCollect, rules.KindAdvanceBy:
		values = c.overseasLabel(&l, a)
	case rules.KindFill:
		values = c.fillLabel(&l, a)
	case rules.KindBuilder:
		values = []string{"builder", c.Cards[rules.KindOf(a)].A}
	case rules.KindStoreTwo:
		l.Chips = []face.Chip{c.retires()}
	case rules.KindStoreOne:
		l.Chips, l.Warn = []face.Chip{c.retires()}, c.More["storeLost"]
	case rules.KindOffer:
		d, n := rules.Offered(a)
		values = []string{"count", face.Num(n), "denom", c.Denoms[d]}
		if n == 0 {
			l.Text, l.Short = c.More["offerNone"], c.More["offerNoShort"]
		} else {
			var coins rules.Coins
			coins[d] = byte(n)
			l.Chips = c.coinChips(coins, false)
		}
	}
	l.Text, l.Short = face.Fill(l.Text, values...), c.Cap(face.Fill(l.Short, values...))
	l.Note, l.Warn = c.Cap(l.Note), c.Cap(l.Warn)
	return l
}

func (c labeller) buyLabel(l *face.Label, a game.Action) []string {
	t := rules.TierOf(a)
	row, price, extra, place := -1, blindPrice(t), "", ""
	var notes []string
	switch a.Kind {
	case rules.KindBuyRow:
		_, slot := rules.Slot(a)
		p := c.s.Row[t][slot]
		row, place = int(p.Def)-1, face.Num(slot+1)
		if b := bonus(p); b.Count() > 0 {
			extra = face.Fill(c.More["withBonus"], "coins", c.Coins(b))
			l.Chips = c.coinChips(b, true)
		}
	case rules.KindBuyPeeked:
		row = int(c.s.Top[t]) - 1
	}
	name := ""
	if row >= 0 {
		name, price = c.rowNoun(row).One, rules.MarketCards[row].Cost
		l.Chips = append(l.Chips, c.winChips(rules.MarketCards[row].Kind)...)
		notes = c.cardNews(c.v.Turn, rules.MarketCards[row].Kind, c.More)
	}
	l.Note = strings.Join(append(notes, c.payNote(price.Value())...), "; ")
	l.Chips = append(c.coinChips(price, false), l.Chips...)
	return []string{"card", name, "price", c.Coins(price), "tier", c.Tiers[t], "place", place, "bonus", extra}
}

func (c labeller) landLabel(l *face.Label, a game.Action) []string {
	switch a.Kind {
	case rules.KindUpgrade:
		id := rules.LandOf(a)
		from := c.s.LandLevel[id]
		l.Chips = append(c.symbolChips(c.s.Needs(id)), c.pointChip(rules.LandPoints[from+1]-rules.LandPoints[from]))
		if c.v.Turn >= 0 && c.s.CanUpgrade(c.v.Turn, id) {
			var missing [rules.Resources]uint8
			open, _ := c.s.Missing(c.v.Turn, id)
			for r, n := range open {
				missing[r] = uint8(n)
			}
			if missing != ([rules.Resources]uint8{}) {
				l.Note = face.Fill(c.More["noteWilds"], "missing", c.symbolText(missing))
			}
		}
		return []string{"land", rules.LandCards[id].Name, "rank", c.Ranks[from+1].A}
	}
	level := rules.LevelOf(a)
	id := c.s.TopLand(level)
	if id < 0 {
		return []string{"land", "", "rank", c.Ranks[level].A, "shield", "", "price", ""}
	}
	land := rules.LandCards[id]
	var notes []string
	if a.Kind == rules.KindForce {
		l.Chips = []face.Chip{{Icon: "g-shield", N: int(land.Shield), Word: c.More["chipNeed"]}}
		notes = []string{face.Fill(c.More["noteReach"], "n", face.Num(c.s.MaxStrength(max(0, c.v.Turn))))}
	} else {
		l.Chips = c.coinChips(diplomacyPrice(level), false)
		notes = c.payNote(diplomacyPrice(level).Value())
	}
	l.Note = strings.Join(append(notes, c.ironChange(c.v.Turn, rules.IronLands, c.More)...), "; ")
	l.Chips = append(l.Chips, c.pointChip(rules.LandPoints[level]))
	l.Chips = append(l.Chips, c.ironChip(rules.IronLands)...)
	return []string{"land", land.Name, "rank", c.Ranks[level].A, "shield", face.Num(int(land.Shield)),
		"price", c.Coins(diplomacyPrice(min(level, rules.Village)))}
}

func (c labeller) buildingLabel(l *face.Label, a game.Action) []string {
	q := &c.s.Seats[max(0, c.v.Turn)]
	switch a.Kind {
	case rules.KindBarracks:
		class, _ := rules.ClassTokens(a)
		return []string{"troop", c.Classes[class].A}
	case rules.KindMill:
		mill := rules.KindOf(a)
		made := millMakes(mill)
		n := q.Exhausted(made)
		if n == 0 {
			return []string{"mill", c.Cards[mill].A, "cards", c.Cards[made].Many}
		}
		l.Chips = []face.Chip{{Icon: c.Cards[made].Icon, N: n, Word: c.More["chipReady"], Gain: true}}
		return []string{"mill", c.Cards[mill].A, "cards", c.A(c.Cards[made].Noun, n)}
	case rules.KindTollStation:
		n := min(rules.TollCoins.In(c.s.Year), q.Purse.Count()+q.Discard.Count())
		return []string{"coins", c.count(n, "coin")}
	}
	n := rules.FortressActions.In(c.s.Year)
	l.Chips = []face.Chip{{Icon: "g-fortress", N: n, Word: c.plural(n, "moreAction"), Gain: true}}
	return []string{"actions", c.count(n, "moreAction")}
}

// millMakes is the kind of card that a mill makes ready.
func millMakes(mill rules.CardKind) rules.CardKind {
	switch mill {
	case rules.OreFoundry:
		return rules.Mine
	case rules.LumberMill:
		return rules.Forest
	}
	return rules.Pasture
}

func (c labeller) forceLabel(l *face.Label, a game.Action) []string {
	strength, values := rules.Strengths[rules.Cavalry], []string(nil)
	switch a.Kind {
	case rules.KindTroop:
		class, tokens := rules.ClassTokens(a)
		strength = rules.Strengths[rules.ClassKind(class)]
		if tokens == 1 {
			l.Chips = append(l.Chips, c.retires())
		}
		values = []string{"troop", c.Cards[rules.ClassKind(class)].A, "left", c.tokensLeft(class, tokens)}
	case rules.KindArmor:
		strength = rules.Strengths[rules.Armor]
	case rules.KindCavalry:
		l.Chips = append(l.Chips, c.retires())
	}
	l.Chips = append([]face.Chip{{Icon: "g-soldier", N: int(strength), Word: c.More["chipStrength"], Gain: true}}, l.Chips...)
	if f := c.v.Prompt; f.Kind == rules.FrameDeploy {
		switch {
		case int(f.N) >= c.shield(rules.DeployLevel(f)):
			l.Warn = c.More["notNeeded"]
		case c.s.Wastes(a):
			l.Warn = c.More["tooMany"]
		}
	}
	return values
}

// tokensLeft says how many of its tokens a troop has: "1 of 3 tokens".
func (c labeller) tokensLeft(class rules.Class, n int) string {
	return face.Fill(c.More["leftOf"], "n", face.Num(n), "tokens", c.count(rules.ClassAttacks(class), "token"))
}

// shield is the defence of the land on a deck.
func (c labeller) shield(level rules.Level) int {
	if id := c.s.TopLand(level); id >= 0 {
		return int(rules.LandCards[id].Shield)
	}
	return 0
}

func (c labeller) overseasLabel(l *face.Label, a game.Action) []string {
	p := max(0, c.v.Turn)
	price, harbor := 0, 0
	var values []string
	if a.Kind == rules.KindCollect {
		item, h := rules.ItemOf(a)
		harbor, price = h, c.s.ItemPrice(p, item, h)
		values = []string{"item", c.Items[item]}
	} else {
		h, paid := rules.LevelsOf(a)
		harbor, price = h, paid
		values = []string{"level", face.Num(int(c.s.Seats[p].Overseas) + h + paid)}
	}
	by := ""
	if harbor > 0 {
		by = face.Fill(c.More["harbor"], "levels", c.count(harbor, "level"))
		l.Chips = append(l.Chips, face.Chip{Icon: "g-harbor", N: harbor, Word: c.plural(harbor, "level")})
	}
	if price > 0 {
		l.Chips = append(l.Chips, c.coinChips(rules.Coins{byte(price), 0, 0}, false)...)
	}
	cost := c.More["free"]
	if price > 0 {
		cost = face.Fill(c.More["forPrice"], "price", c.bronze(price))
	}
	return append(values, "harbor", by, "price", cost)
}

func (c labeller) fillLabel(l *face.Label, a game.Action) []string {
	r, wilds := rules.Filled(a)
	kind := rules.CardKind(r) // Field, Pasture, Forest and Mine come in the order of the resources
	own := c.open(r) - wilds
	if wilds == 0 {
		l.Text, l.Short = c.More["fillNone"], c.More["fillNoneShort"]
	}
	if own > 0 {
		word := c.Cards[kind].Many
		if own == 1 {
			word = c.Cards[kind].One
		}
		l.Chips = append(l.Chips, face.Chip{Icon: c.Cards[kind].Icon, N: own, Word: word})
	}
	return []string{"n", face.Num(wilds), "resource", c.Resources[r], "cards", c.A(c.Cards[kind].Noun, own)}
}

// open is how many symbols of a resource the open upgrade must cover with cards: without what came from overseas.
func (c labeller) open(r rules.Resource) int {
	f := c.v.Prompt
	n := int(c.s.Needs(int(f.A))[r])
	if below := int(c.s.Depth) - 2; below >= 0 && c.s.Frames[below].Kind == rules.FrameItem {
		item := rules.OverseasItems[c.s.Frames[below].B]
		if item.Level > 0 && item.Strength == 0 && item.Resource == r {
			n--
		}
	}
	return n
}

func (c labeller) doneLabel(l *face.Label) {
	switch f := c.v.Prompt; f.Kind {
	case rules.FrameDeploy:
		name := ""
		if id := c.s.TopLand(rules.DeployLevel(f)); id >= 0 {
			name = rules.LandCards[id].Name
		}
		l.Text = face.Fill(c.More["attackNow"], "land", name, "n", face.Num(int(f.N)))
		l.Short = face.Fill(c.More["attackShort"], "n", face.Num(int(f.N)))
		l.Chips = []face.Chip{c.pointChip(rules.LandPoints[rules.DeployLevel(f)])}
	case rules.FrameItem:
		l.Text, l.Short = c.More["noItem"], c.More["noItemShort"]
	}
}

// bonusAsked are the coins that the open question is about.
func (c labeller) bonusAsked() rules.Coins {
	f := c.v.Prompt
	if f.Kind != rules.FrameBonus || int(f.A) >= len(c.s.Row) || int(f.B) >= len(c.s.Row[0]) {
		return rules.Coins{}
	}
	return bonus(c.s.Row[f.A][f.B])
}
