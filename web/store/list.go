package store

import (
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
	Series   save.Series
	// Err is why the game cannot be opened, with the errors of package save or ErrGone; nil if it can.
	Err error
}

// ItemOf is the line of a game, which need not be on the shelf.
func ItemOf(g save.Game) Item {
	it := Item{ID: g.ID, Title: save.Clean(g.Title), Created: g.Created, Played: g.Played, Moves: len(g.Moves), Lost: len(g.Base) > 0,
		Practice: g.Practice, Series: g.Series}
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

// line is the line of a game as the whole slot has it from which it was made.
type line struct {
	gen, sum uint32 // of the slot
	size     int
	item     Item
}

// line returns the line of a game that can be opened.
func (s *Shelf) line(id string, p pair) (Item, error) {
	if p[0].whole() {
		if it, err := s.lineOf(id, p[0]); err == nil {
			return it, nil
		}
	}
	g, _, _, err := p.open()
	if err != nil {
		return Item{}, err
	}
	g.ID = id
	return ItemOf(g), nil
}

// lineOf returns the line of the game in a whole slot. A slot of equal bytes is decoded once.
func (s *Shelf) lineOf(id string, sl slot) (Item, error) {
	old, ok := s.lines[id]
	if ok && old.gen == sl.gen && old.sum == sl.sum() && old.size == len(sl.raw) {
		return old.item, nil
	}
	g, err := save.Decode(sl.rec)
	if err != nil {
		return Item{}, err
	}
	g.ID = id
	return s.note(g, sl), nil
}

// lineOfRound returns the line of a game as an earlier round has it.
func (s *Shelf) lineOfRound(id string, raw []byte) (Item, error) {
	if gen, rec, err := unseal(raw); err == nil {
		return s.lineOf(id, slot{raw: raw, gen: gen, rec: rec})
	}
	g, err := readPart(raw)
	if err != nil {
		return Item{}, err
	}
	g.ID = id
	return ItemOf(g), nil
}

// note makes the line of a game that lies in a whole slot, and keeps it.
func (s *Shelf) note(g save.Game, sl slot) Item {
	it := ItemOf(g)
	s.lines[g.ID] = line{sl.gen, sl.sum(), len(sl.raw), it}
	return it
}

// keepLines drops the lines of all other games.
func (s *Shelf) keepLines(of map[string]bool) {
	for id := range s.lines {
		if !of[id] {
			delete(s.lines, id)
		}
	}
}
