package conquer

import (
	"strings"

	"tabard/app/face"
	rules "tabard/engines/conquer"
	"tabard/engines/game"
)

// about fills a sentence from its subject. What hangs on more than one number comes as names and values.
func (c narrator) about(x face.Subject, sentence string, namesAndValues ...string) string {
	return c.About(x, sentence, c.named, namesAndValues...)
}

// named is what a number of the rules stands for. A, B and C mean another thing each time, so everything is kept in range.
func (c narrator) named(what string, v uint16) (string, bool) {
	if foe, ok := strings.CutPrefix(what, "struck-"); ok { // of a duel, the tag of who is struck
		what, v = foe, v>>3
	}
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
		return c.labeller().slotName(int(v)), true
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
		return c.labeller().goal(uint8(v % (rules.Objectives + 1))), true
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
