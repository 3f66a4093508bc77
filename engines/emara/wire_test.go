package emara

import (
	"testing"

	"tabard/engines/gametest"
)

// Numbers in saves and links never change.
func TestWireNumbersAreFrozen(t *testing.T) {
	gametest.Wire(t, Def,
		gametest.List("goods", GoodNames[:]...),
		gametest.List("locations", LocationNames[:]...),
		gametest.List("cards", CardNames[:]...),
		gametest.List("ranks", RankNames[:]...),
		gametest.List("advisors", AdvisorNames[:]...),
		gametest.List("happenings", OccasionNames[:]...),
		gametest.List("payments", PayForExchange, PayForCardHire, PayForCardRecruit, PayForHire, PayForRecruit, PayForAdvisor,
			PayForGift, PayForDonation, PayForCoins, PayForStone, PayForWood, PayForTrade),
		gametest.List("options of a position", OptRandomLayout, OptFullSelection, OptCampaign, OptFixedSpace, OptLaterPoint),
		gametest.List("flags", DoneCard, DoneMove, DoneRank, DoneHire, DoneRecruit, LastChamberlain),
		gametest.List("sources", FromCard, FromLocation, FromCraft, FromHire, FromAdvisor, FromRank, FromFavor, FromEvent, FromStart),
		gametest.List("markers", MarkDonation, MarkGift, MarkStone, MarkBread),
	)
}

// Payments are packed so that they sort by coins, and are read as written.
func TestPaymentsReadAsWritten(t *testing.T) {
	res := [4]byte{1, 2, 3, 4}
	a := Pay(res, 5)
	gametest.Want(t, "coins", a.A, 5)
	gametest.Want(t, "resources", ResOf(a.B), res)
	gametest.Want(t, "dearer wood sorts later", Pay([4]byte{0, 3, 3, 3}, 0).Key() < Pay([4]byte{1, 0, 0, 0}, 0).Key(), true)
	gametest.Want(t, "coins sort last", Pay([4]byte{9, 9, 9, 9}, 0).Key() < Pay([4]byte{}, 1).Key(), true)
}
