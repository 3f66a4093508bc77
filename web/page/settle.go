package page

import (
	"slices"
	"time"

	"github.com/maxence-charriere/go-app/v10/pkg/app"
)

// settle does by hand, after the next drawing, what the page does not do of itself.
func (r *root) settle() {
	if app.IsServer {
		return
	}
	r.ctx.Defer(func(app.Context) {
		r.guarded(func() {
			old, first := r.stage, !r.settled
			r.stage, r.settled = r.program.Stage(), true
			r.drawn, r.owing = time.Since(begun), false
			r.settleLook(old)
			r.settleSave()
			r.settleMap()
			r.settleScreen(old, first)
			r.settleSheet(old)
			r.settleRoving()
			r.settlePiece(old)
			r.settleScene(old)
			r.settleFlash(old)
			r.settleSight()
			r.settleEffects()
		})
	})
}

// settleLook writes the player's settings to the page's root, where style sheets and scripts read them, and switches the style sheets of
// the game on.
func (r *root) settleLook(old Stage) {
	if theme := r.stage.look("theme"); theme != old.look("theme") {
		keepTheme(theme)
	}
	if r.stage.Game != old.Game {
		each(document(), "link[data-game]", func(sheet app.Value) {
			media := "not all"
			if attr(sheet, "data-game") == r.stage.Game {
				media = "all"
			}
			sheet.Set("media", media)
		})
	}
	data := document().Get("documentElement").Get("dataset")
	for _, d := range r.stage.Look {
		switch {
		case d.Value == old.look(d.Name):
		case d.Value == "":
			data.Delete(d.Name)
		default:
			data.Set(d.Name, d.Value)
		}
	}
}

// settleSave says where the save stands. What was drawn anew does not say it yet.
func (r *root) settleSave() {
	data, text := byID("tabard").Get("dataset"), query("#saved .saved-text")
	if word := r.stage.Save.Word; data.Get("save").IsUndefined() || data.Get("save").String() != word {
		data.Set("save", word)
	}
	if text.Truthy() && text.Get("textContent").String() != r.stage.Save.Text {
		text.Set("textContent", r.stage.Save.Text)
	}
}

// keepTheme notes the theme where the page's first script finds it, so that nothing flashes at the next start. A storage
// that refuses it is no loss.
func keepTheme(theme string) {
	defer func() { _ = recover() }() // the call throws where storage is full or blocked
	local := window().Get("localStorage")
	if theme == "" {
		local.Call("removeItem", "tabard/theme")
	} else {
		local.Call("setItem", "tabard/theme", theme)
	}
}

// settleScreen names a new screen in the title and moves the focus to its heading.
func (r *root) settleScreen(old Stage, first bool) {
	if first || r.stage.Title != old.Title {
		atLeisure(func() { document().Set("title", r.stage.Title) }) // as much work for the browser as a whole board's names
	}
	switch {
	case !first && r.stage.Screen == old.Screen:
		r.settleFocus(old)
	case !first || !r.stage.First:
		window().Call("scrollTo", 0, 0)
		focusOn(byID("title"))
	}
}

// settleFocus finds a place for a focus whose element is gone.
func (r *root) settleFocus(old Stage) {
	active := document().Get("activeElement")
	if inList(active) && !r.byKey && r.stage.Rev != old.Rev {
		focusOn(byID("prompt")) // what was pressed there is done: it no longer lies over the table
		return
	}
	switch {
	case r.keepPlace(active):
	case !r.touched && r.stage.First:
	case !nowhere(active) && active.Get("offsetParent").Truthy():
	case active.Truthy() && attr(active, "data-ref") != "" && active.Get("isConnected").Bool():
	case r.stage.Sheet != "":
	case !r.stage.Table:
		focusOn(byID("title"))
	default:
		focusOn(byID("prompt"))
		if r.from != "" && (r.byKey || r.from != ListFirst) {
			r.focusFirst(r.from)
		}
	}
}

// settleSheet opens or closes the one dialog of the page.
func (r *root) settleSheet(old Stage) {
	d := byID("sheet")
	if !d.Truthy() {
		return
	}
	want, is := r.stage.Sheet != "", d.Get("open").Bool()
	switch {
	case want && is && r.stage.Sheet != old.Sheet:
		focusOn(byID("sheet-title")) // what had the focus has gone with the sheet before
	case want && !is:
		d.Call("showModal")
		focusOn(byID("sheet-title"))
	case !want && is:
		r.closing++
		d.Call("close")
	}
}

// onSheetClosed follows a dialog that the browser has closed of itself. It would come up again at the next drawing. What was
// closed from here is told of a little later, perhaps when the next sheet is wanted already: that is no wish to close it.
func (r *root) onSheetClosed(e app.Value) {
	if e.Get("target").Get("id").String() != "sheet" {
		return
	}
	if r.closing > 0 {
		r.closing--
	} else if !e.Get("target").Get("open").Truthy() {
		r.tell(SheetClosed{})
	}
}

// settleRoving leaves one stop for Tab in every composite: the list, the board, the own goods.
func (r *root) settleRoving() {
	if !r.stage.Table {
		return
	}
	active := document().Get("activeElement")
	for _, group := range []struct{ items, first string }{
		{ListFirst, ListFirst},
		{"#board [data-ref]", "#board .lit[data-ref]"}, {"#mine [data-ref]", "#mine .lit[data-ref]"},
	} {
		stop := active
		if !active.Truthy() || !active.Call("matches", group.items).Bool() {
			stop = query(group.first)
		}
		if !stop.Truthy() {
			stop = query(group.items)
		}
		if !stop.Truthy() {
			continue
		}
		each(document(), group.items+`[tabindex="0"]`, func(it app.Value) {
			if !it.Equal(stop) {
				it.Call("setAttribute", "tabindex", "-1")
			}
		})
		if attr(stop, "tabindex") != "0" {
			stop.Call("setAttribute", "tabindex", "0")
		}
	}
}

// settlePiece leads the focus to the choices of a piece when the bar shows them, and back to the piece when it no longer
// does.
func (r *root) settlePiece(old Stage) {
	switch now := r.stage.Piece; {
	case now == old.Piece:
	case now != "":
		r.focusFirst("#bar .btn-act")
	case r.stage.Table && lostInBar():
		r.focusFirst(pieces(old.Piece))
	}
}

// settleScene shows the piece that a scene is about, lays the card on the other side of the board, and leads the focus to the
// button that goes on; from a scene that is over it goes back to the question.
func (r *root) settleScene(old Stage) {
	if r.stage.Scene == old.Scene {
		return
	}
	each(document(), ".watched", func(el app.Value) { el.Get("classList").Call("remove", "watched") })
	watch := func(el app.Value) { el.Get("classList").Call("add", "watched") }
	card := byID("scene")
	if r.stage.Scene == "" || !card.Truthy() {
		if active := document().Get("activeElement"); r.stage.Table && (nowhere(active) || card.Truthy() && card.Call("contains", active).Bool()) {
			focusOn(byID("prompt"))
		}
		return
	}
	at := r.stage.SceneAt
	if el := query(pieces(at.Ref)); at.Ref != "" && el.Truthy() {
		watch(el)
	}
	if at.OnMap && r.chart != nil {
		r.chart.mark(at, true)
		watch(r.chart.ring(at))
	}
	if s := travel("find", at.text()); s.Truthy() {
		x, y := middle(byID("board"))
		set := func(name string, far bool) { card.Get("classList").Call("toggle", name, far) }
		set("scene-right", s.Get("x").Float() < x)
		set("scene-low", s.Get("y").Float() < y)
	}
	if old.Scene == "" {
		focusOn(query("#scene .btn-wax"))
	}
}

// lostInBar says whether the focus is in the bar, or nowhere.
func lostInBar() bool {
	active := document().Get("activeElement")
	return nowhere(active) || active.Call("closest", "#bar").Truthy()
}

// settleFlash marks the pieces that changed last for a moment.
func (r *root) settleFlash(old Stage) {
	if !r.stage.Table || r.stage.FlashN == old.FlashN {
		return
	}
	r.notice(r.stage)
	all, moves := r.unseen, r.unmoved
	r.unseen, r.unmoved = nil, nil
	var lit []app.Value
	for i, pan := len(all)-1, true; i >= 0; i-- { // to what came last
		m := all[i]
		if m.OnMap && r.chart != nil {
			r.chart.mark(m, pan)
			pan = false
		}
		if el := query(pieces(m.Ref)); el.Truthy() && !slices.ContainsFunc(all[i+1:], func(later Mark) bool { return later.Ref == m.Ref }) {
			lit = append(lit, el)
		}
	}
	blink(lit...)
	r.send(moves)
}

// notice keeps the pieces that changed last, and what travels, until they are shown.
func (r *root) notice(st Stage) {
	if st.FlashN != r.unseenN {
		r.unseen, r.unmoved, r.unseenN = append(r.unseen, st.Flash...), append(r.unmoved, st.Moves...), st.FlashN
	}
}

// settleEffects carries out what had to wait for the drawing.
func (r *root) settleEffects() {
	for len(r.after) > 0 {
		e := r.after[0]
		r.after = r.after[1:]
		r.performDrawn(e)
	}
}
