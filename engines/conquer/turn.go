package conquer

import (
	"math/bits"
	"slices"

	"tabard/engines/game"
)

// beginTurn starts a seat's turn.
func (s *State) beginTurn(p game.Player, out *game.Sink) {
	q := &s.Seats[p]
	s.Current = p
	if p == s.First {
		s.Round++
	}
	s.Counts = [32]byte{}
	s.EitherOr, s.Smuggled, s.Ended, s.Mart = false, false, false, 0
	more(&q.Turns, 1)
	for i := range q.NArmy {
		x := &q.Army[i]
		sick := x.Flags & SickNext
		x.Flags = 0
		if sick != 0 {
			x.Flags = SickNow
		}
	}
	for i := range q.NTowns {
		q.Towns[i].Flags &= Peasant
	}
	if q.Flags&NoAttackNext != 0 {
		q.Flags = q.Flags&^NoAttackNext | NoAttackNow
	}
	open := q.Open
	n := q.NOpen
	q.Open, q.NOpen = [3]byte{}, 0
	for _, k := range open[:n] {
		insert(q.Open[:], &q.NOpen, k&^TurnedOver)
	}
	out.Add(game.Event{Kind: EvTurn, Who: p, N: int16(q.Turns)})
	for i := range q.NTowns {
		if s.Besieged(p, &q.Towns[i]) {
			s.siege(p, 0, out)
			return
		}
	}
	s.draw(p, out)
}

// siege asks what to buy at settlements from that place in the list on; if there is nothing to buy the turn goes on.
func (s *State) siege(p game.Player, from int, out *game.Sink) {
	s.Ask(FrameSiege, p, uint16(from), 0, 0)
	var buf [64]game.Action
	if len(s.listSiege(buf[:0], p, from)) == 0 {
		s.draw(p, out)
	}
}

// listSiege lists the soldiers that can be bought under siege and where they can stand.
func (s *State) listSiege(dst []game.Action, p game.Player, from int) []game.Action {
	q := &s.Seats[p]
	if q.ArmySize() >= ArmyLimit {
		return dst
	}
	var cells CellSet
	known := false
	left := s.Left()
	for t := Warrior; t <= Archer; t++ {
		if left.Soldiers[t] <= 0 || !q.Goods().Covers(s.box.Soldiers[t].Cost) {
			continue
		}
		if !known {
			cells, known = s.deployCells(p, from, true), true
		}
		for c := cells.Next(0); c != NoCell; c = cells.Next(c + 1) {
			dst = append(dst, SiegeBuy(t, c))
		}
	}
	return dst
}

// draw deals the turn's two cards and asks what is exchanged for them; not in the first turn of a seat.
func (s *State) draw(p game.Player, out *game.Sink) {
	if s.Seats[p].Turns == 1 {
		s.collect(p, out)
		return
	}
	obj, act := s.dealObj(p, out), s.dealAct(p, out)
	switch {
	case obj:
		after := uint16(0)
		if act {
			after = 1
		}
		s.Ask(FrameDropObj, p, after, 0, over(int(s.Seats[p].NObj)+s.Vowed(p), ObjectiveHand))
	case act:
		s.askDropAct(p)
	default:
		s.collect(p, out)
	}
}

func (s *State) askDropAct(p game.Player) {
	q := &s.Seats[p]
	s.Ask(FrameDropAct, p, 0, 0, over(int(q.NAct)+int(q.NOpen), ActionHand))
}

func over(n, limit int) int { return max(0, n-limit) }

// exchange answers DropObj and DropAct.
func (s *State) exchange(f game.Frame, a game.Action, out *game.Sink) {
	p := f.Who
	q := &s.Seats[p]
	which := uint16(1)
	if f.Kind == FrameDropAct {
		which = 2
	}
	switch a.Kind {
	case game.Done:
		out.Add(game.Event{Kind: EvKept, Who: p, A: which})
	case KindDropObj:
		id := uint8(a.A)
		e := game.Event{Kind: EvDroppedObj, Who: p, Flags: game.Reveals, A: a.A}
		if i := vowOf(id); i >= 0 && s.Vows[i].Owner == p {
			e.B, e.Flags = 1, 0
			s.Vows[i] = Vow{Owner: game.Nobody}
			s.ObjGone[id>>6] |= 1 << (id & 63)
		} else {
			s.loseObj(p, id)
		}
		out.Add(e)
	case KindDropAct:
		e := game.Event{Kind: EvDroppedAct, Who: p, A: a.A, B: a.B}
		if a.B == 1 {
			discard(q.Open[:], &q.NOpen, uint8(a.A))
			s.ActGone[a.A]++
		} else {
			e.Flags = game.Reveals
			s.loseAct(p, ActionCard(a.A))
		}
		out.Add(e)
	}
	if f.Kind == FrameDropObj && f.A == 1 {
		s.askDropAct(p)
		return
	}
	s.collect(p, out)
}

// listDrops lists the cards that may go.
func (s *State) listDrops(dst []game.Action, f *game.Frame) []game.Action {
	p := f.Who
	q := &s.Seats[p]
	if f.N == 0 {
		dst = append(dst, Done())
	}
	if f.Kind == FrameDropAct {
		hand, open := uint32(0), uint32(0) // by kind; cards that are not known or turned over have no place
		for _, k := range q.Act[:q.NAct] {
			hand |= 1 << k &^ 1
		}
		for _, k := range q.Open[:q.NOpen] {
			open |= 1 << k
		}
		for all := hand | open; all != 0; all &= all - 1 {
			k := ActionCard(bits.TrailingZeros32(all))
			if hand>>k&1 != 0 {
				dst = append(dst, DropAct(k, false))
			}
			if open>>k&1 != 0 {
				dst = append(dst, DropAct(k, true))
			}
		}
		return dst
	}
	var ids [mostObj]uint8
	for _, id := range s.objectives(p, &ids) {
		dst = append(dst, DropObj(id))
	}
	return dst
}

// mostObj is how many objectives a seat can have at once, in hand and declared.
const mostObj = 4 + len(VowObjectives)

// objectives are the objectives that the seat has in hand and those it has declared, ascending, as far as they are known
// here: a part of ids.
func (s *State) objectives(p game.Player, ids *[mostObj]uint8) []uint8 {
	n := uint8(0)
	q := &s.Seats[p]
	for _, id := range q.Obj[:q.NObj] {
		if id != 0 {
			ids[n] = id
			n++
		}
	}
	for i := range s.Vows {
		if s.Vows[i].Owner == p {
			insert(ids[:], &n, VowObjectives[i])
		}
	}
	return ids[:n]
}

// hasObj says that the seat has the objective, in hand or declared, as far as is known here.
func (s *State) hasObj(p game.Player, id uint8) bool {
	var ids [mostObj]uint8
	return slices.Contains(s.objectives(p, &ids), id)
}

// collect brings in resources, then coins (steps 2 and 3), and opens the main part.
func (s *State) collect(p game.Player, out *game.Sink) {
	q := &s.Seats[p]
	coins := uint16(0)
	for o := range s.N {
		owner := game.Player(o)
		for i := range s.Seats[o].NTowns {
			t := &s.Seats[o].Towns[i]
			yield := &s.box.Town(t.Type, t.Tier).Yield
			switch {
			case owner != p && !s.on.army[p].Has(t.seat()) || owner == p && s.OccupierOf(t) != game.Nobody:
				continue
			case owner != p:
				s.gather(p, owner, t, yield, 1, out)
			case t.Flags&Peasant != 0:
				t.Flags &^= Peasant
				more(&q.Spare, 1)
				s.gather(p, owner, t, yield, 0, out)
			}
			coins += yield.Coins
		}
	}
	if s.HasPerk(p, Tithes) {
		coins += TithesCoins
	}
	coins = s.FromSupply(Goods{Coins: coins}).Coins
	more(&q.Coins, coins)
	s.log().Note(CollectedCoins, coins)
	out.Add(game.Event{Kind: EvCoins, Who: p, N: int16(coins)})
	if n := uint16(QuiversArrows); s.HasPerk(p, Quivers) && s.arrowsFromSupply(Arrow, n) == n {
		for _, x := range q.army() {
			if x.Type == Archer || x.Type == Bolteer {
				more(&q.Arrows, n)
				out.Add(game.Event{Kind: EvQuiver, Who: p})
				break
			}
		}
	}
	s.Ask(FrameMain, p, 0, 0, 0)
	s.askStep(StepStart, out)
}

// gather takes the resources that a settlement yields, as far as they are in the box. Only what comes is gathered.
func (s *State) gather(p, owner game.Player, t *Town, yield *Goods, occupied uint16, out *game.Sink) {
	got := s.FromSupply(Goods{Stock: yield.Stock})
	n := int16(0)
	for _, k := range got.Stock {
		n += int16(k)
	}
	s.Seats[p].earn(got)
	s.log().NoteYield(got)
	out.Add(game.Event{Kind: EvGathered, Who: p, A: t.Site, B: occupied | packShort(yield, &got), C: tag(owner, t.Type) | uint16(t.Tier)<<5, N: n})
}

// toPeasants leaves the main part for the last step.
func (s *State) toPeasants(p game.Player, out *game.Sink) {
	s.Mart = 0
	s.Ask(FramePeasants, p, 0, 0, 0)
	s.peasants(p, 0, out)
}

// idle says that a settlement waits for a peasant.
func (s *State) idle(t *Town) bool { return t.Flags&Peasant == 0 && !s.on.soldier.Has(t.seat()) }

// waiting counts the seat's settlements from that place in the list on that wait for a peasant.
func (s *State) waiting(p game.Player, from int) int {
	n := 0
	q := &s.Seats[p]
	for i := from; i < int(q.NTowns); i++ {
		if s.idle(&q.Towns[i]) {
			n++
		}
	}
	return n
}

// peasants carries the last step on: what can all be filled is filled, and the turn ends when nothing can be chosen.
func (s *State) peasants(p game.Player, from int, out *game.Sink) {
	q := &s.Seats[p]
	if n := s.waiting(p, from); n > 0 && int(q.Spare) >= n {
		for i := from; i < int(q.NTowns); i++ {
			if s.idle(&q.Towns[i]) {
				s.place(p, i, out)
			}
		}
		from = int(q.NTowns)
	}
	s.Ask(FramePeasants, p, uint16(from), 0, 0)
	var buf [16]game.Action
	if list := s.listPeasants(buf[:0], s.Asked()); len(list) == 1 && list[0] == Done() {
		s.endTurn(p, out)
	}
}

func (s *State) place(p game.Player, town int, out *game.Sink) {
	q := &s.Seats[p]
	q.Spare--
	q.Towns[town].Flags |= Peasant
	out.Add(game.Event{Kind: EvPlaced, Who: p, A: q.Towns[town].Site, B: tag(p, q.Towns[town].Type) | uint16(q.Towns[town].Tier)<<5})
}

// listPeasants lists the last step: purchases first, then settlements in the order of the list, one only while the rest
// takes all peasants that are left; peasants without a place can be sold.
func (s *State) listPeasants(dst []game.Action, f *game.Frame) []game.Action {
	p, from := f.Who, int(f.A)
	q := &s.Seats[p]
	spare, waiting := int(q.Spare), s.waiting(p, from)
	supply := s.Left()
	if spare == 0 || waiting == 0 {
		dst = append(dst, Done())
	}
	if waiting > spare && from == 0 && !s.Ended && q.Coins >= s.CostOfPeasant(p) && supply.Peasants > 0 {
		dst = append(dst, BuyPeasant())
	}
	left := waiting
	for i := from; i < int(q.NTowns) && spare > 0 && left >= spare; i++ {
		if s.idle(&q.Towns[i]) {
			dst = append(dst, Place(q.Towns[i].Site))
			left--
		}
	}
	if spare > 0 && waiting == 0 && !s.Ended && supply.Coins >= int(s.box.PeasantSale) {
		dst = append(dst, SellPeasant())
	}
	return dst
}

// settlePeasants answers the last step.
func (s *State) settlePeasants(f game.Frame, a game.Action, out *game.Sink) {
	p := f.Who
	from := int(f.A)
	switch a.Kind {
	case game.Done:
		s.endTurn(p, out)
		return
	case KindBuyPeasant:
		s.buyPeasant(p, out)
	case KindPlace:
		_, i := s.TownAt(a.A)
		s.place(p, i, out)
		from = i + 1
		if s.Seats[p].Spare == 0 {
			s.endTurn(p, out)
			return
		}
	case KindSellPeasant:
		s.Seats[p].Spare--
		more(&s.Seats[p].Coins, s.box.PeasantSale)
		out.Add(game.Event{Kind: EvSoldPeasant, Who: p})
	}
	s.peasants(p, from, out)
}

// endTurn ends a seat's turn and begins the next one, or ends the game; the limit of
// rounds does not wait for a last round.
func (s *State) endTurn(p game.Player, out *game.Sink) {
	q := &s.Seats[p]
	for i := range q.NArmy {
		q.Army[i].Flags &^= SickNow
	}
	q.Flags &^= NoAttackNow
	if v := &s.Vows[campaign]; v.Owner == p && q.Turns >= v.Since+DeclaredTurns {
		s.lapse(campaign, out)
	}
	out.Add(game.Event{Kind: EvTurnEnded, Who: p})
	next, round := s.NextTurn()
	switch {
	case next != game.Nobody:
		s.Round = round
		s.beginTurn(next, out)
	case s.playsOn():
		s.finish(1, out)
	default:
		s.finish(0, out)
	}
}

// NextTurn is who has the next turn when that of the current seat ends, and the round that was before it; Nobody if the game ends then
//
func (s *State) NextTurn() (p game.Player, round uint16) {
	round = s.Round
	if !s.playsOn() {
		return game.Nobody, round
	}
	for p = s.next(s.Current); p != s.First || round < s.MaxRounds; p = s.next(p) {
		if s.TurnsLeft(p) > 0 {
			return p, round
		}
		if p == s.First { // it is skipped, the round comes all the same
			round++
		}
	}
	return game.Nobody, round
}

// playsOn says that somebody has a turn left after the current one, but for the limit of rounds.
func (s *State) playsOn() bool {
	for p := range game.Player(s.N) {
		if s.TurnsLeft(p) > 0 {
			return true
		}
	}
	return false
}

// TurnsLeft is how many turns the seat still begins once somebody has completed all objectives: one, or with the option LastTurns,
// none when it has completed them too; before that one at least. It follows from how many turns the finisher and the seat had.
func (s *State) TurnsLeft(p game.Player) int {
	if s.Finisher == game.Nobody {
		return 1
	}
	if s.Opt&OptKingdom == 0 {
		if p != s.Current && s.comes(p, s.Finisher) {
			return 1
		}
		return 0
	}
	q := &s.Seats[p]
	if q.NDone >= s.Target {
		return 0
	}
	n := LastTurns + int(s.Seats[s.Finisher].Turns) - int(q.Turns)
	if place := game.Player(s.N) - s.First; (p+place)%game.Player(s.N) > (s.Finisher+place)%game.Player(s.N) {
		n-- // it plays later in each round, and had one less then
	}
	return n
}

// finish ends the game.
func (s *State) finish(byRounds uint16, out *game.Sink) {
	s.Stack8 = game.Stack8{}
	s.Over, s.Ended = true, false
	s.Mart = 0
	out.Add(game.Event{Kind: EvOver, Who: game.Nobody, A: byRounds})
}
