package facetest

import (
	"os"
	"regexp"
	"slices"
	"strings"
	"testing"

	"tabard/app/face"
)

// traces are what an unfilled place, an empty part or a slip of the pen leaves in a text.
var traces = []string{"{", "}", "  ", " ,", ", ,", ",,", " .", "..", "%!", " ;", ";;", "; ;", " :", ": ;", ": ,", "()", " )", "!", "nowhere"}

// Fault says what is wrong with a text; nothing if it is whole.
func Fault(text string) string {
	if text == "" || strings.TrimSpace(text) != text {
		return "is empty, or begins or ends with a space"
	}
	for _, bad := range traces {
		if strings.Contains(text, bad) {
			return "holds \"" + bad + "\""
		}
	}
	for _, end := range []string{":", ",", " for", " with"} {
		if strings.HasSuffix(text, end) {
			return "ends with \"" + end + "\""
		}
	}
	return ""
}

// Whole fails the test if a text has a fault.
func Whole(t testing.TB, what, text string) {
	t.Helper()
	if fault := Fault(text); fault != "" {
		t.Fatalf("%s: %q %s", what, text, fault)
	}
}

// Said joins all that a sheet says.
func Said(d face.Detail) string {
	parts := slices.Clone(d.Paras)
	for _, r := range d.Rows {
		parts = append(parts, r.Name+": "+r.Text)
	}
	return strings.Join(append(parts, d.Title, d.Sub), "\n")
}

// Tells fails the test where a text lacks what it must hold, or holds what it must not.
func Tells(t testing.TB, what, text string, want, never []string) {
	t.Helper()
	for _, w := range want {
		if !strings.Contains(text, w) {
			t.Errorf("%s: %q is not in\n%s", what, w, text)
		}
	}
	for _, n := range never {
		if strings.Contains(text, n) {
			t.Errorf("%s: %q is in\n%s", what, n, text)
		}
	}
}

// Chapters are the rules as one text.
func Chapters(f *face.Face) string {
	var all []string
	for _, s := range f.Rules(nil) {
		all = append(all, s.Title)
		for _, p := range s.Paras {
			all = append(all, p.Text)
		}
	}
	return strings.Join(all, "\n")
}

// sprite are all symbols of the site, and as "art:id" the pictures of the game, if it has any.
func sprite(t testing.TB, game string) map[string]bool {
	all := map[string]bool{}
	read := func(file, as string) error {
		text, err := os.ReadFile("../../../static/" + file)
		for _, m := range regexp.MustCompile(`id="([^"]+)"`).FindAllStringSubmatch(string(text), -1) {
			all[as+m[1]] = true
		}
		return err
	}
	if err := read("icons.svg", ""); err != nil {
		t.Fatal(err)
	}
	_ = read("art/"+game+".svg", art) // a game without pictures has no such file
	return all
}

const art = "art:"

// Drawn proves that the sheet of a game has a picture of each of these.
func Drawn(t testing.TB, game string, ids ...string) {
	t.Helper()
	all := sprite(t, game)
	for _, id := range ids {
		if !all[art+id] {
			t.Errorf("no picture of %q", id)
		}
	}
}

// pictured finds fault with the pictures of a drawing that are not there.
func (s *suite) pictured(d *drawing) {
	for _, e := range d.elements {
		sheet, id, _ := strings.Cut(e.attr["href"], "#")
		switch {
		case e.tag != "use":
		case sheet == "static/icons.svg":
			s.icon("drawing", id)
		case sheet != "static/art/"+s.def.ID+".svg":
			s.bad("a drawing uses %q, which is not its own", e.attr["href"])
		default:
			s.icon("drawing", art+id)
		}
	}
}

// icon finds fault with the symbol of something.
func (s *suite) icon(of, id string) {
	if !s.sprite[id] {
		s.bad("%s: the sprite has no symbol %q", of, id)
	}
}

func contains[T comparable](list []T, x T) bool { return slices.Contains(list, x) }
