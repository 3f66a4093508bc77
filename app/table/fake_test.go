package table

import (
	"errors"
	"slices"
	"time"

	"tabard/app/session"
	"tabard/engines/game"
	"tabard/engines/save"
)

// fakeMachine answers every message with the effects prepared for it, and notes what it was told.
type fakeMachine struct {
	view    session.View
	told    []session.Msg
	answers map[string][]session.Effect // by kind of message
	final   []game.Action
	given   []game.Action
	mute    bool // no advice can be asked for
	story   session.Story
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
	case session.Cancel:
		m.view.CanCancel = false
	}
	return nil
}

func (m *fakeMachine) View() session.View { return m.view }
func (m *fakeMachine) Save() save.Game    { return save.Game{} }

// Answers are what a test has given.
func (m *fakeMachine) Answers() []game.Action { return m.given }

// Wonder asks for advice at the revision.
func (m *fakeMachine) Wonder() (session.Think, bool) { return session.Think{Rev: m.view.Rev}, !m.mute }

// LookBack has nothing to show: sessions of real games look back.
func (m *fakeMachine) LookBack(int) *session.Past { return nil }

// Course has no points for the same reason.
func (m *fakeMachine) Course(func(session.View) string) []session.Point { return nil }

// Story is there if the test has one.
func (m *fakeMachine) Story() (session.Story, bool) { return m.story, len(m.story.Moves) > 0 }

// Moment is always the present.
func (m *fakeMachine) Moment(int) (session.View, bool) { return m.view, true }

// EntryOf is eight more than the move.
func (m *fakeMachine) EntryOf(move int) int { return move + 8 }

// Final says what the test has named final.
func (m *fakeMachine) Final(a game.Action) bool { return slices.Contains(m.final, a) }

// fakePage is the ports of a page that does nothing by itself.
type fakePage struct {
	saved   []save.Game
	full    bool
	asked   []session.Think
	answer  func(session.Thought)
	stopped int
	timers  []timer

	wondered []session.Think
	advise   func([]Tip)
	stories  []session.Story
	found    func(Review)
}

type timer struct {
	d    time.Duration
	f    func()
	dead bool
}

var errNoRoom = errors.New("no room")

func (p *fakePage) ports() Ports {
	return Ports{
		Put: func(g save.Game, done Done) {
			if p.full {
				done(false, errNoRoom)
				return
			}
			p.saved = append(p.saved, g)
			done(false, nil)
		},
		Think:  func(t session.Think, answer func(session.Thought)) { p.asked, p.answer = append(p.asked, t), answer },
		Advise: func(t session.Think, answer func([]Tip)) { p.wondered, p.advise = append(p.wondered, t), answer },
		Review: func(q session.Story, found func(Review)) { p.stories, p.found = append(p.stories, q), found },
		Stop:   func() { p.stopped++ },
		After: func(d time.Duration, f func()) func() {
			i := len(p.timers)
			p.timers = append(p.timers, timer{d: d, f: f})
			return func() { p.timers[i].dead = true }
		},
		Now: func() int64 { return 1700000000 },
	}
}

// fire lets the timers of that length run out.
func (p *fakePage) fire(d time.Duration) int {
	n := 0
	for i := range p.timers {
		if t := &p.timers[i]; t.d == d && !t.dead {
			t.dead = true
			n++
			t.f()
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
func do(tb *Table, verb, arg string, rev uint32) {
	m, ok := Parse(verb, arg, rev)
	if !ok {
		panic("nothing does " + verb)
	}
	tb.Update(m)
}
