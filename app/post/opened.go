package post

import (
	"github.com/maxence-charriere/go-app/v10/pkg/app"

	"tabard/app/face"
	"tabard/app/house"
	"tabard/app/ui"
	say "tabard/app/words/post"
	shell "tabard/app/words/shell"
	"tabard/engines/game"
	"tabard/engines/save"
)

// letterView is the screen of a letter that was opened: an invitation, or why it is not for this device and the one thing to do.
func (s *Screen) letterView() app.UI {
	g := &s.got
	if g.Outcome == Free {
		return s.invitation()
	}
	n, name := face.Num(g.Number), ""
	if g.Letter.Table != nil {
		name = nameOf(g.Letter.Table.Seats, g.Seat)
	}
	table := ui.Link("play/"+g.ID, "btn btn-wax", ui.Word(say.OpenTable.String()))
	title, text := "", ""
	look := ui.WordButton("lookother", "", "", "", say.NotLook).Hidden(g.Letter.Course == nil || !g.Letter.Course.Dealt())
	other := ui.WordButton("askother", "", "btn-quiet", "", say.NotTakeother)
	var do []app.UI
	switch g.Outcome {
	case GoesOn, IsHead: // another tab has the table
		title, text, do = say.OpenTitle.String(), shell.ProblemElsewhere.String(), []app.UI{ui.WordButton("takeletter", "", "btn-wax", "", say.OpenTable)}
	case Unsealed:
		title, text = say.NotUnsealed.String(), say.NotUnsealedText(n, name)
		do = []app.UI{ui.WordButton("takeletter", "", "btn-wax", "", say.OpenTable)}
	case Older:
		title, text = say.NotOlder.String(), say.NotOlderText(face.Num(len(g.Letter.Table.Letters)), face.Num(g.Head.Letters))
		if g.Letter.Course == nil {
			text = say.NotInviting(face.Num(g.Head.Letters))
		}
		if s.rank(g.Head) == 0 { // the newest letter is still to be written
			do = []app.UI{table, look}
		} else {
			do = []app.UI{ui.WordButton("againletter", g.ID, "btn-wax", "share", say.OpenAgain), look, ui.Link("play/"+g.ID, "btn", ui.Word(say.OpenTable.String()))}
		}
	case Fork:
		title, text = say.NotFork(n, name), say.NotForkText(name)
		do = []app.UI{table, look, other}
	case GivenUp:
		title, text = say.NotGivenup(n, name), say.NotGivenupText.String()
		do = []app.UI{table, look, other}
	case Altered:
		title, text = say.NotAltered(n), say.NotAlteredText.String()
		do = []app.UI{ui.WordButton("againletter", g.ID, "btn-wax", "share", say.OpenMine), look, other}
	case LookOn:
		title, text = say.NotFull.String(), say.NotFullText.String()
		do = []app.UI{ui.WordButton("copycame", "", "btn-wax", "copy", say.SendCopy), ui.WordButton("takeletter", "", "", "", say.OpenLook)}
	case Elsewhere:
		title, text = say.NotElsewhere.String(), say.NotElsewhereText.String()
		do = []app.UI{ui.WordButton("copycame", "", "btn-wax", "copy", say.SendCopy), ui.WordButton("takeletter", "", "", "", say.OpenLook)}
	case Taken:
		title, text, do = say.NotTaken.String(), say.NotTakenText.String(), []app.UI{table}
	case Newer:
		title, text = say.NotNewer.String(), say.NotNewerText.String()
		do = []app.UI{ui.WordButton("reload", "", "btn-wax", "", shell.BrokenReload)}
		if s.house.Facts.Update == "waiting" {
			do = []app.UI{ui.WordButton("update", "", "btn-wax", "", shell.UpdateNow)}
		}
	case Boxless:
		title, text = say.NotBoxless.String(), say.NotBoxlessText.String()
		do = []app.UI{ui.WordLink("", "btn btn-wax", "", shell.LostHome)}
	default:
		title, text = say.NotSpoilt.String(), say.NotSpoiltText(house.Problem(g.Err))
		do = []app.UI{ui.WordLink("", "btn btn-wax", "", shell.LostHome)}
	}
	return app.Main().Class("page post").DataSet("outcome", int(g.Outcome)).Body(
		ui.PageHead(title),
		ui.Section("card link-card", ui.Say(text), ui.Box("row", do...)))
}

// invitation offers the free seats of a table that is not known here.
func (s *Screen) invitation() app.UI {
	t := s.got.Letter.Table
	f := faceOf(t.Code)
	return app.Main().Class("page post").Body(
		ui.PageHead(say.OpenTitle.String()),
		ui.Section("card link-card",
			ui.Symbol(f.Emblem, "game-emblem"),
			app.H2().Text(f.Name),
			ui.Say(say.OpenInvites(f.Name, people(t))),
			ui.Box("field",
				app.Label().For("sit-name").Text(say.OpenName.String()),
				app.Input().ID("sit-name").Name("sit-name").Type("text").Value(s.name).MaxLength(save.MaxName).AutoComplete(false)),
			seatsView(t, [game.MaxSeats]bool{}, func(p game.Player) app.UI {
				word := say.OpenSit(face.Num(int(p) + 1))
				if name := t.Seats[p].Name; name != "" {
					word = say.OpenNamed(name)
				}
				return ui.Button("sit", face.Num(int(p)), "btn-wax", ui.Word(word))
			}),
			ui.Box("row", ui.WordLink("", "btn btn-quiet", "", say.OpenNot))),
		ui.Section("card",
			app.H2().Text(say.AgreeTitle.String()),
			agreement(t)))
}
