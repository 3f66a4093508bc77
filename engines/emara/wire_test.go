package emara

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
			" Pass Leave EndTurn CardGain CardExchange CardStep CardHire CardRecruit CardTown Move RankUp Hire Recruit Advisor " +
				"Chamberlain Gather Gift CastleBook Donate BuyCoin SellBooks BuildStone Feed BuildWood Redeem Pay PayKind Keep Trade " +
				"Split PlayCard Relocate TakeStart"},
		{"questions", strings.Join(FrameNames[:], " "),
			" Relocate StartResource PlayCard Turn Visit Pay PayKind Keep Reward Split"},
		{"events", strings.Join(EventNames[:], " "),
			" Round Start Got Paid Spent Citizens Buildings CitizenLost Played Moved Visited Left Baked Marker Hired Recruited " +
				"Replaced Patron Ranked Ability Drew Kept Discarded Reshuffled Redeemed Traded Declined TurnEnded RoundEnded NewDeck " +
				"Hand Split StartTaken Relocated Over"},
		{"goods", strings.Join(GoodNames[:], " "), "Wood Cloth Grain Stone Bread Book Ring Coin"},
		{"locations", strings.Join(LocationNames[:], " "),
			"Forest WeavingMill Grainfield Quarry Castle Cathedral Market ConstructionSite"},
		{"cards", strings.Join(CardNames[:], " "), " Wood Stone Cloth Grain Ring Exchange Step Helpers Town"},
		{"ranks", ids(len(RankCards), func(i int) string { return RankCards[i].ID }), " Baron Count Prince Marquess Duke"},
		{"advisors", ids(len(AdvisorCards), func(i int) string { return AdvisorCards[i].ID }),
			" MasterOfCoin Archivist Goldsmith Carpenter Baker Schoolmarm Bailiff Dressmaker Landlord Merchant Chamberlain Scholar " +
				"Mayoress Steward Abbess Toolmaker SirChristiaan LadyMarie SirCarl LadyFrida SirGustave SirAntoni"},
		{"happenings", ids(len(EventCards), func(i int) string { return EventCards[i].ID }),
			" OldForest Harvest FarStone FineCloth Famine Alms OldBooks EarlyWinter FarMerchants LongSummer PiousDonation Respected " +
				"PeoplesGift GoodLabour"},
		{"options", ids(len(Def.Options), func(i int) string { return Def.Options[i].ID }), "space layout selection solo"},
	}
	for _, c := range rows {
		t.Run(c.name, func(t *testing.T) {
			if c.got != c.want {
				t.Errorf("%s\nwant\n%s", c.got, c.want)
			}
		})
	}
	want(t, "first own verb", int(KindCardGain), int(game.FirstKind))
	want(t, "payments", [12]uint16{PayForExchange, PayForCardHire, PayForCardRecruit, PayForHire, PayForRecruit, PayForAdvisor,
		PayForGift, PayForDonation, PayForCoins, PayForStone, PayForWood, PayForTrade}, [12]uint16{1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12})
	want(t, "options of a position", [4]uint8{OptRandomLayout, OptFullSelection, OptCampaign, OptFixedSpace}, [4]uint8{1, 2, 4, 8})
	want(t, "flags", [6]uint8{DoneCard, DoneMove, DoneRank, DoneHire, DoneRecruit, LastChamberlain}, [6]uint8{1, 2, 4, 8, 16, 32})
	want(t, "sources", [9]Source{FromCard, FromLocation, FromCraft, FromHire, FromAdvisor, FromRank, FromFavor, FromEvent, FromStart},
		[9]Source{1, 2, 3, 4, 5, 6, 7, 8, 9})
	want(t, "markers", [4]uint16{MarkDonation, MarkGift, MarkStone, MarkBread}, [4]uint16{0, 4, 8, 9})
	want(t, "values of the space", [2]string{Def.Options[OptionSpace].Values[SpaceCard], Def.Options[OptionSpace].Values[36]},
		[2]string{"card", "35"})
	want(t, "code and rules", [2]int{int(Def.Code), int(Def.Rules)}, [2]int{2, 1})
}

// Payments are packed so that they sort by coins, and are read as written.
func TestPaymentsReadAsWritten(t *testing.T) {
	res := [4]byte{1, 2, 3, 4}
	a := Pay(res, 5)
	want(t, "coins", a.A, 5)
	want(t, "resources", ResOf(a.B), res)
	want(t, "dearer wood sorts later", Pay([4]byte{0, 3, 3, 3}, 0).Key() < Pay([4]byte{1, 0, 0, 0}, 0).Key(), true)
	want(t, "coins sort last", Pay([4]byte{9, 9, 9, 9}, 0).Key() < Pay([4]byte{}, 1).Key(), true)
}
