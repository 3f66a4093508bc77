package setup

import (
	"strconv"

	"github.com/maxence-charriere/go-app/v10/pkg/app"

	"tabard/app/face"
	"tabard/app/ui"
	"tabard/app/words"
	say "tabard/app/words/shell"
	"tabard/engines/game"
)

var presetNames = [...]words.Text{face.PresetPrinted: say.SetupPrinted, face.PresetEven: say.SetupEven, face.PresetCloser: say.SetupCloser,
	face.PresetPlainDie: say.SetupPlaindie}

// take wishes for all options of a preset.
func (d *draft) take(preset int) {
	if preset >= 0 && preset < len(d.face.Presets) {
		d.wish = d.face.Presets[preset].Setup(d.face.Def, d.n).Options
	}
}

// presets offers set-ups by name, each with what bots made of it.
func (d *draft) presets(setup game.Setup) app.UI {
	all, on := d.face.Presets, d.face.PresetOf(setup)
	name := say.SetupPresets.String()
	return ui.Section("card", app.H2().Text(name),
		app.Div().Class("presets").Role("radiogroup").Aria("label", name).Body(
			app.Range(all).Slice(func(i int) app.UI {
				p, tab := &all[i], -1
				if p == on || on == nil && i == 0 {
					tab = 0
				}
				hint, mark := d.face.PresetHint(p), ""
				if hint == "" {
					hint, mark = say.SetupPrintedhint.String(), say.SetupNovice.String()
				}
				return ui.Button("preset", strconv.Itoa(i), "preset",
					ui.Span("preset-name", presetNames[p.Kind].String()), ui.Span("preset-mark", mark),
					ui.Span("hint", hint), ui.Span("preset-shares", shares(&p.Of[d.n], d.n))).
					Role("radio").Aria("checked", strconv.FormatBool(p == on)).TabIndex(tab)
			})), ui.Para("hint", say.SetupMeasured.String())).Hidden(d.n == 1 || len(all) == 0)
}

// shares say who wins how often, and how often it is close.
func shares(of *[game.MaxSeats + 1]uint8, seats int) string {
	wins := make([]string, seats)
	for i := range wins {
		wins[i] = strconv.Itoa(int(of[i]))
	}
	return say.SetupShares(strconv.Itoa(int(of[seats])), words.And(wins))
}

// options are the rows of all options; where they are many each group is folded, and says what in it is not as usual.
func (d *draft) options(setup game.Setup, fixed map[string]string) app.UI {
	if d.face.Groups == nil {
		return app.Div().Body(app.Range(d.face.Def.Options).Slice(func(i int) app.UI { return d.optionRow(i, setup, fixed) }))
	}
	usual := d.face.Def.DefaultSetup(d.n, 0).Options
	return app.Div().Body(app.Range(d.face.Groups).Slice(func(g int) app.UI {
		group := &d.face.Groups[g]
		var rows []app.UI
		changed := ""
		for _, i := range group.Options {
			rows = append(rows, d.optionRow(int(i), setup, fixed))
			if setup.Options[i] != usual[i] {
				o := d.face.Def.Options[i]
				name, _ := d.face.Option(o.ID)
				value, _ := d.face.Value(o.ID, o.Values[setup.Options[i]])
				changed += " " + say.SetupChanged(name, value)
			}
		}
		return ui.Fold(group.Name, changed, rows...)
	}))
}

// rest has what every game is set up with.
func (d *draft) rest() app.UI {
	rows := []app.UI{
		ui.Box("field",
			app.Label().For("seed").Text(say.SetupSeed.String()),
			ui.Box("seed-row",
				app.Input().ID("seed").Name("seed").Type("text").Value(d.seed).AutoComplete(false).
					Attr("spellcheck", "false").Attr("autocapitalize", "off").MaxLength(40).Aria("describedby", "seed-hint"),
				ui.IconButton("reseed", "", "", "dice", say.SetupReseed.String()),
				ui.IconButton("copyseed", "", "", "copy", say.SetupCopyseed.String())),
			app.P().ID("seed-hint").Class("hint").Text(say.SetupSeedhint.String())),
		ui.Switch("practice", "", say.SetupPractice.String(), say.SetupPracticehint.String(), d.practice),
	}
	if d.face.Groups == nil {
		return app.Div().Body(rows...)
	}
	return ui.Fold(say.SetupRest.String(), "", rows...)
}

// seriesField offers to play a series of games.
func (d *draft) seriesField() app.UI {
	choices := make([]ui.Choice, 3)
	for i := range choices {
		n := 0
		if i > 0 {
			n = 2*i + 1
		}
		c := &choices[i]
		c.Arg, c.On = strconv.Itoa(n), n == int(d.series)
		if c.Name = say.SetupSingle.String(); n > 0 {
			c.Name = say.SetupSeriesOf(c.Arg)
		}
	}
	return ui.ChoiceField("series", say.SetupSeries.String(), choices, say.SetupSerieshint.String()).Hidden(d.n == 1 || d.practice)
}
