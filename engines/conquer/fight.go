package conquer

import "tabard/engines/game"

// An engagement from its declaration to its end. The windows, in the order in which they are asked:
//
//	DeclAsk     the target's owner      Strategic Retreat              [Retreat]
//	PreAttack   the attacking side      Strong Attack                  a round begins here
//	PreDefend   the defending side      Shield Wall, Added Defense
//	            the dice are rolled
//	Post        the side that loses     Weak Fight, Weaker Fight, Added Defense, by turns until it passes   [RemoveDie]
//	            the round is over       [Casualty | Counter, which begins the next round]
//
// Each is asked on what everybody sees, of seats that may hold a fitting card; who holds none can only pass.

// askFight goes on with the engagement from that window: to the first question that is asked, or to its end.
func (s *State) askFight(window uint8, out *game.Sink) {
	x := &s.Fight
	switch window {
	case FrameDeclAsk:
		if s.window(FrameDeclAsk, x.Owner) {
			return
		}
		fallthrough
	case FramePreAttack:
		if s.window(FramePreAttack, s.sideOf(x.Attacks())) {
			return
		}
		fallthrough
	case FramePreDefend:
		if s.window(FramePreDefend, s.sideOf(1-x.Attacks())) {
			return
		}
		s.meetRoll(out)
	case FramePost: // whoever is winning is not asked
		loser := x.Attacks()
		if x.AttackWins() {
			loser = 1 - loser
		}
		if !s.window(FramePost, s.sideOf(loser)) {
			s.meetEnd(out)
		}
	}
}

// window asks a seat for a card if, from what all can see, it may have one that serves now.
func (s *State) window(kind uint8, p game.Player) bool {
	for _, k := range cardsFor[kind] {
		if s.mayPlay(kind, p, k) && s.serves(kind, p, k) {
			s.stand(kind, p, 0, 0)
			return true
		}
	}
	return false
}

// serves says that a card of this window of the engagement would be of use to the seat that the window is for.
func (s *State) serves(window uint8, p game.Player, k ActionCard) bool {
	x := &s.Fight
	side := s.sideOfSeat(p)
	switch {
	case window == FrameDeclAsk:
		to := s.retreats()
		return !to.empty()
	case k == StrongAttack:
		return p == s.Current
	case k == AddedDefense:
		return p != s.Current && x.defends(side)
	case k == ShieldWall:
		return p != s.Current && s.wallPartners(p) != CellSet{}
	case k == WeakFight:
		return x.enemyFaces(side) != [4]byte{}
	}
	return x.enemyTotal(side) > 0 // Weaker Fight
}

// retreats are the spaces to which the target can withdraw.
func (s *State) retreats() CellSet {
	x := &s.Fight
	g := s.ground(x.Owner)
	return s.board.retreats(s.spacesOf(x.Cell[1]), x.archers(), int(s.box.Soldiers[s.fighter(0).Type].Far), &g)
}

// mayWall says that the target of a declared attack is a Warrior that fights alone.
func (s *State) mayWall() bool {
	return s.Fight.Round == 1 && !s.Fight.IsPair(1) && s.fighter(1).Type == Warrior
}

// wallPartners are the Warriors that can help the target of a declared attack, one or two Archers'.
func (s *State) wallPartners(p game.Player) (set CellSet) {
	if !s.mayWall() {
		return set
	}
	at := s.Fight.Cell[1]
	target := s.spacesOf(at)
	for _, y := range s.Seats[p].army() {
		if y.Type != Warrior || y.Cell == at {
			continue
		}
		other := s.spacesOf(y.Cell)
		for _, c := range other.all() {
			if s.board.distTo(c, target) == 1 {
				set.Add(y.Cell)
			}
		}
	}
	return set
}

// listFight lists the answers to the questions of an engagement.
func (s *State) listFight(dst []game.Action, f *game.Frame) []game.Action {
	switch f.Kind {
	case FrameRetreat:
		to := s.retreats()
		return to.actions(dst, KindRetreatTo)
	case FrameRemoveDie:
		for face, n := range s.Fight.enemyFaces(s.sideOfSeat(f.Who)) {
			if n > 0 {
				dst = append(dst, RemoveDie(face))
			}
		}
		return dst
	case FrameCasualty:
		return append(dst, Casualty(f.A), Casualty(f.B))
	case FrameCounter:
		return s.listCounter(dst, f)
	}
	dst = append(dst, Pass())
	for _, k := range cardsFor[f.Kind] {
		switch {
		case !s.Seats[f.Who].ready(k) || !s.serves(f.Kind, f.Who, k):
		case k == ShieldWall:
			to := s.wallPartners(f.Who)
			for c := to.Next(0); c != NoCell; c = to.Next(c + 1) {
				dst = append(dst, Play(k, c, 0))
			}
		default:
			dst = append(dst, Play(k, 0, 0))
		}
	}
	return dst
}

// fightAnswer answers the questions of an engagement.
func (s *State) fightAnswer(f game.Frame, a game.Action, out *game.Sink) {
	switch {
	case f.Kind == FrameRetreat:
		s.retreatTo(f, a, out)
	case f.Kind == FrameRemoveDie:
		s.removeDie(f, a, out)
	case f.Kind == FrameCasualty:
		s.fell(a.A, out)
	case f.Kind == FrameCounter:
		s.counter(f, a, out)
	case a.Kind != game.Pass:
		s.fightCard(f, a, out)
	case f.Kind == FrameDeclAsk:
		s.askFight(FramePreAttack, out)
	case f.Kind == FramePreAttack:
		s.askFight(FramePreDefend, out)
	case f.Kind == FramePreDefend:
		s.meetRoll(out)
	default:
		s.meetEnd(out)
	}
}

// fightCard plays a card in a window, which is asked again unless the card itself asks something.
func (s *State) fightCard(f game.Frame, a game.Action, out *game.Sink) {
	x := &s.Fight
	side := s.sideOfSeat(f.Who)
	k := ActionCard(a.A)
	if k == ShieldWall {
		s.use(f.Who, k, out)
		out.Add(game.Event{Kind: EvPlayed, Who: f.Who, A: a.A, B: a.B, N: int16(s.tagAt(a.B))})
	} else {
		s.played(f.Who, k, 0, 0, out)
	}
	switch k {
	case StrategicRetreat:
		s.stand(FrameRetreat, f.Who, 0, 0)
		return
	case StrongAttack:
		x.Strong++
	case ShieldWall:
		x.Partner[1] = a.B + 1
	case AddedDefense:
		x.Added++
		if f.Kind == FramePost {
			s.meetDie(f.Who, out)
			return
		}
	case WeakFight: // the later of two has the tie
		x.Tie = 1
		if x.defends(side) {
			x.Tie = 0
		}
		s.stand(FrameRemoveDie, f.Who, 0, 0)
		return
	case WeakerFight:
		if x.defends(side) {
			x.Halved[0]++
		} else {
			x.Halved[1]++
		}
	}
	s.askFight(f.Kind, out)
}
