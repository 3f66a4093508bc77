package table

import (
	"fmt"
	"strconv"
	"strings"
	"testing"

	"github.com/maxence-charriere/go-app/v10/pkg/app"

	"tabard/app/face"
	"tabard/app/session"
	say "tabard/app/words/shell"
	"tabard/engines/game"
	"tabard/engines/save"
)

func rankFor(who game.Player, place uint8, score int32, parts ...int16) game.Rank {
	r := game.Rank{Who: who, Place: place, Keys: [game.MaxKeys]int32{score}}
	copy(r.Parts[:], parts)
	return r
}

// solo is a table of one seat whose game is over with that standing.
func solo(t *testing.T, f *face.Face, standing ...game.Rank) *sitting {
	t.Helper()
	v := viewOf(t)
	v.Seats = []save.Seat{{Name: "Ann"}}
	v.Turn, v.Over, v.Standing = game.Nobody, true, standing
	tb, _ := sat(t, f, v)
	return tb
}

func TestTheEndOfAGameForOne(t *testing.T) {
	f := said(nil)
	f.Automaton = func(session.View) string { return "Victoria" }
	for _, c := range []struct {
		name     string
		standing []game.Rank
		want     string
	}{
		{"a victory over the automaton", []game.Rank{rankFor(0, 1, 75), rankFor(game.Nobody, 2, 74)}, "Ann wins against Victoria"},
		{"a defeat", []game.Rank{rankFor(game.Nobody, 1, 80), rankFor(0, 2, 74)}, "Victoria wins"},
		{"a tie that the rules give to the automaton", []game.Rank{rankFor(game.Nobody, 1, 74), rankFor(0, 2, 74)}, "Victoria wins"},
		{"nobody to beat", []game.Rank{rankFor(0, 1, 75)}, "Ann reaches 75 points"},
	} {
		if got := solo(t, f, c.standing...).Headline(); got != c.want {
			t.Errorf("%s: %q, want %q", c.name, got, c.want)
		}
	}
}

func TestAnAutomatonIsAtTheTableByName(t *testing.T) {
	f := said(nil)
	f.Parts = []face.Part{{Name: "Citizens"}, {Name: "Buildings"}}
	f.Total = face.Part{Name: "Score", Hint: "the lower of the two"}
	for name, automaton := range map[string]func(session.View) string{
		"Victoria": func(session.View) string { return "Victoria" }, "The rival": nil,
	} {
		f.Automaton = automaton
		tb := solo(t, f, rankFor(0, 1, 60, 60, 66), rankFor(game.Nobody, 2, 58, 58, 0))
		tb.Outcome.Lines = []string{"A new high score."}
		for what, html := range map[string]string{"rail": app.HTMLString(tb.score.players()), "result": app.HTMLString(tb.result())} {
			if !strings.Contains(html, name) || !strings.Contains(html, "crest-plain") {
				t.Errorf("%s: the %s does not show it: %s", name, what, html)
			}
		}
		html := app.HTMLString(tb.result())
		for _, want := range []string{"A new high score.", "Score", "the lower of the two", "–", "66"} {
			if !strings.Contains(html, want) {
				t.Errorf("the result lacks %q", want)
			}
		}
	}
}

func TestATieWithAnAutomatonIsToldWithoutKeys(t *testing.T) {
	f := said(nil)
	f.Automaton = func(session.View) string { return "Victoria" }
	a, b := rankFor(game.Nobody, 1, 74), rankFor(0, 2, 74)
	a.Keys[1] = 1 << 20
	if got := solo(t, f, a, b).score.TieText(); got != "A tie at the top, which goes to Victoria." {
		t.Errorf("%q", got)
	}
}

func TestTheChecklistSaysWhatIsOpen(t *testing.T) {
	f := said(nil)
	f.Checklist = func(session.View) []face.Item {
		return []face.Item{{Text: "Card", Done: true}, {Text: "Movement", Must: true}, {Text: "Hire"}, {Text: "Rank", Locked: "needs a ring"}}
	}
	tb, _ := sat(t, f, viewOf(t, buy0, end))
	html := app.HTMLString(tb.turn.checklist())
	for _, want := range []string{": done", ": still to be done", ": possible", ": needs a ring", `data-do="todo"`} {
		if !strings.Contains(html, want) {
			t.Errorf("%q is missing in %s", want, html)
		}
	}
	do(tb, "todo", "3", 1)
	if tb.Voice.toast != "Rank: needs a ring" {
		t.Errorf("pressed: %q", tb.Voice.toast)
	}
	for _, arg := range []string{"0", "9", "x"} {
		tb.Voice.toast = ""
		if do(tb, "todo", arg, 1); tb.Voice.toast != "" {
			t.Errorf("%s says %q", arg, tb.Voice.toast)
		}
	}
	v := viewOf(t)
	v.Turn, v.Seats = 1, make([]save.Seat, 2)
	tb, _ = sat(t, f, v)
	if html := app.HTMLString(tb.turn.checklist()); !strings.Contains(html, "hidden") {
		t.Errorf("in another's turn: %s", html)
	}
}

// split is a face that asks for a number, three to begin with.
func split(t *testing.T) (*sitting, *fakeMachine) {
	t.Helper()
	labels := map[game.Action]face.Label{}
	var legal []game.Action
	for n := range 9 {
		a := act(30, uint16(n))
		legal = append(legal, a)
		labels[a] = face.Label{Text: "Split at " + string(rune('0'+n)), Short: "Take it", Amount: 10 - n}
	}
	f := said(labels)
	f.Prompt = func(session.View) face.Prompt { return face.Prompt{Text: "How many?", Slide: true} }
	v := viewOf(t, legal...)
	v.Suggested = act(30, 7)
	tb, m := sat(t, f, v)
	return tb, m
}

func TestANumberIsChosenWithASlider(t *testing.T) {
	tb, m := split(t)
	html := app.HTMLString(tb.bar())
	for _, want := range []string{`type="range"`, `max="8"`, "Split at 7", `data-action="30.7.0.0"`} {
		if !strings.Contains(html, want) {
			t.Fatalf("the bar lacks %q: %s", want, html)
		}
	}
	if n := strings.Count(html, `data-do="act"`); n != 1 {
		t.Errorf("%d actions beside the slider", n)
	}
	if n := len(opened(app.HTMLString(tb.panes.list(tb.Table)))); n != 9 {
		t.Errorf("the list has %d actions", n)
	}
	// Numbers rise to the right although the actions come the other way round.
	do(tb, "slide", "0", 0)
	if html := app.HTMLString(tb.bar()); !strings.Contains(html, "30.8.0.0") {
		t.Errorf("the least number is not at the left end: %s", html)
	}
	for _, arg := range []string{"9", "-1", "x"} {
		do(tb, "slide", arg, 0)
		do(tb, "step", arg, 0)
		if tb.Choice.slide != 0 {
			t.Errorf("%s leads to %d", arg, tb.Choice.slide)
		}
	}
	do(tb, "step", "1", 0)
	if tb.Voice.said != "Split at 7" {
		t.Errorf("a step says %q", tb.Voice.said)
	}
	do(tb, "act", "30.7.0.0", 1)
	if !told(m, "chose") {
		t.Error("the chosen number cannot be taken")
	}
}

func TestALongListCanBeNarrowedDown(t *testing.T) {
	labels := map[game.Action]face.Label{}
	var legal []game.Action
	for n := range 20 {
		a := act(30, uint16(n))
		legal = append(legal, a)
		labels[a] = face.Label{Text: "x", Group: []string{"Hire", "Recruit", "Move"}[n%3]}
	}
	tb, _ := sat(t, said(labels), viewOf(t, legal...))
	if n := len(opened(app.HTMLString(tb.panes.list(tb.Table)))); n != 20 {
		t.Fatalf("%d of 20 actions are in the list", n)
	}
	do(tb, "only", "Recruit", 1)
	if n := len(opened(app.HTMLString(tb.panes.list(tb.Table)))); n != 7 {
		t.Errorf("%d actions to recruit, want 7", n)
	}
	do(tb, "only", "", 1)
	if n := len(opened(app.HTMLString(tb.panes.list(tb.Table)))); n != 20 {
		t.Errorf("%d of 20 actions are in the list again", n)
	}
	short, _ := sat(t, said(labels), viewOf(t, legal[:6]...))
	if html := app.HTMLString(short.Choice.filter(short.Choice.Acts.Groups(true))); !strings.Contains(html, "hidden") {
		t.Errorf("a short list has a filter: %s", html)
	}
}

func TestTheBarShowsWhereToChoose(t *testing.T) {
	labels := map[game.Action]face.Label{}
	var legal []game.Action
	for n := range 9 {
		a := act(30, uint16(n))
		legal = append(legal, a)
		labels[a] = face.Label{Text: "Play", Refs: []face.Ref{"card"}}
	}
	f := said(labels)
	f.Board = func(session.View, func(face.Ref) bool) app.UI { return app.Div() }
	tb, _ := sat(t, f, viewOf(t, legal...))
	if html := app.HTMLString(tb.bar()); !strings.Contains(html, say.BarHint.String()) {
		t.Errorf("with all choices on pieces the bar does not say so: %s", html)
	}
	f.Prompt = func(session.View) face.Prompt { return face.Prompt{Text: "How many?", Slide: true} }
	tb, _ = sat(t, f, viewOf(t, legal...))
	if html := app.HTMLString(tb.bar()); !strings.Contains(html, `type="range"`) || strings.Contains(html, say.BarHint.String()) {
		t.Errorf("beside a slider it says so, too: %s", html)
	}
}

// The way to the list of all actions stands beside the choices, always at the same place, while there is something to choose.
func TestTheBarLeadsToTheList(t *testing.T) {
	for _, legal := range [][]game.Action{{end}, {buy0, buy1, force, pass, act(4, 0, 2), end}} {
		labels := map[game.Action]face.Label{}
		for _, a := range legal {
			labels[a] = face.Label{Text: "Take"}
		}
		tb, _ := sat(t, said(labels), viewOf(t, legal...))
		html := app.HTMLString(tb.bar())
		_, tools, _ := strings.Cut(html, "bar-tools")
		if !strings.Contains(tools, say.BarAll(strconv.Itoa(len(legal)))) {
			t.Errorf("%d actions: no way to the list in %s", len(legal), html)
		}
	}
}

// A narrow screen shows one area of the board: the one that the question is about, then where others do something, and whatever
// the person wants to look at meanwhile.
func TestTheQuestionBringsItsArea(t *testing.T) {
	card, land := act(30, 1), act(31, 1)
	f := said(map[game.Action]face.Label{
		card: {Text: "Buy", Refs: []face.Ref{"row:1"}}, land: {Text: "Win", Refs: []face.Ref{"land:3"}}, end: {Text: "End"},
	})
	f.Areas = []face.Area{{Name: "Market", Holds: []string{"row", "deck"}}, {Name: "Realm", Holds: []string{"land"}}, {Name: "Guilds"}}
	f.Board = func(session.View, func(face.Ref) bool) app.UI { return app.Div() }
	f.Event = func(session.View, game.Event) face.Line {
		return face.Line{Text: "Sailed", Refs: []face.Ref{"deck:1", "row:2"}}
	}
	f.Own = []face.Area{{Name: "Cards", Holds: []string{"card"}}, {Name: "Goods", Holds: []string{"good"}}}
	tb, m := sat(t, f, viewOf(t, land, end))
	lookingAt := func(n int, why string) {
		t.Helper()
		if !shows(app.HTMLString(tb.Render()), "zone", n) {
			t.Errorf("%s: area %d, want %d", why, tb.Stage.zone.at, n)
		}
	}
	lookingAt(1, "the only choice is a land")
	if html := app.HTMLString(tb.Stage.tabs(&tb.Stage.zone, say.TableAreas, "area")); strings.Count(html, "tab-lit") != 1 {
		t.Errorf("one tab has a dot: %s", html)
	}
	do(tb, "area", "2", 0)
	lookingAt(2, "the person looks elsewhere")
	do(tb, "area", "7", 0)
	lookingAt(2, "there is no such area")
	m.view = viewOf(t, card, land, end)
	m.view.Rev++
	tb.refresh()
	lookingAt(0, "the next question is about the first")
	do(tb, "area", "1", 0)
	m.view.Rev++
	tb.refresh()
	lookingAt(1, "something can be chosen where the person looks")
	m.view.Turn = 1
	tb.announced([]session.Entry{{Events: []game.Event{{Kind: 1, Who: 1}}}})
	lookingAt(0, "somebody else does something")
	do(tb, "area", "1", 0)
	m.view.Thinking, tb.Pace = true, Instant
	tb.announced([]session.Entry{{Events: []game.Event{{Kind: 1, Who: 1}}}})
	lookingAt(1, "bots play on at once")
	tb.Pace = Fast
	tb.announced([]session.Entry{{Events: []game.Event{{Kind: 1, Who: 1}}}})
	lookingAt(0, "bots are waited for")
	do(tb, "area", "1", 0)
	m.view.Skipping = true
	tb.announced([]session.Entry{{Events: []game.Event{{Kind: 1, Who: 1}}}})
	lookingAt(1, "their moves are skipped")
}

// One's own things have areas, too: each zone turns to what the question is about, and the one does not turn the other.
func TestTheQuestionBringsTheAreaOfOnesOwn(t *testing.T) {
	card, good, land := act(30, 1), act(31, 1), act(32, 1)
	f := said(map[game.Action]face.Label{
		card: {Text: "Play", Refs: []face.Ref{"card:1"}}, good: {Text: "Pay", Refs: []face.Ref{"good:3"}}, land: {Text: "Win", Refs: []face.Ref{"land:3"}}, end: {Text: "End"},
	})
	f.Areas = []face.Area{{Name: "Market", Holds: []string{"row"}}, {Name: "Realm", Holds: []string{"land"}}}
	f.Own = []face.Area{{Name: "Cards", Holds: []string{"card"}}, {Name: "Goods", Holds: []string{"good"}}}
	tb, m := sat(t, f, viewOf(t, good, land, end))
	lookingAt := func(board, own int, why string) {
		t.Helper()
		html := app.HTMLString(tb.Render())
		if !shows(html, "zone", board) || !shows(html, "own", own) {
			t.Errorf("%s: areas %d and %d, want %d and %d", why, tb.Stage.zone.at, tb.Stage.own.at, board, own)
		}
	}
	lookingAt(1, 1, "a land and a good can be chosen")
	if html := app.HTMLString(tb.Stage.tabs(&tb.Stage.own, say.TableOwnareas, "own")); strings.Count(html, "tab-lit") != 1 {
		t.Errorf("the tab of the goods has a dot, and no other: %s", html)
	}
	do(tb, "own", "0", 0)
	lookingAt(1, 0, "the person looks at the cards")
	do(tb, "own", "2", 0)
	lookingAt(1, 0, "there is no such area")
	m.view.Rev++
	tb.refresh()
	lookingAt(1, 1, "the next question is about a good")
	m.view = viewOf(t, card, good, end)
	m.view.Rev += 2
	tb.refresh()
	lookingAt(1, 1, "a good can be chosen where the person looks, and nothing on the board")
	tb.Stage.lookAt("card:2")
	lookingAt(1, 0, "a card is shown")
}

// shows says whether an element of that class shows that area.
func shows(html, class string, area int) bool {
	for tag := range strings.SplitSeq(html, "<") {
		tag, _, _ = strings.Cut(tag, ">")
		if strings.Contains(tag, fmt.Sprintf(`class="%s"`, class)) {
			return strings.Contains(tag, fmt.Sprintf(`data-area="%d"`, area))
		}
	}
	return false
}

// What is not possible stands in the list with its reason once somebody asks for it, and goes on standing there in later decisions.
func TestTheListTellsWhatIsNotPossibleOnceAsked(t *testing.T) {
	locked := face.Locked{Action: act(30, 9), Label: face.Label{Text: "Mint", Group: "Coins"}, Reason: "needs 3"}
	tb, m := sat(t, said(nil, locked), viewOf(t, act(30, 1)))
	html := func() string { return app.HTMLString(tb.panes.list(tb.Table)) }
	if got := html(); strings.Contains(got, "needs 3") || !strings.Contains(got, say.ListLocked.String()) {
		t.Errorf("unasked: %s", got)
	}
	key := func() string {
		tb.Render()
		return tb.panes.shown[list]
	}
	before := key()
	if do(tb, "shown", "locked", 1); !strings.Contains(html(), "needs 3") || key() == before {
		t.Errorf("asked: %s", html())
	}
	m.view = viewOf(t, act(30, 2))
	tb.refresh()
	if !strings.Contains(html(), "needs 3") {
		t.Errorf("in the next decision: %s", html())
	}
	if do(tb, "shown", "possible", 1); strings.Contains(html(), "needs 3") {
		t.Errorf("no longer asked: %s", html())
	}
	free, _ := sat(t, said(nil), viewOf(t, act(30, 1)))
	if got := app.HTMLString(free.panes.list(free.Table)); !strings.Contains(got, `<div class="filter" hidden>`) {
		t.Errorf("nothing is locked: %s", got)
	}
}
