package app

import (
	"slices"
	"strings"
	"testing"

	"tabard/app/face"
	"tabard/app/games"
	"tabard/app/session"
	"tabard/app/table"
	"tabard/engines/save"
	"tabard/web/page"
	"tabard/web/store"
)

// drawn is what is drawn of the element with an id, without the order of its attributes, which is any.
func drawn(t *testing.T, text, id string) string {
	t.Helper()
	at := strings.Index(text, ` id="`+id+`"`)
	if at < 0 {
		t.Fatalf("nothing is drawn as %s", id)
	}
	rest := text[strings.LastIndexByte(text[:at], '\n')+1:]
	indent := rest[:len(rest)-len(strings.TrimLeft(rest, " "))]
	inner, _, _ := strings.Cut(rest, "\n"+indent+"</")
	lines := strings.Split(inner, "\n") // each element begins on a line of its own
	for i, line := range lines {
		tag, text, ok := strings.Cut(line, ">")
		if !ok || !strings.HasPrefix(strings.TrimLeft(tag, " "), "<") {
			continue
		}
		quoted := false
		all := strings.FieldsFunc(tag, func(r rune) bool {
			quoted = quoted != (r == '"')
			return r == ' ' && !quoted
		})
		all = slices.DeleteFunc(all, func(a string) bool { return strings.HasPrefix(a, "data-rev=") }) // a table counts anew
		slices.Sort(all[1:])
		lines[i] = strings.Join(all, " ") + ">" + text
	}
	return strings.Join(lines, "\n")
}

// dealt opens a storage at a table of a person and bots who play at once. The same cards come in every run.
func dealt(m *store.Memory, f *face.Face) *visit {
	v := on(m)
	v.press("pace", "instant")
	seats := []save.Seat{{Name: "Ann"}}
	for len(seats) < f.Def.MaxSeats {
		seats = append(seats, save.Seat{Name: "Bernard", Bot: true})
	}
	v.desk.Deal(f, session.Config{ID: "dealt", Setup: f.Def.DefaultSetup(len(seats), 1), Seats: seats})
	v.run()
	return v
}

// A table that is opened from the storage, in the middle of a decision too, is drawn as it was left: the question, each choice, each
// piece and each seat.
func TestATableFromTheStorageIsDrawnAsItWasLeft(t *testing.T) {
	for _, f := range games.All() {
		m := store.NewMemory()
		v := dealt(m, f)
		compared, halfway := 0, 0
		for n := 0; n < 200 && (compared < 4 || halfway < 2); n++ {
			v.answerBots(t)
			tb := v.table()
			if tb.View.Over {
				break
			}
			if len(tb.View.Legal) == 0 {
				v.press("close", "") // bots wait while scenes are watched
				continue
			}
			if n%10 == 0 || tb.View.CanCancel && halfway < 2 {
				there := on(copyOf(m))
				there.went("play/" + tb.View.ID)
				there.calm(t)
				left, found := v.page(), there.page()
				for _, id := range []string{"prompt", "board", "mine", "actions"} {
					a, b := strings.Split(drawn(t, left, id), "\n"), strings.Split(drawn(t, found, id), "\n")
					for i := range max(len(a), len(b)) {
						if i >= len(a) || i >= len(b) || a[i] != b[i] {
							t.Fatalf("%s after %d decisions: %s was left as\n%s\nand found as\n%s", f.Def.ID, n, id, strings.Join(a[max(0, i-3):], "\n"), strings.Join(b[max(0, i-3):], "\n"))
						}
					}
				}
				compared++
				if tb.View.CanCancel {
					halfway++
				}
			}
			a, rev := tb.View.Legal[(n*7+3)%len(tb.View.Legal)], tb.View.Rev
			for n := 0; n < 2 && tb.View.Rev == rev; n++ { // what is warned of wants a second press
				v.hear(page.Press{Do: "act", Action: table.Key(a), Rev: rev})
			}
		}
		if compared < 4 || halfway == 0 {
			t.Errorf("%s: %d tables were compared, %d in the middle of a decision", f.Def.ID, compared, halfway)
		}
	}
}

// What is taken back leads to a question of before, drawn as it was then: its choices and each piece.
func TestWhatIsTakenBackIsDrawnAsItWas(t *testing.T) {
	for _, f := range games.All() {
		v := dealt(store.NewMemory(), f)
		all := func() (text string) {
			page := v.page()
			for _, id := range []string{"prompt", "board", "mine", "actions"} {
				text += drawn(t, page, id) + "\n"
			}
			return text
		}
		var seen []string // every question of the person
		back := 0
		for n := 0; n < 40 && back < 2; n++ {
			v.answerBots(t)
			tb := v.table()
			if tb.View.Over {
				break
			}
			if len(tb.View.Legal) == 0 {
				v.press("close", "")
				continue
			}
			now := all()
			do := ""
			switch {
			case n%3 < 2: // so that there is something to take back
			case tb.View.CanCancel:
				do = "cancel"
			case tb.View.CanUndo:
				do = "undo"
			}
			if do != "" {
				v.press(do, "")
				v.calm(t)
				then := all()
				if i := slices.Index(seen, then); then == now || i < 0 {
					t.Fatalf("%s: %s after %d decisions leads to what was not there before:\n%s", f.Def.ID, do, n, then)
				}
				back++
			}
			seen = append(seen, all())
			a := tb.View.Legal[(n*7+3)%len(tb.View.Legal)]
			rev := tb.View.Rev
			for n := 0; n < 2 && tb.View.Rev == rev; n++ { // what is warned of wants a second press
				v.hear(page.Press{Do: "act", Action: table.Key(a), Rev: rev})
			}
		}
		if back == 0 {
			t.Errorf("%s: nothing could be taken back", f.Def.ID)
		}
	}
}
