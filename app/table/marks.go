package table

import (
	"tabard/app/face"
	"tabard/engines/game"
	"tabard/web/page"
)

// Mark is a piece for the page to find, with its point where it lies on the map.
func (t *Table) Mark(ref string) page.Mark {
	m := page.Mark{Ref: ref, By: int(game.Nobody)}
	if t.Face.Map != nil && t.View.State != nil {
		m.X, m.Y, m.OnMap = t.Face.Map.Middle(t.View, face.Ref(ref))
	}
	return m
}

// Flash is the pieces that changed last, and a number that rises with every change.
func (t *Table) Flash() (marks []page.Mark, n int) {
	for _, f := range t.flash {
		m := t.Mark(string(f.ref))
		if f.by != t.View.Viewer { // what one does oneself one has pressed
			m.By = int(f.by)
		}
		marks = append(marks, m)
	}
	return marks, t.flashN
}

// Matters is the place of the map that a look from nearby should go to, where the focus is on none: the middle of what can be chosen,
// or the viewer's home. Nil without a map.
func (t *Table) Matters() *page.Mark {
	m, v := t.Face.Map, t.View
	if m == nil || v.State == nil {
		return nil
	}
	x, y, n := 0, 0, 0
	for _, it := range t.Acts.Legal {
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
