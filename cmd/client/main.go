//go:build js

// Command client is the program in the browser. On the page it runs package app; in a worker, where there is no document, it answers
// the page's questions to bots (package bridge).
package main

import (
	"runtime/debug"
	"syscall/js"
	"time"

	"tabard/app"
	"tabard/app/games"
	"tabard/app/words"
	"tabard/web/bridge"
	"tabard/web/journal"
	"tabard/web/page"
	"tabard/web/store"
)

// gcPercent is how far the page's heap may grow between two sweeps, in per cent of what is in use after one, at least 4 MB: that is what Go's
// floor is, and a page has less in use, so the heap stays below 13 MB. The browser's memory for it never shrinks. Go's default of 100 sweeps
// three times as often, between presses and their frames.
const gcPercent = 300

func main() {
	if js.Global().Get("document").IsUndefined() {
		bridge.Serve()
		return
	}
	debug.SetGCPercent(gcPercent)
	rest() // after the start of Go
	book := journal.Detect()
	shelf := store.OpenShelf(store.Detect())
	if found, ok := book.Found(); ok {
		shelf.Join(nil)
		for at := range found {
			shelf.Join(found[at : at+1])
			if at%atOnce == atOnce-1 {
				rest()
			}
		}
	}
	catalogue, rules := come()
	if err := words.Open(catalogue); err != nil {
		panic(err) // the page says that the program has ended, and looks through the stored files
	}
	_ = words.OpenRules(rules) // else they stay to come
	rest()
	games.Renew()
	rest()
	program := app.New(shelf) // which looks through what is stored for a slice of the page's time
	rest()
	page.Run(func() page.Program { return program }, app.First, book)
}

// come waits for the words, which come behind the program, with or without the rules (static/words.js). Where they do not come the page says so,
// and this waits on.
func come() (catalogue, rules string) {
	there := make(chan struct{})
	take := js.FuncOf(func(_ js.Value, args []js.Value) any {
		catalogue, rules = args[0].Index(0).String(), args[0].Index(1).String()
		close(there)
		return nil
	})
	js.Global().Get("tabardWords").Get("ready").Call("then", take, js.FuncOf(func(js.Value, []js.Value) any { return nil }))
	<-there
	return catalogue, rules
}

// rest lets the browser draw and hear presses between two steps of the start, which would be the page's longest task.
func rest() { time.Sleep(time.Millisecond) }

// atOnce is how many games of the journal are looked at in one task: a few milliseconds.
const atOnce = 50
