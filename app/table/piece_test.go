package table

import (
	"slices"
	"strings"
	"testing"
	"time"

	"github.com/maxence-charriere/go-app/v10/pkg/app"

	"tabard/app/face"
	"tabard/app/session"
	"tabard/engines/game"
)

// explained is a face whose pieces "one" and "bare" explain themselves.
func explained() *face.Face {
	f := said(map[game.Action]face.Label{
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
	tb, m := sat(t, explained(), viewOf(t, pass, buy0))
	do(tb, "piece", "bare", 1)
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
	tb.Update(Escape{})
	if title, _ := tb.Sheet(); title != "" {
		t.Errorf("Escape leaves the sheet %q", title)
	}
	do(tb, "piece", "nothing", 1)
	if tb.Sheets.opened != "" {
		t.Errorf("a piece without words opens %q", tb.Sheets.opened)
	}
	do(tb, "piece", "one", 1)
	if !told(m, "chose") {
		t.Error("a lit piece is not used")
	}
}

func TestAPieceInShort(t *testing.T) {
	tb, _ := sat(t, explained(), viewOf(t, pass, buy0))
	if a := tb.Choice.About("bare"); a.Title != "The bare" || a.Text != "It is there." || !slices.Equal(a.Why, []string{"Needs 3 bronze"}) {
		t.Errorf("a piece without use is told as %+v", a)
	}
	if a := tb.Choice.About("one"); a.Title != "The one" || a.Why != nil {
		t.Errorf("a lit piece is told as %+v", a)
	}
	if a := tb.Choice.About("nothing"); a.Title != "" {
		t.Errorf("a piece without words is told as %+v", a)
	}
	tb.View.Covered = true
	if a := tb.Choice.About("one"); a.Title != "" {
		t.Errorf("beneath the curtain a piece is told as %+v", a)
	}
}

func TestExplaining(t *testing.T) {
	tb, m := sat(t, explained(), viewOf(t, pass, buy0))
	do(tb, "explain", "", 0)
	do(tb, "piece", "one", 1)
	if tb.Sheets.opened != "piece:one" || told(m, "chose") {
		t.Fatalf("open %q, told %v", tb.Sheets.opened, kinds(m.told))
	}
	tb.Update(Close{})
	do(tb, "act", Key(buy0), 1) // the same from the bar or the list
	if tb.Sheets.opened != "piece:one" || told(m, "chose") {
		t.Fatalf("an action is not explained: open %q, told %v", tb.Sheets.opened, kinds(m.told))
	}
	do(tb, "act", Key(buy0), 1) // the button inside the sheet
	if !told(m, "chose") || tb.Sheets.opened != "" || tb.Choice.explaining {
		t.Fatalf("the action of the sheet: told %v, open %q, explaining %v", kinds(m.told), tb.Sheets.opened, tb.Choice.explaining)
	}
	do(tb, "explain", "", 0)
	tb.Update(Escape{})
	if tb.Choice.explaining {
		t.Error("Escape does not end explaining")
	}
}

func TestExplainingLeadsBackToTheSheetItCameFrom(t *testing.T) {
	tb, _ := sat(t, explained(), viewOf(t, pass, buy0))
	do(tb, "open", "seat:1", 0)
	do(tb, "inspect", "one", 0)
	do(tb, "inspect", "bare", 0)
	tb.Update(Back{})
	if tb.Sheets.opened != "seat:1" {
		t.Errorf("back at %q", tb.Sheets.opened)
	}
	do(tb, "inspect", "one", 0)
	tb.Update(Escape{})
	tb.Update(Escape{})
	if tb.Sheets.opened != "" {
		t.Errorf("two times Escape end at %q", tb.Sheets.opened)
	}
}

func TestTheLogHasChapters(t *testing.T) {
	f := said(nil)
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
	tb, _ := sat(t, f, v)
	var got []string
	for _, turn := range tb.Chronicle.Turns(0) {
		for _, l := range turn.told() {
			got = append(got, tb.Name(turn.Who)+"/"+turn.Head+"/"+l.Text)
		}
	}
	me := tb.Name(0)
	want := []string{me + "//something", "The table/Old year/a, b, c: more", "The table/New year/something", me + "//something"}
	if !slices.Equal(got, want) {
		t.Errorf("the log reads %q, want %q", got, want)
	}
	if text := tb.Chronicle.LogText(); !strings.Contains(text, "Old year\n  a, b, c: more\nNew year\n  something\n") {
		t.Errorf("as text: %q", text)
	}
}

// sharing is a face in which a soldier can march or attack one of two targets, which another soldier can attack too.
func sharing() *face.Face {
	return said(map[game.Action]face.Label{
		buy0: {Text: "Attack", Refs: []face.Ref{"target", "soldier"}}, pass: {Text: "March", Refs: []face.Ref{"soldier"}},
		mint: {Text: "Attack from afar", Refs: []face.Ref{"target", "archer"}},
	})
}

func TestAPieceAfterAnotherChoosesWhatTheyShare(t *testing.T) {
	tb, m := sat(t, sharing(), viewOf(t, pass, buy0, mint))
	do(tb, "piece", "soldier", 1)
	if tb.Choice.Piece() != "soldier" || told(m, "chose") || len(tb.Choice.picked()) != 2 {
		t.Fatalf("the soldier has %d choices, told %v", len(tb.Choice.picked()), kinds(m.told))
	}
	do(tb, "piece", "target", 1)
	if !told(m, "chose") {
		t.Error("the target of the chosen soldier is not attacked")
	}
	tb, m = sat(t, sharing(), viewOf(t, pass, buy0, mint))
	do(tb, "piece", "target", 1)
	if tb.Choice.Piece() != "target" || len(tb.Choice.picked()) != 2 || told(m, "chose") {
		t.Fatalf("the target alone has %d choices", len(tb.Choice.picked()))
	}
	tb.Update(Escape{})
	do(tb, "piece", "archer", 1)
	if !told(m, "chose") {
		t.Error("a piece with one use is not used")
	}
}

// A drag says both pieces at once. A piece that was chosen before has nothing to do with it.
func TestAPieceThatIsDraggedOntoAnother(t *testing.T) {
	tb, m := sat(t, sharing(), viewOf(t, pass, buy0, mint))
	if aims := tb.Choice.Aims("soldier"); !slices.Contains(aims, "target") || slices.Contains(aims, "soldier") {
		t.Errorf("the soldier can be dragged onto %v", aims)
	}
	do(tb, "piece", "target", 1)
	tb.Update(Press{Ref: "target", From: "soldier", Rev: 1})
	if !told(m, "chose") {
		t.Error("the target onto which the soldier was dragged is not attacked")
	}
	tb, m = sat(t, sharing(), viewOf(t, pass, buy0, mint))
	tb.Update(Press{Ref: "target", From: "soldier", Rev: 7})
	if told(m, "chose") || tb.Choice.Piece() != "" {
		t.Error("a drag on a table that has moved on does something")
	}
	tb.Face.Inspect = explained().Inspect
	do(tb, "explain", "", 0)
	if aims := tb.Choice.Aims("soldier"); aims != nil {
		t.Errorf("while pieces are explained the soldier can be dragged onto %v", aims)
	}
}

func TestASmallPieceIsOnlyChosenAtFirst(t *testing.T) {
	tb, m := sat(t, sharing(), viewOf(t, pass, buy0, mint))
	tb.Update(Press{Ref: "archer", Rev: 1, Care: true})
	if tb.Choice.Piece() != "archer" || told(m, "chose") || len(tb.Choice.picked()) != 1 || !strings.Contains(tb.Voice.said, "Attack from afar") {
		t.Fatalf("chosen %q with %d choices, says %q, told %v", tb.Choice.Piece(), len(tb.Choice.picked()), tb.Voice.said, kinds(m.told))
	}
	tb.Update(Press{Ref: "soldier", Rev: 1, Care: true})
	if tb.Choice.Piece() != "soldier" || told(m, "chose") {
		t.Fatal("another piece is not chosen instead")
	}
	tb.Update(Press{Ref: "archer", Rev: 1, Care: true})
	tb.Update(Press{Ref: "archer", Rev: 1, Care: true})
	if !told(m, "chose") {
		t.Error("the second press does nothing")
	}
}

// A board that is a map is drawn anew for the piece that is chosen, and keeps its own drawing of it.
func TestAMapShowsTheChosenPiece(t *testing.T) {
	f := sharing()
	var drawn []face.Ref
	f.Map = &face.Map{Board: func(_ session.View, _ func(face.Ref) bool, picked face.Ref) app.UI {
		drawn = append(drawn, picked)
		return app.Div()
	}}
	f.Board = func(session.View, func(face.Ref) bool) app.UI { return app.Div() }
	tb, _ := sat(t, f, viewOf(t, pass, buy0, mint))
	key := tb.Stage.boardKey()
	tb.Stage.board()
	do(tb, "piece", "soldier", 1)
	if tb.Stage.boardKey() == key {
		t.Error("the board is not drawn anew")
	}
	tb.Stage.board()
	if !slices.Equal(drawn, []face.Ref{"", "soldier"}) {
		t.Errorf("drawn for %q", drawn)
	}
}

// What cannot be taken back is chosen with one press and done with another, wherever it is pressed.
func TestWhatIsFinalWantsASecondPress(t *testing.T) {
	done := func(c Confirm, v session.View, presses ...func(*sitting)) bool {
		t.Helper()
		tb, m := sat(t, explained(), v)
		m.final, tb.Confirm = []game.Action{buy0}, c
		for _, press := range presses {
			press(tb)
		}
		return told(m, "chose")
	}
	button := func(a game.Action) func(*sitting) { return func(tb *sitting) { do(tb, "act", Key(a), 1) } }
	piece := func(tb *sitting) { do(tb, "piece", "one", 1) }
	menu := viewOf(t, mint, buy0)
	begun := menu
	begun.CanCancel = true
	for name, c := range map[string]struct {
		want    bool
		confirm Confirm
		view    session.View
		presses []func(*sitting)
	}{
		"one press on a button":             {false, ConfirmFinal, menu, []func(*sitting){button(buy0)}},
		"two":                               {true, ConfirmFinal, menu, []func(*sitting){button(buy0), button(buy0)}},
		"one press on a piece":              {false, ConfirmFinal, menu, []func(*sitting){piece}},
		"two on the piece":                  {true, ConfirmFinal, menu, []func(*sitting){piece, piece}},
		"a piece, then its button":          {true, ConfirmFinal, menu, []func(*sitting){piece, button(buy0)}},
		"something that can be taken back":  {true, ConfirmFinal, menu, []func(*sitting){button(mint)}},
		"the same, if always asked":         {false, ConfirmAlways, menu, []func(*sitting){button(mint)}},
		"never asked":                       {true, ConfirmNever, menu, []func(*sitting){piece}},
		"in the middle of what was begun":   {true, ConfirmFinal, begun, []func(*sitting){button(buy0)}},
		"one thing, then another, each new": {false, ConfirmAlways, menu, []func(*sitting){button(mint), button(buy0)}},
	} {
		if got := done(c.confirm, c.view, c.presses...); got != c.want {
			t.Errorf("%s: done is %v", name, got)
		}
	}
	tb, m := sat(t, explained(), menu)
	m.final, tb.Confirm = []game.Action{buy0}, ConfirmFinal
	button(buy0)(tb)
	if html := app.HTMLString(tb.bar()); !strings.Contains(html, "cannot be taken back") {
		t.Errorf("it does not say why it asks: %s", html)
	}

	// A piece answers for its own choices only, and what is chosen in between takes the first press back.
	f := said(map[game.Action]face.Label{buy0: {Text: "Buy", Refs: []face.Ref{"one"}}, mint: {Refs: []face.Ref{"two"}}, buy1: {Refs: []face.Ref{"two"}}})
	tb, m = sat(t, f, viewOf(t, mint, buy0, buy1))
	m.final, tb.Confirm = []game.Action{buy0}, ConfirmFinal
	for range 2 {
		do(tb, "piece", "two", 1)
		tb.Choice.PointAt(Key(mint), "", 1)
		button(buy0)(tb)
		if it, _ := tb.Choice.foreseen(); told(m, "chose") || tb.Choice.armed != buy0 || it.Action != buy0 || !tb.Choice.Waits(Key(buy0), "") || tb.Choice.Waits(Key(mint), "one") {
			t.Errorf("told %v, armed %v, foreseen %v", kinds(m.told), tb.Choice.armed, it)
		}
	}
	button(buy0)(tb)
	if !told(m, "chose") {
		t.Error("the second press does nothing")
	}
}

// A bot's whole turn takes no more than a few pauses, however much it does, and details take none.
func TestABotsTurnIsShownInABoundedTime(t *testing.T) {
	f := said(nil)
	f.Event = func(_ session.View, e game.Event) face.Line { return face.Line{Text: "Something", Minor: e.Kind == 2} }
	tb, _ := sat(t, f, viewOf(t, pass))
	acts := func(who game.Player, kind uint16) time.Duration {
		tb.announced([]session.Entry{{Events: []game.Event{{Kind: game.EventKind(kind), Who: who}}}})
		return tb.waits.linger(Normal.Pause())
	}
	if d := acts(1, 2); d != inPassing {
		t.Errorf("a detail takes %v", d)
	}
	var whole time.Duration
	for range 30 {
		whole += acts(1, 1)
	}
	if limit := 5 * time.Second; whole > limit || whole < turnPauses*Normal.Pause() {
		t.Errorf("a turn of thirty decisions takes %v", whole)
	}
	if d := acts(2, 1); d != Normal.Pause() {
		t.Errorf("the next bot's first decision takes %v", d)
	}
}

// A finger between two pieces chooses among what both can be used for; on the table of that moment alone.
func TestAPressBetweenTwoPieces(t *testing.T) {
	f := said(map[game.Action]face.Label{
		buy0:  {Text: "Buy the left", Refs: []face.Ref{"left", "shop"}},
		buy1:  {Text: "Buy the right", Refs: []face.Ref{"right", "shop"}},
		force: {Text: "Visit the shop", Refs: []face.Ref{"shop"}},
	})
	tb, m := sat(t, f, viewOf(t, pass, buy0, buy1, force))
	shows := func(want ...game.Action) {
		t.Helper()
		var got []game.Action
		if tb.Choice.piece != "" {
			for _, it := range tb.Choice.picked() {
				got = append(got, it.Action)
			}
		}
		if !slices.Equal(got, want) || told(m, "chose") {
			t.Errorf("shows %v, told %v", got, kinds(m.told))
		}
	}
	tb.Update(Press{Ref: "left", Or: "right", Rev: 1})
	shows(buy0, buy1)
	tb.Update(Press{Ref: "left", Or: "shop", Rev: 1}) // what belongs to both is there once
	shows(buy0, buy1, force)
	do(tb, "unpiece", "", 0)
	shows()
	tb.Update(Press{Ref: "left", Or: "right", Rev: 1})
	tb.Update(Press{Ref: "shop", Rev: 1}) // a clear press has one meaning
	shows(buy0, buy1, force)
	tb.Update(Press{Ref: "left", Or: "right", Rev: 7})
	if tb.Voice.toast != noticeText(session.NoticeStale) || told(m, "chose") {
		t.Error("a press on a table of before was carried out")
	}
	tb.Update(Press{Ref: "left", Or: "nowhere", Rev: 1})
	if !told(m, "chose") {
		t.Error("beside a piece without uses the only action is not taken")
	}
}
