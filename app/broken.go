package app

import (
	"github.com/maxence-charriere/go-app/v10/pkg/app"

	"tabard/app/lingo"
	"tabard/app/ui"
)

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

// reportText is what the player can send to those who mend the program.
func (s *Shell) reportText() string {
	return "Tabard " + s.house.Facts.Version + "\n" + s.fault + s.desk.Report()
}
