package engines_test

import (
	"fmt"
	"os"
	"path/filepath"
	"strings"
	"testing"

	"github.com/tinylib/msgp/msgp"

	"tabard/engines"
)

// Every game of the list runs the conformance suite and brings its golden texts.
func TestEveryGameIsProven(t *testing.T) {
	for _, d := range engines.Games() {
		test, err := os.ReadFile(filepath.Join(d.ID, "conformance_test.go"))
		if err != nil {
			t.Errorf("%s has no conformance test: %v", d.ID, err)
			continue
		}
		for _, call := range []string{"gametest.Run(", "gametest.Soak("} {
			if !strings.Contains(string(test), call) {
				t.Errorf("%s does not call %s)", d.ID, call)
			}
		}
		for seats := d.MinSeats; seats <= d.MaxSeats; seats++ {
			for _, want := range []struct {
				pattern string
				n       int
			}{{fmt.Sprintf("transcripts/%d-*.txt", seats), 10}, {fmt.Sprintf("perft/%d.txt", seats), 1}} {
				files, err := filepath.Glob(filepath.Join(d.ID, "testdata", want.pattern))
				if err != nil || len(files) < want.n {
					t.Errorf("%s has %d of %d golden texts %s (%v)", d.ID, len(files), want.n, want.pattern, err)
				}
			}
		}
	}
}

// A snapshot is one value of its format, so that whatever reads the format can pass over it.
func TestASnapshotIsOneValue(t *testing.T) {
	for _, d := range engines.Games() {
		s, err := d.New(d.DefaultSetup(d.MaxSeats, 1))
		if err != nil {
			t.Fatal(err)
		}
		b, err := s.MarshalMsg(nil)
		if err != nil {
			t.Fatal(err)
		}
		if rest, err := msgp.Skip(b); err != nil || len(rest) != 0 {
			t.Errorf("%s: %d of %d bytes are left: %v", d.ID, len(rest), len(b), err)
		}
	}
}

// Names and numbers under which games are saved and linked are never shared.
func TestGamesAreFoundByNameAndNumber(t *testing.T) {
	for _, d := range engines.Games() {
		if engines.ByID(d.ID) != d || engines.ByCode(d.Code) != d {
			t.Errorf("%s (%d) is not found by its id and code", d.ID, d.Code)
		}
	}
	if d := engines.ByID("chess"); d != nil {
		t.Errorf("found %s for a game that is not there", d.ID)
	}
	if d := engines.ByCode(0); d != nil {
		t.Errorf("found %s for code 0", d.ID)
	}
}
