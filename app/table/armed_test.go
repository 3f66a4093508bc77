package table

import (
	"regexp"
	"slices"
	"strings"
	"testing"

	"github.com/maxence-charriere/go-app/v10/pkg/app"

	"tabard/app/face"
	"tabard/app/session"
	say "tabard/app/words/shell"
	"tabard/engines/game"
)

// buttons are what the buttons of a part do that are shown, in order.
func buttons(part app.UI) (does []string) {
	for _, tag := range regexp.MustCompile(`<button[^>]*>`).FindAllString(app.HTMLString(part), -1) {
		if !regexp.MustCompile(` hidden(?:="true")?[ >]`).MatchString(tag) {
			does = append(does, regexp.MustCompile(`data-do="([^"]*)"`).FindStringSubmatch(tag)[1])
		}
	}
	return does
}

const longWarn = "You can still act this turn; 1 gold, 2 silver and 3 bronze will go to your discard; you may reserve one coin first"

// warned is a table with a choice of a short warning, one of a long warning, and a piece whose one use has a warning.
func warned(t *testing.T) (*sitting, *fakeMachine) {
	t.Helper()
	f := explained()
	labels := map[game.Action]face.Label{
		buy0: {Text: "Buy", Refs: []face.Ref{"one"}}, pass: {Text: "Pass", Warn: "coins are lost"}, end: {Text: "End your turn", Short: "End turn", Warn: longWarn},
		mint: {Text: "Mint", Refs: []face.Ref{"two"}, Warn: "a coin is lost"},
	}
	f.Action = said(labels).Action
	inspect := f.Inspect
	f.Inspect = func(v session.View, r face.Ref) face.Detail {
		if r == "two" {
			return face.Detail{Title: "The mint"}
		}
		return inspect(v, r)
	}
	tb, m := sat(t, f, viewOf(t, buy0, mint, pass, end))
	return tb, m
}

// While a choice asks for a second press the bar has the warning, the button that does it and the way out, and nothing else; a warning that
// two lines may not hold leads to the whole of it.
func TestTheArmedBarHasThreeThings(t *testing.T) {
	for what, c := range map[string]struct {
		press func(*sitting)
		key   game.Action
		warn  string
		shown []string
	}{
		"a choice of the bar or the list": {func(tb *sitting) { do(tb, "act", Key(pass), 1) }, pass, "coins are lost.", []string{"act", "leave"}},
		"a long warning":                  {func(tb *sitting) { do(tb, "act", Key(end), 1) }, end, longWarn + ".", []string{"open", "act", "leave"}},
		"a piece with one use":            {func(tb *sitting) { do(tb, "piece", "two", 1) }, mint, "a coin is lost.", []string{"act", "leave"}},
		"the same, pressed with care":     {func(tb *sitting) { tb.Update(Press{Ref: "two", Rev: 1, Care: true}) }, mint, "a coin is lost.", []string{"act", "leave"}},
	} {
		for _, way := range []Msg{Escape{}, leave, unpiece} {
			tb, m := warned(t)
			calm := app.HTMLString(tb.bar())
			c.press(tb)
			html := app.HTMLString(tb.bar())
			if got := buttons(tb.bar()); !slices.Equal(got, c.shown) {
				t.Errorf("%s: the bar has %v, want %v", what, got, c.shown)
			}
			if got := opened(html); !slices.Equal(got, []string{Key(c.key)}) || strings.Contains(html, say.BarPiece.String()) || !strings.Contains(html, c.warn) {
				t.Errorf("%s: the bar has %v: %s", what, got, html)
			}
			if !strings.Contains(tb.Voice.alerted, strings.TrimSuffix(c.warn, ".")) || told(m, "chose") {
				t.Errorf("%s: told %v and %q", what, kinds(m.told), tb.Voice.alerted)
			}
			if it, ok := tb.Choice.Armed(); !ok || it.Action != c.key {
				t.Errorf("%s: armed is %+v", what, it)
			}
			tb.Update(way)
			if _, ok := tb.Choice.Armed(); ok || tb.Choice.Piece() != "" && way != (Escape{}) || len(opened(app.HTMLString(tb.bar()))) != len(opened(calm)) {
				t.Errorf("%s: after %T piece %q: %s", what, way, tb.Choice.Piece(), app.HTMLString(tb.bar()))
			}
			c.press(tb)
			if do(tb, "act", Key(c.key), 1); !told(m, "chose") {
				t.Errorf("%s: the second press does nothing after %T", what, way)
			}
		}
	}
	tb, m := warned(t)
	do(tb, "piece", "two", 1)
	if tb.Choice.Waits("", "one") || !tb.Choice.Waits("", "two") || !tb.Choice.Waits(Key(mint), "") {
		t.Error("a double click is a second press, or a press on another piece is not one")
	}
	if do(tb, "piece", "two", 1); !told(m, "chose") {
		t.Error("a second press on the piece does nothing")
	}
}

// The whole of a long warning is a sheet, in which the choice can be done or left, and Escape leads back to the bar that asks.
func TestAWarningInFull(t *testing.T) {
	tb, m := warned(t)
	do(tb, "act", Key(end), 1)
	do(tb, "open", warnSheet, 0)
	_, body := tb.Sheet()
	if html := app.HTMLString(body); tb.SheetName() != warnSheet || !strings.Contains(html, longWarn) || !strings.Contains(html, "End your turn") {
		t.Fatalf("the sheet %q has %s", tb.SheetName(), html)
	}
	if got := buttons(body); !slices.Equal(got[:2], []string{"act", "leave"}) {
		t.Errorf("the sheet has %v", got)
	}
	if tb.Update(Escape{}); tb.SheetName() != "" || tb.Choice.armed != end {
		t.Errorf("Escape: sheet %q, armed %v", tb.SheetName(), tb.Choice.armed)
	}
	do(tb, "open", warnSheet, 0)
	if tb.Update(leave); tb.SheetName() != "" || tb.Sheets.opened != "" || tb.Choice.armed != none {
		t.Errorf("left: sheet %q, armed %v", tb.Sheets.opened, tb.Choice.armed)
	}
	do(tb, "open", warnSheet, 0)
	if tb.SheetName() != "" {
		t.Error("a warning of nothing is open")
	}
	tb.Update(Close{})
	do(tb, "act", Key(end), 1)
	do(tb, "open", warnSheet, 0)
	if do(tb, "act", Key(end), 1); !told(m, "chose") || tb.Sheets.opened != "" {
		t.Errorf("told %v with %q open", kinds(m.told), tb.Sheets.opened)
	}
}

// In a sheet a choice asks in the sheet: it has the same three things, the bar behind it does not ask, and it comes back when it is left.
func TestASheetAsksForASecondPress(t *testing.T) {
	for _, way := range []Msg{Escape{}, leave} {
		tb, m := warned(t)
		do(tb, "inspect", "two", 0)
		_, body := tb.Sheet()
		calm := buttons(body)
		do(tb, "act", Key(mint), 1)
		_, body = tb.Sheet()
		if got := buttons(body); !slices.Equal(got, []string{"act", "leave"}) || !strings.Contains(app.HTMLString(body), "a coin is lost.") {
			t.Errorf("the sheet has %v", got)
		}
		if bar := app.HTMLString(tb.bar()); strings.Contains(bar, `data-armed="true"`) || strings.Contains(bar, "a coin is lost.") {
			t.Errorf("the bar behind asks too: %s", bar)
		}
		tb.Update(way)
		if _, body = tb.Sheet(); tb.Choice.armed != none || tb.SheetName() != "piece:two" || !slices.Equal(buttons(body), calm) {
			t.Errorf("after %T: armed %v, sheet %q has %v, want %v", way, tb.Choice.armed, tb.SheetName(), buttons(body), calm)
		}
		do(tb, "act", Key(mint), 1)
		if do(tb, "act", Key(mint), 1); !told(m, "chose") {
			t.Error("the second press does nothing")
		}
	}
}

// leave and unpiece are presses on the ways out of a choice.
var leave, unpiece = press("leave"), press("unpiece")

func press(name string) Msg {
	m, ok := Parse(name, "", 0)
	if !ok {
		panic("nothing does " + name)
	}
	return m
}
