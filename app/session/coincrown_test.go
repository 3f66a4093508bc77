package session

import (
	"bytes"
	"slices"
	"testing"

	"tabard/engines/bot"
	"tabard/engines/coincrown"
	"tabard/engines/game"
	"tabard/engines/save"
)

// pick answers from a view alone, as a bot or a person does.
func pick(st game.State, seed uint64) game.Action {
	legal := st.Legal(nil)
	r := game.NewRand(seed, 5)
	a := legal[r.Intn(len(legal))]
	if a.Kind == game.Pass && len(legal) > 1 { // a year should see more than four passes
		a = legal[1+r.Intn(len(legal)-1)]
	}
	return a
}

// follow carries out effects as the shell does, until a human must decide or the game is over.
func (h *host) follow(every int) {
	h.t.Helper()
	for n := 0; ; n++ {
		var next Msg
		for _, e := range h.out {
			switch e := e.(type) {
			case Save:
				b, err := save.Encode(e.Game)
				if err != nil {
					h.t.Fatal(err)
				}
				if len(b) > save.MaxBytes {
					h.t.Fatalf("%d bytes", len(b))
				}
			case Think:
				st := h.s.def.Zero()
				if _, err := st.UnmarshalMsg(e.State); err != nil {
					h.t.Fatal(err)
				}
				next = Thought{Rev: e.Rev, Answer: bot.Answer{Action: pick(st, e.Seed)}}
			case Pause:
				next = Resume{e.Rev}
			case Notify:
				h.t.Fatalf("%s", e.Notice)
			}
		}
		if every > 0 && n%every == 0 {
			reopens(h.t, h)
		}
		if next == nil {
			return
		}
		h.do(next)
	}
}

func TestAWholeGameOfCoinAndCrown(t *testing.T) {
	h := tableOf(t, coincrown.Def, "BHBB", 11, false)
	h.follow(0)
	finished := 0
	for n := uint64(0); !h.s.View().Over; n++ {
		v := h.s.View()
		if v.Viewer != 1 || v.Turn != 1 || v.Covered {
			t.Fatalf("viewer %d, turn %d, covered %v", v.Viewer, v.Turn, v.Covered)
		}
		if onView := v.State.Legal(nil); !slices.Equal(onView, v.Legal) {
			t.Fatalf("the view's own list differs: %v, %v", onView, v.Legal)
		}
		h.do(Chose{v.Rev, pick(v.State, n)})
		h.follow(40)
		for _, e := range h.out {
			if _, ok := e.(Finished); ok {
				finished++
			}
		}
	}
	v := h.s.View()
	if finished != 1 || len(v.Standing) != 4 || v.Standing[0].Place != 1 {
		t.Errorf("finished %d times, standing %v", finished, v.Standing)
	}
	reopens(t, h)
	for i := range v.Log {
		past, ok := h.s.At(i)
		if !ok || past.State == nil || past.Log[i].Index != i {
			t.Fatalf("entry %d of %d does not show", i, len(v.Log))
		}
	}
	g := h.s.Save()
	t.Logf("%d moves in %d log entries, %d hashes", len(g.Moves), len(v.Log), len(g.Hashes))
	if len(g.Moves) < 100 || len(g.Hashes) != len(g.Moves)/save.HashEvery {
		t.Errorf("%d moves, %d hashes", len(g.Moves), len(g.Hashes))
	}
}

// The same table, seed and answers give the same game, whoever waits how long.
func TestTheSameAnswersGiveTheSameGame(t *testing.T) {
	game1 := func(m Msg) save.Game {
		h := tableOf(t, coincrown.Def, "HB", 3, false)
		h.do(m)
		h.follow(0)
		for n := uint64(0); !h.s.View().Over && n < 60; n++ {
			v := h.s.View()
			h.do(Chose{v.Rev, pick(v.State, n)})
			h.follow(0)
		}
		return h.s.Save()
	}
	a, b := game1(SetPace{0}), game1(SetPace{DefaultPause})
	if !slices.Equal(a.Moves, b.Moves) || !bytes.Equal(a.Snapshot, b.Snapshot) {
		t.Error("another game")
	}
}

// readyForWar is a position in which seat 0 can take a hamlet of shield 3 with two troops and an overseas item: a record
// that begins there.
func readyForWar(t *testing.T) save.Game {
	t.Helper()
	setup := coincrown.Def.DefaultSetup(2, 5)
	setup.Options[0] = 1 // the first seat starts
	st, err := coincrown.Def.New(setup)
	if err != nil {
		t.Fatal(err)
	}
	s := st.(*coincrown.State)
	me := &s.Seats[0]
	for _, id := range []string{"B07", "B08", "S09"} {
		r := coincrown.RowByID(id)
		if s.Left[r] == 0 {
			t.Fatalf("%s is not in its deck", id)
		}
		s.Left[r]--
		me.Have[r]++
	}
	s.LandTop[coincrown.Hamlet] = uint8(free3(s) + 1)
	me.Troop[0][0], me.Troop[0][2] = 1, 1 // one of one token, one of two
	s.Tokens[0] -= 3
	s.IronOwner[coincrown.IronMilitary], s.IronOwner[coincrown.IronBuildings] = 0, 0
	// One silver and three bronze, so that a price can be paid in more ways than one.
	for d, n := range me.Income {
		s.Supply[d] += n
	}
	me.Income = coincrown.Coins{3, 1, 0}
	s.Supply[coincrown.Bronze] -= 3
	s.Supply[coincrown.Silver]--
	if err := s.Check(); err != nil {
		t.Fatal(err)
	}
	snapshot := marshal(s)
	return save.Game{ID: "war", Code: coincrown.Def.Code, Rules: coincrown.Def.Rules, Setup: setup,
		Seats: []save.Seat{{Name: "Ann"}, {Name: "Ben", Bot: true}}, Snapshot: snapshot, Base: snapshot}
}

// free3 is the first hamlet of shield 3 that nobody has.
func free3(s *coincrown.State) int {
	for id, land := range coincrown.LandCards {
		if land.Printed == coincrown.Hamlet && s.Box().Lands[id].Shield == 3 && s.LandOwner[id] == game.Nobody {
			return id
		}
	}
	panic("no such hamlet")
}

// CC-56: cancel leaves no trace, from whatever depth of a draft.
func TestCC56CancelLeavesNoTrace(t *testing.T) {
	war := []game.Action{
		coincrown.Force(coincrown.Hamlet),
		coincrown.Troop(coincrown.Std1, 1),
		coincrown.Troop(coincrown.Std2, 2),
		coincrown.Collect(coincrown.OvStrength1, 0),
	}
	for depth := 1; depth <= len(war); depth++ {
		for _, batch := range []bool{false, true} {
			s, out, err := Open(readyForWar(t))
			if err != nil {
				t.Fatal(err)
			}
			h := &host{t, s, out}
			before := marshal(s.pos)
			first := s.View()
			if batch {
				h.do(ChoseMany{first.Rev, war[:depth]})
			} else {
				for _, a := range war[:depth] {
					h.do(Chose{s.View().Rev, a})
				}
			}
			drafting := s.View()
			if drafting.Turn != 0 || !drafting.CanCancel || s.pos.Settled() || bytes.Equal(marshal(s.pos), before) {
				t.Fatalf("depth %d: %s, question %s", depth, h.words(), coincrown.Def.FrameText(drafting.Prompt))
			}
			if depth == len(war) && drafting.Prompt.Kind != coincrown.FramePay {
				t.Errorf("asks %s instead of the overseas payment", coincrown.Def.FrameText(drafting.Prompt))
			}
			h.do(Cancel{})
			if !bytes.Equal(marshal(s.pos), before) {
				t.Errorf("depth %d, batch %v: the position has changed", depth, batch)
			}
			if d := same(s.View(), first); d != "" {
				t.Errorf("depth %d, batch %v: %s", depth, batch, d)
			}
			if g := effect[Save](h).Game; len(g.Moves) != 0 || !bytes.Equal(g.Snapshot, before) {
				t.Errorf("depth %d: saved with %d moves", depth, len(g.Moves))
			}
		}
	}
}

// The conquest itself turns up the next land: from there no way leads back.
func TestAConquestCannotBeTakenBack(t *testing.T) {
	s, out, err := Open(readyForWar(t))
	if err != nil {
		t.Fatal(err)
	}
	h := &host{t, s, out}
	hamlet := free3(s.pos.(*coincrown.State))
	h.do(ChoseMany{s.View().Rev, []game.Action{
		coincrown.Force(coincrown.Hamlet), coincrown.Troop(coincrown.Std1, 1), coincrown.Troop(coincrown.Std2, 2),
		coincrown.Collect(coincrown.OvStrength1, 0), coincrown.Pay(coincrown.Coins{2, 0, 0}),
	}})
	v := s.View()
	if v.CanUndo || v.CanCancel || v.Barrier != BarrierRevealed {
		t.Errorf("undo %v, cancel %v, barrier %d after %s", v.CanUndo, v.CanCancel, v.Barrier, h.words())
	}
	if st := v.State.(*coincrown.State); st.LandOwner[hamlet] != 0 {
		t.Error("the hamlet was not taken")
	}
	if len(v.Log) != 2 || v.Log[1].Action != coincrown.Force(coincrown.Hamlet) {
		t.Errorf("the log has %d entries", len(v.Log))
	}
}
