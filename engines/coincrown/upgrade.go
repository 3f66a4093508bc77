package coincrown

import "tabard/engines/game"

// Upgrading. Which wild covers which symbol never matters, only how many: first an overseas item, then per
// resource how many of its symbols wilds cover, then which wilds. All sources belong to one act, so no mill works in
// between.

// means is what a seat can put into an upgrade.
type means struct {
	ready    [Resources]int
	builders [LandLevels]int // eligible ready builders by present level of the land
	store    int             // ready storehouses
	items    [Resources]bool // what overseas can supply in its turn
}

func (s *State) means(p game.Player) means {
	q := &s.Seats[p]
	m := means{store: q.Ready(Storehouse)}
	for r := range m.ready {
		m.ready[r] = q.Owned(CardKind(r)) - int(q.Tired[r]) // Field, Pasture, Forest, Mine in the resources' order
	}
	master := q.Ready(MasterBuilder)
	skilled := q.Ready(SkilledBuilder)
	m.builders = [LandLevels]int{master + skilled + q.Ready(ApprenticeBuilder), master + skilled, master, 0}
	if !s.sailed(p) {
		money, harbor := q.Income.Value(), s.harborLevels(q)
		for r := range m.items {
			m.items[r] = s.reachesItem(q, itemOf[r], money, harbor)
		}
	}
	return m
}

func (m *means) wilds(l Level) int { return m.builders[l] + StoreSymbols*m.store }

// short is how many symbols the ready cards leave open, and whether one of those can be had overseas.
func (m *means) short(needs *[Resources]uint8) (n int, overseas bool) {
	for r := range needs {
		if d := int(needs[r]) - m.ready[r]; d > 0 {
			n += d
			overseas = overseas || m.items[r]
		}
	}
	return n, overseas
}

// canUpgrade says whether every symbol of a land that the seat owns can be covered, and its upgrade card is there.
func (s *State) canUpgrade(m *means, land int) bool {
	level := s.LandLevel[land]
	if level >= City || s.UpgradeCards == 0 && s.wantsUpgradeCard(land) {
		return false
	}
	n, overseas := m.short(&s.box.Lands[land].Steps[level])
	if overseas {
		n--
	}
	return n <= m.wilds(level)
}

// CanUpgrade says whether the seat could upgrade that land of its own now, leaving aside whose turn it is.
func (s *State) CanUpgrade(p game.Player, land int) bool {
	m := s.means(p)
	return s.LandOwner[land] == p && s.canUpgrade(&m, land)
}

// Missing are the symbols for a land's next level that its owner's ready cards do not cover, by resource, and how many
// ready wilds could cover any of them.
func (s *State) Missing(p game.Player, land int) (open [Resources]int, wilds int) {
	m := s.means(p)
	for r, n := range s.Needs(land) {
		open[r] = max(0, int(n)-m.ready[r])
	}
	return open, m.wilds(s.LandLevel[land])
}

func (s *State) beginUpgrade(p game.Player, land int, out *game.Sink) {
	s.Follow(FrameItem, uint16(land), 0, 0)
	var buf [16]game.Action
	if options := s.legalItem(buf[:0], p, s.Asked()); options[len(options)-1].Kind == game.Done {
		s.askFill(p, 0, 0, out) // nothing but Done
	}
}

// legalItem offers an item only if the land needs it, and Done only if the upgrade is possible without.
func (s *State) legalItem(dst []game.Action, p game.Player, f *game.Frame) []game.Action {
	land, m := int(f.A), s.means(p)
	level := s.LandLevel[land]
	needs := &s.box.Lands[land].Steps[level]
	short, _ := m.short(needs)
	wilds := m.wilds(level)
	if short <= wilds {
		dst = append(dst, game.Action{Kind: game.Done})
	}
	for r, n := range needs {
		if n == 0 || !m.items[r] {
			continue
		}
		left := short
		if int(n) > m.ready[r] {
			left--
		}
		if left <= wilds {
			dst = s.legalCollect(dst, p, itemOf[r])
		}
	}
	return dst
}

func (s *State) applyItem(p game.Player, a game.Action, out *game.Sink) {
	if a.Kind == game.Done {
		s.askFill(p, 0, 0, out)
		return
	}
	item, harbor := ItemOf(a)
	s.payItem(p, item, harbor, out)
}

// openNeeds are the symbols that cards must cover: what the land needs without the collected item.
func (s *State) openNeeds(f *game.Frame) [Resources]uint8 {
	needs := s.Needs(int(f.A))
	if f.B != 0 {
		needs[OverseasItems[f.B].Resource]--
	}
	return needs
}

// askFill asks for the next resource of the open upgrade from r on that has symbols to cover; after the last for the
// wilds that were promised.
func (s *State) askFill(p game.Player, r, promised int, out *game.Sink) {
	needs := s.openNeeds(s.Asked())
	for ; r < Resources; r++ {
		if needs[r] > 0 {
			s.Follow(FrameFill, s.Asked().A, uint16(r), promised)
			return
		}
	}
	if promised > 0 {
		s.Follow(FrameWilds, s.Asked().A, 0, promised)
		return
	}
	s.upgraded(p, out)
}

// legalFill offers every number of wilds for this resource that leaves enough for the later ones (R-33: own cards need
// not be used first).
func (s *State) legalFill(dst []game.Action, p game.Player, f *game.Frame) []game.Action {
	m := s.means(p)
	needs := s.openNeeds(&s.Frames[s.Depth-2])
	wilds := m.wilds(s.LandLevel[f.A]) - int(f.N)
	for r := int(f.B) + 1; r < Resources; r++ {
		wilds -= max(0, int(needs[r])-m.ready[r])
	}
	n := int(needs[f.B])
	for w := max(0, n-m.ready[f.B]); w <= min(n, wilds); w++ {
		dst = append(dst, game.Action{Kind: KindFill, A: f.B, B: uint16(w)})
	}
	return dst
}

func (s *State) applyFill(p game.Player, a game.Action, out *game.Sink) {
	f := s.Pop()
	r, wilds := Filled(a)
	needs := s.openNeeds(s.Asked())
	if n := int(needs[r]) - wilds; n > 0 {
		s.Seats[p].Tired[r] += uint8(n)
		out.Add(game.Event{Kind: EvUsed, Who: p, A: uint16(r), N: int16(n)})
	}
	s.askFill(p, int(r)+1, int(f.N)+wilds, out)
}

// Places of the cursor of FrameWilds: builders in rising rank, storehouses for two, storehouses for one. With that order
// each choice of wilds has one path.
const (
	wildStoreTwo = 3
	wildStoreOne = 4
)

func (s *State) legalWilds(dst []game.Action, p game.Player, f *game.Frame) []game.Action {
	q := &s.Seats[p]
	level, cursor, open := s.LandLevel[f.A], int(f.B), int(f.N)
	store := q.Ready(Storehouse)
	rest := StoreSymbols * store // what may follow covers so many
	var ready [3]int
	for i := max(cursor, int(level)); i < 3; i++ { // a builder's rank is the highest level it raises
		ready[i] = q.Ready(ApprenticeBuilder + CardKind(i))
		rest += ready[i]
	}
	for i, n := range ready {
		if n > 0 && open <= rest {
			dst = append(dst, game.Action{Kind: KindBuilder, A: uint16(ApprenticeBuilder) + uint16(i)})
		}
		rest -= n
	}
	if cursor <= wildStoreTwo && store > 0 && open >= StoreSymbols && open <= StoreSymbols*store {
		dst = append(dst, game.Action{Kind: KindStoreTwo})
	}
	if store > 0 && open <= store { // the second symbol of each is lost
		dst = append(dst, game.Action{Kind: KindStoreOne})
	}
	return dst
}

func (s *State) applyWilds(p game.Player, a game.Action, out *game.Sink) {
	f, q := s.Asked(), &s.Seats[p]
	switch a.Kind {
	case KindBuilder:
		k := KindOf(a)
		q.Tired[k]++
		out.Add(game.Event{Kind: EvUsed, Who: p, A: uint16(k), N: 1})
		f.B, f.N = uint16(k-ApprenticeBuilder), f.N-1
	case KindStoreTwo:
		q.Gone[1]++
		out.Add(game.Event{Kind: EvStorehouseRetired, Who: p, N: StoreSymbols})
		f.B, f.N = wildStoreTwo, f.N-StoreSymbols
	case KindStoreOne:
		q.Gone[1]++
		out.Add(game.Event{Kind: EvStorehouseRetired, Who: p, N: 1})
		f.B, f.N = wildStoreOne, f.N-1
	default:
		panic("coincrown: not an answer about wilds")
	}
	if f.N == 0 {
		s.Pop()
		s.upgraded(p, out)
	}
}

// upgraded raises the land by one level; it may rise again in the same turn. No card is acquired, so no iron coin is
// checked.
func (s *State) upgraded(p game.Player, out *game.Sink) {
	land := int(s.Pop().A)
	had := s.HasUpgradeCard(land)
	s.LandLevel[land]++
	switch has := s.HasUpgradeCard(land); {
	case has && !had:
		s.UpgradeCards--
	case had && !has:
		s.UpgradeCards++
	}
	out.Add(game.Event{Kind: EvUpgraded, Who: p, A: uint16(land), B: uint16(s.LandLevel[land])})
	s.acted()
}
