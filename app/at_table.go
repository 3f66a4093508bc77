package app

import (
	"errors"
	"fmt"

	"github.com/maxence-charriere/go-app/v10/pkg/app"

	"tabard/app/lingo"
	"tabard/app/table"
	"tabard/app/ui"
	"tabard/web/store"
)

// waitingTable is shown while other tabs are asked, and while a long game is read.
func (s *room) waitingTable() app.UI { return s.readingPage(lingo.T("table.opening")) }

// readingPage says how far a game is read.
func (s *room) readingPage(title string) app.UI {
	said := ""
	if s.reading != nil {
		said = lingo.N("reading.moves", s.reading.Moves())
	}
	return app.Main().Class("page").Body(app.H1().ID("title").TabIndex(-1).Text(title),
		ui.Para("hint", said),
		ui.Box("row", ui.Link("", "btn", ui.Word(lingo.T("reading.leave")))).Hidden(s.reading == nil))
}

// lostTable is shown where a game cannot be opened: it says why and what can still be done.
func (s *Shell) lostTable() app.UI {
	err := s.opening
	if err == nil {
		err = store.ErrNone
	}
	return app.Main().Class("page").Body(
		app.H1().ID("title").TabIndex(-1).Text(lingo.T("lost.title")),
		ui.Say(problem(err)),
		ui.Para("hint", err.Error()),
		ui.Box("row",
			ui.Button("raw", s.route.Arg, "", ui.Pic("download"), ui.Word(lingo.T("saves.raw"))).Hidden(errors.Is(err, store.ErrNone)),
			ui.Link("saves", "btn", ui.Word(lingo.T("lost.saves"))),
			ui.Button("rounds", s.route.Arg, "", ui.Pic("undo"), ui.Word(lingo.T("menu.rounds"))).Hidden(!s.hasRounds(s.route.Arg)),
			ui.Link("", "btn btn-wax", ui.Word(lingo.T("lost.home"))),
			recoverLink(),
		))
}

// broken is shown in the place of a screen with a fault. The games are safe, and the other screens are as they were.
func (s *Shell) broken(report string) app.UI {
	return app.Main().Class("page").Body(
		app.H1().ID("title").TabIndex(-1).Text(lingo.T("broken.title")),
		ui.Say(lingo.T("broken.text")),
		ui.Box("row",
			ui.Button("reload", "", "btn-wax", ui.Pic("restart"), ui.Word(lingo.T("broken.reload"))),
			ui.Link("", "btn", ui.Word(lingo.T("lost.home"))),
			ui.Button("report", "", "", ui.Pic("copy"), ui.Word(lingo.T("broken.copy"))),
			recoverLink()),
		app.Pre().Class("report").Text(report))
}

func (s *Shell) reportText() string {
	text := "Tabard " + s.facts.Version + "\n" + s.fault
	if t := s.current; t != nil {
		text += "\n" + t.Report + "\n" + fmt.Sprintf("%s rules %d seed %s log %d", t.View.Def.ID, t.View.Def.Rules,
			table.SeedText(t.View.Setup.Seed), len(t.View.Log))
	}
	return text
}
