package merchants

import "tabard/engines/game"

// takeKingdom takes the kingdom card at that position: the card, its link, its gold, its effect.
func (s *State) takeKingdom(p game.Player, position int, out *game.Sink) {
	q := &s.Seats[p]
	id := s.KingdomOpen[position]
	c, n := &KingdomCards[id], int16(s.box.Kingdoms[id].Gold)
	if c.Duration != Final {
		s.KingdomOpen[position] = 0
	}
	out.Add(game.Event{Kind: EvKingdom, Who: p, A: uint16(id), B: uint16(position), N: n})
	if s.N == 2 {
		s.loseCraft(s.box.KingdomLink(position), true, out)
	}
	q.earn(n)
	switch c.Duration {
	case Permanent, End:
		q.Kingdoms |= 1 << (id - 1)
	case Immediate:
		s.KingdomGone |= 1 << (id - 1)
	}
	switch id {
	case LandGrant, BorderTreaty, RoyalSurvey:
		s.Follow(FrameRegion, 0, 0, 0)
	case FamilyTies:
		s.Follow(FrameRace, 0, 0, 0)
	case Apprentice:
		s.Follow(FrameFree, 0, 0, 0)
	case AncientTechniques:
		s.Follow(FrameOld, 0, 0, 0)
	case RushOrder:
		s.Follow(FrameRush, 0, 0, 0)
	case DriveTheWorkers:
		s.Follow(FrameDrive, 2, 0, 0)
		s.Follow(FrameDrive, 1, 0, 0)
	case BaitAndSwitch, SmugglersRoad, DesperateTimes:
		s.Follow(FrameSellByCard, uint16(id), 1, 0)
	case NightShift:
		s.Follow(FrameForge, 1, 0, MaxForge)
	case CrownBond:
		s.Follow(FrameBond, 0, 0, 0)
	}
}

// whyNotKingdom says why the kingdom card at that position cannot be taken; the zero Reason if it can. A card must be
// usable after its gold and its link.
func (s *State) whyNotKingdom(p game.Player, position int) game.Reason {
	q := &s.Seats[p]
	id := s.KingdomOpen[position]
	if id == 0 {
		return game.Reason{ID: WhyEmpty}
	}
	c, n := &KingdomCards[id], s.box.Kingdoms[id].Gold
	gold := int(q.Gold) + int(n)
	if gold < 0 {
		return game.Reason{ID: WhyGold, Need: int16(-n), Have: q.Gold}
	}
	if c.Duration == Permanent || c.Duration == End {
		if limit := s.box.KingdomLimit[s.Season]; q.SlotCards() >= limit {
			return game.Reason{ID: WhyLimit, Need: int16(limit), Have: int16(q.SlotCards())}
		}
	}
	lost := -1 // craft position that the link takes away first
	if s.N == 2 {
		lost = s.box.KingdomLink(position)
	}
	usable := true
	switch id {
	case LandGrant, BorderTreaty, RoyalSurvey:
		usable = s.RegionFree != 0
	case FamilyTies:
		usable = (s.Reward[0]|s.Reward[1]|s.Reward[2]|s.Reward[3])>>p&1 == 1
	case Apprentice:
		usable = false
		for i, open := range s.CraftOpen {
			usable = usable || open != 0 && i != lost
		}
	case AncientTechniques:
		usable = s.CraftGone != 0 || lost >= 0 && s.CraftOpen[lost] != 0
	case RushOrder:
		usable = s.canForgeSell(q, gold, 1<<Weapons-1)
	case DriveTheWorkers:
		usable = s.canDrive(q, gold, lost)
	case BaitAndSwitch, SmugglersRoad, DesperateTimes:
		usable = s.canSellCard(q, id)
	case NightShift:
		usable = s.canForge(q, gold, true)
	}
	if !usable {
		return game.Reason{ID: WhyUseless, A: uint16(id)}
	}
	return game.Reason{}
}

// canLearn says whether an open craft card, not the one at position lost, can be paid with that gold.
func (s *State) canLearn(q *Seat, gold, lost int) bool {
	for i, id := range s.CraftOpen {
		if id != 0 && i != lost && q.LearnCost(s.Box(), id) <= gold {
			return true
		}
	}
	return false
}

func (s *State) canForge(q *Seat, gold int, night bool) bool {
	b := s.Box()
	for k := range Kind(Kinds) {
		if q.CanForge(b, k) && q.ForgeCost(b, k, night) <= gold {
			return true
		}
	}
	return false
}

func (s *State) canDrive(q *Seat, gold, lost int) bool {
	return s.canLearn(q, gold, lost) || s.canForge(q, gold, false) || s.canSellCard(q, DesperateTimes)
}

// canForgeSell says whether a weapon of the mask can be forged with that gold and sold at once.
func (s *State) canForgeSell(q *Seat, gold int, weapons uint8) bool {
	open := s.open()
	l, b := s.layout(), s.Box()
	for k := range Kind(Kinds) {
		w := WeaponOf(k)
		if weapons>>w&1 == 1 && open&l.asks[w] != 0 && q.CanForge(b, k) && q.ForgeCost(b, k, false) <= gold {
			return true
		}
	}
	return false
}

// canSellCard says whether the sale that a kingdom card allows is possible; Desperate Times allows normal ones.
func (s *State) canSellCard(q *Seat, card uint8) bool {
	held := q.heldMask()
	return held != 0 && s.sellable(card, held) != 0
}
