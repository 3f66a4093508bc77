package bot

import "tabard/engines/game"

// Chances are how likely each seat is to win as things stand, in thousandths that add up to a thousand: by who leads in Def.Eval
// and how much a lead is worth at this time of the game among equal bots (game.Timed). What is hidden from anybody changes
// nothing: a spectator sees the same. Partners have a part each of what their team has.
func Chances(def *game.Def, s game.State) [game.MaxSeats]int {
	return seenChances(def, game.View(s, game.Nobody))
}

// seenChances are the chances in a spectator's view.
func seenChances(def *game.Def, view game.State) (thousandths [game.MaxSeats]int) {
	parts, seats := wins(def, view)
	sum, given := int64(0), int64(0)
	for _, n := range parts[:seats] {
		sum += n
	}
	if sum == 0 {
		return // an automaton has won
	}
	// What has been given to the seats so far is always the rounded part of all that they have.
	for p, n := range parts[:seats] {
		before := given
		given += n
		thousandths[p] = int((given*1000+sum/2)/sum - (before*1000+sum/2)/sum)
	}
	return thousandths
}

// wins is each seat's part of the win: by the ranking once the game is over, until then by what a lead is worth.
func wins(def *game.Def, s game.State) (parts [game.MaxSeats]int64, seats int) {
	seats = seatCount(s)
	if s.Turn() == game.Nobody {
		var buf [8]game.Rank
		for _, r := range s.Standing(buf[:0]) {
			if r.Place == 1 && r.Who != game.Nobody {
				parts[r.Who] = 1
			}
		}
		return parts, seats
	}
	var worth [game.MaxSeats]int32
	for p := range seats {
		worth[p] = def.Eval(s, game.Player(p))
	}
	shares(worth[:seats], halfAt(s, seats), parts[:seats])
	return parts, seats
}

// halfAt is the lead that halves a rival's odds at this time of the game.
func halfAt(s game.State, seats int) int32 {
	t := s.(game.Timed)
	return int32(max(t.Halving()[seats][t.Eighth()], 1))
}
