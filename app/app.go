// Package app is Tabard on the page: the one component that shows a screen for every hash, keeps the shelf of games and
// the settings, and carries clicks and keys to whatever they are meant for.
//
// There is one handler per kind of event, on the root. Controls say what they do by data attributes, which the handler
// reads from the page at the moment of the click, so that no control can act on what it showed before.
package app

import (
	"fmt"
	"runtime/debug"
	"time"

	"github.com/maxence-charriere/go-app/v10/pkg/app"

	"tabard/app/lingo"
	"tabard/app/session"
	"tabard/app/table"
	"tabard/app/ui"
	"tabard/web/bridge"
	"tabard/web/store"
	"tabard/web/tabs"
)

// Shell is the root of the page.
type Shell struct {
	app.Compo

	ctx   app.Context
	route Route
	shown Route // the screen that had the focus last

	shelf    *store.Shelf
	desk     tabs.Desk      // where games are claimed, so that one tab plays each
	whys     map[string]why // of the tables that are only looked at
	outdated bool           // a newer version is at work in another tab: nothing is written here
	waiting  string         // game that is being claimed for the screen
	visits   int            // how many screens there were, to tell a late answer
	rest     store.Rest
	settings store.Settings
	thinker  *bridge.Client
	answer   func(session.Thought) // of the table that asked last

	tables  map[string]*table.Table // every table that is open, and parked ones that could not be saved
	current *table.Table            // the one on the screen, nil if none
	opening error                   // why the table of the route could not be opened

	items    []store.Item
	itemsErr error
	lines    map[string]string // where a saved game stands, by id and time
	draft    *draft
	link     *offer
	dialog   dialog
	chart    *chart // the map on the screen, nil without one
	update   string // state of the site's update: see site notes in static/boot.js
	book     book   // of results
	cleared  *cleared
	// wholeHalls says that the records show all their rows.
	wholeHalls bool
	declined   bool   // the update was put off
	leaving    bool   // the player has asked for the page to be loaded anew
	fault      string // report of a fault of the shell itself

	toast   string
	toastN  int
	say     string
	alert   string
	toasted toasted // the toast that was timed last
	flashed int
	piece   string // whose choices had the focus last
	// sheetName is the sheet of the table that was open last.
	sheetName string
	// closing counts the closings of the sheet that the browser has yet to tell of.
	closing int
	byKey   bool   // the last thing that the person did was done with a key
	from    string // where the last press came from: selects where a lost focus goes on
	drawn   int
	held    []app.Func
	removed *removed
}

// Run makes the routes and, in a browser, the page.
func Run() {
	app.RouteWithRegexp(".*", func() app.Composer { return &Shell{} })
	app.RunWhenOnBrowser()
}

// OnInit opens the shelf before the first screen is drawn.
func (s *Shell) OnInit() {
	s.tables = map[string]*table.Table{}
	s.lines = map[string]string{}
	s.shelf = store.OpenShelf(store.Detect())
	var err error
	if s.settings, err = s.shelf.Settings(); err != nil {
		s.tell(lingo.T("settings.unread"))
	}
	s.applySettings()
	s.list()
}

// OnMount starts what outlives a screen: keys, the thinker, the site's news.
func (s *Shell) OnMount(ctx app.Context) {
	s.ctx = ctx
	s.thinker = bridge.Start("./worker.js", bridge.Handlers{
		Thought: s.thought,
		Dead:    func(t session.Think, _ string) { s.thought(bridge.Fallback(t)) },
	})
	s.listen(window(), "keydown", s.onKey)
	s.listen(window(), "tabard-update", func(app.Event) { s.readUpdate() })
	s.listen(window(), "tabard-offline-ready", func(app.Event) { s.readUpdate() })
	s.listen(document(), "dragover", func(e app.Event) { e.PreventDefault() })
	s.listen(document(), "drop", s.onDrop)
	s.listen(document(), "paste", s.onPaste)
	s.listenLaunch()
	s.listen(document(), "visibilitychange", func(app.Event) { s.list() })
	s.atOnce(document(), "visibilitychange", s.flush)
	s.atOnce(window(), "pagehide", s.flush)
	s.desk = tabs.Join(s.hear())
	s.listen(window(), "beforeunload", func(e app.Event) {
		if s.atRisk() {
			e.PreventDefault()
			e.Set("returnValue", true) // what older browsers go by
		}
	})
	s.listen(window(), "tabard-bad-hash", func(app.Event) { s.badHash() })
	s.readUpdate()
	if s.shelf.Volatile() {
		window().Set("tabardVolatile", true) // nothing may load the page anew of itself: see static/boot.js
	}
	s.guarded(func() {
		s.visit(ParseRoute(fragment()))
		s.badHash()
	})
	s.settle()
}

// badHash explains a link whose escapes are broken. The page's first script has taken it out of the address, where it
// would have stopped the program.
func (s *Shell) badHash() {
	if window().Get("tabardBadHash").Truthy() {
		window().Set("tabardBadHash", "")
		s.navigate(Route{PlaceLink, ""})
	}
}

// OnDismount lets go of the listeners.
func (s *Shell) OnDismount() {
	for _, f := range s.held {
		f.Release()
	}
	s.held = nil
	s.thinker.Close()
}

// OnNav follows the hash of the page.
func (s *Shell) OnNav(ctx app.Context) {
	s.ctx = ctx
	s.guarded(func() { s.visit(ParseRoute(fragment())) })
	s.settle()
}

// OnAppInstallChange redraws the button to install the app.
func (s *Shell) OnAppInstallChange(app.Context) {}

// listen hears an event of the page for as long as the shell lives.
func (s *Shell) listen(on app.Value, event string, do func(app.Event)) {
	f := app.FuncOf(func(_ app.Value, args []app.Value) any {
		e := app.Event{Value: args[0]}
		s.later(func() { do(e) })
		return nil
	})
	s.held = append(s.held, f)
	on.Call("addEventListener", event, f)
}

// atOnce hears an event after which there may be no later.
func (s *Shell) atOnce(on app.Value, event string, do func()) {
	f := app.FuncOf(func(app.Value, []app.Value) any {
		s.guarded(do)
		return nil
	})
	s.held = append(s.held, f)
	on.Call("addEventListener", event, f)
}

// later does something on the page's thread and draws the screen again.
func (s *Shell) later(do func()) {
	s.ctx.Dispatch(func(app.Context) {
		s.guarded(do)
		s.settle()
	})
}

// guarded keeps a fault from ending the program: the games are safe on the shelf, and the screen says so.
func (s *Shell) guarded(do func()) {
	defer func() {
		if p := recover(); p != nil {
			s.fault = fmt.Sprintf("%v\n%s", p, debug.Stack())
		}
	}()
	do()
}

// visit shows the screen of a route.
func (s *Shell) visit(r Route) {
	if s.current != nil && (r.Place != PlaceTable || r.Arg != s.current.View.ID) {
		s.leaveTable()
	}
	s.route = r
	s.dialog = dialog{}
	s.fault = "" // it was the fault of another screen
	s.waiting = ""
	s.visits++
	switch r.Place {
	case PlaceContinue:
		s.list()
		for _, it := range s.items {
			if it.Err == nil {
				s.replace(Route{PlaceTable, it.ID})
				return
			}
		}
		s.replace(Route{PlaceStart, ""})
	case PlaceSetup:
		s.startDraft(r.Arg)
	case PlaceTable:
		s.openTable(r.Arg)
	case PlaceLink:
		s.readLink(r.Arg)
	case PlaceStart, PlaceSaves, PlaceRecords:
		s.wholeHalls = false
		s.list()
	}
}

// navigate changes the hash, as a link would.
func (s *Shell) navigate(r Route) {
	u := *window().URL()
	u.Fragment = r.Hash()
	s.ctx.NavigateTo(&u)
}

// replace changes the hash without a step in the browser's history.
func (s *Shell) replace(r Route) {
	window().Get("history").Call("replaceState", nil, "", base()+"#"+r.Hash())
	s.visit(r)
}

// tell shows a short message.
func (s *Shell) tell(text string) {
	if s.current != nil {
		s.current.Tell(text) // one place for messages, and one live region
		return
	}
	s.toast = text
	s.toastN++
	if s.say == text {
		text += "\u00a0"
	}
	s.say = text
}

func (s *Shell) readUpdate() {
	if u := window().Get("tabardUpdate"); u.Truthy() {
		s.update = u.Get("state").String()
	}
}

// thought hands a bot's answer to the table that has asked, even if another one is on the screen by then.
func (s *Shell) thought(t session.Thought) {
	if answer := s.answer; answer != nil {
		s.later(func() { answer(t) })
	}
}

// Render draws the page. The order of its parts never changes.
func (s *Shell) Render() app.UI {
	s.drawn++
	root := app.Div().ID("tabard").Class("shell").DataSet("screen", s.screenName()).OnClick(s.onClick).
		OnInput(s.onInput).OnChange(s.onChange)
	if t := s.current; t != nil {
		root = root.DataSet("rev", t.View.Rev).DataSet("turn", int(t.View.Turn)).DataSet("thinking", t.View.Thinking).
			DataSet("over", t.View.Over).DataSet("save", saveWord(t.View.Save))
	}
	title, sheet := s.sheet()
	return root.Body(
		ui.Box("skips", s.skips()...),
		s.part(s.banner),
		&screen{S: s, Name: s.screenName() + s.route.Arg, N: s.drawn},
		app.Div().ID("toast").Class("toast").Hidden(s.toastText() == "" || s.sheetOpen()).Body(app.Text(s.toastText())),
		app.Div().ID("say").Class("sr").Role("status").Aria("live", "polite").Body(app.Text(s.saying())),
		app.Div().ID("alert").Class("sr").Role("alert").Body(app.Text(s.alerting())),
		app.Dialog().ID("sheet").Class("sheet").Aria("labelledby", "sheet-title").On("close", s.onSheetClosed).Body(
			ui.Box("sheet-head",
				app.H2().ID("sheet-title").TabIndex(-1).Text(title),
				ui.IconButton("close", "", "btn-quiet", "x", lingo.T("close"))),
			app.P().Class("sheet-note").Role("status").Hidden(s.toastText() == "").Text(s.toastText()),
			app.Div().Class("sheet-body").TabIndex(0).Role("region").Aria("labelledby", "sheet-title").Body(sheet),
		),
	)
}

// screen is mounted anew for every other screen, so that nothing of one leaks into the next.
type screen struct {
	app.Compo
	S    *Shell
	Name string
	N    int
}

// CompoID makes every screen another component.
func (c *screen) CompoID() string { return c.Name }

// Render draws the screen of the route. A fault in it is shown like any other.
func (c *screen) Render() (out app.UI) {
	s := c.S
	defer func() {
		if p := recover(); p != nil {
			s.fault = fmt.Sprintf("%v\n%s", p, debug.Stack())
			out = s.broken(s.fault)
		}
	}()
	if s.fault != "" {
		return s.broken(s.fault)
	}
	switch s.route.Place {
	case PlaceSetup:
		return s.setupScreen()
	case PlaceTable:
		if s.current != nil {
			return s.tableScreen()
		}
		if s.waiting != "" {
			return s.waitingTable()
		}
		return s.lostTable()
	case PlaceSaves:
		return s.savesScreen()
	case PlaceRecords:
		return s.recordsScreen()
	case PlaceLink:
		return s.linkScreen()
	case PlaceRules:
		return s.rulesScreen()
	case PlaceSettings:
		return s.settingsScreen()
	case PlaceCredits:
		return s.creditsScreen()
	}
	return s.startScreen()
}

func (s *Shell) screenName() string {
	switch {
	case s.fault != "":
		return "broken"
	case s.current != nil:
		return s.current.Screen()
	case s.route.Place == PlaceTable && s.waiting != "":
		return "opening"
	case s.route.Place == PlaceTable:
		return string(PlaceLost)
	}
	return string(s.route.Place)
}

func (s *Shell) skips() []app.UI {
	if s.current == nil || s.current.View.Covered {
		return nil
	}
	return []app.UI{
		ui.Button("jump", "prompt", "", ui.Word(lingo.T("skip.prompt"))),
		ui.Button("jump", "actions", "", ui.Word(lingo.T("skip.actions"))),
		ui.Button("jump", "board", "", ui.Word(lingo.T("skip.board"))),
	}
}

func (s *Shell) sheet() (title string, body app.UI) {
	defer func() {
		if p := recover(); p != nil {
			s.fault = fmt.Sprintf("%v\n%s", p, debug.Stack())
			title, body = "", app.Div()
		}
	}()
	title, body = s.dialogBody()
	if body == nil && s.current != nil {
		title, body = s.seated().Sheet()
	}
	if body == nil {
		body = app.Div()
	}
	return title, body
}

func (s *Shell) sheetOpen() bool {
	if s.dialog.open() {
		return true
	}
	if s.current == nil {
		return false
	}
	_, body := s.current.Sheet()
	return body != nil
}

func (s *Shell) toastText() string {
	if s.toast != "" || s.current == nil {
		return s.toast
	}
	return s.current.Toast
}

func (s *Shell) saying() string {
	if s.current != nil {
		return s.current.Say
	}
	return s.say
}

func (s *Shell) alerting() string {
	if s.current != nil {
		return s.current.Alert
	}
	return s.alert
}

func saveWord(st session.SaveState) string {
	switch {
	case st.Err != nil:
		return "failed"
	case st.Pending:
		return "pending"
	case st.At.IsZero():
		return "none"
	}
	return "saved"
}

// toastFor is how long a short message stays.
const toastFor = 5 * time.Second
