package facetest

import (
	"fmt"
	"reflect"
	"regexp"
	"slices"
	"strings"

	"tabard/app/face"
	"tabard/engines/game"
)

// words proves what the face says without a position: the names of all that the set-up and the scores have, the rules in
// short, the reasons, and the catalogues.
func (s *suite) words() {
	f, d := s.f, s.def
	for what, text := range map[string]string{"name": f.Name, "tagline": f.Tagline, "credits": f.Credits} {
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
	for tag, w := range s.own.Languages {
		s.catalogue(tag, w)
	}
	if s.own.Section != "" {
		s.section()
	} else {
		s.leftOver()
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

// catalogue proves that a language has every text, and every text the places of English.
func (s *suite) catalogue(tag string, words any) {
	names := map[string][]string{"Prompts": s.def.Frames, "Actions": s.def.Kinds, "Events": s.def.Events, "Reasons": s.own.Whys}
	english := texts(s.own.Languages["en"])
	has := texts(words)
	for path, text := range has {
		field, _, _ := strings.Cut(path, "[")
		if list, ok := names[field]; ok {
			var i int
			if fmt.Sscanf(path, field+"[%d]", &i); i >= len(list) || list[i] == "" || contains(s.own.Blank, list[i]) {
				continue // the rules have no such thing, or it needs no words
			}
		}
		if strings.TrimSpace(text) == "" && !s.blank(path) {
			s.bad("%s: %s is empty", tag, path)
		}
		if strings.Contains(text, "!") {
			s.bad("%s: %s shouts: %q", tag, path, text)
		}
		if a, b := places(text), places(english[path]); a != b {
			s.bad("%s: %s = %q has other places than %q", tag, path, text, english[path])
		}
	}
	if len(has) != len(english) {
		s.bad("%s has %d texts, English %d", tag, len(has), len(english))
	}
	for field, list := range names {
		for i, name := range list {
			empty := true
			for path, text := range has {
				empty = empty && (text == "" || !strings.HasPrefix(path, fmt.Sprintf("%s[%d]", field, i)))
			}
			if name != "" && empty && !s.blank(fmt.Sprintf("%s[%d]", field, i)) && !contains(s.own.Blank, name) {
				s.bad("%s: %s has no words for %s", tag, field, name)
			}
		}
	}
}

// blank says that a text may be empty: by its path, with the numbers or without them.
func (s *suite) blank(path string) bool {
	for _, b := range s.own.Blank {
		if strings.HasPrefix(path, b) || strings.HasPrefix(index.ReplaceAllString(path, ""), b) && !strings.Contains(b, "[") {
			return true
		}
	}
	return false
}

var index = regexp.MustCompile(`\[[^]]*\]`)

// texts are all texts of a catalogue by where they stand: "Cards[3].Name".
func texts(words any) map[string]string {
	all := map[string]string{}
	if words == nil {
		return all
	}
	var walk func(path string, v reflect.Value)
	walk = func(path string, v reflect.Value) {
		switch v.Kind() {
		case reflect.Pointer:
			walk(path, v.Elem())
		case reflect.String:
			all[path] = v.String()
		case reflect.Struct:
			for i := range v.NumField() {
				f, at := v.Type().Field(i), path
				switch {
				case f.Anonymous: // what every game has
				case path == "":
					at = f.Name
				default:
					at += "." + f.Name
				}
				walk(at, v.Field(i))
			}
		case reflect.Array, reflect.Slice:
			for i := range v.Len() {
				at := any(i)
				if row := v.Index(i); row.Kind() == reflect.Struct && row.FieldByName("ID").IsValid() {
					at = row.FieldByName("ID") // face.Pairs and face.Texts
				}
				walk(fmt.Sprintf("%s[%v]", path, at), v.Index(i))
			}
		case reflect.Map:
			for _, k := range v.MapKeys() {
				walk(fmt.Sprintf("%s[%v]", path, k), v.MapIndex(k))
			}
		}
	}
	walk("", reflect.ValueOf(words))
	return all
}

var place = regexp.MustCompile(`\{[^}=]*`) // of a tag its name, without what it shows in one language

// places are the names in braces of a sentence, each once, in order of the alphabet.
func places(text string) string {
	names := place.FindAllString(text, -1)
	slices.Sort(names)
	return strings.Join(slices.Compact(names), "")
}
