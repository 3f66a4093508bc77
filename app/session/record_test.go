package session

import (
	"errors"
	"slices"
	"strings"
	"testing"

	"tabard/engines/game"
	"tabard/engines/save"
)

func TestASavedGameOpensAsItWas(t *testing.T) {
	for _, c := range []struct{ name, seats, script string }{
		{"a new game", "HB", ""},
		{"after some acts", "HB", "take,take"},
		{"in the middle of a choice", "HB", "take,roast,pick 1"},
		{"in the middle of a choice after a forced answer", "HB", "roast,pick 0,pick 1,pay 1,roast,pick 2"},
		{"after a forced payment", "HB", "roast,pick 0,pick 1,pay 1,roast,pick 2,pick 3"},
		{"before what would be revealed", "HB", "flip"},
		{"after a reveal and one more act", "HB", "draw,take"},
		{"while a human answers a bot", "HB", "end,bot dare 0"},
		{"while a bot thinks", "HB", "take,end"},
		{"in the middle of a bot's choice", "HB", "take,end,bot roast,bot pick 1"},
		{"after an undo", "HB", "take,take,end,undo,undo"},
		{"behind the curtain", "HH", "lift,take,end"},
		{"a table of bots", "BB", "bot take"},
	} {
		t.Run(c.name, func(t *testing.T) {
			h := tavernOf(t, c.seats)
			h.play("at once")
			h.play(c.script)
			g := h.s.Save()
			s, out, err := Open(g)
			if err != nil {
				t.Fatal(err)
			}
			again := &host{t, s, out}
			if d := same(s.View(), h.s.View()); d != "" {
				t.Error(d)
			}
			if again.sight() != h.sight() {
				t.Errorf("\n got %s\nwant %s", again.sight(), h.sight())
			}
			if got := s.Save(); !slices.Equal(got.Moves, g.Moves) || !slices.Equal(got.Snapshot, g.Snapshot) || got.ID != g.ID ||
				got.Created != g.Created || got.Covered != g.Covered {
				t.Errorf("saved again: %+v\nwas %+v", got, g)
			}
			// Both go on alike.
			for range 3 {
				again.play("undo")
				h.play("undo")
				if d := same(s.View(), h.s.View()); d != "" {
					t.Error("after undo:", d)
				}
			}
		})
	}
}

func TestTheRecordGoesThroughBytes(t *testing.T) {
	h := tavernOf(t, "HB", "practice")
	h.play("take,roast,pick 1")
	b, err := save.Encode(h.s.Save())
	if err != nil {
		t.Fatal(err)
	}
	g, err := save.Decode(b)
	if err != nil {
		t.Fatal(err)
	}
	s, _, err := Open(g)
	if err != nil {
		t.Fatal(err)
	}
	if d := same(s.View(), h.s.View()); d != "" || !s.View().Practice {
		t.Error(d)
	}
}

func TestEveryChangeIsSaved(t *testing.T) {
	h := tavernOf(t, "HHB")
	if g := effect[Save](h).Game; len(g.Moves) != 0 || len(g.Snapshot) == 0 || g.Created != noon || g.Rules != 3 || g.Code != 250 {
		t.Errorf("a new game is saved as %+v", g)
	}
	moves := 0
	for _, step := range []struct {
		word string
		more int
	}{{"lift", 0}, {"take", 1}, {"roast", 1}, {"pick 1", 1}, {"cancel", -2}, {"undo", -1}, {"end", 1}, {"lift", 0}, {"end", 1},
		{"bot take", 1}, {"look 0", 0}} {
		h.play(step.word)
		moves += step.more
		e := effect[Save](h)
		if e.Rev != h.s.View().Rev || len(e.Game.Moves) != moves {
			t.Errorf("%s: saved revision %d of %d with %d moves, want %d", step.word, e.Rev, h.s.View().Rev, len(e.Game.Moves), moves)
		}
		if now := h.s.Save(); !slices.Equal(now.Moves, e.Game.Moves) || !slices.Equal(now.Snapshot, e.Game.Snapshot) {
			t.Errorf("%s: the save is not the present", step.word)
		}
	}
	h.do(Rename{"  Sunday\u202e night "})
	if e := effect[Save](h); e.Game.Title != "Sunday night" || h.s.View().Title != "Sunday night" {
		t.Errorf("renamed %q", e.Game.Title)
	}
}

func TestHashesAreKeptInStep(t *testing.T) {
	h := tavernOf(t, "HB", "practice")
	h.play("at once")
	for len(h.s.steps) < 2*save.HashEvery+3 {
		roasts := strings.Repeat("roast,pick 0,pick 1,pay 0,", 3)
		h.play(roasts + "end")
		h.play("bot " + strings.ReplaceAll(strings.TrimSuffix(roasts, ","), ",", ",bot "))
	}
	g := h.s.Save()
	if len(g.Hashes) != 2 {
		t.Fatalf("%d hashes for %d moves", len(g.Hashes), len(g.Moves))
	}
	for len(h.s.steps) >= save.HashEvery {
		h.play("undo")
	}
	if g := h.s.Save(); len(g.Hashes) != 0 {
		t.Errorf("%d hashes for %d moves", len(g.Hashes), len(g.Moves))
	}
	if _, _, err := Open(g); err != nil {
		t.Error(err)
	}
}

func TestASaveThatDoesNotReplayOpensAtItsPresent(t *testing.T) {
	h := tavernOf(t, "HB")
	h.play("at once,take,end,bot take,bot end,take")
	for _, c := range []struct {
		name string
		harm func(*save.Game)
	}{
		{"a move that is not possible", func(g *save.Game) { g.Moves[1] = 99 }},
		{"a move that leads elsewhere", func(g *save.Game) { g.Moves[0] = 2 }},
		{"a move too few", func(g *save.Game) { g.Moves = g.Moves[:2] }},
		{"moves after the end", func(g *save.Game) { g.Moves = append(g.Moves, make([]uint16, 500)...) }},
		{"another seed", func(g *save.Game) { g.Setup.Seed++ }},
	} {
		t.Run(c.name, func(t *testing.T) {
			g := h.s.Save()
			c.harm(&g)
			s, out, err := Open(g)
			if err != nil {
				t.Fatal(err)
			}
			again := &host{t, s, out}
			if got := again.words(); got != "notice.historylost save" {
				t.Errorf("effects %q", got)
			}
			v := s.View()
			if string(packed(v.State)) != string(packed(h.s.View().State)) || !v.Lost || len(v.Log) != 1 || v.CanUndo || v.Barrier != BarrierStart {
				t.Errorf("opened as %+v", v)
			}
			again.play("take,take,undo")
			kept := s.Save()
			if len(kept.Base) == 0 || len(kept.Moves) != 1 {
				t.Fatalf("goes on as %+v", kept)
			}
			third, out, err := Open(kept)
			if err != nil {
				t.Fatal(err)
			}
			if h := (&host{t, third, out}); h.words() != "save" || !third.View().Lost || same(third.View(), s.View()) != "" {
				t.Errorf("opened again: %s, %s", h.words(), same(third.View(), s.View()))
			}
		})
	}
}

func TestWhatDoesNotOpenIsAnError(t *testing.T) {
	h := tavernOf(t, "HB")
	h.play("take")
	for _, c := range []struct {
		name string
		harm func(*save.Game)
		want error
	}{
		{"a game that is not here", func(g *save.Game) { g.Code = 251 }, save.ErrUnknownGame},
		{"a snapshot that was cut", func(g *save.Game) { g.Snapshot = g.Snapshot[:20] }, save.ErrBroken},
		{"a snapshot with more behind it", func(g *save.Game) { g.Snapshot = append(g.Snapshot, 0) }, save.ErrBroken},
		{"no snapshot", func(g *save.Game) { g.Snapshot = nil }, save.ErrBroken},
		{"seats that are missing", func(g *save.Game) { g.Seats = g.Seats[:1] }, ErrSeats},
		{"a bot of a level that is not here", func(g *save.Game) { g.Seats[1].Level = 9 }, ErrSeats},
	} {
		t.Run(c.name, func(t *testing.T) {
			g := h.s.Save()
			c.harm(&g)
			if _, _, err := Open(g); !errors.Is(err, c.want) {
				t.Errorf("%v, want %v", err, c.want)
			}
		})
	}
}

func TestATableThatCannotBeLaidIsAnError(t *testing.T) {
	good := Config{Setup: tavernDef.DefaultSetup(2, 1), Seats: make([]save.Seat, 2)}
	for _, c := range []struct {
		name string
		harm func(*Config)
		want error
	}{
		{"too many seats", func(c *Config) { c.Setup.Seats, c.Seats = 4, make([]save.Seat, 4) }, game.ErrSetup},
		{"an option that is not there", func(c *Config) { c.Setup.Options[0] = 5 }, game.ErrSetup},
		{"people without seats", func(c *Config) { c.Seats = make([]save.Seat, 3) }, ErrSeats},
		{"a bot of a level that is not there", func(c *Config) { c.Seats = []save.Seat{{}, {Bot: true, Level: 2}} }, ErrSeats},
	} {
		t.Run(c.name, func(t *testing.T) {
			conf := good
			c.harm(&conf)
			if _, _, err := New(tavernDef, conf); !errors.Is(err, c.want) {
				t.Errorf("%v, want %v", err, c.want)
			}
		})
	}
}

func TestWhereTheSaveStands(t *testing.T) {
	full := errors.New("full")
	later := noon + 60
	h := tavernOf(t, "HB")
	check := func(when string, want SaveState) {
		t.Helper()
		if got := h.s.View().Save; got != want {
			t.Errorf("%s: %+v, want %+v", when, got, want)
		}
	}
	rev := func() uint32 { return h.s.View().Rev }
	check("at first", SaveState{Pending: true})
	h.do(Saved{rev(), noon, false, nil})
	check("written", SaveState{At: noon})
	old := rev()
	h.play("take")
	check("changed", SaveState{Pending: true, At: noon})
	h.do(Saved{old, later, false, nil})
	check("an older one is written", SaveState{Pending: true, At: later})
	h.do(Saved{rev(), later, false, full})
	check("failed", SaveState{At: later, Err: full})
	h.play("take")
	check("tried again", SaveState{Pending: true, At: later, Err: full})
	h.do(Saved{rev(), later + 1, false, nil})
	check("written again", SaveState{At: later + 1})
	if got := rev(); got != old+2 {
		t.Errorf("revision %d: saving is nothing that a human could answer", got)
	}
	if got := h.s.Save().Played; got != later+1 {
		t.Errorf("played %d", got)
	}
}

func TestARematchKeepsTheTable(t *testing.T) {
	h := tavernOf(t, "HB", "practice", "open")
	h.do(Rename{"Sunday"})
	h.play("take")
	c := Rematch(h.s.Save(), "next", h.s.View().Setup.Seed, noon)
	s, _, err := New(tavernDef, c)
	if err != nil {
		t.Fatal(err)
	}
	first := tavernOf(t, "HB", "practice", "open")
	if v := s.View(); v.ID != "next" || v.Title != "Sunday" || !v.Practice || string(packed(v.State)) != string(packed(first.s.View().State)) {
		t.Errorf("%+v", v)
	}
	if c := Rematch(h.s.Save(), "next", 99, noon); c.Setup.Seed != 99 || c.Setup.Options != h.s.View().Setup.Options {
		t.Errorf("%+v", c)
	}
}

func TestARecordThatWasHandedOutDoesNotChange(t *testing.T) {
	h := tavernOf(t, "HB", "practice")
	h.play("take,take,end")
	g := h.s.Save()
	moves, snapshot := slices.Clone(g.Moves), slices.Clone(g.Snapshot)
	h.play("undo,undo,roast,pick 2,pick 3,pay 0,end")
	if !slices.Equal(g.Moves, moves) || !slices.Equal(g.Snapshot, snapshot) {
		t.Error("it did")
	}
	g.Moves[0], g.Seats[0].Name = 77, "nobody"
	if now := h.s.Save(); now.Moves[0] == 77 || now.Seats[0].Name == "nobody" || h.s.View().Seats[0].Name == "nobody" {
		t.Error("writing into it changed the table")
	}
}

// That advice was asked for is kept with the game from then on, and so is its series; a copy to practise with is neither.
func TestAdviceAndSeriesStayWithTheGame(t *testing.T) {
	h := tavernOf(t, "HB")
	if h.s.View().Advised || h.s.Save().Advised {
		t.Error("nobody has asked yet")
	}
	h.s.rec.Series = save.Series{N: 2, Of: 3}
	h.do(Advised{})
	if h.words() != "save" {
		t.Errorf("it is not saved: %s", h.words())
	}
	h.do(Advised{})
	if h.words() != "" {
		t.Errorf("it is saved again: %s", h.words())
	}
	h.play("take")
	again, _, err := Open(h.s.Save())
	if err != nil || !again.View().Advised || again.View().Series.N != 2 {
		t.Errorf("opened again: %+v, %v", again.View(), err)
	}
}
