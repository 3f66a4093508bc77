package conquer

import (
	"strings"
	"testing"

	"tabard/engines/game"
)

// Numbers in saves and links never change. These texts name every one of them in order: only appending is allowed, and
// whatever else changes here breaks every game that was ever saved.
func TestWireNumbersAreFrozen(t *testing.T) {
	ids := func(n int, id func(int) string) string {
		names := make([]string, n)
		for i := range names {
			names[i] = id(i)
		}
		return strings.Join(names, " ")
	}
	for _, c := range []struct {
		name, got, want string
	}{
		{"verbs", strings.Join(KindNames[:], " "),
			" Pass Done EndTurn Tile Side Slot Rotation SeatSlot Faction StartType Site StartSoldier SiegeBuy DropObj " +
				"DropAct Sell Buy BuyPeasant Craft Ammo TradeUp Deploy Establish Improve Avalon Upgrade Move Attack Volley Play " +
				"Claim Declare Flaming MoveTo Enter Stay RetreatTo RemoveDie Casualty Counter Place SellPeasant"},
		{"questions", strings.Join(FrameNames[:], " "),
			" Tile Side Slot Rotation SeatSlot Faction StartType StartSite StartSoldier Siege DropObj DropAct Main Site " +
				"Flaming RollAsk Rolled StepAsk Misdirect DeclAsk Retreat PreAttack PreDefend Post RemoveDie Casualty Counter " +
				"Peasants"},
		{"events", strings.Join(EventNames[:], " "),
			" Tile SeatSlot Faction StartRoll First StartTown StartSoldier Turn SiegeBuy DrewObj DrewAct Reshuffled " +
				"DroppedObj DroppedAct Kept Gathered Coins Quiver Sold Bought Peasant Crafted Ammo TradeUp Deployed Established " +
				"Improved Upgraded MoveDie Moved Stayed Entered Freed Captured Attacked Volley Counter NoCounter Roll AddedDie " +
				"DieRemoved Held Defeated Played Shown MisDie Retreated Claimed Retired Declared Lapsed Placed SoldPeasant " +
				"Finished TurnEnded Over"},
		{"reasons", strings.Join(WhyNames[:], " "),
			" Over NotAsked NoSuch TileLaid SlotTaken SlotApart Rivers SeatSlotTaken FactionTaken NotInKit Kingdom Terrain " +
				"RiverBetween SpaceTaken TooNear NoSite Goods Coins NoResource ArmyLimit TownLimit Reserve NoTownBeside " +
				"DeployUsed Besieged Occupied Passed NoSoldier NoTown Tier Built Improved NoAvalon AvalonStands NotBeside " +
				"TopOfLine Acted Upgraded Deployed NotFirstTier Moved Attacked Sick Attrition OnTown NoFoe TooFar TooClose Sight " +
				"Arrows Stones Ammo Paid NotArcher NotSideBySide NoCard TurnedOver Window Friendly Already NoPeasant Fresh Stuck " +
				"NoGain Crossed NoPartner NoDie NoObjective Unfulfilled Undeclared EitherOr NotThatOne Declared NoVow NotHeld " +
				"Points NoWay WayRound Crossing Defended OwnTown BesideFoe NotAway NoSpare Working MustPlace Skips Filled " +
				"Placing LastObjective LastStep Hand BoxSoldier BoxTown BoxResource BoxPeasant BoxArrow BoxCoins"},
		{"terrains", strings.Join(TerrainNames[:], " "),
			"Grass Forest Mountain Lake River Bridge"},
		{"resources", strings.Join(ResourceNames[:], " "),
			"Wood Iron Horse Stone Craft"},
		{"arrows", strings.Join(ArrowNames[:], " "),
			"Arrow Flaming"},
		{"soldiers", strings.Join(SoldierNames[:], " "),
			"NoSoldier Warrior Archer Knight Bolteer Champion Catapult"},
		{"settlements", strings.Join(SettlementNames[:], " "),
			"Farm Quarry Village"},
		{"colours", strings.Join(ColorNames[:], " "),
			"Red Blue Green Gold Purple Silver"},
		{"factions", strings.Join(FactionNames[:], " "),
			"Emberhold Thornwatch Sunspear Tidewall Goldmere Oakenshaw Mossgate Ravenmoor"},
		{"action cards", strings.Join(CardNames[:], " "),
			"NoCard AddedDefense ArcherVolley Attrition Craftpoints DoubleSpeed FlamingArrows HinderedPath Kidnapped " +
				"Misdirection MountainCrossing Promoted Reinforcement Repeat ShieldWall Sickness StrategicRetreat StrongAttack " +
				"WaterCrossing WeakFight WeakerFight"},
		{"layouts", strings.Join(LayoutNames[:], " "),
			"Std2 Std3 Std4 SideBySide Crossroads GreatRiver RoundTable GrandCampaign"},
		{"counters", strings.Join(CounterNames[:], " "),
			"CraftedWarrior CraftedArcher MadeArrows MadeFlaming DeployedSoldiers ToKnight ToBolteer ToChampion ToCatapult " +
				"NewFarm NewQuarry NewVillage BetterFarm BetterQuarry BetterVillage BetterAvalon GatheredBasic GatheredCraft " +
				"CollectedCoins BeatWarrior BeatArcher BeatKnight BeatBolteer BeatChampion BeatCatapult BeatAfar TookFarm " +
				"TookQuarry TookVillage TookPeasants"},
		{"objectives", ids(len(ObjectiveCards), func(i int) string { return ObjectiveCards[i].Title }),
			" CraftedWarrior CraftedArcher CraftedTwoSoldiers CraftedTwoSoldiers CraftedWarriorAndArcher " +
				"CraftedThreeSoldiers CraftedFourArrows CraftedThreeFlamingArrows CraftedThreeFlamingArrows DeployedTwoSoldiers " +
				"DeployedTwoSoldiers DeployedThreeSoldiers UpgradedToKnight UpgradedToKnight UpgradedToKnight UpgradedToBolteer " +
				"UpgradedToBolteer UpgradedToBolteer UpgradedToChampion UpgradedToChampion UpgradedToCatapult UpgradedToCatapult " +
				"UpgradedTwoSoldiers EstablishedFarm EstablishedQuarry EstablishedVillage EstablishedSettlement " +
				"EstablishedTwoSettlements UpgradedFarm UpgradedQuarry UpgradedVillage UpgradedSettlement GatheredEightResources " +
				"GatheredTwelveResources GatheredTwoCraftpoints CollectedTenCoins DiscardedFiveWood DiscardedFiveIron " +
				"DiscardedFourHorses DiscardedFourStone DiscardedTwoOfEach DiscardedTenCoins DiscardedFiveCraftpoints " +
				"RetiredWarrior RetiredArcher RetiredKnight RetiredBolteer RetiredChampion RetiredCatapult DefeatedWarrior " +
				"DefeatedWarrior DefeatedWarrior DefeatedArcher DefeatedArcher DefeatedArcher DefeatedKnight DefeatedKnight " +
				"DefeatedBolteer DefeatedChampion DefeatedCatapult DefeatedVeteran DefeatedSoldierFromAfar DefeatedTwoSoldiers " +
				"DefeatedTwoArchers DefeatedThreeSoldiers CapturedSettlement CapturedSettlement CapturedFarm CapturedQuarry " +
				"CapturedVillage CapturedPeasant CapturedPeasant CapturedTwoPeasants OccupiedSettlement OccupiedSettlement"},
		{"options", ids(len(Def.Options), func(i int) string { return Def.Options[i].ID + ":" + strings.Join(Def.Options[i].Values, ",") }),
			"layout:standard,sidebyside,crossroads,greatriver,roundtable,grandcampaign fill:fixed,random,chosen " +
				"objectives:1,2,3,4,5,6,7,8 factions:chosen,dealt rivers:free,joined perks:on,off teams:off,on avalon:off,on " +
				"start:rolled,first,second,third,fourth rounds:40,10,20,30,off box:plenty,counted"},
		{"keys and parts", strings.Join(Def.Keys, " ") + "; " + strings.Join(Def.Parts, " "),
			"points presence; objectives set faction captured"},
	} {
		t.Run(c.name, func(t *testing.T) {
			if c.got != c.want {
				t.Errorf("%s\nwant\n%s", c.got, c.want)
			}
		})
	}
	expect(t, "first own verb", int(KindTile), int(game.FirstKind))
	expect(t, "ammunition", [6]uint16{AmmoNone, AmmoArrow, AmmoFlaming, AmmoStone1, AmmoStone2, AmmoStone3}, [6]uint16{0, 1, 2, 3, 4, 5})
	expect(t, "where a turn stands", [3]uint16{StepStart, StepBetween, StepEnd}, [3]uint16{0, 1, 2})
	expect(t, "crossings", [2]uint16{CrossedMountain, CrossedWater}, [2]uint16{1, 2})
	expect(t, "bits of soldiers", [8]uint8{Moved, Attacked, Acted, Deployed, Reinforced, Upgraded, SickNext, SickNow},
		[8]uint8{1, 2, 4, 8, 16, 32, 64, 128})
	expect(t, "bits of settlements", [4]uint8{Peasant, Built, Improved, DeployUsed}, [4]uint8{1, 2, 4, 8})
	expect(t, "bits of seats", [3]uint8{NoAttackNext, NoAttackNow, HasFaction}, [3]uint8{1, 2, 4})
	expect(t, "a card turned over", TurnedOver, 0x80)
	expect(t, "bits of the set-up", [7]uint16{OptPerks, OptTeams, OptAvalon, OptAlign, OptDealt, OptOrder, OptCounted},
		[7]uint16{1, 2, 4, 8, 16, 32, 64})
	expect(t, "declared objectives", VowObjectives, [3]uint8{65, 74, 75})
	expect(t, "streams", [6]int{streamFill, streamOrder, streamFactions, streamObj, streamAct, streamDice}, [6]int{1, 2, 3, 10, 11, 12})
	expect(t, "limits of rounds", roundLimits, [5]uint16{40, 10, 20, 30, 200})
	expect(t, "code and rules", [2]int{int(Def.Code), int(Def.Rules)}, [2]int{4, 1})
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
		expect(t, LayoutNames[l], hash, want)
	}
}

// What is packed is read as written.
func TestPackedNumbersReadAsWritten(t *testing.T) {
	for tile := 1; tile <= Tiles; tile++ {
		for side := range Side(Sides) {
			for turn := range Directions {
				code := TileCode(tile, side, turn)
				expect(t, "tile", [3]int{TileOf(code), int(SideOf(code)), TurnOf(code)}, [3]int{tile, int(side), turn})
			}
		}
	}
	expect(t, "codes of tiles", [3]uint8{TileCode(1, 0, 0), TileCode(2, 0, 0), TileCode(1, 1, 3)}, [3]uint8{1, 13, 10})
	for p := range game.Player(MaxSeats) {
		for kind := range uint8(8) {
			gotKind, gotSeat, _ := TagOf(tag(p, kind))
			expect(t, "tag", [2]int{int(gotKind), int(gotSeat)}, [2]int{int(kind), int(p)})
			striker, struck, owner := Duel(int16(uint16(Knight) | tag(p, kind)<<3))
			expect(t, "duel", [3]int{int(striker), int(struck), int(owner)}, [3]int{int(Knight), int(kind), int(p)})
		}
	}
	expect(t, "a packed tag", tag(3, Archer)|uint16(Avalon)<<5, 0x7a)
	expect(t, "packed dice", PackDice([4]byte{1, 2, 3, 4}), 0x4321)
	expect(t, "dice", DiceOf(PackDice([4]byte{1, 2, 3, 12})), [4]byte{1, 2, 3, 12})
	yield := Yields[Farm][2]
	got := yield
	got.Stock[Horse]--
	got.Stock[Craft]--
	expect(t, "a short yield", packShort(yield, got), 1<<(1+2*uint(Horse))|1<<(1+2*uint(Craft)))
	read := GatheredOf(game.Event{B: packShort(yield, got), C: tag(0, Farm) | 2<<5})
	expect(t, "what came of it", read.Stock, got.Stock)
}
