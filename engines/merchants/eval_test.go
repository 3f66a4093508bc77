package merchants

import (
	"testing"

	"tabard/engines/bot"
	"tabard/engines/game"
	"tabard/engines/gametest"
)

// reseated is the position with every seat's things moved on to the next chair.
func reseated(s State) State {
	n := game.Player(s.N)
	next := func(p game.Player) game.Player { return gametest.Next(p, n) }
	t := s
	for p := range n {
		t.Seats[next(p)] = s.Seats[p]
	}
	for i, tile := range s.Spaces {
		if o := TileOwner(tile); o != game.Nobody {
			t.Spaces[i] = Tile(uint8(next(o))+1, TileKind(tile))
		}
	}
	for r, mask := range s.Reward {
		t.Reward[r] = (mask<<1 | mask>>(n-1)) & (1<<n - 1)
	}
	for w, o := range s.BonusHolder {
		t.BonusHolder[w] = next(o)
	}
	for i := range s.Depth {
		t.Frames[i].Who = next(s.Frames[i].Who)
	}
	t.Trigger, t.Start = next(s.Trigger), next(s.Start)
	return t
}

// What a position is worth is worth it to whoever sits there, and to nobody else for knowing more.
func TestEvalIsFair(t *testing.T) {
	gametest.Evals[State]{Def: Def, Moved: reseated, Chair: gametest.Next}.Prove(t)
}

// TestMoreIsNeverWorse gives the seat to move more of what is always good. Crafts are not tried at the levels next to the
// bonus card, which is worth something of its own to those who may still get it, nor with weapons on the board, where a
// weapon may come to beat another one of the same seat.
func TestMoreIsNeverWorse(t *testing.T) {
	for seats := 2; seats <= MaxSeats; seats++ {
		for _, s := range gametest.Positions[State](t, Def, seats, 3) {
			p := s.Turn()
			before := Eval(&s, p)
			try := func(what string, f func(q *Seat)) {
				more := s
				f(&more.Seats[p])
				if after := Eval(&more, p); after < before {
					t.Fatalf("%d seats, season %d, time %d: %s takes %d to %d", seats, s.Season, s.Time(p), what, before, after)
				}
			}
			try("a gold piece", func(q *Seat) { q.Gold++ })
			try("a race tile", func(q *Seat) { q.Race[Elves]++ })
			try("a region tile", func(q *Seat) { q.Regions |= 1 << Forest })
			try("a defeated weapon", func(q *Seat) { q.Defeated[Standard]++ })
			onBoard := s.OnBoard(p)
			for w := range Weapon(Weapons) {
				if q := &s.Seats[p]; q.Level[w] < 3 && onBoard == [Qualities]int{} {
					try("a level in "+WeaponNames[w], func(q *Seat) { q.Level[w]++ })
				}
			}
		}
	}
}

// TestAWarComesAsItIsForeseen: what the forecast counts for a seat is what the war at the season's end brings it.
func TestAWarComesAsItIsForeseen(t *testing.T) {
	wars := 0
	for seats := 2; seats <= MaxSeats; seats++ {
		for _, s := range gametest.Positions[State](t, Def, seats, 4) {
			after := s
			after.war(nil)
			after.repairs(nil)
			if after.Seats == s.Seats {
				continue
			}
			wars++
			for p := range game.Player(seats) {
				var f [features]int16
				s.count(p, &f)
				q := &after.Seats[p]
				if got, want := f[fRepair]+f[fWarGold], q.Gold-s.Seats[p].Gold; got != want {
					t.Fatalf("%d seats, seat %d: %d gold foreseen, %d came", seats, p, got, want)
				}
				if got, want := int(f[fDefeated]), q.DefeatedTotal(&House); got != want {
					t.Fatalf("%d seats, seat %d: %d defeated foreseen, %d came", seats, p, got, want)
				}
				if got, want := int(f[fPrize]), after.prize(p); got != want {
					t.Fatalf("%d seats, seat %d: a prize of %d foreseen, %d came", seats, p, got, want)
				}
			}
		}
	}
	if wars < 1000 {
		t.Errorf("only %d wars were foreseen", wars)
	}
}

// TestEvalIsTheGoldInTheEnd: once the year is over, nothing is guessed; the tie-break counts less than a piece.
func TestEvalIsTheGoldInTheEnd(t *testing.T) {
	for seats := 2; seats <= MaxSeats; seats++ {
		all := gametest.Positions[State](t, Def, seats, 3)
		s := all[len(all)-1]
		for s.Depth > 0 {
			s.Apply(s.Legal(nil)[0], nil)
		}
		for p := range game.Player(seats) {
			if w, gold := Eval(&s, p), 100*int32(s.Seats[p].Gold); w < gold || w >= gold+100 {
				t.Errorf("%d hundredths at the end are worth %d", gold, w)
			}
		}
	}
}

func TestTimeNeverRunsBackwards(t *testing.T) {
	for seats := 2; seats <= MaxSeats; seats++ {
		var last [MaxSeats]int
		stall := uint8(0)
		for _, s := range gametest.Positions[State](t, Def, seats, 1) {
			for p := range game.Player(seats) {
				now := s.Time(p)
				// A war empties battlefields, a full one becomes a token, and a standstill that is broken leads nowhere.
				if now < last[p]-3 && s.Stall >= stall || now >= timeEnd {
					t.Fatalf("seat %d of %d: time %d after %d", p, seats, now, last[p])
				}
				last[p] = now
			}
			stall = s.Stall
		}
	}
}

func TestKnotsCoverTheYear(t *testing.T) {
	for time := range timeEnd {
		k, part, whole := KnotOf(time)
		if part < 0 || part >= whole || k+1 == Knots && part > 0 {
			t.Fatalf("time %d: %d of %d past knot %d", time, part, whole, k)
		}
		for table := range 2 {
			for f := range weights {
				row := weights[f][table*Knots : (table+1)*Knots]
				want := int(row[k])
				if part > 0 {
					want = (int(row[k])*(whole-part) + int(row[k+1])*part) / whole
				}
				if int(present()[table][time][f]) != want {
					t.Fatalf("%s at time %d: %d, want %d", FeatureNames[f], time, present()[table][time][f], want)
				}
			}
		}
	}
	for f, name := range FeatureNames {
		if name == "" {
			t.Errorf("feature %d has no name", f)
		}
		for c, w := range weights[f] {
			if low, high := Bounds(f); w < low || w > high {
				t.Errorf("%s in column %d is %d, not within %d and %d", name, c, w, low, high)
			}
		}
	}
}

// TestABatchIsSearchedInOneOrder: forging three of eight kinds goes 164 ways in one order, more than 500 in any.
func TestABatchIsSearchedInOneOrder(t *testing.T) {
	s := base(4)
	q := &s.Seats[0]
	q.Gold, q.Level, s.CraftOpen, s.KingdomOpen = 300, [4]byte{5, 5, 5, 5}, [5]byte{}, [3]byte{}
	looked := 0
	counting := *Def
	counting.Eval = func(s game.State, p game.Player) int32 {
		looked++
		return Eval(s, p)
	}
	bot.Choose(&counting, s, 0, game.Level{Width: 200, Deals: 1}, 1)
	if ends := looked / 4; ends > 2*164 {
		t.Errorf("%d ends of turns were looked at", ends)
	}
	var first, second State
	first, second = *s, *s
	for _, k := range []Kind{0, 3, 7} {
		first.Apply(Forge(k), nil)
	}
	for _, k := range []Kind{7, 0, 3} {
		second.Apply(Forge(k), nil)
	}
	if first != second {
		t.Error("the order of a batch matters")
	}
}

// TestTheRichestTurnIsBounded: five of eight kinds go 1,286 ways, and everything else besides.
func TestTheRichestTurnIsBounded(t *testing.T) {
	s := base(4)
	s.owns('R', BigForge)
	q := &s.Seats[0]
	q.Gold, q.Level, q.Coins = 300, [4]byte{6, 6, 6, 6}, [4]byte{6, 6, 6, 6}
	q.Held = [8]uint16{4, 4, 4, 4, 4, 4, 4, 4}
	s.BonusReady, s.BonusHolder = 15, [4]game.Player{}
	s.kingdoms(DriveTheWorkers, SmugglersRoad, NightShift)
	looked := 0
	counting := *Def
	counting.Eval = func(s game.State, p game.Player) int32 {
		looked++
		return Eval(s, p)
	}
	for _, level := range []game.Level{Def.Levels[0], Def.Levels[1], {ID: "quick knight", Width: 16, Iterations: 12, Horizon: 20}} {
		looked = 0
		bot.Choose(&counting, s, 0, level, 1)
		t.Logf("%s: %d positions", level.ID, looked)
		if looked > 60000 {
			t.Errorf("a %s looked at %d positions for one decision", level.ID, looked)
		}
	}
}
