package site

import (
	"regexp"
	"strings"
	"testing"
)

// A piece that lights up or goes out hands nothing on to what is in it: browsers would style all of that anew, hundreds of elements when a question
// lights up other pieces (web/README.md, "What a drawing costs"). Where there is a pointer it may, since a phone has none.
func TestAPieceLightsUpAlone(t *testing.T) {
	handedOn := regexp.MustCompile(`(?:^|;)\s*(cursor|color|visibility|fill|stroke|pointer-events|font|font-[\w-]+|line-height|letter-spacing|text-align|text-transform|white-space|--[\w-]+)\s*:`)
	comment := regexp.MustCompile(`(?s)/\*.*?\*/`)
	small := map[string]string{ // hold a symbol and a number at most
		".em-small.lit":           "color",
		".em-councilor:not(.lit)": "pointer-events",
	}
	found := 0
	eachSheet(t, func(name, text string) {
		err := eachRule(comment.ReplaceAllString(text, ""), func(heads []string, body string) {
			selectors := heads[len(heads)-1]
			if strings.HasPrefix(selectors, "@") {
				return
			}
			hovers := strings.Contains(strings.Join(heads, " "), "(hover: hover)")
			for _, s := range apart(selectors, ",") {
				compounds := apart(s, " >+~")
				subject := compounds[len(compounds)-1]
				if !strings.Contains(subject, ".lit") || strings.Contains(subject, ":has(") || strings.Contains(subject, "::") {
					continue
				}
				found++
				for _, p := range handedOn.FindAllStringSubmatch(body, -1) {
					if !hovers && small[subject] != p[1] {
						t.Errorf("%s: %s sets %s, which all in it inherits", name, s, p[1])
					}
				}
			}
		})
		if err != nil {
			t.Errorf("%s: %v", name, err)
		}
	})
	if found < 20 {
		t.Errorf("only %d rules of pieces that are lit up were found", found)
	}
}
