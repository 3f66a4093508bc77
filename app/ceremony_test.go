package app

import (
	"regexp"
	"strconv"
	"strings"
	"testing"

	"tabard/app/lingo"
	"tabard/app/session"
	"tabard/app/table"
	"tabard/engines/save/savetest"
	"tabard/web/page"
	"tabard/web/store"
)

// ending is the last decision of a game, about to be made: the game is over after it.
func ending(t *testing.T, id string, seed uint64) (*visit, *store.Memory) {
	t.Helper()
	f := FaceByID(id)
	whole := savetest.Played(t, f.Def, 2, seed, -1)
	g := savetest.Played(t, f.Def, 2, seed, len(whole.Moves)-1)
	g.ID = "end"
	g.Seats[1].Bot = false
	m := store.NewMemory()
	if err := store.OpenShelf(m).Put(g); err != nil {
		t.Fatal(err)
	}
	v := shellOn(m)
	v.went("play/end")
	return v, m
}

func (v *visit) counting() bool {
	return regexp.MustCompile(`class="[^"]*result-counting`).MatchString(v.page())
}

// finish plays to the end.
func finish(t *testing.T, v *visit) {
	t.Helper()
	for n := 0; n < 50 && !v.current.View.Over; n++ {
		lift(v)
		a := v.current.View.Legal
		v.current.Driver.Send(session.Chose{Rev: v.current.View.Rev, Action: a[len(a)-1]})
	}
	v.run()
	if !v.current.View.Over {
		t.Fatal("the game does not end")
	}
}

// At the end the score is counted unless the player wants no pauses, everything is on the page all the while, and any press or the
// time ends the counting. A game that was over before is not counted again.
func TestTheScoreIsCounted(t *testing.T) {
	for _, f := range Faces() {
		v, m := ending(t, f.Def.ID, 5)
		finish(t, v)
		text := v.page()
		if !v.counting() || !strings.Contains(text, "score-sum") || !strings.Contains(text, "result-winners") || !strings.Contains(text, v.current.Headline()) {
			t.Errorf("%s: the score is not counted: %s", f.Def.ID, text)
		}
		v.press("counted", "")
		if v.counting() {
			t.Errorf("%s: a press does not end the counting", f.Def.ID)
		}
		v.calm(t)
		w := shellOn(m)
		w.went("play/end")
		if !w.current.View.Over || w.counting() {
			t.Errorf("%s: an old end is counted", f.Def.ID)
		}
	}
	v, _ := ending(t, "emara", 5)
	finish(t, v)
	n := 0
	for _, e := range v.asked {
		if a, ok := e.(page.After); ok && a.D > toastFor {
			v.hear(a.Msg)
			n++
		}
	}
	if n != 1 || v.counting() {
		t.Errorf("after its time it is still counted (%d timers)", n)
	}
	v, _ = ending(t, "emara", 5)
	v.press("pace", table.Instant.ID())
	finish(t, v)
	if v.counting() {
		t.Error("who wants no pauses waits for the counting")
	}
}

// The graph of a game has as many lines as seats and its figures in a table, whose parts lead to a look back at their end.
func TestTheGraphLeadsBack(t *testing.T) {
	for _, f := range Faces() {
		v := shellOn(shelved(t))
		v.went("play/" + f.Def.ID)
		text := v.page()
		if n := strings.Count(text, `"graph-line"`); n != 2 {
			t.Fatalf("%s: %d lines", f.Def.ID, n)
		}
		parts := regexp.MustCompile(`data-arg="(@\d+)"`).FindAllStringSubmatch(text, -1)
		if len(parts) < 4 || !strings.Contains(text, lingo.T("graph.table")) {
			t.Fatalf("%s: %d parts", f.Def.ID, len(parts))
		}
		v.press("lookback", parts[1][1])
		v.calm(t)
		if b := v.looking(); b == nil || "@"+strconv.Itoa(len(b.View.Log)-1) != parts[1][1] {
			t.Errorf("%s: %s leads to step %d", f.Def.ID, parts[1][1], v.at())
		}
	}
}

// Goods that were left over in Crown of Emara are on the two tracks when the game is over: no row says that there were none.
func TestWhatNobodyHasIsNotCounted(t *testing.T) {
	v, _ := ending(t, "emara", 5)
	row := regexp.MustCompile(`(?s)score-part.{0,200}Left-over goods`)
	if !row.MatchString(html(v.current.Render())) && !row.MatchString(sheetOf(v, "score")) {
		t.Error("before the end the goods are not told")
	}
	finish(t, v)
	if text := v.page(); row.MatchString(text) || strings.Count(text, `"score-part"`) != 2 {
		t.Errorf("at the end: %s", text)
	}
}

// sheetOf is an open sheet of the table.
func sheetOf(v *visit, name string) string {
	v.press("open", name)
	defer v.press("close", "")
	return v.page()
}
