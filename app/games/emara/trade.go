package emara

import (
	"strings"

	"tabard/app/face"
	rules "tabard/engines/emara"
	"tabard/engines/game"
)

// bargain is what an action takes and gives.
type bargain struct {
	cost   [4]byte // resources
	spend  []int   // other goods and their numbers, in turn
	gain   []int   // goods and their numbers
	cp, bp int
}

// put writes a bargain into a label and returns its values: the cost, the goods and the points in words.
func (c labeller) put(l *face.Label, d bargain) []string {
	l.Chips = append(l.Chips, c.costChips(d.cost, 0)...)
	l.Chips = append(l.Chips, c.goodChips(false, d.spend...)...)
	l.Chips = append(l.Chips, c.goodChips(true, d.gain...)...)
	l.Chips = append(append(l.Chips, c.citizens(d.cp)...), c.buildings(d.bp)...)
	costs, gains, points := c.goods(d.spend), c.goods(d.gain), []string(nil)
	if d.cost != [4]byte{} {
		costs = append([]string{c.cost(d.cost, 0)}, costs...)
	}
	if d.bp > 0 {
		points = append(points, c.count(d.bp, "building"))
	}
	if d.cp > 0 {
		points = append(points, c.count(d.cp, "citizen"))
	}
	return []string{"cost", c.List(costs), "goods", c.List(gains), "points", c.List(points)}
}

// goods are goods and their numbers in words.
func (c labeller) goods(goodsAndNumbers []int) (said []string) {
	for i := 0; i < len(goodsAndNumbers); i += 2 {
		if n := goodsAndNumbers[i+1]; n > 0 {
			said = append(said, c.amount(n, rules.Good(goodsAndNumbers[i])))
		}
	}
	return said
}

const book, ring, coin, bread = int(rules.Book), int(rules.Ring), int(rules.Coin), int(rules.Bread)

// tradeLabel speaks of what is handed in and taken: by cards, abilities and locations, and with favor tokens.
func (c labeller) tradeLabel(l *face.Label, a game.Action) []string {
	p, q := c.acting()
	at := c.visited()
	l.Refs = []face.Ref{locRef(at)}
	var d bargain
	var more []string
	n := int(a.A)
	switch a.Kind {
	case rules.KindCardGain, rules.KindCardExchange:
		l.Refs = []face.Ref{slotRef(int(c.s.Slot))}
		if g, ok := rules.CardGood(c.s.Card); ok {
			d.gain = []int{int(g), 1}
		} else {
			return c.forAny(l, n, (n+1)/2)
		}
	case rules.KindAdvisor, rules.KindChamberlain:
		return c.abilityLabel(l, a)
	case rules.KindGather:
		return append(c.gatherLabel(l, at, n, int(a.B)), "place", c.Locations[at].The)
	case rules.KindGift:
		g := rules.Good(a.A & 3)
		how := ""
		d.cost, d.gain = of(g, c.s.GiftPrice(g)), []int{ring, 1}
		d.cp, how = c.giftCitizens(q)
		l.Refs, l.Note = []face.Ref{giftRef(g)}, face.Notes(how, c.next(rules.MarkGift+uint16(g)))
	case rules.KindCastleBook:
		d.spend = []int{book, 1}
		d.bp, l.Note = c.receipt(p, rules.CastleBookBP)
		l.Refs = append(l.Refs, goodRef(rules.Book))
	case rules.KindDonate:
		d, l.Note = c.donation(rules.Good(a.A&3), q)
		l.Refs = []face.Ref{donationRef(rules.Good(a.A & 3))}
		more = []string{"token", ""}
		if c.canDraw() {
			more[1] = c.More["andToken"]
			l.Chips = []face.Chip{{Icon: favorIcon, N: 1, Word: c.plural(1, "token"), Gain: true}}
			l.Warn = c.More["warnDraw"]
		}
	case rules.KindBuyCoin:
		return append(c.forAny(l, n, n), "place", c.Locations[at].The)
	case rules.KindSellBooks:
		d = bargain{spend: []int{book, n}, cp: rules.BookCP[min(n, len(rules.BookCP)-1)]}
		l.Refs = append(l.Refs, goodRef(rules.Book))
	case rules.KindBuildStone:
		d.cost, d.cp = of(rules.Stone, 1), c.s.Shows(rules.MarkStone)
		how := ""
		d.bp, how = c.receipt(p, rules.StoneBP)
		l.Refs, l.Note = []face.Ref{stoneRef}, face.Notes(how, c.next(rules.MarkStone))
	case rules.KindFeed:
		d = bargain{spend: []int{bread, n}, cp: n * c.s.Shows(rules.MarkBread)}
		l.Refs, l.Note = []face.Ref{breadRef}, c.next(rules.MarkBread)
	case rules.KindBuildWood:
		base := rules.WoodBP
		if n == 3 {
			base = rules.WoodsBP
		}
		d.cost = of(rules.Wood, n)
		d.bp, l.Note = c.receipt(p, base)
		l.Refs = append(l.Refs, goodRef(rules.Wood))
	case rules.KindRedeem, rules.KindKeep:
		d, l.Note = c.token(p, n)
		l.Refs = []face.Ref{tokenRef(n)}
		at = rules.FavorTokens[n].At
		if a.Kind == rules.KindKeep {
			l.Note = face.Notes(l.Note, c.distance(p, at))
		}
		more = []string{"reward", c.reward(n)}
	case rules.KindTrade:
		t := rules.EventTrades[n]
		how := ""
		if t.Pay < rules.Resources {
			d.cost = of(t.Pay, int(t.N))
		} else {
			d.spend = []int{int(t.Pay), int(t.N)}
		}
		d.cp = int(t.CP)
		if t.BP > 0 {
			d.bp, how = c.receipt(p, int(t.BP))
		}
		l.Refs, l.Note = []face.Ref{eventRef, goodRef(t.Pay)}, how
	case rules.KindTakeStart:
		d.gain, l.Refs = []int{n, 1}, []face.Ref{goodRef(rules.Good(n))}
	case game.Done:
		l.Refs = nil
		if c.v.Prompt.N == 0 && c.canAct() {
			l.Note = c.More["unused"]
		}
	}
	return append(append(c.put(l, d), "place", c.Locations[at].The), more...)
}

// forAny is n resources of any kind for so many coins.
func (c labeller) forAny(l *face.Label, n, coins int) []string {
	l.Chips = []face.Chip{{Icon: basketIcon, N: n, Word: c.plural(n, "resource")}}
	return append([]string{"cost", c.count(n, "resource")}, c.put(l, bargain{gain: []int{coin, coins}})[2:]...)
}

// donation is what a donation of that resource takes and gives, and what else there is to say of it.
func (c labeller) donation(g rules.Good, q *rules.Seat) (d bargain, note string) {
	books, abbess := 1, ""
	if q.Has(rules.Abbess) {
		books, abbess = 2, face.Fill(c.More["abbess"], "books", c.amount(1, rules.Book))
	}
	cp, how := c.donationCitizens()
	tokens := c.More["noToken"]
	if c.canDraw() {
		tokens = ""
	}
	d = bargain{cost: of(g, c.s.DonationPrice(g)), gain: []int{book, books}, cp: cp}
	return d, face.Notes(how, abbess, tokens, c.next(rules.MarkDonation+uint16(g)))
}

// canDraw says whether a favor token is left to draw.
func (c labeller) canDraw() bool { return c.s.FavorStack|c.s.FavorDiscard != 0 }

// canAct says whether there is more to do than to leave.
func (c labeller) canAct() bool {
	for _, a := range c.v.Legal {
		if a.Kind != game.Done {
			return true
		}
	}
	return false
}

// token is what a favor token gives, and how its buildings come about.
func (c labeller) token(p game.Player, token int) (d bargain, how string) {
	t := rules.FavorTokens[token]
	switch {
	case t.CP > 0:
		d.cp = int(t.CP)
	case t.BP > 0:
		d.bp, how = c.receipt(p, int(t.BP))
	default:
		d.gain = []int{int(t.Gain), 1}
	}
	return d, how
}

// distance says how far the councilor has to go that can come to a location.
func (c labeller) distance(p game.Player, to rules.Location) string {
	circuit, place := c.s.Place(to)
	steps := (place - int(c.s.Seats[p].Councilor[circuit]) + 4) % 4
	if steps == 0 {
		return c.More["here"]
	}
	return face.Fill(c.More["away"], "from", c.Locations[c.s.At(p, circuit)].The, "steps", c.count(steps, "step"))
}

// gatherLabel is the gathering of a location's resource with so many breads baked, coins of their grain in coins.
func (c labeller) gatherLabel(l *face.Label, at rules.Location, breads, coins int) []string {
	p, _ := c.acting()
	goods := 1 + c.s.Crafts(p, at) - breads
	l.Chips = append(c.costChips(of(rules.Grain, breads-coins), coins), c.goodChips(true, int(at), goods, bread, breads)...)
	values := []string{"goods", c.amount(goods, at), "breads", c.amount(breads, rules.Bread),
		"cost", c.cost(of(rules.Grain, breads-coins), coins)}
	key := "gather"
	if breads > 0 {
		key = "bake"
		if coins > 0 && at == rules.Grainfield {
			l.Note = c.More["afterGrain"]
		}
	}
	text := face.Fill(c.More[key], values...)
	short := text
	if breads > 0 {
		short = face.Fill(c.More["bakeShort"], values...)
	}
	return []string{"gather", text, "short", short}
}

// abilityLabel is the use of an advisor's ability.
func (c labeller) abilityLabel(l *face.Label, a game.Action) []string {
	p, q := c.acting()
	who, mode := rules.Advisor(a.A), int(a.B)
	if a.Kind == rules.KindChamberlain {
		who = rules.Chamberlain
	}
	l.Refs = []face.Ref{myAdvisorRef(who)}
	var d bargain
	costs := ""
	switch who {
	case rules.Baker:
		d = bargain{cost: c.s.Price(p, rules.PayForAdvisor, a.A<<8|a.B).Most, gain: []int{bread, mode}}
	case rules.Schoolmarm:
		l.Chips, costs = c.priceChips(c.s.Price(p, rules.PayForAdvisor, a.A<<8)), c.count(2, "resource")
		d.gain = []int{book, 1}
	case rules.Bailiff:
		d.spend = []int{ring, 1}
		d.bp, l.Note = c.receipt(p, rules.BailiffBP)
	case rules.Dressmaker:
		d = bargain{cost: of(rules.Cloth, 1), cp: rules.DressmakerCP}
	case rules.Landlord:
		d.cost = of(rules.Cloth, 1)
		l.Chips = []face.Chip{{Icon: citizenIcon, N: 1, Word: c.plural(1, "citizen")}}
		d.bp, l.Note = c.receipt(p, rules.LandlordBP)
		costs = face.Fill(c.More["withCitizen"], "cost", c.cost(d.cost, 0))
	case rules.Merchant:
		l.Chips, costs = []face.Chip{{Icon: basketIcon, N: 1, Word: c.plural(1, "resource")}}, c.count(1, "resource")
		d.gain = []int{mode & 3, 1}
	case rules.Chamberlain:
		d = bargain{spend: []int{ring, mode}, gain: []int{coin, mode}}
		if a.A == 1 {
			d = bargain{spend: []int{coin, mode}, gain: []int{ring, mode}}
		}
		l.Note = c.rankAfter(q, d)
	}
	values := c.put(l, d)
	if costs == "" {
		costs = values[1]
	}
	gets := strings.TrimSpace(values[3] + values[5])
	return []string{"advisor", c.advisor(who), "trade", face.Fill(c.More["trade"], "pay", costs, "get", gets)}
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
	card := &rules.RankCards[r]
	if coins < int(card.Coins) || rings < int(card.Rings) {
		return ""
	}
	return face.Fill(c.More["enoughRank"], "rank", c.Ranks[r])
}
