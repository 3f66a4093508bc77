package conquer

import (
	"strings"

	"tabard/app/face"
	rules "tabard/engines/conquer"
	"tabard/engines/game"
)

// subject is what a sentence is about: the numbers of an action, an event or a reason, and who acts. Sentences name what a
// number stands for, "{hex.a}", so that the code need not know which of them an event has.
type subject struct {
	a, b, c uint16
	n       int
	who     game.Player
}

// about fills a sentence from its subject. What hangs on more than one number comes as names and values.
func (c scene) about(x subject, sentence string, namesAndValues ...string) string {
	return face.FillBy(sentence, func(name string) (string, bool) {
		what, of, ok := strings.Cut(name, ".")
		if !ok {
			switch name {
			case "who":
				return c.Who(x.who), true
			case "whose":
				return c.Whose(x.who), true
			case "n":
				return num(x.n), true
			}
			return "", false
		}
		v := uint16(x.n)
		switch of {
		case "a":
			v = x.a
		case "b":
			v = x.b
		case "c":
			v = x.c
		case "d": // of a duel, the tag of who is struck
			v >>= 3
		}
		return c.named(what, v)
	}, namesAndValues...)
}

// named is what a number of the rules stands for. A, B and C mean another thing each time, so everything is kept in range.
func (c scene) named(what string, v uint16) (string, bool) {
	kind, owner, _ := rules.TagOf(v)
	town := v % rules.SettlementTypes
	unit := v % (rules.SoldierTypes + 1)
	switch what {
	case "hex":
		return c.cellName(v), true
	case "site":
		return c.siteAt(v), true
	case "three":
		return c.siteName(v), true
	case "slot":
		return c.slotName(int(v)), true
	case "side":
		return sideLetter(v), true
	case "soldier":
		return c.soldierName(v), true
	case "town":
		return c.townName(v), true
	case "seat":
		return c.Who(game.Player(v)), true
	case "kind":
		return c.Towns[town].One, true
	case "unit":
		return c.Soldiers[unit].One, true
	case "aUnit":
		return c.Soldiers[unit].A, true
	case "at":
		return c.Soldiers[c.typeAt(v)].One, true
	case "man": // a soldier by its tag
		return c.Soldiers[kind%(rules.SoldierTypes+1)].One, true
	case "hold": // a settlement by its tag
		return c.Towns[kind%rules.SettlementTypes].One, true
	case "lord": // whose it is by its tag
		return c.WhoseIn(owner), true
	case "Lord": // the same at the head of a sentence
		return c.Whose(owner), true
	case "good":
		return c.Resources[v%rules.Resources].One, true
	case "aGood":
		return c.Resources[v%rules.Resources].A, true
	case "arrow":
		return c.More[arrowOne+text(v&1)], true
	case "anArrow":
		return c.More[arrowA+text(v&1)], true
	case "card":
		return c.Cards[v%(rules.ActionCards+1)].Name, true
	case "goal":
		return c.goal(uint8(v % (rules.Objectives + 1))), true
	case "title":
		return c.Objectives[v%(rules.Objectives+1)].Name, true
	case "faction":
		return c.Factions[v%rules.Factions].Name, true
	case "terrain":
		return c.Terrains[v%(rules.Terrains+1)].A, true
	case "coins":
		return c.coins(int(v)), true
	case "points":
		return c.count(int(v), pointOne, pointMany), true
	case "craft":
		return c.Times(int(v), c.Resources[rules.Craft]), true
	case "dice":
		return c.thrown(rules.DiceOf(v)), true
	case "die":
		return c.Faces[v%rules.Faces], true
	case "high":
		n, _ := rules.TotalsOf(int16(v))
		return num(n), true
	case "low":
		_, n := rules.TotalsOf(int16(v))
		return num(n), true
	case "half":
		return num(int(v >> 1)), true
	case "num":
		return num(int(v)), true
	}
	return "", false
}
