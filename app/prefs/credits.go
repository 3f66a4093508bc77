package prefs

import (
	"github.com/maxence-charriere/go-app/v10/pkg/app"

	"tabard/app/games"
	"tabard/app/ui"
	say "tabard/app/words/shell"
)

// Credits is the screen that says whose work the program is.
func Credits() app.UI {
	return app.Main().Class("page prose").Body(
		ui.PageHead(say.CreditsTitle.String()),
		ui.Section("card",
			ui.Say(say.CreditsUnofficial.String()),
			app.H2().Text(say.CreditsGames.String()),
			app.Range(games.All()).Slice(func(i int) app.UI {
				return app.P().Body(app.Strong().Text(games.All()[i].Name), app.Text(". "+games.All()[i].Credits))
			}),
			app.H2().Text(say.CreditsType.String()),
			ui.Say(say.CreditsAtkinson.String()),
			ui.Say(say.CreditsGaramond.String()),
			app.H2().Text(say.CreditsIcons.String()),
			ui.Say(say.CreditsPictures.String()),
			ui.Say(say.CreditsGameicons.String()),
			ui.Say(say.CreditsLucide.String()),
			app.H2().Text(say.CreditsCode.String()),
			ui.Say(say.CreditsGoapp.String()),
			app.P().Body(
				licence("OFL.txt", "fonts/", "SIL OFL 1.1: Atkinson Hyperlegible, EB Garamond"), app.Br(),
				licence("ICONS.md", "licences/", "CC BY 3.0: game-icons.net"), app.Br(),
				licence("LUCIDE.txt", "licences/", "ISC: Lucide"), app.Br(),
				licence("go-app.txt", "licences/", "MIT: go-app"), app.Br(),
				licence("go.txt", "licences/", "BSD: Go"), app.Br(),
				licence("msgp.txt", "licences/", "MIT: msgp"), app.Br(),
				licence("fwd.txt", "licences/", "MIT: fwd"), app.Br(),
				licence("qr.txt", "licences/", "BSD: qr"))),
		ui.Para("hint", say.CreditsPrivate.String()))
}

// licence is a link to the text of a licence.
func licence(file, folder, name string) app.UI {
	return app.A().Href("static/" + folder + file).Target("_blank").Rel("noopener").Text(name)
}
