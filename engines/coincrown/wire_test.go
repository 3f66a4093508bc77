package coincrown

import (
	"testing"

	"tabard/engines/gametest"
)

// Numbers in saves and links never change.
func TestWireNumbersAreFrozen(t *testing.T) {
	gametest.Wire(t, Def,
		gametest.List("reasons", WhyNames[:]...),
		gametest.List("card kinds", CardKindNames[:]...),
		gametest.Names("market rows", len(MarketCards), func(i int) string { return MarketCards[i].ID }),
		gametest.Names("lands", len(LandCards), func(i int) string { return LandCards[i].ID }),
		gametest.Names("iron coins", len(IronCoins), func(i int) string { return IronCoins[i].ID }),
		gametest.Names("overseas items", len(OverseasItems), func(i int) string { return OverseasItems[i].ID }),
		gametest.Names("swaps", len(MintSwaps), func(i int) string { return MintSwaps[i].ID }),
		gametest.List("payments", PayForRow, PayForPeeked, PayForBlind, PayForDiplomacy, PayForItem, PayForLevels),
		gametest.List("visits", UsedMint, UsedChurch, UsedOverseas),
		gametest.List("agreed before the game", KindsCount),
		gametest.List("reasons to start", StartRandom, StartRotates, StartFewestPoints, StartFewestCards, StartClockwise, StartChosen),
		gametest.List("sources", SourcePeeked, SourceBlind),
	)
}

// Constructors and readers of actions agree.
func TestActionsReadAsWritten(t *testing.T) {
	tier, slot := Slot(BuyRow(TierGold, 3))
	gametest.Want(t, "slot", [2]int{int(tier), slot}, [2]int{2, 3})
	gametest.Want(t, "tier", TierOf(DrawBlind(TierSilver)), TierSilver)
	gametest.Want(t, "level", LevelOf(Force(City)), City)
	gametest.Want(t, "land", LandOf(Upgrade(41)), 41)
	gametest.Want(t, "denom", DenomOf(Reserve(Gold)), Gold)
	gametest.Want(t, "swap", SwapOf(Mint(MintGoldDown)), MintGoldDown)
	class, tokens := ClassTokens(Troop(Elite3, 2))
	gametest.Want(t, "troop", [2]int{int(class), tokens}, [2]int{int(Elite3), 2})
	gametest.Want(t, "mill", KindOf(UseMill(WoolenMill)), WoolenMill)
	gametest.Want(t, "paid", Paid(Pay(Coins{1, 2, 3})), Coins{1, 2, 3})
	item, harbor := ItemOf(Collect(OvOre, 2))
	gametest.Want(t, "item", [2]int{int(item), harbor}, [2]int{int(OvOre), 2})
	res, wilds := Filled(Fill(Ore, 2))
	gametest.Want(t, "fill", [2]int{int(res), wilds}, [2]int{int(Ore), 2})
	d, n := Offered(Offer(Silver, 4))
	gametest.Want(t, "offer", [2]int{int(d), n}, [2]int{int(Silver), 4})
	free, paid := LevelsOf(AdvanceBy(1, 3))
	gametest.Want(t, "levels", [2]int{free, paid}, [2]int{1, 3})
}
