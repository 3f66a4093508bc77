package table

import (
	"slices"
	"sort"
	"strconv"

	"github.com/maxence-charriere/go-app/v10/pkg/app"

	"tabard/app/face"
	"tabard/app/ui"
	say "tabard/app/words/shell"
)

// todo is what belongs to the viewer's turn.
func (t *turn) todo() []face.Item {
	v := t.View
	if t.Face.Checklist == nil || v.State == nil || v.Over || v.Turn != v.Viewer || t.looksBack {
		return nil
	}
	return t.Face.Checklist(v)
}

// checklist shows under the question what of the turn is done and what is still open. What cannot be done now says why
// when it is pressed.
func (t *turn) checklist() app.UI {
	items := t.todo()
	return app.Ul().ID("checklist").Class("checklist").TabIndex(0).Aria("label", say.TodoTitle.String()).Hidden(len(items) == 0).Body(
		app.Range(items).Slice(func(i int) app.UI {
			it := items[i]
			switch {
			case it.Done:
				return todoItem("todo-done", "check", it.Text, say.TodoDone.String())
			case it.Locked != "":
				return app.Li().Class("todo todo-locked").Body(
					app.Button().Type("button").DataSet("do", "todo").DataSet("arg", i).Body(
						ui.Pic("lock"), app.Span().Text(it.Text), ui.Hidden(": "+it.Locked)))
			case it.Must:
				return todoItem("todo-must", "flag", it.Text, say.TodoMust.String())
			}
			return todoItem("todo-may", "", it.Text, say.TodoMay.String())
		}))
}

func todoItem(class, pic, text, state string) app.UI {
	mark := app.UI(app.Span().Class("todo-ring"))
	if pic != "" {
		mark = ui.Pic(pic)
	}
	return app.Li().Class("todo "+class).Body(mark, app.Span().Text(text), ui.Hidden(": "+state))
}

// whyOpen says why a part of the turn cannot be done now.
func (t *Table) whyOpen(i int) {
	if items := t.turn.todo(); i >= 0 && i < len(items) && items[i].Locked != "" {
		t.Voice.Tell(say.TableLocked(items[i].Text, items[i].Locked))
	}
}

// numbers are the actions that answer a question for a number, by their numbers; none if the question is another.
func (t *choice) numbers() []Item {
	v := t.View
	if v.State == nil || v.Over || len(t.Acts.Legal) <= few || !t.Face.Prompt(v).Slide {
		return nil
	}
	var out []Item
	for _, it := range t.Acts.Legal {
		if !it.Closes() {
			out = append(out, it)
		}
	}
	sort.SliceStable(out, func(i, j int) bool { return out[i].Label.Amount < out[j].Label.Amount })
	return out
}

// slideStart is the number chosen at first: the suggested one.
func (t *choice) slideStart() int {
	return max(slices.IndexFunc(t.numbers(), func(it Item) bool { return it.Suggested }), 0)
}

// slideTo chooses a number by its place among those that are possible, and says whether there is one.
func (t *choice) slideTo(i int) bool {
	if i < 0 || i >= len(t.numbers()) {
		return false
	}
	t.slide, t.armed = i, none
	return true
}

// slideItems are what the bar offers beside the slider: the chosen number and what else closes the question.
func (t *choice) slideItems() []Item {
	out := []Item{t.numbers()[t.slide]}
	for _, it := range t.Acts.Legal {
		if it.Closes() {
			out = append(out, it)
		}
	}
	return out
}

// slider chooses among many numbers; nil where no number is asked for.
func (t *choice) slider() app.UI {
	items := t.numbers()
	if len(items) == 0 {
		return nil
	}
	chosen := items[t.slide]
	step := func(to int, pic, word string) app.UI {
		b := ui.IconButton("step", strconv.Itoa(to), "", pic, word)
		if to < 0 || to >= len(items) {
			b = b.Aria("disabled", true)
		}
		return b
	}
	return ui.Box("slide",
		step(t.slide-1, "minus", say.SlideLess.String()),
		app.Input().ID("slide").Name("slide").Type("range").Min(0).Max(len(items)-1).Step(1).
			Value(strconv.Itoa(t.slide)).Aria("label", t.PromptText()).Aria("valuetext", chosen.Label.Text),
		app.Output().For("slide").Class("slide-n").Text(strconv.Itoa(chosen.Label.Amount)),
		step(t.slide+1, "plus", say.SlideMore.String()))
}
