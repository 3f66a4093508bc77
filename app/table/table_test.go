package table

import (
	"regexp"
	"strings"
	"testing"
	"time"

	"github.com/maxence-charriere/go-app/v10/pkg/app"

	"tabard/app/face"
	"tabard/app/session"
	"tabard/engines/coincrown"
	"tabard/engines/emara"
	"tabard/engines/game"
	"tabard/engines/save"
	"tabard/web/bridge"
)

// sat makes a table of a fake session.
func sat(t *testing.T, f *face.Face, v session.View) (*sitting, *fakeMachine) {
	t.Helper()
	m := &fakeMachine{view: v}
	tb := &sitting{Table: New(f, m, Normal)}
	tb.carry(tb.Start(nil))
	m.told = nil
	return tb, m
}

func TestAWarnedActionIsPressedTwice(t *testing.T) {
	f := said(map[game.Action]face.Label{pass: {Text: "Pass", Warn: "2 bronze are lost"}, buy0: {Text: "Buy"}})
	tb, m := sat(t, f, viewOf(t, pass, buy0))
	do(tb, "act", Key(pass), 1)
	if told(m, "chose") || tb.Choice.armed != pass || !strings.Contains(tb.Voice.alerted, "2 bronze are lost") {
		t.Fatalf("after one press: told %v, armed %v, alert %q", kinds(m.told), tb.Choice.armed, tb.Voice.alerted)
	}
	tb.Update(Escape{})
	if tb.Choice.armed != none {
		t.Fatal("Escape leaves the warning standing")
	}
	do(tb, "act", Key(pass), 1)
	do(tb, "act", Key(pass), 1)
	if !told(m, "chose") {
		t.Error("the second press does nothing")
	}
}

func TestAPressOnAPiece(t *testing.T) {
	f := said(map[game.Action]face.Label{
		buy0: {Refs: []face.Ref{"one", "two"}}, buy1: {Refs: []face.Ref{"two"}}, pass: {Refs: []face.Ref{"last"}, Warn: "lost"},
	}, face.Locked{Action: mint, Label: face.Label{Text: "Mint", Refs: []face.Ref{"mint"}}, Reason: "Needs 3 bronze"})
	for _, c := range []struct {
		ref    face.Ref
		rev    uint32
		chose  bool
		choice bool
		toast  string
	}{
		{"one", 1, true, false, ""},
		{"two", 1, false, true, ""},
		{"last", 1, false, true, ""},
		{"mint", 1, false, false, "Mint: Needs 3 bronze"},
		{"bare", 1, false, false, ""},
		{"one", 9, false, false, "The table has moved on since that was shown."},
	} {
		tb, m := sat(t, f, viewOf(t, pass, buy0, buy1))
		do(tb, "piece", string(c.ref), c.rev)
		if told(m, "chose") != c.chose || (tb.Choice.piece != "") != c.choice || tb.Voice.toast != c.toast {
			t.Errorf("%s at %d: chose %v, choices %q, toast %q", c.ref, c.rev, told(m, "chose"), tb.Choice.piece, tb.Voice.toast)
		}
	}
}

func TestEscapeGoesBackOneStepAtATime(t *testing.T) {
	v := viewOf(t, buy0, buy1)
	v.CanCancel = true
	f := said(map[game.Action]face.Label{buy0: {Refs: []face.Ref{"x"}}, buy1: {Refs: []face.Ref{"x"}}})
	tb, m := sat(t, f, v)
	do(tb, "piece", "x", 1)
	do(tb, "open", "score", 0)
	for i, want := range []string{"sheet", "piece", "cancel"} {
		if told(m, "cancel") {
			t.Fatalf("step %d (%s): cancelled too early", i, want)
		}
		tb.Update(Escape{})
		if tb.Sheets.opened != "" || i > 0 && tb.Choice.piece != "" {
			t.Fatalf("step %d (%s): open %q, piece %q", i, want, tb.Sheets.opened, tb.Choice.piece)
		}
	}
	if !told(m, "cancel") {
		t.Error("Escape does not cancel")
	}
}

func TestALockedActionSaysWhy(t *testing.T) {
	f := said(nil, face.Locked{Action: mint, Label: face.Label{Text: "Mint"}, Reason: "Needs 3 bronze"})
	tb, m := sat(t, f, viewOf(t, buy0))
	do(tb, "act", Key(mint), 1)
	if told(m, "chose") || tb.Voice.toast != "Mint: Needs 3 bronze" {
		t.Errorf("told %v, toast %q", kinds(m.told), tb.Voice.toast)
	}
}

func TestAThinkingBotIsShownOnlyIfItTakesTime(t *testing.T) {
	v := viewOf(t)
	v.Seats = []save.Seat{{Name: "Ann"}, {Name: "Bot", Bot: true}}
	v.Turn, v.Thinking = 1, true
	tb, _ := sat(t, said(nil), v)
	if tb.waits.slow {
		t.Fatal("it is said at once")
	}
	tb.fire(thinkingAfter)
	if !tb.waits.slow || !strings.Contains(app.HTMLString(tb.question()), "Bot is thinking") {
		t.Error("it is not said after a while")
	}
}

// seatAt is a session with those seats, with bots that answer at once.
func seatAt(t *testing.T, def *game.Def, seats []save.Seat, seed uint64) (*session.Session, []session.Effect) {
	t.Helper()
	m, effects, err := session.New(def, session.Config{ID: "test", Seats: seats,
		Setup: def.DefaultSetup(len(seats), seed), Now: 1700000000})
	if err != nil {
		t.Fatal(err)
	}
	return m, effects
}

// opened are the buttons of the list that can be pressed.
func opened(html string) []string {
	var keys []string
	for _, tag := range regexp.MustCompile(`<button[^>]*>`).FindAllString(html, -1) {
		if strings.Contains(tag, `data-do="act"`) && !strings.Contains(tag, "aria-disabled") {
			keys = append(keys, regexp.MustCompile(`data-action="([^"]*)"`).FindStringSubmatch(tag)[1])
		}
	}
	return keys
}

func TestTheListAloneFinishesAGameWithoutABoard(t *testing.T) {
	for name, c := range map[string]struct {
		def   *game.Def
		seats []save.Seat
	}{
		"one against a bot":   {coincrown.Def, []save.Seat{{Name: "Ann"}, {Name: "Bot", Bot: true, Colour: 1}}},
		"one alone":           {emara.Def, []save.Seat{{Name: "Ann"}}},
		"two with one device": {emara.Def, []save.Seat{{Name: "Ann"}, {Name: "Bernard", Colour: 1}}},
	} {
		t.Run(name, func(t *testing.T) { listAlone(t, c.def, c.seats) })
	}
}

func listAlone(t *testing.T, def *game.Def, seats []save.Seat) {
	m, effects := seatAt(t, def, seats, 7)
	tb := &sitting{Table: New(face.Plain(def), m, Instant)}
	tb.carry(tb.Start(effects))
	presses := 0
	for step := 0; !tb.View.Over; step++ {
		if step > 5000 {
			t.Fatal("the game does not end")
		}
		if n := len(tb.asked); n > 0 {
			q := tb.asked[n-1]
			tb.asked = nil
			tb.Update(Answered{q, bridge.Fallback(q.Question)})
			continue
		}
		if tb.View.Covered {
			do(tb, "lift", "", tb.View.Rev)
			continue
		}
		html := app.HTMLString(tb.panes.list(tb.Table))
		keys := opened(html)
		if len(keys) == 0 {
			t.Fatalf("step %d: nothing to press; %+v", step, tb.View.Prompt)
		}
		if len(keys) != len(tb.View.Legal) {
			t.Fatalf("step %d: %d buttons for %d legal actions", step, len(keys), len(tb.View.Legal))
		}
		rev := tb.View.Rev
		do(tb, "act", keys[step%len(keys)], rev)
		if tb.View.Rev == rev {
			t.Fatalf("step %d: pressing %s changed nothing", step, keys[step%len(keys)])
		}
		presses++
	}
	if presses < 20 || len(tb.saved) < presses {
		t.Errorf("%d presses, %d saves", presses, len(tb.saved))
	}
	if html := app.HTMLString(tb.Render()); strings.Contains(html, "Play again") || !strings.Contains(html, "count-row") {
		t.Error("the end is not counted")
	}
	do(tb, "counted", "", 0)
	if html := app.HTMLString(tb.Render()); !strings.Contains(html, "Play again") || !strings.Contains(html, "score-sum") {
		t.Error("the end shows no result")
	}
	do(tb, "aside", "", 0)
	if html := app.HTMLString(tb.result()); !strings.Contains(html, "result-aside") {
		t.Error("the result cannot be put aside to look at the board")
	}
}

func TestTheCurtainShowsANameAndNothingElse(t *testing.T) {
	v := viewOf(t)
	v.Seats = []save.Seat{{Name: "Ann"}, {Name: "Bernard", Colour: 1}}
	v.Covered, v.State, v.CoverFor = true, nil, 1
	tb, m := sat(t, said(nil), viewOf(t, buy0))
	tb.Voice.toast, tb.Voice.said, tb.Voice.alerted, tb.Stage.ticker, tb.Stage.flash = "secret", "secret", "secret", Tick{0, "secret"}, []face.Ref{"secret"}
	v.Rev = 2
	m.view = v
	tb.refresh()
	if left := tb.Voice.toast + tb.Voice.said + tb.Voice.alerted + tb.Stage.ticker.Text; strings.Contains(left, "secret") || len(tb.Stage.flash) > 0 {
		t.Errorf("behind the curtain there is still %q", left)
	}
	tb.Sheets.opened = "score"
	html := app.HTMLString(tb.Render())
	if !strings.Contains(html, "I am Bernard: show my table") || strings.Contains(html, "Ann") || strings.Contains(html, "board") {
		t.Errorf("the curtain shows %s", html)
	}
	if _, sheet := tb.Sheet(); sheet != nil {
		t.Error("a sheet is open over the curtain")
	}
}

func TestAFaultInADrawingLeavesTheList(t *testing.T) {
	f := said(map[game.Action]face.Label{buy0: {Text: "Buy the Field"}})
	f.Board = func(session.View, func(face.Ref) bool) app.UI { panic("no paint") }
	v := viewOf(t, buy0)
	v.Seats = []save.Seat{{Name: "Ann"}, {Name: "Bernard"}}
	tb, _ := sat(t, f, v)
	html := app.HTMLString(tb.Render())
	if !strings.Contains(html, "could not be drawn") || len(opened(html)) == 0 {
		t.Errorf("the table is %s", html)
	}
}

func TestWordsOfTheSaveState(t *testing.T) {
	at := time.Date(2026, 11, 21, 12, 4, 0, 0, time.Local).Unix()
	for _, c := range []struct {
		state session.SaveState
		text  string
		bad   bool
	}{
		{session.SaveState{}, "", false},
		{session.SaveState{Pending: true}, "saving…", false},
		{session.SaveState{At: at}, "saved 12:04", false},
		{session.SaveState{At: at, Noted: true}, "noted 12:04", false},
		{session.SaveState{At: at, Err: errNoRoom}, "not saved", true},
	} {
		if text, bad := SaveText(c.state); text != c.text || bad != c.bad {
			t.Errorf("%+v: %q, %v", c.state, text, bad)
		}
	}
}

// A question with what is left of it is read as whole sentences.
func TestAQuestionIsReadAsSentences(t *testing.T) {
	v := viewOf(t, buy0)
	v.Seats = []save.Seat{{Name: "Ann"}, {Name: "Bernard"}}
	for _, c := range []struct {
		prompt face.Prompt
		want   string
	}{
		{face.Prompt{Text: "Choose"}, "Choose"},
		{face.Prompt{Text: "Choose", Why: "for it", Left: "last turn"}, "Choose, for it. Last turn"},
		{face.Prompt{Text: "Another?", Left: "one more"}, "Another? One more"},
	} {
		f := said(nil)
		f.Prompt = func(session.View) face.Prompt { return c.prompt }
		tb, _ := sat(t, f, v)
		if got := tb.PromptText(); got != c.want {
			t.Errorf("got %q, want %q", got, c.want)
		}
	}
}

func TestASentenceFitsItsQuestion(t *testing.T) {
	for _, c := range []struct{ text, why, want string }{
		{"Choose coins", "for the Mine", "Choose coins, for the Mine"},
		{"How many?", "for the church", "How many? For the church"},
		{"Choose coins", "", "Choose coins"},
	} {
		if got := sentence(c.text, c.why); got != c.want {
			t.Errorf("got %q, want %q", got, c.want)
		}
	}
}

func TestATieIsToldInWords(t *testing.T) {
	f := said(nil)
	f.Keys = []string{"points", "most cities", "most towns"}
	v := viewOf(t)
	v.Seats = []save.Seat{{Name: "Ann"}, {Name: "Bernard"}}
	rank := func(who game.Player, place uint8, keys ...int32) game.Rank {
		r := game.Rank{Who: who, Place: place}
		copy(r.Keys[:], keys)
		return r
	}
	for _, c := range []struct {
		a, b game.Rank
		want string
	}{
		{rank(0, 1, 9), rank(1, 2, 8), ""},
		{rank(0, 1, 9, 2, 3), rank(1, 2, 9, 2, 1), "Ann and Bernard both have 9; what decides is most towns: 3 to 1."},
		{rank(0, 1, 9, 2), rank(1, 1, 9, 2), "A tie in everything that counts: the place is shared."},
	} {
		v.Standing = []game.Rank{c.a, c.b}
		tb, _ := sat(t, f, v)
		if got := tb.score.TieText(); got != c.want {
			t.Errorf("got %q, want %q", got, c.want)
		}
	}
}

func TestWhatTheOthersDidIsSaidAgain(t *testing.T) {
	f := said(map[game.Action]face.Label{buy0: {Text: "Buy"}})
	f.Event = func(_ session.View, e game.Event) face.Line { return face.Line{Text: "Ann sails", Minor: e.Kind == 2} }
	v := viewOf(t, buy0)
	v.Since = 1
	v.Log = []session.Entry{{Index: 0}, {Index: 1, Who: 1, Events: []game.Event{{Kind: 1, Who: 1}, {Kind: 2, Who: 1}}}}
	v.Seats = []save.Seat{{Name: "Bo"}, {Name: "Ann", Bot: true}}
	tb, _ := sat(t, f, v)
	for _, want := range []string{"Since your last turn: Ann: sails", tb.PromptText(), "Since your last turn: Ann: sails"} {
		if tb.Repeat(); tb.Voice.said != want {
			t.Errorf("said: %q, want %q", tb.Voice.said, want)
		}
	}
	first := v
	first.Since = 0
	tb, _ = sat(t, f, first)
	if tb.Repeat(); tb.Voice.said != "So far: Ann: sails" || len(tb.Chronicle.Digest()) != 1 || strings.Contains(app.HTMLString(tb.Chronicle.logSheet()), "Since your last turn") {
		t.Errorf("before the first own turn: %q", tb.Voice.said)
	}
	tb, _ = sat(t, f, viewOf(t, buy0)) // there is only the question
	tb.Repeat()
	once := tb.Voice.said
	tb.Repeat()
	if tb.Voice.said == once || !strings.HasPrefix(tb.Voice.said, once) {
		t.Errorf("the same text is not read out twice: %q, %q", once, tb.Voice.said)
	}
}

// Whoever plays by ear hears what has come of a press, though the question is the same as before, and that it was taken back.
func TestOnesOwnDeedsAreSaid(t *testing.T) {
	f := said(map[game.Action]face.Label{buy0: {Text: "Buy"}})
	f.Event = func(_ session.View, e game.Event) face.Line {
		return face.Line{Text: []string{"", "You buy a hamlet", "You pay", "Ann frowns"}[e.Kind], Minor: e.Kind == 2}
	}
	v := viewOf(t, buy0)
	v.Log = []session.Entry{{Index: 0, Who: game.Nobody}}
	v.Seats = []save.Seat{{Name: "Bo"}, {Name: "Ann", Bot: true}}
	tb, m := sat(t, f, v)
	question := tb.PromptText()
	after := v
	after.Rev++
	after.Log = append(v.Log[:1:1], session.Entry{Index: 1, Who: v.Viewer, Events: []game.Event{{Kind: 2, Who: v.Viewer}, {Kind: 1, Who: v.Viewer}, {Kind: 3, Who: 1}}})
	m.view = after
	tb.announced(after.Log[1:])
	tb.refresh()
	if tb.Voice.said != "You buy a hamlet. Ann: frowns" {
		t.Errorf("said: %q", tb.Voice.said)
	}
	if tb.Stage.ticker.Text != "Ann frowns" {
		t.Errorf("shown: %q", tb.Stage.ticker.Text)
	}
	back := v
	back.Rev = after.Rev + 1
	m.view = back
	tb.refresh()
	if tb.Voice.said != "Taken back. "+question {
		t.Errorf("said: %q", tb.Voice.said)
	}
	if html := app.HTMLString(tb.Stage.tickerLine()); strings.Contains(html, "Ann frowns") {
		t.Errorf("what was taken back is still shown: %s", html)
	}
	small := v // only details: they are what there is to say
	small.Rev = back.Rev + 1
	small.Log = append(v.Log[:1:1], session.Entry{Index: 1, Who: v.Viewer, Events: []game.Event{{Kind: 2, Who: v.Viewer}}})
	m.view = small
	tb.announced(small.Log[1:])
	tb.refresh()
	if tb.Voice.said != "You pay" {
		t.Errorf("said: %q", tb.Voice.said)
	}
}

// Partners have the same place: what is said of a tie is about the two sides.
func TestATieBetweenSides(t *testing.T) {
	f := said(nil)
	f.Keys = []string{"points", "most towns"}
	f.Allies = func(_ session.View, a, b game.Player) bool { return (a^b)&1 == 0 }
	v := viewOf(t)
	v.Over, v.Seats = true, []save.Seat{{Name: "Ann"}, {Name: "Bo"}, {Name: "Cat"}, {Name: "Dan"}}
	side := func(who game.Player, place uint8, points, towns int32) game.Rank {
		return game.Rank{Who: who, Place: place, Keys: [game.MaxKeys]int32{points, towns}}
	}
	for want, ranks := range map[string][]game.Rank{
		"": {side(0, 1, 9, 4), side(2, 1, 9, 4), side(1, 3, 8, 4), side(3, 3, 8, 4)},
		"Ann and Bo both have 9; what decides is most towns: 4 to 3.": {side(0, 1, 9, 4), side(2, 1, 9, 4), side(1, 3, 9, 3), side(3, 3, 9, 3)},
		"A tie in everything that counts: the place is shared.":       {side(0, 1, 9, 4), side(1, 1, 9, 4), side(2, 1, 9, 4), side(3, 1, 9, 4)},
	} {
		v.Standing = ranks
		tb, _ := sat(t, f, v)
		if got := tb.score.TieText(); got != want {
			t.Errorf("got %q, want %q", got, want)
		}
		if html := app.HTMLString(tb.score.scoreTable()); strings.Contains(html, "of both partners") != (ranks[1].Who == 2) {
			t.Errorf("the sum is explained wrongly: %s", html)
		}
	}
}

// A part of the score that is not for the set-up has no row while the game runs.
func TestRowsOfTheScoreAreThoseOfTheSetup(t *testing.T) {
	f := said(nil)
	f.Parts = []face.Part{{Name: "Towns"}, {Name: "Kingdom"}}
	v := viewOf(t)
	v.Over = false
	tb, _ := sat(t, f, v)
	if got := tb.score.sources(); len(got) != 2 {
		t.Errorf("rows %v of two parts", got)
	}
	f.Scores = func(_ session.View, part int) bool { return part == 0 }
	if got := tb.score.sources(); len(got) != 1 || got[0] != 0 {
		t.Errorf("rows %v where only the first part counts", got)
	}
}
