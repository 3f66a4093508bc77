package page

import (
	"runtime"

	"github.com/maxence-charriere/go-app/v10/pkg/app"
)

// jsElement is an element of the browser's own document.
type jsElement struct{ v app.Value }

// elementOf is the element of a value; nil for null and undefined.
func elementOf(v app.Value) element {
	if !v.Truthy() {
		return nil
	}
	return &jsElement{v}
}

// elementsOf are the elements of a NodeList.
func elementsOf(list app.Value) []element {
	all := make([]element, list.Get("length").Int())
	for i := range all {
		all[i] = &jsElement{list.Index(i)}
	}
	return all
}

func textOfValue(v app.Value) string {
	if !v.Truthy() {
		return ""
	}
	return v.String()
}

func numberOf(v app.Value) float64 {
	if !v.Truthy() {
		return 0
	}
	return v.Float()
}

func (el *jsElement) attr(name string) string        { return textOfValue(el.v.Call("getAttribute", name)) }
func (el *jsElement) setAttr(name, value string)     { el.v.Call("setAttribute", name, value) }
func (el *jsElement) removeAttr(name string)         { el.v.Call("removeAttribute", name) }
func (el *jsElement) flag(property string) bool      { return el.v.Get(property).Truthy() }
func (el *jsElement) number(property string) float64 { return numberOf(el.v.Get(property)) }
func (el *jsElement) text(property string) string    { return textOfValue(el.v.Get(property)) }
func (el *jsElement) part(property string) element   { return elementOf(el.v.Get(property)) }
func (el *jsElement) set(property string, value any) { el.v.Set(property, value) }
func (el *jsElement) first(selector string) element {
	return elementOf(el.v.Call("querySelector", selector))
}
func (el *jsElement) all(selector string) []element {
	return elementsOf(el.v.Call("querySelectorAll", selector))
}
func (el *jsElement) closest(selector string) element {
	return elementOf(el.v.Call("closest", selector))
}
func (el *jsElement) matches(selector string) bool { return el.v.Call("matches", selector).Bool() }

// visible asks for content that the browser skips (content-visibility), too: without that it styles all that lies aside in order to answer.
func (el *jsElement) visible() bool {
	if skipped == nil {
		skipped = window().Get("Object").New()
		skipped.Set("contentVisibilityAuto", true)
	}
	return el.v.Call("checkVisibility", skipped).Bool()
}

var skipped app.Value // what visible asks with; nil until it is needed

func (el *jsElement) contains(other element) bool {
	o, ok := other.(*jsElement)
	return ok && el.v.Call("contains", o.v).Bool()
}

func (el *jsElement) same(other element) bool {
	o, ok := other.(*jsElement)
	return ok && el.v.Equal(o.v)
}

func (el *jsElement) hasClass(name string) bool {
	return el.v.Get("classList").Call("contains", name).Bool()
}

func (el *jsElement) setClass(name string, on bool) {
	el.v.Get("classList").Call("toggle", name, on)
}

func (el *jsElement) setStyle(property, value string) {
	if value == "" {
		el.v.Get("style").Call("removeProperty", property)
	} else {
		el.v.Get("style").Call("setProperty", property, value)
	}
}

func (el *jsElement) box() frame {
	b := el.v.Call("getBoundingClientRect")
	return frame{corner{b.Get("left").Float(), b.Get("top").Float()}, corner{b.Get("right").Float(), b.Get("bottom").Float()}}
}

func (el *jsElement) lens() (lens, bool) {
	m := el.v.Call("getScreenCTM")
	if !m.Truthy() {
		return lens{}, false
	}
	return lens{m.Get("a").Float(), m.Get("e").Float(), m.Get("f").Float()}, true
}

func (el *jsElement) viewBox() (width, height float64) {
	b := el.v.Get("viewBox").Get("baseVal")
	return b.Get("width").Float(), b.Get("height").Float()
}

func (el *jsElement) call(method string, args ...any) { el.v.Call(method, args...) }

func (el *jsElement) listen(name string, options map[string]any, do func(event)) (release func()) {
	f := app.FuncOf(func(_ app.Value, args []app.Value) any {
		do(&jsEvent{args[0]})
		return nil
	})
	el.v.Call("addEventListener", name, f, options)
	return func() {
		el.v.Call("removeEventListener", name, f, options)
		f.Release()
	}
}

// jsEvent is an event of the browser.
type jsEvent struct{ v app.Value }

func (e *jsEvent) target() element {
	if t := e.v.Get("target"); t.Truthy() && t.Get("closest").Truthy() {
		return &jsElement{t}
	}
	return nil
}

func (e *jsEvent) flag(property string) bool      { return e.v.Get(property).Truthy() }
func (e *jsEvent) number(property string) float64 { return numberOf(e.v.Get(property)) }
func (e *jsEvent) text(property string) string    { return textOfValue(e.v.Get(property)) }
func (e *jsEvent) part(property string) element   { return elementOf(e.v.Get(property)) }
func (e *jsEvent) prevent()                       { e.v.Call("preventDefault") }
func (e *jsEvent) stop()                          { e.v.Call("stopPropagation") }

func (e *jsEvent) touches() []corner {
	list := e.v.Get("touches")
	all := make([]corner, list.Get("length").Int())
	for i := range all {
		t := list.Index(i)
		all[i] = corner{t.Get("clientX").Float(), t.Get("clientY").Float()}
	}
	return all
}

// jsBrowser is the window that the program runs in.
type jsBrowser struct{}

func (*jsBrowser) query(selector string) element {
	return elementOf(document().Call("querySelector", selector))
}
func (*jsBrowser) byID(id string) element { return elementOf(document().Call("getElementById", id)) }
func (*jsBrowser) all(selector string) []element {
	return elementsOf(document().Call("querySelectorAll", selector))
}
func (*jsBrowser) active() element                { return elementOf(document().Get("activeElement")) }
func (*jsBrowser) root() element                  { return elementOf(document().Get("documentElement")) }
func (*jsBrowser) number(property string) float64 { return numberOf(window().Get(property)) }
func (*jsBrowser) setTitle(title string)          { document().Set("title", title) }
func (*jsBrowser) toTop()                         { window().Call("scrollTo", 0, 0) }
func (*jsBrowser) later(ms int, do func())        { once(ms, do) }
func (*jsBrowser) inFrame(do func())              { inFrame(do) }
func (*jsBrowser) beforeFrame(do func())          { beforeFrame(do) }
func (*jsBrowser) soon(do func())                 { soon(do) }
func (*jsBrowser) atLeisure(do func())            { atLeisure(do) }

// keep: a storage that refuses is no loss.
func (*jsBrowser) keep(wish, value string) {
	defer func() { _ = recover() }() // the call throws where storage is full or blocked
	local := window().Get("localStorage")
	if value == "" {
		local.Call("removeItem", "tabard/"+wish)
	} else {
		local.Call("setItem", "tabard/"+wish, value)
	}
}

func (*jsBrowser) stillness() bool {
	return window().Call("matchMedia", "(prefers-reduced-motion: reduce)").Get("matches").Bool()
}

func (*jsBrowser) coarse() bool {
	return window().Call("matchMedia", "(pointer: coarse)").Get("matches").Bool()
}

// collect: the program's values of elements keep them in the browser's memory until Go collects its garbage, which a page that nobody
// plays on does not do of itself.
func (*jsBrowser) collect() { runtime.GC() }

func (*jsBrowser) travel(do string, with ...any) { callTravel(do, with...) }

func (*jsBrowser) find(mark string) (at corner, seen bool) {
	s := callTravel("find", mark)
	if !s.Truthy() {
		return at, false
	}
	return corner{s.Get("x").Float(), s.Get("y").Float()}, true
}

func callTravel(do string, with ...any) (answer app.Value) {
	script := window().Get("tabardTravel")
	defer func() {
		if recover() != nil {
			answer = app.Undefined()
		}
	}()
	if !script.Truthy() {
		return script
	}
	return script.Call(do, with...)
}

// appThread is go-app's thread: that of the context that the root component was given last.
type appThread struct{ r *root }

func (t *appThread) dispatch(do func(undrawn func())) {
	t.r.ctx.Dispatch(func(ctx app.Context) { do(ctx.PreventUpdate) })
}

func (t *appThread) drawn(do func()) {
	if app.IsServer {
		return
	}
	t.r.ctx.Defer(func(app.Context) { do() })
}
