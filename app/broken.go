package app

import (
	"github.com/maxence-charriere/go-app/v10/pkg/app"

	"tabard/app/ui"
	say "tabard/app/words/shell"
)

// broken is shown in the place of a screen with a fault. The games are safe, and the other screens are as they were.
func (s *Shell) broken(report string) app.UI {
	return app.Main().Class("page").Body(
		app.H1().ID("title").TabIndex(-1).Text(say.BrokenTitle.String()),
		ui.Say(say.BrokenText.String()),
		ui.Box("row",
			ui.WordButton("reload", "", "btn-wax", "restart", say.BrokenReload),
			ui.WordLink("", "btn", "", say.LostHome),
			ui.WordButton("report", "", "", "copy", say.BrokenCopy),
			ui.RecoverLink()),
		app.Pre().Class("report").Text(report))
}

// reportText is what the player can send to those who mend the program.
func (s *Shell) reportText() string {
	return "Tabard " + s.house.Facts.Version + "\n" + s.fault + s.desk.Report()
}
