package emara

import (
	"reflect"
	"strings"
	"testing"

	"tabard/app/face"
	rules "tabard/engines/emara"
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
		need("game", "name", w.Name, w.Tagline, w.Credits, w.You, w.Your, w.Possessive, w.Victoria)
		for g, id := range rules.GoodNames {
			need("good", id, w.Goods[g].One, w.Goods[g].Many, goodIcon[g])
		}
		for l, id := range rules.LocationNames {
			need("location", id, w.Locations[l].Name, w.Locations[l].The)
		}
		for c := 1; c <= rules.Cards; c++ {
			need("card", rules.CardNames[c], w.Cards[c].Name, w.Cards[c].Brief, w.Cards[c].Line, cardIcon[c])
		}
		for a := 1; a <= rules.Advisors; a++ {
			need("advisor", rules.AdvisorCards[a].ID, w.Advisors[a].Name, w.Advisors[a].Brief, w.Advisors[a].Line)
		}
		for e := 1; e <= rules.Events; e++ {
			need("event card", rules.EventCards[e].ID, w.Occasions[e].Name, w.Occasions[e].Brief, w.Occasions[e].Line)
		}
		need("ranks", "all", w.Ranks[:]...)
		need("huts", "all", w.Huts[:]...)
		need("circuits", "all", w.Circuits[:]...)
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
			if e := game.EventKind(k); id != "" && e != rules.EvLeft && e != rules.EvAbility && e != rules.EvTraded { // these are never told
				need("event", id, w.Events[e])
			}
		}
		for k, id := range rules.SourceNames {
			if id != "" {
				need("source", id, w.Sources[rules.Source(k)])
			}
		}
		for p := rules.PayForExchange; p <= rules.PayForTrade; p++ {
			need("payment", face.Num(int(p)), w.Pays[p])
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
		need("total", "score", w.Total.Name, w.Total.Hint)
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
			"More": {en.More, w.More}, "EventMore": {en.EventMore, w.EventMore}, "WhyMore": {en.WhyMore, w.WhyMore},
			"Board": {en.Board, w.Board}, "Inspect": {en.Inspect, w.Inspect}, "Records": {en.Records, w.Records}, "Lists": {en.Lists, w.Lists},
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
		for _, table := range []map[string]string{w.More, w.EventMore, w.WhyMore, w.Board, w.Inspect, w.Records, w.Lists} {
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

func TestCostsInWords(t *testing.T) {
	for _, c := range []struct {
		res   [4]byte
		coins int
		want  string
	}{
		{[4]byte{}, 0, "nothing"},
		{[4]byte{2, 0, 0, 0}, 0, "2 wood"},
		{[4]byte{1, 1, 0, 0}, 1, "1 wood, 1 cloth and 1 coin"},
		{[4]byte{0, 0, 0, 3}, 2, "3 stone and 2 coins"},
	} {
		if got := en.cost(c.res, c.coins); got != c.want {
			t.Errorf("%v and %d: %q, want %q", c.res, c.coins, got, c.want)
		}
	}
}

// What cards say of their points and goods is what the tables give.
func TestAdvisorLinesTellTheTables(t *testing.T) {
	for a := rules.MasterOfCoin; a <= rules.SirAntoni; a++ {
		card := rules.AdvisorCards[a]
		want := ""
		switch {
		case card.N > 0:
			want = en.amount(int(card.N), card.Gain)
		case card.BP > 0:
			want = en.count(int(card.BP), "building")
		case a >= rules.FirstPatron:
			want = en.count(int(card.CP), "citizen")
		default:
			continue
		}
		if !strings.HasPrefix(en.Advisors[a].Line, want) || en.Advisors[a].Brief != want {
			t.Errorf("%s says %q and %q, the table %q", card.ID, en.Advisors[a].Brief, en.Advisors[a].Line, want)
		}
	}
}
