// Package journal keeps a second copy of the newest slot of every game where the browser confirms a write only after it has reached the
// disk. In a browser static/journal.js does that, in IndexedDB. What a page writes to local storage reaches the disk seconds later.
package journal

import (
	"errors"
	"slices"
)

// Entry is the newest slot of a game.
type Entry struct {
	ID   string
	Gen  uint32 // generation of the slot
	Slot []byte // the bytes of the slot as the shelf (package store) holds them; nil in a Put that takes the game out
	With string // of a Put: the game of another entry of it, without which this one is not written; empty for none
}

var (
	// ErrMoved says that another tab has written an entry since this tab has read or written the game's last.
	ErrMoved = errors.New("journal: another tab has gone on")
	// ErrAnew says that the entry is written, into a journal that was made anew: all other entries were gone.
	ErrAnew = errors.New("journal: made anew")
	// ErrFailed says that the browser has not read or written.
	ErrFailed = errors.New("journal: the browser failed")
)

// Journal is one tab's access to the entries. It calls done inside the call or later.
type Journal interface {
	// Found returns the entries that were there at the start. If ok is false, there is no journal and no other method may be called.
	Found() (all []Entry, ok bool)
	// Put replaces the entries that this tab has found, got or put last by others of their games; it replaces no other entry. All of them go
	// to the disk together. It calls done once they are there, with the fault of each: nil, ErrMoved, ErrAnew or ErrFailed. An entry without a slot
	// takes its game out, whatever entry is there. If an entry is put while an older one of the game waits to be written, it may be written
	// in its stead.
	Put(all []Entry, done func(faults []error))
	// Get reads the entry of a game, which this tab will play on from; nil if there is none. An error wraps ErrFailed.
	Get(id string, done func(*Entry, error))
}

// Disk is a journal without a browser, for tests. Several tabs share it.
type Disk struct {
	// Fault, if set, is asked before each entry is put. An error from it is the answer.
	Fault func(Entry) error
	// Deaf, if set, is the answer to each Get.
	Deaf error
	// Hold keeps the answers to Put back until Answer.
	Hold bool
	// Puts counts the calls of Put: how often a browser waits for its disk.
	Puts int

	entries map[string]Entry
	held    []func()
	lost    bool
}

// Lose takes all entries away behind the tabs' backs.
func (d *Disk) Lose() { d.entries, d.lost = nil, true }

// Answer gives the answers that were held back.
func (d *Disk) Answer() {
	held := d.held
	d.held = nil
	for _, answer := range held {
		answer()
	}
}

// Take returns what gives the first answer that is held back, and holds it back no longer.
func (d *Disk) Take() (answer func()) {
	answer, d.held = d.held[0], d.held[1:]
	return answer
}

// Open returns a tab's access to the disk.
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
func (h *hold) Put(all []Entry, done func([]error)) {
	h.disk.Puts++
	faults := make([]error, len(all))
	for _, second := range [...]bool{false, true} { // what goes with another entry
		for i, e := range all {
			if second != (e.With != "") {
				continue
			}
			if first := slices.IndexFunc(all, func(o Entry) bool { return o.ID == e.With }); second && first >= 0 && faults[first] != nil {
				faults[i] = faults[first]
				continue
			}
			faults[i] = h.put(e)
			if faults[i] == nil && h.disk.lost {
				faults[i], h.disk.lost = ErrAnew, false
			}
		}
	}
	if h.disk.Hold {
		h.disk.held = append(h.disk.held, func() { done(faults) })
		return
	}
	done(faults)
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
func (None) Put(all []Entry, done func([]error)) {
	faults := make([]error, len(all))
	for i := range faults {
		faults[i] = ErrFailed
	}
	done(faults)
}

// Get implements Journal.
func (None) Get(_ string, done func(*Entry, error)) { done(nil, nil) }
