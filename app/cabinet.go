package app

import (
	"strconv"

	"tabard/app/games"
	"tabard/app/lingo"
	"tabard/app/session"
	"tabard/engines"
	"tabard/engines/game"
	"tabard/engines/save"
	"tabard/web/store"
)

// cabinet is the shelf with everything that is stored, and what this page last read of it.
type cabinet struct {
	shelf    *store.Shelf
	items    []store.Item
	itemsErr error
	rest     store.Rest
	rounds   map[string]int    // earlier rounds by game
	lines    map[string]string // where a saved game stands, by id and time
	book     book              // of results
}

// read reads the list of games, their results and what else there is anew. Games that could not be saved yet are on it as well.
func (c *cabinet) read(ahead []save.Game) {
	c.items, c.itemsErr = c.shelf.List()
	c.readBook()
	if rest, err := c.shelf.Rest(); err == nil {
		c.rest = rest
	}
	c.rounds, _ = c.shelf.Rounds() // none are offered where they cannot be listed
	for _, g := range ahead {
		if c.item(g.ID) == nil {
			c.items = append([]store.Item{store.ItemOf(g)}, c.items...)
		}
	}
}

// item is the line of a game; nil if it has none.
func (c *cabinet) item(id string) *store.Item {
	for i := range c.items {
		if c.items[i].ID == id {
			return &c.items[i]
		}
	}
	return nil
}

// readBook makes what results are missing and reads them all. What cannot be written now is tried again the next time.
func (c *cabinet) readBook() {
	_, _ = c.shelf.Reckon(c.items)
	c.readResults()
}

func (c *cabinet) readResults() {
	c.book = book{}
	c.book.all, c.book.unread, c.book.err = c.shelf.Results()
}

// last is the game to go on with: the unfinished one played last.
func (c *cabinet) last() (store.Item, bool) {
	for _, it := range c.items {
		if it.Err == nil && !it.Over && games.ByID(it.Game) != nil {
			return it, true
		}
	}
	return store.Item{}, false
}

// unfinished is the id of the stored game of that game id and title that is not over; false if there is none.
func (c *cabinet) unfinished(game, title string) (string, bool) {
	for _, it := range c.items {
		if it.Err == nil && !it.Over && it.Game == game && it.Title == title {
			return it.ID, true
		}
	}
	return "", false
}

// hasRounds says that there are earlier rounds of a game to go back to.
func (c *cabinet) hasRounds(id string) bool {
	n, _ := c.shelf.Rounds()
	return n[id] > 0
}

// whereIs says where a saved game stands and when it was last played. here is the game where it is on a table of this page.
func (c *cabinet) whereIs(it store.Item, here func(id string) (save.Game, error)) string {
	when := when(it.Played)
	if it.Err != nil {
		return when
	}
	key := it.ID + strconv.FormatInt(it.Played, 36) + "." + strconv.Itoa(it.Moves)
	line, ok := c.lines[key]
	if !ok {
		g, err := c.shelf.Look(it.ID)
		if err != nil {
			g, err = here(it.ID) // it could not be saved yet
		}
		if err == nil {
			line = standing(g)
		}
		if c.lines == nil {
			c.lines = map[string]string{}
		}
		c.lines[key] = line
	}
	if line == "" {
		return when
	}
	return lingo.T("saves.where", line, when)
}

// standing says in a few words where a game stands: what everybody may know of it. It is nothing where the rules or the face cannot say,
// since one game must not take the list of all along.
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
	if st.Turn() == game.Nobody {
		return lingo.T("saves.over")
	}
	st.Redact(game.Nobody)
	return games.Of(d).Turnline(session.View{Def: d, Setup: g.Setup, Seats: g.Seats, Viewer: game.Nobody, State: st,
		Turn: st.Turn(), Prompt: st.Prompt()})
}

func gameTitle(it store.Item) string {
	if it.Title != "" {
		return it.Title
	}
	if f := games.ByID(it.Game); f != nil {
		return f.Name
	}
	return lingo.T("saves.unknown")
}
