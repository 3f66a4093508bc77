package facetest

import (
	"fmt"

	"tabard/app/face"
	"tabard/engines/game"
)

// words proves what the face says without a position: the names of all that the set-up and the scores have, the rules in
// short, the reasons, and that nothing is left over in its file of words.
func (s *suite) words() {
	f, d := s.f, s.def
	for what, text := range map[string]string{"name": f.Name, "tagline": f.Tagline, "for whom": f.Whom, "credits": f.Credits} {
		s.whole(what, text)
	}
	s.icon("game", f.Emblem)
	if f.Length == nil {
		s.bad("how long does a game take?")
		return
	}
	least, most := 255, 0
	for n := d.MinSeats; n <= d.MaxSeats; n++ {
		l := f.Length.Of[n]
		m := face.UpToFive(face.Time(int(l.Own), int(l.Shown)))
		if int(l.Minutes) != m || m == 0 {
			s.bad("a game of %d takes %d minutes, and the face says %d", n, m, l.Minutes)
		}
		least, most = min(least, m), max(most, m)
	}
	if int(f.Length.Least) != least || int(f.Length.Most) != most {
		s.bad("a game takes %d to %d minutes, and the face says %d to %d", least, most, f.Length.Least, f.Length.Most)
	}
	for _, o := range d.Options {
		name, hint := f.Option(o.ID)
		s.whole("option "+o.ID, name)
		s.whole("option "+o.ID, hint)
		for _, v := range o.Values {
			name, hint := f.Value(o.ID, v)
			s.whole("value "+o.ID+"."+v, name)
			s.maybe("value "+o.ID+"."+v, hint)
		}
	}
	for _, l := range d.Levels {
		name, hint := f.Level(l.ID)
		s.whole("level "+l.ID, name)
		s.whole("level "+l.ID, hint)
	}
	for _, t := range d.Traits {
		name, hint := f.Trait(t.ID)
		s.whole("trait "+t.ID, name)
		s.whole("trait "+t.ID, hint)
	}
	if len(f.Parts) != len(d.Parts) || len(f.Keys) != len(d.Keys) {
		s.bad("%d parts and %d keys of the score have words, of %d and %d", len(f.Parts), len(f.Keys), len(d.Parts), len(d.Keys))
	}
	for _, p := range f.Parts {
		s.whole("part of the score", p.Name)
		s.whole("part of the score", p.Hint)
	}
	s.maybe("total", f.Total.Name)
	s.maybe("total", f.Total.Hint)
	for _, k := range f.Keys {
		s.whole("key of the score", k)
	}
	if len(f.Worth) != len(d.Features) {
		s.bad("%d of %d features have words", len(f.Worth), len(d.Features))
	}
	for i, k := range f.Worth {
		s.whole("feature", k.Name)
		if i < len(d.Features) && k.ID != d.Features[i] {
			s.bad("%q are the words of %s, which is not feature %d", k.Name, k.ID, i)
		}
	}
	s.rules()
	s.whys()
	if s.own.Section != "" {
		s.section()
	}
}

// whys proves that every reason of the rules reads as a sentence, whatever it is about.
func (s *suite) whys() {
	for seats := s.def.MinSeats; seats <= s.def.MaxSeats; seats++ {
		pos, err := s.def.New(s.def.DefaultSetup(seats, 1))
		if err != nil {
			s.tb.Fatal(err)
		}
		v := View(s.def, pos, pos.Turn(), 1)
		for id, name := range s.own.Whys {
			for _, a := range []uint16{0, 1, 2, 3, 4, 7, 30, 44, 47, 75} {
				if name != "" {
					r := game.Reason{ID: uint16(id), A: s.own.About(uint16(id), a), B: 1, Need: 3, Have: 2}
					s.whole(fmt.Sprintf("reason %s of %d", name, a), s.f.Reason(v, r))
				}
			}
		}
	}
}
