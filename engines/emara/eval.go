package emara

import (
	"math/bits"

	"tabard/engines/game"
)

// What a position is worth to a seat, for bots. What the score would be if the game ended now stands by itself; to it
// come features counted from the public position, weighed by how many turns the seat has left: what goods, craftsmen and
// advisors will still bring, what the next visits would yield, and what it costs that one of the two totals is behind.

// The features. Gains are hundredths of a point.
const (
	fBase     = iota                 // 4: what the remaining turns bring anyone
	fCPShort                         // citizens so far behind that left-over goods and the coming turns hardly make it good, up to 16
	fCPFar                           // and what goes beyond that
	fBPShort                         // the same for buildings
	fBPFar                           //
	fTilt                            // how much better the goods fit the total that is behind
	fGood                            // + good: owned, up to three
	fMany     = fGood + Goods        // resources beyond three of a kind
	fHoard    = fMany + 1            // other goods beyond three of a kind
	fFavor    = fHoard + 1           // favor tokens
	fCraft    = fFavor + 1           // + resource: craftsmen
	fNextHut  = fCraft + Resources   // points of the next craftsman
	fAdvisor  = fNextHut + 1         // + advisor - Baker: has it
	fNextRank = fAdvisor + abilities // points of the next noble rank
	fRank     = fNextRank + 1        // gain of the rank that can be taken in this turn, or in the next
	fRankSoon = fRank + 1            // of the rank that one coin or ring is missing for
	fTurn     = fRankSoon + 1        // in the middle of the own turn
	fMove     = fTurn + 1            // with the movement still to come
	fMoveTo   = fMove + 1            // gain of the better place that it leads to
	fCardGain = fMoveTo + 1          // what the card in play still gives
	fCardGo   = fCardGain + 1        // gain of the best visit that it still allows
	fCardDeal = fCardGo + 1          // gain of its exchange, hire or recruit
	fOpen     = fCardDeal + 1        // gain of what is still to be done in the open visit
	fHire     = fOpen + 1            // gain of the best hire where the councilors stand, in the middle of the turn
	fRecruit  = fHire + 1            // of the best recruit
	fUse      = fRecruit + 1         // of abilities not used yet
	fNext     = fUse + 1             // the same between turns: gain of the best place in reach
	fNext2    = fNext + 1            // of the second
	fNextHire = fNext2 + 1           // of the best hire where the councilors stand
	fNextJoin = fNextHire + 1        // of the best recruit
	fNextUse  = fNextJoin + 1        //
	fTrade    = fNextUse + 1         // gain of the event's trade at the round's end
	fCards    = fTrade + 1           // + card - CardRing: not played yet in this half of the game
	fStart    = fCards + 5           // starts this round
	fStarts   = fStart + 1           // will start the next one
	features  = fStarts + 1
)

// abilities are the advisors with a lasting one.
const abilities = int(Toolmaker-Baker) + 1

// turns is how many turns a seat has in a game, which is where the weights begin.
const turns = Rounds * Laps

// Weights are what a unit of each feature is worth, in sixteenths of a hundredth of a point, at each of KnotTurns: first with two
// seats, then with any other number.
type Weights [features][Columns]int16

// Columns is how many columns the weights have.
const Columns = 2 * Knots

// scale is the weights of each number of turns left, with two seats and with others.
type scale [2][turns + 1][features]int16

// Eval is the worth of a position to a seat, in hundredths of a point.
func Eval(state game.State, p game.Player) int32 { return state.(*State).worth(p, &present) }

var present = weights.spread()

// EvalWith is Eval with other weights, for the program that compares them.
func EvalWith(w *Weights) func(game.State, game.Player) int32 {
	all := w.spread()
	return func(s game.State, p game.Player) int32 { return s.(*State).worth(p, &all) }
}

// spread works out the weights between the knots.
func (w *Weights) spread() (all scale) {
	for table := range all {
		for left := range all[table] {
			all[table][left] = w.row(table, left)
		}
	}
	return all
}

// row is the weights of a table with so many turns left.
func (w *Weights) row(table, left int) (row [features]int16) {
	k, part, whole := KnotOf(left)
	k += table * Knots
	for f := range w {
		row[f] = w[f][k]
		if part > 0 {
			row[f] = int16((int(w[f][k])*(whole-part) + int(w[f][k+1])*part) / whole)
		}
	}
	return row
}

// table is 0 with two seats, 1 with any other number.
func (s *State) table() int {
	if s.N == 2 {
		return 0
	}
	return 1
}

// ColumnOf is the column of the weights by which a seat's position is valued, and the part of the whole way to the next one.
func ColumnOf(s *State, p game.Player) (column, part, whole int) {
	k, part, whole := KnotOf(s.TurnsLeft(p))
	return s.table()*Knots + k, part, whole
}

// KnotOf says between which knots a number of turns left lies: part of the whole way from knot k to the next one.
func KnotOf(left int) (k, part, whole int) {
	for k+1 < Knots && left <= KnotTurns[k+1] {
		k++
	}
	if k+1 == Knots {
		return k, 0, 1
	}
	return k, KnotTurns[k] - left, KnotTurns[k] - KnotTurns[k+1]
}

func (s *State) worth(p game.Player, all *scale) int32 {
	if s.Depth == 0 {
		// The score, and a touch of the first tie-break.
		final, second := s.Forecast(p)
		return int32(100*final + min(second, 99))
	}
	row := &all[s.table()][s.TurnsLeft(p)]
	var f [features]int16
	sum := 16 * s.count(p, row, &f)
	for i, n := range &f {
		sum += int32(n) * int32(row[i])
	}
	return sum / 16
}

// FeatureCount is how many features Eval counts.
const FeatureCount = features

// CurrentWeights are the weights that Eval uses. They are not to be changed.
func CurrentWeights() *Weights { return &weights }

// Bounds are those of a feature's weights: more of it may rightly be worth less, or never more, or else never less.
func Bounds(feature int) (low, high int16) {
	switch feature {
	case fBase, fMany, fHoard, fStart, fStarts:
		return -32000, 32000
	case fCPShort, fCPFar, fBPShort, fBPFar:
		return -wholeHalf, 0
	}
	if feature >= fCards && feature < fCards+5 {
		return -32000, 32000
	}
	return 0, 32000
}

// wholeHalf is the weight of half a point that is wasted for good, since the other total is behind.
const wholeHalf = 25 * 16

// Features are what Eval counts, and the worth of the position that no weight changes, for the program that fits the
// weights. Some features depend on weights themselves: what a good is kept for.
func Features(s *State, p game.Player, w *Weights) (f [features]int16, worth int32) {
	row := w.row(s.table(), s.TurnsLeft(p))
	worth = s.count(p, &row, &f)
	return f, worth
}

// inTurn says that a seat is in the middle of its turn.
func (s *State) inTurn(p game.Player) bool {
	return s.Frames[0].Kind == FrameTurn && s.Frames[0].Who == p
}

// count fills in the features and returns what the score would be if the game ended now with the totals level: half the
// sum of everything. Once the last turn is over, fCPShort and fBPShort make it exact.
func (s *State) count(p game.Player, row *[features]int16, f *[features]int16) int32 {
	q := &s.Seats[p]
	inTurn, left := s.inTurn(p), s.TurnsLeft(p)

	// Totals in halves of a point.
	halves := s.box.halves(q)
	if s.SplitDone>>p&1 == 1 {
		halves = 0
	}
	level := int32(25 * (2*int(q.CP) + 2*int(q.BP) + halves))
	f[fBase] = 4
	l := look{s: s, box: s.box, q: q, p: p, row: row, c: 50, b: 50}
	lack := 2*int(q.BP-q.CP) - drift*left // citizens come more easily, and mostly late
	room := 50 * max(0, abs(lack)-halves) / (8*left + 12)
	tilt := int32(min(room, 50))
	short := int16(max(0, abs(lack)-halves))
	if lack > 0 {
		f[fCPShort], f[fCPFar] = min(short, 16), max(short-16, 0)
		l.c, l.b = 50+tilt, 50-tilt
	} else {
		f[fBPShort], f[fBPFar] = min(short, 16), max(short-16, 0)
		l.c, l.b = 50-tilt, 50+tilt
	}

	fit := int32(0)
	for g := range Good(Goods) {
		n := int16(q.Owned(g))
		f[fGood+int(g)] = min(n, 3)
		if g < Resources {
			f[fMany] += max(n-3, 0)
		} else {
			f[fHoard] += max(n-3, 0)
		}
		l.keep[g] = 25*int32(s.box.EndPoints2[g]) + int32(row[fGood+int(g)])/16
		fit += int32(n) * int32(sides[g])
	}
	f[fTilt] = int16(fit * (l.c - 50) / 8)
	f[fFavor] = int16(bits.OnesCount16(q.Favors))
	l.token = 25*int32(s.box.TokenPoints2) + int32(row[fFavor])/16
	for at := range &s.Huts {
		f[fCraft+at] = int16(s.Crafts(p, Location(at)))
	}
	if q.CraftPlaced < Craftsmen {
		f[fNextHut] = int16(s.box.CraftsmanCP[q.CraftPlaced])
	}
	for i := range abilities {
		f[fAdvisor+i] = int16(q.Advisors >> (int(Baker-1) + i) & 1)
	}
	l.countRank(f, inTurn)
	rest := AllCards &^ q.Played
	for _, c := range q.Slots {
		if c != NoCard {
			rest &^= 1 << (c - 1)
		}
	}
	for i := range 5 {
		f[fCards+i] = int16(rest >> (int(CardRing-1) + i) & 1)
	}
	l.countTrade(f)
	if s.Start == p {
		f[fStart] = 1
	}
	if (s.Start+1)%game.Player(s.N) == p && s.Round < Rounds {
		f[fStarts] = 1
	}
	if inTurn {
		l.countTurn(f)
	}
	if left > 0 && !(inTurn && s.Flags&DoneMove == 0) {
		l.countNext(f, inTurn)
	}
	return level
}

// drift is how many half points more a turn brings in citizens than in buildings.
const drift = 3

// sides is which total a good helps: citizens above zero, buildings below.
var sides = [Goods]int8{Wood: -4, Stone: -1, Bread: 4, Ring: 2, Coin: 2}

func abs(n int) int { return max(n, -n) }

// Fixed says which weights are not for fitting: once the last turn is over what is left is counted exactly.
func Fixed(feature, column int) bool {
	if KnotTurns[column%Knots] > 0 {
		return false
	}
	switch feature {
	case fTurn, fMove, fMoveTo, fCardGain, fCardGo, fCardDeal, fOpen, fHire, fRecruit, fUse, fRank, fTrade:
		return false
	}
	return true
}
