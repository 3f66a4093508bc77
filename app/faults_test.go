package app

import (
	"bytes"
	"errors"
	"fmt"
	"slices"
	"testing"

	"tabard/app/house"
	"tabard/app/session"
	"tabard/engines/coincrown"
	"tabard/engines/game"
	"tabard/engines/save"
	"tabard/engines/save/savetest"
	"tabard/web/store"
	"tabard/web/tabs"
)

// What one operation of the storage can run into: it is refused, it is done but reported as failed, or half of it is done.
type mishap int

const (
	refused mishap = iota
	reported
	torn
	mishaps
)

// faulty breaks one operation of a storage, and all later ones too if the page dies with it. Records are counted as they
// are asked for, from one on.
type faulty struct {
	*store.Memory
	at, n int
	how   mishap
	dies  bool
}

var errFault = fmt.Errorf("%w: fault", store.ErrFull)

func (f *faulty) broken() bool {
	f.n++
	return f.at > 0 && (f.n == f.at || f.dies && f.n > f.at)
}

func (f *faulty) Get(key string) ([]byte, error) {
	if f.broken() {
		return nil, errFault
	}
	return f.Memory.Get(key)
}

func (f *faulty) Keys(prefix string) ([]string, error) {
	if f.broken() {
		return nil, errFault
	}
	return f.Memory.Keys(prefix)
}

func (f *faulty) Set(key string, rec []byte) error {
	if !f.broken() {
		return f.Memory.Set(key, rec)
	}
	if f.n == f.at && f.how == reported {
		_ = f.Memory.Set(key, rec)
	}
	if f.n == f.at && f.how == torn {
		_ = f.Memory.Set(key, rec[:len(rec)/2])
	}
	return errFault
}

func (f *faulty) Delete(key string) error {
	if !f.broken() {
		return f.Memory.Delete(key)
	}
	if f.n == f.at && f.how == reported {
		_ = f.Memory.Delete(key)
	}
	return errFault
}

// scene is what every flow starts from: a game in progress, one that nobody touches, a finished one, and one that is damaged
// in both slots.
type scene struct {
	t       *testing.T
	f       *faulty
	one     *visit
	other   *visit // a second tab, on sound storage
	game    save.Game
	file    []byte                 // of two games
	allowed map[string][]save.Game // what may be stored of each game afterwards, whatever happened
	gone    map[string]bool        // what may be deleted
}

const (
	mine, still, over, wreck = "mine", "still", "over", "wreck"
)

// stage is the storage of a scene, made once.
func stage(t *testing.T) *store.Memory {
	t.Helper()
	m := store.NewMemory()
	s := store.OpenShelf(m)
	for id, n := range map[string]int{mine: 24, still: 30, over: -1, wreck: 12} {
		for _, back := range []int{1, 0} { // both slots
			g := savetest.Played(t, coincrown.Def, 2, 9, n)
			if n > 0 {
				g = savetest.Played(t, coincrown.Def, 2, 9, n-back)
			}
			g.ID, g.Title = id, id
			g.Seats[1].Bot = false
			if err := s.Put(g); err != nil {
				t.Fatal(err)
			}
		}
	}
	for _, slot := range []string{":a", ":b"} {
		rec, err := m.Get("game:" + wreck + slot)
		if err != nil {
			t.Fatal(err)
		}
		rec[len(rec)/2] ^= 0x40
		_ = m.Set("game:"+wreck+slot, rec)
	}
	return m
}

func copyOf(m *store.Memory) *store.Memory {
	out := store.NewMemory()
	keys, _ := m.Keys("")
	for _, k := range keys {
		rec, _ := m.Get(k)
		_ = out.Set(k, rec)
	}
	return out
}

// flows are whole ways through the app, each of which ends in a state that is checked.
var flows = []struct {
	name string
	do   func(c *scene)
}{
	{"a new game", func(c *scene) {
		start(c.t, c.one, "fresh")
		c.play(2)
	}},
	{"playing on and leaving", func(c *scene) {
		c.one.visit(house.Route{Place: house.PlaceTable, Arg: mine})
		c.play(3)
		c.one.visit(house.Route{Place: house.PlaceStart})
		c.one.desk.Flush()
	}},
	{"a new name", func(c *scene) {
		c.one.library.Reload()
		c.one.house.Ask(house.Dialog{Kind: "rename", ID: mine, Text: "Named"})
		c.one.rename()
		named := c.game
		named.Title = "Named"
		c.may(named)
	}},
	{"a file", func(c *scene) {
		c.one.visit(house.Route{Place: house.PlaceSaves})
		c.one.takeFile(c.file)
	}},
	{"a deletion, taken back", func(c *scene) {
		c.gone[mine] = true
		c.one.library.Reload()
		c.one.delete(mine)
		if undeletes(c.one) {
			c.one.undelete()
			items := surveyed(c.t, store.OpenShelf(c.f.Memory)) // under another id if its own could not be looked at
			if back := func(it store.Item) bool { return it.Title == mine && it.Err == nil }; !undeletes(c.one) && !slices.ContainsFunc(items, back) {
				c.t.Error("it is said to be back, and is not")
			}
		}
	}},
	{"taking over", func(c *scene) {
		c.other.visit(house.Route{Place: house.PlaceTable, Arg: mine})
		c.played(c.other, 1)
		c.one.visit(house.Route{Place: house.PlaceTable, Arg: mine})
		if c.one.desk.Current() != nil {
			c.one.rejoin()
		}
		c.play(2)
	}},
	{"an earlier round", func(c *scene) {
		all, err := store.OpenShelf(c.f.Memory).EarlierOf(mine)
		if err != nil || len(all) == 0 {
			c.t.Fatalf("%d earlier rounds, %v", len(all), err)
		}
		_, _ = c.one.house.Shelf.Revive(mine, all[0].Gen)
	}},
	{"making room", func(c *scene) {
		c.gone[over] = true
		c.one.makeRoom()
	}},
	{"rules that have changed", func(c *scene) {
		real := save.ByCode
		changed := *coincrown.Def
		changed.Rules++
		changed.New = func(s game.Setup) (game.State, error) { s.Seed++; return coincrown.Def.New(s) }
		save.ByCode = func(uint8) *game.Def { return &changed }
		c.t.Cleanup(func() { save.ByCode = real })
		rebased := c.game
		rebased.Rebase(&changed)
		c.may(rebased)
		c.one.visit(house.Route{Place: house.PlaceTable, Arg: mine})
		c.play(1)
	}},
}

// may says that a game can be stored like that.
func (c *scene) may(g save.Game) { c.allowed[g.ID] = append(c.allowed[g.ID], g) }

// play answers questions in the tab whose storage breaks.
func (c *scene) play(n int) { c.played(c.one, n) }

func (c *scene) played(s *visit, n int) {
	for range n {
		if s.desk.Current() == nil {
			return
		}
		c.may(s.desk.Current().Machine.Save())
		move(s)
		c.may(s.desk.Current().Machine.Save())
		c.honest(s)
	}
}

// honest asserts that a table that says it is saved is.
func (c *scene) honest(s *visit) {
	t := s.desk.Current()
	if t == nil || t.Watched || t.View.Save.Err != nil {
		return
	}
	g, err := store.OpenShelf(c.f.Memory).Look(t.View.ID)
	if err != nil || !sameGame(g, t.Machine.Save()) {
		c.t.Errorf("%s: the table says that it is saved: %v", t.View.ID, err)
	}
}

// sameGame compares what counts: where a game stands and how it came there.
func sameGame(a, b save.Game) bool {
	return bytes.Equal(a.Snapshot, b.Snapshot) && slices.Equal(a.Moves, b.Moves) && a.Title == b.Title
}

// sound checks the storage after a flow as a page would that is opened then.
func (c *scene) sound(before *store.Memory) error {
	fresh := on(c.f.Memory)
	fresh.library.Reload()
	if itemsErr(fresh) != nil {
		return itemsErr(fresh)
	}
	listed := map[string]error{}
	for _, it := range items(fresh) {
		listed[it.ID] = it.Err
	}
	for id, states := range c.allowed {
		g, err := fresh.house.Shelf.Look(id)
		if errors.Is(err, store.ErrNone) && (c.gone[id] || id == "fresh") {
			continue
		}
		if (id == "fresh" || c.gone[id]) && listed[id] != nil {
			continue // its very first write was torn: nothing was there before it, and it is shown as damaged
		}
		if err != nil {
			return fmt.Errorf("%s cannot be opened: %w", id, err)
		}
		if !slices.ContainsFunc(states, func(s save.Game) bool { return sameGame(s, g) }) {
			return fmt.Errorf("%s stands at %d moves, which nobody has played", id, len(g.Moves))
		}
		if _, ok := listed[id]; !ok {
			return fmt.Errorf("%s is not on the list", id)
		}
	}
	// What could not be read before is there byte for byte.
	for _, slot := range []string{":a", ":b"} {
		was, _ := before.Get("game:" + wreck + slot)
		is, _ := c.f.Memory.Get("game:" + wreck + slot)
		if !bytes.Equal(was, is) {
			return fmt.Errorf("the damaged game has other bytes in %s", slot)
		}
	}
	if listed[wreck] == nil {
		return errors.New("the damaged game is not listed as damaged")
	}
	return nil
}

// Whatever operation of the storage fails, however, in whatever way through the app, and whether the page lives on or dies with
// it: every game is there afterwards as it was or as it was played on, a table that says it is saved is, and what
// cannot be read stays.
func TestEveryFaultOfEveryFlow(t *testing.T) {
	base := stage(t)
	start := savetest.Played(t, coincrown.Def, 2, 9, 24)
	start.ID, start.Title = mine, mine
	start.Seats[1].Bot = false
	var file []byte
	{
		s := store.OpenShelf(store.NewMemory())
		for _, id := range []string{"filea", "fileb"} {
			g := savetest.Played(t, coincrown.Def, 2, 4, 10)
			g.ID = id
			if err := s.Put(g); err != nil {
				t.Fatal(err)
			}
		}
		file = everything(t, s)
	}
	tried := 0
	for _, flow := range flows {
		for how := range mishaps {
			for _, dies := range []bool{false, true} {
				for at := 1; ; at++ {
					m := copyOf(base)
					var room tabs.Room
					f := &faulty{Memory: m, how: how}
					c := &scene{t: t, f: f, game: start, file: file, allowed: map[string][]save.Game{}, gone: map[string]bool{}}
					c.one = on(f)
					c.other = on(m)
					c.one.tab, c.other.tab = room.Join(c.one.ears()), room.Join(c.other.ears())
					for _, id := range []string{mine, still, over} {
						g, err := c.other.house.Shelf.Look(id)
						if err != nil {
							t.Fatal(err)
						}
						c.may(g)
					}
					f.n, f.at, f.dies = 0, at, dies
					real := save.ByCode
					flow.do(c)
					broke := f.n >= at
					f.at = 0
					name := fmt.Sprintf("%s, operation %d, mishap %d, dies %v", flow.name, at, how, dies)
					if c.one.desk.Current() != nil && !dies {
						// The page lives on: what is not saved yet is, once the storage works again.
						tb := c.one.desk.Current()
						if !tb.Watched {
							c.one.rescue()
							c.one.play(session.Rename{Title: tb.View.Title})
							c.may(tb.Machine.Save())
							c.honest(c.one)
							if tb.View.Save.Err != nil && !tb.Watched {
								t.Errorf("%s: still not saved: %v", name, tb.View.Save.Err)
							}
						}
					}
					if err := c.sound(base); err != nil {
						t.Errorf("%s: %v", name, err)
					}
					save.ByCode = real
					if t.Failed() {
						t.Fatalf("%s", name)
					}
					if !broke {
						break // the flow has no such operation
					}
					tried++
				}
			}
		}
	}
	if tried < 1500 {
		t.Errorf("only %d faults were tried", tried)
	}
	t.Logf("%d faults", tried)
}

// Any record cut anywhere or with any bit flipped: every screen still draws, the other games are untouched, and the damaged
// bytes are in the storage afterwards.
func TestDamageAnywhereIsShownAndKept(t *testing.T) {
	base := stage(t)
	keys, err := base.Keys("")
	if err != nil {
		t.Fatal(err)
	}
	for _, key := range keys {
		whole, _ := base.Get(key)
		for n := 0; n < len(whole); n += 1 + len(whole)/24 {
			flipped := bytes.Clone(whole)
			flipped[n] ^= 1 << (n % 8)
			for _, bad := range [][]byte{whole[:n], flipped} {
				m := copyOf(base)
				_ = m.Set(key, bad)
				s := on(m)
				s.visit(house.Route{Place: house.PlaceSaves})
				if itemsErr(s) != nil || len(items(s)) != 4 || html(s.library.View(house.PlaceSaves)) == "" {
					t.Fatalf("%s at %d: list %v, %d games", key, n, itemsErr(s), len(items(s)))
				}
				for _, id := range []string{mine, still, over, wreck} {
					s.visit(house.Route{Place: house.PlaceTable, Arg: id})
					if s.desk.Current() == nil {
						if lost(s) == "" {
							t.Fatalf("%s at %d: %s neither opens nor says why", key, n, id)
						}
						if id != wreck {
							t.Fatalf("%s at %d: %s is lost: %v", key, n, id, lost(s))
						}
					}
				}
				s.visit(house.Route{Place: house.PlaceStart})
				if s.fault != "" {
					t.Fatalf("%s at %d: %s", key, n, s.fault)
				}
				if !holds(m, bad) {
					t.Fatalf("%s at %d: the damaged bytes are gone", key, n)
				}
			}
		}
	}
}

// holds says that some record is just these bytes.
func holds(m *store.Memory, want []byte) bool {
	keys, _ := m.Keys("")
	return slices.ContainsFunc(keys, func(k string) bool {
		rec, _ := m.Get(k)
		return bytes.Equal(rec, want)
	})
}
