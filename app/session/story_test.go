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

// The story of each finished golden game leads from its start to its end, and every move of it has its moment and its entry of the log.
func TestAStoryIsTheWholeGame(t *testing.T) {
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
		story, ok := s.Story()
		if !ok {
			if !s.View().Lost {
				t.Errorf("%s: no story", name)
			}
			continue
		}
		told[story.Game] = true
		def := s.def
		pos := def.Zero()
		if _, err := pos.UnmarshalMsg(story.State); err != nil {
			t.Fatal(name, err)
		}
		var legal []game.Action
		for i, m := range story.Moves {
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
			t.Errorf("%s: the story ends otherwise", name)
		}
	}
	for _, d := range engines.Games() {
		if !told[d.ID] {
			t.Errorf("no story of %s", d.ID)
		}
	}
}

func TestAGameThatGoesOnHasNoStory(t *testing.T) {
	h := tavernOf(t, "HB")
	if _, ok := h.s.Story(); ok {
		t.Error("it has one")
	}
	if _, ok := h.s.Moment(1 << 20); ok {
		t.Error("there is a moment after the last")
	}
}
