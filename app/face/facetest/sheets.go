package facetest

import (
	"strings"
	"testing"
	"unicode"
	"unicode/utf8"

	"tabard/app/face"
	"tabard/app/session"
	"tabard/engines/game"
)

// sheets proves that pieces explain themselves: those that are drawn, those that the game says can always be asked about, and
// what was drawn before, which may be gone.
func (s *suite) sheets(pos game.State, v session.View, shown []face.Ref) {
	if s.f.Inspect == nil {
		return
	}
	for _, r := range shown {
		name, _, _ := strings.Cut(string(r), ":")
		s.seen[":"+name] = true
	}
	if s.own.Sheets != nil {
		for _, r := range s.own.Sheets(pos) {
			name, _, _ := strings.Cut(string(r), ":")
			s.must[name] = true
			shown = append(shown, r)
		}
	}
	must := map[face.Ref]bool{}
	for _, r := range shown {
		if !must[r] {
			must[r] = true
			s.sheet(r, s.f.Inspect(v, r))
		}
	}
	for _, r := range s.refs {
		if d := s.f.Inspect(v, r); !must[r] && d.Title != "" {
			s.sheet(r, d)
		}
	}
	if r := shown[len(s.refs)*7%len(shown)]; !contains(s.refs, r) {
		s.refs = append(s.refs, r)
	}
}

// sheet proves that a sheet lacks nothing and says nothing twice.
func (s *suite) sheet(r face.Ref, d face.Detail) {
	of := string(r)
	large := func(what, text string) {
		s.whole(of+", "+what, text)
		if first, _ := utf8.DecodeRuneInString(text); unicode.IsLower(first) {
			s.bad("%s: %s begins small: %q", of, what, text)
		}
		for _, slip := range []string{"ou's", "ou has", "ou is ", "ou gets", "ou does", "ou takes"} {
			if strings.Contains(text, slip) {
				s.bad("%s: %q", of, text)
			}
		}
	}
	large("title", d.Title)
	large("kind", d.Sub)
	rule := d.Rule
	if rule == "" {
		rule = s.f.RuleOfPiece(r)
	}
	s.paragraph(of, rule)
	if d.Art != "" {
		s.picture(of, d.Art)
	} else {
		s.icon(of, d.Icon)
	}
	said := map[string]bool{}
	for _, p := range d.Paras {
		large("sentence", p)
		if said[p] || !strings.HasSuffix(p, ".") {
			s.bad("%s: %q is said twice or is no sentence", of, p)
		}
		said[p] = true
	}
	if len(d.Paras) == 0 {
		s.bad("%s: nothing is said of %q", of, d.Title)
	}
	for _, row := range d.Rows {
		large("row", strings.TrimSuffix(row.Name, " for"))
		s.whole(of+", row "+row.Name, row.Text)
		if said[row.Name] {
			s.bad("%s: two rows %q", of, row.Name)
		}
		said[row.Name] = true
	}
	s.chips(of, d.Chips, false)
}

// Sheet fails the test if a sheet is not whole. Zero are the icons of chips that may count nothing.
func Sheet(t testing.TB, f *face.Face, r face.Ref, d face.Detail, zero ...string) {
	t.Helper()
	s := newSuite(t, f, Own{Zero: zero})
	if s.sheet(r, d); len(s.found) > 0 {
		t.Fatal(s.found[0])
	}
}
