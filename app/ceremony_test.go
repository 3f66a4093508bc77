package app

import (
	escape "html"
	"regexp"
	"slices"
	"strconv"
	"strings"
	"testing"

	"tabard/app/desk"
	"tabard/app/face"
	"tabard/app/games"
	"tabard/app/session"
	"tabard/app/table"
	say "tabard/app/words/shell"
	"tabard/engines/conquer"
	"tabard/engines/game"
	"tabard/engines/save/savetest"
	"tabard/web/page"
	"tabard/web/store"
)

// ending is the last decision of a game, about to be made: the game is over after it.
func ending(t *testing.T, id string, seed uint64) (*visit, *store.Memory) {
	t.Helper()
	f := games.ByID(id)
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
	for n := 0; n < 50 && !v.desk.Current().View.Over; n++ {
		lift(v)
		a := v.desk.Current().View.Legal
		v.play(session.Chose{Rev: v.desk.Current().View.Rev, Action: a[len(a)-1]})
	}
	v.run()
	if !v.desk.Current().View.Over {
		t.Fatal("the game does not end")
	}
}

// watchAll goes through the scenes that lie on the board, and says how many there were.
func watchAll(v *visit) (n int) {
	for name, _, _ := v.desk.Current().Stage.Scene(); name != ""; name, _, _ = v.desk.Current().Stage.Scene() {
		n++
		v.press("scene", strconv.Itoa(n))
	}
	return n
}

// lastFight is a session of Craft & Conquer whose last decision is a fight that ends the game.
type lastFight struct{ table.Machine }

func (m lastFight) View() session.View {
	v := m.Machine.View()
	if n := len(v.Log); v.Over && n > 0 {
		v.Log = slices.Clone(v.Log)
		v.Log[n-1].Events = append([]game.Event{
			{Kind: conquer.EvAttacked, Who: 0, A: 3, B: 4, N: int16(conquer.Warrior) | (int16(conquer.Warrior)|1<<3)<<3},
			{Kind: conquer.EvRoll, Who: 0, A: conquer.PackDice([4]byte{3}), B: conquer.PackDice([4]byte{2, 0, 0, 1}), N: 1},
			{Kind: conquer.EvDefeated, Who: 0, A: uint16(conquer.Warrior), B: 4, C: 1, N: 2},
		}, v.Log[n-1].Events...)
	}
	return v
}

// While the scenes of the last decision are watched nothing on the page tells how the game ends: neither the question, the header, the
// board, the log and the live regions, nor the result and its counting. All of it comes when they have been watched or skipped. The
// game that is opened again shows its result at once.
func TestTheEndIsToldOnceItHasBeenWatched(t *testing.T) {
	part := func(start, end string) func(text string) string {
		whole, tags := regexp.MustCompile("(?s)"+start+".*?"+end), regexp.MustCompile(`<[^>]*>|\s+`)
		return func(text string) string { return tags.ReplaceAllString(whole.FindString(text), " ") }
	}
	players, log := part(`<ul class="seats">`, "</header>"), part(`<section [^>]*class="side"`, "</section>")
	for _, id := range []string{"merchants", "conquer"} {
		for name, leave := range map[string]func(*visit){
			"watched": func(v *visit) { watchAll(v) },
			"skipped": func(v *visit) { v.press("close", "") },
			"Escape":  func(v *visit) { v.desk.Send(v.desk.Current(), table.Escape{}) },
		} {
			v, m := ending(t, id, 5)
			if id == "conquer" {
				v.desk.Current().Machine = lastFight{v.desk.Current().Machine}
			}
			lift(v)
			before := v.page()
			finish(t, v)
			steps := 0
			held := func() {
				t.Helper()
				at := id + ", " + name + ", scene " + strconv.Itoa(steps)
				text := v.page()
				for what, there := range map[string]bool{
					"counting": v.counting(), "result": strings.Contains(text, "result-title"), "winners": strings.Contains(text, "result-winners"),
					"screen": strings.Contains(text, `data-screen="result"`), "buttons": strings.Contains(text, `data-do="rematch"`),
					"line of the turn": !strings.Contains(text, v.desk.Current().Headline()), "players": players(text) != players(before),
					"log": log(text) != log(before),
				} {
					if there {
						t.Errorf("%s: the end is told by %s", at, what)
					}
				}
				if !strings.Contains(text, say.PromptWatch.String()) {
					t.Errorf("%s: the question is another one", at)
				}
			}
			for scene, _, _ := v.desk.Current().Stage.Scene(); scene != ""; scene, _, _ = v.desk.Current().Stage.Scene() {
				held()
				if steps++; name != "watched" && steps == 2 {
					break
				}
				v.press("scene", strconv.Itoa(steps))
			}
			if steps < 2 {
				t.Fatalf("%s: %d scenes", id, steps)
			}
			if name != "watched" {
				said, alert := v.desk.Current().Voice.Said(), v.desk.Current().Voice.Alerted()
				v.desk.Current().Repeat()
				if scene := v.desk.Current().Voice.Said(); scene == said || v.desk.Current().Voice.Alerted() != alert || strings.Contains(scene, "wins") {
					t.Errorf("%s: repeated is %q", id, scene)
				}
				leave(v)
			}
			end, text := v.desk.Current().Headline(), v.page()
			if !v.counting() || !strings.Contains(text, "result-title") || !strings.Contains(text, `data-screen="result"`) || !strings.Contains(text, end) ||
				!strings.Contains(v.desk.Current().Voice.Alerted(), end) || log(text) == log(before) {
				t.Errorf("%s, %s: the end is not told: %q in %s", id, name, end, text)
			}
			if strings.Contains(before, end) || len(players(before)) < 100 || len(log(before)) < 100 {
				t.Errorf("%s: before the end %q, of %s and %s", id, end, players(before), log(before))
			}
			v.calm(t)
			w := shellOn(m)
			w.went("play/end")
			if text := w.page(); w.desk.Current().Sheets.Opened() != "" || w.counting() || !strings.Contains(text, "result-title") || !strings.Contains(text, end) {
				t.Errorf("%s: opened again, the game that is over shows %q", id, w.desk.Current().Sheets.Opened())
			}
		}
	}
}

// The end tells the points of every seat in every game, in the game's own words.
func TestTheEndTellsEverySeatInEveryGame(t *testing.T) {
	for _, f := range games.All() {
		v, _ := ending(t, f.Def.ID, 5)
		finish(t, v)
		watchAll(v)
		word := map[string]string{"merchants": " gold"}[f.Def.ID]
		if word == "" {
			word = " point"
		}
		for _, r := range v.desk.Current().View.Standing {
			if text := v.desk.Current().Voice.Alerted(); !strings.Contains(text, v.desk.Current().Name(r.Who)) || !strings.Contains(text, " with "+strconv.Itoa(int(r.Keys[0]))+word) {
				t.Errorf("%s: seat %d with %d is not told: %q", f.Def.ID, r.Who, r.Keys[0], text)
			}
		}
		if !strings.Contains(html(v.View()), escape.EscapeString(v.desk.Current().Voice.Alerted())) {
			t.Errorf("%s: no region tells %q", f.Def.ID, v.desk.Current().Voice.Alerted())
		}
	}
}

// What the end means for the records is told with it, not before; it is written down at once all the same.
func TestTheRecordsWaitForTheScenes(t *testing.T) {
	f := games.ByID("merchants")
	outcome := f.Outcome
	t.Cleanup(func() { f.Outcome = outcome })
	f.Outcome = func([]face.Result) []string { return []string{"A record."} }
	v, _ := ending(t, "merchants", 5)
	finish(t, v)
	if strings.Contains(v.desk.Current().Voice.Said(), "A record.") || strings.Contains(v.page(), "A record.") || len(results(v)) != 1 {
		t.Errorf("under the first scene %q is said, with %d results", v.desk.Current().Voice.Said(), len(results(v)))
	}
	watchAll(v)
	if !strings.Contains(v.desk.Current().Voice.Said(), "A record.") || !strings.Contains(v.page(), "A record.") {
		t.Errorf("after the last scene %q is said", v.desk.Current().Voice.Said())
	}
}

// A table that is left under a scene does not come back to it.
func TestWhoLeavesTheTableSkipsItsScenes(t *testing.T) {
	v, _ := ending(t, "merchants", 5)
	finish(t, v)
	tb := v.desk.Current()
	v.leaveTable()
	if !tb.Ended() || tb.Sheets.Opened() != "" {
		t.Errorf("the table that was left shows %q and has ended: %v", tb.Sheets.Opened(), tb.Ended())
	}
}

// At the end the score is counted unless the player wants no pauses, everything is on the page all the while, and any press or the
// time ends the counting. A game that was over before is not counted again.
func TestTheScoreIsCounted(t *testing.T) {
	for _, f := range games.All() {
		v, m := ending(t, f.Def.ID, 5)
		finish(t, v)
		watchAll(v)
		text := v.page()
		if !v.counting() || !strings.Contains(text, "score-sum") || !strings.Contains(text, "result-winners") || !strings.Contains(text, v.desk.Current().Headline()) {
			t.Errorf("%s: the score is not counted: %s", f.Def.ID, text)
		}
		v.press("counted", "")
		if v.counting() {
			t.Errorf("%s: a press does not end the counting", f.Def.ID)
		}
		v.calm(t)
		w := shellOn(m)
		w.went("play/end")
		if !w.desk.Current().View.Over || w.counting() {
			t.Errorf("%s: an old end is counted", f.Def.ID)
		}
	}
	v, _ := ending(t, "emara", 5)
	finish(t, v)
	n := 0
	for _, e := range v.asked {
		if a, ok := e.(page.After); ok && a.D > toastFor {
			if timed, ok := a.Msg.(desk.Timed); ok {
				v.hear(timed)
				n++
			}
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
	for _, f := range games.All() {
		v := shellOn(shelved(t))
		v.went("play/" + f.Def.ID)
		text := v.page()
		if n := strings.Count(text, `"graph-line"`); n != 2 {
			t.Fatalf("%s: %d lines", f.Def.ID, n)
		}
		parts := regexp.MustCompile(`data-arg="(@\d+)"`).FindAllStringSubmatch(text, -1)
		if len(parts) < 4 || !strings.Contains(text, say.GraphTable.String()) {
			t.Fatalf("%s: %d parts", f.Def.ID, len(parts))
		}
		v.press("lookback", parts[1][1])
		v.calm(t)
		if b := v.desk.Looking(); b == nil || "@"+strconv.Itoa(len(b.View.Log)-1) != parts[1][1] {
			t.Errorf("%s: %s leads to step %d", f.Def.ID, parts[1][1], v.at())
		}
	}
}

// Goods that were left over in Crown of Emara are on the two tracks when the game is over: no row says that there were none.
func TestWhatNobodyHasIsNotCounted(t *testing.T) {
	v, _ := ending(t, "emara", 5)
	row := regexp.MustCompile(`(?s)score-part.{0,200}Left-over goods`)
	if !row.MatchString(html(v.desk.Current().Render())) && !row.MatchString(sheetOf(v, "score")) {
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
