package store

import (
	"fmt"
	"slices"
	"strings"

	"tabard/engines/save"
)

// Kind is what a device keeps of a table by link beside games: records that this package does not look into. They lie in slots and in the journal as
// games do, under names with a colon in them, which no game's id has.
type Kind string

// The kinds.
const (
	Heads   Kind = "letter:" // the newest letter of the table (post.Head)
	Secrets Kind = "key:"    // the keys of the seats that are here (post.Keys): in no backup, in no export, and never put aside
)

// kindOf is the kind of a name, "" for that of a game.
func kindOf(name string) Kind {
	for _, k := range [...]Kind{Heads, Secrets} {
		if strings.HasPrefix(name, string(k)) {
			return k
		}
	}
	return ""
}

// aside puts aside what cannot be read under a name, unless it may be a key: what is put aside goes into backups.
func (s *Shelf) aside(name string, raw []byte) error {
	if kindOf(name) == Secrets {
		return nil
	}
	return s.quarantine(raw)
}

// PutRecord writes the record of a table. The errors are those of Put.
func (s *Shelf) PutRecord(k Kind, id string, rec []byte) error {
	name := string(k) + id
	if !save.ValidID(id) {
		return failed("put", name, save.ErrBroken)
	}
	p, err := s.pair(name)
	if err != nil {
		return err
	}
	if s.moved(name, p) {
		return failed("put", name, ErrStale)
	}
	_, err = s.write(name, p, rec)
	return err
}

// Record returns the record of a table; ErrNone if there is none.
func (s *Shelf) Record(k Kind, id string) ([]byte, error) {
	name := string(k) + id
	p, err := s.pair(name)
	if err != nil {
		return nil, err
	}
	for _, sl := range p {
		if sl.whole() {
			s.marks[name] = s.mark(name, p, sl)
			return sl.rec, nil
		}
	}
	if p.none() {
		return nil, failed("get", name, ErrNone)
	}
	return nil, failed("get", name, p[0].err)
}

// Records lists the tables that have a record of that kind.
func (s *Shelf) Records(k Kind) (ids []string, err error) {
	keys, err := s.storage.Keys(string(k))
	if err != nil {
		return nil, fmt.Errorf("store: list records: %w", err)
	}
	for _, key := range keys {
		if id := strings.TrimPrefix(key, string(k)); len(id) > 2 && save.ValidID(id[:len(id)-2]) {
			ids = append(ids, id[:len(id)-2])
		}
	}
	for name := range s.journal {
		if id, ok := strings.CutPrefix(name, string(k)); ok {
			ids = append(ids, id)
		}
	}
	slices.Sort(ids)
	return slices.Compact(ids), nil
}

// DropRecord removes the record of a table for ever.
func (s *Shelf) DropRecord(k Kind, id string) error {
	name := string(k) + id
	for i := range 2 {
		if err := s.del(slotKey(name, i)); err != nil {
			return failed("delete", name, err)
		}
	}
	delete(s.marks, name)
	s.wrote(name, 0, nil)
	return nil
}

// head takes in the head of a table of a bundle, unless this device has one of the table.
func (t *Intake) head(part []byte) error {
	id, rec, ok := strings.Cut(string(part), "\n")
	if !ok || !save.ValidID(id) {
		return fmt.Errorf("%w: a table without a name", save.ErrBroken)
	}
	p, err := t.shelf.pair(string(Heads) + id)
	switch {
	case err != nil:
	case !p.none():
		t.taken.KnownTables++
	default:
		if err = t.shelf.PutRecord(Heads, id, []byte(rec)); err == nil {
			t.taken.Tables++
		}
	}
	return err
}

// letter takes in a slot of a head of a backup, unless this device has one of the table: an older one never takes the place of a newer one.
func (t *Intake) letter(r *record) {
	raw, name := t.raw(r), r.name[:len(r.name)-2]
	if raw == nil {
		return
	}
	if _, _, err := unseal(raw); err != nil {
		t.aside(raw)
		t.fault(err)
		return
	}
	p, err := t.shelf.pair(name)
	switch {
	case err != nil:
		t.fault(err)
	case !p.none() && !t.heads[name]:
		t.taken.KnownTables++
	default:
		if t.shelf.storage.Set(r.name, raw) != nil { // nothing that is here goes for it
			t.taken.Left++
			return
		}
		if !t.heads[name] {
			t.taken.Tables++
		}
		t.heads[name] = true
	}
}
