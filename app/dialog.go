package app

import (
	"github.com/maxence-charriere/go-app/v10/pkg/app"

	"tabard/app/lingo"
	"tabard/app/ui"
	"tabard/engines/save"
)

// dialog is a question of the shell about one game.
type dialog struct {
	kind string // "share", "rename", "delete", "clear", "room", "rounds", "lost", "intake"; empty for none
	id   string // of the saved game, or of the game whose records are to be cleared
	text string
	size int
	at   int // of size, where something is done step by step
}

func (d dialog) open() bool { return d.kind != "" }

// ask opens a question in the place of whatever the table had open.
func (s *room) ask(d dialog) {
	s.dialog = d
	if t := s.shownTable(); t != nil {
		t.Open = ""
	}
}

// askAbout opens a question about a game: that of an id, or the one on the screen.
func (s *room) askAbout(kind, id string) {
	id = s.idOr(id)
	s.ask(dialog{kind: kind, id: id, text: s.titleOf(id)})
}

// dialogBody is the open question of the shell.
func (s *room) dialogBody() (string, app.UI) {
	d := s.dialog
	switch d.kind {
	case "share":
		return lingo.T("share.title"), ui.Box("share",
			ui.Say(lingo.T("share.text")),
			app.Textarea().ID("link").Name("link").ReadOnly(true).Rows(4).Aria("label", lingo.T("share.link")).Text(d.text),
			app.P().Class("hint").ID("link-size").Text(lingo.N("share.size", d.size)+" "+shareFits(d.size)),
			ui.Box("row",
				ui.WordButton("copylink", "", "btn-wax", "copy", "share.copy"),
				ui.WordButton("sendlink", "", "", "share", "share.send").Hidden(!s.facts.CanShare),
				ui.WordButton("export", d.id, "", "download", "menu.export")),
			qrCode(d.text))
	case "rename":
		return lingo.T("rename.title"), ui.Box("field",
			app.Label().For("rename").Text(lingo.T("rename.label")),
			app.Input().ID("rename").Name("rename").Type("text").MaxLength(save.MaxName).Value(d.text).AutoComplete(false),
			ui.Box("row",
				ui.WordButton("rename-do", "", "btn-wax", "", "rename.do"),
				ui.WordButton("close", "", "btn-quiet", "", "cancel")))
	case "intake":
		return lingo.T("intake.title"), intakeBody(d.at, d.size)
	case "clear":
		return s.clearBody()
	case "room":
		return lingo.T("room.title"), s.roomBody()
	case "rounds":
		return lingo.T("menu.rounds"), s.roundsBody(d.id)
	case "lost":
		return lingo.T("rebased.title"), app.Div().Body(
			ui.Say(lingo.T("rebased.text")),
			ui.Box("row", ui.WordButton("close", "", "btn-wax", "", "rebased.ok")))
	case "delete":
		file := ui.WordButton("raw", d.id, "", "download", "saves.raw")
		if s.onlyHere(d.id) {
			file = ui.WordButton("export", d.id, "", "download", "menu.export") // the bytes are older, or there are none
		}
		return lingo.T("delete.title"), app.Div().Body(
			ui.Say(lingo.T("delete.text")),
			ui.Box("row",
				ui.WordButton("delete-do", "", "btn-wax", "trash", "delete.do"),
				file,
				ui.WordButton("close", "", "btn-quiet", "", "cancel")))
	}
	return "", nil
}
