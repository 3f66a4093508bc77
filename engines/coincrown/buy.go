package coincrown

import "tabard/engines/game"

// paidRow follows the payment for a card of the current market: bonus coins are asked about, if there are any.
func (s *State) paidRow(p game.Player, f game.Frame, out *game.Sink) {
	t, slot := PaySlot(f)
	place := s.Row[t][slot]
	if place.Bronze+place.Silver > 0 {
		s.Follow(FrameBonus, uint16(t), uint16(slot), 0)
		return
	}
	s.takeRow(p, t, slot, true, out)
}

func (s *State) applyBonus(p game.Player, a game.Action, out *game.Sink) {
	f := s.Pop()
	s.takeRow(p, Tier(f.A), int(f.B), a.A == 1, out)
}

// takeRow gives the seat a card of the current market. Its slot stays vacant until the year's end. Bonus coins arrive
// after the payment, so they never pay for their own card.
func (s *State) takeRow(p game.Player, t Tier, slot int, takeBonus bool, out *game.Sink) {
	place := s.Row[t][slot]
	s.Row[t][slot] = Place{}
	row := int(place.Def) - 1
	s.Seats[p].Have[row]++
	out.Add(game.Event{Kind: EvBought, Who: p, A: uint16(row), B: uint16(t), C: uint16(slot)})
	if bonus := (Coins{place.Bronze, place.Silver, 0}); bonus != (Coins{}) {
		e := game.Event{Kind: EvBonusTaken, Who: p, A: uint16(place.Bronze), B: uint16(place.Silver)}
		if takeBonus {
			s.Seats[p].Income.add(bonus)
		} else {
			s.Supply.add(bonus)
			e.Kind = EvBonusLeft
		}
		out.Add(e)
	}
	s.arrived(p, row, out)
}

// takeDeck gives the seat the top of a market deck: the card comes face up for everybody.
func (s *State) takeDeck(p game.Player, t Tier, source uint16, out *game.Sink) {
	row := s.drawCard(t)
	s.Seats[p].Have[row]++
	out.Add(game.Event{Kind: EvDeckCard, Who: p, Flags: game.Reveals, A: uint16(row), B: uint16(t)})
	out.Add(game.Event{Kind: EvBought, Who: p, A: uint16(row), B: uint16(t), C: source})
	s.arrived(p, row, out)
}

// arrived does what every new card brings: tokens for a troop, then the iron coins. The card is ready at once. It
// ends the main action.
func (s *State) arrived(p game.Player, row int, out *game.Sink) {
	if c, ok := s.box.ClassOf(row); ok {
		s.muster(p, c, out)
	}
	irons := &kindIrons[MarketCards[row].Kind]
	s.checkIron(p, Iron(irons[0]), out)
	if irons[1] >= 0 {
		s.checkIron(p, Iron(irons[1]), out)
	}
	s.acted()
}

// muster puts a troop into the tableau, ready, with as many tokens as it is allowed and the supply has; with none it
// cannot stand and retires.
func (s *State) muster(p game.Player, c Class, out *game.Sink) {
	q, size := &s.Seats[p], classSize(c)
	n := min(classAtt[c], s.Tokens[size])
	s.Tokens[size] -= n
	if n == 0 {
		q.Fallen[c]++
		out.Add(game.Event{Kind: EvTroopRetired, Who: p, A: uint16(c)})
		return
	}
	q.Troop[0][troopIndex(c, int(n))]++
	out.Add(game.Event{Kind: EvTokens, Who: p, A: uint16(c), N: int16(n)})
}

// acted counts a main action.
func (s *State) acted() {
	s.Taken++
	s.ActionsLeft--
}

// checkIron gives an iron coin to the seat if it has more of its kind than every other seat. A tie never moves it, and
// nobody can decline.
func (s *State) checkIron(p game.Player, c Iron, out *game.Sink) {
	if s.IronOwner[c] == p {
		return
	}
	n := s.IronCount(p, c)
	for q := range game.Player(s.N) {
		if q != p && s.IronCount(q, c) >= n {
			return
		}
	}
	out.Add(game.Event{Kind: EvIron, Who: p, A: uint16(c), N: int16(s.IronOwner[c])})
	s.IronOwner[c] = p
}
