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
func (c narrator) line(e game.Event) face.Line {
	if c.s == nil || int(e.Kind) >= len(c.Events) {
		return face.Line{}
	}
	return face.Line{Text: c.said(e), Minor: details[e.Kind], Refs: eventRefs(e), Motion: c.motion(e)}
}

// said is an event as a sentence.
func (c narrator) said(e game.Event) string {
	sentence := c.Events[e.Kind]
	name, value := c.extra(e)
	switch {
	case e.Kind == rules.EvMoveDie && e.B == 1:
		sentence = c.More[catapultGoes]
	case e.Kind == rules.EvFinished && c.kingdom():
		sentence = c.More[finishedFirst]
	case e.Kind == rules.EvDrewObj && e.A == 0:
		sentence = c.More[anObjective]
	case e.Kind == rules.EvDrewAct && e.A == 0:
		sentence = c.More[anAction]
	}
	return c.Cap(c.about(face.Told(e), sentence, name, value))
}

// extra is the one place of a sentence about an event that is more than the name of a number.
func (c narrator) extra(e game.Event) (name, value string) {
	n := int(e.N)
	switch e.Kind {
	case rules.EvSeatSlot:
		return "slot", c.labeller().slotName(rules.LayoutTiles(c.s.Placement.Layout) + int(e.A))
	case rules.EvReshuffled, rules.EvKept:
		return "cards", c.More[objectiveMany+text(e.A/2)*(actionMany-objectiveMany)]
	case rules.EvDroppedObj:
		if e.B == 1 {
			value = c.More[theDeclared]
		}
		return "which", value
	case rules.EvDroppedAct:
		if e.B == 1 {
			value = c.More[theOpen]
		}
		return "which", value
	case rules.EvGathered:
		return "goods", c.goods(rules.GatheredOf(e))
	case rules.EvSold:
		return "coins", c.coins(rules.SellPrice)
	case rules.EvSoldPeasant:
		return "coins", c.coins(rules.PeasantSale)
	case rules.EvImproved:
		if rules.Tier(e.B) == rules.Avalon {
			return "tier", c.More[toAvalon]
		}
		return "tier", c.More[toTier2]
	case rules.EvUpgraded:
		if n == 1 {
			value = c.say(byCard, "card", c.Cards[rules.Promoted].Name)
		}
		return "card", value
	case rules.EvAttacked, rules.EvCounter:
		return "ammo", c.labeller().with(e.C, withArrow)
	case rules.EvVolley:
		if flaming, _, _ := rules.VolleyOf(e.N); flaming > 0 {
			value = c.say(withArrow, "arrow", c.count(flaming, flamingOne, flamingMany))
		}
		return "ammo", value
	case rules.EvDieRemoved:
		return "the", c.More[attackDie+text(e.B&1)]
	case rules.EvDefeated:
		return "the", c.WhoseIn(game.Player(e.C))
	case rules.EvPlayed:
		return "on", c.playedOn(e)
	case rules.EvDeclared:
		if uint8(e.A) != rules.VowObjectives[0] {
			value = c.say(forSettlement, "town", c.about(face.Told(e), c.More[townByTag]))
		}
		return "for", value
	case rules.EvFinished:
		return "n", num(rules.LastTurns)
	case rules.EvOver:
		if e.A == 1 {
			value = c.More[byRounds]
		}
		return "rounds", value
	}
	return "", ""
}

// playedOn is the target of a card that was played, within its sentence.
func (c narrator) playedOn(e game.Event) string {
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

// thrown are dice in words, the highest first: "2, 1 and blank".
func (c narrator) thrown(faces [4]byte) string {
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
