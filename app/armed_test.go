package app

import (
	"strings"
	"testing"
	"unicode/utf8"

	"tabard/app/games"
	"tabard/app/session"
	"tabard/app/table"
	"tabard/engines/game"
	"tabard/engines/save"
	"tabard/engines/save/savetest"
	"tabard/web/page"
	"tabard/web/store"
)

// The browser test of the button that confirms puts a text of that many letters and a row of so many chips into it ("phone: the button that
// confirms is whole and in view"): no choice of any game has more.
const (
	longestChoice = 60
	mostChips     = 8
)

func TestNoChoiceIsLongerThanThePhoneTestAllows(t *testing.T) {
	for _, f := range games.All() {
		seats, warned := f.Def.MaxSeats, 0
		setup := f.Def.DefaultSetup(seats, 1)
		for seed := uint64(1); seed < 5; seed++ {
			setup.Seed = seed
			s, err := f.Def.New(setup)
			if err != nil {
				t.Fatal(err)
			}
			r := game.NewRand(seed, 77)
			for n := 0; s.Turn() != game.Nobody && n < 400; n++ {
				p, legal := s.Turn(), s.Legal(nil)
				v := session.View{Def: f.Def, Setup: setup, Viewer: p, Turn: p, Prompt: s.Prompt(), Legal: legal, State: game.View(s, p)}
				for i := range seats {
					v.Seats = append(v.Seats, save.Seat{Name: []string{"Ann", "Björn", "Zoë the Bold", "Old Tom"}[i], Bot: i > 0})
				}
				for _, it := range table.ActionsOf(f, v).Legal {
					text := it.Label.Short
					if text == "" {
						text = it.Label.Text
					}
					if it.Label.Warn != "" {
						warned++
					}
					if utf8.RuneCountInString(text) > longestChoice || len(it.Label.Chips) > mostChips {
						t.Fatalf("%s: %q has %d letters and %d chips", f.Def.ID, text, utf8.RuneCountInString(text), len(it.Label.Chips))
					}
				}
				s.Apply(legal[r.Intn(len(legal))], nil)
			}
		}
		if warned == 0 {
			t.Errorf("%s: no choice has a warning", f.Def.ID)
		}
	}
}

// A choice that asks for a second press is named to the page, which moves the focus to the button that confirms it, and told to those who
// listen; a double click neither confirms nor leaves it.
func TestThePageIsToldWhatAsksForASecondPress(t *testing.T) {
	for _, f := range games.All() {
		m := store.NewMemory()
		g := savetest.Played(t, f.Def, 2, 5, 25)
		g.ID, g.Seats[1].Bot = "one", false
		if err := store.OpenShelf(m).Put(g); err != nil {
			t.Fatal(err)
		}
		v := shellOn(m)
		v.went("play/one")
		lift(v)
		v.desk.Current().Confirm = table.ConfirmAlways
		if v.desk.Current().View.CanCancel { // in the middle of a decision nothing is asked twice
			v.press("cancel", "")
		}
		asked := 0
		for _, it := range v.desk.Current().Choice.Acts.Legal {
			if it.Closes() && it.Label.Warn == "" {
				continue
			}
			asked++
			tb := v.desk.Current()
			press := page.Press{Do: "act", Action: it.Key(), Rev: tb.View.Rev}
			v.hear(press)
			if got := v.Stage().Armed; got != it.Key() {
				t.Fatalf("%s: %s is pressed, and %q asks", f.Def.ID, it.Label.Text, got)
			}
			if why := it.Label.Warn; !strings.Contains(tb.Voice.Alerted(), why) || why == "" && !strings.Contains(tb.Voice.Alerted(), "cannot be taken back") {
				t.Errorf("%s: told %q of %q", f.Def.ID, tb.Voice.Alerted(), why)
			}
			if text := v.page(); strings.Count(text, `data-do="leave"`) != 1 {
				t.Errorf("%s: %d ways out", f.Def.ID, strings.Count(text, `data-do="leave"`))
			}
			press.Again = true
			v.hear(press)
			v.hear(page.Press{Do: "leave", Again: true})
			if v.Stage().Armed != it.Key() || tb.View.Rev != press.Rev {
				t.Errorf("%s: a double click on %s is taken", f.Def.ID, it.Label.Text)
			}
			if v.press("leave", ""); v.Stage().Armed != "" {
				t.Errorf("%s: %q still asks", f.Def.ID, v.Stage().Armed)
			}
		}
		if asked == 0 {
			t.Errorf("%s: nothing asks", f.Def.ID)
		}
		v.calm(t)
	}
}
