package coincrown

import "tabard/engines/game"

// startTurn opens the menu for a seat: one main action, fresh purple cards.
func (s *State) startTurn(p game.Player) {
	s.Ask(FrameTurn, p, 0, 0, 0)
	s.Taken, s.ActionsLeft, s.Used, s.Peeked = 0, 1, s.Used&KindsCount, 0
	for t := range Tier(Tiers) {
		s.Peeked |= s.KnownBy[t] >> uint(p) & 1 << t
	}
}

// nextTurn goes on to the next seat clockwise that has not passed, which may be the same; without one the year
// ends.
func (s *State) nextTurn(p game.Player, out *game.Sink) {
	for range s.N {
		p = (p + 1) % game.Player(s.N)
		if !s.Seats[p].Passed {
			s.startTurn(p)
			return
		}
	}
	s.endYear(out)
}

// endYear runs the steps of R-77 in their order and begins the next year. After the last year only the sweep remains
//
func (s *State) endYear(out *game.Sink) {
	s.sweep(out)
	if s.Year == Years {
		s.Stack6 = game.Stack6{}
		s.Taken, s.ActionsLeft, s.Used, s.Peeked = 0, 0, s.Used&KindsCount, 0
		s.Over = true
		out.Add(game.Event{Kind: EvOver, Who: game.Nobody})
		return
	}
	s.seed(out)
	s.refill(out)
	// The iron audit of step 4 never changes anything, since every gain was checked; Check proves it.
	s.readyAll(out)
	start, why := s.NextStart()
	s.Year++
	s.Start = start
	out.Add(game.Event{Kind: EvYear, Who: game.Nobody, N: int16(s.Year)})
	out.Add(game.Event{Kind: EvStart, Who: start, A: why})
	s.income(out)
	s.startTurn(start)
}

// sweep puts unspent income into the discard.
func (s *State) sweep(out *game.Sink) {
	for p := range game.Player(s.N) {
		q := &s.Seats[p]
		if q.Income == (Coins{}) {
			continue
		}
		q.Discard.add(q.Income)
		out.Add(game.Event{Kind: EvSwept, Who: p,
			A: uint16(q.Income[Bronze]), B: uint16(q.Income[Silver]), C: uint16(q.Income[Gold])})
		q.Income = Coins{}
	}
}

// seed puts a bronze coin on every unsold card, gold row first, as long as the supply has any; three become a silver
// card by card, if there is one.
func (s *State) seed(out *game.Sink) {
	for t := Tiers - 1; t >= 0; t-- {
		for slot := range s.Row[t][:s.N+1] {
			place := &s.Row[t][slot]
			if place.Def == 0 {
				continue
			}
			if s.Supply[Bronze] > 0 {
				s.Supply[Bronze]--
				place.Bronze++
				out.Add(game.Event{Kind: EvSeeded, Who: game.Nobody, A: uint16(t), B: uint16(slot)})
			}
			for place.Bronze >= 3 && s.Supply[Silver] > 0 {
				s.Supply[Bronze] += 3
				s.Supply[Silver]--
				place.Bronze -= 3
				place.Silver++
				out.Add(game.Event{Kind: EvConverted, Who: game.Nobody, A: uint16(t), B: uint16(slot)})
			}
		}
	}
}

// refill fills vacant slots in the order of seeding. Slots never slide; an empty deck leaves them vacant.
func (s *State) refill(out *game.Sink) {
	for t := Tiers - 1; t >= 0; t-- {
		for slot := range s.Row[t][:s.N+1] {
			if s.Row[t][slot].Def != 0 || !s.holdsCard(Tier(t)) {
				continue
			}
			row := s.drawCard(Tier(t))
			s.Row[t][slot].Def = uint8(row) + 1
			out.Add(game.Event{Kind: EvRefilled, Who: game.Nobody, Flags: game.Reveals,
				A: uint16(row), B: uint16(t), C: uint16(slot)})
		}
	}
}

// readyAll turns every exhausted card upright. Retired ones stay where they are.
func (s *State) readyAll(out *game.Sink) {
	for p := range game.Player(s.N) {
		q := &s.Seats[p]
		n := troopSum(q.Tired[:]) + troopSum(q.Troop[1][:])
		if n == 0 {
			continue
		}
		for i := range q.Troop[1] {
			q.Troop[0][i] += q.Troop[1][i]
		}
		q.Troop[1], q.Tired = [troopKinds]byte{}, [CardKinds]byte{}
		out.Add(game.Event{Kind: EvReadied, Who: p, N: int16(n)})
	}
}

// income is the automatic beginning of a year, and the only time that coins are drawn by all: each seat in order draws, gets its reserved coin back, and is in
// the year again.
func (s *State) income(out *game.Sink) {
	for p := range game.Player(s.N) {
		q := &s.Seats[p]
		got := s.drawCoins(p, IncomeCoins, out)
		out.Add(game.Event{Kind: EvIncome, Who: p, Flags: game.Reveals,
			A: uint16(got[Bronze]), B: uint16(got[Silver]), C: uint16(got[Gold])})
		if q.Reserved != 0 {
			q.Income[q.Reserved-1]++
			out.Add(game.Event{Kind: EvReserveBack, Who: p, A: uint16(q.Reserved - 1)})
		}
		q.Reserved, q.Passed, q.ReservedThisYear = 0, false, false
	}
}

// drawCoins draws up to n coins from the purse into the income. An empty purse is filled from the whole discard only
// when a coin must be drawn; with both empty drawing stops.
func (s *State) drawCoins(p game.Player, n int, out *game.Sink) Coins {
	q := &s.Seats[p]
	var got Coins
	for range n {
		if q.Purse == (Coins{}) {
			if q.Discard == (Coins{}) {
				break
			}
			q.Purse, q.Discard = q.Discard, Coins{}
			out.Add(game.Event{Kind: EvPurseFilled, Who: p,
				A: uint16(q.Purse[Bronze]), B: uint16(q.Purse[Silver]), C: uint16(q.Purse[Gold])})
		}
		got[q.Purse.drawOne(&s.Purses[p])]++
	}
	q.Income.add(got)
	return got
}

// NextStart is who would start the coming year if this one ended now, and why: StartRotates, StartFewestPoints,
// StartFewestCards or StartClockwise.
func (s *State) NextStart() (game.Player, uint16) {
	n := game.Player(s.N)
	rotatesUntil := uint8(4)
	if n == 3 {
		rotatesUntil = 3
	}
	if s.Year+1 <= rotatesUntil {
		return (s.Start + 1) % n, StartRotates
	}
	best, why := game.Nobody, StartFewestPoints
	var bestPoints, bestCards int
	for i := range n {
		p := (s.Start + 1 + i) % n
		points, cards := s.LandPoints(p), s.Seats[p].TableauCards()
		switch {
		case best == game.Nobody || points < bestPoints:
			best, bestPoints, bestCards, why = p, points, cards, StartFewestPoints
		case points > bestPoints:
		case cards < bestCards:
			best, bestCards, why = p, cards, StartFewestCards
		case cards == bestCards:
			why = StartClockwise
		case why == StartFewestPoints:
			why = StartFewestCards
		}
	}
	return best, why
}
