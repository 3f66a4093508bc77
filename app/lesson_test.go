package app

import (
	escape "html"
	"regexp"
	"slices"
	"strings"
	"testing"

	"tabard/app/face"
	"tabard/app/games"
	"tabard/app/session"
	"tabard/app/table"
	say "tabard/app/words/shell"
	"tabard/engines/conquer"
	"tabard/engines/emara"
	"tabard/web/page"
	"tabard/web/store"
)

var learnPattern = regexp.MustCompile(`<button[^>]*data-do="learn"[^>]*>`)

// offered are the games whose lessons a page offers.
func offered(page string) (ids []string) {
	for _, b := range learnPattern.FindAllString(page, -1) {
		if b = strings.ReplaceAll(b, `hidden="false"`, ""); !strings.Contains(b, "hidden") {
			_, id, _ := strings.Cut(b, `data-arg="`)
			id, _, _ = strings.Cut(id, `"`)
			ids = append(ids, id)
		}
	}
	return ids
}

var tagPattern = regexp.MustCompile(`<[^>]+>`)

// asked says whether what the lesson asks for is lit on a page: one of the pieces, or the button of the action.
func asked(page, key string, refs []face.Ref) bool {
	for _, tag := range tagPattern.FindAllString(page, -1) {
		_, class, _ := strings.Cut(tag, ` class="`)
		class, _, _ = strings.Cut(class, `"`)
		names := strings.Fields(class)
		for _, r := range refs {
			if strings.Contains(tag, `data-ref="`+string(r)+`"`) && slices.Contains(names, "lit") {
				return true
			}
		}
		if slices.Contains(names, "asked") && (strings.Contains(tag, `data-action="`+key+`"`) || strings.Contains(tag, `data-do="`+key+`"`)) {
			return true
		}
	}
	return false
}

// promised are what a lesson says of a position: where time has passed, and where the game ends.
var promised = map[string]func(t *testing.T, v session.View){
	"emara": func(t *testing.T, v session.View) {
		s := v.State.(*emara.State)
		switch me, rival := s.Seats[0], s.Seats[1]; {
		case v.Over && (me.CP != 53 || me.BP != 57 || rival.CP != 43 || rival.BP != 67 || v.Standing[0].Who != 0 || me.Rank != emara.Count):
			t.Errorf("it ends with %+v and %+v", me, rival)
		case !v.Over && (s.Round != emara.Rounds || me.CP != 30 || me.BP != 50 || me.Rank != emara.NoRank || me.Book > 0 || s.NobleTaken[emara.Baron-1] > 0):
			t.Errorf("in round %d there are %+v", s.Round, me)
		}
	},
	"conquer": func(t *testing.T, v session.View) {
		s := v.State.(*conquer.State)
		switch me := s.Seats[0]; {
		case v.Over && (v.Standing[0].Who != 0 || v.Standing[0].Keys[0] != 14 || v.Standing[1].Keys[0] != 0 || me.Captured != 1 || me.NDone != 3):
			t.Errorf("it ends with %+v and %+v", me, v.Standing)
		case !v.Over && (v.Prompt.Kind != conquer.FrameSiege || s.Round != 5 || me.NDone != 2 || me.Arrows > 0):
			t.Errorf("in round %d question %d is asked, and there are %+v", s.Round, v.Prompt.Kind, me)
		}
	},
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
			all := offered(v.page())
			if len(all) != len(games.All()) {
				t.Fatalf("who is new here is offered the lessons of %v", all)
			}
			v.press("learn", f.Def.ID)
			jumped, jumps := false, 0
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
				if key == "ahead" {
					jumps++
				}
				if n%5 == 3 || jumped { // left, and gone on with where it was
					text := tb.Tutor.LessonText()
					v.went("")
					v.went("play/" + tb.View.ID)
					v.answerBots(t)
					if tb = v.table(); tb.Tutor.Guided() != key || tb.Tutor.LessonText() != text {
						t.Fatalf("gone on with, it asks for %q and says %q; before, for %q, %q", tb.Tutor.Guided(), tb.Tutor.LessonText(), key, text)
					}
				}
				if jumped {
					promised[f.Def.ID](t, tb.View)
				}
				rev, text := tb.View.Rev, tb.Tutor.LessonText()
				var refs []face.Ref
				if a, ok := table.ParseKey(key); ok {
					refs = tb.Face.Action(tb.View, a).Refs
				}
				if !asked(v.page(), key, refs) {
					t.Fatalf("nothing is lit for %q", text)
				}
				if strings.TrimSpace(strings.ReplaceAll(tb.Voice.Said(), "\u00a0", "")) != text {
					t.Fatalf("%q is not spoken, but %q", text, tb.Voice.Said())
				}
				if jumped {
					v.press("undo", "")
					if tb.View.Rev != rev || tb.View.CanUndo || tb.View.CanRestart {
						t.Fatalf("the time that has passed is taken back: revision %d after %d", tb.View.Rev, rev)
					}
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
				if v.press("showme", ""); tb.Tutor.LessonText() != text || tb.View.Rev != rev {
					t.Fatalf("the way back says %q instead of %q", tb.Tutor.LessonText(), text)
				}
				switch jumped = key == "ahead"; {
				case n%4 == 1:
					v.press("skipstep", "")
				case jumped:
					v.press("ahead", "")
				default:
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
			if promise := promised[f.Def.ID]; (promise != nil) != (jumps == 1) || (promise != nil) != tb.View.Over {
				t.Errorf("time has passed %d times, and the game is over: %v", jumps, tb.View.Over)
			} else if promise != nil {
				promise(t, tb.View)
			}
			if opened := tb.Sheets.Opened() == "learnt"; opened == tb.View.Over {
				t.Errorf("the page after the lesson is open: %v; the game is over: %v", opened, tb.View.Over)
			}
			v.press("open", "learnt")
			after := v.page()
			for _, n := range f.Lesson.News {
				if !strings.Contains(after, escape.EscapeString(n.Text)) || !strings.Contains(after, `data-arg="`+n.Rule+`"`) {
					t.Errorf("%q is not new", n.Text)
				}
			}
			if then := f.Lesson.Then; !strings.Contains(after, escape.EscapeString(f.Lesson.Known)) || !strings.Contains(after, `href="#new/`+f.Def.ID+`"`) || then == f || !strings.Contains(after, `data-arg="`+then.Def.ID+`"`) {
				t.Errorf("the page after the lesson is %s", after)
			}
			id := tb.View.ID
			v.press("close", "")
			v.press("undo", "")
			if key := tb.Tutor.Guided(); key == "" {
				t.Error("what is taken back is not asked again")
			}
			v.hear(page.Went{})
			if still := offered(v.page()); len(still) != len(all)-1 || slices.Contains(still, f.Def.ID) {
				t.Errorf("who has learnt this game is still offered the lessons of %v", still)
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
			v.press("leavelesson", "") // if there was no other choice
			if tb.Tutor.LessonText() != "" {
				t.Errorf("it goes on with %q", tb.Tutor.LessonText())
			}
			v.calm(t)
		})
	}
}
