// Package app is Tabard as a program: it is told what happens on the page (package page) as plain data, and answers with what is
// to be done there and what is to be seen. It touches nothing of the browser, so all of it runs in tests.
//
// Shell is the whole: it knows which screen is shown and hands messages to whatever they are meant for. A room holds the tables
// that are open, and stands on a cabinet, which is all that is stored, and on an outbox, which collects what the page is asked for.
// Each screen is a type of its own on top of the room, with what it alone needs.
package app

import (
	"fmt"
	"runtime/debug"
	"time"

	"tabard/app/face"
	"tabard/app/house"
	"tabard/app/lingo"
	"tabard/app/prefs"
	"tabard/app/setup"
	"tabard/app/table"
	"tabard/web/page"
	"tabard/web/store"
)

// Shell is the program of the page.
type Shell struct {
	*room
	route   house.Route
	start   startScreen
	setup   *setup.Screen
	saves   savesScreen
	records recordsScreen
	link    linkScreen
	intake  intake
	prefs   *prefs.Screen
	rules   table.Rulebook // on their own page

	fault   string  // report of a fault of the shell itself
	toasted toasted // the toast that was timed last
	column  int     // of the map: where up and down keep to
	drawn   int     // how often the page was
	calming bool    // lists were read anew just now
	changes bool    // something has changed since
}

// New is the program on a shelf of saved games.
func New(shelf *store.Shelf) *Shell {
	r := &room{House: house.New(shelf), cabinet: cabinet{shelf: shelf}}
	r.AtTable = atTable{r}
	s := &Shell{
		room: r, start: startScreen{room: r}, setup: setup.New(r.House, r, r), saves: savesScreen{room: r},
		records: recordsScreen{room: r}, link: linkScreen{room: r}, intake: intake{room: r},
	}
	s.prefs = prefs.New(r.House)
	r.furnish = s.prefs.Furnish
	s.guarded(s.list)
	s.heedLayout()
	return s
}

// Update takes one message and returns what the page is to do, in order. A fault keeps the games as they are on the shelf and is
// shown on the screen.
func (s *Shell) Update(m page.Msg) []page.Effect {
	s.guarded(func() {
		s.handle(m)
		s.timeToast()
	})
	return s.take()
}

func (s *Shell) guarded(do func()) {
	defer func() {
		if p := recover(); p != nil {
			s.fault = fmt.Sprintf("%v\n%s", p, debug.Stack())
		}
	}()
	do()
}

// shown is what draw makes for the page. After a fault in it draw is asked once more, and asks nothing of the table then: its rules and
// its face are reached by way of table alone.
func shown[T any](s *Shell, draw func() T) (out T) {
	whole := false
	s.guarded(func() {
		out = draw()
		whole = true
	})
	if !whole {
		out = draw()
	}
	return out
}

// table is the table on the screen; nil if there is none, or if a fault is shown in its place.
func (s *Shell) table() *table.Table {
	if s.fault != "" {
		return nil
	}
	return s.shownTable()
}

func (s *Shell) handle(m page.Msg) {
	switch m := m.(type) {
	case page.Facts:
		s.Facts = m
	case page.Went:
		s.visit(house.ParseRoute(m.Hash))
	case page.BadHash:
		s.replace(house.Route{Place: house.PlaceLink})
	case page.Launched:
		s.Navigate(house.ParseRoute(m.Hash))
	case page.Shown:
		s.list()
	case page.Leaving:
		s.flush()
	case page.Fault:
		s.fault = m.Report

	case page.Haste:
		s.haste(m.On)
	case page.Press:
		s.press(m)
	case page.Over:
		if t := s.table(); t != nil {
			t.PointAt(m.Action, face.Ref(m.Ref), m.Rev)
		}
	case page.MapPress:
		s.pressMap(m)
	case page.Key:
		s.key(m)
	case page.Typed:
		s.typed(m.Name, m.Value)
	case page.File:
		s.takeFile(m)
	case page.Pasted:
		s.paste(m.Text)
	case page.SheetClosed:
		if s.sheetName() != "" {
			s.stepBack()
		}

	case page.TabLost:
		s.lost(m.ID)
	case page.TabChanged:
		s.changed(m.Key)
		s.refreshLists()
	case page.TabOutdated:
		s.outdate(whyNewer)

	case page.Claimed:
		s.Answered(m.N, m)
	case page.Kept:
		s.kept(m)
	case page.Answered:
		s.botAnswered(m)
	case timed:
		s.timeIsUp(m)
	case page.Copied:
		s.Answered(m.N, m.OK)
	case house.Rang:
		s.TimeUp(m)
	case page.NoLit:
		s.Tell(lingo.T("keys.nolit"))
	case page.PlaceLost:
		s.placeLost(m.Ref)
	case page.PlaceStale:
		s.placeStale(m.Ref)
	default:
		panic(fmt.Sprintf("nobody hears a %T", m))
	}
}

// visit shows the screen of a route.
func (s *Shell) visit(r house.Route) {
	if s.current != nil && (r.Place != house.PlaceTable || r.Arg != s.current.View.ID) {
		s.guarded(s.leaveTable) // one with a fault is left as well
	}
	s.route = r
	s.Dialog = house.Dialog{}
	s.fault = "" // it was the fault of another screen
	s.waiting = ""
	s.Visits++
	if s.wanted != r.Arg {
		s.wanted = ""
	}
	switch r.Place {
	case house.PlaceContinue:
		s.goOn()
	case house.PlaceRules:
		s.readRules(r.Arg)
	case house.PlaceSetup:
		s.setup.Open(r.Arg)
	case house.PlaceTable:
		s.come(r.Arg)
	case house.PlaceLink:
		s.link.read(r.Arg)
	case house.PlaceStart, house.PlaceSaves, house.PlaceRecords:
		s.records.whole = false
		s.list()
	}
}

// come shows the table of a game. One that was left open and breaks now is opened anew, unless its game is nowhere else.
func (s *Shell) come(id string) {
	old := s.tables[id]
	s.guarded(func() { s.openTable(id) })
	if s.fault != "" && old != nil && old.View.Save.Err == nil {
		s.fault, s.current = "", nil
		delete(s.tables, id)
		s.openTable(id)
	}
}

// goOn shows the game that was played last, or the start.
func (s *Shell) goOn() {
	s.list()
	for _, it := range s.items {
		if it.Err == nil {
			s.replace(house.Route{Place: house.PlaceTable, Arg: it.ID})
			return
		}
	}
	s.replace(house.Route{Place: house.PlaceStart})
}

// replace changes the hash without a step in the browser's history.
func (s *Shell) replace(r house.Route) {
	s.Do(page.Replace{Hash: r.Hash()})
	s.visit(r)
}

// refreshLists reads lists anew that are on the screen: at once, and then no more than once in a while, since a file that another tab takes
// in changes a thousand records.
func (s *Shell) refreshLists() {
	if s.calming {
		s.changes = true
		return
	}
	s.changes, s.calming = false, true
	s.After(listsRest, func() {
		s.calming = false
		if s.changes {
			s.refreshLists()
		}
	})
	if s.current == nil && (s.route.Place == house.PlaceStart || s.route.Place == house.PlaceSaves || s.route.Place == house.PlaceRecords) {
		s.list()
	}
}

const listsRest = 500 * time.Millisecond

// takeFile puts what is in a file on the shelf and shows it.
func (s *Shell) takeFile(f page.File) {
	switch {
	case f.Large:
		s.Tell(lingo.T("saves.toolarge"))
	case f.Data == nil:
		s.Tell(lingo.T("problem.unreadable"))
	default:
		s.intake.take(f.Data)
		if s.route.Place != house.PlaceSaves && s.route.Place != house.PlaceRecords && s.current == nil {
			s.Navigate(house.Route{Place: house.PlaceSaves})
		}
	}
}

// placeLost leads the focus back to a place of the map that was drawn anew.
func (s *Shell) placeLost(ref string) {
	if s.mapOf() != nil {
		s.goTo(face.Ref(ref))
	}
}

// placeStale says what a place of the map is called now.
func (s *Shell) placeStale(ref string) {
	if m := s.mapOf(); m != nil {
		s.Do(page.Rename{Ref: ref, Name: m.Name(s.table().View, face.Ref(ref))})
	}
}

// toasted tells one short message from another: whose it is and the numbers of both who have any.
type toasted struct {
	table         *table.Table
	ours, tablesN int
}

// toastFor is how long a short message stays.
const toastFor = 5 * time.Second

// timeToast takes a new message away after a while.
func (s *Shell) timeToast() {
	t := s.shownTable()
	_, ours := s.Toast()
	n := toasted{table: t, ours: ours}
	if t != nil {
		n.tablesN = t.ToastN
	}
	if n == s.toasted || s.toastText() == "" {
		return
	}
	s.toasted = n
	s.After(toastFor, func() {
		if s.toasted == n {
			s.DropToast()
			if t != nil {
				t.Toast = ""
			}
		}
	})
}
