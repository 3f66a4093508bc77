package merchants

import (
	"testing"

	"tabard/engines/game"
	"tabard/engines/gametest"
)

// Numbers in saves and links never change.
func TestWireNumbersAreFrozen(t *testing.T) {
	gametest.Wire(t, Def,
		gametest.List("reasons", WhyNames[:]...),
		gametest.List("weapons", WeaponNames[:]...),
		gametest.List("qualities", QualityNames[:]...),
		gametest.List("races", RaceNames[:]...),
		gametest.List("regions", RegionNames[:]...),
		gametest.List("seasons", SeasonNames[:]...),
		gametest.List("mats", MatNames[:]...),
		gametest.Names("kingdom cards", len(KingdomCards), func(i int) string { return KingdomCards[i].ID }),
		gametest.Names("rows", len(Board4), func(i int) string { return Board4[i].ID }),
		gametest.Names("rows for three", len(Board3), func(i int) string { return Board3[i].ID }),
		gametest.List("actions of a turn", ActNone, ActLearn, ActForge, ActSell, ActKingdom, ActForgeSell, ActPass),
		gametest.List("ways to learn", LearnPaid, LearnSecond, LearnFree, LearnOld),
		gametest.List("causes of a season's end", TriggerToken, TriggerEmpty, TriggerStall),
		gametest.List("streams", streamStart, streamSteve, streamKingdom, streamSpring, streamAutumn),
	)
}

// What is packed is read as written.
func TestPackedNumbersReadAsWritten(t *testing.T) {
	for k := range Kind(Kinds) {
		gametest.Want(t, "kind", KindOf(WeaponOf(k), QualityOf(k)), k)
		for owner := uint8(1); owner <= SteveOwner; owner++ {
			tile := Tile(owner, k)
			gametest.Want(t, "kind of a tile", TileKind(tile), k)
			gametest.Want(t, "Steve's", TileSteve(tile), owner == SteveOwner)
			p := game.Player(owner) - 1
			if owner == SteveOwner {
				p = game.Nobody
			}
			gametest.Want(t, "owner", TileOwner(tile), p)
		}
	}
	gametest.Want(t, "empty space", TileOwner(0), game.Nobody)
	for space := range MaxSpaces {
		gametest.Want(t, "space", SpaceOf(RowOf(space), DepthOf(space)), space)
	}
	for bits := range 8 {
		region, tongue, cut := bits&1 == 1, bits&2 == 2, bits&4 == 4
		race, r, s, c := PartsOf(SaleParts(bits, region, tongue, cut))
		gametest.Want(t, "race tiles", race, bits)
		gametest.Want(t, "parts", [3]bool{r, s, c}, [3]bool{region, tongue, cut})
	}
	s := base(4).level('R', Mace, 5, 0)
	n := int16(s.side(Tile(1, std(Mace)))<<8 | s.side(Tile(SteveOwner, std(Axe))))
	owners, levels := SidesOf(n)
	gametest.Want(t, "owners", owners, [2]uint8{1, SteveOwner})
	gametest.Want(t, "levels", levels, [2]int{5, 0})
}
