package merchants

import (
	"tabard/app/face"
	"tabard/engines/game"
	rules "tabard/engines/merchants"
)

func spaceRef(space int) face.Ref                  { return face.NewRef("space", space) }
func battleRef(r rules.Region, depth int) face.Ref { return face.NewRef("battle", int(r), depth) }
func regionRef(r rules.Region) face.Ref            { return face.NewRef("region", int(r)) }
func raceRef(r rules.Race) face.Ref                { return face.NewRef("race", int(r)) }
func craftRef(position int) face.Ref               { return face.NewRef("craft", position) }
func kingdomRef(position int) face.Ref             { return face.NewRef("kingdom", position) }
func bonusRef(w rules.Weapon) face.Ref             { return face.NewRef("bonus", int(w)) }
func heldRef(k rules.Kind) face.Ref                { return face.NewRef("held", int(k)) }
func levelRef(w rules.Weapon) face.Ref             { return face.NewRef("level", int(w)) }
func myKingdomRef(card uint8) face.Ref             { return face.NewRef("mykingdom", int(card)) }
func seatRef(p game.Player) face.Ref               { return face.NewRef("seat", int(p)) }

const (
	craftDeckRef   face.Ref = "craftdeck"
	kingdomDeckRef face.Ref = "kingdomdeck"
	craftGoneRef   face.Ref = "craftgone"
	kingdomGoneRef face.Ref = "kingdomgone"
	seasonRef      face.Ref = "season"
	steveRef       face.Ref = "steve"
	goldRef        face.Ref = "gold" // in the purse; no piece to press
)
