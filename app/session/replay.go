package session

import (
	"errors"

	"tabard/engines/save"
)

// replay takes up a record: its moves where they still lead to the snapshot, or else the snapshot alone.
func (s *Session) replay(g save.Game) error {
	line, err := save.Replay(g)
	if err != nil && !errors.Is(err, save.ErrHistory) {
		return err
	}
	if line.Lost {
		g.Rebase(s.def)
		s.say(NoticeHistoryLost)
	}
	// What replays to the same position under newer rules is a game of the newer rules.
	g.Rules = s.def.Rules
	s.rec = copied(g)
	s.rec.Moves, s.rec.Hashes, s.rec.Snapshot, s.rec.Covered = nil, nil, nil, false
	s.pos = line.Start
	for _, a := range line.Moves {
		only, ok := s.forced(s.pos)
		s.play(a, ok && only == a)
	}
	return nil
}
