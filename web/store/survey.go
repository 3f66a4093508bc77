package store

import (
	"cmp"
	"errors"
	"fmt"
	"slices"
	"strings"

	"tabard/engines/save"
)

// Survey looks through all that a shelf holds, a little at each Step. What it has found is of use after the last Step. The work of a Step does
// not grow with what is stored, but that the first lists all names, which the browser does in one go. A game whose newest slot has the bytes that it had when a survey last met it, or when it was taken in from a file,
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
	closed  bool     // everything has been looked at
	names   []string // of what is stored, that are on none of the lists below yet
	noted   []string // ids of games of the journal, of which that is so
	games   map[string]bool
	ids     []string // of games that are not looked at yet
	copies  []string // names of earlier rounds that are not looked at yet, the newest of a game last
	results []string // ids of results that are not looked at yet
	others  []string // names of all other records that are not looked at yet
	on      map[string]bool
	bad     map[string]error // why games cannot be opened that have no line yet
	lost    map[string]Rest  // rounds that cannot be read, by game
	settled map[string]bool  // by game: whether its result needs no making; absent if there is no record
	owed    []string         // finished games without a result

	found           []Item   // Items in the order in which they were found
	scores          []Result // and Results
	byTime, byScore queue    // of those that are in no place yet
}

// Survey begins to look through the shelf. It touches nothing before the first Step.
func (s *Shelf) Survey() *Survey {
	v := &Survey{shelf: s, games: map[string]bool{}, on: map[string]bool{}, bad: map[string]error{}, lost: map[string]Rest{}, settled: map[string]bool{}}
	v.byTime.before = func(i, j int) bool {
		a, b := &v.found[i], &v.found[j]
		return cmp.Or(cmp.Compare(b.Played, a.Played), cmp.Compare(b.Created, a.Created), cmp.Compare(a.ID, b.ID)) < 0
	}
	v.byScore.before = func(i, j int) bool { return CompareResults(v.scores[i], v.scores[j]) < 0 }
	return v
}

// Progress is how many games have been looked at, and how many are known by now.
func (v *Survey) Progress() (at, of int) { return len(v.games) - len(v.ids), len(v.games) }

// Step lists all names, or looks at one name, one game or one record, or puts one of them in its place.
func (v *Survey) Step() (done bool) {
	switch {
	case !v.begun:
		v.begun = true
		v.begin()
		if len(v.names)+len(v.noted) == 0 { // whoever has nothing stored waits for nothing, however slow the device is
			v.close()
			return true
		}
	case len(v.names) > 0:
		v.name(shift(&v.names))
	case len(v.noted) > 0:
		v.there(shift(&v.noted))
	case len(v.ids) > 0:
		v.game(shift(&v.ids))
	case len(v.copies) > 0:
		key := v.copies[len(v.copies)-1]
		v.copies = v.copies[:len(v.copies)-1]
		v.copy(key)
	case len(v.results) > 0:
		v.result(shift(&v.results))
	case len(v.others) > 0:
		v.other(shift(&v.others))
	case !v.closed:
		v.close()
	case v.byTime.any():
		v.item(v.found[v.byTime.take()])
	case v.byScore.any():
		v.Results = append(v.Results, v.scores[v.byScore.take()])
	default:
		return true
	}
	return false
}

// shift takes the first off a list.
func shift[T any](list *[]T) T {
	first := (*list)[0]
	*list = (*list)[1:]
	return first
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
	v.names, v.noted = slices.DeleteFunc(keys, internal), v.shelf.withJournal(nil)
}

// name puts a name on the list of its kind.
func (v *Survey) name(key string) {
	if id, ok := slotID(key); ok {
		v.there(id)
	} else if id, _, ok := earlierID(key); ok {
		v.Rounds[id]++
		v.copies = append(v.copies, key)
	} else if id, ok := strings.CutPrefix(key, resultPrefix); ok && id != "" {
		v.results = append(v.results, id)
	} else if !strings.HasPrefix(key, boxPrefix) && kindOf(key) == "" { // they are lists of their own: Boxes, Records
		v.others = append(v.others, key)
	}
}

// there notes that there is a game.
func (v *Survey) there(id string) {
	if !v.games[id] {
		v.games[id] = true
		v.ids = append(v.ids, id)
	}
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
	v.find(it)
}

// find notes the line of a game.
func (v *Survey) find(it Item) {
	v.found = append(v.found, it)
	v.byTime.put(len(v.found) - 1)
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
	v.find(it)
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
		v.scores = append(v.scores, k.r)
		v.byScore.put(len(v.scores) - 1)
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

// close goes through what is damaged, and forgets what cannot be listed.
func (v *Survey) close() {
	v.closed = true
	for id, err := range v.bad {
		v.find(Item{ID: id, Err: err})
	}
	for id, r := range v.lost {
		if !v.on[id] {
			v.Rest.Damaged += r.Damaged
			v.Rest.Bytes += r.Bytes
		}
	}
	if v.Err != nil {
		v.byTime.clear()
	} else {
		v.shelf.keepLines(v.on)
	}
	if v.ResultsErr != nil {
		v.byScore.clear()
		v.Unread = 0
	}
}

// item puts the line of a game in its place, which is the next.
func (v *Survey) item(it Item) {
	v.Items = append(v.Items, it)
	if it.Err == nil && it.Over && !it.Practice && people(it.Seats) && !v.settled[it.ID] && !v.shelf.guests[it.ID] && v.ResultsErr == nil {
		v.owed = append(v.owed, it.ID)
	}
}

// Settle makes one of the results that are missing after the last Step: those of finished games whose result could not be written, or whose
// record is damaged. It says whether no other is missing. One that cannot be written now is made by the next survey.
func (v *Survey) Settle() (done bool, err error) {
	if len(v.owed) == 0 {
		return true, nil
	}
	id := shift(&v.owed)
	made, err := v.shelf.settle(id)
	if made {
		if _, damaged := v.settled[id]; damaged {
			v.Unread--
		}
		v.result(id)
		if v.byScore.any() {
			r := v.scores[v.byScore.take()]
			at, _ := slices.BinarySearchFunc(v.Results, r, CompareResults)
			v.Results = slices.Insert(v.Results, at, r)
		}
	}
	return len(v.owed) == 0, err
}
