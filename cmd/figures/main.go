// Command figures measures the program and writes what it finds to app/FIGURES.md, one section for each measurement. A run rewrites
// the sections that it names and keeps the text of all others:
//
//	go run ./cmd/figures                 the quick ones: size, house
//	go run ./cmd/figures bench measure   these
//	go run ./cmd/figures all             everything; the levels alone take hours
//
// The browser's figures need the site in dist and the tools of the browser tests (make build serve tools).
package main

import (
	"fmt"
	"log"
	"os"
	"slices"
	"strings"
)

// File is where the figures stand, below the root of the module, where the command runs.
const File = "app/FIGURES.md"

// section is one measurement: its heading, what a reader has to know, and the code that makes its text anew.
type section struct {
	id      string
	title   string
	about   string
	quick   bool // runs where no section is named
	measure func() (string, error)
}

// sections is every measurement in the order of the file.
func sections() []section {
	return []section{
		{"size", "The download", "Bytes of the files that a first visit fetches, as they are and as they travel.", true, size},
		{"house", "The house", "Lines of the module, its largest types, and how often the files of a package call each other.", true, house},
		{"bench", "Engines, bots, saves and links", "Benchmarks of one run on the machine that its first lines name.", false, bench},
		{"measure", "In the browser", "Medians of visits, presses, journeys and tasks of the page's thread, in Chromium; the processor of a phone is four times slower.", false, measure},
		{"lighthouse", "By Lighthouse", "What Lighthouse says of five first visits of its phone, on a line of 1.6 Mbit/s, with a processor a quarter as quick.", false, lighthouse},
		{"intake", "Files that are taken in", "Files of the hostile kinds (web/store/hostile_files_test.go), in Chromium at its full speed: when the player is told what was taken, when the journal has it, and the longest task that the browser reports.", false, intake},
		{"letters", "Play by link", "Tables at which bots answer for people, all windows of fights asked: letters a game, and characters of the link after a quarter, a half, three quarters and all of them; the mean, and the most in parentheses. The last letter of each table is proved by a stranger.", false, letters},
		{"levels", "Levels of the bots", "Each level against the one below it, which has all the other seats, on the same deals from every seat. Share of the wins with its 95 % interval; par is an equal share.", false, levels},
	}
}

func main() {
	log.SetFlags(0)
	log.SetPrefix("figures: ")
	old, err := os.ReadFile(File)
	if err != nil && !os.IsNotExist(err) {
		log.Fatal(err)
	}
	text, err := update(string(old), sections(), os.Args[1:])
	if err != nil {
		log.Fatal(err)
	}
	if err := os.WriteFile(File, []byte(text), 0o644); err != nil {
		log.Fatal(err)
	}
}

// head opens the file.
const head = `# Figures

` + "`make figures`" + ` writes this file: do not edit it. ` + "`make figures FIGURES=\"bench measure\"`" + ` measures what it names, and keeps the rest.
Times belong to the machine that they were taken on; bytes, counts and allocations are the same everywhere.
`

// update is the file with the wanted sections measured anew. Without a name the quick ones are; "all" is every section. It fails where a
// name is no section's, or where a measurement fails.
func update(old string, all []section, wanted []string) (string, error) {
	for _, w := range wanted {
		if w != "all" && !slices.ContainsFunc(all, func(s section) bool { return s.id == w }) {
			return "", fmt.Errorf("there is no section %q", w)
		}
	}
	var out strings.Builder
	out.WriteString(head)
	for _, s := range all {
		text := kept(old, s)
		if s.quick && len(wanted) == 0 || slices.Contains(wanted, s.id) || slices.Contains(wanted, "all") {
			fresh, err := s.measure()
			if err != nil {
				return "", fmt.Errorf("%s: %w", s.id, err)
			}
			text = strings.TrimSpace(fresh)
		}
		if text == "" {
			text = "Not measured yet."
		}
		fmt.Fprintf(&out, "\n## %s\n\n%s `make figures FIGURES=%s`\n\n%s\n", s.title, s.about, s.id, text)
	}
	return out.String(), nil
}

// kept is what the file tells of a section so far, without its heading and its first paragraph; empty if it has none.
func kept(old string, s section) string {
	_, rest, ok := strings.Cut(old, "\n## "+s.title+"\n")
	if !ok {
		return ""
	}
	rest, _, _ = strings.Cut(rest, "\n## ")
	rest = strings.TrimSpace(rest)
	_, rest, _ = strings.Cut(rest, "\n\n")
	return strings.TrimSpace(rest)
}
