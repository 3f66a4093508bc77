package merchants

import "tabard/engines/game"

// vorpalInSight is the level from which on a vorpal weapon that cannot be forged is worth a word.
const vorpalInSight = 3

// Tries appends what a seat may look for in vain: open craft cards, weapons of each type (a vorpal one as soon as its level
// comes into sight), sales into every empty space, open kingdom cards, and the own bonus cards.
func (s *State) Tries(dst []game.Action) []game.Action {
	from, f := len(dst), s.Prompt()
	if f.Kind == 0 {
		return dst
	}
	q, menu := &s.Seats[f.Who], f.Kind == FrameAction || f.Kind == FrameDrive
	if menu || f.Kind == FrameSecond {
		for i, id := range s.CraftOpen {
			if id != 0 {
				dst = append(dst, Learn(i))
			}
		}
	}
	if menu || f.Kind == FrameForge {
		for k := range Kind(Kinds) {
			if QualityOf(k) == Standard || q.Level[WeaponOf(k)] >= vorpalInSight {
				dst = append(dst, Forge(k))
			}
		}
	}
	if menu {
		dst = s.triesSale(dst, q)
	}
	if f.Kind == FrameAction {
		for i, id := range s.KingdomOpen {
			if id != 0 {
				dst = append(dst, TakeKingdom(i))
			}
		}
		for w := range Weapon(Weapons) {
			if s.BonusHolder[w] == f.Who {
				dst = append(dst, ForgeSell(s.anySpace(w), KindOf(w, Standard)))
			}
		}
	}
	return game.Refused(s, dst, from, 0)
}

// triesSale appends a sale of the wanted standard weapon into every empty space; for a weapon that no empty space wants, one
// into a space that is taken.
func (s *State) triesSale(dst []game.Action, q *Seat) []game.Action {
	var room [Weapons]bool
	for space := range len(s.Board()) * Depths {
		if s.Spaces[space] == 0 {
			w := s.Wants(space)
			room[w] = true
			dst = append(dst, Sell(space, KindOf(w, Standard)))
		}
	}
	for w := range Weapon(Weapons) {
		k := KindOf(w, Standard)
		if q.Held[k] == 0 && q.Held[KindOf(w, Vorpal)] > 0 {
			k = KindOf(w, Vorpal)
		}
		if !room[w] {
			dst = append(dst, Sell(s.anySpace(w), k))
		}
	}
	return dst
}

// anySpace is a space that wants the weapon, an open one if there is any.
func (s *State) anySpace(w Weapon) int {
	space := -1
	for i := range len(s.Board()) * Depths {
		if s.Wants(i) == w && (space < 0 || s.Open(i) && !s.Open(space)) {
			space = i
		}
	}
	return space
}
