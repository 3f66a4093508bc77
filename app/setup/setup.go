package setup

import (
	"slices"
	"strconv"
	"strings"

	"github.com/maxence-charriere/go-app/v10/pkg/app"

	"tabard/app/face"
	"tabard/app/games"
	"tabard/app/house"
	"tabard/app/session"
	"tabard/app/table"
	"tabard/app/ui"
	apart "tabard/app/words/post"
	say "tabard/app/words/shell"
	"tabard/engines/game"
	"tabard/engines/save"
	"tabard/web/store"
)

// Desk opens the games that are set up.
type Desk interface {
	// Deal starts a game and shows its table.
	Deal(f *face.Face, c session.Config)
}

// Library knows the games and results of before.
type Library interface {
	// Unfinished tells the id of the stored game of that game id and title that is not over; empty if there is none.
	Unfinished(game, title string, then func(id string))
	// NextInSeries says which game of which series comes after g, a game of a series.
	NextInSeries(g save.Game) save.Series
	// Prescribed is a set-up as the player's records ask for it. It says by Option.ID why an option is not free then.
	Prescribed(f *face.Face, setup game.Setup) (game.Setup, map[string]string)
}

// Post makes tables by link.
type Post interface {
	// Invite makes one, at which people without a name may sit down, and shows its invitation. seat is the player's own.
	Invite(g save.Game, advised bool, seat game.Player)
}

// Screen is the screen on which a game is set up.
type Screen struct {
	house   *house.House
	desk    Desk
	library Library
	post    Post
	draft   *draft // nil until the screen was opened first
}

// New returns the screen of a house.
func New(h *house.House, d Desk, l Library, p Post) *Screen {
	return &Screen{house: h, desk: d, library: l, post: p}
}

// Open takes up the draft of a game, or begins one. Behind the game's id and a slash may stand that of the box to play with.
func (s *Screen) Open(arg string) {
	id, box, _ := strings.Cut(arg, "/")
	f := games.ByID(id)
	if f == nil {
		f = games.All()[0]
	}
	if s.draft == nil || s.draft.face.Def != f.Def {
		s.draft = s.draftOf(f)
	} else {
		s.draft.reseed()
	}
	all, err := s.house.Shelf.Boxes()
	if err != nil {
		s.house.Tell(house.Problem(err))
	}
	s.draft.offerBoxes(all)
	s.draft.wishBox(box)
}

// draftOf is a new draft of the game, as the player's settings and records want it.
func (s *Screen) draftOf(f *face.Face) *draft {
	d := newDraft(f, s.house.Settings.Setups[f.Def.ID], s.house.Settings.Name)
	d.prescribe = func(setup *game.Setup) (fixed map[string]string) {
		*setup, fixed = s.library.Prescribed(f, *setup)
		return fixed
	}
	return d
}

// CallMe gives the player's seat in the draft another name.
func (s *Screen) CallMe(before, name string) {
	if s.draft != nil {
		house.Rename(s.draft.seats[:], before, name)
	}
}

// Typed takes the text or the choice of a field of the set-up.
func (s *Screen) Typed(name, value string) {
	if s.draft != nil {
		s.draft.typed(name, value)
	}
}

// begin starts the game of a draft and remembers how it was set up.
func (s *Screen) begin(d *draft) {
	c := d.config(store.NewID(), house.Now())
	if d.far.on {
		s.invite(d, c)
		return
	}
	last := store.LastSetup{Seats: c.Seats, Options: d.wish, Practice: c.Practice}
	set := &s.house.Settings
	if set.Setups == nil {
		set.Setups = map[string]store.LastSetup{}
	}
	set.Setups[d.face.Def.ID] = last
	for _, seat := range c.Seats {
		if !seat.Bot {
			set.Name = seat.Name
			break
		}
	}
	s.house.SaveSettings()
	s.desk.Deal(d.face, c)
}

// View draws the screen.
func (s *Screen) View() app.UI {
	d := s.draft
	counts := make([]ui.Choice, 0, game.MaxSeats)
	for n := d.face.Def.MinSeats; n <= d.face.Def.MaxSeats; n++ {
		counts = append(counts, ui.Choice{Arg: strconv.Itoa(n), Name: strconv.Itoa(n), On: n == d.n})
	}
	humans := d.people()
	setup, fixed := d.plan()
	return app.Main().Class("page setup").Body(
		ui.PageHead(say.SetupTitle(d.face.Name)),
		d.presets(setup),
		ui.Box("setup-bar",
			ui.WordButton("start", "", "btn-wax btn-big", "", d.startWord())),
		ui.Section("card",
			ui.Box("field-row draft-head",
				app.H2().ID("count").Text(say.SetupSeats.String()),
				ui.Segments("seats", say.SetupSeats.String(), counts),
				d.farField()),
			app.P().Class("hint").Hidden(!d.far.on).Text(apart.FarHint.String()),
			app.Ol().Class("draft-seats").Body(
				app.Range(d.seats[:d.n]).Slice(func(i int) app.UI { return d.seatRow(i) })),
			app.P().Class("hint").Hidden(d.far.on).Text(d.handHint(humans)+d.length(humans)),
			app.Div().Hidden(d.far.on).Body(d.seriesField()),
		),
		d.agreement(),
		ui.Section("card",
			app.H2().Text(say.SetupOptions.String()),
			d.boxField(),
			d.options(setup, fixed),
			d.rest(),
		),
		ui.Box("row", ui.LearnButton(d.face, say.RulesLearn.String())),
	)
}

func (d *draft) handHint(humans int) string {
	switch {
	case d.n == 1 && humans == 1:
		return say.SetupAlone.String()
	case d.n == 1:
		return say.SetupWatchone.String()
	case humans == 0:
		return say.SetupWatch.String()
	case humans > 1 && d.face.Def.Private:
		return say.SetupHotseat.String()
	case humans > 1:
		return say.SetupOpenseat.String()
	}
	return say.SetupSolo.String()
}

// length says how long the game is for one person, with the usual options; empty if nobody has counted, or nobody plays.
func (d *draft) length(humans int) string {
	if humans == 0 || d.face.Length == nil {
		return ""
	}
	l := &d.face.Length.Of[d.n]
	return " " + say.SetupLength(strconv.Itoa(int(l.Own)), strconv.Itoa(int(l.Minutes)))
}

func (d *draft) seatRow(i int) app.UI {
	seat := d.seats[i]
	n := strconv.Itoa(i)
	kinds := []app.UI{app.Option().Value("person").Text(d.personWord(i)).Selected(!seat.Bot)}
	for k, l := range d.face.Def.Levels {
		name, _ := d.face.Level(l.ID)
		kinds = append(kinds, app.Option().Value(strconv.Itoa(k)).Text(say.SetupBot(name)).
			Selected(seat.Bot && int(seat.Level) == k))
	}
	hint := ""
	if seat.Bot {
		hint = table.TraitWords(d.face, seat.Name, seat.Level)
		if !slices.ContainsFunc(d.seats[:i], func(s save.Seat) bool { return s.Bot && s.Level == seat.Level }) { // said once
			_, level := d.face.Level(d.face.Def.Levels[seat.Level].ID)
			hint = level + " " + hint
		}
	}
	colour := say.Colour(seat.Colour).String()
	return app.Li().Class("draft-seat").Body(
		ui.Button("colour", n, "btn-crest", ui.Crest(seat.Colour, d.called(i))).
			Aria("label", say.SetupColour(colour, seat.Name)),
		d.nameField(i),
		ui.Box("select",
			app.Select().Name("seat-kind:"+n).Aria("label", say.SetupKind(seat.Name)).Body(kinds...),
			ui.Pic("down")),
		ui.IconButton("up", n, "btn-quiet", "up", say.SetupUp(seat.Name)).Class(hiddenIf(i == 0)),
		ui.Para("draft-hint hint", hint),
	)
}

func hiddenIf(no bool) string {
	if no {
		return "gone"
	}
	return ""
}

// fewValues is how many values of an option are shown side by side; more are a list with a step back and a step on.
const fewValues = 6

// optionRow is one option with the values that are possible beside everything else that is chosen. One that leaves no
// choice is not shown, but for a word on why where the player's records have decided it.
func (d *draft) optionRow(i int, setup game.Setup, fixed map[string]string) app.UI {
	o := d.face.Def.Options[i]
	name, hint := d.face.Option(o.ID)
	now := int(setup.Options[i])
	word, valueHint := d.face.Value(o.ID, o.Values[now])
	if valueHint != "" {
		hint = valueHint
	}
	if first := d.face.Def.DefaultSetup(d.n, 0).Options[i]; int(first) != now {
		plain, _ := d.face.Value(o.ID, o.Values[first])
		hint += " " + say.SetupFirst(plain)
	}
	row := app.Div().Class("field").DataSet("option", o.ID)
	if why, ok := fixed[o.ID]; ok {
		return row.Body(
			ui.Para("field-name", name),
			app.P().Class("option-fixed").Body(ui.Pic("lock"), app.Strong().Text(word)),
			ui.Para("hint", why))
	}
	values := d.offered(d.nearest(), i) // what is prescribed must not keep anybody from choosing otherwise
	if len(values) < 2 {
		return row.Hidden(true)
	}
	if len(values) > fewValues {
		return row.Body(
			app.Label().For("option-"+o.ID).Text(name),
			d.stepper(i, name, now, values),
			ui.Para("hint", hint))
	}
	choices := make([]ui.Choice, len(values))
	for k, v := range values {
		word, _ := d.face.Value(o.ID, o.Values[v])
		choices[k] = ui.Choice{Arg: optionArg(i, v), Name: word, On: v == now}
	}
	return ui.ChoiceField("option", name, choices, hint).DataSet("option", o.ID)
}

// stepper offers many values: a list, and a step either way beside it.
func (d *draft) stepper(i int, name string, now int, values []int) app.UI {
	o := d.face.Def.Options[i]
	at := slices.Index(values, now)
	step := func(to int, pic, word string) app.UI {
		b := ui.IconButton("option", optionArg(i, values[min(max(to, 0), len(values)-1)]), "", pic, word)
		if to < 0 || to >= len(values) {
			b = b.Aria("disabled", true)
		}
		return b
	}
	return ui.Box("stepper",
		step(at-1, "minus", say.SetupLess(name)),
		ui.Box("select",
			app.Select().ID("option-"+o.ID).Name("option:"+strconv.Itoa(i)).Body(
				app.Range(values).Slice(func(k int) app.UI {
					word, _ := d.face.Value(o.ID, o.Values[values[k]])
					return app.Option().Value(strconv.Itoa(values[k])).Text(word).Selected(k == at)
				})),
			ui.Pic("down")),
		step(at+1, "plus", say.SetupMore(name)))
}

func optionArg(option, value int) string { return strconv.Itoa(option) + ":" + strconv.Itoa(value) }
