//go:build js

// Command client is the program in the browser: the page, and, started a second time in a worker, the thinker of the bots.
package main

import (
	"syscall/js"

	"tabard/app"
	"tabard/web/bridge"
	"tabard/web/journal"
	"tabard/web/page"
	"tabard/web/store"
)

func main() {
	if js.Global().Get("document").IsUndefined() {
		bridge.Serve()
		return
	}
	book := journal.Detect()
	page.Run(func() page.Program {
		shelf := store.OpenShelf(store.Detect())
		if found, ok := book.Found(); ok {
			shelf.Join(found)
		}
		return app.New(shelf)
	}, book)
}
