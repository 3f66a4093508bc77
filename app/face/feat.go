package face

import "tabard/engines/game"

// Feat is an achievement: a game that one person has won against bots, or alone, as the fields say. It hangs on how the game ended, so that
// every game on record tells whether it was one.
type Feat struct {
	Seats  uint8 // exactly so many; 0 for any number but one
	Level  uint8 // every rival was at least so strong
	Ahead  uint8 // points before everybody else, at least
	Of     uint8 // what must be Least or more: FeatKey or FeatPart, and the number of it; 0 for nothing
	Least  int16
	Option uint8 // has this Value, if that is not 0
	Value  uint8
}

// What Feat.Of counts.
const (
	FeatKey   = 1  // of Rank.Keys
	FeatPart  = 16 // of Rank.Parts
	FeatLevel = 32 // the first two of Rank.Parts are equal
	FeatClean = 48 // of Rank.Parts, which must be 0
)

// Reached says that a seat's rank at the end of a game is the feat; ahead is how many points lie between it and the best of all others, and
// weakest the level of its weakest rival.
func (f *Feat) Reached(setup game.Setup, r *game.Rank, ahead, weakest int) bool {
	if r.Place != 1 || (f.Seats != 0 || setup.Seats == 1) && int(f.Seats) != setup.Seats || weakest < int(f.Level) || ahead < int(f.Ahead) ||
		f.Value != 0 && setup.Options[f.Option] != f.Value {
		return false
	}
	switch i := f.Of % 16; {
	case f.Of >= FeatClean:
		return r.Parts[i] == 0
	case f.Of == FeatLevel:
		return r.Parts[0] == r.Parts[1]
	case f.Of >= FeatPart:
		return r.Parts[i] >= f.Least
	case f.Of > 0:
		return r.Keys[i-FeatKey] >= int32(f.Least)
	}
	return true
}
