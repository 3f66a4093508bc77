package app

import (
	"encoding/base64"
	"encoding/binary"
	"fmt"
	"os"
	"slices"
	"strings"
	"testing"
	"time"

	"tabard/app/games"
	"tabard/app/house"
	"tabard/app/library"
	"tabard/engines/save"
	"tabard/engines/save/savetest"
	"tabard/web/journal"
	"tabard/web/page"
	"tabard/web/store"
	"tabard/web/tabs"
)

// everything is the file of all that a shelf holds.
func everything(t *testing.T, s *store.Shelf) []byte {
	t.Helper()
	x := s.ExportAll()
	for !x.Step() {
	}
	_, file, err := x.End()
	if err != nil {
		t.Fatal(err)
	}
	return file
}

// large is a file of n games.
func large(t *testing.T, n int) []byte {
	t.Helper()
	m := store.NewMemory()
	s := store.OpenShelf(m)
	g := savetest.Played(t, games.ByID("coincrown").Def, 2, 5, 10)
	for i := range n {
		g.ID, g.Created = fmt.Sprintf("many%d", i), int64(1+i)
		if err := s.Put(g); err != nil {
			t.Fatal(err)
		}
	}
	return everything(t, s)
}

// sliced has each slice of the page's time last so long; in none at all one record is taken in.
func sliced(t *testing.T, d time.Duration) {
	was := house.Slice
	house.Slice = d
	t.Cleanup(func() { house.Slice = was })
}

// turn lets the timer of the intake run that was set last, and says whether there was one.
func turn(v *visit) bool { return rang(v, library.StepRest) }

// readOn lets the library read one slice of all that is stored, and says whether it was at that.
func readOn(v *visit) bool { return rang(v, library.ReadRest) }

// moreRows lets the list of saved games draw a few more rows, and says whether it was at that.
func moreRows(v *visit) bool { return rang(v, library.RowsRest) }

// rang lets the timer of a length run that was set last, and says whether there was one.
func rang(v *visit, d time.Duration) bool {
	for i := len(v.asked) - 1; i >= 0; i-- {
		if e, ok := v.asked[i].(page.After); ok && e.D == d {
			v.asked = append(v.asked[:i], v.asked[i+1:]...)
			v.hear(e.Msg)
			return true
		}
	}
	return false
}

// taking says that a file is being taken in.
func taking(v *visit) bool {
	return slices.ContainsFunc(v.asked, func(e page.Effect) bool {
		after, ok := e.(page.After)
		return ok && after.D == library.StepRest
	})
}

// A large file is taken in a little at a time: the page answers meanwhile, says how far it is, and in the end what was taken.
func TestALargeFileIsTakenInStepByStep(t *testing.T) {
	sliced(t, 0)
	v := shellOn(store.NewMemory())
	v.hear(page.File{Data: large(t, 60)})
	v.hear(page.File{Data: []byte("nonsense")}) // the next file waits
	steps, at := 0, -1
	for taking(v) {
		if steps++; steps > 100 {
			t.Fatal("it never ends")
		}
		if st := v.Stage(); v.route.Place != house.PlaceSaves || st.Sheet != "" && st.Sheet != "dialog intake" || toast(v) != "" {
			t.Fatalf("step %d: at %v with sheet %q, %q", steps, v.route, st.Sheet, toast(v))
		}
		if text := v.page(); v.house.Dialog.Kind == "intake" && v.house.Dialog.Size > 0 {
			if !strings.Contains(text, fmt.Sprintf("%d %% is done", 100*v.house.Dialog.At/v.house.Dialog.Size)) || !strings.Contains(text, "<progress") || v.house.Dialog.At < at {
				t.Errorf("at %d after %d: %s", v.house.Dialog.At, at, text)
			}
			at = v.house.Dialog.At
		}
		if !turn(v) {
			t.Fatalf("step %d: it does not go on", steps)
		}
	}
	for readOn(v) {
	}
	v.calm(t)
	if steps < 5 || len(items(v)) != 60 || v.house.Dialog.Open() || !strings.HasPrefix(toast(v), "Nothing was taken") {
		t.Errorf("%d steps, %d games, it says %q", steps, len(items(v)), toast(v))
	}
}

// Closed, the sheet stops it: what was taken before is there and said.
func TestALargeFileIsStopped(t *testing.T) {
	sliced(t, 0)
	for _, stop := range []page.Msg{page.Press{Do: "close"}, page.SheetClosed{}, page.Key{Key: "Escape"}} {
		m := store.NewMemory()
		v := shellOn(m)
		v.went("saves")
		v.hear(page.File{Data: large(t, 60)})
		v.hear(page.File{Data: large(t, 1)})
		turn(v)
		v.hear(stop)
		if turn(v); taking(v) || turn(v) {
			t.Fatalf("%T: it goes on", stop)
		}
		for readOn(v) {
		}
		n := len(items(v))
		if n == 0 || n >= 60 || toast(v) != fmt.Sprintf("%d games taken from the file. Stopped; the rest of it stays in the file.", n) {
			t.Errorf("%T: %d games, it says %q", stop, n, toast(v))
		}
		for _, it := range items(shellOn(m)) {
			if _, err := v.house.Shelf.Look(it.ID); err != nil || it.Err != nil {
				t.Errorf("%T: %+v, %v", stop, it, err)
			}
		}
	}
}

// Lists that another tab fills are read anew now and then, not at each of its records.
func TestListsAreReadNowAndThen(t *testing.T) {
	m := store.NewMemory()
	lists := 0
	m.Fault = func(op, key string) error {
		if op == "keys" && key == "" {
			lists++
		}
		return nil
	}
	v := shellOn(m)
	v.went("saves")
	lists = 0
	g := savetest.Played(t, games.ByID("coincrown").Def, 2, 5, 10)
	for i := range 100 {
		g.ID = fmt.Sprintf("there%d", i)
		rec, err := save.Encode(g)
		if err != nil {
			t.Fatal(err)
		}
		if _, err := store.OpenShelf(m).Import(rec); err != nil {
			t.Fatal(err)
		}
		v.hear(page.TabChanged{Key: "game:" + g.ID + ":a"})
	}
	if lists > 2 || len(items(v)) == 0 {
		t.Errorf("%d lists of %d games", lists, len(items(v)))
	}
	if e, ok := last[page.After](v); !ok || e.D != listsRest {
		t.Fatalf("nothing looks again: %+v", e)
	} else {
		v.hear(e.Msg)
	}
	if len(items(v)) != 100 {
		t.Errorf("%d games are listed", len(items(v)))
	}
}

// The disk is waited for once for each slice of a large file, not for each game.
func TestALargeFileIsWrittenDownTogether(t *testing.T) {
	sliced(t, time.Hour)
	var disk journal.Disk
	v := journaled(new(tabs.Room), store.NewMemory(), disk.Open())
	v.hear(page.File{Data: large(t, 60)})
	found, _ := disk.Open().Found()
	if len(found) != 60 || disk.Puts != 1 || turn(v) {
		t.Errorf("%d games are written down in %d transactions", len(found), disk.Puts)
	}
}

// What neither the storage nor the journal keeps is not called taken without a word more.
func TestGamesOfAFileThatAreKeptNowhere(t *testing.T) {
	disk := journal.Disk{Fault: func(journal.Entry) error { return journal.ErrFailed }}
	m := &refusing{Memory: store.NewMemory()}
	v := journaled(new(tabs.Room), m, disk.Open())
	m.err = store.ErrFull
	v.hear(page.File{Data: large(t, 60)})
	for turn(v) {
	}
	if said := toast(v); !strings.Contains(said, "60 games could not be kept, and are on this page alone") {
		t.Errorf("it says %q", said)
	}
	m.err = nil
	v.hear(page.File{Data: large(t, 61)})
	for turn(v) {
	}
	if said := toast(v); strings.Contains(said, "could not") {
		t.Errorf("with room again it says %q", said)
	}
}

// backup is a file of the records of a storage whose names are wanted, as the page for emergencies writes it.
func backup(t *testing.T, m *store.Memory, wanted func(name string) bool) []byte {
	t.Helper()
	keys, err := m.Keys("")
	if err != nil {
		t.Fatal(err)
	}
	b := []byte("TABACKUP")
	for _, k := range keys {
		if !wanted(k) {
			continue
		}
		rec, _ := m.Get(k)
		text := `"` + base64.RawURLEncoding.EncodeToString(rec) + `"`
		b = append(append(binary.BigEndian.AppendUint16(b, uint16(len(k))), k...), 0)
		b = append(binary.BigEndian.AppendUint32(b, uint32(len(text))), text...)
	}
	return b
}

// sortedWords are the words of a screen in some order, since attributes of an element come in any.
func sortedWords(screen string) string {
	all := strings.FieldsFunc(screen, func(c rune) bool { return strings.ContainsRune(" \n<>", c) })
	slices.Sort(all)
	return strings.Join(all, " ")
}

// After a file the lists are as if they had been read anew, whatever of its games it has; and what it has is told.
func TestTheListsAfterAFile(t *testing.T) {
	golden, err := os.ReadFile("../web/store/testdata/layout1.tabard")
	if err != nil {
		t.Fatal(err)
	}
	m := store.NewMemory()
	shellOn(m).hear(page.File{Data: golden})
	rounds := func(name string) bool { return strings.HasPrefix(name, "round:") }
	for what, c := range map[string]struct {
		file []byte
		says string
	}{
		"everything":   {golden, "games taken from the file."},
		"rounds alone": {backup(t, m, rounds), "Of one game the file has only earlier rounds: it is on the list, and can go on from one of them."},
		"no rounds":    {backup(t, m, func(name string) bool { return !rounds(name) }), "games taken from the file."},
	} {
		for _, d := range []time.Duration{0, time.Hour} {
			sliced(t, d)
			m := store.NewMemory()
			v := shellOn(m)
			v.went("saves")
			v.hear(page.File{Data: c.file})
			for turn(v) || readOn(v) || moreRows(v) {
			}
			said, screen := toast(v), html(v.library.View(house.PlaceSaves))
			if !strings.Contains(said, c.says) || strings.HasPrefix(said, "0 games") {
				t.Errorf("%s: it says %q", what, said)
			}
			again := shellOn(m)
			again.went("saves")
			for readOn(again) || moreRows(again) {
			}
			if len(items(v)) == 0 || fmt.Sprint(items(v)) != fmt.Sprint(items(again)) || sortedWords(screen) != sortedWords(html(again.library.View(house.PlaceSaves))) {
				t.Errorf("%s: %v\nread anew %v", what, items(v), items(again))
			}
			if bad := strings.Contains(screen, "Damaged"); bad || (what == "rounds alone") != strings.Contains(screen, "Only earlier rounds") {
				t.Errorf("%s: the screen is %s", what, screen)
			}
		}
	}
}

// A long list shows its first rows, and more of them at each wish, a few in each drawing, so that none blocks the page.
func TestALongListIsShownBitByBit(t *testing.T) {
	v := shellOn(store.NewMemory())
	v.went("saves")
	sliced(t, time.Hour)
	v.hear(page.File{Data: large(t, 45)})
	drawn := 0
	draws := func(shown, all int) { // until that many are there of those that are asked for
		t.Helper()
		for {
			screen := v.page()
			rows := strings.Count(screen, "saved-name")
			if rows <= drawn || rows > drawn+4 || !strings.Contains(screen, fmt.Sprintf("%d of %d are shown", shown, all)) {
				t.Fatalf("%d rows after %d, %d wanted of %d: %s", rows, drawn, shown, all, screen)
			}
			drawn = rows
			if !moreRows(v) {
				break
			}
		}
		if drawn != shown {
			t.Errorf("%d rows, want %d", drawn, shown)
		}
	}
	for _, want := range []int{20, 40, 45} {
		draws(want, 45)
		v.hear(page.Press{Do: "morerows"})
	}
	if v.hear(page.Press{Do: "morerows"}); moreRows(v) || strings.Count(v.page(), "saved-name") != 45 {
		t.Error("there are more rows than games")
	}
	v.went("")
	if moreRows(v) {
		t.Error("the start draws rows of the list")
	}
	v.went("saves")
	drawn = 0
	draws(20, 45)
	// A list that comes back after it was empty does so bit by bit, too.
	for _, it := range items(v) {
		v.delete(it.ID)
	}
	if strings.Contains(v.page(), "saved-name") {
		t.Fatal("deleted games are on the list")
	}
	drawn = 0
	v.hear(page.File{Data: large(t, 30)})
	draws(20, 30)
}
