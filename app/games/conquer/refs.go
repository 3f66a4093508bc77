package conquer

import (
	"strconv"
	"strings"

	"tabard/app/face"
	rules "tabard/engines/conquer"
	"tabard/engines/game"
)

// A ref is a name and numbers of the rules: "site:74". Every piece is drawn once, on the board or among the viewer's own
// goods. A soldier goes by the hex that it stands on, and so does whoever attacks it.
func ref(name string, numbers ...int) face.Ref {
	for _, n := range numbers {
		name += ":" + strconv.Itoa(n)
	}
	return face.Ref(name)
}

func hexRef(c rules.Cell) face.Ref             { return ref("hex", int(c)) }
func siteRef(s rules.Site) face.Ref            { return ref("site", int(s)) }
func slotRef(slot int) face.Ref                { return ref("slot", slot) }
func placeRef(playerSlot int) face.Ref         { return ref("place", playerSlot) }
func tileRef(tile int) face.Ref                { return ref("tile", tile) }
func factionRef(f rules.Faction) face.Ref      { return ref("faction", int(f)) }
func objRef(id uint8) face.Ref                 { return ref("obj", int(id)) }
func declRef(id uint8) face.Ref                { return ref("decl", int(id)) }
func doneRef(id uint8) face.Ref                { return ref("done", int(id)) }
func resRef(r rules.Resource) face.Ref         { return ref("res", int(r)) }
func reserveRef(t rules.SoldierType) face.Ref  { return ref("reserve", int(t)) }
func buildRef(t rules.SettlementType) face.Ref { return ref("build", int(t)) }
func ammoRef(kind uint8) face.Ref              { return ref("ammo", int(kind)) }
func seatRef(p game.Player) face.Ref           { return ref("seat", int(p)) }
func dieRef(die rules.Face) face.Ref           { return ref("die", int(die)) }

// actRef is an action card in the hand, or one that lies open before its owner.
func actRef(k rules.ActionCard, open bool) face.Ref {
	if open {
		return ref("act", int(k), 1)
	}
	return ref("act", int(k), 0)
}

const (
	coinsRef    face.Ref = "coins"
	peasantRef  face.Ref = "peasants"
	capturedRef face.Ref = "captured"
	fightRef    face.Ref = "fight"
	objDeckRef  face.Ref = "deck:obj"
	actDeckRef  face.Ref = "deck:act"
	objGoneRef  face.Ref = "gone:obj"
	actGoneRef  face.Ref = "gone:act"
)

// refParts takes a ref apart. Numbers that are missing or none are -1.
func refParts(r face.Ref) (name string, a, b int) {
	parts := strings.SplitN(string(r), ":", 3)
	at := func(i int) int {
		if i >= len(parts) {
			return -1
		}
		n, err := strconv.Atoi(parts[i])
		if err != nil || n < 0 {
			return -1
		}
		return n
	}
	return parts[0], at(1), at(2)
}
