package table

import (
	"strings"
	"testing"

	"tabard/app/face"
	"tabard/engines/bot"
	"tabard/engines/game"
	"tabard/engines/save"
)

// finished is a table of a game that is over.
func finished(t *testing.T) (*sitting, *fakeMachine) {
	t.Helper()
	f := said(map[game.Action]face.Label{buy0: {Text: "Buy a Field"}, buy1: {Text: "Buy a Mine"}})
	f.Worth = []face.Worth{{ID: "coins", Name: "Coins to come"}}
	v := viewOf(t)
	v.Over, v.Turn, v.Seats = true, game.Nobody, []save.Seat{{Name: "Ann"}, {Name: "Bo", Bot: true}}
	tb, m := sat(t, f, v)
	m.story = bot.Question{Game: "toy", Moves: []uint16{0, 1, 0}}
	return tb, m
}

var lookedBack = bot.Answer{
	Turns: []bot.Turn{
		{Who: game.Nobody, Next: 1, Chances: [game.MaxSeats]int{500, 500}},
		{Who: 0, Next: 2, Chances: [game.MaxSeats]int{350, 650}, Luck: [game.MaxSeats]int{48, -48}},
		{Who: 1, Next: 3, Chances: [game.MaxSeats]int{0, 1000}, Luck: [game.MaxSeats]int{-72, 72}},
	},
	Turnings: []bot.Turning{{Move: 1, Who: 0, Played: buy0, Better: bot.Advice{Action: buy1, Causes: [bot.MaxCauses]bot.Cause{{More: 128}}}, Cost: 184, Margin: 61, Trials: 48}},
}

func TestALookBackTellsWhatTurnedTheGame(t *testing.T) {
	tb, _ := finished(t)
	do(tb, "analyse", "", 0)
	if len(tb.asked) != 1 || len(tb.asked[0].Moves) != 3 {
		t.Fatalf("asked for %v", tb.asked)
	}
	if html := sheetOf(t, tb, "How the game went"); !strings.Contains(html, `id="far"`) || !strings.Contains(html, "Stop") {
		t.Errorf("at work: %s", html)
	}
	tb.answer(lookedBack)
	html := sheetOf(t, tb, "How the game went")
	for _, want := range []string{
		"1. Ann chose: Buy a Field", "Better: Buy a Mine", "18 % likelier, give or take 6 %", "played on 48 times", "Coins to come: 1.3 better",
		`data-arg="@9"`, "<td>−2 %</td>", "<td>+2 %</td>", "<td>−48 %</td>", "<td>+48 %</td>",
	} {
		if !strings.Contains(html, want) {
			t.Errorf("the sheet does not say %q: %s", want, html)
		}
	}
	if !strings.HasPrefix(tb.Voice.said, "The analysis is done. One choice turned the game. 1. Ann chose: Buy a Field") {
		t.Errorf("it is told as %q", tb.Voice.said)
	}
	if strings.Contains(html, "65 %") {
		t.Error("the figures of all turns are there unasked")
	}
	do(tb, "analysislist", "", 0)
	if html := sheetOf(t, tb, "How the game went"); !strings.Contains(html, "<td>65 %</td>") {
		t.Errorf("the figures of all turns are not there: %s", html)
	}
	tb.Update(Close{})
	do(tb, "analyse", "", 0)
	if len(tb.asked) != 1 {
		t.Error("the same game is looked back at twice")
	}
}

func TestALookBackCanBeStopped(t *testing.T) {
	tb, _ := finished(t)
	do(tb, "analyse", "", 0)
	do(tb, "stopanalysis", "", 0)
	if tb.Sheets.opened != "" || tb.stopped != 1 {
		t.Errorf("sheet %q, stopped %d times", tb.Sheets.opened, tb.stopped)
	}
	tb.answer(lookedBack)
	if len(tb.analyst.analysis.plies) != 0 {
		t.Error("what was stopped is heard")
	}
	do(tb, "analyse", "", 0)
	tb.Update(Leave{})
	if len(tb.asked) != 2 || tb.stopped != 2 || tb.analyst.analysis.asked {
		t.Errorf("asked %d times, stopped %d times", len(tb.asked), tb.stopped)
	}
}

func TestOnlyAFinishedGameIsLookedBackAt(t *testing.T) {
	tb, m := finished(t)
	do(tb, "analyse", "", 0)
	tb.answer(lookedBack)
	m.view.Over = false
	tb.refresh()
	tb.Update(Close{})
	if tb.analyst.analysis.asked || tb.Analysable() {
		t.Error("a game that goes on is still looked back at")
	}
	do(tb, "analyse", "", 0)
	if len(tb.asked) != 1 || tb.Sheets.opened != "" {
		t.Errorf("asked %d times, sheet %q", len(tb.asked), tb.Sheets.opened)
	}
	m.view.Over = true
	tb.refresh()
	do(tb, "analyse", "", 0)
	tb.answer(bot.Answer{})
	if html := sheetOf(t, tb, "How the game went"); !strings.Contains(html, "not all of its history is known") {
		t.Error(html)
	}
}
