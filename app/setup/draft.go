package setup

import (
	"slices"
	"strconv"
	"strings"

	"github.com/maxence-charriere/go-app/v10/pkg/app"

	"tabard/app/face"
	"tabard/app/house"
	"tabard/app/session"
	"tabard/app/table"
	"tabard/app/ui"
	say "tabard/app/words/shell"
	"tabard/engines/game"
	"tabard/engines/save"
	"tabard/web/store"
)

// draft is a game that the player sets up. It keeps all four seats and every wish, so that going down to two seats and back loses nothing.
// Its plan is the nearest set-up to the wishes that the game accepts.
type draft struct {
	face     *face.Face
	n        int
	seats    [game.MaxSeats]save.Seat
	wish     [game.MaxOptions]uint8
	seed     string
	practice bool
	boxes    []owned  // boxes that it can be played with
	unfit    []string // for each box that it cannot be played with, a sentence that says why
	box      string   // the packed box that it is played with; empty for the game's own
	far      far
	series   uint8 // of how many games the game is the first; 0 for one by itself

	// prescribe changes a set-up to what the player's records ask for, and says why an option is not free then.
	prescribe func(*game.Setup) map[string]string
	tried     map[game.Setup]bool // which set-ups the game accepts; Seed is zero
}

// owned is a box that the player has.
type owned struct{ id, title, packed string }

// newDraft is the last set-up of the game, or the first one: one person and easy bots on all other seats.
func newDraft(f *face.Face, last store.LastSetup, name string) *draft {
	d := &draft{face: f, n: f.Def.MaxSeats, seed: table.SeedText(store.NewSeed()), tried: map[game.Setup]bool{}}
	for i := range d.seats {
		d.seats[i] = save.Seat{Name: say.Newcomer(i).String(), Bot: i > 0, Colour: uint8(i)}
	}
	if name != "" {
		d.seats[0].Name = name
	}
	d.wish = f.Def.DefaultSetup(d.n, 0).Options
	if k := len(last.Seats); k >= f.Def.MinSeats && k <= f.Def.MaxSeats {
		d.n = k
		copy(d.seats[:], last.Seats)
		d.wish, d.practice = last.Options, last.Practice
	}
	d.mend()
	return d
}

// mend gives every seat a colour of its own and a level that exists, and every option a value that exists.
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
	first := d.face.Def.DefaultSetup(d.n, 0).Options
	for i := range d.wish {
		if i >= len(d.face.Def.Options) || int(d.wish[i]) >= len(d.face.Def.Options[i].Values) {
			d.wish[i] = first[i]
		}
	}
}

// possible says whether the game can be set up like this. Only the game itself knows, so it is asked.
func (d *draft) possible(setup game.Setup) bool {
	setup.Seed = 0
	ok, known := d.tried[setup]
	if !known {
		_, err := d.face.Def.New(setup)
		ok = err == nil
		d.tried[setup] = ok
	}
	return ok
}

// plan is the set-up that comes nearest to the wishes: a value that is not possible, with so few seats perhaps, gives way
// to the first one of its option, or to the nearest where that is not possible either. fixed says by Option.ID why an
// option is not free.
func (d *draft) plan() (setup game.Setup, fixed map[string]string) {
	setup = d.nearest()
	if d.prescribe != nil {
		fixed = d.prescribe(&setup)
	}
	return setup, fixed
}

// nearest is the plan without what the records prescribe.
func (d *draft) nearest() game.Setup {
	wished := game.Setup{Seats: d.n, Options: d.wish, Box: d.box}
	if d.possible(wished) {
		return wished
	}
	setup := d.face.Def.DefaultSetup(d.n, 0)
	setup.Box = d.box
	for i := 0; i < len(d.face.Def.Options) && !d.possible(setup); i++ {
		if near := d.offered(setup, i); len(near) > 0 {
			from := int(setup.Options[i])
			setup.Options[i] = uint8(slices.MinFunc(near, func(a, b int) int { return away(a, from) - away(b, from) }))
		}
	}
	// Twice, since one wish may be possible only together with a later one.
	for range 2 {
		for i := range d.face.Def.Options {
			next := setup
			next.Options[i] = d.wish[i]
			if d.possible(next) {
				setup = next
			}
		}
	}
	return setup
}

func away(a, b int) int { return max(a-b, b-a) }

// offered are the values of option i with which the game could be set up if everything else stayed.
func (d *draft) offered(setup game.Setup, i int) []int {
	var out []int
	for v := range d.face.Def.Options[i].Values {
		setup.Options[i] = uint8(v)
		if d.possible(setup) {
			out = append(out, v)
		}
	}
	return out
}

// recolour gives seat i the next colour; whoever had it gets the old one.
func (d *draft) recolour(i int) {
	if i < 0 || i >= len(d.seats) {
		return
	}
	old := d.seats[i].Colour
	next := (old + 1) % ui.Colours
	for j := range d.seats {
		if d.seats[j].Colour == next {
			d.seats[j].Colour = old
		}
	}
	d.seats[i].Colour = next
}

// resize changes how many seats there are.
func (d *draft) resize(n int) { d.n = min(max(n, d.face.Def.MinSeats), d.face.Def.MaxSeats) }

// up lets seat i change places with the one before.
func (d *draft) up(i int) {
	if i > 0 && i < d.n {
		d.seats[i-1], d.seats[i] = d.seats[i], d.seats[i-1]
	}
}

// reseed draws another seed.
func (d *draft) reseed() { d.seed = table.SeedText(store.NewSeed()) }

// choose wishes for a value of an option.
func (d *draft) choose(option, value int) {
	if option >= 0 && option < len(d.face.Def.Options) && value >= 0 && value < len(d.face.Def.Options[option].Values) {
		d.wish[option] = uint8(value)
	}
}

// typed takes the text or the choice of a field.
func (d *draft) typed(name, value string) {
	field, n, _ := strings.Cut(name, ":")
	i := ui.Number(n)
	switch {
	case field == "seed":
		d.seed = value
	case field == "option":
		d.choose(i, ui.Number(value))
	case i < 0 || i >= len(d.seats):
	case field == "seat-guest":
		d.far.guests[i] = value
	case field == "seat-name":
		d.seats[i].Name = value
	case field == "seat-kind":
		d.seats[i].Bot = value != "person"
		if k := ui.Number(value); k >= 0 && k < len(d.face.Def.Levels) {
			d.seats[i].Level = uint8(k)
		}
	}
}

// config is the session's configuration for the draft. A seat without a name is called by its number.
func (d *draft) config(id string, now int64) session.Config {
	setup, _ := d.plan()
	setup.Seed = table.ParseSeed(strings.TrimSpace(d.seed))
	seats := slices.Clone(d.seats[:d.n])
	for i := range seats {
		if seats[i].Name = save.Clean(seats[i].Name); seats[i].Name == "" {
			seats[i].Name = say.TableSeat(strconv.Itoa(i + 1))
		}
		if !seats[i].Bot {
			seats[i].Level = 0 // what a bot in that seat would have had
		}
	}
	c := session.Config{ID: id, Now: now, Setup: setup, Seats: seats, Practice: d.practice, Box: d.boxTitle()}
	if d.series > 0 && d.n > 1 && !d.practice {
		c.Series = save.Series{N: 1, Of: d.series}
		for i, o := range d.face.Def.Options {
			if o.ID == "start" {
				c.Setup.Options[i] = 1 // the first seat begins, and another sits there in the next game
			}
		}
	}
	return c
}

// offerBoxes takes the boxes that the game can be played with. The one that is chosen stays so if it is still there.
func (d *draft) offerBoxes(all []store.StoredBox) {
	d.boxes, d.unfit = nil, nil
	for _, b := range all {
		if b.Box == nil || b.Box.Game != d.face.Def {
			continue
		}
		packed, err := b.Box.Pack()
		switch {
		case err != nil:
			d.unfit = append(d.unfit, say.SetupBoxbad(ui.BoxTitle(b.Box.Title, d.face.Name), house.Problem(err)))
		case packed != "":
			d.boxes = append(d.boxes, owned{b.ID, b.Box.Title, packed})
		}
	}
	if !slices.ContainsFunc(d.boxes, func(o owned) bool { return o.packed == d.box }) {
		d.box = ""
	}
}

// wishBox takes the box of an id, if it is on offer.
func (d *draft) wishBox(id string) {
	for _, o := range d.boxes {
		if o.id == id {
			d.box = o.packed
		}
	}
}

// chooseBox takes a box of those on offer by its number from 1; any other number is the game's own.
func (d *draft) chooseBox(n int) {
	d.box = ""
	if n > 0 && n <= len(d.boxes) {
		d.box = d.boxes[n-1].packed
	}
}

// boxTitle is what the box that is played with is called.
func (d *draft) boxTitle() string {
	for _, o := range d.boxes {
		if o.packed == d.box {
			return o.title
		}
	}
	return ""
}

// boxField offers the boxes.
func (d *draft) boxField() app.UI {
	choices := []ui.Choice{{Arg: "0", Name: say.SetupBoxours.String(), On: d.box == ""}}
	for i, o := range d.boxes {
		choices = append(choices, ui.Choice{Arg: strconv.Itoa(i + 1), Name: ui.BoxTitle(o.title, d.face.Name), On: o.packed == d.box})
	}
	return ui.Box("field",
		ui.ChoiceField("box", say.SetupBox.String(), choices, say.SetupBoxhint.String()).Hidden(len(d.boxes) == 0),
		app.Range(d.unfit).Slice(func(i int) app.UI { return ui.Para("hint", d.unfit[i]) })).Hidden(len(d.boxes)+len(d.unfit) == 0)
}
