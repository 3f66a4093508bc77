package app

import (
	"slices"
	"strconv"
	"strings"
	"time"

	"github.com/maxence-charriere/go-app/v10/pkg/app"

	"tabard/app/face"
	"tabard/app/lingo"
	"tabard/app/session"
	"tabard/app/table"
	"tabard/app/ui"
	"tabard/engines/game"
	"tabard/engines/save"
	"tabard/web/store"
)

// draft is a game being set up. It keeps all four seats, so that going down to two and back loses no name.
type draft struct {
	face     *face.Face
	n        int
	seats    [game.MaxSeats]save.Seat
	options  [game.MaxOptions]uint8
	seed     string
	practice bool
}

// newDraft is the last set-up of the game, or the first one: one person and three easy bots.
func newDraft(f *face.Face, last store.LastSetup, name string) *draft {
	d := &draft{face: f, n: f.Def.MaxSeats, seed: table.SeedText(newSeed())}
	for i := range d.seats {
		d.seats[i] = save.Seat{Name: lingo.T("seat.default" + strconv.Itoa(i)), Bot: i > 0, Colour: uint8(i)}
	}
	if name != "" {
		d.seats[0].Name = name
	}
	d.options = f.Def.DefaultSetup(d.n, 0).Options
	if k := len(last.Seats); k >= f.Def.MinSeats && k <= f.Def.MaxSeats {
		d.n = k
		copy(d.seats[:], last.Seats)
		d.options, d.practice = last.Options, last.Practice
	}
	d.mend()
	return d
}

// mend gives every seat a colour of its own and a level and an option that exist.
func (d *draft) mend() {
	used := [ui.Colours]bool{}
	for i := range d.seats {
		c := d.seats[i].Colour % ui.Colours
		for used[c] {
			c = (c + 1) % ui.Colours
		}
		used[c] = true
		d.seats[i].Colour = c
		if int(d.seats[i].Level) >= len(d.face.Def.Levels) {
			d.seats[i].Level = 0
		}
	}
	for i := range d.options {
		if i >= len(d.face.Def.Options) || int(d.options[i]) >= len(d.face.Def.Options[i].Values) {
			d.options[i] = 0
		}
	}
}

// recolour gives seat i the next colour; whoever had it gets the old one.
func (d *draft) recolour(i int) {
	old := d.seats[i].Colour
	next := (old + 1) % ui.Colours
	for j := range d.seats {
		if d.seats[j].Colour == next {
			d.seats[j].Colour = old
		}
	}
	d.seats[i].Colour = next
}

// config is the draft as a session takes it. Names that are left empty get the seat's own.
func (d *draft) config(id string, now time.Time) session.Config {
	setup := game.Setup{Seats: d.n, Options: d.options, Seed: table.ParseSeed(strings.TrimSpace(d.seed))}
	seats := slices.Clone(d.seats[:d.n])
	for i := range seats {
		if seats[i].Name = save.Clean(seats[i].Name); seats[i].Name == "" {
			seats[i].Name = lingo.T("table.seat", strconv.Itoa(i+1))
		}
	}
	return session.Config{ID: id, Now: now, Setup: setup, Seats: seats, Practice: d.practice}
}

func (s *Shell) startDraft(id string) {
	f := FaceByID(id)
	if f == nil {
		f = Faces()[0]
	}
	if s.draft == nil || s.draft.face.Def != f.Def {
		s.draft = newDraft(f, s.settings.Setups[f.Def.ID], s.settings.Name)
		return
	}
	s.draft.seed = table.SeedText(newSeed())
}

// begin starts the game of the draft and remembers how it was set up.
func (s *Shell) begin(d *draft) {
	c := d.config(store.NewID(), time.Now())
	last := store.LastSetup{Seats: c.Seats, Options: c.Setup.Options, Practice: c.Practice}
	if s.settings.Setups == nil {
		s.settings.Setups = map[string]store.LastSetup{}
	}
	s.settings.Setups[d.face.Def.ID] = last
	for _, seat := range c.Seats {
		if !seat.Bot {
			s.settings.Name = seat.Name
			break
		}
	}
	s.saveSettings()
	s.newTable(d.face, c)
}

// doSetup carries out what belongs to the set-up.
func (s *Shell) doSetup(verb, arg string) bool {
	if verb == "quick" {
		f := FaceByID(arg)
		s.begin(newDraft(f, s.settings.Setups[arg], s.settings.Name))
		return true
	}
	d := s.draft
	if d == nil {
		return false
	}
	i := number(arg)
	switch verb {
	case "start":
		s.begin(d)
	case "seats":
		d.n = min(max(i, d.face.Def.MinSeats), d.face.Def.MaxSeats)
	case "colour":
		d.recolour(i)
	case "up":
		if i > 0 && i < d.n {
			d.seats[i-1], d.seats[i] = d.seats[i], d.seats[i-1]
		}
	case "option":
		o, v, _ := strings.Cut(arg, ":")
		if k := number(o); k >= 0 && k < len(d.options) && number(v) >= 0 {
			d.options[k] = uint8(number(v))
		}
	case "practice":
		d.practice = !d.practice
	case "reseed":
		d.seed = table.SeedText(newSeed())
	case "copyseed":
		s.copy(d.seed, "setup.seedcopied")
	default:
		return false
	}
	return true
}

// typed takes what was typed or chosen in a field of the set-up.
func (d *draft) typed(name, value string) {
	field, n, _ := strings.Cut(name, ":")
	i := number(n)
	switch {
	case field == "seed":
		d.seed = value
	case i < 0 || i >= len(d.seats):
	case field == "seat-name":
		d.seats[i].Name = value
	case field == "seat-kind":
		d.seats[i].Bot = value != "person"
		if k := number(value); k >= 0 && k < len(d.face.Def.Levels) {
			d.seats[i].Level = uint8(k)
		}
	}
}

func (s *Shell) setupScreen() app.UI {
	d := s.draft
	counts := make([]ui.Choice, 0, game.MaxSeats)
	for n := d.face.Def.MinSeats; n <= d.face.Def.MaxSeats; n++ {
		counts = append(counts, ui.Choice{Arg: strconv.Itoa(n), Name: strconv.Itoa(n), On: n == d.n})
	}
	humans := 0
	for _, seat := range d.seats[:d.n] {
		if !seat.Bot {
			humans++
		}
	}
	return app.Main().Class("page setup").Body(
		s.pageHead(lingo.T("setup.title", d.face.Name)),
		app.Section().Class("card").Body(
			app.Div().Class("field-row").Body(
				app.H2().ID("count").Text(lingo.T("setup.seats")),
				ui.Segments("seats", lingo.T("setup.seats"), counts)),
			app.Ol().Class("draft-seats").Body(
				app.Range(d.seats[:d.n]).Slice(func(i int) app.UI { return d.seatRow(i) })),
			app.P().Class("hint").Text(d.handHint(humans)),
		),
		app.Section().Class("card").Body(
			app.H2().Text(lingo.T("setup.options")),
			app.Range(d.face.Def.Options).Slice(func(i int) app.UI { return d.optionRow(i) }),
			app.Div().Class("field").Body(
				app.Label().For("seed").Text(lingo.T("setup.seed")),
				app.Div().Class("seed-row").Body(
					app.Input().ID("seed").Name("seed").Type("text").Value(d.seed).AutoComplete(false).
						Attr("spellcheck", "false").Attr("autocapitalize", "off").MaxLength(40).Aria("describedby", "seed-hint"),
					ui.IconButton("reseed", "", "", "dice", lingo.T("setup.reseed")),
					ui.IconButton("copyseed", "", "", "copy", lingo.T("setup.copyseed"))),
				app.P().ID("seed-hint").Class("hint").Text(lingo.T("setup.seedhint"))),
			ui.Switch("practice", "", lingo.T("setup.practice"), lingo.T("setup.practicehint"), d.practice),
		),
		app.Div().Class("bar setup-bar").Body(
			ui.Button("start", "", "btn-wax btn-big", ui.Word(lingo.T("setup.start")))),
	)
}

func (d *draft) handHint(humans int) string {
	switch {
	case humans == 0:
		return lingo.T("setup.watch")
	case humans > 1 && d.face.Def.Private:
		return lingo.T("setup.hotseat")
	case humans > 1:
		return lingo.T("setup.openseat")
	}
	return lingo.T("setup.solo")
}

func (d *draft) seatRow(i int) app.UI {
	seat := d.seats[i]
	n := strconv.Itoa(i)
	kinds := []app.UI{app.Option().Value("person").Text(lingo.T("setup.person")).Selected(!seat.Bot)}
	for k, l := range d.face.Def.Levels {
		name, _ := d.face.Level(l.ID)
		kinds = append(kinds, app.Option().Value(strconv.Itoa(k)).Text(lingo.T("setup.bot", name)).
			Selected(seat.Bot && int(seat.Level) == k))
	}
	hint := ""
	if seat.Bot {
		_, hint = d.face.Level(d.face.Def.Levels[seat.Level].ID)
	}
	colour := lingo.T("colour." + strconv.Itoa(int(seat.Colour)))
	return app.Li().Class("draft-seat").Body(
		ui.Button("colour", n, "btn-crest", ui.Crest(seat.Colour, seat.Name)).
			Aria("label", lingo.T("setup.colour", seat.Name, colour)),
		app.Input().Name("seat-name:"+n).Type("text").Value(seat.Name).MaxLength(save.MaxName).AutoComplete(false).
			Aria("label", lingo.T("setup.name", strconv.Itoa(i+1))).Class("draft-name"),
		app.Div().Class("select").Body(
			app.Select().Name("seat-kind:"+n).Aria("label", lingo.T("setup.kind", seat.Name)).Body(kinds...),
			ui.Pic("down")),
		ui.IconButton("up", n, "btn-quiet", "up", lingo.T("setup.up", seat.Name)).Class(hiddenIf(i == 0)),
		app.P().Class("draft-hint hint").Text(hint),
	)
}

func hiddenIf(no bool) string {
	if no {
		return "gone"
	}
	return ""
}

func (d *draft) optionRow(i int) app.UI {
	o := d.face.Def.Options[i]
	name, hint := d.face.Option(o.ID)
	choices := make([]ui.Choice, len(o.Values))
	valueHint := ""
	for k, v := range o.Values {
		word, h := d.face.Value(o.ID, v)
		on := int(d.options[i]) == k
		choices[k] = ui.Choice{Arg: strconv.Itoa(i) + ":" + strconv.Itoa(k), Name: word, On: on}
		if on {
			valueHint = h
		}
	}
	if valueHint != "" {
		hint = valueHint
	}
	return app.Div().Class("field").Body(
		app.P().Class("field-name").Text(name),
		ui.Segments("option", name, choices),
		app.P().Class("hint").Text(hint))
}
