package app

import (
	"strconv"
	"strings"

	"github.com/maxence-charriere/go-app/v10/pkg/app"

	"tabard/app/lingo"
)

// onClick reads from the page what was pressed and does it.
func (s *Shell) onClick(ctx app.Context, e app.Event) {
	s.byKey = e.Get("detail").Truthy() && e.Get("detail").Int() == 0 // a click that a key has made
	el := closest(e, "[data-do],[data-ref]")
	if el == nil && closest(e, ".map-sheet") == nil {
		return
	}
	s.guarded(func() {
		if !s.pressMap(e) && el != nil {
			s.pressed(e, el)
		}
	})
	s.settle()
}

func (s *Shell) pressed(e app.Event, el app.Value) {
	// The second press of a double click meets a table that has moved on: that is no mistake worth a message.
	if t := s.current; t != nil && e.Get("detail").Truthy() && e.Get("detail").Int() > 1 {
		if rev := revOf(el); rev != 0 && rev != t.View.Rev {
			return
		}
	}
	do := attr(el, "data-do")
	s.from = ""
	for region, next := range map[string]string{"#actions": "#actions [data-rove-item]", "#bar": "#bar .btn-act"} {
		if el.Call("closest", region).Truthy() {
			s.from = next
		}
	}
	if do == "" {
		if s.current != nil {
			s.current.Do("piece", attr(el, "data-ref"), revOf(el))
		}
		return
	}
	arg := attr(el, "data-arg")
	if do == "act" {
		arg = attr(el, "data-action")
		// The second press of a double click must not end a turn that the first one has only just begun.
		if d := e.Get("detail"); d.Truthy() && d.Int() > 1 && strings.Contains(attr(el, "class"), "btn-close") {
			return
		}
	} else if attr(el, "aria-disabled") == "true" {
		return
	}
	s.do(do, arg, revOf(el))
}

// do carries out what a control asks for.
func (s *Shell) do(verb, arg string, rev uint32) {
	if s.dialog.open() && verb == "close" {
		s.dialog = dialog{}
		return
	}
	if s.current != nil && s.current.Do(verb, arg, rev) {
		if verb == "pace" {
			s.settings.Pace = arg
			s.saveSettings()
		}
		return
	}
	switch verb {
	case "jump":
		reveal(arg)
		if arg == "actions" {
			s.focusFirst("#actions [data-rove-item]")
		}
	case "show":
		s.showPiece(arg)
	case "lit":
		s.nextLit(1)
	case "zoom":
		s.zoomed(arg)
	case "reload":
		s.leaving = true
		if s.fault != "" { // not to where it went wrong: the start leads back to every game
			window().Get("history").Call("replaceState", nil, "", base())
		}
		window().Get("location").Call("reload")
	case "install":
		s.install()
	case "update":
		if u := window().Get("tabardUpdate"); u.Truthy() {
			u.Call("accept")
		}
	case "later":
		s.declined = true
	case "copylog":
		s.copy(s.current.LogText(), "log.copied")
	default:
		if !s.doGames(verb, arg) && !s.doRecords(verb, arg) && !s.doSetup(verb, arg) && !s.doSettings(verb, arg) {
			panic("nothing does " + verb)
		}
	}
}

// install shows the browser's own prompt, or how to do it where there is none.
func (s *Shell) install() {
	if s.ctx.IsAppleBrowser() {
		s.tell(lingo.T("start.installapple"))
		return
	}
	s.ctx.ShowAppInstallPrompt()
}

func (s *Shell) copy(text, done string) {
	copyText(text, func(ok bool) {
		s.later(func() {
			if ok {
				s.tell(lingo.T(done))
			} else {
				s.tell(lingo.T("copy.failed"))
			}
		})
	})
}

// closest is the element that the event is about, or nil.
func closest(e app.Event, selector string) app.Value {
	target := e.Get("target")
	if !target.Truthy() || !target.Get("closest").Truthy() {
		return nil
	}
	if el := target.Call("closest", selector); el.Truthy() {
		return el
	}
	return nil
}

func attr(el app.Value, name string) string {
	if v := el.Call("getAttribute", name); v.Truthy() {
		return v.String()
	}
	return ""
}

// revOf is the revision that the nearest part of the table was drawn for.
func revOf(el app.Value) uint32 {
	if host := el.Call("closest", "[data-rev]"); host.Truthy() {
		if n, err := strconv.ParseUint(attr(host, "data-rev"), 10, 32); err == nil {
			return uint32(n)
		}
	}
	return 0
}
