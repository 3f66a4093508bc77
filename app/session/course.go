package session

import "tabard/engines/game"

// Point is where the scores stood when a part of the game was over: a year, a round.
type Point struct {
	Entry  int    // the newest of the log
	Name   string // of the part
	Scores [game.MaxSeats]int32
}

// Course is how the scores went over the game, as the session's eyes could see them, with a point at the end of each part. part names
// the part that a view is in, of which Log is empty.
func (s *Session) Course(part func(View) string) (points []Point) {
	defer func() {
		if recover() != nil { // as in At
			points = nil
		}
	}()
	if s.covered || len(s.steps) == 0 {
		return nil
	}
	st, last, entry := s.at(0).Clone(), "", 0
	for n := 0; n <= len(s.steps); n++ {
		if n == len(s.steps) || n == 0 || s.steps[n].settled {
			v := View{Def: s.def, Setup: s.rec.Setup, Seats: s.view.Seats, Viewer: s.viewer, State: st, Turn: st.Turn(), Prompt: st.Prompt(),
				Over: st.Turn() == game.Nobody}
			if n < len(s.steps) {
				v.Viewer = s.eyes(n)
			}
			if name := part(v); name != last {
				if last != "" {
					p := Point{Entry: entry, Name: last}
					for _, r := range standing(st, game.View(st, v.Viewer)) {
						if r.Who >= 0 {
							p.Scores[r.Who] = r.Keys[0]
						}
					}
					points = append(points, p)
				}
				last = name
			}
			entry++
		}
		if n < len(s.steps) && s.steps[n].first {
			st.CopyFrom(s.steps[n].before) // the letter's own streams
		}
		if n < len(s.steps) {
			st.Apply(s.steps[n].action, nil)
		}
	}
	return points
}
