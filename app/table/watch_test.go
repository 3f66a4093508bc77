package table

import (
	"testing"

	"tabard/app/face"
	"tabard/app/session"
	"tabard/engines/bot"
	"tabard/engines/coincrown"
	"tabard/engines/game"
	"tabard/engines/save"
)

// Who looks on can press nothing, and nothing happens of itself; who plays again goes on where the game stood.
func TestATableThatIsLookedAtDoesNothing(t *testing.T) {
	c := session.Config{ID: "w", Setup: coincrown.Def.DefaultSetup(2, 3), Seats: []save.Seat{{Name: "Ann"}, {Name: "Bo", Bot: true, Colour: 1}}}
	m, effects, err := session.New(coincrown.Def, c)
	if err != nil {
		t.Fatal(err)
	}
	tb := &sitting{Table: New(&face.Face{Def: coincrown.Def, Turnline: func(session.View) string { return "" },
		Prompt: func(session.View) face.Prompt { return face.Prompt{} },
		Event:  func(session.View, game.Event) face.Line { return face.Line{} },
		Action: func(session.View, game.Action) face.Label { return face.Label{} }}, m, Fast)}
	tb.carry(tb.Start(effects))
	for tb.View.Turn != 0 { // the bot begins; what it answers does not matter
		tb.answer(bot.Answer{})
		tb.play(session.Resume{Rev: tb.View.Rev})
	}
	legal, rev, before, drawn := tb.View.Legal, tb.View.Rev, len(tb.saved), tb.Stage.boardKey()
	if len(legal) == 0 || before == 0 {
		t.Fatalf("%d actions, %d writes", len(legal), before)
	}
	tb.Update(Watch{On: true})
	for _, m := range []session.Msg{session.Chose{Rev: rev, Action: legal[0]}, session.Undo{}, session.Rename{Title: "x"}, session.Skip{}} {
		tb.play(m)
	}
	if len(tb.saved) != before || len(tb.View.Legal) != 0 || len(tb.Choice.Acts.Legal) != 0 || tb.View.CanUndo || tb.View.Title != "" ||
		tb.View.Thinking || tb.View.Stopped || tb.View.Save.Pending {
		t.Errorf("%d writes, view %+v", len(tb.saved)-before, tb.View)
	}
	if tb.Stage.boardKey() == drawn {
		t.Error("the board stays as it was drawn, with the pieces lit that could be used")
	}
	tb.Update(Watch{})
	if len(tb.View.Legal) != len(legal) || len(tb.Choice.Acts.Legal) == 0 || tb.Stage.boardKey() != drawn {
		t.Fatalf("%d actions of %d", len(tb.View.Legal), len(legal))
	}
	tb.play(session.Chose{Rev: tb.View.Rev, Action: legal[0]})
	if len(tb.saved) == before {
		t.Error("nothing is written again")
	}
}

// Who takes a game over writes it first, and may play at it once it is known how that went.
func TestATableIsTakenOverByAWrite(t *testing.T) {
	tb, m := sat(t, said(nil), viewOf(t, buy0))
	tb.Update(Watch{On: true})
	effects := tb.Table.Update(Write{Play: true})
	e, ok := effects[0].(Save)
	if !ok || len(effects) != 1 || !tb.Watched || len(tb.Choice.Acts.Legal) != 0 {
		t.Fatalf("asks for %v, watched %v", effects, tb.Watched)
	}
	tb.Update(Saved{Rev: e.Rev - 1}) // of an older write
	if !tb.Watched {
		t.Fatal("it is played at before the write is known of")
	}
	tb.Update(Saved{Rev: e.Rev, Err: errNoRoom})
	if tb.Watched || len(tb.Choice.Acts.Legal) != 1 || m.view.Save.Err != errNoRoom {
		t.Errorf("watched %v, %d actions, %v", tb.Watched, len(tb.Choice.Acts.Legal), m.view.Save.Err)
	}
}
