package conquer

import (
	"fmt"
	"testing"

	"tabard/engines/game"
	"tabard/engines/gametest"
)

// spots are the spaces that the legal actions of a kind name: their first argument, or their second.
func (s stage) spots(k game.Kind, second bool) (set CellSet) {
	for _, a := range s.Legal(nil) {
		switch {
		case a.Kind == k && second:
			set.Add(a.B)
		case a.Kind == k:
			set.Add(a.A)
		}
	}
	return set
}

// goesTo compares where the soldier that has just rolled may go.
func (s stage) goesTo(want string) stage {
	s.t.Helper()
	s.asks(0, FrameRolled)
	wantCells(s.t, s.board, "destinations", s.spots(KindMoveTo, false), want)
	return s
}

// shoots says whether a soldier of seat 0 may attack an enemy there, with one arrow or stone.
func shoots(t *testing.T, x SoldierType, from, to string, want bool, edits ...string) stage {
	t.Helper()
	s := base(t, 2, edits...).man(0, x, from).man(1, Warrior, to)
	s.Seats[0].Arrows, s.Seats[0].Stock[Stone] = 1, 1
	if sees := s.spots(KindAttack, true) != (CellSet{}); sees != want {
		t.Errorf("%s at %s attacks %s with %v: %t", SoldierNames[x], from, to, edits, sees)
	}
	return s
}

func TestShotsOverTheField(t *testing.T) {
	gametest.Scenarios{
		{"CQ-28 of two equal ways a clear one is enough (R-64)", func(t *testing.T) {
			for _, c := range [...]struct {
				edits []string
				sees  bool
				sight Sight
			}{{nil, true, SightClear}, {[]string{"F@(1,0)"}, true, SightClear}, {[]string{"F@(1,0)", "F@(0,1)"}, false, SightStones},
				{[]string{"M@(1,0)", "F@(0,1)"}, false, SightStones}} {
				s := shoots(t, Archer, "(0,0)", "(1,1)", c.sees, c.edits...)
				is(s, "distance", s.board.Dist(s.at("(0,0)"), s.at("(1,1)")), 2)
				is(s, "sight", s.board.sight(s.at("(0,0)"), s.at("(1,1)"), &CellSet{}), c.sight)
			}
		}},
		{"CQ-29 a straight line is one way", func(t *testing.T) {
			shoots(t, Archer, "(0,0)", "(3,0)", true)
			s := shoots(t, Archer, "(0,0)", "(3,0)", false, "M@(2,0)")
			is(s, "sight", s.board.sight(s.at("(0,0)"), s.at("(3,0)"), &CellSet{}), SightBlocked)
			shoots(t, Archer, "(0,0)", "(3,0)", true, "L@(1,0)", "R@(2,0)") // water hides nothing
			shoots(t, Archer, "(0,0)", "(3,0)", true).man(0, Warrior, "(1,0)").man(1, Warrior, "(2,0)").offers(KindAttack, 3)
		}},
		{"CQ-31 the forest that archer and target stand in hides nothing", func(t *testing.T) {
			shoots(t, Archer, "(0,0)", "(3,0)", true, "F@(0,0)", "F@(3,0)")
		}},
		{"CQ-32 shots pass over settlements, and their spaces are counted (R-66)", func(t *testing.T) {
			woods := []string{"F@(1,0)", "F@(2,0)"}
			shoots(t, Archer, "(0,0)", "(3,0)", false, woods...)
			for owner := range game.Player(2) {
				for at, sees := range map[string]bool{"(3,0)": true, "(4,0)": true, "(5,0)": false} {
					s := base(t, 2, woods...).town(owner, Farm, 1, "(1,0)").man(0, Archer, "(0,0)").man(1, Warrior, at)
					s.Seats[0].Arrows = 1
					s.can(Attack(s.at("(0,0)"), s.at(at), AmmoArrow), sees)
				}
			}
		}},
		{"CQ-33 a stone passes where no mountain lies, at a die less (R-69)", func(t *testing.T) {
			s := shoots(t, Catapult, "(0,0)", "(5,1)", true, "M@(1,0)", "F@(0,1)").dice("a0 d000")
			is(s, "distance", s.board.Dist(s.at("(0,0)"), s.at("(5,1)")), 6)
			s.does(Attack(s.at("(0,0)"), s.at("(5,1)"), AmmoStone1)).asks(0, FrameMain)
			shoots(t, Catapult, "(0,0)", "(5,1)", false, "M@(1,0)", "M@(0,1)")
		}},
		{"CQ-34 round a bay the spaces that are there count (R-68)", func(t *testing.T) {
			s := shoots(t, Warrior, "(0,0)", "(1,1)", false, "x@(1,0)", "x@(0,1)")
			is(s, "distance", s.board.Dist(s.at("(0,0)"), s.at("(1,1)")), 4)
			shoots(t, Archer, "(0,0)", "(1,1)", true, "x@(1,0)", "x@(0,1)")
		}},
	}.Run(t)
}

// corridor is a way of single spaces to the east, with a forest on the second.
func corridor() (edits []string) {
	for q := -1; q <= 5; q++ {
		edits = append(edits, fmt.Sprintf("M@(%d,-1)", q), fmt.Sprintf("M@(%d,1)", q))
	}
	return append(edits, "F@(2,0)", "M@(-1,0)")
}

func TestMarchesOverTheField(t *testing.T) {
	gametest.Scenarios{
		{"CQ-35 a forest in the way costs two (R-49)", func(t *testing.T) {
			for points, want := range map[int]string{2: "(1,0)", 3: "(1,0) (2,0)", 4: "(1,0) (2,0) (3,0)"} {
				base(t, 2, corridor()...).man(0, Knight, "(0,0)").dice("m4").walks("(0,0)").goes(points).goesTo(want)
			}
		}},
		{"CQ-36 out of a forest it costs one (R-49)", func(t *testing.T) {
			s := base(t, 2, "F@(0,0)").man(0, Warrior, "(0,0)").dice("m3")
			s.walks("(0,0)").goes(1).goesTo("(1,0) (0,1) (-1,1) (-1,0) (0,-1) (1,-1)")
		}},
		{"CQ-43 a small river is crossed at its bridge, and fought across everywhere (R-17)", func(t *testing.T) {
			s := base(t, 2, riverEdits()...).man(0, Warrior, "(-1,0)").dice("m3").walks("(-1,0)")
			wantCells(t, s.board, "beyond the bridge", east(s.board, s.spots(KindMoveTo, false)), "(1,0) (2,0) (1,-1) (2,-1) (1,1)")
			s = base(t, 2, riverEdits()...).man(0, Warrior, "(-1,0)").dice("m4").walks("(-1,0)").goes(2)
			wantCells(t, s.board, "just beyond the bridge", east(s.board, s.spots(KindMoveTo, false)), "(1,0)")
			s = base(t, 2, riverEdits()...).man(0, Warrior, "(0,2)").man(1, Warrior, "(1,2)").dice("m4")
			s.can(Attack(s.at("(0,2)"), s.at("(1,2)"), AmmoNone), true).walks("(0,2)").goes(2)
			wantCells(t, s.board, "without a bridge", east(s.board, s.spots(KindMoveTo, false)), "")
		}},
		{"CQ-51 soldiers come out over land, and over no river", func(t *testing.T) {
			s := base(t, 2, "L@(0,0)", "(1,0)-(1,-1)", "(1,0)-(2,-1)").town(0, Farm, 1, "(1,0)")
			s.Seats[0].Reserve[0] = 1
			wantCells(t, s.board, "deployment", s.spots(KindDeploy, true), "(0,1) (0,2) (1,2) (2,-1) (2,1) (3,-1) (3,0)")
		}},
		{"CQ-57 two spaces lie between settlements, whoever has them (R-14, R-15)", func(t *testing.T) {
			for owner := range game.Player(2) {
				s := base(t, 2).town(owner, Farm, 1, "(1,0)")
				s.Seats[0].Coins, s.Seats[0].Stock = 9, [5]uint16{9, 9, 9, 9, 9}
				s.does(Establish(Farm)).can(PickSite(siteAt(t, s.board, "(4,0)")), false).can(PickSite(siteAt(t, s.board, "(5,0)")), true)
			}
		}},
		{"CQ-78 the boards are built as they are drawn", func(t *testing.T) {
			b := fixedBoard(t, Std2)
			gametest.Want(t, "spaces", b.Cells(), 333)
			gametest.Want(t, "terrain", count(b.terrain), [Terrains]int{Grass: 261, Forest: 56, Mountain: 10, Lake: 6})
			blocked, bridged := edges(t, b)
			gametest.Want(t, "borders with a river", [2]int{blocked, bridged}, [2]int{10, 1})
			wantCells(t, b, "mountains", terrainSet(b, Mountain), "(-4,-3) (-4,10) (-2,1) (-1,0) (4,-6) (4,-5) (5,-2) (5,-1) (9,-5) (9,-4)")
			wantCells(t, b, "lakes", terrainSet(b, Lake), "(-2,7) (1,-2) (2,-5) (3,-3) (5,3) (6,3)")
			north, south := cellOf(t, b, "(-6,4)"), cellOf(t, b, "(-6,5)")
			gametest.Want(t, "the bridge", b.Edge(north, b.direction(north, south)), EdgeBridge)
			kingdoms := [2]int{}
			for c := range Cell(b.Cells()) {
				for seat := range kingdoms {
					kingdoms[seat] += int(b.Kingdom(c) >> seat & 1)
				}
			}
			gametest.Want(t, "kingdoms", kingdoms, [2]int{111, 111})
			sides := 0
			eachFace(t, func(t *testing.T, name string, b *Board) {
				sides++
				gametest.Want(t, name, b.Cells(), 37)
			})
			gametest.Want(t, "sides, with the player tile", sides, 28+1)
			r := game.NewRand(78, 1)
			for l := range Layout(Layouts) {
				gametest.Want(t, LayoutNames[l]+" in one country", countries(fixedBoard(t, l)), 1)
				for range 3 {
					b, err := boardOf(RandomFill(l, &r))
					if err != nil {
						t.Fatal(err)
					}
					gametest.Want(t, LayoutNames[l]+" filled at random in one country", countries(b), 1)
				}
			}
		}},
		{"CQ-79 odds of dice without cards", func(t *testing.T) {
			gametest.Want(t, "three on three", house().AttackOdds(3, 3), Odds{23432, 10384, 46656 - 23432 - 10384})
			gametest.Want(t, "one on one", [2]int64{house().AttackOdds(1, 1).Wins, house().AttackOdds(1, 1).All()}, [2]int64{14, 36})
			five := house().AttackOdds(5, 3)
			gametest.Want(t, "five on three, in ten thousandths", (five.Wins*20000/five.All()+1)/2, 8189)
		}},
	}.Run(t)
}

// The board and the settlements that the scenarios speak of.
func TestFieldOfTheScenarios(t *testing.T) {
	b := meadow(t)
	gametest.Want(t, "spaces", b.Cells(), 271)
	gametest.Want(t, "terrain", count(b.terrain), [Terrains]int{Grass: 271})
	for c := range Cell(b.Cells()) {
		gametest.Want(t, "kingdoms of a space", b.Kingdom(c), 1<<MaxSeats-1)
		for d := range Directions {
			gametest.Want(t, "rivers", b.Edge(c, d), EdgeOpen)
		}
	}
	for first, want := range map[string]string{"(1,0)": "(1,0) (2,0) (1,1)", "(-5,0)": "(-5,0) (-4,0) (-5,1)"} {
		x := b.token(siteAt(t, b, first))
		var set CellSet
		for _, c := range x.all() {
			set.Add(c)
		}
		wantCells(t, b, "settlement", set, want)
	}
	s := base(t, 2).man(0, Knight, "(2,0)")
	is(s, "who stands there", s.soldier(s.at("(2,0)")), &s.Seats[0].Army[0])
	is(s, "flags of a fresh soldier", s.Seats[0].Army[0].Flags, 0)
	is(s, "purse", s.Seats[0].Goods(), Goods{})
	for p := range s.N {
		is(s, "cards", s.Seats[p].NAct+s.Seats[p].NObj+s.Seats[p].NOpen, 0)
	}
	s.asks(0, FrameMain)
	if err := s.Check(); err != nil {
		t.Error(err)
	}
}
