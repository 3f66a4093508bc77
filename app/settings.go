package app

import (
	"slices"

	"github.com/maxence-charriere/go-app/v10/pkg/app"

	"tabard/app/games"
	"tabard/app/lingo"
	"tabard/app/table"
	"tabard/app/ui"
	"tabard/engines/save"
)

// Values of the settings that are not the default.
const (
	motionLess = "reduced"
	keysOff    = "off"
)

// callMe is what the player is called from now on, also where games are set up with the name of before.
func (s *Shell) callMe(name string) {
	old := s.Settings.Name
	if s.Settings.Name = name; old == "" {
		old = s.wasCalled
	}
	if name == "" {
		s.wasCalled = old
	} else {
		if old == "" {
			old = lingo.T("seat.default0")
		}
		call := func(seats []save.Seat) {
			i := slices.IndexFunc(seats, func(seat save.Seat) bool { return !seat.Bot && seat.Name == old })
			if i >= 0 {
				seats[i].Name = name
			}
		}
		for id, last := range s.Settings.Setups {
			last.Seats = slices.Clone(last.Seats)
			call(last.Seats)
			s.Settings.Setups[id] = last
		}
		if d := s.setup.draft; d != nil {
			call(d.seats[:])
		}
	}
	s.SaveSettings()
}

// shortcuts says whether single letters do something.
func (s *room) shortcuts() bool { return s.Settings.Keys != keysOff }

// theme is the chosen light by name.
func (s *room) theme() string {
	if s.Settings.Theme == "" {
		return table.Themes[0]
	}
	return s.Settings.Theme
}

// sounds are how loud the table may be, the usual first.
var sounds = []string{"off", "soft", "full"}

// sound is how loud it is.
func (s *room) sound() string {
	if s.Settings.Sound == "" {
		return sounds[0]
	}
	return s.Settings.Sound
}

func flip(now, value string) string {
	if now == value {
		return ""
	}
	return value
}

func (s *room) settingsScreen() app.UI {
	var themes, paces []ui.Choice
	for _, id := range table.Themes {
		themes = append(themes, ui.Choice{Arg: id, Name: lingo.T("theme." + id), On: id == s.theme()})
	}
	for _, p := range table.Paces {
		paces = append(paces, ui.Choice{Arg: p.ID(), Name: lingo.T("pace." + p.ID()), On: p == table.PaceByID(s.Settings.Pace)})
	}
	var confirms []ui.Choice
	for _, id := range table.ConfirmIDs {
		confirms = append(confirms, ui.Choice{Arg: id, Name: lingo.T("confirm." + id),
			On: table.ConfirmByID(id) == table.ConfirmByID(s.Settings.Confirm)})
	}
	var levels []ui.Choice
	for _, id := range sounds {
		levels = append(levels, ui.Choice{Arg: id, Name: lingo.T("sound." + id), On: id == s.sound()})
	}
	return app.Main().Class("page").Body(
		ui.PageHead(lingo.T("settings.title")),
		ui.Section("card",
			ui.Box("field",
				app.Label().For("name").Text(lingo.T("settings.name")),
				app.Input().ID("name").Name("name").Type("text").MaxLength(24).Value(s.Settings.Name).AutoComplete(false)),
			ui.ChoiceField("theme", lingo.T("settings.theme"), themes, ""),
			ui.ChoiceField("pace", lingo.T("menu.pace"), paces, lingo.T("settings.pacehint")),
			ui.ChoiceField("confirm", lingo.T("settings.confirm"), confirms, lingo.T("settings.confirmhint")),
			ui.ChoiceField("sound", lingo.T("settings.sound"), levels, lingo.T("settings.soundhint")),
			ui.Switch("motion", "", lingo.T("settings.motion"), lingo.T("settings.motionhint"), s.Settings.Motion == motionLess),
			ui.Switch("keys", "", lingo.T("settings.keys"), lingo.T("settings.keyshint"), s.shortcuts()),
		),
		ui.Para("hint", lingo.T("settings.kept")),
		s.promise(),
		ui.Para("hint", lingo.T("settings.version", s.Facts.Version)),
	)
}

// promise says whether the browser keeps what is stored when it needs room.
func (s *room) promise() app.UI {
	text := ""
	switch {
	case s.shelf.Volatile() || s.Facts.Volatile:
	case s.Facts.Promised:
		text = lingo.T("settings.promised")
	default:
		text = lingo.T("settings.unpromised")
	}
	return app.P().Class("hint").Hidden(text == "").Text(text)
}

func creditsScreen() app.UI {
	return app.Main().Class("page prose").Body(
		ui.PageHead(lingo.T("credits.title")),
		ui.Section("card",
			ui.Say(lingo.T("credits.unofficial")),
			app.H2().Text(lingo.T("credits.games")),
			app.Range(games.All()).Slice(func(i int) app.UI {
				return app.P().Body(app.Strong().Text(games.All()[i].Name), app.Text(". "+games.All()[i].Credits))
			}),
			app.H2().Text(lingo.T("credits.type")),
			ui.Say(lingo.T("credits.atkinson")),
			ui.Say(lingo.T("credits.garamond")),
			app.H2().Text(lingo.T("credits.icons")),
			ui.Say(lingo.T("credits.pictures")),
			ui.Say(lingo.T("credits.gameicons")),
			ui.Say(lingo.T("credits.lucide")),
			app.H2().Text(lingo.T("credits.code")),
			ui.Say(lingo.T("credits.goapp")),
			app.P().Body(
				licence("OFL-atkinson-hyperlegible.txt", "fonts/", "SIL OFL 1.1: Atkinson Hyperlegible"), app.Br(),
				licence("OFL-eb-garamond.txt", "fonts/", "SIL OFL 1.1: EB Garamond"), app.Br(),
				licence("ICONS.md", "licences/", "CC BY 3.0: game-icons.net"), app.Br(),
				licence("LUCIDE.txt", "licences/", "ISC: Lucide"), app.Br(),
				licence("go-app.txt", "licences/", "MIT: go-app"), app.Br(),
				licence("go.txt", "licences/", "BSD: Go"), app.Br(),
				licence("msgp.txt", "licences/", "MIT: msgp"), app.Br(),
				licence("fwd.txt", "licences/", "MIT: fwd"), app.Br(),
				licence("uuid.txt", "licences/", "BSD: uuid"), app.Br(),
				licence("qr.txt", "licences/", "BSD: qr"))),
		ui.Para("hint", lingo.T("credits.private")))
}

func licence(file, folder, name string) app.UI {
	return app.A().Href("static/" + folder + file).Target("_blank").Rel("noopener").Text(name)
}
