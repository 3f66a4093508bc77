package merchants

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
	rows := []struct {
		name, got, want string
	}{
		{"verbs", strings.Join(KindNames[:], " "),
			" Pass Done EndTurn Learn Forge Sell TakeKingdom ForgeSell Region Race Free Old Bond"},
		{"questions", strings.Join(FrameNames[:], " "),
			" Action Forge Second Drive SellByCard Rush Region Race Free Old Bond TurnDone"},
		{"events", strings.Join(EventNames[:], " "),
			" Season CraftUp KingdomUp Learned Bonus Forged Sold Reward Token Unlocked Triggered SteveSold SteveNone Kingdom Linked " +
				"Region Bonded Passed TurnEnded Slid War Battle Defeated Salvage Insured Repairs Cleared Restocked Unsold Prize EndCard Over"},
		{"reasons", strings.Join(WhyNames[:], " "),
			" Over NotAsked Empty Gold Level ForgeFirst NotHeld Occupied Weapon SameWeapon Locked NotLocked Limit Useless NoBonus " +
				"BonusUsed Taken MustAct MustFirst Acted NotActed"},
		{"weapons", strings.Join(WeaponNames[:], " "), "Axe Sword Mace Hammer"},
		{"qualities", strings.Join(QualityNames[:], " "), "Standard Vorpal"},
		{"races", strings.Join(RaceNames[:], " "), "Hobgoblins Orcs Elves Dwarves"},
		{"regions", strings.Join(RegionNames[:], " "), "Mountains Desert Grasslands Forest"},
		{"seasons", strings.Join(SeasonNames[:], " "), "Spring Summer Autumn Winter"},
		{"mats", strings.Join(MatNames[:], " "), "Red Purple Yellow Blue"},
		{"kingdom cards", ids(len(KingdomCards), func(i int) string { return KingdomCards[i].ID }),
			" ExtraCrafty BigForge SilverTongue OreContract LandGrant BorderTreaty FamilyTies Apprentice RushOrder PatronsPurse " +
				"DriveTheWorkers BaitAndSwitch AncientTechniques FinePrint WarInsurance FieldSmiths TrophyHall MerchantGuild RoyalSurvey " +
				"DesperateTimes SmugglersRoad NightShift KingsRansom CrownBond MastersMark Veterans JackOfAllTrades SlushFund"},
		{"rows", ids(len(Board4), func(i int) string { return Board4[i].ID }), "MtnHob DesHob DesOrc GraOrc GraElf ForElf ForDwa MtnDwa"},
		{"rows for three", ids(len(Board3), func(i int) string { return Board3[i].ID }), "MtnOrc GraOrc GraElf ForElf ForDwa MtnDwa"},
		{"options", ids(len(Def.Options), func(i int) string { return Def.Options[i].ID + ":" + strings.Join(Def.Options[i].Values, ",") }),
			"start:random,first,second,third,fourth mats:redyellow,redpurple,purpleyellow"},
		{"keys and parts", strings.Join(Def.Keys, " ") + "; " + strings.Join(Def.Parts, " "), "gold board; gold unsold prize cards"},
	}
	for _, c := range rows {
		t.Run(c.name, func(t *testing.T) {
			if c.got != c.want {
				t.Errorf("%s\nwant\n%s", c.got, c.want)
			}
		})
	}
	want(t, "first own verb", int(KindLearn), int(game.FirstKind))
	want(t, "actions of a turn", [7]uint8{ActNone, ActLearn, ActForge, ActSell, ActKingdom, ActForgeSell, ActPass},
		[7]uint8{0, 1, 2, 3, 4, 5, 6})
	want(t, "ways to learn", [4]uint16{LearnPaid, LearnSecond, LearnFree, LearnOld}, [4]uint16{0, 1, 2, 3})
	want(t, "causes of a season's end", [3]uint16{TriggerToken, TriggerEmpty, TriggerStall}, [3]uint16{0, 1, 2})
	want(t, "streams", [5]int{streamStart, streamSteve, streamKingdom, streamSpring, streamAutumn}, [5]int{1, 2, 10, 20, 21})
	want(t, "code and rules", [2]int{int(Def.Code), int(Def.Rules)}, [2]int{3, 1})
}

// What is packed is read as written.
func TestPackedNumbersReadAsWritten(t *testing.T) {
	for k := range Kind(Kinds) {
		want(t, "kind", KindOf(WeaponOf(k), QualityOf(k)), k)
		for owner := uint8(1); owner <= SteveOwner; owner++ {
			tile := Tile(owner, k)
			want(t, "kind of a tile", TileKind(tile), k)
			want(t, "Steve's", TileSteve(tile), owner == SteveOwner)
			p := game.Player(owner) - 1
			if owner == SteveOwner {
				p = game.Nobody
			}
			want(t, "owner", TileOwner(tile), p)
		}
	}
	want(t, "empty space", TileOwner(0), game.Nobody)
	for space := range MaxSpaces {
		want(t, "space", SpaceOf(RowOf(space), DepthOf(space)), space)
	}
	for bits := range 8 {
		region, tongue, cut := bits&1 == 1, bits&2 == 2, bits&4 == 4
		race, r, s, c := PartsOf(SaleParts(bits, region, tongue, cut))
		want(t, "race tiles", race, bits)
		want(t, "parts", [3]bool{r, s, c}, [3]bool{region, tongue, cut})
	}
	s := base(4).level('R', Mace, 5, 0)
	n := int16(s.side(Tile(1, std(Mace)))<<8 | s.side(Tile(SteveOwner, std(Axe))))
	owners, levels := SidesOf(n)
	want(t, "owners", owners, [2]uint8{1, SteveOwner})
	want(t, "levels", levels, [2]int{5, 0})
}
