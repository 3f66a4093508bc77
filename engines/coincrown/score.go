package coincrown

import "tabard/engines/game"

// LandPoints are the points of a seat's lands by their present levels.
func (s *State) LandPoints(p game.Player) int {
	n := 0
	for id, o := range s.LandOwner {
		if o == p {
			n += int(s.box.LandPoints[s.LandLevel[id]])
		}
	}
	return n
}

// IronPoints are the points of the iron coins a seat holds.
func (s *State) IronPoints(p game.Player) int {
	n := 0
	for c, o := range s.IronOwner {
		if o == p {
			n += int(s.box.IronPoints[c])
		}
	}
	return n
}

// CardPoints are those for the kinds of market card that a seat has, retired ones among them, if the table wants that.
func (s *State) CardPoints(p game.Player) int {
	if s.Used&KindsCount == 0 {
		return 0
	}
	n := 0
	for k := range CardKind(CardKinds) {
		if s.Seats[p].Owned(k) > 0 {
			n += KindPoints
		}
	}
	return n
}

// ChurchPoints are the points for offerings by seat, as they stand. Distinct values are ranked from high to low; who
// shares a value gets one point less than its place gives; the next value gets the next place; nothing offered, nothing
// gained.
func (s *State) ChurchPoints() [MaxSeats]int {
	var points [MaxSeats]int
	places := &s.box.ChurchPlaces[s.N]
	bound := 1 << 30
	for place := range places {
		best, sharers := 0, 0
		for p := range s.N {
			switch v := s.Seats[p].Church.Value(); {
			case v >= bound || v < best || v == 0:
			case v == best:
				sharers++
			default:
				best, sharers = v, 1
			}
		}
		if sharers == 0 {
			break
		}
		n := int(places[place])
		if sharers > 1 {
			n--
		}
		for p := range s.N {
			if s.Seats[p].Church.Value() == best {
				points[p] = max(0, n)
			}
		}
		bound = best
	}
	return points
}

// Points is the whole score of a seat as it stands.
func (s *State) Points(p game.Player) int {
	return s.LandPoints(p) + s.IronPoints(p) + s.ChurchPoints()[p] + s.CardPoints(p)
}

// Standing ranks the seats as if the game ended now. The last key counts income as well, since it would be swept
// into the discard first; at the end it is empty.
func (s *State) Standing(dst []game.Rank) []game.Rank {
	first := len(dst)
	church := s.ChurchPoints()
	for p := range game.Player(s.N) {
		r := game.Rank{Who: p}
		lands, iron, cards := s.LandPoints(p), s.IronPoints(p), s.CardPoints(p)
		r.Parts[0], r.Parts[1], r.Parts[2], r.Parts[3] = int16(lands), int16(church[p]), int16(iron), int16(cards)
		r.Keys[0] = int32(lands + church[p] + iron + cards)
		for id, o := range s.LandOwner {
			if o == p {
				r.Keys[1+City-s.LandLevel[id]]++
			}
		}
		r.Keys[5] = int32(s.Seats[p].Saved() + s.Seats[p].Income.Value())
		dst = append(dst, r)
	}
	game.Place(dst[first:])
	return dst
}
