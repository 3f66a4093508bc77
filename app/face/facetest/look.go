package facetest

import (
	"fmt"
	"slices"
	"strings"

	"tabard/app/face"
	"tabard/app/session"
	"tabard/engines/game"
)

// look proves what every viewer sees of a position.
func (s *suite) look(pos game.State, events []game.Event, seats, people int) {
	s.looked++
	r := game.NewRand(uint64(s.looked), 1)
	for viewer := game.Nobody; viewer < game.Player(seats); viewer++ {
		v := View(s.def, pos, viewer, people)
		known, _ := game.Hash(v.State, nil)
		lit := Lit(s.f, v)
		page := s.page(v, seats, lit)
		s.board(pos, v, lit, page[0])
		s.figures(v, seats)
		shown := page[0].all()
		for _, d := range page[1:] {
			s.reads(d)
			shown = append(shown, d.all()...)
		}
		s.leads(v, events, shown)
		s.moves(v, seats, events, shown, page[0].spots())
		s.sheets(pos, v, shown)
		s.refused(pos, v)
		if after, _ := game.Hash(v.State, nil); after != known {
			s.bad("looking at the position changed it")
		}
		if s.looked%(seats+1) != int(viewer)+1 {
			continue // one viewer of each position looks twice
		}
		other := game.View(pos, viewer)
		if other.Determinize(&r); !same(other, pos) {
			s.hidden++
		}
		w := v // another deal, which the viewer cannot tell from this one
		w.State = game.View(other, viewer)
		if a := apart(s.told(v, seats, page), s.told(w, seats, s.page(w, seats, lit))); a != "" {
			s.bad("seat %d: what is drawn or told differs from one time to the next, or hangs on what is hidden: %s", viewer, a)
		}
		full, deal := v, v
		full.State, deal.State = pos.Clone(), other // not redacted
		for _, r := range shown {
			if !s.own.Blind {
				break
			}
			if a, b := Said(s.f.Inspect(full, r)), Said(s.f.Inspect(deal, r)); a != b {
				s.bad("seat %d, %s: what is told hangs on what is hidden:\n%s\nin another world:\n%s", viewer, r, a, b)
			}
		}
	}
}

func same(a, b game.State) bool {
	x, _ := game.Hash(a, nil)
	y, _ := game.Hash(b, nil)
	return x == y
}

// Lit are the pieces that the choices of a view light.
func Lit(f *face.Face, v session.View) map[face.Ref]bool {
	lit := map[face.Ref]bool{}
	for _, a := range v.Legal {
		for _, r := range f.Action(v, a).Refs {
			lit[r] = true
		}
	}
	return lit
}

func on(lit map[face.Ref]bool) func(face.Ref) bool { return func(r face.Ref) bool { return lit[r] } }

// page draws the board with the viewer's own things, and every seat in full.
func (s *suite) page(v session.View, seats int, lit map[face.Ref]bool) []*drawing {
	if s.f.Board == nil {
		return []*drawing{{}}
	}
	page := []*drawing{drawn(s.f.Board(v, on(lit)), s.f.Mine(v, on(lit)))}
	for p := range game.Player(seats) {
		page = append(page, drawn(s.f.Player(v, p, on(lit))))
	}
	for _, d := range page {
		s.pictured(d)
	}
	return page
}

// board proves the board and the viewer's own things: each piece once, a button with a name, lit if there is something to do.
func (s *suite) board(pos game.State, v session.View, lit map[face.Ref]bool, d *drawing) {
	refs := d.refs()
	for r, n := range refs {
		if n > 1 {
			s.bad("%q is drawn %d times", r, n)
		}
	}
	for r := range lit {
		if refs[r] == 0 {
			s.bad("%q can be chosen and is not on the board", r)
		}
	}
	for _, e := range d.elements {
		r := e.ref()
		if r == "" {
			continue
		}
		if e.attr["role"] != "button" {
			s.bad("%q is no button", r)
		}
		if e.has("lit") != lit[r] {
			s.bad("%q is lit: %v", r, e.has("lit"))
		}
		if !lit[r] && e.attr["aria-haspopup"] != "dialog" {
			s.bad("%q can neither be used nor be asked about", r)
		}
	}
	s.areas(v, d)
	s.reads(d)
	if p := v.Viewer; p != game.Nobody && s.own.Pieces != nil {
		want := map[face.Ref]bool{}
		for _, r := range s.own.Pieces(pos, p) {
			if want[r] = true; refs[r] == 0 {
				s.bad("seat %d does not see %q", p, r)
			}
		}
		for r := range refs {
			if !want[r] {
				s.bad("seat %d sees %q", p, r)
			}
		}
	}
}

// areas proves that each piece of the board belongs to one area of the board, each of the viewer's own things to one of those, and is drawn
// in that one and in no other.
func (s *suite) areas(v session.View, d *drawing) {
	zones := [...]struct {
		name  string
		areas []face.Area
	}{{"on the board", s.f.Areas}, {"among the viewer's own things", s.f.Own}}
	for _, z := range zones {
		for _, a := range z.areas {
			s.whole("area", a.Name)
			if a.Named != nil {
				s.whole("area", a.Named(v))
			}
		}
	}
	for _, e := range d.elements {
		r := e.ref()
		if r == "" {
			continue
		}
		name, _, _ := r.Parts()
		for i, z := range zones {
			held := ""
			for n, a := range z.areas {
				if contains(a.Holds, name) {
					held += fmt.Sprintf("area-%d ", n)
				}
			}
			switch {
			case e.part != i && held != "":
				s.bad("%q is %s, and an area of the other zone holds it: %s", r, zones[e.part].name, held)
			case e.part == i && len(z.areas) > 0 && strings.Count(held, " ") != 1:
				s.bad("%q is %s, and must be held by one area: %q", r, z.name, held)
			case e.part == i && e.in != held:
				s.bad("%q is held by %q and drawn in %q", r, held, e.in)
			}
		}
	}
}

// reads proves that all of a drawing can be read, and that the page's rules allow it.
func (s *suite) reads(d *drawing) {
	for _, e := range d.elements {
		if label, ok := e.attr["aria-label"]; ok {
			s.whole("label", label)
		}
		if e.has("sr") {
			s.whole("what is read", strings.TrimSpace(e.text))
		}
		if e.tag == "button" || e.attr["role"] == "button" && e.attr["class"] != "map-cursor" {
			s.whole("name of a button", e.name())
			if e.ref() == "" && e.attr["data-do"] == "" {
				s.bad("the button %q does nothing", e.name())
			}
		}
	}
	for _, bad := range []string{"style=", "<nil>", "NaN", "%!", "-1%"} { // the content security policy refuses styles
		if _, after, ok := strings.Cut(d.raw, bad); ok {
			s.bad("the page holds %q: %.80s", bad, after)
		}
	}
}

// figures proves the few numbers that are always in view.
func (s *suite) figures(v session.View, seats int) {
	s.whole("turnline", s.f.Turnline(v))
	s.counts(v)
	s.checklist(v)
	if s.f.Glance == nil {
		return
	}
	for p := range game.Player(seats) {
		chips := s.f.Glance(v, p)
		if s.chips("glance", chips, true); len(chips) == 0 {
			s.bad("seat %d has nothing at a glance", p)
		}
	}
}

// counts proves that the line of goods and the counts of the pieces agree, and that the counts are of the same pieces as ever.
func (s *suite) counts(v session.View) {
	counts, refs := s.f.Counts(v), ""
	for _, c := range counts {
		refs += string(c.Ref) + " "
	}
	if s.counted == "" {
		s.counted = refs
	}
	if v.Viewer != game.Nobody && refs != s.counted {
		s.bad("counted are %q, and %q elsewhere", refs, s.counted)
	}
	if s.f.Means == nil {
		return
	}
	means := s.f.Means(v)
	s.chips("means", means, true)
	for _, chip := range means {
		if !slices.ContainsFunc(counts, func(c face.Count) bool { return c.Icon == chip.Icon && c.N == chip.N }) {
			s.bad("the line of goods tells %d of %s, and no piece does", chip.N, chip.Icon)
		}
	}
}

// told is all that a viewer sees and is told of a position, bit by bit: the same whenever it is the same.
func (s *suite) told(v session.View, seats int, page []*drawing) (all []string) {
	for _, d := range page {
		all = append(all, strings.SplitAfter(d.canon, ">")...)
	}
	say := func(x ...any) { all = append(all, fmt.Sprint(x...)) }
	say(s.f.Prompt(v), s.f.Turnline(v))
	for p := range game.Player(seats) {
		if s.f.Glance != nil {
			say(s.f.Glance(v, p))
		}
	}
	if s.f.Means != nil {
		say(s.f.Means(v))
	}
	if s.f.Checklist != nil {
		say(s.f.Checklist(v))
	}
	if s.f.Locked != nil {
		say(s.f.Locked(v))
	}
	for _, a := range v.Legal {
		say(s.f.Action(v, a))
	}
	if s.f.Inspect != nil {
		for _, r := range page[0].all() {
			all = append(all, Said(s.f.Inspect(v, r)))
		}
	}
	return all
}

// apart is where two pages differ; nothing if they do not.
func apart(a, b []string) string {
	for i := range a {
		if i >= len(b) || a[i] != b[i] {
			return fmt.Sprintf("%q, and then %q", a[i], b[min(i, len(b)-1)])
		}
	}
	return ""
}
