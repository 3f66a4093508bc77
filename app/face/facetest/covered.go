package facetest

import (
	"testing"

	"tabard/app/face"
	"tabard/app/session"
	"tabard/engines/game"
)

// covered proves that a table that nobody may look at tells nothing, and that what is no piece explains nothing.
func (s *suite) covered() {
	f := s.f
	v := session.View{Def: s.def, Covered: true, Viewer: game.Nobody, Turn: game.Nobody}
	if f.Locked != nil && f.Locked(v) != nil || f.Glance != nil && f.Glance(v, 0) != nil || f.Means != nil && f.Means(v) != nil ||
		f.Checklist != nil && f.Checklist(v) != nil || f.Turnline(v) != "" || f.Scenes != nil && f.Scenes(v, nil) != nil {
		s.bad("a covered table tells something")
	}
	if f.Board != nil {
		for r := range Refs(f.Board(v, face.Unlit), f.Mine(v, face.Unlit), f.Player(v, 0, face.Unlit)) {
			s.bad("a covered table shows %q", r)
		}
	}
	pos, err := s.def.New(s.def.DefaultSetup(s.def.MinSeats, 1))
	if err != nil {
		s.tb.Fatal(err)
	}
	open := View(s.def, pos, 0, 1)
	for _, v := range []session.View{v, open} { // numbers that the rules do not have harm nothing
		v.Prompt.Kind = 250
		odd := game.Event{Kind: 9999, Who: game.Nobody}
		f.Prompt(v)
		f.Action(v, game.Action{Kind: 9999})
		f.Event(v, odd)
		f.Reason(v, game.Reason{ID: 9999})
		if f.Chapter != nil {
			f.Chapter(v, []game.Event{odd, odd}, 1)
		}
		if f.Scenes != nil {
			f.Scenes(v, []game.Event{odd})
		}
	}
	if f.Inspect == nil {
		return
	}
	var pieces []face.Ref
	if f.Board != nil {
		pieces = drawn(f.Board(open, face.Unlit), f.Mine(open, face.Unlit)).all()
	}
	if s.own.Sheets != nil {
		pieces = append(pieces, s.own.Sheets(pos)...)
	}
	for _, r := range pieces {
		if d := f.Inspect(v, r); d.Title != "" {
			s.bad("a covered table explains %q", r)
		}
		for _, odd := range []face.Ref{r + ":x", r + ":-1", r + ":99999:99999", "x" + r, r[:len(r)-1]} {
			f.Inspect(open, odd) // whatever it is taken for, it harms nothing
		}
	}
	for _, r := range append(s.own.Nothing, "", "nonsense", "prompt:1") {
		if d := f.Inspect(open, r); d.Title != "" {
			s.bad("%q, which is no piece, is %q", r, d.Title)
		}
	}
}

// Bench measures how long the board takes to build, and the words of everything that can be done, in a view.
func Bench(b *testing.B, f *face.Face, v session.View) {
	all := func(face.Ref) bool { return true }
	b.Run("Board", func(b *testing.B) {
		b.ReportAllocs()
		for b.Loop() {
			f.Board(v, all)
			f.Mine(v, all)
		}
	})
	b.Run("Labels", func(b *testing.B) {
		b.ReportAllocs()
		for b.Loop() {
			for _, a := range v.Legal {
				f.Action(v, a)
			}
			f.Locked(v)
		}
	})
}
