package page

import (
	"strings"

	"github.com/maxence-charriere/go-app/v10/pkg/app"

	"tabard/web/store"
)

// ListFirst selects the first line of the list of all actions.
const ListFirst = "#actions [data-rove-item]"

// onClick reads from the page what was pressed.
func (r *root) onClick(_ app.Context, e app.Event) {
	r.touched = true
	r.byKey = e.Get("detail").Truthy() && e.Get("detail").Int() == 0 // a click that a key has made
	onMap := r.chart != nil && closest(e.Value, ".map-sheet") != nil
	el := closest(e.Value, "[data-do],[data-ref]")
	if el == nil && !onMap {
		return
	}
	r.guarded(func() {
		if onMap {
			r.haste()
			r.during(e.Value, r.chart.press(e.Value))
			return
		}
		r.from = ""
		for region, next := range map[string]string{"#actions": ListFirst, "#bar": "#bar .btn-act"} {
			if el.Call("closest", region).Truthy() {
				r.from = next
			}
		}
		if r.from != ListFirst && !r.byKey {
			r.haste()
		}
		p := Press{
			Do: attr(el, "data-do"), Arg: attr(el, "data-arg"), Action: attr(el, "data-action"), Rev: revOf(el),
			Again:  e.Get("again").Truthy(),
			Closes: strings.Contains(attr(el, "class"), "btn-close"), Off: attr(el, "aria-disabled") == "true",
		}
		if p.Do == "" {
			p.Ref = attr(el, "data-ref")
		}
		r.during(e.Value, p)
	})
	r.settle()
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
	r.during(e.Value, Pasted{data.Call("getData", "text").String()})
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
