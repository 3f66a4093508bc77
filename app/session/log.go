package session

import (
	"slices"

	"tabard/engines/game"
)

// toldLog is the part of the log that cannot change any more, as some eyes may see it. A long game has thousands of entries,
// and every answer asks for all of them.
type toldLog struct {
	eyes     game.Player
	openFrom int
	steps    int // how many answers the entries tell of
	entries  []Entry
}

// log is the set-up and all decisions, as the viewer may see them.
func (s *Session) log() []Entry {
	eyes := s.viewer
	if s.covered {
		eyes = game.Nobody
	}
	if s.told.entries == nil || s.told.eyes != eyes || s.told.openFrom != s.openFrom {
		s.told = toldLog{eyes, s.openFrom, 0, []Entry{{Who: game.Nobody}}}
	}
	n := len(s.steps)
	all := append(slices.Clip(s.told.entries), s.decisions(s.told.steps, n)...)
	if n > 0 && s.group(n-1) > s.told.steps {
		s.told.steps, s.told.entries = s.group(n-1), all[:len(all)-1]
	}
	return all
}

// news lists the decisions that the answers from number from on belong to, with their new events. It leaves out decisions without events.
func (s *Session) news(from int) []Entry {
	all := s.decisions(from, len(s.steps))
	told := all[:0]
	for _, e := range all {
		if len(e.Events) > 0 {
			told = append(told, e)
		}
	}
	return told
}

// decisions groups the answers from..to-1 from settled to settled.
func (s *Session) decisions(from, to int) []Entry {
	count := 0
	for i := from; i < to; i++ {
		count += len(s.steps[i].events)
	}
	var entries []Entry
	events := make([]game.Event, 0, count) // one array for all: a log has thousands
	index, start := 0, 0
	for i := range s.steps[:to] {
		st := &s.steps[i]
		if i == 0 || st.settled {
			index++
		}
		if i < from {
			continue
		}
		if len(entries) == 0 || entries[len(entries)-1].Index != index {
			entries = append(entries, s.entry(s.group(i), index))
			start = len(events)
		}
		for _, e := range st.events {
			events = append(events, e.For(s.eyes(i)))
		}
		entries[len(entries)-1].Events = events[start:len(events):len(events)]
	}
	return entries
}

// entry is the decision that begins with step i, without its events. An action that did something secret keeps its verb
// only, as its events do.
func (s *Session) entry(i, index int) Entry {
	st := &s.steps[i]
	a := st.action
	for _, e := range st.events {
		if e.For(s.eyes(i)) != e {
			a = game.Action{Kind: a.Kind}
		}
	}
	return Entry{Index: index, Who: st.who, Action: a}
}

// eyes is who looks at what step i brought about.
func (s *Session) eyes(i int) game.Player {
	if s.covered || i < s.openFrom {
		return game.Nobody
	}
	return s.viewer
}

// after is how many answers there were when the decision of log entry i was over.
func (s *Session) after(i int) int {
	n := 0
	for n < len(s.steps) {
		if n == 0 || s.steps[n].settled {
			if i == 0 {
				break
			}
			i--
		}
		n++
	}
	return n
}

// since is the first entry that the viewer has not answered yet. A window that was passed is no answer.
func (s *Session) since(log []Entry) int {
	if s.covered || s.viewer == game.Nobody {
		return len(log)
	}
	index := len(log) - 1
	for i := len(s.steps) - 1; i >= 0; i-- {
		if st := &s.steps[i]; st.who == s.viewer && !st.forced && !(st.window && st.action.Kind == game.Pass) {
			return index + 1
		}
		if i == 0 || s.steps[i].settled {
			index--
		}
	}
	return 0
}
