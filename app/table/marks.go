package table

import (
	"strconv"

	"tabard/app/face"
	"tabard/app/session"
	"tabard/app/ui"
	"tabard/engines/game"
	"tabard/web/page"
)

// Mark is a piece for the page to find, with its point where it lies on the map, or the crest of a seat.
func (t *common) Mark(ref string) page.Mark {
	if p, ok := face.SeatOf(face.Ref(ref)); ok {
		return page.Mark{Ref: strconv.Itoa(int(p)), Seat: true, Own: p == t.View.Viewer}
	}
	m := page.Mark{Ref: ref}
	if t.Face.Map != nil && t.View.State != nil {
		m.X, m.Y, m.OnMap = t.Face.Map.Middle(t.View, face.Ref(ref))
	}
	return m
}

// moved is what has travelled, and whose doing it was.
type moved struct {
	face.Motion
	by game.Player
}

// moved lists what an event makes travel: the motion of its line, or else the crest of the seat that has used a piece. The viewer's own crest
// does not travel, since the viewer has pressed the piece.
func (t *common) moved(l face.Line, by game.Player) (all []moved) {
	switch {
	case l.Motion.From != "":
		all = append(all, moved{l.Motion, by})
	case l.Text != "" && !l.Minor && len(l.Refs) > 0 && by != game.Nobody && by != t.View.Viewer:
		all = append(all, moved{face.Motion{From: face.Seat(by), To: l.Refs[0]}, by})
	}
	return all
}

// note keeps what an event has touched and moved, to be shown with the next drawing, and returns its line.
func (t *stage) note(v session.View, e game.Event) face.Line {
	l := t.Face.Event(v, e)
	t.moves = append(t.moves, t.moved(l, e.Who)...)
	if l.Text != "" {
		t.flash = append(t.flash, l.Refs...)
	}
	return l
}

// mark has what events have touched and moved shown with the next drawing, and looks at it.
func (t *stage) mark(events []game.Event) {
	t.flash, t.moves = t.flash[:0:0], t.moves[:0:0]
	t.flashN++
	for _, e := range events {
		t.note(t.View, e)
	}
	for _, r := range t.flash {
		t.lookAt(r)
	}
}

// Flash is the pieces that changed last with what is seen to travel, and a number that rises with every change.
func (t *stage) Flash() (marks []page.Mark, moves []page.Travel, n int) {
	if t.before != nil {
		return nil, nil, t.flashN - 1 // when it has been watched
	}
	for _, r := range t.flash {
		marks = append(marks, t.Mark(string(r)))
	}
	for _, m := range t.moves {
		moves = append(moves, t.travel(m))
	}
	return marks, moves, t.flashN
}

// iconURL is the address of a symbol of the sprite; empty for none.
func iconURL(icon string) string {
	if icon == "" {
		return ""
	}
	return ui.SymbolURL(icon)
}

func (t *common) travel(m moved) page.Travel {
	out := page.Travel{From: t.Mark(string(m.From)), To: t.Mark(string(m.To)), N: m.N, Piece: string(m.Piece)}
	for _, r := range m.Via {
		out.Via = append(out.Via, t.Mark(string(r)))
	}
	out.Icon = iconURL(m.Icon)
	if m.by >= 0 && int(m.by) < len(t.View.Seats) {
		out.Class = ui.SeatClass(t.View.Seats[m.by].Colour)
	}
	return out
}

// Again is one event of the log as it can be shown once more: the piece that it was about, and what travels.
func (t *common) Again(entry, event int) (m page.Mark, moves []page.Travel) {
	v := t.View
	if v.Covered || v.State == nil || entry < 0 || entry >= len(v.Log) || event < 0 || event >= len(v.Log[entry].Events) {
		return m, nil
	}
	e := v.Log[entry].Events[event]
	l := t.Face.Event(v, e)
	for _, x := range t.moved(l, e.Who) {
		x.Piece = "" // it may lie elsewhere now
		moves = append(moves, t.travel(x))
		m = moves[0].To
	}
	if len(l.Refs) > 0 {
		m = t.Mark(string(l.Refs[0]))
	}
	return m, moves
}

// Matters is the place of the map that a look from nearby should go to, where the focus is on none: the middle of what can be chosen,
// or the viewer's home. Nil without a map.
func (t *stage) Matters() *page.Mark {
	m, v := t.Face.Map, t.View
	if m == nil || v.State == nil {
		return nil
	}
	x, y, n := 0, 0, 0
	for _, it := range t.choice.Acts.Legal {
		for _, r := range it.Label.Refs {
			if px, py, there := m.Middle(v, r); there {
				x, y, n = x+px, y+py, n+1
			}
		}
	}
	if n > 0 {
		return &page.Mark{X: x / n, Y: y / n, OnMap: true}
	}
	home := t.Mark(string(m.Home(v)))
	if !home.OnMap {
		return nil
	}
	return &home
}
