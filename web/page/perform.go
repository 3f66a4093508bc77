package page

import (
	"time"

	"github.com/maxence-charriere/go-app/v10/pkg/app"

	"tabard/engines/bot"
	"tabard/web/bridge"
	"tabard/web/journal"
)

// perform carries out an effect, or keeps it for when the page is drawn. answer takes what comes of it at once.
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
			r.event.Call("preventDefault")
		}
	case Copy:
		r.copyText(e)
	case Download:
		download(e.Name, e.Data)
	case Share:
		window().Get("navigator").Call("share", map[string]any{"title": e.Title, "url": e.URL})
	case Pick:
		byID("pick").Call("click")
	case Print:
		once(0, func() { window().Call("print") }) // it waits for the person
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
			on.Progress = far
		}
		r.thinker.Ask(e.Question, on)
	case Unask:
		r.thinker.Stop()
	case After:
		time.AfterFunc(e.D, func() { r.later(func() { r.tell(e.Msg) }) })
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

// copyText puts text on the clipboard and says how that went.
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
	case Keep:
		r.keep(e)
	case Focus:
		r.focusFirst(e.Selector)
	case Reveal:
		if el := byID(e.ID); el.Truthy() {
			if !framed() || el.Call("closest", "#sheet").Truthy() {
				el.Call("scrollIntoView", map[string]any{"block": "start"})
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
		el := query(pieces(e.Ref))
		switch {
		case !el.Truthy() || !framed():
		case r.chart != nil && r.chart.sheet.Call("contains", el).Bool():
			r.chart.bring(el)
		default:
			intoView(el)
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

// keep writes an entry down. That it is on the disk changes one word on the page, for which nothing need be drawn.
func (r *root) keep(e Keep) {
	r.journal.Put(e.Entry, func(err error) {
		kept := func() { r.tell(Kept{e.N, err}) }
		if err != nil || r.stage.Save.Word != "pending" || r.stage.Sheet != "" {
			r.later(kept)
			return
		}
		r.guarded(func() {
			kept()
			r.stage.Save = r.program.Stage().Save
			r.settleSave()
			r.settleEffects()
		})
	})
}

// show leads to a piece and marks it.
func (r *root) show(m Mark) {
	if el := query(pieces(m.Ref)); el.Truthy() {
		toArea(el)
		el.Call("scrollIntoView", map[string]any{"block": "center", "inline": "center"})
		blink(el)
	} else if m.OnMap && r.chart != nil {
		r.chart.mark(m, true)
		r.chart.pane.Call("scrollIntoView", map[string]any{"block": "nearest"})
	}
}

// FarBar is the id of the bar that shows how far a look back is, of 1.
const FarBar = "far"

// far shows how far a look back is where the page has a bar for it (FarBar). Nothing is drawn for that.
func far(done, total int) {
	if bar := byID(FarBar); bar.Truthy() && total > 0 {
		bar.Set("value", float64(done)/float64(total))
	}
}
