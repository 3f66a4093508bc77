package conquer

import "tabard/engines/game"

// Why a card is not played and an objective not claimed.

// whyNotReady is about a card that stays when used: it is in the hand or lies open, and is not turned over.
func (q *Seat) whyNotReady(k ActionCard) game.Reason {
	switch {
	case q.ready(k):
		return game.Reason{}
	case q.readyOpen(k | TurnedOver):
		return game.Reason{ID: WhyTurnedOver, A: uint16(k)}
	}
	return game.Reason{ID: WhyNoCard, A: uint16(k)}
}

func (s *State) whyNotCard(f *game.Frame, a game.Action) game.Reason {
	if a.A == 0 || a.A > ActionCards {
		return game.Reason{ID: WhyNoSuch}
	}
	k := ActionCard(a.A)
	q := &s.Seats[f.Who]
	if r := q.whyNotReady(k); r.ID != 0 {
		return r
	}
	if Cards[k].Windows&windowOf[f.Kind] == 0 || k == ArcherVolley {
		return game.Reason{ID: WhyWindow, A: a.A}
	}
	noGain := game.Reason{ID: WhyNoGain, A: a.A}
	switch f.Kind {
	case FrameMain:
		return s.whyNotPlayed(f, a)
	case FrameRolled:
		card := [...]uint16{MountainCrossing: CrossedMountain, WaterCrossing: CrossedWater}[k]
		g := s.ground(f.Who)
		if k == DoubleSpeed {
			if !s.quickens(f, &g) {
				return noGain
			}
			return game.Reason{}
		}
		if f.B&card != 0 {
			return game.Reason{ID: WhyCrossed, A: a.A}
		}
		var r reached
		s.march(f, f.B, &g, &r)
		if !s.adds(f, card, &g, &r) {
			return noGain
		}
	case FrameStepAsk:
		owner, r := s.whyNoTarget(f.Who, a)
		if r.ID != 0 {
			return r
		}
		if !s.mobile(owner, a.B) {
			return game.Reason{ID: WhyStuck, A: a.B}
		}
	case FramePreDefend:
		switch to := s.wallPartners(f.Who); {
		case k != ShieldWall:
		case !s.mayWall():
			return game.Reason{ID: WhyWindow, A: a.A}
		case int(a.B) >= s.board.Cells() || !to.Has(a.B):
			return game.Reason{ID: WhyNoPartner, A: a.B}
		}
	case FramePost:
		switch {
		case s.serves(f.Kind, f.Who, k):
		case k == AddedDefense:
			return game.Reason{ID: WhyWindow, A: a.A}
		default:
			return noGain
		}
	}
	return game.Reason{}
}

// whyNoTarget is about an enemy soldier that a card is played on; it finds its seat.
func (s *State) whyNoTarget(p game.Player, a game.Action) (game.Player, game.Reason) {
	owner, _ := s.SoldierAt(a.B)
	switch {
	case owner == game.Nobody:
		return owner, game.Reason{ID: WhyNoFoe, A: a.B}
	case !s.Enemies(owner, p):
		return owner, game.Reason{ID: WhyFriendly, A: a.A, B: a.B}
	}
	return owner, game.Reason{}
}

// whyNotPlayed is about the cards of the main part.
func (s *State) whyNotPlayed(f *game.Frame, a game.Action) game.Reason {
	p := f.Who
	already := game.Reason{ID: WhyAlready, A: a.A, B: a.B}
	switch ActionCard(a.A) {
	case Craftpoints:
		return s.whyNoResourceLeft(Craft)
	case FlamingArrows:
		return s.whyNoArrowLeft(Flaming)
	case Attrition:
		switch {
		case a.B >= uint16(s.N):
			return game.Reason{ID: WhyNoSuch}
		case !s.Enemies(game.Player(a.B), p):
			return game.Reason{ID: WhyFriendly, A: a.A, B: a.B}
		case s.Seats[a.B].Flags&NoAttackNext != 0:
			return already
		}
	case Kidnapped:
		switch owner, i := s.TownAt(a.B); {
		case owner == game.Nobody:
			return game.Reason{ID: WhyNoTown, A: a.B}
		case !s.Enemies(owner, p):
			return game.Reason{ID: WhyFriendly, A: a.A, B: a.B}
		case s.Seats[owner].Towns[i].Flags&Peasant == 0:
			return game.Reason{ID: WhyNoPeasant, A: a.B}
		}
	case Sickness:
		owner, r := s.whyNoTarget(p, a)
		if r.ID != 0 {
			return r
		}
		if _, i := s.SoldierAt(a.B); s.Seats[owner].Army[i].Flags&SickNext != 0 {
			return already
		}
	case Promoted, Repeat:
		return s.whyNotOwn(p, a)
	case Reinforcement:
		if !firstTier(a.C) {
			return game.Reason{ID: WhyNoSuch}
		}
		if r := s.whyNotArmy(p); r.ID != 0 {
			return r
		}
		if r := s.whyNoSoldierLeft(SoldierType(a.C)); r.ID != 0 {
			return r
		}
		return s.whyNotSpace(f, a.B)
	}
	return game.Reason{}
}

// whyNotOwn is about an own soldier that a card is played on.
func (s *State) whyNotOwn(p game.Player, a game.Action) game.Reason {
	owner, i := s.SoldierAt(a.B)
	if owner != p {
		return game.Reason{ID: WhyNoSoldier, A: a.B}
	}
	x := &s.Seats[p].Army[i]
	repeat := ActionCard(a.A) == Repeat
	switch {
	case repeat && x.Flags&SickNow != 0:
		return game.Reason{ID: WhySick, A: a.B}
	case repeat && x.Flags&(Moved|Attacked) == 0:
		return game.Reason{ID: WhyFresh, A: a.B}
	case repeat:
	case SoldierKinds[x.Type].Tier != 1:
		return game.Reason{ID: WhyNotFirstTier, A: uint16(x.Type)}
	case x.Flags&Acted != 0:
		return game.Reason{ID: WhyActed, A: a.B}
	default:
		return s.whyNoSoldierLeft(SoldierKinds[x.Type].Next)
	}
	return game.Reason{}
}

// whyNotClaim is about an objective, and for one that retires a soldier also about whom.
func (s *State) whyNotClaim(p game.Player, a game.Action) game.Reason {
	switch {
	case a.A == 0 || a.A > Objectives:
		return game.Reason{ID: WhyNoSuch}
	case !s.hasObj(p, uint8(a.A)):
		return game.Reason{ID: WhyNoObjective, A: a.A}
	}
	id := uint8(a.A)
	o := &ObjectiveCards[id]
	st := s.StandingOf(p, id)
	switch {
	case o.Icons&IconEitherOr != 0 && s.EitherOr:
		return game.Reason{ID: WhyEitherOr, A: a.A}
	case o.Declared() && !st.Vowed:
		return game.Reason{ID: WhyUndeclared, A: a.A}
	}
	parts, n := s.box.Parts(id, &st)
	for i, x := range parts[:n] {
		if x.Have < x.Need {
			return game.Reason{ID: WhyUnfulfilled, A: a.A, B: uint16(i), Need: int16(x.Need), Have: int16(x.Have)}
		}
	}
	if o.Kind == ByRetire {
		if owner, i := s.SoldierAt(a.B); owner != p || s.Seats[p].Army[i].Type != o.Type {
			return game.Reason{ID: WhyNotThatOne, A: a.A, B: a.B}
		}
	}
	return game.Reason{}
}

func (s *State) whyNotDeclare(p game.Player, a game.Action) game.Reason {
	switch {
	case a.A == 0 || a.A > Objectives:
		return game.Reason{ID: WhyNoSuch}
	case !ObjectiveCards[a.A].Declared():
		return game.Reason{ID: WhyNoVow, A: a.A}
	case !s.hasObj(p, uint8(a.A)):
		return game.Reason{ID: WhyNoObjective, A: a.A}
	}
	i := vowOf(uint8(a.A))
	if s.Vows[i].Owner != game.Nobody {
		return game.Reason{ID: WhyDeclared, A: a.A}
	}
	if i == campaign {
		return game.Reason{}
	}
	owner, k := s.TownAt(a.B)
	if owner == game.Nobody || s.OccupierOf(&s.Seats[owner].Towns[k]) != p {
		return game.Reason{ID: WhyNotHeld, A: a.B}
	}
	return game.Reason{}
}
