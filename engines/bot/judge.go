package bot

import "tabard/engines/game"

// judge says what a position at the end of a roll-out is worth.
type judge struct {
	ranks []game.Rank
	worth [game.MaxSeats]int32
	share [game.MaxSeats]int64
}

// reward is each seat's part of the win, judged by the worth of the position, or by the ranking with a little of the
// margin once the game is over: a bot neither gives up nor throws a won game.
func (j *judge) reward(def *game.Def, s game.State, seats int) *[game.MaxSeats]int64 {
	for p := range seats {
		j.worth[p] = def.Eval(s, game.Player(p))
	}
	shares(j.worth[:seats], j.share[:seats])
	if s.Turn() != game.Nobody {
		return &j.share
	}
	j.ranks = s.Standing(j.ranks[:0])
	winners := int64(0)
	for _, r := range j.ranks {
		if r.Place == 1 {
			winners++
		}
	}
	for _, r := range j.ranks {
		if r.Who == game.Nobody {
			continue
		}
		j.share[r.Who] /= 4
		if r.Place == 1 {
			j.share[r.Who] += 3 * unit / (4 * winners)
		}
	}
	return &j.share
}
