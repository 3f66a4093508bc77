package table

import (
	"time"

	"tabard/app/session"
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
	Wonder() (session.Think, bool)
	LookBack(entry int) *session.Past
	Course(part func(session.View) string) []session.Point
	Story() (session.Story, bool)
	Moment(move int) (session.View, bool)
	EntryOf(move int) int
}

// Ports is what a table needs of the page. All funcs are called on the page's thread, and call back on it.
type Ports struct {
	Put    func(save.Game, Done)                           // writes
	Think  func(session.Think, func(session.Thought))      // asks a bot; the answer comes later
	Stop   func()                                          // cancels the bots
	Advise func(session.Think, func([]Tip))                // asks for advice; nil where none can be had
	Review func(session.Story, func(Review))               // looks back at a whole game, until Stop; nil where that cannot be had
	After  func(d time.Duration, f func()) (cancel func()) // a timer
	Now    func() int64                                    // Unix, seconds
}

// Done hears how a write went, at once or later: see session.Saved.
type Done func(noted bool, err error)

// Driver carries out what a session asks for.
type Driver struct {
	Machine Machine
	Ports   Ports

	// What the screen hears, all optional.
	OnChange   func()                // the view is another one
	OnAnnounce func([]session.Entry) // things happened
	OnNotice   func(session.Notice)  // a message for the person
	OnFinish   func()                // the game has just ended
	OnBroken   func(report string)   // a fault in the program

	// Linger is how long what has just happened stays on the screen, of the time that the session would give it.
	Linger func(time.Duration) time.Duration

	// Held says that the bots wait, since somebody watches what they have done: Release lets them go on.
	Held func() bool

	// Script answers in the place of a bot, if it has an answer.
	Script func() (game.Action, bool)

	// Watch says that the table is only looked at: see Table.Watch.
	Watch bool

	queue   []session.Msg
	running bool
	cancel  func()          // of the running pause
	waiting *session.Resume // what a pause that is over for long would have said
}

// Send gives messages to the session, one after the other, and carries out the effects of each.
func (d *Driver) Send(msgs ...session.Msg) {
	d.queue = append(d.queue, msgs...)
	if d.running {
		return
	}
	d.running = true
	defer func() { d.running = false }()
	for len(d.queue) > 0 {
		m := d.queue[0]
		d.queue = d.queue[1:]
		if d.Watch && !watched(m) {
			continue
		}
		d.Run(d.Machine.Update(m))
	}
	d.changed()
}

// changed has the screen drawn again.
func (d *Driver) changed() {
	if d.OnChange != nil {
		d.OnChange()
	}
}

// Start carries out the effects with which a session was made.
func (d *Driver) Start(effects []session.Effect) {
	d.running = true
	d.Run(effects)
	d.running = false
	d.Send()
}

// Halt stops bots and pauses: the table is left, and may be taken up again with Resume.
func (d *Driver) Halt() {
	d.Send(session.Halt{})
	d.stopPause()
}

// Run carries out effects in order. Answers that come at once are queued.
func (d *Driver) Run(effects []session.Effect) {
	for _, e := range effects {
		if d.Watch && !forAll(e) {
			continue
		}
		switch e := e.(type) {
		case session.Save:
			d.Ports.Put(e.Game, func(noted bool, err error) {
				d.Send(session.Saved{Rev: e.Rev, At: d.Ports.Now(), Noted: noted, Err: err})
			})
		case session.Think:
			if d.Script != nil {
				if a, ok := d.Script(); ok {
					d.Send(session.Thought{Rev: e.Rev, Action: a})
					continue
				}
			}
			d.Ports.Think(e, d.answer)
		case session.StopThinking:
			d.Ports.Stop()
		case session.Pause:
			d.stopPause()
			if d.Linger != nil {
				e.D = d.Linger(e.D)
			}
			d.cancel = d.Ports.After(e.D, func() { d.resume(session.Resume{Rev: e.Rev}) })
		case session.Announce:
			if d.OnAnnounce != nil {
				d.OnAnnounce(e.Entries)
			}
		case session.Notify:
			if d.OnNotice != nil {
				d.OnNotice(e.Notice)
			}
		case session.Finished:
			if d.OnFinish != nil {
				d.OnFinish()
			}
		case session.Broken:
			if d.OnBroken != nil {
				d.OnBroken(e.Report)
			}
		}
	}
}

// resume ends a pause, or keeps its end for Release.
func (d *Driver) resume(m session.Resume) {
	if d.Held != nil && d.Held() {
		d.waiting = &m
		return
	}
	d.Send(m)
}

// Release ends a pause that somebody has held, if nobody holds it any more.
func (d *Driver) Release() {
	if m := d.waiting; m != nil && !d.Held() {
		d.waiting = nil
		d.Send(*m)
	}
}

// forAll says that an effect only tells the person something, who may be looking on.
func forAll(e session.Effect) bool {
	switch e.(type) {
	case session.Save, session.Think, session.Pause, session.Finished:
		return false
	}
	return true
}

func (d *Driver) answer(t session.Thought) { d.Send(t) }

func (d *Driver) stopPause() {
	d.waiting = nil
	if d.cancel != nil {
		d.cancel()
		d.cancel = nil
	}
}

// MustWait says that the person can only wait: a bot is at work or its action is being shown.
func MustWait(v session.View) bool {
	return !v.Over && !v.Covered && v.Turn != game.Nobody && int(v.Turn) < len(v.Seats) && v.Seats[v.Turn].Bot
}
