package store

import (
	"bytes"
	"errors"
	"fmt"
	"sort"

	"tabard/engines/save"
)

// Taken is what was found in a file.
type Taken struct {
	Games       []save.Game // as they lie on the shelf now, each once
	Here        int         // how many of Games were here already
	Rounds      int         // games of which nothing but earlier rounds was found, and nothing was here
	Results     int         // of finished games, that were not here before
	Known       int         // results that were here already
	Boxes       int         // that were not here before
	KnownBoxes  int         // boxes that were here already
	Tables      int         // tables by link that were not here before, without keys
	KnownTables int         // tables that were here already, and stay as they are here
	Unfit       error       // why the last box with which nobody can play is one; nil if there is none
	Again       int         // records that say what another one of the file does
	Aside       int         // records that this program cannot read, put aside
	Left        int         // records that this program cannot read or has no place for, which are in the file alone
}

// ErrStopped is wrapped by the error of an Intake that ends before the file does.
var ErrStopped = errors.New("store: stopped before the end of the file")

// Intake takes the games, results and boxes of a file in, a little at each Step. Nothing is written over: a game that is there already stays as it
// is, one whose id belongs to another game gets a new one, and a result that is known stays. What cannot be read is put aside, once and
// up to a bound, and shows on no list. For games and results alone copies of earlier rounds make room, and the newest copy of each game
// stays.
//
// So another line of a game that is here comes in as a game of its own, and nothing is asked: the game goes on as it stands here, and who has
// brought the file finds the line of the file on the list.
//
// Each game is whole or not there at all, whenever it is stopped. The work, and the operations of the storage, grow with the file and with
// what is stored, not with both multiplied; those of a Step grow with neither, but that names of what is stored are listed once.
type Intake struct {
	shelf *Shelf

	size    int
	done    int    // bytes of the file that nothing more comes of
	rest    []byte // of the file: neither taken in nor sorted yet
	records int    // or parts before rest
	single  bool   // the file is one record: what cannot be read of it stays there

	backup  bool // it is sorted first, then taken in by these, in order
	byID    map[string]*chest
	chests  []*chest
	results []*record
	strange []*record
	heads   map[string]bool // names of heads of tables that came from this file

	taken   Taken
	faults  []error
	cut     error               // why the file ends before its end
	full    error               // why nothing more can be taken in
	seen    map[uint64]bool     // sums of what has been looked at
	held    map[string][]string // earlier rounds that were here before, by game; nil until they are asked for
	spare   []spare             // those that may go, in order
	counted bool                // spare is known
	asides  []string            // names of what was put aside, here and before
	listed  bool                // asides are known
	put     int                 // bytes put aside
}

// spare is an earlier round that may go, as one of so many of its game.
type spare struct {
	key, id string
	of      int
}

// Bounds of one Intake.
const (
	maxAside      = 64
	maxAsideBytes = 128 << 10
	maxFaults     = 16 // named in the error; there are more of the same kinds
)

// Intake opens a file to be taken in.
func (s *Shelf) Intake(data []byte) (*Intake, error) {
	if len(data) > MaxImport {
		return nil, fmt.Errorf("store: import: %w: %d bytes", save.ErrBroken, len(data))
	}
	if err := s.Newer(); err != nil {
		return nil, fmt.Errorf("store: import: %w", err)
	}
	t := &Intake{shelf: s, size: len(data), rest: data, byID: map[string]*chest{}, seen: map[uint64]bool{}, heads: map[string]bool{}}
	if rest, ok := bytes.CutPrefix(data, []byte(backupMagic)); ok {
		t.backup, t.rest = true, rest
	} else if rest, ok := bytes.CutPrefix(data, []byte(bundleMagic)); ok {
		t.rest = rest
	} else {
		t.single = true
	}
	t.done = len(data) - len(t.rest)
	if len(data) == 0 {
		t.fault(save.ErrNotSave)
	}
	return t, nil
}

// Progress is how many bytes of the file are done with, and how many there are.
func (t *Intake) Progress() (at, of int) { return t.done, t.size }

// Step does a little: it sorts, or takes in, one record. It says whether that was the last of the file.
func (t *Intake) Step() (done bool) {
	t.shelf.intake = t
	defer func() { t.shelf.intake = nil }()
	switch {
	case t.ended():
	case len(t.rest) > 0 && t.backup:
		t.sort()
	case len(t.rest) > 0:
		t.nextPart()
	case len(t.chests) > 0:
		if t.chest(t.chests[0]) {
			t.chests = t.chests[1:]
		}
	case len(t.results) > 0:
		r := shift(&t.results)
		t.done += r.size()
		if raw := t.raw(r); raw != nil {
			t.result(r.name[len(resultPrefix):], raw)
		}
	default:
		r := shift(&t.strange)
		t.done += r.size()
		t.unnamed(t.raw(r))
	}
	return t.ended()
}

// ended says that there is nothing more to do.
func (t *Intake) ended() bool {
	return t.full != nil || len(t.rest)+len(t.chests)+len(t.results)+len(t.strange) == 0
}

// unnamed takes in what has no name of its own: a game under a name that the file gives to another, or what nobody can read.
func (t *Intake) unnamed(raw []byte) {
	if isBox(raw) {
		if err := t.box(raw); err != nil {
			t.fault(err)
		}
	} else if g, err := readPart(raw); err != nil {
		t.aside(raw)
	} else if _, err := t.game(g, 0); err != nil {
		t.fault(err)
	}
}

// End returns what was taken in, also if the file is not at its end. With an error the rest is named in it: it
// wraps ErrStopped if there is some that nobody has looked at, and ErrResult if some of it is results.
func (t *Intake) End() (Taken, error) {
	stopped := error(nil)
	if !t.ended() {
		stopped = ErrStopped
	}
	if err := errors.Join(append(t.faults, t.cut, stopped)...); err != nil {
		return t.taken, fmt.Errorf("store: import: %w", err)
	}
	return t.taken, nil
}

// Import is an Intake from the beginning to the end.
func (s *Shelf) Import(data []byte) (Taken, error) {
	t, err := s.Intake(data)
	if err != nil {
		return Taken{}, err
	}
	for !t.Step() {
	}
	return t.End()
}

// fault notes what is wrong with a part. When the storage takes nothing more the intake is over.
func (t *Intake) fault(err error) {
	if errors.Is(err, ErrFull) || errors.Is(err, ErrBlocked) {
		t.full = err
	}
	if len(t.faults) < maxFaults || t.full != nil {
		t.faults = append(t.faults, err)
	}
}

// nextPart takes in the next part of a bundle, or the file itself.
func (t *Intake) nextPart() {
	part, rest, err := t.rest, []byte(nil), error(nil)
	if !t.single {
		part, rest, err = nextPart(t.rest)
	}
	if err == nil && t.records == maxParts {
		err = fmt.Errorf("%w: more than %d parts", save.ErrBroken, maxParts)
	}
	if err != nil {
		t.cut, rest = fmt.Errorf("part %d: %w", t.records, err), nil
	} else if err := t.part(part); err != nil {
		t.fault(fmt.Errorf("part %d: %w", t.records, err))
	}
	t.done += len(t.rest) - len(rest)
	t.rest = rest
	t.records++
}

// part takes in a part of a bundle.
func (t *Intake) part(part []byte) error {
	if len(part) > maxAsideBytes {
		if !t.single {
			t.taken.Left++
		} else if !bytes.HasPrefix(part, []byte(slotMagic)) && !bytes.HasPrefix(part, []byte("TABARD")) {
			return save.ErrNotSave
		}
		return fmt.Errorf("%w: %d bytes", save.ErrBroken, len(part))
	}
	if bytes.HasPrefix(part, []byte(resultMagic)) {
		t.result("", part)
		return nil
	}
	if isBox(part) {
		return t.box(part)
	}
	if rest, ok := bytes.CutPrefix(part, []byte(Heads)); ok {
		return t.head(rest)
	}
	gen := uint32(0)
	if bytes.HasPrefix(part, []byte(slotMagic)) {
		gen, _, _ = unseal(part)
	}
	g, err := readPart(part)
	if err == nil {
		_, err = t.game(g, gen)
	} else if !t.single {
		t.aside(part)
	}
	return err
}

// game puts a game on the shelf that was written there as generation gen, unless it is in the file once more. It returns the game as
// it lies here.
func (t *Intake) game(g save.Game, gen uint32) (save.Game, error) {
	s := t.shelf
	bare, err := nameless(g)
	if err != nil {
		return g, err
	}
	if t.twice(bare) {
		g.ID = ""
		return g, nil
	}
	ids := []string{g.ID}
	for n := range byte(4) { // names that the same game gets when the file is opened again
		ids = append(ids, idOf(sum(append(append([]byte(g.ID), ':', n), bare...))))
	}
	for _, id := range append(ids, NewID()) {
		if id == "" {
			continue
		}
		p, err := s.pair(id)
		if err != nil {
			return g, err
		}
		g.ID = id
		if p.none() {
			if gen > 0 && gen < 1<<31 && id == ids[0] {
				s.marks[id] = mark{gen: gen} // later than the rounds that come with it
			}
			if err := s.Keep(g); err != nil {
				return g, err
			}
			break
		}
		if old, _, _, err := p.open(); err == nil {
			if same, err := nameless(old); err == nil && bytes.Equal(same, bare) {
				t.taken.Here++
				break
			}
		}
	}
	t.taken.Games = append(t.taken.Games, g)
	return g, nil
}

// nameless is all of a game but its id.
func nameless(g save.Game) ([]byte, error) {
	g.ID = ""
	return save.Encode(g)
}

// result takes in the record of a result, of the game that its name says; bundles have no names.
func (t *Intake) result(id string, raw []byte) {
	r, counts, err := decodeResult(raw)
	switch {
	case err == nil && id != "" && r.ID != id:
		err = fmt.Errorf("result: %w: of %s under the name of %s", save.ErrBroken, r.ID, id)
		fallthrough
	case err != nil:
		t.aside(raw)
	case !counts:
		return
	case t.twice(raw):
		return
	default:
		var fresh bool
		if fresh, err = t.shelf.takeResult(r); err == nil && fresh {
			t.taken.Results++
		} else if err == nil {
			t.taken.Known++
		}
	}
	if err != nil {
		t.fault(fmt.Errorf("%w: %w", ErrResult, err))
	}
}

// aside puts bytes aside that cannot be read, each once and not without bound.
func (t *Intake) aside(raw []byte) {
	if len(raw) == 0 || t.twice(raw) {
		return
	}
	s := t.shelf
	if !t.listed {
		t.listed = true
		t.asides, _ = s.storage.Keys(quarantinePrefix)
	}
	key, here, err := s.asideKey(t.asides, raw)
	if err == nil && !here {
		if len(t.asides) >= maxAside || t.put+len(raw) > maxAsideBytes || s.storage.Set(key, raw) != nil {
			t.taken.Left++
			return
		}
		t.asides = append(t.asides, key)
		t.put += len(raw)
	}
	t.taken.Aside++
}

// twice says that these bytes have been looked at before, and counts it.
func (t *Intake) twice(raw []byte) bool {
	n := sum(raw)
	old := t.seen[n]
	t.seen[n] = true
	if old {
		t.taken.Again++
	}
	return old
}

// sum is FNV-1a: it tells records apart and proves nothing.
func sum(raw []byte) uint64 {
	n := uint64(14695981039346656037)
	for _, c := range raw {
		n = (n ^ uint64(c)) * 1099511628211
	}
	return n
}

// roundsHere are the earlier rounds of a game that were here before. All are listed once.
func (t *Intake) roundsHere(id string) []string {
	if t.held == nil {
		keys, err := t.shelf.storage.Keys(earlierPrefix)
		if err != nil {
			t.fault(err)
		}
		t.held, _ = grouped(keys)
	}
	return t.held[id]
}

// dropEarlier gives up the copy that will be missed least, in the order of Shelf.dropEarlier: the oldest of the game that has most. The
// newest copy of a game stays, and all of one that cannot be opened otherwise.
func (t *Intake) dropEarlier() bool {
	if !t.counted {
		t.counted = true
		keys, err := t.shelf.storage.Keys(earlierPrefix)
		if err != nil {
			return false
		}
		byGame, ids := grouped(keys)
		for _, id := range ids {
			of := byGame[id]
			for i, key := range of[:len(of)-1] {
				t.spare = append(t.spare, spare{key, id, len(of) - i})
			}
		}
		sort.SliceStable(t.spare, func(i, j int) bool { return t.spare[i].of > t.spare[j].of })
	}
	for len(t.spare) > 0 {
		c := shift(&t.spare)
		if _, err := t.shelf.Look(c.id); err == nil {
			return t.shelf.storage.Delete(c.key) == nil
		}
	}
	return false
}
