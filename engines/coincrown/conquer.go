package coincrown

import "tabard/engines/game"

func (s *State) applyDeploy(p game.Player, a game.Action, out *game.Sink) {
	f, q := s.Asked(), &s.Seats[p]
	level := f.A &^ 0xff
	switch a.Kind {
	case KindTroop:
		c, tokens := ClassTokens(a)
		i := troopIndex(c, tokens)
		if q.Troop[0][i] == 0 {
			panic("coincrown: a troop is deployed that is not ready")
		}
		q.Troop[0][i]--
		s.Tokens[classSize(c)]++ // spent tokens go back to the supply
		if tokens > 1 {
			q.Troop[1][i-1]++
			out.Add(game.Event{Kind: EvTroopUsed, Who: p, A: uint16(c), B: uint16(tokens - 1)})
		} else {
			q.Fallen[c]++
			out.Add(game.Event{Kind: EvTroopRetired, Who: p, A: uint16(c)})
		}
		f.A, f.B, f.N = level|uint16(i), f.B+1, f.N+int16(s.box.power[i])
	case KindArmor:
		q.Tired[Armor]++
		out.Add(game.Event{Kind: EvArmorUsed, Who: p})
		f.A, f.B, f.N = level|cursorArmor, f.B-1, f.N+int16(s.box.Strengths[Armor])
	case KindCavalry:
		q.Gone[0]++
		out.Add(game.Event{Kind: EvCavalryRetired, Who: p})
		f.A, f.N = level|cursorCavalry, f.N+int16(s.box.Strengths[Cavalry])
	case KindCollect:
		item, harbor := ItemOf(a)
		s.payItem(p, item, harbor, out)
		return
	case game.Done:
		s.forced(p, out)
		return
	default:
		panic("coincrown: not an answer to a deployment")
	}
	if x := s.forces(p, f); x.have >= s.shield(f) && x.most(x.cursor) == x.have {
		s.forced(p, out) // nothing more could be sent
	}
}

// forced ends a deployment: the land is taken.
func (s *State) forced(p game.Player, out *game.Sink) {
	f := s.Pop()
	s.conquer(p, DeployLevel(f), 1, out)
}

// conquer moves the top land of a deck to the seat, at its printed level; the next one is turned up. It ends the main
// action.
func (s *State) conquer(p game.Player, l Level, how uint16, out *game.Sink) {
	id := s.TopLand(l)
	s.LandOwner[id] = p
	out.Add(game.Event{Kind: EvConquered, Who: p, A: uint16(id), B: uint16(l), C: how})
	s.showLand(l, out)
	s.checkIron(p, IronLands, out)
	s.acted()
}

func (s *State) shield(f *game.Frame) int {
	return int(s.box.Lands[s.LandTop[DeployLevel(*f)]-1].Shield)
}

// legalDeploy offers the cards that may come next, and the ends of the battle.
func (s *State) legalDeploy(dst []game.Action, p game.Player, f *game.Frame) []game.Action {
	x := s.forces(p, f)
	x.shield = s.shield(f)
	if x.have >= x.shield {
		dst = append(dst, game.Action{Kind: game.Done})
	}
	for place := range x.ready {
		if x.against(place) == 0 {
			dst = append(dst, deploys(place))
		}
	}
	for item := OvStrength1; item <= OvStrength2; item++ {
		if x.have+int(s.box.Goods[item].Strength) >= x.shield {
			dst = s.legalCollect(dst, p, item)
		}
	}
	return dst
}

// deploys is the action that sends a card of a place of the cursor.
func deploys(place int) game.Action {
	switch place {
	case cursorArmor:
		return game.Action{Kind: KindArmor}
	case cursorCavalry:
		return game.Action{Kind: KindCavalry}
	}
	return game.Action{Kind: KindTroop, A: uint16(troopClass[place]), B: uint16(troopTokens[place])}
}

// deployed is the place of the cursor of an action that sends a card; -1 for any other.
func deployed(a game.Action) int {
	for place := range deployPlaces {
		if deploys(place) == a {
			return place
		}
	}
	return -1
}

// whyDeploy says why that is no answer to a deployment.
func (s *State) whyDeploy(f *game.Frame, a game.Action) game.Reason {
	x := s.forces(f.Who, f)
	x.shield = s.shield(f)
	place := deployed(a)
	if place >= 0 {
		if id := x.against(place); id != WhyNoCard {
			return game.Reason{ID: id}
		}
	}
	switch {
	case a.Kind == game.Done:
		return why(WhyStrength, x.shield, x.have)
	case a.Kind == KindTroop:
		return whyOf(WhyNoCard, StandardTroop)
	case place == cursorArmor:
		return s.Seats[f.Who].whyCard(Armor)
	case place == cursorCavalry:
		return s.Seats[f.Who].whyCard(Cavalry)
	case a.Kind == KindCollect:
		item, harbor := ItemOf(a)
		if r := s.whyCollect(f.Who, item, harbor); r.ID != 0 {
			return r
		}
		if !OverseasItems[item].Fights {
			return game.Reason{ID: WhyNotNeeded}
		}
		return why(WhyStrength, x.shield, x.have+int(s.box.Goods[item].Strength))
	}
	return whyOf(WhyNotAsked, f.Kind)
}
