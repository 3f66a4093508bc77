package store

import (
	"bytes"
	"errors"
	"reflect"
	"strings"
	"syscall/js"
	"testing"
)

// browser puts something in the place of window.localStorage, as a getter, for one test.
func browser(t *testing.T, getter string) {
	t.Helper()
	object, global := js.Global().Get("Object"), js.Global()
	old := object.Call("getOwnPropertyDescriptor", global, "localStorage")
	property := object.New()
	property.Set("configurable", true)
	property.Set("get", global.Get("Function").New(getter))
	object.Call("defineProperty", global, "localStorage", property)
	t.Cleanup(func() {
		if old.IsUndefined() {
			global.Get("Reflect").Call("deleteProperty", global, "localStorage")
		} else {
			object.Call("defineProperty", global, "localStorage", old)
		}
		global.Delete("tabardStorage")
	})
}

// working is local storage like a browser's, with room for 20,000 characters.
const working = `return globalThis.tabardStorage ||= {
	map: new Map([["other:1", "{}"], ["tabard", "x"]]),
	get length() { return this.map.size },
	key(i) { return [...this.map.keys()][i] ?? null },
	getItem(k) { return this.map.has(k) ? this.map.get(k) : null },
	removeItem(k) { this.map.delete(k) },
	setItem(k, v) {
		if (globalThis.tabardFull || v.length > 20000) throw new DOMException("full", "QuotaExceededError");
		this.map.set(k, v);
	},
};`

func TestLocalKeepsTheLaws(t *testing.T) {
	browser(t, working)
	s := Detect()
	if _, ok := s.(*Local); !ok || s.Volatile() {
		t.Fatalf("%T, volatile %v", s, s.Volatile())
	}
	storageLaws(t, s)
	if err := s.Set("big", make([]byte, 20000)); !errors.Is(err, ErrFull) {
		t.Errorf("full: %v", err)
	}
	if r, err := s.Get("big"); r != nil || err != nil {
		t.Errorf("after a refusal: %v, %v", r, err)
	}
	if err := s.Set("x", []byte{1, 2, 3}); err != nil {
		t.Fatal(err)
	}
	if text := js.Global().Get("tabardStorage").Call("getItem", "tabard:x").String(); text != `"AQID"` {
		t.Errorf("stored as %s", text)
	}
	js.Global().Get("tabardStorage").Call("setItem", "tabard:x", "changed by hand")
	if r, err := s.Get("x"); err != nil || string(r) != "changed by hand" {
		t.Errorf("%q, %v", r, err)
	}
	if js.Global().Get("tabardStorage").Call("getItem", "other:1").String() != "{}" {
		t.Error("another app's key was touched")
	}
}

// A browser's own storage lists all names in one call; a line break in a name of another app hides none of ours.
func TestAllNamesInOneCall(t *testing.T) {
	browser(t, `return globalThis.tabardStorage ||= (() => {
		globalThis.Storage = class {
			get length() { return Object.keys(this).length }
			key(i) { globalThis.tabardAsked++; return Object.keys(this)[i] ?? null }
			getItem(k) { return this[k] ?? null }
			removeItem(k) { delete this[k] }
			setItem(k, v) { this[k] = v }
		};
		return Object.assign(new Storage(), { "tabard:b": "", "tabard:a": "", "other:1": "{}" });
	})()`)
	defer js.Global().Delete("Storage")
	defer js.Global().Delete("tabardAsked")
	for _, c := range []struct {
		other string
		asked int
	}{{"other:2", 0}, {"other\ntabard:c", 5}} {
		s := Detect()
		js.Global().Get("tabardStorage").Set(c.other, "x")
		js.Global().Set("tabardAsked", 0)
		keys, err := s.Keys("")
		if asked := js.Global().Get("tabardAsked").Int(); !reflect.DeepEqual(keys, []string{"a", "b"}) || err != nil || asked != c.asked {
			t.Errorf("with %q: %q, %v; %d names were asked for one by one", c.other, keys, err, asked)
		}
	}
}

func TestAShelfInTheBrowser(t *testing.T) {
	browser(t, working)
	games := stages(t, 10, 11, 12)
	s := OpenShelf(Detect())
	put(t, s, games...)
	if got := get(t, OpenShelf(Detect()), games[0].ID); !reflect.DeepEqual(got, games[2]) {
		t.Errorf("%+v", got)
	}
	js.Global().Set("tabardFull", true)
	defer js.Global().Delete("tabardFull")
	full := Detect() // full storage still gives back what it holds
	if got := get(t, OpenShelf(full), games[0].ID); !reflect.DeepEqual(got, games[2]) {
		t.Errorf("%+v", got)
	}
	if err := s.Put(games[0]); !errors.Is(err, ErrFull) {
		t.Errorf("put: %v", err)
	}
}

func TestAStandInIsVolatile(t *testing.T) {
	browser(t, working)
	for _, name := range []string{"tabardVolatile", "tabardStandIn"} {
		js.Global().Set(name, true)
		if s := Detect(); !s.Volatile() {
			t.Errorf("%s: %T lasts", name, s)
		}
		js.Global().Delete(name)
	}
}

func TestBlockedStorageIsReplacedByMemory(t *testing.T) {
	security := `throw new DOMException("no", "SecurityError")`
	for name, getter := range map[string]string{
		"the look at it throws": security,
		"it is null":            `return null`,
		"it is undefined":       `return undefined`,
		"every call throws":     `const no = () => {` + security + `}; return { getItem: no, setItem: no, removeItem: no, key: no, length: 0 }`,
		"deleting throws":       `const no = () => {` + security + `}; return { setItem() {}, removeItem: no }`,
		"it has no functions":   `return {}`,
		"it throws no error":    `throw "no"`,
	} {
		browser(t, getter)
		s := Detect()
		if _, ok := s.(*Memory); !ok || !s.Volatile() {
			t.Errorf("%s: %T", name, s)
		}
		storageLaws(t, s)
	}
}

// Storage can be taken away while the page is open.
func TestStorageThatFailsLater(t *testing.T) {
	browser(t, working)
	s := Detect()
	storage := js.Global().Get("tabardStorage")
	storage.Set("getItem", js.Global().Get("Function").New(`throw new DOMException("no", "SecurityError")`))
	if _, err := s.Get("x"); !errors.Is(err, ErrBlocked) || !strings.Contains(err.Error(), "read x") {
		t.Errorf("get: %v", err)
	}
	storage.Set("removeItem", js.Null())
	if err := s.Delete("x"); !errors.Is(err, ErrBlocked) {
		t.Errorf("delete: %v", err)
	}
	storage.Set("key", js.Global().Get("Function").New(`return 7`))
	if keys, err := s.Keys(""); err != nil || len(keys) != 0 {
		t.Errorf("keys: %v, %v", keys, err)
	}
	storage.Set("key", js.Undefined())
	if _, err := s.Keys(""); !errors.Is(err, ErrBlocked) {
		t.Errorf("keys: %v", err)
	}
	js.Global().Get("Object").Call("defineProperty", storage, "length", map[string]any{"get": js.Global().Get("Function").New(`return "many"`)})
	if _, err := s.Keys(""); !errors.Is(err, ErrBlocked) {
		t.Errorf("length: %v", err)
	}
	if r := fromText(toText([]byte("x"))); !bytes.Equal(r, []byte("x")) {
		t.Error("text")
	}
}
