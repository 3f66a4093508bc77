package house

import (
	"reflect"
	"testing"
	"time"

	"tabard/web/page"
	"tabard/web/store"
)

// front is a table on the screen that notes what the house asks of it.
type front struct {
	told   []string
	closed int
	away   bool // no table is on the screen
}

func (f *front) Tell(text string) bool {
	if !f.away {
		f.told = append(f.told, text)
	}
	return !f.away
}

func (f *front) CloseSheet() { f.closed++ }

func TestAnAnswerGoesToWhoeverHasAskedOnce(t *testing.T) {
	h := New(store.OpenShelf(store.NewMemory()))
	h.Effects()
	var heard []any
	one, two := h.Expect(func(a any) { heard = append(heard, "one", a) }), h.Expect(func(a any) { heard = append(heard, "two", a) })
	for _, n := range []int{two, one, one, two, two + 1, 0} {
		h.Answered(n, n)
	}
	if len(heard) != 4 || heard[0] != "two" || heard[1] != two || heard[2] != "one" || heard[3] != one {
		t.Errorf("heard is %v", heard)
	}

	rang := 0
	h.After(time.Second, func() { rang++ })
	cancel := h.After(time.Minute, func() { rang += 10 })
	cancel()
	effects := h.Effects()
	if len(effects) != 2 || len(h.Effects()) != 0 {
		t.Fatalf("asked %v", effects)
	}
	for range 2 {
		for _, e := range effects {
			h.TimeUp(e.(page.After).Msg.(Rang))
		}
	}
	if rang != 1 {
		t.Errorf("the timers rang %d", rang)
	}
	// One draws the page, once; the three that nobody waits for do not.
	if got := h.Effects(); !reflect.DeepEqual(got, []page.Effect{page.Still{}, page.Still{}, page.Still{}}) {
		t.Errorf("the page is to do %v", got)
	}
}

// A message is shown at the table on the screen, or by the house if there is none; a live region reads equal ones out once more.
func TestAMessageIsToldInOnePlace(t *testing.T) {
	h := New(store.OpenShelf(store.NewMemory()))
	at := &front{}
	h.AtTable = at
	h.Tell("Saved.")
	if text, _ := h.Toast(); text != "" || h.Said() != "" || len(at.told) != 1 {
		t.Errorf("the house shows %q, says %q, and the table was told %q", text, h.Said(), at.told)
	}
	h.Ask(Dialog{Kind: "share"})
	if !h.Dialog.Open() || at.closed != 1 {
		t.Errorf("a dialog leaves the table's sheet open: %+v", h.Dialog)
	}
	at.away = true
	h.Tell("Saved.")
	text, first := h.Toast()
	said := h.Said()
	h.Tell("Saved.")
	again, second := h.Toast()
	if text != "Saved." || again != text || second == first || said != "Saved." || h.Said() == said || len(at.told) != 1 {
		t.Errorf("it shows %q and %q, says %q and %q", text, again, said, h.Said())
	}
	h.DropToast()
	h.Hush()
	if text, _ := h.Toast(); text != "" || h.Said() != "" {
		t.Errorf("it still shows %q, says %q", text, h.Said())
	}
}
