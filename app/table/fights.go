package table

import "slices"

// Fights says which fights and wars are watched as they happen. All can be watched from the log.
type Fights uint8

// The ways to watch.
const (
	FightsAll   Fights = iota
	FightsMine         // those in which a person at this device takes part
	FightsNever        // the log tells of them
)

// FightsIDs are the ways to watch by name, in order.
var FightsIDs = []string{"watch", "mine", "never"}

// FightsByID reads one of FightsIDs; anything else is the first.
func FightsByID(id string) Fights { return Fights(max(0, slices.Index(FightsIDs, id))) }
