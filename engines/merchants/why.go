package merchants

import "tabard/engines/game"

// Why an action is refused: ids of game.Reason. What A and B mean and whether Need and Have are used stands with each.
const (
	WhyOver       uint16 = 1 + iota // the game is over
	WhyNotAsked                     // another question is open; A: its Frame.Kind
	WhyEmpty                        // no card lies there
	WhyGold                         // too little gold; Need and Have
	WhyLevel                        // the level is too low for that weapon; A kind; Need and Have
	WhyForgeFirst                   // at least one weapon must be forged
	WhyNotHeld                      // no such weapon is held; A kind
	WhyOccupied                     // a weapon lies there; A space
	WhyWeapon                       // the space wants another weapon; A space, B weapon
	WhySameWeapon                   // Bait and Switch needs a space that wants another weapon; A space
	WhyLocked                       // the space is locked; A space
	WhyNotLocked                    // Smuggler's Road needs a locked space; A space
	WhyLimit                        // no free place for a slot card this season; Need the limit, Have
	WhyUseless                      // the card could not be used; A card
	WhyNoBonus                      // the craft bonus card of weapon A is not the seat's
	WhyBonusUsed                    // the craft bonus card of weapon A was used this season
	WhyTaken                        // that tile is not there
	WhyMustAct                      // something else can be done; A 0
	WhyMustFirst                    // the first part must be done
	WhyActed                        // the turn's action is done
	WhyNotActed                     // the turn's action comes first
	whyEnd
)

// Why says why an action is refused; the zero Reason for a legal one.
func (s *State) Why(a game.Action) game.Reason {
	if s.Depth == 0 {
		return game.Reason{ID: WhyOver}
	}
	var buf [320]game.Action
	if game.Index(s.Legal(buf[:0]), a) >= 0 {
		return game.Reason{}
	}
	f := s.Prompt()
	q := &s.Seats[f.Who]
	menu := f.Kind == FrameAction || f.Kind == FrameDrive
	kind := a.Kind
	if a.C != 0 || a.B != 0 && kind != KindSell && kind != KindForgeSell {
		kind = 0 // no action of that kind has so many arguments
	}
	switch kind {
	case game.Pass:
		if f.Kind == FrameAction {
			return game.Reason{ID: WhyMustAct}
		}
	case game.Done:
		switch {
		case f.Kind == FrameForge:
			return game.Reason{ID: WhyForgeFirst}
		case f.Kind == FrameDrive || f.Kind == FrameSellByCard:
			return game.Reason{ID: WhyMustFirst}
		}
	case game.EndTurn:
		if f.Kind == FrameAction {
			return game.Reason{ID: WhyNotActed}
		}
	case KindLearn:
		if (menu || f.Kind == FrameSecond) && a.A < CraftPool {
			return s.whyNotLearn(q, s.CraftOpen[a.A])
		}
	case KindForge:
		if (menu || f.Kind == FrameForge) && a.A < Kinds {
			return s.whyNotForge(q, Kind(a.A), f.Kind == FrameForge && f.A == 1)
		}
	case KindSell:
		if (menu || f.Kind == FrameSellByCard) && int(a.A) < len(s.Board())*Depths && a.B < Kinds {
			if q.Held[a.B] == 0 {
				return game.Reason{ID: WhyNotHeld, A: a.B}
			}
			card := uint8(0)
			if f.Kind == FrameSellByCard {
				card = uint8(f.A)
			}
			return s.whyNotSpace(int(a.A), Kind(a.B), card)
		}
	case KindTakeKingdom:
		if f.Kind == FrameAction && a.A < KingdomPool {
			return s.whyNotKingdom(f.Who, int(a.A))
		}
	case KindForgeSell:
		if (f.Kind == FrameAction || f.Kind == FrameRush) && int(a.A) < len(s.Board())*Depths && a.B < Kinds {
			return s.whyNotForgeSell(f, q, int(a.A), Kind(a.B))
		}
	case KindRegion, KindRace, KindFree, KindOld:
		if f.Kind >= FrameRegion && f.Kind <= FrameOld && int(f.Kind-FrameRegion) == int(a.Kind-KindRegion) {
			return game.Reason{ID: WhyTaken, A: a.A}
		}
	case KindBond:
		if f.Kind == FrameBond {
			return game.Reason{ID: WhyGold, Need: int16(a.A), Have: min(q.Gold, BondMax)}
		}
	}
	if f.Kind == FrameTurnDone {
		return game.Reason{ID: WhyActed}
	}
	return game.Reason{ID: WhyNotAsked, A: uint16(f.Kind)}
}

func (s *State) whyNotLearn(q *Seat, id uint8) game.Reason {
	if id == 0 {
		return game.Reason{ID: WhyEmpty}
	}
	return game.Reason{ID: WhyGold, Need: int16(q.LearnCost(s.Box(), id)), Have: q.Gold}
}

func (s *State) whyNotForge(q *Seat, k Kind, night bool) game.Reason {
	if !q.CanForge(s.Box(), k) {
		return game.Reason{ID: WhyLevel, A: uint16(k), Need: int16(s.box.NeedLevel[QualityOf(k)]), Have: int16(q.Level[WeaponOf(k)])}
	}
	return game.Reason{ID: WhyGold, Need: int16(q.ForgeCost(s.Box(), k, night)), Have: q.Gold}
}

// whyNotSpace says what is wrong with selling a kind into a space, normally or by a card.
func (s *State) whyNotSpace(space int, k Kind, card uint8) game.Reason {
	wants := s.Wants(space)
	locked := DepthOf(space) > int(s.Frontier[s.Board()[RowOf(space)].Region])
	switch {
	case s.Spaces[space] != 0:
		return game.Reason{ID: WhyOccupied, A: uint16(space)}
	case card == BaitAndSwitch && WeaponOf(k) == wants:
		return game.Reason{ID: WhySameWeapon, A: uint16(space)}
	case card != BaitAndSwitch && WeaponOf(k) != wants:
		return game.Reason{ID: WhyWeapon, A: uint16(space), B: uint16(wants)}
	case card == SmugglersRoad && !locked:
		return game.Reason{ID: WhyNotLocked, A: uint16(space)}
	}
	return game.Reason{ID: WhyLocked, A: uint16(space)}
}

func (s *State) whyNotForgeSell(f game.Frame, q *Seat, space int, k Kind) game.Reason {
	w := WeaponOf(k)
	if f.Kind == FrameAction {
		switch {
		case s.BonusHolder[w] != f.Who:
			return game.Reason{ID: WhyNoBonus, A: uint16(w)}
		case s.BonusReady>>w&1 == 0:
			return game.Reason{ID: WhyBonusUsed, A: uint16(w)}
		}
	}
	if !q.CanForge(s.Box(), k) || q.ForgeCost(s.Box(), k, false) > int(q.Gold) {
		return s.whyNotForge(q, k, false)
	}
	return s.whyNotSpace(space, k, 0)
}
