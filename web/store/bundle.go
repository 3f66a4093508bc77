package store

import (
	"bytes"
	"encoding/binary"
	"fmt"
	"time"

	"tabard/engines/save"
)

// A file holds either one save as it is, or a bundle: "TABUNDLE", then for each part its length as uint32 and its bytes.
// A part is a save or, where that was damaged, a whole slot as it lay in the storage, or the record of a result or the text of a box, damaged
// or not, or the head of a table by link: "letter:", its id, a line feed and its record. No part has a key.
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
		b = appendPart(b, p)
	}
	return b
}

func appendPart(b, part []byte) []byte {
	return append(binary.BigEndian.AppendUint32(b, uint32(len(part))), part...)
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

// Export puts all games, results, boxes and tables by link into one file, damaged ones as they are, a little at each Step. Games that this page has further on than
// the shelf stand in the place of what is stored, or beside it if another tab has written that.
type Export struct {
	shelf   *Shelf
	further map[string]bool // games that are in the file already
	listed  int             // lists of names that have been made: of games, of results, of boxes, of tables
	ids     []string        // of games that are not in the file yet
	results []string        // names of results that are not
	boxes   []string        // of boxes
	heads   []string        // and ids of tables by link
	all     int             // games, results, boxes and tables
	file    []byte
	err     error
}

// ExportAll begins an Export. Of the storage it touches nothing before the first Step.
func (s *Shelf) ExportAll(ahead ...save.Game) *Export {
	x := &Export{shelf: s, further: map[string]bool{}, file: []byte(bundleMagic)}
	for _, g := range ahead {
		rec, err := save.Encode(g)
		if err != nil {
			x.err = failed("export", g.ID, err)
			break
		}
		x.part(rec)
		x.further[g.ID] = true
	}
	return x
}

// Progress is how many games, results, boxes and tables are in the file, and how many are known by now.
func (x *Export) Progress() (at, of int) {
	return x.all - len(x.ids) - len(x.results) - len(x.boxes) - len(x.heads), x.all
}

// Step lists the names of games, of results, of boxes or of tables, or adds one to the file. It says whether that was the last; the first error is, too.
func (x *Export) Step() (done bool) {
	switch {
	case x.err != nil:
	case x.listed == 0:
		x.listed++
		x.ids, x.err = x.shelf.ids()
		x.all = len(x.ids)
	case x.listed == 1:
		x.listed++
		x.results, x.err = x.shelf.storage.Keys(resultPrefix)
		x.all += len(x.results)
	case x.listed == 2:
		x.listed++
		x.boxes, x.err = x.shelf.storage.Keys(boxPrefix)
		x.all += len(x.boxes)
	case x.listed == 3:
		x.listed++
		x.heads, x.err = x.shelf.Records(Heads)
		x.all += len(x.heads)
	case len(x.ids) > 0:
		x.game(shift(&x.ids))
	case len(x.results) > 0:
		k, err := x.shelf.kept(shift(&x.results)[len(resultPrefix):])
		if x.err = err; k.raw != nil && (k.err != nil || k.counts) { // another tab may have dropped it since
			x.part(k.raw)
		}
	case len(x.boxes) > 0:
		raw, err := x.shelf.storage.Get(shift(&x.boxes))
		if x.err = err; raw != nil {
			x.part(raw)
		}
	case len(x.heads) > 0:
		id := shift(&x.heads)
		if rec, err := x.shelf.Record(Heads, id); err == nil { // one that cannot be read is nobody's letter
			x.part(append([]byte(string(Heads)+id+"\n"), rec...))
		}
	default:
		return true
	}
	return x.err != nil
}

func (x *Export) game(id string) {
	p, err := x.shelf.pair(id)
	if err != nil {
		x.err = err
	} else if _, from, _, err := p.open(); err != nil {
		for _, raw := range p.raw() {
			x.part(raw)
		}
	} else if !x.further[id] || x.shelf.moved(id, p) {
		x.part(from.rec)
	}
}

func (x *Export) part(part []byte) { x.file = appendPart(x.file, part) }

// End returns the file, after the last Step.
func (x *Export) End() (name string, data []byte, err error) {
	if x.err != nil {
		return "", nil, fmt.Errorf("store: export all: %w", x.err)
	}
	return "tabard-all" + FileType, x.file, nil
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
