package app

import (
	"strings"

	"tabard/app/face"
	"tabard/app/house"
	"tabard/app/session"
	"tabard/app/table"
	"tabard/app/ui"
	say "tabard/app/words/shell"
	"tabard/web/page"
)

// press carries out a press on a control or on a piece.
func (s *Shell) press(p page.Press) {
	t := s.desk.Shown()
	switch {
	case p.Again && t != nil && p.Rev != 0 && p.Rev != t.View.Rev:
		// The second press of a double click meets a table that has moved on: that is no mistake worth a message.
	case p.Again && p.Do == "lift":
		// It was meant for what lay there before the curtain fell, and who has the device now is not known.
	case p.Again && t != nil && t.Choice.Waits(p.Action, face.Ref(p.Ref)):
		// Whoever clicks twice has not read what the first click asks.
	case p.Again && p.Do == "leave":
		// The second press of a double click was meant for the choice that lay there.
	case p.Do == "" && t != nil:
		s.desk.Send(s.desk.Current(), table.Press{Ref: face.Ref(p.Ref), Or: face.Ref(p.Or), From: face.Ref(p.From), Rev: p.Rev})
	case p.Do == "":
	case p.Do == "act" && p.Again && p.Closes:
		// It must not end a turn that the first press has only just begun.
	case p.Do == "act":
		s.obey(p.Do, p.Action, p.Rev)
	case !p.Off:
		s.obey(p.Do, p.Arg, p.Rev)
	}
}

// pressMap carries out a press on the map. What lies between the pieces is named by its place.
func (s *Shell) pressMap(p page.MapPress) {
	t, m := s.desk.Shown(), s.mapOf()
	if m == nil {
		return
	}
	ref, rev := face.Ref(p.Ref), p.Rev
	if ref == "" {
		ref, rev = m.At(t.View, p.X, p.Y), t.View.Rev
	}
	if p.Near != "" && !t.Choice.Acts.Lit(ref) {
		ref = face.Ref(p.Near)
	}
	if ref != "" {
		s.desk.Send(s.desk.Current(), table.Press{Ref: ref, Rev: rev, Care: p.Care})
	}
}

// typed takes the text of a field.
func (s *Shell) typed(name, value string) {
	switch {
	case s.library.Typed(name, value), s.post.Typed(name, value):
	case name == "slide" && s.desk.Current() != nil:
		s.desk.Send(s.desk.Current(), table.Slide{To: ui.Number(value)})
	case name == "back" && s.desk.Looking() != nil:
		s.desk.Send(s.desk.Current(), table.LookAt{Step: ui.Number(value)})
	case s.route.Place == house.PlaceBox:
		s.boxes.Typed(name, value)
	case name == "name":
		if before, rename := s.prefs.CallMe(value); rename {
			s.setup.CallMe(before, value)
		}
	case s.route.Place == house.PlaceSetup:
		s.setup.Typed(name, value)
	}
}

// key carries out a key. It asks for Prevent if the browser and the page must not act on the key too.
func (s *Shell) key(k page.Key) {
	t := s.desk.Shown()
	counts := t != nil && t.Counts() && k.Key != "Tab" && k.Key != "Shift" // any key ends that
	if k.Key == "Escape" || counts {
		if counts || s.sheetName() != "" {
			s.house.Do(page.Prevent{}) // or the browser would close the dialog, too, and with it a sheet further out
		}
		s.stepBack()
		return
	}
	if s.route.Place == house.PlaceBox && s.sheetName() == "" && s.boxes.Key(k) || s.rulesKey(k) || s.backKey(k) || s.mapKey(k) {
		s.house.Do(page.Prevent{})
		return
	}
	if t == nil {
		return
	}
	if k.Key == "Enter" || k.Key == " " {
		if k.Ref != "" && !k.Control {
			s.house.Do(page.Prevent{})
			s.desk.Send(s.desk.Current(), table.Press{Ref: face.Ref(k.Ref), Rev: k.Rev})
		}
		return
	}
	if s.sheetName() != "" || t.View.Covered || !s.prefs.Shortcuts() {
		return
	}
	switch k.Key {
	case "n":
		s.house.Do(page.NextLit{Step: 1})
	case "N", "b":
		s.house.Do(page.NextLit{Step: -1})
	case "i": // the piece that has the focus; elsewhere it changes what a press on a piece does
		if k.Ref != "" {
			s.desk.Send(s.desk.Current(), table.Inspect{Ref: face.Ref(k.Ref)})
		} else {
			s.desk.Send(s.desk.Current(), table.Explain{})
		}
	case "z":
		s.desk.Send(s.desk.Current(), table.Play{Msg: session.Undo{}})
	case "a":
		s.jump("all-title")
	case "t":
		s.desk.Send(s.desk.Current(), table.Open{Sheet: "turn"})
	case "c":
		s.whatCanIDo()
	case "l":
		s.desk.Send(s.desk.Current(), table.Open{Sheet: "log"})
	case "L":
		s.obey("log", "", 0)
	case "f":
		s.obey("full", "", 0)
	case "v":
		s.desk.Send(s.desk.Current(), table.Advise{})
	case "r":
		t.Repeat()
	case "?":
		s.desk.Send(s.desk.Current(), table.Open{Sheet: "help"})
	}
}

// stepBack closes the innermost of the dialog, the look back and the sheets.
func (s *Shell) stepBack() {
	t := s.desk.Shown()
	switch {
	case s.house.Dialog.Open():
		s.house.Dialog = house.Dialog{}
	case t == nil:
	case t.Past() != nil && !t.Choice.Busy():
		s.desk.Present()
	case t.Sheets.From() != "":
		s.backFromRules()
	default:
		s.desk.Send(s.desk.Current(), table.Escape{})
	}
}

// paste opens a link that the player pastes outside of a field.
func (s *Shell) paste(text string) {
	if r, ok := house.LinkIn(text); ok {
		s.house.Do(page.Prevent{})
		s.house.Navigate(r)
	}
}

// mapOf is the map of the game on the screen; nil if the game has none, or while the curtain hides it.
func (s *Shell) mapOf() *face.Map {
	t := s.desk.Shown()
	if t == nil || t.View.State == nil || t.View.Covered {
		return nil
	}
	return t.Face.Map
}

// compass is the way that a key leads over a map, by where it lies on the keyboard around S: clockwise from Q, the north-west. West is the
// arrow alone, since A leads to the list everywhere. The numbers are directions clockwise from the east.
func compass(code string) (direction int, ok bool) {
	switch code {
	case "KeyE", "ArrowRight":
		return 0, true
	case "KeyD":
		return 1, true
	case "KeyS":
		return 2, true
	case "ArrowLeft":
		return 3, true
	case "KeyQ":
		return 4, true
	case "KeyW":
		return 5, true
	}
	return 0, false
}

// mapKey follows the keys of a map and says whether the key was one.
func (s *Shell) mapKey(k page.Key) bool {
	m := s.mapOf()
	if m == nil || s.sheetName() != "" {
		return false
	}
	letters := s.prefs.Shortcuts()
	if way := map[string]string{"+": "in", "=": "in", "-": "out", "0": "fit"}[k.Key]; letters && way != "" {
		s.zoom(way)
		return true
	}
	if k.Place == "" {
		return false
	}
	v, at := s.desk.Shown().View, face.Ref(k.Place)
	dir, ok := compass(k.Code)
	upright := false
	switch {
	case k.Key == "Home":
		s.goTo(m.Home(v))
		return true
	case k.Code == "ArrowUp":
		dir, ok, upright = s.upright(at, 4, 5), true, true
	case k.Code == "ArrowDown":
		dir, ok, upright = s.upright(at, 2, 1), true, true
	case ok && !letters && strings.HasPrefix(k.Code, "Key"):
		return false
	}
	if !ok {
		return false
	}
	refs := m.Step(v, at, dir)
	if len(refs) == 0 {
		s.desk.Shown().Voice.Speak(say.MapEdge.String())
		return true
	}
	s.goTo(refs...)
	if !upright {
		s.column, _, _ = m.Middle(v, refs[len(refs)-1])
	}
	return true
}

// upright chooses between the two ways up or down the one that keeps to the column in which the focus was last led sideways.
func (s *Shell) upright(at face.Ref, left, right int) int {
	m, v := s.mapOf(), s.desk.Shown().View
	x, _, _ := m.Middle(v, at)
	if x < s.column-3*ui.HexWide || x > s.column+3*ui.HexWide {
		s.column = x
	}
	dir, other := right, left
	if x > s.column {
		dir, other = left, right
	}
	if len(m.Step(v, at, dir)) == 0 {
		return other
	}
	return dir
}

// goTo leads the focus to the first of some places of the map that is a piece, or to the last.
func (s *Shell) goTo(refs ...face.Ref) {
	m, v := s.mapOf(), s.desk.Shown().View
	var places []page.Place
	for _, r := range refs {
		if x, y, ok := m.Middle(v, r); ok {
			places = append(places, page.Place{Ref: string(r), X: x, Y: y, Name: m.Name(v, r)})
		}
	}
	s.house.Do(page.GoTo{Places: places})
}

// zoom brings the map nearer to what matters, or moves it away.
func (s *Shell) zoom(way string) {
	if s.mapOf() != nil {
		s.house.Do(page.Zoom{Way: way, To: s.desk.Shown().Stage.Matters()})
	}
}
