package app

import (
	"bytes"
	"maps"
	"reflect"
	"regexp"
	"strconv"
	"strings"
	"testing"

	"tabard/app/games"
	"tabard/app/house"
	"tabard/app/session"
	"tabard/app/table"
	say "tabard/app/words/shell"
	"tabard/engines/game"
	"tabard/engines/save"
	"tabard/engines/save/savetest"
	"tabard/web/page"
	"tabard/web/store"
)

// shelved is a storage with a finished game of every kind, under the game's own name.
func shelved(t *testing.T) *store.Memory {
	t.Helper()
	m := store.NewMemory()
	for _, f := range games.All() {
		g := savetest.Played(t, f.Def, 2, 5, -1)
		g.ID = f.Def.ID
		if err := store.OpenShelf(m).Put(g); err != nil {
			t.Fatal(err)
		}
	}
	return m
}

// written is all that a storage holds.
func written(t *testing.T, m *store.Memory) map[string]string {
	t.Helper()
	keys, err := m.Keys("")
	if err != nil {
		t.Fatal(err)
	}
	out := map[string]string{}
	for _, key := range keys {
		rec, err := m.Get(key)
		if err != nil {
			t.Fatal(err)
		}
		out[key] = string(rec)
	}
	return out
}

// at is the step that the slider stands at; -1 without one.
func (v *visit) at() int {
	slider := regexp.MustCompile(`<input[^>]* id="back"[^>]*>`).FindString(v.page())
	at := regexp.MustCompile(` value="(\d+)"`).FindStringSubmatch(slider)
	if at == nil {
		return -1
	}
	n, _ := strconv.Atoi(at[1])
	return n
}

// Every step of every finished game is drawn, with nothing to be chosen, with words of what happened, and without a mark on what is
// stored; keys, buttons and the slider go the same ways.
func TestEveryStepOfAGameCanBeLookedBackAt(t *testing.T) {
	undrawn, _, _ := strings.Cut(say.TableUndrawn("\x00"), "\x00")
	m := shelved(t)
	for _, f := range games.All() {
		if testing.Short() && f.Def.ID != "merchants" {
			continue
		}
		v := shellOn(m)
		v.went("saves")
		if !regexp.MustCompile(`<button[^>]*data-do="lookback"[^>]*data-arg="` + f.Def.ID + `"|<button[^>]*data-arg="` + f.Def.ID + `"[^>]*data-do="lookback"`).MatchString(v.page()) {
			t.Fatalf("%s: the list of saved games does not lead back", f.Def.ID)
		}
		v.press("lookback", f.Def.ID)
		v.calm(t)
		b := v.desk.Looking()
		if b == nil {
			t.Fatalf("%s: nothing is looked at", f.Def.ID)
		}
		before := written(t, m)
		if v.at() != 0 || v.Stage().Screen != "replay "+f.Def.ID {
			t.Errorf("%s begins at step %d of the screen %s", f.Def.ID, v.at(), v.Stage().Screen)
		}
		last, flashed, said := -1, 0, map[string]bool{}
		for n := 0; v.at() > last; n++ {
			last = v.at()
			text := v.page()
			if strings.Contains(text, `data-do="act"`) || strings.Contains(text, `data-do="undo"`) || strings.Contains(text, undrawn) ||
				strings.Contains(text, "result-crown") {
				t.Fatalf("%s, step %d: %s", f.Def.ID, last, text)
			}
			if _, _, n := b.Stage.Flash(); n <= flashed {
				t.Errorf("%s, step %d: its pieces are not marked", f.Def.ID, last)
			} else {
				flashed = n
			}
			said[b.Past().Caption()] = true
			v.hear(page.Key{Key: "ArrowRight"})
			v.calm(t)
		}
		if !b.View.Over || len(said) < last/3 || last < 20 {
			t.Errorf("%s ends at step %d, over %v, with %d captions", f.Def.ID, last, b.View.Over, len(said))
		}
		for _, c := range []struct {
			how  string
			do   func()
			want func(int) bool
		}{
			{"Home", func() { v.hear(page.Key{Key: "Home"}) }, func(n int) bool { return n == 0 }},
			{"a turn on", func() { v.press("turn", "1") }, func(n int) bool { return n > 0 && n < last }},
			{"a turn on by key", func() { v.hear(page.Key{Key: "PageUp"}) }, func(n int) bool { return n > 1 && n < last }},
			{"a turn back", func() { v.press("turn", "-1") }, func(n int) bool { return n > 0 && n < last/2 }},
			{"End", func() { v.hear(page.Key{Key: "End"}) }, func(n int) bool { return n == last }},
			{"a turn back by key", func() { v.hear(page.Key{Key: "PageDown"}) }, func(n int) bool { return n > last/2 && n < last }},
			{"the slider", func() { v.hear(page.Typed{Name: "back", Value: "7"}) }, func(n int) bool { return n == 7 }},
			{"a step back", func() { v.press("walk", "-1") }, func(n int) bool { return n == 6 }},
			{"a step back by key", func() { v.hear(page.Key{Key: "ArrowDown"}) }, func(n int) bool { return n == 5 }},
			{"nonsense", func() { v.hear(page.Typed{Name: "back", Value: "x"}) }, func(n int) bool { return n == 5 }},
			{"the beginning", func() { v.press("walk", "-99999") }, func(n int) bool { return n == 0 }},
			{"before it", func() { v.press("walk", "-1") }, func(n int) bool { return n == 0 }},
		} {
			c.do()
			v.calm(t)
			if !c.want(v.at()) {
				t.Errorf("%s: %s leads to step %d of %d", f.Def.ID, c.how, v.at(), last)
			}
			if spoken := b.Voice.Said(); !strings.Contains(spoken, b.Past().Caption()) {
				t.Errorf("%s: %s says %q", f.Def.ID, c.how, spoken)
			}
		}
		for _, name := range []string{"log", "score", "rules", "menu", "help", "seat:0", "seat:1"} {
			v.press("open", name)
			if v.Stage().Sheet != name {
				t.Errorf("%s: the sheet is %q", name, v.Stage().Sheet)
			}
			v.page()
			v.calm(t)
			v.hear(page.Key{Key: "Escape"})
		}
		if !maps.Equal(before, written(t, m)) {
			t.Errorf("%s: to look back has written", f.Def.ID)
		}
		v.hear(page.Key{Key: "Escape"})
		if v.desk.Looking() != nil || v.Stage().Screen != "result "+f.Def.ID {
			t.Errorf("%s: Escape leads to %s", f.Def.ID, v.Stage().Screen)
		}
		v.press("lookback", "")
		v.went("")
		v.went("play/" + f.Def.ID)
		if v.desk.Looking() != nil || v.fault != "" || len(results(v)) == 0 {
			t.Errorf("%s: the table is come to in the past, or its result is gone: %s", f.Def.ID, v.fault)
		}
	}
}

// stood are the positions that the entries of a game's log led to, of a record that is played through for this.
func stood(t *testing.T, g save.Game) (all []game.State) {
	t.Helper()
	line, err := save.Walk(g, func(i int, before game.State, a game.Action, _ int) (game.State, error) {
		if i == 0 || before.Settled() {
			all = append(all, before)
		}
		after := before.Clone()
		after.Apply(a, nil)
		return after, nil
	})
	if err != nil {
		t.Fatal(err)
	}
	return append(all, line.Final)
}

// Whatever of a game of several people is looked back at, nothing is on the page that who holds the device may not know: each
// position is what the rules let those eyes see of it, and behind a curtain there is none.
func TestALookBackShowsWhatTheViewerMayKnow(t *testing.T) {
	curtains := 0
	for _, f := range games.All() {
		v := shellOn(store.NewMemory())
		c := session.Config{ID: "x", Setup: f.Def.DefaultSetup(3, 4), Seats: []save.Seat{{Name: "Ann"}, {Name: "Bo", Colour: 1}, {Name: "Cy", Colour: 2}}}
		m, effects, err := session.New(f.Def, c)
		if err != nil {
			t.Fatal(err)
		}
		v.route = house.Route{Place: house.PlaceTable, Arg: "x"}
		v.seat(m, effects)
		steps := 0
		for n := range 40 {
			if v.desk.Current().View.Called {
				v.play(session.HandOver{})
			}
			move(v)
			if v.desk.Current().View.Covered {
				v.press("lookback", "")
				if v.desk.Looking() != nil {
					t.Fatalf("%s: one looks back behind the curtain", f.Def.ID)
				}
				lift(v)
			}
			if n%10 != 9 {
				continue
			}
			live := v.desk.Current().View
			v.press("lookback", "")
			b := v.desk.Looking()
			if b == nil {
				t.Fatalf("%s after %d: nothing is looked at", f.Def.ID, n)
			}
			v.hear(page.Key{Key: "Home"})
			past := stood(t, m.Save())
			if len(past) != len(live.Log) {
				t.Fatalf("%s after %d: %d entries tell of %d positions", f.Def.ID, n, len(live.Log), len(past))
			}
			for at := -1; v.at() > at; v.press("walk", "1") {
				at = v.at()
				steps++
				i, eyes := len(b.View.Log)-1, b.View.Viewer
				if eyes != game.Nobody && eyes != live.Viewer || len(b.View.Legal) > 0 {
					t.Fatalf("%s: entry %d is seen by %d, not by %d", f.Def.ID, i, eyes, live.Viewer)
				}
				may, err1 := game.View(past[i], eyes).MarshalMsg(nil)
				shown, err2 := b.View.State.MarshalMsg(nil)
				if err1 != nil || err2 != nil || !bytes.Equal(may, shown) || !reflect.DeepEqual(b.View.Log, live.Log[:i+1]) {
					t.Fatalf("%s: of entry %d seat %d sees something else than it may", f.Def.ID, i, eyes)
				}
			}
			v.calm(t)
			v.press("present", "")
		}
		if steps < 40 {
			t.Errorf("%s: only %d steps were looked at", f.Def.ID, steps)
		}
		if f.Def.Private { // the device is handed over while somebody looks back
			v.press("lookback", "")
			m.Update(session.Halt{})
			v.desk.Send(v.desk.Current(), table.Saved{}) // with which the table takes it in
			if !v.desk.Current().View.Covered {          // nobody knows anything of his own just now
				continue
			}
			curtains++
			if v.desk.Looking() != nil || v.Stage().Screen != "curtain x" || v.mountName() != "curtainx" || strings.Contains(v.page(), `id="board"`) {
				t.Errorf("%s: the past is seen behind the curtain", f.Def.ID)
			}
		}
	}
	if curtains == 0 {
		t.Error("no curtain came down")
	}
}

// A copy is played on from the step that was looked at, by those who sat there, as a game of practice; the game itself keeps every byte.
func TestACopyIsPlayedOnFromThere(t *testing.T) {
	m := shelved(t)
	for _, f := range games.All() {
		v := shellOn(m)
		v.went("play/" + f.Def.ID)
		v.press("lookback", "")
		v.press("playon", "") // from the beginning: there is a step before the first decision
		if last, ok := last[page.Go](v); !ok || last.Hash == "play/"+f.Def.ID {
			t.Fatalf("%s: %+v", f.Def.ID, last)
		}
		v.went("play/" + f.Def.ID)
		v.press("lookback", "")
		v.hear(page.Typed{Name: "back", Value: "12"})
		b := v.desk.Looking()
		seen, entry, orig := b.View.State, len(b.View.Log)-1, v.desk.Current().View
		before := written(t, m)
		v.press("playon", "")
		v.calm(t)
		now := v.desk.Current().View
		if v.desk.Looking() != nil || now.ID == f.Def.ID || !now.Practice || now.Over || now.Title != "Copy, step 12" || now.Viewer != orig.Viewer {
			t.Fatalf("%s: the copy is %s %q, practice %v, over %v, viewer %d", f.Def.ID, now.ID, now.Title, now.Practice, now.Over, now.Viewer)
		}
		if !strings.Contains(v.toastText(), "copy") {
			t.Errorf("%s: it says %q", f.Def.ID, v.toastText())
		}
		if !reflect.DeepEqual(now.Seats, orig.Seats) {
			t.Errorf("%s: the seats are %v", f.Def.ID, now.Seats)
		}
		if now.Turn == now.Viewer && len(now.Log) == entry+1 {
			got, _ := now.State.MarshalMsg(nil)
			want, _ := seen.MarshalMsg(nil)
			if !bytes.Equal(got, want) {
				t.Errorf("%s: the copy stands elsewhere", f.Def.ID)
			}
		}
		after := written(t, m)
		for key, rec := range before {
			if after[key] != rec {
				t.Errorf("%s: %s was changed", f.Def.ID, key)
			}
		}
		v.answerBots(t)
		for n := 0; n < 3000 && !v.desk.Current().View.Over; n++ {
			move(v)
			v.run()
			v.answerBots(t)
		}
		v.library.Reload()
		for _, r := range results(v) {
			if r.ID == now.ID {
				t.Errorf("%s: a copy is in the records", f.Def.ID)
			}
		}
	}
}

// Without room nothing is copied, and an old version copies nothing.
func TestACopyThatCannotBeMade(t *testing.T) {
	m := shelved(t)
	v := shellOn(m)
	v.went("play/coincrown")
	v.press("lookback", "")
	m.Quota = 1
	v.press("playon", "")
	if v.desk.Looking() == nil || v.toastText() != say.ProblemFull.String() {
		t.Errorf("without room it says %q", v.toastText())
	}
	v.hear(page.TabOutdated{})
	v.press("playon", "")
	if v.desk.Looking() == nil || v.toastText() != say.ProblemNewer.String() {
		t.Errorf("an old version says %q", v.toastText())
	}
	v.press("walk", "99999")
	v.press("playon", "") // the end cannot be played on from
	if !regexp.MustCompile(`<button[^>]* hidden [^>]*data-do="playon"|<button[^>]*data-do="playon"[^>]* hidden[ >]`).MatchString(v.page()) {
		t.Error("the end can be played on from")
	}
	v.press("present", "")
	v.press("present", "")
	v.calm(t)
}

// A game is played step by step until its end or until somebody stops it, and bots wait as long as one looks back.
func TestAGameRollsByItself(t *testing.T) {
	v := shellOn(shelved(t))
	v.went("play/merchants")
	v.press("pace", "fast")
	v.press("lookback", "")
	tick := func() {
		t.Helper()
		e, ok := last[page.After](v)
		for i := len(v.asked) - 1; i >= 0; i-- {
			if a, is := v.asked[i].(page.After); is && a.D == 2*table.Fast.Pause() {
				e, ok = a, true
				v.asked = v.asked[:i]
				break
			}
		}
		if !ok {
			t.Fatal("nothing is waited for")
		}
		v.hear(e.Msg)
	}
	v.press("roll", "")
	for range 3 {
		tick()
	}
	if v.at() != 3 {
		t.Fatalf("after three ticks it is at %d", v.at())
	}
	v.press("roll", "")
	tick()
	if v.at() != 3 {
		t.Fatal("it does not stop")
	}
	v.press("roll", "")
	v.hear(page.Typed{Name: "back", Value: "9"})
	tick()
	if v.at() != 9 {
		t.Fatal("who drags the slider does not stop it")
	}
	v.press("roll", "")
	v.press("open", "log")
	tick()
	if v.at() != 9 {
		t.Fatal("it goes on beneath a sheet")
	}
	v.hear(page.SheetClosed{})
	v.hear(page.Key{Key: "End"})
	v.press("walk", "-1")
	end := v.at() + 1
	v.press("roll", "")
	tick()
	if v.at() != end || strings.Contains(v.page(), say.BackPause.String()) {
		t.Error("it does not stop at the end")
	}
	v.press("roll", "")
	if v.at() != 0 {
		t.Error("it does not begin again")
	}
}

// The result and the look back are drawn into the table that stands there; another table is not.
func TestTheTableStaysMounted(t *testing.T) {
	v := shellOn(shelved(t))
	seen := func(screen string) string {
		t.Helper()
		if v.calm(t); v.Stage().Screen != screen {
			t.Fatalf("the screen is %s, not %s", v.Stage().Screen, screen)
		}
		return v.mountName()
	}
	v.went("play/emara")
	result := seen("result emara")
	v.press("lookback", "")
	if back := seen("replay emara"); back != result {
		t.Errorf("a look back is mounted as %s beside %s", back, result)
	}
	v.press("playon", "") // a copy that goes on
	v.calm(t)
	if _, id, _ := strings.Cut(v.Stage().Screen, " "); v.mountName() != "table"+id || v.mountName() == result {
		t.Errorf("%s is mounted as %s", v.Stage().Screen, v.mountName())
	}
}
