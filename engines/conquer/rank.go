package conquer

import "tabard/engines/game"

// SheetOf is how the seat's score comes about as it stands.
func (s *State) SheetOf(p game.Player) Sheet {
	q := &s.Seats[p]
	sheet := s.ScoreOf(q.DoneObj[:q.NDone], q.Faction, int(q.Captured))
	if q.Flags&HasFaction == 0 {
		sheet.Faction = 0
	}
	return sheet
}

// Standing ranks the seats by their scores, then by soldiers and settlements on the board. Partners share
// sums of both.
func (s *State) Standing(dst []game.Rank) []game.Rank {
	first := len(dst)
	var points, presence [MaxSeats]int
	for p := range s.N {
		q := &s.Seats[p]
		points[p] = s.SheetOf(game.Player(p)).Total()
		presence[p] = int(q.NArmy) + int(q.NTowns)
	}
	for p := range s.N {
		sheet := s.SheetOf(game.Player(p))
		r := game.Rank{Who: game.Player(p)}
		for o := range s.N {
			if o == p || !s.Enemies(game.Player(o), game.Player(p)) {
				r.Keys[0] += int32(points[o])
				r.Keys[1] += int32(presence[o])
			}
		}
		r.Parts[0], r.Parts[1] = int16(sheet.Cards), int16(sheet.Set)
		r.Parts[2], r.Parts[3] = int16(sheet.Faction), int16(sheet.Captured)
		dst = append(dst, r)
	}
	game.Place(dst[first:])
	return dst
}
