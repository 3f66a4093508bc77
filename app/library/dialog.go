package library

import (
	"github.com/maxence-charriere/go-app/v10/pkg/app"

	"tabard/app/house"
	"tabard/app/lingo"
	"tabard/app/ui"
	"tabard/engines/save"
)

// askAbout opens a question about a game: that of an id, or the one on the screen.
func (l *Library) askAbout(kind, id string) {
	id = l.idOr(id)
	l.ask(house.Dialog{Kind: kind, ID: id, Text: l.titleOf(id)})
}

// ask opens a dialog of the library.
func (l *Library) ask(d house.Dialog) {
	d.Draw = l.dialogBody
	l.house.Ask(d)
}

// dialogBody is the title and the body of an open dialog.
func (l *Library) dialogBody(d house.Dialog) (string, app.UI) {
	switch d.Kind {
	case "share":
		return lingo.T("share.title"), ui.Box("share",
			ui.Say(lingo.T("share.text")),
			app.Textarea().ID("link").Name("link").ReadOnly(true).Rows(4).Aria("label", lingo.T("share.link")).Text(d.Text),
			app.P().Class("hint").ID("link-size").Text(lingo.N("share.size", d.Size)+" "+shareFits(d.Size)),
			ui.Box("row",
				ui.WordButton("copylink", "", "btn-wax", "copy", "share.copy"),
				ui.WordButton("sendlink", "", "", "share", "share.send").Hidden(!l.house.Facts.CanShare),
				ui.WordButton("export", d.ID, "", "download", "menu.export")),
			qrCode(d.Text))
	case "rename":
		return lingo.T("rename.title"), ui.Box("field",
			app.Label().For("rename").Text(lingo.T("rename.label")),
			app.Input().ID("rename").Name("rename").Type("text").MaxLength(save.MaxName).Value(d.Text).AutoComplete(false),
			ui.Box("row",
				ui.WordButton("rename-do", "", "btn-wax", "", "rename.do"),
				ui.WordButton("close", "", "btn-quiet", "", "cancel")))
	case "intake":
		return lingo.T("intake.title"), intakeBody(d.At, d.Size)
	case "clear":
		return l.clearBody()
	case "room":
		return lingo.T("room.title"), l.roomBody()
	case "rounds":
		return lingo.T("menu.rounds"), l.roundsBody(d.ID)
	case "delete":
		file := ui.WordButton("raw", d.ID, "", "download", "saves.raw")
		if l.desk.OnlyHere(d.ID) {
			file = ui.WordButton("export", d.ID, "", "download", "menu.export") // the bytes are older, or there are none
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
