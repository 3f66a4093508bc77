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
	// Err is why the game cannot be opened, with the errors of package save; nil if it can. Whatever is known of the
	// game from the time when it could is still in the other fields.
	Err error
}

// List returns all games, the one played last first. A game that cannot be opened is among them with Err set. It
// checks that every game is whole, and decodes only those that the index does not know as they are.
func (s *Shelf) List() ([]Item, error) {
	ids, err := s.ids()
	if err != nil {
		return nil, fmt.Errorf("store: list games: %w", err)
	}
	old := s.index()
	var fresh index
	var items []Item
	changed := false
	for _, id := range ids {
		p, err := s.pair(id)
		if err != nil {
			return nil, err
		}
		e := old.find(id)
		if e == nil || !p[0].whole() || e.Gen != p[0].gen {
			g, from, _, err := p.open()
			if err != nil {
				items = append(items, damaged(id, e, err))
				if e != nil {
					fresh.Entries = append(fresh.Entries, *e)
				}
				continue
			}
			g.ID = id
			changed = true
			e = fresh.set(g, from.gen)
		} else {
			fresh.Entries = append(fresh.Entries, *e)
		}
		items = append(items, e.item(id))
	}
	listed := map[string]bool{}
	for _, it := range items {
		listed[it.ID] = true
	}
	gone, err := s.orphans(listed)
	if err != nil {
		return nil, err
	}
	for _, it := range gone {
		if e := old.find(it.ID); e != nil {
			fresh.Entries = append(fresh.Entries, *e)
			it = damaged(it.ID, e, it.Err)
		}
		items = append(items, it)
	}
	if changed || len(fresh.Entries) != len(old.Entries) {
		s.write(fresh)
	}
	sort.SliceStable(items, func(i, j int) bool {
		a, b := &items[i], &items[j]
		return cmp.Or(cmp.Compare(b.Played, a.Played), cmp.Compare(b.Created, a.Created), cmp.Compare(a.ID, b.ID)) < 0
	})
	return items, nil
}

// ItemOf is the line of a game that is not on the shelf yet.
func ItemOf(g save.Game) Item {
	var x index
	return x.set(g, 0).item(g.ID)
}

func (e *entry) item(id string) Item {
	it := Item{ID: id, Title: e.Title, Created: e.Created, Played: e.Played, Moves: int(e.Moves), Over: e.Over, Lost: e.Lost,
		Practice: e.Practice}
	if d := save.ByCode(e.Code); d != nil {
		it.Game = d.ID
	}
	for _, p := range e.Seats {
		it.Seats = append(it.Seats, save.Seat(p))
	}
	return it
}

func damaged(id string, e *entry, err error) Item {
	it := Item{ID: id}
	if e != nil {
		it = e.item(id)
	}
	it.Err = err
	return it
}
