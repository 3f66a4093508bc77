package session

import (
	"errors"
	"fmt"
	"slices"
	"time"

	"tabard/engines/game"
	"tabard/engines/save"
)

// Session is one table. It is not safe for concurrent use: the page calls it from one thread.
type Session struct {
	def *game.Def
	rec save.Game // the record but for Snapshot and Covered, which Save fills in

	pos    game.State    // the present; never changed in place, so that steps and pos may share states
	legal  []game.Action // what may be done in the position listed, see options
	listed game.State
	steps  []step // all answers since the set-up or since rec.Base, one for each of rec.Moves

	rev      uint32
	viewer   game.Player
	covered  bool
	coverFor game.Player
	called   bool // who is at turn was asked aloud: see windows.go
	rests    [game.MaxSeats]rest
	openFrom int // secrets of the log are the viewer's to see from this step on: see turnTo

	pace     time.Duration
	skipping bool
	paused   bool
	thinking bool
	stopped  bool
	retries  uint32 // how many faults there were: part of the bots' seed
	held     int    // how many steps of a game of practice cannot be taken back
	shown    int    // how many steps there were when a pause was last over; -1 for none
	finished bool   // the end has been told
	fellBack bool   // the last bot's answer was a makeshift one

	saves   SaveState
	saveRev uint32  // of the last Save effect
	failRev uint32  // of saves.Err
	toldRev uint32  // of the last good write
	view    View    // as of rev
	told    toldLog // of the log of view

	by *letter // of a table by link; nil for a table that is all here

	due due      // what the Update under way ends with
	out []Effect // what it has to say so far
}

// step is one answer.
type step struct {
	before  game.State // nil if it has been let go of: see positions.go
	settled bool       // before is settled: a decision begins here
	who     game.Player
	action  game.Action
	forced  bool // the session's own answer to a question that is no window: see forced.go
	window  bool // see windows.go
	only    bool // nothing else could be answered
	events  []game.Event

	// Of a table by link only: see post.go.
	passed bool // a standing order has passed the window
	first  bool // of its letter, whose draws come from streams of its own
	moves  int  // of the table before it
	letter int
}

// ErrSeats says that the seats do not fit the set-up.
var ErrSeats = errors.New("session: seats do not fit the set-up")

// New sits down to a new game. The effects are the same kind that Update returns.
func New(def *game.Def, c Config) (*Session, []Effect, error) {
	s := &Session{def: def, rec: save.Game{
		ID: c.ID, Title: save.Clean(c.Title), Practice: c.Practice, Series: c.Series, Box: save.Clean(c.Box),
		Code: def.Code, Rules: def.Rules, Setup: c.Setup, Seats: slices.Clone(c.Seats),
	}}
	s.clock(c.Now)
	s.rec.Created = s.rec.Played
	if err := def.CheckSetup(c.Setup); err != nil {
		return nil, nil, fmt.Errorf("session: set up %s: %w", def.ID, err)
	}
	if err := checkSeats(def, c.Setup, c.Seats); err != nil {
		return nil, nil, fmt.Errorf("session: set up %s: %w", def.ID, err)
	}
	err := s.begin(func() error {
		st, err := def.New(c.Setup)
		s.pos = st
		return err
	})
	if err != nil {
		return nil, nil, fmt.Errorf("session: set up %s: %w", def.ID, err)
	}
	return s, s.take(), nil
}

// Open takes up a saved game. A table of several humans with secrets opens on the curtain.
func Open(g save.Game) (*Session, []Effect, error) { return open(g, atOnce) }

func open(g save.Game, tick func() error) (*Session, []Effect, error) {
	def := save.ByCode(g.Code)
	if def == nil {
		return nil, nil, fmt.Errorf("session: open: %w: code %d", save.ErrUnknownGame, g.Code)
	}
	s := &Session{def: def}
	return sit(s, g, func() error { return s.replay(g, tick) })
}

// sit begins a session with a game that is there already.
func sit(s *Session, g save.Game, load func() error) (*Session, []Effect, error) {
	if err := checkSeats(s.def, g.Setup, g.Seats); err != nil {
		return nil, nil, fmt.Errorf("session: open: %w", err)
	}
	if err := s.begin(load); err != nil {
		return nil, nil, fmt.Errorf("session: open a game of %s: %w", s.def.ID, err)
	}
	return s, s.take(), nil
}

// begin loads the first position with load, finds out whose eyes the table has and starts the bots.
func (s *Session) begin(load func() error) (err error) {
	defer func() {
		if p := recover(); p != nil {
			err = fmt.Errorf("%w: %v", save.ErrBroken, p)
		}
	}()
	s.viewer, s.coverFor = game.Nobody, game.Nobody
	s.pace = DefaultPause
	if err := load(); err != nil {
		return err
	}
	from := len(s.steps)
	s.shown = from
	s.finished = s.pos.Turn() == game.Nobody
	s.seatViewer()
	s.advance()
	if s.by != nil {
		from = s.by.fresh
	}
	s.changed(from)
	s.end()
	return nil
}

func checkSeats(def *game.Def, setup game.Setup, seats []save.Seat) error {
	if len(seats) != setup.Seats {
		return fmt.Errorf("%w: %d seats for %d", ErrSeats, len(seats), setup.Seats)
	}
	for i, seat := range seats {
		if seat.Bot && int(seat.Level) >= len(def.Levels) {
			return fmt.Errorf("%w: seat %d has level %d of %d", ErrSeats, i, seat.Level, len(def.Levels))
		}
	}
	return nil
}

// Rematch is the set-up of another game at the same table. The seed of g.Setup gives the very same game again.
func Rematch(g save.Game, id string, seed uint64, now int64) Config {
	setup := g.Setup
	setup.Seed = seed
	return Config{ID: id, Title: g.Title, Now: now, Setup: setup, Seats: slices.Clone(g.Seats), Practice: g.Practice, Box: g.Box}
}

// Save is the record of the present, for links and files. The writer may set Played to the time of writing, since the
// session has no clock.
func (s *Session) Save() save.Game {
	if s.by != nil {
		return s.guessed(len(s.steps))
	}
	g := copied(s.rec)
	g.Covered = s.covered
	g.Snapshot = marshal(s.pos)
	return g
}

// copied shares no memory with g that either side might write to.
func copied(g save.Game) save.Game {
	g.Seats = slices.Clone(g.Seats)
	g.Moves, g.Hashes = slices.Clone(g.Moves), slices.Clone(g.Hashes)
	g.Snapshot, g.Base = slices.Clone(g.Snapshot), slices.Clone(g.Base)
	return g
}

func marshal(st game.State) []byte {
	b, err := st.MarshalMsg(nil)
	if err != nil {
		panic(fmt.Sprintf("session: snapshot of a valid state: %v", err))
	}
	return b
}

// clock notes what time it is, as far as messages tell.
func (s *Session) clock(now int64) {
	if now != 0 {
		s.rec.Played = now
	}
}

func (s *Session) human(p game.Player) bool {
	return p >= 0 && int(p) < len(s.rec.Seats) && !s.rec.Seats[p].Bot && !s.away(p)
}

func (s *Session) bot(p game.Player) bool {
	return p >= 0 && int(p) < len(s.rec.Seats) && s.rec.Seats[p].Bot
}

func (s *Session) humans() int {
	n := 0
	for i := range s.rec.Seats {
		if s.human(game.Player(i)) {
			n++
		}
	}
	return n
}
