package merchants

import (
	"tabard/app/face"
	"tabard/engines/game"
	rules "tabard/engines/merchants"
)

// Where cards lie open, whichever of the places it is: the events do not say from which one a card was taken.
const (
	craftsSpot   face.Ref = "crafts"
	kingdomsSpot face.Ref = "kingdoms"
)

// motion is what an event makes travel over the board. Gold comes from no place of it, and what is forged stays in the own forge.
func (c narrator) motion(e game.Event) face.Motion {
	a, b, n := int(e.A), int(e.B), int(e.N)
	switch e.Kind {
	case rules.EvCraftUp:
		return face.Motion{From: craftDeckRef, To: craftRef(b), Icon: craftIcon}
	case rules.EvKingdomUp:
		return face.Motion{From: kingdomDeckRef, To: kingdomRef(b), Icon: kingdomIcon}
	case rules.EvLearned:
		return face.ToSeat(e.Who, craftsSpot, craftIcon, 1)
	case rules.EvBonus:
		return face.ToSeat(e.Who, bonusRef(rules.Weapon(a)), bonusIcon, 1)
	case rules.EvSold:
		m := face.FromSeat(e.Who, spaceRef(b), kindIcon(rules.Kind(a%rules.Kinds)), 1)
		m.Piece = m.To
		return m
	case rules.EvSteveSold:
		return face.Motion{From: steveRef, To: spaceRef(a), Icon: kindIcon(rules.Kind(b % rules.Kinds)), Piece: spaceRef(a)}
	case rules.EvReward:
		return face.ToSeat(e.Who, raceRef(rules.Race(a)), raceIcon[a%rules.Races], 1)
	case rules.EvRegion:
		return face.ToSeat(e.Who, regionRef(rules.Region(a)), tileIcon, 1)
	case rules.EvToken:
		if b == 1 {
			return face.Motion{From: regionRef(rules.Region(a)), To: seasonRef, Icon: tokenIcon}
		}
	case rules.EvKingdom:
		return face.ToSeat(e.Who, kingdomRef(b), kingdomIcon, 1)
	case rules.EvLinked:
		if a > 0 {
			return face.Motion{From: craftsSpot, To: craftGoneRef, Icon: craftIcon}
		}
		return face.Motion{From: kingdomsSpot, To: kingdomGoneRef, Icon: kingdomIcon}
	case rules.EvCleared:
		if n > 0 {
			return face.Motion{From: craftsSpot, To: craftGoneRef, Icon: craftIcon, N: n}
		}
	case rules.EvBattle:
		return face.ToSeat(e.Who, battleRef(rules.Region(a>>3), a&7), defeatedIcon, 1)
	}
	return face.Motion{}
}
