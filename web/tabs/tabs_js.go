package tabs

import "syscall/js"

// script is the tab's own place at window.tabardTabs.
type script struct{ v js.Value }

// Join connects this tab with the others of the browser, for as long as the page lives.
func Join(h Hear) Desk {
	v := js.Global().Get("tabardTabs")
	if !v.Truthy() {
		return new(Room).Join(h)
	}
	text := func(f func(string)) js.Func {
		return js.FuncOf(func(_ js.Value, args []js.Value) any { f(args[0].String()); return nil })
	}
	v.Set("lost", text(h.Lost))
	v.Set("changed", text(h.Changed))
	v.Set("outdated", js.FuncOf(func(js.Value, []js.Value) any { h.Outdated(); return nil }))
	return script{v}
}

// Claim implements Desk.
func (s script) Claim(id string, steal bool, done func(mine bool)) {
	var f js.Func
	f = js.FuncOf(func(_ js.Value, args []js.Value) any {
		f.Release()
		done(args[0].Bool())
		return nil
	})
	s.v.Call("claim", id, steal, f)
}

// Free implements Desk.
func (s script) Free(id string) { s.v.Call("free", id) }
