package engines_test

import (
	"fmt"
	"os"
	"path/filepath"
	"strings"
	"testing"

	"github.com/tinylib/msgp/msgp"

	"tabard/engines"
	"tabard/engines/bot"
	"tabard/engines/save"
	"tabard/engines/save/savetest"
	"tabard/engines/share"
)

// suite is what the tests of every game call, and what that proves.
var suite = []struct{ call, proves string }{
	{"gametest.Run(t, ", "every law of the contract"},
	{"gametest.Soak(t, ", "the laws in many games"},
	{"gametest.Fuzz(f, ", "that bytes from anywhere are refused or can be played"},
	{"gametest.Wire(t, ", "the numbers of saves and links"},
	{"gametest.Ledger{", "rulings, citations and proofs that agree"},
	{"gametest.Evals[State]{", "a value that knows no seat and sees nothing hidden"},
	{"bottest.Same(t, ", "bots that play alike on every machine"},
	{"bottest.Bounded(t, ", "bots whose work is bounded"},
}

// Every game of the list is proven by the whole suite and brings its golden texts. engines/README.md shows the calls.
func TestEveryGameIsProven(t *testing.T) {
	for _, d := range engines.Games() {
		var tests strings.Builder
		files, err := filepath.Glob(filepath.Join(d.ID, "*_test.go"))
		for _, file := range files {
			text, err := os.ReadFile(file)
			if err != nil {
				t.Fatal(err)
			}
			tests.Write(text)
		}
		if len(files) == 0 {
			t.Errorf("engines/%s has no tests (%v)", d.ID, err)
		}
		for _, x := range suite {
			if !strings.Contains(tests.String(), x.call) {
				t.Errorf("no test of engines/%s calls %s...), which proves %s", d.ID, x.call, x.proves)
			}
		}
		for seats := d.MinSeats; seats <= d.MaxSeats; seats++ {
			for _, want := range []struct {
				pattern string
				n       int
			}{{fmt.Sprintf("transcripts/%d-*.txt", seats), 10}, {fmt.Sprintf("perft/%d.txt", seats), 1}} {
				files, err := filepath.Glob(filepath.Join(d.ID, "testdata", want.pattern))
				if err != nil || len(files) < want.n {
					t.Errorf("engines/%s has %d of %d golden texts %s: make golden writes them (%v)", d.ID, len(files), want.n, want.pattern, err)
				}
			}
		}
	}
}

// A record and a link bring back every value of every option, those beyond the twelfth too.
func TestEveryOptionComesBack(t *testing.T) {
	for _, d := range engines.Games() {
		for i, o := range d.Options {
			for v := range o.Values {
				g := savetest.Played(t, d, d.MaxSeats, 1, 0)
				g.Setup.Options[i] = uint8(v)
				s, err := d.New(g.Setup)
				if err != nil {
					continue // not for so many seats, or not beside another option
				}
				if g.Snapshot, err = save.Pack(s); err != nil {
					t.Fatal(err)
				}
				data, err := save.Encode(g)
				if err != nil {
					t.Fatalf("%s, %s %s: %v", d.ID, o.ID, o.Values[v], err)
				}
				text, err := share.Encode(g)
				if err != nil {
					t.Fatalf("%s, %s %s: %v", d.ID, o.ID, o.Values[v], err)
				}
				kept, err := save.Decode(data)
				sent, err2 := share.Decode(text)
				if err != nil || err2 != nil || kept.Setup != g.Setup || sent.Setup != g.Setup {
					t.Errorf("%s, %s %s: kept as %v (%v), sent as %v (%v)", d.ID, o.ID, o.Values[v], kept.Setup, err, sent.Setup, err2)
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

// A decision hardly leaves anything to be cleared away: the search works where the last one did.
func TestADecisionAllocatesLittle(t *testing.T) {
	const most = 20
	for _, d := range engines.Games() {
		all := asked(t, d)
		s := all[len(all)/2]
		for _, level := range d.Levels {
			if n := testing.AllocsPerRun(3, func() { bot.Choose(d, s, s.Turn(), level, 1) }); n > most {
				t.Errorf("%s: a decision of a %s allocates %.0f times", d.ID, level.ID, n)
			}
		}
	}
}
