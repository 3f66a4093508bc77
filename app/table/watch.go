package table

import (
	"tabard/app/session"
	"tabard/engines/game"
)

// Watch makes the table one to look at, because another tab plays its game, or one to play at again. Who only looks on can
// answer nothing and take nothing back, no bot is asked, and nothing is written.
func (t *Table) Watch(on bool) {
	d := t.Driver
	d.Watch = on
	if on {
		if t.View.Thinking {
			d.Ports.Stop()
		}
		d.stopPause()
		d.Machine.Update(session.Halt{}) // its effects are for those who play
	}
	t.View.Def = nil // what can be pressed is worked out anew, though the position is the same
	t.refresh()
	if !on {
		d.Send(session.Resume{Rev: t.View.Rev})
	}
}

// watched says that a message is one for those who only look on, too.
func watched(m session.Msg) bool {
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
