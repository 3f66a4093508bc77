package emara

import (
	"fmt"
	"math/bits"
	"testing"

	"tabard/engines/game"
	"tabard/engines/gametest"
)

// Whoever hears every event and sees nothing knows every public number: the log leaves nothing out, tells nothing that
// did not happen, and says truly where goods and points came from.
func TestTheEventsAccountForEverything(t *testing.T) {
	r := game.NewRand(11, 11)
	for i, setup := range setups() {
		for n := range 8 {
			setup.Seed = uint64(100*i + n)
			box := House
			if n%2 == 1 {
				box = another(t)
			}
			s, err := NewIn(&box, setup)
			if err != nil {
				t.Fatal(err)
			}
			heard := read(s)
			var out game.Sink
			for s.Depth > 0 {
				legal := s.Legal(nil)
				a := legal[r.Intn(len(legal))]
				if a.Kind == game.Done && len(legal) > 1 {
					a = legal[1] // or little would happen
				}
				out.Reset()
				s.Apply(a, &out)
				yields := 0 // of the location itself: one good, all else comes from somebody
				for _, e := range out.Events {
					if e.Kind == EvGot && e.B == FromLocation {
						yields++
					}
					if err := heard.hear(e, a); err != nil {
						t.Fatalf("%s after %s: %v", EventNames[e.Kind], Def.ActionText(a), err)
					}
				}
				gametest.Want(t, "goods of the location beyond one", max(yields, 1), 1)
				if seen := read(s); heard != seen {
					t.Fatalf("after %s the events %v tell\n%+v\nand there is\n%+v", Def.ActionText(a), out.Events, heard, seen)
				}
			}
		}
	}
}

// ledger is the public position as events tell it.
type ledger struct {
	box          *Box
	n, opt       uint8
	circuits     [2][4]byte
	goods        [MaxSeats][Goods]int
	cp, bp       [MaxSeats]int
	at           [MaxSeats][2]Location
	slots        [MaxSeats][3]Card
	hand         [MaxSeats]int
	advisors     [MaxSeats]uint32
	favors       [MaxSeats]uint16
	rank, rankCP [MaxSeats]int
	crafts       [MaxSeats]int
	huts         [4][3]game.Player
	spaces       [4][2]Advisor
	top          Advisor
	marks        [Markers]int
	gone         [Ranks]int
	stack, drawn int
	discard      uint16
	victoria     int
	event        Event
	round        int
	start        game.Player
	card         Card
	visit        int  // location and one more; 0 outside
	gained       int  // seats that the event has given its resource
	closed       bool // the round's turns and trades are done
	over         bool
}

// read is the ledger of a position.
func read(s *State) (l ledger) {
	l = ledger{box: s.Box(), n: s.N, opt: s.Opt, circuits: s.Circuits, huts: s.Huts, spaces: s.AdvisorAt, top: s.BTop, discard: s.FavorDiscard,
		stack: bits.OnesCount16(s.FavorStack), drawn: bits.OnesCount16(s.Drawn), victoria: int(s.VictoriaCP), event: s.Event,
		round: int(s.Round), start: s.Start, card: s.Card, closed: s.Depth == 0 || s.Frames[0].Kind == FrameSplit,
		over: s.Depth == 0}
	for p := range game.Player(s.N) {
		q := &s.Seats[p]
		for g := range Good(Goods) {
			l.goods[p][g] = q.Owned(g)
		}
		l.cp[p], l.bp[p], l.hand[p] = int(q.CP), int(q.BP), s.HandSize(p)
		l.slots[p], l.advisors[p], l.favors[p] = q.Slots, q.Advisors, q.Favors
		l.rank[p], l.rankCP[p], l.crafts[p] = int(q.Rank), int(q.RankCardCP), int(q.CraftPlaced)
		if s.Depth == 0 || s.Frames[0].Kind != FrameRelocate {
			l.at[p] = [2]Location{s.At(p, 0), s.At(p, 1)}
		}
	}
	for m := range uint16(Markers) {
		l.marks[m] = s.Shows(m)
	}
	for r, n := range s.NobleTaken {
		l.gone[r] = int(n)
	}
	for _, f := range s.Frames[:s.Depth] {
		if f.Kind == FrameVisit {
			l.visit = int(f.A) + 1
		}
	}
	if _, ok := EventGain(s.Event); ok {
		l.gained = int(s.N)
	}
	return l
}

// hear enters an event that the action brought, and complains of what cannot be.
func (l *ledger) hear(e game.Event, a game.Action) error {
	p, n := e.Who, int(e.N)
	byCard := a.Kind >= KindCardGain && a.Kind <= KindCardTown
	expect := func(ok bool) error {
		if !ok {
			return fmt.Errorf("%+v cannot be at\n%+v", e, *l)
		}
		return nil
	}
	switch e.Kind {
	case EvRound:
		l.event, l.round, l.gained, l.closed = Event(e.A), l.round+1, 0, false
		return expect(n == l.round && e.Flags&game.Reveals != 0)
	case EvStart:
		ok := l.round == 1 && p == l.start || l.round > 1 && p == (l.start+1)%game.Player(l.n)
		l.start = p
		return expect(ok)
	case EvGot:
		l.goods[p][e.A] += n
		if _, gain := EventGain(l.event); e.B == FromEvent && gain { // in player order
			l.gained++
			return expect(n == 1 && p == (l.start+game.Player(l.gained-1))%game.Player(l.n) && e.C == uint16(l.event))
		}
		return expect(n > 0 && l.comesFrom(p, e.B, e.C) && (e.B != FromCraft || n == crafts(l, p, e.C)-int(a.A)))
	case EvPaid:
		for r, k := range ResOf(e.A) {
			l.goods[p][r] -= int(k)
		}
		l.goods[p][Coin] -= int(e.B)
		return expect(e.C > 0 && e.C < paysEnd && (a.Kind == KindPay || a.Kind == KindPayKind))
	case EvSpent:
		l.goods[p][e.A] -= n
		return expect(n > 0 && e.A >= Resources && (e.B == FromRank && int(e.C) == l.rank[p]+1 || e.B != FromRank && l.comesFrom(p, e.B, e.C)))
	case EvCitizens:
		if p == game.Nobody {
			l.victoria += n
			return expect(!l.closed && (e.A == FromRank && n == int(l.box.Ranks[e.B].CP[l.gone[e.B-1]-1]) ||
				e.A == FromLocation && e.B == uint16(ConstructionSite) && (n == l.marks[MarkStone] || n == l.marks[MarkBread])))
		}
		l.cp[p] += n
		return expect(n > 0 && l.comesFrom(p, e.A, e.B) && l.printed(e, a, n))
	case EvBuildings:
		l.bp[p] += n
		due, why := int(e.C>>4), uint16(0)
		if l.advisors[p]>>(Toolmaker-1)&1 == 1 {
			due, why = due+int(l.box.Advisors[Toolmaker].Ability), why|1
		}
		switch l.event {
		case EarlyWinter:
			due, why = max(0, due-int(l.box.Events[EarlyWinter].Effect)), why|2
		case LongSummer:
			due, why = due+int(l.box.Events[LongSummer].Effect), why|4
		}
		return expect(n == due && e.C&15 == why && l.comesFrom(p, e.A, e.B) && l.printed(e, a, int(e.C>>4)))
	case EvCitizenLost:
		l.cp[p] -= n
	case EvPlayed:
		l.slots[p][e.B], l.card = Card(e.A), Card(e.A)
		l.hand[p]--
	case EvMoved:
		l.at[p][e.A] = Location(e.B)
		steps := 1
		for i, c := range l.slots[p] {
			if e.C == 0 && c == l.card {
				steps = i + 1
			}
		}
		return expect(n == steps && (e.C == 1) == byCard)
	case EvVisited:
		ok := l.visit == 0 && (e.B == 1) == (a.Kind == KindCardTown)
		l.visit = int(e.A) + 1
		return expect(ok)
	case EvLeft:
		ok := l.visit == int(e.A)+1 && (e.B == 0) == (a.Kind == game.Done)
		l.visit = 0
		return expect(ok)
	case EvBaked:
		l.goods[p][Bread] += n
		l.goods[p][Grain] -= n - int(e.B)
		l.goods[p][Coin] -= int(e.B)
		return expect(l.visit == int(e.A)+1 && n == int(a.A) && e.B == a.B)
	case EvMarker:
		was := l.marks[e.A]
		l.marks[e.A] = n
		rises := e.A < MarkStone
		return expect(was == n || (n > was) == rises)
	case EvHired:
		l.huts[e.A][e.B] = p
		l.crafts[p]++
		return expect(n == l.crafts[p] && e.C < 2)
	case EvRecruited:
		space := &l.spaces[e.B-uint16(Town)][e.C]
		ok := *space == Advisor(e.A) && n < 2
		*space = NoAdvisor
		l.advisors[p] |= 1 << (e.A - 1)
		return expect(ok)
	case EvReplaced:
		l.spaces[e.B-uint16(Town)][e.C] = Advisor(e.A)
		ok := l.top == Advisor(e.A)
		l.top = NoAdvisor
		return expect(ok)
	case EvPatron:
		l.top = Advisor(e.A)
	case EvRanked:
		l.gone[e.A-1]++
		if p != game.Nobody {
			l.rank[p], l.rankCP[p] = int(e.A), n
		}
		return expect(n == int(l.box.Ranks[e.A].CP[l.gone[e.A-1]-1]))
	case EvAbility:
		return expect(l.advisors[p]>>(e.A-1)&1 == 1 && (e.A != uint16(Chamberlain) || e.B == a.A && n == int(a.B)))
	case EvDrew:
		l.drawn, l.stack = n, l.stack-n
		return expect(bits.OnesCount16(e.A) == n && e.Flags&game.Secret != 0)
	case EvKept:
		l.favors[p] |= 1 << e.A
		l.drawn--
	case EvDiscarded:
		l.discard |= e.A
		l.drawn -= n
		return expect(bits.OnesCount16(e.A) == n)
	case EvReshuffled:
		ok := n == bits.OnesCount16(l.discard)
		l.stack, l.discard = l.stack+n, 0
		return expect(ok)
	case EvRedeemed:
		ok := l.favors[p]>>e.A&1 == 1 && l.visit == int(e.B)+1
		l.favors[p] &^= 1 << e.A
		l.discard |= 1 << e.A
		return expect(ok)
	case EvTraded:
		return expect(EventTrades[e.A].Event == l.event)
	case EvDeclined:
		return expect(e.A == uint16(l.event) && (e.B == 1 && !l.canTrade(p) || e.B == 0 && a.Kind == game.Pass && l.canTrade(p)))
	case EvTurnEnded:
		l.card = NoCard
	case EvRoundEnded:
		l.closed = true
		if l.round < Rounds {
			l.slots = [MaxSeats][3]Card{}
		}
		return expect(n == l.round)
	case EvNewDeck:
		if l.opt&OptFullSelection != 0 {
			l.hand[p] = Cards
		}
		return expect(l.round == Rounds/2)
	case EvHand:
		l.hand[p] += n
		return expect(bits.OnesCount16(e.A) == n && e.Flags&game.Secret != 0)
	case EvSplit:
		l.cp[p] += int(e.A)
		l.bp[p] += int(e.B)
	case EvStartTaken:
		l.goods[p][e.A]++
	case EvRelocated: // the others follow clockwise
		for c, to := range [2]uint16{e.A, e.B} {
			for i, at := range l.circuits[c] {
				for k := range int(l.n) {
					if uint16(at) == to {
						l.at[(int(p)+k)%int(l.n)][c] = l.circuits[c][(i+k)%4]
					}
				}
			}
		}
	case EvOver:
		l.over = true
		return expect(l.round == Rounds)
	default:
		return expect(false)
	}
	return nil
}

// comesFrom says whether goods or points can have that source now.
func (l *ledger) comesFrom(p game.Player, from Source, detail uint16) bool {
	switch from {
	case FromCard:
		return detail == uint16(l.card)
	case FromLocation, FromCraft:
		return int(detail)+1 == l.visit
	case FromHire:
		return int(detail) == l.crafts[p]
	case FromAdvisor:
		return l.advisors[p]>>(detail-1)&1 == 1
	case FromRank:
		return int(detail) == l.rank[p]
	case FromFavor:
		return int(l.box.Tokens[detail].At)+1 == l.visit && l.favors[p]>>detail&1 == 0
	case FromEvent:
		return detail == uint16(l.event)
	case FromStart:
		return l.round == 0
	}
	return false
}

// printed says whether a seat's citizens, or the base of its buildings, are a number that the box has there.
func (l *ledger) printed(e game.Event, a game.Action, n int) bool {
	b, detail, buildings := l.box, e.B, e.Kind == EvBuildings
	either := func(cp, bp uint8) bool { return n == int(cp) && !buildings || n == int(bp) && buildings }
	switch e.A {
	case FromLocation:
		switch Location(detail) {
		case Castle:
			return either(0, b.CastleBookBP)
		case Market:
			return either(b.BookCP[a.A], 0)
		}
		if a.Kind == KindFeed {
			return n == int(a.A)*l.marks[MarkBread]
		}
		return buildings && (n == int(b.StoneBP) || n == int(b.WoodBP) || n == int(b.WoodsBP)) || !buildings && n == l.marks[MarkStone]
	case FromHire:
		return either(b.CraftsmanCP[detail-1], 0)
	case FromAdvisor:
		c := &b.Advisors[detail]
		return either(c.CP, c.BP) || n == int(c.Ability)
	case FromRank:
		return n == l.rankCP[e.Who]
	case FromFavor:
		return either(b.Tokens[detail].CP, b.Tokens[detail].BP)
	case FromEvent:
		ok := n == int(b.Events[detail].Effect)
		for row, t := range b.Trades {
			ok = ok || EventTrades[row].Event == Event(detail) && either(t.CP, t.BP)
		}
		return ok
	}
	return false
}

func (l *ledger) canTrade(p game.Player) bool {
	for row, x := range EventTrades {
		have := l.goods[p][x.Pay]
		if x.Pay == Grain {
			have += l.goods[p][Coin]
		}
		if x.Event == l.event && have >= int(l.box.Trades[row].N) {
			return true
		}
	}
	return false
}

// crafts is how many craftsmen of a seat work on a location.
func crafts(l *ledger, p game.Player, at uint16) (n int) {
	for _, o := range l.huts[at] {
		if o == p {
			n++
		}
	}
	return n
}
