package table

import (
	"github.com/maxence-charriere/go-app/v10/pkg/app"

	"tabard/app/ui"
	say "tabard/app/words/shell"
)

// learntSheet is the page after a lesson: what the person knows now, what the lesson has left out, and where to go from here.
const learntSheet = "learnt"

// learnt draws it.
func (t *tutor) learnt() app.UI {
	l := t.Face.Lesson
	if l == nil {
		return app.Div()
	}
	news := make([]app.UI, len(l.News))
	for i, n := range l.News {
		news[i] = app.Li().Body(ui.Say(n.Text), t.ruleLink(n.Rule))
	}
	next := app.UI(app.Div().Hidden(true))
	if l.Then != nil {
		next = ui.Button("learn", l.Then.Def.ID, "", ui.Pic("help"), ui.Word(say.LearntLesson(l.Then.Name)))
	}
	fresh := "btn"
	if t.View.Over {
		fresh = "btn btn-wax"
	}
	return ui.Box("learnt",
		ui.Say(l.Known),
		app.H3().Text(say.LearntNews.String()),
		app.Ul().Class("learnt-news").Body(news...),
		ui.Box("row",
			ui.WordButton("hints", "", "btn-wax", "bulb", say.LearntHints).Hidden(t.View.Over || !t.lesson.on),
			ui.WordLink("new/"+t.Face.Def.ID, fresh, "play", say.LearntNew),
			next))
}

// hints goes on without the lesson, and asks what the rivals would do.
func hints(t *Table, _ string, _ uint32) {
	t.Sheets.Close()
	leaveLesson(t, "", 0)
	t.hear(Advise{})
}
