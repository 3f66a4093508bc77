// Package prefs is the screen of the player's settings. Every setting of a few values is one row of one table: see settings.
package prefs

import (
	"slices"

	"github.com/maxence-charriere/go-app/v10/pkg/app"

	"tabard/app/house"
	"tabard/app/table"
	"tabard/app/ui"
	"tabard/app/words"
	say "tabard/app/words/shell"
	"tabard/web/page"
)

// setting is a wish of the player that has a few values. Its row is all that the program knows of it beside its words. Its words
// are set-VERB, with a .hint unless nothing needs explaining, and choice-VERB-VALUE for each value of a choice.
type setting struct {
	name   string   // in the store
	verb   string   // of its control
	values []string // in the order in which they are offered; of a switch the first is off, the second on
	usual  string   // the value at first, which the store keeps as no word at all
	toggle bool     // it is shown as a switch

	// What it changes, where that is not asked for by Screen.Value:
	page  string                             // the data attribute of the page's root that has the value, unless it is the usual one
	table func(t *table.Table, value string) // every table that is opened, and the one on the screen
	ask   func(value string) (m table.Msg)   // a message to the table on the screen when the value changes
	do    func(value string) page.Effect     // what the page is asked for when the value changes
}

// settings are all of them, in the order of the screen.
var settings = [...]setting{
	{name: "Theme", verb: "theme", values: table.Themes, usual: "auto", page: "theme",
		table: func(t *table.Table, value string) { t.Theme = value }},
	{name: "Pace", verb: "pace", values: table.PaceIDs, usual: "normal",
		table: func(t *table.Table, value string) { t.Pace = table.PaceByID(value) },
		ask:   func(value string) table.Msg { return table.SetPace{Pace: table.PaceByID(value)} }},
	{name: "Fights", verb: "fights", values: table.FightsIDs, usual: "watch",
		table: func(t *table.Table, value string) { t.Fights = table.FightsByID(value) }},
	{name: "Log", verb: "log", values: []string{"off", "on"}, usual: "on", toggle: true, page: "log",
		table: func(t *table.Table, value string) { t.LogOff = value == "off" }},
	{name: "LogWide", verb: "logwide", values: table.LogWidths, usual: table.LogWidths[0], page: "logwide",
		table: func(t *table.Table, value string) { t.LogWide = value }},
	{name: "Confirm", verb: "confirm", values: table.ConfirmIDs, usual: "final",
		table: func(t *table.Table, value string) { t.Confirm = table.ConfirmByID(value) }},
	{name: "Sound", verb: "sound", values: []string{"off", "soft", "full"}, usual: "off", page: "sound"},
	{name: "Motion", verb: "motion", values: []string{"full", "reduced"}, usual: "full", toggle: true, page: "motion"},
	{name: "Language", verb: "language", values: tongues(), usual: "auto",
		do: func(value string) page.Effect { return page.Speak{Language: value} }},
	{name: "Keys", verb: "keys", values: []string{"off", "on"}, usual: "on", toggle: true}, // see Shortcuts
}

// tongues are the values of the language: the browser's own, and every one that there are words of.
func tongues() []string {
	tags := []string{"auto"}
	for _, l := range words.Languages {
		tags = append(tags, l.Tag)
	}
	return tags
}

// Screen is the screen of the settings.
type Screen struct {
	house  *house.House
	called string // the player's name before it was wiped out to type another one
}

// New returns the screen of the settings of a house.
func New(h *house.House) *Screen { return &Screen{house: h} }

// Value is the value of a setting by its name in the store. A word that is none of its values counts as the usual one.
func (s *Screen) Value(name string) string {
	for i := range settings {
		if settings[i].name == name {
			return s.value(&settings[i])
		}
	}
	panic("prefs: no setting " + name)
}

func (s *Screen) value(row *setting) string {
	if word := s.house.Settings.Words[row.name]; slices.Contains(row.values, word) {
		return word
	}
	return row.usual
}

// Tongue is the language that the player wishes for, empty for the browser's own.
func (s *Screen) Tongue() string {
	if tag := s.Value("Language"); tag != "auto" {
		return tag
	}
	return ""
}

// Shortcuts says whether single letters do something.
func (s *Screen) Shortcuts() bool { return s.Value("Keys") == "on" }

// Look is what the settings ask of the page's root, in an order that does not change.
func (s *Screen) Look() (look []page.Datum) {
	for i := range settings {
		row := &settings[i]
		if row.page == "" {
			continue
		}
		d := page.Datum{Name: row.page}
		if value := s.value(row); value != row.usual {
			d.Value = value
		}
		look = append(look, d)
	}
	return look
}

// Furnish gives a table what the settings ask of it.
func (s *Screen) Furnish(t *table.Table) {
	for i := range settings {
		if row := &settings[i]; row.table != nil {
			row.table(t, s.value(row))
		}
	}
}

// Verbs are the verbs that Press knows, one for each setting.
func Verbs() (all []string) {
	for i := range settings {
		all = append(all, settings[i].verb)
	}
	return all
}

// Press changes the setting of a verb to a value, or turns its switch. It returns false if the verb is no setting's. The table on the
// screen is then to be furnished anew, and asked for what is returned beside, unless that is nil.
func (s *Screen) Press(verb, value string) (ask table.Msg, ok bool) {
	i := slices.IndexFunc(settings[:], func(row setting) bool { return row.verb == verb })
	if i < 0 {
		return nil, false
	}
	row := &settings[i]
	if row.toggle {
		value = row.values[1-slices.Index(row.values, s.value(row))]
	}
	if !slices.Contains(row.values, value) {
		value = row.usual
	}
	if row.ask != nil {
		ask = row.ask(value)
	}
	if row.do != nil {
		s.house.Do(row.do(value))
	}
	if value == row.usual {
		value = ""
	}
	s.house.Settings.Wish(row.name, value)
	s.house.SaveSettings()
	return ask, true
}

// CallMe names the player from now on, also in the set-ups of games under the name of before. It returns the name of before and
// whether seats that bear it are to be renamed: none are while the name is wiped out to type another one.
func (s *Screen) CallMe(name string) (before string, rename bool) {
	set := &s.house.Settings
	before = set.Name
	if set.Name = name; before == "" {
		before = s.called
	}
	if rename = name != ""; rename {
		if before == "" {
			before = say.NewcomerTraveller.String()
		}
		for id, last := range set.Setups {
			last.Seats = slices.Clone(last.Seats)
			house.Rename(last.Seats, before, name)
			set.Setups[id] = last
		}
	} else {
		s.called = before
	}
	s.house.SaveSettings()
	return before, rename
}

// View draws the screen.
func (s *Screen) View() app.UI {
	return app.Main().Class("page").Body(
		ui.PageHead(say.SettingsTitle.String()),
		ui.Section("card",
			ui.Box("field",
				app.Label().For("name").Text(say.SettingsName.String()),
				app.Input().ID("name").Name("name").Type("text").MaxLength(24).Value(s.house.Settings.Name).AutoComplete(false)),
			app.Range(settings[:]).Slice(func(i int) app.UI { return s.field(&settings[i]) }),
		),
		ui.Para("hint", say.SettingsKept.String()),
		s.promise(),
		ui.Para("hint", say.SettingsVersion(s.house.Facts.Version)),
	)
}

// field is the control of a setting.
func (s *Screen) field(row *setting) app.UI {
	called, _ := say.SetNamed(row.verb)
	name, hint, now := called.String(), called.Hint(), s.value(row)
	if row.toggle {
		return ui.Switch(row.verb, "", name, hint, now == row.values[1])
	}
	return ui.ChoiceField(row.verb, name, ui.Values(row.verb, row.values, now), hint)
}

// promise says whether the browser keeps what is stored when it needs room.
func (s *Screen) promise() app.UI {
	text := ""
	switch {
	case s.house.Shelf.Volatile() || s.house.Facts.Volatile:
	case s.house.Facts.Promised:
		text = say.SettingsPromised.String()
	default:
		text = say.SettingsUnpromised.String()
	}
	return app.P().Class("hint").Hidden(text == "").Text(text)
}
