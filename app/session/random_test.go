package session

import (
	"bytes"
	"fmt"
	"testing"
	"time"

	"tabard/engines/bot"
	"tabard/engines/coincrown"
	"tabard/engines/game"
	"tabard/engines/save"
)

// tableOf is a table of any game, a seat for each letter: H human, B bot.
func tableOf(t *testing.T, def *game.Def, seats string, seed uint64, practice bool) *host {
	t.Helper()
	c := Config{ID: fmt.Sprint("game", seed), Now: noon, Setup: def.DefaultSetup(len(seats), seed), Practice: practice}
	if def == tavernDef {
		c.Setup.Options[2] = uint8(seed % 2)
	}
	for i, kind := range seats {
		c.Seats = append(c.Seats, save.Seat{Name: fmt.Sprint("guest", i), Bot: kind == 'B', Colour: uint8(i)})
	}
	s, out, err := New(def, c)
	if err != nil {
		t.Fatal(err)
	}
	return &host{t, s, out}
}

// anyMessage is a message that makes sense more often than not.
func anyMessage(r *game.Rand, s *Session) Msg {
	v := s.View()
	rev := v.Rev
	if r.Intn(12) == 0 {
		rev -= uint32(r.Intn(3))
	}
	act := func() game.Action {
		legal := s.pos.Legal(nil)
		if len(legal) == 0 || r.Intn(12) == 0 {
			return game.Action{Kind: game.Kind(r.Intn(40)), A: uint16(r.Intn(5)), B: uint16(r.Intn(5))}
		}
		return legal[r.Intn(len(legal))]
	}
	if v.Window && r.Intn(3) == 0 {
		switch r.Intn(3) {
		case 0:
			return HandOver{}
		case 1:
			return Passes{Rev: rev, Rest: r.Intn(2) == 0}
		}
		return SetAsk{game.Player(r.Intn(len(v.Seats))), Ask(r.Intn(5))}
	}
	switch n := r.Intn(40); {
	case v.Covered && n < 20:
		return Lifted{}
	case n < 18:
		if s.thinking {
			a := bot.Answer{Action: act()}
			if r.Intn(9) == 0 {
				a.Fault = "dead"
			}
			return Thought{rev, a}
		}
		if s.paused || s.stopped {
			return Resume{rev}
		}
		return Chose{rev, act()}
	case n < 20:
		return Chose{rev, act()}
	case n < 22:
		many := ChoseMany{Rev: rev}
		at := s.pos.Clone()
		for range r.Intn(4) {
			legal := at.Legal(nil)
			if len(legal) == 0 {
				break
			}
			a := legal[r.Intn(len(legal))]
			at.Apply(a, nil)
			many.Actions = append(many.Actions, a)
		}
		return many
	case n < 24:
		return Undo{}
	case n < 26:
		return Cancel{}
	case n < 27:
		return RestartTurn{}
	case n < 28:
		return Skip{}
	case n < 29:
		return Halt{}
	case n < 30:
		return SetPace{DefaultPause * time.Duration(r.Intn(2))}
	case n < 31:
		return Look{game.Player(r.Intn(5) - 1)}
	case n < 32:
		return Rename{fmt.Sprint("title ", n)}
	case n < 34:
		return Saved{Rev: rev, At: noon}
	case n < 35:
		return Lifted{}
	case n < 36:
		return Thought{Rev: rev, Answer: bot.Answer{Action: act()}}
	default:
		return Resume{rev}
	}
}

// sound proves what holds after every message.
func sound(t *testing.T, h *host, before View, was []step, m Msg) {
	t.Helper()
	s, v := h.s, h.s.View()
	fail := func(what string, args ...any) {
		t.Helper()
		t.Fatalf("after %#v at revision %d: %s", m, v.Rev, fmt.Sprintf(what, args...))
	}
	turn := s.pos.Turn()
	switch {
	case len(s.steps) != len(s.rec.Moves):
		fail("%d steps, %d moves", len(s.steps), len(s.rec.Moves))
	case v.Rev != s.rev || v.Turn != turn || v.Over != (turn == game.Nobody):
		fail("the view is not of the present")
	case v.Covered && (v.State != nil || v.Legal != nil || v.Viewer != game.Nobody || !s.human(v.CoverFor)):
		fail("the curtain is not tight")
	case !v.Covered && v.State == nil:
		fail("nothing to see")
	case v.Called && (!s.human(turn) || !v.Window || v.Covered || v.Viewer == turn):
		fail("P%d is called before P%d", turn, v.Viewer)
	case (len(v.Legal) > 0) != (!v.Covered && s.human(turn) && !v.Called):
		fail("%d legal, turn of P%d, covered %v", len(v.Legal), turn, v.Covered)
	case len(v.Legal) > 0 && v.Viewer != turn:
		fail("P%d decides before the eyes of P%d", turn, v.Viewer)
	case s.bot(turn) != (v.Thinking || v.Paused || v.Stopped) || v.Thinking && v.Paused:
		fail("the bot at turn: thinking %v, paused %v, stopped %v", v.Thinking, v.Paused, v.Stopped)
	case s.human(turn) && v.Skipping:
		fail("skipping over a human")
	case v.CanCancel && !v.CanUndo, v.CanUndo == (v.Barrier != BarrierNone):
		fail("cancel %v, undo %v, barrier %d", v.CanCancel, v.CanUndo, v.Barrier)
	case v.Since < 0 || v.Since > len(v.Log):
		fail("since %d of %d", v.Since, len(v.Log))
	case s.humans() == 1 && (v.Covered || !s.human(v.Viewer)):
		fail("whose eyes: P%d, covered %v", v.Viewer, v.Covered)
	}
	if v.Window && s.human(turn) && s.passes(turn, false) {
		fail("P%d is asked against an order", turn)
	}
	if len(v.Legal) == 1 && !s.pos.Settled() && !v.Window {
		var sink game.Sink
		s.pos.Clone().Apply(v.Legal[0], &sink)
		if v.Legal[0].Kind != game.EndTurn && !sink.Reveals() {
			fail("asks a question with one answer")
		}
	}
	for _, e := range h.out {
		switch e := e.(type) {
		case Think:
			if e.Rev != v.Rev || e.Seat != turn {
				fail("asks %+v", e)
			}
		case Pause:
			if e.Rev != v.Rev {
				fail("pauses for %d", e.Rev)
			}
		case Save:
			if e.Rev != v.Rev || len(e.Game.Moves) != len(s.steps) {
				fail("saves %d moves of %d", len(e.Game.Moves), len(s.steps))
			}
		}
	}
	switch m.(type) {
	case Undo, Cancel, RestartTurn:
		if len(s.steps) > len(was) || !v.Practice && len(s.steps) < len(was) && !mayLose(was[len(s.steps):], before.Viewer) {
			fail("went past a barrier")
		}
		did, offered := v.Rev != before.Rev, able(m, before)
		if _, restart := m.(RestartTurn); restart { // offered only where it does more than Undo
			offered = offered || did && before.CanUndo
		}
		if did != offered {
			fail("offered %v, did it: %v", offered, did)
		}
	default:
		if len(s.steps) < len(was) {
			fail("lost %d answers", len(was)-len(s.steps))
		}
	}
	for i := range min(len(was), len(s.steps)) {
		if was[i].action != s.steps[i].action || was[i].who != s.steps[i].who {
			fail("answer %d is another", i)
		}
	}
}

func able(m Msg, v View) bool {
	switch m.(type) {
	case Undo:
		return v.CanUndo
	case Cancel:
		return v.CanCancel
	}
	return v.CanRestart
}

// mayLose says that these answers were all the viewer's own and revealed nothing.
func mayLose(gone []step, viewer game.Player) bool {
	for _, st := range gone {
		for _, e := range st.events {
			if e.Flags&game.Reveals != 0 {
				return false
			}
		}
		if st.who != viewer {
			return false
		}
	}
	return true
}

// reopens proves that the record leads here, and to a table that looks the same.
func reopens(t *testing.T, h *host) {
	t.Helper()
	s := h.s
	g := s.Save()
	line, err := save.Replay(g)
	if err != nil || !line.Verified || !bytes.Equal(marshal(line.Final), marshal(s.pos)) {
		t.Fatalf("%d moves do not lead here: %v", len(g.Moves), err)
	}
	fresh := *s
	fresh.told = toldLog{}
	if got, want := fmt.Sprint(s.log()), fmt.Sprint(fresh.log()); got != want {
		t.Fatalf("the log is %s, want %s", got, want)
	}
	again, _, err := Open(g)
	if err != nil {
		t.Fatal(err)
	}
	waiting := s.paused || s.stopped // a bot's only answer comes at once when a table is opened, not after a pause
	if len(again.steps) != len(s.steps) && !(waiting && len(again.steps) > len(s.steps)) {
		t.Fatalf("%d steps, were %d", len(again.steps), len(s.steps))
	}
	for i := range s.steps {
		if s.human(s.steps[i].who) && again.steps[i].forced != s.steps[i].forced {
			t.Fatalf("step %d of %d: forced %v, was %v", i, len(s.steps), again.steps[i].forced, s.steps[i].forced)
		}
	}
	if s.humans() < 2 && len(again.steps) == len(s.steps) { // with several the curtain comes down
		a, b := again.View(), s.View()
		if d := same(a, b); d != "" {
			t.Fatal(d)
		}
	}
}

func randomly(t *testing.T, def *game.Def, seats string, seed uint64, practice bool, messages, every int) {
	h := tableOf(t, def, seats, seed, practice)
	r := game.NewRand(seed, 77)
	for i := range messages {
		before, was := h.s.View(), append([]step(nil), h.s.steps...)
		m := anyMessage(&r, h.s)
		h.do(m)
		sound(t, h, before, was, m)
		if i%every == 0 {
			reopens(t, h)
		}
	}
}

func TestAnyMessagesInAnyOrderKeepTheTableWhole(t *testing.T) {
	for i, seats := range []string{"HB", "BH", "HH", "HBH", "HHH", "BBB", "BHB"} {
		for seed := range uint64(12) {
			t.Run(fmt.Sprint(seats, seed), func(t *testing.T) {
				randomly(t, tavernDef, seats, 100*uint64(i)+seed, seed%3 == 0, 400, 7)
			})
		}
	}
	for i, seats := range []string{"HB", "HH", "HBBB", "HBHB", "BBB"} {
		t.Run("coincrown"+seats, func(t *testing.T) {
			randomly(t, coincrown.Def, seats, uint64(i), i%2 == 0, 500, 25)
		})
	}
}
