package session

import (
	"fmt"
	"strings"
	"testing"

	"tabard/engines/game"
)

// lines is a log as text: index, seat, first act, events.
func lines(entries []Entry) string {
	var b strings.Builder
	for _, e := range entries {
		act := "set-up"
		if e.Action != (game.Action{}) {
			act = tavernDef.ActionText(e.Action)
		}
		fmt.Fprintf(&b, "%d P%d %s:", e.Index, e.Who, act)
		for _, ev := range e.Events {
			b.WriteString(" " + tavernDef.Events[ev.Kind])
		}
		b.WriteString("\n")
	}
	return b.String()
}

func TestTheLogGroupsADecision(t *testing.T) {
	h := tavernOf(t, "HB")
	h.play("at once,take,roast,pick 0,pick 1,pay 1,dare 1,bot block,end,bot roast,bot pick 1")
	want := `0 P-1 set-up:
1 P0 Take: Took
2 P0 Roast: Picked Picked Paid
3 P0 Dare 1: Dared Blocked Grinned
4 P0 End: Ended
5 P1 Roast: Picked
`
	if got := lines(h.s.View().Log); got != want {
		t.Errorf("\n%s\nwant\n%s", got, want)
	}
	if got := h.s.View().Since; got != 5 {
		t.Errorf("since %d", got)
	}
}

func TestNewsComeInPartsOfTheirDecision(t *testing.T) {
	h := tavernOf(t, "HB")
	h.play("at once")
	for _, c := range []struct{ word, want string }{
		{"take", "1 P0 Take: Took\n"},
		{"roast", ""},
		{"pick 0", "2 P0 Roast: Picked\n"},
		{"pick 1", "2 P0 Roast: Picked\n"},
		{"cancel", ""},
		{"dare 1", "2 P0 Dare 1: Dared\n"},
		{"bot block", "2 P0 Dare 1: Blocked Grinned\n"},
		{"end", "3 P0 End: Ended\n"},
		{"bot take", "4 P1 Take: Took\n"},
	} {
		h.play(c.word)
		got := ""
		for _, e := range h.out {
			if a, ok := e.(Announce); ok {
				got += lines(a.Entries)
			}
		}
		if got != c.want {
			t.Errorf("%s: %q, want %q", c.word, got, c.want)
		}
	}
}

func TestSinceYourLastTurn(t *testing.T) {
	h := tavernOf(t, "HB")
	h.play("at once")
	for _, c := range []struct {
		word string
		want int
	}{{"", 0}, {"take", 2}, {"end", 3}, {"bot take", 3}, {"bot dare 0", 3}, {"pass", 5}, {"bot end", 5}, {"take", 7}, {"undo", 5}} {
		h.play(c.word)
		if v := h.s.View(); v.Since != c.want {
			t.Errorf("after %q: since %d of %d, want %d", c.word, v.Since, len(v.Log), c.want)
		}
	}
	h = tavernOf(t, "HH")
	if v := h.s.View(); v.Since != len(v.Log) {
		t.Errorf("behind the curtain: since %d", v.Since)
	}
	h.play("lift,take,end,lift")
	if v := h.s.View(); v.Since != 0 {
		t.Errorf("before the first decision everything is new: since %d", v.Since)
	}
}

func TestUndoShortensTheLog(t *testing.T) {
	h := tavernOf(t, "HB")
	h.play("take,roast,pick 1,cancel,take,undo,undo")
	if got := lines(h.s.View().Log); got != "0 P-1 set-up:\n" {
		t.Errorf("%s", got)
	}
	h = tavernOf(t, "HB")
	old := h.s.View()
	h.play("take")
	kept := h.s.View()
	h.play("undo,flip,turncoin")
	if len(old.Log) != 1 || lines(kept.Log) != "0 P-1 set-up:\n1 P0 Take: Took\n" || kept.State.(*tavern).Coins[0] != 2 {
		t.Error("an older view has changed")
	}
}

func TestLookingBack(t *testing.T) {
	h := tavernOf(t, "HB")
	h.play("at once,take,roast,pick 0,pick 1,pay 1,end,bot take,bot roast,bot pick 2")
	want := []struct {
		coins string
		turn  game.Player
	}{{"[1 1 0]", 0}, {"[2 1 0]", 0}, {"[1 1 0]", 0}, {"[1 1 0]", 1}, {"[1 2 0]", 1}, {"[1 2 0]", 1}}
	log := h.s.View().Log
	if len(log) != len(want) {
		t.Fatal(lines(log))
	}
	for i, w := range want {
		v, ok := h.s.At(i)
		if !ok || fmt.Sprint(v.State.(*tavern).Coins) != w.coins || v.Turn != w.turn || len(v.Log) != i+1 || len(v.Legal) != 0 {
			t.Errorf("%d: coins %v turn %d log %d", i, v.State.(*tavern).Coins, v.Turn, len(v.Log))
		}
		if st := v.State.(*tavern); st.Hand[0] == 0 || st.Hand[1] != 0 {
			t.Errorf("%d: hands %v", i, st.Hand)
		}
	}
	for _, i := range []int{-1, len(want)} {
		if _, ok := h.s.At(i); ok {
			t.Errorf("there is no entry %d", i)
		}
	}
	covered := tavernOf(t, "HH")
	if _, ok := covered.s.At(0); ok {
		t.Error("looked behind the curtain")
	}
}

// What a seat does in secret shows in the log as its verb alone.
func TestASecretActShowsItsVerbOnly(t *testing.T) {
	h := tavernOf(t, "HB")
	h.play("draw")
	h.s.steps[0].action.A = 42 // as if the act named the card
	for viewer, want := range map[game.Player]uint16{0: 42, 1: 0, game.Nobody: 0} {
		h.s.viewer = viewer
		if got := h.s.log()[1].Action; got.Kind != kDraw || got.A != want {
			t.Errorf("P%d sees %v", viewer, got)
		}
	}
}
