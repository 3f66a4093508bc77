package conquer

import (
	"tabard/app/face"
	rules "tabard/engines/conquer"
	"tabard/engines/game"
)

// A soldier goes by the hex that it stands on, and so does whoever attacks it.
func hexRef(c rules.Cell) face.Ref             { return face.NewRef("hex", int(c)) }
func siteRef(s rules.Site) face.Ref            { return face.NewRef("site", int(s)) }
func slotRef(slot int) face.Ref                { return face.NewRef("slot", slot) }
func placeRef(playerSlot int) face.Ref         { return face.NewRef("place", playerSlot) }
func tileRef(tile int) face.Ref                { return face.NewRef("tile", tile) }
func factionRef(f rules.Faction) face.Ref      { return face.NewRef("faction", int(f)) }
func objRef(id uint8) face.Ref                 { return face.NewRef("obj", int(id)) }
func declRef(id uint8) face.Ref                { return face.NewRef("decl", int(id)) }
func doneRef(id uint8) face.Ref                { return face.NewRef("done", int(id)) }
func resRef(r rules.Resource) face.Ref         { return face.NewRef("res", int(r)) }
func reserveRef(t rules.SoldierType) face.Ref  { return face.NewRef("reserve", int(t)) }
func buildRef(t rules.SettlementType) face.Ref { return face.NewRef("build", int(t)) }
func ammoRef(kind uint8) face.Ref              { return face.NewRef("ammo", int(kind)) }
func seatRef(p game.Player) face.Ref           { return face.NewRef("seat", int(p)) }
func dieRef(die rules.Face) face.Ref           { return face.NewRef("die", int(die)) }

// actRef is an action card in the hand, or one that lies open before its owner.
func actRef(k rules.ActionCard, open bool) face.Ref {
	if open {
		return face.NewRef("act", int(k), 1)
	}
	return face.NewRef("act", int(k), 0)
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
