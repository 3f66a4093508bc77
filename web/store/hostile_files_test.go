package store

import (
	"bytes"
	"encoding/binary"
	"flag"
	"fmt"
	"os"
	"path/filepath"
	"strings"
	"testing"

	"tabard/engines/coincrown"
	"tabard/engines/save"
	"tabard/engines/save/savetest"
)

// hostile files by what they are made of, n of it.
var hostileFiles = map[string]func(t testing.TB, n int) []byte{
	"games": func(t testing.TB, n int) []byte { return bundle(variants(t, n, 20)) },
	"finished games": func(t testing.TB, n int) []byte {
		return bundle(variants(t, n, -1))
	},
	"games of a backup": func(t testing.TB, n int) []byte {
		recs := variants(t, n, 20)
		return backupOf(names(n, "game:v%d:a"), func(i int) []byte { return seal(7, recs[i]) })
	},
	"games with rounds": func(t testing.TB, n int) []byte {
		recs := variants(t, n, 20)
		return backupOf(append(names(n, "game:v%d:a"), names(n, "round:v%d:00000003")...), func(i int) []byte { return seal(7, recs[i%n]) })
	},
	"junk": func(_ testing.TB, n int) []byte {
		return backupOf(names(n, "junk%d"), func(i int) []byte { return []byte{byte(i), byte(i >> 8), 1, 2} })
	},
	"equal junk": func(_ testing.TB, n int) []byte {
		return backupOf(names(n, "junk%d"), func(int) []byte { return []byte("the same") })
	},
	"junk rounds": func(_ testing.TB, n int) []byte {
		return backupOf(names(n, "round:j%d:00000001"), func(i int) []byte { return []byte{byte(i), byte(i >> 8), 3} })
	},
	"junk rounds of one game": func(_ testing.TB, n int) []byte {
		return backupOf(names(n, "round:one:%08x"), func(i int) []byte { return []byte{byte(i), byte(i >> 8), 3} })
	},
	"junk slots": func(_ testing.TB, n int) []byte {
		return backupOf(names(n, "game:j%d:a"), func(i int) []byte { return seal(1, []byte{byte(i), byte(i >> 8), 4}) })
	},
	"junk results": func(_ testing.TB, n int) []byte {
		return backupOf(names(n, "result:j%d"), func(i int) []byte { return []byte{'T', 'R', 'E', 'S', byte(i), byte(i >> 8)} })
	},
	"junk that was put aside": func(_ testing.TB, n int) []byte {
		return backupOf(names(n, "bad:%08d-00000000"), func(i int) []byte { return []byte{byte(i), byte(i >> 8), 5} })
	},
	"junk parts": func(_ testing.TB, n int) []byte {
		var parts [][]byte
		for i := range n {
			parts = append(parts, []byte{byte(i), byte(i >> 8), 6})
		}
		return bundle(parts)
	},
	"one game": func(t testing.TB, n int) []byte {
		rec := variants(t, 1, 20)[0]
		return backupOf(names(n, "game:o%d:a"), func(i int) []byte { return seal(uint32(1+i), rec) })
	},
	"one game in parts": func(t testing.TB, n int) []byte {
		rec := variants(t, 1, 20)[0]
		var parts [][]byte
		for range n {
			parts = append(parts, rec)
		}
		return bundle(parts)
	},
	"one game in a newer state": func(t testing.TB, n int) []byte { // of an id that is taken here
		g := savetest.Played(t, coincrown.Def, 2, 5, 21)
		g.ID = "mine"
		rec, err := save.Encode(g)
		if err != nil {
			t.Fatal(err)
		}
		var parts [][]byte
		for range n {
			parts = append(parts, rec)
		}
		return bundle(parts)
	},
	"one name": func(t testing.TB, n int) []byte { // a game, and under the same name junk
		rec := seal(7, variants(t, 1, 20)[0])
		return backupOf(repeated(n, "game:v0:a"), func(i int) []byte {
			if i == 0 {
				return rec
			}
			return []byte{byte(i), byte(i >> 8), 7}
		})
	},
	"one name of a round": func(_ testing.TB, n int) []byte {
		return backupOf(repeated(n, "round:one:00000001"), func(i int) []byte { return []byte{byte(i), byte(i >> 8), 8} })
	},
	"rounds alone": func(t testing.TB, n int) []byte { // five of each game
		recs := variants(t, n, 20)
		return backupOf(names(n, "round:v%d:00000003"), func(i int) []byte { return seal(3, recs[i]) })
	},
	"one large record": func(_ testing.TB, n int) []byte {
		return backupOf([]string{"large"}, func(int) []byte { return bytes.Repeat([]byte{9}, 190*n) })
	},
}

// filesTo is where TestHostileFiles leaves its files, for the browser (web/e2e/intake.mjs).
var filesTo = flag.String("files", "", "a folder: TestHostileFiles writes the largest file of each kind there")

// most is how much a file of a kind is made of in the browser: 3,000 games, or as much as the bounds allow.
func most(what string) int {
	switch {
	case what == "games with rounds":
		return 2900
	case what == "one game":
		return 5900
	case strings.HasPrefix(what, "one game"):
		return 7000
	case strings.HasPrefix(what, "junk"), strings.HasPrefix(what, "one"), what == "equal junk":
		return 32000
	}
	return 3000
}

// Every kind of file can be as large in the browser as it is measured there.
func TestHostileFiles(t *testing.T) {
	for what, file := range hostileFiles {
		data := file(t, most(what))
		if _, err := OpenShelf(NewMemory()).Intake(data); err != nil || len(data) < 200<<10 {
			t.Errorf("%s: %d bytes, %v", what, len(data), err)
		}
		if *filesTo == "" {
			continue
		}
		if err := os.WriteFile(filepath.Join(*filesTo, strings.ReplaceAll(what, " ", "-")+FileType), data, 0o644); err != nil {
			t.Fatal(err)
		}
	}
}

// backupOf is a backup of records by name, in that order.
func backupOf(names []string, rec func(i int) []byte) []byte {
	b := []byte(backupMagic)
	for i, k := range names {
		text := toText(rec(i))
		b = binary.BigEndian.AppendUint16(b, uint16(len(k)))
		b = append(append(b, k...), backupUTF8)
		b = binary.BigEndian.AppendUint32(b, uint32(len(text)))
		b = append(b, text...)
	}
	return b
}

func names(n int, pattern string) (all []string) {
	for i := range n {
		all = append(all, fmt.Sprintf(pattern, i))
	}
	return all
}

// variants are n games that differ in little, as records.
func variants(t testing.TB, n, moves int) (recs [][]byte) {
	g := savetest.Played(t, coincrown.Def, 2, 5, moves)
	for i := range n {
		g.ID, g.Created = fmt.Sprintf("v%d", i), int64(1+i)
		rec, err := save.Encode(g)
		if err != nil {
			t.Fatal(err)
		}
		recs = append(recs, rec)
	}
	return recs
}

// repeated is a name n times.
func repeated(n int, name string) (all []string) {
	for range n {
		all = append(all, name)
	}
	return all
}
