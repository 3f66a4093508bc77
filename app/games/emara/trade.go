package emara

import (
	"tabard/app/face"
	"tabard/app/words"
	say "tabard/app/words/emara"
	rules "tabard/engines/emara"
	"tabard/engines/game"
)

// bargain is what an action takes and gives.
type bargain struct {
	cost   [4]byte // resources
	any    int     // resources of any kind
	spend  []int   // other goods and their numbers, in turn
	gain   []int   // goods and their numbers
	cp, bp int
}

const book, ring, coin, bread = int(rules.Book), int(rules.Ring), int(rules.Coin), int(rules.Bread)

// chips are what a bargain takes and gives.
func (d *bargain) chips() []face.Chip {
	var chips []face.Chip
	if d.any > 0 {
		chips = anyChip(d.any)
	}
	chips = append(chips, costChips(d.cost, 0)...)
	chips = append(chips, goodChips(false, d.spend...)...)
	chips = append(chips, goodChips(true, d.gain...)...)
	return append(chips, pointChips(d.cp, d.bp)...)
}

// gets is what a bargain gives, in words.
func (d *bargain) gets() string {
	gets := amounts(d.gain)
	if d.bp > 0 {
		gets = append(gets, say.Buildings(d.bp))
	}
	if d.cp > 0 {
		gets = append(gets, say.Citizens(d.cp))
	}
	return words.And(gets)
}

// amounts are goods and their numbers in words.
func amounts(goodsAndNumbers []int) (said []string) {
	for i := 0; i < len(goodsAndNumbers); i += 2 {
		if n := goodsAndNumbers[i+1]; n > 0 {
			said = append(said, say.Good(goodsAndNumbers[i]).Amount(n))
		}
	}
	return said
}

// visitLabel speaks of what is handed in and taken at a location.
func (c labeller) visitLabel(l *face.Label, a game.Action) {
	p, q := c.acting()
	at, n := c.visited(), int(a.A)
	l.Refs = []face.Ref{locRef(at)}
	if l.Group == "" {
		l.Group = say.GroupVisit(say.Place(at))
	}
	var d bargain
	switch a.Kind {
	case rules.KindGather:
		c.gatherLabel(l, at, n, int(a.B))
		return
	case rules.KindGift:
		g := rules.Good(a.A & 3)
		price, how := c.s.GiftPrice(g), ""
		d.cost, d.gain = of(g, price), []int{ring, 1}
		d.cp, how = c.giftCitizens(q)
		l.Text, l.Short = say.ActGift(say.Good(g), price), say.ActGiftShort(say.Good(g), price)
		l.Refs, l.Note = []face.Ref{giftRef(g)}, face.Notes(how, c.next(rules.MarkGift+uint16(g)))
	case rules.KindCastleBook:
		d.spend = []int{book, 1}
		d.bp, l.Note = c.receipt(p, int(c.box().CastleBookBP))
		l.Text, l.Short = say.ActCastleBook(d.bp), say.ActCastleBookShort(d.bp)
		l.Refs = append(l.Refs, goodRef(rules.Book))
	case rules.KindDonate:
		d = c.donateLabel(l, rules.Good(a.A&3), q)
	case rules.KindBuyCoin:
		d = bargain{any: n, gain: []int{coin, n}}
		l.Text, l.Short = say.ActBuyCoin(n, n), say.ActBuyCoinShort(n)
	case rules.KindSellBooks:
		d = bargain{spend: []int{book, n}, cp: int(c.box().BookCP[min(n, rules.MostBooks)])}
		l.Text, l.Short = say.ActSellBooks(d.cp, n), say.ActSellBooksShort(d.cp, n)
		l.Refs = append(l.Refs, goodRef(rules.Book))
	case rules.KindBuildStone:
		how := ""
		d.cost, d.cp = of(rules.Stone, 1), c.s.Shows(rules.MarkStone)
		d.bp, how = c.receipt(p, int(c.box().StoneBP))
		l.Text, l.Short = say.ActBuildStone(d.bp, d.cp), say.Act(a.Kind).Short()
		l.Refs, l.Note = []face.Ref{stoneRef}, face.Notes(how, c.next(rules.MarkStone))
	case rules.KindFeed:
		d = bargain{spend: []int{bread, n}, cp: n * c.s.Shows(rules.MarkBread)}
		l.Text, l.Short = say.ActFeed(d.cp, n), say.ActFeedShort(n)
		l.Refs, l.Note = []face.Ref{breadRef}, c.next(rules.MarkBread)
	case rules.KindBuildWood:
		base := c.box().WoodBP
		if n == 3 {
			base = c.box().WoodsBP
		}
		d.cost = of(rules.Wood, n)
		d.bp, l.Note = c.receipt(p, int(base))
		l.Text, l.Short = say.ActBuildWood(d.bp, n), say.ActBuildWoodShort(n)
		l.Refs = append(l.Refs, goodRef(rules.Wood))
	case game.Done:
		l.Text, l.Short, l.Refs = say.ActLeave(say.Place(at)), say.Act(a.Kind).Short(), nil
		if c.v.Prompt.N == 0 && c.canAct() {
			l.Note = say.NoteNothingDone.String()
		}
	}
	l.Chips = append(l.Chips, d.chips()...)
}

// gainLabel speaks of what cards, the event and the set-up give.
func (c labeller) gainLabel(l *face.Label, a game.Action) {
	p, _ := c.acting()
	n := int(a.A)
	var d bargain
	switch a.Kind {
	case rules.KindCardGain:
		g, _ := rules.CardGood(c.s.Card)
		d.gain = []int{int(g), 1}
		l.Text, l.Short, l.Refs = say.ActCardGain(say.Good(g)), say.ActCardGainShort(say.Good(g)), []face.Ref{slotRef(int(c.s.Slot))}
	case rules.KindCardExchange:
		coins := (n + 1) / 2
		d = bargain{any: n, gain: []int{coin, coins}}
		l.Text, l.Short, l.Refs = say.ActCardExchange(coins, n), say.ActCardExchangeShort(coins, n), []face.Ref{slotRef(int(c.s.Slot))}
	case rules.KindTrade:
		pay, t := rules.EventTrades[n].Pay, &c.box().Trades[n]
		if pay < rules.Resources {
			d.cost = of(pay, int(t.N))
		} else {
			d.spend = []int{int(pay), int(t.N)}
		}
		d.cp = int(t.CP)
		if t.BP > 0 {
			d.bp, l.Note = c.receipt(p, int(t.BP))
		}
		l.Text, l.Short = say.ActTrade(say.Good(pay), int(t.N), d.gets()), say.ActTradeShort(say.Good(pay), int(t.N), d.gets())
		l.Refs = []face.Ref{eventRef, goodRef(pay)}
	case rules.KindTakeStart:
		d.gain, l.Refs = []int{n, 1}, []face.Ref{goodRef(rules.Good(n))}
		l.Text, l.Short = say.ActTakeStart(say.Good(n)), say.ActTakeStartShort(say.Good(n))
	}
	l.Chips = d.chips()
}

// donateLabel speaks of a donation of a resource, and returns what it takes and gives.
func (c labeller) donateLabel(l *face.Label, g rules.Good, q *rules.Seat) bargain {
	price, books, abbess, tokens := c.s.DonationPrice(g), 1, "", say.NoteNoToken.String()
	if q.Has(rules.Abbess) {
		books, abbess = 2, say.NoteAbbess.String()
	}
	draws := c.s.FavorStack|c.s.FavorDiscard != 0
	if draws {
		tokens, l.Warn = "", say.WarnDraw.String()
		l.Chips = []face.Chip{{Icon: favorIcon, N: 1, Word: say.TokensWord(1), Gain: true}}
	}
	cp, how := c.donationCitizens()
	l.Text, l.Short = say.ActDonate(books, say.Good(g), price, draws), say.ActDonateShort(say.Good(g), price)
	l.Refs, l.Note = []face.Ref{donationRef(g)}, face.Notes(how, abbess, tokens, c.next(rules.MarkDonation+uint16(g)))
	return bargain{cost: of(g, price), gain: []int{book, books}, cp: cp}
}

// canAct says whether there is more to do than to leave.
func (c labeller) canAct() bool {
	for _, a := range c.v.Legal {
		if a.Kind != game.Done {
			return true
		}
	}
	return false
}

// tokenLabel speaks of a favor token that is redeemed, or kept of those drawn.
func (c labeller) tokenLabel(l *face.Label, a game.Action) {
	p, _ := c.acting()
	token := int(a.A)
	d, how := c.token(p, token)
	at, gives := c.box().Tokens[token].At, reward(c.box(), token)
	l.Chips, l.Refs, l.Note = d.chips(), []face.Ref{tokenRef(token)}, how
	if a.Kind == rules.KindRedeem {
		l.Text, l.Short = say.ActRedeem(gives), say.ActRedeemShort(gives)
		return
	}
	l.Text, l.Short = say.ActKeep(say.Place(at), gives), say.ActKeepShort(say.Place(at), gives)
	l.Note = face.Notes(how, c.distance(p, at))
}

// token is what a favor token gives, and how its buildings come about.
func (c labeller) token(p game.Player, token int) (d bargain, how string) {
	t := &c.box().Tokens[token]
	d.cp, d.gain = int(t.CP), tokenGoods(t)
	if t.BP > 0 {
		d.bp, how = c.receipt(p, int(t.BP))
	}
	return d, how
}

// distance says how far the councilor has to go that can come to a location.
func (c labeller) distance(p game.Player, to rules.Location) string {
	circuit, place := c.s.Place(to)
	steps := (place - int(c.s.Seats[p].Councilor[circuit]) + 4) % 4
	if steps == 0 {
		return say.NoteHere.String()
	}
	return say.NoteAway(say.Place(c.s.At(p, circuit)), steps)
}

// gatherLabel is the gathering of a location's resource with so many breads baked, coins of their grain in coins.
func (c labeller) gatherLabel(l *face.Label, at rules.Location, breads, coins int) {
	p, _ := c.acting()
	good, n := say.Good(at), 1+c.s.Crafts(p, at)-breads
	l.Chips = append(costChips(of(rules.Grain, breads-coins), coins), goodChips(true, int(at), n, bread, breads)...)
	if breads == 0 {
		l.Text = say.ActGather(good, n)
		l.Short = l.Text
		return
	}
	l.Text, l.Short = say.Bake(breads, cost(of(rules.Grain, breads-coins), coins), good, n), say.BakeShort(breads, good, n)
	if coins > 0 && at == rules.Grainfield {
		l.Note = say.NoteAfterGrain.String()
	}
}

// abilityLabel is the use of an advisor's ability.
func (c labeller) abilityLabel(l *face.Label, a game.Action) {
	p, q := c.acting()
	who, mode := rules.Advisor(a.A), int(a.B)
	if a.Kind == rules.KindChamberlain {
		who = rules.Chamberlain
	}
	var d bargain
	ability := int(c.box().Advisors[who].Ability)
	switch who {
	case rules.Baker:
		d = bargain{cost: c.s.Price(p, rules.PayForAdvisor, a.A<<8|a.B).Most, gain: []int{bread, mode}}
	case rules.Schoolmarm:
		d = bargain{any: 2, gain: []int{book, 1}}
	case rules.Bailiff:
		d.spend = []int{ring, 1}
		d.bp, l.Note = c.receipt(p, ability)
	case rules.Dressmaker:
		d = bargain{cost: of(rules.Cloth, 1), cp: ability}
	case rules.Landlord:
		d.cost = of(rules.Cloth, 1)
		l.Chips = []face.Chip{{Icon: citizenIcon, N: 1, Word: say.CitizensWord(1)}}
		d.bp, l.Note = c.receipt(p, ability)
	case rules.Merchant:
		d = bargain{any: 1, gain: []int{mode & 3, 1}}
	case rules.Chamberlain:
		d = bargain{spend: []int{ring, mode}, gain: []int{coin, mode}}
		if a.A == 1 {
			d = bargain{spend: []int{coin, mode}, gain: []int{ring, mode}}
		}
		l.Note = c.rankAfter(q, d)
	}
	var pays []string
	if d.any > 0 {
		pays = append(pays, say.Resources(d.any))
	}
	if d.cost != [4]byte{} {
		pays = append(pays, cost(d.cost, 0))
	}
	pays = append(pays, amounts(d.spend)...)
	if who == rules.Landlord {
		pays = append(pays, say.Citizens(1))
	}
	pay, get := words.And(pays), d.gets()
	l.Text, l.Short, l.Group = say.ActAdvisor(say.Advisor(who), get, pay), say.ActAdvisorShort(get, pay), say.Act(rules.KindAdvisor).Group()
	l.Chips, l.Refs = append(l.Chips, d.chips()...), []face.Ref{myAdvisorRef(who)}
}

// rankAfter says whether a change of rings and coins lets a seat take its next rank.
func (c labeller) rankAfter(q *rules.Seat, d bargain) string {
	r := q.Rank + 1
	if r > rules.Duke || c.s.Flags&rules.DoneRank != 0 {
		return ""
	}
	coins, rings := int(q.Coin), int(q.Ring)
	if d.gain[0] == coin {
		coins, rings = coins+d.gain[1], rings-d.gain[1]
	} else {
		coins, rings = coins-d.gain[1], rings+d.gain[1]
	}
	card := &c.box().Ranks[r]
	if coins < int(card.Coins) || rings < int(card.Rings) {
		return ""
	}
	return say.NoteEnoughRank(say.Rank(r))
}
