package bridge

import (
	"time"

	"tabard/engines"
	"tabard/engines/bot"
	"tabard/engines/game"
)

// fallbackSlice is how long the page may think at a time where it has to answer itself.
const fallbackSlice = 8 * time.Millisecond

// Fallback answers a question in the page itself, without the thinker: a look over the own turn only. If even the position cannot be
// read, the answer is the zero Action, which no game allows.
func Fallback(q Question) Answer {
	m := newMakeshift(q, engines.ByID)
	for !m.step() {
	}
	return m.answer
}

// makeshift is an answer of the page itself in the making.
type makeshift struct {
	view   game.State
	search *bot.Search // nil if there is nothing to think about
	answer Answer
}

func newMakeshift(q Question, find func(string) *game.Def) *makeshift {
	m := &makeshift{answer: Answer{Fault: "the page was asked"}}
	def := find(q.Game)
	if def == nil {
		return m
	}
	view, err := readState(def, q.State)
	if err != nil || view.Turn() != q.Seat || q.Seat == game.Nobody {
		return m
	}
	m.view = view
	m.guarded(func() {
		if q.Advice == 0 {
			m.search = bot.New(def, view.Clone(), q.Seat, bot.Greedy(), q.Seed)
			return
		}
		m.search = bot.NewAdvice(def, view.Clone(), q.Seat, bot.Greedy(), q.Seed, q.Advice)
	})
	return m
}

// step thinks on for a slice, and says whether there is an answer.
func (m *makeshift) step() (done bool) {
	m.guarded(func() {
		for start := time.Now(); m.search != nil && time.Since(start) < fallbackSlice; {
			if m.search.Step(1) {
				m.answer.Action, m.answer.Advice, m.search = m.search.Best(), m.search.Advice(), nil
			}
		}
	})
	return m.search == nil
}

// guarded: where even the short look breaks, any legal answer keeps the game going.
func (m *makeshift) guarded(do func()) {
	defer func() {
		if recover() != nil {
			m.answer.Action, m.search = m.view.Legal(nil)[0], nil
		}
	}()
	do()
}
