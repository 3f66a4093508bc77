package session

import (
	"bytes"
	"runtime"
	"testing"

	"tabard/engines/coincrown"
	"tabard/engines/conquer"
	"tabard/engines/game"
	"tabard/engines/save"
)

// long plays a table of three by hand for that many answers and keeps every position.
func long(t *testing.T, def *game.Def, answers int, seed uint64) (*Session, []game.State) {
	t.Helper()
	setup := def.DefaultSetup(3, seed)
	s, _, err := New(def, Config{ID: "long", Setup: setup, Seats: make([]save.Seat, 3), Practice: true})
	if err != nil {
		t.Fatal(err)
	}
	r := game.NewRand(seed, 1)
	kept := []game.State{s.pos}
	for range answers {
		if s.pos.Turn() == game.Nobody {
			break
		}
		s.play(livelier(&r, s.pos.Legal(nil)), false)
		kept = append(kept, s.pos)
	}
	return s, kept
}

func held(s *Session) int {
	n := 0
	for i := range s.steps {
		if s.steps[i].before != nil {
			n++
		}
	}
	return n
}

// Every position comes back as it was, though few are held, and again after going back and on.
func TestOldPositionsArePlayedAgain(t *testing.T) {
	s, kept := long(t, conquerDef, 1500, 4)
	n := len(s.steps)
	if n < 1000 {
		t.Fatalf("only %d answers", n)
	}
	prove := func() {
		t.Helper()
		if got, most := held(s), len(s.steps)/keepEvery+keepLast+2; got > most {
			t.Errorf("%d positions of %d answers are held, want at most %d", got, len(s.steps), most)
		}
		for i := range len(s.steps) + 1 {
			if i%7 == 0 || i > len(s.steps)-60 {
				if !bytes.Equal(marshal(s.at(i)), marshal(kept[i])) {
					t.Fatalf("position %d of %d is another", i, len(s.steps))
				}
			}
		}
	}
	prove()
	for _, to := range []int{n - 3, n - 60, n / 2, 100, 1} {
		at := s.at(to)
		s.steps = s.steps[:to:to]
		s.rec.Cut(to)
		s.pos = at
		prove()
		r := game.NewRand(uint64(to), 9)
		kept = kept[:to+1]
		for range 130 {
			s.play(livelier(&r, s.pos.Legal(nil)), false)
			kept = append(kept, s.pos)
		}
		prove()
	}
}

// In practice one may go back to the beginning of a long game, and look at any of its entries on the way.
func TestUndoAndLookingBackReachBehindTheHeldPositions(t *testing.T) {
	h := tableOf(t, coincrown.Def, "HH", 3, true)
	r := game.NewRand(8, 8)
	for n := 0; n < 4*keepEvery && !h.s.View().Over; n++ {
		if h.s.View().Covered {
			h.do(Lifted{})
		}
		v := h.s.View()
		h.do(Chose{v.Rev, v.Legal[r.Intn(len(v.Legal))]})
		if n%9 == 0 {
			h.do(Undo{})
		}
	}
	if held(h.s) == len(h.s.steps) {
		t.Fatalf("all of %d positions are held: nothing is proven", len(h.s.steps))
	}
	if h.s.View().Covered {
		h.do(Lifted{})
	}
	for i := range h.s.View().Log {
		if v, ok := h.s.At(i); !ok || v.State == nil || len(v.Log) != i+1 {
			t.Fatalf("entry %d cannot be looked at", i)
		}
	}
	for h.s.View().CanUndo {
		n := len(h.s.steps)
		h.do(Undo{})
		if len(h.s.steps) >= n {
			t.Fatalf("undo goes from %d to %d answers", n, len(h.s.steps))
		}
	}
	if n := len(h.s.steps); n > keepEvery {
		t.Errorf("undo ends at %d answers", n)
	}
	reopens(t, h)
}

// What a long table of Craft & Conquer weighs: the figure is for the log of the test, the bound is loose.
func TestALongGameIsLight(t *testing.T) {
	var before, after runtime.MemStats
	runtime.GC()
	runtime.ReadMemStats(&before)
	setup := conquerDef.DefaultSetup(4, 2)
	setup.Options[9] = 4 // no limit of rounds
	s, _, err := New(conquerDef, Config{ID: "long", Setup: setup, Seats: make([]save.Seat, 4)})
	if err != nil {
		t.Fatal(err)
	}
	r := game.NewRand(2, 1)
	for len(s.steps) < 15000 && s.pos.Turn() != game.Nobody {
		legal := s.pos.Legal(nil)
		a := legal[r.Intn(len(legal))]
		for range 9 { // nobody wins, so that the game goes on
			if a.Kind == conquer.KindClaim || a.Kind == conquer.KindDeclare {
				a = legal[r.Intn(len(legal))]
			}
		}
		s.play(a, false)
	}
	s.paint()
	runtime.GC()
	runtime.ReadMemStats(&after)
	weight := int64(after.HeapAlloc) - int64(before.HeapAlloc)
	t.Logf("%d answers, %d positions held, %d entries, %d KB", len(s.steps), held(s), len(s.view.Log), weight>>10)
	if len(s.steps) < 5000 || weight > 16<<20 {
		t.Errorf("%d answers weigh %d bytes", len(s.steps), weight)
	}
	runtime.KeepAlive(s)
}

// A game that fills its record goes on without its older half, and is saved and opened like any other.
func TestAFullRecordShedsItsOlderHalf(t *testing.T) {
	setup := conquerDef.DefaultSetup(4, 2)
	setup.Options[9] = 4 // no limit of rounds
	s, _, err := New(conquerDef, Config{ID: "full", Setup: setup, Seats: make([]save.Seat, 4), Practice: true})
	if err != nil {
		t.Fatal(err)
	}
	r := game.NewRand(2, 1)
	for len(s.steps) < save.MaxMoves-shedRoom || !s.pos.Settled() {
		a := livelier(&r, s.pos.Legal(nil))
		if a.Kind == conquer.KindClaim || a.Kind == conquer.KindDeclare || a.Kind == game.EndTurn && r.Intn(4) > 0 {
			continue
		}
		_, forced := Forced(s.pos, s.options())
		if s.play(a, forced); s.pos.Turn() == game.Nobody {
			t.Fatalf("over after %d answers", len(s.steps))
		}
	}
	s.viewer, s.covered = s.pos.Turn(), false
	s.paint()
	h := &host{t: t, s: s}
	n := len(s.steps)
	h.do(Chose{s.rev, s.pos.Legal(nil)[0]})
	if len(s.steps) >= n-save.MaxMoves/4 || len(s.steps) != len(s.rec.Moves) {
		t.Fatalf("%d answers, were %d; %d moves", len(s.steps), n, len(s.rec.Moves))
	}
	if !s.View().Lost || effect[Notify](h).Notice != NoticeShed {
		t.Errorf("nothing is said of it: %s", h.words())
	}
	data, err := save.Encode(s.Save())
	if err != nil {
		t.Fatal(err)
	}
	g, err := save.Decode(data)
	if err != nil {
		t.Fatal(err)
	}
	line, err := save.Replay(g)
	if err != nil || !line.Verified {
		t.Fatal(err)
	}
	reopens(t, h)
}
