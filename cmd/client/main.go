//go:build js

// Command client is the program in the browser: the page, and, started a second time in a worker, the thinker of the bots.
package main

import (
	"runtime/debug"
	"syscall/js"
	"time"

	"tabard/app"
	"tabard/web/bridge"
	"tabard/web/journal"
	"tabard/web/page"
	"tabard/web/store"
)

// room is by how many hundredths the page's heap, 3 to 7 MB of what lives, may grow before it is swept: 30 MB in all at most, and a
// seventh of the sweeping that would go on between presses and their frames.
const room = 400

func main() {
	if js.Global().Get("document").IsUndefined() {
		bridge.Serve()
		return
	}
	debug.SetGCPercent(room)
	time.Sleep(time.Millisecond) // so that the browser can answer a finger in between: the start is its longest task
	book := journal.Detect()
	page.Run(func() page.Program {
		shelf := store.OpenShelf(store.Detect())
		if found, ok := book.Found(); ok {
			shelf.Join(found)
		}
		return app.New(shelf)
	}, book)
}
