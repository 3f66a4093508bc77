package app

import (
	"regexp"
	"strings"
	"testing"

	"tabard/app/games"
	"tabard/app/table"
	say "tabard/app/words/shell"
	"tabard/web/page"
	"tabard/web/store"
)

var learnPattern = regexp.MustCompile(`<button[^>]*data-do="learn"[^>]*>`)

// offered says that a page offers a lesson.
func offered(page string) bool {
	for _, b := range learnPattern.FindAllString(page, -1) {
		if b = strings.ReplaceAll(b, `hidden="false"`, ""); !strings.Contains(b, "hidden") {
			return true
		}
	}
	return false
}

// Every guided first game is played to its end by presses alone: another choice is answered and nothing comes of it, the step is
// spoken, it is saved as any other game, and goes on as one.
func TestEveryLessonIsPlayedByPresses(t *testing.T) {
	for _, f := range games.All() {
		if f.Lesson == nil {
			continue
		}
		t.Run(f.Def.ID, func(t *testing.T) {
			v := shellOn(store.NewMemory())
			v.went("")
			if !offered(v.page()) {
				t.Fatal("who is new here is not offered a lesson")
			}
			v.press("learn", f.Def.ID)
			for n := 0; ; n++ {
				v.answerBots(t)
				v.calm(t)
				tb := v.table()
				if title := tb.View.Title; n == 0 && !strings.Contains(f.Name, strings.TrimPrefix(title, "Lesson: ")) || strings.HasSuffix(title, ":") {
					t.Errorf("it is called %q", title)
				}
				if strings.HasPrefix(tb.Sheets.Opened(), "scenes:") {
					if tb.Tutor.LessonText() != say.LessonWatch.String() {
						t.Fatalf("while a fight is watched it is said: %q", tb.Tutor.LessonText())
					}
					v.press("close", "")
					continue
				}
				key := tb.Tutor.Guided()
				if key == "" {

					break
				}
				rev, text := tb.View.Rev, tb.Tutor.LessonText()
				if strings.TrimSpace(strings.ReplaceAll(tb.Voice.Said(), "\u00a0", "")) != text {
					t.Fatalf("%q is not spoken, but %q", text, tb.Voice.Said())
				}
				for _, a := range tb.View.Legal[:min(9, len(tb.View.Legal))] {
					if table.Key(a) == key {
						continue
					}
					v.hear(page.Press{Do: "act", Action: table.Key(a), Rev: rev})
					if tb.View.Rev != rev || !strings.HasPrefix(tb.Tutor.LessonText(), "That works too") {
						t.Fatalf("%s instead: revision %d after %d, %q", table.Key(a), tb.View.Rev, rev, tb.Tutor.LessonText())
					}
				}
				if refs := tb.Face.Action(tb.View, tb.View.Legal[0]).Refs; n == 0 && len(refs) > 0 && table.Key(tb.View.Legal[0]) != key {
					v.press("showme", "") // in its sheet a choice of a piece is no less another one
					v.press("explain", "")
					v.press("inspect", string(refs[0]))
					if tb.Sheets.Opened() == "" {
						t.Fatalf("%s is not explained", refs[0])
					}
					v.hear(page.Press{Do: "act", Action: table.Key(tb.View.Legal[0]), Rev: rev})
					if tb.View.Rev != rev || tb.Tutor.Guided() != key || tb.Sheets.Opened() != "" || !strings.HasPrefix(tb.Tutor.LessonText(), "That works too") {
						t.Fatalf("from its sheet: revision %d after %d, %q is open, %q", tb.View.Rev, rev, tb.Sheets.Opened(), tb.Tutor.LessonText())
					}
					v.press("explain", "")
				}
				v.press("showme", "")
				if tb.Tutor.LessonText() != text || tb.View.Rev != rev {
					t.Fatalf("the way back says %q instead of %q", tb.Tutor.LessonText(), text)
				}
				if n%4 == 1 {
					v.press("skipstep", "")
				} else {
					v.hear(page.Press{Do: "act", Action: key, Rev: rev})
				}
				if tb.View.Rev == rev {
					t.Fatalf("%s is not taken", key)
				}
			}
			tb := v.table()
			if tb.Tutor.LessonText() != f.Lesson.End {
				t.Fatalf("it ends with %q", tb.Tutor.LessonText())
			}
			id := tb.View.ID
			v.press("undo", "")
			if key := tb.Tutor.Guided(); key == "" {
				t.Error("what is taken back is not asked again")
			}
			v.hear(page.Went{})
			if offered(v.page()) {
				t.Error("who has played is no longer new here")
			}
			v.went("play/" + id)
			v.answerBots(t)
			tb = v.table()
			if key := tb.Tutor.Guided(); key == "" {
				t.Error("it is not gone on with")
			}
			if c := v.rematch("same"); !c.Practice || c.Title != tb.View.Title {
				t.Errorf("the same again: %+v", c)
			}
			if c := v.rematch("new"); c.Practice || c.Title != "" {
				t.Errorf("another game is no lesson any more: %+v", c)
			}
			// Freely, with another choice than the lesson's.
			key := tb.Tutor.Guided()
			for _, a := range tb.View.Legal {
				if k := table.Key(a); k != key {
					v.hear(page.Press{Do: "act", Action: k, Rev: tb.View.Rev})
					v.press("leavelesson", "")
					break
				}
			}
			if tb.Tutor.LessonText() != "" {
				t.Errorf("it goes on with %q", tb.Tutor.LessonText())
			}
			v.calm(t)
		})
	}
}
