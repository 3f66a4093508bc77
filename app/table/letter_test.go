package table

import (
	"testing"

	"tabard/app/face"
	"tabard/app/session"
	"tabard/engines/game"
	"tabard/engines/save"
)

// A letter that has ended is offered to be sent at once; but no dialog covers the scenes of its last answer, or the counting of the score.
func TestALetterIsOfferedOnceEverythingHasBeenShown(t *testing.T) {
	v := viewOf(t, pass, buy0)
	v.Seats, v.Letter = []save.Seat{{Name: "Ann"}, {Name: "Bo"}}, 3
	at := func(log ...session.Entry) (*sitting, *fakeMachine) {
		f := staged()
		f.Parts = []face.Part{{Name: "Lands"}}
		tb, m := sat(t, f, v)
		tb.Pace = Normal
		m.view.Log = log
		m.answers = map[string][]session.Effect{"undo": {session.Announce{Entries: log}, session.Letter{}}}
		return tb, m
	}
	plain := session.Entry{Events: []game.Event{{Kind: 1}}}
	over := func(m *fakeMachine) {
		m.view.Over, m.view.Turn, m.view.Legal, m.view.Standing = true, game.Nobody, nil, []game.Rank{rankFor(0, 1, 5, 5), rankFor(1, 2, 4, 4)}
		m.answers["undo"] = append(m.answers["undo"], session.Finished{})
	}

	tb, _ := at(plain)
	if tb.play(session.Undo{}); tb.offered != 1 {
		t.Errorf("in the middle of the game the letter is offered %d times", tb.offered)
	}

	tb, _ = at(war(0, 1))
	if tb.play(session.Undo{}); tb.offered != 0 {
		t.Error("the letter is offered over a war")
	}
	if do(tb, "scene", "1", 0); tb.Sheets.opened != "" || tb.offered != 1 {
		t.Errorf("after the war %q is open, and the letter is offered %d times", tb.Sheets.opened, tb.offered)
	}

	for _, log := range [][]session.Entry{{plain}, {war(0, 1)}} {
		var m *fakeMachine
		tb, m = at(log...)
		over(m)
		tb.play(session.Undo{})
		for tb.Sheets.opened != "" {
			if tb.offered != 0 {
				t.Fatal("the letter is offered over the last war")
			}
			do(tb, "scene", "1", 0)
		}
		if !tb.Counts() || tb.offered != 0 {
			t.Errorf("the score is counted: %v, and the letter is offered %d times meanwhile", tb.Counts(), tb.offered)
		}
		for n := 0; tb.Counts() && n < 20; n++ {
			if tb.fire(tb.Pace.Beat()) == 0 {
				tb.fire(4 * tb.Pace.Beat())
			}
		}
		if tb.Counts() || tb.offered != 1 {
			t.Errorf("after the counting the letter is offered %d times", tb.offered)
		}
	}

	counts := func() (*sitting, *fakeMachine) {
		tb, m := at(plain)
		over(m)
		tb.play(session.Undo{})
		return tb, m
	}
	tb, _ = counts()
	if do(tb, "counted", "", 0); tb.offered != 1 {
		t.Errorf("after a press that ends the counting the letter is offered %d times", tb.offered)
	}

	tb, m := counts()
	m.view, m.answers["undo"] = v, nil
	m.view.Rev, m.view.Next = 2, game.Nobody
	if tb.play(session.Undo{}); tb.Counts() || tb.offered != 0 {
		t.Error("who takes the end back during the counting is offered the letter")
	}

	tb, _ = counts()
	if tb.Update(Leave{}); tb.offered != 0 {
		t.Error("who leaves during the counting is offered the letter where nobody sees it")
	}
}
