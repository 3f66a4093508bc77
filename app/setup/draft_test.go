package setup

import (
	"fmt"
	"slices"
	"strings"
	"testing"

	"github.com/maxence-charriere/go-app/v10/pkg/app"

	"tabard/app/face"
	"tabard/app/games"
	"tabard/app/house"
	"tabard/app/session"
	"tabard/app/table"
	"tabard/engines/coincrown"
	"tabard/engines/game"
	"tabard/engines/save"
	"tabard/web/store"
)

// demanding is a game whose options hang on each other and on the seats: "who" names a seat, "alone" matters to one seat
// only, "many" has more values than fit side by side, and "night" needs a lamp.
func demanding() *face.Face {
	many := []string{"card"}
	for n := range 20 {
		many = append(many, fmt.Sprint(n))
	}
	def := &game.Def{ID: "demanding", Code: 251, MinSeats: 1, MaxSeats: 4, Levels: []game.Level{{ID: "one"}}, Options: []game.Option{
		{ID: "who", Values: []string{"any", "first", "second", "third", "fourth"}},
		{ID: "alone", Values: []string{"short", "long"}},
		{ID: "many", Values: many, Default: 8},
		{ID: "night", Values: []string{"day", "night"}},
		{ID: "lamp", Values: []string{"no", "yes"}},
	}}
	def.New = func(s game.Setup) (game.State, error) {
		o := s.Options
		if err := def.CheckSetup(s); err != nil || int(o[0]) > s.Seats || o[1] != 0 && s.Seats != 1 || o[2] == 0 && s.Seats == 1 ||
			o[3] == 1 && o[4] == 0 || o[2] > 15 && o[0] != 0 {
			return nil, game.ErrSetup
		}
		return nil, nil
	}
	return face.Plain(def)
}

func TestADraftPlansWhatIsPossibleOfTheWishes(t *testing.T) {
	for _, c := range []struct {
		name  string
		seats int
		wish  []uint8
		want  []uint8
	}{
		{"what is possible is done", 4, []uint8{4, 0, 3, 1, 1}, []uint8{4, 0, 3, 1, 1}},
		{"a seat that is gone gives way to the first value", 2, []uint8{4, 0, 3, 0, 0}, []uint8{0, 0, 3, 0, 0}},
		{"one seat: the number is the first value, the rest stays", 1, []uint8{1, 1, 0, 0, 1}, []uint8{1, 1, 8, 0, 1}},
		{"what is for one seat only waits until there is one", 3, []uint8{0, 1, 4, 0, 0}, []uint8{0, 0, 4, 0, 0}},
		{"an earlier wish goes before a later one", 4, []uint8{2, 0, 18, 0, 0}, []uint8{2, 0, 8, 0, 0}},
		{"wishes that need each other are met together", 2, []uint8{4, 0, 3, 1, 1}, []uint8{0, 0, 3, 1, 1}},
	} {
		d := newDraft(demanding(), store.LastSetup{}, "")
		d.n = c.seats
		copy(d.wish[:], c.wish)
		setup, _ := d.plan()
		if got := setup.Options[:5]; !slices.Equal(got, c.want) || !d.possible(setup) {
			t.Errorf("%s: %v, want %v", c.name, got, c.want)
		}
		if !slices.Equal(d.wish[:5], c.wish) {
			t.Errorf("%s: the wishes are lost: %v", c.name, d.wish)
		}
	}
}

func TestOnlyPossibleValuesAreOffered(t *testing.T) {
	d := newDraft(demanding(), store.LastSetup{}, "")
	row := func(i int) string {
		setup, fixed := d.plan()
		return app.HTMLString(d.optionRow(i, setup, fixed))
	}
	d.n = 2
	if html := row(0); strings.Contains(html, "Third") || !strings.Contains(html, "Second") {
		t.Errorf("with two seats: %s", html)
	}
	if html := row(1); !strings.Contains(html, "hidden") || strings.Contains(html, "Long") {
		t.Errorf("with two seats nothing is to be said of one alone: %s", html)
	}
	if html := row(2); strings.Count(html, "<option") != 21 || !strings.Contains(html, `data-arg="2:9"`) {
		t.Errorf("many values are not a list with steps: %s", html)
	}
	d.n = 1
	if html := row(1); !strings.Contains(html, "Long") || strings.HasPrefix(html, `<div class="field" data-option="alone" hidden`) {
		t.Errorf("with one seat: %s", html)
	}
	if html := row(2); strings.Count(html, "<option") != 20 || strings.Contains(html, "Card") {
		t.Errorf("with one seat there is no card: %s", html)
	}
	d.choose(2, 1)
	if html := row(2); !strings.Contains(html, "aria-disabled") {
		t.Errorf("there is a step before the first value: %s", html)
	}
	d.prescribe = func(s *game.Setup) map[string]string {
		s.Options[2] = 12
		return map[string]string{"many": "It is the next step."}
	}
	if html := row(2); strings.Contains(html, "<option") || !strings.Contains(html, "It is the next step.") || !strings.Contains(html, "11") {
		t.Errorf("a prescribed value is not shown as such: %s", html)
	}
	// The prescribed value may be one that nobody could choose together with others; these can still be chosen.
	d.prescribe = func(s *game.Setup) map[string]string {
		s.Options[2] = 19
		return map[string]string{"many": "It is the next step."}
	}
	if html := row(0); !strings.Contains(html, "First") {
		t.Errorf("a prescribed value takes other choices away: %s", html)
	}
	if c := d.config("x", house.Now()); c.Setup.Options[2] != 19 {
		t.Errorf("a prescribed value is not played: %v", c.Setup)
	}
}

func TestADraftForOneSeat(t *testing.T) {
	d := newDraft(demanding(), store.LastSetup{Seats: []save.Seat{{Name: "Ann"}}, Options: [game.MaxOptions]uint8{4, 1}}, "")
	if d.n != 1 {
		t.Fatalf("%d seats", d.n)
	}
	c := d.config("x", house.Now())
	if len(c.Seats) != 1 || c.Seats[0].Name != "Ann" || c.Setup.Options[0] != 0 || c.Setup.Options[1] != 1 {
		t.Errorf("%+v", c)
	}
	for bot, word := range map[bool]string{false: "alone", true: "watch"} {
		d.seats[0].Bot = bot
		people := 1
		if bot {
			people = 0
		}
		if hint := d.handHint(people); !strings.Contains(hint, word) || strings.Contains(hint, "bots") {
			t.Errorf("bot %v: %q", bot, hint)
		}
	}
}

func TestCoinAndCrownOffersTheSeatsThereAre(t *testing.T) {
	d := newDraft(games.ByID("coincrown"), store.LastSetup{Seats: make([]save.Seat, 2), Options: [game.MaxOptions]uint8{4}}, "")
	setup, _ := d.plan()
	if got := d.offered(setup, 0); len(got) != 3 || setup.Options[0] != 0 {
		t.Errorf("two seats: offered %v, planned %v", got, setup.Options[0])
	}
	d.n = 4
	if setup, _ := d.plan(); setup.Options[0] != 4 {
		t.Errorf("back at four seats the fourth does not start: %v", setup.Options[0])
	}
}

// The set-up tells what a weak rival likes, by its name; a strong one plays what is best.
func TestTheSetUpTellsCharacters(t *testing.T) {
	for _, f := range games.All() {
		d := newDraft(f, store.LastSetup{}, "")
		told := map[string]bool{}
		for level := range f.Def.Levels {
			for _, name := range []string{"Alison", "Hubert", "Oswald"} {
				d.seats[1].Name, d.seats[1].Level = name, uint8(level)
				html := app.HTMLString(d.seatRow(1))
				byname, does := f.Trait(f.Def.Traits[f.Def.TraitOf(name)-1].ID)
				sentence := name + " " + byname + " " + does + "."
				if strings.Contains(html, sentence) != (f.Def.Levels[level].Noise > 0) {
					t.Errorf("%s, %s, level %d: %s", f.Def.ID, sentence, level, html)
				}
				told[byname] = true
			}
		}
		d.seats[1].Bot = false
		if html := app.HTMLString(d.seatRow(1)); strings.Contains(html, "Oswald the") {
			t.Errorf("%s: a person has a character: %s", f.Def.ID, html)
		}
		if len(told) != 3 {
			t.Errorf("%s: three rivals have the characters %v", f.Def.ID, told)
		}
	}
}

// The set-up says how long the game is for the seats that are chosen.
func TestTheLengthOfAGameIsSaid(t *testing.T) {
	f := *face.Plain(demanding().Def)
	f.Length = &face.Lengths{Least: 10, Most: 55, Of: [...]face.Length{1: {Own: 60, Minutes: 10}, 2: {Own: 98, Minutes: 20}, 4: {Own: 300, Minutes: 55}}}
	d := newDraft(&f, store.LastSetup{}, "")
	for _, c := range []struct {
		seats, people int
		want          string
	}{{1, 1, "about 10 minutes and 60 decisions"}, {2, 1, "about 20 minutes and 98 decisions"}, {4, 2, "about 55 minutes"}, {4, 0, ""}} {
		d.n = c.seats
		if got := d.length(c.people); !strings.Contains(got, c.want) || (got == "") != (c.want == "") {
			t.Errorf("%d seats, %d people: %q", c.seats, c.people, got)
		}
	}
}

func TestADraftIsAlwaysPlayable(t *testing.T) {
	f := games.ByID("coincrown")
	for name, last := range map[string]store.LastSetup{
		"the first":            {},
		"two of one colour":    {Seats: []save.Seat{{Name: "A", Colour: 2}, {Name: "B", Colour: 2}, {Colour: 9}}},
		"a level that is gone": {Seats: []save.Seat{{Name: "A"}, {Bot: true, Level: 99}}},
		"an option gone":       {Seats: []save.Seat{{Name: "A"}, {Bot: true}}, Options: [game.MaxOptions]uint8{99, 7}},
		"too many seats":       {Seats: make([]save.Seat, 4)},
	} {
		d := newDraft(f, last, "Ann")
		c := d.config(store.NewID(), 1)
		seen := map[uint8]bool{}
		for _, seat := range c.Seats {
			if seen[seat.Colour] {
				t.Errorf("%s: two seats of one colour", name)
			}
			seen[seat.Colour] = true
			if seat.Name == "" {
				t.Errorf("%s: a seat without a name", name)
			}
		}
		if _, _, err := session.New(coincrown.Def, c); err != nil {
			t.Errorf("%s: %v", name, err)
		}
	}
}

func TestADraftTakesWhatIsTyped(t *testing.T) {
	d := newDraft(games.ByID("coincrown"), store.LastSetup{}, "Ann")
	if d.n != 4 || d.seats[0].Name != "Ann" || d.seats[0].Bot || !d.seats[1].Bot {
		t.Fatalf("the first draft is %+v", d)
	}
	d.typed("seat-name:1", "Bernard")
	d.typed("seat-kind:1", "person")
	d.typed("seat-kind:2", "1")
	d.typed("seat-name:77", "nobody")
	d.typed("seed", "winter")
	if d.seats[1].Name != "Bernard" || d.seats[1].Bot || d.seats[2].Level != 1 || !d.seats[2].Bot {
		t.Errorf("seats %+v", d.seats)
	}
	if c := d.config("x", house.Now()); c.Setup.Seed != table.ParseSeed("winter") {
		t.Errorf("seed %d", c.Setup.Seed)
	}
	before := d.seats[1].Colour
	d.recolour(0)
	if d.seats[0].Colour != before || d.seats[1].Colour != 0 {
		t.Errorf("colours after a change: %+v", d.seats)
	}
}
