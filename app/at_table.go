package app

import (
	"errors"
	"fmt"

	"github.com/maxence-charriere/go-app/v10/pkg/app"

	"tabard/app/house"
	"tabard/app/lingo"
	"tabard/app/table"
	"tabard/app/ui"
	"tabard/web/store"
)

// waitingTable is shown while other tabs are asked, and while a long game is read.
func (s *room) waitingTable() app.UI { return s.ReadingPage(lingo.T("table.opening")) }

// lostTable is shown where a game cannot be opened: it says why and what can still be done.
func (s *Shell) lostTable() app.UI {
	err := s.opening
	if err == nil {
		err = store.ErrNone
	}
	return app.Main().Class("page").Body(
		app.H1().ID("title").TabIndex(-1).Text(lingo.T("lost.title")),
		ui.Say(house.Problem(err)),
		ui.Box("row",
			ui.WordButton("raw", s.route.Arg, "", "download", "saves.raw").Hidden(errors.Is(err, store.ErrNone)),
			ui.WordLink("saves", "btn", "", "lost.saves"),
			ui.WordButton("rounds", s.route.Arg, "", "undo", "menu.rounds").Hidden(!s.hasRounds(s.route.Arg)),
			ui.WordLink("", "btn btn-wax", "", "lost.home"),
			ui.WordButton("report", "", "", "copy", "broken.copy").Hidden(errors.Is(err, store.ErrNone)),
			ui.RecoverLink(),
		))
}

// broken is shown in the place of a screen with a fault. The games are safe, and the other screens are as they were.
func (s *Shell) broken(report string) app.UI {
	return app.Main().Class("page").Body(
		app.H1().ID("title").TabIndex(-1).Text(lingo.T("broken.title")),
		ui.Say(lingo.T("broken.text")),
		ui.Box("row",
			ui.WordButton("reload", "", "btn-wax", "restart", "broken.reload"),
			ui.WordLink("", "btn", "", "lost.home"),
			ui.WordButton("report", "", "", "copy", "broken.copy"),
			ui.RecoverLink()),
		app.Pre().Class("report").Text(report))
}

// reportText is what the player can send to those who mend the program: in their words, unlike the screen.
func (s *Shell) reportText() string {
	text := "Tabard " + s.Facts.Version + "\n" + s.fault
	if s.opening != nil {
		text += "\n" + s.opening.Error()
	}
	if t := s.current; t != nil {
		text += "\n" + t.Report + "\n" + fmt.Sprintf("%s rules %d seed %s log %d", t.View.Def.ID, t.View.Def.Rules,
			table.SeedText(t.View.Setup.Seed), len(t.View.Log))
	}
	return text
}
