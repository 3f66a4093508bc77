package app

import (
	"testing"

	"tabard/app/session"
	"tabard/web/page"
	"tabard/web/store"
)

// The style sheet of a game holds at its table, its set-up and its rules, and nowhere else; haste ends wherever one is by then.
func TestTheStageKnowsTheGameAndHasteEnds(t *testing.T) {
	v := shellOn(store.NewMemory())
	for _, c := range []struct{ hash, game string }{
		{"", ""}, {"new/emara", "emara"}, {"rules/conquer", "conquer"}, {"rules/emara/move-example", "emara"}, {"saves", ""}, {"records", ""},
	} {
		v.went(c.hash)
		if got := v.Stage().Game; got != c.game {
			t.Errorf("at %q the sheet of %q holds, want %q", c.hash, got, c.game)
		}
	}
	sit(t, v, "one")
	if got := v.Stage().Game; got != "coincrown" {
		t.Errorf("at the table the sheet of %q holds", got)
	}
	behind := func() bool {
		html(v.View())
		return v.Stage().Behind
	}
	behind()
	v.hear(page.Haste{On: true})
	now := v.desk.Current().View
	v.play(session.Chose{Rev: now.Rev, Action: now.Legal[0]})
	if !behind() {
		t.Error("the table hears of no haste")
	}
	v.leaveTable()
	v.hear(page.Haste{})
	v.openTable("one")
	if behind() {
		t.Error("a table that was left stays in haste")
	}
	v.calm(t)
}
