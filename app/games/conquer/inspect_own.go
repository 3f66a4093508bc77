package conquer

import (
	"tabard/app/face"
	rules "tabard/engines/conquer"
	"tabard/engines/game"
)

// manning says that a seat's peasants have come in this turn, and that settlements wait for one when it ends.
func (c seatSheet) manning(p game.Player) bool {
	return c.s.Current == p && c.s.Frames[0].Kind >= rules.FrameMain && c.labeller().openTowns(p) > 0
}

// income is what a seat's next turn brings it as things stand, the box too, or with a peasant on every settlement.
func (c seatSheet) income(p game.Player, manned bool) (g rules.Goods) {
	for o := range game.Player(c.s.N) {
		q := &c.s.Seats[o]
		for i := range q.NTowns {
			t := &q.Towns[i]
			y, occupier := rules.Yields[t.Type][t.Tier], c.s.OccupierOf(t)
			if occupier != p && (o != p || occupier >= 0) {
				continue
			}
			g.Coins += y.Coins
			if occupier == p || t.Flags&rules.Peasant != 0 || manned {
				for r := range g.Stock {
					g.Stock[r] += y.Stock[r]
				}
			}
		}
	}
	if c.s.HasPerk(p, rules.Tithes) {
		g.Coins += rules.TithesCoins
	}
	return c.s.FromBox(g)
}

// inBox says how many of a piece are left in the box, if they are counted.
func (c seatSheet) inBox(left, all int) {
	if c.s.Counted() {
		c.lineOf(rowBox, c.account(ofLimit, "n", num(left), "limit", num(all)))
	}
}

// uses are rows of everything that a kind of goods pays for, by what is true of the price.
func (c seatSheet) uses(costs func(rules.Goods) bool) {
	for t := rules.Warrior; t <= rules.Catapult; t++ {
		if cost := rules.SoldierCost[t]; costs(cost) {
			c.put(c.Soldiers[t].One, c.priced(cost))
		}
	}
	p := max(c.me, 0)
	for t := range rules.SettlementType(rules.SettlementTypes) {
		for tier := rules.Tier(1); tier <= rules.Avalon; tier++ {
			if tier == rules.Avalon && (t > 0 || c.s.Opt&rules.OptAvalon == 0) {
				continue // a city costs the same whatever it was
			}
			if cost := c.s.CostOfTown(p, t, tier); costs(cost) {
				c.put(c.townOfTier(t, tier), c.priced(cost))
			}
		}
	}
	for kind, cost := range rules.ArrowCost {
		if costs(cost) {
			c.put(c.Arrows[kind].One, c.priced(cost))
		}
	}
}

// inspectResource is a resource: how it comes, what it brings and what it pays for.
func (c seatSheet) inspectResource(r rules.Resource) {
	name := c.Resources[r]
	c.head(c.Cap(name.Many), resourceIcon[r], c.Inspect[resSub])
	values := []string{"things", name.Many, "sell", c.coins(rules.SellPrice), "buy", c.coins(int(rules.BuyPrice[r]))}
	if q := c.my(); q != nil {
		c.Chips = c.chip(resourceIcon[r], int(q.Stock[r]), name)
		c.tell(ownHave, "things", c.Times(int(q.Stock[r]), name))
		values[5] = c.coins(int(c.s.CostOfResource(c.me, r)))
	}
	c.tell(resTrade, values...)
	if r == rules.Stone {
		c.tell(resStones, "stones", num(rules.MaxStones), "soldier", c.Soldiers[rules.Catapult].A)
	}
	if r == rules.Craft {
		c.tell(resCraft)
	}
	c.inBox(c.s.Left().Stock[r], rules.Box.Stock[r])
	c.uses(func(g rules.Goods) bool { return g.Stock[r] > 0 })
	c.each(func(p game.Player) string {
		manned := c.manning(p)
		return c.owned(p, int(c.s.Seats[p].Stock[r]), int(c.income(p, manned).Stock[r]), manned)
	})
}

// inspectCoins are coins: how they come and what they buy.
func (c seatSheet) inspectCoins() {
	coin := face.Noun{One: c.More[coinOne], Many: c.More[coinMany]}
	c.head(c.Cap(coin.Many), coinIcon, c.Inspect[coinSub])
	if q := c.my(); q != nil {
		c.Chips = c.chip(coinIcon, int(q.Coins), coin)
		c.tell(ownHave, "things", c.coins(int(q.Coins)))
	}
	c.tell(coinTrade, "sell", c.coins(rules.SellPrice), "buy", num(int(rules.BuyPrice[rules.Wood])), "craft", num(int(rules.BuyPrice[rules.Craft])),
		"peasant", num(int(c.s.CostOfPeasant(max(c.me, 0)))), "basics", c.basics())
	c.inBox(c.s.Left().Coins, rules.Box.Coins)
	c.uses(func(g rules.Goods) bool { return g.Coins > 0 })
	c.each(func(p game.Player) string {
		return c.owned(p, int(c.s.Seats[p].Coins), int(c.income(p, false).Coins), false)
	})
}

// owned is what a seat has, and what its next turn brings, if there is one.
func (c seatSheet) owned(p game.Player, n, income int, manned bool) string {
	if !c.turned(p) {
		return num(n)
	}
	k := resOf
	if manned && income > 0 {
		k = resManned
	}
	return c.account(k, "n", num(n), "income", num(income))
}

// basics names the four basic resources.
func (w *words) basics() string {
	var names []string
	for r := range rules.Basics {
		names = append(names, w.Resources[r].A)
	}
	return w.Or(names)
}

// inspectPeasants are the peasants of the viewer who are not at work.
func (c seatSheet) inspectPeasants() {
	c.head(c.Cap(c.More[peasantMany]), peasantIcon, c.Inspect[peasantSub])
	if q := c.my(); q != nil {
		c.Chips = c.chip(peasantIcon, int(q.Spare), face.Noun{One: c.More[peasantOne], Many: c.More[peasantMany]})
		c.tell(peasantHave, "n", num(int(q.Spare)), "idle", c.count(c.labeller().openTowns(c.me), settlementOne, settlementMany))
	}
	c.tell(peasantDo)
	c.tell(peasantBuy, "price", c.coins(int(c.s.CostOfPeasant(max(c.me, 0)))), "sale", c.coins(rules.PeasantSale))
	c.inBox(c.s.Left().Peasants, rules.Box.Peasants)
	c.uses(func(g rules.Goods) bool { return g.Peasants > 0 })
	c.each(func(p game.Player) string {
		q := &c.s.Seats[p]
		working := 0
		for _, t := range q.Towns[:q.NTowns] {
			if t.Flags&rules.Peasant != 0 {
				working++
			}
		}
		return c.account(peasantOf, "n", num(int(q.Spare)), "working", num(working))
	})
}

// inspectCaptured are captured peasants.
func (c seatSheet) inspectCaptured() {
	c.head(c.Parts.Of("captured").Name, capturedIcon, c.Parts.Of("captured").Hint)
	c.tell(capturedHow, "card", c.Cards[rules.Kidnapped].Name)
	c.each(func(p game.Player) string { return num(int(c.s.Seats[p].Captured)) })
}

// inspectArrow is a kind of arrow.
func (c seatSheet) inspectArrow(kind uint8) {
	name := c.Arrows[kind]
	c.head(c.Cap(name.Many), [rules.ArrowKinds]string{arrowIcon, flamingIcon}[kind], c.Inspect[arrowSub])
	have := func(q *rules.Seat) int { return int([rules.ArrowKinds]uint16{q.Arrows, q.Flaming}[kind]) }
	if q := c.my(); q != nil {
		c.Chips = c.chip(c.Icon, have(q), name)
		c.tell(ownHave, "things", c.Times(have(q), name))
	}
	flaming := kind == rules.Flaming
	c.tell(arrowDice, "arrow", name.A, "archer", c.Soldiers[rules.Archer].A, "one", num(int(rules.AttackDice(rules.Archer, flaming, 0))),
		"bolteer", c.Soldiers[rules.Bolteer].A, "two", num(int(rules.AttackDice(rules.Bolteer, flaming, 0))))
	c.lineOf(rowPrice, c.priced(rules.ArrowCost[kind]))
	if flaming {
		c.lineOf(rowTradeUp, c.account(arrowTrade, "arrow", c.Arrows[rules.Arrow].A, "coins", c.coins(rules.TradeUpPrice)))
	}
	c.inBox(c.s.Left().Arrows[kind], rules.Box.Arrows[kind])
	c.each(func(p game.Player) string { return num(have(&c.s.Seats[p])) })
}

// inspectType is a type of soldier, and what the viewer has of it in reserve.
func (c seatSheet) inspectType(t rules.SoldierType) {
	name, next := c.Soldiers[t], rules.Soldiers[t].Next
	c.head(name.One, soldierIcon[t], c.Inspect[typeSub])
	c.declare(c.soldierRule(t))
	c.tell(typeReward, "soldier", name.A, "goods", c.Times(int(rules.Soldiers[t].Reward), c.Resources[rules.Craft]))
	q := c.my()
	first := t <= rules.Archer
	if q != nil && first {
		n := int(q.Reserve[t-rules.Warrior])
		c.Chips = c.chip(soldierIcon[t], n, name)
		c.tell(typeReserve, "soldiers", c.Times(n, name), "n", num(q.ArmySize()), "limit", num(rules.ArmyLimit))
		if c.playing() && c.turned(c.me) {
			cells := c.s.AtTurn(c.me).DeployCells(c.me)
			c.tell(typeDeploy, "spaces", c.Count(cells.Len(), c.Inspect[spaceOne], c.Inspect[spaceMany]), "time", c.time(c.me))
		}
	}
	k := rowUpgradeCost
	if first {
		k = rowPrice
	}
	c.lineOf(k, c.priced(rules.SoldierCost[t]))
	if next != rules.NoSoldier {
		c.lineOf(rowUpgrade, c.account(upgradeTo, "soldier", c.Soldiers[next].A, "goods", c.priced(rules.SoldierCost[next])))
		c.put(c.Soldiers[next].One, c.soldierRule(next))
	}
	c.inBox(c.s.Left().Soldiers[t], rules.Box.Soldiers[t])
	c.each(func(p game.Player) string {
		n := 0
		for _, x := range c.s.Seats[p].Army[:c.s.Seats[p].NArmy] {
			if x.Type == t {
				n++
			}
		}
		return c.account(typeOf, "n", num(n))
	})
}
