package app

import (
	"strconv"
	"time"

	"github.com/maxence-charriere/go-app/v10/pkg/app"

	"tabard/app/lingo"
	"tabard/app/table"
	"tabard/engines/game"
)

// settle does by hand, after the next drawing, what the page does not do of itself: dialogs, focus, arrows, toasts.
func (s *Shell) settle() {
	if app.IsServer {
		return
	}
	s.ctx.Defer(func(app.Context) {
		s.guarded(func() {
			s.settleMap()
			s.settleScreen()
			s.settleSheet()
			s.settleRoving()
			s.settlePiece()
			s.settleFlash()
			s.settleToast()
		})
	})
}

// settleScreen names a new screen in the title and moves the focus to its heading.
func (s *Shell) settleScreen() {
	now := Route{Place(s.screenName()), s.route.Arg}
	title := s.pageTitle()
	if document().Get("title").String() != title {
		document().Set("title", title)
	}
	if now == s.shown {
		s.settleFocus()
		return
	}
	first := s.shown == Route{}
	s.shown = now
	if first && now.Place == PlaceStart {
		return
	}
	window().Call("scrollTo", 0, 0)
	focus("title")
}

func (s *Shell) pageTitle() string {
	t := s.current
	if t == nil || t.View.Covered {
		return lingo.T("title." + string(s.route.Place))
	}
	name := t.Face.Name
	if t.View.Turn == t.View.Viewer && t.View.Viewer != game.Nobody {
		return lingo.T("title.yourturn", name)
	}
	return lingo.T("title.playing", name)
}

// settleFocus finds a place for a focus whose element is gone.
func (s *Shell) settleFocus() {
	active := document().Get("activeElement")
	if s.keepPlace(active) {
		return
	}
	if active.Truthy() && active.Get("tagName").String() != "BODY" && active.Get("offsetParent").Truthy() {
		return
	}
	if active.Truthy() && attr(active, "data-ref") != "" && active.Get("isConnected").Bool() {
		return
	}
	switch {
	case s.sheetOpen():
		return
	case s.current == nil:
		focus("title")
		return
	}
	focus("prompt")
	if s.from != "" {
		s.focusFirst(s.from)
	}
}

// settleSheet opens or closes the one dialog of the page.
func (s *Shell) settleSheet() {
	d := document().Call("getElementById", "sheet")
	if !d.Truthy() {
		return
	}
	want, is := s.sheetOpen(), d.Get("open").Bool()
	name := ""
	if s.current != nil {
		name = s.current.SheetName()
	}
	other := name != s.sheetName
	s.sheetName = name
	switch {
	case want && is && other:
		focus("sheet-title") // what had the focus has gone with the sheet before
	case want && !is:
		d.Call("showModal")
		focus("sheet-title")
	case !want && is:
		s.closing++
		d.Call("close")
	}
}

// onSheetClosed follows a dialog that the browser has closed of itself, as the way back of a phone does. It would come up
// again at the next drawing. What the shell has closed itself is told here a little later, perhaps when the next sheet is
// wanted already: that is no wish to close it.
func (s *Shell) onSheetClosed(_ app.Context, e app.Event) {
	s.guarded(func() {
		if s.closing > 0 {
			s.closing--
		} else if s.sheetOpen() && !e.Get("target").Get("open").Truthy() {
			s.stepBack()
		}
	})
	s.settle()
}

// stepBack leaves the innermost of whatever is open.
func (s *Shell) stepBack() {
	if s.dialog.open() {
		s.dialog = dialog{}
	} else if s.current != nil {
		s.current.Do("escape", "", 0)
	}
}

// settleRoving leaves one stop for Tab in every composite: the list, the board, the choices.
func (s *Shell) settleRoving() {
	if s.current == nil {
		return
	}
	active := document().Get("activeElement")
	for _, group := range []struct{ items, first string }{
		{"#actions [data-rove-item]", "#actions [data-rove-item]"},
		{"#board [data-ref]", "#board .lit[data-ref]"}, {"#mine [data-ref]", "#mine .lit[data-ref]"},
	} {
		stop := active
		if !active.Truthy() || !active.Call("matches", group.items).Bool() {
			stop = document().Call("querySelector", group.first)
		}
		if !stop.Truthy() {
			stop = document().Call("querySelector", group.items)
		}
		if !stop.Truthy() {
			continue
		}
		items := document().Call("querySelectorAll", group.items+`[tabindex="0"]`)
		for i := range items.Get("length").Int() {
			if it := items.Index(i); !it.Equal(stop) {
				it.Call("setAttribute", "tabindex", "-1")
			}
		}
		if attr(stop, "tabindex") != "0" {
			stop.Call("setAttribute", "tabindex", "0")
		}
	}
}

// settlePiece leads the focus to the choices of a piece when the bar shows them, and back to the piece when it no longer
// does.
func (s *Shell) settlePiece() {
	now := ""
	if s.current != nil {
		now = string(s.current.Piece())
	}
	before := s.piece
	s.piece = now
	switch {
	case now == before:
	case now != "":
		s.focusFirst("#bar .btn-act")
	case s.current != nil && focusLostIn("bar"):
		s.focusFirst(`#board [data-ref="` + before + `"], #mine [data-ref="` + before + `"]`)
	}
}

// focusLostIn says whether the focus is in that part of the page, or nowhere.
func focusLostIn(id string) bool {
	active := document().Get("activeElement")
	if !active.Truthy() || active.Get("tagName").String() == "BODY" {
		return true
	}
	return active.Call("closest", "#"+id).Truthy()
}

// settleFlash marks the pieces that changed last for a moment.
func (s *Shell) settleFlash() {
	if s.current == nil {
		return
	}
	refs, n := s.current.Flash()
	if n == s.flashed {
		return
	}
	s.flashed = n
	panned := false
	for i := len(refs) - 1; i >= 0; i-- { // to what came last
		r := string(refs[i])
		panned = s.markPlace(r, !panned) || panned
		mark(r)
	}
}

// mark lights up a piece for a moment and says whether it is on the board.
func mark(ref string) bool {
	el := document().Call("querySelector", `#board [data-ref="`+ref+`"], #mine [data-ref="`+ref+`"]`)
	if !el.Truthy() {
		return false
	}
	blink(el)
	return true
}

// blink lights up an element for a moment.
func blink(el app.Value) {
	list := el.Get("classList")
	list.Call("remove", "flash")
	el.Call("getBoundingClientRect") // the browser must see it gone before it can begin again
	list.Call("add", "flash")
	var f app.Func
	f = app.FuncOf(func(app.Value, []app.Value) any {
		f.Release()
		list.Call("remove", "flash")
		return nil
	})
	window().Call("setTimeout", f, 1200)
}

// showPiece leads from a line of the log to its piece.
func (s *Shell) showPiece(ref string) {
	if s.current != nil {
		s.current.Open = ""
	}
	s.ctx.Defer(func(app.Context) {
		if el := document().Call("querySelector", `#board [data-ref="`+ref+`"], #mine [data-ref="`+ref+`"]`); el.Truthy() {
			el.Call("scrollIntoView", map[string]any{"block": "center", "inline": "center"})
			mark(ref)
		} else if s.markPlace(ref, true) {
			s.chart.pane.Call("scrollIntoView", map[string]any{"block": "nearest"})
		}
	})
}

// toasted tells one short message from another: whose it is and the numbers of both who have any.
type toasted struct {
	table         *table.Table
	ours, tablesN int
}

// settleToast takes a message away after a while.
func (s *Shell) settleToast() {
	t := s.current
	n := toasted{table: t, ours: s.toastN}
	if t != nil {
		n.tablesN = t.ToastN
	}
	if n == s.toasted || s.toastText() == "" {
		return
	}
	s.toasted = n
	s.after(toastFor, func() {
		if s.toasted == n {
			s.toast = ""
			if t != nil {
				t.Toast = ""
			}
		}
	})
}

// after does something later on the page's thread.
func (s *Shell) after(d time.Duration, do func()) (cancel func()) {
	timer := time.AfterFunc(d, func() { s.later(do) })
	return func() { timer.Stop() }
}

// number reads a small number from an attribute.
func number(text string) int {
	n, err := strconv.Atoi(text)
	if err != nil {
		return -1
	}
	return n
}
