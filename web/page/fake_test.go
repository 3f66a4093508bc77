package page

import (
	"fmt"
	"slices"
	"strings"
	"testing"

	"github.com/maxence-charriere/go-app/v10/pkg/app"
)

// node is an element of the fake document.
type node struct {
	doc    *fakeBrowser
	tag    string
	attrs  map[string]string
	style  map[string]string
	props  map[string]any
	parent *node
	kids   []*node
	at     frame // where it lies in the window
	asked  int   // how often that was asked
	hidden bool  // the browser does not show it
	hears  map[string][]func(event)
	drawn  *lens // of a drawing
	w, h   float64
}

// fakeBrowser is a window for tests: what the page's code does to it can be read afterwards, and time passes when the test says so.
type fakeBrowser struct {
	html      *node
	focus     *node // the body where nothing has the focus
	props     map[string]float64
	title     string
	kept      map[string]string
	still     bool
	finger    bool
	tops      int
	calls     int      // what a real browser would have been called for
	did       []string // methods of elements that were called, and what static/travel.js was asked for
	timers    []timed
	leisure   []func()
	collected int
	spots     map[string]corner
	queue     []func()
	undrawn   bool // the last thing that was dispatched left the page undrawn
	defers    []func()
}

type timed struct {
	ms int
	do func()
}

// el makes an element from its tag with id, classes and attributes, as "button#x.lit[data-ref=a]", and what is in it.
func (b *fakeBrowser) el(text string, kids ...*node) *node {
	n := &node{doc: b, attrs: map[string]string{}, style: map[string]string{}, props: map[string]any{}, hears: map[string][]func(event){}}
	s := parseSimple(text)
	n.tag = s.tag
	for _, a := range s.attrs {
		n.attrs[a.name] = a.value
	}
	n.attrs["class"] = strings.Join(s.classes, " ")
	if s.id != "" {
		n.attrs["id"] = s.id
	}
	n.add(kids...)
	return n
}

func (n *node) add(kids ...*node) {
	for _, k := range kids {
		k.parent = n
		n.kids = append(n.kids, k)
	}
}

// remove takes an element out of the document. The focus goes to the body, as in a browser.
func (n *node) remove() {
	p := n.parent
	p.kids = slices.DeleteFunc(p.kids, func(k *node) bool { return k == n })
	n.parent = nil
	if n.contains(n.doc.focus) {
		n.doc.focus = n.doc.body()
	}
}

func newFake() *fakeBrowser {
	b := &fakeBrowser{props: map[string]float64{"innerWidth": 1000, "innerHeight": 800}, spots: map[string]corner{}, kept: map[string]string{}}
	b.html = b.el("html", b.el("body"))
	b.html.props["scrollHeight"] = 800.0
	b.focus = b.body()
	return b
}

func (b *fakeBrowser) body() *node { return b.html.kids[0] }

// --- Selectors: tag, #id, .class, [attr], [attr=value], :not() of one of them, descendants, and lists of all that.

type attrTest struct {
	name, value string
	any         bool
}

type simple struct {
	tag, id string
	classes []string
	attrs   []attrTest
	not     *simple
}

func parseSimple(text string) (s simple) {
	word := func() string {
		n := strings.IndexAny(text, "#.[:")
		if n < 0 {
			n = len(text)
		}
		w := text[:n]
		text = text[n:]
		return w
	}
	s.tag = word()
	for text != "" {
		kind := text[0]
		text = text[1:]
		switch kind {
		case '#':
			s.id = word()
		case '.':
			s.classes = append(s.classes, word())
		case '[':
			in, rest, _ := strings.Cut(text, "]")
			name, value, is := strings.Cut(in, "=")
			s.attrs = append(s.attrs, attrTest{name, strings.Trim(value, `"`), !is})
			text = rest
		case ':':
			in, rest, _ := strings.Cut(strings.TrimPrefix(text, "not("), ")")
			not := parseSimple(in)
			s.not, text = &not, rest
		}
	}
	return s
}

func (n *node) fits(s simple) bool {
	if s.tag != "" && s.tag != n.tag || s.id != "" && s.id != n.attrs["id"] || s.not != nil && n.fits(*s.not) {
		return false
	}
	for _, c := range s.classes {
		if !slices.Contains(strings.Fields(n.attrs["class"]), c) {
			return false
		}
	}
	for _, a := range s.attrs {
		if v, is := n.attrs[a.name]; !is || !a.any && v != a.value {
			return false
		}
	}
	return true
}

// matchesAll says that an element fits one of the selectors of a list.
func (n *node) matchesAll(selector string) bool {
	for _, one := range strings.Split(selector, ",") {
		parts := strings.Fields(one)
		last := len(parts) - 1
		if !n.fits(parseSimple(parts[last])) {
			continue
		}
		at, i := n.parent, last-1
		for ; i >= 0 && at != nil; at = at.parent {
			if at.fits(parseSimple(parts[i])) {
				i--
			}
		}
		if i < 0 {
			return true
		}
	}
	return false
}

func (n *node) find(selector string) (all []*node) {
	for _, k := range n.kids {
		if k.matchesAll(selector) {
			all = append(all, k)
		}
		all = append(all, k.find(selector)...)
	}
	return all
}

// --- The interfaces.

func asElement(n *node) element {
	if n == nil {
		return nil
	}
	return n
}

func asElements(all []*node) (list []element) {
	for _, n := range all {
		list = append(list, n)
	}
	return list
}

func firstOf(all []*node) element {
	if len(all) == 0 {
		return nil
	}
	return all[0]
}

func (n *node) attr(name string) string    { n.doc.calls++; return n.attrs[name] }
func (n *node) setAttr(name, value string) { n.doc.calls++; n.attrs[name] = value }
func (n *node) removeAttr(name string)     { n.doc.calls++; delete(n.attrs, name) }

func (n *node) property(name string) any {
	n.doc.calls++
	switch name {
	case "tagName":
		return strings.ToUpper(n.tag)
	case "id":
		return n.attrs["id"]
	case "isConnected":
		return n == n.doc.html || n.parent != nil && n.parent.property(name) == true
	case "offsetParent":
		if !n.shown() {
			return nil
		}
		return n.parent
	case "firstElementChild":
		if len(n.kids) == 0 {
			return nil
		}
		return n.kids[0]
	case "nextElementSibling", "previousElementSibling":
		i := slices.Index(n.parent.kids, n) + 1
		if name[0] == 'p' {
			i -= 2
		}
		if i < 0 || i >= len(n.parent.kids) {
			return nil
		}
		return n.parent.kids[i]
	}
	return n.props[name]
}

func (n *node) shown() bool {
	return n == n.doc.html || !n.hidden && n.parent != nil && n.parent.shown()
}

func (n *node) flag(property string) bool      { v, _ := n.property(property).(bool); return v }
func (n *node) number(property string) float64 { v, _ := n.property(property).(float64); return v }
func (n *node) text(property string) string    { v, _ := n.property(property).(string); return v }
func (n *node) part(property string) element {
	v, _ := n.property(property).(*node)
	return asElement(v)
}
func (n *node) set(property string, value any) { n.doc.calls++; n.props[property] = value }
func (n *node) hasClass(name string) bool {
	n.doc.calls++
	return n.fits(simple{classes: []string{name}})
}

func (n *node) setClass(name string, on bool) {
	n.doc.calls++
	list := slices.DeleteFunc(strings.Fields(n.attrs["class"]), func(c string) bool { return c == name })
	if on {
		list = append(list, name)
	}
	n.attrs["class"] = strings.Join(list, " ")
}

func (n *node) setStyle(property, value string) {
	n.doc.calls++
	if n.style[property] = value; value == "" {
		delete(n.style, property)
	}
}

func (n *node) first(selector string) element { n.doc.calls++; return firstOf(n.find(selector)) }
func (n *node) all(selector string) []element { n.doc.calls++; return asElements(n.find(selector)) }
func (n *node) matches(selector string) bool  { n.doc.calls++; return n.matchesAll(selector) }

func (n *node) closest(selector string) element {
	n.doc.calls++
	for at := n; at != nil; at = at.parent {
		if at.matchesAll(selector) {
			return at
		}
	}
	return nil
}

func (n *node) contains(other element) bool {
	n.doc.calls++
	o, _ := other.(*node)
	for ; o != nil; o = o.parent {
		if o == n {
			return true
		}
	}
	return false
}

func (n *node) same(other element) bool { o, ok := other.(*node); return ok && o == n }
func (n *node) visible() bool           { n.doc.calls++; return n.shown() }
func (n *node) box() frame              { n.doc.calls++; n.asked++; return n.at }
func (n *node) viewBox() (w, h float64) { n.doc.calls++; return n.w, n.h }

func (n *node) lens() (lens, bool) {
	n.doc.calls++
	if n.drawn == nil {
		return lens{}, false
	}
	return *n.drawn, true
}

// name is how a test calls an element.
func (n *node) name() string {
	if ref := n.attrs["data-ref"]; ref != "" {
		return ref
	}
	if id := n.attrs["id"]; id != "" {
		return "#" + id
	}
	return n.tag + "." + n.attrs["class"]
}

func (n *node) call(method string, args ...any) {
	n.doc.calls++
	n.doc.did = append(n.doc.did, strings.TrimSpace(fmt.Sprint(n.name(), " ", method, " ", args)))
	switch method {
	case "focus":
		_, stops := n.attrs["tabindex"]
		if n.shown() && (stops || slices.Contains([]string{"button", "input", "a", "select"}, n.tag)) {
			n.doc.focus = n
		}
	case "showModal":
		n.props["open"] = true
	case "close":
		n.props["open"] = false
	case "click":
		n.fire("click", &fakeEvent{on: n})
	}
}

func (n *node) listen(name string, _ map[string]any, do func(event)) (release func()) {
	n.hears[name] = append(n.hears[name], do)
	return func() { delete(n.hears, name) }
}

// fire gives an event to those who listen to this very element.
func (n *node) fire(name string, e *fakeEvent) *fakeEvent {
	for _, do := range n.hears[name] {
		do(e)
	}
	return e
}

type fakeEvent struct {
	on        *node
	props     map[string]any
	fingers   []corner
	prevented bool
	stopped   bool
}

func (e *fakeEvent) target() element { return asElement(e.on) }
func (e *fakeEvent) flag(property string) bool {
	v, _ := e.props[property].(bool)
	return v || property == "defaultPrevented" && e.prevented
}
func (e *fakeEvent) number(property string) float64 { v, _ := e.props[property].(float64); return v }
func (e *fakeEvent) text(property string) string    { v, _ := e.props[property].(string); return v }
func (e *fakeEvent) part(property string) element {
	v, _ := e.props[property].(*node)
	return asElement(v)
}
func (e *fakeEvent) touches() []corner { return e.fingers }
func (e *fakeEvent) prevent()          { e.prevented = true }
func (e *fakeEvent) stop()             { e.stopped = true }

func (b *fakeBrowser) query(selector string) element {
	b.calls++
	return firstOf(b.html.find(selector))
}
func (b *fakeBrowser) byID(id string) element { b.calls++; return firstOf(b.html.find("#" + id)) }
func (b *fakeBrowser) all(selector string) []element {
	b.calls++
	return asElements(b.html.find(selector))
}
func (b *fakeBrowser) active() element                { b.calls++; return asElement(b.focus) }
func (b *fakeBrowser) root() element                  { b.calls++; return b.html }
func (b *fakeBrowser) number(property string) float64 { b.calls++; return b.props[property] }
func (b *fakeBrowser) setTitle(title string)          { b.calls++; b.title = title }
func (b *fakeBrowser) toTop()                         { b.calls++; b.tops++ }
func (b *fakeBrowser) keep(wish, value string)        { b.calls++; b.kept[wish] = value }
func (b *fakeBrowser) stillness() bool                { b.calls++; return b.still }
func (b *fakeBrowser) coarse() bool                   { b.calls++; return b.finger }
func (b *fakeBrowser) later(ms int, do func())        { b.calls++; b.timers = append(b.timers, timed{ms, do}) }
func (b *fakeBrowser) atLeisure(do func())            { b.calls++; b.leisure = append(b.leisure, do) }

func (b *fakeBrowser) inFrame(do func())     { b.calls++; b.queue = append(b.queue, do) }
func (b *fakeBrowser) beforeFrame(do func()) { b.calls++; b.queue = append(b.queue, do) }
func (b *fakeBrowser) soon(do func())        { b.calls++; b.queue = append(b.queue, do) }

func (b *fakeBrowser) collect() { b.collected++ }

func (b *fakeBrowser) travel(do string, with ...any) {
	b.calls++
	b.did = append(b.did, strings.TrimSpace(fmt.Sprint("travel ", do, " ", with)))
}

func (b *fakeBrowser) find(mark string) (at corner, seen bool) {
	b.calls++
	at, seen = b.spots[mark]
	return at, seen
}

// dispatch and drawn keep their funcs until the test draws the page.
func (b *fakeBrowser) dispatch(do func(undrawn func())) {
	b.queue = append(b.queue, func() { b.undrawn = false; do(func() { b.undrawn = true }) })
}
func (b *fakeBrowser) drawn(do func()) { b.defers = append(b.defers, do) }

// run does all that waits, in its order, and once again what comes of that; timers and what is done at leisure are left alone.
func (b *fakeBrowser) run() {
	for len(b.queue)+len(b.defers) > 0 {
		b.step()
	}
}

// step does all that waits, once.
func (b *fakeBrowser) step() {
	list := append(b.queue, b.defers...)
	b.queue, b.defers = nil, nil
	for _, do := range list {
		do()
	}
}

// idle does what waits for leisure, and then what comes of that.
func (b *fakeBrowser) idle() {
	list := b.leisure
	b.leisure = nil
	for _, do := range list {
		do()
	}
	b.run()
}

// ring lets all timers of that length ring.
func (b *fakeBrowser) ring(ms int) {
	list := b.timers
	b.timers = nil
	for _, t := range list {
		if t.ms == ms {
			t.do()
		} else {
			b.timers = append(b.timers, t)
		}
	}
	b.run()
}

// fakeProgram says what the page should be like, and notes what it is told.
type fakeProgram struct {
	stage   Stage
	seen    Foreseen
	abouts  map[string]About
	aims    map[string][]string
	heard   []Msg
	answers func(Msg) []Effect
}

func (p *fakeProgram) Stage() Stage       { return p.stage }
func (p *fakeProgram) Foreseen() Foreseen { return p.seen }
func (p *fakeProgram) Outlook() Outlook {
	if !p.stage.Table {
		return nil
	}
	return p
}
func (p *fakeProgram) View() app.HTMLDiv { return app.Div() }

func (p *fakeProgram) Aims(ref string) []string { return p.aims[ref] }

func (p *fakeProgram) About(ref string) About { return p.abouts[ref] }

func (p *fakeProgram) Update(m Msg) []Effect {
	p.heard = append(p.heard, m)
	if p.answers == nil {
		return nil
	}
	return p.answers(m)
}

// last is the last message, and forgets all.
func (p *fakeProgram) last() (m Msg) {
	if n := len(p.heard); n > 0 {
		m = p.heard[n-1]
	}
	p.heard = nil
	return m
}

// stand is a table as the program draws it, with a bar, a board of nine pieces in rows of three, own goods and a list of actions.
type stand struct {
	*root
	b                                    *fakeBrowser
	p                                    *fakeProgram
	bar, board, own, mine, sheet, prompt *node
	list                                 []*node
}

func newStand(t *testing.T) *stand {
	t.Helper()
	b, p := newFake(), &fakeProgram{stage: Stage{Title: "Table", Screen: "table", Table: true, Rev: 1}}
	d := &stand{b: b, p: p}
	d.root = &root{win: b, thread: b, program: p}
	d.prompt = b.el("h2#prompt[tabindex=-1]")
	d.bar = b.el("div#bar[data-rev=1]", b.el("button.btn-act[data-do=act][data-action=1.2]"))
	d.board = b.el("div#board.zone[data-rev=1][data-area=0]")
	for n := range 9 {
		piece := b.el(fmt.Sprintf("button.piece[data-ref=p%d][tabindex=-1]", n))
		x, y := float64(n%3)*100, float64(n/3)*100
		piece.at = frame{corner{x, y}, corner{x + 50, y + 50}}
		if n%4 == 0 {
			piece.setClass("lit", true)
		}
		d.board.add(piece)
	}
	d.mine = b.el("div#mine[data-rev=1]", b.el("button.piece[data-ref=own][tabindex=-1]"))
	d.own = b.el("div.own[data-area=0]", d.mine)
	actions := b.el("div#actions[data-rove][data-rev=1]")
	for n := range 4 {
		line := b.el(fmt.Sprintf("button[data-rove-item][data-do=act][data-action=9.%d][tabindex=-1]", n))
		d.list = append(d.list, line)
		actions.add(line)
	}
	d.sheet = b.el("dialog#sheet", b.el("h2#sheet-title[tabindex=-1]"))
	b.body().add(b.el("div#tabard", b.el("h1#title[tabindex=-1]"), d.prompt, d.bar, d.board, d.own, b.el("div#all", actions),
		b.el("p#saved", b.el("span.saved-text")), d.sheet))
	d.settle()
	b.run()
	b.did, p.heard = nil, nil
	return d
}

// piece is the element of a piece.
func (d *stand) piece(ref string) *node { return d.b.html.find(`[data-ref="` + ref + `"]`)[0] }

// show draws another stage and settles it.
func (d *stand) show(change func(*Stage)) {
	change(&d.p.stage)
	d.settle()
	d.b.run()
}

// done carries an effect out and says what was done to elements for it.
func (d *stand) done(e Effect) string {
	d.b.did = nil
	d.perform(e, nil)
	d.settle()
	d.b.run()
	return strings.Join(d.b.did, "; ")
}

// has fails unless that element has the focus.
func (d *stand) has(t *testing.T, name string) {
	t.Helper()
	if got := d.b.focus.name(); got != name {
		t.Errorf("the focus is on %s, not on %s", got, name)
	}
}

// key presses a key where the focus is.
func (d *stand) key(key string, more ...string) *fakeEvent {
	e := &fakeEvent{on: d.b.focus, props: map[string]any{"key": key, "code": key}}
	for _, flag := range more {
		e.props[flag] = true
	}
	d.later(func() { d.onKey(e) })
	d.b.run()
	return e
}

// press clicks an element, by mouse or by key.
func (d *stand) press(n *node, byKey bool) *fakeEvent {
	e := &fakeEvent{on: n, props: map[string]any{"detail": 1.0}}
	if byKey {
		e.props["detail"] = 0.0
	}
	d.click(e)
	d.settle()
	d.b.run()
	return e
}
