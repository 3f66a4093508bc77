package conquer

import "tabard/engines/game"

// A brisk position is one that only a search plays on (package bot). There
//   - nobody is asked but the seat whose turn it is: all others pass their windows;
//   - chance is met by what it is worth: a soldier rolls the mean, and an engagement ends in one of its outcomes, the
//     difference between that and all of them by their odds going to the account of luck, which Eval adds;
//   - the last step of a turn looks after itself;
//   - Legal leaves out what is hardly ever of use (likely.go);
//   - all is weighed by how near the end was when the search began, and no turn ends without a claim that is free.
//
// The rules meet a search at the hooks of this file, at likely and at onErrand, and know nothing of it otherwise.
//
// Without this a search would choose among orders of play until the dice please it, and a rich seat would leave objectives
// unclaimed, since what it owns is worth the less the nearer the end is.
type brisk struct {
	on      bool
	missing uint8           // missing() when the search began
	luck    [MaxSeats]int32 // hundredths of a point
	last    Cell            // 1 + where the soldier stood that moved last: a search lets soldiers move in their order
	aims    uint32          // what the run of trades may be for (errands.go); only with Mart
}

// meanSide is the side that the movement die shows in a brisk position.
const meanSide = 3

// Brisk makes the position one for a search. There is no way back; snapshots do not hold it.
func (s *State) Brisk() { s.brisk.on, s.brisk.missing = true, s.missing() }

// mayPlay says that the seat is asked for a card in a window. In a search only the seat whose turn it is, which knows its
// hand, and it leaves a roll that lies as it is.
func (s *State) mayPlay(window uint8, p game.Player, k ActionCard) bool {
	if s.brisk.on && (p != s.Current || window == FramePost || !s.Seats[p].ready(k)) {
		return false
	}
	return s.mayHold(p, k)
}

// intend takes note of what a search is about to do.
func (s *State) intend(f game.Frame, a game.Action) {
	switch {
	case f.Kind != FrameMain:
	case a.Kind == KindMove:
		s.brisk.last = a.A + 1
		s.brisk.luck[f.Who]-- // nobody is moved for nothing
	case martOf(a) != 0:
		s.pursue(f.Who, a)
	}
}

// leaveMain goes on from the main part of a turn to its last step.
func (s *State) leaveMain(p game.Player, out *game.Sink) {
	if !s.brisk.on {
		s.toPeasants(p, out)
		return
	}
	s.Mart, s.brisk.last = 0, 0
	s.fillTowns(p)
	s.endTurn(p, out)
}

// meetRoll, meetDie and meetEnd go on with an engagement that is at its roll, at a die that is added to it, at the end of a
// round.
func (s *State) meetRoll(out *game.Sink) {
	if s.brisk.on {
		s.expectFight()
	} else {
		s.roll(out)
	}
}

func (s *State) meetDie(p game.Player, out *game.Sink) {
	if s.brisk.on {
		s.expectLate()
	} else {
		s.addDie(p, out)
	}
}

func (s *State) meetEnd(out *game.Sink) {
	x := &s.Fight
	side := x.Attacks()
	switch {
	case !s.brisk.on:
		s.resolve(out)
	case x.AttackWins():
		s.fell(x.Cell[1-side], out)
	case s.canCounter(1 - side):
		s.expectCounter()
	default:
		s.endFight(out)
	}
}

// die throws a die for a movement.
func (s *State) die() int {
	side := meanSide
	if !s.brisk.on {
		side = s.Dice.Intn(DieSides)
	}
	return int(s.Die()[side])
}

// outcome is one way in which something may come out.
type outcome struct {
	share uint32 // in 1/65,536
	state State
}

// weigh goes on with the likeliest outcome and gives every seat what all of them are worth together.
func (s *State) weigh(all []outcome) {
	best := 0
	var mean [MaxSeats]int64
	for i := range all {
		x := &all[i]
		if x.share > all[best].share {
			best = i
		}
		if x.share > 0 {
			for p := range game.Player(s.N) {
				mean[p] += int64(x.share) * int64(x.state.worth(p, present()))
			}
		}
	}
	*s = all[best].state
	for p := range game.Player(s.N) {
		s.brisk.luck[p] += int32(mean[p]>>16) - s.worth(p, present())
	}
}

// expectFight ends an engagement before the roll of its present round.
func (s *State) expectFight() {
	x := &s.Fight
	side := x.Attacks()
	attack, shields := s.Due(side)
	s.expect(s.box.AttackOdds(min(attack, MaxDice), min(shields, MaxDice)), s.fighter(side), s.fighter(1-side))
}

// expect ends an engagement whose present roll comes out by those odds.
func (s *State) expect(first Odds, own, other *Soldier) {
	x := &s.Fight
	side := x.Attacks()
	counter := s.strikeDice(1 - side)
	var back, again Odds
	if counter == 0 {
		first = first.Unanswered()
		back, again = s.box.AttackOdds(0, 1), s.box.AttackOdds(0, 1)
	} else {
		back = s.box.AttackOdds(counter, s.box.Soldiers[own.Type].Defence)
		again = s.box.AttackOdds(min(x.Dice[side], MaxDice), s.box.Soldiers[other.Type].Defence)
		if x.Dice[side] == 0 {
			back = back.Unanswered()
		}
	}
	target, attacker := Exchange(first, back, again)
	all := [3]outcome{{target, *s}, {attacker, *s}, {One65536 - target - attacker, *s}}
	if target > 0 {
		c := &all[0].state
		c.fell(c.Fight.Cell[1-side], nil)
	}
	if attacker > 0 {
		c := &all[1].state
		c.Fight.Round++
		c.fell(c.Fight.Cell[side], nil)
	}
	all[2].state.endFight(nil)
	s.weigh(all[:])
}

// expectCounter ends an engagement in which the defending side strikes back.
func (s *State) expectCounter() {
	x := &s.Fight
	side := 1 - x.Attacks()
	if x.Dice[side] == 0 {
		x.Dice[side] = s.strikeDice(side)
	}
	x.Round++
	s.expectFight()
}

// strikeDice are the dice of a side that strikes back if its roll shows a strike, 0 if it cannot.
func (s *State) strikeDice(side int) uint8 {
	x := &s.Fight
	strikes := x.Defence[Strike]
	x.Defence[Strike] = 1
	can := s.canCounter(side)
	x.Defence[Strike] = strikes
	switch {
	case !can:
		return 0
	case x.Dice[side] > 0:
		return x.Dice[side]
	}
	q, t := &s.Seats[s.sideOf(side)], s.fighter(side).Type
	if t == Catapult {
		return s.box.AttackDice(t, false, uint8(min(q.Stock[Stone], MaxStones)))
	}
	return s.box.AttackDice(t, SoldierKinds[t].Ranged && q.Arrows == 0, 0)
}

// expectLate ends an engagement in which the defence has added one die to a roll that lies.
func (s *State) expectLate() {
	x := &s.Fight
	side := x.Attacks()
	a, _ := x.Totals()
	s.expect(s.box.LateDie(a, x.Defence, x.Halved[1], x.Tie == 1), s.fighter(side), s.fighter(1-side))
}

// fillTowns puts the peasants of a seat onto its settlements, where they bring most first.
func (s *State) fillTowns(p game.Player) {
	q := &s.Seats[p]
	for q.Spare > 0 {
		best, most := -1, -1
		for i := range q.NTowns {
			t := &q.Towns[i]
			if n := s.yieldWorth(t); n > most && s.idle(t) {
				best, most = int(i), n
			}
		}
		if best < 0 {
			return
		}
		s.place(p, best, nil)
	}
}

// yieldWorth is what the peasant of a settlement brings in a turn, in coins.
func (s *State) yieldWorth(t *Town) int {
	n := 0
	for r, k := range s.box.Town(t.Type, t.Tier).Yield.Stock {
		n += int(k) * goodsWorth[r]
	}
	return n
}

// isFree says that an action is a claim that costs neither goods nor a soldier and does not bring the end nearer than it is:
// a search never ends a turn without it.
func (s *State) isFree(p game.Player, a game.Action) bool {
	if a.Kind != KindClaim {
		return false
	}
	kind := ObjectiveCards[a.A].Kind
	return kind != ByPay && kind != ByRetire && (s.Seats[p].NDone+1 < s.Target || s.Time(p) == timeLast)
}
