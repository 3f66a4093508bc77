package table

import (
	"errors"
	"slices"
	"time"

	"tabard/app/session"
	"tabard/engines/bot"
	"tabard/engines/game"
	"tabard/engines/save"
	"tabard/web/page"
)

// fakeMachine answers every message with the effects prepared for it, and notes what it was told.
type fakeMachine struct {
	view    session.View
	told    []session.Msg
	answers map[string][]session.Effect // by kind of message
	final   []game.Action
	given   []game.Action
	mute    bool // no advice can be asked for
	story   bot.Question
}

func (m *fakeMachine) Update(msg session.Msg) []session.Effect {
	m.told = append(m.told, msg)
	switch msg := msg.(type) {
	case session.Saved:
		m.view.Save = session.SaveState{At: msg.At, Err: msg.Err}
	case session.Chose:
		m.view.Rev++
		return m.answers["chose"]
	case session.Thought:
		m.view.Rev++
		return m.answers["thought"]
	case session.Resume:
		return m.answers["resume"]
	case session.Undo:
		return m.answers["undo"]
	case session.Cancel:
		m.view.CanCancel = false
	}
	return nil
}

func (m *fakeMachine) View() session.View { return m.view }
func (m *fakeMachine) Save() save.Game    { return save.Game{} }

// Answers are what a test has given.
func (m *fakeMachine) Answers() []game.Action { return m.given }

// Wonder asks for advice.
func (m *fakeMachine) Wonder() (bot.Question, bool) { return bot.Question{Game: "toy"}, !m.mute }

// LookBack has nothing to show: sessions of real games look back.
func (m *fakeMachine) LookBack(int) *session.Past { return nil }

// Course has no points for the same reason.
func (m *fakeMachine) Course(func(session.View) string) []session.Point { return nil }

// Story is there if the test has one.
func (m *fakeMachine) Analysis() (bot.Question, bool) { return m.story, len(m.story.Moves) > 0 }

// Moment is always the present.
func (m *fakeMachine) Moment(int) (session.View, bool) { return m.view, true }

// EntryOf is eight more than the move.
func (m *fakeMachine) EntryOf(move int) int { return move + 8 }

// Final says what the test has named final.
func (m *fakeMachine) Final(a game.Action) bool { return slices.Contains(m.final, a) }

// sitting is a table with its program, which does nothing by itself: it notes what it is asked for, and answers a Save.
type sitting struct {
	*Table
	full    bool // nothing can be written
	outcome Outcome

	saved   []Save
	asked   []Ask
	stopped int
	timers  []After // those that are over have no length
	led     []page.Effect
	ended   int
	offered int // how often a letter was to be sent
}

var errNoRoom = errors.New("no room")

// Update gives the table a message, and carries out what comes of it.
func (s *sitting) Update(m Msg) { s.carry(s.Table.Update(m)) }

func (s *sitting) carry(effects []Effect) {
	var answers []Msg
	for _, e := range effects {
		switch e := e.(type) {
		case Save:
			m := Saved{Rev: e.Rev, At: 1700000000}
			if s.full {
				m.Err = errNoRoom
			} else {
				s.saved = append(s.saved, e)
			}
			answers = append(answers, m)
		case Ask:
			s.asked = append(s.asked, e)
		case Unask:
			s.stopped++
		case After:
			s.timers = append(s.timers, e)
		case Ended:
			s.ended++
			answers = append(answers, s.outcome)
		case Letter:
			s.offered++
		case Page:
			s.led = append(s.led, e.Effect)
		case Fault:
			panic(e.Report)
		}
	}
	for _, m := range answers {
		s.Update(m)
	}
}

// answer brings the answer to the question that was asked last.
func (s *sitting) answer(a bot.Answer) { s.Update(Answered{s.asked[len(s.asked)-1], a}) }

// play gives a message to the session.
func (s *sitting) play(m session.Msg) { s.Update(Play{m}) }

// fire lets the time pass of what was asked for after that long.
func (s *sitting) fire(d time.Duration) int {
	n := 0
	for i := range s.timers {
		if e := s.timers[i]; e.D == d {
			s.timers[i].D = 0
			n++
			s.Update(e.Msg)
		}
	}
	return n
}

func kinds(msgs []session.Msg) []string {
	var out []string
	for _, m := range msgs {
		switch m.(type) {
		case session.Saved:
			out = append(out, "saved")
		case session.Advised:
			out = append(out, "advised")
		case session.Chose:
			out = append(out, "chose")
		case session.Resume:
			out = append(out, "resume")
		case session.Thought:
			out = append(out, "thought")
		case session.Cancel:
			out = append(out, "cancel")
		case session.Undo:
			out = append(out, "undo")
		case session.SetPace:
			out = append(out, "pace")
		default:
			out = append(out, "other")
		}
	}
	return out
}

func told(m *fakeMachine, kind string) bool { return slices.Contains(kinds(m.told), kind) }

func act(kind game.Kind, abc ...uint16) game.Action {
	a := game.Action{Kind: kind}
	for i, v := range abc {
		*[]*uint16{&a.A, &a.B, &a.C}[i] = v
	}
	return a
}

// do presses a control.
func do(tb *sitting, verb, arg string, rev uint32) {
	m, ok := Parse(verb, arg, rev)
	if !ok {
		panic("nothing does " + verb)
	}
	tb.Update(m)
}
