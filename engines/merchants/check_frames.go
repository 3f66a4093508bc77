package merchants

import "tabard/engines/game"

// checkFrames proves the shape of the questions and that each has an answer.
func (s *State) checkFrames() error {
	for i, f := range s.Frames[:s.Depth] {
		if f.Who != s.Frames[0].Who {
			return broken("CAN", "question %d to seat %d", i, f.Who)
		}
		ok := false
		switch {
		case i == 0:
			ok = f.A|f.B == 0 && f.N == 0 && (f.Kind == FrameTurnDone && s.LastAction != ActNone || f.Kind == FrameAction && s.Depth == 1)
		case i == 1:
			ok = s.shaped(f) && !(f.Kind == FrameDrive && f.A == 1) && (s.Depth == 2 || f.Kind == FrameDrive) && s.opened(f)
		case i == 2:
			under := s.Frames[1].Kind == FrameDrive && s.Depth == 3
			ok = under && s.shaped(f) && (f.Kind == FrameDrive && f.A == 1 || f.Kind == FrameForge && f.A == 0 || f.Kind == FrameSecond)
		}
		if !ok {
			return broken("CAN", "question %d: %v", i, f)
		}
	}
	if s.Depth > 1 {
		f := s.Asked()
		forced := f.Kind == FrameForge && f.A == 1 && f.N == MaxForge || f.Kind == FrameDrive && f.A == 1 || f.Kind == FrameSellByCard && f.B == 1
		optional := f.Kind == FrameForge || f.Kind == FrameSecond || f.Kind == FrameDrive || f.Kind == FrameSellByCard
		var buf [320]game.Action
		if optional && !s.hasMore(f) || !optional && len(s.Legal(buf[:0])) == 0 || forced && len(s.Legal(buf[:0])) == 0 {
			return broken("R-15", "%v has no answer", *f)
		}
	}
	return nil
}

// opened says that the turn's action can have opened a question: a kingdom card all of them, since forging and learning
// may have been ordered by Drive the Workers.
func (s *State) opened(f game.Frame) bool {
	switch {
	case s.LastAction == ActKingdom:
		return f.Kind != FrameSecond && (f.Kind != FrameForge || f.A == 1) || s.KingdomGone>>(DriveTheWorkers-1)&1 == 1
	case f.Kind == FrameForge:
		return f.A == 0 && s.LastAction == ActForge
	}
	return f.Kind == FrameSecond && s.LastAction == ActLearn
}

// foreign is how many weapons lie in spaces that want another: one at most, by Bait and Switch.
func (s *State) foreign() (n int) {
	for space, t := range s.Spaces {
		if t != 0 && WeaponOf(TileKind(t)) != s.Wants(space) {
			n++
		}
	}
	return n
}

// shaped says that a follow-up question can be asked of the seat at all.
func (s *State) shaped(f game.Frame) bool {
	q := &s.Seats[f.Who]
	bare := f.A|f.B == 0 && f.N == 0
	gone := func(card uint8) bool { return s.KingdomGone>>(card-1)&1 == 1 }
	switch f.Kind {
	case FrameForge:
		most := int16(MaxForge - 1)
		if f.A == 0 && q.Owns(BigForge) {
			most = BigForgeMax - 1
		}
		if f.A == 1 {
			most = MaxForge
		}
		return f.A <= 1 && f.B == 0 && f.N >= 1 && f.N <= most && (f.A == 0 || gone(NightShift))
	case FrameSecond:
		return bare && q.Owns(ExtraCrafty)
	case FrameDrive:
		return f.A >= 1 && f.A <= 2 && f.B == 0 && f.N == 0 && gone(DriveTheWorkers)
	case FrameSellByCard:
		card := uint8(f.A)
		return f.A <= Kingdoms && f.N == 0 && (card == BaitAndSwitch && s.foreign() == 0 || card == SmugglersRoad || card == DesperateTimes) && gone(card) &&
			(f.B == 1 || f.B == 2 && card == DesperateTimes)
	case FrameRush:
		return bare && gone(RushOrder)
	case FrameRegion:
		return bare && (gone(LandGrant) || gone(BorderTreaty) || gone(RoyalSurvey))
	case FrameRace:
		return bare && gone(FamilyTies)
	case FrameFree:
		return bare && gone(Apprentice)
	case FrameOld:
		return bare && gone(AncientTechniques)
	case FrameBond:
		return bare && q.Owns(CrownBond) && q.Bond == 0
	}
	return false
}
