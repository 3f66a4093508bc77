package table

import (
	"slices"
	"strings"
	"testing"

	"github.com/maxence-charriere/go-app/v10/pkg/app"

	"tabard/app/face"
	"tabard/app/session"
	"tabard/engines/game"
)

// explained is a face whose pieces "one" and "bare" explain themselves.
func explained() *face.Face {
	f := words(map[game.Action]face.Label{
		buy0: {Text: "Buy", Refs: []face.Ref{"one"}}, pass: {Text: "Pass", Warn: "coins are lost"},
	}, face.Locked{Action: mint, Label: face.Label{Text: "Mint", Refs: []face.Ref{"bare"}}, Reason: "Needs 3 bronze"})
	f.Inspect = func(_ session.View, r face.Ref) face.Detail {
		if r != "one" && r != "bare" {
			return face.Detail{}
		}
		return face.Detail{Title: "The " + string(r), Paras: []string{"It is there."}, Rows: []face.Row{{Name: "Price", Text: "2 bronze"}}}
	}
	return f
}

func TestAPieceWithoutUseIsExplained(t *testing.T) {
	tb, m, _ := sat(t, explained(), viewOf(t, pass, buy0))
	tb.Do("piece", "bare", 1)
	title, body := tb.Sheet()
	if title != "The bare" || body == nil || told(m, "chose") {
		t.Fatalf("sheet %q, told %v", title, kinds(m.told))
	}
	html := app.HTMLString(body)
	for _, want := range []string{"It is there.", "Price", "2 bronze", "Not possible now", "Needs 3 bronze"} {
		if !strings.Contains(html, want) {
			t.Errorf("the sheet does not say %q", want)
		}
	}
	tb.Do("escape", "", 0)
	if title, _ := tb.Sheet(); title != "" {
		t.Errorf("Escape leaves the sheet %q", title)
	}
	tb.Do("piece", "nothing", 1)
	if tb.Open != "" {
		t.Errorf("a piece without words opens %q", tb.Open)
	}
	tb.Do("piece", "one", 1)
	if !told(m, "chose") {
		t.Error("a lit piece is not used")
	}
}

func TestExplaining(t *testing.T) {
	tb, m, _ := sat(t, explained(), viewOf(t, pass, buy0))
	tb.Do("explain", "", 0)
	tb.Do("piece", "one", 1)
	if tb.Open != "piece:one" || told(m, "chose") {
		t.Fatalf("open %q, told %v", tb.Open, kinds(m.told))
	}
	tb.Do("close", "", 0)
	tb.Do("act", Key(buy0), 1) // the same from the bar or the list
	if tb.Open != "piece:one" || told(m, "chose") {
		t.Fatalf("an action is not explained: open %q, told %v", tb.Open, kinds(m.told))
	}
	tb.Do("act", Key(buy0), 1) // the button inside the sheet
	if !told(m, "chose") || tb.Open != "" || tb.Explain {
		t.Fatalf("the action of the sheet: told %v, open %q, explaining %v", kinds(m.told), tb.Open, tb.Explain)
	}
	tb.Do("explain", "", 0)
	tb.Do("escape", "", 0)
	if tb.Explain {
		t.Error("Escape does not end explaining")
	}
}

func TestExplainingLeadsBackToTheSheetItCameFrom(t *testing.T) {
	tb, _, _ := sat(t, explained(), viewOf(t, pass, buy0))
	tb.Do("open", "seat:1", 0)
	tb.Do("inspect", "one", 0)
	tb.Do("inspect", "bare", 0)
	tb.Do("back", "", 0)
	if tb.Open != "seat:1" {
		t.Errorf("back at %q", tb.Open)
	}
	tb.Do("inspect", "one", 0)
	tb.Do("escape", "", 0)
	tb.Do("escape", "", 0)
	if tb.Open != "" {
		t.Errorf("two times Escape end at %q", tb.Open)
	}
}

func TestTheLogHasChapters(t *testing.T) {
	f := words(nil)
	f.Event = func(_ session.View, e game.Event) face.Line {
		switch e.Kind {
		case 2:
			of := []string{"a", "b", "c"}[e.A]
			return face.Line{Text: of + ": more", Of: of, What: "more", Minor: true}
		case 3:
			return face.Line{Text: "New year"}
		}
		return face.Line{Text: "something"}
	}
	f.Chapter = func(_ session.View, events []game.Event, i int) string {
		return map[game.EventKind]string{2: map[bool]string{true: "Old year"}[events[i].A == 0], 3: "New year"}[events[i].Kind]
	}
	v := viewOf(t, pass)
	v.Log = []session.Entry{{Index: 0, Who: game.Nobody},
		{Index: 1, Who: 0, Events: []game.Event{{Kind: 1, Who: 0}, {Kind: 2, Who: game.Nobody}, {Kind: 2, A: 1, Who: game.Nobody},
			{Kind: 2, A: 2, Who: game.Nobody}, {Kind: 3, Who: game.Nobody}, {Kind: 1, Who: 1}}},
		{Index: 2, Who: 0, Events: []game.Event{{Kind: 1, Who: 0}}}}
	tb, _, _ := sat(t, f, v)
	var got []string
	for _, turn := range tb.Turns(0) {
		for _, l := range turn.told() {
			got = append(got, tb.Name(turn.Who)+"/"+turn.Head+"/"+l.Text)
		}
	}
	me := tb.Name(0)
	want := []string{me + "//something", "The table/Old year/a, b, c: more", "The table/New year/something", me + "//something"}
	if !slices.Equal(got, want) {
		t.Errorf("the log reads %q, want %q", got, want)
	}
	if text := tb.LogText(); !strings.Contains(text, "Old year\n  a, b, c: more\nNew year\n  something\n") {
		t.Errorf("as text: %q", text)
	}
}
