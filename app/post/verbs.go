package post

import (
	"strings"

	"github.com/maxence-charriere/go-app/v10/pkg/app"

	"tabard/app/house"
	"tabard/app/ui"
	"tabard/app/verbs"
	say "tabard/app/words/post"
	shell "tabard/app/words/shell"
)

// list has the verbs of the controls of tables by link.
var list = []verbs.Verb[func(s *Screen, arg string)]{
	// A letter that was opened.
	{Name: "sit", Do: func(s *Screen, seat string) { s.sit(ui.Number(seat)) }},
	{Name: "takeletter", Do: func(s *Screen, _ string) { s.takeIt() }},
	{Name: "againletter", Do: (*Screen).again},
	{Name: "askother", Do: func(s *Screen, _ string) {
		s.house.Ask(ask("other", s.got.ID, say.NotTaketitle.String(), say.NotTaketext.String(), ui.WordButton("takeother", "", "btn-wax", "", say.NotTakeother)))
	}},
	{Name: "takeother", Do: func(s *Screen, _ string) {
		s.house.Dialog = house.Dialog{}
		s.take(true)
	}},
	{Name: "lookother", Do: func(s *Screen, _ string) {
		s.other = s.got.Letter
		s.house.Navigate(house.Route{Place: house.PlaceTable, Arg: Other})
	}},
	{Name: "leaveother", Do: func(s *Screen, _ string) {
		s.house.Navigate(house.Route{Place: house.PlaceLink, Arg: s.got.Text})
	}},
	{Name: "copycame", Do: func(s *Screen, _ string) {
		s.house.Copy(s.house.URL(house.Route{Place: house.PlaceLink, Arg: s.got.Text}), shell.ShareCopied)
	}},

	// A table, and what it has to send.
	{Name: "letter", Do: func(s *Screen, id string) { s.offer(id, false) }},
	{Name: "boxletter", Do: func(s *Screen, id string) {
		s.offer(id, true)
		s.house.Dialog.Boxed = true
	}},
	{Name: "sendletter", Do: (*Screen).share},
	{Name: "copyletter", Do: (*Screen).copy},
	{Name: "fileletter", Do: (*Screen).file},
	{Name: "takeanswer", Do: func(s *Screen, _ string) {
		if text := strings.TrimSpace(s.pasted); text != "" {
			s.house.Navigate(house.LinkOf(text))
		}
	}},
	{Name: "forget", Do: func(s *Screen, id string) {
		s.house.Ask(ask("forget", id, say.TableForgettitle.String(), say.TableForgettext.String(), ui.WordButton("forget-do", id, "btn-wax", "trash", say.TableForget)))
	}},
	{Name: "forget-do", Do: (*Screen).forget},
}

// Verbs are the verbs that Press knows.
func Verbs() []string { return verbs.Names(list) }

// Press carries a verb out. It returns false if the verb is none of these screens'.
func (s *Screen) Press(verb, arg string) bool {
	do, ok := verbs.Find(list, verb)
	if ok {
		do(s, arg)
	}
	return ok
}

// ask is a dialog with a text, one thing to do, and the way out.
func ask(kind, id, title, text string, do app.UI) house.Dialog {
	return house.Dialog{Kind: kind, ID: id, Public: true, Draw: func(house.Dialog) (string, app.UI) {
		return title, app.Div().Body(ui.Say(text), ui.Box("row", do, ui.WordButton("close", "", "btn-quiet", "", shell.Cancel)))
	}}
}

// takeIt takes the letter that is shown: to go on, or to look on.
func (s *Screen) takeIt() {
	if s.got.Outcome == IsHead {
		s.toTable(s.got.ID)
		return
	}
	s.take(false)
}

// again offers the newest letter of a table once more, unless that is open: then the table itself is to be gone on with.
func (s *Screen) again(id string) {
	if _, err := s.toSend(id, false); err != nil {
		s.toTable(id)
		return
	}
	s.offer(id, false)
}

// forget forgets a table.
func (s *Screen) forget(id string) {
	s.house.Dialog = house.Dialog{}
	s.desk.Borrow(id, func(mine bool) {
		if !mine {
			s.house.Tell(shell.ProblemElsewhere.String())
			return
		}
		s.desk.Forget(id)
		if err := s.Drop(id); err != nil {
			s.house.Tell(house.Problem(err))
			return
		}
		s.replace(house.Route{Place: house.PlaceStart})
		s.house.Tell(say.TableForgotten.String())
	})
}
