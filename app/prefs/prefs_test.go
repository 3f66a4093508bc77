package prefs

import (
	"os"
	"regexp"
	"slices"
	"testing"

	"tabard/app/house"
	"tabard/app/lingo"
	"tabard/web/store"
)

// Every setting has a name and a verb of its own, words for itself and for each value that is offered by name, and values that the
// store keeps as they are.
func TestEverySettingHasWordsAndKeepsWithinTheBoundsOfTheStore(t *testing.T) {
	ids := map[string]bool{}
	for i := range settings {
		row := &settings[i]
		for j := range settings[:i] {
			if settings[j].name == row.name || settings[j].verb == row.verb {
				t.Errorf("%s: there are two", row.name)
			}
		}
		want := []string{"set." + row.verb}
		if !row.toggle {
			for _, value := range row.values {
				want = append(want, "set."+row.verb+"."+value)
			}
		} else if want = append(want, "set."+row.verb+"hint"); len(row.values) != 2 {
			t.Errorf("%s: a switch of %q", row.name, row.values)
		}
		for _, id := range want {
			if ids[id] = true; !lingo.Has(id) {
				t.Errorf("%s: no words for %q", row.name, id)
			}
		}
		ids["set."+row.verb+"hint"] = true // a choice may have one
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
	text, err := os.ReadFile("../lingo/en.go")
	if err != nil {
		t.Fatal(err)
	}
	found := regexp.MustCompile(`"(set\.[\w.]+)":`).FindAllSubmatch(text, -1)
	if len(found) < len(settings) {
		t.Fatalf("%d ids in the catalogue", len(found))
	}
	for _, m := range found {
		if !ids[string(m[1])] {
			t.Errorf("no setting uses %q", m[1])
		}
	}
}
