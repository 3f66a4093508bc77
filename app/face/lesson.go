package face

import (
	"tabard/app/session"
	"tabard/engines/game"
)

// Lesson is a guided first game: a fixed set-up and every answer of its beginning, the rivals' too. Nothing of it is kept with
// a game: a game is at that place of the lesson to which its answers follow the script, and an ordinary one as soon as they
// differ or go beyond it.
type Lesson struct {
	Setup  game.Setup // the person has seat 0
	Script []Answer
	Steps  []Teaching
	About  []Ref  // by step, as far as any has one: a piece that its text speaks of besides what it asks for
	End    string // said when the script is over, and the game goes on without it, if it goes on
	Known  string // what the person knows then, for the page after the lesson
	News   []News // what the lesson has left out, the most important first
	Then   *Face  // the game of the lesson after this one
}

// News is something that a lesson has left out, and the paragraph of the rules that tells it.
type News = struct{ Text, Rule string }

// Teaching is one step of a lesson in words: what it is about and what to do, then a line for every further decision that
// belongs to it, and, in a sentence, what to do here instead of another choice.
type Teaching = struct {
	Text string
	Now  []string
	Else string
}

// By says whose an answer of a script is.
type By uint8

// Whose an answer is.
const (
	Rival By = iota
	You      // the person decides
	Given    // the person's, and nothing else was possible: the session answers
	Later    // anybody's, while time passes: a run of these is played at once when the person asks for it
)

// Answer is one answer of a script: whose, and the action.
type Answer = struct {
	By      By
	Kind    game.Kind
	A, B, C uint16
}

// Follows says how many answers of the script a game begins with, and whether it has had no other ones.
func (l *Lesson) Follows(answers []game.Action) (n int, ok bool) {
	for n < min(len(answers), len(l.Script)) && l.Next(n) == answers[n] {
		n++
	}
	return n, n == len(answers)
}

// Ahead are the answers from the n-th on that are played while time passes; none if the person is to answer.
func (l *Lesson) Ahead(n int) (run []game.Action) {
	for ; n < len(l.Script) && l.Script[n].By == Later; n++ {
		run = append(run, l.Next(n))
	}
	return run
}

// Held is how many of the first n answers lie before the end of what was played while time passed: the person has not given them.
func (l *Lesson) Held(n int) int {
	for n > 0 && (l.Script[n-1].By != Later || len(l.Ahead(n)) > 0) {
		n--
	}
	return n
}

// Next is the action that follows n answers of the script.
func (l *Lesson) Next(n int) game.Action {
	a := &l.Script[n]
	return game.Action{Kind: a.Kind, A: a.A, B: a.B, C: a.C}
}

// At is the step that the n-th answer of the script belongs to, counted from 0, and which of its decisions is next. That time passes is
// one decision. Past the last one the step is len(Steps).
func (l *Lesson) At(n int) (step, decision int) {
	for i, a := range l.Script[:n] {
		if a.By != You && (a.By != Later || len(l.Ahead(i+1)) > 0) {
			continue
		}
		if decision++; decision > len(l.Steps[step].Now) {
			step, decision = step+1, 0
		}
	}
	return step, decision
}

// Of says that a game may be the lesson: one of practice, by its set-up, of one person and bots.
func (l *Lesson) Of(v session.View) bool {
	if l == nil || !v.Practice || v.Setup != l.Setup {
		return false
	}
	for i, s := range v.Seats {
		if s.Bot == (i == 0) {
			return false
		}
	}
	return true
}
