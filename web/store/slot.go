package store

import (
	"encoding/binary"
	"errors"
	"fmt"
	"hash/crc32"
	"math"
	"strings"

	"tabard/engines/save"
)

// A slot is one of the two records of a game:
//
//	0  "TSLT"   magic
//	4  uint32   generation: in the upper 18 bits one more at each write of the game, in the lower 14 the name of the tab that
//	            wrote it. No game is written a quarter of a million times, and of 16,000 tabs hardly two draw one name.
//	8           the save, see package save
//	   uint32   CRC-32C of everything before it
const (
	slotMagic  = "TSLT"
	slotHeader = len(slotMagic) + 4
	slotTail   = 4
)

const gamePrefix = "game:"

// slotKey is the key of a slot of a game, by its id, or of a record of a table by link, by its name (letters.go).
func slotKey(id string, slot int) string {
	if kindOf(id) == "" {
		id = gamePrefix + id
	}
	return id + ":" + string("ab"[slot])
}

// slotOf is the number of the slot of a key.
func slotOf(key string) int { return int(key[len(key)-1] - 'a') }

// slotID is the id in a slot's key.
func slotID(key string) (id string, ok bool) {
	id, ok = strings.CutPrefix(key, gamePrefix)
	if !ok || len(id) < 3 || (id[len(id)-2:] != ":a" && id[len(id)-2:] != ":b") {
		return "", false
	}
	return id[:len(id)-2], true
}

// slot is what a slot's key holds.
type slot struct {
	key string
	raw []byte // nil if there is nothing
	gen uint32
	rec []byte // the save inside
	err error  // why raw cannot be read
}

func (s slot) empty() bool { return s.raw == nil }
func (s slot) whole() bool { return s.raw != nil && s.err == nil }

// sum is the checksum of a whole slot.
func (s slot) sum() uint32 { return binary.BigEndian.Uint32(s.raw[len(s.raw)-slotTail:]) }

var castagnoli = crc32.MakeTable(crc32.Castagnoli)

const tabBits = 14

// lastGen is the least generation that nothing can come after.
const lastGen = math.MaxUint32 >> tabBits << tabBits

// writes is how often a game has been written up to a generation, and writer the name of the tab that did so last.
func writes(gen uint32) uint32 { return gen >> tabBits }
func writer(gen uint32) uint16 { return uint16(gen & (1<<tabBits - 1)) }

// next is the generation of what a tab writes after gen.
func next(gen uint32, tab uint16) uint32 { return (writes(gen)+1)<<tabBits | uint32(tab) }

// seal makes a slot of a save.
func seal(gen uint32, rec []byte) []byte {
	b := make([]byte, 0, slotHeader+len(rec)+slotTail)
	b = append(b, slotMagic...)
	b = binary.BigEndian.AppendUint32(b, gen)
	b = append(b, rec...)
	return binary.BigEndian.AppendUint32(b, crc32.Checksum(b, castagnoli))
}

// unseal reads a slot. Its length is not written down, so one that is cut off looks changed.
func unseal(raw []byte) (gen uint32, rec []byte, err error) {
	n, end := min(len(raw), len(slotMagic)), len(raw)-slotTail
	switch {
	case string(raw[:n]) != slotMagic[:n]:
		return 0, nil, fmt.Errorf("slot: %w", save.ErrNotSave)
	case end < slotHeader:
		return 0, nil, fmt.Errorf("slot: %w", save.ErrCut)
	case crc32.Checksum(raw[:end], castagnoli) != binary.BigEndian.Uint32(raw[end:]):
		return 0, nil, fmt.Errorf("slot: %w", save.ErrChanged)
	}
	if gen = binary.BigEndian.Uint32(raw[len(slotMagic):]); gen == 0 || gen >= lastGen {
		return 0, nil, fmt.Errorf("slot: %w: generation %d", save.ErrBroken, gen) // nothing could come after it
	}
	return gen, raw[slotHeader:end], nil
}

// pair is both slots of a game.
type pair [2]slot

// pair is the newest state of a game first: both slots, or what the journal holds and the slot that may be written over.
func (s *Shelf) pair(id string) (pair, error) {
	p, err := s.slots(id)
	if ahead, ok := s.journal[id]; ok && err == nil && (!p[0].whole() || ahead.gen > p[0].gen) {
		p[0] = ahead
	}
	return p, err
}

// slots reads both slots of a game. The error is the storage's; what is wrong with a slot is in the slot.
func (s *Shelf) slots(id string) (p pair, err error) {
	for i := range p {
		key := slotKey(id, i)
		raw, err := s.storage.Get(key)
		if err != nil {
			return p, failed("read game", id, err)
		}
		p[i] = slot{key: key, raw: raw}
		if raw != nil {
			p[i].gen, p[i].rec, p[i].err = unseal(raw)
		}
	}
	if p[1].whole() && (!p[0].whole() || p[1].gen > p[0].gen) {
		p[0], p[1] = p[1], p[0]
	}
	return p, nil
}

// none says that the game has no slot at all.
func (p pair) none() bool { return p[0].empty() && p[1].empty() }

// top is the highest generation of a whole slot, which pair puts first; 0 if there is none.
func (p pair) top() uint32 { return p[0].gen }

// stored are the slots of the storage of a game whose newest state is p.
func (s *Shelf) stored(id string, p pair) pair {
	if p[0].key != "" {
		return p
	}
	q, _ := s.slots(id) // nothing is known of what cannot be read
	return q
}

// mark is what this shelf knows of a game that it has just read from one of its slots.
func (s *Shelf) mark(id string, p pair, from slot) mark {
	m := mark{gen: p.top(), good: from.key}
	for _, sl := range s.stored(id, p) {
		if sl.whole() {
			m.seen[slotOf(sl.key)] = sl.gen
		}
	}
	return m
}

// moved says that a game was written by somebody else since this shelf last read or wrote it: later, as the next after the same state, or
// into a slot of the storage by a page that knew only an earlier state.
func (s *Shelf) moved(id string, p pair) bool {
	m := s.marks[id]
	if top := p.top(); top > m.gen || p[0].whole() && writes(top) == writes(m.gen) && top != m.gen {
		return true
	}
	for _, sl := range s.stored(id, p) {
		if !sl.whole() || sl.gen == m.gen || writer(sl.gen) == m.tab {
			continue
		}
		if seen := m.seen[slotOf(sl.key)]; writes(sl.gen) == writes(m.gen) || seen != 0 && seen != sl.gen {
			return true
		}
	}
	return false
}

// any returns the game of a slot that can be decoded, whatever the other holds: for telling which game it is, not for playing on.
func (p pair) any() (g save.Game, ok bool) {
	for _, sl := range p {
		if sl.whole() {
			if g, err := save.Decode(sl.rec); err == nil {
				return g, true
			}
		}
	}
	return save.Game{}, false
}

// open decodes the newest slot that holds a game, and marks those that do not. behind says that a newer one was there,
// or may have been, but could not be read. A slot of a newer program hides the other: to go on from there would be to
// throw away what that program has stored.
func (p *pair) open() (g save.Game, from slot, behind bool, err error) {
	if p.none() {
		return save.Game{}, slot{}, false, ErrNone
	}
	for i := range p {
		sl := &p[i]
		if sl.whole() {
			if g, sl.err = save.Decode(sl.rec); sl.err == nil {
				return g, *sl, p[0].err != nil || p[1].err != nil, nil
			}
		}
		if errors.Is(sl.err, save.ErrNewer) {
			return save.Game{}, slot{}, false, sl.err
		}
		if err == nil {
			err = sl.err
		}
	}
	return save.Game{}, slot{}, false, err
}
