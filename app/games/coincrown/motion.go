package coincrown

import (
	"tabard/app/face"
	rules "tabard/engines/coincrown"
	"tabard/engines/game"
)

// motion is what an event makes travel over the board. What one pays goes to the own discard mostly, and what is drawn comes from
// the own purse: that stays with the seat.
func motion(e game.Event) face.Motion {
	switch a, b := int(e.A), int(e.B); e.Kind {
	case rules.EvStart:
		return face.ToSeat(e.Who, yearRef, "g-start", 1)
	case rules.EvPaid:
		if e.N == 1 {
			return face.FromSeat(e.Who, supplyRef, "g-coins", coinsIn(e))
		}
	case rules.EvBought:
		return face.ToSeat(e.Who, eventRefs(e)[0], rowIcon(a), 1)
	case rules.EvIron:
		from := ironRef(rules.Iron(a))
		if e.N >= 0 {
			from = face.Seat(game.Player(e.N))
		}
		return face.ToSeat(e.Who, from, "g-iron", 1)
	case rules.EvConquered:
		return face.ToSeat(e.Who, topRef(rules.Level(b)), rankIcon[b%rules.LandLevels], 1)
	case rules.EvCollected:
		return face.ToSeat(e.Who, overseasRef, "g-ship", 1)
	case rules.EvAdvanced:
		return face.FromSeat(e.Who, overseasRef, "g-ship", 1)
	case rules.EvUpgraded:
		return face.ToSeat(e.Who, supplyRef, rankIcon[b%rules.LandLevels], 1)
	case rules.EvMinted:
		return face.ToSeat(e.Who, mintRef(rules.Swap(a)), "g-coins", 1)
	case rules.EvOffered:
		return face.FromSeat(e.Who, churchRef, "g-coins", coinsIn(e))
	case rules.EvSeeded:
		return face.Motion{From: supplyRef, To: rowRef(rules.Tier(a), b), Icon: coinIcon[rules.Bronze]}
	case rules.EvConverted:
		return face.Motion{From: supplyRef, To: rowRef(rules.Tier(a), b), Icon: coinIcon[rules.Silver]}
	case rules.EvRefilled:
		return face.Motion{From: deckRef(rules.Tier(b)), To: rowRef(rules.Tier(b), int(e.C)), Icon: rowIcon(a)}
	}
	return face.Motion{}
}

// coinsIn is how many coins an event is about.
func coinsIn(e game.Event) int { return int(e.A) + int(e.B) + int(e.C) }

// rowIcon is the symbol of the card of a row of the market.
func rowIcon(row int) string {
	return cardIcons[rules.MarketCards[row%len(rules.MarketCards)].Kind]
}
