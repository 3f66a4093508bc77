package post

import (
	"errors"
	"strings"

	"github.com/maxence-charriere/go-app/v10/pkg/app"

	"tabard/app/face"
	"tabard/app/house"
	"tabard/app/ui"
	say "tabard/app/words/post"
	shell "tabard/app/words/shell"
	"tabard/engines/game"
	letters "tabard/engines/post"
	"tabard/web/page"
	"tabard/web/store"
)

// post is a letter as it is sent: a text, and the link after it.
type post struct {
	id, text, url string
	to            game.Player // who goes on; Nobody for everybody
	boxed         bool        // the link names a box that could come along
	letter        letters.Letter
	given         []string // links of letters that were given up for it, the newest first
}

// toSend is what a table has to send.
func (s *Screen) toSend(id string, along bool) (x post, err error) {
	link, l, err := s.Sent(id, along)
	if err != nil {
		return post{}, err
	}
	t := l.Table
	h, _ := s.Head(id) // there is none of one that is looked at
	x = post{given: strings.Fields(h.Earlier), id: id, url: s.house.URL(house.Route{Place: house.PlaceLink, Arg: link}), to: game.Nobody, letter: l, boxed: t.Setup.Box != "" && !along}
	name, mine := faceOf(t.Code).Name, game.Nobody
	for p, here := range s.Here(id) {
		if here && mine == game.Nobody {
			mine = game.Player(p)
		}
	}
	n := face.Num(len(t.Letters))
	switch c := l.Course; {
	case c == nil && people(t) == nameOf(t.Seats, mine):
		x.text = say.MessageInvite(name, nameOf(t.Seats, mine))
	case c == nil:
		x.text = say.MessageAnswer(name, nameOf(t.Seats, mine))
	case c.Over():
		x.text = say.MessageOver(name, n)
	case !c.Dealt():
		x.to = c.Next()
		x.text = say.MessageFirst(name, n, nameOf(t.Seats, x.to))
	default:
		x.to = c.Next()
		x.text = say.MessageTurn(name, n, nameOf(t.Seats, x.to), round(c))
	}
	return x, nil
}

// Send opens the dialog that sends the newest letter of a table, on any screen.
func (s *Screen) Send(id string) { s.offer(id, false) }

func (s *Screen) offer(id string, along bool) {
	x, err := s.toSend(id, along)
	if errors.Is(err, letters.ErrSeat) { // it is being written
		s.house.Tell(say.StripOpen.String())
		return
	}
	if err != nil {
		s.house.Tell(shell.ShareFailed(house.Problem(err)))
		return
	}
	s.house.Ask(house.Dialog{Kind: "letter", ID: id, Text: x.url, Public: true, Draw: func(house.Dialog) (string, app.UI) {
		title, text := say.SendAll.String(), say.SendAlltext.String()
		if x.to != game.Nobody {
			name := nameOf(x.letter.Table.Seats, x.to)
			title, text = say.SendTitle(name), say.SendText(name)
		}
		return title, ui.Box("share", append([]app.UI{ui.Say(text)}, s.sendParts(x)...)...)
	}})
}

// sendParts are the text, the link and the ways to send both.
func (s *Screen) sendParts(x post) []app.UI {
	return []app.UI{ui.Box("letter-ways",
		app.Textarea().ID("letter").Name("letter").ReadOnly(true).Rows(4).Aria("label", say.TableLetter.String()).Text(x.text+"\n"+x.url),
		ui.Box("row",
			ui.WordButton("sendletter", x.id, "btn-wax", "share", say.SendDo).Hidden(!s.house.Facts.CanShare),
			ui.WordButton("copyletter", x.id, wax(!s.house.Facts.CanShare), "copy", say.SendCopy),
			ui.WordButton("fileletter", x.id, "", "download", say.TableFile),
			ui.WordButton("boxletter", x.id, "btn-quiet", "", say.SendBox).Hidden(!x.boxed))),
		house.QR(x.url),
		app.Div().Hidden(len(x.given) == 0).Body(app.Range(x.given).Slice(func(i int) app.UI {
			return ui.Link(house.Route{Place: house.PlaceLink, Arg: x.given[i]}.Hash(), "btn btn-quiet", ui.Word(say.SendGivenup.String()))
		})),
	}
}

// wax is the class of a button that is the one thing to do, or not.
func wax(on bool) string {
	if on {
		return "btn-wax"
	}
	return ""
}

// send hands a letter to the device's share sheet, the clipboard or a file.
func (s *Screen) send(id string, by func(x post)) {
	x, err := s.toSend(id, s.house.Dialog.Boxed)
	if err != nil {
		s.house.Tell(shell.ShareFailed(house.Problem(err)))
		return
	}
	by(x)
}

func (s *Screen) share(id string) {
	s.send(id, func(x post) { s.house.Do(page.Share{Title: "Tabard", Text: x.text, URL: x.url}) })
}

func (s *Screen) copy(id string) {
	s.send(id, func(x post) { s.house.Copy(x.text+"\n"+x.url, say.TableCopied) })
}

func (s *Screen) file(id string) {
	s.send(id, func(x post) {
		name := "tabard-" + faceOf(x.letter.Table.Code).Def.ID + "-" + face.Num(len(x.letter.Table.Letters)) + store.FileType
		s.house.Do(page.Download{Name: name, Data: []byte(x.text + "\n" + x.url + "\n")})
		s.house.Tell(shell.SavesExported(name))
	})
}

// tableView is the screen of a table that is not dealt yet, or of its newest letter.
func (s *Screen) tableView() app.UI {
	x, err := s.toSend(s.id, false)
	if err != nil {
		return app.Main().Class("page").Body(
			ui.PageHead(say.TableTitle.String()),
			ui.Section("card", ui.Say(house.Problem(err)), ui.Box("row", ui.WordLink("", "btn btn-wax", "", shell.LostHome))))
	}
	t, here := x.letter.Table, s.Here(s.id)
	joining := x.letter.Course == nil
	what := say.TableJoining.String()
	switch next := nameOf(t.Seats, x.to); {
	case joining && people(t) == nameOf(t.Seats, first(here)):
		what = say.TableInviting.String()
	case joining:
	case x.to != game.Nobody && here[x.to]:
		what = say.TableYours.String()
	case x.to == game.Nobody:
		what = say.SendAlltext.String()
	case !x.letter.Course.Dealt():
		what = say.TableReady(next)
	default:
		what = say.TableWaits(next)
	}
	f := faceOf(t.Code)
	return app.Main().Class("page post").Body(
		ui.PageHead(say.TableTitle.String()),
		ui.Section("card link-card",
			ui.Symbol(f.Emblem, "game-emblem"),
			app.H2().Text(f.Name),
			ui.Say(what),
			ui.Box("share", s.sendParts(x)...).Hidden(x.to != game.Nobody && here[x.to]),
			app.P().Hidden(joining || !x.letter.Course.Dealt()).Body(ui.WordLink("play/"+s.id, "btn", "", say.OpenTable))),
		ui.Section("card",
			app.H2().Text(shell.SetupSeats.String()),
			seatsView(t, here, nil),
			app.P().Class("hint").Hidden(!joining || first(here) == game.Nobody).Text(say.TableOwn.String()),
			app.Div().Class("field").Hidden(!joining).Body(
				app.Label().For("answer").Text(say.TablePaste.String()),
				ui.Box("seed-row",
					app.Input().ID("answer").Name("answer").Type("text").Value(s.pasted).AutoComplete(false).Attr("spellcheck", "false"),
					ui.WordButton("takeanswer", "", "", "", say.TablePasting)))),
		ui.Section("card",
			app.H2().Text(say.AgreeTitle.String()),
			agreement(t),
			ui.Box("row", ui.WordButton("forget", s.id, "btn-quiet", "trash", say.TableForget))))
}

// first is the first seat that is here.
func first(here [game.MaxSeats]bool) game.Player {
	for p, is := range here {
		if is {
			return game.Player(p)
		}
	}
	return game.Nobody
}
