package coincrown

import "tabard/engines/game"

// A second, slow opinion on what is legal, for the conformance suite: every action that can be written down is held
// against the rules one by one. It shares tables and the state with Legal, and nothing else: what can be reached is
// found by trying.

func naive(state game.State, dst []game.Action) []game.Action {
	s := state.(*State)
	if s.Depth == 0 {
		return dst
	}
	f := s.Frames[s.Depth-1]
	n := plain{s: s, q: &s.Seats[f.Who], p: f.Who, f: f}
	try := func(k game.Kind, as, bs, cs int) {
		for a := range as {
			for b := range bs {
				for c := range cs {
					if act := (game.Action{Kind: k, A: uint16(a), B: uint16(b), C: uint16(c)}); n.allows(act) {
						dst = append(dst, act)
					}
				}
			}
		}
	}
	for k := game.Pass; k < kindsEnd; k++ {
		switch k {
		case KindPay:
			try(k, int(n.q.Income[Gold])+2, int(n.q.Income[Silver])+2, int(n.q.Income[Bronze])+2)
		case KindOffer:
			try(k, 4, 40, 1)
		case KindUpgrade:
			try(k, Lands+1, 1, 1)
		case KindMill, KindBuilder:
			try(k, CardKinds, 1, 1)
		default:
			try(k, 8, 6, 1)
		}
	}
	return dst
}

// plain looks at one position through the eyes of the seat that must answer.
type plain struct {
	s *State
	q *Seat
	p game.Player
	f game.Frame
}

func (n plain) allows(a game.Action) bool {
	switch n.f.Kind {
	case FrameTurn:
		return n.menu(a)
	case FramePay:
		return a.Kind == KindPay && n.pays(int(a.A), int(a.B), int(a.C))
	case FrameBonus:
		return a.Kind == KindTakeBonus && a.A < 2 && a.B == 0
	case FrameDeploy:
		return n.army().allows(a)
	case FrameItem:
		return n.item(a)
	case FrameFill:
		return n.fill(a)
	case FrameWilds:
		return n.wild(a)
	case FrameOffer:
		given, dearer := int(a.B)+int(n.f.N), 0
		for d := int(n.f.A) + 1; d < Denoms; d++ {
			dearer += int(n.q.Income[d])
		}
		return a.Kind == KindOffer && a.A == n.f.A && int(a.B) <= int(n.q.Income[a.A]) && given+dearer > 0
	case FrameLevels:
		h, k := int(a.A), int(a.B)
		return a.Kind == KindAdvanceBy && h+k > 0 && h <= 2 && (h == 0 || n.ready(Harbor) > 0) &&
			int(n.q.Overseas)+h+k <= 4 && k <= n.money()
	}
	return false
}

// ready counts the cards of a kind that stand upright, row by row.
func (n plain) ready(k CardKind) int {
	if k == StandardTroop || k == EliteTroop {
		c := 0
		for i, count := range n.q.Troop[0] {
			if classKind[troopClass[i]] == k {
				c += int(count)
			}
		}
		return c
	}
	c := -int(n.q.Tired[k])
	for i, row := range MarketCards {
		if row.Kind == k {
			c += int(n.q.Have[i])
		}
	}
	switch k {
	case Cavalry:
		c -= int(n.q.Gone[0])
	case Storehouse:
		c -= int(n.q.Gone[1])
	}
	return c
}

func (n plain) money() int {
	return int(n.q.Income[0]) + 3*int(n.q.Income[1]) + 9*int(n.q.Income[2])
}

func (n plain) cardsLeft(t uint16) int {
	c := 0
	for i, row := range MarketCards {
		if uint16(row.Tier) == t {
			c += int(n.s.Left[i])
		}
	}
	return c
}

// pays is the definition of a payment (5.6).
func (n plain) pays(g, s, b int) bool {
	if g > int(n.q.Income[2]) || s > int(n.q.Income[1]) || b > int(n.q.Income[0]) {
		return false
	}
	price, sum := int(n.f.N), 9*g+3*s+b
	return sum >= price && (b == 0 || sum-1 < price) && (s == 0 || sum-3 < price) && (g == 0 || sum-9 < price)
}

// menu is the table of top-level actions (5.5).
func (n plain) menu(a game.Action) bool {
	s, q := n.s, n.q
	main := s.ActionsLeft >= 1
	if argument := map[game.Kind]int{KindBuyRow: 2, KindBuyPeeked: 1, KindDrawBlind: 1, KindDiplomacy: 1, KindForce: 1, KindUpgrade: 1,
		KindReserve: 1, KindMint: 1, KindBarracks: 1, KindMill: 1}[a.Kind]; argument < 2 && a.B != 0 || argument < 1 && a.A != 0 {
		return false
	}
	switch a.Kind {
	case game.Pass:
		return s.Taken == 0
	case game.EndTurn:
		return s.Taken >= 1
	case KindBuyRow:
		return main && a.A < 3 && a.B < 5 && s.Row[a.A][a.B].Def != 0 && n.money() >= MarketCards[s.Row[a.A][a.B].Def-1].Cost.Value()
	case KindBuyPeeked:
		return main && a.A < 3 && s.Peeked&(1<<a.A) != 0 && n.money() >= MarketCards[s.Top[a.A]-1].Cost.Value()
	case KindDrawBlind:
		return main && a.A < 3 && n.cardsLeft(a.A) > 0 && s.Peeked&(1<<a.A) == 0 && n.money() >= []int{2, 6, 9}[a.A]
	case KindDiplomacy:
		return main && a.A < 2 && s.LandTop[a.A] != 0 && n.money() >= []int{6, 9}[a.A]
	case KindForce:
		return main && a.A < 4 && s.LandTop[a.A] != 0 && n.attack(a.A).wins()
	case KindUpgrade:
		return main && a.A < Lands && s.LandOwner[a.A] == n.p && n.marker(int(a.A)) && n.covers(n.symbols(int(a.A)), n.pool(int(a.A)), true)
	case KindReserve:
		return s.Year <= 4 && !q.ReservedThisYear && a.A < 3 && q.Income[a.A] > 0
	case KindMint:
		if a.A > 3 || s.Used&UsedMint != 0 {
			return false
		}
		// gives so many of one coin for so many of another
		swap := [4][4]int{{0, 3, 1, 1}, {1, 3, 2, 1}, {1, 1, 0, 3}, {2, 1, 1, 3}}[a.A]
		return int(q.Income[swap[0]]) >= swap[1] && int(s.Supply[swap[2]]) >= swap[3]
	case KindChurch:
		return s.Used&UsedChurch == 0 && n.money() > 0
	case KindAdvance:
		return s.Used&UsedOverseas == 0 && q.Overseas < 4 && (n.money() > 0 || n.ready(Harbor) > 0)
	case KindBarracks:
		return n.ready(Barracks) > 0 && a.A < Classes && q.Fallen[a.A] > 0 && s.Tokens[a.A/3] > 0
	case KindMill:
		good, ok := map[CardKind]CardKind{OreFoundry: Mine, LumberMill: Forest, WoolenMill: Pasture}[CardKind(a.A)]
		return ok && n.ready(CardKind(a.A)) > 0 && q.Tired[good] > 0
	case KindTollStation:
		return n.ready(TollStation) > 0 && q.Purse.Count()+q.Discard.Count() > 0
	case KindWatchtower:
		return n.ready(Watchtower) > 0 && n.cardsLeft(0)+n.cardsLeft(1)+n.cardsLeft(2) > 0
	case KindFortress:
		return n.ready(Fortress) > 0 && s.Taken >= 1 && s.ActionsLeft == 0
	}
	return false
}

// collects says whether an item can be taken with that many harbor levels (5.12).
func (n plain) collects(i Item, h int) bool {
	if n.s.Used&UsedOverseas != 0 || i == 0 || i >= Items || h > 2 || h > 0 && n.ready(Harbor) == 0 {
		return false
	}
	missing := max(0, int(OverseasItems[i].Level)-int(n.q.Overseas))
	return h <= missing && missing-h <= n.money()
}

// army is a battle being prepared: what is deployed and what may follow.
type army struct {
	n                        plain
	troops                   [troopKinds]uint8
	armor, cavalry           int
	cursor                   int
	bare, strength, shielded int
}

func (n plain) attack(level uint16) army {
	return army{n: n, troops: n.q.Troop[0], armor: n.ready(Armor), cavalry: n.ready(Cavalry),
		shielded: int(LandCards[n.s.LandTop[level]-1].Shield)}
}

func (n plain) army() army {
	m := n.attack(n.f.A >> 8)
	m.cursor, m.bare, m.strength = int(n.f.A&0xff), int(n.f.B), int(n.f.N)
	return m
}

// with deploys one more card, if it is there and its turn has come.
func (m army) with(a game.Action) (army, bool) {
	switch a.Kind {
	case KindTroop:
		for i := m.cursor; i < troopKinds; i++ {
			if uint16(troopClass[i]) == a.A && uint16(troopTokens[i]) == a.B && m.troops[i] > 0 {
				m.troops[i]--
				m.cursor, m.bare = i, m.bare+1
				m.strength += map[bool]int{false: 1, true: 2}[a.A >= 3]
				return m, true
			}
		}
	case KindArmor:
		if m.cursor <= troopKinds && m.armor > 0 && m.bare > 0 && a.A == 0 && a.B == 0 {
			m.armor, m.bare, m.cursor, m.strength = m.armor-1, m.bare-1, troopKinds, m.strength+2
			return m, true
		}
	case KindCavalry:
		if m.cavalry > 0 && a.A == 0 && a.B == 0 {
			m.cavalry, m.cursor, m.strength = m.cavalry-1, troopKinds+1, m.strength+3
			return m, true
		}
	}
	return m, false
}

// wins tries every way to go on.
func (m army) wins() bool {
	if m.strength >= m.shielded {
		return true
	}
	for i := m.cursor; i < troopKinds; i++ {
		if next, ok := m.with(Troop(troopClass[i], int(troopTokens[i]))); ok && next.wins() {
			return true
		}
	}
	if next, ok := m.with(WearArmor()); ok && next.wins() {
		return true
	}
	if next, ok := m.with(Ride()); ok && next.wins() {
		return true
	}
	return m.strength+1 >= m.shielded && (m.n.collects(OvStrength1, 0) || m.n.collects(OvStrength1, 1) || m.n.collects(OvStrength1, 2)) ||
		m.strength+2 >= m.shielded && (m.n.collects(OvStrength2, 0) || m.n.collects(OvStrength2, 1) || m.n.collects(OvStrength2, 2))
}

func (m army) allows(a game.Action) bool {
	switch a.Kind {
	case game.Done:
		return a.A == 0 && a.B == 0 && m.strength >= m.shielded
	case KindCollect:
		more := map[uint16]int{uint16(OvStrength1): 1, uint16(OvStrength2): 2}[a.A]
		return more > 0 && m.n.collects(Item(a.A), int(a.B)) && m.strength+more >= m.shielded
	}
	next, ok := m.with(a)
	return ok && next.wins()
}

// pool is what may cover the symbols of an upgrade.
type pool struct {
	cards    [Resources]int
	builders [3]int
	store    int
}

// pool looks at the cards that help at the land's present level.
func (n plain) pool(id int) pool {
	var m pool
	for r := range m.cards {
		m.cards[r] = n.ready([Resources]CardKind{Field, Pasture, Forest, Mine}[r])
	}
	level := n.s.LandLevel[id]
	if level == Hamlet {
		m.builders[0] = n.ready(ApprenticeBuilder)
	}
	if level <= Village {
		m.builders[1] = n.ready(SkilledBuilder)
	}
	m.builders[2] = n.ready(MasterBuilder)
	m.store = n.ready(Storehouse)
	return m
}

// symbols reads the land's row.
func (n plain) symbols(id int) []Resource {
	if n.s.LandLevel[id] == City {
		return nil
	}
	var all []Resource
	for _, c := range LandCards[id].Rows[n.s.LandLevel[id]] {
		all = append(all, map[rune]Resource{'W': Wheat, 'S': Sheep, 'L': Lumber, 'O': Ore}[c])
	}
	return all
}

// marker is table 5.10: whether the upgrade card that the step needs is there.
func (n plain) marker(id int) bool {
	switch n.s.LandLevel[id] {
	case Hamlet:
		return n.s.UpgradeCards > 0
	case Village:
		return LandCards[id].Printed == Hamlet || n.s.UpgradeCards > 0
	case Town:
		return true
	}
	return false
}

// covers tries every source for every symbol.
func (n plain) covers(open []Resource, m pool, item bool) bool {
	if len(open) == 0 {
		return true
	}
	r, rest := open[0], open[1:]
	if next := m; m.cards[r] > 0 {
		next.cards[r]--
		if n.covers(rest, next, item) {
			return true
		}
	}
	wild := m.builders[0] + m.builders[1] + m.builders[2] + 2*m.store
	if next := m; wild > 0 {
		next.builders, next.store = [3]int{wild - 1}, 0
		if n.covers(rest, next, item) {
			return true
		}
	}
	over := []Item{OvWheat, OvSheep, OvLumber, OvOre}[r]
	return item && (n.collects(over, 0) || n.collects(over, 1) || n.collects(over, 2)) && n.covers(rest, m, false)
}

// without drops one symbol of a resource.
func without(open []Resource, r Resource) ([]Resource, bool) {
	for i, o := range open {
		if o == r {
			return append(append([]Resource{}, open[:i]...), open[i+1:]...), true
		}
	}
	return open, false
}

func (n plain) item(a game.Action) bool {
	id := int(n.f.A)
	switch a.Kind {
	case game.Done:
		return a.A == 0 && a.B == 0 && n.covers(n.symbols(id), n.pool(id), false)
	case KindCollect:
		if a.A == 0 || a.A >= Items || OverseasItems[a.A].Strength > 0 {
			return false
		}
		rest, needed := without(n.symbols(id), OverseasItems[a.A].Resource)
		return needed && n.collects(Item(a.A), int(a.B)) && n.covers(rest, n.pool(id), false)
	}
	return false
}

func (n plain) fill(a game.Action) bool {
	if a.Kind != KindFill || a.A != n.f.B {
		return false
	}
	id, m := int(n.f.A), n.pool(int(n.f.A))
	open := n.symbols(id)
	if got := n.s.Frames[1].B; got != 0 {
		open, _ = without(open, OverseasItems[got].Resource)
	}
	var later []Resource
	here := 0
	for _, r := range open {
		if uint16(r) == a.A {
			here++
		}
		if uint16(r) > a.A {
			later = append(later, r)
		}
	}
	wild := m.builders[0] + m.builders[1] + m.builders[2] + 2*m.store - int(n.f.N) - int(a.B)
	if int(a.B) > here || here-int(a.B) > m.cards[a.A] || wild < 0 {
		return false
	}
	m.builders, m.store = [3]int{wild}, 0
	return n.covers(later, m, false)
}

func (n plain) wild(a game.Action) bool {
	if a.B != 0 || a.Kind != KindBuilder && a.A != 0 {
		return false
	}
	m := n.pool(int(n.f.A))
	step := map[game.Kind]int{KindStoreTwo: 3, KindStoreOne: 4}[a.Kind]
	if a.Kind == KindBuilder {
		step = int(a.A) - int(ApprenticeBuilder)
		if step < 0 || step > 2 {
			return false
		}
	}
	if step == 0 && a.Kind != KindBuilder || step < int(n.f.B) {
		return false
	}
	m, open, ok := m.use(step, int(n.f.N))
	return ok && m.finishes(step, open)
}

// use spends one wild: a builder by rank, a storehouse for two (3) or for one (4).
func (m pool) use(step, open int) (pool, int, bool) {
	switch {
	case step < 3 && m.builders[step] > 0 && open >= 1:
		m.builders[step]--
		return m, open - 1, true
	case step == 3 && m.store > 0 && open >= 2:
		m.store--
		return m, open - 2, true
	case step == 4 && m.store > 0 && open >= 1:
		m.store--
		return m, open - 1, true
	}
	return m, open, false
}

// finishes tries every way to go on in the order of the steps.
func (m pool) finishes(step, open int) bool {
	if open == 0 {
		return true
	}
	for ; step < 5; step++ {
		if next, left, ok := m.use(step, open); ok && next.finishes(step, left) {
			return true
		}
	}
	return false
}
