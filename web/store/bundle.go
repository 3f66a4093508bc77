package store

import (
	"bytes"
	"encoding/binary"
	"errors"
	"fmt"
	"time"

	"tabard/engines/save"
)

// A file holds either one save as it is, or a bundle: "TABUNDLE", then for each part its length as uint32 and its bytes.
// A part is a save or, where that was damaged, a whole slot as it lay in the storage, or the record of a result, damaged
// or not.
const bundleMagic = "TABUNDLE"

// Bounds of what Import takes.
const (
	MaxImport = 8 << 20 // bytes of a file
	maxParts  = 1 << 15 // more than fit into a browser's storage
)

// FileType is the ending of a file's name.
const FileType = ".tabard"

func bundle(parts [][]byte) []byte {
	b := []byte(bundleMagic)
	for _, p := range parts {
		b = binary.BigEndian.AppendUint32(b, uint32(len(p)))
		b = append(b, p...)
	}
	return b
}

// unbundle splits a file into its parts. They are views of data. With an error it returns the parts before the fault.
func unbundle(data []byte) (parts [][]byte, err error) {
	rest, ok := bytes.CutPrefix(data, []byte(bundleMagic))
	if !ok {
		return [][]byte{data}, nil
	}
	for len(rest) > 0 {
		if len(parts) == maxParts {
			return parts, fmt.Errorf("%w: more than %d parts", save.ErrBroken, maxParts)
		}
		if len(rest) < 4 {
			return parts, save.ErrCut
		}
		n := binary.BigEndian.Uint32(rest)
		rest = rest[4:]
		if uint64(n) > uint64(len(rest)) {
			return parts, fmt.Errorf("%w: part %d", save.ErrCut, len(parts))
		}
		parts = append(parts, rest[:n:n])
		rest = rest[n:]
	}
	return parts, nil
}

// readPart reads one part of a file.
func readPart(part []byte) (save.Game, error) {
	if bytes.HasPrefix(part, []byte(slotMagic)) {
		_, rec, err := unseal(part)
		if err != nil {
			return save.Game{}, err
		}
		part = rec
	}
	return save.Decode(part)
}

// Export returns a game as a file.
func (s *Shelf) Export(id string) (name string, data []byte, err error) {
	p, err := s.pair(id)
	if err != nil {
		return "", nil, err
	}
	if p.none() {
		return "", nil, fmt.Errorf("store: export %s: %w", id, ErrNone)
	}
	g, from, _, err := p.open()
	if err != nil {
		return "", nil, fmt.Errorf("store: export %s: %w", id, err)
	}
	name = "tabard"
	if d := save.ByCode(g.Code); d != nil {
		name += "-" + d.ID
	}
	if g.Played > 0 {
		name += time.Unix(g.Played, 0).UTC().Format("-2006-01-02")
	}
	return name + "-" + id + FileType, bytes.Clone(from.rec), nil
}

// ExportAll returns all games and results as one file, damaged ones as they are.
func (s *Shelf) ExportAll() (name string, data []byte, err error) {
	keys, err := s.storage.Keys(gamePrefix)
	if err != nil {
		return "", nil, fmt.Errorf("store: export all: %w", err)
	}
	var parts [][]byte
	seen := ""
	for _, key := range keys {
		id, ok := slotID(key)
		if !ok || id == seen {
			continue
		}
		seen = id
		p, err := s.pair(id)
		if err != nil {
			return "", nil, err
		}
		if _, from, _, err := p.open(); err == nil {
			parts = append(parts, from.rec)
		} else {
			parts = append(parts, p.raw()...)
		}
	}
	err = s.eachResult(func(_ string, k kept) {
		if k.err != nil || k.counts {
			parts = append(parts, k.raw)
		}
	})
	if err != nil {
		return "", nil, err
	}
	return "tabard-all" + FileType, bundle(parts), nil
}

// Raw returns what lies in the slots of a game, damaged or not, as a file for a report.
func (s *Shelf) Raw(id string) (name string, data []byte, err error) {
	p, err := s.pair(id)
	if err != nil {
		return "", nil, err
	}
	if p.none() {
		return "", nil, fmt.Errorf("store: raw bytes of %s: %w", id, ErrNone)
	}
	return "tabard-" + id + "-raw" + FileType, bundle(p.raw()), nil
}

func (p pair) raw() (all [][]byte) {
	for _, sl := range p {
		if !sl.empty() {
			all = append(all, sl.raw)
		}
	}
	return all
}

// Taken is what Import found in a file.
type Taken struct {
	Games   []save.Game // as they lie on the shelf now
	Results int         // of finished games, that were not here before
	Known   int         // results that were here already
}

// Import puts the games and results of a file on the shelf. Nothing is written over: a game that is there already is
// returned as it is, one whose id belongs to another game gets a new id, and a result that is known stays. With an error
// it returns what could be taken in; the rest is named in the error, which wraps ErrResult if some of it is results.
func (s *Shelf) Import(data []byte) (Taken, error) {
	if len(data) > MaxImport {
		return Taken{}, fmt.Errorf("store: import: %w: %d bytes", save.ErrBroken, len(data))
	}
	var t Taken
	if rest, ok := bytes.CutPrefix(data, []byte(backupMagic)); ok {
		if err := t.backup(s, rest); err != nil {
			return t, fmt.Errorf("store: import: %w", err)
		}
		return t, nil
	}
	parts, err := unbundle(data)
	var faults []error
	if err != nil {
		faults = append(faults, err)
	}
	for i, part := range parts {
		if bytes.HasPrefix(part, []byte(resultMagic)) {
			err = t.result(s, part)
		} else {
			err = t.game(s, part)
		}
		if err != nil {
			faults = append(faults, fmt.Errorf("part %d: %w", i, err))
		}
	}
	if err := errors.Join(faults...); err != nil {
		return t, fmt.Errorf("store: import: %w", err)
	}
	return t, nil
}

func (t *Taken) game(s *Shelf, part []byte) error {
	g, err := readPart(part)
	if err == nil {
		g, err = s.take(g)
	}
	if err == nil {
		t.Games = append(t.Games, g)
	}
	return err
}

func (t *Taken) result(s *Shelf, part []byte) error {
	r, counts, err := decodeResult(part)
	if err != nil {
		return fmt.Errorf("%w: %w", ErrResult, err)
	}
	if !counts {
		return nil
	}
	if err := t.known(s, r); err != nil {
		return fmt.Errorf("%w: %w", ErrResult, err)
	}
	return nil
}

// known takes in a result and counts it.
func (t *Taken) known(s *Shelf, r Result) error {
	fresh, err := s.takeResult(r)
	switch {
	case err != nil:
		return err
	case fresh:
		t.Results++
	default:
		t.Known++
	}
	return nil
}

// take puts one game from outside on the shelf.
func (s *Shelf) take(g save.Game) (save.Game, error) {
	if g.ID != "" {
		p, err := s.pair(g.ID)
		if err != nil {
			return save.Game{}, err
		}
		if p.none() {
			return g, s.Keep(g)
		}
		if same(p, g) {
			return g, nil
		}
	}
	g.ID = NewID()
	return g, s.Keep(g)
}

// same says that the pair holds just this game.
func same(p pair, g save.Game) bool {
	_, from, _, err := p.open()
	if err != nil {
		return false
	}
	rec, err := save.Encode(g)
	return err == nil && bytes.Equal(rec, from.rec)
}
