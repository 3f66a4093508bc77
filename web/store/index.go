package store

import (
	"encoding/binary"
	"hash/crc32"
	"sort"

	"tabard/engines/save"
)

//go:generate go run tabard/cmd/msgp -unexported index.go

//msgp:limit arrays:1024 maps:0
//msgp:tuple entry index person

// index lists the games so that a list of them needs no decoding. It is only a memory: where it is missing, damaged or
// behind, List reads the games themselves.
type index struct{ Entries []entry }

// entry is what the list says of one game. It holds for one generation.
type entry struct {
	ID       string
	Gen      uint32
	Title    string
	Code     uint8
	Seats    []person `msg:",limit=4"`
	Created  int64
	Played   int64
	Moves    uint32
	Over     bool
	Lost     bool
	Practice bool
}

type person struct {
	Name   string
	Bot    bool
	Level  uint8
	Colour uint8
}

const (
	indexKey   = "index"
	indexMagic = "TIX\x02" // the last byte is the format: an index of another one is made anew
	indexMax   = 1024      // games; those beyond are found without it
)

// index reads the index; an unreadable one is empty.
func (s *Shelf) index() index {
	raw, err := s.storage.Get(indexKey)
	if err != nil {
		return index{}
	}
	x, _ := readIndex(raw)
	return x
}

func readIndex(raw []byte) (x index, ok bool) {
	end := len(raw) - 4
	if end < len(indexMagic) || string(raw[:len(indexMagic)]) != indexMagic ||
		crc32.Checksum(raw[:end], castagnoli) != binary.BigEndian.Uint32(raw[end:]) {
		return index{}, false
	}
	if rest, err := x.UnmarshalMsg(raw[len(indexMagic):end]); err != nil || len(rest) > 0 {
		return index{}, false
	}
	x.merge(nil) // whoever wrote it: sorted, and each once
	for i := range x.Entries {
		e := &x.Entries[i]
		e.Title = save.Clean(e.Title)
		for j := range e.Seats {
			e.Seats[j].Name = save.Clean(e.Seats[j].Name)
		}
	}
	return x, true
}

// write stores the index as well as it can: a full storage may refuse it, and the games do not depend on it.
func (s *Shelf) write(x index) {
	if len(x.Entries) > indexMax {
		x.Entries = x.Entries[:indexMax]
	}
	b, err := x.MarshalMsg([]byte(indexMagic))
	if err != nil {
		return
	}
	if s.Newer() == nil { // not set, since no earlier round goes for it
		_ = s.storage.Set(indexKey, binary.BigEndian.AppendUint32(b, crc32.Checksum(b, castagnoli)))
	}
}

// at is where the entry of a game is, or belongs: entries are sorted by their ids.
func (x *index) at(id string) int {
	return sort.Search(len(x.Entries), func(i int) bool { return x.Entries[i].ID >= id })
}

func (x *index) find(id string) *entry {
	if i := x.at(id); i < len(x.Entries) && x.Entries[i].ID == id {
		return &x.Entries[i]
	}
	return nil
}

// set puts in what a game looks like at a generation.
func (x *index) set(g save.Game, gen uint32) *entry {
	i := x.at(g.ID)
	if i == len(x.Entries) || x.Entries[i].ID != g.ID {
		x.Entries = append(x.Entries, entry{})
		copy(x.Entries[i+1:], x.Entries[i:])
	}
	x.Entries[i] = entryOf(g, gen)
	return &x.Entries[i]
}

func entryOf(g save.Game, gen uint32) entry {
	e := entry{ID: g.ID, Gen: gen, Title: save.Clean(g.Title), Code: g.Code, Created: g.Created, Played: g.Played,
		Moves: uint32(len(g.Moves)), Lost: len(g.Base) > 0, Practice: g.Practice}
	for _, p := range g.Seats {
		p.Name = save.Clean(p.Name)
		e.Seats = append(e.Seats, person(p))
	}
	if about, err := save.Describe(g); err == nil {
		e.Over = about.Over
	}
	return e
}

func (x *index) drop(id string) {
	if i := x.at(id); i < len(x.Entries) && x.Entries[i].ID == id {
		x.Entries = append(x.Entries[:i], x.Entries[i+1:]...)
	}
}

// note updates the index after a write.
func (s *Shelf) note(g save.Game, gen uint32) {
	if s.intake != nil {
		s.intake.noted = append(s.intake.noted, entryOf(g, gen))
		return
	}
	x := s.index()
	x.set(g, gen)
	s.write(x)
}

// merge puts in many entries at once, where they are newer.
func (x *index) merge(fresh []entry) {
	x.Entries = append(x.Entries, fresh...)
	x.sort()
	kept := x.Entries[:0]
	for _, e := range x.Entries {
		if n := len(kept); n > 0 && kept[n-1].ID == e.ID {
			if e.Gen > kept[n-1].Gen {
				kept[n-1] = e
			}
		} else {
			kept = append(kept, e)
		}
	}
	x.Entries = kept
}

func (x *index) sort() {
	sort.SliceStable(x.Entries, func(i, j int) bool { return x.Entries[i].ID < x.Entries[j].ID })
}

// forget updates the index after a deletion.
func (s *Shelf) forget(id string) {
	x := s.index()
	x.drop(id)
	s.write(x)
}
