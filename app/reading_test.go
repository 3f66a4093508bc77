package app

import (
	"fmt"
	"os"
	"strings"
	"testing"
	"time"

	"tabard/app/house"
	"tabard/engines/coincrown"
	"tabard/engines/share"
	"tabard/web/page"
	"tabard/web/store"
)

// A long game is opened in slices between which the page answers: it says how far it is, and whoever leaves stops it.
func TestALongGameIsOpenedInSlices(t *testing.T) {
	defer func(was time.Duration) { house.Slice = was }(house.Slice)
	file, err := os.ReadFile(fmt.Sprintf("../engines/save/testdata/coincrown-format1-rules%d-4-end.tabard", coincrown.Def.Rules))
	if err != nil {
		t.Fatal(err)
	}
	s := shellOn(store.NewMemory())
	s.takeFile(file)
	g, err := s.house.Shelf.Look(items(s)[0].ID)
	if err != nil {
		t.Fatal(err)
	}
	want := len(g.Moves)
	link, err := share.Encode(g)
	if err != nil {
		t.Fatal(err)
	}

	house.Slice = 0 // one step each
	for _, r := range []house.Route{{Place: house.PlaceTable, Arg: g.ID}, {Place: house.PlaceLink, Arg: link}} {
		// The page gives the time by hand.
		var timers []page.Msg
		hear := func(msg page.Msg) {
			for _, e := range s.Update(msg) {
				switch e := e.(type) {
				case page.Claim:
					timers = append(timers, page.Claimed{N: e.N, Mine: true})
				case page.After:
					if e.D == house.ReadRest {
						timers = append(timers, e.Msg)
					}
				}
			}
		}
		hear(page.Went{Hash: r.Hash()})
		slices := 0
		for ; len(timers) > 0; slices++ {
			msg := timers[0]
			timers = timers[1:]
			hear(msg)
			if slices == 3 && !strings.Contains(s.page(), "decisions played through") {
				t.Errorf("%s: after %d slices it does not say how far it is", r.Place, slices)
			}
		}
		if slices < want/8 {
			t.Errorf("%s: %d moves in %d slices", r.Place, want, slices)
		}
		if r.Place == house.PlaceTable && (s.desk.Current() == nil || history(s) != want) || r.Place == house.PlaceLink && !strings.Contains(s.page(), `data-do="keepcopy"`) {
			t.Errorf("%s: it is not there in the end", r.Place)
		}
		// Somebody leaves in the middle.
		hear(page.Went{Hash: ""})
		hear(page.Went{Hash: r.Hash()})
		for range 3 {
			hear(timers[0])
			timers = timers[1:]
		}
		hear(page.Went{Hash: ""})
		for len(timers) > 0 {
			msg := timers[0]
			timers = timers[1:]
			hear(msg)
		}
		if s.desk.Current() != nil || s.house.Reading() || s.desk.Screen() == "opening" {
			t.Errorf("%s: left in the middle it goes on", r.Place)
		}
	}
}
