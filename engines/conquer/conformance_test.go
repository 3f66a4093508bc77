package conquer

import (
	"math/bits"
	"testing"

	"tabard/engines/game"
	"tabard/engines/gametest"
)

// Every law of the contract holds for Craft & Conquer.
func TestConformance(t *testing.T) { gametest.Run(t, conformance()) }

// Many games run to their end without breaking a law; `make soak` makes it 100,000 for each number of seats.
func TestSoak(t *testing.T) { gametest.Soak(t, conformance()) }

func FuzzSnapshot(f *testing.F) { gametest.Fuzz(f, conformance()) }

func conformance() gametest.Game {
	return gametest.Game{Def: Def, Setups: setups(), Secrets: secrets, Naive: naive, Covers: covers(), Share: 4, Asked: askOther, Reasons: WhyNames[:],
		Small: gametest.Small{State: 2048, Snapshot: 4096},
		Goals: []gametest.Goal{warlord, bowman, shield, miser, finisher}, Bare: refusals()}
}

// refusals leaves it to TestEveryRefusal that every reason is met: few of the many things that can be tried meet them in random play.
func refusals() map[string]string {
	all := map[string]string{}
	for _, name := range WhyNames {
		all["reason "+name] = "TestEveryRefusal"
	}
	return all
}

// askOther puts another question on a position.
func askOther(state game.State, r *game.Rand) {
	s := state.(*State)
	if s.Depth > 1 && r.Intn(3) > 0 {
		gametest.Askew(&s.Frames[1+r.Intn(int(s.Depth)-1)], int(framesEnd)-1, r)
		return
	}
	for s.Depth > 1 {
		s.Pop()
	}
	s.Push(uint8(1+r.Intn(int(framesEnd))), game.Player(r.Intn(int(s.N))), gametest.Argument(r), gametest.Argument(r), r.Intn(6))
}

// setups have every value of every option somewhere, and few rounds, since random play seldom finishes.
func setups() (all []game.Setup) {
	for _, row := range [...]struct {
		seats                                                                                            int
		layout, fill, target, factions, align, perks, teams, avalon, start, rounds, box, later, end, die uint8
	}{
		{2, 0, FillFixed, 3, 0, 0, 0, 0, 0, 0, 1, 0, 0, 0, 0},
		{2, 1, FillRandom, 2, 1, 0, 1, 0, 1, 1, 1, 0, 0, 0, 0},
		{2, 2, FillChosen, 4, 0, 1, 0, 0, 0, 2, 1, 0, 0, 0, 0},
		{2, 3, FillFixed, 1, 0, 0, 0, 0, 0, 0, 4, 0, 0, 1, 0},
		{3, 0, FillRandom, 5, 0, 0, 0, 0, 0, 3, 1, 0, 0, 0, 0},
		{3, 4, FillChosen, 6, 1, 0, 0, 0, 1, 0, 1, 0, 0, 0, 0},
		{3, 0, FillFixed, 1, 0, 0, 0, 0, 0, 0, 3, 0, 0, 0, 0},
		{4, 0, FillFixed, 7, 0, 0, 0, 1, 0, 4, 1, 0, 0, 0, 0},
		{4, 5, FillRandom, 8, 0, 0, 0, 0, 1, 0, 2, 0, 0, 0, 0},
		{4, 0, FillFixed, 1, 0, 0, 0, 0, 0, 0, 0, 0, 0, 1, 0},
		{2, 0, FillFixed, 8, 1, 0, 0, 0, 1, 0, 1, 1, 0, 0, 0},
		{3, 0, FillFixed, 8, 1, 0, 0, 0, 0, 0, 1, 1, 1, 0, 0},
		{4, 0, FillFixed, 8, 1, 0, 1, 1, 1, 0, 2, 1, 0, 0, 0},
		{3, 0, FillFixed, 2, 1, 0, 0, 0, 0, 0, 1, 0, 0, 0, 1},
	} {
		all = append(all, game.Setup{Seats: row.seats, Options: [game.MaxOptions]uint8{row.layout, row.fill, row.target - 1,
			row.factions, row.align, row.perks, row.teams, row.avalon, row.start, row.rounds, row.box, row.later, row.end, row.die}})
	}
	return all
}

// near is how close a seat's soldiers are to those of others, and how many own ones of a type stand side by side.
func near(s *State, p game.Player, t SoldierType) (closeness, pairs int32) {
	if s.board == nil {
		return 0, 0
	}
	for i, x := range s.Seats[p].army() {
		best := 30
		foes := s.foes(p)
		for c := foes.Next(0); c != NoCell; c = foes.Next(c + 1) {
			best = min(best, s.board.Dist(x.Cell, c))
		}
		closeness += int32(30 - best)
		for _, y := range s.Seats[p].army()[i+1:] {
			if x.Type == t && y.Type == t && s.board.Dist(x.Cell, y.Cell) == 1 {
				pairs++
			}
		}
	}
	return closeness, pairs
}

// keeps is what a seat gives for having a continuous card, and more for having used it.
func keeps(q *Seat, k ActionCard) int32 {
	switch {
	case q.readyOpen(k | TurnedOver):
		return 600
	case q.ready(k):
		return 200
	}
	return 0
}

func warlord(state game.State, p game.Player) int32 {
	s := state.(*State)
	q := &s.Seats[p]
	closeness, _ := near(s, p, NoSoldier)
	return 20*int32(q.ArmySize()) + 20*int32(q.NArmy) + closeness + 50*int32(q.Captured)
}

func bowman(state game.State, p game.Player) int32 {
	s := state.(*State)
	q := &s.Seats[p]
	closeness, pairs := near(s, p, Archer)
	return 40*pairs + closeness + 10*int32(min(q.Arrows, 4)) + 10*int32(min(q.Flaming, 3)) + 30*int32(q.NArmy) + keeps(q, ArcherVolley)
}

func shield(state game.State, p game.Player) int32 {
	s := state.(*State)
	q := &s.Seats[p]
	closeness, pairs := near(s, p, Warrior)
	return 40*pairs + closeness + 30*int32(q.NArmy) + keeps(q, ShieldWall)
}

// miser keeps the price of a soldier for the next siege.
func miser(state game.State, p game.Player) int32 {
	s := state.(*State)
	q := &s.Seats[p]
	closeness, _ := near(s, p, NoSoldier)
	return 10*int32(min(q.Coins, 6)) + 20*int32(min(q.Stock[Wood], 2)+min(q.Stock[Iron], 2)) + 60*int32(min(q.Spare, 1)) + closeness
}

func finisher(state game.State, p game.Player) int32 {
	return int32(state.(*State).Seats[p].NDone)
}

// secrets are the objectives and the action cards of every hand, what comes next from each deck, and the next die.
func secrets(state game.State) (all []gametest.Secret) {
	s := state.(*State)
	if s.Depth == 0 {
		return nil
	}
	for p := range game.Player(s.N) {
		if s.Seats[p].NObj > 0 {
			all = append(all, objSecret(s, p))
		}
		if s.Seats[p].NAct > 0 {
			all = append(all, actSecret(s, p))
		}
	}
	if s.ObjDeck != ([2]uint64{}) {
		x := gametest.Secret{Name: "next objective", Probe: draw(nextObj), Change: gametest.Reseed(func(s *State) *game.Rand { return &s.ObjRand }, nextObj)}
		for v := game.Nobody; v < game.Player(s.N); v++ {
			if u := objPool(s, v); cards(u) == 1 {
				x.Forced |= gametest.Seat(v)
			}
		}
		all = append(all, x)
	}
	if total(&s.ActDeck) > 0 {
		x := gametest.Secret{Name: "next action card", Probe: draw(nextAct), Change: gametest.Reseed(func(s *State) *game.Rand { return &s.ActRand }, nextAct)}
		for v := game.Nobody; v < game.Player(s.N); v++ {
			if u := actPool(s, v); kinds(&u) == 1 {
				x.Forced |= gametest.Seat(v)
			}
		}
		all = append(all, x)
	}
	return append(all, gametest.Secret{Name: "next die", Probe: draw(nextDie), Change: gametest.Reseed(func(s *State) *game.Rand { return &s.Dice }, nextDie)})
}

func cards(m [2]uint64) int { return bits.OnesCount64(m[0]) + bits.OnesCount64(m[1]) }

func kinds(u *[21]byte) (n int) {
	for _, k := range u {
		if k > 0 {
			n++
		}
	}
	return n
}

// objPool are the objectives that viewer v does not see: deck and hands of the others.
func objPool(s *State, v game.Player) [2]uint64 {
	u := s.ObjDeck
	for o := range game.Player(s.N) {
		for _, id := range s.Seats[o].Obj[:s.Seats[o].NObj] {
			if o != v {
				u[id>>6] |= 1 << (id & 63)
			}
		}
	}
	return u
}

func actPool(s *State, v game.Player) [21]byte {
	u := s.ActDeck
	for o := range game.Player(s.N) {
		for _, k := range s.Seats[o].Act[:s.Seats[o].NAct] {
			if o != v {
				u[k]++
			}
		}
	}
	return u
}

// handCode is a small number, none of which is rare.
func handCode(q *Seat) (n uint64) {
	for _, id := range q.Obj[:q.NObj] {
		n += uint64(id)
	}
	return n % 13
}

// handCodes are the codes of all hands of n objectives from a pool, as a mask.
func handCodes(pool [2]uint64, n int) uint64 {
	hands := make([]uint64, n+1) // the codes of hands of each size
	hands[0] = 1
	for id := range uint64(128) {
		if pool[id>>6]>>(id&63)&1 == 0 {
			continue
		}
		for size := n; size > 0; size-- {
			less, k := hands[size-1], id%13
			hands[size] |= (less<<k | less>>(13-k)) & (1<<13 - 1)
		}
	}
	return hands[n]
}

func objSecret(s *State, p game.Player) gametest.Secret {
	x := gametest.Secret{Name: "objectives in hand", Known: gametest.Seat(p),
		Probe: func(g game.State) uint64 { return handCode(&g.(*State).Seats[p]) },
		Change: func(g game.State, r *game.Rand) bool {
			s := g.(*State)
			was := handCode(&s.Seats[p])
			for range 100 {
				c := *s
				q := &c.Seats[p]
				if c.ObjDeck == ([2]uint64{}) {
					return false
				}
				id := q.Obj[r.Intn(int(q.NObj))]
				discard(q.Obj[:], &q.NObj, id)
				insert(q.Obj[:], &q.NObj, takeObj(&c.ObjDeck, r))
				c.ObjDeck[id>>6] |= 1 << (id & 63)
				if handCode(q) != was {
					*s = c
					return true
				}
			}
			return false
		}}
	for v := game.Nobody; v < game.Player(s.N); v++ {
		if v != p && bits.OnesCount64(handCodes(objPool(s, v), int(s.Seats[p].NObj))) == 1 {
			x.Forced |= gametest.Seat(v)
		}
	}
	may := handCodes(objPool(s, game.Nobody), int(s.Seats[p].NObj))
	x.May = func(code uint64) bool { return may>>code&1 == 1 }
	return x
}

// actCode is a small number, none of which is rare.
func actCode(hand []byte) (n uint64) {
	for _, k := range hand {
		n += uint64(k)
	}
	return n % 13
}

func actSecret(s *State, p game.Player) gametest.Secret {
	x := gametest.Secret{Name: "action cards in hand", Known: gametest.Seat(p),
		Probe: func(g game.State) uint64 { q := &g.(*State).Seats[p]; return actCode(q.Act[:q.NAct]) },
		Change: func(g game.State, r *game.Rand) bool {
			s := g.(*State)
			was := actCode(s.Seats[p].Act[:s.Seats[p].NAct])
			for range 100 {
				c := *s
				q := &c.Seats[p]
				if total(&c.ActDeck) == 0 {
					return false
				}
				k := q.Act[r.Intn(int(q.NAct))]
				discard(q.Act[:], &q.NAct, k)
				insert(q.Act[:], &q.NAct, takeAct(&c.ActDeck, r))
				c.ActDeck[k]++
				if actCode(q.Act[:q.NAct]) != was {
					*s = c
					return true
				}
			}
			return false
		}}
	for v := game.Nobody; v < game.Player(s.N); v++ {
		if u := actPool(s, v); v != p && bits.OnesCount64(codes(&u, int(s.Seats[p].NAct), 1, nil)) == 1 {
			x.Forced |= gametest.Seat(v)
		}
	}
	all := actPool(s, game.Nobody)
	may := codes(&all, int(s.Seats[p].NAct), 1, nil)
	x.May = func(code uint64) bool { return may>>code&1 == 1 }
	return x
}

// codes are the codes of all hands of n cards from a pool, kinds from one on, as a mask.
func codes(pool *[21]byte, n, from int, hand []byte) (mask uint64) {
	if n == 0 {
		return 1 << actCode(hand)
	}
	for k := from; k < len(pool); k++ {
		if pool[k] > 0 {
			pool[k]--
			mask |= codes(pool, n-1, k, append(hand, byte(k)))
			pool[k]++
		}
	}
	return mask
}

func draw(next func(*State) uint64) func(game.State) uint64 {
	return func(s game.State) uint64 { return next(s.(*State)) }
}

func nextObj(s *State) uint64 {
	deck, r := s.ObjDeck, s.ObjRand
	return uint64(takeObj(&deck, &r))
}

func nextAct(s *State) uint64 {
	deck, r := s.ActDeck, s.ActRand
	return uint64(takeAct(&deck, &r))
}

func nextDie(s *State) uint64 {
	r := s.Dice
	return uint64(r.Intn(DieSides))
}
