package emara

import (
	"math/bits"
	"slices"
	"strconv"
	"strings"
	"testing"

	"tabard/engines/game"
	"tabard/engines/gametest"
)

// Positions for the tests are built, not played: the base position, then what a scenario names. Whatever is taken comes
// from where it would be, so that Check holds on all of them. Seats A, B, C are 0, 1, 2.

// bystanders are the advisors of the first set in the base position, by space; scenarios replace them by others.
var bystanders = [4][2]byte{{MasterOfCoin, Archivist}, {Goldsmith, Mayoress}, {Abbess, Bailiff}, {Schoolmarm, Landlord}}

// base is round 2, seat A to act, the harvest already handed out, nobody owning anything: B0 of the scenarios, for one to
// four seats.
func base(seats int) *State {
	s := &State{box: house, Position: Position{N: uint8(seats), Round: 2, Lap: 1, StartCard: OldForest, StartBP: 30, Event: Harvest,
		Circuits:  [2][4]byte{{Forest, Quarry, Grainfield, WeavingMill}, {Castle, Market, Cathedral, ConstructionSite}},
		AdvisorAt: bystanders, BTop: SirChristiaan, BLeft: (1<<(Advisors-AdvisorsA) - 1) &^ 1, FavorStack: 1<<Tokens - 1}}
	for l := range s.Huts {
		s.Huts[l] = [3]game.Player{game.Nobody, game.Nobody, game.Nobody}
	}
	begin := House.Starts[seats]
	s.Donation, s.Gift, s.StoneMark, s.BreadMark = begin.Donation, begin.Gift, begin.Site, begin.Site
	for p := range seats {
		q := &s.Seats[p]
		q.CP, q.BP, q.Councilor = 10, 30, [2]byte{byte(p), byte(p)}
		q.Deck = AllCards
	}
	s.events()
	s.to(game.Frame{Kind: FramePlayCard})
	r := game.NewRand(7, 7)
	s.Determinize(&r)
	s.cards()
	return s
}

// b0 is the base position with three seats, as the scenarios have it.
func b0() *State { return base(3) }

// to asks one question in place of those that are open.
func (s *State) to(f game.Frame) *State {
	s.Frames, s.Depth = [6]game.Frame{f}, 1
	return s
}

// events leaves as many events as the round says, without the present ones.
func (s *State) events() {
	n := Events - 1 - int(s.Round)
	s.EventsLeft = 0
	for e := Event(Events); e > 0; e-- {
		if s.N == 1 && e == EarlyWinter {
			n--
			continue
		}
		if e != s.StartCard && e != s.Event {
			s.EventsLeft |= 1 << (e - 1)
		}
	}
	for e := Event(1); bits.OnesCount16(s.EventsLeft) > max(n, 0); e++ {
		s.EventsLeft &^= 1 << (e - 1)
	}
}

// event sets the present event.
func (s *State) event(e Event) *State {
	if s.Event = e; s.StartCard == e {
		s.StartCard = FineCloth
		s.StartBP = House.Events[FineCloth].StartBP
	}
	s.events()
	return s
}

// cards deals each seat its nine cards as round, turn and question say, without the full selection; hand holds the given ones if there is room.
func (s *State) cards(hand ...Card) *State {
	gone := (int(s.Round) - 1) % 3 * Laps
	for p := range s.Seats[:s.N] {
		q := &s.Seats[p]
		var order []Card
		order = append(order, hand...)
		for _, c := range []Card{CardWood, CardStone, CardCloth, CardGrain, CardRing, CardExchange, CardStep, CardHelpers, CardTown} {
			if !slices.Contains(order, c) {
				order = append(order, c)
			}
		}
		take := func(n int) (m uint16) {
			for _, c := range order[:n] {
				m |= 1 << (c - 1)
			}
			order = order[n:]
			return m
		}
		q.Slots = [3]byte{}
		q.Hand = take(Laps)
		q.Played = take(gone)
		q.Deck = take(len(order))
	}
	return s
}

// filled puts cards of the hand into the slots of a seat, in order, as if played in earlier turns of the round.
func (s *State) filled(p game.Player, n int) {
	q := &s.Seats[p]
	for slot := range q.Slots {
		if n > 0 && q.Slots[slot] == NoCard {
			c := Card(bits.TrailingZeros16(q.Hand)) + 1
			q.Hand &^= 1 << (c - 1)
			q.Slots[slot] = c
			n--
		}
	}
}

// at sets the round and the turn in it, seat A to play a card, nothing done yet.
func (s *State) at(round, lap int) *State {
	s.Round, s.Lap = uint8(round), uint8(lap)
	s.Card, s.Slot, s.Flags, s.Used = NoCard, 0, 0, 0
	s.events()
	s.cards()
	for p := range game.Player(s.N) {
		s.filled(p, lap-1)
	}
	if s.N == 1 {
		for r := range s.NobleTaken {
			if s.NobleTaken[r] = 0; r < s.victoriaRanks() {
				s.NobleTaken[r] = 1
			}
		}
	}
	return s.to(game.Frame{Kind: FramePlayCard})
}

// lastTurn is the last turn of a round: seat p, the last in order, to play its last card, everybody else done.
func (s *State) lastTurn(round int, p game.Player) *State {
	s.at(round, Laps)
	s.Start = (p + 1) % game.Player(s.N)
	for other := range game.Player(s.N) {
		if other != p {
			s.filled(other, 1)
		}
	}
	return s.to(game.Frame{Kind: FramePlayCard, Who: p})
}

// final is the scoring: all turns of the game are over, nobody has been asked about left-over points yet.
func (s *State) final() *State {
	s.at(Rounds, Laps)
	for p := range game.Player(s.N) {
		s.filled(p, 1)
	}
	s.Depth, s.Frames = 0, [6]game.Frame{}
	s.split(s.Start, nil)
	return s
}

// plays lets the seat that is asked play a card into a slot, counted from 1 as the players do.
func (s *State) plays(t *testing.T, c Card, slot int) *State {
	t.Helper()
	q := &s.Seats[s.Turn()]
	if q.Hand>>(c-1)&1 == 0 { // it was somewhere else; a card of the hand takes its place there
		other := uint16(1) << bits.TrailingZeros16(q.Hand)
		for _, m := range []*uint16{&q.Deck, &q.Played} {
			if *m>>(c-1)&1 == 1 {
				*m ^= 1<<(c-1) | other
				q.Hand ^= 1<<(c-1) | other
			}
		}
	}
	s.do(t, PlayCard(c, slot-1))
	return s
}

// goods are the short names of goods and points.
var goods = map[string]Good{"W": Wood, "C": Cloth, "G": Grain, "S": Stone, "Br": Bread, "Bk": Book, "Ri": Ring, "Co": Coin}

// has sets goods and points of a seat: "W 3, Co 1, CP 20"; what is not named stays.
func (s *State) has(p game.Player, text string) *State {
	for _, part := range strings.Split(text, ", ") {
		name, number, _ := strings.Cut(part, " ")
		n, err := strconv.Atoi(number)
		if err != nil {
			panic(text)
		}
		*s.Seats[p].pile(name) = uint8(n)
		switch name {
		case "CP":
			s.Seats[p].CP = int16(n)
		case "BP":
			s.Seats[p].BP = int16(n)
		}
	}
	return s
}

// pile is where a seat keeps a good; points have one that nobody reads.
func (q *Seat) pile(name string) *uint8 {
	g, ok := goods[name]
	switch {
	case name == "CP" || name == "BP":
		return new(uint8)
	case !ok:
		panic("no good " + name)
	case g == Bread:
		return &q.Bread
	case g == Book:
		return &q.Book
	case g == Ring:
		return &q.Ring
	case g == Coin:
		return &q.Coin
	}
	return &q.Res[g]
}

// wants compares goods and points of a seat with a text as in has.
func (s *State) wants(t *testing.T, p game.Player, text string) {
	t.Helper()
	q := &s.Seats[p]
	for _, part := range strings.Split(text, ", ") {
		name, number, _ := strings.Cut(part, " ")
		got := int(*q.pile(name))
		switch name {
		case "CP":
			got = int(q.CP)
		case "BP":
			got = int(q.BP)
		}
		if strconv.Itoa(got) != number {
			t.Errorf("seat %d has %s %d, want %s", p, name, got, number)
		}
	}
}

// stands puts the councilors of a seat on two locations.
func (s *State) stands(p game.Player, country, town Location) *State {
	for _, l := range []Location{country, town} {
		c, i := s.Place(l)
		s.Seats[p].Councilor[c] = byte(i)
	}
	return s
}

// lies puts an advisor of the first set, which nobody has, on a space of a town location. If it lies elsewhere the two
// change places, otherwise it comes from the box.
func (s *State) lies(a Advisor, l Location, space int) *State {
	was := s.AdvisorAt[l-Town][space]
	for o := range s.AdvisorAt {
		for i, at := range s.AdvisorAt[o] {
			if at == a {
				s.AdvisorAt[o][i] = was
			}
		}
	}
	s.AdvisorAt[l-Town][space] = a
	return s
}

// spare is a space with an advisor that no scenario needs: from the last one backwards the first that still has a
// bystander, or else one of the second set.
func (s *State) spare() (l, i int) {
	for _, patron := range []bool{false, true} {
		for l := Towns - 1; l >= 0; l-- {
			for i := 1; i >= 0; i-- {
				at := s.AdvisorAt[l][i]
				if at != NoAdvisor && (at == bystanders[l][i] || patron && at >= FirstPatron) {
					return l, i
				}
			}
		}
	}
	panic("no advisor to spare")
}

// owns gives advisors to a seat as if recruited earlier: one lies on the town, is taken, and the stack refills the space.
func (s *State) owns(p game.Player, all ...Advisor) *State {
	for _, a := range all {
		l, i := s.spare()
		s.lies(a, Town+Location(l), i)
		s.Seats[p].Advisors |= 1 << (a - 1)
		s.AdvisorAt[l][i] = s.BTop
		s.BTop = NoAdvisor
		if s.BLeft != 0 {
			top := bits.TrailingZeros8(s.BLeft)
			s.BLeft &^= 1 << top
			s.BTop = FirstPatron + Advisor(top)
		}
	}
	return s
}

// stack leaves exactly these on the stack, the first on top. The others of the second set lie on the town in place of
// bystanders, whom the last seat has recruited.
func (s *State) stack(all ...Advisor) *State {
	for bits.OnesCount8(s.BLeft)+1 > len(all) && s.BTop != NoAdvisor {
		l, i := s.spare()
		s.owns(game.Player(s.N)-1, s.AdvisorAt[l][i])
	}
	rest := slices.Clone(all)
	for _, a := range all { // those that lie on the town change places with those that still are on the stack
		for l := range s.AdvisorAt {
			for i, at := range s.AdvisorAt[l] {
				if at != a {
					continue
				}
				for b := range Advisors - AdvisorsA {
					other := FirstPatron + Advisor(b)
					if (s.BTop == other || s.BLeft>>b&1 == 1) && !slices.Contains(all, other) {
						s.AdvisorAt[l][i] = other
						if s.BTop == other {
							s.BTop = a
						} else {
							s.BLeft ^= 1<<b | 1<<(a-FirstPatron)
						}
						break
					}
				}
			}
		}
	}
	s.BTop, s.BLeft = NoAdvisor, 0
	for i, a := range rest {
		if i == 0 {
			s.BTop = a
		} else {
			s.BLeft |= 1 << (a - FirstPatron)
		}
	}
	return s
}

// hut gives huts to a seat: location and hut in turn.
func (s *State) hut(p game.Player, at ...int) *State {
	for i := 0; i < len(at); i += 2 {
		s.Huts[at[i]][at[i+1]] = p
		s.Seats[p].CraftPlaced++
	}
	return s
}

// tokens gives favor tokens to a seat, by their numbers from 1 to 12.
func (s *State) tokens(p game.Player, numbers ...int) *State {
	for _, n := range numbers {
		s.FavorStack &^= 1 << (n - 1)
		s.Seats[p].Favors |= 1 << (n - 1)
	}
	return s
}

// discarded puts tokens on the discard pile.
func (s *State) discarded(numbers ...int) *State {
	for _, n := range numbers {
		s.FavorStack &^= 1 << (n - 1)
		s.FavorDiscard |= 1 << (n - 1)
	}
	return s
}

// rank gives a seat that rank and all below, each the next card of its stack.
func (s *State) rank(p game.Player, r Rank) *State {
	q := &s.Seats[p]
	for q.Rank < r {
		q.RankCardCP = House.Ranks[q.Rank+1].CP[s.NobleTaken[q.Rank]]
		s.NobleTaken[q.Rank]++
		q.Rank++
	}
	return s
}

// visits opens a visit of the seat that has played the town card, all its tokens for the place being redeemable; the
// councilors do not move.
func (s *State) visits(t *testing.T, l Location) *State {
	t.Helper()
	s.plays(t, CardTown, 1)
	s.do(t, VisitTown(l))
	return s
}

// arrives moves the seat that is asked to a location, by the wood card in the first slot.
func (s *State) arrives(t *testing.T, l Location) *State {
	t.Helper()
	c, i := s.Place(l)
	s.Seats[s.Turn()].Councilor[c] = byte(i+3) % 4
	s.plays(t, CardWood, 1)
	s.do(t, Move(c))
	return s
}

// do plays actions through the checked door and proves the position after each; a payment that can be made in one way
// only is made. It returns the events.
func (s *State) do(t *testing.T, actions ...game.Action) []game.Event {
	t.Helper()
	var out game.Sink
	for _, a := range actions {
		s.step(t, a, &out)
		for f := s.Prompt(); f.Kind == FramePay || f.Kind == FramePayKind; f = s.Prompt() {
			legal := s.Legal(nil)
			if len(legal) != 1 {
				break
			}
			s.step(t, legal[0], &out)
		}
	}
	return out.Events
}

func (s *State) step(t *testing.T, a game.Action, out *game.Sink) {
	t.Helper()
	for _, e := range bench.Do(t, s, a) {
		out.Add(e)
	}
}

// copied is a copy to go another way with.
func (s *State) copied() *State {
	c := *s
	return &c
}

// leaves ends the open visit if it has not ended by itself.
func (s *State) leaves(t *testing.T) *State {
	t.Helper()
	if s.Prompt().Kind == FrameVisit {
		s.do(t, Leave())
	}
	return s
}

// keep keeps the first of the drawn tokens, or the one of that number, if it is asked.
func (s *State) keep(t *testing.T, number int) *State {
	t.Helper()
	if s.Prompt().Kind == FrameKeep {
		if number == 0 {
			number = bits.TrailingZeros16(s.Drawn) + 1
		}
		s.do(t, Keep(number-1))
	}
	return s
}

// finish does what the turn still must do, by the shortest way, and ends it.
func (s *State) finish(t *testing.T) []game.Event {
	t.Helper()
	s.leaves(t)
	if s.can(Gain()) {
		s.do(t, Gain())
	}
	if s.can(Step(TownCircuit)) {
		s.do(t, Step(TownCircuit))
		s.leaves(t)
	}
	if s.can(Move(TownCircuit)) {
		s.do(t, Move(TownCircuit))
		s.leaves(t)
	}
	return s.do(t, EndTurn())
}

// anyTurn plays the lowest card into the first empty slot and finishes the turn; trades at a round's end are declined.
func (s *State) anyTurn(t *testing.T) []game.Event {
	t.Helper()
	s.do(t, s.Legal(nil)[0])
	events := s.finish(t)
	for s.Prompt().Kind == FrameReward {
		events = append(events, s.do(t, Decline())...)
	}
	return events
}

// pay is a payment in the order wood, cloth, grain, stone, coins.
func pay(w, c, g, s, coins int) game.Action {
	return Pay([4]byte{byte(w), byte(c), byte(g), byte(s)}, coins)
}

// reveals says whether some event uncovers something.
func reveals(events []game.Event) bool { return (&game.Sink{Events: events}).Reveals() }

// bench plays scenarios.
var bench = gametest.Bench{Def: Def, Reasons: WhyNames[:]}

func (s *State) holds(t *testing.T)     { t.Helper(); gametest.Holds(t, s) }
func (s *State) can(a game.Action) bool { return gametest.Can(s, a) }

func (s *State) wantLegal(t *testing.T, actions ...game.Action) {
	t.Helper()
	bench.Legal(t, s, actions...)
}

func (s *State) wantIllegal(t *testing.T, actions ...game.Action) {
	t.Helper()
	bench.Illegal(t, s, 0, actions...)
}

func (s *State) wantKind(t *testing.T, k game.Kind, actions ...game.Action) {
	t.Helper()
	bench.OfKind(t, s, k, actions...)
}
