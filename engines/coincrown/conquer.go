package coincrown

import "tabard/engines/game"

// Places of a deployment's cursor after the troops: cards are picked in this order, so one path leads to one army.
const (
	cursorArmor   = troopKinds
	cursorCavalry = troopKinds + 1
)

func (s *State) applyDeploy(p game.Player, a game.Action, out *game.Sink) {
	f, q := s.top(), &s.Seats[p]
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
		f.A, f.B, f.N = level|uint16(i), f.B+1, f.N+int16(troopPower[i])
	case KindArmor:
		q.Tired[Armor]++
		out.Add(game.Event{Kind: EvArmor, Who: p})
		f.A, f.N = level|cursorArmor, f.N+2
		if OneArmorPerTroop {
			f.B--
		}
	case KindCavalry:
		q.Gone[0]++
		out.Add(game.Event{Kind: EvCavalry, Who: p})
		f.A, f.N = level|cursorCavalry, f.N+3
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
	if int(f.N) >= s.shield(f) && !s.moreToDeploy(p, f) {
		s.forced(p, out) // only Done is left
	}
}

// forced ends a deployment: the land is taken.
func (s *State) forced(p game.Player, out *game.Sink) {
	f := s.pop()
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
	return int(LandCards[s.LandTop[DeployLevel(*f)]-1].Shield)
}

// moreToDeploy says whether anything but Done is left to answer. Once the shield is reached every card is allowed: more
// than needed may be deployed.
func (s *State) moreToDeploy(p game.Player, f *game.Frame) bool {
	q, cursor := &s.Seats[p], deployCursor(f)
	for i := cursor; i < troopKinds; i++ {
		if q.Troop[0][i] > 0 {
			return true
		}
	}
	if cursor <= cursorArmor && f.B > 0 && q.Ready(Armor) > 0 {
		return true
	}
	return q.Ready(Cavalry) > 0 || s.bestStrength(p) > 0
}

// legalDeploy offers a card only if the shield can still be reached with what may follow it. Must agree with
// MaxStrength, which opens a deployment, and with moreToDeploy.
func (s *State) legalDeploy(dst []game.Action, p game.Player, f *game.Frame) []game.Action {
	q, cursor := &s.Seats[p], deployCursor(f)
	shield, have, bare := s.shield(f), int(f.N), int(f.B)
	if have >= shield {
		dst = append(dst, game.Action{Kind: game.Done})
	}
	armor := q.Ready(Armor)
	cavalry := q.Ready(Cavalry)
	beyond := have + 3*cavalry + s.bestStrength(p) // with everything that is neither troop nor armor

	troops, power := 0, 0
	for i := cursor; i < troopKinds; i++ {
		troops += int(q.Troop[0][i])
		power += int(q.Troop[0][i]) * int(troopPower[i])
	}
	for i := cursor; i < troopKinds; i++ {
		n := int(q.Troop[0][i])
		if n == 0 {
			continue
		}
		if beyond+power+2*worn(armor, bare+troops) >= shield {
			dst = append(dst, game.Action{Kind: KindTroop, A: uint16(troopClass[i]), B: uint16(troopTokens[i])})
		}
		troops -= n
		power -= n * int(troopPower[i])
	}
	if cursor <= cursorArmor && bare > 0 && armor > 0 && beyond+2*worn(armor, bare) >= shield {
		dst = append(dst, game.Action{Kind: KindArmor})
	}
	if cavalry > 0 && beyond >= shield {
		dst = append(dst, game.Action{Kind: KindCavalry})
	}
	for item := OvStrength1; item <= OvStrength2; item++ {
		if have+int(OverseasItems[item].Strength) >= shield {
			dst = s.legalCollect(dst, p, item)
		}
	}
	return dst
}
