package site

import "testing"

func TestLinesOfCommentsAreNotShipped(t *testing.T) {
	for _, c := range []struct{ name, text, want string }{
		{"static/a.js", "// About.\n\"use strict\";\n  // more\nlet a = 1; // stays\nconst at = \"http://x\";\n", "\"use strict\";\nlet a = 1; // stays\nconst at = \"http://x\";\n"},
		{"static/a.css", "/* One\n   two. */\na { b: c; } /* stays */\n  /* gone */\nd { e: f; }\n", "a { b: c; } /* stays */\nd { e: f; }\n"},
		{"static/a.svg", "// no script\n/* no sheet */\n", "// no script\n/* no sheet */\n"},
		{"static/empty.js", "", ""},
	} {
		if got := string(withoutComments(c.name, []byte(c.text))); got != c.want {
			t.Errorf("%s ships as\n%s\nwant\n%s", c.name, got, c.want)
		}
	}
}
