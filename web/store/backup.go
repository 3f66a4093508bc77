package store

import (
	"bytes"
	"encoding/binary"
	"fmt"
	"slices"
	"strings"

	"tabard/engines/save"
)

// A backup is every record of ours under its own name, as the page for emergencies (static/recover/records.js) writes it:
// "TABACKUP", then for each record the length of its name as uint16, the name, a byte, the length of its text as uint32 and
// the text as the browser keeps it. The byte is 0 for UTF-8 and 1 for UTF-16, which damaged text may need.
const (
	backupMagic = "TABACKUP"
	backupUTF8  = 0
)

// record is one of a backup.
type record struct {
	name string
	kind byte
	text []byte // a view of the file
}

// maxText bounds the text of a record that is decoded: longer ones can neither be read nor be put aside.
const maxText = maxAsideBytes*4/3 + 4

// raw is the record as it lay in the storage.
func (r *record) raw() []byte {
	if r.kind == backupUTF8 {
		return fromText(string(r.text))
	}
	return r.text
}

// size is what the record takes of the file.
func (r *record) size() int { return 2 + len(r.name) + 5 + len(r.text) }

// nextRecord takes the first record off the rest of a backup.
func nextRecord(rest []byte) (r *record, left []byte, err error) {
	if len(rest) >= 2 {
		if k := 2 + int(binary.BigEndian.Uint16(rest)); len(rest) >= k+5 {
			text, left, err := nextPart(rest[k+1:])
			return &record{name: string(rest[2:k]), kind: rest[k], text: text}, left, err
		}
	}
	return nil, nil, save.ErrCut
}

// chest is what a backup has of one game.
type chest struct {
	id     string
	slots  []*record // of different names
	rounds []*record // of different names, the newest first
	opened bool      // the slots were looked at
	top    uint32    // its generation; 0 if it is not known
	here   []string  // the earlier rounds that were here before
	free   int       // how many more a shelf keeps
}

// maxRounds is how many earlier rounds of one game are looked at. No program keeps so many.
const maxRounds = 4 * earlierMax

// sort takes the next record of a backup to those of its game, to the results, or to what this program has no list for. What a program
// makes anew, or every device has for itself, is left out.
func (t *Intake) sort() {
	r, rest, err := nextRecord(t.rest)
	if err == nil && t.records == maxParts {
		err = fmt.Errorf("%w: more than %d records", save.ErrBroken, maxParts)
	}
	if err != nil {
		t.done += len(t.rest)
		t.rest, t.cut = nil, err
		return
	}
	t.records++
	t.rest = rest
	var list *[]*record
	if id, ok := slotID(r.name); ok && save.ValidID(id) {
		list = &t.chestOf(id).slots
	} else if id, _, ok := earlierID(r.name); ok && save.ValidID(id) {
		list = &t.chestOf(id).rounds
	} else if id, ok := strings.CutPrefix(r.name, resultPrefix); ok && save.ValidID(id) {
		t.results = append(t.results, r)
		return
	} else if kindOf(r.name) == Heads && len(r.name) > len(Heads)+2 {
		t.letter(r)
		t.done += r.size()
		return
	} else if internal(r.name) {
		t.done += r.size()
		return
	} else {
		t.strange = append(t.strange, r)
		return
	}
	for _, o := range *list {
		if o.name != r.name {
			continue
		}
		if bytes.Equal(o.text, r.text) {
			t.taken.Again++
			t.done += r.size()
		} else { // nobody knows which counts
			t.strange = append(t.strange, r)
		}
		return
	}
	all := append(*list, r)
	for i := len(all) - 1; i > 0 && all[i-1].name < all[i].name; i-- {
		all[i-1], all[i] = all[i], all[i-1]
	}
	if len(all) > maxRounds {
		t.leave(all[maxRounds:])
		all = all[:maxRounds]
	}
	*list = all
}

// chestOf is the chest of a game, whose records need not lie together.
func (t *Intake) chestOf(id string) *chest {
	c := t.byID[id]
	if c == nil {
		c = &chest{id: id}
		t.byID[id] = c
		t.chests = append(t.chests, c)
	}
	return c
}

// leave leaves records in the file.
func (t *Intake) leave(all []*record) {
	for _, r := range all {
		t.done += r.size()
	}
	t.taken.Left += len(all)
}

// chest takes in the slots of a game of a backup, and one after the other its earlier rounds where there are none of it here. It says
// whether that was all.
func (t *Intake) chest(c *chest) (done bool) {
	switch {
	case !c.opened:
		c.opened = true
		for _, r := range c.slots {
			t.done += r.size()
		}
		if !t.slots(c) { // its rounds would come under the name of another game
			t.leave(c.rounds)
			c.rounds = nil
		}
		c.here = t.roundsHere(c.id)
		c.free = earlierMax - len(c.here)
	case len(c.rounds) > 0:
		r := shift(&c.rounds)
		t.done += r.size()
		if c.free > 0 && !slices.Contains(c.here, r.name) {
			t.round(c, r)
		}
	}
	return len(c.rounds) == 0
}

// slots takes the newest slot of a game in. It returns false if the game lies here under another name.
func (t *Intake) slots(c *chest) (own bool) {
	m := NewMemory()
	for _, r := range c.slots {
		m.records[r.name] = t.raw(r)
	}
	p, err := OpenShelf(m).pair(c.id)
	if err != nil {
		t.fault(err)
		return false
	}
	c.top = p.top()
	if p.none() {
		return true
	}
	g, _, _, err := p.open()
	for _, sl := range p {
		if sl.err != nil {
			t.aside(sl.raw)
		}
	}
	if err == nil {
		g.ID = c.id
		older, two := p.otherLine(g)
		if g, err = t.game(g, p.top()); err == nil && two {
			older.ID = c.id
			_, err = t.game(older, 0) // gets an id of its own
		}
	}
	if err != nil {
		t.fault(fmt.Errorf("game %s: %w", c.id, err))
	}
	return err != nil || g.ID == c.id
}

// round takes in an earlier round that is no later than the game of its chest, if that is known. It makes no room for itself: nothing that is
// here goes for it.
func (t *Intake) round(c *chest, r *record) {
	raw := t.raw(r)
	if raw == nil {
		return
	}
	_, gen, _ := earlierID(r.name)
	_, err := readPart(raw)
	if err == nil && c.top > 0 && gen > c.top {
		err = fmt.Errorf("%w: round %d of a game in generation %d", save.ErrBroken, gen, c.top)
	}
	if err != nil {
		t.aside(raw)
		t.fault(fmt.Errorf("round of %s: %w", c.id, err))
		return
	}
	if t.shelf.storage.Set(r.name, raw) != nil {
		t.taken.Left++
		return
	}
	c.free--
	if p, err := t.shelf.pair(c.id); err == nil && p.none() && len(c.here) == 0 {
		t.taken.Rounds++
		c.here = append(c.here, r.name)
	}
}

// raw is what a record holds; nil if it is larger than any that can be read or put aside, and stays in the file.
func (t *Intake) raw(r *record) []byte {
	if len(r.text) <= maxText {
		return r.raw()
	}
	t.taken.Left++
	t.fault(save.ErrBroken)
	return nil
}
