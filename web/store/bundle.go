package store

import (
	"bytes"
	"encoding/binary"
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

// nextPart takes the first part off the rest of a bundle. It is a view of the file.
func nextPart(rest []byte) (part, left []byte, err error) {
	if len(rest) < 4 {
		return nil, nil, save.ErrCut
	}
	n := binary.BigEndian.Uint32(rest)
	rest = rest[4:]
	if uint64(n) > uint64(len(rest)) {
		return nil, nil, save.ErrCut
	}
	return rest[:n:n], rest[n:], nil
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
		return "", nil, failed("export", id, ErrNone)
	}
	g, from, _, err := p.open()
	if err != nil {
		return "", nil, failed("export", id, err)
	}
	name = "tabard"
	if d := save.ByCode(g.Code); d != nil {
		name += "-" + d.ID
	}
	if g.Played > 0 {
		year, month, day := time.Unix(g.Played, 0).UTC().Date()
		name += fmt.Sprintf("-%04d-%02d-%02d", year, month, day)
	}
	return name + "-" + id + FileType, bytes.Clone(from.rec), nil
}

// ExportAll returns all games and results as one file, damaged ones as they are. Games that this page has further on than the shelf stand
// in the place of what is stored, or beside it if another tab has written that.
func (s *Shelf) ExportAll(ahead ...save.Game) (name string, data []byte, err error) {
	var parts [][]byte
	further := map[string]bool{}
	for _, g := range ahead {
		rec, err := save.Encode(g)
		if err != nil {
			return "", nil, failed("export", g.ID, err)
		}
		parts = append(parts, rec)
		further[g.ID] = true
	}
	ids, err := s.ids()
	if err != nil {
		return "", nil, fmt.Errorf("store: export all: %w", err)
	}
	for _, id := range ids {
		p, err := s.pair(id)
		if err != nil {
			return "", nil, err
		}
		if _, from, _, err := p.open(); err != nil {
			parts = append(parts, p.raw()...)
		} else if !further[id] || s.moved(id, p) {
			parts = append(parts, from.rec)
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
		return "", nil, failed("raw bytes of", id, ErrNone)
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
