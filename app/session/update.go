package session

import (
	"fmt"

	"tabard/engines/game"
	"tabard/engines/save"
)

// Update carries out one message and returns what the shell must do, in order. A fault in the rules changes nothing: the
// position before the message stays, and the one effect of interest is Broken.
func (s *Session) Update(m Msg) (effects []Effect) {
	before, moves := *s, s.moves()
	defer func() {
		if fault := recover(); fault != nil {
			s.resume(&before, moves)
			effects = s.broken(m, fault)
		}
	}()
	s.shed()
	from := len(s.steps)
	moved := s.handle(m)
	if moved {
		s.changed(max(min(from, len(s.steps)), s.held))
	}
	s.end()
	return s.take()
}

// take hands out the effects collected so far.
func (s *Session) take() []Effect {
	out := s.out
	s.out = nil
	return out
}

func (s *Session) do(e Effect)  { s.out = append(s.out, e) }
func (s *Session) say(n Notice) { s.do(Notify{n}) }

// handle says whether anything changed that a human could answer or that a screen shows of the position.
func (s *Session) handle(m Msg) bool {
	switch m := m.(type) {
	case Chose:
		return s.chose(m.Rev, []game.Action{m.Action})
	case ChoseMany:
		return s.chose(m.Rev, m.Actions)
	case Cancel:
		return s.rewind(s.cancelTo())
	case Undo:
		return s.rewind(s.undoTo())
	case RestartTurn:
		return s.rewind(s.restartTo())
	case Lifted:
		return s.lift()
	case Look:
		return s.look(m.Viewer)
	case Thought:
		return s.thought(m)
	case Resume:
		if m.Rev != s.rev || !s.paused && !s.stopped {
			return false
		}
		return s.goOn()
	case Skip:
		s.skipping = true
		if s.paused {
			return s.goOn()
		}
		s.skipping = s.thinking
	case SetPace:
		s.pace = max(m.Pause, 0)
		s.skipping = false
		if s.paused && s.pace == 0 {
			return s.goOn()
		}
	case Saved:
		s.saved(m)
	case Halt:
		s.stop()
		s.stopped = true
		return s.leave()
	case Passes:
		return s.pass(m)
	case HandOver:
		return s.handOver()
	case SetAsk:
		return s.setAsk(m)
	case Advised:
		if !s.rec.Advised {
			s.rec.Advised = true
			s.save()
		}
	case Ahead:
		return s.ahead(m)
	case Hold:
		s.held = min(max(m.Answers, 0), len(s.steps))
		s.ways()
	case Rename:
		s.rename(m.Title)
	}
	return false
}

// chose answers for the human at turn: all or nothing.
func (s *Session) chose(rev uint32, actions []game.Action) bool {
	t := s.pos.Turn()
	switch {
	case rev != s.rev:
		s.say(NoticeStale)
		return false
	case s.covered || !s.human(t) || s.viewer != t || s.resting():
		s.say(NoticeNotYours)
		return false
	case len(actions) == 0:
		s.say(NoticeIllegal)
		return false
	}
	before, moves := *s, s.moves()
	for n, a := range actions {
		if n > 0 && s.resting() { // the letter has ended before
			break
		}
		// The face may or may not list the answers that give themselves.
		for only, ok := s.auto(); ok && only != a && s.pos.Turn() == t; only, ok = s.auto() {
			s.play(only, true)
		}
		only, ok := s.auto()
		if s.pos.Turn() != t || s.resting() || !s.isLegal(a) {
			s.resume(&before, moves)
			s.say(NoticeIllegal)
			return false
		}
		s.play(a, ok && only == a)
	}
	s.stopped = false
	s.advance()
	return true
}

// ahead plays a stretch that nobody watches.
func (s *Session) ahead(m Ahead) bool {
	if m.Rev != s.rev || s.covered || !s.human(s.pos.Turn()) || s.by != nil {
		s.say(NoticeStale)
		return false
	}
	before := *s
	for _, a := range m.Actions {
		if !s.isLegal(a) {
			*s = before
			s.say(NoticeIllegal)
			return false
		}
		given := false
		if s.human(s.pos.Turn()) {
			only, ok := s.auto()
			given = ok && only == a
		}
		s.play(a, given)
	}
	s.held, s.shown, s.stopped = len(s.steps), len(s.steps), false
	s.advance()
	return true
}

// thought takes a bot's answer. One that is not legal, from a worker of another version perhaps, is replaced.
func (s *Session) thought(m Thought) bool {
	if m.Rev != s.rev || !s.thinking {
		return false
	}
	s.thinking = false
	a, makeshift := m.Action, m.Fault != ""
	if !s.isLegal(a) {
		a, makeshift = s.makeshift(), true
	}
	if makeshift && !s.fellBack {
		s.say(NoticeFallback)
	}
	s.fellBack = makeshift
	s.play(a, false)
	s.advance()
	return true
}

// options is what may be done now. A position is listed once; the list belongs to everybody who has asked: read only.
func (s *Session) options() []game.Action {
	if s.listed != s.pos {
		s.listed, s.legal = s.pos, s.pos.Legal(nil)
	}
	return s.legal
}

func (s *Session) isLegal(a game.Action) bool {
	return s.pos.Turn() != game.Nobody && game.Index(s.options(), a) >= 0
}

// makeshift is an answer for a bot that has none: what the game suggests, or the first that does something.
func (s *Session) makeshift() game.Action {
	if sg, ok := game.View(s.pos, s.pos.Turn()).(game.Suggester); ok {
		if a := sg.Suggest(); s.isLegal(a) {
			return a
		}
	}
	for _, a := range s.options() {
		if a.Kind >= game.FirstKind {
			return a
		}
	}
	return s.options()[0]
}

// play carries out a legal action.
func (s *Session) play(a game.Action, forced bool) {
	options := s.options()
	i := game.Index(options, a)
	if i < 0 {
		panic(fmt.Sprintf("session: %s is not legal", s.def.ActionText(a)))
	}
	if s.by != nil {
		s.write(i)
		return
	}
	next := s.pos.Clone()
	var sink game.Sink
	next.Apply(a, &sink)
	s.note(s.pos, a, forced, len(options) == 1, sink.Events)
	s.pos = next
	s.rec.Add(i, next)
}

// note keeps an answer for undo and the log. only says that nothing else could be answered.
func (s *Session) note(before game.State, a game.Action, forced, only bool, events []game.Event) {
	window := s.window(before)
	s.steps = append(s.steps, step{
		before: before, settled: before.Settled(), who: before.Turn(),
		action: a, forced: forced && !window, window: window, only: only, events: events,
	})
	s.thin()
}

// saved notes how the writing went. Only the answer to the latest Save ends the waiting, and that an older one has succeeded does not
// mend a failure.
func (s *Session) saved(m Saved) {
	if m.Rev >= s.saveRev {
		s.saves.Pending = false
	}
	if m.Err != nil {
		s.saves.Err, s.failRev = m.Err, max(m.Rev, s.failRev)
	} else if m.Rev >= s.toldRev && (s.saves.Err == nil || m.Rev >= s.failRev) {
		s.saves.Err, s.toldRev = nil, m.Rev
		s.saves.At, s.saves.Noted = m.At, m.Noted
		s.clock(m.At)
	}
}

// rename gives the game a title.
func (s *Session) rename(title string) {
	s.rec.Title = save.Clean(title)
	s.save()
}
