package conquer

// What was otherwise under rules 1, as far as a game that was begun then goes on by it: what objectives are worth, and the
// movement die. Prices and what objectives ask for are today's in every game.

// formerDie are the sides of the movement die under rules 1.
var formerDie = [DieSides]uint8{1, 2, 3, 4, 5, 6}

// formerPoints are what the objectives were worth under rules 1, by number.
var formerPoints = [Objectives + 1]uint8{
	0,
	1, 1, 2, 2, 2, 4, 1, 2, 2, 2, 2, 4, 2, 2, 2,
	2, 2, 2, 5, 5, 5, 5, 4, 2, 2, 2, 2, 5, 3, 3,
	3, 3, 2, 4, 3, 3, 2, 2, 2, 2, 3, 2, 4, 2, 2,
	4, 4, 6, 6, 3, 3, 3, 3, 3, 3, 4, 4, 4, 6, 6,
	4, 3, 5, 6, 5, 4, 4, 4, 4, 4, 3, 3, 5, 6, 6,
}

// PointsOf is what an objective is worth in this game.
func (s *State) PointsOf(id uint8) uint8 {
	if s.Opt&OptRules2 == 0 {
		return formerPoints[id]
	}
	return ObjectiveCards[id].Points
}

// moveDie are the sides of the movement die in this game.
func (s *State) moveDie() *[DieSides]uint8 {
	if s.Opt&OptRules2 == 0 {
		return &formerDie
	}
	return &MoveDie
}
