package session

import (
	"slices"
	"testing"

	"tabard/engines/emara"
	"tabard/engines/game"
	"tabard/engines/save"
)

func init() {
	known := save.ByCode
	save.ByCode = func(code uint8) *game.Def {
		if code == emara.Def.Code {
			return emara.Def
		}
		return known(code)
	}
}

// alone plays a table of one person on until done says so, by views alone.
func (h *host) alone(done func(View) bool) {
	h.t.Helper()
	for n := uint64(0); !done(h.s.View()); n++ {
		v := h.s.View()
		if v.Over {
			h.t.Fatal("the game is over too early")
		}
		h.do(Chose{v.Rev, pick(v.State, n)})
		for _, e := range h.out {
			switch e.(type) {
			case Think, Pause, StopThinking, Notify:
				h.t.Fatalf("a table of one gives %T", e)
			}
		}
	}
}

func TestAWholeGameForOne(t *testing.T) {
	h := tableOf(t, emara.Def, "H", 5, false)
	finished := 0
	h.alone(func(v View) bool {
		if v.Covered || v.Viewer != 0 || v.Thinking || v.Paused || v.Stopped {
			t.Fatalf("covered %v, viewer %d, thinking %v, paused %v, stopped %v", v.Covered, v.Viewer, v.Thinking, v.Paused, v.Stopped)
		}
		if !v.Over && v.Turn != 0 {
			t.Fatalf("the turn is %d's", v.Turn)
		}
		if len(v.Log)%25 == 0 {
			reopens(t, h)
		}
		if v.Since > 0 && v.Since < len(v.Log)-1 {
			t.Fatalf("there is news since entry %d of %d, of one's own", v.Since, len(v.Log))
		}
		for _, e := range h.out {
			if _, ok := e.(Finished); ok {
				finished++
			}
		}
		return v.Over
	})
	v := h.s.View()
	if finished != 1 || len(v.Standing) != 2 {
		t.Fatalf("finished %d times, standing %v", finished, v.Standing)
	}
	if !slices.ContainsFunc(v.Standing, func(r game.Rank) bool { return r.Who == game.Nobody }) {
		t.Errorf("the automaton has no rank: %v", v.Standing)
	}
	reopens(t, h)

	// Another game at the same table, and the same game again.
	g := h.s.Save()
	for _, seed := range []uint64{g.Setup.Seed, g.Setup.Seed + 1} {
		again, _, err := New(emara.Def, Rematch(g, "again", seed, noon))
		if err != nil {
			t.Fatal(err)
		}
		first, _, _ := New(emara.Def, Rematch(g, "first", g.Setup.Seed, noon))
		same := again.pos.(*emara.State).AdvisorAt == first.pos.(*emara.State).AdvisorAt
		if same != (seed == g.Setup.Seed) || len(again.View().Seats) != 1 {
			t.Errorf("seed %d: the same advisors %v, %d seats", seed, same, len(again.View().Seats))
		}
	}
}

// With nobody else at the table, only what was revealed stops the way back.
func TestWaysBackForOneStopAtRevealsOnly(t *testing.T) {
	h := tableOf(t, emara.Def, "H", 8, false)
	if v := h.s.View(); v.CanUndo || v.CanCancel || v.Barrier != BarrierStart {
		t.Fatalf("a new game: undo %v, cancel %v, barrier %d", v.CanUndo, v.CanCancel, v.Barrier)
	}
	undone, stopped := 0, 0
	h.alone(func(v View) bool {
		last := h.s.steps[max(len(h.s.steps)-1, 0):]
		if v.Over || len(last) == 0 {
			return v.Over
		}
		reveals := slices.ContainsFunc(last[0].events, func(e game.Event) bool { return e.Flags&game.Reveals != 0 })
		switch {
		case reveals && v.CanUndo:
			t.Fatalf("%s revealed something and can be taken back", emara.Def.ActionText(last[0].action))
		case !reveals && !last[0].forced && !v.CanUndo:
			t.Fatalf("%s cannot be taken back", emara.Def.ActionText(last[0].action))
		case v.CanUndo:
			undone++
		case v.Barrier != BarrierRevealed:
			t.Fatalf("barrier %d", v.Barrier)
		default:
			stopped++
		}
		return false
	})
	if undone < 20 || stopped < 18 {
		t.Errorf("%d could be taken back, %d could not", undone, stopped)
	}
}

func TestATurnOfOneIsRestarted(t *testing.T) {
	h := tableOf(t, emara.Def, "H", 8, false)
	h.alone(func(v View) bool { return v.CanRestart && v.Prompt.Kind == emara.FrameTurn })
	start := h.s.View().Prompt
	h.do(RestartTurn{})
	if v := h.s.View(); v.Prompt.Kind != emara.FramePlayCard || v.CanUndo {
		t.Errorf("from %v back to %v, undo %v", start, v.Prompt, v.CanUndo)
	}
}

func TestOneBotAloneIsWatched(t *testing.T) {
	h := tableOf(t, emara.Def, "B", 3, false)
	if v := h.s.View(); v.Viewer != game.Nobody || v.Covered || len(v.Legal) != 0 {
		t.Fatalf("viewer %d, covered %v, %d legal actions", v.Viewer, v.Covered, len(v.Legal))
	}
	h.follow(60)
	if v := h.s.View(); !v.Over || len(v.Standing) != 2 {
		t.Errorf("over %v, standing %v", v.Over, v.Standing)
	}
	h.do(Look{0})
	if !slices.ContainsFunc(h.out, func(e Effect) bool { n, ok := e.(Notify); return ok && n.Notice == NoticeNotYours }) {
		t.Error("nobody can look through the eyes of a bot")
	}
}

// One person has nobody to hide from: leaving and coming back shows the table at once.
func TestATableOfOneIsLeftAndTakenUpAgain(t *testing.T) {
	h := tableOf(t, emara.Def, "H", 3, false)
	h.do(Halt{})
	if v := h.s.View(); v.Covered || v.Viewer != 0 || v.Stopped {
		t.Errorf("left: covered %v, viewer %d, stopped %v", v.Covered, v.Viewer, v.Stopped)
	}
	h.do(Resume{h.s.View().Rev})
	h.do(Look{0})
	again, _, err := Open(h.s.Save())
	if err != nil {
		t.Fatal(err)
	}
	if v := again.View(); v.Covered || v.Viewer != 0 || len(v.Legal) == 0 {
		t.Errorf("opened again: covered %v, viewer %d, %d legal actions", v.Covered, v.Viewer, len(v.Legal))
	}
}

// Several people and bots at a table of Emara: curtains come and go, and every save leads back to the same table.
func TestAWholeGameOfEmara(t *testing.T) {
	h := tableOf(t, emara.Def, "HBH", 4, false)
	h.follow(0)
	curtains := 0
	for n := uint64(0); !h.s.View().Over; n++ {
		v := h.s.View()
		if v.Covered {
			curtains++
			h.do(Lifted{})
			continue
		}
		if onView := v.State.Legal(nil); v.Turn != v.Viewer || !slices.Equal(onView, v.Legal) {
			t.Fatalf("turn %d, viewer %d; the view's own list differs: %v, %v", v.Turn, v.Viewer, onView, v.Legal)
		}
		h.do(Chose{v.Rev, pick(v.State, n)})
		h.follow(60)
	}
	v := h.s.View()
	if len(v.Standing) != 3 || curtains < 20 {
		t.Errorf("standing %v, %d curtains", v.Standing, curtains)
	}
	t.Logf("%d moves, %d curtains", len(h.s.Save().Moves), curtains)
}

func TestAnyMessagesLeaveATableOfOneWhole(t *testing.T) {
	for seed := range uint64(4) {
		randomly(t, emara.Def, "H", seed, seed%2 == 1, 400, 50)
	}
}
