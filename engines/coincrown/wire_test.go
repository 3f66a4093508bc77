package coincrown

import (
	"strings"
	"testing"

	"tabard/engines/game"
)

// Numbers in saves and links never change. These texts name every one of them in order: only appending is allowed, and
// whatever else changes here breaks every game that was ever saved.
func TestWireNumbersAreFrozen(t *testing.T) {
	rows := []struct {
		name, got, want string
	}{
		{"verbs", strings.Join(KindNames[:], " "),
			" Pass Done EndTurn BuyRow BuyPeeked DrawBlind Diplomacy Force Upgrade Reserve Mint Church Advance Barracks Mill " +
				"TollStation Watchtower Fortress Pay TakeBonus Troop Armor Cavalry Collect Fill Builder StoreTwo StoreOne Offer AdvanceBy"},
		{"questions", strings.Join(FrameNames[:], " "), " Turn Pay Bonus Deploy Item Fill Wilds Offer Levels"},
		{"events", strings.Join(EventNames[:], " "),
			" Year Start Income ReserveBack PurseFilled Paid Bought DeckCard BonusTaken BonusLeft Tokens Iron Conquered LandShown " +
				"TroopUsed TroopRetired CavalryRetired ArmorUsed Collected HarborUsed Advanced Used StorehouseRetired Upgraded " +
				"Reserved Minted Offered Recommissioned Milled Toll Looked Fortified TurnEnded Passed Swept Seeded Converted " +
				"Refilled Readied Over"},
		{"reasons", strings.Join(WhyNames[:], " "),
			" Over NotAsked NoAction NoCoins EmptySlot EmptyDeck Peeked NotPeeked Strength NotYours City UpgradeCards Resources " +
				"LastYear Reserved NoSuchCoin Visited Supply NoIncome TrackTop NoCard Exhausted NoneFallen NoTokens NothingTired " +
				"PurseEmpty DecksEmpty ActFirst ActionsLeft Acted NotActed TooLittle Superfluous Order NoBearer OutOfReach " +
				"NotNeeded DeadEnd NothingGiven Rank NoDiplomacy"},
		{"card kinds", strings.Join(CardKindNames[:], " "),
			"Field Pasture Forest Mine StandardTroop EliteTroop Armor Cavalry ApprenticeBuilder SkilledBuilder MasterBuilder " +
				"Storehouse Barracks OreFoundry LumberMill WoolenMill Fortress Watchtower TollStation Harbor"},
		{"market rows", ids(len(MarketCards), func(i int) string { return MarketCards[i].ID }),
			"B01 B02 B03 B04 B05 B06 B07 B08 B09 B10 B11 B12 S01 S02 S03 S04 S05 S06 S07 S08 S09 S10 S11 G01 G02 G03 G04 G05 G06 " +
				"G07 G08"},
		{"lands", ids(len(LandCards), func(i int) string { return LandCards[i].ID }),
			"H01 H02 H03 H04 H05 H06 H07 H08 H09 H10 H11 H12 H13 H14 H15 H16 V01 V02 V03 V04 V05 V06 V07 V08 V09 V10 V11 V12 V13 " +
				"V14 T01 T02 T03 T04 T05 T06 T07 T08 C01 C02 C03 C04"},
		{"iron coins", ids(len(IronCoins), func(i int) string { return IronCoins[i].ID }),
			"IronFields IronPastures IronForests IronMines IronMilitary IronBuildings IronBuilders IronLands"},
		{"overseas items", ids(len(OverseasItems), func(i int) string { return OverseasItems[i].ID }),
			" OvWheat OvSheep OvLumber OvStrength1 OvStrength2 OvOre"},
		{"swaps", ids(len(MintSwaps), func(i int) string { return MintSwaps[i].ID }),
			"MintBronzeUp MintSilverUp MintSilverDown MintGoldDown"},
	}
	for _, c := range rows {
		t.Run(c.name, func(t *testing.T) {
			if c.got != c.want {
				t.Errorf("%s\nwant\n%s", c.got, c.want)
			}
		})
	}
	want(t, "first own verb", int(KindBuyRow), int(game.FirstKind))
	want(t, "payments", [6]uint16{PayForRow, PayForPeeked, PayForBlind, PayForDiplomacy, PayForItem, PayForLevels},
		[6]uint16{1, 2, 3, 4, 5, 6})
	want(t, "visits", [3]uint8{UsedMint, UsedChurch, UsedOverseas}, [3]uint8{1, 2, 4})
	want(t, "reasons to start", [6]uint16{StartRandom, StartRotates, StartFewestPoints, StartFewestCards, StartClockwise, StartChosen},
		[6]uint16{0, 1, 2, 3, 4, 5})
	want(t, "sources", [2]uint16{SourcePeeked, SourceBlind}, [2]uint16{100, 101})
	want(t, "code and rules", [2]int{int(Def.Code), int(Def.Rules)}, [2]int{1, 1})
}

func ids(n int, id func(int) string) string {
	names := make([]string, n)
	for i := range names {
		names[i] = id(i)
	}
	return strings.Join(names, " ")
}

// Constructors and readers of actions agree.
func TestActionsReadAsWritten(t *testing.T) {
	tier, slot := Slot(BuyRow(TierGold, 3))
	want(t, "slot", [2]int{int(tier), slot}, [2]int{2, 3})
	want(t, "tier", TierOf(DrawBlind(TierSilver)), TierSilver)
	want(t, "level", LevelOf(Force(City)), City)
	want(t, "land", LandOf(Upgrade(41)), 41)
	want(t, "denom", DenomOf(Reserve(Gold)), Gold)
	want(t, "swap", SwapOf(Mint(MintGoldDown)), MintGoldDown)
	class, tokens := ClassTokens(Troop(Elite3, 2))
	want(t, "troop", [2]int{int(class), tokens}, [2]int{int(Elite3), 2})
	want(t, "mill", KindOf(UseMill(WoolenMill)), WoolenMill)
	want(t, "paid", Paid(Pay(Coins{1, 2, 3})), Coins{1, 2, 3})
	item, harbor := ItemOf(Collect(OvOre, 2))
	want(t, "item", [2]int{int(item), harbor}, [2]int{int(OvOre), 2})
	res, wilds := Filled(Fill(Ore, 2))
	want(t, "fill", [2]int{int(res), wilds}, [2]int{int(Ore), 2})
	d, n := Offered(Offer(Silver, 4))
	want(t, "offer", [2]int{int(d), n}, [2]int{int(Silver), 4})
	free, paid := LevelsOf(AdvanceBy(1, 3))
	want(t, "levels", [2]int{free, paid}, [2]int{1, 3})
}
