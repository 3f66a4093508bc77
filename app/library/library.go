// Package library has everything that is stored, and the screens that show it: the start, the saved games, the records, and the game of a
// link. It takes games in from files and links and gives them out.
package library

import (
	"slices"
	"strconv"

	"github.com/maxence-charriere/go-app/v10/pkg/app"

	"tabard/app/games"
	"tabard/app/house"
	"tabard/app/session"
	"tabard/app/table"
	"tabard/app/ui"
	say "tabard/app/words/shell"
	"tabard/engines"
	"tabard/engines/game"
	"tabard/engines/save"
	"tabard/web/store"
)

// Desk is what the library asks of the tables of this page.
type Desk interface {
	// Current is the table on the screen; nil for none.
	Current() *table.Table
	// Has says that a table of a game is open on this page, on the screen or parked.
	Has(id string) bool
	// Game is a game as it stands: from its table if there is one, since that may be ahead of the shelf.
	Game(id string) (save.Game, error)
	// Ahead are the games whose present is on this page alone, and OnlyHere says of one that it could not be saved.
	Ahead() []save.Game
	OnlyHere(id string) bool
	// Outdated says that nothing may be written here any more, since a newer version is at work.
	Outdated() bool
	// Take shows the table of a game that nobody else knows of yet.
	Take(m *session.Session, effects []session.Effect)
	// Rename gives the game of an open table another title; false if there is no table to play at.
	Rename(id, title string) bool
	// Alone does something to a stored game that no tab has open, this one among them, or tells that one has. Borrow claims the game
	// for as long as do takes, and says whether it could be had.
	Alone(id string, do func())
	Borrow(id string, do func(mine bool))
	// Forget takes the table of a game that has been deleted away.
	Forget(id string)
	// Rescue writes anew what could not be written before, or is in the storage no more.
	Rescue()
	// Greet tells a text once the next table is on the screen.
	Greet(text string)
}

// Post has the tables by link.
type Post interface {
	// List draws all of them.
	List() app.UI
}

// Library is everything that is stored, as this page last read it, with a type for each screen that shows it.
type Library struct {
	house *house.House
	desk  Desk
	post  Post

	listed
	book    book // of results
	reader  reader
	thinned map[string]bool   // finished games that were thinned, or could not be, since the page was loaded
	lines   map[string]string // where a saved game stands, by id and time

	start   startScreen
	saves   savesScreen
	records recordsScreen
	link    linkScreen
	intake  intake
	chores  chores
}

// listed are the stored games as they were last listed.
type listed struct {
	items    []store.Item   // the one played last first
	itemsErr error          // why they could not be listed
	rest     store.Rest     // what no list shows
	rounds   map[string]int // earlier rounds by game
}

// New returns the library of a house. It is of use once it knows the desk: see Meet.
func New(h *house.House) *Library {
	l := &Library{house: h, lines: map[string]string{}, thinned: map[string]bool{}}
	l.start.lib, l.saves.lib, l.records.lib, l.link.lib, l.intake.lib, l.chores.lib = l, l, l, l, l, l
	return l
}

// Meet tells the library which desk there is, and which tables by link.
func (l *Library) Meet(d Desk, p Post) { l.desk, l.post = d, p }

// View draws one of the library's screens: the start, the saved games, the records, or that of a link.
func (l *Library) View(p house.Place) app.UI {
	switch p {
	case house.PlaceSaves:
		return l.saves.view()
	case house.PlaceRecords:
		return l.records.view()
	case house.PlaceLink:
		return l.link.view()
	}
	return l.start.view()
}

// Shows says that a place is one of the library's lists.
func Shows(p house.Place) bool {
	return p == house.PlaceStart || p == house.PlaceSaves || p == house.PlaceRecords
}

// Open reads what one of the lists is to show.
func (l *Library) Open(p house.Place) {
	l.records.more, l.saves.more = 0, 0
	if p == house.PlaceSaves {
		l.saves.drawn, l.saves.due, l.saves.visit = 0, false, l.house.Visits
		l.saves.draw()
	}
	if l.reader.known || l.reader.survey == nil { // else it was begun a moment ago, by the start of the page
		l.Reload()
	}
}

// ReadLink plays the game of a link through, to offer it.
func (l *Library) ReadLink(text string) { l.link.read(text) }

// TakeFile takes a file of games in, as soon as those before it are.
func (l *Library) TakeFile(data []byte) { l.intake.take(data) }

// Typed takes the text of a field. It returns false if the field is none of the library's.
func (l *Library) Typed(name, value string) bool {
	switch name {
	case "rename":
		l.house.Dialog.Text = value
	case "paste":
		l.link.pasted = value
	default:
		return false
	}
	return true
}

// Latest is the stored game that was played last; false if there is none that can be opened.
func (l *Library) Latest() (id string, ok bool) {
	for _, it := range l.items {
		if it.Err == nil {
			return it.ID, true
		}
	}
	return "", false
}

// Refill writes into a storage that something else on this address has emptied what this page still has: its tables, the settings, and the
// games and results that it knows. It tells the player so, and how many games are gone, unless there was nothing.
func (l *Library) Refill() {
	had, results := l.items, l.book.all
	l.desk.Rescue()
	l.house.SaveSettings()
	l.house.InSlices(l.house.Shelf.Refill(), func() {
		rest := results
		l.house.InSlices(func() (more bool) {
			if len(rest) > 0 {
				_ = l.house.Shelf.RestoreResult(rest[0]) // without room for it the list says that it is not there
				rest = rest[1:]
			}
			return len(rest) > 0
		}, func() {
			l.Reload()
			l.whenRead(func() { l.tellEmptied(had, len(results)) })
		})
	})
}

// tellEmptied tells the player, after a storage was emptied, how many of the games that there were are gone; nothing if there was nothing.
func (l *Library) tellEmptied(had []store.Item, results int) {
	if len(had)+results+len(l.items) == 0 {
		return
	}
	here := map[string]bool{}
	for _, it := range l.items {
		here[it.ID] = true
	}
	gone := 0
	for _, it := range had {
		if !here[it.ID] {
			gone++
		}
	}
	l.house.Tell(say.SavesEmptied(gone))
}

// item is the line of a game; nil if it has none.
func (l *Library) item(id string) *store.Item {
	for i := range l.items {
		if l.items[i].ID == id {
			return &l.items[i]
		}
	}
	return nil
}

// last is the unfinished game that was played last; false if there is none.
func (l *Library) last() (store.Item, bool) {
	for _, it := range l.items {
		if it.Err == nil && !it.Over && games.ByID(it.Game) != nil {
			return it, true
		}
	}
	return store.Item{}, false
}

// Waits says that a stored game waits to be played on, another one than that on the screen.
func (l *Library) Waits(shown string) bool {
	return slices.ContainsFunc(l.items, func(it store.Item) bool {
		return it.Err == nil && !it.Over && it.ID != shown && games.ByID(it.Game) != nil
	})
}

// Unfinished reads the stored games anew and then tells the id of the one of that game id and title that is not over; empty if there is
// none.
func (l *Library) Unfinished(game, title string, then func(id string)) {
	l.Reload()
	l.Known(func() {
		for _, it := range l.items {
			if it.Err == nil && !it.Over && it.Game == game && it.Title == title {
				then(it.ID)
				return
			}
		}
		then("")
	})
}

// whereIs says where a saved game stands and when it was last played.
func (l *Library) whereIs(it store.Item) string {
	when := house.When(it.Played)
	if it.Err != nil {
		return when
	}
	key := it.ID + strconv.FormatInt(it.Played, 36) + "." + strconv.Itoa(it.Moves)
	line, ok := l.lines[key]
	if !ok {
		g, err := l.house.Shelf.Look(it.ID)
		if err != nil {
			g, err = l.desk.Game(it.ID) // it could not be saved yet
		}
		if err == nil {
			line = standing(g)
		}
		l.lines[key] = line
	}
	if line == "" {
		return when
	}
	return say.SavesWhere(line, when)
}

// standing says in a few words, which hide what seats keep secret, where a game stands, and which box it is played with. It is empty if
// the rules or the face fail: one game must not break the list of all.
func standing(g save.Game) (line string) {
	defer func() {
		if recover() != nil {
			line = ""
		}
	}()
	d := engines.ByCode(g.Code)
	if d == nil {
		return ""
	}
	st := d.Zero()
	if _, err := st.UnmarshalMsg(g.Snapshot); err != nil {
		return ""
	}
	f := games.Of(d)
	if st.Turn() == game.Nobody {
		line = say.SavesOver.String()
	} else {
		st.Redact(game.Nobody)
		line = f.Turnline(session.View{Def: d, Setup: g.Setup, Seats: g.Seats, Viewer: game.Nobody, State: st,
			Turn: st.Turn(), Prompt: st.Prompt()})
	}
	if g.Setup.Box != "" {
		line = say.SavesWhere(line, ui.BoxTitle(g.Box, f.Name))
	}
	return line
}

func gameTitle(it store.Item) string {
	if it.Title != "" {
		return it.Title
	}
	if f := games.ByID(it.Game); f != nil {
		return f.Name
	}
	return say.SavesUnknown.String()
}

// Items are the stored games as this page last read them, the one played last first; with an error they could not be listed.
func (l *Library) Items() ([]store.Item, error) { return l.items, l.itemsErr }

// Results are the results of all games as this page last read them, oldest first.
func (l *Library) Results() []store.Result { return l.book.all }
