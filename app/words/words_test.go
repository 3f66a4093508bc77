package words

import (
	"strings"
	"testing"
	"testing/fstest"

	"tabard/app/words/ftl"
)

const game = `
good-bread = Brot
    .amount = { $n -> [one] 1 Brot *[other] { $n } Brote }
place-forest = Wald
    .to = in den Wald
    .gender = m
place-mill = Mühle
    .to = zur Mühle
    .gender = f
moved = { $who -> [you] Du bist *[other] { $who } ist } { PLACE($to, form: "to") } gegangen{ $card -> [yes] , per Karte *[no] {""} }
mine = { PLACE($at, form: "gender") -> [f] deine *[m] dein } { PLACE($at) }
got = { CAP($what) }: { GOOD($good, $n, form: "amount") }
of = { LAST($name) -> [s] { $name }’ *[other] { $name }s }
note = Da{ $why -> [none] {""} *[other] , { $why } }.
plain = Ein Text
    .short = Text
`

const (
	bread Text = 0x2000000 + iota<<8
	forest
	mill
	moved
	mine
	got
	of
	note
	plain
)

// open takes a catalogue of a grammar and a game into use, until the test is over.
func open(t *testing.T, tag, grammar, game string) {
	t.Helper()
	specs := []ftl.Spec{{Name: ftl.Grammar}, {Name: "game", Families: []string{"place", "good"}}}
	l, err := ftl.Load(fstest.MapFS{tag + "/grammar.ftl": {Data: []byte(grammar)}, tag + "/game.ftl": {Data: []byte(game)}}, tag, specs, nil)
	if err != nil {
		t.Fatal(err)
	}
	t.Cleanup(func() {
		if err := Use("en"); err != nil {
			t.Fatal(err)
		}
	})
	open := strings.Split(l.Pack(""), "\x1d")
	language.tag, language.sections = tag, nil
	for _, part := range open[1:] {
		language.sections = append(language.sections, strings.Split(part, "\n"))
	}
}

// One reader fills what any language says: persons, numbers, nouns and their forms, conditions.
func TestFill(t *testing.T) {
	open(t, "de", "language = Deutsch\nplural = { $n -> [1] one *[other] other }", game)
	for _, c := range []struct {
		got, want string
	}{
		{Fill(moved, Flag(true), AsNoun(forest), string(You)), "Du bist in den Wald gegangen, per Karte"},
		{Fill(moved, Flag(false), AsNoun(mill), "Ann"), "Ann ist zur Mühle gegangen"},
		{Fill(mine, AsNoun(mill)), "deine Mühle"},
		{Fill(mine, AsNoun(forest)), "dein Wald"},
		{Fill(got, AsNoun(bread), "1", "für dich"), "Für dich: 1 Brot"},
		{Fill(got, AsNoun(bread), "1", "über"), "Über: 1 Brot"},
		{Fill(got, AsNoun(bread), "12", ""), ": 12 Brote"},
		{Fill(got, AsNoun(bread), "-1", ""), ": 1 Brot"},
		{Fill(of, "Hans"), "Hans’"},
		{Fill(of, "Ann"), "Anns"},
		{Fill(of, ""), "s"},
		{Fill(note, "weil"), "Da, weil."},
		{Fill(note, ""), "Da."},
		{plain.String(), "Ein Text"},
		{(plain + 1).String(), "Text"},
		{(plain + 2).String(), ""},
		{Text(0).String(), ""},
		{Text(0x7fffffff).String(), ""},
		{Fill(moved), " ist  gegangen"},  // arguments are missing: nothing breaks
		{Fill(mine, AsNoun(0)), "dein "}, // of no family
	} {
		if c.got != c.want {
			t.Errorf("%q, want %q", c.got, c.want)
		}
	}
}

// A number beyond a family, which a save may say, has no text.
func TestNumbersBeyondAFamily(t *testing.T) {
	for _, n := range []int{-1, 2, 1 << 20} {
		if got := Nth([]Text{forest, mill}, n, 1); got != 0 {
			t.Errorf("%d: %v", n, uint32(got))
		}
	}
	if got := Nth([]Text{forest, 0}, 1, 1); got != 0 {
		t.Errorf("a member without words: %v", uint32(got))
	}
	if Named("Wood.Old Stone", "Stone") != 1 || Named("Wood Stone", "Sto") != -1 {
		t.Error("names are not found by their place")
	}
}

// Lists are put together as the grammar says.
func TestLists(t *testing.T) {
	for want, items := range map[string][]string{"": nil, "a": {"a"}, "a and b": {"a", "b"}, "a, b and c": {"a", "b", "c"}, "a, b, c and d": {"a", "b", "c", "d"}} {
		if got := And(items); got != want {
			t.Errorf("%v: %q, want %q", items, got, want)
		}
	}
	if got := Or([]string{"a", "b", "c"}); got != "a, b or c" {
		t.Errorf("%q", got)
	}
}

// A catalogue of another program, or a cut one, changes nothing.
func TestForeignCatalogues(t *testing.T) {
	packed, err := Packed("en")
	if err != nil {
		t.Fatal(err)
	}
	all, rules := packed.All, packed.Rules
	for _, bad := range []string{"", "tabard words en", all[:len(all)/2], all[:len(all)-1], strings.Replace(all, fingerprint, "0", 1), all + "\x1d", rules} {
		if err := Open(bad); err == nil {
			t.Errorf("it opens %.40q", bad)
		}
		if Tag() != "en" || And([]string{"a", "b"}) != "a and b" {
			t.Fatal("the language at hand is gone")
		}
	}
	before := Rules("emara")
	for _, bad := range []string{"", rules[:len(rules)/2], rules[:len(rules)-1], rules[1:], rules + "\x1d", all} {
		if err := OpenRules(bad); err == nil {
			t.Errorf("it opens rules %.40q", bad)
		}
		if before == "" || Rules("emara") != before {
			t.Fatal("the rules at hand are gone")
		}
	}
}

// The rules of a language may come later than its words; until then there are none, never those of another language.
func TestRulesThatComeLater(t *testing.T) {
	t.Cleanup(func() { _ = Use("en") })
	packed, err := Packed("de")
	if err != nil {
		t.Fatal(err)
	}
	if err := Open(packed.All); err != nil {
		t.Fatal(err)
	}
	for _, game := range Books {
		if text := Rules(game); text != "" {
			t.Errorf("%s has rules: %.40q", game, text)
		}
	}
	if err := OpenRules(packed.Rules); err != nil {
		t.Fatal(err)
	}
	for _, game := range Books {
		if text := Rules(game); !strings.HasPrefix(text, "# ") {
			t.Errorf("the rules of %s are %.40q", game, text)
		}
	}
}

// Every language compiles, is for this program, and names itself.
func TestLanguages(t *testing.T) {
	t.Cleanup(func() { _ = Use("en") })
	tags := []string{"qps", "de"}
	for _, l := range Languages {
		tags = append(tags, l.Tag)
	}
	for _, tag := range tags {
		if err := Use(tag); err != nil || Tag() != tag {
			t.Errorf("%s: %v", tag, err)
		}
	}
}

// No bytes of a catalogue break the reader.
func FuzzFill(f *testing.F) {
	f.Add("\x02a\x03you\x04Du\x04\x01a\x05 x \x01N1b1c", "a", "1")
	f.Add("\x01CCCL", "", "")
	f.Fuzz(func(t *testing.T, packed, a, b string) {
		if strings.Contains(packed, "N") {
			b = "" // a noun may not name the text that it stands in: nobody packs that
		}
		language.sections = [][]string{{packed}, {packed}}
		Fill(0x1000000, a, b)
		if err := Use("en"); err != nil {
			t.Fatal(err)
		}
	})
}
