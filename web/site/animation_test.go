package site

import (
	"regexp"
	"slices"
	"strings"
	"testing"
)

// Animations of style sheets change only what a browser changes beside the page's thread: anything else is styled and painted anew by that
// thread in each frame (web/README.md, "What a drawing costs").
func TestAnimationChangesNothingThatThePageMustPaint(t *testing.T) {
	beside := []string{"opacity", "transform", "translate", "rotate", "scale"}
	once := "told" // a paragraph of the rules, when it is led to: nothing else happens then
	frames := regexp.MustCompile(`@keyframes ([\w-]+) \{(.*)\}\n`)
	property := regexp.MustCompile(`[{;]\s*([\w-]+)\s*:`)
	found := 0
	eachSheet(t, func(name, text string) {
		all := frames.FindAllStringSubmatch(text, -1)
		if len(all) != strings.Count(text, "@keyframes") {
			t.Errorf("%s: %d of its animations stand in a line of their own", name, len(all))
		}
		for _, f := range all {
			found++
			for _, p := range property.FindAllStringSubmatch(f[2], -1) {
				if !slices.Contains(beside, p[1]) && f[1] != once {
					t.Errorf("%s: the animation %s changes %s", name, f[1], p[1])
				}
			}
		}
	})
	if found < 10 {
		t.Errorf("only %d animations were found", found)
	}
}
