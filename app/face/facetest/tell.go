package facetest

import (
	"strings"

	"github.com/maxence-charriere/go-app/v10/pkg/app"

	"tabard/app/face"
	"tabard/app/session"
	"tabard/engines/game"
)

// lines proves what every viewer is told of events: the log, its headings, and the scenes that can be watched.
func (s *suite) lines(pos game.State, seats int, events []game.Event) {
	if len(events) == 0 {
		return
	}
	covered := View(s.def, pos, game.Nobody, 1)
	covered.State, covered.Covered = nil, true
	for _, e := range events {
		s.f.Event(covered, e.For(game.Nobody)) // a bot decides while nobody holds the device
	}
	for viewer := game.Nobody; viewer < game.Player(seats); viewer++ {
		v := View(s.def, pos, viewer, 1)
		seen := make([]game.Event, len(events))
		for i, e := range events {
			seen[i] = e.For(viewer)
		}
		for i, e := range seen {
			s.note(s.def.Events, int(e.Kind))
			of, l := s.def.EventText(e), s.f.Event(v, e)
			if l.Motion.From != "" {
				s.seen["moves "+s.def.Events[e.Kind]] = true
			}
			if l.Text != "" || !s.own.Silent(v, e) {
				s.whole(of, l.Text)
			}
			if (l.Of == "") != (l.What == "") {
				s.bad("%s: half a line, %q and %q", of, l.Of, l.What)
			}
			if strings.HasPrefix(l.Text, "You ") && e.Who != viewer {
				s.bad("%s tells seat %d: %q", of, viewer, l.Text)
			}
			if s.f.Chapter != nil {
				s.maybe("chapter", s.f.Chapter(v, seen, i))
			}
		}
		if s.f.Scenes == nil {
			continue
		}
		for _, x := range s.f.Scenes(v, seen) {
			s.whole("scene", x.Title)
			s.whole(x.Title, x.Text)
			s.chips(x.Title, x.Chips, true)
			for _, side := range x.Sides {
				s.chips(x.Title, side.Gains, true)
				parts := []func() app.UI{side.Dice}
				for _, f := range side.Figures {
					parts = append(parts, f.Art)
				}
				if side.Name == "" || len(parts) < 2 {
					s.bad("%s: nobody fights on a side", x.Title)
				}
				for _, part := range parts {
					if part == nil {
						continue
					}
					d := drawn(part())
					s.pictured(d)
					if len(d.refs()) > 0 {
						s.bad("%s: what is past has pieces", x.Title)
					}
				}
			}
		}
	}
	s.secrets(pos, seats, events)
}

// secrets proves that an event that is for one seat alone tells that seat more than the others.
func (s *suite) secrets(pos game.State, seats int, events []game.Event) {
	for _, e := range events {
		if e.Flags&game.Secret == 0 || e.A|e.B|e.C == 0 || s.own.Silent(View(s.def, pos, e.Who, 0), e) {
			continue
		}
		own := s.f.Event(View(s.def, pos, e.Who, seats), e).Text
		for viewer := game.Nobody; viewer < game.Player(seats); viewer++ {
			if viewer != e.Who && s.f.Event(View(s.def, pos, viewer, seats), e.For(viewer)).Text == own {
				s.bad("%s tells seat %d what it tells seat %d: %q", s.def.EventText(e), viewer, e.Who, own)
			}
		}
	}
}

// moves proves that what travels for an event has a symbol and goes from a piece that is shown, or a seat, to another.
func (s *suite) moves(v session.View, seats int, events []game.Event, shown []face.Ref, spots map[face.Ref]bool) {
	there := func(r face.Ref) bool {
		if p, ok := face.SeatOf(r); ok {
			return p < game.Player(seats)
		}
		if s.f.Map != nil {
			if _, _, ok := s.f.Map.Middle(v, r); ok {
				return true
			}
		}
		return spots[r] || contains(shown, r)
	}
	for _, e := range events {
		m := s.f.Event(v, e.For(v.Viewer)).Motion
		if m.From == "" {
			continue
		}
		of := s.def.EventText(e)
		s.icon(of, m.Icon)
		if !there(m.From) || !there(m.To) || m.N < 0 {
			s.bad("%s: for seat %d travels %+v, of which one end is not there", of, v.Viewer, m)
		}
		at := m.From
		for _, r := range append(m.Via[:len(m.Via):len(m.Via)], m.To) {
			if r == at || !there(r) {
				s.bad("%s: for seat %d travels %+v, whose way from %q to %q is none", of, v.Viewer, m, at, r)
			}
			at = r
		}
	}
}

// travelled proves that every event makes something travel, or is named as one that does not.
func (s *suite) travelled() {
	for _, name := range s.def.Events {
		still, moves := contains(s.own.Still, name), s.seen["moves "+name]
		switch {
		case name == "" || !s.seen[name]:
		case still && moves:
			s.bad("%s makes something travel, and is named in Still", name)
		case !still && !moves:
			s.bad("%s makes nothing travel: give it a Motion, or name it in Still", name)
		}
	}
}

// leads proves that log lines lead to pieces that are shown, on the board or with a seat, or to places of the map.
func (s *suite) leads(v session.View, events []game.Event, shown []face.Ref) {
	for _, e := range events {
		for _, r := range s.f.Event(v, e.For(v.Viewer)).Refs {
			there := contains(shown, r)
			if s.f.Map != nil && !there {
				_, _, there = s.f.Map.Middle(v, r)
			}
			if !there {
				s.bad("%s leads seat %d to %q, which is not there", s.def.EventText(e), v.Viewer, r)
			}
		}
	}
}
