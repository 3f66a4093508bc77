//go:build hello

// Command hello is the smallest program that go-app makes, as go-app makes it: what Tabard's start is compared with (measure.mjs). As wasm it is the
// page's program; natively it writes the site into the folder that it is given.
package main

import "github.com/maxence-charriere/go-app/v10/pkg/app"

type hello struct{ app.Compo }

// OnMount marks the moment in which the program has drawn its page.
func (h *hello) OnMount(app.Context) { app.Window().Get("performance").Call("mark", "live") }

func (h *hello) Render() app.UI { return app.H1().Text("Hello") }

func main() {
	app.Route("/", func() app.Composer { return &hello{} })
	app.RunWhenOnBrowser()
	export()
}
