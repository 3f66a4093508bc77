package store

import (
	"flag"
	"os"
	"path/filepath"
	"reflect"
	"testing"

	"tabard/engines"
	"tabard/engines/save"
	"tabard/engines/save/savetest"
)

var update = flag.Bool("update", false, "write the golden storage of the present layout, if there is none yet")

// goldenWishes are the settings in the golden storages.
var goldenWishes = Settings{Words: map[string]string{"Theme": "dark", "Pace": "slow", "Motion": "reduced", "Keys": "off", "Asked": "yes"}, Name: "Ann",
	Setups: map[string]LastSetup{"coincrown": {Seats: []save.Seat{{Name: "Ann", Colour: 2}, {Name: "Bo", Bot: true, Level: 1}}, Practice: true}}}

// Every golden storage opens: games, their earlier rounds, results, settings and what was put aside. -update writes the present one if it is
// missing; the comment of package save says what is frozen from the first release on.
func TestGoldenStoragesOpen(t *testing.T) {
	path := filepath.Join("testdata", "layout1.tabard")
	if _, err := os.Stat(path); *update && err != nil {
		m := NewMemory()
		s := OpenShelf(m)
		for _, d := range engines.Games() {
			put(t, s, everySave(t, d, d.MaxSeats, 60)...)
			g := savetest.Played(t, d, d.MinSeats, 3, -1)
			g.ID = "over" + d.ID
			put(t, s, g)
			if r, ok := ResultOf(g); ok {
				add(t, s, r)
			}
		}
		if _, err := s.SaveSettings(goldenWishes); err != nil {
			t.Fatal(err)
		}
		if err := s.quarantine([]byte("rubbish")); err != nil {
			t.Fatal(err)
		}
		if err := os.MkdirAll("testdata", 0o755); err != nil {
			t.Fatal(err)
		}
		if err := os.WriteFile(path, backup(m), 0o644); err != nil {
			t.Fatal(err)
		}
	}
	files, err := filepath.Glob(filepath.Join("testdata", "layout*.tabard"))
	if err != nil || len(files) == 0 {
		t.Fatalf("golden storages: %v, %v", files, err)
	}
	for _, path := range files {
		data, err := os.ReadFile(path)
		if err != nil {
			t.Fatal(err)
		}
		m := NewMemory()
		for rest := data[len(backupMagic):]; len(rest) > 0; {
			var r *record
			if r, rest, err = nextRecord(rest); err != nil {
				t.Fatal(err)
			}
			m.records[r.name] = r.raw()
		}
		// As the storage of a browser, and as a file that is brought in.
		here, there := OpenShelf(m), OpenShelf(NewMemory())
		taken, err := there.Import(data)
		if err != nil || len(taken.Games) < 4 {
			t.Fatalf("%s: %d games taken, %v", path, len(taken.Games), err)
		}
		for _, s := range []*Shelf{here, there} {
			over := 0
			items := list(t, s)
			for _, it := range items {
				if it.Err != nil {
					t.Errorf("%s: %s: %v", path, it.ID, it.Err)
				}
				if it.Over {
					over++
				} else if len(earlier(t, s, it.ID)) == 0 {
					t.Errorf("%s: %s has no earlier rounds", path, it.ID)
				}
				g, behind, err := s.Get(it.ID)
				if err != nil || behind {
					t.Errorf("%s: %s: behind %v, %v", path, it.ID, behind, err)
				}
				if line, err := save.Replay(g); line == nil || g.Rules == line.Def.Rules && !line.Verified {
					t.Errorf("%s: %s does not replay: %v", path, it.ID, err)
				}
			}
			all, unread, err := s.results()
			if err != nil || unread > 0 || len(all) != over || over == 0 {
				t.Errorf("%s: %d results and %d unread of %d finished games, %v", path, len(all), unread, over, err)
			}
		}
		if got, err := here.Settings(); err != nil || !reflect.DeepEqual(got, goldenWishes) {
			t.Errorf("%s: settings %+v, %v", path, got, err)
		}
		if q, err := here.Quarantine(); err != nil || len(q) != 1 || string(q[0]) != "rubbish" {
			t.Errorf("%s: put aside %q, %v", path, q, err)
		}
	}
}
