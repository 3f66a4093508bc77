package page

import (
	"fmt"
	"slices"
	"strings"
	"testing"
	"time"
)

func TestTheLookOfThePageFollowsTheStage(t *testing.T) {
	d := newStand(t)
	for _, game := range []string{"emara", "conquer"} {
		d.b.body().add(d.b.el("link[data-game=" + game + "]"))
	}
	look := func(theme, motion, sound, game string) {
		d.show(func(s *Stage) {
			s.Language, s.Tongue, s.Look, s.Game = "de", "de", []Datum{{"theme", theme}, {"motion", motion}, {"sound", sound}}, game
		})
	}
	look("dark", "reduced", "low", "emara")
	root := d.b.html
	if root.attrs["data-theme"] != "dark" || root.attrs["data-motion"] != "reduced" || root.attrs["data-sound"] != "low" || d.b.kept["theme"] != "dark" ||
		d.b.kept["language"] != "de" || root.attrs["lang"] != "de" {
		t.Errorf("%v, theme %q", root.attrs, d.b.kept)
	}
	media := func() (all []any) {
		for _, link := range root.find("link[data-game]") {
			all = append(all, link.props["media"])
		}
		return all
	}
	if !slices.Equal(media(), []any{"all", "not all"}) {
		t.Errorf("style sheets %v", media())
	}
	look("", "", "low", "conquer")
	if _, is := root.attrs["data-theme"]; is || root.attrs["data-sound"] != "low" || !slices.Equal(media(), []any{"not all", "all"}) {
		t.Errorf("%v, style sheets %v", root.attrs, media())
	}
}

func TestTheSaveIsToldWithoutDrawing(t *testing.T) {
	d := newStand(t)
	d.show(func(s *Stage) { s.Save = Save{"saved", "saved 12:00"} })
	text := d.b.html.find(".saved-text")[0]
	if text.props["textContent"] != "saved 12:00" || d.b.html.find("#tabard")[0].attrs["data-save"] != "saved" {
		t.Errorf("%v", text.props)
	}
}

func TestAnotherScreenBeginsAtItsTop(t *testing.T) {
	d := newStand(t)
	tops := d.b.tops
	d.show(func(s *Stage) { s.Screen, s.Title, s.Table = "saves", "Games", false })
	d.has(t, "#title")
	if d.b.idle(); d.b.tops != tops+1 || d.b.title != "Games" {
		t.Errorf("%d times to the top, title %q", d.b.tops-tops, d.b.title)
	}
	d.show(func(s *Stage) { s.Rev++ })
	if d.b.tops != tops+1 {
		t.Error("the same screen went to its top")
	}
	// The very first screen leaves the focus to the browser.
	b, p := newFake(), &fakeProgram{stage: Stage{Screen: "start", First: true}}
	b.body().add(b.el("div#tabard", b.el("h1#title[tabindex=-1]")))
	r := &root{win: b, thread: b, program: p}
	r.settle()
	if b.run(); b.focus != b.body() || b.tops != 0 {
		t.Errorf("the focus is on %s", b.focus.name())
	}
}

// What a table that is left behind held in the browser's memory is let go of, once nobody waits for anything, and not while one plays.
func TestATableThatIsLeftIsLetGo(t *testing.T) {
	d := newStand(t)
	d.show(func(s *Stage) { s.Rev++; s.FlashN++; s.Flash = []Mark{{Ref: "p2"}} })
	if d.b.idle(); d.b.collected != 0 {
		t.Error("garbage is collected in the middle of play")
	}
	d.show(func(s *Stage) { s.Screen, s.Table = "start", false })
	if d.b.idle(); d.b.collected != 0 {
		t.Error("garbage is collected while a timer holds the pieces that are lit up")
	}
	if d.b.ring(blinking); d.b.collected != 0 {
		t.Error("garbage is collected before the browser has leisure")
	}
	if d.b.idle(); d.b.collected != 1 || len(d.b.timers) > 0 {
		t.Errorf("garbage was collected %d times, and %d timers hold what they are about", d.b.collected, len(d.b.timers))
	}
	d.show(func(s *Stage) { s.Screen = "saves" })
	d.b.ring(blinking)
	if d.b.idle(); d.b.collected != 1 {
		t.Error("garbage is collected where no table was left")
	}
}

// A focus whose element goes with a drawing is led to where one goes on.
func TestALostFocus(t *testing.T) {
	d := newStand(t)
	d.b.focus = d.piece("p4")
	d.show(func(s *Stage) { s.Rev++ })
	d.has(t, "p4") // it is still there

	d.press(d.bar.kids[0], false)
	d.b.focus = d.bar.kids[0]
	d.bar.kids[0].remove()
	d.show(func(s *Stage) { s.Rev++ })
	d.has(t, "#prompt") // the bar is empty
	next := d.b.el("button.btn-act")
	d.bar.add(next)
	d.b.focus = d.b.body()
	d.show(func(s *Stage) { s.Rev++ })
	if d.b.focus != next {
		t.Errorf("the focus is on %s and not on the bar's next button", d.b.focus.name())
	}

	d.b.focus = d.b.body()
	d.show(func(s *Stage) { s.Table = false; s.Rev++ })
	d.has(t, "#title")
}

// The list of all actions lies over the table while the focus is in it: a choice made there by mouse closes it, by keys one goes on
// in it.
func TestTheListAfterAChoice(t *testing.T) {
	for _, byKey := range []bool{false, true} {
		d := newStand(t)
		d.b.focus = d.list[2]
		d.p.answers = func(m Msg) []Effect {
			if _, ok := m.(Press); ok {
				d.p.stage.Rev++
			}
			return nil
		}
		d.press(d.list[2], byKey)
		if byKey {
			if d.b.focus != d.list[2] {
				t.Errorf("by keys: the focus is on %s", d.b.focus.name())
			}
			d.b.focus.remove()
			d.show(func(s *Stage) { s.Rev++ })
			if d.b.focus != d.list[0] {
				t.Errorf("by keys, the line gone: the focus is on %s", d.b.focus.name())
			}
		} else {
			d.has(t, "#prompt")
		}
	}
}

func TestTheSheetOpensAndCloses(t *testing.T) {
	d := newStand(t)
	d.b.focus = d.piece("p4")
	d.show(func(s *Stage) { s.Sheet = "help" })
	d.has(t, "#sheet-title")
	if !d.sheet.flag("open") {
		t.Fatal("the sheet is closed")
	}
	d.b.focus = d.b.body()
	d.show(func(s *Stage) { s.Rev++ }) // another drawing of the same sheet moves nothing
	if d.b.focus != d.b.body() {
		t.Errorf("the focus went to %s", d.b.focus.name())
	}
	d.show(func(s *Stage) { s.Sheet = "rules" })
	d.has(t, "#sheet-title")

	// The page does not take what it has closed itself for a wish, even if it hears of that after the next sheet is open.
	closed := &fakeEvent{on: d.sheet}
	d.p.heard = nil
	d.show(func(s *Stage) { s.Sheet = "" })
	d.onSheetClosed(closed)
	d.show(func(s *Stage) { s.Sheet = "last" })
	d.show(func(s *Stage) { s.Sheet = "" })
	d.show(func(s *Stage) { s.Sheet = "count" })
	d.onSheetClosed(closed)
	if len(d.p.heard) > 0 {
		t.Errorf("the program was told %v", d.p.heard)
	}
	// What the browser has closed is one.
	d.sheet.props["open"] = false
	d.onSheetClosed(closed)
	if d.p.last() != (SheetClosed{}) {
		t.Error("the program was not told of the browser's closing")
	}
	d.onSheetClosed(&fakeEvent{on: d.board})
	d.onSheetClosed(&fakeEvent{})
	if len(d.p.heard) > 0 {
		t.Errorf("of other elements the program was told %v", d.p.heard)
	}
}

func TestEveryCompositeHasOneStopForTab(t *testing.T) {
	d := newStand(t)
	stops := func() (all []string) {
		for _, n := range d.b.html.find(`[tabindex="0"]`) {
			all = append(all, cmpName(n))
		}
		return all
	}
	if got := strings.Join(stops(), " "); got != "p0 own 9.0" { // the first lit piece; no own one is lit
		t.Errorf("stops: %s", got)
	}
	d.b.focus = d.piece("p7")
	d.piece("p2").attrs["tabindex"] = "0" // as drawn anew
	d.show(func(s *Stage) { s.Rev++ })
	if got := strings.Join(stops(), " "); got != "p7 own 9.0" {
		t.Errorf("stops: %s", got)
	}
	d.piece("p7").attrs["tabindex"] = "-1"
	d.show(func(s *Stage) { s.Table = false })
	if d.piece("p7").attrs["tabindex"] != "-1" {
		t.Error("stops were set away from a table")
	}
}

// cmpName is the name of an element, of a line of the list its action.
func cmpName(n *node) string {
	if a := n.attrs["data-action"]; a != "" {
		return a
	}
	return n.name()
}

func TestThePieceInTheBarHasTheFocusAndGivesItBack(t *testing.T) {
	d := newStand(t)
	d.b.focus = d.piece("p4")
	d.show(func(s *Stage) { s.Piece = "p4" })
	if d.b.focus != d.bar.kids[0] {
		t.Fatalf("the focus is on %s", d.b.focus.name())
	}
	d.show(func(s *Stage) { s.Piece = "" })
	d.has(t, "p4")
	d.show(func(s *Stage) { s.Piece = "p8" })
	d.b.focus = d.mine.kids[0] // somebody has gone elsewhere meanwhile
	d.show(func(s *Stage) { s.Piece = "" })
	d.has(t, "own")
}

func TestTheButtonThatConfirmsHasTheFocusAndGivesItBack(t *testing.T) {
	d := newStand(t)
	choice := d.bar.kids[0]
	d.b.focus = d.list[2] // pressed in the list of actions
	choice.setAttr("data-armed", "true")
	d.show(func(s *Stage) { s.Armed = "1.2" })
	if d.b.focus != choice {
		t.Fatalf("armed, the focus is on %s", d.b.focus.name())
	}
	choice.removeAttr("data-armed")
	d.show(func(s *Stage) { s.Armed = "" }) // left: back on the choice
	if d.b.focus != choice {
		t.Fatalf("left, the focus is on %s", d.b.focus.name())
	}
	d.b.focus = d.list[1]
	d.show(func(s *Stage) { s.Armed = "9.9" })
	d.show(func(s *Stage) { s.Armed = "" }) // the bar does not show that choice: the question has it
	if d.b.focus != d.prompt {
		t.Fatalf("a choice that only the list has was left, and the focus is on %s", d.b.focus.name())
	}
	d.show(func(s *Stage) { s.Armed = "9.9" })
	d.b.focus = d.mine.kids[0]
	d.show(func(s *Stage) { s.Armed, s.Rev = "", 2 }) // done: nothing leads back
	d.has(t, "own")
}

// In haste the frame shows what is seen of a change; the focus moves in a task after it, unless another press comes before. A sheet opens in the frame.
func TestInHasteTheFocusMovesAfterTheFrame(t *testing.T) {
	piece := func(s *Stage) { s.Rev, s.Piece, s.Moves, s.FlashN = 2, "p4", []Travel{{}}, 1 }
	for _, c := range []struct {
		name          string
		change        func(*Stage)
		byKey         bool
		drawn, framed string // has the focus once it is drawn, and after the frame
		then          string
	}{
		{"a piece", piece, false, "p4", "p4", "button.btn-act"},
		{"a piece by key", piece, true, "button.btn-act", "button.btn-act", "button.btn-act"},
		{"a sheet", func(s *Stage) { s.Sheet = "about" }, false, "p4", "#sheet-title", "#sheet-title"},
	} {
		d := newStand(t)
		d.b.focus, d.hasty, d.byKey = d.piece("p4"), true, c.byKey
		c.change(&d.p.stage)
		sent := func() bool {
			return slices.ContainsFunc(d.b.did, func(s string) bool { return strings.HasPrefix(s, "travel send") })
		}
		d.settle()
		d.b.step()
		if d.has(t, c.drawn); c.byKey != sent() {
			t.Errorf("%s: drawn, things travel: %v", c.name, sent())
		}
		d.b.step()
		if d.has(t, c.framed); sent() != (d.p.stage.FlashN == 1) {
			t.Errorf("%s: after the frame, things travel: %v", c.name, sent())
		}
		d.b.step()
		d.has(t, c.then)
	}
	d := newStand(t)
	d.b.focus, d.hasty = d.piece("p4"), true
	piece(&d.p.stage)
	d.settle()
	d.b.step()
	d.b.step()
	d.key("Tab")
	if d.b.focus != d.bar.kids[0] || len(d.unsettled) > 0 {
		t.Errorf("at a key before that task: the focus is on %s, %d drawings are unsettled", d.b.focus.name(), len(d.unsettled))
	}
}

// fightOn draws the scene of a fight on a page: its two figures, how it stands, and what is told of it at the foot of the board.
func fightOn(d *stand) (next, bout *node) {
	next = d.b.el("button.btn-wax")
	figure := func(of string) *node {
		f := d.b.el("div.bout-figure." + of)
		f.props["offsetWidth"] = 80.0
		return f
	}
	score := d.b.el("div.bout-score")
	score.props["offsetWidth"], score.props["offsetHeight"] = 200.0, 60.0
	bout = d.b.el("div.bout", figure("bout-of-0"), figure("bout-of-1"), d.b.el("svg.bout-shot.bout-of-1"), score)
	card := d.b.el("div.scene-card", next)
	card.at = frame{corner{0, 400}, corner{600, 500}}
	d.b.body().add(d.b.el("div#scene", bout, card))
	d.board.at = frame{corner{0, 0}, corner{600, 500}}
	d.b.props["innerHeight"] = 800
	return next, bout
}

func TestASceneIsWatched(t *testing.T) {
	d := newStand(t)
	next, bout := fightOn(d)
	d.b.spots["a"], d.b.spots["b"] = corner{100, 200}, corner{300, 200}
	d.show(func(s *Stage) {
		s.Scene, s.SceneAt, s.Figures = "fight 1", Mark{Ref: "p0"}, []Mark{{Ref: "a"}, {Ref: "b"}}
	})
	if d.b.focus != next || !d.piece("p0").hasClass("watched") || !bout.hasClass("plays") || !bout.hasClass("bout-comes") {
		t.Errorf("the focus is on %s; the fight %q", d.b.focus.name(), bout.attrs["class"])
	}
	lies := func(i int) string { return bout.kids[i].style["translate"] }
	if lies(0) != "60px 160px" || lies(1) != "260px 160px" || lies(2) != "300px 200px" || lies(3) != "100px 90px" || bout.style["--x"] != "200px" {
		t.Errorf("figures at %s and %s, the shot at %s, the score at %s, %s apart", lies(0), lies(1), lies(2), lies(3), bout.style["--x"])
	}
	d.b.focus = d.piece("p3")
	d.show(func(s *Stage) { s.Scene, s.SceneAt = "fight 2", Mark{Ref: "p8"} })
	d.has(t, "p3") // only the first step asks for the focus
	if d.piece("p0").hasClass("watched") || !d.piece("p8").hasClass("watched") || bout.hasClass("bout-comes") {
		t.Errorf("the fight of the next step is %q", bout.attrs["class"])
	}
	// Figures that stand at one place, at the edge, or where the card lies, are seen beside each other, in what the card leaves free.
	for _, at := range []corner{{300, 250}, {2, 3}, {599, 470}, {300, 399}} {
		d.b.spots["a"], d.b.spots["b"] = at, at
		d.show(func(s *Stage) { s.Scene += "x" })
		var x, y [4]int
		for i, size := range [4][2]int{{80, 80}, {80, 80}, {}, {200, 60}} {
			if _, err := fmt.Sscanf(lies(i), "%dpx %dpx", &x[i], &y[i]); err != nil || i != 2 && (x[i] < 0 || y[i] < 0 || x[i]+size[0] > 600 || y[i]+size[1] > 400) {
				t.Errorf("at %v: %d lies at %s", at, i, lies(i))
			}
		}
		if max(x[0]-x[1], x[1]-x[0], y[0]-y[1], y[1]-y[0]) < 80 || y[3]+60 > min(y[0], y[1]) && y[3] < max(y[0], y[1])+80 && x[3]+200 > min(x[0], x[1]) && x[3] < max(x[0], x[1])+80 {
			t.Errorf("at %v: they lie on each other: %v %v", at, x, y)
		}
	}
	d.b.focus = next
	d.show(func(s *Stage) { s.Scene, s.Figures = "", nil })
	d.has(t, "#prompt")
	if d.piece("p8").hasClass("watched") {
		t.Error("a piece is still watched")
	}
}

// A scene that goes on by itself leaves the focus where it is; one that waits asks for it.
func TestASceneThatGoesOnByItselfLeavesTheFocus(t *testing.T) {
	d := newStand(t)
	next, _ := fightOn(d)
	d.b.focus = d.piece("p3")
	d.show(func(s *Stage) { s.Scene, s.SceneGoes = "fight 1", true })
	d.show(func(s *Stage) { s.Scene = "fight 2" })
	d.has(t, "p3")
	d.show(func(s *Stage) { s.SceneGoes = false }) // somebody has touched it
	if d.b.focus != next {
		t.Errorf("the focus is on %s", d.b.focus.name())
	}
	d.b.focus = d.piece("p3")
	d.show(func(s *Stage) { s.Scene = "" })
	d.has(t, "p3")
}

func TestWhatHasChangedIsLitForAMoment(t *testing.T) {
	d := newStand(t)
	d.board.at = frame{corner{0, 0}, corner{300, 300}}
	moves := []Travel{{From: Mark{Ref: "p1"}, To: Mark{Seat: true, Ref: "2"}, Icon: "a.svg#coin", N: 3, Class: "seat-1"}}
	d.show(func(s *Stage) { s.Flash, s.FlashN, s.Moves = []Mark{{Ref: "p1"}, {Ref: "p2"}, {Ref: "p1"}}, 1, moves })
	lit := func() int { return len(d.b.html.find(".flash")) }
	if lit() != 2 || !slices.Contains(d.b.did, "travel send [p1>@2 a.svg#coin 3 seat-1 \n true]") {
		t.Errorf("%d lit, %q", lit(), d.b.did)
	}
	d.b.did = nil
	d.show(func(s *Stage) { s.Rev++ })
	if len(d.b.did) > 0 {
		t.Errorf("the same change was shown again: %q", d.b.did)
	}
	if d.b.ring(1200); lit() != 0 {
		t.Error("pieces stay lit")
	}
	// What cannot be seen does not light up; what is lit begins anew.
	d.piece("p2").at = frame{corner{400, 0}, corner{450, 50}}
	d.piece("p3").hidden = true
	d.show(func(s *Stage) { s.Flash, s.FlashN, s.Moves = []Mark{{Ref: "p1"}, {Ref: "p2"}, {Ref: "p3"}}, 2, nil })
	if lit() != 1 || d.piece("p1").hasClass("again") {
		t.Errorf("%d lit", lit())
	}
	for n, again := range []bool{true, false} {
		if d.show(func(s *Stage) { s.FlashN = 3 + n }); !d.piece("p1").hasClass("flash") || d.piece("p1").hasClass("again") != again {
			t.Errorf("%d more: again %v", n+1, !again)
		}
	}
	d.b.ring(1200)
	d.show(func(s *Stage) { s.Flash, s.FlashN = []Mark{{Ref: "p1"}}, 5 })
	first := slices.Clone(d.b.timers)
	d.show(func(s *Stage) { s.FlashN = 6 })
	for _, it := range first {
		it.do()
	}
	if !d.piece("p1").hasClass("flash") {
		t.Error("what has begun anew goes with what it was before")
	}
	d.b.ring(1200)
	// With less motion the place that something leaves is lit instead.
	d.b.still = true
	d.show(func(s *Stage) { s.Flash, s.FlashN, s.Moves = nil, 7, moves })
	if !d.piece("p1").hasClass("flash") || !strings.HasSuffix(d.b.did[len(d.b.did)-1], "false]") {
		t.Errorf("%q", d.b.did)
	}
}

// While bots play on at once, the page is drawn four times a second at most, and shows then all that has changed since.
func TestPassingChangesAreKept(t *testing.T) {
	d := newStand(t)
	d.board.at = frame{corner{0, 0}, corner{300, 300}}
	said := func(n int) {
		d.inPassing(func() {
			d.p.stage.Passing, d.p.stage.FlashN = true, n
			d.p.stage.Flash = []Mark{{Ref: []string{"p1", "p2", "p3"}[n-1]}}
		})
		d.b.run()
	}
	d.drawn = time.Since(begun)
	said(1)
	said(2)
	if !d.b.undrawn || len(d.b.html.find(".flash")) > 0 || len(d.b.timers) != 1 {
		t.Fatalf("drawn at once; %d timers", len(d.b.timers))
	}
	d.b.ring(int(hurried / time.Millisecond))
	if len(d.b.html.find(".flash")) != 2 || d.owing {
		t.Errorf("%d lit", len(d.b.html.find(".flash")))
	}
	d.drawn = time.Since(begun) - hurried
	said(3)
	if d.b.undrawn || !d.piece("p3").hasClass("flash") {
		t.Error("what was put off long enough is not drawn")
	}
}

func TestWhatAChoiceWouldBringIsForeseen(t *testing.T) {
	d := newStand(t)
	d.p.seen = Foreseen{Moves: []Travel{{From: Mark{Own: true}, To: Mark{Ref: "h", OnMap: true, X: 3, Y: -4}, Via: []Mark{{Ref: "v"}}}},
		Leads: []Travel{{From: Mark{Ref: "a"}, To: Mark{Ref: "b"}}}, Scores: [4]Change{1: {Was: 1, Now: 3}, 3: {Was: 0, Now: -1}}, Counts: []Change{{Piece: "good:2", Icon: "i", Was: 2}}}
	d.p.answers = func(m Msg) []Effect {
		if m == (Over{Action: "1.2", Rev: 1}) {
			d.p.stage.Sight = "1.2"
		} else if m == (Over{}) {
			d.p.stage.Sight = ""
		}
		return nil
	}
	d.pointAt(d.bar.kids[0])
	want := "travel foresee [.>v>h|3,-4  1  \na>b  1  \n1 1 3\n3 0 -1\ngood:2 2 0 i\n]"
	if !slices.Equal(d.b.did, []string{want}) {
		t.Fatalf("%q", d.b.did)
	}
	d.b.did = nil
	d.pointAt(nil)
	d.pointAt(nil)
	if !slices.Equal(d.b.did, []string{"travel foresee []"}) {
		t.Errorf("%q", d.b.did)
	}
	d.show(func(s *Stage) { s.Sight = "x" }) // after a drawing it is shown at leisure
	d.b.did = nil
	if d.b.idle(); !slices.Equal(d.b.did, []string{want}) {
		t.Errorf("%q", d.b.did)
	}
	d.b.did = nil
	d.show(func(s *Stage) { s.Sheet = "help" })
	if !slices.Contains(d.b.did, "travel foresee []") {
		t.Errorf("under a sheet: %q", d.b.did)
	}
	d.p.heard = nil
	d.show(func(s *Stage) { s.Table, s.Sheet = false, "" })
	if d.pointAt(d.bar.kids[0]); len(d.p.heard) > 0 {
		t.Errorf("away from a table the program was told %v", d.p.heard)
	}
}

func TestAPieceIsDraggedOntoAnother(t *testing.T) {
	d := newStand(t)
	d.p.aims = map[string][]string{"p0": {"p3", "p4"}}
	d.drag(d.piece("p0"))
	d.drop(d.piece("p3"))
	d.show(func(s *Stage) { s.Table = false })
	d.drag(d.piece("p0"))
	told := slices.DeleteFunc(d.b.did, func(s string) bool { return !strings.HasPrefix(s, "travel aim") })
	if want := []string{"travel aim [p3\np4]", "travel aim []"}; !slices.Equal(told, want) {
		t.Errorf("%q", told)
	}
	if last := d.p.heard[len(d.p.heard)-1]; last != (Press{Ref: "p3", From: "p0", Rev: 1}) {
		t.Errorf("the program was told %+v", last)
	}
}

func TestAPieceThatIsPointedAtTellsWhatItIs(t *testing.T) {
	d := newStand(t)
	d.p.abouts = map[string]About{"p3": {Title: "Field", Sub: "Place", Chips: []Thing{{"i", 2}}, Text: "It gives grain.", Why: []string{"Too far", "No coin"}}}
	d.about(d.piece("p3"))
	d.about(d.piece("p0")) // has nothing to tell
	d.show(func(s *Stage) { s.Sheet = "help" })
	d.about(d.piece("p3")) // a sheet lies over it
	d.show(func(s *Stage) { s.Sheet, s.Scene = "", "scenes:1:0" })
	d.about(d.piece("p3")) // a fight stands there
	d.show(func(s *Stage) { s.Scene = "" })
	d.show(func(s *Stage) { s.Table, s.Sheet = false, "" })
	d.about(d.piece("p3"))
	told := slices.DeleteFunc(d.b.did, func(s string) bool { return !strings.HasPrefix(s, "travel tell") })
	if want := []string{"travel tell [=Field\n.Place\n#2 i\n It gives grain.\n!Too far\n!No coin\n]"}; !slices.Equal(told, want) {
		t.Errorf("%q", told)
	}
}

func TestEffectsThatWaitForTheDrawing(t *testing.T) {
	d := newStand(t)
	d.perform(Focus{"#prompt"}, nil)
	if len(d.b.did) > 0 {
		t.Error("an effect was carried out before the drawing")
	}
	d.show(func(*Stage) {})
	d.has(t, "#prompt")
	const still = "map[preventScroll:true]"
	for _, c := range []struct {
		e    Effect
		want string
	}{
		{Focus{"#bar .btn-act"}, "button.btn-act focus [" + still + "]"},
		{Focus{"#nothing"}, ""},
		{Reveal{"prompt", "#board .lit"}, "#prompt focus [" + still + "]; p0 focus [" + still + "]"},
		{Show{Mark: Mark{Ref: "p5"}}, "p5 scrollIntoView [map[block:center inline:center]]"},
		{Bring{[]string{"p6"}}, "p6 scrollIntoView [map[block:nearest inline:nearest]]"},
		{Bring{[]string{"none"}}, ""},
		{Zoom{Way: "in"}, ""}, // there is no map
		{GoTo{[]Place{{Ref: "h"}}}, ""},
		{Rename{"h", "Hill"}, ""},
	} {
		if got := d.done(c.e); got != c.want {
			t.Errorf("%T%v: %q, not %q", c.e, c.e, got, c.want)
		}
	}
	// By keys one is brought to where the focus goes; and a page that scrolls goes to what is revealed.
	d.byKey = true
	if got := d.done(Focus{"#board .lit"}); !strings.Contains(got, "p0 scrollIntoView") {
		t.Errorf("by keys: %q", got)
	}
	d.b.html.props["scrollHeight"] = 2000.0
	if got := d.done(Reveal{ID: "prompt"}); !strings.HasPrefix(got, "#prompt scrollIntoView [map[block:start]]") {
		t.Errorf("on a page that scrolls: %q", got)
	}
	if got := d.done(Bring{[]string{"p6"}}); got != "" {
		t.Errorf("on a page that scrolls: %q", got)
	}
	d.b.body().add(d.b.el("progress#" + FarBar))
	d.far(1, 4)
	if bar := d.b.html.find("#" + FarBar)[0]; bar.props["value"] != .25 {
		t.Errorf("the bar shows %v", bar.props["value"])
	}
}

func TestAFaultDoesNotEndTheProgram(t *testing.T) {
	d := newStand(t)
	d.later(func() { panic("a broken drawing") })
	d.b.run()
	f, ok := d.p.last().(Fault)
	if !ok || !strings.Contains(f.Report, "a broken drawing") {
		t.Errorf("%v", f)
	}
}
