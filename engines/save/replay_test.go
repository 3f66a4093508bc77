package save_test

import (
	"errors"
	"slices"
	"testing"

	"tabard/engines/game"
	"tabard/engines/save"
	"tabard/engines/save/savetest"
)

// with puts another game in the place of toy for one test.
func with(t *testing.T, d *game.Def) {
	t.Helper()
	old := save.ByCode
	save.ByCode = func(code uint8) *game.Def {
		if d != nil && code == d.Code {
			return d
		}
		return nil
	}
	t.Cleanup(func() { save.ByCode = old })
}

func TestReplayLeadsToTheSnapshot(t *testing.T) {
	for seats := toy.MinSeats; seats <= toy.MaxSeats; seats++ {
		for _, moves := range []int{0, 1, 100, -1} {
			g := savetest.Played(t, toy, seats, 11, moves)
			line, err := save.Replay(g)
			if err != nil {
				t.Fatalf("%d seats, %d moves: %v", seats, moves, err)
			}
			end, err := save.Pack(line.Final)
			if err != nil {
				t.Fatal(err)
			}
			if !line.Verified || line.Lost || !slices.Equal(end, g.Snapshot) || len(line.Moves) != len(g.Moves) ||
				len(line.Counts) != len(g.Moves) || line.Def != toy {
				t.Errorf("%d seats, %d moves: %+v", seats, moves, line)
			}
		}
	}
}

func TestReplayOfARebasedGameGoesOnFromThere(t *testing.T) {
	g := savetest.Played(t, toy, 3, 11, 40)
	g.Rebase(toy)
	_, s, err := save.Open(g)
	if err != nil {
		t.Fatal(err)
	}
	for range 40 {
		legal := s.Legal(nil)
		s.Apply(legal[len(legal)-1], nil)
		g.Add(len(legal)-1, s)
	}
	if g.Snapshot, err = save.Pack(s); err != nil {
		t.Fatal(err)
	}
	line, err := save.Replay(g)
	if err != nil || !line.Verified || len(line.Moves) != 40 {
		t.Errorf("%+v, %v", line, err)
	}
}

func TestWalkShowsEveryPosition(t *testing.T) {
	g := savetest.Played(t, toy, 4, 12, -1)
	s, err := toy.New(g.Setup)
	if err != nil {
		t.Fatal(err)
	}
	n := 0
	line, err := save.Walk(g, func(i int, before game.State, a game.Action, options int) (game.State, error) {
		if i != n {
			t.Fatalf("move %d after %d moves", i, n)
		}
		n++
		x, _ := game.Hash(before, nil)
		if y, _ := game.Hash(s, nil); x != y {
			t.Fatalf("move %d: another position", i)
		}
		if k := len(s.Legal(nil)); k != options {
			t.Fatalf("move %d is one of %d, not of %d", i, k, options)
		}
		if err := game.Play(s, a, nil); err != nil {
			t.Fatal(err)
		}
		if i%2 == 0 { // in place or not
			return s.Clone(), nil
		}
		before.Apply(a, nil)
		return before, nil
	})
	if err != nil || n != len(g.Moves) || !line.Verified {
		t.Fatalf("%d of %d moves: %v", n, len(g.Moves), err)
	}
	stop := errors.New("stop")
	n = 0
	if line, err := save.Walk(g, func(_ int, s game.State, _ game.Action, _ int) (game.State, error) { n++; return s, stop }); err != stop || line != nil || n != 1 {
		t.Errorf("%+v, %v after %d moves", line, err, n)
	}
}

// What does not replay opens at its snapshot and says that history is lost.
func TestLostHistory(t *testing.T) {
	tests := []struct {
		name  string
		spoil func(*save.Game)
	}{
		{"another seed", func(g *save.Game) { g.Setup.Seed++ }},
		{"another option", func(g *save.Game) { g.Setup.Options[0] = 1 + (g.Setup.Options[0]+1)%2 }},
		{"an option out of range", func(g *save.Game) { g.Setup.Options[11] = 9 }},
		{"an option index that is no option", func(g *save.Game) { g.Moves[5] = 60000 }},
		{"a missing move", func(g *save.Game) { g.Moves = g.Moves[:len(g.Moves)-1] }},
		{"a move more", func(g *save.Game) { g.Moves = append(g.Moves, 0) }},
		{"another hash", func(g *save.Game) { g.Hashes[1]++ }},
		{"a base that does not open", func(g *save.Game) { g.Base = []byte{1, 2, 3} }},
	}
	for _, tt := range tests {
		g := savetest.Played(t, toy, 3, 5, 70)
		tt.spoil(&g)
		line, err := save.Replay(g)
		if !errors.Is(err, save.ErrHistory) {
			t.Errorf("%s: %v", tt.name, err)
			continue
		}
		x, _ := save.Pack(line.Start)
		y, _ := save.Pack(line.Final)
		if !line.Lost || line.Verified || len(line.Moves) != 0 || !slices.Equal(x, g.Snapshot) || !slices.Equal(y, g.Snapshot) {
			t.Errorf("%s: %+v", tt.name, line)
		}
	}
}

func TestReplayWithoutASnapshot(t *testing.T) {
	g := savetest.Played(t, toy, 2, 5, 10)
	g.Snapshot = g.Snapshot[1:]
	if line, err := save.Replay(g); line != nil || !errors.Is(err, save.ErrBroken) {
		t.Errorf("%+v, %v", line, err)
	}
	g.Code = 255
	if line, err := save.Replay(g); line != nil || !errors.Is(err, save.ErrUnknownGame) {
		t.Errorf("%+v, %v", line, err)
	}
	if _, _, err := save.Open(g); !errors.Is(err, save.ErrUnknownGame) {
		t.Errorf("open: %v", err)
	}
}

// Other rules that still lead to the same positions keep the history; rules that do not lose it.
func TestOtherRules(t *testing.T) {
	g := savetest.Played(t, toy, 3, 5, 70)
	next := *toy
	next.Rules++
	with(t, &next)
	if line, err := save.Replay(g); err != nil || !line.Verified {
		t.Errorf("rules that changed nothing: %v", err)
	}
	// A program of today leaves a game of tomorrow's rules alone: it might read the position wrongly.
	tomorrow := g
	tomorrow.Rules = next.Rules + 1
	if _, err := save.Encode(tomorrow); !errors.Is(err, save.ErrNewer) {
		t.Errorf("newer rules: %v", err)
	}
	next.New = func(s game.Setup) (game.State, error) { s.Seed++; return toy.New(s) }
	line, err := save.Replay(g)
	if !errors.Is(err, save.ErrHistory) || !line.Lost {
		t.Fatalf("rules that changed the deal: %v", err)
	}
	g.Rebase(line.Def)
	if line, err = save.Replay(g); err != nil || !line.Verified || g.Rules != next.Rules {
		t.Errorf("after rebase: %+v, %v", line, err)
	}
}

// brittle is a state whose rules fail at chosen places.
type brittle struct {
	game.State
	where string
}

func (b brittle) Apply(a game.Action, out *game.Sink) {
	if b.where == "Apply" {
		panic("apply")
	}
	b.State.Apply(a, out)
}

func (b brittle) Legal(dst []game.Action) []game.Action {
	if b.where == "Legal" {
		panic("legal")
	}
	return b.State.Legal(dst)
}

func (b brittle) MarshalMsg(buf []byte) ([]byte, error) {
	if b.where == "MarshalMsg" {
		panic("marshal")
	}
	return b.State.MarshalMsg(buf)
}

func (b brittle) UnmarshalMsg(buf []byte) ([]byte, error) {
	if b.where == "UnmarshalMsg" {
		panic("unmarshal")
	}
	return b.State.UnmarshalMsg(buf)
}

func (b brittle) Check() error {
	if b.where == "Check" {
		panic("check")
	}
	return b.State.Check()
}

// A panic of the rules must not end the program.
func TestRulesThatPanic(t *testing.T) {
	g := savetest.Played(t, toy, 3, 5, 70)
	for _, where := range []string{"Apply", "Legal", "MarshalMsg", "UnmarshalMsg", "Check", "New"} {
		d := *toy
		d.New = func(set game.Setup) (game.State, error) {
			if where == "New" {
				panic("new")
			}
			s, err := toy.New(set)
			return brittle{s, where}, err
		}
		d.Zero = func() game.State { return brittle{toy.Zero(), where} }
		d.Whole = nil
		with(t, &d)
		line, err := save.Replay(g)
		want := save.ErrHistory
		if where == "UnmarshalMsg" || where == "Check" {
			want = save.ErrBroken
		}
		if !errors.Is(err, want) || (line != nil) != (want == save.ErrHistory) {
			t.Errorf("%s: %+v, %v", where, line, err)
		}
		if _, err := save.Rebuild(g, 5, func(int) (int, error) { return 0, nil }, nil); (err == nil) != (where == "UnmarshalMsg" || where == "Check") {
			t.Errorf("rebuild, %s: %v", where, err)
		}
	}
}

func TestRebuildPicksTheSameGame(t *testing.T) {
	g := savetest.Played(t, toy, 4, 6, 80)
	bare := g
	bare.Moves, bare.Hashes, bare.Snapshot = nil, nil, nil
	i := 0
	got, err := save.Rebuild(bare, len(g.Moves), func(count int) (int, error) {
		i++
		return int(g.Moves[i-1]), nil
	}, nil)
	if err != nil {
		t.Fatal(err)
	}
	if !slices.Equal(got.Moves, g.Moves) || !slices.Equal(got.Hashes, g.Hashes) || !slices.Equal(got.Snapshot, g.Snapshot) {
		t.Error("rebuilt another game")
	}
	for name, pick := range map[string]func(int) (int, error){
		"an option too far":  func(n int) (int, error) { return n, nil },
		"a negative option":  func(int) (int, error) { return -1, nil },
		"a picker's refusal": func(int) (int, error) { return 0, errors.New("no") },
	} {
		if _, err := save.Rebuild(bare, 3, pick, nil); !errors.Is(err, save.ErrBroken) {
			t.Errorf("%s: %v", name, err)
		}
	}
	if _, err := save.Rebuild(bare, save.MaxMoves+1, nil, nil); !errors.Is(err, save.ErrBroken) {
		t.Errorf("too many moves: %v", err)
	}
	over := savetest.Played(t, toy, 2, 6, -1)
	if _, err := save.Rebuild(over, 0, nil, nil); err != nil {
		t.Errorf("no moves: %v", err)
	}
	bare.Code = 255
	if _, err := save.Rebuild(bare, 1, nil, nil); !errors.Is(err, save.ErrUnknownGame) {
		t.Errorf("unknown game: %v", err)
	}
}

func TestCutTakesHashesBack(t *testing.T) {
	long, short := savetest.Played(t, toy, 3, 5, 100), savetest.Played(t, toy, 3, 5, 64)
	cut := long
	cut.Cut(64)
	if !slices.Equal(cut.Moves, short.Moves) || !slices.Equal(cut.Hashes, short.Hashes) {
		t.Errorf("%d moves, %d hashes", len(cut.Moves), len(cut.Hashes))
	}
	kept := slices.Clone(long.Moves)
	_, s, _ := save.Open(short)
	cut.Add(7, s)
	if !slices.Equal(long.Moves, kept) {
		t.Error("adding to the cut game wrote into the long one")
	}
	cut.Cut(63)
	if len(cut.Moves) != 63 || len(cut.Hashes) != 1 {
		t.Errorf("%d moves, %d hashes", len(cut.Moves), len(cut.Hashes))
	}
}

func TestAViewIsNoSave(t *testing.T) {
	g := savetest.Played(t, toy, 3, 5, 40)
	_, s, err := save.Open(g)
	if err != nil {
		t.Fatal(err)
	}
	if g.Snapshot, err = save.Pack(game.View(s, 0)); err != nil {
		t.Fatal(err)
	}
	if err := save.Check(g); !errors.Is(err, save.ErrBroken) {
		t.Errorf("a snapshot without its random streams: %v, want ErrBroken", err)
	}
}
