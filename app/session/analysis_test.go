package session

import (
	"bytes"
	"os"
	"path/filepath"
	"testing"

	"tabard/engines"
	"tabard/engines/game"
	"tabard/engines/save"
)

// The moves of the question about each finished golden game lead from its start to its end, and every move of it has its moment and its entry of the log.
func TestAnAnalysisIsOfTheWholeGame(t *testing.T) {
	files, err := filepath.Glob("../../engines/save/testdata/*-end.tabard")
	if err != nil || len(files) == 0 {
		t.Fatal(files, err)
	}
	toys := save.ByCode
	save.ByCode = engines.ByCode
	t.Cleanup(func() { save.ByCode = toys })
	told := map[string]bool{}
	for _, name := range files {
		rec, err := os.ReadFile(name)
		if err != nil {
			t.Fatal(err)
		}
		g, err := save.Decode(rec)
		if err != nil {
			t.Fatal(name, err)
		}
		s, _, err := Open(g)
		if err != nil {
			t.Fatal(name, err)
		}
		q, ok := s.Analysis()
		if !ok {
			if !s.View().Lost {
				t.Errorf("%s: no q", name)
			}
			continue
		}
		told[q.Game] = true
		def := s.def
		pos := def.Zero()
		if _, err := pos.UnmarshalMsg(q.State); err != nil {
			t.Fatal(name, err)
		}
		var legal []game.Action
		for i, m := range q.Moves {
			v, ok := s.Moment(i)
			legal = pos.Legal(legal[:0])
			if !ok || v.Turn != pos.Turn() || len(v.Legal) != len(legal) {
				t.Fatalf("%s: move %d has no moment", name, i)
			}
			if e := s.EntryOf(i); s.after(e-1) > i || s.after(e) <= i {
				t.Fatalf("%s: move %d is told in entry %d", name, i, e)
			}
			pos.Apply(legal[m], nil)
		}
		if !bytes.Equal(marshal(pos), marshal(s.pos)) {
			t.Errorf("%s: the q ends otherwise", name)
		}
	}
	for _, d := range engines.Games() {
		if !told[d.ID] {
			t.Errorf("no q of %s", d.ID)
		}
	}
}

func TestAGameThatGoesOnIsNotAnalysed(t *testing.T) {
	h := tavernOf(t, "HB")
	if _, ok := h.s.Analysis(); ok {
		t.Error("it has one")
	}
	if _, ok := h.s.Moment(1 << 20); ok {
		t.Error("there is a moment after the last")
	}
}
