//go:build js

package bridge

import (
	"syscall/js"
	"time"
)

// Serve makes this program the thinker. main calls it in a worker, where there is no document; it does not return.
func Serve() {
	self := js.Global()
	s := newServer(func(m Message) { postBytes(self, Encode(m)) })
	clock := self.Get("performance")
	channel := self.Get("MessageChannel").New()
	waiting := false
	yield := func() { // a message to ourselves lets the page's messages in first, without a timer's delay
		if !waiting {
			waiting = true
			channel.Get("port2").Call("postMessage", nil)
		}
	}
	now := func() time.Duration { return time.Duration(clock.Call("now").Float() * float64(time.Millisecond)) }
	slice := js.FuncOf(func(js.Value, []js.Value) any {
		waiting = false
		s.slice(now)
		if s.busy() {
			yield()
		}
		return nil
	})
	channel.Get("port1").Set("onmessage", slice)
	self.Set("onmessage", js.FuncOf(func(_ js.Value, args []js.Value) any {
		if b, ok := bytesOf(args[0].Get("data")); ok {
			s.hear(b)
			if s.busy() {
				yield()
			}
		}
		return nil
	}))
	postBytes(self, Encode(Hello{Version: Version}))
	select {}
}
