package conquer

// Sheet is how a score comes about.
type Sheet struct {
	Cards    int   // points of the completed objectives
	Set      int   // for one colour on three of them
	SetColor Color // the colour most of them show, the first among equals; only if Set is not 0
	Faction  int   // one for each that shows a colour of the faction
	Captured int   // peasants
	Kingdom  int   // for kinds of settlements and soldiers on the board, if the table wants that
}

// Total is the score.
func (s Sheet) Total() int { return s.Cards + s.Set + s.Faction + s.Captured + s.Kingdom }

// Ribbons counts the colours on objectives.
func Ribbons(objectives []byte) (n [Colors]uint8) {
	for _, id := range objectives {
		for c := range Color(Colors) {
			n[c] += ObjectiveCards[id].Ribbon >> c & 1
		}
	}
	return n
}

// ScoreOf is the score of completed objectives, a faction and captured peasants. A card may count for the set and for the
// faction.
func (s *State) ScoreOf(completed []byte, f Faction, captured int) Sheet {
	x := Sheet{Captured: captured}
	for _, id := range completed {
		x.Cards += int(s.box.Objectives[id].Points)
		if ObjectiveCards[id].Ribbon&FactionCards[f].Ribbon != 0 {
			x.Faction++
		}
	}
	most := uint8(0)
	for c, n := range Ribbons(completed) {
		if n >= SetCards && n > most {
			x.Set, x.SetColor, most = SetPoints, Color(c), n
		}
	}
	return x
}
