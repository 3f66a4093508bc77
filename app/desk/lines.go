package desk

import (
	"strconv"

	"github.com/maxence-charriere/go-app/v10/pkg/app"

	"tabard/app/house"
	"tabard/app/ui"
	say "tabard/app/words/shell"
	"tabard/engines/save"
	"tabard/web/store"
)

// lineTitle is the title of a line that was kept.
func lineTitle(g save.Game) string {
	return save.Clean(say.LinesName(strconv.Itoa(len(g.Moves))))
}

// told says of a line how far it goes and when it was played last.
func told(g save.Game) string { return say.LinesTold(len(g.Moves), house.When(g.Played)) }

// nameLine gives a line that the shelf has just kept its title, and says so; empty if the shelf had nothing to keep.
func nameLine(shelf *store.Shelf, kept save.Game, fresh bool) (told string) {
	if !fresh {
		return ""
	}
	_ = shelf.Rename(kept.ID, lineTitle(kept)) // without room for a title it has that of the game
	return say.LinesKept(lineTitle(kept))
}

// askWhichLine asks with which of two lines of the game on the screen the player goes on. Both are on the shelf by now.
func askWhichLine(h *house.House, l store.Lines) {
	_ = h.Shelf.Rename(l.Other.ID, lineTitle(l.Other))
	there := house.Route{Place: house.PlaceTable, Arg: l.Other.ID}
	h.Ask(house.Dialog{Kind: "lines", ID: l.Other.ID, Public: true, Draw: func(house.Dialog) (string, app.UI) {
		return say.LinesTitle.String(), app.Div().Body(
			ui.Say(say.LinesText(lineTitle(l.Other), told(l.Other), told(l.Here))),
			ui.Box("row", ui.WordButton("close", "", "btn-wax", "", say.LinesHere),
				ui.Link(there.Hash(), "btn", ui.Word(say.LinesOther.String()))))
	}})
}
