package store

import (
	"encoding/binary"
	"errors"
	"fmt"
	"maps"
	"slices"
	"testing"

	"tabard/engines/coincrown"
	"tabard/engines/save"
	"tabard/engines/save/savetest"
	"tabard/web/journal"
)

// strayed is a game with so many moves, the last of which is another one than in the game as it was played.
func strayed(t *testing.T, moves int) save.Game {
	t.Helper()
	g := savetest.Played(t, coincrown.Def, 2, 9, moves)
	g.Moves = slices.Clone(g.Moves)
	g.Moves[moves-1]++
	return g
}

// alike is the name of a tab that is not that of tab 7, though both end with the same byte.
const alike = 7 + 1<<8

// twoLines is storage with one line of a game, and the entry of a journal with the other. The journal was written more often if it is ahead.
func twoLines(t *testing.T, ahead bool) (m *Memory, e journal.Entry, stored, noted save.Game) {
	t.Helper()
	m = NewMemory()
	first, stored, noted := savetest.Played(t, coincrown.Def, 2, 9, 4), strayed(t, 6), savetest.Played(t, coincrown.Def, 2, 9, 9)
	put(t, OpenShelf(m), first)
	j, s := OpenShelf(m), OpenShelf(m) // with a journal and without one, from the same state
	j.storage, j.tab, s.tab = copyOf(m), 7, alike
	j.Join(nil)
	more := map[bool]int{true: 5, false: 1}
	for s, line := range map[*Shelf]save.Game{j: noted, s: stored} {
		get(t, s, first.ID)
		for range more[ahead == (s == j)] {
			put(t, s, line)
		}
	}
	return m, j.Written()[0], stored, noted
}

func copyOf(m *Memory) *Memory {
	out := NewMemory()
	out.records = maps.Clone(m.records)
	return out
}

// disk is what a journal has on the disk.
type disk map[string]journal.Entry

// opened is a shelf on a storage and a journal, as a page opens it.
func (d disk) opened(s Storage) *Shelf {
	shelf := OpenShelf(s)
	shelf.tab = 11
	shelf.LineTitle = func(save.Game) string { return "other line" }
	shelf.Join(slices.Collect(maps.Values(d)))
	return shelf
}

// take takes what the shelf has for the journal, all in one transaction.
func (d disk) take(all []journal.Entry) {
	for _, e := range all {
		d[e.ID] = e
	}
}

// begins says that a game of the shelf begins with a line, and which.
func begins(s *Shelf, line save.Game) (g save.Game, ok bool) {
	ids, _ := s.ids()
	for _, id := range ids {
		if g, err := s.Look(id); err == nil && holds(g, line) {
			return g, true
		}
	}
	return save.Game{}, false
}

// Whatever operation fails while a game of two lines is opened and played on, however, and whether the page dies with it, before the
// journal has taken what was written or after: both lines are there. The next page still has to ask, or the other line lies among the games
// under a title of its own. The journal takes both or neither.
func TestEveryFaultOfTwoLines(t *testing.T) {
	faults := map[string]int{}
	for _, ahead := range []bool{true, false} {
		for how := range mishaps {
			for _, c := range []struct{ dies, taken bool }{{false, true}, {true, true}, {true, false}} {
				for at := 1; ; at++ {
					m, e, stored, noted := twoLines(t, ahead)
					d := disk{e.ID: e}
					f := &faulty{Storage: m, how: how, at: at, dies: c.dies}
					s := d.opened(f)
					f.n = 0
					_, _, err := s.Get(e.ID)
					var l Lines
					if err == nil {
						l, _, err = s.Settle(e.ID)
					}
					if err == nil {
						if all := s.Written(); c.taken {
							d.take(all)
							if ids := len(all); ids != 2 || all[0].With+all[1].With != l.Other.ID {
								t.Fatalf("the journal is to take %d entries, together %q", ids, all[0].With)
							}
							l.Here.Moves = append(slices.Clone(l.Here.Moves), 0)
							_ = s.Put(l.Here)
							d.take(s.Written())
						}
					}
					if f.n < at {
						break
					}
					faults[f.hit]++
					name := fmt.Sprintf("journal ahead %v, operation %d (%s), mishap %d, %+v", ahead, at, f.hit, how, c)
					s = d.opened(m)
					title := list(t, s)
					_, one := begins(s, stored)
					_, two := begins(s, noted)
					_, _, err = s.Get(e.ID)
					_, asks, bad := s.Settle(e.ID)
					if own := slices.ContainsFunc(title, func(it Item) bool { return it.Title == "other line" }); err != nil || bad != nil ||
						!asks && !own {
						t.Fatalf("%s: asks %v, own title %v, %v, %v", name, asks, own, err, bad)
					}
					if !asks && (!one || !two) {
						t.Fatalf("%s: the lines are there: %v, %v", name, one, two)
					}
					if _, ok := begins(s, stored); !ok {
						t.Fatalf("%s: the line of the storage is lost", name)
					}
					if _, ok := begins(s, noted); !ok {
						t.Fatalf("%s: the line of the journal is lost", name)
					}
				}
			}
		}
	}
	if faults["get"] < 30 || faults["set"] < 8 {
		t.Errorf("only so many faults were tried: %v", faults)
	}
	t.Log(faults)
}

// A page that knows only an earlier state writes lower generations than the journal has: the tab with the journal notices, and both lines stay.
func TestALowerGenerationIsNoticed(t *testing.T) {
	for writes := 1; writes < 5; writes++ {
		m := NewMemory()
		d := disk{}
		a := d.opened(m)
		a.tab = 7
		put(t, a, stages(t, 1, 2)...)
		id := stages(t, 1)[0].ID
		b := OpenShelf(m) // without the journal
		b.tab = 9
		get(t, b, id)
		m.Fault = func(op, _ string) error { // what the one tab writes does not get into the storage that the other sees
			if op == "set" {
				return ErrFull
			}
			return nil
		}
		put(t, a, stages(t, 3, 4, 5, 6, 7, 8)...)
		m.Fault = nil
		line := strayed(t, 5)
		line.ID = id
		for range writes {
			put(t, b, line)
		}
		mine := stages(t, 9)[0]
		err := a.Put(mine)
		if err == nil {
			err = a.Put(mine)
		}
		if !errors.Is(err, ErrStale) {
			t.Fatalf("%d writes: the tab with the journal writes on: %v", writes, err)
		}
		if err := a.TakeOver(id); err != nil {
			t.Fatal(err)
		}
		put(t, a, mine, mine)
		if _, ok := begins(a, line); !ok {
			t.Errorf("%d writes: the other tab's line is lost", writes)
		}
		if g, _ := a.Look(id); !holds(g, mine) {
			t.Errorf("%d writes: this tab's line is lost", writes)
		}
	}
}

// A backup of the page for emergencies has the journal's line in one slot and the storage's in the other: both come in.
func TestABackupOfTwoLines(t *testing.T) {
	a := savetest.Played(t, coincrown.Def, 2, 9, 12)
	b := savetest.Played(t, coincrown.Def, 2, 9, 10)
	m := NewMemory()
	s := OpenShelf(m)
	s.tab = 7
	b.ID = "x"
	b.Moves = slices.Clone(b.Moves)
	b.Moves[9]++
	if err := s.Put(b); err != nil {
		t.Fatal(err)
	}
	a.ID = "x"
	s = OpenShelf(m) // another page
	s.tab = alike
	if err := s.TakeOver("x"); err != nil {
		t.Fatal(err)
	}
	if err := s.Put(a); err != nil {
		t.Fatal(err)
	}
	file := []byte(backupMagic)
	keys, _ := m.Keys(gamePrefix)
	for _, k := range keys {
		raw, _ := m.Get(k)
		text := toText(raw)
		file = binary.BigEndian.AppendUint16(file, uint16(len(k)))
		file = append(append(file, k...), 0)
		file = binary.BigEndian.AppendUint32(file, uint32(len(text)))
		file = append(file, text...)
	}
	into := OpenShelf(NewMemory())
	taken, err := into.Import(file)
	items := list(t, into)
	if len(items) != 2 || err != nil {
		t.Errorf("of two lines in %d slots of a backup %d came in: %+v, %v", len(keys), len(items), taken, err)
	}
}
