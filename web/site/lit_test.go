package site

import (
	"os"
	"path/filepath"
	"regexp"
	"strings"
	"testing"
)

// A piece that lights up or goes out hands nothing on to what is in it: browsers would style all of that anew, hundreds of elements when a question
// lights up other pieces (web/README.md, "What a drawing costs"). A cursor is another matter where there is a pointer, so on no phone.
func TestAPieceLightsUpAlone(t *testing.T) {
	handedOn := regexp.MustCompile(`(?:^|;)\s*(cursor|color|visibility|fill|stroke|pointer-events|font|font-[\w-]+|line-height|letter-spacing|text-align|text-transform|white-space|--[\w-]+)\s*:`)
	comment := regexp.MustCompile(`(?s)/\*.*?\*/`)
	small := map[string]string{ // hold a symbol and a number at most
		".em-small.lit":           "color",
		".em-councilor:not(.lit)": "pointer-events",
	}
	sheets, err := filepath.Glob("../../static/*.css")
	if err != nil {
		t.Fatal(err)
	}
	found := 0
	for _, name := range sheets {
		sheet, err := os.ReadFile(name)
		if err != nil {
			t.Fatal(err)
		}
		var within []string // the rules that are open, from the outermost
		text := comment.ReplaceAllString(string(sheet), "")
		for start, i := 0, 0; i < len(text); i++ {
			switch text[i] {
			case '{':
				within = append(within, strings.TrimSpace(text[start:i]))
				start = i + 1
			case ';':
				if len(within) == 0 || strings.HasPrefix(within[len(within)-1], "@") {
					start = i + 1
				}
			case '}':
				if len(within) == 0 {
					t.Fatalf("%s: a rule is closed that is not open", name)
				}
				selectors, said := within[len(within)-1], text[start:i]
				hovers := strings.Contains(strings.Join(within, " "), "(hover: hover)")
				within, start = within[:len(within)-1], i+1
				if strings.HasPrefix(selectors, "@") {
					continue
				}
				for _, s := range apart(selectors, ",") {
					compounds := apart(s, " >+~")
					subject := compounds[len(compounds)-1]
					if !strings.Contains(subject, ".lit") || strings.Contains(subject, ":has(") || strings.Contains(subject, "::") {
						continue
					}
					found++
					for _, p := range handedOn.FindAllStringSubmatch(said, -1) {
						if !hovers && small[subject] != p[1] {
							t.Errorf("%s: %s sets %s, which all in it inherits", name, s, p[1])
						}
					}
				}
			}
		}
		if len(within) > 0 {
			t.Errorf("%s: %q is not closed", name, within)
		}
	}
	if found < 20 {
		t.Errorf("only %d rules of pieces that are lit up were found", found)
	}
}

// apart cuts a list of selectors, or one of them, at any of some signs, but not within brackets.
func apart(text, signs string) (all []string) {
	depth, start := 0, 0
	for i, r := range text + signs[:1] {
		switch {
		case r == '(' || r == '[':
			depth++
		case r == ')' || r == ']':
			depth--
		case depth == 0 && strings.ContainsRune(signs, r):
			if part := strings.TrimSpace(text[start:i]); part != "" {
				all = append(all, part)
			}
			start = i + 1
		}
	}
	return all
}
