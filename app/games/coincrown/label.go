package coincrown

import (
	"tabard/app/face"
	"tabard/app/words"
	say "tabard/app/words/coincrown"
	rules "tabard/engines/coincrown"
	"tabard/engines/game"
)

// groups are the headings of the list of actions.
var groups = [len(rules.KindNames)]say.Group{
	game.Pass: say.GroupEnd, game.Done: say.GroupChoice, game.EndTurn: say.GroupEnd,
	rules.KindBuyRow: say.GroupBuy, rules.KindBuyPeeked: say.GroupBuy, rules.KindDrawBlind: say.GroupBuy,
	rules.KindDiplomacy: say.GroupConquer, rules.KindForce: say.GroupConquer, rules.KindUpgrade: say.GroupUpgrade,
	rules.KindReserve: say.GroupExtra, rules.KindMint: say.GroupExtra, rules.KindChurch: say.GroupExtra, rules.KindAdvance: say.GroupExtra,
	rules.KindBarracks: say.GroupBuilding, rules.KindMill: say.GroupBuilding, rules.KindTollStation: say.GroupBuilding,
	rules.KindWatchtower: say.GroupBuilding, rules.KindFortress: say.GroupBuilding,
	rules.KindPay: say.GroupPay, rules.KindTakeBonus: say.GroupChoice,
	rules.KindTroop: say.GroupForces, rules.KindArmor: say.GroupForces, rules.KindCavalry: say.GroupForces,
	rules.KindCollect: say.GroupOverseas, rules.KindFill: say.GroupSources, rules.KindBuilder: say.GroupSources,
	rules.KindStoreTwo: say.GroupSources, rules.KindStoreOne: say.GroupSources, rules.KindOffer: say.GroupChoice, rules.KindAdvanceBy: say.GroupOverseas,
}

// label is an action in words, with what it costs and brings. A covered table has none.
func (c labeller) label(a game.Action) face.Label {
	if c.s == nil || int(a.Kind) >= len(groups) {
		return face.Label{}
	}
	l := face.Label{Text: say.Act(a.Kind).String(), Short: say.Act(a.Kind).Short(), Group: groups[a.Kind].String(), Refs: c.refs(a)}
	switch a.Kind {
	case game.Pass:
		l.Warn = c.passWarning()
	case game.Done:
		c.doneLabel(&l)
	case game.EndTurn:
		if c.s.ActionsLeft > 0 && c.canAct() {
			l.Warn = say.WarnEnd(int(c.s.ActionsLeft))
		}
	case rules.KindBuyRow, rules.KindBuyPeeked, rules.KindDrawBlind:
		c.buyLabel(&l, a)
	case rules.KindDiplomacy, rules.KindForce:
		c.conquerLabel(&l, a)
	case rules.KindUpgrade:
		c.upgradeLabel(&l, rules.LandOf(a))
	case rules.KindReserve:
		d := say.Denom(rules.DenomOf(a))
		l.Text, l.Short, l.Note, l.Minor = say.ActReserve(d), say.ActReserveShort(d), say.NoteReserve.String(), true
	case rules.KindMint:
		give, take := c.box().Swap(rules.SwapOf(a))
		l.Text, l.Short, l.Minor = say.ActMint(coinText(give), coinText(take)), say.ActMintShort(coinText(take)), true
		l.Chips = append(coinChips(give, false), coinChips(take, true)...)
	case rules.KindChurch:
		l.Note, l.Minor = c.explainer().churchNote(max(0, c.v.Turn)), true
	case rules.KindAdvance:
		l.Note, l.Minor = say.NoteSail.String(), true
	case rules.KindBarracks, rules.KindMill, rules.KindTollStation, rules.KindFortress:
		c.buildingLabel(&l, a)
	case rules.KindPay:
		paid := rules.Paid(a)
		l.Text, l.Short, l.Chips = say.ActPay(coinText(paid)), say.ActPayShort(coinText(paid)), coinChips(paid, false)
		if lost := paid.Value() - c.s.Price(); lost > 0 && c.v.Prompt.Kind == rules.FramePay {
			l.Warn = say.WarnLost(lost)
		}
	case rules.KindTakeBonus:
		if laid := c.bonusAsked(); a.A == 0 {
			l.Text, l.Short = say.LeaveBonus(coinText(laid)), say.LeaveBonusShort.String()
		} else {
			l.Text, l.Short, l.Chips = say.ActTakeBonus(coinText(laid)), say.ActTakeBonusShort(coinText(laid)), coinChips(laid, true)
		}
	case rules.KindTroop, rules.KindArmor, rules.KindCavalry:
		c.forceLabel(&l, a)
	case rules.KindCollect, rules.KindAdvanceBy:
		c.overseasLabel(&l, a)
	case rules.KindFill:
		c.fillLabel(&l, a)
	case rules.KindBuilder:
		k := say.Card(rules.KindOf(a))
		l.Text, l.Short = say.ActBuilder(k), say.ActBuilderShort(k)
	case rules.KindStoreTwo:
		l.Chips = []face.Chip{retires()}
	case rules.KindStoreOne:
		l.Chips, l.Warn = []face.Chip{retires()}, say.WarnStore.String()
	case rules.KindOffer:
		offerLabel(&l, a)
	}
	l.Note, l.Warn = words.Cap(l.Note), words.Cap(l.Warn)
	return l
}

func (c labeller) buyLabel(l *face.Label, a game.Action) {
	t := rules.TierOf(a)
	row, price := -1, c.blindPrice(t)
	switch a.Kind {
	case rules.KindBuyRow:
		_, slot := rules.Slot(a)
		row = int(c.s.Row[t][slot].Def) - 1
	case rules.KindBuyPeeked:
		row = int(c.s.Top[t]) - 1
	}
	var card say.Card
	var news []string
	if row >= 0 {
		kind := rules.MarketCards[row].Kind
		card, price, news, l.Chips = c.cardOf(row), c.box().Cards[row].Cost, c.cardNews(c.v.Turn, kind), c.winChips(kind)
	}
	cost, tier := coinText(price), say.Tier(t)
	switch a.Kind {
	case rules.KindBuyRow:
		_, slot := rules.Slot(a)
		laid := bonus(c.s.Row[t][slot])
		l.Text, l.Short = say.ActBuyRow(coinsOn(laid), card, slot+1, cost, tier), say.ActBuyRowShort(card)
		l.Chips = append(coinChips(laid, true), l.Chips...)
	case rules.KindBuyPeeked:
		l.Text, l.Short = say.ActBuyPeeked(card, cost, tier), say.ActBuyPeekedShort(card)
	default:
		l.Text, l.Short = say.ActDrawBlind(cost, tier), say.ActDrawBlindShort(tier)
	}
	l.Note = face.Notes(append(news, c.payNote(price.Value())...)...)
	l.Chips = append(coinChips(price, false), l.Chips...)
}

// coinsOn are the coins that lie on a card, in words; empty if there are none.
func coinsOn(laid rules.Coins) string {
	if laid.Count() == 0 {
		return ""
	}
	return coinText(laid)
}

func (c labeller) upgradeLabel(l *face.Label, id int) {
	name, from := rules.LandCards[id].Name, c.s.LandLevel[id]
	l.Text, l.Short = say.ActUpgrade(name, say.Rank(from+1)), say.ActUpgradeShort(name)
	l.Chips = append(symbolChips(c.s.Needs(id)), pointChip(int(c.box().LandPoints[from+1])-int(c.box().LandPoints[from])))
	if c.v.Turn < 0 || !c.s.CanUpgrade(c.v.Turn, id) {
		return
	}
	if missing, _ := c.missingOf(c.v.Turn, id); missing != ([rules.Resources]uint8{}) {
		l.Note = say.NoteWilds(symbolText(missing))
	}
}

// missingOf are the symbols of a land's next rank that a seat's ready cards leave open, and how many of any kind its builders and
// storehouses could cover.
func (c *teller) missingOf(p game.Player, id int) (missing [rules.Resources]uint8, wilds int) {
	open, wilds := c.s.Missing(p, id)
	for r, n := range open {
		missing[r] = uint8(n)
	}
	return missing, wilds
}

func (c labeller) conquerLabel(l *face.Label, a game.Action) {
	level := rules.LevelOf(a)
	name, rank, shield := c.topName(level), say.Rank(level), c.shield(level)
	price := c.diplomacyPrice(min(level, rules.Village))
	if a.Kind == rules.KindForce {
		l.Text, l.Short = say.ActForce(name, rank, shield), say.ActForceShort(name)
	} else {
		l.Text, l.Short = say.ActDiplomacy(name, coinText(price), rank), say.ActDiplomacyShort(name)
	}
	if c.s.TopLand(level) < 0 {
		return
	}
	var notes []string
	if a.Kind == rules.KindForce {
		l.Chips = []face.Chip{{Icon: "g-shield", N: shield, Word: say.ChipNeed.String()}}
		notes = []string{say.NoteReach(c.s.MaxStrength(max(0, c.v.Turn)))}
	} else {
		l.Chips = coinChips(price, false)
		notes = c.payNote(price.Value())
	}
	l.Note = face.Notes(append(notes, c.ironNews(c.v.Turn, rules.IronLands)...)...)
	l.Chips = append(l.Chips, pointChip(int(c.box().LandPoints[level])))
	l.Chips = append(l.Chips, c.ironChip(rules.IronLands)...)
}

func (c labeller) buildingLabel(l *face.Label, a game.Action) {
	q := &c.s.Seats[max(0, c.v.Turn)]
	switch a.Kind {
	case rules.KindBarracks:
		class, _ := rules.ClassTokens(a)
		l.Text, l.Short = say.ActBarracks(troopOf(class)), say.ActBarracksShort(troopOf(class))
	case rules.KindMill:
		mill := rules.KindOf(a)
		made := millMakes(mill)
		n := q.Exhausted(made)
		l.Text, l.Short = say.ActMill(say.Card(made), say.Card(mill), n), say.ActMillShort(say.Card(mill))
		if n > 0 {
			l.Chips = []face.Chip{{Icon: cardIcons[made], N: n, Word: say.ChipReady.String(), Gain: true}}
		}
	case rules.KindTollStation:
		l.Text = say.ActTollStation(min(c.box().TollCoins.In(c.s.Year), q.Purse.Count()+q.Discard.Count()))
	case rules.KindFortress:
		n := c.box().FortressActions.In(c.s.Year)
		l.Text, l.Chips = say.ActFortress(n), []face.Chip{{Icon: "g-fortress", N: n, Word: say.ChipActions(n), Gain: true}}
	}
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

func (c labeller) forceLabel(l *face.Label, a game.Action) {
	strength := c.box().Strengths[rules.Cavalry]
	var chips []face.Chip
	switch a.Kind {
	case rules.KindTroop:
		class, tokens := rules.ClassTokens(a)
		kind, all := rules.ClassKind(class), rules.ClassAttacks(class)
		strength = c.box().Strengths[kind]
		if tokens == 1 {
			chips = append(chips, retires())
		}
		l.Text, l.Short = say.ActTroop(say.Card(kind), tokens, all), say.ActTroopShort(say.Card(kind), tokens, all)
	case rules.KindArmor:
		strength = c.box().Strengths[rules.Armor]
		l.Text = say.ActArmor(int(strength))
	case rules.KindCavalry:
		l.Text = say.ActCavalry(int(strength))
		chips = append(chips, retires())
	}
	l.Chips = append([]face.Chip{{Icon: "g-soldier", N: int(strength), Word: say.ChipStrength.String(), Gain: true}}, chips...)
	if f := c.v.Prompt; f.Kind == rules.FrameDeploy {
		switch {
		case int(f.N) >= c.shield(rules.DeployLevel(f)):
			l.Warn = say.WarnNotNeeded.String()
		case c.s.Wastes(a):
			l.Warn = say.WarnTooMany.String()
		}
	}
}

// shield is the defence of the land on a deck.
func (c labeller) shield(level rules.Level) int {
	if id := c.s.TopLand(level); id >= 0 {
		return int(c.box().Lands[id].Shield)
	}
	return 0
}

func (c labeller) overseasLabel(l *face.Label, a game.Action) {
	p := max(0, c.v.Turn)
	harbor, paid := rules.LevelsOf(a)
	if a.Kind == rules.KindCollect {
		item, h := rules.ItemOf(a)
		good := itemText(c.box(), item)
		harbor, paid = h, c.s.ItemPrice(p, item, h)
		l.Text, l.Short = say.ActCollect(harbor, good, paidLevels(paid)), say.ActCollectShort(good)
	} else {
		level := int(c.s.Seats[p].Overseas) + harbor + paid
		l.Text, l.Short = say.ActAdvanceBy(harbor, level, paidLevels(paid)), say.ActAdvanceByShort(level)
	}
	if harbor > 0 {
		l.Chips = append(l.Chips, face.Chip{Icon: "g-harbor", N: harbor, Word: say.ChipLevels(harbor)})
	}
	l.Chips = append(l.Chips, coinChips(rules.Coins{byte(paid), 0, 0}, false)...)
}

// paidLevels is the price of so many levels in words; empty for none.
func paidLevels(n int) string { return coinsOn(rules.Coins{byte(n), 0, 0}) }

func (c labeller) fillLabel(l *face.Label, a game.Action) {
	r, wilds := rules.Filled(a)
	kind := rules.CardKind(r) // Field, Pasture, Forest and Mine come in the order of the resources
	card, own := say.Card(kind), c.open(r)-wilds
	l.Text, l.Short = say.ActFill(wilds, say.Resource(r)), say.ActFillShort(wilds)
	if wilds == 0 {
		l.Text, l.Short = say.FillOwn(card, own, say.Resource(r)), words.Cap(say.FillOwnShort(card, own))
	}
	if own > 0 {
		l.Chips = append(l.Chips, face.Chip{Icon: cardIcons[kind], N: own, Word: card.Word(own)})
	}
}

// open is how many symbols of a resource the open upgrade must cover with cards: without what came from overseas.
func (c labeller) open(r rules.Resource) int {
	f := c.v.Prompt
	n := int(c.s.Needs(int(f.A))[r])
	if below := int(c.s.Depth) - 2; below >= 0 && c.s.Frames[below].Kind == rules.FrameItem {
		item := c.s.Frames[below].B
		if good := rules.OverseasItems[item]; item > 0 && !good.Fights && good.Resource == r {
			n--
		}
	}
	return n
}

func offerLabel(l *face.Label, a game.Action) {
	d, n := rules.Offered(a)
	denom := say.Denom(d)
	if n == 0 {
		l.Text, l.Short = say.OfferNone(denom), say.OfferNoneShort(denom)
		return
	}
	var offered rules.Coins
	offered[d] = byte(n)
	l.Text, l.Short, l.Chips = say.ActOffer(denom, n), say.ActOfferShort(denom, n), coinChips(offered, false)
}

func (c labeller) doneLabel(l *face.Label) {
	switch f := c.v.Prompt; f.Kind {
	case rules.FrameDeploy:
		level := rules.DeployLevel(f)
		l.Text, l.Short = say.AttackNow(c.topName(level), int(f.N)), say.AttackNowShort(int(f.N))
		l.Chips = []face.Chip{pointChip(int(c.box().LandPoints[level]))}
	case rules.FrameItem:
		l.Text, l.Short = say.TakeNothing.String(), say.TakeNothingShort.String()
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
