package coincrown

import "tabard/engines/game"

// Why an action is refused: ids of game.Reason. What A and B mean and whether Need and Have are used stands with each.
const (
	WhyOver         uint16 = 1 + iota // the game is over
	WhyNotAsked                       // another question is open; A: its Frame.Kind
	WhyNoAction                       // no main action is left this turn
	WhyNoCoins                        // the income is worth too little; Need and Have in bronze
	WhyEmptySlot                      // the slot is vacant until the year's end
	WhyEmptyDeck                      // that deck is empty; A tier or level
	WhyPeeked                         // a card that was seen is not drawn blind; A tier
	WhyNotPeeked                      // that deck's top was not seen; A tier
	WhyStrength                       // the shield is stronger; Need and Have
	WhyNotYours                       // that land is not the seat's; A land
	WhyCity                           // a city cannot rise further; A land
	WhyUpgradeCards                   // no upgrade card is left; A land
	WhyResources                      // symbols stay uncovered; A land, B the first such resource, Need symbols missing, Have wilds for them
	WhyLastYear                       // there is no next year to reserve for
	WhyReserved                       // one coin a year is reserved already
	WhyNoSuchCoin                     // A denomination; Need and Have coins of it
	WhyVisited                        // that purple card was visited this turn; A UsedMint, UsedChurch or UsedOverseas
	WhySupply                         // the supply has too few coins of denomination A; Need and Have
	WhyNoIncome                       // no coin is left in the income
	WhyTrackTop                       // the overseas token stands at the top
	WhyNoCard                         // the seat has no such card in its tableau; A card kind
	WhyExhausted                      // all such cards are exhausted; A card kind
	WhyNoneFallen                     // no troop of that class has retired; A class
	WhyNoTokens                       // the supply has no such troop tokens; A class
	WhyNothingTired                   // no card of the mill's resource is exhausted; A card kind of the resource
	WhyPurseEmpty                     // neither purse nor discard has a coin
	WhyDecksEmpty                     // every market deck is empty
	WhyActFirst                       // only after the first main action is done
	WhyActionsLeft                    // only when no main action is left
	WhyActed                          // who has acted ends the turn instead of passing
	WhyNotActed                       // who has not acted passes instead of ending the turn
	WhyTooLittle                      // the coins are worth less than the price; Need and Have
	WhySuperfluous                    // a coin of denomination A could be left out
	WhyOrder                          // picked in another order: cards of a lower place come first
	WhyNoBearer                       // every deployed troop wears armor, or none is deployed
	WhyOutOfReach                     // the token and the harbor do not reach so far; Need and Have levels
	WhyNotNeeded                      // the land does not need that
	WhyDeadEnd                        // after that the rest could not be completed
	WhyNothingGiven                   // an offering is at least one coin
	WhyRank                           // that builder does not raise lands of this level; A card kind
	WhyNoDiplomacy                    // towns and cities are taken by force only
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
	switch f.Kind {
	case FrameTurn:
		return s.whyTurn(f.Who, a)
	case FramePay:
		if a.Kind == KindPay {
			return s.whyPay(f, a)
		}
	case FrameDeploy:
		return s.whyDeploy(f, a)
	case FrameItem, FrameFill, FrameWilds:
		return s.whyUpgrading(f, a)
	case FrameOffer:
		return s.whyOffer(f, a)
	case FrameLevels:
		return s.whyLevels(f, a)
	}
	return game.Reason{ID: WhyNotAsked, A: uint16(f.Kind)}
}

func why(id uint16, need, have int) game.Reason {
	return game.Reason{ID: id, Need: int16(need), Have: int16(have)}
}

func whyOf[T ~uint8 | ~int](id uint16, a T) game.Reason { return game.Reason{ID: id, A: uint16(a)} }

// whyTurn is asked only about what legalTurn does not list, which the independent generator proves complete.
func (s *State) whyTurn(p game.Player, a game.Action) game.Reason {
	q := &s.Seats[p]
	money := q.Income.Value()
	if a.Kind >= KindBuyRow && a.Kind <= KindUpgrade {
		return s.whyMain(p, a, money)
	}
	switch a.Kind {
	case game.Pass:
		return game.Reason{ID: WhyActed}
	case game.EndTurn:
		return game.Reason{ID: WhyNotActed}
	case KindReserve:
		switch {
		case s.Year >= Years:
			return game.Reason{ID: WhyLastYear}
		case q.ReservedThisYear:
			return game.Reason{ID: WhyReserved}
		case q.Income == (Coins{}):
			return game.Reason{ID: WhyNoIncome}
		}
		return game.Reason{ID: WhyNoSuchCoin, A: a.A, Need: 1}
	case KindMint:
		if s.Used&UsedMint != 0 {
			return whyOf(WhyVisited, UsedMint)
		}
		if a.A >= Swaps {
			break
		}
		swap := &s.box.swaps[a.A]
		for d := range swap.give {
			if q.Income[d] < swap.give[d] {
				return game.Reason{ID: WhyNoSuchCoin, A: uint16(d), Need: int16(swap.give[d]), Have: int16(q.Income[d])}
			}
			if s.Supply[d] < swap.take[d] {
				return game.Reason{ID: WhySupply, A: uint16(d), Need: int16(swap.take[d]), Have: int16(s.Supply[d])}
			}
		}
	case KindChurch:
		if s.Used&UsedChurch != 0 {
			return whyOf(WhyVisited, UsedChurch)
		}
		return game.Reason{ID: WhyNoIncome}
	case KindAdvance:
		switch {
		case s.Used&UsedOverseas != 0:
			return whyOf(WhyVisited, UsedOverseas)
		case q.Overseas >= TopLevel:
			return game.Reason{ID: WhyTrackTop}
		}
		return game.Reason{ID: WhyNoIncome}
	}
	return s.whyBuilding(q, a)
}

func (s *State) whyMain(p game.Player, a game.Action, money int) game.Reason {
	if s.ActionsLeft == 0 {
		return game.Reason{ID: WhyNoAction}
	}
	switch a.Kind {
	case KindBuyRow:
		t, slot := Slot(a)
		if t >= Tiers || slot > int(s.N) || s.Row[t][slot].Def == 0 {
			return game.Reason{ID: WhyEmptySlot}
		}
		return why(WhyNoCoins, int(s.box.value[s.Row[t][slot].Def-1]), money)
	case KindBuyPeeked:
		switch {
		case a.A >= Tiers || s.DeckLeft(TierOf(a)) == 0:
			return game.Reason{ID: WhyEmptyDeck, A: a.A}
		case !s.Seen(TierOf(a)) || s.Top[a.A] == 0:
			return game.Reason{ID: WhyNotPeeked, A: a.A}
		}
		return why(WhyNoCoins, int(s.box.value[s.Top[a.A]-1]), money)
	case KindDrawBlind:
		switch {
		case a.A >= Tiers || s.DeckLeft(TierOf(a)) == 0:
			return game.Reason{ID: WhyEmptyDeck, A: a.A}
		case s.Seen(TierOf(a)):
			return game.Reason{ID: WhyPeeked, A: a.A}
		}
		return why(WhyNoCoins, int(s.box.BlindPrice[a.A]), money)
	case KindDiplomacy:
		switch {
		case a.A > uint16(Village):
			return game.Reason{ID: WhyNoDiplomacy, A: a.A}
		case s.LandTop[a.A] == 0:
			return game.Reason{ID: WhyEmptyDeck, A: a.A}
		}
		return why(WhyNoCoins, int(s.box.DiplomacyPrice[a.A]), money)
	case KindForce:
		if a.A >= LandLevels || s.LandTop[a.A] == 0 {
			return game.Reason{ID: WhyEmptyDeck, A: a.A}
		}
		return why(WhyStrength, int(s.box.Lands[s.LandTop[a.A]-1].Shield), s.MaxStrength(p))
	}
	land := LandOf(a)
	switch {
	case land >= Lands || s.LandOwner[land] != p:
		return game.Reason{ID: WhyNotYours, A: a.A}
	case s.LandLevel[land] >= City:
		return game.Reason{ID: WhyCity, A: a.A}
	case s.UpgradeCards == 0 && s.wantsUpgradeCard(land):
		return game.Reason{ID: WhyUpgradeCards, A: a.A}
	}
	return s.whyShort(p, land)
}

// whyCard says why a building cannot be used: none there, or all exhausted. Zero if one is ready.
func (q *Seat) whyCard(k CardKind) game.Reason {
	switch {
	case q.Owned(k)-q.Retired(k) == 0:
		return whyOf(WhyNoCard, k)
	case q.Ready(k) == 0:
		return whyOf(WhyExhausted, k)
	}
	return game.Reason{}
}

func (s *State) whyBuilding(q *Seat, a game.Action) game.Reason {
	kind, then := CardKind(0), game.Reason{}
	switch a.Kind {
	case KindBarracks:
		kind, then = Barracks, game.Reason{ID: WhyNoneFallen, A: a.A}
		if a.A < Classes && q.Fallen[a.A] > 0 {
			then.ID = WhyNoTokens
		}
	case KindMill:
		if k := KindOf(a); k < OreFoundry || k > WoolenMill {
			return whyOf(WhyNoCard, k)
		}
		kind, then = KindOf(a), whyOf(WhyNothingTired, millReadies(KindOf(a)))
	case KindTollStation:
		kind, then = TollStation, game.Reason{ID: WhyPurseEmpty}
	case KindWatchtower:
		kind, then = Watchtower, game.Reason{ID: WhyDecksEmpty}
	case KindFortress:
		kind, then = Fortress, game.Reason{ID: WhyActFirst}
		if s.Taken > 0 {
			then.ID = WhyActionsLeft
		}
	default:
		return whyOf(WhyNotAsked, FrameTurn)
	}
	if r := q.whyCard(kind); r.ID != 0 {
		return r
	}
	return then
}

// whyPay names what is missing, or the cheapest superfluous coin.
func (s *State) whyPay(f *game.Frame, a game.Action) game.Reason {
	have, price := s.Seats[f.Who].Income, int(f.N)
	pay := [Denoms]int{Bronze: int(a.C), Silver: int(a.B), Gold: int(a.A)}
	sum := 0
	for d, n := range pay {
		if n > int(have[d]) {
			return game.Reason{ID: WhyNoSuchCoin, A: uint16(d), Need: int16(min(n, 1<<15-1)), Have: int16(have[d])}
		}
		sum += n * DenomValue[d]
	}
	if sum < price {
		return why(WhyTooLittle, price, sum)
	}
	for d, n := range pay {
		if n > 0 && sum-DenomValue[d] >= price {
			return game.Reason{ID: WhySuperfluous, A: uint16(d), Need: int16(price), Have: int16(sum)}
		}
	}
	return game.Reason{ID: WhyNotAsked, A: uint16(f.Kind)}
}

func (s *State) whyCollect(p game.Player, i Item, harbor int) game.Reason {
	q := &s.Seats[p]
	switch {
	case i == 0 || i >= Items:
		return game.Reason{ID: WhyNotNeeded}
	case s.Used&UsedOverseas != 0:
		return whyOf(WhyVisited, UsedOverseas)
	case harbor > 0 && q.whyCard(Harbor).ID != 0:
		return q.whyCard(Harbor)
	case harbor > int(s.box.HarborLevels) || harbor > max(0, int(s.box.Goods[i].Level)-int(q.Overseas)):
		return why(WhyOutOfReach, harbor, max(0, min(int(s.box.HarborLevels), int(s.box.Goods[i].Level)-int(q.Overseas))))
	}
	if price, have := s.ItemPrice(p, i, harbor), q.Income.Value(); price > have {
		return why(WhyNoCoins, price, have)
	}
	return game.Reason{}
}

// whyUpgrading is asked only about what legalItem, legalFill and legalWilds do not list.
func (s *State) whyUpgrading(f *game.Frame, a game.Action) game.Reason {
	q, land := &s.Seats[f.Who], int(f.A)
	switch {
	case f.Kind == FrameItem && a.Kind == game.Done:
		return s.whyShort(f.Who, land)
	case f.Kind == FrameItem && a.Kind == KindCollect:
		item, harbor := ItemOf(a)
		if r := s.whyCollect(f.Who, item, harbor); r.ID != 0 {
			return r
		}
		if OverseasItems[item].Fights || s.Needs(land)[OverseasItems[item].Resource] == 0 {
			return game.Reason{ID: WhyNotNeeded}
		}
		return game.Reason{ID: WhyDeadEnd}
	case f.Kind == FrameFill && a.Kind == KindFill && a.A == f.B:
		needs := s.openNeeds(&s.Frames[s.Depth-2])
		r, wilds := Filled(a)
		if wilds > int(needs[r]) {
			return game.Reason{ID: WhyNotNeeded}
		}
		if ready := q.Ready(CardKind(r)); int(needs[r])-wilds > ready {
			return game.Reason{ID: WhyResources, A: f.A, B: a.A, Need: int16(int(needs[r]) - wilds), Have: int16(ready)}
		}
		return game.Reason{ID: WhyDeadEnd}
	case f.Kind == FrameWilds && a.Kind == KindBuilder:
		k := KindOf(a)
		if k < ApprenticeBuilder || k > MasterBuilder {
			return whyOf(WhyNoCard, ApprenticeBuilder)
		}
		if r := q.whyCard(k); r.ID != 0 {
			return r
		}
		switch {
		case k < ApprenticeBuilder+CardKind(s.LandLevel[land]):
			return whyOf(WhyRank, k)
		case int(k-ApprenticeBuilder) < int(f.B):
			return game.Reason{ID: WhyOrder}
		}
		return game.Reason{ID: WhyDeadEnd}
	case f.Kind == FrameWilds && (a.Kind == KindStoreTwo || a.Kind == KindStoreOne):
		if r := q.whyCard(Storehouse); r.ID != 0 {
			return r
		}
		switch {
		case a.Kind == KindStoreTwo && f.B > wildStoreTwo:
			return game.Reason{ID: WhyOrder}
		case a.Kind == KindStoreTwo && f.N < 2:
			return game.Reason{ID: WhyNotNeeded}
		}
		return game.Reason{ID: WhyDeadEnd}
	}
	return whyOf(WhyNotAsked, f.Kind)
}

// whyShort counts the symbols that stay open without overseas help, and the wilds for them.
func (s *State) whyShort(p game.Player, land int) game.Reason {
	open, wilds := s.Missing(p, land)
	r := game.Reason{ID: WhyResources, A: uint16(land), Have: int16(wilds)}
	for res := Resources - 1; res >= 0; res-- {
		if open[res] > 0 {
			r.B, r.Need = uint16(res), r.Need+int16(open[res])
		}
	}
	return r
}

func (s *State) whyOffer(f *game.Frame, a game.Action) game.Reason {
	if a.Kind != KindOffer || a.A != f.A {
		return whyOf(WhyNotAsked, f.Kind)
	}
	have := int(s.Seats[f.Who].Income[f.A])
	if int(a.B) > have {
		return game.Reason{ID: WhyNoSuchCoin, A: a.A, Need: int16(min(int(a.B), 1<<15-1)), Have: int16(have)}
	}
	return game.Reason{ID: WhyNothingGiven}
}

func (s *State) whyLevels(f *game.Frame, a game.Action) game.Reason {
	if a.Kind != KindAdvanceBy {
		return whyOf(WhyNotAsked, f.Kind)
	}
	q := &s.Seats[f.Who]
	harbor, paid := LevelsOf(a)
	room := TopLevel - int(q.Overseas)
	switch {
	case harbor > 0 && q.whyCard(Harbor).ID != 0:
		return q.whyCard(Harbor)
	case harbor > int(s.box.HarborLevels):
		return why(WhyOutOfReach, harbor, int(s.box.HarborLevels))
	case harbor+paid > room || harbor+paid == 0:
		return why(WhyOutOfReach, min(harbor+paid, 1<<15-1), room)
	}
	return why(WhyNoCoins, paid, q.Income.Value())
}
