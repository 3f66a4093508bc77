package ftl

import (
	"encoding/json"
	"strings"
	"testing"
	"testing/fstest"
)

func pageOf(t *testing.T, english, german string) (*Language, error) {
	t.Helper()
	const grammar = "language = L\ndays = { $n -> [one] 1 day *[other] { NUMBER($n) } days }"
	from := fstest.MapFS{"en/grammar.ftl": {Data: []byte(grammar)}, "en/page.ftl": {Data: []byte(english)}, "de/grammar.ftl": {Data: []byte(grammar)}}
	if german != "" {
		from["de/page.ftl"] = &fstest.MapFile{Data: []byte(german)}
	}
	l, err := Load(from, "en", PageSpecs, nil)
	if err != nil {
		t.Fatal(err)
	}
	return Load(from, "de", PageSpecs, l)
}

// Scripts get strings, and lists where something is to be filled in or chosen.
func TestScript(t *testing.T) {
	const texts = `
plain = A "text" <b>
fill = { $loaded } of { NUMBER($size) } MB
count = { $n -> [one] one *[other] { NUMBER($n) } }, { $when -> [none] never *[other] on { $when } }
called = For { DAYS($n) }
`
	l, err := pageOf(t, texts, texts)
	if err != nil {
		t.Fatal(err)
	}
	got, err := l.Script("page")
	if err != nil {
		t.Fatal(err)
	}
	for id, want := range map[string]string{
		"plain":  `"A \"text\" \u003cb\u003e"`,
		"fill":   `[["loaded"]," of ",["size"]," MB"]`,
		"count":  `[["n",{"one":"one"},[["n"]]],", ",["when",{"none":"never"},["on ",["when"]]]]`,
		"called": `["For ",["n",{"one":"1 day"},[["n"]," days"]]]`,
	} {
		if text, err := json.Marshal(got[id]); err != nil || string(text) != want {
			t.Errorf("%s: %s, %v; want %s", id, text, err, want)
		}
	}
	if len(got) != 4 {
		t.Errorf("%d texts", len(got))
	}
}

// What is missing, or asks for more than scripts fill, is told with its file and line.
func TestFaultsOfThePagesWords(t *testing.T) {
	for _, c := range []struct{ english, german, want string }{
		{"a = A\nb = B", "a = A", "de/page.ftl:1: b is missing"},
		{"a = A\nb = B", "a = A\nb = { $x }", "de/page.ftl:2: b asks for $x, which English does not give"},
		{"a = { $x }", "\na = { CAP($x) }", "de/page.ftl:2: a: scripts fill texts and numbers, and not CAP"},
		{"a = { $x }", "a = { LAST($x) -> [s] s *[t] t }", "de/page.ftl:1: a: scripts fill texts and numbers, and not LAST"},
		{"a = A\n    .b = B", "a = A\n    .b = B", "de/page.ftl:1: a: the attribute b cannot stand here"},
	} {
		l, err := pageOf(t, c.english, c.german)
		if err == nil {
			_, err = l.Script("page")
		}
		if err == nil || !strings.Contains(err.Error(), c.want) {
			t.Errorf("%q: %v, want %s", c.german, err, c.want)
		}
	}
}
