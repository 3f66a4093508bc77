package coincrown

import "tabard/engines/game"

// Tries appends what a seat may look for in vain in its turn: everything on the table that it could buy, take or raise, the
// purple cards, and the buildings it has. Main actions are left out once none may be taken, since one reason would stand
// twenty times.
func (s *State) Tries(dst []game.Action) []game.Action {
	f := s.Prompt()
	if f.Kind != FrameTurn {
		return dst
	}
	from, q := len(dst), &s.Seats[f.Who]
	if s.ActionsLeft > 0 {
		dst = s.triesMain(dst, f.Who)
	}
	if q.Income == (Coins{}) || q.ReservedThisYear || s.Year >= Years { // no coin can be reserved: one line says so
		dst = append(dst, Reserve(Bronze))
	}
	for x := range Swap(Swaps) {
		dst = append(dst, Mint(x))
	}
	dst = append(dst, Church(), Advance())
	for k := range CardKind(CardKinds) {
		if q.Owned(k) == 0 {
			continue
		}
		switch k {
		case OreFoundry, LumberMill, WoolenMill:
			dst = append(dst, UseMill(k))
		case TollStation:
			dst = append(dst, UseTollStation())
		case Watchtower:
			dst = append(dst, UseWatchtower())
		case Fortress:
			dst = append(dst, UseFortress())
		}
	}
	return game.Refused(s, dst, from, 0)
}

func (s *State) triesMain(dst []game.Action, p game.Player) []game.Action {
	for t := range Tier(Tiers) {
		for slot, place := range s.Row[t][:s.N+1] {
			if place.Def != 0 {
				dst = append(dst, BuyRow(t, slot))
			}
		}
		dst = append(dst, DrawBlind(t))
	}
	for l := range Level(LandLevels) {
		if s.TopLand(l) < 0 {
			continue
		}
		if l <= Village {
			dst = append(dst, Diplomacy(l))
		}
		dst = append(dst, Force(l))
	}
	for id, owner := range s.LandOwner {
		if owner == p && s.LandLevel[id] < City {
			dst = append(dst, Upgrade(id))
		}
	}
	return dst
}
