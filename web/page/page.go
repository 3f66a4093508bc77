package page

import (
	"fmt"
	"runtime/debug"
	"time"

	"github.com/maxence-charriere/go-app/v10/pkg/app"

	"tabard/web/bridge"
	"tabard/web/journal"
	"tabard/web/tabs"
)

// root is the one component of the page. The program gives what it draws.
type root struct {
	app.Compo
	ctx       app.Context
	win       browser
	thread    thread
	program   Program
	thinker   *bridge.Client
	journal   journal.Journal
	desk      tabs.Desk
	first     func() app.HTMLDiv // draws what the page shows already, whose elements the first drawing takes over; nil for nothing, and afterwards
	early     []Effect           // effects from before the page is mounted, which is when they are carried out; nil from then on
	held      []app.Func         // listeners, released in OnDismount
	event     event              // the browser's event that the present message comes from; nil for none
	after     []Effect           // effects that wait for the next drawing
	due       bool               // that drawing is to come
	taken     func()             // tells the program of a choice that the page shows as taken; nil for none
	unsettled []*settling        // drawings that the page has not been settled for
	stage     Stage              // what the page was settled for last
	settled   bool               // the page has been settled, so stage is valid
	drawn     time.Duration      // when the page was settled last, since begun
	caught    time.Duration      // when some of what haste has left behind was drawn last, since begun
	owing     bool               // a timer will make up for a drawing that was put off
	unseen    []Mark             // pieces that have changed since the last drawing
	unmoved   []Travel           // what has travelled since then
	unseenN   int                // Stage.FlashN of the last of these changes
	still     bool               // the message of the timer that has rung changes nothing on the page
	ownSeen   ownView            // what settleOwn has scrolled for last
	dragged   string             // the own piece that is being dragged, or was
	sight     string             // Stage.Sight of the choice whose outcome is shown; empty for none
	facts     Facts              // as the program was told last
	// promised says that the browser has promised to keep the storage.
	promised bool
	waits    bool   // what haste has left behind waits, see seldom
	hasty    bool   // the program draws only what lies in view, and the rest at leisure
	narrow   bool   // the window has no room beside the table, as far as is known
	portion  int    // how many lines of the list are drawn at a time, at leisure
	faulty   bool   // the page carries out what the program wants done about a fault
	touched  bool   // the person has done something on this page
	byKey    bool   // the person has used a key last, not a mouse or finger
	from     string // selector of the element where a lost focus goes on after the last press; empty for the prompt
	closing  int    // how often this package has closed the sheet without having heard the browser's event yet
	chart    *chart // the map on the page; nil without one
}

// Run runs the program that start makes on the page and keeps its entries in journal j. first draws what the page may show already. In a browser
// it does not return. Natively it only registers the routes.
func Run(start func() Program, first func() app.HTMLDiv, j journal.Journal) {
	app.RouteWithRegexp(".*", func() app.Composer {
		r := newRoot(start(), j)
		if window().Get("goappFound").Truthy() {
			r.first = first
		}
		return r
	})
	app.RunWhenOnBrowser()
}

func newRoot(p Program, j journal.Journal) *root {
	r := &root{program: p, journal: j, win: &jsBrowser{}}
	r.thread = &appThread{r}
	return r
}

// OnInit tells the program where it is before it draws anything: the first thing that it draws is the screen that is wanted.
func (r *root) OnInit() {
	r.early = []Effect{}
	r.guarded(func() {
		r.tellFacts()
		r.tell(Went{fragment()})
		r.badHash()
	})
}

// OnMount starts the listeners, the bridge and the tab's desk, all of which last as long as the page.
func (r *root) OnMount(ctx app.Context) {
	r.ctx = ctx
	r.thinker = bridge.Start("./worker.js")
	r.listen(window(), "keydown", func(e app.Event) { r.onKey(&jsEvent{e.Value}) })
	r.listen(window(), "tabard-files", func(app.Event) { r.tellFacts() })
	r.listen(window(), "tabard-bad-hash", func(app.Event) { r.badHash() })
	r.listen(document(), "fullscreenchange", func(app.Event) { r.tellFacts() })
	r.listen(document(), "contextmenu", func(e app.Event) { r.onMenu(&jsEvent{e.Value}) })
	r.listen(document(), "dragover", func(e app.Event) { e.PreventDefault() })
	r.listen(document(), "drop", r.onDrop)
	r.listen(document(), "paste", r.onPaste)
	r.listen(document(), "visibilitychange", func(app.Event) { r.tell(Shown{}) })
	r.atOnce(document(), "visibilitychange", func(app.Value) {
		r.settleNow()
		r.tell(Leaving{})
	})
	r.atOnce(window(), "tabard-over", func(e app.Value) { r.pointAt((&jsEvent{e}).part("detail")) }) // see static/travel.js
	r.atOnce(window(), "tabard-drag", func(e app.Value) { r.drag((&jsEvent{e}).part("detail")) })
	r.listen(window(), "tabard-drop", func(e app.Event) { r.drop((&jsEvent{e.Value}).part("detail")) })
	r.atOnce(window(), "tabard-rest", func(e app.Value) { r.about((&jsEvent{e}).part("detail")) })
	r.atOnce(window(), "pagehide", func(app.Value) { r.tell(Leaving{}) })
	r.atOnce(window(), "beforeunload", func(e app.Value) {
		if r.program.Stage().Risk {
			e.Call("preventDefault")
			e.Set("returnValue", true) // what older browsers go by
		}
	})
	document().Call("addEventListener", "close", r.hold(func(e app.Value) { // it does not bubble
		r.later(func() { r.onSheetClosed(&jsEvent{e}) })
	}), true)
	document().Call("addEventListener", "scroll", r.hold(func(e app.Value) { // it does not bubble
		r.guarded(func() { r.onScroll(&jsEvent{e}) })
	}), map[string]any{"capture": true, "passive": true})
	r.atOnce(window(), "resize", func(app.Value) { r.onResize() })
	r.listenLaunch()
	r.desk = tabs.Join(tabs.Hear{
		Lost: func(id string) {
			r.guarded(func() { r.tell(TabLost{id}) }) // before anything else of this tab can write it
			r.later(func() {})
		},
		Changed:  func(key string) { r.later(func() { r.tell(TabChanged{key}) }) },
		Outdated: func() { r.later(func() { r.tell(TabOutdated{}) }) },
	})
	early := r.early
	r.early = nil
	for _, e := range early {
		r.guarded(func() { r.perform(e, r.tell) })
	}
	r.guarded(func() { // what has changed since OnInit, when nobody listened
		r.tellFacts()
		r.badHash()
	})
	r.settle()
	r.thread.drawn(func() { window().Get("tabardBoot").Call("live") })
	r.heedPromise("persisted")
	r.heedRules()
}

// heedRules tells of the rules where the program has begun without them.
func (r *root) heedRules() {
	w := window().Get("tabardWords")
	if !w.Truthy() || !w.Get("rules").Truthy() {
		return
	}
	await(w.Get("rules"), func(v app.Value) {
		r.later(func() { r.tell(Spoken{Language: v.Index(0).String(), Rules: v.Index(1).String()}) })
	})
}

// OnDismount releases the listeners and ends the bridge.
func (r *root) OnDismount() {
	for _, f := range r.held {
		f.Release()
	}
	r.held = nil
	r.thinker.Close()
}

// OnNav tells the program of the page's new hash.
func (r *root) OnNav(ctx app.Context) {
	r.ctx = ctx
	r.guarded(func() { r.tell(Went{fragment()}) })
	r.arrive()
	r.settle()
}

// OnAppInstallChange tells the program whether the browser offers to install the app.
func (r *root) OnAppInstallChange(app.Context) { r.guarded(r.tellFacts) }

// Render draws the page.
func (r *root) Render() app.UI {
	view := r.program.View
	if r.first != nil {
		view, r.first = r.first, nil
	}
	return view().OnClick(r.onClick).OnInput(r.onInput).OnChange(r.onChange)
}

// tell gives the program a message and carries out the effects that it returns. An answer that comes at once is the program's next message.
// An effect that throws stops no other one.
func (r *root) tell(m Msg) {
	r.hearTaken()
	for queue := []Msg{m}; len(queue) > 0; queue = queue[1:] {
		for _, e := range r.program.Update(queue[0]) {
			if r.early != nil {
				r.early = append(r.early, e)
				continue
			}
			r.guarded(func() { r.perform(e, func(m Msg) { queue = append(queue, m) }) })
		}
	}
}

// during gives the program a message that comes from an event, which the effect Prevent is about.
func (r *root) during(event event, m Msg) {
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
	if document().Get("fullscreenElement").Truthy() {
		f.Full = "on"
	} else if document().Get("fullscreenEnabled").Truthy() {
		f.Full = "off"
	}
	if w := window().Get("tabardWords"); w.Truthy() {
		f.Wordless = w.Get("lost").String()
	}
	if u := window().Get("tabardUpdate"); u.Truthy() {
		f.Update, f.Whole = u.Get("state").String(), u.Get("whole").Bool()
	}
	if f != r.facts {
		r.facts = f
		r.tell(f)
	}
}

// heedPromise asks the browser by call "persisted" whether it will keep the storage even if it needs room, by call "persist" to promise that.
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

// badHash tells the program of a link whose escapes are broken. static/boot.js has taken it out of the address, where it would have stopped
// the program.
func (r *root) badHash() {
	if window().Get("tabardBadHash").Truthy() {
		window().Set("tabardBadHash", "")
		r.tell(BadHash{})
	}
}

// hold makes a listener that lasts as long as the page.
func (r *root) hold(do func(app.Value)) app.Func {
	f := app.FuncOf(func(_ app.Value, args []app.Value) any {
		do(args[0])
		return nil
	})
	r.held = append(r.held, f)
	return f
}

// listen calls do on the page's thread for each event of that name, then draws the page.
func (r *root) listen(on app.Value, event string, do func(app.Event)) {
	on.Call("addEventListener", event, r.hold(func(v app.Value) {
		r.later(func() { do(app.Event{Value: v}) })
	}))
}

// atOnce calls do inside the browser's event: for events after which the page may be gone.
func (r *root) atOnce(on app.Value, event string, do func(app.Value)) {
	on.Call("addEventListener", event, r.hold(func(v app.Value) { r.guarded(func() { do(v) }) }))
}

// later runs do on the page's thread, then draws the page and settles it.
func (r *root) later(do func()) {
	r.thread.dispatch(func(func()) {
		r.guarded(do)
		r.arrive()
		r.settle()
	})
}

// arrive has a table that comes to the screen drawn in haste.
func (r *root) arrive() {
	if !r.stage.Table && !r.byKey && r.program.Stage().Table {
		r.haste()
	}
}

// begun is when the program began.
var begun = time.Now()

// hurried is how long the page may go undrawn while bots play on at once: nobody can see more, and drawing takes longer than they do.
const hurried = 250 * time.Millisecond

// inPassing runs do on the page's thread. If the stage is Passing, the drawing may wait until hurried has passed since the last one.
func (r *root) inPassing(do func()) {
	r.thread.dispatch(func(undrawn func()) {
		r.guarded(do)
		st := r.program.Stage()
		if !st.Passing || !r.settled || time.Since(begun)-r.drawn >= hurried {
			r.haste()
			r.settle()
			return
		}
		undrawn()
		r.notice(st)
		if !r.owing {
			r.owing = true
			r.win.later(int(hurried/time.Millisecond), func() { r.later(func() {}) })
		}
	})
}

// haste has the program draw only what lies in view, until the browser has leisure for the rest. It is told once more where it hurries already: another
// table may have come to the screen.
func (r *root) haste() {
	r.tell(Haste{On: true, Narrow: r.narrow})
	if !r.hasty {
		r.hasty = true
		r.win.atLeisure(r.catchUp)
	}
}

// catchUp has the program draw some of what it has left behind, at leisure, until nothing is. A drawing that was put off comes first, and
// while bots play on at once it draws seldom: what it draws is of no use by their next move.
func (r *root) catchUp() {
	switch side := r.win.query(".side"); {
	case !r.hasty:
		return
	case r.seldom(r.program.Stage()):
		r.waits = true
		return
	case r.owing:
		r.win.atLeisure(r.catchUp)
		return
	case side != nil:
		r.narrow = !side.visible()
	}
	r.thread.dispatch(func(func()) {
		start := time.Now()
		r.caught = time.Since(begun)
		r.guarded(func() { r.tell(Haste{Lines: r.lines(), Narrow: r.narrow}) })
		r.thread.drawn(func() {
			behind := r.program.Stage().Behind
			r.took(time.Since(start), behind)
			if behind {
				r.win.atLeisure(r.catchUp)
				return
			}
			r.wholly()
			r.settleAs(!r.byKey)
			r.win.atLeisure(func() { r.layAside(r.win.all("#board .area")) })
		})
	})
}

// layAside has the browser lay out what has changed in areas of the board that nobody looks at, as it has leisure, so that an area comes at once.
// Where the box of something is asked for that is not shown, browsers lay out the area that it lies in (content-visibility).
func (r *root) layAside(areas []element) {
	for i, start := 0, time.Now(); i < len(areas) && !r.hasty; i++ {
		if time.Since(start) > slice/4 {
			r.win.atLeisure(func() { r.layAside(areas[i:]) })
			return
		}
		if first := areas[i].part("firstElementChild"); first != nil && !first.visible() {
			first.box()
		}
	}
}

// seldom says that what haste has left behind should wait: for a second since some of it was drawn, or for the bots to stop.
func (r *root) seldom(st Stage) bool { return st.Passing && time.Since(begun)-r.caught < time.Second }

// wholly ends the haste: the next drawing is of everything. People who play by keys want the list.
func (r *root) wholly() {
	if r.hasty {
		r.hasty, r.waits = false, false
		r.tell(Haste{Narrow: r.narrow})
	}
}

// A part of the list that is drawn at leisure has at least the fewest lines, and takes about a slice at most.
const (
	fewest = 4
	slice  = 25 * time.Millisecond
)

func (r *root) lines() int { return max(r.portion, fewest) }

// took lets the next part be larger or smaller by how long the last one took. Only one that was not the last was full.
func (r *root) took(d time.Duration, full bool) {
	switch {
	case full && d < 10*time.Millisecond:
		r.portion = min(2*r.lines(), 1000)
	case d > slice:
		r.portion = int(time.Duration(r.lines()) * slice / d)
	}
}

// guarded runs do and turns a panic into a Fault for the program. What panics while the page carries out what the program wants done about
// a fault is not told: the program knows that something is broken.
func (r *root) guarded(do func()) {
	defer func() {
		if p := recover(); p != nil && !r.faulty {
			r.faulty = true
			defer func() { r.faulty = false }()
			r.tell(Fault{fmt.Sprintf("%v\n%s", p, debug.Stack())})
		}
	}()
	do()
}

// listenLaunch takes what the system opens with the installed app: a file of saved games, or a link. By the manifest's launch_handler the
// browser tells an open window of it and loads nothing anew, so a game on the table goes on.
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
			if to := window().Call("tabardTarget", url); to.Type() == app.TypeString && to.String() != fragment() {
				hash := to.String()
				r.later(func() { r.tell(Launched{hash}) })
			}
		}
	}))
}
