package session

import (
	"tabard/engines/bot"
	"tabard/engines/game"
	"tabard/engines/save"
)

// Past looks back over a game: it shows the table as it stood after an entry of the log, to the eyes that the session has, and changes
// nothing. A table draws it like a session; it ignores every message.
type Past struct {
	s     *Session
	entry int
	rev   uint32
	view  View
}

// Wonder is nothing: what is past needs no advice.
func (p *Past) Wonder() (bot.Question, bool) { return bot.Question{}, false }

// LookBack begins to look back at an entry of the log, or at the one nearest to it; nil if nothing may be seen, or nothing has happened.
func (s *Session) LookBack(entry int) *Past {
	p := &Past{s: s}
	if len(s.view.Log) < 2 || !p.To(entry) {
		return nil
	}
	return p
}

// To goes to an entry, or to the one nearest to it, and says whether it may be seen; if not, the view is the one before.
func (p *Past) To(entry int) bool {
	entry = max(0, min(entry, p.Last()))
	v, ok := p.s.At(entry)
	if !ok {
		return false
	}
	p.rev++
	v.Rev, v.Since, v.Save = p.rev, len(v.Log), p.s.view.Save
	p.entry, p.view = entry, v
	return true
}

// Entry is the entry that is looked at, Last the newest there is.
func (p *Past) Entry() int { return p.entry }

// Last is the newest entry of the log.
func (p *Past) Last() int { return len(p.s.view.Log) - 1 }

// Log is the whole log, as the session's eyes may see it: read only.
func (p *Past) Log() []Entry { return p.s.view.Log }

// View is the table after the entry. Its Rev counts the places that were looked at.
func (p *Past) View() View { return p.view }

// Update hears nothing: what is past cannot be played.
func (p *Past) Update(Msg) []Effect { return nil }

// Save is the record of the present: a look back writes nothing of its own.
func (p *Past) Save() save.Game { return p.s.Save() }

// Final says that nothing is final: nothing can be answered.
func (p *Past) Final(game.Action) bool { return false }

// Answers are none: what is past is no lesson.
func (p *Past) Answers() []game.Action { return nil }

// LookBack begins to look back anew.
func (p *Past) LookBack(entry int) *Past { return p.s.LookBack(entry) }

// Course is that of the whole game.
func (p *Past) Course(part func(View) string) []Point { return p.s.Course(part) }

// Copy is the game as it stood at the entry that is looked at: see Session.Copy.
func (p *Past) Copy() save.Game { return p.s.Copy(p.entry) }

// Copy is the game as it stood after an entry of the log, as a game of its own that has no id yet, to be played on from there. Whoever
// does so may know what was hidden then, so it is one of practice.
func (s *Session) Copy(entry int) save.Game {
	n := s.after(entry)
	if s.by != nil {
		return s.guessed(n)
	}
	g := copied(s.rec)
	g.Cut(n)
	g.ID, g.Practice, g.Covered, g.Advised, g.Series = "", true, false, false, save.Series{}
	g.Snapshot = marshal(s.at(n))
	return g
}

// Story, Moment and EntryOf are those of the whole game.
func (p *Past) Analysis() (bot.Question, bool) { return p.s.Analysis() }
func (p *Past) Moment(move int) (View, bool)   { return p.s.Moment(move) }
func (p *Past) EntryOf(move int) int           { return p.s.EntryOf(move) }
