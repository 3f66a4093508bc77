package coincrown

import "tabard/engines/game"

// Legal appends what the active seat may answer to the open question, in strictly ascending order.
func (s *State) Legal(dst []game.Action) []game.Action {
	if s.Depth == 0 {
		return dst
	}
	f := s.Asked()
	p := f.Who
	switch f.Kind {
	case FrameTurn:
		return s.legalTurn(dst, p)
	case FramePay:
		return payments(dst, s.Seats[p].Income, int(f.N))
	case FrameBonus:
		return append(dst, TakeBonus(false), TakeBonus(true))
	case FrameDeploy:
		return s.legalDeploy(dst, p, f)
	case FrameItem:
		return s.legalItem(dst, p, f)
	case FrameFill:
		return s.legalFill(dst, p, f)
	case FrameWilds:
		return s.legalWilds(dst, p, f)
	case FrameOffer:
		return s.legalOffer(dst, p, f)
	case FrameLevels:
		return s.legalLevels(dst, p)
	}
	panic("coincrown: unknown question")
}

// legalTurn is the menu of a turn, in the order of the verbs: free actions stand beside main
// actions and are never asked for inside one. The suite proves that Why is zero for these and no other.
func (s *State) legalTurn(dst []game.Action, p game.Player) []game.Action {
	q := &s.Seats[p]
	if s.Taken == 0 {
		dst = append(dst, game.Action{Kind: game.Pass})
	} else {
		dst = append(dst, game.Action{Kind: game.EndTurn})
	}
	money := q.Income.Value()
	if s.ActionsLeft > 0 {
		dst = s.legalMain(dst, p, money)
	}
	if !q.ReservedThisYear && s.Year < Years {
		for d := range Denom(Denoms) {
			if q.Income[d] > 0 {
				dst = append(dst, game.Action{Kind: KindReserve, A: uint16(d)})
			}
		}
	}
	if s.Used&UsedMint == 0 {
		for x := range Swap(Swaps) {
			if swap := &s.box.swaps[x]; q.Income.Has(swap.give) && s.Supply.Has(swap.take) {
				dst = append(dst, game.Action{Kind: KindMint, A: uint16(x)})
			}
		}
	}
	if s.Used&UsedChurch == 0 && money > 0 {
		dst = append(dst, game.Action{Kind: KindChurch})
	}
	if s.Used&UsedOverseas == 0 && q.Overseas < TopLevel && (money > 0 || q.Ready(Harbor) > 0) {
		dst = append(dst, game.Action{Kind: KindAdvance})
	}
	return s.legalBuildings(dst, p)
}

// legalMain appends the main actions.
func (s *State) legalMain(dst []game.Action, p game.Player, money int) []game.Action {
	box := s.box
	for t := range s.Row {
		for slot := range s.Row[t][:s.N+1] {
			if def := s.Row[t][slot].Def; def != 0 && int(box.value[def-1]) <= money {
				dst = append(dst, game.Action{Kind: KindBuyRow, A: uint16(t), B: uint16(slot)})
			}
		}
	}
	for t := range Tier(Tiers) {
		if top := s.Top[t]; top != 0 && s.Seen(t) && int(box.value[top-1]) <= money {
			dst = append(dst, game.Action{Kind: KindBuyPeeked, A: uint16(t)})
		}
	}
	for t := range Tier(Tiers) {
		if int(box.BlindPrice[t]) <= money && !s.Seen(t) && s.holdsCard(t) {
			dst = append(dst, game.Action{Kind: KindDrawBlind, A: uint16(t)})
		}
	}
	for l := Hamlet; l <= Village; l++ {
		if s.LandTop[l] != 0 && int(box.DiplomacyPrice[l]) <= money {
			dst = append(dst, game.Action{Kind: KindDiplomacy, A: uint16(l)})
		}
	}
	if strength := s.MaxStrength(p); strength >= box.leastShield {
		for l := range s.LandTop {
			if top := s.LandTop[l]; top != 0 && strength >= int(box.Lands[top-1].Shield) {
				dst = append(dst, game.Action{Kind: KindForce, A: uint16(l)})
			}
		}
	}
	m := s.means(p)
	for id := range s.LandOwner {
		if s.LandOwner[id] == p && s.canUpgrade(&m, id) {
			dst = append(dst, game.Action{Kind: KindUpgrade, A: uint16(id)})
		}
	}
	return dst
}

// legalBuildings appends the uses of ready building cards, in one's own turn and between actions only. Each exhausts its card, so none repeats for ever.
func (s *State) legalBuildings(dst []game.Action, p game.Player) []game.Action {
	q := &s.Seats[p]
	if q.Ready(Barracks) > 0 {
		for c, n := range q.Fallen {
			if n > 0 && s.Tokens[classSize(Class(c))] > 0 {
				dst = append(dst, game.Action{Kind: KindBarracks, A: uint16(c)})
			}
		}
	}
	for k := OreFoundry; k <= WoolenMill; k++ {
		if q.Tired[millReadies(k)] > 0 && q.Ready(k) > 0 {
			dst = append(dst, game.Action{Kind: KindMill, A: uint16(k)})
		}
	}
	if q.Ready(TollStation) > 0 && q.Purse.Count()+q.Discard.Count() > 0 {
		dst = append(dst, game.Action{Kind: KindTollStation})
	}
	if q.Ready(Watchtower) > 0 && s.anyDeck() {
		dst = append(dst, game.Action{Kind: KindWatchtower})
	}
	if s.Taken > 0 && s.ActionsLeft == 0 && q.Ready(Fortress) > 0 {
		dst = append(dst, game.Action{Kind: KindFortress})
	}
	return dst
}

func (s *State) anyDeck() bool {
	for _, n := range s.Left {
		if n > 0 {
			return true
		}
	}
	return false
}

// millReadies is the resource card that a mill readies.
func millReadies(k CardKind) CardKind {
	switch k {
	case OreFoundry:
		return Mine
	case LumberMill:
		return Forest
	}
	return Pasture
}

// legalOffer offers every number of coins of one kind; one coin must be given in all, so the last kind may have to.
func (s *State) legalOffer(dst []game.Action, p game.Player, f *game.Frame) []game.Action {
	have := &s.Seats[p].Income
	least := 0
	if f.N == 0 && lastKind(have, int(f.A)) {
		least = 1
	}
	for n := least; n <= int(have[f.A]); n++ {
		dst = append(dst, game.Action{Kind: KindOffer, A: f.A, B: uint16(n)})
	}
	return dst
}

// lastKind says whether no coins dearer than denomination d are left.
func lastKind(c *Coins, d int) bool {
	for d++; d < Denoms; d++ {
		if c[d] > 0 {
			return false
		}
	}
	return true
}
