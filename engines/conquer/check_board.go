package conquer

import (
	"math/bits"

	"tabard/engines/game"
)

// checkBoard proves what stands on the board.
func (s *State) checkBoard() error {
	if s.board == nil {
		for p := range s.N {
			if q := &s.Seats[p]; q.NArmy|q.NTowns != 0 {
				return broken("CAN", "seat %d has something on a board that does not lie", p)
			}
		}
		return nil
	}
	var covered [MaxCells]uint8 // 1 + seat*TownLimit + place
	var built CellSet           // where that is not 0
	for p := range s.N {
		q := &s.Seats[p]
		cities := 0
		for i := range q.NTowns {
			t := &q.Towns[i]
			if int(t.Site) >= 2*s.board.Cells() || !s.board.Sites(int(p)).Has(t.Site) {
				return broken("INV-2", "a settlement of seat %d at site %d", p, t.Site)
			}
			if t.Tier == Avalon {
				cities++
				if int(t.Fourth) >= s.board.Cells() {
					return broken("CAN", "a city of seat %d", p)
				}
			}
			x := s.covers(t)
			for _, c := range x.all() {
				if covered[c] != 0 || !firm(s.board.Terrain(c)) {
					return broken("INV-2", "space %d is covered", c)
				}
				covered[c] = 1 + p*TownLimit + i
				built.Add(c)
			}
		}
		if cities > 1 || cities > 0 && s.Opt&OptAvalon == 0 {
			return broken("INV-3", "seat %d has %d cities", p, cities)
		}
	}
	for c := built.Next(0); c != NoCell; c = built.Next(c + 1) {
		near := &s.board.near[c]
		for o := near.Next(0); o != NoCell; o = near.Next(o + 1) {
			if covered[o] != 0 && covered[o] != covered[c] {
				return broken("INV-2", "settlements at %d and %d", c, o)
			}
		}
	}
	return s.checkArmies(&covered)
}

// checkArmies proves where soldiers stand.
func (s *State) checkArmies(covered *[MaxCells]uint8) error {
	var taken CellSet
	for p := range s.N {
		q := &s.Seats[p]
		for _, x := range q.army() {
			if int(x.Cell) >= s.board.Cells() || !land(s.board.Terrain(x.Cell)) || taken.Has(x.Cell) {
				return broken("INV-1", "a soldier of seat %d on space %d", p, x.Cell)
			}
			taken.Add(x.Cell)
			if v := covered[x.Cell]; v != 0 {
				owner := game.Player((v - 1) / TownLimit)
				t := &s.Seats[owner].Towns[(v-1)%TownLimit]
				if t.seat() != x.Cell || !s.Enemies(owner, game.Player(p)) || t.Flags&Peasant != 0 {
					return broken("INV-1", "a soldier of seat %d on the settlement %d", p, t.Site)
				}
			}
			if x.Flags&(Moved|Attacked) != 0 && x.Flags&Acted == 0 || x.Flags&Reinforced != 0 && x.Flags&Deployed == 0 {
				return broken("CAN", "flags %x of a soldier of seat %d", x.Flags, p)
			}
			if x.Flags&SickNow != 0 && game.Player(p) != s.Current {
				return broken("CAN", "a soldier of seat %d is sick outside its turn", p)
			}
		}
		if q.Flags&NoAttackNow != 0 && game.Player(p) != s.Current {
			return broken("CAN", "seat %d may not attack outside its turn", p)
		}
	}
	for i, v := range s.Vows {
		if i == campaign || v.Owner == game.Nobody {
			continue
		}
		owner, k := s.TownAt(v.Site)
		if owner == game.Nobody || s.OccupierOf(&s.Seats[owner].Towns[k]) != v.Owner {
			return broken("INV-8", "seat %d has declared site %d", v.Owner, v.Site)
		}
	}
	return nil
}

// checkPieces proves that what is kept of the lists is what follows from them.
func (s *State) checkPieces() error {
	if s.board != nil && s.on != s.pieces() || s.board == nil && s.on != (pieces{}) {
		return broken("CAN", "other spaces are taken than those of the lists")
	}
	return nil
}

// checkFrames proves the questions.
func (s *State) checkFrames() error {
	for _, f := range s.Frames[:s.Depth] {
		if f.Kind == 0 || f.Kind >= framesEnd || !s.isSeat(f.Who) {
			return broken("CAN", "question %d of seat %d", f.Kind, f.Who)
		}
	}
	if s.Depth == 0 {
		return nil
	}
	base := &s.Frames[0]
	switch base.Kind {
	case FrameMain:
		if base.Who != s.Current {
			return broken("CAN", "the menu of seat %d in the turn of seat %d", base.Who, s.Current)
		}
	case FrameSiege, FrameDropObj, FrameDropAct, FramePeasants:
		if base.Who != s.Current || s.Depth > 1 {
			return broken("CAN", "question %d of seat %d in the turn of seat %d", base.Kind, base.Who, s.Current)
		}
	default:
		if !s.inSetup() || s.Depth > 1 {
			return broken("CAN", "question %d at the bottom", base.Kind)
		}
	}
	if s.Mart != 0 && (base.Kind != FrameMain || s.Depth > 1) {
		return broken("CAN", "a run of trades in question %d", base.Kind)
	}
	if s.Ended && base.Kind != FramePeasants {
		return broken("R-41", "the turn has ended in question %d", base.Kind)
	}
	for i := range s.Depth {
		if err := s.checkFrame(int(i), &s.Frames[i]); err != nil {
			return err
		}
	}
	for p := range s.N {
		has := s.Seats[p].Flags&HasFaction != 0
		late := s.inSetup() && (base.Kind < FrameFaction || base.Kind == FrameFaction && game.Player(p) >= base.Who)
		if has != (!late || s.Opt&OptDealt != 0) {
			return broken("CAN", "the faction of seat %d", p)
		}
	}
	return nil
}

// checkAnswers proves, once all else is, that the question can be answered.
func (s *State) checkAnswers() error {
	var buf [64]game.Action
	if s.Depth > 0 && s.Asked().Kind != FrameMain && s.Dice.Known() && len(s.Legal(buf[:0])) == 0 {
		return broken("CAN", "question %d has no answer", s.Asked().Kind)
	}
	return nil
}

// checkFrame proves the arguments of one question.
func (s *State) checkFrame(i int, f *game.Frame) error {
	wrong := false
	own := func(c Cell, p game.Player) bool { o, _ := s.SoldierAt(c); return o == p }
	l := s.Placement.Layout
	if i > 0 && (f.Kind <= FrameMain || f.Kind == FramePeasants) {
		return broken("CAN", "question %d on top of question %d", f.Kind, s.Frames[0].Kind)
	}
	switch f.Kind {
	case FrameTile, FrameSide, FrameSlot, FrameRotation:
		laid := 0
		for _, code := range s.Placement.Tiles {
			if code != 0 {
				laid++
			}
		}
		wrong = int(f.N) != laid || laid == LayoutTiles(l) || s.Placement.Seats != [4]byte{}
		tile := f.A
		if f.Kind == FrameRotation {
			tile >>= 1
			wrong = wrong || int(f.B) >= LayoutTiles(l)
		}
		if f.Kind != FrameTile {
			wrong = wrong || tile < 1 || tile > Tiles || f.Kind == FrameSlot && f.B >= Sides
			for _, code := range s.Placement.Tiles {
				wrong = wrong || code != 0 && TileOf(code) == int(tile)
			}
		}
		wrong = wrong || f.Kind == FrameRotation && !s.slotOpen(int(f.B))
	case FrameSeatSlot:
		n, all := 0, game.Player(s.N)
		for range s.N {
			if s.Placement.Seats[(f.Who+all-1-game.Player(n))%all] == 0 {
				break
			}
			n++
		}
		for p, slot := range s.Placement.Seats { // those just before have theirs, nobody else
			wrong = wrong || p < int(s.N) && (slot != 0) != (int(f.Who-1-game.Player(p)+all)%int(s.N) < n)
		}
		for _, code := range s.Placement.Tiles[:LayoutTiles(l)] {
			wrong = wrong || code == 0
		}
		wrong = wrong || int(f.N) != n
	case FrameFaction:
		wrong = s.Opt&OptDealt != 0
	case FrameStartType, FrameStartSite:
		wrong = f.N < 0 || int(f.N) >= 2*int(s.N) || game.Player(int(f.N)%int(s.N)) != f.Who
		for p := range s.N {
			q := &s.Seats[p]
			placed := int(f.N)/int(s.N) + min(1, max(0, int(f.N)%int(s.N)-int(p)))
			wrong = wrong || int(q.NTowns) != placed || q.Spare < 2 // of the kit, and with the peasants for them
			wrong = wrong || bits.OnesCount8(s.startTypes(game.Player(p))) != 2-placed
		}
		wrong = wrong || f.Kind == FrameStartSite && (f.A >= SettlementTypes || s.startTypes(f.Who)>>f.A&1 == 0)
	case FrameStartSoldier:
		wrong = f.A >= uint16(s.Seats[f.Who].NTowns)
	case FrameSiege, FramePeasants:
		wrong = f.A > uint16(s.Seats[f.Who].NTowns)
	case FrameDropObj:
		wrong = f.A > 1 || int(f.N) != over(int(s.Seats[f.Who].NObj)+s.Vowed(f.Who), ObjectiveHand)
	case FrameDropAct:
		wrong = f.A != 0 || int(f.N) != over(int(s.Seats[f.Who].NAct)+int(s.Seats[f.Who].NOpen), ActionHand)
	case FrameMain:
	default:
		if i == 0 || s.Frames[0].Kind != FrameMain {
			return broken("CAN", "question %d at the bottom", f.Kind)
		}
	}
	switch f.Kind {
	case FrameSite:
		wrong = i != 1 || f.Who != s.Current || f.A >= SettlementTypes || s.Seats[f.Who].NTowns >= TownLimit || s.Left().Towns[f.A][1] <= 0 ||
			!s.Seats[f.Who].Goods().Covers(s.CostOfTown(f.Who, SettlementType(f.A), 1))
	case FrameFlaming:
		wrong = i != 1 || f.Who != s.Current
	case FrameRollAsk:
		wrong = i != 1 || !s.Enemies(f.Who, s.Current) || !own(f.A, s.Current) || f.N < 1 || f.N > int16(s.Die()[DieSides-1])
	case FrameRolled:
		wrong = i != 1 || f.Who != s.Current || !own(f.A, s.Current) || f.B > CrossedMountain|CrossedWater || f.N < 0 || f.N > s.box.maxPoints
	case FrameStepAsk:
		wrong = i != 1 || !s.Enemies(f.Who, s.Current) || f.A > StepEnd
	case FrameMisdirect:
		o, _ := s.SoldierAt(f.A)
		wrong = i != 2 || s.Frames[1].Kind != FrameStepAsk || s.Frames[1].Who != f.Who || o == game.Nobody ||
			!s.Enemies(o, f.Who) || f.N < 1 || f.N > int16(s.Die()[DieSides-1])
	}
	if f.Kind >= FrameDeclAsk && f.Kind <= FrameCounter {
		wrong = wrong || i != 1 || s.Fight.Round == 0
	}
	if wrong {
		return broken("CAN", "question %d of seat %d about %d, %d, %d", f.Kind, f.Who, f.A, f.B, f.N)
	}
	return nil
}

// checkFight proves the engagement.
func (s *State) checkFight() error {
	x := &s.Fight
	open := s.Depth > 1 && (s.Frames[1].Kind >= FrameDeclAsk && s.Frames[1].Kind <= FrameCounter || s.Frames[1].Kind == FrameFlaming)
	if !open {
		if *x != (Fight{}) {
			return broken("CAN", "an engagement without a question")
		}
		return nil
	}
	who := s.Frames[1].Who
	a, _ := s.SoldierAt(x.Cell[0])
	d, _ := s.SoldierAt(x.Cell[1])
	switch {
	case a != s.Current || d != x.Owner || !s.isSeat(d) || !s.Enemies(a, d):
		return broken("CAN", "an engagement of seats %d and %d", a, d)
	case who != a && who != d:
		return broken("CAN", "seat %d is asked in the engagement of others", who)
	case x.Round > CounterRounds || x.Tie > 1 || x.Strong > s.box.Copies[StrongAttack] || x.Added > s.box.Copies[AddedDefense] || max(x.Halved[0], x.Halved[1], x.Halved[0]+x.Halved[1]) > s.box.Copies[WeakerFight]:
		return broken("CAN", "round %d of an engagement", x.Round)
	case max(x.Dice[0], x.Dice[1]) > s.box.mostDice || (x.Round == 0) != (x.Dice[0] == 0):
		return broken("CAN", "%v dice in an engagement", x.Dice)
	case (x.Round == 0) != (s.Frames[1].Kind == FrameFlaming):
		return broken("CAN", "round %d in question %d", x.Round, s.Frames[1].Kind)
	}
	for side, c := range x.Partner {
		if c == 0 {
			continue
		}
		if p, i := s.SoldierAt(c - 1); p != s.sideOf(side) || s.Seats[p].Army[i].Type != Archer-SoldierType(side) || c-1 == x.Cell[side] ||
			s.fighter(side).Type != Archer-SoldierType(side) {
			return broken("R-84", "a second soldier of side %d", side)
		}
	}
	if err := s.checkDice(); err != nil {
		return err
	}
	kind := s.Frames[1].Kind
	side := 0
	switch kind {
	case FrameDeclAsk, FrameRetreat, FramePreDefend, FrameCounter:
		side = 1
	}
	switch kind {
	case FramePreAttack, FrameCasualty, FramePreDefend, FrameCounter:
		if x.Round != 0 {
			if x.Attacks() == 1 {
				side = 1 - side
			}
			if s.sideOf(side) != who {
				return broken("CAN", "question %d of seat %d", kind, who)
			}
		}
	case FrameDeclAsk, FrameRetreat:
		if who != x.Owner || x.Round != 1 {
			return broken("CAN", "question %d of seat %d", kind, who)
		}
	}
	if kind == FrameCasualty {
		low, high := x.warriors()
		if !x.IsPair(1) || s.Frames[1].A != low || s.Frames[1].B != high {
			return broken("CAN", "the two Warriors are %d and %d", s.Frames[1].A, s.Frames[1].B)
		}
	}
	return nil
}

// checkDice proves that no dice lie before the first roll, and no more than could be rolled after it. While cards are
// asked for before a later roll those of the last one still lie.
func (s *State) checkDice() error {
	x := &s.Fight
	rolled := x.Round
	switch s.Frames[1].Kind {
	case FrameFlaming, FrameDeclAsk, FrameRetreat:
		rolled = 0
	case FramePreAttack, FramePreDefend:
		rolled--
	}
	if rolled == 0 {
		if x.Attack != [3]byte{} || x.Defence != [4]byte{} || x.Halved != [2]uint8{} || x.Tie != 0 {
			return broken("INV-9", "dice before a roll")
		}
		return nil
	}
	side := int(rolled-1) & 1
	attack, defence := s.Due(side)
	n, m := 0, 0
	for _, v := range x.Attack {
		n += int(v)
	}
	for _, v := range x.Defence {
		m += int(v)
	}
	if n > int(attack) || m > int(defence) {
		return broken("INV-9", "%d of %d against %d of %d dice", n, attack, m, defence)
	}
	return nil
}
