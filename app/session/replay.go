package session

import (
	"errors"

	"tabard/engines/game"
	"tabard/engines/save"
	"tabard/engines/share"
)

// atOnce is the tick of what is read in one go: see Reading.
func atOnce() error { return nil }

// replay takes up a record: its moves where they still lead to the snapshot, or else the snapshot alone. An error of tick, which is called
// before each move, ends it.
func (s *Session) replay(g save.Game, tick func() error) error {
	line, err := save.Walk(g, func(i int, before game.State, a game.Action, options int) (game.State, error) {
		if err := tick(); err != nil {
			return nil, err
		}
		return s.recall(i, before, a, options)
	})
	if err != nil && !errors.Is(err, save.ErrHistory) {
		return err
	}
	if line.Lost {
		s.steps = nil
		g.Rebase(s.def)
		s.say(NoticeHistoryLost)
	}
	s.takeUp(g, line.Final)
	return nil
}

// recall makes a move of a game that is taken up, and notes it as play would have done.
func (s *Session) recall(_ int, before game.State, a game.Action, options int) (game.State, error) {
	after := before.Clone()
	var sink game.Sink
	after.Apply(a, &sink)
	only := options == 1
	given := only && !before.Settled() && a.Kind != game.EndTurn && !sink.Reveals() // as forced finds by a trial
	s.note(before, a, given, only, sink.Events)
	return after, nil
}

// takeUp makes a record and its present the session's own.
func (s *Session) takeUp(g save.Game, pos game.State) {
	// What replays to the same position under newer rules is a game of the newer rules.
	g.Rules = s.def.Rules
	s.rec = copied(g)
	s.rec.Snapshot, s.rec.Covered = nil, false
	s.pos = pos
}

// Linked is a game that a link brings, played through and ready to be taken up.
type Linked struct {
	Game save.Game // without an id
	s    *Session
	pos  game.State // after the last move; nil if there was none
}

// readLink plays the game of a link through: see share.Decode for its errors.
func readLink(text string, boxes share.Boxes, tick func() error) (*Linked, error) {
	l := &Linked{}
	g, err := share.Play(text, boxes, func(d *game.Def) save.Mover {
		l.s = &Session{def: d}
		return func(i int, before game.State, a game.Action, options int) (after game.State, err error) {
			if err = tick(); err == nil {
				l.pos, err = l.s.recall(i, before, a, options)
			}
			return l.pos, err
		}
	})
	if err != nil {
		return nil, err
	}
	l.Game = g
	return l, nil
}

// Open sits down to the game under an id of the caller's. The first time it is not played through again.
func (l *Linked) Open(id string, now int64) (*Session, []Effect, error) {
	g := l.Game
	g.ID, g.Played = id, now
	if l.pos == nil {
		return Open(g)
	}
	s, pos := l.s, l.pos
	l.s, l.pos = nil, nil
	return sit(s, g, func() error {
		s.takeUp(g, pos)
		return nil
	})
}
