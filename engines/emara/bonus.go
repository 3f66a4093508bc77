package emara

import "tabard/engines/game"

// What a turn's menu does beside visits: ranks, craftsmen, advisors and their abilities.

// rankUp takes the next noble rank.
func (s *State) rankUp(p game.Player, out *game.Sink) {
	q := &s.Seats[p]
	r := q.Rank + 1
	s.Flags |= DoneRank
	card := &s.box.Ranks[r]
	s.spend(p, Coin, int(card.Coins), FromRank, uint16(r), out)
	s.spend(p, Ring, int(card.Rings), FromRank, uint16(r), out)
	q.Rank, q.RankCardCP = r, s.takeRank(p, r, out)
	if s.Event == Respected {
		s.citizens(p, int(s.box.Events[Respected].Effect), FromEvent, uint16(s.Event), out) // not printed on the card
	}
}

// takeRank takes the top card of a rank and gives its points.
func (s *State) takeRank(p game.Player, r Rank, out *game.Sink) uint8 {
	n := s.box.Ranks[r].CP[s.NobleTaken[r-1]]
	s.NobleTaken[r-1]++
	out.Add(game.Event{Kind: EvRanked, Who: p, A: uint16(r), N: int16(n)})
	s.citizens(p, int(n), FromRank, uint16(r), out)
	return n
}

// hired puts a craftsman into a hut for the rest of the game.
func (s *State) hired(p game.Player, l Location, hut int, byCard bool, out *game.Sink) {
	q := &s.Seats[p]
	s.Huts[l][hut] = p
	q.CraftPlaced++
	e := game.Event{Kind: EvHired, Who: p, A: uint16(l), B: uint16(hut), N: int16(q.CraftPlaced)}
	if byCard {
		s.Flags |= DoneCard
		e.C = 1
	} else {
		s.Flags |= DoneHire
	}
	out.Add(e)
	s.citizens(p, int(s.box.CraftsmanCP[q.CraftPlaced-1]), FromHire, uint16(q.CraftPlaced), out)
}

// recruited takes an advisor, fills its space from the stack while that lasts, and then gives what it brings at
// once.
func (s *State) recruited(p game.Player, l Location, space int, byCard bool, out *game.Sink) {
	q := &s.Seats[p]
	at := &s.AdvisorAt[l-Town][space]
	a := *at
	e := game.Event{Kind: EvRecruited, Who: p, A: uint16(a), B: uint16(l), C: uint16(space)}
	if byCard {
		s.Flags |= DoneCard
		e.N = 1
	} else {
		s.Flags |= DoneRecruit
	}
	q.Advisors |= 1 << (a - 1)
	out.Add(e)
	*at = s.BTop
	if s.BTop != NoAdvisor {
		out.Add(game.Event{Kind: EvReplaced, Who: game.Nobody, A: uint16(s.BTop), B: uint16(l), C: uint16(space)})
		s.turnUpPatron(out)
	}
	c := &s.box.Advisors[a]
	s.citizens(p, int(c.CP), FromAdvisor, uint16(a), out)
	s.gain(p, AdvisorGain[a], int(c.N), FromAdvisor, uint16(a), out)
	s.receive(p, int(c.BP), FromAdvisor, uint16(a), out)
}

// turnUpPatron turns up the next advisor of the stack, if there is one.
func (s *State) turnUpPatron(out *game.Sink) {
	s.BTop = NoAdvisor
	if s.BLeft == 0 {
		return
	}
	bit := pick(uint16(s.BLeft), &s.PatronRand)
	s.BLeft &^= 1 << bit
	s.BTop = FirstPatron + Advisor(bit)
	out.Add(game.Event{Kind: EvPatron, Who: game.Nobody, Flags: game.Reveals, A: uint16(s.BTop)})
}

// use begins an ability: those that cost resources ask for them.
func (s *State) use(p game.Player, a Advisor, mode int, out *game.Sink) {
	if abilityPrice(a, mode).N > 0 {
		s.ask(p, PayForAdvisor, uint16(a)<<8|uint16(mode), out)
		return
	}
	s.used(p, a, mode, out)
}

// used gives what an ability gives, once per turn.
func (s *State) used(p game.Player, a Advisor, mode int, out *game.Sink) {
	s.Used |= 1 << (a - 1)
	from, detail := FromAdvisor, uint16(a)
	out.Add(game.Event{Kind: EvAbility, Who: p, A: detail, B: uint16(mode)})
	switch a {
	case Baker:
		s.gain(p, Bread, mode, from, detail, out)
	case Schoolmarm:
		s.gain(p, Book, 1, from, detail, out)
	case Bailiff:
		s.spend(p, Ring, 1, from, detail, out)
		s.receive(p, int(s.box.Advisors[a].Ability), from, detail, out)
	case Dressmaker:
		s.citizens(p, int(s.box.Advisors[a].Ability), from, detail, out)
	case Landlord:
		s.Seats[p].CP--
		out.Add(game.Event{Kind: EvCitizenLost, Who: p, N: 1})
		s.receive(p, int(s.box.Advisors[a].Ability), from, detail, out)
	case Merchant:
		s.gain(p, Good(mode), 1, from, detail, out)
	default:
		panic("emara: not an ability of a turn")
	}
}

// swap turns rings into coins, or coins into rings.
func (s *State) swap(p game.Player, direction uint16, n int, out *game.Sink) {
	give, get := Ring, Coin
	if direction == 1 {
		give, get = Coin, Ring
	}
	out.Add(game.Event{Kind: EvAbility, Who: p, A: uint16(Chamberlain), B: direction, N: int16(n)})
	s.spend(p, give, n, FromAdvisor, uint16(Chamberlain), out)
	s.gain(p, get, n, FromAdvisor, uint16(Chamberlain), out)
	s.Flags |= LastChamberlain
}
