package conquer

import (
	"testing"

	"tabard/engines/game"
	"tabard/engines/gametest"
)

// Numbers in saves and links never change.
func TestWireNumbersAreFrozen(t *testing.T) {
	gametest.Wire(t, Def,
		gametest.List("reasons", WhyNames[:]...),
		gametest.List("terrains", TerrainNames[:]...),
		gametest.List("resources", ResourceNames[:]...),
		gametest.List("arrows", ArrowNames[:]...),
		gametest.List("soldiers", SoldierNames[:]...),
		gametest.List("settlements", SettlementNames[:]...),
		gametest.List("colours", ColorNames[:]...),
		gametest.List("factions", FactionNames[:]...),
		gametest.List("action cards", CardNames[:]...),
		gametest.List("layouts", LayoutNames[:]...),
		gametest.List("counters", CounterNames[:]...),
		gametest.Names("objectives", len(ObjectiveCards), func(i int) string { return ObjectiveCards[i].Title }),
		gametest.List("ammunition", AmmoNone, AmmoArrow, AmmoFlaming, AmmoStone1, AmmoStone2, AmmoStone3),
		gametest.List("where a turn stands", StepStart, StepBetween, StepEnd),
		gametest.List("crossings", CrossedMountain, CrossedWater),
		gametest.List("bits of soldiers", Moved, Attacked, Acted, Deployed, Reinforced, Upgraded, SickNext, SickNow),
		gametest.List("bits of settlements", Peasant, Built, Improved, DeployUsed),
		gametest.List("bits of seats", NoAttackNext, NoAttackNow, HasFaction),
		gametest.List("bits of the set-up", OptPerks, OptTeams, OptAvalon, OptAlign, OptDealt, OptOrder, OptCounted, OptLater, OptKingdom, OptPlainDie),
		gametest.List("streams", streamFill, streamOrder, streamFactions, streamObj, streamAct, streamDice),
		gametest.List("a card turned over", TurnedOver),
		gametest.List("declared objectives", VowObjectives[:]...),
		gametest.List("limits of rounds", roundLimits[:]...),
	)
}

// Spaces and player slots are numbers of the layout: where each lies never changes.
func TestSpacesKeepTheirNumbers(t *testing.T) {
	for l, want := range [Layouts]uint64{
		Std2: 0x200bd50cb98c5c66, Std3: 0x6d9a0cd6d0c8c361, Std4: 0xba4f348deb568350, SideBySide: 0xaf60f9c61405f86a,
		Crossroads: 0x9f5e77b28856ec7e, GreatRiver: 0x6ec13143416972f, RoundTable: 0x7c1a5c9659fc6a3f, GrandCampaign: 0xe7cf94f49ad9f822,
	} {
		hash := uint64(14695981039346656037)
		note := func(v int) { hash = (hash ^ uint64(v&0xffff)) * 1099511628211 }
		for _, at := range GridOf(Layout(l)).at {
			note(int(at.q))
			note(int(at.r))
		}
		note(LayoutTiles(Layout(l)))
		note(LayoutSeats(Layout(l)))
		gametest.Want(t, LayoutNames[l], hash, want)
	}
}

// What is packed is read as written.
func TestPackedNumbersReadAsWritten(t *testing.T) {
	for tile := 1; tile <= Tiles; tile++ {
		for side := range Side(Sides) {
			for turn := range Directions {
				code := TileCode(tile, side, turn)
				gametest.Want(t, "tile", [3]int{TileOf(code), int(SideOf(code)), TurnOf(code)}, [3]int{tile, int(side), turn})
			}
		}
	}
	gametest.Want(t, "codes of tiles", [3]uint8{TileCode(1, 0, 0), TileCode(2, 0, 0), TileCode(1, 1, 3)}, [3]uint8{1, 13, 10})
	for p := range game.Player(MaxSeats) {
		for kind := range uint8(8) {
			gotKind, gotSeat, _ := TagOf(tag(p, kind))
			gametest.Want(t, "tag", [2]int{int(gotKind), int(gotSeat)}, [2]int{int(kind), int(p)})
			striker, struck, owner := Duel(int16(uint16(Knight) | tag(p, kind)<<3))
			gametest.Want(t, "duel", [3]int{int(striker), int(struck), int(owner)}, [3]int{int(Knight), int(kind), int(p)})
		}
	}
	gametest.Want(t, "a packed tag", tag(3, Archer)|uint16(Avalon)<<5, 0x7a)
	gametest.Want(t, "packed dice", PackDice([4]byte{1, 2, 3, 4}), 0x4321)
	gametest.Want(t, "dice", DiceOf(PackDice([4]byte{1, 2, 3, 12})), [4]byte{1, 2, 3, 12})
	yield := House.Town(Farm, 2).Yield
	got := yield
	got.Stock[Horse]--
	got.Stock[Craft]--
	gametest.Want(t, "a short yield", packShort(&yield, &got), 1<<(1+2*uint(Horse))|1<<(1+2*uint(Craft)))
	read := House.GatheredOf(game.Event{B: packShort(&yield, &got), C: tag(0, Farm) | 2<<5})
	gametest.Want(t, "what came of it", read.Stock, got.Stock)
}
