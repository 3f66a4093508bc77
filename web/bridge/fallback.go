package bridge

import (
	"time"

	"tabard/engines"
	"tabard/engines/bot"
	"tabard/engines/game"
)

// fallbackSlice is how long the page may think at a time where it has to answer itself.
const fallbackSlice = 8 * time.Millisecond

// pageAsked is the fault of an answer that nobody else was asked for.
const pageAsked = "the page was asked"

// Fallback answers a question in the page itself, without the thinker: a look over the own turn only. If even the position cannot be
// read, the answer is the zero Action, which no game allows.
func Fallback(q bot.Question) bot.Answer {
	m := newMakeshift(q, engines.ByID)
	for !m.step() {
	}
	return m.answer
}

// makeshift is an answer of the page itself in the making.
type makeshift struct {
	view   game.State
	job    job               // nil if there is nothing to think about
	end    func() bot.Answer // what has come of it
	answer bot.Answer
}

func newMakeshift(q bot.Question, find func(string) *game.Def) *makeshift {
	m := &makeshift{answer: bot.Answer{Fault: pageAsked}}
	def := find(q.Game)
	if def == nil {
		return m
	}
	view, err := readState(def, q.State)
	if err != nil || len(q.Moves) == 0 && (view.Turn() != q.Seat || q.Seat == game.Nobody) {
		return m
	}
	m.view = view
	m.guarded(func() {
		m.job, m.end = begin(def, view.Clone(), bot.Greedy(), q)
	})
	return m
}

// step thinks on for a slice, and says whether there is an answer.
func (m *makeshift) step() (done bool) {
	m.guarded(func() {
		for start := time.Now(); m.job != nil && time.Since(start) < fallbackSlice; {
			if m.job.Step(1) {
				m.answer, m.job = m.end(), nil
				m.answer.Fault = pageAsked
			}
		}
	})
	return m.job == nil
}

// guarded: where even the short look breaks, any legal answer keeps the game going.
func (m *makeshift) guarded(do func()) {
	defer func() {
		if recover() != nil {
			m.job = nil
			if legal := m.view.Legal(nil); len(legal) > 0 {
				m.answer.Action = legal[0]
			}
		}
	}()
	do()
}
