package conquer

import (
	"tabard/app/words"
	say "tabard/app/words/conquer"
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
			y, occupier := c.s.Box().Town(t.Type, t.Tier).Yield, c.s.OccupierOf(t)
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
	return c.s.FromSupply(g)
}

// inBox says how many of a piece are left in the box, if they are counted.
func (c seatSheet) inBox(left, all int) {
	if c.s.Counted() {
		c.lineOf(say.RowBox, say.OfLimit(all, left))
	}
}

// uses are rows of everything that a kind of goods pays for, by what is true of the price.
func (c seatSheet) uses(costs func(rules.Goods) bool) {
	for t := rules.Warrior; t <= rules.Catapult; t++ {
		if cost := c.s.Box().Soldiers[t].Cost; costs(cost) {
			c.put(say.Soldier(t).String(), c.priced(cost))
		}
	}
	p := max(c.me, 0)
	for t := range rules.SettlementType(rules.SettlementTypes) {
		for tier := rules.Tier(1); tier <= rules.Avalon; tier++ {
			if tier == rules.Avalon && (t > 0 || c.s.Opt&rules.OptAvalon == 0) {
				continue // a city costs the same whatever it was
			}
			if cost := c.s.CostOfTown(p, t, tier); costs(cost) {
				c.put(words.Cap(townOf(t, tier).String()), c.priced(cost))
			}
		}
	}
	for kind, cost := range c.s.Box().ArrowCost {
		if costs(cost) {
			c.put(words.Cap(say.Arrow(kind).String()), c.priced(cost))
		}
	}
}

// inspectResource is a resource: how it comes, what it brings and what it pays for.
func (c seatSheet) inspectResource(r rules.Resource) {
	name := say.Resource(r)
	c.head(say.StockTitle(name), resourceIcon[r], say.StockSub.String())
	price := int(c.s.Box().BuyPrice[r])
	if q := c.my(); q != nil {
		c.Chips = c.chip(resourceIcon[r], int(q.Stock[r]), name.Word)
		c.tell(say.HaveGoods(name.Amount(int(q.Stock[r]))))
		price = int(c.s.CostOfResource(c.me, r))
	}
	c.tell(say.StockTrade(price, name, int(c.s.Box().SellPrice)))
	if r == rules.Stone {
		c.tell(say.StockStones(rules.MaxStones))
	}
	if r == rules.Craft {
		c.tell(say.StockFromFights.String())
	}
	c.inBox(c.s.Left().Stock[r], c.s.Box().Pieces.Stock[r])
	c.uses(func(g rules.Goods) bool { return g.Stock[r] > 0 })
	c.each(func(p game.Player) string {
		manned := c.manning(p)
		return c.owned(p, int(c.s.Seats[p].Stock[r]), int(c.income(p, manned).Stock[r]), manned)
	})
}

// inspectCoins are coins: how they come and what they buy.
func (c seatSheet) inspectCoins() {
	c.head(say.CoinsTitle.String(), coinIcon, say.CoinsSub.String())
	if q := c.my(); q != nil {
		c.Chips = c.chip(coinIcon, int(q.Coins), say.CoinsWord)
		c.tell(say.HaveGoods(say.Coins(int(q.Coins))))
	}
	c.tell(say.CoinsTrade(basicPrices(c.s.Box()), int(c.s.Box().BuyPrice[rules.Craft]), int(c.s.CostOfPeasant(max(c.me, 0))), int(c.s.Box().SellPrice)))
	c.inBox(c.s.Left().Coins, c.s.Box().Pieces.Coins)
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
	if manned && income > 0 {
		return say.HaveIncomeManned(income, n)
	}
	return say.HaveIncome(income, n)
}

// inspectPeasants are the peasants of the viewer who are not at work.
func (c seatSheet) inspectPeasants() {
	c.head(say.PeasantsTitle.String(), peasantIcon, say.PeasantsSub.String())
	if q := c.my(); q != nil {
		c.Chips = c.chip(peasantIcon, int(q.Spare), say.PeasantsWord)
		c.tell(say.PeasantsHave(int(q.Spare), c.labeller().openTowns(c.me)))
	}
	c.tell(say.PeasantsDo.String())
	c.tell(say.PeasantsBuy(int(c.s.CostOfPeasant(max(c.me, 0))), int(c.s.Box().PeasantSale)))
	c.inBox(c.s.Left().Peasants, c.s.Box().Pieces.Peasants)
	c.uses(func(g rules.Goods) bool { return g.Peasants > 0 })
	c.each(func(p game.Player) string {
		q := &c.s.Seats[p]
		working := 0
		for _, t := range q.Towns[:q.NTowns] {
			if t.Flags&rules.Peasant != 0 {
				working++
			}
		}
		return say.PeasantsOf(int(q.Spare), working)
	})
}

// inspectCaptured are captured peasants.
func (c seatSheet) inspectCaptured() {
	part := say.Part(capturedPart)
	c.head(part.String(), capturedIcon, part.Hint())
	c.tell(say.CapturedHow.String())
	c.each(func(p game.Player) string { return num(int(c.s.Seats[p].Captured)) })
}

// inspectArrow is a kind of arrow.
func (c seatSheet) inspectArrow(kind uint8) {
	name := say.Arrow(kind)
	c.head(say.AmmoTitle(name), [rules.ArrowKinds]string{arrowIcon, flamingIcon}[kind], say.AmmoSub.String())
	have := func(q *rules.Seat) int { return int([rules.ArrowKinds]uint16{q.Arrows, q.Flaming}[kind]) }
	if q := c.my(); q != nil {
		c.Chips = c.chip(c.Icon, have(q), name.Word)
		c.tell(say.HaveGoods(name.Amount(have(q))))
	}
	flaming := kind == rules.Flaming
	c.tell(say.AmmoDice(int(c.s.Box().AttackDice(rules.Archer, flaming, 0)), name, int(c.s.Box().AttackDice(rules.Bolteer, flaming, 0))))
	c.lineOf(say.RowPrice, c.priced(c.s.Box().ArrowCost[kind]))
	if flaming {
		c.lineOf(say.RowTradeUp, say.AmmoTrade(int(c.s.Box().TradeUpPrice)))
	}
	c.inBox(c.s.Left().Arrows[kind], c.s.Box().Pieces.Arrows[kind])
	c.each(func(p game.Player) string { return num(have(&c.s.Seats[p])) })
}

// inspectType is a type of soldier, and what the viewer has of it in reserve.
func (c seatSheet) inspectType(t rules.SoldierType) {
	name, next := say.Soldier(t), rules.SoldierKinds[t].Next
	c.head(name.String(), soldierIcon[t], say.TypeSub.String())
	c.declare(soldierRule(c.s.Box(), t))
	c.tell(say.TypeReward(int(c.s.Box().Soldiers[t].Reward), name))
	q := c.my()
	first := t <= rules.Archer
	if q != nil && first {
		n := int(q.Reserve[t-rules.Warrior])
		c.Chips = c.chip(soldierIcon[t], n, name.Word)
		c.tell(say.TypeReserve(q.ArmySize(), rules.ArmyLimit, n, name))
		if c.playing() && c.turned(c.me) {
			cells := c.s.AtTurn(c.me).DeployCells(c.me)
			c.tell(say.TypeDeploy(cells.Len(), c.time(c.me)))
		}
	}
	row := words.Text(say.RowUpgradeCost)
	if first {
		row = say.RowPrice
	}
	c.lineOf(row, c.priced(c.s.Box().Soldiers[t].Cost))
	if next != rules.NoSoldier {
		c.lineOf(say.RowUpgrade, say.UpgradeTo(c.priced(c.s.Box().Soldiers[next].Cost), say.Soldier(next)))
		c.put(say.Soldier(next).String(), soldierRule(c.s.Box(), next))
	}
	c.inBox(c.s.Left().Soldiers[t], c.s.Box().Pieces.Soldiers[t])
	c.each(func(p game.Player) string {
		n := 0
		for _, x := range c.s.Seats[p].Army[:c.s.Seats[p].NArmy] {
			if x.Type == t {
				n++
			}
		}
		return say.TypeOf(n)
	})
}
