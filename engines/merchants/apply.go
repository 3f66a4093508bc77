package merchants

import "tabard/engines/game"

// Apply carries out a legal action.
func (s *State) Apply(a game.Action, out *game.Sink) {
	f := s.Frames[s.Depth-1]
	p := f.Who
	switch f.Kind {
	case FrameAction:
		s.Frames[0].Kind = FrameTurnDone
		s.begin(p, a, out)
	case FrameTurnDone:
		s.endTurn(p, out)
		return
	case FrameForge:
		s.Pop()
		if a.Kind == KindForge {
			s.forge(p, Kind(a.A), f.A == 1, int(f.N)-1, out)
		}
	default:
		s.Pop()
		s.follow(p, f, a, out)
	}
	s.closeEmpty()
}

// begin carries out the turn's action.
func (s *State) begin(p game.Player, a game.Action, out *game.Sink) {
	idle := false // does not bring the season nearer to its end
	switch a.Kind {
	case KindLearn:
		s.LastAction = ActLearn
		s.learn(p, int(a.A), LearnPaid, out)
	case KindForge:
		s.LastAction, idle = ActForge, true
		s.forge(p, Kind(a.A), false, s.maxForge(p)-1, out)
	case KindSell:
		s.LastAction = ActSell
		s.sell(p, int(a.A), Kind(a.B), 0, out)
	case KindTakeKingdom:
		s.LastAction, idle = ActKingdom, s.KingdomOpen[a.A] == SlushFund
		s.takeKingdom(p, int(a.A), out)
	case KindForgeSell:
		s.LastAction = ActForgeSell
		s.BonusReady &^= 1 << WeaponOf(Kind(a.B))
		s.forgeSell(p, int(a.A), Kind(a.B), out)
	case game.Pass:
		s.LastAction, idle = ActPass, true
		q := &s.Seats[p]
		given := max(0, ReliefGold-q.Gold)
		q.earn(given)
		out.Add(game.Event{Kind: EvPassed, Who: p, N: given})
	}
	if idle {
		s.Stall++
	} else {
		s.Stall = 0
	}
}

// follow answers a question that an action has opened.
func (s *State) follow(p game.Player, f game.Frame, a game.Action, out *game.Sink) {
	q := &s.Seats[p]
	switch a.Kind {
	case KindLearn:
		way := LearnPaid
		if f.Kind == FrameSecond {
			way = LearnSecond
		}
		s.learn(p, int(a.A), way, out)
	case KindForge:
		s.forge(p, Kind(a.A), false, s.maxForge(p)-1, out)
	case KindSell:
		cut := 0
		if f.Kind == FrameSellByCard && uint8(f.A) != SmugglersRoad {
			cut = 1
		}
		if f.Kind == FrameSellByCard && uint8(f.A) == DesperateTimes && f.B == 1 {
			s.Follow(FrameSellByCard, f.A, 2, 0)
		}
		s.sell(p, int(a.A), Kind(a.B), cut, out)
	case KindForgeSell:
		s.forgeSell(p, int(a.A), Kind(a.B), out)
	case KindRegion:
		s.RegionFree &^= 1 << a.A
		q.Regions |= 1 << a.A
		out.Add(game.Event{Kind: EvRegion, Who: p, A: a.A})
	case KindRace:
		s.Reward[a.A] &^= 1 << p
		q.Race[a.A]++
		out.Add(game.Event{Kind: EvReward, Who: p, A: a.A, B: 1})
	case KindFree:
		s.learn(p, int(a.A), LearnFree, out)
	case KindOld:
		s.CraftGone &^= 1 << (a.A - 1)
		s.gainCraft(p, uint8(a.A), LearnOld, 0, out)
	case KindBond:
		q.Gold -= int16(a.A)
		q.Bond = uint8(a.A)
		out.Add(game.Event{Kind: EvBonded, Who: p, N: int16(a.A)})
	}
}

// closeEmpty takes away questions that have no other answer than Done.
func (s *State) closeEmpty() {
	for s.Depth > 1 {
		f := s.Asked()
		optional := f.Kind == FrameForge || f.Kind == FrameSecond || f.Kind == FrameDrive && f.A == 2 || f.Kind == FrameSellByCard && f.B == 2
		if !optional || s.hasMore(f) {
			return
		}
		s.Pop()
	}
}

// hasMore says whether an optional question has an answer beside Done.
func (s *State) hasMore(f *game.Frame) bool {
	q := &s.Seats[f.Who]
	switch f.Kind {
	case FrameForge:
		return f.N > 0 && s.canForge(q, int(q.Gold), f.A == 1)
	case FrameSecond:
		return s.canLearn(q, int(q.Gold), -1)
	case FrameDrive:
		return s.canDrive(q, int(q.Gold), -1)
	}
	return s.canSellCard(q, uint8(f.A))
}

// maxForge is how many weapons a forge action of the seat makes at most.
func (s *State) maxForge(p game.Player) int {
	if s.Seats[p].Owns(BigForge) {
		return BigForgeMax
	}
	return MaxForge
}

// forge makes one weapon, and asks for more if so many are left.
func (s *State) forge(p game.Player, k Kind, night bool, left int, out *game.Sink) {
	s.pay(p, k, night, out)
	s.Seats[p].Held[k] = min(s.Seats[p].Held[k]+1, maxHeld)
	if left > 0 {
		a := uint16(0)
		if night {
			a = 1
		}
		s.Follow(FrameForge, a, 0, left)
	}
}

// earn gives gold, of which nobody has more than Check allows: play from a position that can be saved leads to none that cannot.
func (q *Seat) earn(n int16) { q.Gold = int16(min(int(q.Gold)+int(n), maxGold)) }

// pay takes the price of forging one weapon.
func (s *State) pay(p game.Player, k Kind, night bool, out *game.Sink) {
	cost := s.Seats[p].ForgeCost(s.Box(), k, night)
	s.Seats[p].Gold -= int16(cost)
	out.Add(game.Event{Kind: EvForged, Who: p, A: uint16(k), N: int16(cost)})
}

// learn takes the open craft card at that position.
func (s *State) learn(p game.Player, position int, way uint16, out *game.Sink) {
	q := &s.Seats[p]
	id := s.CraftOpen[position]
	cost := 0
	if way != LearnFree {
		cost = q.LearnCost(s.Box(), id)
	}
	q.Gold -= int16(cost)
	s.CraftOpen[position] = 0
	if way == LearnPaid && q.Owns(ExtraCrafty) {
		s.Follow(FrameSecond, 0, 0, 0)
	}
	s.gainCraft(p, id, way, cost, out)
	if s.N == 2 {
		if to, kingdom := s.box.CraftLink(position); kingdom {
			s.loseKingdom(to, true, out)
		} else {
			s.loseCraft(to, true, out)
		}
	}
}

// gainCraft puts a craft card before the seat, which may be the first to reach the bonus.
func (s *State) gainCraft(p game.Player, id uint8, way uint16, cost int, out *game.Sink) {
	q, c := &s.Seats[p], &s.box.Crafts[id]
	q.Crafts |= 1 << (id - 1)
	q.Level[c.Weapon] += c.Levels
	q.Coins[c.Weapon] += c.Coins
	out.Add(game.Event{Kind: EvLearned, Who: p, A: uint16(id), B: way, N: int16(cost)})
	if q.Level[c.Weapon] >= BonusLevel && s.BonusHolder[c.Weapon] == game.Nobody {
		s.BonusHolder[c.Weapon] = p
		s.BonusReady |= 1 << c.Weapon
		out.Add(game.Event{Kind: EvBonus, Who: p, A: uint16(c.Weapon)})
	}
}

// loseCraft discards the open craft card at that position, if there is one, and says how many cards that were.
func (s *State) loseCraft(position int, linked bool, out *game.Sink) int16 {
	id := s.CraftOpen[position]
	if id == 0 {
		return 0
	}
	s.CraftOpen[position] = 0
	s.CraftGone |= 1 << (id - 1)
	if linked {
		out.Add(game.Event{Kind: EvLinked, Who: game.Nobody, A: uint16(id)})
	}
	return 1
}

// loseKingdom discards the open kingdom card at that position, unless it is the Slush Fund, which always stays.
func (s *State) loseKingdom(position int, linked bool, out *game.Sink) int16 {
	id := s.KingdomOpen[position]
	if id == 0 || id == SlushFund {
		return 0
	}
	s.KingdomOpen[position] = 0
	s.KingdomGone |= 1 << (id - 1)
	if linked {
		out.Add(game.Event{Kind: EvLinked, Who: game.Nobody, B: uint16(id)})
	}
	return 1
}
