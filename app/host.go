package app

import (
	"github.com/maxence-charriere/go-app/v10/pkg/app"
)

func window() app.BrowserWindow { return app.Window() }

func document() app.Value { return app.Window().Get("document") }

// focus moves the focus to the element with that id.
func focus(id string) {
	if el := document().Call("getElementById", id); el.Truthy() {
		el.Call("focus", map[string]any{"preventScroll": true})
	}
}

// reveal scrolls to the element with that id and focuses it.
func reveal(id string) {
	if el := document().Call("getElementById", id); el.Truthy() {
		el.Call("scrollIntoView", map[string]any{"block": "start"})
		el.Call("focus", map[string]any{"preventScroll": true})
	}
}

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

// bytesToJS copies bytes into a new Uint8Array.
func bytesToJS(b []byte) app.Value {
	arr := window().Get("Uint8Array").New(len(b))
	app.CopyBytesToJS(arr, b)
	return arr
}

// download offers bytes as a file.
func download(name string, data []byte) {
	blob := window().Get("Blob").New([]any{bytesToJS(data)}, map[string]any{"type": "application/octet-stream"})
	url := window().Get("URL").Call("createObjectURL", blob)
	a := document().Call("createElement", "a")
	a.Set("href", url)
	a.Set("download", name)
	a.Call("click")
	var f app.Func
	f = app.FuncOf(func(app.Value, []app.Value) any {
		f.Release()
		window().Get("URL").Call("revokeObjectURL", url)
		return nil
	})
	window().Call("setTimeout", f, 10000)
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

// copyText puts text on the clipboard and says how that went.
func copyText(text string, done func(ok bool)) {
	clip := window().Get("navigator").Get("clipboard")
	if !clip.Truthy() {
		done(false)
		return
	}
	await(clip.Call("writeText", text), func(v app.Value) { done(v != nil) })
}

// canShare says whether the device has a share sheet.
func canShare() bool {
	return window().Get("navigator").Get("share").Truthy()
}

// readFile hands over the content of a File.
func readFile(file app.Value, done func([]byte)) {
	await(file.Call("arrayBuffer"), func(buf app.Value) {
		if buf == nil {
			done(nil)
			return
		}
		arr := window().Get("Uint8Array").New(buf)
		b := make([]byte, arr.Get("length").Int())
		app.CopyBytesToGo(b, arr)
		done(b)
	})
}
