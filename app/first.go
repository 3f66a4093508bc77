package app

import (
	"github.com/maxence-charriere/go-app/v10/pkg/app"

	"tabard/web/page"
	"tabard/web/store"
)

// First draws the page as somebody finds it who comes for the first time, while the service worker stores the files. The site's export puts it
// into the page as HTML, so that it is there before the program (web/site); the program's first drawing is this one, whatever it knows, and takes
// the elements of the page over.
func First() app.HTMLDiv {
	s := New(store.OpenShelf(nowhere{store.NewMemory()}))
	s.Update(page.Facts{Update: "installing"})
	s.Update(page.Went{})
	return s.View()
}

// FirstHTML is First as go-app writes HTML.
func FirstHTML() string { return app.HTMLString(First()) }

// nowhere is an empty storage of which the page says nothing.
type nowhere struct{ *store.Memory }

// Volatile says that the storage outlives the page, as a browser's does.
func (nowhere) Volatile() bool { return false }
