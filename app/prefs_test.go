package app

import (
	"os"
	"path/filepath"
	"reflect"
	"regexp"
	"slices"
	"strings"
	"testing"

	"tabard/app/table"
	"tabard/web/page"
	"tabard/web/store"
)

// look is a data attribute of the page's root; empty for none.
func look(v *visit, name string) string {
	for _, d := range v.Stage().Look {
		if d.Name == name {
			return d.Value
		}
	}
	return ""
}

// behaviour is all that a setting may change of a program at a table: what the page's root is told, what the table has, and what a
// single letter does.
func behaviour(v *visit) map[string]any {
	now := map[string]any{}
	for _, d := range v.Stage().Look {
		now["data-"+d.Name] = d.Value
	}
	t := v.desk.Current()
	now["table"] = []any{t.Pace, t.Confirm, t.Theme, t.Fights}
	from := len(v.asked)
	v.hear(page.Key{Key: "n"})
	now["n"] = len(v.asked) > from
	now["tongue"] = v.Stage().Tongue
	return now
}

var (
	choicePattern = regexp.MustCompile(`data-do="(\w+)"[^>]* data-arg="(\w+)"|data-arg="(\w+)"[^>]* data-do="(\w+)"`)
	switchPattern = regexp.MustCompile(`<button[^>]*role="switch"[^>]*>`)
	verbPattern   = regexp.MustCompile(`data-do="(\w+)"`)
)

// settingsOffered are the settings that the screen offers: by verb the values of a choice, or one empty value for a switch.
func settingsOffered(v *visit) map[string][]string {
	v.went("settings")
	text, all := v.page(), map[string][]string{}
	for _, button := range regexp.MustCompile(`<button[^>]*>`).FindAllString(text, -1) {
		if m := verbPattern.FindStringSubmatch(button); m != nil && switchPattern.MatchString(button) {
			all[m[1]] = []string{""}
		} else if strings.Contains(button, `role="radio"`) {
			c := choicePattern.FindStringSubmatch(button)
			verb, value := c[1]+c[4], c[2]+c[3]
			all[verb] = append(all[verb], value)
		}
	}
	return all
}

// chosen says that a page shows a value as the one that is chosen.
func chosen(text, verb, value string) bool {
	return slices.ContainsFunc(regexp.MustCompile(`<button[^>]*>`).FindAllString(text, -1), func(button string) bool {
		return strings.Contains(button, `data-do="`+verb+`"`) && strings.Contains(button, `data-arg="`+value+`"`) &&
			strings.Contains(button, "aria-checked") && !strings.Contains(button, `aria-checked="false"`)
	})
}

// Every value of every setting that the screen offers changes something at once, at the open table too, is shown as chosen, is there
// again after the page was loaded anew, for tables that are opened then as well, and does the same then.
func TestEverySettingHasAnEffectAndIsKept(t *testing.T) {
	all := settingsOffered(shellOn(store.NewMemory()))
	if len(all) < 6 {
		t.Fatalf("the screen offers %v", all)
	}
	for verb, values := range all {
		for _, value := range values {
			m := store.NewMemory()
			v := shellOn(m)
			sit(t, v, "one")
			first := behaviour(v)
			v.press(verb, value)
			then := behaviour(v)
			usual := reflect.DeepEqual(then, first)
			if words := v.house.Settings.Words; usual != (len(words) == 0) {
				t.Errorf("%s %q: the store keeps %v, and the behaviour is %v", verb, value, words, then)
			}
			again := shellOn(m)
			again.went("play/one")
			if got := behaviour(again); !reflect.DeepEqual(got, then) {
				t.Errorf("%s %q: loaded anew it is %v, was %v", verb, value, got, then)
			}
			again.went("settings")
			if value != "" && !chosen(again.page(), verb, value) {
				t.Errorf("%s %q is not shown as chosen", verb, value)
			}
			if value == "" { // a switch goes back
				again.press(verb, "")
				if again.went("play/one"); len(again.house.Settings.Words) != 0 || !reflect.DeepEqual(behaviour(again), first) {
					t.Errorf("%s: switched back it is %v", verb, behaviour(again))
				}
			}
			v.calm(t)
			again.calm(t)
		}
		usual := 0
		for _, value := range values {
			v := shellOn(store.NewMemory())
			sit(t, v, "one")
			first := behaviour(v)
			if v.press(verb, value); reflect.DeepEqual(behaviour(v), first) {
				usual++
			}
		}
		if want := 1; len(values) > 1 && usual != want || len(values) == 1 && usual != 0 {
			t.Errorf("%s: %d of the values %q change nothing", verb, usual, values)
		}
	}
}

// What is stored and no setting has for a value, a longer word or one of another program, counts as the usual value.
func TestAWordThatIsNoValueIsTheUsualOne(t *testing.T) {
	plain := shellOn(store.NewMemory())
	sit(t, plain, "one")
	m := store.NewMemory()
	set := store.Settings{}
	for _, name := range []string{"Theme", "Pace", "Fights", "Log", "LogWide", "Confirm", "Sound", "Motion", "Keys"} {
		set.Wish(name, "nonsense")
	}
	if _, err := store.OpenShelf(m).SaveSettings(set); err != nil {
		t.Fatal(err)
	}
	v := shellOn(m)
	sit(t, v, "one")
	if got, want := behaviour(v), behaviour(plain); !reflect.DeepEqual(got, want) {
		t.Errorf("%v, want %v", got, want)
	}
	v.press("theme", "nonsense")
	if look(v, "theme") != "" || v.house.Settings.Words["Theme"] != "" {
		t.Errorf("a value that there is not is taken: %v", v.house.Settings.Words)
	}
	if v.desk.Current().Pace != table.Normal {
		t.Errorf("the pace is %v", v.desk.Current().Pace)
	}
}

// A data attribute that no style sheet and no script reads is a setting without an effect.
func TestEveryAttributeOfTheRootIsRead(t *testing.T) {
	var all strings.Builder
	for _, pattern := range []string{"../static/*.css", "../static/*.js"} {
		files, err := filepath.Glob(pattern)
		if err != nil || len(files) == 0 {
			t.Fatal(pattern, files, err)
		}
		for _, file := range files {
			text, err := os.ReadFile(file)
			if err != nil {
				t.Fatal(err)
			}
			all.Write(text)
		}
	}
	for _, d := range shellOn(store.NewMemory()).Stage().Look {
		if !strings.Contains(all.String(), "root[data-"+d.Name+"=") && !strings.Contains(all.String(), "root.dataset."+d.Name) {
			t.Errorf("nothing reads data-%s", d.Name)
		}
	}
}
