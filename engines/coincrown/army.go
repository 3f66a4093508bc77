package coincrown

import "tabard/engines/game"

// Places of a deployment's cursor: troops by class and tokens, armor, cavalry. Cards are picked in this order, so one path
// leads to one army.
const (
	cursorArmor   = troopKinds
	cursorCavalry = troopKinds + 1
	deployPlaces  = troopKinds + 2
)

// forces are what a seat has sent into a battle and what it can still send: the one place that knows what may be deployed.
type forces struct {
	box            *values
	shield, cursor int
	have, bare     int                // strength so far; troops without armor
	ready          [deployPlaces]byte // cards by place of the cursor
	hired          int                // the most overseas strength to be had
}

// forces are those of a deployment, or of a seat before one if f is the zero Frame.
func (s *State) forces(p game.Player, f *game.Frame) forces {
	q := &s.Seats[p]
	x := forces{box: s.box, cursor: deployCursor(f), have: int(f.N), bare: int(f.B), hired: s.bestStrength(p)}
	copy(x.ready[:], q.Troop[0][:])
	x.ready[cursorArmor], x.ready[cursorCavalry] = uint8(q.Ready(Armor)), uint8(q.Ready(Cavalry))
	return x
}

// most is the strength of everything that can follow from a place of the cursor on. A troop wears one armor at most.
func (x *forces) most(place int) int {
	n := x.have + int(x.box.Strengths[Cavalry])*int(x.ready[cursorCavalry]) + x.hired
	if place > cursorArmor {
		return n
	}
	bearers := x.bare
	for i := place; i < troopKinds; i++ {
		bearers += int(x.ready[i])
		n += int(x.ready[i]) * int(x.box.power[i])
	}
	return n + int(x.box.Strengths[Armor])*min(bearers, int(x.ready[cursorArmor]))
}

// against is the id of what speaks against deploying a card of that place next; 0 if it may be. More strength than needed
// is allowed, but the shield must stay within reach of what may follow.
func (x *forces) against(place int) uint16 {
	switch {
	case x.ready[place] == 0:
		return WhyNoCard
	case place < x.cursor:
		return WhyOrder
	case place == cursorArmor && x.bare == 0:
		return WhyNoBearer
	case x.most(place) < x.shield:
		return WhyDeadEnd
	}
	return 0
}

// MaxStrength is the most a seat can bring into one battle now, or could if it were on turn: every ready troop, armor on them, every
// cavalry and the best overseas strength it can afford.
func (s *State) MaxStrength(p game.Player) int {
	x := s.forces(p, &game.Frame{})
	return x.most(0)
}

// Strength is MaxStrength without overseas help.
func (s *State) Strength(p game.Player) int {
	x := s.forces(p, &game.Frame{})
	return x.most(0) - x.hired
}

// bestStrength is the largest overseas strength a seat can afford; it needs no troop beside it.
func (s *State) bestStrength(p game.Player) int {
	best := 0
	for item := OvStrength2; item >= OvStrength1; item-- {
		if n := int(s.box.Goods[item].Strength); n > best && s.CanCollect(p, item) {
			best = n
		}
	}
	return best
}

// army is what goes into a battle, by number of cards.
type army struct{ std, elite, armor, cavalry, hired int }

func (x army) strength(b *Box) int {
	return x.std*int(b.Strengths[StandardTroop]) + x.elite*int(b.Strengths[EliteTroop]) + x.armor*int(b.Strengths[Armor]) +
		x.cavalry*int(b.Strengths[Cavalry]) + x.hired
}

// lean says that an army reaches the shield and that nothing of it could have stayed at home. A troop can only stay if
// those who go can wear the armor.
func (x army) lean(b *Box, shield int) bool {
	over := x.strength(b) - shield
	idle := func(sent int, k CardKind) bool { return sent > 0 && over >= int(b.Strengths[k]) }
	return over >= 0 && !(idle(x.armor, Armor) || idle(x.cavalry, Cavalry) || x.hired > 0 && over >= x.hired ||
		x.std+x.elite > x.armor && (idle(x.std, StandardTroop) || idle(x.elite, EliteTroop)))
}

// Wastes says that the open deployment would spend more than it needs if that card went too: whatever followed, the land
// could be taken without one of the army's cards.
func (s *State) Wastes(a game.Action) bool {
	f, place := s.Prompt(), deployed(a)
	if f.Kind != FrameDeploy || place < 0 {
		return false
	}
	q, shield := &s.Seats[f.Who], s.shield(&f)
	x := s.forces(f.Who, &f)
	if x.ready[place] == 0 {
		return false
	}
	x.ready[place]--
	left := army{armor: int(x.ready[cursorArmor]), cavalry: int(x.ready[cursorCavalry])}
	var one army
	switch {
	case place < firstElite:
		one.std = 1
	case place < troopKinds:
		one.elite = 1
	case place == cursorArmor:
		one.armor = 1
	default:
		one.cavalry, left.armor = 1, 0
	}
	for i := place; i < troopKinds; i++ {
		if i < firstElite {
			left.std += int(x.ready[i])
		} else {
			left.elite += int(x.ready[i])
		}
	}
	hired := []int{0}
	for item := OvStrength1; item <= OvStrength2; item++ {
		if s.CanCollect(f.Who, item) {
			hired = append(hired, int(s.box.Goods[item].Strength))
		}
	}
	return !q.sent(s.Box(), &f, func(sent army) bool {
		for std := range left.std + 1 {
			for elite := range left.elite + 1 {
				for armor := range left.armor + 1 {
					for cavalry := range left.cavalry + 1 {
						for _, n := range hired {
							y := army{sent.std + one.std + std, sent.elite + one.elite + elite, sent.armor + one.armor + armor,
								sent.cavalry + one.cavalry + cavalry, n}
							if y.armor <= y.std+y.elite && y.lean(s.Box(), shield) {
								return true
							}
						}
					}
				}
			}
		}
		return false
	})
}

// sent goes through the armies that may stand behind a deployment's strength and troops without armor, until one of them
// is as asked. The frame holds no more than those numbers; armor and cavalry of earlier battles lie about with the rest.
func (q *Seat) sent(b *Box, f *game.Frame, is func(army) bool) bool {
	for armor := range q.Exhausted(Armor) + 1 {
		for cavalry := range q.Retired(Cavalry) + 1 {
			if c := deployCursor(f); armor > 0 && c < cursorArmor || armor == 0 && c == cursorArmor || cavalry > 0 != (c == cursorCavalry) {
				continue
			}
			troops := int(f.B) + armor
			for elite := range min(troops, q.Exhausted(EliteTroop)+q.Retired(EliteTroop)) + 1 {
				x := army{std: troops - elite, elite: elite, armor: armor, cavalry: cavalry}
				if x.strength(b) == int(f.N) && x.std <= q.Exhausted(StandardTroop)+q.Retired(StandardTroop) && is(x) {
					return true
				}
			}
		}
	}
	return false
}
