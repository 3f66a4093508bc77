package games

import (
	"fmt"
	"os"
	"strings"
	"testing"

	"tabard/app/face"
	"tabard/engines"
)

// told are the places outside the engines that tell of every game, and what each says of it. engines.Games is the one list;
// what cannot read it is compared with it here, and the page for emergencies in web/site.
var told = []struct {
	file, why string
	words     func(f *face.Face) string
}{
	{"games.go", "the game has no face: make one in app/games and add it to the list", func(f *face.Face) string { return "tabard/app/games/" + f.Def.ID }},
	{"*/face_test.go", "nothing proves the face: call the suite", func(*face.Face) string { return "facetest.Run(t, Face, " }},
	{"../../web/e2e/harness/table.mjs", "the browser's tests do not play it: add a row to games", func(f *face.Face) string { return fmt.Sprintf("{ id: %q", f.Def.ID) }},
	{"../words/en/page.ftl", "no picture is shown to those who install the app: take one with make shots and label it", func(f *face.Face) string {
		if f.Def == engines.Games()[0] {
			return "\nshot-wide = "
		}
		return fmt.Sprintf("\nshot-wide-%s = ", f.Def.ID)
	}},
	{"../../README.md", "the README does not link to its rules", func(f *face.Face) string { return fmt.Sprintf("(engines/%s)", f.Def.ID) }},
	{"../../README.md", "the README does not credit those who made it: begin a sentence of Credits with its name", func(f *face.Face) string { return f.Name + " is a game by " }},
}

func TestEveryGameIsToldOfEverywhere(t *testing.T) {
	for _, f := range All() {
		for _, x := range told {
			text, err := os.ReadFile(strings.ReplaceAll(x.file, "*", f.Def.ID))
			if err != nil {
				t.Errorf("%s: %v: %s", f.Def.ID, err, x.why)
				continue
			}
			if words := x.words(f); !strings.Contains(string(text), words) {
				t.Errorf("%s: %s lacks %q: %s", f.Def.ID, x.file, words, x.why)
			}
		}
	}
}
