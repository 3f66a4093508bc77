package store

import (
	"encoding/binary"
	"fmt"
	"slices"
	"sort"
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

// raw is the record as it lay in the storage.
func (r record) raw() []byte {
	if r.kind == backupUTF8 {
		return fromText(string(r.text))
	}
	return r.text
}

// splitBackup takes a backup apart. With an error the records before the fault are there.
func splitBackup(rest []byte) (all []record, err error) {
	for len(rest) > 0 {
		if len(all) == maxParts {
			return all, fmt.Errorf("%w: more than %d records", save.ErrBroken, maxParts)
		}
		var r record
		if k := 2; len(rest) >= k {
			k += int(binary.BigEndian.Uint16(rest))
			if len(rest) >= k+5 {
				r.name, r.kind = string(rest[2:k]), rest[k]
				size := uint64(binary.BigEndian.Uint32(rest[k+1:]))
				if k += 5; uint64(len(rest)-k) >= size {
					r.text = rest[k : k+int(size) : k+int(size)]
					rest = rest[k+int(size):]
				}
			}
		}
		if r.text == nil {
			return all, fmt.Errorf("%w: record %d of a backup", save.ErrCut, len(all))
		}
		all = append(all, r)
	}
	return all, nil
}

// chest is what a backup has of one game.
type chest struct {
	id     string
	slots  []record
	rounds []record // the newest first
}

// sorted puts the records of a backup in the order in which they are taken in: games with their rounds, results, and what this program
// has no list for. What a program makes anew, or every device has for itself, is left out.
func sorted(all []record) (chests []chest, results, strange []record) {
	at := map[string]int{}
	of := func(id string) *chest {
		i, ok := at[id]
		if !ok {
			i = len(chests)
			at[id] = i
			chests = append(chests, chest{id: id})
		}
		return &chests[i]
	}
	for _, r := range all {
		var list *[]record
		if id, ok := slotID(r.name); ok && validID(id) {
			list = &of(id).slots
		} else if id, _, ok := earlierID(r.name); ok && validID(id) {
			list = &of(id).rounds
		} else if id, ok := strings.CutPrefix(r.name, resultPrefix); ok && validID(id) {
			list = &results
		} else if !internal(r.name) {
			list = &strange
		} else {
			continue
		}
		*list = append(*list, r)
	}
	for _, c := range chests {
		sort.SliceStable(c.rounds, func(i, j int) bool { return c.rounds[i].name > c.rounds[j].name })
	}
	return chests, results, strange
}

// chest takes in one game of a backup, and its earlier rounds where there are none of it here.
func (t *Intake) chest(c chest) {
	m := NewMemory()
	for _, r := range c.slots {
		m.records[r.name] = r.raw()
	}
	p, err := OpenShelf(m).pair(c.id)
	if err != nil {
		t.fault(err)
		return
	}
	if !p.none() {
		g, _, _, err := p.open()
		for _, sl := range p {
			if sl.err != nil {
				t.aside(sl.raw)
			}
		}
		if err == nil {
			g.ID = c.id
			g, err = t.game(g, p.top())
		}
		if err != nil {
			t.fault(fmt.Errorf("game %s: %w", c.id, err))
		} else if g.ID != c.id {
			return // its rounds would come under the name of another game
		}
	}
	t.rounds(c, p.top())
}

// rounds takes in as many earlier rounds of a game as a shelf keeps, none that is later than top if that is known. They make no room
// for themselves: nothing that is here goes for them.
func (t *Intake) rounds(c chest, top uint32) {
	here := t.roundsHere(c.id)
	free := earlierMax - len(here)
	for i, r := range c.rounds {
		if i == 4*earlierMax {
			t.taken.Left += len(c.rounds) - i // no program keeps so many
			return
		}
		if free <= 0 {
			return
		}
		if slices.Contains(here, r.name) {
			continue
		}
		raw := r.raw()
		_, gen, _ := earlierID(r.name)
		_, err := readPart(raw)
		if err == nil && top > 0 && gen > top {
			err = fmt.Errorf("%w: round %d of a game in generation %d", save.ErrBroken, gen, top)
		}
		if err != nil {
			t.aside(raw)
			t.fault(fmt.Errorf("round of %s: %w", c.id, err))
			continue
		}
		if t.shelf.storage.Set(r.name, raw) != nil {
			t.taken.Left++
			continue
		}
		free--
	}
}
