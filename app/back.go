package app

import (
	"strings"

	"tabard/app/house"
	"tabard/app/lingo"
	"tabard/app/table"
	"tabard/app/ui"
	"tabard/engines/save"
	"tabard/web/page"
	"tabard/web/store"
)

// looking is the table that looks back over the game of the table on the screen; nil while the present is shown.
func (s *room) looking() *table.Table {
	if b := s.shownTable(); b != nil && b.Past != nil {
		return b
	}
	return nil
}

// shownTable is the table that is drawn: the one on the screen, or the one that looks back over its game.
func (s *room) shownTable() *table.Table {
	if s.current == nil {
		return nil
	}
	return s.current.Shown()
}

// lookBack looks back over a game, from an entry of its log on: over the one on the screen, or, by its id, one that has to be opened
// first.
func (s *room) lookBack(id string, entry int) {
	t := s.current
	if t == nil || id != "" && id != t.View.ID {
		s.wanted = id
		s.Navigate(house.Route{Place: house.PlaceTable, Arg: id})
		return
	}
	s.wanted = ""
	s.send(t, table.LookBack{Entry: entry})
}

// seated does at a table that has just come on the screen what it was opened for.
func (s *room) seated() {
	if s.current == nil {
		return
	}
	if s.hello != "" {
		s.Tell(s.hello)
		s.hello = ""
	}
	if s.wanted == s.current.View.ID {
		s.lookBack("", -1)
	}
}

// present ends a look back.
func (s *room) present() {
	if s.current != nil {
		s.send(s.current, table.Present{})
	}
}

// playOn puts the game as it stood at the step that is looked at on the shelf, as one of its own, and opens it.
func (s *room) playOn() {
	b := s.looking()
	if b == nil || !b.PlaysOn() {
		return
	}
	if s.outdated != "" {
		s.Tell(house.Problem(save.ErrNewer))
		return
	}
	g, title := b.Copy()
	at := house.Now()
	g.ID, g.Title, g.Created, g.Played = store.NewID(), save.Clean(title), at, at
	if err := s.shelf.Put(g); err != nil {
		s.Tell(house.Problem(err))
		return
	}
	s.Navigate(house.Route{Place: house.PlaceTable, Arg: g.ID})
	s.hello = lingo.T("back.copied")
}

// backKey follows the keys of a look back, as those of a slider, and says whether the key was one. Where a piece has the focus, arrows
// lead from piece to piece.
func (s *Shell) backKey(k page.Key) bool {
	b := s.looking()
	if b == nil || s.sheetName() != "" {
		return false
	}
	onPiece := k.Ref != "" || k.Place != ""
	for _, way := range &backKeys {
		if way.key == k.Key && (way.Turns != 0 || !onPiece) {
			s.send(s.current, way.Walk)
			return true
		}
	}
	return false
}

// far is more steps than a game has.
const far = 1 << 20

var backKeys = [...]struct {
	key string
	table.Walk
}{
	{"ArrowRight", table.Walk{Steps: 1}}, {"ArrowUp", table.Walk{Steps: 1}}, {"PageUp", table.Walk{Turns: 1}}, {"End", table.Walk{Steps: far}},
	{"ArrowLeft", table.Walk{Steps: -1}}, {"ArrowDown", table.Walk{Steps: -1}}, {"PageDown", table.Walk{Turns: -1}},
	{"Home", table.Walk{Steps: -far}},
}

// lookBackAt looks back over a game by its id, or over that on the screen: from an entry of its log on, "@" and its number, or whole.
func (s *Shell) lookBackAt(arg string) {
	if entry, ok := strings.CutPrefix(arg, "@"); ok {
		s.lookBack("", ui.Number(entry))
		return
	}
	s.lookBack(arg, -1)
}
