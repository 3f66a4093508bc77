package table

import (
	"testing"

	"tabard/app/face"
	"tabard/app/session"
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
	p := &fakePage{}
	writes := 0
	ports := p.ports()
	ports.Put = func(_ save.Game, done Done) { writes++; done(false, nil) } // counts, and always works
	tb := New(&face.Face{Def: coincrown.Def, Turnline: func(session.View) string { return "" },
		Prompt: func(session.View) face.Prompt { return face.Prompt{} },
		Event:  func(session.View, game.Event) face.Line { return face.Line{} },
		Action: func(session.View, game.Action) face.Label { return face.Label{} }}, m, ports, Fast)
	tb.Start(effects, func() {})
	for tb.View.Turn != 0 { // the bot begins; what it answers does not matter
		p.answer(session.Thought{Rev: tb.View.Rev})
		tb.Driver.Send(session.Resume{Rev: tb.View.Rev})
	}
	legal, rev, before := tb.View.Legal, tb.View.Rev, writes
	if len(legal) == 0 || before == 0 {
		t.Fatalf("%d actions, %d writes", len(legal), before)
	}
	tb.Watch(true)
	tb.Driver.Send(session.Chose{Rev: rev, Action: legal[0]}, session.Undo{}, session.Rename{Title: "x"}, session.Skip{})
	if writes != before || len(tb.View.Legal) != 0 || len(tb.Acts.Legal) != 0 || tb.View.CanUndo || tb.View.Title != "" ||
		tb.View.Thinking || tb.View.Stopped || tb.View.Save.Pending {
		t.Errorf("%d writes, view %+v", writes-before, tb.View)
	}
	tb.Watch(false)
	if len(tb.View.Legal) != len(legal) || len(tb.Acts.Legal) == 0 {
		t.Fatalf("%d actions of %d", len(tb.View.Legal), len(legal))
	}
	tb.Driver.Send(session.Chose{Rev: tb.View.Rev, Action: legal[0]})
	if writes == before {
		t.Error("nothing is written again")
	}
}
