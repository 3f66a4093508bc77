package conquer

import "tabard/engines/game"

// Why says why an action is refused; the zero Reason for a legal one.
func (s *State) Why(a game.Action) game.Reason {
	if s.Depth == 0 {
		return game.Reason{ID: WhyOver}
	}
	f := s.Asked()
	if r := s.refusal(f, a); r.ID != 0 {
		return r
	}
	var buf [512]game.Action
	if game.Index(s.Legal(buf[:0]), a) < 0 {
		return game.Reason{ID: WhyNoSuch} // a number where none belongs
	}
	return game.Reason{}
}

// asked are the verbs that answer each question, as masks of game.Kind.
var asked = [framesEnd]uint64{
	FrameTile: 1 << KindTile, FrameSide: 1 << KindSide, FrameSlot: 1 << KindSlot, FrameRotation: 1 << KindRotation,
	FrameSeatSlot: 1 << KindSeatSlot, FrameFaction: 1 << KindFaction, FrameStartType: 1 << KindStartType,
	FrameStartSite: 1 << KindSite, FrameStartSoldier: 1 << KindStartSoldier,
	FrameSiege:   1<<game.Done | 1<<KindSiegeBuy,
	FrameDropObj: 1<<game.Done | 1<<KindDropObj,
	FrameDropAct: 1<<game.Done | 1<<KindDropAct,
	FrameMain: 1<<game.EndTurn | 1<<KindSell | 1<<KindBuy | 1<<KindBuyPeasant | 1<<KindCraft | 1<<KindAmmo | 1<<KindTradeUp |
		1<<KindDeploy | 1<<KindEstablish | 1<<KindImprove | 1<<KindAvalon | 1<<KindUpgrade | 1<<KindMove | 1<<KindAttack |
		1<<KindVolley | 1<<KindPlay | 1<<KindClaim | 1<<KindDeclare | 1<<KindSellPeasant,
	FrameSite: 1 << KindSite, FrameFlaming: 1 << KindFlaming,
	FrameRollAsk:   1<<game.Pass | 1<<KindPlay,
	FrameRolled:    1<<KindPlay | 1<<KindMoveTo | 1<<KindEnter | 1<<KindStay,
	FrameStepAsk:   1<<game.Pass | 1<<KindPlay,
	FrameMisdirect: 1<<KindMoveTo | 1<<KindStay,
	FrameDeclAsk:   1<<game.Pass | 1<<KindPlay, FrameRetreat: 1 << KindRetreatTo,
	FramePreAttack: 1<<game.Pass | 1<<KindPlay, FramePreDefend: 1<<game.Pass | 1<<KindPlay,
	FramePost: 1<<game.Pass | 1<<KindPlay, FrameRemoveDie: 1 << KindRemoveDie, FrameCasualty: 1 << KindCasualty,
	FrameCounter:  1<<game.Pass | 1<<KindCounter,
	FramePeasants: 1<<game.Done | 1<<KindBuyPeasant | 1<<KindPlace | 1<<KindSellPeasant,
}

// refusal is what speaks against an action; none if its numbers are in order and nothing does.
func (s *State) refusal(f *game.Frame, a game.Action) game.Reason {
	if a.Kind == 0 || a.Kind >= kindsEnd {
		return game.Reason{ID: WhyNoSuch}
	}
	p := f.Who
	if asked[f.Kind]>>a.Kind&1 == 0 {
		if a.Kind == KindPlay && f.Kind >= FrameSiege {
			return s.whyNotCard(f, a) // which says for which moment the card is
		}
		return game.Reason{ID: WhyNotAsked, A: uint16(f.Kind)}
	}
	switch a.Kind {
	case game.Done:
		return s.whyNotDone(f)
	case KindSite:
		return s.whyNotSite(p, a.A)
	case KindStartSoldier, KindSiegeBuy, KindDeploy:
		return s.whyNotDeploy(f, a)
	case KindDropObj, KindDropAct:
		return s.whyNotDrop(p, a)
	case KindSell, KindBuy, KindBuyPeasant, KindSellPeasant, KindPlace:
		if f.Kind == FramePeasants {
			return s.whyNotPeasant(f, a)
		}
		return s.whyNotTrade(p, a)
	case KindCraft, KindAmmo, KindTradeUp, KindEstablish:
		return s.whyNotMake(p, a)
	case KindImprove, KindAvalon:
		return s.whyNotImprove(p, a)
	case KindUpgrade:
		return s.whyNotUpgrade(p, a.A)
	case KindMove:
		return s.whyNotMove(p, a.A)
	case KindAttack:
		return s.whyNotAttack(p, a)
	case KindVolley:
		return s.whyNotVolley(p, a)
	case KindFlaming, KindCounter, KindRemoveDie, KindCasualty, KindRetreatTo:
		return s.whyNotInFight(f, a)
	case KindPlay:
		return s.whyNotCard(f, a)
	case KindClaim:
		return s.whyNotClaim(p, a)
	case KindDeclare:
		return s.whyNotDeclare(p, a)
	case KindMoveTo, KindEnter, KindStay:
		return s.whyNotGo(f, a)
	}
	return s.whyNotLaid(f, a)
}

// whyNotLaid is about the set-up's questions that name no space.
func (s *State) whyNotLaid(f *game.Frame, a game.Action) game.Reason {
	n := int(a.A)
	l := s.Placement.Layout
	rivers := game.Reason{ID: WhyRivers}
	var fit bool
	switch a.Kind {
	case KindTile:
		for _, code := range s.Placement.Tiles {
			if code != 0 && TileOf(code) == n {
				return game.Reason{ID: WhyTileLaid, A: a.A}
			}
		}
		return game.Reason{}
	case KindSide:
		rivers.A, rivers.B = f.A, a.A
		fit = n >= Sides || s.slotFor(int(f.A), Side(n))
	case KindSlot:
		rivers.A, rivers.B = f.A, f.B
		switch {
		case n >= LayoutTiles(l):
			return game.Reason{ID: WhyNoSuch}
		case s.Placement.Tiles[n] != 0:
			return game.Reason{ID: WhySlotTaken, A: a.A}
		case !s.slotOpen(n):
			return game.Reason{ID: WhySlotApart, A: a.A}
		}
		fit = s.turnsFor(n, int(f.A), Side(f.B))
	case KindRotation:
		rivers.A, rivers.B = f.A>>1, f.A&1
		fit = n >= Directions || s.fits(int(f.B), int(f.A>>1), Side(f.A&1), n)
	case KindSeatSlot:
		for p, slot := range s.Placement.Seats {
			if n < LayoutSeats(l) && int(slot) == n+1 {
				return game.Reason{ID: WhySeatSlotTaken, A: a.A, B: uint16(p)}
			}
		}
		return game.Reason{}
	case KindFaction:
		for p := range f.Who {
			if int(s.Seats[p].Faction) == n {
				return game.Reason{ID: WhyFactionTaken, A: a.A, B: uint16(p)}
			}
		}
		return game.Reason{}
	case KindStartType:
		if n < SettlementTypes && s.startTypes(f.Who)>>n&1 == 0 {
			return game.Reason{ID: WhyNotInKit, A: a.A}
		}
		return game.Reason{}
	default:
		return game.Reason{}
	}
	if fit {
		return game.Reason{}
	}
	return rivers
}

// whyNotDone is about leaving a question without the answer that it needs.
func (s *State) whyNotDone(f *game.Frame) game.Reason {
	switch {
	case f.Kind == FrameDropObj && f.N > 0:
		return game.Reason{ID: WhyHand, A: 1, Need: ObjectiveHand, Have: ObjectiveHand + f.N}
	case f.Kind == FrameDropAct && f.N > 0:
		return game.Reason{ID: WhyHand, A: 2, Need: ActionHand, Have: ActionHand + f.N}
	case f.Kind == FramePeasants && s.Seats[f.Who].Spare > 0:
		return s.whyMustPlace(f)
	}
	return game.Reason{}
}

func (s *State) whyNotDrop(p game.Player, a game.Action) game.Reason {
	q := &s.Seats[p]
	switch {
	case a.Kind == KindDropObj:
		if a.A > 0 && a.A <= Objectives && s.hasObj(p, uint8(a.A)) {
			return game.Reason{}
		}
		return game.Reason{ID: WhyNoObjective, A: a.A}
	case a.A == 0 || a.A > ActionCards || a.B > 1:
		return game.Reason{ID: WhyNoSuch}
	case a.B == 0 && q.holds(ActionCard(a.A)) || a.B == 1 && q.readyOpen(ActionCard(a.A)):
		return game.Reason{}
	}
	return game.Reason{ID: WhyNoCard, A: a.A}
}

// whyMustPlace names a settlement that waits for a peasant, if there is one.
func (s *State) whyMustPlace(f *game.Frame) game.Reason {
	q := &s.Seats[f.Who]
	for i := int(f.A); i < int(q.NTowns); i++ {
		if t := &q.Towns[i]; s.idle(t) {
			return game.Reason{ID: WhyMustPlace, A: t.Site}
		}
	}
	return game.Reason{}
}

// whyNotPeasant is about the last step.
func (s *State) whyNotPeasant(f *game.Frame, a game.Action) game.Reason {
	q := &s.Seats[f.Who]
	waiting := s.waiting(f.Who, int(f.A))
	switch a.Kind {
	case KindBuyPeasant:
		switch {
		case s.Ended:
			return game.Reason{ID: WhyLastObjective}
		case waiting <= int(q.Spare):
			return game.Reason{ID: WhyFilled}
		case f.A != 0:
			return game.Reason{ID: WhyPlacing}
		}
		if r := s.whyNoPeasantLeft(); r.ID != 0 {
			return r
		}
		return s.whyNotCoins(f.Who, s.CostOfPeasant(f.Who))
	case KindSellPeasant:
		switch {
		case s.Ended:
			return game.Reason{ID: WhyLastObjective}
		case q.Spare == 0:
			return game.Reason{ID: WhyNoSpare}
		}
		if r := s.whyMustPlace(f); r.ID != 0 {
			return r
		}
		return s.whyNotPaid(s.box.PeasantSale)
	}
	owner, i := s.TownAt(a.A)
	if owner != f.Who {
		return game.Reason{ID: WhyNoTown, A: a.A}
	}
	t := &q.Towns[i]
	skipped := 0
	for k := int(f.A); k < i; k++ {
		if s.idle(&q.Towns[k]) {
			skipped++
		}
	}
	switch {
	case t.Flags&Peasant != 0:
		return game.Reason{ID: WhyWorking, A: a.A}
	case s.OccupierOf(t) != game.Nobody:
		return game.Reason{ID: WhyOccupied, A: a.A, B: uint16(s.OccupierOf(t))}
	case q.Spare == 0:
		return game.Reason{ID: WhyNoSpare}
	case i < int(f.A):
		return game.Reason{ID: WhyPassed, A: a.A}
	case waiting-skipped < int(q.Spare):
		return game.Reason{ID: WhySkips, A: a.A}
	}
	return game.Reason{}
}
