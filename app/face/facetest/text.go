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

// sheets have the symbols of the site, and artIn the pictures of each game.
var sheets = []string{"static/icons.svg", "static/pieces.svg"}

const artIn = "static/art/"

// sprite are the addresses of all symbols of the site, and of the pictures of the game, if it has any.
func sprite(t testing.TB, game string) map[string]bool {
	all := map[string]bool{}
	for _, sheet := range append(slices.Clone(sheets), artIn+game+".svg") {
		text, err := os.ReadFile("../../../" + sheet)
		if err != nil && !strings.HasPrefix(sheet, artIn) { // a game without pictures has no such file
			t.Fatal(err)
		}
		for _, m := range regexp.MustCompile(`id="([^"]+)"`).FindAllStringSubmatch(string(text), -1) {
			all[sheet+"#"+m[1]] = true
		}
	}
	return all
}

// Drawn proves that the sheet of a game has a picture of each of these.
func Drawn(t testing.TB, game string, ids ...string) {
	t.Helper()
	all := sprite(t, game)
	for _, id := range ids {
		if !all[pictureURL(game, id)] {
			t.Errorf("no picture of %q", id)
		}
	}
}

// pictured finds fault with the pictures of a drawing that are not there, or are another game's.
func (s *suite) pictured(d *drawing) {
	for _, e := range d.elements {
		at := e.attr["href"]
		sheet, id, _ := strings.Cut(at, "#")
		switch {
		case e.tag != "use" || s.sprite[at]:
		case contains(sheets, sheet):
			s.icon("drawing", id)
		case at == pictureURL(s.def.ID, id):
			s.picture("drawing", id)
		default:
			s.bad("a drawing uses %q, which is not its own", at)
		}
	}
}

// icon finds fault with the symbol of something.
func (s *suite) icon(of, id string) {
	if !slices.ContainsFunc(sheets, func(sheet string) bool { return s.sprite[sheet+"#"+id] }) {
		s.bad("%s: the sprite has no symbol %q", of, id)
	}
}

// picture finds fault with a picture of the game's own sheet.
func (s *suite) picture(of, id string) {
	if !s.sprite[pictureURL(s.def.ID, id)] {
		s.bad("%s: the game's sheet has no symbol %q", of, id)
	}
}

func pictureURL(game, id string) string { return artIn + game + ".svg#" + id }

func contains[T comparable](list []T, x T) bool { return slices.Contains(list, x) }
