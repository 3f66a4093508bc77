package session

import (
	"errors"
	"testing"

	"tabard/engines/share"
)

// What is read a little at a time comes out as what is read at once, and no step makes more than a few moves.
func TestAGameIsReadALittleAtATime(t *testing.T) {
	h := tavernOf(t, "HB")
	h.play("at once,take,roast,pick 0,pick 1,pay 1,end,bot take,bot end,take,roast,pick 2")
	g := h.s.Save()
	text, err := share.Encode(g)
	if err != nil {
		t.Fatal(err)
	}
	read := func(r *Reading) {
		t.Helper()
		steps := 1
		for ; !r.Step(); steps++ {
			if r.Moves() != steps*stride {
				t.Fatalf("%d moves after %d steps", r.Moves(), steps)
			}
		}
		if r.Moves() != len(g.Moves) || steps != len(g.Moves)/stride+1 {
			t.Errorf("%d moves in %d steps", r.Moves(), steps)
		}
	}
	r := StartGame(g)
	read(r)
	s, effects, err := r.Session()
	if err != nil || len(effects) == 0 {
		t.Fatal(err)
	}
	if d := same(s.View(), h.s.View()); d != "" {
		t.Error(d)
	}
	r = StartLink(text, nil)
	read(r)
	link, err := r.Linked()
	if err != nil {
		t.Fatal(err)
	}
	if s, _, err = link.Open(g.ID, noon); err != nil || same(s.View(), h.s.View()) != "" {
		t.Errorf("the link's game: %v", err)
	}
	bad := StartLink("nonsense", nil)
	if _, err := bad.Linked(); !bad.Step() || err != nil {
		t.Error("nonsense is read for long")
	}
	if _, err := bad.Linked(); err == nil {
		t.Error("nonsense is a link")
	}
	stopped := StartGame(g)
	stopped.Step()
	stopped.Stop()
	if _, _, err := stopped.Session(); !errors.Is(err, ErrStopped) {
		t.Errorf("stopped: %v", err)
	}
}
