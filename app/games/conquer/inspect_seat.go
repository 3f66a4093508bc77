package conquer

import (
	rules "tabard/engines/conquer"
	"tabard/engines/game"
)

// inspectSeat is everything that all may know of a seat.
func (c seatSheet) inspectSeat(p game.Player) {
	q, x := &c.s.Seats[p], c.s.SheetOf(p)
	c.head(c.NameOf(p), soldierIcon[rules.NoSoldier], c.Inspect[seatSub])
	c.Chips = c.glance(p)
	if q.Flags&rules.HasFaction != 0 {
		c.Sub = c.account(seatFaction, "faction", c.Factions[q.Faction].Name, "colors", c.ribbon(rules.FactionCards[q.Faction].Ribbon))
	}
	c.tell(seatGoals, "n", num(int(q.NDone)), "target", num(int(c.s.Target)), "points", c.points(x.Total()))
	switch {
	case c.s.Over:
	case c.s.Finisher == p:
		c.tell(seatFinished)
	case c.kingdom() && c.s.Finisher >= 0 && q.NDone < c.s.Target:
		c.tell(seatLast, "n", num(c.s.TurnsLeft(p)))
	case q.Flags&(rules.NoAttackNext|rules.NoAttackNow) != 0:
		c.tell(soldierAttrition, "who", c.WhoIn(p), "card", c.Cards[rules.Attrition].Name, "time", c.time(p))
	}
	if c.playing() && c.turned(p) {
		k, manned := seatIncome, c.manning(p)
		if manned {
			k = seatManned
		}
		c.tell(k, "whose", c.WhoseIn(p), "goods", c.goods(c.income(p, manned)))
	}
	c.perk(p)
	for i, n := range [...]int{x.Cards, x.Set, x.Faction, x.Captured, x.Kingdom} {
		if i == kingdomPart && !c.kingdom() {
			break
		}
		c.put(c.Parts.Of(rules.Def.Parts[i]).Name, c.points(n))
	}
	var done, vowed, open []string
	for _, id := range q.DoneObj[:q.NDone] {
		done = append(done, c.account(seatDone, "name", c.Objectives[id].Name, "points", num(c.pointsOf(id)), "colors", c.ribbon(rules.ObjectiveCards[id].Ribbon)))
	}
	for i, v := range c.s.Vows {
		if v.Owner == p {
			vowed = append(vowed, c.Objectives[rules.VowObjectives[i]].Name)
		}
	}
	for _, k := range q.Open[:q.NOpen] {
		state := cardReady
		if k&rules.TurnedOver != 0 {
			state = cardUsed
		}
		open = append(open, c.account(state, "who", c.Cards[k&^rules.TurnedOver].Name))
	}
	c.lineOf(rowDone, c.listed(done))
	c.lineOf(rowVowed, c.List(vowed))
	c.lineOf(rowHand, c.account(seatHand, "obj", c.objectives(int(q.NObj)), "act", c.Count(int(q.NAct), c.Inspect[actOne], c.Inspect[actMany])))
	c.lineOf(rowOpenCards, c.List(open))
	c.lineOf(rowGoods, c.goods(rules.Goods{Coins: q.Coins, Stock: q.Stock, Peasants: q.Spare}))
	c.lineOf(rowArrows, c.List([]string{c.Times(int(q.Arrows), c.Arrows[rules.Arrow]), c.Times(int(q.Flaming), c.Arrows[rules.Flaming])}))
	c.army(q)
}

// perk is the perk of a seat, if perks are played with.
func (c seatSheet) perk(p game.Player) {
	if q := &c.s.Seats[p]; c.s.HasPerk(p, q.Faction) {
		c.declare(c.Factions[q.Faction].Brief + ": " + c.Factions[q.Faction].Line)
	}
}

// army are the soldiers and settlements of a seat.
func (c seatSheet) army(q *rules.Seat) {
	c.lineOf(rowArmy, c.account(ofLimit, "n", num(q.ArmySize()), "limit", num(rules.ArmyLimit)))
	c.lineOf(rowReserve, c.listed(c.reserve(q)))
	for i := range q.NArmy {
		x := &q.Army[i]
		where := c.cellName(x.Cell)
		if _, t := c.s.Occupying(x); t != nil {
			where = c.townName(t.Site)
		}
		c.put(c.account(rowSoldierAt, "soldier", c.Soldiers[x.Type].One, "place", where), c.soldierRule(x.Type))
	}
	c.lineOf(rowTowns, c.account(ofLimit, "n", num(int(q.NTowns)), "limit", num(rules.TownLimit)))
	for i := range q.NTowns {
		t := &q.Towns[i]
		k := seatTownIdle
		switch occupier := c.s.OccupierOf(t); {
		case occupier >= 0:
			k = seatTownTaken
		case t.Flags&rules.Peasant != 0:
			k = seatTownWorked
		}
		c.put(c.account(rowSoldierAt, "soldier", c.townKind(t), "place", c.siteAt(t.Site)), c.Inspect[k])
	}
}

func (c seatSheet) reserve(q *rules.Seat) (list []string) {
	for t := rules.Warrior; t <= rules.Archer; t++ {
		if n := int(q.Reserve[t-rules.Warrior]); n > 0 {
			list = append(list, c.Times(n, c.Soldiers[t]))
		}
	}
	return list
}

// inspectFaction is a faction: its colours, its perk, what it begins with and who has it.
func (c seatSheet) inspectFaction(f rules.Faction) {
	x := &rules.FactionCards[f]
	c.head(c.Factions[f].Name, factionIcon, c.account(factionSub, "colors", c.ribbon(x.Ribbon)))
	if c.s.Opt&rules.OptPerks != 0 {
		c.declare(c.Factions[f].Brief + ": " + c.Factions[f].Line)
	} else {
		c.tell(factionPlain)
	}
	cards, points := 0, 0
	for id := 1; id <= rules.Objectives; id++ {
		if o := &rules.ObjectiveCards[id]; o.Ribbon&x.Ribbon != 0 {
			cards, points = cards+1, points+c.pointsOf(uint8(id))
		}
	}
	c.tell(factionCards, "cards", num(cards), "all", num(rules.Objectives), "points", c.points(points))
	c.lineOf(rowKit, c.kit(f))
	for p := range game.Player(c.s.N) {
		if q := &c.s.Seats[p]; q.Flags&rules.HasFaction != 0 && q.Faction == f {
			c.lineOf(rowPlayer, c.NameOf(p))
		}
	}
}

const factionIcon = "g-shield"
