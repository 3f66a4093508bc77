package session

import (
	"hash/fnv"

	"tabard/engines/bot"
	"tabard/engines/game"
)

// due is what an Update ends with, once everything else is said.
type due uint8

const (
	dueNothing due = iota
	dueThink
	duePause
	dueFinished
	dueLetter
)

// advance plays on until somebody has to be asked or waited for.
func (s *Session) advance() {
	s.called = false
	for {
		s.tireless()
		t := s.pos.Turn()
		switch {
		case s.resting():
			s.skipping = false
			return
		case t == game.Nobody:
			s.skipping = false
			if !s.finished {
				s.due = dueFinished
			}
			return
		case s.bot(t):
			if s.stopped {
				return
			}
			if s.pauseDue() {
				s.due = duePause
				return
			}
			options := s.options()
			if len(options) != 1 {
				s.due = dueThink
				return
			}
			s.play(options[0], true)
		default:
			only, ok := s.auto()
			if !ok {
				s.skipping = false
				s.turnTo(t)
				return
			}
			s.play(only, true)
		}
	}
}

// pauseDue says that a bot has just ended a whole decision and people have not had time to see it.
func (s *Session) pauseDue() bool {
	n := len(s.steps)
	if n == 0 || n == s.shown || s.pace == 0 || s.skipping || !s.pos.Settled() {
		return false
	}
	return s.bot(s.steps[s.group(n-1)].who)
}

// group is the first step of the log group that step i belongs to.
func (s *Session) group(i int) int {
	for i > 0 && !s.steps[i].settled {
		i--
	}
	return i
}

// goOn ends a pause or a standstill.
func (s *Session) goOn() bool {
	n, rested := len(s.steps), s.resting()
	s.paused, s.stopped, s.shown = false, false, n
	s.advance()
	return len(s.steps) != n || s.resting() != rested // an answer that waits for the next letter is no step yet
}

// stop calls off the thinker and the pause.
func (s *Session) stop() {
	if s.thinking {
		s.do(StopThinking{})
	}
	s.thinking, s.paused = false, false
}

// changed gives the position its new revision, the screen its new view and the store its new record. Steps from number
// from on are new.
func (s *Session) changed(from int) {
	s.rev++
	s.paint()
	s.save()
	if fresh := s.news(from); len(fresh) > 0 {
		s.do(Announce{fresh})
	}
}

func (s *Session) save() {
	s.saves.Pending, s.saveRev = true, s.rev
	if s.by == nil {
		s.do(Save{s.rev, s.Save()})
		return
	}
	rec, err := s.by.course.Record()
	if err != nil {
		panic(err)
	}
	s.do(Keep{s.rev, rec})
}

// end says last what the shell has to wait for.
func (s *Session) end() {
	switch s.due {
	case dueThink:
		s.thinking = true
		s.do(Think{s.rev, s.question()})
	case duePause:
		s.paused = true
		s.do(Pause{s.rev, s.pace})
	case dueFinished:
		s.finished = true
		s.do(Finished{})
	case dueLetter:
		s.ends()
		if s.by.course.Over() && !s.finished {
			s.finished = true
			s.do(Finished{})
		}
	}
	s.due = dueNothing
	s.flags()
}

// question asks for the action of the seat at turn.
func (s *Session) question() bot.Question {
	t := s.pos.Turn()
	return bot.Question{
		Game: s.def.ID, Seat: t, Level: s.rec.Seats[t].Level, Trait: s.def.TraitOf(s.rec.Seats[t].Name),
		Seed: s.botSeed(t), State: marshal(game.View(s.pos, t)),
	}
}

// botSeed is one seat's for the whole game, so that a weak bot keeps its style; what a position adds to it is the bot's own
// affair. It depends on nothing hidden and nothing that a reload changes. After a fault it changes, since the same answer
// would lead to the same fault.
func (s *Session) botSeed(t game.Player) uint64 {
	if s.by != nil {
		return s.by.course.BotSeed(t)
	}
	h := fnv.New64a()
	h.Write([]byte(s.rec.ID))
	h.Write([]byte{0, byte(t), byte(s.retries), byte(s.retries >> 8)})
	return h.Sum64()
}
