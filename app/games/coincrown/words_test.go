package coincrown

import (
	"reflect"
	"strings"
	"testing"

	"tabard/app/face"
	rules "tabard/engines/coincrown"
	"tabard/engines/game"
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
		need("game", "name", w.Name, w.Tagline, w.Credits, w.You, w.YouIn)
		for k, id := range rules.CardKindNames {
			c := w.Cards[k]
			need("card", id, c.One, c.Many, c.A, c.Icon, c.Brief, c.Line)
		}
		for i, f := range w.Families {
			need("family", face.Num(i), f)
		}
		for i, c := range w.Classes {
			need("class", face.Num(i), c.One, c.Many, c.A)
		}
		for i, r := range w.Ranks {
			need("rank", face.Num(i), r.One, r.Many, r.A)
		}
		for i, coin := range rules.IronCoins {
			need("iron coin", coin.ID, w.Irons[i].Name, w.Irons[i].Letter, w.Irons[i].Icon, w.Irons[i].Counts)
		}
		for i := range rules.Denoms {
			need("coin", face.Num(i), w.Denoms[i], w.Tiers[i])
		}
		for i, r := range w.Resources {
			need("resource", face.Num(i), r)
		}
		for i := 1; i < rules.Items; i++ {
			need("overseas item", rules.OverseasItems[i].ID, w.Items[i])
		}
		if len(w.Starts) != int(rules.StartChosen)+1 {
			t.Errorf("%s: %d reasons for a start player, want %d", tag, len(w.Starts), rules.StartChosen+1)
		}
		for i, s := range w.Starts {
			need("start", face.Num(i), s)
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
			if id != "" {
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
				need("value", o.ID+"."+v, w.Values[o.ID+"."+v].Name, w.Values[o.ID+"."+v].Hint)
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
			if len(s.Paras) == 0 {
				t.Errorf("%s: chapter %s is empty", tag, s.Title)
			}
		}
		for k, s := range w.Menu {
			need("menu", face.Num(k), s)
		}
	}
}

// Every language has the same captions as English, with the same places to fill.
func TestLanguagesAgree(t *testing.T) {
	for tag, w := range languages {
		for name, pair := range map[string][2]map[string]string{
			"More": {en.More, w.More}, "Inspect": {en.Inspect, w.Inspect}, "Board": {en.Board, w.Board}, "EventMore": {en.EventMore, w.EventMore}, "WhyMore": {en.WhyMore, w.WhyMore},
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

func TestCoinsInWords(t *testing.T) {
	for _, c := range []struct {
		coins rules.Coins
		want  string
	}{
		{rules.Coins{}, "nothing"},
		{rules.Coins{2, 0, 0}, "2 bronze"},
		{rules.Coins{2, 1, 0}, "1 silver and 2 bronze"},
		{rules.Coins{1, 2, 3}, "3 gold, 2 silver and 1 bronze"},
	} {
		if got := en.Coins(c.coins); got != c.want {
			t.Errorf("%v: %q, want %q", c.coins, got, c.want)
		}
	}
}

func TestFill(t *testing.T) {
	if got := face.Fill("{a} and {b}", "a", "{b}", "b", "x"); got != "{b} and x" {
		t.Errorf("a value was taken for a place: %q", got)
	}
}
