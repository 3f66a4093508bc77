//go:build js

package bridge

import (
	"errors"
	"fmt"
	"syscall/js"
	"time"
)

// Start returns a client whose thinker is the worker script at url (taken relative to the document). The thinker itself
// starts with the first question. The first one is the worker that has compiled the program for the page (static/boot.js), if it has.
func Start(url string) *Client { return newClient(browser{url}) }

type browser struct{ url string }

func (b browser) after(d time.Duration, f func()) {
	var once js.Func
	once = js.FuncOf(func(js.Value, []js.Value) any {
		once.Release()
		f()
		return nil
	})
	js.Global().Call("setTimeout", once, d.Milliseconds())
}

func (b browser) spawn(heard func([]byte), failed func(string)) (w worker, err error) {
	defer func() {
		if r := recover(); r != nil { // new Worker throws where workers are forbidden
			err = fmt.Errorf("bridge: start the worker: %v", r)
		}
	}()
	class := js.Global().Get("Worker")
	if !class.Truthy() {
		return nil, errors.New("bridge: this browser has no workers")
	}
	value := js.Global().Get("tabardThinker")
	js.Global().Delete("tabardThinker")
	if !value.Truthy() {
		value = class.New(b.url)
	}
	p := &pageWorker{value: value}
	p.message = js.FuncOf(func(_ js.Value, args []js.Value) any {
		if data, ok := bytesOf(args[0].Get("data")); ok {
			heard(data)
		}
		return nil
	})
	p.fault = js.FuncOf(func(_ js.Value, args []js.Value) any {
		reason := "the thinker broke off"
		if m := args[0].Get("message"); m.Type() == js.TypeString {
			reason = m.String()
		}
		failed(reason)
		return nil
	})
	p.value.Set("onmessage", p.message)
	p.value.Set("onerror", p.fault)
	p.value.Set("onmessageerror", p.fault)
	p.value.Call("postMessage", "run") // see static/worker.js
	return p, nil
}

// pageWorker is a dedicated worker of the browser.
type pageWorker struct {
	value          js.Value
	message, fault js.Func
}

func (p *pageWorker) post(b []byte) { postBytes(p.value, b) }

func (p *pageWorker) terminate() {
	p.value.Set("onmessage", nil)
	p.value.Set("onerror", nil)
	p.value.Set("onmessageerror", nil)
	p.value.Call("terminate")
	p.message.Release()
	p.fault.Release()
}

// postBytes sends b to a worker or to the page, handing the copy over instead of copying it once more.
func postBytes(to js.Value, b []byte) {
	data := js.Global().Get("Uint8Array").New(len(b))
	js.CopyBytesToJS(data, b)
	to.Call("postMessage", data, []any{data.Get("buffer")})
}

// bytesOf reads a message that postBytes sent. Anything else, such as a browser extension's chatter, is not ours.
func bytesOf(v js.Value) ([]byte, bool) {
	if !v.InstanceOf(js.Global().Get("Uint8Array")) {
		return nil, false
	}
	n := v.Get("length").Int()
	if n > MaxMessage {
		return nil, false
	}
	b := make([]byte, n)
	js.CopyBytesToGo(b, v)
	return b, true
}
