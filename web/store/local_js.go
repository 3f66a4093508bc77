package store

import (
	"errors"
	"fmt"
	"slices"
	"strings"
	"syscall/js"
)

// prefix is before every key of ours: other apps may live on the same origin.
const prefix = "tabard:"

// Local is the browser's local storage. A browser may refuse any access to it by throwing, even the look at the property.
// A Go program survives that only in a call, so every access here is one.
type Local struct {
	storage  js.Value
	volatile bool
}

// Detect returns the browser's storage, or memory where it is blocked. Where the boot script has already put a
// substitute in place, that is used, and Volatile says that it does not last.
func Detect() Storage {
	global := js.Global()
	storage, err := read(global, "localStorage")
	if err != nil || storage.IsNull() || storage.IsUndefined() {
		return NewMemory()
	}
	l := &Local{storage: storage}
	for _, name := range []string{"tabardVolatile", "tabardStandIn"} { // without a journal, and with one
		if mark, err := read(global, name); err == nil && mark.Truthy() {
			l.volatile = true
		}
	}
	// Full storage still gives back what it holds, so only a refusal counts.
	if err := l.Set("probe", []byte("probe")); err != nil && !errors.Is(err, ErrFull) {
		return NewMemory()
	}
	if err := l.Delete("probe"); err != nil {
		return NewMemory()
	}
	return l
}

// read looks at a property whose getter may throw.
func read(v js.Value, name string) (js.Value, error) {
	return call(js.Global().Get("Reflect"), "get", v, name)
}

// call is v.Call with what the browser throws as an error.
func call(v js.Value, method string, args ...any) (result js.Value, err error) {
	defer func() {
		switch r := recover().(type) {
		case nil:
		case js.Error:
			err = kind(r)
		default: // syscall/js itself, where there is no such method
			err = fmt.Errorf("%w: %v", ErrBlocked, r)
		}
	}()
	return v.Call(method, args...), nil
}

// kind sorts what a browser throws into the errors of this package.
func kind(e js.Error) error {
	name := ""
	if e.Value.Type() == js.TypeObject {
		if n := e.Value.Get("name"); n.Type() == js.TypeString {
			name = n.String()
		}
	}
	switch name {
	case "QuotaExceededError", "NS_ERROR_DOM_QUOTA_REACHED":
		return fmt.Errorf("%w: %w", ErrFull, e)
	default: // SecurityError, and whatever a browser says when it has no storage
		return fmt.Errorf("%w: %w", ErrBlocked, e)
	}
}

// Get implements Storage.
func (l *Local) Get(key string) ([]byte, error) {
	v, err := call(l.storage, "getItem", prefix+key)
	if err != nil {
		return nil, failed("read", key, err)
	}
	if v.Type() != js.TypeString {
		return nil, nil
	}
	return fromText(v.String()), nil
}

// Set implements Storage.
func (l *Local) Set(key string, record []byte) error {
	if _, err := call(l.storage, "setItem", prefix+key, toText(record)); err != nil {
		return failed("write", key, err)
	}
	return nil
}

// Delete implements Storage.
func (l *Local) Delete(key string) error {
	if _, err := call(l.storage, "removeItem", prefix+key); err != nil {
		return failed("delete", key, err)
	}
	return nil
}

// Keys implements Storage.
func (l *Local) Keys(p string) ([]string, error) {
	names, err := l.names()
	if err != nil {
		return nil, fmt.Errorf("store: list: %w", err)
	}
	var keys []string
	for _, name := range names {
		if key, ours := strings.CutPrefix(name, prefix); ours && strings.HasPrefix(key, p) {
			keys = append(keys, key)
		}
	}
	slices.Sort(keys)
	return keys, nil
}

// names lists the names of all that lies in the storage, those of other apps too. Each call of the browser costs a few microseconds, and
// there may be ten thousand names: where the browser lists them as the properties of its storage, two calls do. Without a stand-in's
// properties, or with a line break in some name, they are asked for one by one.
func (l *Local) names() ([]string, error) {
	length, err := read(l.storage, "length")
	if err != nil {
		return nil, err
	}
	if length.Type() != js.TypeNumber {
		return nil, fmt.Errorf("%w: no length", ErrBlocked)
	}
	if kind := js.Global().Get("Storage"); kind.Type() == js.TypeFunction && l.storage.InstanceOf(kind) {
		if all, err := call(js.Global().Get("Object"), "keys", l.storage); err == nil {
			if names := strings.Split(all.Call("join", "\n").String(), "\n"); len(names) == length.Int() {
				return names, nil
			}
		}
	}
	var names []string
	for i := range length.Int() {
		k, err := call(l.storage, "key", i)
		if err != nil {
			return nil, err
		}
		if k.Type() == js.TypeString {
			names = append(names, k.String())
		}
	}
	return names, nil
}

// Volatile implements Storage.
func (l *Local) Volatile() bool { return l.volatile }
