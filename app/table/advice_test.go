package table

import (
	"strings"
	"testing"

	"github.com/maxence-charriere/go-app/v10/pkg/app"

	"tabard/app/face"
	"tabard/engines/bot"
	"tabard/engines/game"
)

// advised is a table at which advice can be asked for.
func advised(t *testing.T) (*sitting, *fakeMachine) {
	t.Helper()
	f := said(map[game.Action]face.Label{buy0: {Text: "Buy a Field"}, buy1: {Text: "Buy a Mine"}, pass: {Text: "Pass", Warn: "coins are lost"}})
	f.Worth = []face.Worth{{ID: "coins", Name: "Coins to come"}, {ID: "army", Name: "The army"}}
	return sat(t, f, viewOf(t, buy0, buy1, pass))
}

var tips = bot.Answer{Advice: []bot.Advice{
	{Action: buy1, Causes: [bot.MaxCauses]bot.Cause{{Feature: 0, More: 128}}},
	{Action: pass, Behind: 44, Causes: [bot.MaxCauses]bot.Cause{{Feature: 1, More: -96}, {Feature: 1, Rivals: true, More: 30}}},
	{Action: mint, Behind: 99}, // no answer here
}}

// sheetOf is the open sheet, which has that title.
func sheetOf(t *testing.T, tb *sitting, want string) string {
	t.Helper()
	title, body := tb.Sheet()
	if title != want {
		t.Fatalf("the sheet is %q", title)
	}
	return app.HTMLString(body)
}

func TestAdviceSaysWhatWhyAndByHowMuch(t *testing.T) {
	tb, m := advised(t)
	do(tb, "advise", "", 0)
	if !told(m, "advised") {
		t.Errorf("the game does not know that advice was asked for: told %v", kinds(m.told))
	}
	if len(tb.asked) != 1 || tb.asked[0].Rev != 1 || tb.asked[0].Advice != bot.MaxAdvice || !strings.Contains(sheetOf(t, tb, "Advice"), "put their heads together") {
		t.Fatalf("asked %v", tb.asked)
	}
	tb.answer(tips)
	html := sheetOf(t, tb, "Advice")
	for _, want := range []string{"Best", "Buy a Mine", "Coins to come: 1.3 better", "0.4 points behind", "Pass", "The army: 1.0 worse", "The army: 0.3 less for the rivals"} {
		if !strings.Contains(html, want) {
			t.Errorf("the sheet does not say %q", want)
		}
	}
	if strings.Contains(html, "0.9 points") || tb.adviser.advice.pending {
		t.Error("the sheet shows what is no answer, or still thinks")
	}
	if !strings.HasPrefix(tb.Voice.said, "Best. Buy a Mine. Coins to come: 1.3 better. ") {
		t.Errorf("it is told as %q", tb.Voice.said)
	}
	tb.Update(Close{})
	do(tb, "advise", "", 0)
	if len(tb.asked) != 1 || tb.stopped != 0 {
		t.Error("the same question is thought about twice")
	}
	do(tb, "act", Key(pass), 1)
	if told(m, "chose") || !strings.Contains(sheetOf(t, tb, "Advice"), "coins are lost") {
		t.Error("a warning does not hold in the sheet")
	}
	do(tb, "act", Key(buy1), 1)
	if !told(m, "chose") || tb.Sheets.opened != "" {
		t.Errorf("the advice is not followed: told %v, open %q", kinds(m.told), tb.Sheets.opened)
	}
}

func TestAdviceThatNobodyWaitsForIsStopped(t *testing.T) {
	tb, _ := advised(t)
	do(tb, "advise", "", 0)
	tb.Update(Escape{})
	if tb.stopped != 1 {
		t.Fatalf("closed while thinking: stopped %d times", tb.stopped)
	}
	tb.answer(tips) // too late
	do(tb, "advise", "", 0)
	if len(tb.asked) != 2 || strings.Contains(sheetOf(t, tb, "Advice"), "Buy a Mine") {
		t.Error("an answer that nobody waited for is shown")
	}
	do(tb, "act", Key(buy0), 1) // the table goes on meanwhile
	tb.answer(tips)
	if tb.stopped != 2 || tb.Sheets.opened != "" {
		t.Errorf("stopped %d times, open %q", tb.stopped, tb.Sheets.opened)
	}
	do(tb, "open", "advice", 0)
	if html := sheetOf(t, tb, "Advice"); strings.Contains(html, "Buy a Mine") || !strings.Contains(html, "nothing to advise") {
		t.Error("advice on an earlier question is shown")
	}
}

func TestWhereNoAdviceIsGiven(t *testing.T) {
	for name, change := range map[string]func(*sitting){
		"nothing to choose":   func(tb *sitting) { tb.Choice.Acts.Legal = tb.Choice.Acts.Legal[:1] },
		"a rival's turn":      func(tb *sitting) { tb.View.Turn = 1 },
		"a table looked at":   func(tb *sitting) { tb.Watched = true },
		"a lesson":            func(tb *sitting) { tb.Tutor.lesson.on = true },
		"a look back":         func(tb *sitting) { tb.looksBack = true },
		"a game that is over": func(tb *sitting) { tb.View.Over = true },
	} {
		tb, _ := advised(t)
		change(tb)
		Advise{}.do(tb.Table)
		if tb.Sheets.opened != "" || len(tb.asked) != 0 {
			t.Errorf("%s: open %q, asked %v", name, tb.Sheets.opened, tb.asked)
		}
	}
	tb, m := advised(t)
	m.mute = true
	do(tb, "advise", "", 0)
	if len(tb.asked) != 0 || tb.adviser.advice.pending {
		t.Error("a question that cannot be put is waited for")
	}
}
