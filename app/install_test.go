package app

import (
	"regexp"
	"testing"

	"tabard/app/games"
	"tabard/app/house"
	"tabard/engines/save/savetest"
	"tabard/web/page"
	"tabard/web/store"
)

// isHidden says that the tag of an element hides it.
func isHidden(tag string) bool { return regexp.MustCompile(` hidden[ >]`).MatchString(tag) }

// offers says that the result on the screen offers to install the app.
func (v *visit) offers() bool {
	box := regexp.MustCompile(`<div[^>]* id="offer"[^>]*>`).FindString(v.page())
	return box != "" && !isHidden(box)
}

// The result of the first game that ends offers to install the app, where that can be done, until the player answers. No other result does.
func TestInstallingIsOfferedOnce(t *testing.T) {
	for name, c := range map[string]struct {
		installable bool
		answer      string
		prompt      bool
	}{
		"taken":    {true, "install", true},
		"refused":  {true, "nooffer", false},
		"not here": {false, "", false},
		"unheeded": {true, "", false},
	} {
		v, m := ending(t, "coincrown", 5)
		v.hear(page.Facts{Installable: c.installable})
		if v.offers() {
			t.Errorf("%s: it is offered before the end", name)
		}
		finish(t, v)
		v.press("counted", "")
		if v.offers() != c.installable {
			t.Errorf("%s: at the end it is offered: %v", name, v.offers())
		}
		if c.answer != "" {
			if v.press(c.answer, ""); v.offers() {
				t.Errorf("%s: it is offered after the answer", name)
			}
		}
		if _, prompt := last[page.Install](v); prompt != c.prompt {
			t.Errorf("%s: the browser's own offer is shown: %v", name, prompt)
		}
		// Another visit, another game.
		g := savetest.Played(t, games.ByID("emara").Def, 2, 5, -1)
		g = savetest.Played(t, games.ByID("emara").Def, 2, 5, len(g.Moves)-1)
		g.ID, g.Seats[1].Bot = "next", false
		if err := store.OpenShelf(m).Put(g); err != nil {
			t.Fatal(err)
		}
		v = shellOn(m)
		v.hear(page.Facts{Installable: true})
		v.went("play/next")
		finish(t, v)
		v.press("counted", "")
		if v.offers() == c.installable {
			t.Errorf("%s: at the end of the next game it is offered: %v", name, v.offers())
		}
	}
}

// The icon of the app has a badge while a game waits: the one on the screen, or a stored one.
func TestABadgeTellsOfAGameThatWaits(t *testing.T) {
	badge := func(v *visit) bool {
		for _, d := range v.Stage().Look {
			if d.Name == "waits" {
				return d.Value != ""
			}
		}
		t.Fatal("nothing is said of it")
		return false
	}
	if v := shellOn(store.NewMemory()); badge(v) {
		t.Error("it is there without a game")
	}
	v, _ := ending(t, "coincrown", 5)
	if !badge(v) {
		t.Error("it is not there at a table")
	}
	v.went("")
	if !badge(v) {
		t.Error("it is not there for a stored game")
	}
	v.went("play/end")
	finish(t, v)
	if badge(v) {
		t.Error("it is there after the end")
	}
	if v.went(""); badge(v) {
		t.Error("it is there for a game that is over")
	}
}

// Who enters by a table meets a newer version in its menu.
func TestTheMenuOffersTheNewerVersion(t *testing.T) {
	v, _ := ending(t, "coincrown", 5)
	button := regexp.MustCompile(`<button[^>]*data-do="update"[^>]*>`)
	for update, there := range map[string]bool{"ready": false, "waiting": true} {
		v.hear(page.Facts{Update: update})
		lift(v)
		v.press("open", "menu")
		if b := button.FindString(v.page()); b == "" || isHidden(b) == there {
			t.Errorf("%s: %q", update, b)
		}
		v.press("close", "")
	}
	v.press("update", "")
	if _, ok := last[page.AcceptUpdate](v); !ok {
		t.Error("the button does nothing")
	}
}

// The address of the shortcut leads to the deals of the day, on the first screen.
func TestTheDealsOfTheDayHaveAnAddress(t *testing.T) {
	v := shellOn(store.NewMemory())
	v.went("daily")
	to, ok := last[page.Reveal](v)
	if v.route.Place != house.PlaceStart || !ok || !regexp.MustCompile(`<h2[^>]* id="`+to.ID+`"[^>]*tabindex="-1"`).MatchString(v.page()) {
		t.Errorf("it leads to %v, %q", v.route, to.ID)
	}
	if r, _ := last[page.Replace](v); r.Hash != "" {
		t.Errorf("the address stays %q", r.Hash)
	}
}
