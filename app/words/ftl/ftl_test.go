package ftl

import (
	"slices"
	"strings"
	"testing"
	"testing/fstest"
)

var specs = []Spec{{Name: Grammar}, {Name: "game", Families: []string{"place", "good"}}}

const grammar = `
plural = { $n -> [1] one *[other] other }
who = { $who -> [you] You *[other] { $who } }
`

const game = `
### A file.

-crown = Crown of Emara
name = { -crown }

# A place.
place-forest = Forest
    .to = to the Forest
place-quarry = Quarry
    .to = to the Quarry
good-bread = bread
    .amount = { $n -> [one] 1 bread *[other] { $n } breads }

moved = { WHO($who) } moved { $steps ->
        [one] 1 step
       *[other] { $steps } steps
    } { PLACE($to, form: "to") }
    .short = { PLACE($to) }
got = { WHO($who) } got
    { GOOD($good, $n, form: "amount") }{ $card -> [yes] { " " }by card *[no] {""} }
over = { name }: over
`

func files(lists ...string) fstest.MapFS {
	fs := fstest.MapFS{}
	for i := 0; i+1 < len(lists); i += 2 {
		fs[lists[i]] = &fstest.MapFile{Data: []byte(lists[i+1])}
	}
	return fs
}

func english(t *testing.T) *Language {
	t.Helper()
	l, err := Load(files("en/grammar.ftl", grammar, "en/game.ftl", game), "en", specs, nil)
	if err != nil {
		t.Fatal(err)
	}
	return l
}

// Types of arguments follow from their use, through functions of the grammar too, and arguments come by name.
func TestArgumentsHaveTypes(t *testing.T) {
	game := english(t).Section("game")
	for id, want := range map[string][]Arg{
		"moved": {{"steps", Type{Base: Integer}}, {"to", Type{Noun, "place"}}, {"who", Type{Base: Person}}},
		"got":   {{"card", Type{Base: Flag}}, {"good", Type{Noun, "good"}}, {"n", Type{Base: Integer}}, {"who", Type{Base: Person}}},
		"over":  {},
	} {
		if got := game.Message(id).Attrs[0].Args; !slices.Equal(got, want) {
			t.Errorf("%s has %v, want %v", id, got, want)
		}
	}
}

// A packed text has the signs that package words reads, and nothing of names and references.
func TestPacked(t *testing.T) {
	packed := english(t).Pack("f")
	for _, want := range []string{
		"tabard words en f\x1d\x02a\x031\x04one\x04other\x05\n",
		"\nForest\x1fto the Forest\nQuarry\x1fto the Quarry\n",
		"\n\x02c\x03you\x04You\x04\x01c\x05 moved \x02a\x03one\x041 step\x04\x01a steps\x05 \x01N1b0\x1f\x01N0a0\n",
		"\x02d\x03you\x04You\x04\x01d\x05 got \x01N1b1c\x02a\x03yes\x04 by card\x04\x05\n",
		"\nCrown of Emara: over",
	} {
		if !strings.Contains(packed, want) {
			t.Errorf("%q is not in %q", want, packed)
		}
	}
}

// Every fault of a file is told with its line.
func TestFaultsOfAFile(t *testing.T) {
	for source, want := range map[string]string{
		"moved":                     `"moved" begins no message`,
		"a = {":                     "no expression",
		"a = { $n":                  `"}" is missing`,
		"a = b }":                   "a brace too many",
		"a = b\n  # c":              "a comment stands before a message",
		"a =":                       "a has no text",
		"  a = b":                   "belongs to no message",
		"a = b\na = c":              "a stands there twice",
		"a = b\n  .c = d\n  .c = e": "a.c stands there twice",
		"a = { $n -> [one] 1 }":     "0 default variants",
		"a = { $n -> [one] 1 [one] 2 *[other] 3 }":   `two variants have the key "one"`,
		"a = { $n -> [one] 1 *[other] 3":             "has no end",
		"a = { b }":                                  "there is no b",
		"a = { a }":                                  "refers to itself",
		"a = { WAY($x) }":                            "there is no such noun",
		"a = { WHO($x, $y) }":                        "WHO wants 1 arguments and gets 2",
		"a = { WHO($x) } { PLURAL($x) }":             "is used as a person and as a number",
		"a = { who($x) }":                            "written in large letters",
		"good-a = x\na = { GOOD($x, form: \"to\") }": `asks for the form "to", which good-a does not have`,
		"good-a = { $n -> [one] 1 *[other] 2 }\na = { GOOD($x) }": "gives 0 numbers",
		"a = { CAP(WHO($x)) }": "cannot stand within a function",
	} {
		_, err := Load(files("en/grammar.ftl", grammar, "en/game.ftl", source), "en", specs[:2:2], nil)
		if err == nil || !strings.Contains(err.Error(), want) || !strings.Contains(err.Error(), "en/game.ftl:") {
			t.Errorf("%q: %v, want %q", source, err, want)
		}
	}
}

// Another language is compared with English: texts, attributes, arguments and forms.
func TestFaultsOfALanguage(t *testing.T) {
	en := english(t)
	for edit, want := range map[string]string{
		"over = { name }: over\n>":                            "over is missing",
		"over =>nonsense = x\nover =":                         "nonsense is no message of English",
		"    .short = { PLACE($to) }\n>":                      "moved.short is missing",
		"{ name }: over>{ $wath }":                            "asks for $wath, which English does not give",
		"got = { WHO($who) }>got = { $n -> [you] x *[no] y }": "as a person, and English as a number",
		`form: "to">form: "into"`:                             `asks for the form "into", which place-forest does not have`,
		"name = { -crown }>name = x\n    .hint = y":           "has no attribute hint in English",
	} {
		old, with, _ := strings.Cut(edit, ">")
		if !strings.Contains(game, old) {
			t.Fatalf("%q is not in the file", old)
		}
		_, err := Load(files("de/grammar.ftl", grammar, "de/game.ftl", strings.Replace(game, old, with, 1)), "de", specs, en)
		if err == nil || !strings.Contains(err.Error(), want) {
			t.Errorf("%q: %v, want %q", edit, err, want)
		}
	}
}

// A language may say more of its nouns than English does, have functions of its own, and leave a file to English.
func TestALanguageOfItsOwn(t *testing.T) {
	en := english(t)
	de := strings.ReplaceAll(game, "    .to = ", "    .gender = m\n    .to = ")
	de = strings.Replace(de, "{ name }: over", "Aus", 1)
	de = strings.Replace(de, " moved ", " { PLACE($to, form: \"gender\") -> [f] die *[m] der } { HAS($who) } ", 1)
	l, err := Load(files("de/grammar.ftl", grammar+"has = { $x -> [you] hast *[other] hat }", "de/game.ftl", de), "de", specs, en)
	if err != nil {
		t.Fatal(err)
	}
	packed := l.Pack("f")
	for _, want := range []string{"\nForest\x1fto the Forest\x1fm\n", "\x02N2b0\x03f\x04die\x04der\x05 \x02c\x03you\x04hast\x04hat\x05 "} {
		if !strings.Contains(packed, want) {
			t.Errorf("%q is not in %q", want, packed)
		}
	}
	if l.Fingerprint() == en.Fingerprint() {
		t.Error("a form more leaves the fingerprint as it is")
	}
	l, err = Load(files("fr/grammar.ftl", grammar), "fr", specs, en)
	if err != nil || l.Section("game") != en.Section("game") {
		t.Errorf("a language without a file does not say English there: %v", err)
	}
}

// The pseudo-language has every text in brackets and longer, and the same arguments. What is no text stays.
func TestPseudo(t *testing.T) {
	packed := Pseudo(english(t)).Pack("f")
	for _, want := range []string{"tabard words qps", "\n[Fóoréest]\x1f[tóo thée Fóoréest]\n", "\x031\x04one\x04other\x05\n"} {
		if !strings.Contains(packed, want) {
			t.Errorf("%q is not in %q", want, packed)
		}
	}
	for text, want := range map[string]string{
		`{ $a }, { $b }`:                       "\x01a, \x01b",
		`{ $a -> [yes] So *[no] {""} }`:        "\x02a\x03yes\x04[Sóo]\x04\x05",
		`No{ $a -> [yes] {" "}so *[no] {""} }`: "[Ñóo\x02a\x03yes\x04 sóo\x04\x05]",
	} {
		res, err := Parse("x", "a = "+text)
		if err != nil {
			t.Fatal(err)
		}
		l, err := Compile("en", specs[:1], []*Resource{res}, nil)
		if err != nil {
			t.Fatal(err)
		}
		if got := Pseudo(l).Pack("f"); !strings.Contains(got, "\x1d"+want+"\x1d") {
			t.Errorf("%s: %q, want %q", text, got, want)
		}
	}
}

func TestPseudoBook(t *testing.T) {
	const book = "# goal The goal\n|All win.\nlist|@cards\n\nopen?{R-70}Six: {rounds=six} of {n=6}\n"
	const want = "# goal [Thée góoáal]\n|[Áall wíiñ.]\nlist|@cards\n\nopen?[{R-70}Síix: {rounds=síix} óof {n=6}]\n"
	if got := PseudoBook(book); got != want {
		t.Errorf("%q, want %q", got, want)
	}
}

func FuzzParse(f *testing.F) {
	f.Add(game)
	f.Add(grammar)
	f.Fuzz(func(t *testing.T, source string) {
		res, err := Parse("x", source)
		if err == nil {
			_, _ = Compile("en", specs[:1], []*Resource{res}, nil)
		}
	})
}
