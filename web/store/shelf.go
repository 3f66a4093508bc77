package store

import (
	"bytes"
	"errors"
	"fmt"
	"math/rand/v2"

	"tabard/engines/save"
)

// Errors of a Shelf beside the storage's own and those of package save.
var (
	// ErrNone says that there is no game of that id.
	ErrNone = errors.New("store: no such game")
	// ErrStale says that the stored game has moved on since this shelf last read or wrote it: another tab plays it.
	ErrStale = errors.New("store: the game was changed elsewhere")
	// ErrUnsure says that what was read back is not what was written.
	ErrUnsure = errors.New("store: written but read back different")
	// ErrOwed says that a finished game cannot go yet: its result could not be written.
	ErrOwed = errors.New("store: the result of the game is not kept yet")
)

// Shelf keeps games, results of finished games (results.go) and settings in a Storage so that none is lost. A game has two
// slots: each write goes to the older one and is read back, so whatever happens in the middle of it, the state before is
// whole. Beside them lie copies of its last rounds (earlier.go). What cannot be read is put aside before anything is written
// over it (quarantine.go), is shown as damaged, can be exported as it is, and is deleted by nobody but the player.
//
// A Shelf belongs to one page and is not safe for concurrent use.
type Shelf struct {
	// LineTitle gives another line of a game, which is kept as a game of its own, its title. Without it that is the game's.
	LineTitle func(save.Game) string

	storage Storage
	marks   map[string]mark
	laps    map[string]lap
	intake  *Intake           // a file that is being taken in at this moment
	wishes  Settings          // as this page last read or wrote them
	boxes   map[string]uint64 // sums of boxes as this page last read or wrote them, by id
	boxesN  int               // see BoxesWritten
	guests  map[string]bool   // finished games from outside for which there was no note that they do not count
	lines   map[string]line   // of games as they were last listed or taken in, by id

	tab     uint16            // names this page in generations: not 0, and not the highest number, since it may be one more
	joined  bool              // there is a journal, see journal.go
	journal map[string]slot   // what it holds, by id; the key is empty
	fresh   []string          // ids of games that are to be written down in it
	alone   map[string]bool   // ids of games whose newest slot is in fresh, or was, and not in the storage
	unread  map[string][]byte // what it held, by id, that can neither be read nor put aside yet
	forks   map[string]Lines  // games of which another line was kept, by id, see lines.go
	with    map[string]string // ids of such games that are not in the journal yet, and of the lines that go there with them
}

// mark is what this shelf knows of a stored game: the highest generation it has seen, the slot that is good, and the one that was before it
// wrote that; the other may be whole and hold no game all the same.
type mark struct {
	gen       uint32
	good, old string
	tab       uint16    // names this page in the generations that it writes of the game; 0 before it writes one
	seen      [2]uint32 // generations of the two slots as this shelf has seen them in the storage; 0 if it has not
}

// OpenShelf returns the shelf in s. It touches nothing.
func OpenShelf(s Storage) *Shelf {
	return &Shelf{storage: s, marks: map[string]mark{}, laps: map[string]lap{}, lines: map[string]line{}, journal: map[string]slot{}, alone: map[string]bool{}, unread: map[string][]byte{}, forks: map[string]Lines{}, with: map[string]string{}, guests: map[string]bool{}, boxes: map[string]uint64{}, tab: uint16(1 + rand.N(1<<tabBits-2))}
}

// Volatile says that all is gone when the page closes.
func (s *Shelf) Volatile() bool { return s.storage.Volatile() && !s.joined }

// Put writes the present of a game. On an error the game as it was last written is untouched. ErrStale means that
// another tab has played on: Get its state, or TakeOver to write over it. save.ErrNewer means that it was a newer program.
// Another line of the game, which only the storage or only the journal holds, is first kept as a game of its own, about which Forked tells;
// without room for that Put fails.
func (s *Shelf) Put(g save.Game) error {
	if g.ID == "" {
		return fmt.Errorf("store: put: %w: no id", save.ErrBroken)
	}
	rec, err := save.Encode(g)
	if err != nil {
		return failed("put", g.ID, err)
	}
	p, err := s.pair(g.ID)
	if err != nil {
		return err
	}
	m := s.marks[g.ID]
	if s.moved(g.ID, p) {
		if _, _, _, err := p.open(); errors.Is(err, save.ErrNewer) {
			return failed("put", g.ID, err)
		}
		return fmt.Errorf("store: put %s: %w: generation %d, known %d", g.ID, ErrStale, p.top(), m.gen)
	}
	if m.tab == 0 { // nobody has looked yet what this page writes over
		if err := s.keepFork(g); err != nil {
			return failed("keep both lines of", g.ID, err)
		}
	}
	sl, err := s.write(g.ID, p, rec)
	if s.intake != nil && sl.raw != nil {
		s.note(g, sl) // it is listed soon
	}
	if err == nil && !s.alone[g.ID] {
		s.keepRound(g, sl.gen, sl.raw)
	}
	return err
}

// write writes a record of that name, whose slots are p, into the older one, or the one that is no good. It returns what was to be written,
// unless what cannot be read could not be put aside first.
func (s *Shelf) write(id string, p pair, rec []byte) (sl slot, err error) {
	m := s.marks[id]
	into := p[1]
	if p[0].key != "" && ((p[1].key == m.good && p[1].whole()) || p[0].empty()) {
		into = p[0]
	}
	if into.whole() && into.key != m.old && kindOf(id) == "" {
		_, into.err = save.Decode(into.rec)
	}
	if into.err != nil { // what cannot be read is never written over
		err = s.aside(id, into.raw)
	}
	if raw := s.unread[id]; raw != nil && err == nil {
		err = s.aside(id, raw)
	}
	if err != nil {
		return slot{}, failed("put", id, err)
	}
	delete(s.unread, id)
	tab := m.tab
	if tab == 0 {
		if tab = s.tab; tab == writer(m.gen) { // that of another page, from whose line this one may stray
			tab++
		}
	}
	gen := next(m.gen, tab)
	if gen >= lastGen {
		return slot{}, failed("put after the last generation of", id, save.ErrBroken)
	}
	// The number counts as seen even if the write fails: it may have got there all the same, and the next Put must not
	// take it for another tab's.
	m.gen, m.tab = gen, tab
	s.marks[id] = m
	sl = slot{raw: seal(gen, rec), gen: gen}
	if err := s.set(into.key, sl.raw); err != nil {
		if s.joined && !errors.Is(err, save.ErrNewer) {
			s.wrote(id, gen, sl.raw) // the journal has room of its own
			s.alone[id] = true
			return sl, nil
		}
		return sl, failed("put", id, err)
	}
	back, err := s.storage.Get(into.key)
	if err != nil {
		return sl, failed("read back", id, err)
	}
	if !bytes.Equal(back, sl.raw) {
		return sl, failed("put", id, ErrUnsure)
	}
	m.good, m.old = into.key, m.good
	m.seen[slotOf(into.key)] = gen
	s.marks[id] = m
	s.wrote(id, gen, sl.raw)
	return sl, nil
}

// Get returns a game. behind says that one of its slots was damaged: the game then stands where the other slot has it,
// which may be one action earlier. If the storage and the journal hold two lines of the game, it is the one that was written more often:
// see Settle.
func (s *Shelf) Get(id string) (g save.Game, behind bool, err error) {
	p, err := s.pair(id)
	if err != nil {
		return save.Game{}, false, err
	}
	if p.none() {
		return save.Game{}, false, failed("get", id, ErrNone)
	}
	g, from, behind, err := p.open()
	for _, sl := range p {
		if sl.err != nil && !errors.Is(sl.err, save.ErrNewer) {
			_ = s.quarantine(sl.raw) // Put tries again if there is no room now
		}
	}
	if err != nil {
		return save.Game{}, false, failed("get", id, err)
	}
	g.ID = id
	s.marks[id] = s.mark(id, p, from)
	if keys, _ := s.earlierKeys(id); s.laps[id] == (lap{}) && len(keys) > 0 {
		s.laps[id] = lap{any: true, moves: len(g.Moves)}
	}
	return g, behind, nil
}

// Look returns a game as it is stored, for showing only. Unlike Get it does not count as having seen it: a Put of what was
// there before is still refused.
func (s *Shelf) Look(id string) (save.Game, error) {
	p, err := s.pair(id)
	if err != nil {
		return save.Game{}, err
	}
	if p.none() {
		return save.Game{}, failed("look at", id, ErrNone)
	}
	g, _, _, err := p.open()
	if err != nil {
		return save.Game{}, failed("look at", id, err)
	}
	g.ID = id
	return g, nil
}

// Behind says that the stored game has moved on since this shelf last read or wrote it.
func (s *Shelf) Behind(id string) bool {
	p, err := s.pair(id)
	return err == nil && s.moved(id, p)
}

// TakeOver lets the next Put of a game write over what another tab has stored.
func (s *Shelf) TakeOver(id string) error {
	p, err := s.pair(id)
	if err != nil {
		return err
	}
	_, from, _, err := p.open()
	if err != nil {
		return failed("take over", id, err)
	}
	s.marks[id] = s.mark(id, p, from)
	return nil
}

// Rename gives a stored game another title. It does not count as having seen the game: a table that was behind before
// stays so.
func (s *Shelf) Rename(id, title string) error {
	old, had := s.marks[id]
	g, _, err := s.Get(id)
	if err != nil {
		return err
	}
	seen := s.marks[id].gen
	g.Title = title
	err = s.Put(g)
	if had && old.gen < seen {
		s.marks[id] = old
	}
	return err
}

// Delete removes a game for ever. It is for an explicit wish of the player only. Earlier rounds go first and the older slot
// next, so that a deletion that fails in the middle leaves the game as it was. They are room for its result, if that is missing:
// ErrOwed says that it found none, and the game stays. Another line of the game, which the player has not seen, stays as a game of its own.
func (s *Shelf) Delete(id string) error {
	l, two, err := s.fork(id)
	if two {
		err = s.KeepLine(l.Here, l.Other)
	}
	if err != nil {
		return failed("keep the other line of", id, err)
	}
	delete(s.forks, id)
	delete(s.with, id)
	p, err := s.pair(id)
	if err != nil {
		return err
	}
	_, from, _, bad := p.open()
	newer, older := slotKey(id, 0), slotKey(id, 1) // or neither is the newest, since that lies in the journal
	if older == from.key {
		newer, older = older, newer
	}
	rounds, err := s.earlierKeys(id)
	if err != nil {
		return failed("delete earlier rounds of", id, err)
	}
	for _, key := range rounds {
		if err := s.del(key); err != nil {
			return failed("delete earlier rounds of", id, err)
		}
	}
	err = s.del(older)
	if err == nil && bad == nil {
		if _, owed := s.settle(id); owed != nil && !errors.Is(owed, save.ErrBroken) { // what no record can hold comes never
			err = errors.Join(ErrOwed, owed)
		}
	}
	if err == nil {
		err = s.del(newer)
	}
	if err != nil {
		return failed("delete game", id, err)
	}
	delete(s.marks, id)
	delete(s.laps, id)
	delete(s.unread, id)
	s.wrote(id, 0, nil)
	return nil
}
