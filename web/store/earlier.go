package store

import (
	"bytes"
	"errors"
	"fmt"
	"strconv"
	"strings"

	"tabard/engines/game"
	"tabard/engines/save"
)

// Beside its two slots each game has a copy of how it stood at the beginning of each of its last rounds, under a key with
// the generation it was written in. A round is over when the turn comes back to the first seat that a person
// has, whatever a game itself counts. The copies are for a player who wants to go back and for the day on which both slots
// are damaged; they are the first to go where storage is full.
const (
	earlierPrefix = "round:"
	earlierMax    = 5
	earlierOver   = 1  // of a game that is over: its moves lead back, and the copy is for the day on which both slots are damaged
	soloRound     = 16 // decisions that make a round where nobody else has a turn
)

// Earlier is a game as it stood at the beginning of a round.
type Earlier struct {
	ID   string
	Gen  uint32
	Game save.Game
	Err  error // why it cannot be opened
}

func earlierKey(id string, gen uint32) string {
	return fmt.Sprintf("%s%s:%08x", earlierPrefix, id, gen)
}

// earlierID is the game and the generation in a key.
func earlierID(key string) (id string, gen uint32, ok bool) {
	id, ok = strings.CutPrefix(key, earlierPrefix)
	if !ok || len(id) < 10 || id[len(id)-9] != ':' {
		return "", 0, false
	}
	n, err := strconv.ParseUint(id[len(id)-8:], 16, 32)
	return id[:len(id)-9], uint32(n), err == nil
}

// lap is what a shelf remembers of the round that a game is in.
type lap struct {
	others bool // another seat has had its turn since the last copy
	moves  int  // decisions at the last copy
	any    bool // there is a copy
	// gens are the n newest copies, oldest first, once they are known: to look for them is to go through all that is stored.
	known bool
	n     int
	gens  [earlierMax]uint32
}

// home is the seat whose turns begin the rounds.
func home(g save.Game) game.Player {
	for i, seat := range g.Seats {
		if !seat.Bot {
			return game.Player(i)
		}
	}
	return 0
}

// due says whether a round begins with this position, or the game is over, and keeps the lap in step with it.
func (l *lap) due(g save.Game) (due, over bool) {
	_, st, err := save.Open(g)
	if err != nil || st.Turn() == game.Nobody {
		return false, err == nil
	}
	if st.Turn() != home(g) {
		l.others = true
		return false, false
	}
	if !st.Settled() {
		return false, false
	}
	return !l.any || l.others || len(g.Seats) == 1 && (len(g.Moves) >= l.moves+soloRound || len(g.Moves) < l.moves), false
}

// keepRound keeps a copy of a game if a round begins with it. sealed is its slot, as it was just written. It is done as well as
// can be: a copy that finds no room is tried again at the next writing, and the game itself is safe without it.
func (s *Shelf) keepRound(g save.Game, gen uint32, sealed []byte) {
	if s.intake != nil {
		return // it comes with the copies that it has
	}
	l := s.laps[g.ID]
	due, over := l.due(g)
	if due {
		if !s.keptAt(earlierKey(g.ID, gen), sealed) {
			l.known = false // it may lie there all the same
		} else {
			l.others, l.moves, l.any = false, len(g.Moves), true
			if !l.known {
				s.know(g.ID, &l) // this one among them
			} else if s.trim(g.ID, &l, earlierMax-1); l.known {
				l.gens[l.n] = gen
				l.n++
			}
		}
	}
	if over && (!l.known || l.n > earlierOver) {
		if !l.known {
			s.know(g.ID, &l)
		}
		s.trim(g.ID, &l, earlierOver)
	}
	s.laps[g.ID] = l
}

// keptAt writes a copy and says whether it is there.
func (s *Shelf) keptAt(key string, sealed []byte) bool {
	if s.storage.Set(key, sealed) != nil {
		return false
	}
	back, err := s.storage.Get(key)
	if err == nil && bytes.Equal(back, sealed) {
		return true
	}
	_ = s.storage.Delete(key)
	return false
}

// know lists the copies of a game, if they can be listed and none is too many.
func (s *Shelf) know(id string, l *lap) {
	s.thin(id, earlierMax)
	keys, err := s.earlierKeys(id)
	l.known, l.n = err == nil && len(keys) <= earlierMax, 0
	if !l.known {
		return
	}
	for _, key := range keys {
		_, l.gens[l.n], _ = earlierID(key)
		l.n++
	}
}

// trim leaves the newest few copies of a game.
func (s *Shelf) trim(id string, l *lap, leave int) {
	for l.n > leave {
		if s.storage.Delete(earlierKey(id, l.gens[0])) != nil {
			l.known = false // they are looked for anew the next time
			return
		}
		copy(l.gens[:], l.gens[1:])
		l.n--
	}
}

// KeepEarlier keeps a copy of a game as it is stored, whatever the round: before its history is given up, for example.
func (s *Shelf) KeepEarlier(id string) error {
	p, err := s.pair(id)
	if err != nil {
		return err
	}
	_, from, _, err := p.open()
	if err != nil {
		return fmt.Errorf("store: keep %s as it is: %w", id, err)
	}
	if err := s.set(earlierKey(id, from.gen), from.raw); err != nil {
		return fmt.Errorf("store: keep %s as it is: %w", id, err)
	}
	s.thin(id, earlierMax)
	if l, ok := s.laps[id]; ok {
		l.known = false
		s.laps[id] = l
	}
	return nil
}

// thin leaves the newest few copies of a game.
func (s *Shelf) thin(id string, leave int) {
	keys, _ := s.earlierKeys(id)
	for len(keys) > leave {
		if s.storage.Delete(keys[0]) != nil {
			return
		}
		keys = keys[1:]
	}
}

// earlierKeys are the copies of one game, oldest first.
func (s *Shelf) earlierKeys(id string) (keys []string, err error) {
	all, err := s.storage.Keys(earlierPrefix + id + ":")
	if err != nil {
		return nil, err
	}
	for _, key := range all {
		if of, _, ok := earlierID(key); ok && of == id {
			keys = append(keys, key)
		}
	}
	return keys, nil
}

// dropEarlier makes room: it gives up the one copy that will be missed least, and says whether there was one. A copy of a
// game that cannot be opened otherwise is never given up.
func (s *Shelf) dropEarlier() bool {
	if s.intake != nil {
		return s.intake.dropEarlier()
	}
	all, err := s.storage.Keys(earlierPrefix)
	if err != nil {
		return false
	}
	byGame, ids := grouped(all)
	best := ""
	for _, id := range ids {
		if len(byGame[id]) <= len(byGame[best]) {
			continue
		}
		p, err := s.pair(id)
		if err != nil {
			return false
		}
		if _, _, _, err := p.open(); err == nil {
			best = id
		}
	}
	return best != "" && s.storage.Delete(byGame[best][0]) == nil
}

// grouped are copies by their games, and the games in the order of their keys, so that equal storages lose the same copy.
func grouped(keys []string) (byGame map[string][]string, ids []string) {
	byGame = map[string][]string{}
	for _, key := range keys {
		if id, _, ok := earlierID(key); ok {
			if byGame[id] == nil {
				ids = append(ids, id)
			}
			byGame[id] = append(byGame[id], key)
		}
	}
	return byGame, ids
}

// Rounds says of how many games, by id, there are how many earlier rounds.
func (s *Shelf) Rounds() (map[string]int, error) {
	keys, err := s.storage.Keys(earlierPrefix)
	if err != nil {
		return nil, fmt.Errorf("store: list earlier rounds: %w", err)
	}
	n := map[string]int{}
	for _, key := range keys {
		if id, _, ok := earlierID(key); ok {
			n[id]++
		}
	}
	return n, nil
}

// EarlierOf returns a game as it stood at the beginnings of its last rounds, the newest first.
func (s *Shelf) EarlierOf(id string) ([]Earlier, error) {
	keys, err := s.storage.Keys(earlierPrefix + id + ":")
	if err != nil {
		return nil, failed("list earlier rounds of", id, err)
	}
	var all []Earlier
	for i := len(keys) - 1; i >= 0; i-- {
		of, gen, ok := earlierID(keys[i])
		if !ok || of != id {
			continue
		}
		raw, err := s.storage.Get(keys[i])
		if err != nil {
			return nil, failed("read an earlier round of", id, err)
		}
		if raw == nil {
			continue // another tab has thinned them since
		}
		e := Earlier{ID: id, Gen: gen}
		if e.Game, e.Err = readPart(raw); e.Err == nil {
			e.Game.ID = id
		}
		all = append(all, e)
	}
	return all, nil
}

// Revive puts an earlier round of a game on the shelf as a game of its own. The game that it comes from stays as it is.
func (s *Shelf) Revive(id string, gen uint32) (save.Game, error) {
	all, err := s.EarlierOf(id)
	if err != nil {
		return save.Game{}, err
	}
	for _, e := range all {
		if e.Gen != gen {
			continue
		}
		if e.Err != nil {
			return save.Game{}, failed("go back in", id, e.Err)
		}
		g := e.Game
		g.ID = NewID()
		return g, s.Put(g)
	}
	return save.Game{}, failed("go back in", id, ErrNone)
}

// ErrGone says that of a game nothing but earlier rounds is left.
var ErrGone = errors.New("store: only earlier rounds are left")
