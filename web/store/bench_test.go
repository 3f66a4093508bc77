package store

import (
	"testing"

	"tabard/engines"
	"tabard/engines/coincrown"
	"tabard/engines/save/savetest"
)

// BenchmarkPut is a whole autosave in the middle of a four-player game, on a shelf with nineteen others: encode, write,
// read back, compare.
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

// BenchmarkRoom is the room that a game takes, names of records included: in the middle with its last five
// rounds, when it is over with one round and its result, and when it is thinned after that.
func BenchmarkRoom(b *testing.B) {
	units := func(m *Memory) (n int) {
		for k, r := range m.records {
			n += len("tabard:") + len(k) + len(toText(r))
		}
		return n
	}
	for _, d := range engines.Games() {
		b.Run(d.ID, func(b *testing.B) {
			middle, over, thin := 0, 0, 0
			for b.Loop() {
				m := NewMemory()
				s := OpenShelf(m)
				g := playOn(b, s, savetest.Played(b, d, min(4, d.MaxSeats), 5, 0), 120)
				middle = units(m)
				add(b, s, resultOf(b, playOn(b, s, g, 1<<20)))
				over = units(m)
				if err := OpenShelf(m).Thin(g.ID); err != nil {
					b.Fatal(err)
				}
				thin = units(m)
			}
			b.ReportMetric(float64(middle), "units/middle")
			b.ReportMetric(float64(over), "units/over")
			b.ReportMetric(float64(thin), "units/thin")
		})
	}
}

// BenchmarkList lists twenty games, five of each kind in the middle with four players: by a shelf that has met none of them, which decodes
// all, and by one that has.
func BenchmarkList(b *testing.B) {
	met := OpenShelf(NewMemory())
	for range 5 {
		for _, d := range engines.Games() {
			g := savetest.Played(b, d, 4, 5, 120)
			g.ID = NewID()
			put(b, met, g, g)
		}
	}
	for _, bb := range []struct {
		name string
		open func() *Shelf
	}{
		{"first", func() *Shelf { return OpenShelf(met.storage) }}, {"again", func() *Shelf { return met }},
	} {
		b.Run(bb.name, func(b *testing.B) {
			b.ReportAllocs()
			for b.Loop() {
				if items := list(b, bb.open()); len(items) != 20 {
					b.Fatal(len(items))
				}
			}
		})
	}
}

// BenchmarkImport takes in files of very many games, of one game very often, and of records that mean nothing, on a storage that
// lists its keys as slowly as it has many.
func BenchmarkImport(b *testing.B) {
	recs := variants(b, 3000, 20)
	same := make([][]byte, 7085)
	for i := range same {
		same[i] = recs[0]
	}
	junk := func(pattern string) []byte {
		return backupOf(names(32000, pattern), func(i int) []byte { return []byte{byte(i), byte(i >> 8), 3} })
	}
	for _, bb := range []struct {
		name string
		file []byte
	}{
		{"3000-games", bundle(recs)}, {"one-game-7085-times", bundle(same)}, {"32000-junk-rounds", junk("round:j%d:00000001")},
		{"32000-junk-slots", junk("game:j%d:a")}, {"32000-junk", junk("junk%d")},
	} {
		b.Run(bb.name, func(b *testing.B) {
			for b.Loop() {
				s := OpenShelf(NewMemory())
				_, _ = s.Import(bb.file) // what is junk is an error
				list(b, s)
			}
		})
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
		if all, _, err := s.results(); err != nil || len(all) != 500 {
			b.Fatal(err)
		}
	}
	units := 0
	for k, rec := range m.records {
		units += len("tabard:") + len(k) + len(toText(rec))
	}
	b.ReportMetric(float64(units)/500, "units/result")
}
