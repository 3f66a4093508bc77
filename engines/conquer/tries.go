package conquer

import "tabard/engines/game"

// Tries appends what a seat may look for in vain: in its turn works, marches, attacks and cards; on the march the settlements
// near enough to be thought of; and what a hand or the peasants still ask for before a question is closed.
func (s *State) Tries(dst []game.Action) []game.Action {
	f := s.Prompt()
	if f.Kind == 0 {
		return dst
	}
	var buf [512]game.Action
	from, p := len(dst), f.Who
	q := &s.Seats[p]
	switch f.Kind {
	case FrameMain:
		legal := s.Legal(buf[:0])
		dst = triesWork(dst, q)
		dst = s.triesWar(dst, p, legal)
		dst = s.triesGoals(dst, p)
		dst = s.triesCards(dst, p, legal)
	case FrameRolled:
		dst = s.triesMarch(dst, f)
	case FrameDropObj, FrameDropAct:
		dst = append(dst, Done())
	case FramePeasants:
		dst = append(dst, Done(), BuyPeasant(), SellPeasant())
		for _, t := range q.Towns[:q.NTowns] {
			if t.Flags&Peasant == 0 {
				dst = append(dst, Place(t.Site))
			}
		}
	}
	return game.Refused(s, dst, from, WhyNoSuch)
}

// triesWork appends trades, crafts and settlements.
func triesWork(dst []game.Action, q *Seat) []game.Action {
	for r := range Resource(Resources) {
		dst = append(dst, Sell(r), Buy(r))
	}
	dst = append(dst, BuyPeasant(), TradeUp())
	for t := Warrior; t <= Archer; t++ {
		dst = append(dst, CraftSoldier(t))
	}
	for kind := range uint8(ArrowKinds) {
		dst = append(dst, CraftAmmo(kind))
	}
	for t := range SettlementType(SettlementTypes) {
		dst = append(dst, Establish(t))
	}
	for _, t := range q.Towns[:q.NTowns] {
		if t.Tier == 1 {
			dst = append(dst, Improve(t.Site))
		}
	}
	return dst
}

// triesWar appends moves, upgrades, and for each soldier that can attack nobody an attack on the nearest enemy.
func (s *State) triesWar(dst []game.Action, p game.Player, legal []game.Action) []game.Action {
	q := &s.Seats[p]
	for _, x := range q.Army[:q.NArmy] {
		dst = append(dst, Move(x.Cell))
		if SoldierKinds[x.Type].Next != NoSoldier {
			dst = append(dst, Upgrade(x.Cell))
		}
		target := s.nearestEnemy(p, x.Cell)
		if target == NoCell || attacksFrom(legal, x.Cell) {
			continue
		}
		ammo := AmmoNone
		switch {
		case x.Type == Catapult:
			ammo = AmmoStone1
		case SoldierKinds[x.Type].Ranged && q.Arrows == 0 && q.Flaming > 0:
			ammo = AmmoFlaming
		case SoldierKinds[x.Type].Ranged:
			ammo = AmmoArrow
		}
		dst = append(dst, Attack(x.Cell, target, ammo))
	}
	return dst
}

func attacksFrom(legal []game.Action, c Cell) bool {
	for _, a := range legal {
		if a.Kind == KindAttack && a.A == c {
			return true
		}
	}
	return false
}

// nearestEnemy is the space of the nearest enemy soldier; NoCell without one.
func (s *State) nearestEnemy(p game.Player, from Cell) Cell {
	best, near := 1<<15, NoCell
	for o := range game.Player(s.N) {
		if !s.Enemies(o, p) {
			continue
		}
		for _, x := range s.Seats[o].Army[:s.Seats[o].NArmy] {
			if n := s.Board().HexDist(from, x.Cell); n < best {
				best, near = n, x.Cell
			}
		}
	}
	return near
}

// triesMarch appends the enemy settlements a little farther than the roll, and the cards that lengthen a march.
func (s *State) triesMarch(dst []game.Action, f game.Frame) []game.Action {
	const beyond = 3 // spaces past the roll that are still worth a word
	for p := range game.Player(s.N) {
		if !s.Enemies(p, f.Who) {
			continue
		}
		for _, t := range s.Seats[p].Towns[:s.Seats[p].NTowns] {
			if s.Board().HexDist(f.A, t.Site/2) <= int(f.N)+beyond {
				dst = append(dst, Enter(t.Site))
			}
		}
	}
	q := &s.Seats[f.Who]
	for _, held := range q.Act[:q.NAct] {
		if held == DoubleSpeed || held == MountainCrossing || held == WaterCrossing {
			dst = append(dst, Play(held, 0, 0))
		}
	}
	return dst
}

// triesGoals appends the objectives in hand and the declared ones.
func (s *State) triesGoals(dst []game.Action, p game.Player) []game.Action {
	q := &s.Seats[p]
	for _, id := range q.Obj[:q.NObj] {
		dst = s.triesGoal(dst, p, id)
	}
	for i, v := range s.Vows {
		if v.Owner == p {
			dst = s.triesGoal(dst, p, VowObjectives[i])
		}
	}
	return dst
}

func (s *State) triesGoal(dst []game.Action, p game.Player, id uint8) []game.Action {
	if id == 0 {
		return dst
	}
	q, o := &s.Seats[p], &ObjectiveCards[id]
	occupies := false
	for i := range q.Army[:q.NArmy] {
		x := &q.Army[i]
		if o.Kind == ByRetire && x.Type == o.Type {
			return dst // it can be claimed
		}
		_, t := s.Occupying(x)
		occupies = occupies || t != nil
	}
	switch {
	case !o.Declared() || s.HasVowed(p, id):
		return append(dst, Claim(id, 0))
	case id == VowObjectives[0] || occupies:
		return dst // it can be declared
	}
	site := s.someEnemyTown(p)
	if site == NoSite {
		site = 0
	}
	return append(dst, Declare(id, site))
}

// someEnemyTown is the first enemy settlement there is.
func (s *State) someEnemyTown(p game.Player) Site {
	for o := range game.Player(s.N) {
		if q := &s.Seats[o]; s.Enemies(o, p) && q.NTowns > 0 {
			return q.Towns[0].Site
		}
	}
	return NoSite
}

// triesCards appends the action cards of which no play is legal, each on a target of the right sort, so that what speaks
// against a card is not its target's kind.
func (s *State) triesCards(dst []game.Action, p game.Player, legal []game.Action) []game.Action {
	q := &s.Seats[p]
	for _, card := range q.Act[:q.NAct] {
		if card == NoCard || plays(legal, card) {
			continue
		}
		soldier := uint16(0)
		if card == Reinforcement {
			soldier = uint16(Warrior)
		}
		dst = append(dst, Play(card, s.someTarget(p, card), soldier))
	}
	return dst
}

func plays(legal []game.Action, card ActionCard) bool {
	for _, a := range legal {
		if a.Kind == KindPlay && ActionCard(a.A) == card || a.Kind == KindVolley && card == ArcherVolley {
			return true
		}
	}
	return false
}

// someTarget is a target of the sort that a card asks for.
func (s *State) someTarget(p game.Player, card ActionCard) uint16 {
	q := &s.Seats[p]
	switch PlayTarget(card) {
	case TargetSeat:
		for o := range game.Player(s.N) {
			if s.Enemies(o, p) {
				return uint16(o)
			}
		}
	case TargetTown:
		if site := s.someEnemyTown(p); site != NoSite {
			return site
		}
	case TargetSoldier:
		if card == Promoted || card == Repeat || card == ShieldWall {
			if q.NArmy > 0 {
				return q.Army[0].Cell
			}
			return 0
		}
		for o := range game.Player(s.N) {
			if e := &s.Seats[o]; s.Enemies(o, p) && e.NArmy > 0 {
				return e.Army[0].Cell
			}
		}
	case TargetCell:
		if q.NTowns == 0 {
			break
		}
		b := s.Board()
		for d := range Directions {
			if c := b.Next(q.Towns[0].Site/2, d); c != NoCell {
				if o, _ := s.TownOn(c); o < 0 {
					return c
				}
			}
		}
	}
	return 0
}
