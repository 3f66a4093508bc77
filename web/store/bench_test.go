package store

import (
	"testing"

	"tabard/engines/coincrown"
	"tabard/engines/save/savetest"
)

// BenchmarkPut is a whole autosave in the middle of a four-player game, on a shelf with nineteen others: encode, write,
// read back, compare, index.
func BenchmarkPut(b *testing.B) {
	m := NewMemory()
	s := OpenShelf(m)
	g := savetest.Played(b, coincrown.Def, 4, 5, 120)
	for range 19 {
		other := g
		other.ID = NewID()
		put(b, s, other, other)
	}
	b.ReportAllocs()
	for b.Loop() {
		if err := s.Put(g); err != nil {
			b.Fatal(err)
		}
	}
	units := 0
	for k, r := range m.records {
		units += len("tabard:") + len(k) + len(toText(r))
	}
	b.ReportMetric(float64(units), "units/20-games")
}

// BenchmarkList lists twenty games that the index knows.
func BenchmarkList(b *testing.B) {
	s := OpenShelf(NewMemory())
	g := savetest.Played(b, coincrown.Def, 4, 5, 120)
	for range 20 {
		g.ID = NewID()
		put(b, s, g, g)
	}
	b.ReportAllocs()
	for b.Loop() {
		if items, err := s.List(); err != nil || len(items) != 20 {
			b.Fatal(err)
		}
	}
}

// BenchmarkResults reads the results of five hundred games, as a page does when it shows the start.
func BenchmarkResults(b *testing.B) {
	m := NewMemory()
	s := OpenShelf(m)
	r := resultOf(b, ended(b, "x", 5))
	for range 500 {
		r.ID = NewID()
		add(b, s, r)
	}
	b.ReportAllocs()
	for b.Loop() {
		if all, _, err := s.Results(); err != nil || len(all) != 500 {
			b.Fatal(err)
		}
	}
	units := 0
	for k, rec := range m.records {
		units += len("tabard:") + len(k) + len(toText(rec))
	}
	b.ReportMetric(float64(units)/500, "units/result")
}
