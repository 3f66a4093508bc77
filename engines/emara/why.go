package emara

import "tabard/engines/game"

// Why an action is refused: ids of game.Reason. What A and B mean and whether Need and Have are used stands with each.
const (
	WhyOver         uint16 = 1 + iota // the game is over
	WhyNotAsked                       // another question is open; A: its Frame.Kind
	WhyNotInHand                      // that card is not in hand; A card
	WhySlotTaken                      // a card lies in that slot; A slot (0..2), B card
	WhyMustMove                       // the movement is compulsory
	WhyMustCard                       // what the card does is compulsory; A card
	WhyCardDone                       // the card has done its work; A card
	WhyOtherCard                      // only by another card; A the one needed, B the one played
	WhyMoved                          // the movement is done
	WhyBonusDone                      // that bonus action is done this turn; A: DoneRank, DoneHire or DoneRecruit
	WhyTopRank                        // there is no rank above duke
	WhyNoRankCard                     // no card of that rank is left; A rank
	WhyGoods                          // too few of good A; Need and Have
	WhyShort                          // the price cannot be paid; A missing resources (see PayRes), B coins in hand, Need price, Have of it
	WhyHutTaken                       // somebody has the hut; A location, B seat
	WhyCraftsmen                      // all four craftsmen are placed, or as many as may stand on one location
	WhyNotHere                        // no councilor stands there; A location
	WhyEmptySpace                     // nobody is to be recruited on that space; A location
	WhyNotRecruited                   // the seat has no such advisor; A advisor
	WhyUsed                           // that advisor was used this turn; A advisor
	WhyNoCitizen                      // no citizen point to hand in
	WhySwapped                        // the Chamberlain works again only after something else
	WhyArrive                         // only in a visit to that location; A location
	WhyDone                           // that is done in this visit; A: its Sub
	WhyOneCoin                        // the market sells only so many; Need wanted, Have offered
	WhyNoToken                        // the seat has no such token; A token
	WhyTokenPlace                     // that token is redeemed elsewhere; A token, B location
	WhyTokenNew                       // that token came during this visit; A token
	WhyBakers                         // fewer craftsmen of the seat work there; Need and Have
	WhyWrongSum                       // the payment is not exactly the price; Need price, Have payment
	WhyNotInPrice                     // more of a kind than the price takes; A resource, Need paid, Have taken at most
	WhyNoCoins                        // coins do not pay for coins
	WhyRest                           // the rest could not be paid; A resource, Need at least so many of it
	WhyNotDrawn                       // that token was not drawn; A token
	WhyOtherEvent                     // that trade belongs to another event; A event
	WhyPoints                         // fewer points are left over; Need and Have
	whyEnd
)

// Why says why an action is not legal now; the zero Reason for a legal one. It names the first precondition that fails,
// in the order in which a person would ask.
func (s *State) Why(a game.Action) game.Reason {
	if s.Depth == 0 {
		return game.Reason{ID: WhyOver}
	}
	var buf [128]game.Action
	if game.Index(s.Legal(buf[:0]), a) >= 0 {
		return game.Reason{}
	}
	f := s.Asked()
	r := game.Reason{}
	switch f.Kind {
	case FramePlayCard:
		r = s.whyPlay(f.Who, a)
	case FrameTurn:
		r = s.whyTurn(f.Who, a)
	case FrameVisit:
		r = s.whyVisit(f, a)
	case FramePay:
		r = s.whyPay(f, a)
	case FramePayKind:
		r = s.whyPayKind(f, a)
	case FrameKeep:
		if a.Kind == KindKeep {
			r = game.Reason{ID: WhyNotDrawn, A: a.A}
		}
	case FrameReward:
		r = s.whyTrade(f.Who, a)
	case FrameSplit:
		if a.Kind == KindSplit {
			r = why(WhyPoints, 0, int(a.A), int(f.N))
		}
	}
	if r.ID == 0 {
		r = game.Reason{ID: WhyNotAsked, A: uint16(f.Kind)}
	}
	return r
}

func why(id, a uint16, need, have int) game.Reason {
	return game.Reason{ID: id, A: a, Need: int16(min(need, 1<<15-1)), Have: int16(have)}
}

// lacks is WhyGoods if the seat has too few of a good.
func (q *Seat) lacks(g Good, n int) game.Reason {
	if have := q.Owned(g); have < n {
		return why(WhyGoods, uint16(g), n, have)
	}
	return game.Reason{}
}

// short is WhyShort if the seat cannot pay the price.
func (q *Seat) short(p *Price) game.Reason {
	if q.CanPay(p) {
		return game.Reason{}
	}
	r := game.Reason{ID: WhyShort, Need: int16(p.N)}
	var missing [4]byte
	have := 0
	for k, most := range p.Most {
		n := min(most, q.Res[k])
		have += int(n)
		if !p.Any {
			missing[k] = most - n
		}
	}
	r.A = PayRes(missing)
	if p.Coins {
		r.B = uint16(q.Coin)
		have += int(q.Coin)
	}
	r.Have = int16(have)
	return r
}

func (s *State) whyPlay(p game.Player, a game.Action) game.Reason {
	q := &s.Seats[p]
	switch {
	case a.Kind != KindPlayCard || a.A == 0 || a.A > Cards || a.B >= Laps:
		return game.Reason{}
	case q.Hand>>(a.A-1)&1 == 0:
		return game.Reason{ID: WhyNotInHand, A: a.A}
	}
	return game.Reason{ID: WhySlotTaken, A: a.B, B: uint16(q.Slots[a.B])}
}

// cardOf is the card that an action needs.
func cardOf(k game.Kind) Card {
	switch k {
	case KindCardExchange:
		return CardExchange
	case KindCardStep:
		return CardStep
	case KindCardHire, KindCardRecruit:
		return CardHelpers
	case KindCardTown:
		return CardTown
	}
	return NoCard
}

// whyTurn is what speaks against an action of the turn's menu. What is more than a flag has a function of its own, which is
// zero for what can be done: the menu lists by those.
func (s *State) whyTurn(p game.Player, a game.Action) game.Reason {
	q := &s.Seats[p]
	if a.Kind >= KindCardGain && a.Kind <= KindCardTown {
		return s.whyCard(p, a)
	}
	switch a.Kind {
	case game.EndTurn:
		return s.whyEnd()
	case KindMove:
		if s.Flags&DoneMove != 0 {
			return game.Reason{ID: WhyMoved}
		}
	case KindRankUp:
		return s.whyRank(q)
	case KindHire:
		if s.Flags&DoneHire != 0 {
			return game.Reason{ID: WhyBonusDone, A: uint16(DoneHire)}
		}
		return s.whyHire(p, a, 0)
	case KindRecruit:
		if s.Flags&DoneRecruit != 0 {
			return game.Reason{ID: WhyBonusDone, A: uint16(DoneRecruit)}
		}
		return s.whyRecruit(p, a, 0)
	case KindAdvisor:
		return s.whyAbility(q, a)
	case KindChamberlain:
		switch {
		case !q.Has(Chamberlain):
			return game.Reason{ID: WhyNotRecruited, A: uint16(Chamberlain)}
		case s.Flags&LastChamberlain != 0:
			return game.Reason{ID: WhySwapped}
		case a.A == 0:
			return q.lacks(Ring, int(a.B))
		case a.A == 1:
			return q.lacks(Coin, int(a.B))
		}
	default:
		if l, ok := s.placeOf(a); ok {
			return game.Reason{ID: WhyArrive, A: uint16(l)}
		}
	}
	return game.Reason{}
}

func (s *State) whyCard(p game.Player, a game.Action) game.Reason {
	if need := cardOf(a.Kind); need != NoCard && need != s.Card {
		return game.Reason{ID: WhyOtherCard, A: uint16(need), B: uint16(s.Card)}
	}
	if _, gives := CardGood(s.Card); a.Kind == KindCardGain && !gives {
		return game.Reason{}
	}
	if s.Flags&DoneCard != 0 {
		return game.Reason{ID: WhyCardDone, A: uint16(s.Card)}
	}
	switch a.Kind {
	case KindCardExchange:
		if a.A == 1 || a.A == 3 {
			price := free(int(a.A), false)
			return s.Seats[p].short(&price)
		}
	case KindCardHire:
		return s.whyHire(p, a, 1)
	case KindCardRecruit:
		return s.whyRecruit(p, a, 1)
	}
	return game.Reason{}
}

// whyEnd is what compulsory part of the turn is still to be done.
func (s *State) whyEnd() game.Reason {
	switch {
	case s.Flags&DoneMove == 0:
		return game.Reason{ID: WhyMustMove}
	case s.Flags&DoneCard == 0 && s.Card != CardExchange && s.Card != CardHelpers && s.Card != CardTown:
		return game.Reason{ID: WhyMustCard, A: uint16(s.Card)}
	}
	return game.Reason{}
}

func (s *State) whyRank(q *Seat) game.Reason {
	switch {
	case s.Flags&DoneRank != 0:
		return game.Reason{ID: WhyBonusDone, A: uint16(DoneRank)}
	case q.Rank >= Duke:
		return game.Reason{ID: WhyTopRank}
	case s.NobleTaken[q.Rank] >= 4:
		return game.Reason{ID: WhyNoRankCard, A: uint16(q.Rank + 1)}
	}
	c := &s.box.Ranks[q.Rank+1]
	if r := q.lacks(Coin, int(c.Coins)); r.ID != 0 {
		return r
	}
	return q.lacks(Ring, int(c.Rings))
}

func (s *State) whyHire(p game.Player, a game.Action, off int) game.Reason {
	if a.A >= uint16(Town) || a.B >= Huts {
		return game.Reason{}
	}
	if r := s.barsHire(p, Location(a.A), int(a.B)); r.ID != 0 {
		return r
	}
	q := &s.Seats[p]
	price := q.price(&s.box.HutCosts[a.A][a.B], off)
	return q.short(&price)
}

// barsHire is what speaks against a hut but its price; the zero Reason if nothing does. The menu lists by it.
func (s *State) barsHire(p game.Player, l Location, hut int) game.Reason {
	switch owner := s.Huts[l][hut]; {
	case owner != game.Nobody:
		return game.Reason{ID: WhyHutTaken, A: uint16(l), B: uint16(owner)}
	case s.Seats[p].CraftPlaced >= Craftsmen || s.fullOf(p, l):
		return game.Reason{ID: WhyCraftsmen}
	case s.reach(p)>>l&1 == 0:
		return game.Reason{ID: WhyNotHere, A: uint16(l)}
	}
	return game.Reason{}
}

func (s *State) whyRecruit(p game.Player, a game.Action, off int) game.Reason {
	q := &s.Seats[p]
	if a.A < uint16(Town) || a.A >= Locations || a.B > 1 {
		return game.Reason{}
	}
	advisor := s.AdvisorAt[a.A-uint16(Town)][a.B]
	switch {
	case advisor == NoAdvisor:
		return game.Reason{ID: WhyEmptySpace, A: a.A}
	case s.reach(p)>>a.A&1 == 0:
		return game.Reason{ID: WhyNotHere, A: a.A}
	}
	price := s.recruitPrice(q, advisor, off)
	return q.short(&price)
}

func (s *State) whyAbility(q *Seat, a game.Action) game.Reason {
	if a.A == 0 || a.A > Advisors || OncePerTurn>>(a.A-1)&1 == 0 {
		return game.Reason{}
	}
	advisor := Advisor(a.A)
	if from, to := modesOf(advisor); int(a.B) < from || int(a.B) >= to {
		return game.Reason{}
	}
	switch {
	case !q.Has(advisor):
		return game.Reason{ID: WhyNotRecruited, A: a.A}
	case s.Used>>(advisor-1)&1 == 1:
		return game.Reason{ID: WhyUsed, A: a.A}
	}
	if r := q.barsAbility(advisor); r.ID != 0 {
		return r
	}
	price := abilityPrice(advisor, int(a.B))
	return q.short(&price)
}

// barsAbility is what an ability wants beside its price in resources. The menu lists by it.
func (q *Seat) barsAbility(a Advisor) game.Reason {
	switch {
	case a == Bailiff:
		return q.lacks(Ring, 1)
	case a == Landlord && q.CP < 1:
		return game.Reason{ID: WhyNoCitizen}
	}
	return game.Reason{}
}
