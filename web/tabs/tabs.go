// Package tabs hands out games among the tabs of one browser, so that each is played in one of them at a time. In a browser
// static/tabs.js does it, by Web Locks or, where there are none, by asking the other tabs.
package tabs

// Hear are the functions by which a tab hears of the others. Each may be called at any time.
type Hear struct {
	Lost     func(id string)  // another tab has taken a game over that this one had
	Changed  func(key string) // another tab has written or deleted a record of the store; "" means any
	Outdated func()           // another tab runs a newer version of the app
}

// Desk is where a tab claims games.
type Desk interface {
	// Claim asks for a game and calls done, at once or later, with whether it is this tab's now. With steal the tab that has
	// it loses it.
	Claim(id string, steal bool, done func(mine bool))
	// Free gives a game back.
	Free(id string)
}

// Room connects tabs without a browser. A lone tab has a room of its own; tests put several tabs into one.
type Room struct {
	seats []*seat
}

type seat struct {
	room *Room
	hear Hear
	held map[string]bool
}

// Join adds a tab to the room.
func (r *Room) Join(h Hear) Desk {
	s := &seat{room: r, hear: h, held: map[string]bool{}}
	r.seats = append(r.seats, s)
	return s
}

// Tell tells all tabs but one that it has written a record.
func (r *Room) Tell(but Desk, key string) {
	for _, s := range r.seats {
		if Desk(s) != but && s.hear.Changed != nil {
			s.hear.Changed(key)
		}
	}
}

// Claim implements Desk.
func (s *seat) Claim(id string, steal bool, done func(mine bool)) {
	for _, other := range s.room.seats {
		if other == s || !other.held[id] {
			continue
		}
		if !steal {
			done(false)
			return
		}
		delete(other.held, id)
		if other.hear.Lost != nil {
			other.hear.Lost(id)
		}
	}
	s.held[id] = true
	done(true)
}

// Free implements Desk.
func (s *seat) Free(id string) { delete(s.held, id) }
