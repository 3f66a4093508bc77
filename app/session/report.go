package session

import (
	"fmt"
	"runtime/debug"
	"strings"

	"tabard/engines/save"
)

// broken is what is said of a panic in the rules: all that is needed to make it happen again. The session is back at the
// position before m; bots wait for Resume, since the same question would bring the same answer.
func (s *Session) broken(m Msg, fault any) []Effect {
	s.stop()
	out := append(s.take(), Broken{s.report(m, fault, debug.Stack())})
	s.stopped, s.skipping, s.due = true, false, dueNothing
	s.retries++
	s.flags()
	return out
}

func (s *Session) report(m Msg, fault any, stack []byte) string {
	var b strings.Builder
	r := &s.rec
	fmt.Fprintf(&b, "fault: %v\n", fault)
	fmt.Fprintf(&b, "message: %T", m)
	switch m := m.(type) {
	case Chose:
		fmt.Fprintf(&b, " %s", s.def.ActionText(m.Action))
	case ChoseMany:
		for _, a := range m.Actions {
			fmt.Fprintf(&b, " [%s]", s.def.ActionText(a))
		}
	case Thought:
		fmt.Fprintf(&b, " %s", s.def.ActionText(m.Action))
	}
	fmt.Fprintf(&b, "\ngame: %s, rules %d\n", s.def.ID, r.Rules)
	fmt.Fprintf(&b, "setup: %d seats, options %v, seed %d, practice %v\n", r.Setup.Seats, r.Setup.Options, r.Setup.Seed, r.Practice)
	if r.Setup.Box != "" {
		fmt.Fprintf(&b, "box: %x\n", r.Setup.Box)
	}
	b.WriteString("seats:")
	for _, seat := range r.Seats {
		b.WriteString(" " + seatText(seat))
	}
	if len(r.Base) > 0 {
		fmt.Fprintf(&b, "\nbase: %x", r.Base)
	}
	fmt.Fprintf(&b, "\nmoves: %d:", len(r.Moves))
	for _, move := range r.Moves {
		fmt.Fprintf(&b, " %d", move)
	}
	fmt.Fprintf(&b, "\n\n%s", stack)
	return b.String()
}

// seatText leaves names out: they are nobody else's business.
func seatText(seat save.Seat) string {
	if seat.Bot {
		return fmt.Sprintf("bot%d", seat.Level)
	}
	return "human"
}
