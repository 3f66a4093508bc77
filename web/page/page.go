package page

import (
	"fmt"
	"runtime/debug"
	"strings"
	"time"

	"github.com/maxence-charriere/go-app/v10/pkg/app"

	"tabard/web/bridge"
	"tabard/web/journal"
	"tabard/web/tabs"
)

// root is the one component of the page; what it draws is the program's.
type root struct {
	app.Compo
	ctx     app.Context
	program Program
	thinker *bridge.Client
	journal journal.Journal
	desk    tabs.Desk
	held    []app.Func    // listeners, let go of at the end
	event   app.Value     // that the message at work came of; nil for none
	after   []Effect      // for when the page is drawn
	stage   Stage         // as last settled
	settled bool          // whether stage is one
	drawn   time.Duration // when that was, since the program began
	owing   bool          // a drawing that was put off is on its way
	unseen  []Mark        // pieces that have changed in what was not drawn
	unmoved []Travel      // what travels in it
	unseenN int           // the FlashN of the last of them
	sight   string        // names the choice whose outcome is shown; empty for none
	facts   Facts
	// Whether the browser has promised to keep what is stored.
	promised bool
	hasty    bool   // what does not lie in view is drawn at leisure
	touched  bool   // the person has done something on this page
	byKey    bool   // the last thing that the person did was done with a key
	from     string // where the last press came from: selects where a lost focus goes on
	closing  int    // closings of the sheet that the browser has yet to tell of
	chart    *chart // the map on the page; nil without one
}

// Run makes the routes and, in a browser, the page, on which the program that start makes runs and writes into a journal.
func Run(start func() Program, j journal.Journal) {
	app.RouteWithRegexp(".*", func() app.Composer { return &root{program: start(), journal: j} })
	app.RunWhenOnBrowser()
}

// OnMount starts what lasts as long as the page.
func (r *root) OnMount(ctx app.Context) {
	r.ctx = ctx
	r.thinker = bridge.Start("./worker.js")
	r.listen(window(), "keydown", r.onKey)
	r.listen(window(), "tabard-files", func(app.Event) { r.tellFacts() })
	r.listen(window(), "tabard-bad-hash", func(app.Event) { r.badHash() })
	r.listen(document(), "dragover", func(e app.Event) { e.PreventDefault() })
	r.listen(document(), "drop", r.onDrop)
	r.listen(document(), "paste", r.onPaste)
	r.listen(document(), "visibilitychange", func(app.Event) { r.tell(Shown{}) })
	r.atOnce(document(), "visibilitychange", func(app.Value) { r.tell(Leaving{}) })
	r.atOnce(window(), "tabard-over", func(e app.Value) { r.pointAt(e.Get("detail")) }) // see static/travel.js
	r.atOnce(window(), "pagehide", func(app.Value) { r.tell(Leaving{}) })
	r.atOnce(window(), "beforeunload", func(e app.Value) {
		if r.program.Stage().Risk {
			e.Call("preventDefault")
			e.Set("returnValue", true) // what older browsers go by
		}
	})
	document().Call("addEventListener", "close", r.hold(func(e app.Value) { // it does not bubble
		r.later(func() { r.onSheetClosed(e) })
	}), true)
	r.listenLaunch()
	r.desk = tabs.Join(tabs.Hear{
		Lost: func(id string) {
			r.guarded(func() { r.tell(TabLost{id}) }) // before anything else of this tab can write it
			r.later(func() {})
		},
		Changed:  func(key string) { r.later(func() { r.tell(TabChanged{key}) }) },
		Outdated: func() { r.later(func() { r.tell(TabOutdated{}) }) },
	})
	r.guarded(func() {
		r.tellFacts()
		r.tell(Went{fragment()})
		r.badHash()
	})
	r.settle()
	r.heedPromise("persisted")
}

// OnDismount lets go of the listeners.
func (r *root) OnDismount() {
	for _, f := range r.held {
		f.Release()
	}
	r.held = nil
	r.thinker.Close()
}

// OnNav follows the hash of the page.
func (r *root) OnNav(ctx app.Context) {
	r.ctx = ctx
	r.guarded(func() { r.tell(Went{fragment()}) })
	r.settle()
}

// OnAppInstallChange hears that the app can be installed, or no longer.
func (r *root) OnAppInstallChange(app.Context) { r.guarded(r.tellFacts) }

// Render draws the page.
func (r *root) Render() app.UI {
	return r.program.View().OnClick(r.onClick).OnInput(r.onInput).OnChange(r.onChange)
}

// tell gives the program a message and carries out what it asks for. Answers that come at once are given to it in turn.
func (r *root) tell(m Msg) {
	for queue := []Msg{m}; len(queue) > 0; queue = queue[1:] {
		for _, e := range r.program.Update(queue[0]) {
			r.perform(e, func(m Msg) { queue = append(queue, m) })
		}
	}
}

// during tells the program of something while the browser's own event is at hand.
func (r *root) during(event app.Value, m Msg) {
	r.event = event
	defer func() { r.event = nil }()
	r.tell(m)
}

func (r *root) tellFacts() {
	f := Facts{
		Base: base(), Version: app.Getenv("TABARD_VERSION"), Installable: app.IsClient && r.ctx.IsAppInstallable(),
		Apple: r.ctx.IsAppleBrowser(), CanShare: window().Get("navigator").Get("share").Truthy(),
		Volatile: window().Get("tabardVolatile").Truthy(), Promised: r.promised,
	}
	if u := window().Get("tabardUpdate"); u.Truthy() {
		f.Update, f.Whole = u.Get("state").String(), u.Get("whole").Bool()
	}
	if f != r.facts {
		r.facts = f
		r.tell(f)
	}
}

// heedPromise asks the browser whether it keeps what is stored even if it needs room ("persisted"), or to do so ("persist").
func (r *root) heedPromise(call string) {
	keeper := window().Get("navigator").Get("storage")
	if !keeper.Truthy() || !keeper.Get(call).Truthy() {
		return
	}
	await(keeper.Call(call), func(v app.Value) {
		r.later(func() {
			r.promised = v != nil && v.Truthy()
			r.tellFacts()
		})
	})
}

// badHash tells of a link whose escapes are broken. The page's first script has taken it out of the address, where it would have
// stopped the program.
func (r *root) badHash() {
	if window().Get("tabardBadHash").Truthy() {
		window().Set("tabardBadHash", "")
		r.tell(BadHash{})
	}
}

// hold makes a listener for as long as the page lives.
func (r *root) hold(do func(app.Value)) app.Func {
	f := app.FuncOf(func(_ app.Value, args []app.Value) any {
		do(args[0])
		return nil
	})
	r.held = append(r.held, f)
	return f
}

// listen hears an event of the page, after which the page is drawn.
func (r *root) listen(on app.Value, event string, do func(app.Event)) {
	on.Call("addEventListener", event, r.hold(func(v app.Value) {
		r.later(func() { do(app.Event{Value: v}) })
	}))
}

// atOnce hears an event after which there may be no later.
func (r *root) atOnce(on app.Value, event string, do func(app.Value)) {
	on.Call("addEventListener", event, r.hold(func(v app.Value) { r.guarded(func() { do(v) }) }))
}

// later does something on the page's thread, draws the page and settles it.
func (r *root) later(do func()) {
	r.ctx.Dispatch(func(app.Context) {
		r.guarded(do)
		r.settle()
	})
}

// begun is when the program began.
var begun = time.Now()

// hurried is how long the page may go undrawn while bots play on at once: nobody can see more, and drawing takes longer than they do.
const hurried = 250 * time.Millisecond

// inPassing does something of which the page may be drawn a little later, if more comes of itself.
func (r *root) inPassing(do func()) {
	r.ctx.Dispatch(func(ctx app.Context) {
		r.guarded(do)
		st := r.program.Stage()
		if !st.Passing || !r.settled || time.Since(begun)-r.drawn >= hurried {
			r.settle()
			return
		}
		ctx.PreventUpdate()
		r.notice(st)
		if !r.owing {
			r.owing = true
			once(int(hurried/time.Millisecond), func() { r.later(func() {}) })
		}
	})
}

// haste has only that drawn at once which lies in view, and the rest at leisure.
func (r *root) haste() {
	if r.hasty {
		return
	}
	r.hasty = true
	r.tell(Haste{true})
	atLeisure(func() {
		r.hasty = false
		r.later(func() { r.tell(Haste{false}) })
	})
}

// guarded keeps a fault from ending the program.
func (r *root) guarded(do func()) {
	defer func() {
		if p := recover(); p != nil {
			r.program.Update(Fault{fmt.Sprintf("%v\n%s", p, debug.Stack())})
		}
	}()
	do()
}

// listenLaunch takes what the system opens with the installed app: a file of saved games, or a link. A window that stands open
// already is only told of it, as the manifest's launch_handler wants, so that a game on the table is not interrupted.
func (r *root) listenLaunch() {
	queue := window().Get("launchQueue")
	if !queue.Truthy() {
		return
	}
	queue.Call("setConsumer", r.hold(func(launch app.Value) {
		if files := launch.Get("files"); files.Truthy() {
			for i := range files.Get("length").Int() {
				await(files.Index(i).Call("getFile"), func(f app.Value) {
					if f != nil {
						r.later(func() { r.takeFile(f) })
					}
				})
			}
		}
		if url := launch.Get("targetURL"); url.Truthy() {
			if _, hash, ok := strings.Cut(url.String(), "#"); ok && hash != fragment() {
				r.later(func() { r.tell(Launched{hash}) })
			}
		}
	}))
}
