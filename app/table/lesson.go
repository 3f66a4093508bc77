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
	done     bool // it has come to its end
	step     int  // counted from 0
	decision int  // of the step
	next     game.Action
	mine     bool // next is for the person to choose
	ahead    bool // instead of an action time passes, when the person asks for it
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
		at.on, at.done = true, n == len(l.Script)
		at.step, at.decision = l.At(n)
		switch at.mine = n < len(l.Script) && len(t.View.Legal) > 0; {
		case !at.mine:
		case l.Script[n].By == face.Later:
			at.ahead = true
		default:
			at.next = l.Next(n)
			if at.decision == 0 {
				at.about = face.At(l.About, at.step)
			}
			at.refs = t.Face.Action(t.View, at.next).Refs
			at.lead = at.brings()
		}
	}
	t.lesson = at
}

// brings leads to what the lesson asks for and speaks of; nil if that is no piece.
func (at *lesson) brings() page.Effect {
	var refs []string
	for _, r := range append(at.refs[:len(at.refs):len(at.refs)], at.about) {
		if r != "" {
			refs = append(refs, string(r))
		}
	}
	if refs == nil {
		return nil
	}
	return page.Bring{Refs: refs}
}

// hold keeps the person from taking back what was played while time passed in a lesson.
func (t *Table) hold() {
	if l := t.Face.Lesson; l.Of(t.Machine.View()) {
		n, _ := l.Follows(t.Machine.Answers())
		t.send(session.Hold{Answers: l.Held(n)})
	}
}

// goAhead lets time pass in a lesson.
func goAhead(t *Table, _ string, _ uint32) {
	l, n, ok := t.Tutor.taught()
	if !ok || !t.Tutor.lesson.ahead {
		return
	}
	t.Sheets.Close()
	t.send(session.Ahead{Rev: t.View.Rev, Actions: l.Ahead(n)})
	t.Stage.ticker, t.Stage.flash, t.Stage.moves = t.Chronicle.lastTold(), nil, nil
	if there := t.Tutor.lesson.lead; there != nil {
		t.emit(Page{there})
	}
	t.Tutor.lesson.lead = page.Focus{Selector: lessonAsks}
}

// lessonAsks are what a lesson asks for.
const lessonAsks = "#board .lit[data-ref], #mine .lit[data-ref], #lesson .btn-wax, #bar .btn-wax"

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
		stray = at.ahead || at.next.Kind != game.Pass || p.Rest
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
	step := &l.Steps[min(at.step, len(l.Steps)-1)]
	switch {
	case t.before != nil: // what the step says of it would tell the end
		return say.LessonWatch.String()
	case at.done:
		return l.End
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

// Guided is the key of the action that the lesson wants, or "ahead" where time is to pass; empty if it wants none.
func (t *tutor) Guided() string {
	switch {
	case !t.lesson.mine:
		return ""
	case t.lesson.ahead:
		return "ahead"
	}
	return Key(t.lesson.next)
}

// showMe goes back to the step after another choice, and to what is meant.
func showMe(t *Table, _ string, _ uint32) {
	t.Tutor.lesson.stray = nil
	if len(t.Tutor.lesson.refs) > 0 {
		t.Stage.lookAt(t.Tutor.lesson.refs[0])
	}
	t.Tutor.lesson.lead = page.Focus{Selector: lessonAsks}
	t.Voice.Speak(t.Tutor.LessonText())
}

// skipStep makes the choices of the step for the person.
func skipStep(t *Table, _ string, _ uint32) {
	t.Choice.explaining = false
	for step := t.Tutor.lesson.step; t.Tutor.lesson.mine && t.Tutor.lesson.step == step; {
		rev := t.View.Rev
		if t.Tutor.lesson.ahead {
			goAhead(t, "", rev)
		} else {
			it, _ := t.Choice.Acts.Find(t.Tutor.lesson.next)
			t.choose(it, rev)
		}
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
	class, step, do, arg, look, word := "lesson", "", "skipstep", "", "btn-quiet", say.LessonSkipstep
	switch {
	case at.done:
		do, arg, look, word = "open", learntSheet, "btn-wax", say.LessonLearnt
	case at.stray != nil:
		class, do, word = "lesson lesson-stray", "showme", say.LessonShowme
	case at.ahead:
		do, look, word = "ahead", "btn-wax asked", say.LessonAhead
	}
	if n := len(t.Face.Lesson.Steps); at.step < n {
		step = say.LessonStep(face.Num(n), face.Num(at.step+1))
	}
	return box.Class(class).DataSet("step", at.step).DataSet("next", t.Guided()).Body(
		app.P().Class("lesson-text").Body(ui.Span("lesson-step", step), ui.Span("lesson-words", t.LessonText())),
		ui.WordButton(do, arg, look, "", word).Hidden(!at.mine && !at.done || t.before != nil),
		ui.WordButton("leavelesson", "", "btn-quiet", "", say.LessonLeave).Hidden(t.View.Over))
}
