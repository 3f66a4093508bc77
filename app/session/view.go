package session

import (
	"slices"

	"tabard/engines/bot"
	"tabard/engines/game"
	"tabard/engines/post"
)

// View is the table as a screen may show it. Its slices belong to everybody who asked at this revision: read only.
func (s *Session) View() View { return s.view }

// paint makes the view of a new revision.
func (s *Session) paint() {
	v := View{
		Rev: s.rev, Def: s.def, Setup: s.rec.Setup, Seats: slices.Clone(s.rec.Seats), ID: s.rec.ID, Practice: s.rec.Practice, Series: s.rec.Series, Box: s.rec.Box,
		Viewer: s.viewer, Turn: s.pos.Turn(), Covered: s.covered, CoverFor: s.coverFor,
		Over: s.pos.Turn() == game.Nobody, Lost: len(s.rec.Base) > 0, Called: s.called,
	}
	v.Log = s.log()
	v.Since = s.since(v.Log)
	v.Next = game.Nobody
	if s.by != nil {
		if v.Next = s.by.course.Next(); v.Next != game.Nobody {
			v.Turn = v.Next // an answer may wait for what that letter draws
		}
		v.Unadvised = s.by.course.Table().Agreed&post.Advised == 0
		if v.Letter = len(s.by.course.Table().Letters); s.by.course.Holder() != game.Nobody {
			v.Letter++
		}
		for p := range v.Seats {
			if !v.Seats[p].Bot {
				v.Seats[p].Level = uint8(s.by.order(game.Player(p)))
			}
		}
	}
	for p := range v.Away {
		v.Away[p] = s.away(game.Player(p))
	}
	if s.covered {
		v.Viewer = game.Nobody
	} else {
		v.State = game.View(s.pos, s.viewer)
		v.Prompt = s.pos.Prompt()
		v.Window = s.def.Window(v.Prompt)
		if v.Turn == s.viewer && s.human(v.Turn) && !s.resting() {
			v.Legal = s.options()
			v.Suggested = suggested(v.State, v.Legal)
		}
		v.Standing = standing(s.pos, v.State)
	}
	s.view = v
	s.ways()
}

// ways tells the view what can be taken back.
func (s *Session) ways() {
	v := &s.view
	v.Barrier = BarrierNone
	if s.covered {
		v.Barrier = BarrierOther
		return
	}
	undo, restart := s.undoTo(), s.restartTo()
	v.CanUndo, v.CanCancel = undo >= 0, s.cancelTo() >= 0
	v.CanRestart = restart >= 0 && restart < undo
	if !v.CanUndo {
		_, v.Barrier = s.barrier()
	}
}

// Wonder is the question to a bot for advice to the viewer: whoever asks it chooses Level and Advice. It is false if the viewer has
// nothing to decide.
func (s *Session) Wonder() (bot.Question, bool) {
	if len(s.view.Legal) == 0 || s.pos.Turn() != s.view.Viewer || s.view.Unadvised {
		return bot.Question{}, false
	}
	q := s.question()
	q.Level, q.Trait = 0, 0
	return q, true
}

// Answers are all answers that the game has had, or nil if its beginning is lost.
func (s *Session) Answers() []game.Action {
	if len(s.rec.Base) > 0 {
		return nil
	}
	all := make([]game.Action, len(s.steps))
	for i := range s.steps {
		all[i] = s.steps[i].action
	}
	return all
}

// flags brings up to date what changes without a new revision.
func (s *Session) flags() {
	v := &s.view
	v.Title, v.Save, v.Advised = s.rec.Title, s.saves, s.rec.Advised
	v.Thinking, v.Paused, v.Skipping = s.thinking, s.paused, s.skipping
	v.Stopped = s.stopped && s.bot(s.pos.Turn())
	for p := range s.rests {
		v.Rests[p] = s.rests[p].on
	}
}

// suggested is the action that the game would offer first, if it is one of the legal ones.
func suggested(st game.State, legal []game.Action) game.Action {
	if sg, ok := st.(game.Suggester); ok {
		if a := sg.Suggest(); game.Index(legal, a) >= 0 {
			return a
		}
	}
	return game.Action{}
}

// standing is what the viewer may know of the scores, and everything once the game is over.
func standing(pos, seen game.State) []game.Rank {
	if pos.Turn() == game.Nobody {
		return pos.Standing(nil)
	}
	return seen.Standing(nil)
}

// At is the table after log entry i of the present View, for looking back: what the viewer could see then, and nothing to
// decide. The fields that only concern the present are zero.
func (s *Session) At(i int) (v View, ok bool) {
	defer func() {
		if recover() != nil { // a fault of the rules in an old position is no reason to lose the present one
			v, ok = View{}, false
		}
	}()
	if s.covered || i < 0 || i >= len(s.view.Log) {
		return View{}, false
	}
	n := s.after(i)
	pos, eyes := s.pos, s.viewer
	if n < len(s.steps) {
		pos, eyes = s.at(n), s.eyes(n)
	}
	v = View{
		Rev: s.rev, Def: s.def, Setup: s.rec.Setup, Seats: s.view.Seats, ID: s.rec.ID, Title: s.rec.Title, Box: s.rec.Box,
		Practice: s.rec.Practice, Viewer: eyes, CoverFor: game.Nobody, Next: game.Nobody, Letter: s.view.Letter, Turn: pos.Turn(), Prompt: pos.Prompt(),
		State: game.View(pos, eyes), Log: slices.Clip(s.view.Log[:i+1]), Since: i,
		Over: pos.Turn() == game.Nobody, Lost: s.view.Lost,
	}
	v.Standing = standing(pos, v.State)
	return v, true
}
