package app

import (
	"strings"

	"github.com/maxence-charriere/go-app/v10/pkg/app"

	"tabard/app/lingo"
	"tabard/web/store"
)

// listenLaunch takes what the system opens with the installed app: a file of saved games, or a link. A window that stands open
// already is only told of it, as the manifest's launch_handler wants, so that a game on the table is not interrupted.
func (s *Shell) listenLaunch() {
	queue := window().Get("launchQueue")
	if !queue.Truthy() {
		return
	}
	queue.Call("setConsumer", app.FuncOf(func(_ app.Value, args []app.Value) any {
		launch := args[0]
		if files := launch.Get("files"); files.Truthy() {
			for i := range files.Get("length").Int() {
				await(files.Index(i).Call("getFile"), func(f app.Value) {
					if f != nil {
						s.later(func() { s.takeFile(f) })
					}
				})
			}
		}
		if url := launch.Get("targetURL"); url.Truthy() {
			if _, hash, ok := strings.Cut(url.String(), "#"); ok && hash != fragment() {
				s.later(func() { s.navigate(ParseRoute(hash)) })
			}
		}
		return nil
	}))
}

// takeFile reads a file of saved games that the player has picked, dropped, pasted or opened with the app.
func (s *Shell) takeFile(f app.Value) {
	if f.Get("size").Int() > store.MaxImport {
		s.tell(lingo.T("saves.toolarge"))
		return
	}
	readFile(f, func(b []byte) { s.later(func() { s.take(b) }) })
}

// onPaste takes copied files, and a link that is pasted anywhere but into a field.
func (s *Shell) onPaste(e app.Event) {
	data := e.Get("clipboardData")
	if !data.Truthy() {
		return
	}
	if files := data.Get("files"); files.Get("length").Int() > 0 {
		e.PreventDefault()
		s.takeFiles(files)
		return
	}
	switch e.Get("target").Get("tagName").String() {
	case "INPUT", "TEXTAREA":
		return
	}
	if _, link, ok := strings.Cut(data.Call("getData", "text").String(), "#g="); ok {
		e.PreventDefault()
		s.navigate(Route{PlaceLink, strings.TrimSpace(link)})
	}
}
