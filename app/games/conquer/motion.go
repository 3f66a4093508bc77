package conquer

import (
	"tabard/app/face"
	rules "tabard/engines/conquer"
	"tabard/engines/game"
)

// motion is what an event makes travel over the map, or between the decks and a seat. What one buys and sells comes from the box.
func (c narrator) motion(e game.Event) face.Motion {
	n := int(e.N)
	soldier := func(t uint16) string { return soldierIcon[t%(rules.SoldierTypes+1)] }
	onto := func(r face.Ref, icon string) face.Motion {
		m := face.FromSeat(e.Who, r, icon, 1)
		m.Piece = r
		return m
	}
	shot := func(from, to uint16, ammo bool) face.Motion {
		m := face.Motion{From: hexRef(rules.Cell(from)), To: hexRef(rules.Cell(to)), Icon: oddsIcon}
		if ammo {
			m.Icon = arrowIcon
		}
		return m
	}
	switch e.Kind {
	case rules.EvTile:
		return face.FromSeat(e.Who, slotRef(int(e.B)), tileIcon, 1)
	case rules.EvSeatSlot:
		return face.FromSeat(e.Who, placeRef(int(e.A)), factionIcon, 1)
	case rules.EvStartTown:
		return onto(siteRef(rules.Site(e.A)), townIcon[e.B%rules.SettlementTypes])
	case rules.EvEstablished:
		return onto(siteRef(rules.Site(e.B)), townIcon[e.A%rules.SettlementTypes])
	case rules.EvImproved:
		return face.FromSeat(e.Who, siteRef(rules.Site(e.A)), townIcon[n%rules.SettlementTypes], 1)
	case rules.EvStartSoldier, rules.EvSiegeBuy, rules.EvDeployed:
		return onto(hexRef(rules.Cell(e.B)), soldier(e.A))
	case rules.EvUpgraded:
		return face.FromSeat(e.Who, hexRef(rules.Cell(e.A)), soldier(e.B), 1)
	case rules.EvDrewObj:
		return face.ToSeat(e.Who, objDeckRef, objectiveIcon, 1)
	case rules.EvDrewAct:
		return face.ToSeat(e.Who, actDeckRef, actionIcon, 1)
	case rules.EvDroppedObj:
		return face.FromSeat(e.Who, objGoneRef, objectiveIcon, 1)
	case rules.EvDroppedAct, rules.EvPlayed:
		return face.FromSeat(e.Who, actGoneRef, actionIcon, 1)
	case rules.EvReshuffled:
		if e.A == 2 {
			return face.Motion{From: actGoneRef, To: actDeckRef, Icon: actionIcon}
		}
		return face.Motion{From: objGoneRef, To: objDeckRef, Icon: objectiveIcon}
	case rules.EvGathered:
		for r, got := range c.s.Box().GatheredOf(e).Stock {
			if got > 0 {
				return face.ToSeat(e.Who, siteRef(rules.Site(e.A)), resourceIcon[r], n)
			}
		}
	case rules.EvMoved, rules.EvRetreated:
		t, _, _ := rules.TagOf(e.C)
		to := hexRef(rules.Cell(e.B))
		m := face.Motion{From: hexRef(rules.Cell(e.A)), To: to, Icon: soldier(uint16(t)), Piece: to}
		if e.Kind == rules.EvMoved {
			m.Via = c.passed(e, rules.Cell(e.B))
		}
		return m
	case rules.EvEntered:
		return face.Motion{From: hexRef(rules.Cell(e.A)), To: siteRef(rules.Site(e.B)), Via: c.passed(e, rules.Cell(e.B/2)), Icon: soldier(uint16(n))}
	case rules.EvCaptured:
		return face.ToSeat(e.Who, siteRef(rules.Site(e.A)), capturedIcon, 1)
	case rules.EvPlaced:
		return face.FromSeat(e.Who, siteRef(rules.Site(e.A)), peasantIcon, 1)
	case rules.EvAttacked, rules.EvCounter:
		return shot(e.A, e.B, e.C > 0)
	case rules.EvVolley:
		return shot(e.A, e.C, true)
	case rules.EvDefeated:
		return face.ToSeat(game.Player(e.C), hexRef(rules.Cell(e.B)), soldier(e.A), 1)
	case rules.EvRetired:
		return face.ToSeat(e.Who, hexRef(rules.Cell(e.B)), soldier(e.A), 1)
	}
	return face.Motion{}
}

// passed is what a soldier passes on its march to a space.
func (c narrator) passed(e game.Event, to rules.Cell) (via []face.Ref) {
	back := c.s.WayBack(e.Who, rules.Cell(e.A), to, c.crossed(e))
	via = make([]face.Ref, len(back))
	for i, cell := range back {
		via[len(back)-1-i] = hexRef(cell)
	}
	return via
}

// crossed are the crossings that were played for a march: the cards between its roll and its end.
func (c narrator) crossed(march game.Event) (cards uint16) {
	found := false
	for i := len(c.v.Log) - 1; i >= 0; i-- {
		events := c.v.Log[i].Events
		for k := len(events) - 1; k >= 0; k-- {
			e := &events[k]
			switch {
			case *e == march:
				found = true
			case !found:
			case e.Kind == rules.EvMoveDie && e.A == march.A:
				return cards
			case e.Kind == rules.EvPlayed && e.A == uint16(rules.MountainCrossing):
				cards |= rules.CrossedMountain
			case e.Kind == rules.EvPlayed && e.A == uint16(rules.WaterCrossing):
				cards |= rules.CrossedWater
			}
		}
	}
	return 0
}
