package conquer

import (
	"tabard/app/words"
	say "tabard/app/words/conquer"
	rules "tabard/engines/conquer"
	"tabard/engines/game"
)

// inspectSeat is everything that all may know of a seat.
func (c seatSheet) inspectSeat(p game.Player) {
	q, x := &c.s.Seats[p], c.s.SheetOf(p)
	c.head(c.NameOf(p), soldierIcon[rules.NoSoldier], say.SeatSub.String())
	c.Chips = c.glance(p)
	if q.Flags&rules.HasFaction != 0 {
		c.Sub = say.SeatFaction(ribbon(rules.FactionCards[q.Faction].Ribbon), say.Faction(q.Faction))
	}
	c.tell(say.SeatGoals(int(q.NDone), x.Total(), int(c.s.Target)))
	switch {
	case c.s.Over:
	case c.s.Finisher == p:
		c.tell(say.SeatFinished.String())
	case c.kingdom() && c.s.Finisher >= 0 && q.NDone < c.s.Target:
		c.tell(say.SeatLast(c.s.TurnsLeft(p)))
	case q.Flags&(rules.NoAttackNext|rules.NoAttackNow) != 0:
		c.tell(say.UnitAttrition(c.time(p), c.Person(p)))
	}
	if c.playing() && c.turned(p) {
		income, manned := say.SeatIncome, c.manning(p)
		if manned {
			income = say.SeatIncomeManned
		}
		c.tell(income(amounts(c.income(p, manned)), c.Person(p)))
	}
	c.perk(p)
	for i, n := range [...]int{x.Cards, x.Set, x.Faction, x.Captured, x.Kingdom} {
		if i == kingdomPart && !c.kingdom() {
			break
		}
		c.put(say.Part(i).String(), say.Points(n))
	}
	var done, vowed, open []string
	for _, id := range q.DoneObj[:q.NDone] {
		done = append(done, say.SeatDone(ribbon(rules.ObjectiveCards[id].Ribbon), say.Goal(id).String(), c.pointsOf(id)))
	}
	for i, v := range c.s.Vows {
		if v.Owner == p {
			vowed = append(vowed, say.Goal(rules.VowObjectives[i]).String())
		}
	}
	for _, k := range q.Open[:q.NOpen] {
		state := say.OwnReady
		if k&rules.TurnedOver != 0 {
			state = say.OwnUsed
		}
		open = append(open, state(say.Card(k&^rules.TurnedOver)))
	}
	c.lineOf(say.RowDone, listed(done))
	c.lineOf(say.RowVowed, words.And(vowed))
	c.lineOf(say.RowHand, say.SeatHand(int(q.NAct), int(q.NObj)))
	c.lineOf(say.RowOpenCards, words.And(open))
	c.lineOf(say.RowGoods, amounts(rules.Goods{Coins: q.Coins, Stock: q.Stock, Peasants: q.Spare}))
	c.lineOf(say.RowArrows, words.And([]string{say.Arrow(rules.Arrow).Amount(int(q.Arrows)), say.Arrow(rules.Flaming).Amount(int(q.Flaming))}))
	c.army(q)
}

// perk is the perk of a seat, if perks are played with.
func (c seatSheet) perk(p game.Player) {
	if q := &c.s.Seats[p]; c.s.HasPerk(p, q.Faction) {
		c.tell(say.BannerPerk(say.Faction(q.Faction)))
	}
}

// army are the soldiers and settlements of a seat.
func (c seatSheet) army(q *rules.Seat) {
	c.lineOf(say.RowArmy, say.OfLimit(rules.ArmyLimit, q.ArmySize()))
	c.lineOf(say.RowReserve, listed(reserve(q)))
	for i := range q.NArmy {
		x := &q.Army[i]
		row := say.RowSoldierAt(c.cellName(x.Cell), say.Soldier(x.Type))
		if _, t := c.s.Occupying(x); t != nil {
			row = say.RowOccupierAt(say.Soldier(x.Type), c.townName(t.Site, where))
		}
		c.put(row, soldierRule(c.s.Box(), x.Type))
	}
	c.lineOf(say.RowTowns, say.OfLimit(rules.TownLimit, int(q.NTowns)))
	for i := range q.NTowns {
		t := &q.Towns[i]
		state := words.Text(say.SeatTownIdle)
		switch occupier := c.s.OccupierOf(t); {
		case occupier >= 0:
			state = say.SeatTownTaken
		case t.Flags&rules.Peasant != 0:
			state = say.SeatTownWorked
		}
		c.put(say.RowTownAt(c.siteAt(t.Site), townOf(t.Type, t.Tier)), state.String())
	}
}

func reserve(q *rules.Seat) (list []string) {
	for t := rules.Warrior; t <= rules.Archer; t++ {
		if n := int(q.Reserve[t-rules.Warrior]); n > 0 {
			list = append(list, say.Soldier(t).Amount(n))
		}
	}
	return list
}

// inspectFaction is a faction: its colours, its perk, what it begins with and who has it.
func (c seatSheet) inspectFaction(f rules.Faction) {
	x := &rules.FactionCards[f]
	c.head(say.Faction(f).String(), factionIcon, say.BannerSub(ribbon(x.Ribbon)))
	if c.s.Opt&rules.OptPerks != 0 {
		c.tell(say.BannerPerk(say.Faction(f)))
	} else {
		c.tell(say.BannerPlain.String())
	}
	cards, points := 0, 0
	for id := 1; id <= rules.Objectives; id++ {
		if o := &rules.ObjectiveCards[id]; o.Ribbon&x.Ribbon != 0 {
			cards, points = cards+1, points+c.pointsOf(uint8(id))
		}
	}
	c.tell(say.BannerCards(rules.Objectives, cards, points))
	c.lineOf(say.RowKit, kit(c.s.Box(), f))
	for p := range game.Player(c.s.N) {
		if q := &c.s.Seats[p]; q.Flags&rules.HasFaction != 0 && q.Faction == f {
			c.lineOf(say.RowPlayer, c.NameOf(p))
		}
	}
}

const factionIcon = "g-shield"
