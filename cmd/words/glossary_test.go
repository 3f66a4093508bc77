package main

import (
	"strings"
	"testing"
	"testing/fstest"
)

// Each fault of a glossary and of the texts beside it is found, with its file and line, and nothing else is.
func TestGlossary(t *testing.T) {
	const head = "# German words\n\n## All games\n\n| English | Deutsch | Gender | Not |\n|---|---|---|---|\n"
	games := []section{{name: "shell"}, {name: "one", title: "Game One"}, {name: "two", title: "Game Two"}}
	files := map[string]string{
		"shell.ftl":     "start = Beginne die Partie\n",
		"one.ftl":       "# Eine Kathedrale im Kommentar.\nchurch = Kirche\n    .many = Kirchen\n",
		"rules-one.txt": "# church Die Kirche\n|Wer zwei Kirchen hat, gewinnt.\n",
		"two.ftl":       "mill = Mühle\nchurch = Kathedrale\n",
		"GLOSSARY.md": head + "| game | Partie | f | Match- |\n\n## Game One\n\n| English | Deutsch | Gender | Not |\n|---|---|---|---|\n" +
			"| church | Kirche, Kirchen | f | Dom, Kathedral-, -tempel |\n\n## Game Two\n\n| mill | Mühle | f | |\n",
	}
	for _, x := range []struct {
		file, old, changed string
		want               []string
	}{
		{"shell.ftl", "", "", nil},
		{"one.ftl", "church = Kirche", "church = Dom", []string{`de/one.ftl:2: "Dom": the word for "church" is Kirche, Kirchen (de/GLOSSARY.md:13)`}},
		{"one.ftl", "church = Kirche", "church = Kathedralen, Kirche", []string{`de/one.ftl:2: "Kathedralen": the word for "church" is`}},
		{"one.ftl", "church = Kirche", "church = Domherr, Dominik, Kirche", nil},
		{"rules-one.txt", "zwei Kirchen", "zwei Bergtempel", []string{`de/rules-one.txt:2: "Bergtempel": the word for "church" is`}},
		{"rules-one.txt", "zwei Kirchen", "zwei Tempel", nil},
		{"two.ftl", "Mühle", "Das Match der Mühle", []string{`de/two.ftl:1: "Match": the word for "game" is Partie (de/GLOSSARY.md:7)`}},
		{"two.ftl", "Mühle", "Windrad", []string{`de/GLOSSARY.md:17: no text of Game Two says "Mühle" for "mill"`}},
		{"shell.ftl", "Partie", "Runde", []string{`de/GLOSSARY.md:7: no text of All games says "Partie" for "game"`}},
		{"GLOSSARY.md", "| mill | Mühle | f | |", "| mill | Mühle |", []string{"de/GLOSSARY.md:17: a row has four cells, this has 2", "Game Two has no table"}},
		{"GLOSSARY.md", "| mill | Mühle | f | |", "| mill | | f | |", []string{`de/GLOSSARY.md:17: no word is chosen for "mill"`}},
		{"GLOSSARY.md", "| mill | Mühle | f | |", "| mill | Mühle | f | |\n| mill | Mühle | f | |", []string{`de/GLOSSARY.md:18: "mill" has a row already`}},
		{"GLOSSARY.md", "## Game Two", "## Game Three", []string{`de/GLOSSARY.md:17: no game is called "Game Three"`, "Game Two has no table"}},
	} {
		from := fstest.MapFS{}
		for name, text := range files {
			if name == x.file && x.old != "" {
				if !strings.Contains(text, x.old) {
					t.Fatalf("%s holds no %q", name, x.old)
				}
				text = strings.Replace(text, x.old, x.changed, 1)
			}
			from["de/"+name] = &fstest.MapFile{Data: []byte(text)}
		}
		found := ""
		if err := checkGlossary(from, "de", games); err != nil {
			found = err.Error()
		}
		if n := len(strings.Split(found, "\n")); found == "" && x.want != nil || found != "" && n != len(x.want) {
			t.Errorf("%s with %q: %q, want %q", x.file, x.changed, found, x.want)
		}
		for _, want := range x.want {
			if !strings.Contains(found, want) {
				t.Errorf("%s with %q: %q, want %q", x.file, x.changed, found, want)
			}
		}
	}
}

// A language without a glossary has no faults.
func TestNoGlossary(t *testing.T) {
	if err := checkGlossary(fstest.MapFS{"fr/one.ftl": {Data: []byte("church = Dom\n")}}, "fr", []section{{name: "one", title: "Game One"}}); err != nil {
		t.Error(err)
	}
}
