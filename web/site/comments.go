package site

import (
	"path"
	"strings"
)

// withoutComments returns a script or a style sheet of ours without the lines that hold nothing but a comment: people who play do not read
// them, and download them. Of a script these are lines that begin with //, of a style sheet those from one that begins with /* to one
// that ends with */. Other files come back as they are.
func withoutComments(name string, text []byte) []byte {
	var begins, ends string
	switch path.Ext(name) {
	case ".js":
		begins = "//"
	case ".css":
		begins, ends = "/*", "*/"
	default:
		return text
	}
	var out strings.Builder
	within := false
	for line := range strings.Lines(string(text)) {
		bare := strings.TrimSpace(line)
		if within || strings.HasPrefix(bare, begins) {
			within = ends != "" && !strings.HasSuffix(bare, ends)
			continue
		}
		out.WriteString(line)
	}
	return []byte(out.String())
}
