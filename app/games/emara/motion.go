package emara

import (
	"tabard/app/face"
	"tabard/app/session"
	rules "tabard/engines/emara"
	"tabard/engines/game"
)

// motion is what an event makes travel over the board.
func (c narrator) motion(e game.Event) (m face.Motion) {
	if c.s == nil {
		return m
	}
	n := int(e.N)
	switch e.Kind {
	case rules.EvStart:
		m = face.ToSeat(e.Who, eventRef, "g-start", 1)
	case rules.EvGot:
		if from := c.sourceRef(e.B, e.C); from != "" {
			m = face.ToSeat(e.Who, from, goodIcon[e.A%rules.Goods], n)
		}
	case rules.EvPaid:
		if to := paidRef(e.C, uint16(e.N)); to != "" {
			m = paid(e, to)
		}
	case rules.EvSpent:
		if to := c.sourceRef(e.B, e.C); to != "" {
			m = face.FromSeat(e.Who, to, goodIcon[e.A%rules.Goods], n)
		}
	case rules.EvCitizens:
		m = face.FromSeat(e.Who, trackRef, citizenIcon, n)
	case rules.EvBuildings:
		m = face.FromSeat(e.Who, trackRef, buildingIcon, n)
	case rules.EvCitizenLost:
		m = face.ToSeat(e.Who, trackRef, citizenIcon, n)
	case rules.EvMoved:
		circuit := int(e.A & 1)
		_, place := c.s.Place(rules.Location(e.B))
		before := func(steps int) face.Ref { return c.laid(locRef(c.s.Circuits[circuit][(place-steps%4+4)%4])) }
		m = face.Motion{From: before(n), To: before(0), Icon: councilorIcon}
		for left := n - 1; left > 0; left-- {
			m.Via = append(m.Via, before(left))
		}
		if c.s.At(e.Who, circuit) == rules.Location(e.B) {
			m.Piece = c.laid(councilorRef(e.Who, circuit))
		}
	case rules.EvBaked:
		m = face.ToSeat(e.Who, locRef(rules.Location(e.A)), goodIcon[rules.Bread], n)
	case rules.EvHired:
		m = face.FromSeat(e.Who, hutRef(rules.Location(e.A), int(e.B)), craftsmanIcon, 1)
	case rules.EvRecruited:
		m = face.ToSeat(e.Who, advisorRef(rules.Location(e.B), int(e.C)), advisorIcon, 1)
	case rules.EvReplaced:
		m = face.Motion{From: patronRef, To: advisorRef(rules.Location(e.B), int(e.C)), Icon: advisorIcon}
	case rules.EvRanked:
		m = face.ToSeat(e.Who, nobleRef(rules.Rank(e.A)), nobleIcon, 1)
	case rules.EvDrew:
		m = face.ToSeat(e.Who, favorsRef, favorIcon, n)
	case rules.EvDiscarded:
		m = face.FromSeat(e.Who, favorsRef, favorIcon, n)
	case rules.EvRedeemed:
		m = face.FromSeat(e.Who, locRef(rules.Location(e.B)), favorIcon, 1)
	case rules.EvSplit:
		if e.A+e.B > 0 {
			m = face.FromSeat(e.Who, trackRef, citizenIcon, int(e.A+e.B))
		}
	case rules.EvRelocated:
		m = face.FromSeat(e.Who, locRef(rules.Location(e.B)), councilorIcon, 1)
	}
	m.From, m.To = c.laid(m.From), c.laid(m.To)
	return m
}

// leads are the ways of the two councilors by a card that goes into a slot: one of them will be gone.
func leads(v session.View, a game.Action) []face.Motion {
	c := look(v)
	if a.Kind != rules.KindPlayCard || c.s == nil || v.Turn < 0 {
		return nil
	}
	var ways []face.Motion
	for circuit := range c.s.Circuits {
		to := c.s.Reaches(v.Turn, circuit, int(a.B)+1)
		ways = append(ways, face.Motion{From: c.laid(locRef(c.s.At(v.Turn, circuit))), To: c.laid(locRef(to)), Icon: councilorIcon})
	}
	return ways
}

// paid is how resources and coins go to what they are paid for, by the symbol of the first of them.
func paid(e game.Event, to face.Ref) face.Motion {
	icon, n := goodIcon[rules.Coin], int(e.B)
	for r, amount := range rules.ResOf(e.A) {
		if n += int(amount); amount > 0 && icon == goodIcon[rules.Coin] {
			icon = goodIcon[r]
		}
	}
	return face.FromSeat(e.Who, to, icon, n)
}

// paidRef is the piece on the board that a payment is for, as payments and EvPaid tell it; empty if that is none.
func paidRef(purpose, target uint16) face.Ref {
	at := rules.Location(target >> 8)
	switch purpose {
	case rules.PayForHire, rules.PayForCardHire:
		return hutRef(at, int(target&255))
	case rules.PayForRecruit, rules.PayForCardRecruit:
		return advisorRef(at, int(target&255))
	case rules.PayForGift:
		return giftRef(rules.Good(target))
	case rules.PayForDonation:
		return donationRef(rules.Good(target))
	case rules.PayForStone:
		return stoneRef
	case rules.PayForTrade:
		return eventRef
	}
	return ""
}

// sourceRef is the piece that goods come from, or are handed in at; empty if that is nothing on the board.
func (c narrator) sourceRef(from rules.Source, detail uint16) face.Ref {
	switch from {
	case rules.FromLocation, rules.FromCraft:
		return locRef(rules.Location(detail))
	case rules.FromEvent:
		return eventRef
	case rules.FromFavor:
		return locRef(c.box().Tokens[detail%rules.Tokens].At)
	}
	return ""
}
