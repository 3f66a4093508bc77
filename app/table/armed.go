package table

import (
	"slices"
	"unicode/utf8"

	"github.com/maxence-charriere/go-app/v10/pkg/app"

	"tabard/app/face"
	"tabard/app/ui"
	say "tabard/app/words/shell"
)

// A table is armed while the first press on a choice waits for a second one. Then the bar, or the sheet in which the press was made, has
// three things and no more: the warning, the button that does it, and the way out. The page moves the focus to that button.

// warnSheet is the sheet with the whole of a warning that is too long for the bar.
const warnSheet = "warn"

// warnRoom is how many letters of a warning two lines of a phone's bar hold, even where letters are a third larger.
const warnRoom = 52

// asks says why a choice wants a second press, to those who listen; empty if it wants none. What was chosen at a piece, or begun with
// another choice, has been thought of, unless there is a warning; and what a lesson asks for needs no warning.
func (t *choice) asks(it Item) string {
	switch {
	case t.tutor.lesson.mine && it.Action == t.tutor.lesson.next:
	case it.Label.Warn != "":
		return say.SayArmed(it.Label.Warn)
	case !slices.Contains(it.Label.Refs, t.piece) && t.final(it):
		return say.SayFinal.String()
	}
	return ""
}

// arm has a choice ask for a second press.
func (t *choice) arm(it Item, asks string) {
	t.armed, t.pointed = it.Action, pointed{}
	t.voice.alarm(asks)
}

// disarm takes the first press back, and the choice of a piece that has no other use.
func (t *choice) disarm() {
	if t.armed == none {
		return
	}
	if t.armed = none; t.sheets.opened == warnSheet {
		t.sheets.goBack()
	}
	if len(t.picked()) == 1 {
		t.leave()
	}
}

// Armed is the choice that asks for a second press; false if none does.
func (t *choice) Armed() (Item, bool) {
	if t.armed == none {
		return Item{}, false
	}
	return t.Acts.Find(t.armed)
}

// warning is what a second press would lose, as a sentence.
func (it Item) warning() string {
	if it.Label.Warn == "" {
		return say.BarFinal.String()
	}
	return say.BarArmed(it.Label.Warn)
}

// armedBox is all that is shown while the choice asks for a second press. In the bar a long warning has its rest behind "Why?".
func (t *choice) armedBox(it Item, bar bool) app.UI {
	text := it.warning()
	why := ui.WordButton("open", warnSheet, "btn-quiet ask-why", "", say.BarWhy).
		Hidden(!bar || utf8.RuneCountInString(text) <= warnRoom)
	return ui.Box("ask",
		app.P().Class("ask-warn").Body(ui.Pic("alert"), app.Span().Class("ask-text").Text(text), why),
		t.actButton(it, true, ""),
		ui.WordButton("leave", "", "ask-leave", "", say.BarLeave))
}

// warnBody is a warning in full, with the sentence of the choice and the rule behind it.
func (t *choice) warnBody() app.UI {
	it, ok := t.Armed()
	if !ok {
		return app.Div()
	}
	return ui.Box("detail",
		ui.Say(face.Sentences(it.Label.Text, it.Label.Note)+"."),
		t.armedBox(it, false),
		t.ruleLink(t.ruleOf(it)))
}
