package library

import (
	"github.com/maxence-charriere/go-app/v10/pkg/app"

	"tabard/app/house"
	"tabard/app/ui"
	say "tabard/app/words/shell"
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
		return say.ShareTitle.String(), l.house.ShareBody(d, say.ShareText, ui.WordButton("export", d.ID, "", "download", say.MenuExport),
			app.P().Class("hint").Hidden(!d.Boxed).Text(say.ShareBoxhint.String()),
			ui.Box("row",
				ui.WordButton("sharebox", d.ID, "", "", say.ShareBox)).Hidden(!d.Boxed))
	case "rename":
		return say.RenameTitle.String(), ui.Box("field",
			app.Label().For("rename").Text(say.RenameLabel.String()),
			app.Input().ID("rename").Name("rename").Type("text").MaxLength(save.MaxName).Value(d.Text).AutoComplete(false),
			ui.Box("row",
				ui.WordButton("rename-do", "", "btn-wax", "", say.RenameDo),
				ui.WordButton("close", "", "btn-quiet", "", say.Cancel)))
	case "intake", "exporting", "clearing", "restoring":
		return choreBody(d)
	case "clear":
		return l.clearBody()
	case "room":
		return say.RoomTitle.String(), l.roomBody()
	case "rounds":
		return say.MenuRounds.String(), l.roundsBody(d.ID)
	case "delete":
		file := ui.WordButton("raw", d.ID, "", "download", say.SavesRaw)
		if l.desk.OnlyHere(d.ID) {
			file = ui.WordButton("export", d.ID, "", "download", say.MenuExport) // the bytes are older, or there are none
		}
		return say.DeleteTitle.String(), app.Div().Body(
			ui.Say(say.DeleteText.String()),
			ui.Box("row",
				ui.WordButton("delete-do", "", "btn-wax", "trash", say.DeleteDo),
				file,
				ui.WordButton("close", "", "btn-quiet", "", say.Cancel)))
	}
	return "", nil
}
