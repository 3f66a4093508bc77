package page

import (
	"slices"
	"strings"
	"testing"
	"time"
)

func TestTheProgramHearsOfKeys(t *testing.T) {
	d := newStand(t)
	b := d.b
	field, slider, link := b.el("input[tabindex=0]"), b.el("input[tabindex=0]"), b.el("a[tabindex=0]")
	slider.props["type"] = "range"
	one := b.el("input[name=one][enterkeyhint=next]")
	b.body().add(field, slider, link, one)
	for _, c := range []struct {
		on    *node
		key   string
		flags string
		want  Msg
		stops bool // the browser does not do its own
	}{
		{b.body(), "u", "", Key{Key: "u", Code: "u"}, false},
		{b.body(), "u", "ctrlKey", nil, false},
		{b.body(), "u", "altKey", nil, false},
		{b.body(), "u", "metaKey", nil, false},
		{field, "u", "", nil, false},
		{field, "Enter", "", nil, false},
		{one, "u", "", nil, false},
		{one, "Enter", "", Key{Key: "Enter", Code: "Enter", Field: "one"}, false},
		{field, "Escape", "", Key{Key: "Escape", Code: "Escape"}, false},
		{slider, "PageUp", "", Key{Key: "PageUp", Code: "PageUp"}, false},
		{slider, "ArrowUp", "", nil, false},
		{link, "Enter", "", Key{Key: "Enter", Code: "Enter", Control: true}, false},
		{link, "Enter", "repeat", nil, true}, // a key that is held is one press
		{link, "z", "repeat", nil, true},
		{b.body(), "ArrowDown", "repeat", Key{Key: "ArrowDown", Code: "ArrowDown"}, false},
		{d.piece("p4"), "u", "", Key{Key: "u", Code: "u", Ref: "p4", Rev: 1, Control: true}, false},
		{nil, "u", "", Key{Key: "u", Code: "u"}, false}, // about no element
	} {
		e := &fakeEvent{on: c.on, props: map[string]any{"key": c.key, "code": c.key, c.flags: true}}
		d.p.heard = nil
		d.onKey(e)
		if got := d.p.last(); got != c.want || e.prevented != c.stops {
			t.Errorf("%q with %q: %v, prevented %v", c.key, c.flags, got, e.prevented)
		}
	}
	d.p.answers = func(Msg) []Effect { return []Effect{Prevent{}} }
	if e := d.key("?"); !e.prevented {
		t.Error("the program's own key went on to the browser")
	}
}

// What the program uses for itself moves nothing.
func TestAKeyOfTheProgramMovesNoFocus(t *testing.T) {
	d := newStand(t)
	d.b.focus = d.list[0]
	d.p.answers = func(Msg) []Effect { return []Effect{Prevent{}} }
	d.key("ArrowDown")
	if d.b.focus != d.list[0] {
		t.Errorf("the focus went to %s", d.b.focus.name())
	}
}

// Keys that come before the page has been drawn are meant for the page as the keys before them leave it.
func TestAKeyWaitsForTheFocus(t *testing.T) {
	d := newStand(t)
	d.b.focus = d.list[1]
	d.p.answers = func(m Msg) []Effect {
		if k, is := m.(Key); is && k.Key == "a" {
			return []Effect{Reveal{ID: "all-title", Then: ListFirst}}
		}
		return nil
	}
	var events []*fakeEvent
	for _, key := range []string{"a", "End", "ArrowUp"} {
		e := &fakeEvent{on: d.b.focus, props: map[string]any{"key": key, "code": key}}
		events = append(events, e)
		d.later(func() { d.onKey(e) })
	}
	d.b.run()
	if d.b.focus != d.list[2] {
		t.Errorf("the focus is on %s", d.b.focus.attrs["data-action"])
	}
	if events[0].prevented || !events[1].prevented || !events[2].prevented {
		t.Error("the browser scrolled, too")
	}
	var heard []string
	for _, m := range d.p.heard {
		if k, is := m.(Key); is {
			heard = append(heard, k.Key)
		}
	}
	if !slices.Equal(heard, []string{"a", "End", "ArrowUp"}) {
		t.Errorf("the program heard %q", heard)
	}
}

func TestKeysMoveInTheList(t *testing.T) {
	d := newStand(t)
	d.list[2].hidden = true // folded away
	d.b.focus = d.list[0]
	for _, c := range []struct {
		key  string
		want int
	}{{"ArrowUp", 0}, {"ArrowDown", 1}, {"ArrowRight", 3}, {"ArrowDown", 3}, {"ArrowLeft", 1}, {"End", 3}, {"Home", 0}} {
		if e := d.key(c.key); d.b.focus != d.list[c.want] || !e.prevented || d.list[c.want].attrs["tabindex"] != "0" {
			t.Fatalf("%s: %s, not %d", c.key, d.b.focus.attrs["data-action"], c.want)
		}
	}
	if n := len(d.b.html.find(`#actions [tabindex="0"]`)); n != 1 {
		t.Errorf("%d stops", n)
	}
	if e := d.key("x"); e.prevented {
		t.Error("another key was taken")
	}
	d.key("Escape") // out of the list that lies over the table
	d.has(t, "#prompt")
}

func TestKeysMoveOnTheBoard(t *testing.T) {
	d := newStand(t)
	d.b.focus = d.piece("p4") // the middle of three rows of three
	for _, c := range []struct{ key, want string }{
		{"ArrowLeft", "p3"}, {"ArrowLeft", "p3"}, {"ArrowUp", "p0"}, {"ArrowRight", "p1"}, {"ArrowDown", "p4"}, {"ArrowDown", "p7"}, {"ArrowDown", "p7"},
	} {
		if e := d.key(c.key); d.b.focus.name() != c.want || !e.prevented {
			t.Fatalf("%s leads to %s, not to %s", c.key, d.b.focus.name(), c.want)
		}
	}
	if e := d.key("Home"); e.prevented {
		t.Error("a board has no first piece")
	}
}

func TestArrowsChooseAmongRadios(t *testing.T) {
	d := newStand(t)
	group, chosen := d.b.el("div"), ""
	for _, id := range []string{"a", "b", "c"} {
		it := d.b.el("button#" + id + "[role=radio]")
		it.listen("click", nil, func(event) { chosen = id })
		group.add(it)
	}
	d.b.body().add(group)
	d.b.focus = group.kids[0]
	for _, c := range []struct{ key, want string }{{"ArrowRight", "b"}, {"ArrowDown", "c"}, {"ArrowDown", "c"}, {"ArrowUp", "b"}, {"ArrowLeft", "a"}} {
		d.key(c.key)
		if chosen != c.want || d.b.focus.attrs["id"] != c.want {
			t.Fatalf("%s: chosen %s, focus %s", c.key, chosen, d.b.focus.name())
		}
	}
}

func TestTheNextLitPiece(t *testing.T) {
	d := newStand(t)
	next := func(step int) {
		d.perform(NextLit{step}, nil)
		d.settle()
		d.b.run()
	}
	for _, want := range []string{"p0", "p4", "p8", "p0"} {
		next(1)
		d.has(t, want)
	}
	next(-1)
	d.has(t, "p8")
	d.b.focus = d.b.body()
	next(-1)
	d.has(t, "p8")
	// One in an area of the board that is not looked at: its tab is pressed first.
	tab := d.b.el("button.tab[data-arg=1]")
	area := d.b.el("div.area.area-1", d.b.el("button.lit[data-ref=far][tabindex=-1]"))
	area.hidden = true
	tab.listen("click", nil, func(event) { area.hidden = false })
	d.board.add(tab, area)
	next(1)
	next(1)
	d.has(t, "p0")
	if d.board.attrs["data-area"] != "1" || area.hidden {
		t.Error("the area of a piece was not looked at")
	}
	for _, n := range d.b.html.find(".lit") {
		n.setClass("lit", false)
	}
	next(1)
	if !slices.Contains(d.p.heard, Msg(NoLit{})) {
		t.Errorf("without lit pieces the program hears %v", d.p.heard)
	}
}

// A choice by hand is seen as taken in the next frame, before the program hears of it; whatever else the program is told comes after it.
func TestAChoiceIsSeenAsTakenFirst(t *testing.T) {
	d := newStand(t)
	n := d.b.el("button[data-do=act][data-action=4.1]")
	d.board.add(n)
	taken := func() bool { return strings.Contains(n.attr("class"), "taken") }
	heard := func() (all []Msg) {
		for _, m := range d.p.heard {
			if _, ok := m.(Haste); !ok {
				all = append(all, m)
			}
		}
		return all
	}
	byHand := &fakeEvent{on: n, props: map[string]any{"detail": 1.0}}
	d.p.heard = nil
	if d.click(byHand); !taken() || len(heard()) != 0 {
		t.Errorf("at once: taken %v, heard %v", taken(), heard())
	}
	if d.b.run(); !taken() || len(heard()) != 0 {
		t.Errorf("in the frame: taken %v, heard %v", taken(), heard())
	}
	if d.b.ring(0); taken() || len(heard()) != 1 {
		t.Errorf("after the frame: taken %v, heard %v", taken(), heard())
	}
	d.p.heard = nil
	d.click(byHand)
	d.tell(Leaving{})
	d.b.run()
	d.b.ring(0)
	if got := heard(); len(got) != 2 || got[1] != (Leaving{}) || taken() {
		t.Errorf("with a message before the frame: %v", got)
	}
	d.p.heard = nil
	d.click(byHand)
	d.click(byHand)
	if got := heard(); len(got) != 1 || !taken() {
		t.Errorf("two presses in one frame: %v", got)
	}
	d.p.heard = nil
	if d.click(&fakeEvent{on: n, props: map[string]any{"detail": 0.0}}); len(heard()) != 2 || taken() { // the second press, then this
		t.Errorf("by key: %v", heard())
	}
}

func TestAPressIsReadFromThePage(t *testing.T) {
	d := newStand(t)
	press := func(text string, detail float64) Msg {
		n := d.b.el(text)
		inner := d.b.el("span") // what is pressed lies within the control
		n.add(inner)
		d.board.add(n)
		d.p.heard = nil
		d.click(&fakeEvent{on: inner, props: map[string]any{"detail": detail, "again": detail == 2}})
		d.hearTaken()
		for _, m := range d.p.heard {
			if _, ok := m.(Haste); !ok {
				return m
			}
		}
		return nil
	}
	for _, c := range []struct {
		text   string
		detail float64
		want   Msg
	}{
		{"button[data-do=act][data-arg=x][data-action=4.1][data-ref=no]", 1, Press{Do: "act", Arg: "x", Action: "4.1", Rev: 1}},
		{"button.btn.btn-close[data-do=close][aria-disabled=true]", 1, Press{Do: "close", Rev: 1, Closes: true, Off: true}},
		{"g[data-ref=h7]", 2, Press{Ref: "h7", Rev: 1, Again: true}},
		{"div.plain", 1, nil},
	} {
		if got := press(c.text, c.detail); got != c.want {
			t.Errorf("%s: %+v, not %+v", c.text, got, c.want)
		}
	}
	d.click(&fakeEvent{}) // on the document
	if press("button[data-do=x]", 0); !d.byKey {
		t.Error("a click that a key has made was taken for one of a mouse")
	}
	if press("button[data-do=x]", 1); d.byKey {
		t.Error("a click of a mouse was taken for one that a key has made")
	}
	// The control may say another revision than the page has by now.
	d.bar.attrs["data-rev"] = "7"
	if got := d.bar.kids[0]; revOf(got) != 7 || revOf(d.prompt) != 0 {
		t.Errorf("revisions %d and %d", revOf(got), revOf(d.prompt))
	}
	d.bar.attrs["data-rev"] = "seven"
	if revOf(d.bar) != 0 {
		t.Error("a word was taken for a revision")
	}
}

// A press by mouse has only that drawn at once which lies in view; whoever plays by keys or from the list wants the list.
func TestWhoWaitsForAPress(t *testing.T) {
	for _, c := range []struct {
		name  string
		on    func(*stand) *node
		byKey bool
		hasty bool
	}{
		{"the bar by mouse", func(d *stand) *node { return d.bar.kids[0] }, false, true},
		{"the bar by key", func(d *stand) *node { return d.bar.kids[0] }, true, false},
		{"the list by mouse", func(d *stand) *node { return d.list[0] }, false, false},
	} {
		d := newStand(t)
		d.press(c.on(d), c.byKey)
		if hasty := slices.Contains(d.p.heard, Msg(Haste{On: true})); hasty != c.hasty {
			t.Errorf("%s: haste %v", c.name, hasty)
		}
		d.press(c.on(d), c.byKey) // once is enough
		d.b.idle()
		n := 0
		for _, m := range d.p.heard {
			if m == (Haste{}) {
				n++
			}
		}
		if c.hasty != (n == 1) {
			t.Errorf("%s: haste ended %d times", c.name, n)
		}
	}
}

// Calls out of the program, which take about a microsecond each and on a phone ten, are what a press costs here. A key on the board asks
// where each piece lies.
func TestWhatAPressCosts(t *testing.T) {
	for _, c := range []struct {
		name string
		most int
		do   func(*stand)
	}{
		{"a press on the bar", 45, func(d *stand) { d.press(d.bar.kids[0], false) }},
		{"a key on the board", 70, func(d *stand) { d.key("ArrowRight") }},
		{"a drawing without a change", 30, func(d *stand) { d.show(func(*Stage) {}) }},
	} {
		d := newStand(t)
		d.b.focus = d.piece("p4")
		before := d.b.calls
		c.do(d)
		if n := d.b.calls - before; n > c.most {
			t.Errorf("%s: %d calls, more than %d", c.name, n, c.most)
		} else {
			t.Logf("%s: %d calls", c.name, n)
		}
	}
}

// What haste has left behind is drawn part by part as the browser has leisure; a key, which may be for the list, has all of it drawn.
func TestWhatHasteLeavesBehindIsDrawnPartByPart(t *testing.T) {
	d := newStand(t)
	parts := func() (n int) {
		for _, m := range d.p.heard {
			if h, ok := m.(Haste); ok && h.Lines > 0 {
				n++
			}
		}
		return n
	}
	d.p.stage.Behind = true
	d.press(d.bar.kids[0], false)
	for n := 1; n <= 3; n++ {
		if d.b.idle(); parts() != n {
			t.Fatalf("at leisure the %d. time, %d parts were drawn", n, parts())
		}
	}
	d.onKey(&fakeEvent{props: map[string]any{"key": "a"}})
	if !slices.Contains(d.p.heard, Msg(Haste{})) {
		t.Error("a key does not end the haste")
	}
	if d.b.idle(); parts() != 3 {
		t.Error("after the haste a part is drawn")
	}
}

// At leisure, once nothing is left to draw, browsers lay out the areas of the board that nobody looks at: their boxes are asked for.
func TestAreasThatNobodyLooksAtAreLaidOutAtLeisure(t *testing.T) {
	d := newStand(t)
	shown, aside := d.b.el("p"), d.b.el("p")
	aside.hidden = true
	d.board.add(d.b.el("div.area", shown), d.b.el("div.area"), d.b.el("div.area", aside))
	d.press(d.bar.kids[0], false)
	if d.b.idle(); shown.asked > 0 || aside.asked > 0 {
		t.Error("asked for before the rest is drawn")
	}
	if d.b.idle(); shown.asked > 0 || aside.asked != 1 {
		t.Errorf("asked for %d times where it is shown, %d times aside", shown.asked, aside.asked)
	}
	d.layAside(d.b.all("#board .area"))
	d.hasty = true
	if d.layAside(d.b.all("#board .area")); aside.asked != 2 {
		t.Errorf("asked for %d times, in haste too", aside.asked)
	}
}

// While bots play on at once, a part is drawn once a second at most; the next one as soon as they stop.
func TestWhatHasteLeavesBehindWaitsForBots(t *testing.T) {
	d := newStand(t)
	parts := func() (n int) {
		for _, m := range d.p.heard {
			if h, ok := m.(Haste); ok && h.Lines > 0 {
				n++
			}
		}
		return n
	}
	d.p.stage.Behind, d.p.stage.Passing = true, true
	d.caught = time.Since(begun)
	d.press(d.bar.kids[0], false)
	d.b.idle()
	d.show(func(*Stage) {})
	if d.b.idle(); parts() != 0 {
		t.Errorf("%d parts within a second", parts())
	}
	d.caught -= time.Second
	d.show(func(*Stage) {})
	if d.b.idle(); parts() != 1 {
		t.Errorf("%d parts after a second", parts())
	}
	d.b.idle()
	d.show(func(s *Stage) { s.Passing = false })
	if d.b.idle(); parts() != 2 {
		t.Errorf("%d parts once the bots have stopped", parts())
	}
}

// A part grows only if one that was full took little, and shrinks by how much too long one took.
func TestHowManyLinesAPartHas(t *testing.T) {
	r := &root{}
	for _, c := range []struct {
		took time.Duration
		full bool
		want int
	}{{0, false, 4}, {time.Millisecond, true, 8}, {time.Millisecond, true, 16}, {2 * slice, false, 8}, {slice, true, 8}, {9 * slice, true, 4}} {
		if r.took(c.took, c.full); r.lines() != c.want {
			t.Errorf("after %v: %d lines, want %d", c.took, r.lines(), c.want)
		}
	}
}

// A table that comes to the screen is drawn in haste, unless its player plays by keys; one that is there already is not told again.
func TestATableComesInHaste(t *testing.T) {
	for _, c := range []struct {
		name         string
		there, byKey bool
		hasty        bool
	}{
		{"by a press", false, false, true},
		{"by a key", false, true, false},
		{"there before", true, false, false},
	} {
		d := newStand(t)
		d.show(func(s *Stage) { s.Table = c.there })
		d.byKey, d.p.heard = c.byKey, nil
		d.later(func() { d.p.stage.Table = true })
		d.b.run()
		if hasty := slices.Contains(d.p.heard, Msg(Haste{On: true})); hasty != c.hasty {
			t.Errorf("%s: haste %v", c.name, hasty)
		}
	}
}

// A tab shows in the next frame that it has been taken: what it leads to takes longer to lay out. By key nothing comes between.
func TestATabIsSeenToBeTaken(t *testing.T) {
	d := newStand(t)
	tab := d.b.el("button.tab[data-do=area][data-arg=1]")
	d.own.add(tab)
	heard := func() bool {
		return slices.ContainsFunc(d.p.heard, func(m Msg) bool { p, is := m.(Press); return is && p.Do == "area" })
	}
	if d.press(tab, false); heard() || !strings.Contains(tab.attr("class"), "taken") {
		t.Errorf("at once: heard %v, class %q", heard(), tab.attr("class"))
	}
	d.b.run()
	if d.b.ring(0); !heard() || strings.Contains(tab.attr("class"), "taken") {
		t.Errorf("after a frame: heard %v, class %q", heard(), tab.attr("class"))
	}
	d.p.heard = nil
	if d.press(tab, true); !heard() {
		t.Error("by key it is not heard at once")
	}
}
