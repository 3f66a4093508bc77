package store

import (
	"cmp"
	"fmt"
	"sort"

	"tabard/engines/save"
)

// Item is one line of the list of games.
type Item struct {
	ID       string
	Title    string
	Game     string // Def.ID; empty if it is not known
	Seats    []save.Seat
	Created  int64 // Unix seconds; 0 if unknown
	Played   int64
	Moves    int
	Over     bool
	Lost     bool // the history before some point is gone
	Practice bool
	// Err is why the game cannot be opened, with the errors of package save or ErrGone; nil if it can.
	Err error
}

// List returns all games, the one played last first. Every game is decoded, so what the list shows opens. A game that cannot be opened is
// among them with Err set. What else its line says comes from its other slot, where that opens, or from the newest of its earlier rounds
// that does; otherwise nothing but its id is known.
func (s *Shelf) List() ([]Item, error) {
	ids, err := s.ids()
	if err != nil {
		return nil, fmt.Errorf("store: list games: %w", err)
	}
	var items []Item
	told, bad := map[string]bool{}, map[string]error{}
	for _, id := range ids {
		p, err := s.pair(id)
		if err != nil {
			return nil, err
		}
		g, _, _, err := p.open()
		if err != nil {
			var ok bool
			if g, ok = p.any(); !ok {
				bad[id] = err
				continue
			}
		}
		g.ID = id
		told[id] = true
		it := ItemOf(g)
		it.Err = err
		items = append(items, it)
	}
	copies, err := s.orphans(told)
	if err != nil {
		return nil, err
	}
	for _, it := range copies {
		if err := bad[it.ID]; err != nil {
			it.Err = err
			delete(bad, it.ID)
		}
		items = append(items, it)
	}
	for id, err := range bad {
		items = append(items, Item{ID: id, Err: err})
	}
	SortItems(items)
	return items, nil
}

// SortItems puts the game that was played last first.
func SortItems(items []Item) {
	sort.SliceStable(items, func(i, j int) bool {
		a, b := &items[i], &items[j]
		return cmp.Or(cmp.Compare(b.Played, a.Played), cmp.Compare(b.Created, a.Created), cmp.Compare(a.ID, b.ID)) < 0
	})
}

// itemOfRounds is the line of a game of which nothing but earlier rounds is left; g is the newest.
func itemOfRounds(g save.Game) Item {
	it := ItemOf(g)
	it.Err = failed("list game", g.ID, ErrGone)
	return it
}

// ItemOf is the line of a game, which need not be on the shelf.
func ItemOf(g save.Game) Item {
	it := Item{ID: g.ID, Title: save.Clean(g.Title), Created: g.Created, Played: g.Played, Moves: len(g.Moves), Lost: len(g.Base) > 0,
		Practice: g.Practice}
	if about, err := save.Describe(g); err == nil {
		it.Game, it.Over = about.Game, about.Over
	} else if d := save.ByCode(g.Code); d != nil {
		it.Game = d.ID
	}
	for _, p := range g.Seats {
		p.Name = save.Clean(p.Name)
		it.Seats = append(it.Seats, p)
	}
	return it
}
