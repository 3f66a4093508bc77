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

// lineTitle is the title of a line that is kept.
func lineTitle(g save.Game) string {
	return save.Clean(say.LinesName(strconv.Itoa(len(g.Moves))))
}

// told says of a line how far it goes and when it was played last.
func told(g save.Game) string { return say.LinesTold(len(g.Moves), house.When(g.Played)) }

// keptLine says that the shelf has kept another line of a game; empty if it had none to keep.
func keptLine(shelf *store.Shelf, id string) string {
	l, ok := shelf.Forked(id)
	if !ok {
		return ""
	}
	return say.LinesKept(l.Other.Title)
}

// askWhichLine asks with which of two lines of the game on the screen the player goes on. The page draws it before the journal takes both.
func askWhichLine(h *house.House, l store.Lines) {
	there := house.Route{Place: house.PlaceTable, Arg: l.Other.ID}
	h.Ask(house.Dialog{Kind: "lines", ID: l.Other.ID, Public: true, Draw: func(house.Dialog) (string, app.UI) {
		return say.LinesTitle.String(), app.Div().Body(
			ui.Say(say.LinesText(l.Other.Title, told(l.Other), told(l.Here))),
			ui.Box("row", ui.WordButton("close", "", "btn-wax", "", say.LinesHere),
				ui.Link(there.Hash(), "btn", ui.Word(say.LinesOther.String()))))
	}})
}
