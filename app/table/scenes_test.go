package table

import (
	"regexp"
	"strings"
	"testing"
	"time"

	"github.com/maxence-charriere/go-app/v10/pkg/app"

	"tabard/app/face"
	"tabard/app/session"
	"tabard/engines/game"
	"tabard/engines/save"
)

// staged is a face that makes a scene of every event of kind 2.
func staged() *face.Face {
	f := said(map[game.Action]face.Label{buy0: {Text: "Buy"}, pass: {Text: "Pass"}})
	f.Event = func(_ session.View, e game.Event) face.Line { return face.Line{Text: "something"} }
	f.Chapter = func(_ session.View, events []game.Event, i int) string {
		if events[i].Kind == 2 && (i == 0 || events[i-1].Kind != 2) {
			return "War"
		}
		return ""
	}
	f.Scenes = func(_ session.View, events []game.Event) (all []face.Scene) {
		for _, e := range events {
			if e.Kind == 2 {
				n := string(rune('0' + e.A))
				fighter := func(p game.Player) face.Side {
					return face.Side{Seat: p, Name: "Sword", Strikes: true, Figures: []face.Figure{{At: face.Ref("space:" + n), Falls: p == 1,
						Art: func() app.UI { return app.P().Text("clash " + n) }}}}
				}
				all = append(all, face.Scene{Title: "Battle " + n, At: face.Ref("field:" + n), Text: "Red wins number " + n,
					Sides: []face.Side{fighter(0), fighter(1)}})
			}
		}
		return all
	}
	return f
}

func war(index int, battles ...uint16) session.Entry {
	e := session.Entry{Index: index, Events: []game.Event{{Kind: 1}}}
	for _, b := range battles {
		e.Events = append(e.Events, game.Event{Kind: 2, Who: game.Nobody, A: b})
	}
	return e
}

func TestAWarIsWatchedStepByStep(t *testing.T) {
	v := viewOf(t, pass, buy0)
	v.Log = []session.Entry{war(0), war(1, 1, 2, 3)}
	tb, m := sat(t, staged(), v)
	tb.Pace = Paces[0]
	tb.announced(v.Log[:1])
	if tb.Sheets.opened != "" {
		t.Fatalf("nothing to watch opens %q", tb.Sheets.opened)
	}
	tb.announced(v.Log[1:])
	for step, want := range []string{"1 of 3", "2 of 3", "3 of 3"} {
		n := string(rune('1' + step))
		html := app.HTMLString(tb.Stage.sceneCard())
		if !strings.Contains(html, "Battle "+n) || !strings.Contains(html, want) || !strings.Contains(html, "clash "+n) {
			t.Fatalf("step %d shows %s", step, html)
		}
		if tb.SheetName() != "" {
			t.Errorf("step %d covers the board with the sheet %q", step, tb.SheetName())
		}
		if name, at, figures := tb.Stage.Scene(); name == "" || at.Ref != "field:"+n || len(figures) != 2 || figures[0].Ref != "space:"+n {
			t.Errorf("step %d is %q at %+v, %v", step, name, at, figures)
		}
		if strings.Count(html, "bout-figure ") != 2 || strings.Count(html, "bout-falls") != 1 {
			t.Errorf("step %d: not one of two falls: %s", step, html)
		}
		do(tb, "scene", string(rune('0'+step+1)), 0)
	}
	if tb.Sheets.opened != "" {
		t.Errorf("after the last step %q is open", tb.Sheets.opened)
	}
	if told(m, "chose") {
		t.Error("watching has chosen something")
	}
	// From the log once more, and out of it by Escape.
	if html := app.HTMLString(tb.Chronicle.logBody(10)); strings.Count(html, `data-arg="scenes:1:0"`) != 1 {
		t.Errorf("the log leads to the war not once: %s", html)
	}
	do(tb, "open", "scenes:1:0", 0)
	tb.Update(Escape{})
	if tb.Sheets.opened != "" {
		t.Errorf("Escape leaves %q open", tb.Sheets.opened)
	}
}

// The log beside the board leads back to the last war while bots play on, though more turns have passed than it shows otherwise.
func TestTheLastWarStaysInTheLog(t *testing.T) {
	for after, want := range map[int]bool{0: true, sideTurns + 3: true, 2*sideTurns + 1: false} {
		v := viewOf(t, pass, buy0)
		v.Log = []session.Entry{war(0, 1)}
		for n := range after {
			v.Log = append(v.Log, session.Entry{Index: n + 1, Who: game.Player(n % 2), Events: []game.Event{{Kind: 1}}})
		}
		tb, _ := sat(t, staged(), v)
		html := app.HTMLString(tb.Chronicle.logBody(sideTurns))
		if strings.Contains(html, `data-arg="scenes:0:0"`) != want {
			t.Errorf("%d turns after a war the log leads to it: %v", after, !want)
		}
	}
}

func TestScenesDoNotInterrupt(t *testing.T) {
	v := viewOf(t, pass, buy0)
	v.Log = []session.Entry{war(0, 1)}
	for name, set := range map[string]func(*sitting, *fakeMachine){
		"reading":   func(tb *sitting, _ *fakeMachine) { tb.Sheets.opened = "rules" },
		"no pauses": func(tb *sitting, _ *fakeMachine) { tb.Pace = Paces[len(Paces)-1] },
		"skipping":  func(_ *sitting, m *fakeMachine) { m.view.Skipping = true },
		"covered":   func(_ *sitting, m *fakeMachine) { m.view.Covered = true },
	} {
		tb, m := sat(t, staged(), v)
		tb.Pace = Paces[0]
		set(tb, m)
		before := tb.Sheets.opened
		tb.announced(v.Log)
		if tb.Sheets.opened != before {
			t.Errorf("%s: %q opens", name, tb.Sheets.opened)
		}
	}
	for _, bad := range []string{"scenes:", "scenes:x:0", "scenes:9:0", "scenes:0:9", "scenes:0:-1"} {
		tb, _ := sat(t, staged(), v)
		tb.Sheets.opened = bad
		if name, _, _ := tb.Stage.Scene(); name != "" && bad != "scenes:0:-1" {
			t.Errorf("%q shows %q", bad, name)
		}
		tb.Stage.sceneCard()
	}
	if Paces[len(Paces)-1].Pause() != 0 || Paces[0].Pause() < time.Millisecond {
		t.Error("the paces are in another order")
	}
}

// Bots wait for whoever watches a war, however long that takes, and go on when it has been closed.
func TestBotsWaitForWhoeverWatches(t *testing.T) {
	v := viewOf(t, pass, buy0)
	v.Log = []session.Entry{war(0, 1, 2)}
	tb, m := sat(t, staged(), v)
	m.answers = map[string][]session.Effect{"undo": {session.Announce{Entries: v.Log}, session.Pause{Rev: 1, D: time.Second}}}
	tb.play(session.Undo{})
	if !strings.HasPrefix(tb.Sheets.opened, sceneSheet) {
		t.Fatalf("the war does not open: %q", tb.Sheets.opened)
	}
	for range tb.fire(time.Second) {
		if told(m, "resume") {
			t.Fatal("the bots go on while somebody watches")
		}
	}
	if !tb.waits.pause.over {
		t.Fatal("the pause has not ended")
	}
	do(tb, "scene", "1", 0)
	if told(m, "resume") {
		t.Fatal("the bots go on before the last battle")
	}
	tb.Update(Close{})
	if !told(m, "resume") {
		t.Fatal("the bots never go on")
	}
	m.answers = map[string][]session.Effect{"undo": {session.Announce{Entries: v.Log}, session.Pause{Rev: 2, D: 2 * time.Second}}}
	tb.play(session.Undo{})
	tb.fire(2 * time.Second)
	tb.Update(Leave{})
	n := len(m.told)
	tb.Update(Close{})
	if len(m.told) != n {
		t.Errorf("a table that was left goes on: %v", kinds(m.told[n:]))
	}
}

// warred is a table, the view that it shows, and the next one, in which a war of two battles has happened.
func warred(t *testing.T) (tb *sitting, m *fakeMachine, v, later session.View) {
	t.Helper()
	v = viewOf(t, pass, buy0)
	v.Log = []session.Entry{war(0)}
	tb, m = sat(t, staged(), v)
	later = v
	later.Rev++
	later.Log = []session.Entry{war(0), war(1, 1, 2)}
	return tb, m, v, later
}

// While a war is watched the table is shown as it was before: nobody reads in the scores what they are about to see.
func TestWhatIsWatchedIsNotToldBefore(t *testing.T) {
	tb, m, _, later := warred(t)
	tb.Pace = Paces[0]
	m.view = later
	_, _, seen := tb.Stage.Flash()
	tb.announced(later.Log[1:])
	tb.refresh()
	shown := func() int {
		n := 0
		tb.asBefore(func() app.UI {
			n = len(tb.View.Log)
			return nil
		})
		return n
	}
	if _, moves, n := tb.Stage.Flash(); shown() != 1 || n != seen || moves != nil {
		t.Errorf("%d entries of the log are shown, and pieces move (%d after %d)", shown(), n, seen)
	}
	if tb.Choice.lit("x") || len(tb.View.Log) != 2 {
		t.Error("pieces of the table as it was can be used")
	}
	before := tb.Stage.boardKey()
	tb.Update(Close{})
	if _, _, n := tb.Stage.Flash(); shown() != 2 || n == seen || tb.Stage.boardKey() == before {
		t.Errorf("%d entries of the log are shown when it has been watched (%d after %d)", shown(), n, seen)
	}
}

// What is taken back while it is watched leaves nothing to watch.
func TestWhatIsTakenBackIsNotWatched(t *testing.T) {
	tb, m, v, later := warred(t)
	m.view = later
	tb.announced(later.Log[1:])
	tb.refresh()
	if _, _, open := tb.Sheets.scene(); !open || tb.before == nil {
		t.Fatal("nothing is watched")
	}
	back := v
	back.Rev = later.Rev + 1
	m.view = back
	tb.play(session.Undo{})
	tb.refresh()
	tb.settle()
	if tb.Sheets.opened != "" || tb.before != nil {
		t.Errorf("%q is open, on a table of before: %v", tb.Sheets.opened, tb.before != nil)
	}
}

// Who wins is not told before what has led to it has been watched.
func TestTheWinnerIsNotToldBefore(t *testing.T) {
	tb, m, _, end := warred(t)
	end.Over, end.Legal, end.Turn = true, nil, game.Nobody
	end.Standing = []game.Rank{{Who: 0, Place: 1}, {Who: 1, Place: 2}}
	m.view = end
	tb.Voice.alerted = ""
	m.answers = map[string][]session.Effect{"undo": {session.Announce{Entries: end.Log[1:]}, session.Finished{}}}
	tb.play(session.Undo{})
	if tb.Voice.alerted != "" {
		t.Errorf("told at once: %q", tb.Voice.alerted)
	}
	tb.Update(Close{})
	if !strings.Contains(tb.Voice.alerted, tb.Headline()) {
		t.Errorf("told then: %q", tb.Voice.alerted)
	}
}

// between makes the seats bots, from the first that is one; a person has seat 0 otherwise.
func between(v session.View, bots ...bool) session.View {
	v.Seats = nil
	for _, bot := range bots {
		v.Seats = append(v.Seats, save.Seat{Name: "X", Bot: bot})
	}
	return v
}

// A fight of others goes on by itself, as quickly as the pace says, until somebody touches it; one's own waits.
func TestFightsOfOthersGoOnByThemselves(t *testing.T) {
	hidden := regexp.MustCompile(`<button[^>]*data-do="stay"[^>]* hidden>`)
	for _, c := range []struct {
		name  string
		bots  []bool
		pace  Pace
		press func(tb *sitting)
		goes  bool
	}{
		{"bots", []bool{true, true}, Normal, nil, true},
		{"bots, slowly", []bool{true, true}, Slow, nil, true},
		{"one's own", []bool{false, true}, Normal, nil, false},
		{"next", []bool{true, true}, Normal, func(tb *sitting) { do(tb, "scene", "1", 0) }, false},
		{"wait", []bool{true, true}, Normal, func(tb *sitting) { do(tb, "stay", "", 0) }, false},
		{"from the log", []bool{true, true}, Normal, func(tb *sitting) {
			tb.Update(Close{})
			do(tb, "open", "scenes:0:0", 0)
		}, false},
	} {
		v := between(viewOf(t, pass, buy0), c.bots...)
		v.Log = []session.Entry{war(0, 1, 2)}
		tb, m := sat(t, staged(), v)
		tb.Pace = c.pace
		m.answers = map[string][]session.Effect{"undo": {session.Announce{Entries: v.Log}, session.Pause{Rev: 1, D: time.Second}}}
		tb.play(session.Undo{})
		tb.fire(time.Second)
		if c.press != nil {
			c.press(tb)
		}
		if waits := !hidden.MatchString(app.HTMLString(tb.Stage.sceneCard())); tb.Stage.Goes() != c.goes || waits != c.goes {
			t.Errorf("%s: goes on: %t, and can be told to wait: %t", c.name, tb.Stage.Goes(), waits)
		}
		step := sceneTime + 2*c.pace.Pause()
		was := tb.Sheets.opened
		tb.fire(step)
		if (tb.Sheets.opened != was) != c.goes {
			t.Errorf("%s: after its time %q, before %q", c.name, tb.Sheets.opened, was)
		}
		tb.fire(step)
		if c.goes && (tb.Sheets.opened != "" || !told(m, "resume")) {
			t.Errorf("%s: in the end %q is open, and %v told", c.name, tb.Sheets.opened, kinds(m.told))
		}
		if !c.goes && c.name != "from the log" && told(m, "resume") {
			t.Errorf("%s: the bots go on", c.name)
		}
	}
}

// Which fights are watched is the player's wish: all, those of people at this device, or none.
func TestWhichFightsAreWatched(t *testing.T) {
	for fights, want := range map[string][2]bool{"watch": {true, true}, "mine": {true, false}, "never": {}, "": {true, true}} {
		for i, bots := range [][]bool{{true, false}, {true, true}} {
			v := between(viewOf(t, pass, buy0), bots...)
			v.Log = []session.Entry{war(0, 1)}
			tb, _ := sat(t, staged(), v)
			tb.Fights = FightsByID(fights)
			tb.announced(v.Log)
			if got := tb.Sheets.opened != ""; got != want[i] {
				t.Errorf("%q, all of them bots: %t: watched: %t", fights, i == 1, got)
			}
			do(tb, "open", "scenes:0:0", 0) // from the log
			if name, _, _ := tb.Stage.Scene(); name == "" {
				t.Errorf("%q: the log shows nothing", fights)
			}
		}
	}
}

// In a war the battles of others go on by themselves after one's own, too.
func TestAfterOnesOwnBattleTheOthersGoOn(t *testing.T) {
	f := staged()
	scenes := f.Scenes
	f.Scenes = func(v session.View, events []game.Event) []face.Scene {
		all := scenes(v, events)
		for i := range all {
			all[i].Sides[0].Seat = game.Player(i) // the first is that of the person
		}
		return all
	}
	v := between(viewOf(t, pass, buy0), false, true, true)
	v.Log = []session.Entry{war(0, 1, 2, 3)}
	tb, m := sat(t, f, v)
	m.answers = map[string][]session.Effect{"undo": {session.Announce{Entries: v.Log}}}
	tb.play(session.Undo{})
	if tb.Stage.Goes() {
		t.Fatal("one's own battle goes on by itself")
	}
	do(tb, "scene", "1", 0)
	if !tb.Stage.Goes() {
		t.Fatal("the next one waits")
	}
	if tb.fire(sceneTime + 2*Normal.Pause()); tb.Sheets.opened != sceneSheet+"0:2" {
		t.Fatalf("after its time %q", tb.Sheets.opened)
	}
	do(tb, "stay", "", 0)
	if tb.fire(sceneTime + 2*Normal.Pause()); tb.Sheets.opened != sceneSheet+"0:2" {
		t.Errorf("it was to stay, and %q is open", tb.Sheets.opened)
	}
}
