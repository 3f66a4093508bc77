package conquer

import (
	"slices"

	"tabard/engines/game"
)

// What a search looks at of all that is legal: see brisk. Every list here is part of the legal one, in its order.

// minOdds is the least chance of a win, in 1/65,536, at which a search thinks of an attack.
const minOdds = One65536 / 8

// likely keeps of what is legal, listed from first on, what a search looks at.
func (s *State) likely(dst []game.Action, first int) []game.Action {
	f := s.Prompt()
	switch f.Kind {
	case FrameMain:
		return s.likelyMenu(dst, first, f.Who)
	case FrameSite, FrameStartSite:
		var sites SiteSet
		for _, a := range dst[first:] {
			sites.Add(a.A)
		}
		return listSites(dst[:first], s.likelySites(f.Who, sites))
	case FrameRolled:
		var to CellSet
		for _, a := range dst[first:] {
			if a.Kind == KindMoveTo {
				to.Add(a.A)
			}
		}
		to = s.likelySteps(&f, to)
		kept := dst[:first]
		for _, a := range dst[first:] {
			if a.Kind != KindMoveTo || to.Has(a.A) {
				kept = append(kept, a)
			}
		}
		return kept
	}
	return dst
}

// likelyMenu is the menu without trades that buy nothing, arrows nobody will shoot, hopeless attacks, all but the best spaces
// for a soldier that is deployed, and the end of the turn while a claim is free.
func (s *State) likelyMenu(dst []game.Action, first int, p game.Player) []game.Action {
	q := &s.Seats[p]
	trades, ready := s.errands(p)
	room, known := CellSet{}, false
	kept := dst[:first]
	for _, a := range dst[first:] {
		if m := martOf(a); m != 0 {
			if trades>>m&1 == 0 {
				continue
			}
		} else if s.Mart != 0 && !(ready && tradedFor(a.Kind)) {
			continue
		}
		switch a.Kind {
		case KindMove:
			if a.A < s.brisk.last {
				continue
			}
		case KindAmmo, KindTradeUp:
			kind := uint8(a.A)
			if a.Kind == KindTradeUp {
				kind = Flaming
			}
			if !s.needsArrow(p, kind) {
				continue
			}
		case KindDeploy, KindPlay:
			cell := a.B
			if a.Kind == KindPlay {
				if ActionCard(a.A) != Reinforcement {
					break
				}
			}
			if !known {
				room, known = s.likelyPosts(p), true
			}
			if !room.Has(cell) {
				continue
			}
		case KindAttack:
			_, target := s.soldierOf(a.B)
			dice := s.box.AttackDice(q.typeAt(a.A), a.C == AmmoFlaming, uint8(a.C)-uint8(AmmoStone1)+1)
			if o := s.box.AttackOdds(dice, s.box.Soldiers[target].Defence); o.Wins < o.All()/(One65536/minOdds) {
				continue
			}
		}
		kept = append(kept, a)
	}
	free := func(a game.Action) bool { return s.isFree(p, a) }
	switch {
	case len(kept) == first: // a trade that led nowhere, not the search's own
		if i := slices.IndexFunc(dst[first:], free); i >= 0 {
			return append(kept, dst[first+i])
		}
		return append(kept, EndTurn())
	case kept[first] == EndTurn() && slices.ContainsFunc(kept[first:], free):
		return slices.Delete(kept, first, first+1)
	}
	return kept
}

// tradedFor says that an action is what trades are made for.
func tradedFor(k game.Kind) bool {
	switch k {
	case KindCraft, KindAmmo, KindTradeUp, KindEstablish, KindImprove, KindAvalon, KindUpgrade, KindClaim:
		return true
	}
	return false
}

// typeAt is the type of the seat's soldier there.
func (q *Seat) typeAt(c Cell) SoldierType {
	for _, x := range q.army() {
		if x.Cell == c {
			return x.Type
		}
	}
	return NoSoldier
}

// soldierOf is whose soldier of what type stands there.
func (s *State) soldierOf(c Cell) (game.Player, SoldierType) {
	p, i := s.SoldierAt(c)
	if p == game.Nobody {
		return p, NoSoldier
	}
	return p, s.Seats[p].Army[i].Type
}

// needsArrow says that the seat has a use for one more arrow: an objective, or somebody to shoot it.
func (s *State) needsArrow(p game.Player, kind uint8) bool {
	q := &s.Seats[p]
	for _, id := range q.Obj[:q.NObj] {
		if o := &ObjectiveCards[id]; o.Kind == ByEvent && o.Of[0]>>(MadeArrows+int(kind))&1 == 1 {
			return true
		}
	}
	bows := int(q.Reserve[Archer-Warrior])
	for _, x := range q.army() {
		if x.Type == Archer || x.Type == Bolteer {
			bows++
		}
	}
	if kind == Flaming {
		return int(q.Flaming) < bows
	}
	return int(q.Arrows+q.Flaming) < 2*bows
}

// likelyPosts are the spaces to deploy on: at each settlement the one nearest to an enemy and the one farthest from all.
func (s *State) likelyPosts(p game.Player) (set CellSet) {
	for i := range s.Seats[p].NTowns {
		t := &s.Seats[p].Towns[i]
		cells := s.board.deploySpaces(int(p), s.covers(t), &s.on)
		near, far := NoCell, NoCell
		low, high := 1000, -1
		for c := cells.Next(0); c != NoCell; c = cells.Next(c + 1) {
			d := s.foeDist(p, c)
			if d < low {
				near, low = c, d
			}
			if d > high {
				far, high = c, d
			}
		}
		if near != NoCell {
			set.Add(near)
			set.Add(far)
		}
	}
	return set
}

// foeDist is how far the nearest enemy soldier or settlement is from a space.
func (s *State) foeDist(p game.Player, c Cell) int {
	d := 99
	for o := range game.Player(s.N) {
		if !s.Enemies(o, p) {
			continue
		}
		for _, x := range s.Seats[o].army() {
			d = min(d, s.board.Dist(c, x.Cell))
		}
		for i := range s.Seats[o].NTowns {
			d = min(d, s.board.Dist(c, s.Seats[o].Towns[i].seat()))
		}
	}
	return d
}

// maxSites is how many sites for a settlement a search looks at; in the game it is fewer.
const maxSites, fewSites = 10, 3

// likelySites are sites far from enemies and near to the own settlements.
func (s *State) likelySites(p game.Player, sites SiteSet) (set SiteSet) {
	type place struct {
		site  Site
		worth int
	}
	var best [maxSites]place
	n, most := 0, maxSites
	if s.Round > 0 {
		most = fewSites
	}
	for x := sites.Next(0); x != NoSite; x = sites.Next(x + 1) {
		c := x >> 1
		own := 12
		for i := range s.Seats[p].NTowns {
			own = min(own, s.board.Dist(c, s.Seats[p].Towns[i].seat()))
		}
		w := 4*min(s.foeDist(p, c), 14) - own
		if n < most {
			n++
		} else if best[n-1].worth >= w {
			continue
		}
		i := n - 1
		for ; i > 0 && best[i-1].worth < w; i-- {
			best[i] = best[i-1]
		}
		best[i] = place{x, w}
	}
	for _, x := range best[:n] {
		set.Add(x.site)
	}
	return set
}

// likelySteps are the spaces to go to, of those in reach: beside each own settlement that nobody defends, as near as can be
// to every enemy soldier and settlement, at shooting distance for whom shoots, and as far from all enemies as can be.
func (s *State) likelySteps(f *game.Frame, to CellSet) (set CellSet) {
	p := f.Who
	_, mover := s.soldierOf(f.A)
	stats := &s.box.Soldiers[mover]
	var goals [64]struct {
		cell Cell
		dist int // the wanted distance
		best int
		pick Cell
	}
	n := 0
	add := func(c Cell, dist int) {
		if n < len(goals) {
			goals[n].cell, goals[n].dist, goals[n].best, goals[n].pick = c, dist, 1000, NoCell
			n++
		}
	}
	next, close := NoCell, 1000 // the nearest goal that is out of reach
	nearest := func(c Cell, d int) {
		if d < close {
			next, close = c, d
		}
	}
	for o := range game.Player(s.N) {
		q := &s.Seats[o]
		if s.Enemies(o, p) {
			for _, x := range q.army() {
				switch d := s.board.Dist(f.A, x.Cell); {
				case d > int(f.N)+int(stats.Far):
					nearest(x.Cell, d)
				case SoldierKinds[mover].Ranged:
					add(x.Cell, int(stats.Far))
					if d <= int(f.N)+1 {
						add(x.Cell, 1)
					}
				default:
					add(x.Cell, 1)
				}
			}
			for i := range q.NTowns {
				c := q.Towns[i].seat()
				if d := s.board.Dist(f.A, c); d <= int(f.N)+3 {
					add(c, 1)
				} else {
					nearest(c, d)
				}
			}
			continue
		}
		for i := range q.NTowns {
			add(q.Towns[i].seat(), 1)
		}
	}
	if next != NoCell {
		add(next, 1)
	}
	safest, far := NoCell, -1
	for c := to.Next(0); c != NoCell; c = to.Next(c + 1) {
		closest := 1000
		for i := range goals[:n] {
			x := &goals[i]
			d := s.board.Dist(c, x.cell)
			miss := 2 * (x.dist - d)
			if miss < 0 {
				miss = -miss + 1
			}
			if miss < x.best {
				x.best, x.pick = miss, c
			}
			closest = min(closest, d)
		}
		if closest > far {
			safest, far = c, closest
		}
	}
	for i := range goals[:n] {
		if goals[i].pick != NoCell {
			set.Add(goals[i].pick)
		}
	}
	if safest != NoCell {
		set.Add(safest)
	}
	return set
}
