package merchants

import "tabard/engines/game"

// A second, slow generator of legal actions, written from the rulebook and the rows of RULES.md and
// sharing only tables, box and state with the first. A move of several picks is tried as a whole: a first pick is good if some
// whole move begins with it. The suite compares the two lists at every position it meets and below every counted one.

// naive appends what may be answered, in any order.
func naive(state game.State, dst []game.Action) []game.Action {
	s := state.(*State)
	f := s.Prompt()
	if f.Kind == 0 {
		return dst
	}
	n := judge{s: s, p: f.Who, q: s.Seats[f.Who], gold: int(s.Seats[f.Who].Gold), crafts: s.CraftOpen, old: s.CraftGone}
	add := func(ok bool, k game.Kind, ab ...int) {
		if !ok {
			return
		}
		a := game.Action{Kind: k}
		if len(ab) > 0 {
			a.A = uint16(ab[0])
		}
		if len(ab) > 1 {
			a.B = uint16(ab[1])
		}
		dst = append(dst, a)
	}
	work := func() {
		for slot := range 5 {
			add(n.learn(slot), KindLearn, slot)
		}
		for kind := range 8 {
			add(n.forge(kind, 0), KindForge, kind)
		}
		n.sales(func(space, kind int) { add(n.openFor(space, kind), KindSell, space, kind) })
	}
	switch f.Kind {
	case FrameAction:
		work()
		for slot := range 3 {
			add(n.kingdom(slot), KindTakeKingdom, slot)
		}
		n.everything(func(space, kind int) {
			holder, ready := s.BonusHolder[kind/2], s.BonusReady&(1<<(kind/2)) != 0
			add(holder == n.p && ready && n.openFor(space, kind) && n.forge(kind, 0), KindForgeSell, space, kind)
		})
		add(len(dst) == 0, game.Pass)
	case FrameForge:
		cheaper := 0
		if f.A == 1 {
			cheaper = 2
		}
		for kind := range 8 {
			add(f.N > 0 && n.forge(kind, cheaper), KindForge, kind)
		}
		add(!(f.A == 1 && f.N == 3), game.Done)
	case FrameSecond:
		for slot := range 5 {
			add(n.learn(slot), KindLearn, slot)
		}
		add(true, game.Done)
	case FrameDrive:
		work()
		add(f.A == 2, game.Done)
	case FrameSellByCard:
		n.sales(func(space, kind int) { add(n.byCard(int(f.A), space, kind), KindSell, space, kind) })
		add(f.B == 2, game.Done)
	case FrameRush:
		n.everything(func(space, kind int) { add(n.openFor(space, kind) && n.forge(kind, 0), KindForgeSell, space, kind) })
	case FrameRegion:
		for r := range 4 {
			add(s.RegionFree&(1<<r) != 0, KindRegion, r)
		}
	case FrameRace:
		for r := range 4 {
			add(s.Reward[r]&(1<<n.p) != 0, KindRace, r)
		}
	case FrameFree:
		for slot, card := range n.crafts {
			add(card != 0, KindFree, slot)
		}
	case FrameOld:
		for card := 1; card <= 56; card++ {
			add(n.old&(1<<(card-1)) != 0, KindOld, card)
		}
	case FrameBond:
		for gold := 0; gold <= 10 && gold <= n.gold; gold++ {
			add(true, KindBond, gold)
		}
	case FrameTurnDone:
		add(true, game.EndTurn)
	}
	return dst
}

// judge looks at a position for the seat that is asked, with gold and cards as they will be.
type judge struct {
	s      *State
	p      game.Player
	q      Seat
	gold   int
	crafts [5]byte
	old    uint64
}

// learn is 11.3.
func (n *judge) learn(slot int) bool {
	if n.crafts[slot] == 0 {
		return false
	}
	c := n.s.box.Crafts[n.crafts[slot]]
	return n.gold >= int(c.Times)*int(n.q.Level[c.Weapon])
}

// forge is one weapon of a kind, 2*weapon + quality.
func (n *judge) forge(kind, cheaper int) bool {
	level, price := int(n.s.box.NeedLevel[kind%2]), n.s.box.ForgeBase[kind%2]
	price -= int(n.q.Coins[kind/2]) + cheaper
	if kind%2 == 0 && n.q.Kingdoms&(1<<(OreContract-1)) != 0 {
		price--
	}
	return int(n.q.Level[kind/2]) >= level && n.gold >= price // below nothing is nothing
}

// everything tries every space in play with every kind of weapon, sales those that the seat holds.
func (n *judge) everything(try func(space, kind int)) {
	spaces := 48
	if n.s.N == 3 {
		spaces = 36
	}
	for space := range spaces {
		for kind := range 8 {
			if n.s.Spaces[space] == 0 {
				try(space, kind)
			}
		}
	}
}

func (n *judge) sales(try func(space, kind int)) {
	n.everything(func(space, kind int) {
		if n.q.Held[kind] > 0 {
			try(space, kind)
		}
	})
}

func (n *judge) wants(space, kind int) bool {
	if n.s.N == 3 {
		return int(n.s.box.Wants3[space/6][space%6]) == kind/2
	}
	return int(n.s.box.Wants4[space/6][space%6]) == kind/2
}

func (n *judge) locked(space int) bool {
	board := Board4[:]
	if n.s.N == 3 {
		board = Board3[:]
	}
	return space%6+1 > int(n.s.Frontier[board[space/6].Region])
}

// openFor says that a player may sell there, for an empty space.
func (n *judge) openFor(space, kind int) bool { return n.wants(space, kind) && !n.locked(space) }

// byCard is the sale of a kingdom card as the card has it, for an empty space.
func (n *judge) byCard(card, space, kind int) bool {
	switch uint8(card) {
	case BaitAndSwitch:
		return !n.wants(space, kind) && !n.locked(space)
	case SmugglersRoad:
		return n.wants(space, kind) && n.locked(space)
	}
	return n.openFor(space, kind)
}

// kingdom is R-52: gold and, with two players, the linked card come before the question whether the card can be used.
func (n *judge) kingdom(slot int) bool {
	id := n.s.KingdomOpen[slot]
	if id == 0 {
		return false
	}
	card := KingdomCards[id]
	then := *n
	if then.gold += int(n.s.box.Kingdoms[id].Gold); then.gold < 0 {
		return false
	}
	if n.s.N == 2 {
		box := n.s.box.Links[slot] - 1
		if lost := then.crafts[box]; lost != 0 {
			then.old |= 1 << (lost - 1)
			then.crafts[box] = 0
		}
	}
	if card.Duration == Permanent || card.Duration == End {
		inFront := 0
		for i := range 28 {
			inFront += int(n.q.Kingdoms >> i & 1)
		}
		return inFront < n.s.box.KingdomLimit[n.s.Season]
	}
	return then.usable(id)
}

// usable is the column "legal only if" of 7.1.
func (n *judge) usable(id uint8) (ok bool) {
	canSell := func(card uint8) (yes bool) {
		n.sales(func(space, kind int) { yes = yes || n.byCard(int(card), space, kind) })
		return yes
	}
	switch id {
	case LandGrant, BorderTreaty, RoyalSurvey:
		return n.s.RegionFree != 0
	case FamilyTies:
		for r := range 4 {
			ok = ok || n.s.Reward[r]&(1<<n.p) != 0
		}
	case Apprentice:
		return n.crafts != [5]byte{}
	case RushOrder:
		n.everything(func(space, kind int) { ok = ok || n.openFor(space, kind) && n.forge(kind, 0) })
	case DriveTheWorkers:
		for slot := range 5 {
			ok = ok || n.learn(slot)
		}
		for kind := range 8 {
			ok = ok || n.forge(kind, 0)
		}
		return ok || canSell(DesperateTimes)
	case BaitAndSwitch, SmugglersRoad, DesperateTimes:
		return canSell(id)
	case AncientTechniques:
		return n.old != 0
	case NightShift:
		for kind := range 8 {
			ok = ok || n.forge(kind, 2)
		}
	default:
		return true
	}
	return ok
}
