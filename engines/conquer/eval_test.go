package conquer

import (
	"slices"
	"testing"

	"tabard/engines/bot"
	"tabard/engines/game"
	"tabard/engines/gametest"
)

// midgame are every so many positions of a game between quick bots, after the set-up, the last included.
func midgame(tb testing.TB, seats, every int) (some []State) {
	tb.Helper()
	all := games[seats]
	if all == nil {
		s, err := New(Def.DefaultSetup(seats, uint64(seats)))
		if err != nil {
			tb.Fatal(err)
		}
		for s.Depth > 0 {
			if s.Round > 0 {
				all = append(all, *s)
			}
			s.Apply(bot.Choose(Def, s, s.Turn(), Def.Levels[0], 3), nil)
		}
		all = append(all, *s)
		games[seats] = all
	}
	for i := (len(all) - 1) % every; i < len(all); i += every {
		some = append(some, all[i])
	}
	return some
}

// games are the games that midgame has played, by seats.
var games [MaxSeats + 1][]State

// reseated is the position with every seat's things moved on to the next chair, its kingdom included.
func reseated(t *testing.T, s State) State {
	n := game.Player(s.N)
	next := func(p game.Player) game.Player { return gametest.Next(p, n) }
	o := s
	for p := range n {
		o.Seats[next(p)] = s.Seats[p]
		o.Placement.Seats[next(p)] = s.Placement.Seats[p]
	}
	for i := range s.Vows {
		o.Vows[i].Owner = next(s.Vows[i].Owner)
	}
	for i := range s.Depth {
		o.Frames[i].Who = next(s.Frames[i].Who)
	}
	o.First, o.Current, o.Finisher = next(s.First), next(s.Current), next(s.Finisher)
	if s.Fight != (Fight{}) {
		o.Fight.Owner = next(s.Fight.Owner)
	}
	b, err := boardOf(o.Placement)
	if err != nil {
		t.Fatal(err)
	}
	o.board = b
	return o
}

// What a position is worth is worth it to whoever sits there, and to nobody else for knowing more, until the last round
// begins: then the others' hands count as a deal has filled them.
func TestEvalIsFair(t *testing.T) {
	gametest.Evals[State]{Def: Def, Positions: func(seats int) []State { return midgame(t, seats, 5) },
		Moved: func(s State) State { return reseated(t, s) }, Chair: gametest.Next,
		Bared: func(s *State) bool { return s.Finisher != game.Nobody }}.Prove(t)
}

func TestMoreIsNeverWorse(t *testing.T) {
	for seats := 2; seats <= MaxSeats; seats++ {
		for _, s := range midgame(t, seats, 7) {
			if s.Over {
				break
			}
			p := s.Current
			before := Eval(&s, p)
			try := func(what string, f func(q *Seat)) {
				more := s
				f(&more.Seats[p])
				if after := Eval(&more, p); after < before {
					t.Fatalf("%d seats, round %d: %s takes %d to %d", seats, s.Round, what, before, after)
				}
			}
			try("a coin", func(q *Seat) { q.Coins++ })
			for r := range Resource(Resources) {
				try("one "+ResourceNames[r], func(q *Seat) { q.Stock[r]++ })
			}
			try("a peasant", func(q *Seat) { q.Spare++ })
			try("a captured peasant", func(q *Seat) { q.Captured++ })
			try("an arrow", func(q *Seat) { q.Arrows++ })
		}
	}
}

func TestABriskAttackAllocatesNothing(t *testing.T) {
	f := base(t, 2).man(0, Champion, "(0,0)").man(1, Warrior, "(1,0)")
	f.Brisk()
	c := *f.State
	a := Attack(f.at("(0,0)"), f.at("(1,0)"), AmmoNone)
	if n := testing.AllocsPerRun(20, func() { c = *f.State; c.Apply(a, nil) }); n != 0 {
		t.Errorf("a brisk attack allocates %v times", n)
	}
}

// TestABriskAttackIsWorthAllItsOutcomes compares what a search counts on with the worth of each outcome by its odds.
func TestABriskAttackIsWorthAllItsOutcomes(t *testing.T) {
	s := base(t, 2).man(0, Knight, "(0,0)").man(1, Warrior, "(1,0)").town(0, Farm, 1, "(-5,0)").town(1, Farm, 1, "(5,0)")
	a := Attack(s.at("(0,0)"), s.at("(1,0)"), AmmoNone)
	hit := *s.State
	hit.Dice = game.Script(3, 4, 4, 4, 4, 4, 0, 0, 0)
	hit.Apply(a, nil)
	miss := *s.State
	miss.Dice = game.Script(3, 0, 0, 0, 0, 0, 2, 2, 2)
	miss.Apply(a, nil)
	hurt := *s.State
	hurt.Dice = game.Script(3, 0, 0, 0, 0, 0, 5, 2, 2, 4, 4, 4, 0, 0, 0, 0, 0)
	hurt.Apply(a, nil)
	hurt.Apply(Counter(AmmoNone), nil)
	is(s, "outcomes", [3]uint8{hit.Seats[1].NArmy, miss.Seats[1].NArmy, hurt.Seats[0].NArmy}, [3]uint8{0, 1, 0})
	win, loss := Exchange(house().AttackOdds(5, 3), house().AttackOdds(3, 5), house().AttackOdds(5, 3))
	b := *s.State
	b.Brisk()
	b.Apply(a, nil)
	for p := range game.Player(2) {
		want := (int64(win)*int64(Eval(&hit, p)) + int64(loss)*int64(Eval(&hurt, p)) + int64(One65536-win-loss)*int64(Eval(&miss, p))) >> 16
		if got := int64(Eval(&b, p)); got < want-1 || got > want+1 {
			t.Errorf("seat %d counts on %d, its outcomes are worth %d", p, got, want)
		}
	}
}

// TestBriskPositionsAreSound: what a search looks at is legal, is asked of nobody out of turn, and leads to sound positions.
func TestBriskPositionsAreSound(t *testing.T) {
	r := game.NewRand(8, 8)
	for seats := 2; seats <= MaxSeats; seats++ {
		for _, s := range midgame(t, seats, 15) {
			if s.Over {
				break
			}
			s.Brisk()
			own := false // a window is answered first
			for n := 0; n < 60 && !s.Over; n++ {
				likely := s.Legal(nil)
				real := s
				real.brisk = brisk{}
				legal := real.Legal(nil)
				if len(likely) == 0 {
					t.Fatalf("%d seats, round %d: a search knows no answer to %s", seats, s.Round, Def.FrameText(s.Prompt()))
				}
				for _, a := range likely {
					if game.Index(legal, a) < 0 {
						t.Fatalf("%d seats, round %d: %s is not legal", seats, s.Round, Def.ActionText(a))
					}
				}
				s.Apply(likely[r.Intn(len(likely))], nil)
				if err := s.Check(); err != nil {
					t.Fatal(err)
				}
				if own = own || s.Turn() == s.Current; own && !s.Over && s.Turn() != s.Current {
					t.Fatalf("seat %d is asked %s in the turn of %d", s.Turn(), Def.FrameText(s.Prompt()), s.Current)
				}
			}
		}
	}
}

// TestTheOrderOfMarchesEndsWithTheTurn: a search that has moved its last soldier can move all of them again in its next turn,
// and so can the others in theirs.
func TestTheOrderOfMarchesEndsWithTheTurn(t *testing.T) {
	s := base(t, 2).man(0, Warrior, "(0,-4)").man(0, Warrior, "(0,4)").man(1, Warrior, "(4,-4)")
	c := *s.State
	c.Brisk()
	moves := func(cells ...string) {
		t.Helper()
		var want []game.Action
		for _, text := range cells {
			want = append(want, Move(s.at(text)))
		}
		var got []game.Action
		for _, a := range c.Legal(nil) {
			if a.Kind == KindMove {
				got = append(got, a)
			}
		}
		if !slices.Equal(got, want) {
			t.Errorf("turn %d of seat %d: a search may move %v, not %v", c.Seats[c.Current].Turns, c.Current, got, want)
		}
	}
	ends := func() {
		t.Helper()
		for p := c.Current; c.Current == p; {
			c.Apply(EndTurn(), nil)
		}
		for c.Prompt().Kind != FrameMain {
			c.Apply(c.Legal(nil)[0], nil)
		}
	}
	moves("(0,-4)", "(0,4)")
	c.Apply(Move(s.at("(0,4)")), nil)
	c.Apply(Stay(), nil)
	moves()
	ends()
	moves("(4,-4)")
	ends()
	moves("(0,-4)", "(0,4)")
}

// best is what a squire without a taste of its own answers.
func (s stage) best() game.Action {
	s.t.Helper()
	level := Def.Levels[1]
	level.Noise = 0
	return bot.Choose(Def, game.View(s.State, s.Turn()), s.Turn(), level, 1)
}

// plays lets a squire finish the turn, every window passed, and returns what it did.
func (s stage) plays() (done []game.Action) {
	s.t.Helper()
	for p := s.Current; s.Current == p && !s.Over; {
		a := Pass()
		if s.Turn() == p {
			a = s.best()
			done = append(done, a)
		}
		s.does(a)
	}
	return done
}

// calmUntil declines whatever is asked before that question.
func (s stage) calmUntil(kind uint8) stage {
	s.t.Helper()
	for s.Prompt().Kind != kind {
		s.does(Pass())
	}
	return s
}

func (s stage) decides(want game.Action) {
	s.t.Helper()
	if got := s.best(); got != want {
		s.t.Errorf("seat %d answers %s with %s, not %s", s.Turn(), Def.FrameText(s.Prompt()), Def.ActionText(got), Def.ActionText(want))
	}
}

func TestBotsSeeWhatIsClear(t *testing.T) {
	// country is a position in which both have what a lord begins with, far from each other.
	country := func(t *testing.T) stage {
		return base(t, 2).town(0, Farm, 1, "(-7,0)").town(0, Quarry, 1, "(-7,4)").man(0, Warrior, "(-6,-1)").man(0, Warrior, "(-6,3)").
			town(1, Farm, 1, "(6,0)").town(1, Quarry, 1, "(6,-4)").man(1, Warrior, "(5,0)").man(1, Warrior, "(5,-4)")
	}
	gametest.Scenarios{
		{"the objective that wins is claimed", func(t *testing.T) {
			s := country(t).has(0, 6, 12).has(1, 1).wants(0, 44)
			s.plays()
			is(s, "finisher", s.Finisher, 0)
		}},
		{"one that would lose the game is not", func(t *testing.T) {
			s := country(t).has(0, 1, 2).has(1, 48, 49).wants(0, 44)
			if a := s.best(); a.Kind == KindClaim {
				t.Errorf("%s", Def.ActionText(a))
			}
		}},
		{"what a near objective takes is bought, then it is claimed", func(t *testing.T) {
			s := country(t).wants(0, 37)
			s.Seats[0].Stock[Wood], s.Seats[0].Coins = 6, 2
			s.decides(Buy(Wood))
			s.does(Buy(Wood)).decides(Claim(37, 0))
		}},
		{"coins are not burnt", func(t *testing.T) {
			s := country(t)
			s.Seats[0].Stock, s.Seats[0].Coins, s.Seats[0].Arrows = [5]uint16{1, 1, 1, 1, 0}, 2, 2
			for _, a := range s.plays() {
				if martOf(a) != 0 || a.Kind == KindTradeUp || a.Kind == KindAmmo {
					t.Errorf("%s", Def.ActionText(a))
				}
			}
		}},
		{"an attack with good odds is made", func(t *testing.T) {
			s := country(t).man(0, Champion, "(0,0)").man(1, Warrior, "(1,0)")
			fights := false
			for _, a := range s.plays() {
				fights = fights || a.Kind == KindAttack
			}
			is(s, "attacked", fights, true)
		}},
		{"one with bad odds is not", func(t *testing.T) {
			s := country(t).man(0, Warrior, "(0,0)").man(1, Champion, "(1,0)")
			for _, a := range s.plays() {
				if a.Kind == KindAttack && a.B == s.at("(1,0)") {
					t.Errorf("%s", Def.ActionText(a))
				}
			}
		}},
		{"the last defender stays while an enemy is near", func(t *testing.T) {
			s := base(t, 2).town(0, Farm, 1, "(-1,0)").man(0, Warrior, "(-2,0)").town(1, Farm, 1, "(7,0)").man(1, Knight, "(3,0)")
			s.plays()
			is(s, "defended", s.defended(0, &s.Seats[0].Towns[0]), true)
		}},
		{"an open settlement is entered", func(t *testing.T) {
			s := country(t).town(1, Village, 1, "(1,4)").man(0, Warrior, "(-1,4)")
			s.Push(FrameRolled, 0, s.at("(-1,4)"), 0, 3)
			_, i := s.SoldierAt(s.at("(-1,4)"))
			s.Seats[0].Army[i].Flags = Moved | Acted
			s.decides(Enter(siteAt(t, s.board, "(1,4)")))
		}},
		{"a lost roll is mended with a card that turns it, not with one that does not", func(t *testing.T) {
			s := country(t).man(0, Knight, "(0,0)").man(1, Knight, "(1,0)").gives(1, WeakerFight).dice("a11100 d11000")
			s.does(Attack(s.at("(0,0)"), s.at("(1,0)"), AmmoNone)).calmUntil(FramePost).decides(Play(WeakerFight, 0, 0))
			s = country(t).man(0, Knight, "(0,0)").man(1, Knight, "(1,0)").gives(1, WeakerFight).dice("a22222 d10000")
			s.does(Attack(s.at("(0,0)"), s.at("(1,0)"), AmmoNone)).calmUntil(FramePost).decides(Pass())
		}},
	}.Run(t)
}

func TestWinSharesAreThoseOfTheDice(t *testing.T) {
	for a := Warrior; a <= Catapult; a++ {
		for d := Warrior; d <= Catapult; d++ {
			o := house().AttackOdds(House.AttackDice(a, false, 2), House.Soldiers[d].Defence)
			if want := uint8(o.Wins * 255 / o.All()); house().winShares[a][d] != want {
				t.Errorf("%d against %d: %d, want %d", a, d, house().winShares[a][d], want)
			}
		}
	}
}
