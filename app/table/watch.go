package table

import (
	"tabard/app/session"
	"tabard/engines/game"
)

// watch makes the table one to look at, or one to play at again. Whoever only looks on can answer nothing and take nothing back, no bot
// is asked, and nothing is written.
func (t *Table) watch(on bool) {
	t.Watched = on
	if on {
		if t.View.Thinking {
			t.emit(Unask{})
		}
		t.waits.pause = pause{}
		t.Machine.Update(session.Halt{}) // its effects are for those who play
	}
	t.View = t.seen()
	t.show(&session.View{}) // what can be pressed is another thing now, though the position is the same
	if !on {
		t.send(session.Resume{Rev: t.View.Rev})
	}
}

// forWatchers says that a message is for those who only look on, too.
func forWatchers(m session.Msg) bool {
	switch m.(type) {
	case session.Lifted, session.Look, session.Saved:
		return true
	}
	return false
}

// looking is what a view shows to those who only look on.
func looking(v session.View) session.View {
	v.Legal, v.Suggested = nil, game.Action{}
	v.CanCancel, v.CanUndo, v.CanRestart = false, false, false
	v.Thinking, v.Paused, v.Skipping, v.Stopped = false, false, false, false
	v.Save.Pending = false
	return v
}
