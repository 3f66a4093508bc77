package ui

import (
	"strconv"

	"github.com/maxence-charriere/go-app/v10/pkg/app"

	"tabard/app/face"
	"tabard/app/words"
	say "tabard/app/words/shell"
)

// Button is a control of the shell. The root's one handler reads what it does from data-do and data-arg, so that a
// button never carries a handler that could be stale.
func Button(do, arg, class string, body ...app.UI) app.HTMLButton {
	b := app.Button().Type("button").Class("btn "+class).DataSet("do", do)
	if arg != "" {
		b = b.DataSet("arg", arg)
	}
	return b.Body(body...)
}

// Word is the text of a button.
func Word(text string) app.UI { return app.Span().Class("word").Text(text) }

// WordButton is a button with a picture, unless pic is empty, and a text.
func WordButton(do, arg, class, pic string, word words.Text) app.HTMLButton {
	return Button(do, arg, class, worded(pic, word)...)
}

// WordLink is a link with a picture, unless pic is empty, and a text.
func WordLink(hash, class, pic string, word words.Text) app.HTMLA {
	return Link(hash, class, worded(pic, word)...)
}

func worded(pic string, word words.Text) []app.UI {
	text := Word(word.String())
	if pic == "" {
		return []app.UI{text}
	}
	return []app.UI{Pic(pic), text}
}

// IconButton is a button whose name is only spoken.
func IconButton(do, arg, class string, pic, name string) app.HTMLButton {
	return Button(do, arg, "btn-icon "+class, Pic(pic)).Aria("label", name)
}

// Link is an in-app link.
func Link(hash, class string, body ...app.UI) app.HTMLA {
	return app.A().Class(class).Href("#" + hash).Body(body...)
}

// Hidden is text for those who listen.
func Hidden(text string) app.UI { return app.Span().Class("sr").Text(text) }

// Chips are the small costs and gains beside an action.
func Chips(chips []face.Chip) app.UI {
	return app.Span().Class("chips").Body(app.Range(chips).Slice(func(i int) app.UI { return chip(chips[i]) }))
}

// Counted is a part of a drawing that shows how many things a piece of the viewer's stands for, where that is not the piece itself.
func Counted(class, ref string, body ...app.UI) app.UI {
	el := app.Span().Class(class)
	if ref != "" {
		el.DataSet("of", ref)
	}
	return el.Body(body...)
}

func chip(c face.Chip) app.UI {
	class := "chip"
	if c.Gain {
		class += " chip-gain"
	}
	return Counted(class, string(c.Of),
		app.Span().Class("chip-n").Text(strconv.Itoa(c.N)),
		Symbol(c.Icon, ""),
		Hidden(" "+c.Word),
	)
}

// Choice is one of a few values that exclude each other.
type Choice struct {
	Arg, Name, Hint string
	On              bool
}

// Values are the values of a setting as choices. Their names are choice-VERB-VALUE; a language is called what it calls itself.
func Values(verb string, values []string, now string) []Choice {
	choices := make([]Choice, len(values))
	for i, value := range values {
		word, ok := say.ChoiceNamed(verb + "-" + value)
		name := word.String()
		for _, l := range words.Languages {
			if !ok && l.Tag == value {
				name = l.Name
			}
		}
		choices[i] = Choice{Arg: value, Name: name, On: value == now}
	}
	return choices
}

// Segments shows choices side by side as one composite: Tab comes to the one that is on, or to the first, arrows move inside.
func Segments(do, label string, choices []Choice) app.UI {
	stop := 0
	for i, c := range choices {
		if c.On {
			stop = i
		}
	}
	return app.Div().Class("segments").Role("radiogroup").Aria("label", label).Body(
		app.Range(choices).Slice(func(i int) app.UI {
			c := choices[i]
			tab := -1
			if i == stop {
				tab = 0
			}
			return app.Button().Type("button").Class("segment").Role("radio").
				Aria("checked", strconv.FormatBool(c.On)).TabIndex(tab).
				DataSet("do", do).DataSet("arg", c.Arg).Text(c.Name)
		}))
}

// Switch is a setting that is on or off.
func Switch(do, arg, name, hint string, on bool) app.UI {
	return app.Button().Type("button").Class("switch").Role("switch").Aria("checked", strconv.FormatBool(on)).
		DataSet("do", do).DataSet("arg", arg).Body(
		app.Span().Class("switch-text").Body(
			app.Span().Class("switch-name").Text(name),
			app.Span().Class("hint").Text(hint)),
		app.Span().Class("switch-track").Body(app.Span().Class("switch-knob")))
}
