package journal

import (
	"fmt"
	"syscall/js"
	"time"
)

// script is the journal of the browser at window.tabardJournal.
type script struct{ v js.Value }

// Detect returns the browser's journal, None where it is blocked.
func Detect() Journal {
	v := js.Global().Get("tabardJournal")
	if !v.Truthy() || !v.Get("found").Truthy() {
		return None{}
	}
	return script{v}
}

// Found implements Journal. It skips values that are no entries: another program has written them. After some hundreds it rests, so that the
// browser gets its turn.
func (s script) Found() (all []Entry, ok bool) {
	found := s.v.Get("found")
	for i := range found.Length() {
		if i%500 == 499 {
			time.Sleep(time.Millisecond)
		}
		if e := entry(found.Index(i)); e != nil {
			all = append(all, *e)
		}
	}
	return all, true
}

// Put implements Journal.
func (s script) Put(all []Entry, done func([]error)) {
	list := make([]any, len(all))
	for i, e := range all {
		one := map[string]any{"id": e.ID, "gen": e.Gen, "with": e.With}
		if e.Slot != nil {
			slot := js.Global().Get("Uint8Array").New(len(e.Slot))
			js.CopyBytesToJS(slot, e.Slot)
			one["slot"] = slot
		}
		list[i] = one
	}
	var f js.Func
	f = js.FuncOf(func(_ js.Value, args []js.Value) any {
		f.Release()
		faults := make([]error, len(all))
		for i := range faults {
			switch fault := args[0].Index(i).String(); fault {
			case "":
			case "stale":
				faults[i] = ErrMoved
			case "anew":
				faults[i] = ErrAnew
			default:
				faults[i] = fmt.Errorf("%w: %s", ErrFailed, fault)
			}
		}
		done(faults)
		return nil
	})
	s.v.Call("put", list, f)
}

// Get implements Journal.
func (s script) Get(id string, done func(*Entry, error)) {
	var f js.Func
	f = js.FuncOf(func(_ js.Value, args []js.Value) any {
		f.Release()
		if fault := args[0].String(); fault != "" {
			done(nil, fmt.Errorf("%w: %s", ErrFailed, fault))
		} else {
			done(entry(args[1]), nil)
		}
		return nil
	})
	s.v.Call("get", id, f)
}

// entry decodes an entry; it returns nil for any other value.
func entry(v js.Value) *Entry {
	if v.Type() != js.TypeObject {
		return nil
	}
	id, gen, slot := v.Get("id"), v.Get("gen"), v.Get("slot")
	if id.Type() != js.TypeString || gen.Type() != js.TypeNumber || !slot.InstanceOf(js.Global().Get("Uint8Array")) {
		return nil
	}
	e := &Entry{ID: id.String(), Gen: uint32(gen.Float()), Slot: make([]byte, slot.Length())}
	js.CopyBytesToGo(e.Slot, slot)
	return e
}
