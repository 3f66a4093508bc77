// Package app is Tabard as a program. The page (package page) sends it messages about what happens there; the program answers with
// effects that the page carries out, draws the page and says how it should look (Stage). It touches nothing of the browser, so all of it
// runs in tests.
//
// Shell ties the rooms of the program together, each a package of its own: the desk has the tables of this page, the library everything
// that is stored, setup the set-up of games, prefs the settings. All stand in one house, which has what they share. A room knows no other
// room: what it wants of one it asks through an interface.
package app

import (
	"fmt"
	"runtime/debug"
	"slices"
	"time"

	"tabard/app/boxes"
	"tabard/app/desk"
	"tabard/app/face"
	"tabard/app/games"
	"tabard/app/house"
	"tabard/app/library"
	"tabard/app/post"
	"tabard/app/prefs"
	"tabard/app/setup"
	"tabard/app/table"
	"tabard/app/words"
	say "tabard/app/words/shell"
	"tabard/web/page"
	"tabard/web/store"
)

// Shell is the program of the page. It ties the rooms together: a message goes to whichever room it is for.
type Shell struct {
	house   *house.House
	desk    *desk.Desk       // the tables of this page
	library *library.Library // everything that is stored
	post    *post.Screen     // tables by link
	setup   *setup.Screen
	prefs   *prefs.Screen
	boxes   *boxes.Screen
	rules   table.Rulebook // on their own page
	route   house.Route

	fault   string  // report of a fault of the shell itself
	toasted toasted // the toast that was timed last
	column  int     // of the map: where up and down keep to
	drawn   int     // how often the page was
	lists   lists

	heard voices // where what is told is heard
}

// lists says how the lists on the screen follow what other tabs write.
type lists struct {
	calming bool // they were read anew just now
	changes bool // something has changed since
}

// New is the program on a shelf of saved games.
func New(shelf *store.Shelf) *Shell {
	h := house.New(shelf)
	s := &Shell{house: h, library: library.New(h), post: post.New(h), prefs: prefs.New(h), boxes: boxes.New(h)}
	s.desk = desk.New(h, s.library, s.post, s.prefs.Furnish)
	s.library.Meet(s.desk, s.post)
	s.post.Meet(s.desk, s.replace)
	s.setup = setup.New(h, s.desk, s.library, s.post)
	s.guarded(s.library.Reload)
	s.desk.HeedLayout()
	return s
}

// Update takes one message and returns what the page is to do, in order. A fault keeps the games as they are on the shelf and is
// shown on the screen.
func (s *Shell) Update(m page.Msg) []page.Effect {
	s.guarded(func() {
		s.handle(m)
		s.timeToast()
	})
	return s.desk.Effects()
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
	return s.desk.Shown()
}

func (s *Shell) handle(m page.Msg) {
	switch m := m.(type) {
	case page.Facts:
		if m.Wordless != s.house.Facts.Wordless {
			s.house.Tell(say.SettingsWordless.String())
		}
		if full := s.house.Facts.Full; full != "" && m.Full == "on" {
			s.house.Tell(say.FullOn.String())
		} else if full == "on" {
			s.house.Tell(say.FullOff.String())
		}
		s.house.Facts = m
	case page.Spoken:
		s.spoken(m)
	case page.Went:
		s.visit(house.ParseRoute(m.Hash))
	case page.BadHash:
		s.replace(house.Route{Place: house.PlaceLink})
	case page.Launched:
		s.house.Navigate(house.ParseRoute(m.Hash))
	case page.Shown:
		s.library.Reload()
	case page.Leaving:
		s.desk.Flush()
	case page.Fault:
		s.fault = m.Report

	case page.Haste:
		s.desk.Haste(m)
	case page.Press:
		s.press(m)
	case page.Over:
		if t := s.table(); t != nil {
			t.Choice.PointAt(m.Action, face.Ref(m.Ref), m.Rev)
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
		s.desk.Lost(m.ID)
	case page.TabChanged:
		if m.Key == "" && s.house.Shelf.Emptied() {
			s.library.Refill()
			break
		}
		s.desk.Changed(m.Key)
		s.library.Changed(m.Key)
		s.boxes.Open()
		s.refreshLists()
	case page.TabOutdated:
		s.desk.Outdate()

	case page.Claimed:
		s.house.Answered(m.N, m)
	case page.Kept:
		s.desk.Kept(m)
	case page.Answered:
		s.desk.Answered(m)
	case desk.Timed:
		s.desk.TimeUp(m)
	case page.Copied:
		s.house.Answered(m.N, m.OK)
	case house.Rang:
		s.house.TimeUp(m)
	case page.NoLit:
		s.house.Tell(say.KeysNolit.String())
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
	if t := s.desk.Current(); t != nil && (r.Place != house.PlaceTable || r.Arg != t.View.ID) {
		s.guarded(s.desk.Leave) // one with a fault is left as well
	}
	s.route = r
	s.house.Dialog = house.Dialog{}
	s.fault = "" // it was the fault of another screen
	s.house.Visits++
	s.desk.Visit(r.Arg)
	switch r.Place {
	case house.PlaceContinue:
		s.goOn()
	case house.PlaceDaily:
		s.replace(house.Route{Place: house.PlaceStart})
		s.house.Do(page.Reveal{ID: "daily-title"})
	case house.PlaceRules:
		s.readRules(r.Arg)
	case house.PlaceSetup:
		s.setup.Open(r.Arg)
	case house.PlaceTable:
		s.come(r.Arg)
	case house.PlaceLink:
		if post.IsLetter(r.Arg) {
			s.post.Read(r.Arg)
		} else {
			s.library.ReadLink(r.Arg)
		}
	case house.PlaceBoxLink:
		s.boxes.ReadLink(r.Arg)
	case house.PlacePost:
		s.post.Open(r.Arg)
	case house.PlaceBoxes:
		s.boxes.Open()
	case house.PlaceBox:
		s.boxes.OpenBox(r.Arg)
	case house.PlaceStart, house.PlaceSaves, house.PlaceRecords:
		s.library.Open(r.Place)
	}
}

// come shows the table of a game. One that was left open and breaks now is opened anew, unless its game is nowhere else.
func (s *Shell) come(id string) {
	parked := s.desk.Has(id)
	s.guarded(func() { s.desk.Open(id) })
	if fault := s.fault; fault != "" && parked {
		s.fault = ""
		if !s.desk.Reopen(id) {
			s.fault = fault
		}
	}
}

// goOn shows the game that was played last, or the start.
func (s *Shell) goOn() {
	s.library.Reload()
	s.library.Known(func() {
		if id, ok := s.library.Latest(); ok {
			s.replace(house.Route{Place: house.PlaceTable, Arg: id})
			return
		}
		s.replace(house.Route{Place: house.PlaceStart})
	})
}

// replace changes the hash without a step in the browser's history.
func (s *Shell) replace(r house.Route) {
	s.house.Do(page.Replace{Hash: r.Hash()})
	s.visit(r)
}

// refreshLists reads lists anew that are on the screen: at once, and then no more than once in a while, since a file that another tab takes
// in changes a thousand records.
func (s *Shell) refreshLists() {
	if s.lists.calming {
		s.lists.changes = true
		return
	}
	s.lists.changes, s.lists.calming = false, true
	s.house.After(listsRest, func() {
		s.lists.calming = false
		if s.lists.changes {
			s.refreshLists()
		}
	})
	if s.desk.Current() == nil && library.Shows(s.route.Place) {
		s.library.Reload()
	}
}

const listsRest = 500 * time.Millisecond

// takeFile puts what is in a file on the shelf and shows it.
func (s *Shell) takeFile(f page.File) {
	letter, isLetter := letterIn(f.Data)
	switch {
	case f.Large:
		s.house.Tell(say.SavesToolarge.String())
	case f.Data == nil:
		s.house.Tell(say.ProblemUnreadable.String())
	case isLetter:
		s.house.Navigate(letter)
	default:
		s.library.TakeFile(f.Data)
		if !slices.Contains([]house.Place{house.PlaceSaves, house.PlaceRecords, house.PlaceBoxes, house.PlaceBox, house.PlaceLink, house.PlaceBoxLink}, s.route.Place) && s.desk.Current() == nil {
			s.house.Navigate(house.Route{Place: house.PlaceSaves})
		}
	}
}

// longestLetter is more than a file with a letter in it has.
const longestLetter = 1 << 16

// letterIn is the route of a letter in a file, if there is one.
func letterIn(data []byte) (r house.Route, ok bool) {
	if len(data) < longestLetter {
		r, ok = house.LinkIn(string(data))
	}
	return r, ok && post.IsLetter(r.Arg)
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
		s.house.Do(page.Rename{Ref: ref, Name: m.Name(s.table().View, face.Ref(ref))})
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
	t := s.desk.Shown()
	_, ours := s.house.Toast()
	n := toasted{table: t, ours: ours}
	if t != nil {
		_, n.tablesN = t.Voice.Toast()
	}
	if n == s.toasted || s.toastText() == "" {
		return
	}
	s.toasted = n
	s.house.After(toastFor, func() {
		if s.toasted == n {
			s.house.DropToast()
			if t != nil {
				t.Voice.DropToast()
			}
		}
	})
}

// spoken takes the words of another language into use, or the rules of this one. What is on the screen stays where it is.
func (s *Shell) spoken(m page.Spoken) {
	if m.Words == "" && m.Rules != "" {
		if m.Language == words.Tag() {
			_ = words.OpenRules(m.Rules) // else they stay away
		}
		return
	}
	if err := words.Open(m.Words); err != nil {
		s.house.Tell(say.SettingsWordless.String())
		return
	}
	_ = words.OpenRules(m.Rules)
	games.Renew()
}
