package merchants

import (
	"strconv"
	"strings"

	"tabard/app/face"
	"tabard/engines/game"
	rules "tabard/engines/merchants"
)

// A ref is a name and numbers of the rules: "battle:2:1". Every piece is drawn once, on the board or among the viewer's
// own goods.
func ref(name string, numbers ...int) face.Ref {
	for _, n := range numbers {
		name += ":" + strconv.Itoa(n)
	}
	return face.Ref(name)
}

func spaceRef(space int) face.Ref                  { return ref("space", space) }
func battleRef(r rules.Region, depth int) face.Ref { return ref("battle", int(r), depth) }
func regionRef(r rules.Region) face.Ref            { return ref("region", int(r)) }
func raceRef(r rules.Race) face.Ref                { return ref("race", int(r)) }
func craftRef(position int) face.Ref               { return ref("craft", position) }
func kingdomRef(position int) face.Ref             { return ref("kingdom", position) }
func bonusRef(w rules.Weapon) face.Ref             { return ref("bonus", int(w)) }
func heldRef(k rules.Kind) face.Ref                { return ref("held", int(k)) }
func levelRef(w rules.Weapon) face.Ref             { return ref("level", int(w)) }
func myKingdomRef(card uint8) face.Ref             { return ref("mykingdom", int(card)) }
func seatRef(p game.Player) face.Ref               { return ref("seat", int(p)) }

const (
	craftDeckRef   face.Ref = "craftdeck"
	kingdomDeckRef face.Ref = "kingdomdeck"
	craftGoneRef   face.Ref = "craftgone"
	kingdomGoneRef face.Ref = "kingdomgone"
	seasonRef      face.Ref = "season"
	steveRef       face.Ref = "steve"
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
