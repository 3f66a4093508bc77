package store

import (
	"bytes"
	"errors"
	"fmt"
	"sort"
	"strings"

	"tabard/engines/box"
	"tabard/engines/game"
	"tabard/engines/save"
)

// Boxes lie each under an id as the text that package box writes, drafts too: a number that was read off is on the disk before the next
// one is asked for. Nothing is ever written over that this page has not seen, or cannot read.

const boxPrefix = "box:"

// BoxType is the ending of the name of a file with a box.
const BoxType = ".json"

func boxKey(id string) string { return boxPrefix + id }

// ErrBox is wrapped by errors of Import that are about boxes.
var ErrBox = errors.New("store: box")

// StoredBox is a box on the shelf.
type StoredBox struct {
	ID  string
	Box *box.Box // nil if it cannot be read
	Raw []byte   // as it lies there
	Err error    // why it cannot be read: a *box.Fault
}

// before says that a box stands before another one on the list.
func (b *StoredBox) before(o *StoredBox) bool {
	switch {
	case b.Box == nil || o.Box == nil:
		return b.Box != nil && o.Box == nil
	case b.Box.Game != o.Box.Game:
		return b.Box.Game.Code < o.Box.Game.Code
	}
	return b.Box.Title < o.Box.Title
}

// box reads the box of an id; ErrNone if there is none.
func (s *Shelf) box(id string) (b StoredBox, err error) {
	b.ID = id
	if b.Raw, err = s.storage.Get(boxKey(id)); err != nil {
		return b, failed("read box", id, err)
	}
	if b.Raw == nil {
		return b, failed("read box", id, ErrNone)
	}
	b.Box, b.Err = box.Decode(b.Raw)
	return b, nil
}

// Box returns the box of an id as it lies on the shelf. From then on this page may write over it.
func (s *Shelf) Box(id string) (StoredBox, error) {
	b, err := s.box(id)
	if err == nil {
		s.boxes[id] = sum(b.Raw)
	}
	return b, err
}

// Boxes lists the boxes by game and title. Those that cannot be read come last.
func (s *Shelf) Boxes() ([]StoredBox, error) {
	keys, err := s.storage.Keys(boxPrefix)
	if err != nil {
		return nil, fmt.Errorf("store: list boxes: %w", err)
	}
	var all []StoredBox
	for _, key := range keys {
		b, err := s.box(strings.TrimPrefix(key, boxPrefix))
		if errors.Is(err, ErrNone) { // another tab has dropped it since
			continue
		}
		if err != nil {
			return nil, err
		}
		all = append(all, b)
	}
	sort.SliceStable(all, func(i, j int) bool { return all[i].before(&all[j]) })
	return all, nil
}

// BoxesWritten counts how often this page has written or removed a box.
func (s *Shelf) BoxesWritten() int { return s.boxesN }

// PutBox writes a box. ErrStale means that another tab has written it since this page last read or wrote it, or that it lies there and this
// page has never read it; save.ErrNewer that a newer program has. On an error what lies there is untouched.
func (s *Shelf) PutBox(id string, b *box.Box) error {
	if !save.ValidID(id) {
		return failed("write box", id, save.ErrBroken)
	}
	text := b.Encode()
	was, err := s.storage.Get(boxKey(id))
	switch {
	case err != nil:
		return failed("write box", id, err)
	case bytes.Equal(was, text):
		s.boxes[id] = sum(text)
		return nil
	case was != nil && s.boxes[id] != sum(was):
		return failed("write box", id, ErrStale)
	case was != nil:
		_, err := box.Decode(was)
		if fault, ok := errors.AsType[*box.Fault](err); ok {
			if fault.Why == box.Newer {
				return failed("write box", id, save.ErrNewer)
			}
			if err := s.quarantine(was); err != nil {
				return failed("write box", id, err)
			}
		}
	}
	s.boxesN++
	if err := s.setSure(boxKey(id), text); err != nil {
		return failed("write box", id, err)
	}
	s.boxes[id] = sum(text)
	return nil
}

// AddBox puts a box on the shelf, unless an equal one lies there. It returns its id.
func (s *Shelf) AddBox(b *box.Box) (id string, fresh bool, err error) {
	all, err := s.Boxes()
	if err != nil {
		return "", false, err
	}
	for _, o := range all {
		if o.Box != nil && o.Box.Equal(b) {
			return o.ID, false, nil
		}
	}
	id = NewID()
	return id, true, s.PutBox(id, b)
}

// DeleteBox removes a box for ever. It is for an explicit wish of the player only; games that are played with the box keep it.
func (s *Shelf) DeleteBox(id string) error {
	s.boxesN++
	if err := s.del(boxKey(id)); err != nil {
		return failed("delete box", id, err)
	}
	delete(s.boxes, id)
	return nil
}

// FindBox is the packed box of a hash (game.BoxHash) among those on the shelf with which games can be played: share.Boxes for links.
func (s *Shelf) FindBox(d *game.Def, hash uint64) (packed string, ok bool) {
	all, err := s.Boxes()
	if err != nil {
		return "", false
	}
	for _, b := range all {
		if b.Box == nil || b.Box.Game != d {
			continue
		}
		if packed, err := b.Box.Pack(); err == nil && packed != "" && game.BoxHash(packed) == hash {
			return packed, true
		}
	}
	return "", false
}

// isBox says that a part of a file is a text, as boxes are and no record of games or results is.
func isBox(part []byte) bool {
	text := bytes.TrimLeft(bytes.TrimPrefix(part, []byte("\ufeff")), " \t\r\n")
	return len(text) > 0 && text[0] == '{'
}

// box takes in the text of a box.
func (t *Intake) box(raw []byte) error {
	if t.twice(raw) {
		return nil
	}
	b, err := box.Decode(raw)
	if err != nil {
		if !t.single {
			t.aside(raw)
		}
		return fmt.Errorf("%w: %w", ErrBox, err)
	}
	_, fresh, err := t.shelf.AddBox(b)
	if err == nil && fresh {
		t.taken.Boxes++
	} else if err == nil {
		t.taken.KnownBoxes++
	}
	if _, unfit := b.Pack(); err == nil && unfit != nil {
		t.taken.Unfit = unfit
	}
	return err
}
