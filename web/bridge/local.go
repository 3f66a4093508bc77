package bridge

import (
	"time"

	"tabard/engines"
	"tabard/engines/bot"
	"tabard/engines/game"
)

// localSlice is how long the page's thread may think at a time: half a frame. Tests make it shorter.
var localSlice = 8 * time.Millisecond

// hastyUnits bounds a stand-in's search, which needs a quarter of it where there is most to look at.
const hastyUnits = 1024

// Fallback answers a question as a stand-in does, in one go.
func Fallback(q bot.Question) bot.Answer {
	l := newLocal(q, engines.ByID, "a stand-in was asked")
	for !l.step() {
	}
	return l.answer
}

// local is a question that the page's thread works on in slices. Without a fault it thinks as the thinker would and comes to the same
// answer. With one it is a stand-in: it thinks by bot.Hasty, since the search of the level itself has broken down.
type local struct {
	q      bot.Question
	find   func(string) *game.Def
	fault  string
	begun  bool
	units  int
	view   game.State        // nil where the position cannot be read
	job    job               // nil before the work begins and after its end
	end    func() bot.Answer // gives the result once the job is done
	answer bot.Answer
}

func newLocal(q bot.Question, find func(string) *game.Def, fault string) *local {
	return &local{q: q, find: find, fault: fault}
}

// step thinks on for a slice, and says whether there is an answer.
func (l *local) step() (done bool) {
	l.guarded(func() {
		start := time.Now()
		if !l.begun {
			l.begin()
		}
		for more := true; more && l.job != nil; more = time.Since(start) < localSlice {
			l.unit()
		}
	})
	return l.begun && l.job == nil
}

// begin reads the question. What cannot be read is answered with the zero Action.
func (l *local) begin() {
	l.begun = true
	def := l.find(l.q.Game)
	if def == nil {
		l.answer.Fault = "no such game"
		return
	}
	view, err := readState(def, l.q.State)
	if err == nil {
		err = fits(l.q, def, view)
	}
	if err != nil {
		l.answer.Fault = err.Error()
		return
	}
	l.view = view
	level := bot.Hasty()
	if l.fault == "" {
		level = def.Levels[l.q.Level]
	}
	l.job, l.end = begin(def, view.Clone(), level, l.q)
}

// unit does one unit of work.
func (l *local) unit() {
	done := l.job.Step(1)
	l.units++
	if search, ok := l.job.(*bot.Search); ok && l.fault != "" && l.units == hastyUnits && !done {
		search.Hurry()
		done = true
	}
	if done {
		l.answer, l.job = l.end(), nil
		l.answer.Fault = l.fault
	}
}

// progress says how much of the work is done.
func (l *local) progress() (done, total int) {
	if l.job == nil {
		return 0, 1
	}
	return l.job.Progress()
}

// guarded puts a stand-in in the place of a search that panics. Where that panics too, any legal answer keeps the game going.
func (l *local) guarded(do func()) {
	defer func() {
		p := recover()
		switch {
		case p == nil:
			return
		case l.fault == "" && len(l.q.Moves) == 0:
			*l = *newLocal(l.q, l.find, panicked(p))
			return
		}
		l.job = nil
		l.answer.Fault = panicked(p)
		if l.view != nil && len(l.q.Moves) == 0 {
			l.answer.Action = l.view.Legal(nil)[0]
		}
	}()
	do()
}
