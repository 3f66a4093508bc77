package table

import (
	"fmt"
	"runtime/debug"
	"strings"
	say "tabard/app/words/shell"

	"tabard/app/session"
	"tabard/engines/bot"
	"tabard/engines/game"
	"tabard/engines/save"
)

// Machine is the session behind a table.
type Machine interface {
	Update(session.Msg) []session.Effect
	View() session.View
	Save() save.Game
	Final(game.Action) bool
	Answers() []game.Action
	Wonder() (bot.Question, bool)
	LookBack(entry int) *session.Past
	Course(part func(session.View) string) []session.Point
	Analysis() (bot.Question, bool)
	Moment(move int) (session.View, bool)
	EntryOf(move int) int
}

// Update carries out a message and returns what the program has to do, in order. While somebody looks back over the game, what the
// person asks for is for the table that looks back (Shown).
func (t *Table) Update(m Msg) []Effect {
	return t.gather(func() {
		if _, ok := m.(news); ok {
			m.do(t)
		} else {
			t.score.counting.on = false
			t.Shown().hear(m)
		}
		t.dropAdvice()
		t.settle()
		t.release() // if it was scenes that were closed
	})
}

// hear carries out what the person asks for, unless it leads away from a lesson.
func (t *Table) hear(m Msg) {
	if !t.strays(m) {
		m.do(t)
	}
}

// Start carries out the first effects of the session, and returns what the program has to do.
func (t *Table) Start(effects []session.Effect) []Effect {
	return t.gather(func() {
		t.hold()
		t.waits.came = cameFrom(effects)
		t.send(append(t.heed(effects), session.SetPace{Pause: t.Pace.Pause()})...)
		catchUp(t)
	})
}

// gather returns the effects that come of something. After a fault that are those from before it and the Fault.
func (t *Table) gather(do func()) (effects []Effect) {
	defer func() {
		if p := recover(); p != nil {
			t.emit(Fault{fmt.Sprintf("%v\n%s", p, debug.Stack())})
		}
		effects, *t.effects = *t.effects, nil
	}()
	do()
	offerLetter(t)
	t.sync()
	if t.Tutor.lesson.lead != nil {
		t.emit(Page{t.Tutor.lesson.lead})
		t.Tutor.lesson.lead = nil
	}
	return nil
}

// emit adds to the effects that the table of the present will return.
func (t *common) emit(e Effect) { *t.effects = append(*t.effects, e) }

// send gives messages to the session, one after the other, takes in what comes of each, and shows the table as it is then.
func (t *Table) send(msgs ...session.Msg) {
	for len(msgs) > 0 {
		m := msgs[0]
		msgs = msgs[1:]
		if !t.Watched || forWatchers(m) {
			msgs = append(msgs, t.heed(t.Machine.Update(m))...)
		}
	}
	t.refresh()
}

// heed takes in what a session says, and returns what is answered to it at once.
func (t *Table) heed(effects []session.Effect) (answers []session.Msg) {
	for _, e := range effects {
		switch e := e.(type) {
		case session.Announce:
			t.announced(e.Entries)
		case session.Notify:
			t.Voice.Tell(noticeText(e.Notice))
		case session.Broken:
			t.Voice.broke(e.Report)
		case session.StopThinking:
			t.emit(Unask{})
		default:
			if !t.Watched {
				answers = append(answers, t.obey(e)...)
			}
		}
	}
	return answers
}

// obey carries out what a session asks of a table that is played at.
func (t *Table) obey(e session.Effect) []session.Msg {
	switch e := e.(type) {
	case session.Save:
		t.emit(Save(e))
	case session.Keep:
		t.waits.keep(e.Rev)
	case session.Letter:
		t.waits.posts = true
	case session.Think:
		if a, ok := t.Tutor.script(); ok {
			return []session.Msg{session.Thought{Rev: e.Rev, Answer: bot.Answer{Action: a}}}
		}
		t.emit(Ask(e))
	case session.Pause:
		t.waits.pause = pause{rev: e.Rev, runs: true}
		t.emit(After{t.waits.linger(e.D), pauseOver{e.Rev}})
	case session.Finished:
		t.waits.ending = true
		t.emit(Ended{})
	}
	return nil
}

// pause is the one in which a bot's action is shown.
type pause struct {
	rev  uint32 // of the session's question
	runs bool   // the session waits for its end
	over bool   // its time has passed
}

// release ends a pause of which the time has passed, unless somebody still watches what the bots have done.
func (t *Table) release() {
	if t.waits.pause.over && !t.watching() {
		rev := t.waits.pause.rev
		t.waits.pause = pause{}
		t.send(session.Resume{Rev: rev})
	}
}

// MustWait says that the person can only wait: a bot is at work or its action is being shown.
func MustWait(v session.View) bool {
	return !v.Over && !v.Covered && v.Turn != game.Nobody && int(v.Turn) < len(v.Seats) && v.Seats[v.Turn].Bot
}

// noticeText is a notice of the session in words.
func noticeText(n session.Notice) string {
	text, _ := say.NoticeNamed(strings.TrimPrefix(string(n), "notice."))
	return text.String()
}
