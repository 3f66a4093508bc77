package prefs

import (
	"os"
	"regexp"
	"slices"
	"testing"

	"tabard/app/house"
	"tabard/app/ui"
	say "tabard/app/words/shell"
	"tabard/web/store"
)

// Every setting has a name and a verb of its own, words for itself and for each value that is offered by name, and values that the
// store keeps as they are.
func TestEverySettingHasWordsAndKeepsWithinTheBoundsOfTheStore(t *testing.T) {
	used := map[string]bool{}
	for i := range settings {
		row := &settings[i]
		for j := range settings[:i] {
			if settings[j].name == row.name || settings[j].verb == row.verb {
				t.Errorf("%s: there are two", row.name)
			}
		}
		if said, ok := say.SetNamed(row.verb); !ok || said.String() == "" || row.toggle && said.Hint() == "" {
			t.Errorf("%s: no words for %q, or no hint", row.name, row.verb)
		}
		used["set "+row.verb] = true
		for _, value := range row.values {
			if row.toggle {
				break
			}
			if ui.Values(row.verb, []string{value}, "")[0].Name == value {
				t.Errorf("%s: no words for %q", row.name, value)
			}
			used["choice "+row.verb+"-"+value] = true
		}
		if row.toggle && len(row.values) != 2 {
			t.Errorf("%s: a switch of %q", row.name, row.values)
		}
		if !slices.Contains(row.values, row.usual) || len(row.values) < 2 {
			t.Errorf("%s: %q is not among %q", row.name, row.usual, row.values)
		}
		for _, value := range row.values {
			m := store.NewMemory()
			h := house.New(store.OpenShelf(m))
			h.Settings.Wish(row.name, value)
			h.SaveSettings()
			if got := New(house.New(store.OpenShelf(m))).Value(row.name); got != value {
				t.Errorf("%s %q comes back from the store as %q", row.name, value, got)
			}
		}
	}
	text, err := os.ReadFile("../words/en/shell.ftl")
	if err != nil {
		t.Fatal(err)
	}
	found := regexp.MustCompile(`(?m)^(set|choice)-([\w-]+) = `).FindAllSubmatch(text, -1)
	if len(found) < len(settings) {
		t.Fatalf("%d settings and choices in the catalogue", len(found))
	}
	for _, m := range found {
		if id := string(m[1]) + " " + string(m[2]); !used[id] {
			t.Errorf("no setting uses %s", id)
		}
	}
}
