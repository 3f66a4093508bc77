package page

import (
	"strconv"

	"github.com/maxence-charriere/go-app/v10/pkg/app"
)

func window() app.BrowserWindow { return app.Window() }

func document() app.Value { return app.Window().Get("document") }

// fragment is the page's hash without #, escapes as they are.
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

// once calls do after so many milliseconds, without drawing the page.
func once(ms int, do func()) { next("setTimeout", do, ms) }

// next has a function of the window's call do once.
func next(call string, do func(), more ...any) {
	var f app.Func
	f = app.FuncOf(func(app.Value, []app.Value) any {
		f.Release()
		do()
		return nil
	})
	window().Call(call, append([]any{f}, more...)...)
}

// inFrame calls do at the browser's next frame, before it is laid out. A hidden page draws no frames: there it calls do at once.
func inFrame(do func()) {
	if document().Get("hidden").Truthy() {
		do()
	} else {
		next("requestAnimationFrame", do)
	}
}

// nextTask has the page's thread call what it is given in a task of its own, before anything that waits for a timer; nil until it is needed.
var nextTask func(do func())

// newTasks makes nextTask by a channel that the page posts to itself.
func newTasks() func(func()) {
	var waiting []func()
	channel := window().Get("MessageChannel").New()
	channel.Get("port1").Set("onmessage", app.FuncOf(func(app.Value, []app.Value) any {
		first := waiting[0]
		waiting = waiting[1:]
		first()
		return nil
	}))
	to := channel.Get("port2")
	return func(do func()) {
		waiting = append(waiting, do)
		to.Call("postMessage", 0)
	}
}

// beforeFrame calls do in a task of its own and in the browser's next frame, before it is laid out. On a hidden page it calls do at once and in a task.
func beforeFrame(do func()) {
	inFrame(do)
	soon(do)
}

// soon calls do in a task of its own, before anything that waits for a timer.
func soon(do func()) {
	if nextTask == nil {
		nextTask = newTasks()
	}
	nextTask(do)
}

// atLeisure calls do once the last drawing is on the screen and the browser is idle; on a hidden page, soon.
func atLeisure(do func()) {
	switch {
	case document().Get("hidden").Truthy():
		next("setTimeout", do)
	case window().Get("requestIdleCallback").Truthy():
		next("requestAnimationFrame", func() { next("requestIdleCallback", do, map[string]any{"timeout": 300}) })
	default:
		next("requestAnimationFrame", func() { next("setTimeout", do, 30) })
	}
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

// revOf is the revision that the nearest part of the table was drawn for.
func revOf(el element) uint32 {
	if host := el.closest("[data-rev]"); host != nil {
		if n, err := strconv.ParseUint(host.attr("data-rev"), 10, 32); err == nil {
			return uint32(n)
		}
	}
	return 0
}
