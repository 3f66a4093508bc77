package page

import (
	"strconv"

	"github.com/maxence-charriere/go-app/v10/pkg/app"
)

func window() app.BrowserWindow { return app.Window() }

func document() app.Value { return app.Window().Get("document") }

// query is the first element of a selector; it may be missing.
func query(selector string) app.Value { return document().Call("querySelector", selector) }

// byID is the element of an id; it may be missing.
func byID(id string) app.Value { return document().Call("getElementById", id) }

// each calls do with all elements of a selector within an element.
func each(in app.Value, selector string, do func(app.Value)) {
	list := in.Call("querySelectorAll", selector)
	for i := range list.Get("length").Int() {
		do(list.Index(i))
	}
}

// focusOn moves the focus to an element. The page stays where it is: a press must move nothing.
func focusOn(el app.Value) {
	if el.Truthy() {
		el.Call("focus", map[string]any{"preventScroll": true})
	}
}

// intoView scrolls as little as is needed to see all of an element.
func intoView(el app.Value) {
	el.Call("scrollIntoView", map[string]any{"block": "nearest", "inline": "nearest"})
}

// framed says that the page is one screen, which does not scroll (static/table.css, "The frame").
func framed() bool {
	return document().Get("documentElement").Get("scrollHeight").Int() <= window().Get("innerHeight").Int()
}

// inList says that an element belongs to the list of all actions, which lies over a framed table while the focus is in it.
func inList(el app.Value) bool { return el.Truthy() && el.Call("closest", "#all").Truthy() }

// fragment is the hash of the page without #, as it is written.
func fragment() string {
	h := window().Get("location").Get("hash").String()
	if len(h) > 0 && h[0] == '#' {
		return h[1:]
	}
	return ""
}

// base is the address of the page without its hash.
func base() string {
	l := window().Get("location")
	return l.Get("origin").String() + l.Get("pathname").String()
}

// download offers bytes as a file.
func download(name string, data []byte) {
	arr := window().Get("Uint8Array").New(len(data))
	app.CopyBytesToJS(arr, data)
	blob := window().Get("Blob").New([]any{arr}, map[string]any{"type": "application/octet-stream"})
	url := window().Get("URL").Call("createObjectURL", blob)
	a := document().Call("createElement", "a")
	a.Set("href", url)
	a.Set("download", name)
	a.Call("click")
	once(10000, func() { window().Get("URL").Call("revokeObjectURL", url) })
}

// once does something after so many milliseconds, without drawing the page.
func once(ms int, do func()) {
	var f app.Func
	f = app.FuncOf(func(app.Value, []app.Value) any {
		f.Release()
		do()
		return nil
	})
	window().Call("setTimeout", f, ms)
}

// atLeisure does something once what has been drawn is on the screen and the browser has nothing better to do, or, where a page that
// nobody looks at draws no frames, soon.
func atLeisure(do func()) {
	if document().Get("hidden").Truthy() {
		once(0, do)
		return
	}
	next := func(call string, then func(), more ...any) {
		var f app.Func
		f = app.FuncOf(func(app.Value, []app.Value) any {
			f.Release()
			then()
			return nil
		})
		window().Call(call, append([]any{f}, more...)...)
	}
	next("requestAnimationFrame", func() {
		if window().Get("requestIdleCallback").Truthy() {
			next("requestIdleCallback", do, map[string]any{"timeout": 300})
		} else {
			once(30, do)
		}
	})
}

// await calls done with the result of a promise, or with nil if it fails.
func await(promise app.Value, done func(app.Value)) {
	var ok, bad app.Func
	release := func() { ok.Release(); bad.Release() }
	ok = app.FuncOf(func(_ app.Value, args []app.Value) any {
		release()
		done(args[0])
		return nil
	})
	bad = app.FuncOf(func(app.Value, []app.Value) any {
		release()
		done(nil)
		return nil
	})
	promise.Call("then", ok, bad)
}

// closest is the element that the event is about, or nil.
func closest(e app.Value, selector string) app.Value {
	target := e.Get("target")
	if !target.Truthy() || !target.Get("closest").Truthy() {
		return nil
	}
	if el := target.Call("closest", selector); el.Truthy() {
		return el
	}
	return nil
}

func attr(el app.Value, name string) string {
	if v := el.Call("getAttribute", name); v.Truthy() {
		return v.String()
	}
	return ""
}

// revOf is the revision that the nearest part of the table was drawn for.
func revOf(el app.Value) uint32 {
	if host := el.Call("closest", "[data-rev]"); host.Truthy() {
		if n, err := strconv.ParseUint(attr(host, "data-rev"), 10, 32); err == nil {
			return uint32(n)
		}
	}
	return 0
}

// nowhere says that nothing has the focus.
func nowhere(active app.Value) bool {
	return !active.Truthy() || active.Get("tagName").String() == "BODY"
}

// pieces selects the element of a piece, on the board or among the own goods.
func pieces(ref string) string {
	return `#board [data-ref="` + ref + `"], #mine [data-ref="` + ref + `"]`
}

// mark lights up a piece for a moment, if it is there.
func mark(ref string) {
	if el := query(pieces(ref)); el.Truthy() {
		blink(el)
	}
}

// blink lights up elements for a moment: all at once, since each look at the page in between would lay it out anew.
func blink(all ...app.Value) {
	again := false
	for _, el := range all {
		list := el.Get("classList")
		again = again || list.Call("contains", "flash").Bool()
		list.Call("remove", "flash")
	}
	if again {
		all[0].Call("getBoundingClientRect") // the browser must see it gone before it can begin again
	}
	for _, el := range all {
		el.Get("classList").Call("add", "flash")
	}
	if len(all) > 0 {
		once(1200, func() {
			for _, el := range all {
				el.Get("classList").Call("remove", "flash")
			}
		})
	}
}

// mayMove says that the person has not asked for less motion.
func mayMove() bool {
	return document().Get("documentElement").Get("dataset").Get("motion").String() != "reduced" &&
		!window().Call("matchMedia", "(prefers-reduced-motion: reduce)").Get("matches").Bool()
}
