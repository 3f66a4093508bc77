package conquer

import (
	"tabard/app/face"
	rules "tabard/engines/conquer"
	"tabard/engines/game"
)

// details are the events that a digest leaves out: they follow from another line or are housekeeping.
var details = [len(rules.EventNames)]bool{rules.EvTurn: true, rules.EvKept: true, rules.EvGathered: true, rules.EvQuiver: true, rules.EvPlaced: true,
	rules.EvTurnEnded: true, rules.EvShown: true, rules.EvStayed: true, rules.EvReshuffled: true, rules.EvStartRoll: true}

// line is an event in words.
func (c scene) line(e game.Event) face.Line {
	if c.s == nil || int(e.Kind) >= len(c.Events) {
		return face.Line{}
	}
	return face.Line{Text: c.said(e), Minor: details[e.Kind], Refs: eventRefs(e)}
}

// said is an event as a sentence.
func (c scene) said(e game.Event) string {
	sentence := c.Events[e.Kind]
	if e.Kind == rules.EvMoveDie && e.B == 1 {
		sentence = c.More[catapultGoes]
	}
	return c.Cap(fill(sentence, c.values(e)...))
}

// values are the places of the sentences about an event. A, B, C and N mean another thing in each, so everything is kept in
// range.
func (c scene) values(e game.Event) []string {
	n := int(e.N)
	values := []string{"who", c.Who(e.Who), "whose", c.Whose(e.Who), "n", num(n)}
	add := func(namesAndValues ...string) { values = append(values, namesAndValues...) }
	switch {
	case e.Kind < rules.EvTurn:
		c.setupValues(e, add)
	case e.Kind < rules.EvMoveDie:
		c.workValues(e, add)
	case e.Kind >= rules.EvAttacked && e.Kind <= rules.EvDefeated:
		c.fightValues(e, add)
	case e.Kind >= rules.EvClaimed:
		c.goalValues(e, add)
	default:
		c.marchValues(e, add)
	}
	return values
}

// add notes names and values of places.
type add func(namesAndValues ...string)

// setupValues are about what happens before the first turn.
func (c scene) setupValues(e game.Event, add add) {
	switch e.Kind {
	case rules.EvTile:
		add("tile", num(int(e.A>>1)), "side", sideLetter(e.A), "place", c.slotName(int(e.B)))
	case rules.EvSeatSlot:
		add("place", c.slotName(rules.LayoutTiles(c.s.Placement.Layout)+int(e.A)))
	case rules.EvFaction:
		add("faction", c.Factions[e.A%rules.Factions].Name)
	case rules.EvStartTown:
		add("town", c.Towns[e.B%rules.SettlementTypes].One, "place", c.siteAt(e.A))
	case rules.EvStartSoldier:
		add("soldier", c.Soldiers[e.A%(rules.SoldierTypes+1)].A, "place", c.cellName(e.B))
	}
}

// workValues are about cards drawn, income and what is made.
func (c scene) workValues(e game.Event, add add) {
	n := int(e.N)
	town, owner, tier := rules.TagOf(e.C)
	town %= rules.SettlementTypes
	switch e.Kind {
	case rules.EvDrewObj:
		goal := c.More[anObjective]
		if e.A > 0 {
			goal = c.goal(uint8(e.A))
		}
		add("goal", goal)
	case rules.EvDrewAct:
		card := c.More[anAction]
		if e.A > 0 {
			card = c.Cards[e.A%(rules.ActionCards+1)].Name
		}
		add("card", card)
	case rules.EvReshuffled, rules.EvKept:
		add("cards", c.More[objectiveMany+text(e.A/2)*(actionMany-objectiveMany)])
	case rules.EvDroppedObj:
		which := ""
		if e.B == 1 {
			which = c.More[theDeclared]
		}
		add("which", which, "goal", c.goal(uint8(e.A)))
	case rules.EvDroppedAct:
		which := ""
		if e.B == 1 {
			which = c.More[theOpen]
		}
		add("which", which, "card", c.Cards[e.A%(rules.ActionCards+1)].Name)
	case rules.EvGathered:
		stock := rules.Yields[town][tier].Stock
		add("goods", c.goods(rules.Goods{Stock: stock}), "the", c.WhoseIn(owner), "town", c.Towns[town].One, "place", c.siteAt(e.A))
	case rules.EvCoins, rules.EvPeasant:
		add("coins", c.coins(n))
	case rules.EvSold:
		add("one", c.Resources[e.A%rules.Resources].A, "coins", c.coins(rules.SellPrice))
	case rules.EvBought:
		add("one", c.Resources[e.A%rules.Resources].A, "coins", c.coins(n))
	case rules.EvSiegeBuy, rules.EvCrafted, rules.EvDeployed:
		add("soldier", c.Soldiers[e.A%(rules.SoldierTypes+1)].A, "place", c.cellName(e.B))
	case rules.EvAmmo:
		add("arrow", c.More[arrowA+text(e.A&1)])
	case rules.EvEstablished:
		add("town", c.Towns[e.A%rules.SettlementTypes].One, "place", c.siteAt(e.B))
	case rules.EvImproved:
		to := c.More[toTier2]
		if rules.Tier(e.B) == rules.Avalon {
			to = c.More[toAvalon]
		}
		add("town", c.Towns[n%rules.SettlementTypes].One, "place", c.siteAt(e.A), "tier", to)
	case rules.EvUpgraded:
		card := ""
		if n == 1 {
			card = c.say(byCard, "card", c.Cards[rules.Promoted].Name)
		}
		add("place", c.cellName(e.A), "soldier", c.Soldiers[e.B%(rules.SoldierTypes+1)].A, "card", card)
	}
}

// marchValues are about moves, occupations and cards played.
func (c scene) marchValues(e game.Event, add add) {
	tag := e.C
	switch e.Kind {
	case rules.EvStayed, rules.EvFreed:
		tag = e.B
	case rules.EvPlayed:
		add("card", c.Cards[e.A%(rules.ActionCards+1)].Name, "on", c.playedOn(e))
		return
	case rules.EvShown:
		add("card", c.Cards[e.A%(rules.ActionCards+1)].Name)
		return
	}
	t, owner, _ := rules.TagOf(tag)
	switch e.Kind {
	case rules.EvEntered:
		add("soldier", c.Soldiers[uint16(e.N)%(rules.SoldierTypes+1)].One, "the", c.WhoseIn(owner),
			"town", c.Towns[t%rules.SettlementTypes].One, "place", c.siteAt(e.B))
		return
	case rules.EvFreed:
		add("the", c.Whose(owner), "town", c.Towns[t%rules.SettlementTypes].One, "place", c.siteAt(e.A))
		return
	case rules.EvCaptured:
		add("the", c.WhoseIn(owner), "town", c.Towns[t%rules.SettlementTypes].One, "place", c.siteAt(e.A))
		return
	}
	// The owner of a soldier that is led astray is not who acts.
	add("owner", c.Whose(owner), "the", c.WhoseIn(owner), "soldier", c.Soldiers[t%(rules.SoldierTypes+1)].One,
		"place", c.cellName(e.A), "to", c.cellName(e.B))
}

// playedOn is the target of a card that was played, within its sentence.
func (c scene) playedOn(e game.Event) string {
	k := rules.ActionCard(e.A % (rules.ActionCards + 1))
	t, owner, _ := rules.TagOf(uint16(e.N))
	switch rules.PlayTarget(k) {
	case rules.TargetSeat:
		return c.say(onTarget, "target", c.WhoIn(game.Player(e.B)))
	case rules.TargetTown:
		return c.say(onTarget, "target", c.townName(e.B))
	case rules.TargetCell:
		return c.say(deploys, "soldier", c.Soldiers[e.C%(rules.SoldierTypes+1)].A, "place", c.cellName(e.B))
	}
	if e.N == 0 {
		return ""
	}
	return c.say(onTarget, "target", c.soldierOf(owner, t, e.B))
}

// fightValues are about engagements.
func (c scene) fightValues(e game.Event, add add) {
	n := int(e.N)
	switch e.Kind {
	case rules.EvAttacked, rules.EvCounter:
		striker, struck, owner := rules.Duel(e.N)
		add("striker", c.Soldiers[striker%(rules.SoldierTypes+1)].One, "place", c.cellName(e.A), "the", c.WhoseIn(owner),
			"soldier", c.Soldiers[struck%(rules.SoldierTypes+1)].One, "to", c.cellName(e.B), "ammo", c.with(e.C, withArrow))
	case rules.EvVolley:
		t, owner, _ := rules.TagOf(uint16(n) >> 3)
		ammo := ""
		if flaming := n & 7; flaming > 0 {
			ammo = c.say(withArrow, "arrow", c.count(flaming, arrowOne+1, arrowMany+1))
		}
		add("place", c.cellName(e.A), "second", c.cellName(e.B), "the", c.WhoseIn(owner), "soldier", c.Soldiers[t%(rules.SoldierTypes+1)].One,
			"to", c.cellName(e.C), "ammo", ammo)
	case rules.EvRoll:
		add("attack", c.thrown(rules.DiceOf(e.A)), "defence", c.thrown(rules.DiceOf(e.B)), "a", num(n>>5), "d", num(n&31))
	case rules.EvAddedDie:
		add("die", c.Faces[e.A%rules.Faces])
	case rules.EvDieRemoved:
		add("the", c.More[attackDie+text(e.B&1)], "die", c.Faces[e.A%rules.Faces])
	case rules.EvHeld:
		t, _, _ := rules.TagOf(e.B)
		add("soldier", c.Soldiers[t%(rules.SoldierTypes+1)].One, "place", c.cellName(e.A))
	case rules.EvDefeated:
		add("the", c.WhoseIn(game.Player(e.C)), "soldier", c.Soldiers[e.A%(rules.SoldierTypes+1)].One, "place", c.cellName(e.B),
			"craft", c.Times(n, c.Resources[rules.Craft]))
	}
}

// thrown are dice in words, the highest first: "2, 1 and blank".
func (c scene) thrown(faces [4]byte) string {
	var dice []string
	for _, face := range [rules.Faces]rules.Face{rules.Two, rules.Strike, rules.One, rules.Blank} {
		for range faces[face] {
			dice = append(dice, c.Faces[face])
		}
	}
	if dice == nil {
		return c.More[noDice]
	}
	return c.List(dice)
}

// goalValues are about objectives and the end.
func (c scene) goalValues(e game.Event, add add) {
	n := int(e.N)
	id := uint8(e.A % (rules.Objectives + 1))
	switch e.Kind {
	case rules.EvClaimed:
		add("goal", c.goal(id), "points", c.count(n, pointOne, pointMany))
	case rules.EvRetired:
		add("soldier", c.Soldiers[e.A%(rules.SoldierTypes+1)].One, "place", c.cellName(e.B))
	case rules.EvDeclared:
		forTown := ""
		if id != rules.VowObjectives[0] {
			t, owner, _ := rules.TagOf(e.C)
			forTown = c.say(forSettlement, "town", c.say(townOf, "whose", c.WhoseIn(owner), "town", c.Towns[t%rules.SettlementTypes].One, "place", c.siteAt(e.B)))
		}
		add("goal", c.goal(id), "for", forTown)
	case rules.EvLapsed:
		add("goal", c.goal(id))
	case rules.EvPlaced:
		t, _, _ := rules.TagOf(e.B)
		add("town", c.Towns[t%rules.SettlementTypes].One, "place", c.siteAt(e.A))
	case rules.EvSoldPeasant:
		add("coins", c.coins(rules.PeasantSale))
	case rules.EvOver:
		rounds := ""
		if e.A == 1 {
			rounds = c.More[byRounds]
		}
		add("rounds", rounds)
	}
}

// eventRefs are the pieces that an event is about.
func eventRefs(e game.Event) []face.Ref {
	switch e.Kind {
	case rules.EvStartTown, rules.EvGathered, rules.EvImproved, rules.EvFreed, rules.EvCaptured, rules.EvPlaced:
		return []face.Ref{siteRef(e.A)}
	case rules.EvEstablished:
		return []face.Ref{siteRef(e.B)}
	case rules.EvEntered:
		return []face.Ref{siteRef(e.B)}
	case rules.EvStartSoldier, rules.EvSiegeBuy, rules.EvDeployed, rules.EvMoved, rules.EvRetreated, rules.EvDefeated:
		return []face.Ref{hexRef(e.B)}
	case rules.EvUpgraded, rules.EvStayed, rules.EvMoveDie, rules.EvHeld, rules.EvMisDie:
		return []face.Ref{hexRef(e.A)}
	case rules.EvAttacked, rules.EvCounter:
		return []face.Ref{hexRef(e.B), hexRef(e.A)}
	case rules.EvVolley:
		return []face.Ref{hexRef(e.C), hexRef(e.A), hexRef(e.B)}
	case rules.EvFinished, rules.EvFirst, rules.EvTurn:
		return []face.Ref{seatRef(e.Who)}
	}
	return nil
}

// chapter is the heading before the turn of a seat, which begins by itself when the one before has ended.
func (c scene) chapter(events []game.Event, i int) string {
	if e := events[i]; e.Kind == rules.EvTurn && c.s != nil {
		return c.Cap(fill(c.Events[rules.EvTurn], c.values(e)...))
	}
	return ""
}
