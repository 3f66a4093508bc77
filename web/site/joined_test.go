package site

import (
	"bytes"
	"strings"
	"testing"
)

// Each script of the page is within exactly one that is published, and the page asks for those alone.
func TestScriptsAreJoined(t *testing.T) {
	src, static := source(t)
	files, _, err := Build(src)
	if err != nil {
		t.Fatal(err)
	}
	page := string(files["index.html"])
	for name, parts := range joined {
		if n := strings.Count(page, `<script src="`+name+"?v="); n != 1 {
			t.Errorf("the page asks for %s %d times", name, n)
		}
		for _, part := range parts {
			if _, there := files[part]; there && joined[part] == nil && part != journal {
				t.Errorf("%s is published, and within %s", part, name)
			}
			kept, is := static[strings.TrimPrefix(part, "static/")]
			if !is || part == name {
				continue
			}
			if last := bytes.TrimSpace(kept.Data); !bytes.Contains(files[name], last[bytes.LastIndexByte(last, '\n')-80:]) {
				t.Errorf("%s does not end in %s", part, name)
			}
		}
	}
	delete(static, "tabs.js")
	if _, _, err := Build(src); err == nil || !strings.Contains(err.Error(), "static/tabs.js is missing") {
		t.Errorf("without a part of a script: %v", err)
	}
}
