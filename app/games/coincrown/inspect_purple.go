package coincrown

import (
	"tabard/app/face"
	rules "tabard/engines/coincrown"
	"tabard/engines/game"
)

// ironText says who holds an iron coin, with how many, and what the viewer needs for it.
func (c explainer) ironText(i rules.Iron) string {
	owner := c.s.IronOwner[i]
	points := c.count(int(rules.IronCoins[i].Points), "point")
	values := []string{"points", points, "who", c.Who(owner)}
	if owner >= 0 {
		values = append(values, "n", face.Num(c.s.IronCount(owner, i)))
	}
	switch {
	case owner < 0:
		values = append(values, "held", c.Inspect["heldNobody"])
	case owner == c.me && c.Alone():
		values = append(values, "held", c.say("heldYou", values...))
	default:
		values = append(values, "held", c.say("heldBy", values...))
	}
	text := c.say("ironIs", values...)
	if c.me >= 0 && owner != c.me {
		text += "; " + c.say("youNeed", "have", face.Num(c.s.IronCount(c.me, i)), "n", face.Num(c.toTake(c.me, i)))
	}
	return text
}

// inspectIron is an iron coin: what it counts, and how everybody stands.
func (c explainer) inspectIron(i rules.Iron) face.Detail {
	d := face.Detail{Title: c.say("ironCoin", "iron", c.Irons[i].Name), Icon: "g-iron", Sub: c.count(int(rules.IronCoins[i].Points), "point"),
		Chips: []face.Chip{c.pointChip(int(rules.IronCoins[i].Points))}}
	d.Paras = []string{c.say("ironCounts", "counts", c.Irons[i].Counts), c.Inspect["ironRule"]}
	owner := c.s.IronOwner[i]
	if c.me >= 0 && owner != c.me {
		d.Say(c.say("ironNeeds", "n", face.Num(c.toTake(c.me, i))))
	}
	if owner >= 0 && owner == c.me {
		next := 0
		for p := range game.Player(c.s.N) {
			if p != owner {
				next = max(next, c.s.IronCount(p, i))
			}
		}
		if lead := c.s.IronCount(owner, i) - next; lead > 0 {
			d.Say(c.say("ironLead", "n", face.Num(lead)))
		} else {
			d.Say(c.say("ironEven"))
		}
	}
	for p := range game.Player(c.s.N) {
		text := face.Num(c.s.IronCount(p, i))
		if p == owner {
			text = c.say("holds", "n", text)
		}
		d.Row(face.Row{Name: c.NameOf(p), Text: text})
	}
	return d
}

// inspectMint are the swaps, and which of them the viewer could make.
func (c explainer) inspectMint(x rules.Swap) face.Detail {
	swap := rules.MintSwaps[x]
	d := face.Detail{Title: c.Board["mint"], Icon: "g-mint", Art: "mint", Sub: c.swapText(x),
		Chips: append(c.coinChips(swap.Give, false), c.coinChips(swap.Take, true)...)}
	d.Paras = []string{c.Inspect["mint"]}
	if c.me >= 0 {
		d.Say(c.Cap(c.say("thisSwap", "how", c.swapState(x))))
		for y := range rules.Swap(rules.Swaps) {
			d.Row(face.Row{Name: c.swapText(y), Text: c.swapState(y)})
		}
	}
	return d
}

func (c explainer) swapText(x rules.Swap) string {
	return c.say("swap", "give", c.Coins(rules.MintSwaps[x].Give), "take", c.Coins(rules.MintSwaps[x].Take))
}

// swapState says whether the viewer could make a swap, or what is in the way.
func (c explainer) swapState(x rules.Swap) string {
	if c.v.Turn == c.me && c.s.Visited(rules.UsedMint) {
		return c.Inspect["visited"]
	}
	swap, q := rules.MintSwaps[x], c.my()
	for d := range swap.Give {
		r := game.Reason{A: uint16(d)}
		switch {
		case q.Income[d] < swap.Give[d]:
			r.ID, r.Need, r.Have = rules.WhyNoSuchCoin, int16(swap.Give[d]), int16(q.Income[d])
		case c.s.Supply[d] < swap.Take[d]:
			r.ID, r.Need, r.Have = rules.WhySupply, int16(swap.Take[d]), int16(c.s.Supply[d])
		default:
			continue
		}
		return c.labeller().reason(r)
	}
	return c.Inspect["possible"]
}

// inspectChurch are the offerings and the points at stake.
func (c explainer) inspectChurch() face.Detail {
	var places []string
	for _, n := range rules.ChurchPlaces[c.s.N] {
		if n > 0 {
			places = append(places, face.Num(n))
		}
	}
	d := face.Detail{Title: c.Board["church"], Icon: "g-church", Art: "church", Sub: c.say("churchSub", "points", c.List(places)),
		Paras: []string{c.Inspect["church"], c.say("churchPoints", "points", c.List(places))}}
	if c.me >= 0 {
		d.Say(c.Cap(c.churchNote(c.me)) + ".")
		if c.v.Turn == c.me && c.s.Visited(rules.UsedChurch) {
			d.Say(c.Cap(c.Inspect["visited"]) + ".")
		}
	}
	points := c.s.ChurchPoints()
	for p := range game.Player(c.s.N) {
		coins := c.s.Seats[p].Church
		d.Row(face.Row{Name: c.NameOf(p), Text: c.say("offered", "coins", c.price(coins), "points", c.count(points[p], "point"))})
	}
	return d
}

// churchNote says what a seat must offer to be first.
func (c explainer) churchNote(p game.Player) string {
	own, best := c.s.Seats[p].Church.Value(), 0
	for q := range game.Player(c.s.N) {
		if q != p {
			best = max(best, c.s.Seats[q].Church.Value())
		}
	}
	if own > best {
		return c.say("churchLead", "n", face.Num(own-best))
	}
	return c.say("churchMore", "n", face.Num(best-own+1))
}

// inspectOverseas is the track with the viewer's ship.
func (c explainer) inspectOverseas() face.Detail {
	d := face.Detail{Title: c.Board["overseas"], Icon: "g-ship", Art: "ship", Sub: c.Inspect["overseasSub"], Paras: []string{c.Inspect["overseas"], c.Inspect["overseasTake"]}}
	if q := c.my(); q != nil {
		d.Paras = append(d.Paras, c.shipText(q)...)
		for i := rules.OvWheat; i < rules.Items; i++ {
			d.Row(face.Row{Name: c.Cap(c.Items[i]), Text: c.itemCost(i)})
		}
	}
	for p := range game.Player(c.s.N) {
		d.Row(face.Row{Name: c.NameOf(p), Text: c.shipAt(int(c.s.Seats[p].Overseas))})
	}
	return d
}

func (c explainer) shipAt(level int) string {
	if level == 0 {
		return c.Inspect["inPort"]
	}
	return c.say("atLevel", "n", face.Num(level))
}

// shipText says where the viewer's ship is, whether it may still be used this turn, and whether a Harbor helps.
func (c explainer) shipText(q *rules.Seat) []string {
	out := []string{c.say("yourShip", "where", c.shipAt(int(q.Overseas)))}
	if c.v.Turn == c.me && c.s.Visited(rules.UsedOverseas) {
		out = append(out, c.Cap(c.Inspect["visited"])+".")
	}
	if q.Ready(rules.Harbor) > 0 {
		out = append(out, c.Inspect["harborHelps"])
	}
	return out
}

// itemCost is what a good costs the viewer from where the ship is.
func (c explainer) itemCost(i rules.Item) string {
	price, helped := c.s.ItemPrice(c.me, i, 0), c.reach(i)
	values := []string{"level", face.Num(int(rules.OverseasItems[i].Level)), "price", c.bronze(price), "helped", c.bronze(helped)}
	switch {
	case price == 0:
		return c.say("itemFree", values...)
	case helped < price:
		return c.say("itemHarbor", values...)
	}
	return c.say("itemCosts", values...)
}

// inspectItem is a good of the track.
func (c explainer) inspectItem(i rules.Item) face.Detail {
	item := rules.OverseasItems[i]
	d := face.Detail{Title: c.say("fromSea", "item", c.Cap(c.Items[i])), Icon: "g-ship", Art: goodPicture(item),
		Sub: c.say("itemSub", "level", face.Num(int(item.Level)))}
	use := "itemUpgrade"
	if item.Strength > 0 {
		use, d.Icon = "itemBattle", "g-soldier"
	} else {
		d.Icon = resourceIcon[item.Resource]
	}
	d.Paras = []string{c.say(use, "item", c.Items[i]), c.Inspect["itemReturns"]}
	if q := c.my(); q != nil {
		if price := c.s.ItemPrice(c.me, i, 0); price > 0 {
			d.Chips = c.coinChips(rules.Coins{byte(price), 0, 0}, false)
		}
		d.Paras = append(d.Paras, c.shipText(q)...)
		d.Row(c.row("costsYou", c.itemCost(i)))
		if c.v.Turn != c.me || !c.s.Visited(rules.UsedOverseas) {
			if price := c.reach(i); price > q.Income.Value() {
				d.Say(c.say("payNot", "need", face.Num(price), "have", face.Num(q.Income.Value())))
			}
		}
	}
	return d
}
