package store

import (
	"cmp"
	"errors"
	"fmt"
	"sort"
	"strings"

	"tabard/engines/save"
)

// Survey looks through all that a shelf holds, a little at each Step, and lists the names of what is stored once. What it has found is of
// use after the last Step. A game whose newest slot has the bytes that it had when a survey last met it, or when it was taken in from a file,
// is not decoded again.
type Survey struct {
	Items   []Item         // all games, the one played last first
	Err     error          // why the games could not be listed; there are no Items then
	Rounds  map[string]int // of how many games, by id, there are how many earlier rounds
	Results []Result       // of all games, oldest first
	// Unread is how many results this program cannot read: damaged, or written by a newer one. Those stay where they are and go into ExportAll.
	Unread     int
	ResultsErr error // why the results could not be listed; there are none then
	Rest       Rest
	RestErr    error // why the rest is not known

	shelf   *Shelf
	begun   bool
	ended   bool
	of      int      // games
	ids     []string // of games that are not looked at yet
	copies  []string // names of earlier rounds that are not looked at yet, the newest of a game last
	results []string // ids of results that are not looked at yet
	others  []string // names of all other records that are not looked at yet
	on      map[string]bool
	bad     map[string]error // why games cannot be opened that have no line yet
	lost    map[string]Rest  // rounds that cannot be read, by game
	settled map[string]bool  // by game: whether its result needs no making; absent if there is no record
	owed    []string         // finished games without a result
}

// Survey begins to look through the shelf. It touches nothing before the first Step.
func (s *Shelf) Survey() *Survey {
	return &Survey{shelf: s, on: map[string]bool{}, bad: map[string]error{}, lost: map[string]Rest{}, settled: map[string]bool{}}
}

// Progress is how many games have been looked at, and how many there are; 0 of 0 before the first Step.
func (v *Survey) Progress() (at, of int) { return v.of - len(v.ids), v.of }

// Step looks at one record, or one game, or puts all of them in order, which is the last.
func (v *Survey) Step() (done bool) {
	switch {
	case !v.begun:
		v.begun = true
		v.begin()
	case len(v.ids) > 0:
		id := v.ids[0]
		v.ids = v.ids[1:]
		v.game(id)
	case len(v.copies) > 0:
		key := v.copies[len(v.copies)-1]
		v.copies = v.copies[:len(v.copies)-1]
		v.copy(key)
	case len(v.results) > 0:
		id := v.results[0]
		v.results = v.results[1:]
		v.result(id)
	case len(v.others) > 0:
		key := v.others[0]
		v.others = v.others[1:]
		v.other(key)
	case !v.ended:
		v.ended = true
		v.end()
	}
	return v.ended
}

// begin lists what is stored.
func (v *Survey) begin() {
	keys, err := v.shelf.storage.Keys("")
	if err != nil {
		err = fmt.Errorf("store: list everything: %w", err)
		v.Err, v.ResultsErr, v.RestErr = err, err, err
		return
	}
	v.Rounds = map[string]int{}
	for _, key := range keys {
		if id, ok := slotID(key); ok {
			v.ids = append(v.ids, id)
		} else if id, _, ok := earlierID(key); ok {
			v.Rounds[id]++
			v.copies = append(v.copies, key)
		} else if id, ok := strings.CutPrefix(key, resultPrefix); ok && id != "" {
			v.results = append(v.results, id)
		} else if !internal(key) {
			v.others = append(v.others, key)
		}
	}
	v.ids = v.shelf.withJournal(v.ids)
	v.of = len(v.ids)
}

// game looks at one game. What its line says comes from its other slot if its present cannot be opened and that can.
func (v *Survey) game(id string) {
	v.on[id] = true
	p, err := v.shelf.pair(id)
	if err != nil {
		v.fail(err)
		return
	}
	it, err := v.shelf.line(id, p)
	if err != nil {
		g, ok := p.any()
		if !ok {
			v.bad[id] = err
			return
		}
		g.ID = id
		it = ItemOf(g)
		it.Err = err
	}
	v.Items = append(v.Items, it)
}

// fail gives up the list of games.
func (v *Survey) fail(err error) {
	v.Err, v.RestErr = err, err
	v.ids, v.copies, v.others = nil, nil, nil
}

// copy looks at an earlier round of a game that has no line: that stands where the newest copy does that can be read.
func (v *Survey) copy(key string) {
	id, _, _ := earlierID(key)
	if v.on[id] && v.bad[id] == nil {
		return
	}
	raw, err := v.shelf.storage.Get(key)
	if err != nil {
		v.fail(failed("read an earlier round of", id, err))
		return
	}
	it, err := v.shelf.lineOfRound(id, raw)
	if err != nil {
		r := v.lost[id]
		v.lost[id] = Rest{Damaged: r.Damaged + 1, Bytes: r.Bytes + len(raw)}
		return
	}
	it.Err = cmp.Or(v.bad[id], failed("list game", id, ErrGone))
	delete(v.bad, id)
	v.on[id] = true
	v.Items = append(v.Items, it)
}

// result looks at the record of a result.
func (v *Survey) result(id string) {
	if k, err := v.shelf.kept(id); err != nil {
		v.ResultsErr, v.results = err, nil
	} else if k.raw != nil { // else another tab has dropped it since
		v.count(id, k)
	}
}

// count takes the record of a result to the others.
func (v *Survey) count(id string, k kept) {
	switch {
	case k.err != nil || k.counts && !k.r.readable():
		v.Unread++
	case k.counts:
		v.Results = append(v.Results, k.r)
	}
	v.settled[id] = k.whole() || errors.Is(k.err, save.ErrNewer)
}

// other looks at a record that no list shows.
func (v *Survey) other(key string) {
	raw, err := v.shelf.storage.Get(key)
	if err != nil {
		v.RestErr, v.others = failed("read", key, err), nil
		return
	}
	v.Rest.Bytes += len(raw)
	if strings.HasPrefix(key, quarantinePrefix) {
		v.Rest.Damaged++
	} else {
		v.Rest.Unknown++
	}
}

// end puts what was found in order.
func (v *Survey) end() {
	for id, err := range v.bad {
		v.Items = append(v.Items, Item{ID: id, Err: err})
	}
	for id, r := range v.lost {
		if !v.on[id] {
			v.Rest.Damaged += r.Damaged
			v.Rest.Bytes += r.Bytes
		}
	}
	if v.Err != nil {
		v.Items = nil
	} else {
		v.shelf.keepLines(v.on)
	}
	if v.ResultsErr != nil {
		v.Results, v.Unread = nil, 0
	}
	sort.Sort(sorting{len(v.Items), func(i, j int) { v.Items[i], v.Items[j] = v.Items[j], v.Items[i] }, func(i, j int) bool {
		a, b := &v.Items[i], &v.Items[j]
		return cmp.Or(cmp.Compare(b.Played, a.Played), cmp.Compare(b.Created, a.Created), cmp.Compare(a.ID, b.ID)) < 0
	}})
	v.sortResults()
	for i := range v.Items {
		it := &v.Items[i]
		if it.Err == nil && it.Over && !it.Practice && people(it.Seats) && !v.settled[it.ID] && !v.shelf.guests[it.ID] && v.ResultsErr == nil {
			v.owed = append(v.owed, it.ID)
		}
	}
}

func (v *Survey) sortResults() {
	all := v.Results
	sort.Sort(sorting{len(all), func(i, j int) { all[i], all[j] = all[j], all[i] }, func(i, j int) bool {
		return cmp.Or(cmp.Compare(all[i].At, all[j].At), cmp.Compare(all[i].ID, all[j].ID)) < 0
	}})
}

// sorting is a list that sort.Sort takes: thousands of lines are in order within milliseconds, and the program has no other sort for it.
type sorting struct {
	n    int
	swap func(i, j int)
	less func(i, j int) bool
}

func (s sorting) Len() int           { return s.n }
func (s sorting) Swap(i, j int)      { s.swap(i, j) }
func (s sorting) Less(i, j int) bool { return s.less(i, j) }

// Settle makes one of the results that are missing after the last Step: those of finished games whose result could not be written, or whose
// record is damaged. It says whether no other is missing. One that cannot be written now is made by the next survey.
func (v *Survey) Settle() (done bool, err error) {
	if len(v.owed) == 0 {
		return true, nil
	}
	id := v.owed[0]
	v.owed = v.owed[1:]
	made, err := v.shelf.settle(id)
	if made {
		if _, damaged := v.settled[id]; damaged {
			v.Unread--
		}
		v.result(id)
		v.sortResults()
	}
	return len(v.owed) == 0, err
}
