package coincrown

import (
	"tabard/app/face"
	"tabard/app/words"
	say "tabard/app/words/coincrown"
	rules "tabard/engines/coincrown"
	"tabard/engines/game"
)

// ironText says who holds an iron coin, with how many, and what the viewer needs for it.
func (c explainer) ironText(i rules.Iron) string {
	owner := c.s.IronOwner[i]
	n, need := 0, ""
	if owner >= 0 {
		n = c.s.IronCount(owner, i)
	}
	if c.me >= 0 && owner != c.me {
		need = say.YouNeed(c.s.IronCount(c.me, i), c.toTake(c.me, i))
	}
	return face.Notes(say.Holding(n, int(c.box().IronPoints[i]), c.Person(owner)), need)
}

// inspectIron is an iron coin: what it counts, and how everybody stands.
func (c explainer) inspectIron(i rules.Iron) face.Detail {
	points := int(c.box().IronPoints[i])
	d := face.Detail{Title: say.SheetIron(say.Iron(i)), Icon: "g-iron", Sub: say.Points(points), Chips: []face.Chip{pointChip(points)},
		Paras: []string{say.SheetIronCounts(say.Iron(i)), say.SheetIronRule.String()}}
	owner := c.s.IronOwner[i]
	if c.me >= 0 && owner != c.me {
		d.Say(say.SheetIronNeeds(c.toTake(c.me, i)))
	}
	if owner >= 0 && owner == c.me {
		next := 0
		for p := range game.Player(c.s.N) {
			if p != owner {
				next = max(next, c.s.IronCount(p, i))
			}
		}
		if lead := c.s.IronCount(owner, i) - next; lead > 0 {
			d.Say(say.SheetIronLead(lead))
		} else {
			d.Say(say.SheetIronEven.String())
		}
	}
	for p := range game.Player(c.s.N) {
		text := face.Num(c.s.IronCount(p, i))
		if p == owner {
			text = say.SheetIronHolds(c.s.IronCount(p, i))
		}
		d.Row(face.Row{Name: c.NameOf(p), Text: text})
	}
	return d
}

// inspectMint are the swaps, and which of them the viewer could make.
func (c explainer) inspectMint(x rules.Swap) face.Detail {
	give, take := c.box().Swap(x)
	d := face.Detail{Title: say.PurpleMint.String(), Icon: "g-mint", Art: "mint", Sub: c.swapText(x),
		Chips: append(coinChips(give, false), coinChips(take, true)...)}
	d.Paras = []string{say.SheetMint.String()}
	if c.me >= 0 {
		d.Say(say.Statement(c.swapState(x)))
		for y := range rules.Swap(rules.Swaps) {
			d.Row(face.Row{Name: c.swapText(y), Text: c.swapState(y)})
		}
	}
	return d
}

func (c explainer) swapText(x rules.Swap) string {
	give, take := c.box().Swap(x)
	return say.Swap(coinText(give), coinText(take))
}

// swapState says whether the viewer could make a swap, or what is in the way.
func (c explainer) swapState(x rules.Swap) string {
	if c.v.Turn == c.me && c.s.Visited(rules.UsedMint) {
		return say.VisitedAlready.String()
	}
	give, take := c.box().Swap(x)
	q := c.my()
	for d := range give {
		r := game.Reason{A: uint16(d)}
		switch {
		case q.Income[d] < give[d]:
			r.ID, r.Need, r.Have = rules.WhyNoSuchCoin, int16(give[d]), int16(q.Income[d])
		case c.s.Supply[d] < take[d]:
			r.ID, r.Need, r.Have = rules.WhySupply, int16(take[d]), int16(c.s.Supply[d])
		default:
			continue
		}
		return c.labeller().reason(r)
	}
	return say.SwapPossible.String()
}

// inspectChurch are the offerings and the points at stake.
func (c explainer) inspectChurch() face.Detail {
	stake := c.stake()
	d := face.Detail{Title: say.PurpleChurch.String(), Icon: "g-church", Art: "church", Sub: say.SheetChurch(stake),
		Paras: []string{say.SheetChurchRule.String(), say.SheetChurchPoints(stake)}}
	if c.me >= 0 {
		d.Say(say.Statement(c.churchNote(c.me)))
		if c.v.Turn == c.me && c.s.Visited(rules.UsedChurch) {
			d.Say(say.Statement(say.VisitedAlready.String()))
		}
	}
	points := c.s.ChurchPoints()
	for p := range game.Player(c.s.N) {
		d.Row(face.Row{Name: c.NameOf(p), Text: say.Offered(worthOf(c.s.Seats[p].Church), points[p])})
	}
	return d
}

// stake are the points for the largest offerings: "3 and 1".
func (c *teller) stake() string {
	var places []string
	for _, n := range c.box().ChurchPlaces[c.s.N] {
		if n > 0 {
			places = append(places, face.Num(int(n)))
		}
	}
	return words.And(places)
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
		return say.NoteChurchLead(own - best)
	}
	return say.NoteChurchMore(best - own + 1)
}

// inspectOverseas is the track with the viewer's ship.
func (c explainer) inspectOverseas() face.Detail {
	d := face.Detail{Title: say.PurpleOverseas.String(), Icon: "g-ship", Art: "ship", Sub: say.SheetOverseas.String(),
		Paras: []string{say.SheetOverseasSail.String(), say.SheetOverseasTake.String()}}
	if q := c.my(); q != nil {
		d.Paras = append(d.Paras, c.shipText(q)...)
		for i := rules.OvWheat; i < rules.Items; i++ {
			d.Row(face.Row{Name: words.Cap(itemText(c.box(), i)), Text: c.itemCost(i)})
		}
	}
	for p := range game.Player(c.s.N) {
		d.Row(face.Row{Name: c.NameOf(p), Text: say.ShipAt(int(c.s.Seats[p].Overseas))})
	}
	return d
}

// shipText says where the viewer's ship is, whether it may still be used this turn, and whether a Harbor helps.
func (c explainer) shipText(q *rules.Seat) []string {
	out := []string{say.YourShip(int(q.Overseas))}
	if c.v.Turn == c.me && c.s.Visited(rules.UsedOverseas) {
		out = append(out, say.Statement(say.VisitedAlready.String()))
	}
	if q.Ready(rules.Harbor) > 0 {
		out = append(out, say.YourShipHarbor(int(c.box().HarborLevels)))
	}
	return out
}

// itemCost is what a good costs the viewer from where the ship is.
func (c explainer) itemCost(i rules.Item) string {
	price, helped := c.s.ItemPrice(c.me, i, 0), c.reach(i)
	level := int(c.box().Goods[i].Level)
	switch {
	case price == 0:
		return say.FetchFree(level)
	case helped < price:
		return say.FetchHarbor(bronze(helped), level, bronze(price))
	}
	return say.Fetch(level, bronze(price))
}

// inspectItem is a good of the track.
func (c explainer) inspectItem(i rules.Item) face.Detail {
	item := rules.OverseasItems[i]
	d := face.Detail{Title: say.SheetGood(words.Cap(itemText(c.box(), i))), Art: goodPicture(item), Sub: say.SheetGoodPlace(int(c.box().Goods[i].Level))}
	if item.Fights {
		d.Icon = "g-soldier"
		d.Say(say.SheetGoodBattle(itemText(c.box(), i)))
	} else {
		d.Icon = resourceIcon[item.Resource]
		d.Say(say.SheetGoodUpgrade(itemText(c.box(), i)))
	}
	d.Say(say.SheetGoodReturns.String())
	if q := c.my(); q != nil {
		if price := c.s.ItemPrice(c.me, i, 0); price > 0 {
			d.Chips = coinChips(rules.Coins{byte(price), 0, 0}, false)
		}
		d.Paras = append(d.Paras, c.shipText(q)...)
		d.Row(rowOf(say.RowCosts, c.itemCost(i)))
		if c.v.Turn != c.me || !c.s.Visited(rules.UsedOverseas) {
			if price := c.reach(i); price > q.Income.Value() {
				d.Say(say.PayNot(q.Income.Value(), price))
			}
		}
	}
	return d
}
