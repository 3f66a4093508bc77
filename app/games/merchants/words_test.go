package merchants

import (
	"go/ast"
	"go/parser"
	"go/token"
	"os"
	"path/filepath"
	"reflect"
	"strings"
	"testing"

	"tabard/engines/game"
	rules "tabard/engines/merchants"
)

// languages are all catalogues; each must have every id.
var languages = map[string]*words{"en": en}

func TestEveryIDHasWords(t *testing.T) {
	for tag, w := range languages {
		need := func(kind, id string, texts ...string) {
			t.Helper()
			for i, text := range texts {
				if strings.TrimSpace(text) == "" {
					t.Errorf("%s: %s %s: text %d is missing", tag, kind, id, i)
				}
			}
		}
		need("game", "name", w.Name, w.Tagline, w.Credits, w.You, w.Your, w.Possessive, w.Steve)
		for i, id := range rules.WeaponNames {
			need("weapon", id, w.Weapons[i].One, w.Weapons[i].A, w.Weapons[i].Many, weaponIcon[i], vorpalIcon[i])
		}
		need("qualities", "all", w.Qualities[:]...)
		for i, id := range rules.RaceNames {
			need("race", id, w.Races[i].Name, w.Races[i].The, w.Races[i].One, raceIcon[i])
		}
		for i, id := range rules.RegionNames {
			need("region", id, w.Regions[i].Name, w.Regions[i].The, regionIcon[i])
		}
		for i, id := range rules.SeasonNames {
			need("season", id, w.Seasons[i].Name, w.Seasons[i].The)
		}
		need("durations", "all", w.Durations[:]...)
		for i, id := range rules.MatNames {
			need("mat", id, w.Mats[i].Name, w.Mats[i].Hint)
		}
		for i := 1; i <= rules.Kingdoms; i++ {
			need("kingdom card", rules.KingdomCards[i].ID, w.Kingdoms[i].Name, w.Kingdoms[i].Brief, w.Kingdoms[i].Line)
		}
		for k, id := range rules.KindNames {
			if id != "" {
				a := w.Actions[game.Kind(k)]
				need("action", id, a.Text, a.Short, a.Group, w.More[a.Group])
			}
		}
		for k, id := range rules.FrameNames {
			if id != "" {
				need("question", id, w.Prompts[uint8(k)].Text)
			}
		}
		for k, id := range rules.EventNames {
			if id != "" && !silent(game.Event{Kind: game.EventKind(k)}) {
				need("event", id, w.Events[game.EventKind(k)])
			}
		}
		for k, id := range rules.WhyNames {
			if id != "" {
				need("reason", id, w.Reasons[uint16(k)])
			}
		}
		for _, o := range rules.Def.Options {
			need("option", o.ID, w.Options[o.ID].Name, w.Options[o.ID].Hint)
			for _, v := range o.Values {
				name, hint := w.value(o.ID, v)
				need("value", o.ID+"."+v, name, hint)
			}
		}
		for _, l := range rules.Def.Levels {
			need("level", l.ID, w.Strength[l.ID].Name, w.Strength[l.ID].Hint)
		}
		for _, id := range rules.Def.Parts {
			need("part", id, w.Parts[id].Name, w.Parts[id].Hint)
		}
		for _, id := range rules.Def.Keys {
			need("key", id, w.Keys[id])
		}
		for _, s := range w.Rules {
			need("chapter", s.Title, append(s.Paras, s.Title)...)
		}
	}
}

// Every language has the same captions as English, with the same places to fill.
func TestLanguagesAgree(t *testing.T) {
	for tag, w := range languages {
		for name, pair := range map[string][2]map[string]string{
			"More": {en.More, w.More}, "Board": {en.Board, w.Board}, "Inspect": {en.Inspect, w.Inspect},
		} {
			for key, text := range pair[0] {
				if got := pair[1][key]; got == "" || !reflect.DeepEqual(places(got), places(text)) {
					t.Errorf("%s: %s[%q] = %q does not fit %q", tag, name, key, got, text)
				}
			}
			if len(pair[0]) != len(pair[1]) {
				t.Errorf("%s: %s has %d entries, English %d", tag, name, len(pair[1]), len(pair[0]))
			}
		}
	}
}

// places are the names in braces of a sentence.
func places(s string) map[string]bool {
	found := map[string]bool{}
	for {
		_, rest, ok := strings.Cut(s, "{")
		if !ok {
			return found
		}
		name, after, _ := strings.Cut(rest, "}")
		found[name], s = true, after
	}
}

// The tone is plain: nothing is shouted, and buttons are short.
func TestTone(t *testing.T) {
	for tag, w := range languages {
		for _, table := range []map[string]string{w.More, w.Board, w.Inspect} {
			for key, text := range table {
				if strings.Contains(text, "!") {
					t.Errorf("%s: %s shouts: %q", tag, key, text)
				}
			}
		}
		for k, a := range w.Actions {
			if len(a.Short) > 40 || strings.Contains(a.Text+a.Short, "!") {
				t.Errorf("%s: %s is too long or too loud for a button: %q", tag, rules.KindNames[k], a.Short)
			}
		}
	}
}

// No words are kept that nothing says: every key of the tables, or its stem with a counted word's s, stands in the code.
func TestNoWordsAreLeftOver(t *testing.T) {
	said := map[string]bool{}
	names, err := filepath.Glob("*.go")
	if err != nil || len(names) == 0 {
		t.Fatal("no code", err)
	}
	for _, name := range names {
		if strings.HasPrefix(name, "text_") || strings.HasSuffix(name, "_test.go") {
			continue
		}
		file, err := parser.ParseFile(token.NewFileSet(), name, nil, 0)
		if err != nil {
			t.Fatal(err)
		}
		ast.Inspect(file, func(n ast.Node) bool {
			if lit, ok := n.(*ast.BasicLit); ok && lit.Kind == token.STRING {
				said[strings.Trim(lit.Value, `"`)] = true
			}
			return true
		})
	}
	for _, a := range en.Actions {
		said[a.Group] = true
	}
	for name, table := range map[string]map[string]string{"More": en.More, "Board": en.Board, "Inspect": en.Inspect} {
		for key := range table {
			if !said[key] && !said[strings.TrimSuffix(key, "s")] && !said[strings.TrimSuffix(key, "Aria")] {
				t.Errorf("nothing says %s[%q]", name, key)
			}
		}
	}
}

// Every picture that chips and pieces name is in the sprite.
func TestPicturesAreDrawn(t *testing.T) {
	sprite, err := os.ReadFile("../../../static/icons.svg")
	if err != nil {
		t.Fatal(err)
	}
	icons := []string{goldIcon, craftIcon, kingdomIcon, forecastIcon, defeatedIcon, bonusIcon, tokenIcon, lockIcon, tileIcon, steveIcon, Face().Emblem}
	for _, row := range [][4]string{weaponIcon, vorpalIcon, raceIcon, regionIcon} {
		icons = append(icons, row[:]...)
	}
	for _, icon := range icons {
		if !strings.Contains(string(sprite), `id="`+icon+`"`) {
			t.Errorf("no picture of %s", icon)
		}
	}
}

// What the cards promise is what the tables give.
func TestCardWordsTellTheTables(t *testing.T) {
	for _, row := range []struct {
		card uint8
		want string
	}{
		{1, "1 level in axes"}, {8, "2 levels in axes"}, {15, "1 level in swords with 1 gold off"},
		{25, "1 level in maces with 2 gold off"}, {56, "2 levels in hammers with 1 gold off"},
	} {
		if got := en.craft(row.card); got != row.want {
			t.Errorf("craft card %d: %q, want %q", row.card, got, row.want)
		}
	}
	for id := uint8(1); id <= rules.Kingdoms; id++ {
		end := strings.HasPrefix(en.Kingdoms[id].Line, "At the year's end") || id == rules.CrownBond
		if end != (rules.KingdomCards[id].Duration == rules.End) {
			t.Errorf("%s: %q does not fit how long it lasts", rules.KingdomCards[id].ID, en.Kingdoms[id].Line)
		}
		if strings.Contains(en.Kingdoms[id].Line, "12 at most") && rules.EndCardMax != 12 {
			t.Errorf("%s names another bound than %d", rules.KingdomCards[id].ID, rules.EndCardMax)
		}
	}
}
