package desk

import (
	"errors"
	"fmt"

	"github.com/maxence-charriere/go-app/v10/pkg/app"

	"tabard/app/house"
	"tabard/app/table"
	"tabard/app/ui"
	say "tabard/app/words/shell"
	"tabard/web/store"
)

// View is the screen of the table with that id: the table, how far it is read, or why it cannot be opened.
func (d *Desk) View(id string) app.UI {
	switch t := d.Shown(); {
	case t != nil:
		return t.Render()
	case d.coming != "":
		return d.house.ReadingPage(say.TableOpening.String())
	}
	return d.lostTable(id)
}

// Screen names what View draws.
func (d *Desk) Screen() string {
	switch t := d.Shown(); {
	case t != nil:
		return t.Screen()
	case d.coming != "":
		return "opening"
	}
	return string(house.PlaceLost)
}

// lostTable is shown where a game cannot be opened: it says why and what can still be done.
func (d *Desk) lostTable(id string) app.UI {
	err := d.failure
	if err == nil {
		err = store.ErrNone
	}
	return app.Main().Class("page").Body(
		app.H1().ID("title").TabIndex(-1).Text(say.LostTitle.String()),
		ui.Say(house.Problem(err)),
		ui.Box("row",
			ui.WordButton("raw", id, "", "download", say.SavesRaw).Hidden(errors.Is(err, store.ErrNone)),
			ui.WordLink("saves", "btn", "", say.LostSaves),
			ui.WordButton("rounds", id, "", "undo", say.MenuRounds).Hidden(!hasRounds(d.house.Shelf, id)),
			ui.WordLink("", "btn btn-wax", "", say.LostHome),
			ui.WordButton("report", "", "", "copy", say.BrokenCopy).Hidden(errors.Is(err, store.ErrNone)),
			ui.RecoverLink(),
		))
}

// hasRounds says that there are earlier rounds of a game to go back to.
func hasRounds(shelf *store.Shelf, id string) bool {
	n, _ := shelf.Rounds() // none are offered where they cannot be listed
	return n[id] > 0
}

// Report is what the desk adds to a report of a fault: in words for those who mend the program, unlike what the screen says.
func (d *Desk) Report() (text string) {
	if d.failure != nil {
		text += "\n" + d.failure.Error()
	}
	if t := d.current; t != nil {
		text += "\n" + t.Voice.Report() + "\n" + fmt.Sprintf("%s rules %d seed %s log %d", t.View.Def.ID, t.View.Def.Rules,
			table.SeedText(t.View.Setup.Seed), len(t.View.Log))
	}
	return text
}

// lostHistory tells that a game begins anew from where it stands, because the history of before cannot be played through any more.
func lostHistory(house.Dialog) (string, app.UI) {
	return say.RebasedTitle.String(), app.Div().Body(
		ui.Say(say.RebasedText.String()),
		ui.Box("row", ui.WordButton("close", "", "btn-wax", "", say.RebasedOk)))
}
