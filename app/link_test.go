package app

import (
	"regexp"
	"strings"
	"testing"

	"tabard/app/lingo"
	"tabard/web/page"
)

var linkPattern = regexp.MustCompile(`value="http://inn/#(g=[^"]*)"`)

// A link that does not arrive as it was sent is explained, each fault in words of its own, and offers nothing to open.
func TestALinkThatIsSpoiltIsExplained(t *testing.T) {
	s := shellOn(stocked(t))
	s.hear(page.Facts{Base: "http://inn/"})
	s.went("play/" + mine)
	s.press("share", "")
	found := linkPattern.FindStringSubmatch(s.page())
	if found == nil {
		t.Fatalf("the sheet shows no link: %s", s.page())
	}
	hash := found[1]
	offers := func(text string) bool { return strings.Contains(text, `data-do="keepcopy"`) }
	other := "A"
	if hash[len(hash)-9:len(hash)-8] == other {
		other = "B"
	}
	for _, c := range []struct{ what, hash, says string }{
		{"cut short", hash[:len(hash)-7], "problem.cut"},
		{"mistyped", hash[:len(hash)-9] + other + hash[len(hash)-8:], "problem.changed"},
		{"of something else", "g=" + strings.Repeat("QUJD", 40), "problem.notsave"},
		{"empty", "g=", "problem.notsave"},
	} {
		if s.went(hash); !offers(s.page()) {
			t.Fatalf("the whole link offers nothing: %s", s.page())
		}
		s.went(c.hash)
		s.calm(t)
		if text := s.page(); !strings.Contains(text, `data-screen="link"`) || offers(text) || !strings.Contains(text, lingo.T(c.says)) {
			t.Errorf("a link that is %s does not say %q: %s", c.what, lingo.T(c.says), text)
		}
	}
}
