package table

import (
	"slices"

	"github.com/maxence-charriere/go-app/v10/pkg/app"

	"tabard/app/face"
	"tabard/app/lingo"
	"tabard/app/ui"
	"tabard/engines/game"
)

// lesson is where a game is in its guided first game: worked out anew at every revision.
type lesson struct {
	on       bool // the game follows the script; past its end, too, until the next answer
	step     int  // counted from 0
	decision int  // of the step
	next     game.Action
	mine     bool // next is for the person to choose
	refs     []face.Ref
	stray    Msg  // another choice that was made instead; nothing has come of it
	strays   int  // how often that was so
	left     bool // the person plays on without it
}

// study finds out where in its lesson the game is.
func (t *Table) study() {
	l, v := t.Face.Lesson, t.View
	now := lesson{left: t.lesson.left, strays: t.lesson.strays}
	if !now.left && !t.Driver.Watch && v.State != nil && l.Of(v) {
		if n, ok := l.Follows(t.Driver.Machine.Answers()); ok {
			now.on = true
			now.step, now.decision = l.At(n)
			if n < len(l.Script) {
				now.next, now.mine = l.Next(n), len(v.Legal) > 0
			}
			if now.mine {
				now.refs = t.Face.Action(v, now.next).Refs
			}
		}
	}
	t.lesson = now
}

// script is what a rival answers in a lesson.
func (t *Table) script() (a game.Action, ok bool) {
	m := t.Driver.Machine
	if l := t.Face.Lesson; l.Of(m.View()) {
		if n, follows := l.Follows(m.Answers()); follows && n < len(l.Script) {
			return l.Next(n), true
		}
	}
	return a, false
}

// quiet says that a piece has no part in what the lesson asks for.
func (t *Table) quiet(r face.Ref) bool { return t.lesson.mine && !slices.Contains(t.lesson.refs, r) }

// strays says that a message would answer otherwise than the lesson does, and keeps it instead of carrying it out.
func (t *Table) strays(m Msg) bool {
	if !t.lesson.mine || t.Explain {
		return false
	}
	right := true
	switch m := m.(type) {
	case Act:
		a, ok := ParseKey(m.Key)
		_, legal := t.Acts.Find(a)
		right = !ok || !legal || m.Rev != t.View.Rev || a == t.lesson.next
	case Press:
		right = !t.quiet(m.Ref) || !t.Acts.Lit(m.Ref) || m.Rev != t.View.Rev
	case Passes:
		right = m.Rev != t.View.Rev || t.lesson.next.Kind == game.Pass && !m.Rest
	default:
		return false
	}
	t.lesson.stray = nil
	if right {
		return false
	}
	t.lesson.stray = m
	t.lesson.strays++
	t.armed, t.piece, t.with = "", "", ""
	if len(t.lesson.refs) > 0 {
		t.lookAt(t.lesson.refs[0])
	}
	t.Say = again(t.Say, t.LessonText())
	return true
}

// LessonText is what the card of the lesson says; empty outside one.
func (t *Table) LessonText() string {
	l, at := t.Face.Lesson, &t.lesson
	switch {
	case !at.on:
		return ""
	case at.step >= len(l.Steps):
		return l.End
	case at.stray != nil:
		return lingo.T("lesson.stray", l.Steps[at.step].Else)
	case !at.mine && t.ticker.Who == t.View.Turn:
		return t.ticker.Text + "."
	case !at.mine:
		return lingo.T("lesson.wait", t.Name(t.View.Turn))
	case at.decision > 0:
		return l.Steps[at.step].Now[at.decision-1]
	}
	return l.Steps[at.step].Text
}

// Strays is how often another choice was made than the lesson's, which its card has answered.
func (t *Table) Strays() int { return t.lesson.strays }

// Guided is what the lesson wants to be pressed: a piece that stands for it, or else the key of an action.
func (t *Table) Guided() (r face.Ref, key string) {
	if !t.lesson.mine {
		return "", ""
	}
	if len(t.lesson.refs) > 0 {
		r = t.lesson.refs[0]
	}
	return r, Key(t.lesson.next)
}

// What a person asks of a lesson.
type (
	// ShowMe goes back to the step after another choice, and looks at what is meant.
	ShowMe struct{}
	// SkipStep makes the choices of the step for the person.
	SkipStep struct{}
	// LeaveLesson goes on without the lesson, with the choice that was another one, if there is one.
	LeaveLesson struct{}
)

func (m ShowMe) do(t *Table) {
	t.lesson.stray = nil
	if len(t.lesson.refs) > 0 {
		t.lookAt(t.lesson.refs[0])
	}
	t.Say = again(t.Say, t.LessonText())
}

func (m SkipStep) do(t *Table) {
	for step := t.lesson.step; t.lesson.mine && t.lesson.step == step; {
		rev := t.View.Rev
		t.armed = Key(t.lesson.next) // it is meant
		t.act(t.armed, rev)
		if t.View.Rev == rev {
			return
		}
	}
}

func (m LeaveLesson) do(t *Table) {
	stray := t.lesson.stray
	t.lesson.left = true
	t.View.Def = nil // what can be pressed is worked out anew, though the position is the same
	t.refresh()
	if stray != nil {
		stray.do(t)
	}
}

// lessonCard says what the step is about and what to do, in a place of the board's zone that keeps its height.
func (t *Table) lessonCard() app.UI {
	at := &t.lesson
	class, step := "lesson", ""
	if at.stray != nil {
		class += " lesson-stray"
	}
	if n := len(t.steps()); at.step < n {
		step = lingo.T("lesson.step", face.Num(at.step+1), face.Num(n))
	}
	return app.Section().ID("lesson").Class(class).Aria("label", lingo.T("lesson.name")).Hidden(!at.on).
		DataSet("step", at.step).DataSet("decision", at.decision).DataSet("next", t.nextKey()).Body(
		app.P().Class("lesson-text").Body(ui.Span("lesson-step", step), ui.Span("lesson-words", t.LessonText())),
		ui.Box("lesson-ways",
			ui.Button("showme", "", "btn-wax", ui.Word(lingo.T("lesson.show"))).Hidden(at.stray == nil),
			ui.Button("leavelesson", "", "", ui.Word(lingo.T("lesson.free"))).Hidden(at.stray == nil),
			ui.IconButton("skipstep", "", "btn-quiet", "skip", lingo.T("lesson.skip")).Hidden(at.stray != nil || !at.mine),
			ui.IconButton("leavelesson", "", "btn-quiet", "x", lingo.T("lesson.leave")).Hidden(at.stray != nil)))
}

func (t *Table) steps() []face.Teaching {
	if t.Face.Lesson == nil {
		return nil
	}
	return t.Face.Lesson.Steps
}

// nextKey is the choice that the lesson waits for, for whoever looks at the page.
func (t *Table) nextKey() string {
	_, key := t.Guided()
	return key
}
