package page

import (
	"strings"

	"github.com/maxence-charriere/go-app/v10/pkg/app"

	"tabard/web/store"
)

// ListFirst selects the first line of the list of all actions.
const ListFirst = "#actions [data-rove-item]"

// onClick reads from the page what was pressed.
func (r *root) onClick(ctx app.Context, e app.Event) {
	if r.click(&jsEvent{e.Value}); r.taken != nil {
		ctx.PreventUpdate()
	} else {
		r.settle()
	}
}

func (r *root) click(e event) {
	r.hearTaken()
	r.touched = true
	r.byKey = e.number("detail") == 0 // a key has made the click
	target := e.target()
	if target == nil {
		return
	}
	onMap := r.chart != nil && target.closest(".map-sheet") != nil
	el := target.closest("[data-do],[data-ref]")
	var or element
	if !onMap && (el == nil || el.attr("data-do") == "") {
		el, or = r.meant(e, target, el)
	}
	if el == nil && !onMap {
		return
	}
	r.guarded(func() {
		if onMap {
			r.haste()
			r.take(el, r.chart.press(e))
			return
		}
		r.from = ""
		for region, next := range map[string]string{"#actions": ListFirst, "#bar": "#bar .btn-act"} {
			if el.closest(region) != nil {
				r.from = next
			}
		}
		if r.from == ListFirst || r.byKey {
			r.wholly()
		} else {
			r.haste()
		}
		p := Press{
			Do: el.attr("data-do"), Arg: el.attr("data-arg"), Action: el.attr("data-action"), Rev: revOf(el),
			Again:  e.flag("again"),
			Closes: strings.Contains(el.attr("class"), "btn-close"), Off: el.attr("aria-disabled") == "true",
		}
		if p.Do == "" {
			p.Ref = el.attr("data-ref")
		}
		if or != nil {
			p.Or = or.attr("data-ref")
		}
		if r.hasty && (p.Ref != "" || p.Action != "" || p.Do == "area" || p.Do == "own") {
			r.take(el, p)
		} else {
			r.during(e, p)
		}
	})
}

// take shows in the next frame that a choice, or a tab, has been taken by hand. The program hears of it right after that frame, or before anything else:
// on a slow phone it takes many frames to draw what the choice brings.
func (r *root) take(el element, m Msg) {
	if el != nil {
		el.setClass("taken", true)
	}
	r.taken = func() {
		if el != nil {
			el.setClass("taken", false)
		}
		r.tell(m)
	}
	r.win.inFrame(func() { r.win.later(0, func() { r.later(r.hearTaken) }) })
}

// hearTaken tells the program of the choice that has been taken, unless it has heard of it.
func (r *root) hearTaken() {
	if do := r.taken; do != nil {
		r.taken = nil
		do()
	}
}

// onMenu has a piece say what it is that a finger holds, or that is pressed with the other button of the mouse.
func (r *root) onMenu(e event) {
	target := e.target()
	if target == nil {
		return
	}
	if el := target.closest("#board [data-ref], #mine [data-ref]"); el != nil {
		e.prevent()
		r.touched, r.byKey = true, false
		r.guarded(func() { r.during(e, Press{Do: "inspect", Arg: el.attr("data-ref")}) })
	}
}

// onInput takes what is typed, wherever it is typed.
func (r *root) onInput(_ app.Context, e app.Event) { r.typed(e) }

// onChange takes what is chosen from a list, and files.
func (r *root) onChange(_ app.Context, e app.Event) {
	if el := e.Get("target"); el.Truthy() && el.Get("name").Truthy() && el.Get("name").String() == "pick" {
		r.guarded(func() { r.takeFiles(el.Get("files")) })
		el.Set("value", "")
	} else {
		r.typed(e)
	}
	r.settle()
}

func (r *root) typed(e app.Event) {
	if el := e.Get("target"); el.Truthy() && el.Get("name").Truthy() {
		r.guarded(func() { r.tell(Typed{el.Get("name").String(), el.Get("value").String()}) })
	}
}

func (r *root) onDrop(e app.Event) {
	e.PreventDefault()
	if dt := e.Get("dataTransfer"); dt.Truthy() {
		r.takeFiles(dt.Get("files"))
	}
}

// onPaste takes copied files, and text that is pasted anywhere but into a field.
func (r *root) onPaste(e app.Event) {
	data := e.Get("clipboardData")
	if !data.Truthy() {
		return
	}
	if files := data.Get("files"); files.Get("length").Int() > 0 {
		e.PreventDefault()
		r.takeFiles(files)
		return
	}
	switch e.Get("target").Get("tagName").String() {
	case "INPUT", "TEXTAREA":
		return
	}
	r.during(&jsEvent{e.Value}, Pasted{data.Call("getData", "text").String()})
}

func (r *root) takeFiles(files app.Value) {
	for i := range files.Get("length").Int() {
		r.takeFile(files.Index(i))
	}
}

// takeFile reads a file that the person has picked, dropped, pasted or opened with the app.
func (r *root) takeFile(file app.Value) {
	if file.Get("size").Int() > store.MaxImport {
		r.tell(File{Large: true})
		return
	}
	await(file.Call("arrayBuffer"), func(buf app.Value) {
		var b []byte
		if buf != nil {
			arr := window().Get("Uint8Array").New(buf)
			b = make([]byte, arr.Get("length").Int())
			app.CopyBytesToGo(b, arr)
		}
		r.later(func() { r.tell(File{Data: b}) })
	})
}
