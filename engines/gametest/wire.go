package gametest

import (
	"fmt"
	"os"
	"strings"
	"testing"

	"tabard/engines/game"
)

// Row is a list of names or numbers that saves and links depend on, in the order of their numbers.
type Row struct {
	Name  string // of the list: "verbs", "bits of a seat"
	Words []string
	fixed bool // nothing may be appended either
}

// Names is the Row of n names.
func Names(name string, n int, word func(i int) string) Row {
	r := Row{Name: name, Words: make([]string, n)}
	for i := range n {
		if r.Words[i] = word(i); r.Words[i] == "" {
			r.Words[i] = "-" // a number without a meaning
		}
	}
	return r
}

// List is the Row of a list of names or numbers.
func List[T any](name string, words ...T) Row {
	return Names(name, len(words), func(i int) string { return fmt.Sprint(words[i]) })
}

// Wire proves that the numbers in saves and links are those that they have always been: testdata/wire.txt holds the rows of
// every game's Def and those that the game adds. Only appending is allowed, of words to a row and of rows; -gametest.update
// (make golden) does so, and refuses everything else, which would break every game that was ever saved, or give a rival whom
// people know another character. A new version of the rules is written there by hand.
func Wire(t *testing.T, d *game.Def, more ...Row) {
	t.Helper()
	path := "testdata/wire.txt"
	old, err := os.ReadFile(path)
	if err != nil && !(*update && os.IsNotExist(err)) {
		t.Fatalf("the numbers of saves and links are not frozen (make golden writes them): %v", err)
	}
	text, problems := wire(string(old), append(wireRows(d), more...))
	for _, p := range problems {
		t.Error(p)
	}
	if text == string(old) || len(problems) > 0 {
		return
	}
	if !*update {
		t.Errorf("%s lacks what is new (make golden adds it): %s", path, unlike(string(old), text))
		return
	}
	if err := os.WriteFile(path, []byte(text), 0o644); err != nil {
		t.Fatal(err)
	}
}

// wireRows are the rows that follow from a Def.
func wireRows(d *game.Def) []Row {
	rows := []Row{fixed(List("code and rules", int(d.Code), int(d.Rules))), List("verbs", d.Kinds...), List("questions", d.Frames...),
		List("events", d.Events...), List("keys", d.Keys...), List("parts", d.Parts...),
		Names("options", len(d.Options), func(i int) string { return d.Options[i].ID })}
	for _, o := range d.Options {
		rows = append(rows, List("option "+o.ID, o.Values...))
	}
	var shared []string
	for _, t := range d.Traits {
		if len(t.Bearers) == 0 {
			shared = append(shared, t.ID)
		} else {
			rows = append(rows, List("bearers of trait "+t.ID, t.Bearers...))
		}
	}
	if len(shared) > 0 { // one more would change the trait of most names
		rows = append(rows, fixed(List("traits without bearers", shared...)))
	}
	return rows
}

// fixed is a row to which nothing may be appended.
func fixed(r Row) Row {
	r.fixed = true
	return r
}

// wire returns the text of the rows as it must be after the old one, and what in them is not appended to that.
func wire(old string, rows []Row) (text string, problems []string) {
	had := map[string]string{}
	for _, line := range strings.Split(strings.TrimSuffix(old, "\n"), "\n") {
		if name, words, ok := strings.Cut(line, ": "); ok {
			had[name] = words
		}
	}
	for _, r := range rows {
		was, now := had[r.Name], strings.Join(r.Words, " ")
		if was != now && was != "" && (r.fixed || !strings.HasPrefix(now, was+" ")) {
			problems = append(problems, fmt.Sprintf("%s\n\t%s\nwere\n\t%s", r.Name, now, was))
		}
		delete(had, r.Name)
		text += r.Name + ": " + now + "\n"
	}
	for name := range had {
		problems = append(problems, fmt.Sprintf("%s are gone", name))
	}
	return text, problems
}
