package facetest

import (
	"os"
	"regexp"
	"strings"
	"testing"

	"github.com/maxence-charriere/go-app/v10/pkg/app"

	"tabard/app/face"
)

// paragraphID is what a paragraph or a chapter is called in links: small words and numbers.
var paragraphID = regexp.MustCompile(`^[a-z][a-z0-9]*(-[a-z0-9]+)*$`)

// rules proves the rules: every paragraph is whole and has a name of its own, and all that leads to one leads somewhere.
func (s *suite) rules() {
	there := map[string]face.ParaKind{}
	for _, c := range s.f.Rules(nil) {
		s.whole("chapter", c.Title)
		if s.paragraphID(c.ID); strings.Contains(c.ID, "-") {
			s.bad("%q is no name for a chapter: its paragraphs have it before their first -", c.ID)
		}
		if len(c.Paras) == 0 {
			s.bad("the chapter %q is empty", c.Title)
		}
		for i, p := range c.Paras {
			s.whole(c.Title, strings.TrimSuffix(p.Text, ":"))
			if strings.Contains(p.Text, "@") || !strings.HasSuffix(p.Text, ".") && !strings.HasSuffix(p.Text, ":") {
				s.bad("%s: %q does not end", c.Title, p.Text)
			}
			s.paragraphID(p.ID)
			if _, twice := there[p.ID]; twice || p.ID == c.ID && i > 0 {
				s.bad("two paragraphs are called %q", p.ID)
			}
			if p.ID != c.ID && !strings.HasPrefix(p.ID, c.ID+"-") {
				s.bad("%q is no paragraph of %q", p.ID, c.ID)
			}
			there[p.ID] = p.Kind
		}
	}
	x := &s.f.Index
	s.lead("question", s.def.Frames, x.Prompts)
	s.lead("verb", s.def.Kinds, x.Actions)
	s.lead("part of the score", s.def.Parts, x.Parts)
	s.lead("reason", s.own.Whys, x.Reasons)
	s.paragraph("the score", x.Total)
	for _, e := range x.Pieces {
		s.paragraph("pieces "+e[0], e[1])
	}
	for _, e := range x.Art {
		s.paragraph("a picture", e[0])
		s.picture(e[0], e[1])
	}
	for kind, name := range s.def.Kinds {
		if name != "" && (kind >= len(x.Aims) || x.Aims[kind] == 0 || x.Aims[kind] >= face.Aims) {
			s.bad("nobody knows what one wants with %s", name)
		}
	}
	for _, e := range x.Examples {
		if s.paragraph("a drawing", e.Para); there[e.Para] != face.Example {
			s.bad("%q is drawn, but it is no example", e.Para)
		}
		if n := len(app.HTMLString(e.Draw())); n != len(app.HTMLString(e.Draw())) || n < 200 { // attributes come in any order
			s.bad("the example %q is drawn otherwise each time, or not at all", e.Para)
		}
	}
	if len(x.Examples) == 0 {
		s.bad("no example is drawn")
	}
	s.ledger()
}

func (s *suite) paragraphID(id string) {
	if !paragraphID.MatchString(id) {
		s.bad("%q is no name for a paragraph", id)
	}
}

// lead proves that everything with a name leads to a paragraph.
func (s *suite) lead(what string, names, to []string) {
	for i, name := range names {
		switch {
		case name == "":
		case i >= len(to):
			s.bad("%s %s leads to no paragraph of the rules", what, name)
		default:
			s.paragraph(what+" "+name, to[i])
		}
	}
}

// paragraph proves that there is such a paragraph.
func (s *suite) paragraph(what, id string) {
	if s.paras == nil {
		s.paras = map[string]bool{}
		for _, c := range s.f.Rules(nil) {
			s.paras[c.ID] = true
			for _, p := range c.Paras {
				s.paras[p.ID] = true
			}
		}
	}
	if !s.paras[id] {
		s.bad("%s leads to %q, which is no paragraph of the rules", what, id)
	}
}

// ours matches the source that RULES.md names for a ruling of our own: the rulebook leaves the point open, or can be read in two ways.
var ours = regexp.MustCompile(`^(ours|reading)\b|\bours\b`)

// ledger proves that a paragraph of the rules tells each ruling of our own, and that the paragraph is marked as one of ours. A paragraph
// names the rulings that it tells in a tag, see face.Chapter.
func (s *suite) ledger() {
	text, err := os.ReadFile("../../../engines/" + s.def.ID + "/RULES.md")
	if err != nil {
		s.tb.Fatal(err)
	}
	told := map[string]face.ParaKind{}
	for _, t := range tagsOf(s.f) {
		if t.shows {
			continue
		}
		for id := range strings.FieldsSeq(t.name) {
			if _, twice := told[id]; twice {
				s.bad("two paragraphs tell %s", id)
			}
			told[id] = t.kind
		}
	}
	rows := map[string]bool{}
	for line := range strings.Lines(string(text)) {
		cells := strings.Split(line, "|")
		if len(cells) < 6 || !strings.HasPrefix(cells[1], " R-") {
			continue
		}
		id, ruling, source, sure := strings.TrimSpace(cells[1]), strings.TrimSpace(cells[2]), strings.TrimSpace(cells[3]), strings.TrimSpace(cells[4])
		rows[id] = true
		if !ours.MatchString(source) && sure != "open" {
			continue
		}
		if kind, ok := told[id]; !ok || kind != face.Silent && kind != face.Ours {
			s.bad("%s is a ruling of ours, and no paragraph of the rules says so: %s", id, ruling)
		}
	}
	for id := range told {
		if !rows[id] {
			s.bad("there is no ruling %s", id)
		}
	}
}

// Leads proves that a paragraph of the rules is the line of what has that name.
func Leads(t testing.TB, f *face.Face, id, name string) {
	t.Helper()
	if p, ok := f.Paragraph(nil, id); !ok || !strings.HasPrefix(p.Text, name) {
		t.Errorf("%s leads to %q: %q", name, id, p.Text)
	}
}
