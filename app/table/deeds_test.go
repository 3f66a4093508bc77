package table

import (
	"slices"
	"strings"
	"testing"

	"tabard/app/games"
	"tabard/app/session"
	"tabard/engines/game"
	"tabard/engines/save/savetest"
)

// What one action of a seat brings stands on one line of the log, with every fact that is told of it. Lines of their own have only what others
// do or get by it, what the game announces, what comes after that, and what stands under a heading, as wars do.
func TestADeedIsOneLine(t *testing.T) {
	for _, f := range games.All() {
		events, apart, lines := 0, 0, 0
		for seed := range uint64(6) {
			g := savetest.Played(t, f.Def, 3, seed, 400)
			for i := range g.Seats {
				g.Seats[i].Bot = i > 0
			}
			m, _, err := session.Open(g)
			if err != nil {
				t.Fatal(err)
			}
			tb := New(f, m, Normal)
			tb.Start(nil)
			if tb.View.Covered {
				t.Fatal("nobody looks")
			}
			log := tb.Chronicle.LogText()
			for _, turn := range tb.Chronicle.Turns(0) {
				for _, l := range turn.Lines {
					if text := l.Text[len(l.subject):]; turn.Head == "" && !strings.Contains(log, text) {
						t.Errorf("%s: %q is not told", f.Def.ID, text)
					}
				}
				told := turn.told()
				events, apart, lines = events+len(turn.Lines), apart+len(told), lines+len(told)
				if turn.Head == "" {
					apart += len(folded(turn.Lines)) - len(told)
				}
				if turn.Head != "" || turn.Who == game.Nobody {
					continue
				}
				var done []int
				for _, l := range told {
					if announced(l) {
						done = nil
						continue
					}
					if l.who != turn.Who {
						continue
					}
					if slices.Contains(done, l.entry) {
						t.Errorf("%s: decision %d has a second line: %q", f.Def.ID, l.entry, l.whole())
					}
					done = append(done, l.entry)
				}
			}
		}
		t.Logf("%s: %d events on %d lines; %d if each had its own", f.Def.ID, events, lines, apart)
		if lines == 0 || lines >= apart {
			t.Errorf("%s: %d lines, and %d if each event had its own", f.Def.ID, lines, apart)
		}
	}
}
