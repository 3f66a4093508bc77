package table

import (
	"reflect"
	"strings"
	"testing"

	"github.com/maxence-charriere/go-app/v10/pkg/app"

	"tabard/app/session"
	"tabard/engines/game"
	"tabard/engines/save"
)

// asked is a table at which a window is open: of the viewer, or of another person who is asked aloud.
func asked(t *testing.T, called bool, people int) (*sitting, *fakeMachine) {
	t.Helper()
	v := viewOf(t, pass, buy0)
	def := *v.Def
	def.Windows = []uint8{v.Prompt.Kind}
	v.Def, v.Window, v.Called = &def, true, called
	v.Seats = []save.Seat{{Name: "Ann"}, {Name: "Bob", Bot: people == 1}}
	if called {
		v.Turn, v.Legal = 1, nil
	}
	tb, m := sat(t, said(nil), v)
	return tb, m
}

func shown(parts ...app.UI) string {
	html := ""
	for _, p := range parts {
		html += app.HTMLString(p)
	}
	return html
}

func TestTheBarOfAWindow(t *testing.T) {
	for _, c := range []struct {
		called bool
		has    []string
		not    string
	}{
		{false, []string{"Pass for the rest of this turn"}, "Hand over"},
		{true, []string{"Bob passes<", "Bob passes for the rest of this turn", "Hand over to Bob"}, "Buy"},
	} {
		tb, _ := asked(t, c.called, 2)
		html := shown(tb.acts())
		for _, w := range c.has {
			if !strings.Contains(html, w) {
				t.Errorf("called %v: %q is missing in %s", c.called, w, html)
			}
		}
		if strings.Contains(html, c.not) {
			t.Errorf("called %v: %q in %s", c.called, c.not, html)
		}
	}
	tb, _ := asked(t, true, 2)
	if tb.Voice.alerted != "#0. Ask Bob aloud: react, or pass?" || !strings.Contains(shown(tb.question()), "#0. Ask aloud") {
		t.Errorf("said %q", tb.Voice.alerted)
	}
}

func TestWhatTheWindowButtonsSend(t *testing.T) {
	for _, c := range []struct {
		verb, arg string
		want      session.Msg
	}{
		{"pass", "", session.Passes{Rev: 1}},
		{"pass", "rest", session.Passes{Rev: 1, Rest: true}},
		{"handover", "", session.HandOver{}},
		{"ask", "1:3", session.SetAsk{Seat: 1, Ask: session.AskNever}},
		{"awake", "0", session.SetAsk{Seat: 0, Ask: session.AskAlways}},
		{"ask", "7:1", nil},
		{"awake", "x", nil},
	} {
		tb, m := asked(t, true, 2)
		tb.View.Seats[0].Level = uint8(session.AskAlways)
		do(tb, c.verb, c.arg, 1)
		var got session.Msg
		if len(m.told) > 0 {
			got = m.told[0]
		}
		if !reflect.DeepEqual(got, c.want) {
			t.Errorf("%s %s: %#v, want %#v", c.verb, c.arg, got, c.want)
		}
	}
}

// Who shares the device has no way to be asked only when it would tell something.
func TestTheWaysToBeAsked(t *testing.T) {
	for people, choices := range map[int]int{1: 3, 2: 2} {
		tb, _ := asked(t, false, people)
		if n := strings.Count(shown(tb.turn.asking(0)), `data-do="ask"`); n != choices {
			t.Errorf("%d people: %d choices, want %d", people, n, choices)
		}
		tb.View.Rests[0] = true
		if html := shown(tb.turn.asking(0)); !strings.Contains(html, "Ann passes for the rest of this turn") || strings.Contains(html, `aria-checked="true"`) || strings.Count(html, `tabindex="0"`) != 1 {
			t.Errorf("an order is not shown: %s", html)
		}
	}
	tb, _ := asked(t, false, 1)
	if html := shown(tb.turn.asking(1)); strings.Contains(html, "<button") {
		t.Errorf("a bot is asked how it wants to be asked: %s", html)
	}
	def := *tb.View.Def
	def.Windows = nil
	tb.View.Def = &def
	if html := shown(tb.turn.asking(game.Player(0))); strings.Contains(html, "<button") {
		t.Errorf("a game without windows asks: %s", html)
	}
}

func TestAnOrderToPassCanBeTakenBackWhileBotsPlay(t *testing.T) {
	v := viewOf(t)
	v.Seats = []save.Seat{{Name: "Ann"}, {Name: "Bob", Bot: true}}
	v.Turn, v.Rests[0] = 1, true
	tb, _ := sat(t, said(nil), v)
	if html := shown(tb.acts()); !strings.Contains(html, "Ask me again") {
		t.Error(html)
	}
}
