package conquer

import "tabard/engines/game"

// Random streams of a seed, one per source of chance, so that what is drawn in one place never changes what is drawn in
// another. Numbers are wire format.
const (
	streamFill     = 1
	streamOrder    = 2
	streamFactions = 3
	streamObj      = 10
	streamAct      = 11
	streamDice     = 12
)

func init() { // not in Def itself, which New reads
	nameObjectives()
	Def.New, Def.Sheets = game.Maker(New), sheets[:]
}

// New sets a game up as far as nobody has anything to decide. The streams of the board's filling, of the order of
// laying tiles and of dealt factions are not kept.
func New(setup game.Setup) (*State, error) { return game.InBox(Def, &House, setup, NewIn) }

// NewIn is New with the numbers of a box. The error wraps ErrBox for one with which the engine cannot play.
func NewIn(b *Box, setup game.Setup) (*State, error) {
	if *b != House {
		if err := b.Check(); err != nil {
			return nil, err
		}
	}
	if err := Def.CheckSetup(setup); err != nil {
		return nil, err
	}
	if err := checkOptions(setup); err != nil {
		return nil, err
	}
	layout, err := layoutOf(setup)
	if err != nil {
		return nil, err
	}
	o := setup.Options
	s := &State{box: valuesOf(b)}
	s.N, s.Target = uint8(setup.Seats), o[OptionTarget]+1
	s.MaxRounds = roundLimits[o[OptionRounds]]
	s.First, s.Finisher = game.Player(o[OptionStart])-1, game.Nobody
	for i := range s.Vows {
		s.Vows[i].Owner = game.Nobody
	}
	for _, opt := range [...]struct {
		on  bool
		bit uint16
	}{{o[OptionPerks] == 0, OptPerks}, {o[OptionTeams] == 1, OptTeams}, {o[OptionAvalon] == 1, OptAvalon},
		{o[OptionAlign] == 1, OptAlign}, {o[OptionFactions] == 1, OptDealt}, {o[OptionStart] != 0, OptOrder}, {o[OptionPieces] == 1, OptCounted},
		{o[OptionLater] == 1, OptLater}, {o[OptionEnd] == 1, OptKingdom},
		{o[OptionDie] == 1, OptPlainDie}} {
		if opt.on {
			s.Opt |= opt.bit
		}
	}
	for id := 1; id <= Objectives; id++ {
		s.ObjDeck[id>>6] |= 1 << (id & 63)
	}
	s.ActDeck = s.box.Copies
	s.ObjRand = game.NewRand(setup.Seed, streamObj)
	s.ActRand = game.NewRand(setup.Seed, streamAct)
	s.Dice = game.NewRand(setup.Seed, streamDice)
	if s.Opt&OptDealt != 0 {
		s.dealFactions(game.NewRand(setup.Seed, streamFactions))
	}
	switch o[OptionFill] {
	case FillFixed:
		s.Placement = FixedFill(layout)
	case FillRandom:
		r := game.NewRand(setup.Seed, streamFill)
		s.Placement = RandomFill(layout, &r)
	case FillChosen:
		s.Placement = Placement{Layout: layout}
		r := game.NewRand(setup.Seed, streamOrder)
		s.Ask(FrameTile, s.highest(1<<s.N-1, func(game.Player) int { return r.Intn(DieSides) }), 0, 0, 0)
		return s, nil
	}
	s.boardLies(nil)
	return s, nil
}

// highest is who rolls the most of a mask of seats; those who are level roll again.
func (s *State) highest(seats uint8, roll func(game.Player) int) game.Player {
	for {
		best, level := -1, uint8(0)
		for p := range s.N {
			if seats>>p&1 == 0 {
				continue
			}
			switch n := roll(game.Player(p)); {
			case n > best:
				best, level = n, 1<<p
			case n == best:
				level |= 1 << p
			}
		}
		for p := range game.Player(s.N) {
			if level == 1<<p {
				return p
			}
		}
		seats = level
	}
}

func (s *State) dealFactions(r game.Rand) {
	var left [Factions]Faction
	for i := range left {
		left[i] = Faction(i)
	}
	for p := range int(s.N) {
		k := p + r.Intn(Factions-p)
		left[p], left[k] = left[k], left[p]
		s.kit(game.Player(p), left[p])
	}
}

// kit gives a seat what its faction begins with; the settlements follow from the faction. Any four kits are in the box.
func (s *State) kit(p game.Player, f Faction) {
	q := &s.Seats[p]
	card := &FactionCards[f]
	q.Faction = f
	q.Flags |= HasFaction
	q.earn(s.box.Kits[f].Goods)
	q.Arrows += uint16(s.box.Kits[f].Arrows)
	for _, t := range card.Soldiers {
		q.Reserve[t-Warrior]++
	}
}

// boardLies attaches the board of a placement that is whole and goes on with the factions.
func (s *State) boardLies(out *game.Sink) {
	b, err := boardOf(s.Placement)
	if err != nil {
		panic(err)
	}
	s.board = b
	if s.Opt&OptDealt == 0 {
		s.Ask(FrameFaction, 0, 0, 0, 0)
		return
	}
	s.deal(out)
}

// deal deals the first cards and asks for the first settlement.
func (s *State) deal(out *game.Sink) {
	for p := range game.Player(s.N) {
		for range ObjectiveHand {
			s.dealObj(p, out)
		}
		for range ActionHand {
			s.dealAct(p, out)
		}
	}
	s.askStartTown(0, out)
}

// startTypes are the settlements of the seat's kit that are not placed yet, as a mask of types.
func (s *State) startTypes(p game.Player) (mask uint8) {
	q := &s.Seats[p]
	for _, t := range FactionCards[q.Faction].Towns {
		mask |= 1 << t
	}
	for _, t := range q.towns() {
		mask &^= 1 << t.Type
	}
	return mask
}

// askStartTown asks for the settlement that is placed after so many: seats in order, one each per lap. Of one type
// only the site is asked.
func (s *State) askStartTown(placed int, out *game.Sink) {
	if placed == len(FactionCards[0].Towns)*int(s.N) {
		s.startPeasants(out)
		return
	}
	p := game.Player(placed % int(s.N))
	types := s.startTypes(p)
	for t := range SettlementType(SettlementTypes) {
		if types == 1<<t {
			s.Ask(FrameStartSite, p, uint16(t), 0, placed)
			return
		}
	}
	s.Ask(FrameStartType, p, 0, 0, placed)
}

// startPeasants puts a peasant onto every settlement; every kit has enough.
func (s *State) startPeasants(out *game.Sink) {
	for p := range game.Player(s.N) {
		for i := range s.Seats[p].NTowns {
			s.place(p, int(i), out)
		}
	}
	s.askStartSoldier(0, 0, out)
}

// askStartSoldier asks for the soldier beside the next settlement that has room for one, then the first turn begins.
func (s *State) askStartSoldier(p game.Player, town int, out *game.Sink) {
	for ; p < game.Player(s.N); p, town = p+1, 0 {
		q := &s.Seats[p]
		for ; town < int(q.NTowns) && q.Reserve != [2]byte{}; town++ {
			if cells := s.startCells(p, town); !cells.empty() {
				s.Ask(FrameStartSoldier, p, uint16(town), 0, 0)
				return
			}
		}
	}
	s.rollFirst(out)
}

// startCells are the spaces beside that settlement for a starting soldier.
func (s *State) startCells(p game.Player, town int) (set CellSet) {
	t := &s.Seats[p].Towns[town]
	if s.Besieged(p, t) {
		return set
	}
	return s.board.deploySpaces(int(p), s.covers(t), &s.on)
}

// rollFirst finds who begins: so many attack dice each, unless it was agreed.
func (s *State) rollFirst(out *game.Sink) {
	if s.Opt&OptOrder == 0 {
		s.First = s.highest(1<<s.N-1, func(p game.Player) int {
			n := 0
			for range StartDice {
				n += int(FaceValue[s.box.attackDie[s.Dice.Intn(DieSides)]])
			}
			out.Add(game.Event{Kind: EvStartRoll, Who: p, Flags: game.Reveals, N: int16(n)})
			return n
		})
	}
	out.Add(game.Event{Kind: EvFirst, Who: s.First})
	s.enrich(out)
	s.beginTurn(s.First, out)
}

// enrich gives who plays later coins for each who plays before, as far as the box has them, if the table wants that.
func (s *State) enrich(out *game.Sink) {
	if s.Opt&OptLater == 0 {
		return
	}
	for i, p := uint16(1), s.next(s.First); p != s.First; i, p = i+1, s.next(p) {
		n := s.FromSupply(Goods{Coins: LaterCoins * i}).Coins
		more(&s.Seats[p].Coins, n)
		out.Add(game.Event{Kind: EvCoins, Who: p, N: int16(n)})
	}
}

// listSetup lists the answers to the set-up's questions.
func (s *State) listSetup(dst []game.Action, f *game.Frame) []game.Action {
	switch f.Kind {
	case FrameTile, FrameSide, FrameSlot, FrameRotation, FrameSeatSlot:
		return s.listLaying(dst, f)
	case FrameFaction:
		taken := uint8(0)
		for p := range f.Who {
			taken |= 1 << s.Seats[p].Faction
		}
		for i := range Faction(Factions) {
			if taken>>i&1 == 0 {
				dst = append(dst, PickFaction(i))
			}
		}
	case FrameStartType:
		types := s.startTypes(f.Who)
		for t := range SettlementType(SettlementTypes) {
			if types>>t&1 == 1 {
				dst = append(dst, StartType(t))
			}
		}
	case FrameStartSite:
		return listSites(dst, s.board.freeSites(int(f.Who), &s.on))
	case FrameStartSoldier:
		cells := s.startCells(f.Who, int(f.A))
		for t := Warrior; t <= Archer; t++ {
			if s.Seats[f.Who].Reserve[t-Warrior] == 0 {
				continue
			}
			for c := cells.Next(0); c != NoCell; c = cells.Next(c + 1) {
				dst = append(dst, StartSoldier(t, c))
			}
		}
	}
	return dst
}

// setUp answers the set-up's questions.
func (s *State) setUp(f game.Frame, a game.Action, out *game.Sink) {
	p := f.Who
	q := &s.Seats[p]
	switch f.Kind {
	case FrameFaction:
		s.kit(p, Faction(a.A))
		out.Add(game.Event{Kind: EvFaction, Who: p, A: a.A})
		if s.next(p) == 0 {
			s.deal(out)
			return
		}
		s.Ask(FrameFaction, p+1, 0, 0, 0)
	case FrameStartType:
		s.Ask(FrameStartSite, p, a.A, 0, int(f.N))
	case FrameStartSite:
		s.settle(p, Town{Site: a.A, Type: uint8(f.A), Tier: 1})
		out.Add(game.Event{Kind: EvStartTown, Who: p, A: a.A, B: f.A})
		s.askStartTown(int(f.N)+1, out)
	case FrameStartSoldier:
		q.Reserve[a.A-uint16(Warrior)]--
		s.muster(p, Soldier{Cell: a.B, Type: uint8(a.A)})
		out.Add(game.Event{Kind: EvStartSoldier, Who: p, A: a.A, B: a.B})
		s.askStartSoldier(p, int(f.A)+1, out)
	default:
		s.lay(f, a, out)
	}
}
