package setup

import (
	"strings"
	"testing"

	"github.com/maxence-charriere/go-app/v10/pkg/app"

	"tabard/app/face"
	"tabard/app/games"
	"tabard/engines/game"
	"tabard/web/store"
)

// Each preset is a set-up of its game, taken by its control and shown as the one that is on; another option takes the mark away.
func TestAPresetIsTaken(t *testing.T) {
	for _, f := range games.All() {
		d := newDraft(f, store.LastSetup{}, "")
		on := func() string {
			setup, _ := d.plan()
			html := app.HTMLString(d.presets(setup))
			if strings.Count(html, `role="radio"`) != len(f.Presets) || strings.Count(html, `tabindex="0"`) != 1 {
				t.Fatalf("%s: %s", f.Def.ID, html)
			}
			if at := strings.Index(html, "aria-checked "); at >= 0 { // written without its value
				from := strings.LastIndex(html[:at], "<button")
				_, arg, _ := strings.Cut(html[from:], `data-arg="`)
				return arg[:1]
			}
			return ""
		}
		if f.Presets[0].Kind != face.PresetPrinted || f.Presets[0].Setup(f.Def, 4) != f.Def.DefaultSetup(4, 0) || on() != "0" {
			t.Errorf("%s: the first preset is not the printed game, or %q is on", f.Def.ID, on())
		}
		for i := range f.Presets {
			d.take(i)
			if n := string(rune('0' + i)); on() != n {
				t.Errorf("%s: preset %s was taken, and %q is on", f.Def.ID, n, on())
			}
		}
		d.choose(map[string]int{"emara": 1, "conquer": 1}[f.Def.ID], 1) // locations, tiles, or who starts
		if on() != "" {
			t.Errorf("%s: another option is chosen, and %q is on", f.Def.ID, on())
		}
		for _, n := range []int{-1, len(f.Presets)} {
			was := d.wish
			if d.take(n); d.wish != was {
				t.Errorf("%s: there is a preset %d", f.Def.ID, n)
			}
		}
	}
}

// Where options are folded, each of them lies in one fold, and a fold says what in it is not as usual.
func TestFoldedOptionsAreAllThere(t *testing.T) {
	for _, f := range games.All() {
		if f.Groups == nil {
			if len(f.Def.Options) > 6 {
				t.Errorf("%s has %d options and folds none", f.Def.ID, len(f.Def.Options))
			}
			continue
		}
		var seen [game.MaxOptions]int
		for _, g := range f.Groups {
			for _, i := range g.Options {
				seen[i]++
			}
		}
		for i := range f.Def.Options {
			if seen[i] != 1 {
				t.Errorf("%s: option %s is in %d folds", f.Def.ID, f.Def.Options[i].ID, seen[i])
			}
		}
	}
	d := newDraft(games.ByID("conquer"), store.LastSetup{}, "")
	d.take(1)
	setup, fixed := d.plan()
	if html := app.HTMLString(d.options(setup, fixed)); strings.Count(html, "<details") != 4 || !strings.Contains(html, "The end: Kingdoms count.") {
		t.Errorf("%s", html)
	}
}
