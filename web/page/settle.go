package page

import (
	"slices"
	"time"
)

// settle does by hand, after the next drawing, what drawing alone does not do.
func (r *root) settle() {
	r.due = true
	r.thread.drawn(r.settleDrawn)
}

// settleDrawn settles the page as it has just been drawn: in haste beside the drawing, else at once, since the next key may follow.
func (r *root) settleDrawn() { r.settleAs(r.hasty && !r.byKey) }

// settling is what settles the page for one drawing. What is seen comes before what the person reaches for next.
type settling struct {
	st, old Stage
	first   bool      // the page has not been settled before
	seen    bool      // what is seen has been settled
	lit     []element // pieces that light up
	comes   element   // the one of them that comes into view; nil for none
	effects []Effect  // that have waited for the drawing
}

// settleAs settles the page as it has just been drawn, at once or beside the drawing, in up to three tasks: the browser lays out what has been drawn;
// what is seen is settled in the frame that shows it; and the rest once that is on the screen. What is to be kept waits for none of them.
func (r *root) settleAs(beside bool) {
	r.keepAll()
	s := &settling{st: r.program.Stage(), effects: r.after}
	r.after, r.due, r.drawn, r.owing = nil, false, time.Since(begun), false
	if r.waits && !r.seldom(s.st) {
		r.waits = false
		r.win.atLeisure(r.catchUp)
	}
	r.unsettled = append(r.unsettled, s)
	switch {
	case !beside:
		r.settleNow()
	case s.st.Screen != r.stage.Screen || s.st.Sheet != r.stage.Sheet || s.st.Scene != r.stage.Scene:
		r.win.beforeFrame(r.settleNow)
	default:
		r.win.root().box()
		r.win.beforeFrame(r.settleFrame)
	}
}

// keepAll carries out every Keep among the effects that wait for a drawing. The other effects go on waiting.
func (r *root) keepAll() {
	all := r.after
	r.after = nil
	for _, e := range all {
		if k, is := e.(Keep); is {
			r.guarded(func() { r.keep(k) })
		} else {
			r.after = append(r.after, e)
		}
	}
}

// settleNow settles the page for all that has been drawn.
func (r *root) settleNow() { r.settleUpTo(0) }

// settleUpTo settles the page for all that has been drawn but the last so many drawings.
func (r *root) settleUpTo(left int) {
	for len(r.unsettled) > left {
		s := r.unsettled[0]
		r.settleSeen(s)
		r.unsettled = r.unsettled[1:]
		r.settleRest(s)
	}
}

// settleFrame settles what the next frame shows, and the rest in a task of its own.
func (r *root) settleFrame() {
	r.settleUpTo(1)
	if len(r.unsettled) > 0 && r.settleSeen(r.unsettled[0]) {
		r.win.soon(r.settleNow)
	}
}

// settleSeen brings what is seen from the stage that the page was settled for last to another one. The order matters: what changes the layout comes
// before what asks where something lies, that before what changes single pieces, and marks need the map. It returns false if that has been done.
func (r *root) settleSeen(s *settling) bool {
	if s.seen {
		return false
	}
	s.seen = true
	r.guarded(func() {
		s.old, s.first = r.stage, !r.settled
		r.stage, r.settled = s.st, true
		r.settleLook(s.old)
		r.settleScreen(s)
		r.settleOwn()
		r.settleMap()
		r.send(r.settleFlash(s))
	})
	return true
}

// settleRest brings everything else to the stage of what is seen. The order matters: the focus needs the sheet.
func (r *root) settleRest(s *settling) {
	r.guarded(func() {
		r.settleSave()
		r.settleFocus(s)
		r.settleSheet(s.old)
		r.settleRoving()
		r.settlePiece(s.old)
		r.settleArmed(s.old)
		r.settleScene(s.old)
		r.settleSight()
		r.lightUp(s.lit, s.comes) // last: the page has been laid out by now
	})
	for _, e := range s.effects { // they may move the focus once more
		r.guarded(func() { r.performDrawn(e) })
	}
	r.keepAll() // of what a fault has left
}

// settleLook writes the player's settings to the page's root, where style sheets and scripts read them, and switches the style sheets of
// the game on.
func (r *root) settleLook(old Stage) {
	if theme := r.stage.look("theme"); theme != old.look("theme") {
		r.win.keep("theme", theme)
	}
	if r.stage.Tongue != old.Tongue {
		r.win.keep("language", r.stage.Tongue)
	}
	if r.stage.Language != old.Language {
		r.win.root().setAttr("lang", r.stage.Language)
	}
	if r.stage.Game != old.Game {
		for _, sheet := range r.win.all("link[data-game]") {
			media := "not all"
			if sheet.attr("data-game") == r.stage.Game {
				media = "all"
			}
			sheet.set("media", media)
		}
	}
	for _, d := range r.stage.Look {
		switch {
		case d.Value == old.look(d.Name):
		case d.Value == "":
			r.win.root().removeAttr("data-" + d.Name)
		default:
			r.win.root().setAttr("data-"+d.Name, d.Value)
		}
	}
}

// settleSave writes into the page where the save stands now: the journal may have answered since the page was drawn. View does not draw it.
func (r *root) settleSave() {
	r.stage.Save = r.program.Stage().Save
	tabard, text := r.win.byID("tabard"), r.win.query("#saved .saved-text")
	if word := r.stage.Save.Word; tabard.attr("data-save") != word {
		tabard.setAttr("data-save", word)
	}
	if text != nil && text.text("textContent") != r.stage.Save.Text {
		text.set("textContent", r.stage.Save.Text)
	}
}

// settleScreen names a new screen in the title, and gives a table the page's styles.
func (r *root) settleScreen(s *settling) {
	if s.first || r.stage.Title != s.old.Title {
		r.win.atLeisure(func() { r.win.setTitle(r.stage.Title) }) // as much work for the browser as a whole board's names
	}
	switch {
	case r.stage.Table == s.old.Table:
	case r.stage.Table:
		r.win.root().setAttr("data-table", "")
	default: // thousands of elements go with a table, once none of them is known as lit up any more
		r.win.root().removeAttr("data-table")
		r.win.later(blinking, func() { r.win.atLeisure(r.win.collect) })
	}
}

// settleFocus moves the focus to the heading of a new screen. On the same screen it leaves the focus where it is, if it can.
func (r *root) settleFocus(s *settling) {
	switch {
	case !s.first && r.stage.Screen == s.old.Screen:
		r.settleLost(s.old)
	case !s.first || !r.stage.First:
		r.win.toTop()
		focusOn(r.win.byID("title"))
	}
}

// settleLost finds a place for a focus whose element is gone.
func (r *root) settleLost(old Stage) {
	active := r.win.active()
	if inList(active) && !r.byKey && r.stage.Rev != old.Rev {
		focusOn(r.win.byID("prompt")) // what was pressed there is done: it no longer lies over the table
		return
	}
	switch {
	case r.keepPlace(active):
	case !r.touched && r.stage.First:
	case !nowhere(active) && active.part("offsetParent") != nil:
	case active != nil && active.attr("data-ref") != "":
	case r.stage.Sheet != "":
	case !r.stage.Table:
		focusOn(r.win.byID("title"))
	default:
		focusOn(r.win.byID("prompt"))
		if r.from != "" && (r.byKey || r.from != ListFirst) {
			r.focusFirst(r.from)
		}
	}
}

// settleSheet opens or closes the one dialog of the page.
func (r *root) settleSheet(old Stage) {
	if r.stage.Sheet == "" && old.Sheet == "" {
		return
	}
	d := r.win.byID("sheet")
	if d == nil {
		return
	}
	want, is := r.stage.Sheet != "", d.flag("open")
	switch {
	case want && is && r.stage.Sheet != old.Sheet:
		focusOn(r.win.byID("sheet-title")) // what had the focus has gone with the sheet before
	case want && !is:
		d.call("showModal")
		focusOn(r.win.byID("sheet-title"))
	case !want && is:
		r.closing++
		d.call("close")
	}
}

// onSheetClosed tells the program of a dialog that the browser has closed of itself, since the next drawing would open it again. The
// browser also tells of closings by settleSheet, and late: perhaps when the next sheet is open already, which must stay.
func (r *root) onSheetClosed(e event) {
	d := e.target()
	if d == nil || d.text("id") != "sheet" {
		return
	}
	if r.closing > 0 {
		r.closing--
	} else if !d.flag("open") {
		r.tell(SheetClosed{})
	}
}

// settleRoving leaves one stop for Tab in every composite: the list, the board, the own goods.
func (r *root) settleRoving() {
	if !r.stage.Table {
		return
	}
	active := r.win.active()
	for _, group := range []struct{ items, first string }{
		{ListFirst, ListFirst},
		{"#board [data-ref]", "#board .lit[data-ref]"}, {"#mine [data-ref]", "#mine .lit[data-ref]"},
	} {
		stop := active
		if active == nil || !active.matches(group.items) {
			stop = r.win.query(group.first)
		}
		if stop == nil {
			stop = r.win.query(group.items)
		}
		if stop == nil {
			continue
		}
		for _, it := range r.win.all(group.items + `[tabindex="0"]`) {
			if !it.same(stop) {
				it.setAttr("tabindex", "-1")
			}
		}
		if stop.attr("tabindex") != "0" {
			stop.setAttr("tabindex", "0")
		}
	}
}

// settlePiece moves the focus to the choices of a piece when the bar begins to show them, and back to the piece afterwards.
func (r *root) settlePiece(old Stage) {
	switch now := r.stage.Piece; {
	case now == old.Piece:
	case now != "":
		r.focusFirst("#bar .btn-act")
	case r.stage.Table && r.lostInBar():
		r.focusFirst(pieces(old.Piece))
	}
}

// settleArmed moves the focus to the button that confirms a choice, wherever the person pressed the choice, and back to the choice once it
// has been left.
func (r *root) settleArmed(old Stage) {
	now := r.stage.Armed
	switch {
	case now != "" && (now != old.Armed || r.stage.Sheet == "" && old.Sheet != ""):
		for _, place := range []string{"#sheet[open]", "#bar"} {
			if el := r.win.query(place + " [data-armed=true]"); el != nil {
				focusOn(el)
				return
			}
		}
	case now == "" && old.Armed != "" && r.stage.Rev == old.Rev && r.stage.Sheet == "":
		el := r.win.query(`#bar [data-action="` + old.Armed + `"]`)
		if el == nil {
			el = r.win.byID("prompt")
		}
		focusOn(el)
	}
}

// settleScene marks the piece that a scene is about, sets its fight on the board, and moves the focus to its main button, unless the scene
// goes on by itself. When the scene ends the focus goes to the prompt, and the map back to where it was.
func (r *root) settleScene(old Stage) {
	if r.stage.Scene == old.Scene && r.stage.SceneGoes == old.SceneGoes {
		return
	}
	scene := r.win.byID("scene")
	if r.stage.Scene != old.Scene {
		for _, class := range []string{"watched", "onstage"} {
			for _, el := range r.win.all("." + class) {
				el.setClass(class, false)
			}
		}
	}
	if r.stage.Scene == "" || scene == nil {
		if active := r.win.active(); r.stage.Table && (nowhere(active) || scene != nil && scene.contains(active)) {
			focusOn(r.win.byID("prompt"))
		}
		if r.chart != nil && old.Scene != "" {
			r.chart.comeBack()
		}
		return
	}
	if r.stage.Scene != old.Scene {
		if el := r.win.query(pieces(r.stage.SceneAt.Ref)); el != nil && !r.stage.SceneAt.OnMap {
			el.setClass("watched", true)
		}
		bout := scene.first(".bout")
		if bout != nil {
			bout.setClass("plays", false)
			bout.setClass("bout-comes", !slices.Equal(r.stage.Figures, old.Figures))
		}
		r.setBout(true)
		if bout != nil {
			bout.setClass("plays", true)
		}
	}
	if !r.stage.SceneGoes && (old.Scene == "" || old.SceneGoes) {
		focusOn(r.win.query("#scene .btn-wax"))
	}
}

// lostInBar says whether the focus is in the bar, or nowhere.
func (r *root) lostInBar() bool {
	active := r.win.active()
	return nowhere(active) || active.closest("#bar") != nil
}

// settleFlash shows on the map what changed last, and finds the pieces that light up for that, of which the map brings one into view. It returns
// what is to travel.
func (r *root) settleFlash(s *settling) (moves []Travel) {
	if !r.stage.Table || r.stage.FlashN == s.old.FlashN {
		return nil
	}
	r.notice(r.stage)
	all, moves := r.unseen, r.unmoved
	r.unseen, r.unmoved = nil, nil
	for i, pan := len(all)-1, true; i >= 0; i-- { // to what came last
		m := all[i]
		el := r.win.query(pieces(m.Ref))
		if m.OnMap && r.chart != nil {
			r.chart.mark(m, pan && !r.chart.byItself())
			if pan {
				s.comes, pan = el, false
			}
		}
		if el != nil && !slices.ContainsFunc(all[i+1:], func(later Mark) bool { return later.Ref == m.Ref }) {
			s.lit = append(s.lit, el)
		}
	}
	return moves
}

// lightUp lights up those of some pieces that are seen, and the one that comes into view: what changes unseen costs the page's thread each frame.
func (r *root) lightUp(lit []element, comes element) {
	blink(r.win, slices.DeleteFunc(lit, func(el element) bool {
		zone := el.closest("#board, #mine")
		return !el.visible() || !el.same(comes) && !el.box().meets(zone.box())
	})...)
}

// notice collects the pieces that have changed, and what has travelled, until the next drawing.
func (r *root) notice(st Stage) {
	if st.FlashN != r.unseenN {
		r.unseen, r.unmoved, r.unseenN = append(r.unseen, st.Flash...), append(r.unmoved, st.Moves...), st.FlashN
	}
}

// settleEffects carries out the effects of a message after which the page is not drawn. An effect that throws stops no other. If an earlier message
// has the page drawn soon, only every Keep is carried out: the other effects wait for that drawing, since some may need what it draws.
func (r *root) settleEffects() {
	if r.due {
		r.keepAll()
		return
	}
	for len(r.after) > 0 {
		e := r.after[0]
		r.after = r.after[1:]
		r.guarded(func() { r.performDrawn(e) })
	}
}
