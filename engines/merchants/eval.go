package merchants

import (
	"sync"

	"tabard/engines/game"
)

// What a position is worth to a seat, for bots. Its gold, and what the year's end would add to it, stand by themselves; to
// that come features counted from the position, weighed by how far the year has gone: what crafts, tiles and cards will
// still bring, what the weapons in store can be sold for, and how the war would go if it came now. Nothing is hidden from
// it but the order of the decks, which it does not look at.

// The features. Gold is in whole pieces.
const (
	fBase      = iota               // 4: what the rest of the year brings anyone
	fMove                           // is to choose its action
	fWait                           // turns of others until then, while the season is open
	fLast                           // has a final turn to come
	fFirst                          // starts the next season
	fStarts                         // turns of others before its own in it
	fPurse                          // gold, up to 5
	fPurse15                        // up to 15
	fPurse30                        // up to 30
	fTypes                          // weapon types that it can forge
	fLevel2                         // weapon types with level 2 or more
	fLevel3    = fLevel2 + 1        //
	fLevel4    = fLevel2 + 2        //
	fLevel5    = fLevel2 + 3        // and so vorpal ones
	fLevel6    = fLevel2 + 4        //
	fLevels    = fLevel2 + 5        // levels beyond the sixth
	fCoin      = fLevels + 1        // + n: weapon types with more than n coins, up to 5
	fCoins     = fCoin + 5          // coins beyond the fifth
	fTop       = fCoins + 1         // weapon types in which no rival is as good
	fTopFar    = fTop + 1           // by two levels
	fEven      = fTopFar + 1        // in which none is better
	fBonus     = fEven + 1          // bonus cards
	fReady     = fBonus + 1         // those that can still be used in this season
	fNear5     = fReady + 1         // bonus cards nobody has, with level 5 in the weapon
	fNear4     = fNear5 + 1         // with level 4
	fOpen      = fNear4 + 1         // standard weapons in store that an open space waits for
	fSoon      = fOpen + 1          // that a space behind one token waits for
	fIdle      = fSoon + 1          // that none of these waits for
	fVorpOpen  = fIdle + 1          // vorpal ones
	fVorpSoon  = fVorpOpen + 1      //
	fVorpIdle  = fVorpSoon + 1      //
	fMany      = fVorpIdle + 1      // weapons in store beyond the fourth
	fTiles     = fMany + 1          // gold that tiles add to the sales in sight
	fNextSale  = fTiles + 1         // and to the best one of them
	fNewTiles  = fNextSale + 1      // reward tiles that those sales could take
	fContest   = fNewTiles + 1      // weapons of rivals that wait for the same spaces
	fDemand    = fContest + 1       // open spaces for weapons that it can forge, up to three of a type
	fCheap     = fDemand + 1        // coins off for those
	fFine      = fCheap + 1         // open spaces for vorpal weapons that it can forge
	fRace      = fFine + 1          // race tiles
	fRaceTop   = fRace + 1          // those of its best race
	fRegion    = fRaceTop + 1       // region tiles
	fReward    = fRegion + 1        // reward tiles that it can still take in this season
	fRepair    = fReward + 1        // gold for the weapons that would outlast a war now
	fKeep      = fRepair + 1        // and in the seasons after this one
	fSure      = fKeep + 1          // part of both for weapons that win clearly
	fNearly    = fSure + 1          // gold that weapons would bring that lose by a level or draw
	fThreat    = fNearly + 1        // gold that weapons bring that a rival could place a better one against
	fPrey      = fThreat + 1        // weapons that whoever comes would lose against
	fWarGold   = fPrey + 1          // gold from draws and by insurance in a war now
	fDefeated  = fWarGold + 1       // value of the defeated weapons after a war now
	fPrize     = fDefeated + 1      // gold that they would bring
	fBehind    = fPrize + 1         // how far they are behind the most, up to 8
	fAhead     = fBehind + 1        // how far ahead of the second, up to 8
	fSteve     = fAhead + 1         // how soon Salesman Steve sells against one of its weapons: 4 for the next sale
	fCards     = fSteve + 1         // + place in slotCards: the card lies in front of it
	fSlots     = fCards + slotCount // free slots
	fGuild     = fSlots + 1         // Merchant Guild: what is missing to its most
	fSmithing  = fGuild + 1         // gold that the three best weapons to forge now would bring beyond their price
	fForge     = fSmithing + 1      // gold that a turn of forging for the year's end alone would bring
	fSale      = fForge + 1         // 1 if a weapon in store can be sold now
	fSaleTwo   = fSale + 1          // 1 if two can
	fSaleFine  = fSaleTwo + 1       // 1 if one of those is vorpal
	fShut      = fSaleFine + 1      // rivals who could sell what ends the season now
	fShutOwn   = fShut + 1          // 1 if the seat could
	featureEnd = fShutOwn + 1
)

// features is how many features there are.
const features = featureEnd

// slotCards are the cards that stay in front of a seat. The Crown Bond is not among them: it is worth what it pays.
var slotCards = [slotCount]uint8{ExtraCrafty, BigForge, SilverTongue, OreContract, FinePrint, WarInsurance, FieldSmiths,
	TrophyHall, MerchantGuild, MastersMark, Veterans, JackOfAllTrades}

const slotCount = 12

// Weights are what a unit of each feature is worth, in sixteenths of a hundredth of a gold piece, at each of KnotTimes:
// first with two seats, then with more.
type Weights [features][Columns]int16

// Columns is how many columns the weights have.
const Columns = 2 * Knots

// scale is the weights of each time of the year, with two seats and with more.
type scale [2][timeEnd][features]int16

// Eval is the worth of a position to a seat, in hundredths of a gold piece.
func Eval(state game.State, p game.Player) int32 { return state.(*State).worth(p, present()) }

// present are the weights as Eval reads them. They are made when a bot first asks.
var present = sync.OnceValue(weights.spread)

// EvalWith is Eval with other weights, for the program that compares them.
func EvalWith(w *Weights) func(game.State, game.Player) int32 {
	all := w.spread()
	return func(s game.State, p game.Player) int32 { return s.(*State).worth(p, all) }
}

// spread works out the weights between the knots.
func (w *Weights) spread() *scale {
	all := new(scale)
	for table := range all {
		for t := range &all[table] {
			k, part, whole := KnotOf(t)
			k += table * Knots
			for f := range w {
				v := int(w[f][k])
				if part > 0 {
					v = (v*(whole-part) + int(w[f][k+1])*part) / whole
				}
				all[table][t][f] = int16(v)
			}
		}
	}
	return all
}

// table is 0 with two seats, 1 with more.
func (s *State) table() int { return min(int(s.N)-2, 1) }

// ColumnOf is where the weights of a position stand: part of the whole way from a column to the next one.
func ColumnOf(s *State, p game.Player) (column, part, whole int) {
	k, part, whole := KnotOf(s.Time(p))
	return s.table()*Knots + k, part, whole
}

// KnotOf says between which knots a time of the year lies: part of the whole way from knot k to the next one.
func KnotOf(t int) (k, part, whole int) {
	for k+1 < Knots && t >= KnotTimes[k+1] {
		k++
	}
	if k+1 == Knots {
		return k, 0, 1
	}
	return k, t - KnotTimes[k], KnotTimes[k+1] - KnotTimes[k]
}

// The time of the year as a seat sees it: sixteen steps to a season. A token is four of them, a battlefield at an open
// token that is half full one, as are seven cards of a fresh deck; a seat that has a final turn to come is at step 12, one that has none at step 14.
// A standstill ends the season too: with every turn of it the step comes nearer to the last, so that nobody thinks that waiting costs no time.
const (
	perSeason = 16
	finalTime = 12
	restTime  = 14
	timeEnd   = Seasons * perSeason
)

// Time is the time of the year for a seat.
func (s *State) Time(p game.Player) int {
	t := perSeason * int(s.Season)
	switch {
	case !s.comes(p):
		return t + restTime
	case s.ending() != game.Nobody:
		return t + finalTime
	}
	half := 0
	for r, f := range s.Frontier {
		if f == 0 || f > Depths {
			continue
		}
		row := s.layout().field[r][f]
		if s.Spaces[first(row)]|s.Spaces[first(row&(row-1))] != 0 {
			half++
		}
	}
	switch s.Season {
	case Spring:
		half += (SpringCards - s.CraftDeck()) / 7
	case Autumn:
		half += (Crafts - SpringCards - s.CraftDeck()) / 7
	}
	now := min(4*int(s.Tokens)+half, finalTime-1)
	still := StallTurns * int(s.N)
	return t + now + (restTime-now)*min(int(s.Stall), still)/still
}

// comes says whether the seat has an action to choose in this season, the present one included.
func (s *State) comes(p game.Player) bool {
	now := s.Frames[0].Who
	choosing := now == p && s.Frames[0].Kind == FrameAction
	switch {
	case s.stalled():
		return false
	case s.Trigger == game.Nobody || choosing:
		return true
	case s.TriggeredNow:
		return p != s.Trigger
	}
	return s.after(s.Trigger, p) > s.after(s.Trigger, now)
}

// stalled says that the season ends by standstill with the end of this turn.
func (s *State) stalled() bool {
	return s.Trigger == game.Nobody && int(s.Stall) >= StallTurns*int(s.N) && s.Frames[0].Kind == FrameTurnDone
}

// ending is the seat that begins the next season, once it is certain that this one ends; Nobody before.
func (s *State) ending() game.Player {
	if s.stalled() {
		return (s.Frames[0].Who + 1) % game.Player(s.N)
	}
	return s.Trigger
}

// after is how many seats after a it is b's turn.
func (s *State) after(a, b game.Player) int {
	n := int(b - a)
	if n < 0 {
		n += int(s.N)
	}
	return n
}

func (s *State) worth(p game.Player, all *scale) int32 {
	if s.Over {
		return 100*int32(s.Seats[p].Gold) + min(int32(s.Seats[p].Tie), 99)
	}
	var f [features]int16
	sum := 1600 * s.count(p, &f)
	row := &all[s.table()][s.Time(p)]
	for i, n := range &f {
		sum += int32(n) * int32(row[i])
	}
	return sum / 16
}

// CurrentWeights are the weights that Eval uses. They are not to be changed.
func CurrentWeights() *Weights { return &weights }

// Features are what Eval counts, and the gold that no weight changes, for the program that fits the weights.
func Features(s *State, p game.Player) (f [features]int16, gold int32) {
	gold = s.count(p, &f)
	return f, gold
}

// Bounds are those of a feature's weights: more of it may rightly be worth less, or never more, or else never less.
func Bounds(feature int) (low, high int16) {
	switch feature {
	case fBase, fSlots:
		return -32000, 32000
	case fMove, fWait, fFirst, fStarts, fShut, fShutOwn:
		return -8000, 8000
	case fMany, fGuild:
		return -3200, 0
	case fThreat, fContest, fBehind:
		return -8000, 0
	}
	return 0, 32000
}

// Fixed says which weights are not for fitting. Weapons that nobody waits for count for little before the final turns, see
// count; once a seat has no turn left in the year, the war is all that still comes.
func Fixed(feature, column int) bool {
	return feature == fIdle || feature == fVorpIdle || column%Knots == Knots-1
}
