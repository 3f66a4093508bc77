package page

import (
	"slices"
	"time"

	"github.com/maxence-charriere/go-app/v10/pkg/app"

	"tabard/engines/bot"
	"tabard/web/bridge"
	"tabard/web/journal"
)

// perform carries out an effect, or keeps it until the page is drawn. An answer that comes at once goes to answer.
func (r *root) perform(e Effect, answer func(Msg)) {
	switch e := e.(type) {
	case Go:
		u := *window().URL()
		u.Fragment = e.Hash
		r.ctx.NavigateTo(&u)
	case Replace:
		window().Get("history").Call("replaceState", nil, "", base()+"#"+e.Hash)
	case Reload:
		if e.Home {
			window().Get("history").Call("replaceState", nil, "", base())
		}
		window().Get("location").Call("reload")
	case Prevent:
		if r.event != nil {
			r.event.prevent()
		}
	case Copy:
		r.copyText(e)
	case Download:
		download(e.Name, e.Data)
	case Share:
		what := map[string]any{"title": e.Title, "url": e.URL}
		if e.Text != "" {
			what["text"] = e.Text
		}
		window().Get("navigator").Call("share", what)
	case Pick:
		r.win.byID("pick").call("click")
	case Speak:
		await(window().Get("tabardWords").Call("load", e.Language), func(v app.Value) {
			said := Spoken{Language: e.Language}
			if v != nil {
				said.Words, said.Rules = v.Index(0).String(), v.Index(1).String()
			}
			r.later(func() { r.tell(said) })
		})
	case Print:
		once(0, func() { window().Call("print") }) // it waits for the person
	case FullScreen:
		if r.facts.Full == "on" {
			await(document().Call("exitFullscreen"), func(app.Value) {})
		} else {
			await(document().Get("documentElement").Call("requestFullscreen"), func(app.Value) {})
		}
	case Install:
		r.ctx.ShowAppInstallPrompt()
	case AcceptUpdate:
		if u := window().Get("tabardUpdate"); u.Truthy() {
			u.Call("accept")
		}
	case Persist:
		r.heedPromise("persist")
	case KeepVolatile:
		window().Set("tabardVolatile", true) // see static/boot.js
	case Ask:
		said := func(a bot.Answer) { r.inPassing(func() { r.tell(Answered{e.N, a}) }) }
		on := bridge.Handlers{Answer: said}
		if len(e.Question.Moves) > 0 {
			on.Progress = r.far
		}
		r.thinker.Ask(e.Question, on)
	case Unask:
		r.thinker.Stop()
	case After:
		// By the browser's own timer, so that it draws and hears of a press in between: a timer of Go's that is due goes on in the same task.
		r.win.later(int(e.D/time.Millisecond), func() { r.timeUp(e.Msg) })
	case Still:
		r.still = true
	case Claim:
		at := true // whether done is called inside Claim
		said := func(c Claimed) {
			if at {
				answer(c)
			} else {
				r.later(func() { r.tell(c) })
			}
		}
		r.desk.Claim(e.ID, e.Steal, func(mine bool) {
			if !mine {
				said(Claimed{N: e.N})
				return
			}
			r.journal.Get(e.ID, func(entry *journal.Entry, err error) { said(Claimed{e.N, mine, entry, err}) })
		})
		at = false
	case Free:
		r.desk.Free(e.ID)
	default:
		r.after = append(r.after, e)
	}
}

// timeUp gives the program the message of a timer, and draws the page unless the program says that nothing has changed.
func (r *root) timeUp(m Msg) {
	r.thread.dispatch(func(undrawn func()) {
		r.still = false
		r.guarded(func() { r.tell(m) })
		if r.still {
			undrawn()
			r.settleEffects()
			return
		}
		r.haste()
		r.settle()
	})
}

// copyText puts text on the clipboard and tells the program whether that worked.
func (r *root) copyText(e Copy) {
	said := func(ok bool) { r.later(func() { r.tell(Copied{e.N, ok}) }) }
	clip := window().Get("navigator").Get("clipboard")
	if !clip.Truthy() {
		said(false)
		return
	}
	await(clip.Call("writeText", e.Text), func(v app.Value) { said(v != nil) })
}

// performDrawn carries out an effect that waits for the drawing.
func (r *root) performDrawn(e Effect) {
	switch e := e.(type) {
	case Focus:
		r.focusFirst(e.Selector)
	case Keep: // while nothing is drawn
		r.keep(e)
	case Reveal:
		if el := r.win.byID(e.ID); el != nil {
			if !framed(r.win) || el.closest("#sheet") != nil {
				scrollTo(el, "start", "")
			}
			focusOn(el)
		}
		if e.Then != "" {
			r.focusFirst(e.Then)
		}
	case NextLit:
		r.nextLit(e.Step)
	case Show:
		r.show(e.Mark)
		r.send(e.Moves)
	case Bring:
		var onMap []element
		for _, ref := range e.Refs {
			el := r.win.query(pieces(ref))
			switch {
			case el == nil || !framed(r.win):
			case r.chart != nil && r.chart.sheet.contains(el):
				onMap = append(onMap, el)
			default:
				intoView(el)
			}
		}
		if onMap != nil {
			r.chart.bring(onMap)
		}
	case Zoom:
		if r.chart != nil {
			r.chart.zoomed(e)
		}
	case GoTo:
		if r.chart != nil {
			r.chart.goTo(e.Places)
		}
	case Rename:
		if r.chart != nil {
			r.chart.rename(e.Ref, e.Name)
		}
	}
}

// keep writes entries into the journal. The answer changes one word on the page at most, so usually nothing is drawn for it.
func (r *root) keep(e Keep) {
	r.journal.Put(e.Entries, func(faults []error) {
		kept := func() { r.tell(Kept{e.N, faults}) }
		fine := !slices.ContainsFunc(faults, func(err error) bool { return err != nil })
		if !fine || e.Heard && (r.stage.Save.Word != "pending" || r.stage.Sheet != "") {
			r.later(kept)
			return
		}
		r.guarded(func() {
			kept()
			r.settleSave()
			r.settleEffects()
		})
	})
}

// show scrolls to a piece, or to its place on the map, and marks it.
func (r *root) show(m Mark) {
	if el := r.win.query(pieces(m.Ref)); el != nil {
		toArea(el)
		scrollTo(el, "center", "center")
		blink(r.win, el)
	} else if m.OnMap && r.chart != nil {
		r.chart.mark(m, true)
		scrollTo(r.chart.pane, "nearest", "")
	}
}

// FarBar is the id of the bar that shows which part of an analysis is done, from 0 to 1.
const FarBar = "far"

// far sets the bar FarBar, if the page has one. Nothing is drawn for that.
func (r *root) far(done, total int) {
	if bar := r.win.byID(FarBar); bar != nil && total > 0 {
		bar.set("value", float64(done)/float64(total))
	}
}
