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
	return endingOf(t, id, 2, seed)
}

func endingOf(t *testing.T, id string, seats int, seed uint64) (*visit, *store.Memory) {
	t.Helper()
	f := games.ByID(id)
	whole := savetest.Played(t, f.Def, seats, seed, -1)
	g := savetest.Played(t, f.Def, seats, seed, len(whole.Moves)-1)
	g.ID = "end"
	for i := range g.Seats {
		g.Seats[i].Bot = false
	}
	m := store.NewMemory()
	if err := store.OpenShelf(m).Put(g); err != nil {
		t.Fatal(err)
	}
	v := shellOn(m)
	v.went("play/end")
	return v, m
}

func (v *visit) counting() bool {
	return regexp.MustCompile(`data-counting="[^"]`).MatchString(v.page())
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
				text, tb := v.page(), v.desk.Current()
				for what, there := range map[string]bool{
					"counting": v.counting(), "result": strings.Contains(text, "result-title"), "winners": strings.Contains(text, "result-winners"),
					"screen": strings.Contains(text, `data-screen="result"`), "buttons": strings.Contains(text, `data-do="rematch"`),
					"line of the turn": !strings.Contains(text, v.desk.Current().Headline()), "players": players(text) != players(before),
					"log": log(text) != log(before), "live regions": strings.Contains(tb.Voice.Said()+tb.Voice.Alerted(), " wins"),
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
			if !v.counting() || strings.Contains(text, "result-title") || !strings.Contains(text, `data-screen="result"`) ||
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

// At the end the score is counted, and any press, any key or the time ends that. A game that was over before is not counted again.
func TestTheScoreIsCounted(t *testing.T) {
	for _, f := range games.All() {
		var v *visit
		for what, end := range map[string]func(){
			"a press": func() { v.press("counted", "") }, "a key": func() { v.hear(page.Key{Key: "x"}) }, "Escape": func() { v.hear(page.Key{Key: "Escape"}) },
			"Enter on what is no control": func() { v.hear(page.Key{Key: "Enter"}) }, "who leaves": func() { v.leaveTable(); v.went("play/end") },
		} {
			v, _ = ending(t, f.Def.ID, 5)
			finish(t, v)
			watchAll(v)
			text := v.page()
			if !v.counting() || strings.Contains(text, "result-title") || strings.Contains(text, `data-do="rematch"`) || !strings.Contains(text, `class="count"`) {
				t.Errorf("%s: the score is not counted: %s", f.Def.ID, text)
			}
			v.hear(page.Key{Key: "Tab"})
			if !v.counting() {
				t.Errorf("%s: whoever looks for a way to skip the counting has skipped it", f.Def.ID)
			}
			end()
			if text := v.page(); v.counting() || !strings.Contains(text, "result-title") || !strings.Contains(text, v.desk.Current().Headline()) || !strings.Contains(text, "score-sum") {
				t.Errorf("%s: %s does not end the counting: %s", f.Def.ID, what, text)
			}
			v.calm(t)
		}
		old, m := ending(t, f.Def.ID, 5)
		finish(t, old)
		watchAll(old)
		old.calm(t)
		w := shellOn(m)
		w.went("play/end")
		if !w.desk.Current().View.Over || w.counting() {
			t.Errorf("%s: an old end is counted", f.Def.ID)
		}
	}
}

// countsOn lets the time pass that the counting waits for, and says whether it goes on.
func (v *visit) countsOn(heard *int) bool {
	for all := v.asked; *heard < len(all); *heard++ {
		if a, ok := all[*heard].(page.After); ok && a.D < toastFor {
			if timed, ok := a.Msg.(desk.Timed); ok {
				v.hear(timed)
			}
		}
	}
	return v.counting()
}

// In every game and for every number of seats the parts are counted in order, each from the last seat to the winner, or for all at once
// where somebody wants no pauses. What stands at the seats while they are counted is what has come so far, and at the end the whole.
func TestTheScoreIsCountedPartByPart(t *testing.T) {
	scores := regexp.MustCompile(`(?s)seat-score"[^>]*>.*?</span>\s*(-?\d+)`)
	step := regexp.MustCompile(`data-counting="([^"]*)"`)
	gain := regexp.MustCompile(`(?s)count-gain.*?crest (seat-\d|crest-plain).*?\+(-?\d+)`)
	for _, f := range games.All() {
		for seats := f.Def.MinSeats; seats <= f.Def.MaxSeats; seats++ {
			for _, pace := range []table.Pace{table.Normal, table.Instant} {
				v, _ := endingOf(t, f.Def.ID, seats, 5)
				v.press("pace", pace.ID())
				finish(t, v)
				heard := len(v.asked)
				watchAll(v)
				tb := v.desk.Current()
				at := func(what string) string {
					return f.Def.ID + " for " + strconv.Itoa(seats) + ", " + pace.ID() + ": " + what
				}
				shown := func() (all []int) {
					for _, m := range scores.FindAllStringSubmatch(v.page(), -1) {
						n, _ := strconv.Atoi(m[1])
						all = append(all, n)
					}
					return all
				}
				if now := shown(); slices.Max(now) != 0 || slices.Min(now) != 0 || len(now) < seats {
					t.Errorf("%s", at(strconv.Itoa(slices.Max(now))+" before anything has been counted"))
				}
				for heard = 0; heard < len(v.asked); heard++ { // what was asked for before the counting
					if a, ok := v.asked[heard].(page.After); ok && a.D == tb.Pace.Beat() {
						break
					}
				}
				var parts []string
				gone, seen := map[string]int{}, 0
				for v.countsOn(&heard) {
					now := step.FindStringSubmatch(v.page())[1]
					if len(parts) == 0 || parts[len(parts)-1] != now {
						parts, gone = append(parts, now), map[string]int{}
					}
					if m := gain.FindStringSubmatch(v.page()); m != nil {
						seen++
						for i, r := range tb.View.Standing {
							if r.Who != game.Nobody && "seat-"+strconv.Itoa(int(tb.View.Seats[r.Who].Colour)) == m[1] {
								for who, place := range gone {
									if place < i {
										t.Errorf("%s", at(now+": "+who+" comes before "+m[1]))
									}
								}
								gone[m[1]] = i
							}
						}
					}
					if strings.Contains(v.page(), "result-title") {
						t.Errorf("%s", at("the result stands under the counting"))
					}
				}
				want := slices.DeleteFunc(slices.Clone(f.Def.Parts), func(id string) bool { return !slices.Contains(parts, id) })
				if want = append(want, "winner"); !slices.Equal(parts, want) || len(parts) < 2 {
					t.Errorf("%s, want %q", at(strings.Join(parts, " ")), want)
				}
				if (seen > 0) != (pace != table.Instant) {
					t.Errorf("%s", at(strconv.Itoa(seen)+" gains by one seat"))
				}
				for i, n := range shown() {
					if r, ok := game.RankOf(tb.View.Standing, game.Player(i)); ok && int(r.Keys[0]) != n {
						t.Errorf("%s", at(strconv.Itoa(n)+" is left at seat "+strconv.Itoa(i)+", not "+strconv.Itoa(int(r.Keys[0]))))
					}
				}
			}
		}
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
		strip := regexp.MustCompile(`(?s)<div class="back-slide">.*?</div>`).FindString(v.page())
		if strings.Count(strip, `"graph-line"`) != 2 || !strings.Contains(strip, `id="back"`) || !regexp.MustCompile(`back-tick" d="M\d`).MatchString(strip) {
			t.Errorf("%s: along the board lies %s", f.Def.ID, strip)
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
	v.press("counted", "")
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
