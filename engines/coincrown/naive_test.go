package coincrown

import "tabard/engines/game"

// A second, slow generator of legal actions, written from the rulebook and the rows of RULES.md and sharing only the
// tables and the state with the first: instead of reasoning about what stays reachable it tries every way to the end.
// The suite compares the two lists at every position it meets and below every counted position.

// naive appends what may be answered, in any order.
func naive(state game.State, dst []game.Action) []game.Action {
	s := state.(*State)
	f := s.Prompt()
	if f.Kind == 0 {
		return dst
	}
	g := goodsOf(s, f.Who)
	try := func(ok bool, k game.Kind, abc ...uint16) {
		if ok {
			dst = append(dst, game.Act(k, abc...))
		}
	}
	switch f.Kind {
	case FrameTurn:
		g.menu(s, try)
	case FramePay:
		g.payments(int(f.N), try)
	case FrameBonus:
		try(true, KindTakeBonus, 0)
		try(true, KindTakeBonus, 1)
	case FrameDeploy:
		level := f.A >> 8
		w := war{g: g, shield: int(s.Box().Lands[s.LandTop[level]-1].Shield), at: int(f.A & 0xff), bare: int(f.B), strength: int(f.N)}
		w.answers(try)
	case FrameItem:
		needs := symbolsOf(s, int(f.A))
		try(g.covers(needs, 0, s.LandLevel[f.A]), game.Done)
		for r := range needs {
			if needs[r] == 0 {
				continue
			}
			less := needs
			less[r]--
			for item := range Item(Items) {
				o := OverseasItems[item]
				if item > 0 && !o.Fights && int(o.Resource) == r && g.covers(less, 0, s.LandLevel[f.A]) {
					g.collect(item, try)
				}
			}
		}
	case FrameFill:
		needs := symbolsOf(s, int(f.A))
		if item := s.Frames[s.Depth-2].B; item != 0 {
			needs[OverseasItems[item].Resource]--
		}
		n := needs[f.B]
		later := needs
		for r := range int(f.B) + 1 {
			later[r] = 0
		}
		for w := range n + 1 {
			h := g
			h.ready[f.B] -= n - w
			try(h.ready[f.B] >= 0 && h.covers(later, int(f.N)+w, s.LandLevel[f.A]), KindFill, f.B, uint16(w))
		}
	case FrameWilds:
		g.wilds(int(f.N), int(f.B), s.LandLevel[f.A], try)
	case FrameOffer:
		for n := range int(g.income[f.A]) + 1 {
			more := int(f.N) + n
			for d := int(f.A) + 1; d < Denoms; d++ {
				more += int(g.income[d])
			}
			try(more > 0, KindOffer, f.A, uint16(n))
		}
	case FrameLevels:
		for h := range int(g.box.HarborLevels) + 1 {
			for k := range TopLevel + 1 {
				ok := h+k >= 1 && int(g.token)+h+k <= TopLevel && k <= g.money() && (h == 0 || g.harbors > 0)
				try(ok, KindAdvanceBy, uint16(h), uint16(k))
			}
		}
	}
	return dst
}

type tried func(ok bool, k game.Kind, abc ...uint16)

// goods are what a seat can use now.
type goods struct {
	box            *Box
	income         Coins
	ready          [Resources]int
	builder        [3]int // apprentice, skilled, master
	store, harbors int
	troop          [11]int // by class and tokens left
	armor, cavalry int
	token          uint8
	visited        bool // the overseas visit is spent
}

// owned counts the cards of a kind row by row.
func owned(q *Seat, k CardKind) (n int) {
	for row, c := range MarketCards {
		if c.Kind == k {
			n += int(q.Have[row])
		}
	}
	return n
}

func goodsOf(s *State, p game.Player) goods {
	q := &s.Seats[p]
	usable := func(k CardKind) int { return owned(q, k) - int(q.Tired[k]) }
	g := goods{box: s.Box(), income: q.Income, token: q.Overseas, visited: s.Used&UsedOverseas != 0,
		ready:   [Resources]int{usable(Field), usable(Pasture), usable(Forest), usable(Mine)},
		builder: [3]int{usable(ApprenticeBuilder), usable(SkilledBuilder), usable(MasterBuilder)},
		store:   owned(q, Storehouse) - int(q.Gone[1]), cavalry: owned(q, Cavalry) - int(q.Gone[0]),
		harbors: usable(Harbor), armor: usable(Armor)}
	for i, n := range q.Troop[0] {
		g.troop[i] = int(n)
	}
	return g
}

func (g *goods) money() int { return int(g.income[0]) + 3*int(g.income[1]) + 9*int(g.income[2]) }

// payments tries every handful of coins.
func (g *goods) payments(price int, try tried) {
	for gold := range int(g.income[Gold]) + 1 {
		for silver := range int(g.income[Silver]) + 1 {
			for bronze := range int(g.income[Bronze]) + 1 {
				v := bronze + 3*silver + 9*gold
				spare := bronze > 0 && v-1 >= price || silver > 0 && v-3 >= price || gold > 0 && v-9 >= price
				try(v >= price && !spare, KindPay, uint16(gold), uint16(silver), uint16(bronze))
			}
		}
	}
}

// collect tries every way to get an overseas item.
func (g *goods) collect(i Item, try tried) {
	away := max(0, int(g.box.Goods[i].Level)-int(g.token))
	for h := range int(g.box.HarborLevels) + 1 {
		ok := !g.visited && h <= away && (h == 0 || g.harbors > 0) && away-h <= g.money()
		try(ok, KindCollect, uint16(i), uint16(h))
	}
}

// buys says whether an overseas item can be had at all.
func (g *goods) buys(i Item) (ok bool) {
	g.collect(i, func(can bool, _ game.Kind, _ ...uint16) { ok = ok || can })
	return ok
}

// symbolsOf is what a land needs for its next level, read from the card.
func symbolsOf(s *State, land int) (n [Resources]int) {
	for r, k := range s.Box().Lands[land].Steps[s.LandLevel[land]] {
		n[r] = int(k)
	}
	return n
}

// covers tries every source for every symbol; wild symbols take builders and storehouses only.
func (g goods) covers(needs [Resources]int, wild int, level Level) bool {
	return g.coversFrom(needs, wild, level, 0)
}

// coversFrom has a number of second symbols of opened storehouses at hand.
func (g goods) coversFrom(needs [Resources]int, wild int, level Level, opened int) bool {
	if wild == 0 && needs == ([Resources]int{}) {
		return true
	}
	for r := range needs {
		if wild == 0 && needs[r] > 0 {
			less := needs
			less[r]--
			if h := g; g.ready[r] > 0 {
				h.ready[r]--
				if h.coversFrom(less, 0, level, opened) {
					return true
				}
			}
			return g.coversFrom(less, 1, level, opened)
		}
	}
	for b := range g.builder {
		if h := g; g.builder[b] > 0 && int(level) <= b {
			h.builder[b]--
			if h.coversFrom(needs, wild-1, level, opened) {
				return true
			}
		}
	}
	if opened > 0 && g.coversFrom(needs, wild-1, level, opened-1) {
		return true
	}
	if g.store == 0 {
		return false
	}
	g.store--
	return g.coversFrom(needs, wild-1, level, opened+1)
}

// wilds tries the builders and storehouses in the order in which they are asked for, each with every continuation.
func (g goods) wilds(open, at int, level Level, try tried) (ends bool) {
	if open == 0 {
		return true
	}
	if open < 0 {
		return false
	}
	nothing := func(bool, game.Kind, ...uint16) {}
	one := func(h goods, covers, next int, k game.Kind, abc ...uint16) {
		ok := h.wilds(open-covers, next, level, nothing)
		ends = ends || ok
		try(ok, k, abc...)
	}
	for b := at; b < 3; b++ {
		if h := g; g.builder[b] > 0 && int(level) <= b {
			h.builder[b]--
			one(h, 1, b, KindBuilder, uint16(ApprenticeBuilder)+uint16(b))
		}
	}
	if h := g; g.store > 0 {
		h.store--
		if at <= 3 {
			one(h, 2, 3, KindStoreTwo)
		}
		one(h, 1, 4, KindStoreOne)
	}
	return ends
}

// war is a deployment under way.
type war struct {
	g                          goods
	shield, at, bare, strength int
}

// answers tries every card that may come next, each with every continuation, and every end.
func (w war) answers(try tried) (ends bool) {
	if w.strength >= w.shield {
		try(true, game.Done)
		ends = true
	}
	for item := range Item(Items) {
		if n := int(w.g.box.Goods[item].Strength); n > 0 && w.strength+n >= w.shield {
			w.g.collect(item, try)
			ends = ends || w.g.buys(item)
		}
	}
	after := func(x war, k game.Kind, abc ...uint16) {
		ok := x.wins()
		ends = ends || ok
		try(ok, k, abc...)
	}
	names := [11][2]uint16{{0, 1}, {1, 1}, {1, 2}, {2, 1}, {2, 2}, {2, 3}, {3, 1}, {3, 2}, {4, 1}, {4, 2}, {4, 3}}
	for i := w.at; i < len(names); i++ {
		if x := w; w.g.troop[i] > 0 {
			x.g.troop[i]--
			kind := StandardTroop
			if Class(names[i][0]) >= Elite2 {
				kind = EliteTroop
			}
			x.at, x.bare, x.strength = i, w.bare+1, w.strength+int(w.g.box.Strengths[kind])
			after(x, KindTroop, names[i][0], names[i][1])
		}
	}
	if x := w; w.at <= 11 && w.bare > 0 && w.g.armor > 0 {
		x.g.armor--
		x.at, x.bare, x.strength = 11, w.bare-1, w.strength+int(w.g.box.Strengths[Armor])
		after(x, KindArmor)
	}
	if x := w; w.g.cavalry > 0 {
		x.g.cavalry--
		x.at, x.strength = 12, w.strength+int(w.g.box.Strengths[Cavalry])
		after(x, KindCavalry)
	}
	return ends
}

// wins says whether some continuation takes the land.
func (w war) wins() bool {
	return w.strength >= w.shield || w.answers(func(bool, game.Kind, ...uint16) {})
}

// menu tries every verb of a turn.
func (g *goods) menu(s *State, try tried) {
	p := s.Prompt().Who
	q, money := &s.Seats[p], g.money()
	acts := s.ActionsLeft >= 1
	try(s.Taken == 0, game.Pass)
	try(s.Taken >= 1, game.EndTurn)
	for t := range Tiers {
		for slot := range int(s.N) + 1 {
			card := int(s.Row[t][slot].Def) - 1
			try(acts && card >= 0 && money >= s.priceOf(card), KindBuyRow, uint16(t), uint16(slot))
		}
		left := 0
		for row, c := range &s.Box().Cards {
			if int(c.Deck) == t {
				left += int(s.Left[row])
			}
		}
		seen := s.Peeked&(1<<t) != 0
		try(acts && seen && money >= s.priceOf(int(s.Top[t])-1), KindBuyPeeked, uint16(t))
		try(acts && !seen && left > 0 && money >= int(g.box.BlindPrice[t]), KindDrawBlind, uint16(t))
	}
	for l := range LandLevels {
		top := int(s.LandTop[l]) - 1
		try(acts && top >= 0 && l <= int(Village) && money >= int(g.box.DiplomacyPrice[min(l, int(Village))]), KindDiplomacy, uint16(l))
		w := war{g: *g}
		if top >= 0 {
			w.shield = int(g.box.Lands[top].Shield)
		}
		try(acts && top >= 0 && w.wins(), KindForce, uint16(l))
	}
	for id, o := range s.LandOwner {
		level := s.LandLevel[id]
		if o != p || level >= City || !acts {
			continue
		}
		needs, printed := symbolsOf(s, id), LandCards[id].Printed
		card := level == Hamlet || level == Village && printed == Village
		possible := g.covers(needs, 0, level)
		for r := range needs {
			less := needs
			if less[r]--; needs[r] > 0 && g.buys([]Item{OvWheat, OvSheep, OvLumber, OvOre}[r]) {
				possible = possible || g.covers(less, 0, level)
			}
		}
		try(possible && (!card || s.UpgradeCards > 0), KindUpgrade, uint16(id))
	}
	for d := range Denoms {
		try(s.Year <= 4 && !q.ReservedThisYear && q.Income[d] > 0, KindReserve, uint16(d))
	}
	gives, takes := []Denom{Bronze, Silver, Silver, Gold}, []Denom{Silver, Gold, Bronze, Silver}
	for x, n := range g.box.Mint {
		can := s.Used&UsedMint == 0 && q.Income[gives[x]] >= n.Give && s.Supply[takes[x]] >= n.Take
		try(can, KindMint, uint16(x))
	}
	try(s.Used&UsedChurch == 0 && money > 0, KindChurch)
	try(!g.visited && q.Overseas < 4 && (money > 0 || g.harbors > 0), KindAdvance)
	usable := func(k CardKind) bool { return owned(q, k) > int(q.Tired[k]) }
	for c := range Classes {
		size := 0
		if Class(c) >= Elite2 {
			size = 1
		}
		try(usable(Barracks) && q.Fallen[c] > 0 && s.Tokens[size] > 0, KindBarracks, uint16(c))
	}
	for mill, what := range map[CardKind]CardKind{OreFoundry: Mine, LumberMill: Forest, WoolenMill: Pasture} {
		try(usable(mill) && q.Tired[what] > 0, KindMill, uint16(mill))
	}
	try(usable(TollStation) && (q.Purse != Coins{} || q.Discard != Coins{}), KindTollStation)
	try(usable(Watchtower) && s.Left != [Rows]byte{}, KindWatchtower)
	try(usable(Fortress) && s.Taken >= 1 && s.ActionsLeft == 0, KindFortress)
}

// priceOf is the printed cost of a row in bronze; no card is worth more than anybody has.
func (s *State) priceOf(row int) int {
	if row < 0 {
		return 1 << 20
	}
	c := s.Box().Cards[row].Cost
	return int(c[0]) + 3*int(c[1]) + 9*int(c[2])
}
