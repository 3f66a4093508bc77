package bot

import "tabard/engines/game"

// alone is how many hundredths of a point make one share of the win where nobody else has a seat: the share then rises
// evenly, by how the roll-out compares with what the turn search expects.
const alone = 4000

// judge says what a position at the end of a roll-out is worth.
type judge struct {
	expected int64 // worth of the best answer in the eyes of the turn search
	ranks    []game.Rank
	worth    [game.MaxSeats]int32
	share    [game.MaxSeats]int64
}

// reward is each seat's part of the win, judged by the worth of the position, or by the ranking with a little of the
// margin once the game is over: a bot neither gives up nor throws a won game.
func (j *judge) reward(def *game.Def, s game.State, seats int) *[game.MaxSeats]int64 {
	for p := range seats {
		j.worth[p] = def.Eval(s, game.Player(p))
	}
	if seats > 1 {
		shares(j.worth[:seats], halving, j.share[:seats])
	} else {
		j.share[0] = min(max(unit/2+(int64(j.worth[0])-j.expected)*unit/alone, 0), unit)
	}
	if s.Turn() != game.Nobody {
		return &j.share
	}
	j.ranks = s.Standing(j.ranks[:0])
	winners, won := int64(0), int64(3) // quarters of the reward for winning
	if seats == 1 {
		won = 1 // a higher score is as good
	}
	for _, r := range j.ranks {
		if r.Place == 1 {
			winners++
		}
	}
	for _, r := range j.ranks {
		if r.Who == game.Nobody {
			continue
		}
		j.share[r.Who] = j.share[r.Who] * (4 - won) / 4
		if r.Place == 1 {
			j.share[r.Who] += won * unit / (4 * winners)
		}
	}
	return &j.share
}
