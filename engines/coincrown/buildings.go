package coincrown

import "tabard/engines/game"

// recommission brings a retired troop back, ready and with tokens from the supply: it may fight again at once.
func (s *State) recommission(p game.Player, c Class, out *game.Sink) {
	s.Seats[p].Fallen[c]--
	s.Seats[p].Tired[Barracks]++
	out.Add(game.Event{Kind: EvRecommissioned, Who: p, A: uint16(c)})
	s.muster(p, c, out)
}

// mill readies every exhausted card of the mill's resource.
func (s *State) mill(p game.Player, k CardKind, out *game.Sink) {
	q, r := &s.Seats[p], millReadies(k)
	out.Add(game.Event{Kind: EvMilled, Who: p, A: uint16(k), N: int16(q.Tired[r])})
	q.Tired[r] = 0
	q.Tired[k]++
}

// toll draws coins from the purse, more in the last year.
func (s *State) toll(p game.Player, out *game.Sink) {
	s.Seats[p].Tired[TollStation]++
	got := s.drawCoins(p, s.box.TollCoins.In(s.Year), out)
	out.Add(game.Event{Kind: EvToll, Who: p, Flags: game.Reveals,
		A: uint16(got[Bronze]), B: uint16(got[Silver]), C: uint16(got[Gold])})
}

// look shows the seat the top of every market deck. That he looked is public, what he saw is not.
func (s *State) look(p game.Player, out *game.Sink) {
	s.Seats[p].Tired[Watchtower]++
	for t := range Tier(Tiers) {
		if !s.holdsCard(t) {
			continue
		}
		if s.Top[t] == 0 {
			s.Top[t] = uint8(s.pickCard(t)) + 1
		}
		s.KnownBy[t] |= 1 << uint(p)
		s.Peeked |= 1 << t
	}
	out.Add(game.Event{Kind: EvLooked, Who: p, Flags: game.Reveals | game.Secret,
		A: uint16(s.Top[TierBronze]), B: uint16(s.Top[TierSilver]), C: uint16(s.Top[TierGold])})
}

// fortify gives more main actions this turn; the purple cards visited stay visited.
func (s *State) fortify(p game.Player, out *game.Sink) {
	s.Seats[p].Tired[Fortress]++
	n := s.box.FortressActions.In(s.Year)
	s.ActionsLeft += uint8(n)
	out.Add(game.Event{Kind: EvFortified, Who: p, N: int16(n)})
}
