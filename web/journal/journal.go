// Package journal keeps the newest slot of every game once more, where the browser has written it to the disk before it says so.
// In a browser static/journal.js does it, in IndexedDB; what local storage holds reaches the disk seconds later.
package journal

import "errors"

// Entry is the newest slot of a game.
type Entry struct {
	ID   string
	Gen  uint32 // generation of the slot
	Slot []byte // as it lies on the shelf; nil in a Put that takes the game out
}

var (
	// ErrMoved says that the journal holds something else than what this tab has played on from: another tab has gone on.
	ErrMoved = errors.New("journal: another tab has gone on")
	// ErrFailed says that the browser did not do it.
	ErrFailed = errors.New("journal: the browser failed")
)

// Journal is one tab's hold on what is written down. Answers come at once or later.
type Journal interface {
	// Found is what was there at the start; ok is false where there is no journal, and then nothing else may be called.
	Found() (all []Entry, ok bool)
	// Put writes an entry in the place of the one that this tab has found, got or put last, and of no other. It calls done once the entry
	// is on the disk, or with ErrMoved or ErrFailed. An entry without a slot takes the game out, whatever is there. One that is
	// put while another of the same game is being written may stand for it.
	Put(e Entry, done func(error))
	// Get reads the entry of a game to play on from; nil if there is none. The error wraps ErrFailed: the browser did not read.
	Get(id string, done func(*Entry, error))
}

// Disk is a journal without a browser, for tests: what several tabs share.
type Disk struct {
	// Fault, if set, is asked before each Put. An error from it is the answer.
	Fault func(Entry) error
	// Deaf, if set, is the answer to each Get.
	Deaf error
	// Hold keeps the answers to Put back until Answer.
	Hold bool

	entries map[string]Entry
	held    []func()
}

// Answer gives the answers that were held back.
func (d *Disk) Answer() {
	held := d.held
	d.held = nil
	for _, answer := range held {
		answer()
	}
}

// Open is a tab's hold on the disk.
func (d *Disk) Open() Journal { return &hold{disk: d, known: map[string]uint32{}} }

type hold struct {
	disk  *Disk
	known map[string]uint32
}

// Found implements Journal.
func (h *hold) Found() (all []Entry, ok bool) {
	for _, e := range h.disk.entries {
		h.known[e.ID] = e.Gen
		all = append(all, e)
	}
	return all, true
}

// Put implements Journal.
func (h *hold) Put(e Entry, done func(error)) {
	err := h.put(e)
	if h.disk.Hold {
		h.disk.held = append(h.disk.held, func() { done(err) })
		return
	}
	done(err)
}

func (h *hold) put(e Entry) error {
	d := h.disk
	if d.Fault != nil {
		if err := d.Fault(e); err != nil {
			return err
		}
	}
	if e.Slot == nil {
		delete(d.entries, e.ID)
		return nil
	}
	if there, ok := d.entries[e.ID]; ok && there.Gen != h.known[e.ID] {
		return ErrMoved
	}
	if d.entries == nil {
		d.entries = map[string]Entry{}
	}
	d.entries[e.ID] = e
	h.known[e.ID] = e.Gen
	return nil
}

// Get implements Journal.
func (h *hold) Get(id string, done func(*Entry, error)) {
	if h.disk.Deaf != nil {
		done(nil, h.disk.Deaf)
		return
	}
	e, ok := h.disk.entries[id]
	if !ok {
		done(nil, nil)
		return
	}
	h.known[id] = e.Gen
	done(&e, nil)
}

// None is no journal.
type None struct{}

// Found implements Journal.
func (None) Found() ([]Entry, bool) { return nil, false }

// Put implements Journal.
func (None) Put(_ Entry, done func(error)) { done(ErrFailed) }

// Get implements Journal.
func (None) Get(_ string, done func(*Entry, error)) { done(nil, nil) }
