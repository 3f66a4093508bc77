package store

import (
	"fmt"
	"slices"
	"testing"

	"tabard/engines/coincrown"
	"tabard/engines/save/savetest"
	"tabard/web/journal"
)

// decoded counts the items that were made anew: a line that is kept has the seats of the one before.
func decoded(items []Item, before []Item) (n int) {
	for _, it := range items {
		if !slices.ContainsFunc(before, func(old Item) bool { return &old.Seats[0] == &it.Seats[0] }) {
			n++
		}
	}
	return n
}

// keptLines are the lines that a shelf keeps.
func keptLines(s *Shelf) (items []Item) {
	for _, l := range s.lines {
		items = append(items, l.item)
	}
	return items
}

// A survey lists the names of what is stored once, looks at one game in a step, and decodes only those that have changed since the last.
func TestASurveyDecodesWhatHasChanged(t *testing.T) {
	const n = 50
	c := &counting{Memory: NewMemory()}
	lists := 0
	c.Fault = func(op, _ string) error {
		if op == "keys" {
			lists++
		}
		return nil
	}
	s, other := OpenShelf(c), OpenShelf(c.Memory)
	g := savetest.Played(t, coincrown.Def, 2, 9, 20)
	for i := range n {
		g.ID = fmt.Sprintf("game%02d", i)
		put(t, other, g)
	}
	var before []Item
	for _, step := range []struct {
		what string
		do   func()
		want int
	}{
		{"the first time", func() {}, n},
		{"once more", func() {}, 0},
		{"after a move of another tab", func() { g.Title = "moved"; put(t, other, g) }, 1},
		{"after a deletion", func() { _ = other.Delete(g.ID) }, 0},
		{"after a name", func() { _ = s.Rename("game00", "named") }, 1},
	} {
		step.do()
		stored := len(c.records)
		v := s.Survey()
		lists, c.ops = 0, 0
		v.Step() // lists the names
		for done := false; !done; {
			was := c.ops
			done = v.Step()
			if c.ops-was > 2 {
				t.Fatalf("%s: a step of %d operations", step.what, c.ops-was)
			}
		}
		if got := decoded(v.Items, before); lists != 1 || got != step.want || c.ops > 2*stored+2*len(v.Items) {
			t.Errorf("%s: %d lists, %d games decoded, want %d, and %d operations for %d records", step.what, lists, got, step.want, c.ops, stored)
		}
		if len(s.lines) != len(v.Items) {
			t.Errorf("%s: %d lines are kept of %d games", step.what, len(s.lines), len(v.Items))
		}
		before = v.Items
	}
}

// What the journal held at the start, and what a file brought, is not decoded once more for the list.
func TestASurveyKnowsTheJournalAndTheFile(t *testing.T) {
	for _, what := range []string{"games of a backup", "games"} {
		s := OpenShelf(NewMemory())
		s.Join(nil)
		if _, err := s.Import(hostileFiles[what](t, 60)); err != nil {
			t.Fatal(err)
		}
		before := keptLines(s)
		if items := list(t, s); len(items) != 60 || decoded(items, before) != 0 {
			t.Errorf("%s: %d of %d games were decoded again", what, decoded(items, before), len(items))
		}
		again := OpenShelf(s.storage)
		var entries []journal.Entry
		for id, sl := range s.journal {
			entries = append(entries, journal.Entry{ID: id, Gen: sl.gen, Slot: sl.raw})
		}
		again.Join(entries)
		before = keptLines(again)
		if items := list(t, again); len(before) != 60 || decoded(items, before) != 0 {
			t.Errorf("%s, next visit: %d of %d games were decoded again", what, decoded(items, before), len(items))
		}
	}
}

// Whoever has no games is known to have none after one step, so that the first screen is drawn once.
func TestASurveyOfNothingIsOneStep(t *testing.T) {
	m := NewMemory()
	s := OpenShelf(m)
	if _, err := s.SaveSettings(Settings{}); err != nil {
		t.Fatal(err)
	}
	v := s.Survey()
	if !v.Step() || v.Err != nil || v.ResultsErr != nil || v.RestErr != nil || len(v.Items) != 0 || v.Rest.Any() {
		t.Errorf("after one step: %+v", v)
	}
	if done, err := v.Settle(); !done || err != nil {
		t.Errorf("a result is missing: %v", err)
	}
}
