package conquer

import (
	"tabard/app/face"
	"tabard/app/words"
	say "tabard/app/words/conquer"
	rules "tabard/engines/conquer"
	"tabard/engines/game"
)

// details are the events that a digest leaves out: they follow from another line or are housekeeping.
var details = [len(rules.EventNames)]bool{rules.EvTurn: true, rules.EvKept: true, rules.EvGathered: true, rules.EvQuiver: true, rules.EvPlaced: true,
	rules.EvTurnEnded: true, rules.EvShown: true, rules.EvStayed: true, rules.EvReshuffled: true, rules.EvStartRoll: true}

// mains are the events that rivals want to know first: what brings points, what stands on the map since, and fights.
var mains = [len(rules.EventNames)]bool{rules.EvClaimed: true, rules.EvDeployed: true, rules.EvEstablished: true, rules.EvUpgraded: true,
	rules.EvFreed: true, rules.EvCaptured: true, rules.EvAttacked: true, rules.EvDefeated: true}

// line is an event in words.
func (c narrator) line(e game.Event) face.Line {
	if c.s == nil || int(e.Kind) >= len(rules.EventNames) {
		return face.Line{}
	}
	return face.Line{Text: c.said(e), Minor: details[e.Kind], Main: mains[e.Kind], Refs: eventRefs(e), Motion: c.motion(e)}
}

// said is an event as a sentence. A, B and C mean another thing each time, so everything is kept in range.
func (c narrator) said(e game.Event) string {
	switch {
	case e.Kind <= rules.EvFirst || e.Kind == rules.EvStartTown || e.Kind == rules.EvStartSoldier:
		return c.saidOfSetup(e)
	case e.Kind >= rules.EvSiegeBuy && e.Kind <= rules.EvUpgraded:
		return c.saidOfWork(e)
	case e.Kind >= rules.EvMoveDie && e.Kind <= rules.EvCaptured || e.Kind == rules.EvMisDie || e.Kind == rules.EvRetreated || e.Kind == rules.EvRetired:
		return c.saidOfMarches(e)
	case e.Kind >= rules.EvAttacked && e.Kind <= rules.EvDefeated:
		return c.saidOfFights(e)
	}
	return c.saidOfCards(e)
}

// saidOfSetup tells of what is before the first turn.
func (c narrator) saidOfSetup(e game.Event) string {
	who := c.Person(e.Who)
	switch e.Kind {
	case rules.EvTile:
		return say.EventTile(c.labeller().slotName(int(e.B)), sideLetter(e.A), int(e.A>>1), who)
	case rules.EvSeatSlot:
		return say.EventSeatSlot(c.labeller().slotName(rules.LayoutTiles(c.s.Placement.Layout)+int(e.A)), who)
	case rules.EvFaction:
		return say.EventFaction(say.Faction(e.A%rules.Factions), who)
	case rules.EvStartRoll:
		return say.EventStartRoll(int(e.N), who)
	case rules.EvFirst:
		return say.EventFirst(who)
	case rules.EvStartTown:
		return say.EventStartTown(c.siteAt(e.A), say.Town(e.B%rules.SettlementTypes), who)
	case rules.EvStartSoldier:
		return say.EventStartSoldier(c.cellName(e.B), soldierOf(e.A), who)
	}
	return ""
}

// soldierOf is a soldier by the number of its type.
func soldierOf(t uint16) say.Soldier { return say.Soldier(t % (rules.SoldierTypes + 1)) }

// taggedTown and taggedSoldier are a settlement and a soldier by a tag, and whose it is.
func (c narrator) taggedTown(tag uint16) (say.Town, words.Person) {
	t, owner, _ := rules.TagOf(tag)
	return say.Town(t % rules.SettlementTypes), c.Person(owner)
}

func (c narrator) taggedSoldier(tag uint16) (say.Soldier, words.Person) {
	t, owner, _ := rules.TagOf(tag)
	return soldierOf(uint16(t)), c.Person(owner)
}

// saidOfWork tells of what is drawn, gathered, bought and made.
func (c narrator) saidOfWork(e game.Event) string {
	who, n := c.Person(e.Who), int(e.N)
	card := say.Card(e.A % (rules.ActionCards + 1))
	switch e.Kind {
	case rules.EvSiegeBuy:
		return say.EventSiegeBuy(c.cellName(e.B), soldierOf(e.A), who)
	case rules.EvDrewObj:
		if e.A == 0 {
			return say.EventDrewObj("", who)
		}
		return say.EventDrewObj(goalOf(e.A), who)
	case rules.EvDrewAct:
		return say.EventDrewAct(card.String(), who)
	case rules.EvReshuffled:
		return say.EventReshuffled(e.A == 2)
	case rules.EvDroppedObj:
		return say.EventDroppedObj(e.B == 1, goalOf(e.A), who)
	case rules.EvDroppedAct:
		return say.EventDroppedAct(card, e.B == 1, who)
	case rules.EvKept:
		return say.EventKept(e.A == 2, who)
	case rules.EvGathered:
		town, owner := c.taggedTown(e.C)
		return say.EventGathered(amounts(c.s.Box().GatheredOf(e)), owner, c.siteAt(e.A), town, who)
	case rules.EvCoins:
		return say.EventCoins(n, who)
	case rules.EvQuiver:
		return say.EventQuiver(who)
	case rules.EvSold:
		return say.EventSold(int(c.s.Box().SellPrice), say.Resource(e.A%rules.Resources), who)
	case rules.EvBought:
		return say.EventBought(n, say.Resource(e.A%rules.Resources), who)
	case rules.EvPeasant:
		return say.EventPeasant(n, who)
	case rules.EvCrafted:
		return say.EventCrafted(soldierOf(e.A), who)
	case rules.EvAmmo:
		return say.EventAmmo(say.Arrow(e.A&1), who)
	case rules.EvTradeUp:
		return say.EventTradeUp(who)
	case rules.EvDeployed:
		return say.EventDeployed(c.cellName(e.B), soldierOf(e.A), who)
	case rules.EvEstablished:
		return say.EventEstablished(c.siteAt(e.B), say.Town(e.A%rules.SettlementTypes), who)
	case rules.EvImproved:
		return say.EventImproved(rules.Tier(e.B) == rules.Avalon, c.siteAt(e.A), say.Town(uint16(n)%rules.SettlementTypes), who)
	case rules.EvUpgraded:
		return say.EventUpgraded(c.cellName(e.A), n == 1, soldierOf(e.B), who)
	}
	return ""
}

// goalOf is an objective by its number in an event.
func goalOf(id uint16) string { return goal(uint8(id % (rules.Objectives + 1))) }

// saidOfMarches tells of soldiers that move, and of settlements that they enter and leave.
func (c narrator) saidOfMarches(e game.Event) string {
	who := c.Person(e.Who)
	soldier, owner := c.taggedSoldier(e.C)
	town, lord := c.taggedTown(e.C)
	switch e.Kind {
	case rules.EvMoveDie:
		return say.EventMoveDie(e.B == 1, int(e.N), owner, c.cellName(e.A), soldier)
	case rules.EvMoved:
		return say.EventMoved(c.cellName(e.A), owner, soldier, c.cellName(e.B))
	case rules.EvStayed:
		soldier, owner = c.taggedSoldier(e.B)
		return say.EventStayed(owner, c.cellName(e.A), soldier)
	case rules.EvEntered:
		return say.EventEntered(lord, c.siteAt(e.B), soldierOf(uint16(e.N)), town, who)
	case rules.EvFreed:
		town, lord = c.taggedTown(e.B)
		return say.EventFreed(lord, c.siteAt(e.A), town)
	case rules.EvCaptured:
		return say.EventCaptured(lord, c.siteAt(e.A), town, who)
	case rules.EvMisDie:
		return say.EventMisDie(int(e.N), owner, c.cellName(e.A), soldier, who)
	case rules.EvRetreated:
		return say.EventRetreated(c.cellName(e.A), owner, soldier, c.cellName(e.B))
	case rules.EvRetired:
		return say.EventRetired(c.cellName(e.B), soldierOf(e.A), who)
	}
	return ""
}

// saidOfFights tells of attacks, dice and what becomes of them.
func (c narrator) saidOfFights(e game.Event) string {
	who := c.Person(e.Who)
	die := say.Face(e.A % rules.Faces)
	striker, struck, owner := rules.Duel(e.N)
	soldier, target, foe := soldierOf(uint16(striker)), soldierOf(uint16(struck)), c.Person(owner)
	switch e.Kind {
	case rules.EvAttacked:
		return say.EventAttacked(shot(e.C), foe, c.cellName(e.A), soldier, target, c.cellName(e.B), who)
	case rules.EvVolley:
		flaming, _, _ := rules.VolleyOf(e.N)
		return say.EventVolley(c.cellName(e.A), foe, flaming, c.cellName(e.B), target, c.cellName(e.C), who)
	case rules.EvCounter:
		return say.EventCounter(shot(e.C), foe, c.cellName(e.A), soldier, target, c.cellName(e.B), who)
	case rules.EvNoCounter:
		return say.EventNoCounter(who)
	case rules.EvRoll:
		attack, defence := rules.TotalsOf(e.N)
		return say.EventRoll(attack, defence, thrown(rules.DiceOf(e.A)), thrown(rules.DiceOf(e.B)), who)
	case rules.EvAddedDie:
		return say.EventAddedDie(die, who)
	case rules.EvDieRemoved:
		return say.EventDieRemoved(e.B == 1, die, who)
	case rules.EvHeld:
		soldier, _ = c.taggedSoldier(e.B)
		return say.EventHeld(c.cellName(e.A), soldier, who)
	case rules.EvDefeated:
		return say.EventDefeated(c.Person(game.Player(e.C)), int(e.N), c.cellName(e.B), soldierOf(e.A), who)
	}
	return ""
}

// saidOfCards tells of cards, objectives, peasants and the course of the game.
func (c narrator) saidOfCards(e game.Event) string {
	who, n := c.Person(e.Who), int(e.N)
	switch e.Kind {
	case rules.EvTurn:
		return say.EventTurn(n, who)
	case rules.EvPlayed:
		return c.played(e)
	case rules.EvShown:
		return say.EventShown(say.Card(e.A%(rules.ActionCards+1)), who)
	case rules.EvClaimed:
		colour := rules.ObjectiveCards[e.A%(rules.Objectives+1)].Ribbon&rules.FactionCards[c.s.Seats[e.Who].Faction].Ribbon != 0
		return say.EventClaimed(colour, goalOf(e.A), n, who)
	case rules.EvDeclared:
		if uint8(e.A) == rules.VowObjectives[0] {
			return say.EventDeclared(goalOf(e.A), who)
		}
		town, owner := c.taggedTown(e.C)
		return say.EventDeclaredFor(goalOf(e.A), owner, c.siteAt(e.B), town, who)
	case rules.EvLapsed:
		return say.EventLapsed(goalOf(e.A), who)
	case rules.EvPlaced:
		town, _ := c.taggedTown(e.B)
		return say.EventPlaced(c.siteAt(e.A), town, who)
	case rules.EvSoldPeasant:
		return say.EventSoldPeasant(int(c.s.Box().PeasantSale), who)
	case rules.EvFinished:
		return say.EventFinished(c.lastTurns(), who)
	case rules.EvTurnEnded:
		return say.EventTurnEnded(who)
	case rules.EvOver:
		return say.EventOver(e.A == 1)
	}
	return ""
}

// played tells of a card that was played, and on what.
func (c narrator) played(e game.Event) string {
	who, k := c.Person(e.Who), rules.ActionCard(e.A%(rules.ActionCards+1))
	card := say.Card(k)
	switch rules.PlayTarget(k) {
	case rules.TargetSeat:
		return say.EventPlayedAgainst(card, c.Person(game.Player(e.B)), who)
	case rules.TargetTown:
		return say.EventPlayedOn(card, c.townName(e.B, object), who)
	case rules.TargetCell:
		return say.EventPlayedDeploy(card, c.cellName(e.B), soldierOf(e.C), who)
	}
	if e.N == 0 {
		return say.EventPlayed(card, who)
	}
	t, owner, _ := rules.TagOf(uint16(e.N))
	return say.EventPlayedOn(card, c.soldierOf(owner, t, e.B, object), who)
}

// thrown are dice in words, the highest first: "2, 1 and blank".
func thrown(faces [4]byte) string {
	var dice []string
	for _, face := range [rules.Faces]rules.Face{rules.Two, rules.Strike, rules.One, rules.Blank} {
		for range faces[face] {
			dice = append(dice, say.Face(face).String())
		}
	}
	if dice == nil {
		return say.NoDice.String()
	}
	return words.And(dice)
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
func (c narrator) chapter(events []game.Event, i int) string {
	if e := events[i]; e.Kind == rules.EvTurn && c.s != nil {
		return c.said(e)
	}
	return ""
}
