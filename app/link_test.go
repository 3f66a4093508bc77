package app

import (
	"maps"
	"regexp"
	"strings"
	"testing"

	"tabard/app/table"
	"tabard/app/words"
	say "tabard/app/words/shell"
	"tabard/web/page"
	"tabard/web/store"
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
	for _, c := range []struct {
		what, hash string
		says       words.Text
	}{
		{"cut short", hash[:len(hash)-7], say.ProblemCut},
		{"mistyped", hash[:len(hash)-9] + other + hash[len(hash)-8:], say.ProblemChanged},
		{"of something else", "g=" + strings.Repeat("QUJD", 40), say.ProblemNotsave},
		{"empty", "g=", say.ProblemNotsave},
	} {
		if s.went(hash); !offers(s.page()) {
			t.Fatalf("the whole link offers nothing: %s", s.page())
		}
		s.went(c.hash)
		s.calm(t)
		if text := s.page(); !strings.Contains(text, `data-screen="link"`) || offers(text) || !strings.Contains(text, c.says.String()) {
			t.Errorf("a link that is %s does not say %q: %s", c.what, c.says.String(), text)
		}
	}
}

// A link of one's own game is opened as a copy: the game itself keeps every byte, and goes on as it stood.
func TestALinkOfOnesOwnGameIsACopy(t *testing.T) {
	m := stocked(t)
	s := shellOn(m)
	s.hear(page.Facts{Base: "http://inn/"})
	s.went("play/" + mine)
	s.press("share", "")
	found := linkPattern.FindStringSubmatch(s.page())
	if found == nil {
		t.Fatal("the sheet shows no link")
	}
	s.press("close", "")
	legal := s.table().View.Legal
	s.hear(page.Press{Do: "act", Action: table.Key(legal[0]), Rev: s.table().View.Rev})
	s.went("")
	s.went("play/" + mine)
	prompt := drawn(t, s.page(), "prompt")
	s.went("")
	before := keptOf(t, m, mine)
	s.went(found[1])
	s.press("keepcopy", "")
	if s.calm(t); s.table() == nil || s.table().View.ID == mine {
		t.Fatalf("the copy is %+v", s.table())
	}
	s.hear(page.Press{Do: "act", Action: table.Key(s.table().View.Legal[0]), Rev: s.table().View.Rev})
	if after := keptOf(t, m, mine); !maps.Equal(after, before) {
		t.Errorf("the game itself is kept as\n%q\nafter\n%q", after, before)
	}
	if s.went("play/" + mine); drawn(t, s.page(), "prompt") != prompt {
		t.Errorf("the game itself goes on with\n%s\nafter\n%s", drawn(t, s.page(), "prompt"), prompt)
	}
}

// keptOf is all that is kept under the name of a game.
func keptOf(t *testing.T, m *store.Memory, id string) map[string]string {
	t.Helper()
	keys, err := m.Keys("")
	if err != nil {
		t.Fatal(err)
	}
	kept := map[string]string{}
	for _, k := range keys {
		if strings.Contains(k, ":"+id) {
			rec, err := m.Get(k)
			if err != nil {
				t.Fatal(err)
			}
			kept[k] = string(rec)
		}
	}
	if len(kept) == 0 {
		t.Fatalf("nothing is kept of %s", id)
	}
	return kept
}
