package conquer

import (
	"sync"

	"tabard/engines/game"
)

// What a position is worth to a seat, for bots. The score stands by itself; to that come features counted from the
// position, weighed by how near the end is: what the objectives in hand are worth by how far they are from being
// fulfilled, the economy against the time that is left for it, the army, what it threatens and what threatens it. Nothing
// hidden is looked at but the hands that a deal has filled.

// The features. Points are in hundredths.
const (
	fDone      = iota                 // objectives completed
	fHand1                            // the objective in hand that is worth most, by how near it is: points
	fHand2                            // the next
	fHand3                            // the third, if so many are missing
	fSpare                            // those beyond the ones that are missing
	fReady                            // the best objective that can be claimed now: points
	fWin                              // how far ahead of all rivals it puts the seat if it is the last one: points, up to 4
	fPair                             // two completed with one colour, a third may come
	fCoins                            // coins, up to 8
	fCoinsMore                        // beyond
	fBasic                            // basic resources, up to 3 of each
	fBasicMore                        // beyond
	fCraft                            // craftpoints, up to 5
	fCraftMore                        // beyond
	fArrows                           // arrows, as many as archers and bolteers can use in two turns
	fFlaming                          // flaming ones, in one
	fPeasants                         // peasants, as many as settlements and one soldier take
	fIdlers                           // beyond
	fCoinRate                         // coins a turn
	fBasicRate                        // basic resources a turn
	fCraftRate                        // craftpoints a turn
	fTown                             // settlements
	fTier2                            // of the second tier
	fAvalon                           // the city
	fSoldier                          // + type-1: soldiers on the board
	fReserve   = fSoldier + 6         // soldiers in the reserve
	fGuarded   = fReserve + 1         // settlements with a defender
	fOpen      = fGuarded + 1         // how surely enemies can enter the others next turn, in 64ths
	fTaken     = fOpen + 1            // own settlements that are occupied
	fHeld      = fTaken + 1           // enemy settlements that it occupies
	fSiege     = fHeld + 1            // own settlements with an enemy beside them
	fRaid      = fSiege + 1           // how surely it can enter open enemy settlements, in 64ths
	fMarch     = fRaid + 1            // how near its soldiers are to enemy settlements
	fThreat    = fMarch + 1           // value of own soldiers at stake in the enemies' next turns, coins in 16ths
	fPrey      = fThreat + 1          // value of enemies' soldiers that it can hope to beat, coins in 16ths
	fShelter   = fPrey + 1            // how far its settlements lie from enemies
	fCards     = fShelter + 1         // + kind-1: action cards
	fPerk      = fCards + ActionCards // + faction: the perk is its
	featureEnd = fPerk + Factions
)

// features is how many features there are.
const features = featureEnd

// The times of the game: a seat that has no turn left, its last turn, then by how many objectives the seat that is nearest to
// the end still misses.
const (
	timeOver = iota
	timeLast
	timeOne
	timeTwo
	timeMore
	times
)

// TimeNames are the times in a few words.
var TimeNames = [times]string{"no turn left", "last turn", "one missing", "two missing", "more missing"}

// Columns are the times with two seats, and the times with more.
const Columns = 2 * times

// Weights are what a unit of each feature is worth, in sixteenths of a hundredth of a point, at each time.
type Weights [features][Columns]int16

// ColumnOf is the column that a position is valued by for a seat.
func ColumnOf(s *State, p game.Player) int { return s.columnAt(s.Time(p)) }

// columnAt is the column of a time.
func (s *State) columnAt(time int) int {
	if s.N == 2 {
		return time
	}
	return times + time
}

// scale is the weights by column.
type scale [Columns][features]int16

// Eval is the worth of a position to a seat, in hundredths of a point.
func Eval(state game.State, p game.Player) int32 { return state.(*State).worth(p, present()) }

// present are the weights as Eval reads them. They are made when a bot first asks.
var present = sync.OnceValue(weights.spread)

// EvalWith is Eval with other weights, for the program that compares them.
func EvalWith(w *Weights) func(game.State, game.Player) int32 {
	all := w.spread()
	return func(s game.State, p game.Player) int32 { return s.(*State).worth(p, all) }
}

func (w *Weights) spread() *scale {
	all := new(scale)
	for f := range w {
		for c, v := range w[f] {
			all[c][f] = v
		}
	}
	return all
}

// CurrentWeights are the weights that Eval uses. They are not to be changed.
func CurrentWeights() *Weights { return &weights }

// Features are what Eval counts, and what the score and luck are worth, which no weight changes, for the program that fits the weights.
func Features(s *State, p game.Player) (f [features]int16, worth int32) {
	if s.board != nil {
		s.count(p, &f)
	}
	return f, 100*int32(s.SheetOf(p).Total()) + s.brisk.luck[p]
}

// Weighed says that the features alone tell what the position is worth to a seat: the board is laid, the seat has turns left, and neither
// partners nor an end in sight count.
func Weighed(s *State, p game.Player) bool {
	return s.board != nil && s.Opt&OptTeams == 0 && s.Finisher == game.Nobody && s.Time(p) != timeOver
}

// Bounds are those of a feature's weights: more of it may rightly be worth less, or never more, or else never less.
func Bounds(feature int) (low, high int16) {
	switch feature {
	case fOpen, fTaken, fSiege, fThreat:
		return -8000, 0
	}
	if feature >= fPerk {
		return -4000, 4000
	}
	return 0, 16000
}

// Fixed says which weights are not for fitting: without a turn left only the score counts.
func Fixed(feature, column int) bool { return column%times == timeOver }

// worth adds partners together.
func (s *State) worth(p game.Player, all *scale) int32 {
	if s.board == nil {
		return s.taste(p)
	}
	own, luck := s.own(p, all), s.brisk.luck[p]
	if s.Opt&OptTeams != 0 {
		o := p ^ 2
		own += s.own(o, all)
		luck += s.brisk.luck[o]
	}
	return own + luck + s.end(p, own, all)
}

// own is what the seat has by itself.
func (s *State) own(p game.Player, all *scale) int32 {
	score := 100 * int32(s.SheetOf(p).Total())
	time := s.Time(p)
	if time == timeOver {
		return score + int32(s.Seats[p].NArmy+s.Seats[p].NTowns)
	}
	var f [features]int16
	s.count(p, &f)
	row := &all[s.columnAt(time)]
	sum := int32(0)
	for i, n := range &f {
		sum += int32(n) * int32(row[i])
	}
	return score + sum/16
}

// Winning: what a lead is worth once the last round has begun, and the lead from which more of it is no use.
const (
	leadWorth = 10
	leadMost  = 300
)

// end is what being ahead or behind is worth when the end has come in sight, to a seat that has so much by itself, with its partner.
func (s *State) end(p game.Player, own int32, all *scale) int32 {
	if s.Finisher == game.Nobody && !s.Over {
		return 0
	}
	behind := int32(-1 << 30)
	for o := range game.Player(s.N) {
		if s.Enemies(o, p) {
			w := s.own(o, all)
			if s.Opt&OptTeams != 0 {
				w += s.own(o^2, all)
			}
			behind = max(behind, w)
		}
	}
	return leadWorth * max(-leadMost, min(leadMost, own-behind))
}

// taste tells boards apart that are being laid: nothing is at stake there, so bots like now this, now that.
func (s *State) taste(p game.Player) int32 {
	h := uint32(2166136261) + uint32(p)
	for _, code := range s.Placement.Tiles {
		h = (h ^ uint32(code)) * 16777619
	}
	return int32(h >> 24 & 31)
}

// Time is the time of the game as a seat sees it.
func (s *State) Time(p game.Player) int {
	left := int(s.MaxRounds) - int(s.Round)
	switch {
	case s.Over || s.Finisher != game.Nobody && (p != s.Current || s.Ended) && s.TurnsLeft(p) <= 0 || left <= 0 && !s.comes(p, s.First):
		return timeOver
	case s.Finisher != game.Nobody || left <= 0:
		return timeLast
	}
	missing := s.brisk.missing
	if !s.brisk.on {
		missing = s.missing()
	}
	return min(timeLast+max(int(missing), 1), timeLast+max(left, 1), timeMore)
}

// missing is how many objectives the seat that is nearest to the end still misses.
func (s *State) missing() uint8 {
	most := uint8(0)
	for o := range s.N {
		most = max(most, s.Seats[o].NDone)
	}
	return s.Target - most
}

// comes says whether the seat has a turn, or the rest of one, before the turn of another begins.
func (s *State) comes(p, until game.Player) bool {
	if p == s.Current {
		return !s.Ended
	}
	for q := s.next(s.Current); q != until; q = s.next(q) {
		if q == p {
			return true
		}
	}
	return false
}

// goodsWorth is what one of a resource is reckoned as, in coins.
var goodsWorth = [Resources]int{2, 2, 2, 2, 5}

// count counts the features of a seat.
func (s *State) count(p game.Player, f *[features]int16) {
	q := &s.Seats[p]
	var view war
	s.look(p, &view)
	f[fDone] = int16(q.NDone)
	capped := func(have uint16, most int, in, more int) {
		f[in] += int16(min(int(have), most))
		f[more] += int16(min(max(int(have)-most, 0), most))
	}
	capped(q.Coins, 8, fCoins, fCoinsMore)
	for r := range Basics {
		capped(q.Stock[r], 3, fBasic, fBasicMore)
	}
	capped(q.Stock[Craft], 5, fCraft, fCraftMore)
	bows := int16(0)
	for _, x := range q.army() {
		f[fSoldier+int(x.Type)-1]++
		if x.Type == Archer || x.Type == Bolteer {
			bows++
		}
	}
	f[fReserve] = int16(q.Reserve[0] + q.Reserve[1])
	bows += int16(q.Reserve[1])
	f[fArrows] = min(int16(q.Arrows), 2*bows)
	f[fFlaming] = min(int16(q.Flaming), bows)
	s.countTowns(p, &view, f)
	for _, k := range q.Act[:q.NAct] {
		if k != NoCard {
			f[fCards+int(k)-1]++
		}
	}
	for _, k := range q.Open[:q.NOpen] {
		f[fCards+int(k&^TurnedOver)-1]++
	}
	if s.Opt&OptPerks != 0 && q.Flags&HasFaction != 0 {
		f[fPerk+int(q.Faction)] = 1
	}
	f[fGuarded], f[fOpen], f[fTaken], f[fHeld], f[fSiege] = view.guarded, view.open, view.taken, view.held, view.siege
	f[fRaid], f[fMarch], f[fThreat], f[fPrey], f[fShelter] = view.raid, view.march, view.threat, view.prey, view.shelter
	s.countObjectives(p, &view, f)
}

// countTowns counts settlements and what they bring in a turn when they are worked: a peasant is soon bought.
func (s *State) countTowns(p game.Player, view *war, f *[features]int16) {
	q := &s.Seats[p]
	hands, places := int(q.Spare), 1
	earn := func(y *Goods) {
		f[fCoinRate] += int16(y.Coins)
		f[fBasicRate] += int16(y.Stock[Wood] + y.Stock[Iron] + y.Stock[Horse] + y.Stock[Stone])
		f[fCraftRate] += int16(y.Stock[Craft])
	}
	for i := range q.NTowns {
		t := &q.Towns[i]
		switch t.Tier {
		case 2:
			f[fTier2]++
		case Avalon:
			f[fAvalon]++
		}
		if view.occupied>>i&1 != 0 {
			continue
		}
		if t.Flags&Peasant != 0 {
			hands++
		}
		places++
		earn(&s.box.Town(t.Type, t.Tier).Yield)
	}
	for i := range view.holds[:view.held] { // an occupier takes the yield for itself
		earn(&view.holds[i])
	}
	if s.HasPerk(p, Tithes) {
		f[fCoinRate] += TithesCoins
	}
	f[fTown] = int16(q.NTowns)
	f[fPeasants] = int16(min(hands, places))
	f[fIdlers] = int16(min(max(hands-places, 0), 5))
}
