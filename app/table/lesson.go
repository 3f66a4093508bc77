package table

import (
	"slices"

	"github.com/maxence-charriere/go-app/v10/pkg/app"

	"tabard/app/face"
	"tabard/app/session"
	"tabard/app/ui"
	say "tabard/app/words/shell"
	"tabard/engines/game"
	"tabard/web/page"
)

// lesson is where a game is in its guided first game: worked out anew at every revision.
type lesson struct {
	on       bool // the game follows the script; past its end, too, until the next answer
	step     int  // counted from 0
	decision int  // of the step
	next     game.Action
	mine     bool // next is for the person to choose
	refs     []face.Ref
	about    face.Ref    // what the text speaks of besides
	stray    Msg         // another choice that was made instead; nothing has come of it
	left     bool        // the person plays on without it
	lead     page.Effect // what leads to what the lesson asks for, or to what it answers
}

// taught is how many answers of its lesson's script the game has had.
func (t *tutor) taught() (l *face.Lesson, n int, ok bool) {
	if l = t.Face.Lesson; l.Of(t.Machine.View()) {
		n, ok = l.Follows(t.Machine.Answers())
	}
	return l, n, ok
}

// study finds out where in its lesson the game is.
func (t *tutor) study() {
	at := lesson{left: t.lesson.left}
	if l, n, ok := t.taught(); ok && !at.left && !t.Watched {
		at.on = true
		at.step, at.decision = l.At(n)
		if n < len(l.Script) && len(t.View.Legal) > 0 {
			at.next, at.mine = l.Next(n), true
			if at.decision == 0 {
				at.about = face.At(l.About, at.step)
			}
			if at.refs = t.Face.Action(t.View, at.next).Refs; len(at.refs) > 0 {
				at.lead = page.Bring{Ref: string(at.refs[0])}
			}
		}
	}
	t.lesson = at
}

// script is what a rival answers in a lesson.
func (t *tutor) script() (a game.Action, ok bool) {
	l, n, ok := t.taught()
	if ok = ok && n < len(l.Script); ok {
		a = l.Next(n)
	}
	return a, ok
}

// quiet says that a piece has no part in what the lesson asks for.
func (t *tutor) quiet(r face.Ref) bool { return t.lesson.mine && !slices.Contains(t.lesson.refs, r) }

// strays says that a message would answer otherwise than the lesson does, and keeps it instead of carrying it out.
func (t *Table) strays(m Msg) bool {
	at := &t.Tutor.lesson
	if !at.mine {
		return false
	}
	stray := false
	switch m := m.(type) {
	case Act:
		it, legal := t.Choice.Acts.Find(m.Action)
		stray = legal && m.Action != at.next && m.Rev == t.View.Rev && !t.Choice.explains(it)
	case Press:
		stray = (t.Tutor.quiet(m.Ref) || m.From != "" && t.Tutor.quiet(m.From)) && t.Choice.Acts.Lit(m.Ref) && m.Rev == t.View.Rev && (!t.Choice.explaining || t.detail(m.Ref).Title == "")
	case Play:
		p, passes := m.Msg.(session.Passes)
		if !passes {
			return false
		}
		stray = at.next.Kind != game.Pass || p.Rest
	default:
		return false
	}
	if at.stray = nil; stray {
		at.stray, at.lead = m, page.Focus{Selector: "#lesson [data-do=showme]"}
		t.Choice.leave()
		t.Sheets.Close() // the card that says so lies beside the board
		t.Voice.Speak(t.Tutor.LessonText())
	}
	return stray
}

// LessonText is what the card of the lesson says; empty outside one.
func (t *tutor) LessonText() string {
	l, at := t.Face.Lesson, &t.lesson
	if !at.on {
		return ""
	}
	if at.step >= len(l.Steps) {
		return l.End
	}
	step := &l.Steps[at.step]
	switch {
	case t.before != nil: // what the step says of it would tell the end
		return say.LessonWatch.String()
	case at.stray != nil:
		return say.LessonStray(step.Else)
	case !at.mine && t.stage.ticker.Who == t.View.Turn:
		return t.stage.ticker.Text + "."
	case !at.mine:
		return say.PromptPlays(t.Name(t.View.Turn))
	case at.decision > 0:
		return step.Now[at.decision-1]
	}
	return step.Text
}

// Guided is the key of the action that the lesson wants; empty if it wants none.
func (t *tutor) Guided() string {
	if !t.lesson.mine {
		return ""
	}
	return Key(t.lesson.next)
}

// showMe goes back to the step after another choice, and to what is meant.
func showMe(t *Table, _ string, _ uint32) {
	t.Tutor.lesson.stray = nil
	if len(t.Tutor.lesson.refs) > 0 {
		t.Stage.lookAt(t.Tutor.lesson.refs[0])
	}
	t.Tutor.lesson.lead = page.Focus{Selector: "#board .lit[data-ref], #mine .lit[data-ref], #bar .btn-wax"}
	t.Voice.Speak(t.Tutor.LessonText())
}

// skipStep makes the choices of the step for the person.
func skipStep(t *Table, _ string, _ uint32) {
	t.Choice.explaining = false
	for step := t.Tutor.lesson.step; t.Tutor.lesson.mine && t.Tutor.lesson.step == step; {
		rev := t.View.Rev
		it, _ := t.Choice.Acts.Find(t.Tutor.lesson.next)
		t.choose(it, rev)
		if t.View.Rev == rev {
			return
		}
	}
}

// leaveLesson goes on without the lesson, with the choice that was another one, if there is one.
func leaveLesson(t *Table, _ string, _ uint32) {
	stray := t.Tutor.lesson.stray
	t.Tutor.lesson.left = true
	t.View = t.seen()
	t.show(&session.View{}) // what can be pressed is another thing now, though the position is the same
	if stray != nil {
		stray.do(t)
	}
}

// lessonCard says what the step is about and what to do, in a place of the board's zone that keeps its height.
func (t *tutor) lessonCard() app.UI {
	at := &t.lesson
	box := app.Section().ID("lesson").Hidden(!at.on)
	if !at.on {
		return box
	}
	class, step, do, word := "lesson", "", "skipstep", say.LessonSkipstep
	if at.stray != nil {
		class, do, word = "lesson lesson-stray", "showme", say.LessonShowme
	}
	if n := len(t.Face.Lesson.Steps); at.step < n {
		step = say.LessonStep(face.Num(n), face.Num(at.step+1))
	}
	return box.Class(class).DataSet("step", at.step).DataSet("next", t.Guided()).Body(
		app.P().Class("lesson-text").Body(ui.Span("lesson-step", step), ui.Span("lesson-words", t.LessonText())),
		ui.WordButton(do, "", "btn-quiet", "", word).Hidden(!at.mine || t.before != nil),
		ui.WordButton("leavelesson", "", "btn-quiet", "", say.LessonLeave))
}
